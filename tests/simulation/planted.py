"""Faults that are planted in a world to see whether they are found."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress

from hacktable.server.table.stored import Move, NotSavedError, Sight
from simulation.database import Connection
from simulation.world import World


class Careless(Connection):
    """Takes no notice of a move that could not be written."""

    async def append(self, *moves: Move, sight: Sight | None = None, term: int) -> None:
        with suppress(NotSavedError):
            await super().append(*moves, sight=sight, term=term)


class Hasty(Connection):
    """Says that a move is written as soon as it has been asked to write it."""

    async def append(self, *moves: Move, sight: Sight | None = None, term: int) -> None:
        writing = self._loop.create_task(super().append(*moves, sight=sight, term=term))
        writing.add_done_callback(lambda done: done.exception())


def no_resend(world: World) -> None:
    """Pages do not send again what was not answered."""
    world.resends = False


def unnoticed_failures(world: World) -> None:
    """A failed write is not noticed."""
    world.connects = Careless


def early_answers(world: World) -> None:
    """Moves are acknowledged before they are on disk."""
    world.connects = Hasty


PLANTED: dict[str, Callable[[World], None]] = {each.__name__: each for each in (no_resend, unnoticed_failures, early_answers)}
