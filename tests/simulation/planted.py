"""Faults that are planted in a world to see whether they are found."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace

import msgspec

from hacktable.server.house import House
from hacktable.server.parcels import Count, Item, Onward, Said, Told
from hacktable.server.relays import Outward, Peer
from hacktable.server.table.leases import NotOwnerError
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


class Brazen(Connection):
    """Writes although another server has taken the table: in the term that the table has now."""

    async def append(self, *moves: Move, sight: Sight | None = None, term: int) -> None:
        table = moves[0].table if moves else sight.table if sight else ""
        try:
            await super().append(*moves, sight=sight, term=term)
        except NotOwnerError:
            await super().append(*moves, sight=sight, term=self._database.leases[table].term)


class Hoarding(Connection):
    """Says that ticks, hands and what bots do is written, and writes it with the next move of somebody."""

    _hoarded: tuple[Move, ...] = ()

    async def append(self, *moves: Move, sight: Sight | None = None, term: int) -> None:
        if all(move.move_id is None for move in moves) and sight is None:
            self._hoarded += moves
            return
        hoarded, self._hoarded = self._hoarded, ()
        await super().append(*hoarded, *moves, sight=sight, term=term)


def no_fence(world: World) -> None:
    """The database takes writes of any term."""
    world.database.fences = False


def late_writes(world: World) -> None:
    """A server that has lost a table goes on writing to it."""
    world.connects = Brazen


def unnoticed_gaps(world: World) -> None:
    """What is lost between two servers is not missed: every message seems to be the next."""

    def harm(house: House) -> None:
        relays = house._relays
        if relays is None:
            return
        read = relays._read

        def harmed(peer: Peer, item: Item) -> None:
            if isinstance(item, Told) and item.relay in peer.outward:
                item = msgspec.structs.replace(item, number=peer.outward[item.relay].received)
            elif isinstance(item, Said) and item.relay in peer.inward:
                item = msgspec.structs.replace(item, number=peer.inward[item.relay].received)
            elif isinstance(item, Count):
                item = msgspec.structs.replace(
                    item,
                    outward={relay: peer.inward[relay].received for relay in item.outward if relay in peer.inward},
                    inward={relay: peer.outward[relay].received for relay in item.inward if relay in peer.outward},
                )
            read(peer, item)

        relays._read = harmed  # type: ignore[method-assign]

    world.harm = harm


def no_resend(world: World) -> None:
    """Pages do not send again what was not answered."""
    world.resends = False


def unnoticed_failures(world: World) -> None:
    """A failed write is not noticed."""
    world.connects = Careless


def early_answers(world: World) -> None:
    """Moves are acknowledged before they are on disk."""
    world.connects = Hasty


def hoarded_blocks(world: World) -> None:
    """What happens by itself is told long before it is on disk."""
    world.connects = Hoarding


def late_commits(world: World) -> None:
    """No fault: people come to a table without a match, and of the writes many are reported as failed and done later. Otherwise all is well."""
    climate = world.climate
    climate.late, climate.failed, climate.unheard, climate.unread, climate.lost = 0.25, 0.0, 0.0, 0.0, 0.0
    climate.events, climate.storm, climate.pages, climate.disk = (), 12.0, 0.005, 0.01
    world.begins = False


def kept_terms(world: World) -> None:
    """A table that is read again because a write has failed keeps its term, so that this write may come after what was read."""
    late_commits(world)

    def harm(house: House) -> None:
        async def keep(link: str) -> int:
            return house._open[link].term

        house._services = replace(house._services, take_anew=keep)

    world.harm = harm


def hand_overs(world: World) -> None:
    """No fault: whoever owns the table is told to stop, again and again, while much is on its way between servers."""
    climate = world.climate
    climate.events, climate.every, climate.storm = ("hand over",), 0.5, 12.0
    climate.bus, climate.disk, climate.pages = 0.1, 0.01, 0.05


def lost_on_the_way(world: World) -> None:
    """When a table is handed over, nobody misses what pages at other servers have said or were told just before, and what was lost then."""
    hand_overs(world)

    def harm(house: House) -> None:
        relays = house._relays
        if relays is None:
            return
        led_on = relays._led_on

        def harmed(peer: Peer, outward: Outward, onward: Onward) -> None:
            led_on(peer, outward, msgspec.structs.replace(onward, read=outward.sent, sent=outward.received))

        relays._led_on = harmed  # type: ignore[method-assign]

    world.harm = harm


PLANTED: dict[str, Callable[[World], None]] = {
    each.__name__: each
    for each in (
        no_fence,
        late_writes,
        kept_terms,
        lost_on_the_way,
        no_resend,
        unnoticed_failures,
        early_answers,
        hoarded_blocks,
        unnoticed_gaps,
    )
}
