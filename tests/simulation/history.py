"""What one server would have told everybody, from the moves that are on disk: what pages were told is compared with it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol

import msgspec

from hacktable.kernel.game import Game
from hacktable.match.box import box
from hacktable.server.table.playing import Playing
from hacktable.server.table.stored import Move, StoredMatch
from simulation.page import Heard, Page

_decode = msgspec.json.Decoder().decode
OF_THE_LINE = ("epoch", "number", "clock", "ack")
"""What depends on when a page came and not only on the match."""


class BrokenError(Exception):
    """Something happened that must not happen."""


def bare(message: dict[str, Any]) -> dict[str, Any]:
    """A sync or a frame without what depends on the line."""
    return {name: value for name, value in message.items() if name not in OF_THE_LINE}


class Telling:
    """What one viewer of a match is told by a single server, from the first move to the last."""

    def __init__(self) -> None:
        self.syncs: list[dict[str, Any] | None] = []
        """For each number of frames, what a sync says then; None where no page got one with so long a log."""
        self.frames: list[tuple[int, dict[str, Any]]] = []
        """Each with the move that it tells of."""


class History:
    """One match, played again by one server from what is on disk."""

    def __init__(self, stored: StoredMatch, moves: tuple[Move, ...], wanted: dict[int | None, set[int]]) -> None:
        """:param wanted: for each viewer, how long the logs were in syncs that pages got. Writing other syncs would take most of the time."""
        self.moves = moves_by_id(moves)
        self.tellings = {viewer: Telling() for viewer in wanted}
        self.rules = box(stored.setup.game).rules
        self._wanted = wanted
        self._playing = playing = Playing(stored, (), "history")
        for viewer in self.tellings:
            self._sync(viewer)
        for move in moves:
            step = playing.attempt(move.seat, move.action, at=move.at)
            playing.take(step, move.move_id)
            for viewer, frame in playing.frames([step], None, move.move_id).items():
                self.tellings[viewer].frames.append((move.ply, bare(_decode(frame))))
                self._sync(viewer)

    def _sync(self, viewer: int | None) -> None:
        wanted = len(self._playing.viewer(viewer).entries) in self._wanted[viewer]
        self.tellings[viewer].syncs.append(bare(_decode(self._playing.sync(viewer, None))) if wanted else None)


def moves_by_id(moves: tuple[Move, ...]) -> dict[str, Move]:
    """Those that pages have sent.

    :raises BrokenError: if one is missing, or there twice.
    """
    if [move.ply for move in moves] != list(range(1, len(moves) + 1)):
        raise BrokenError(f"moves {[move.ply for move in moves]} are on disk")
    found = {move.move_id: move for move in moves if move.move_id}
    if len(found) != sum(move.move_id is not None for move in moves):
        raise BrokenError("a move is on disk twice")
    return found


def length_of_log(sync: dict[str, Any]) -> int:
    log = sync["log"]
    return log[-1]["number"] + 1 if log else 0


def check_page(page: Page, histories: dict[tuple[str, int], History]) -> None:
    """Whether a page was shown a history as one server would have shown it, in order and without a gap, and nothing that was not on disk.

    :raises BrokenError: if not.
    """
    places: dict[tuple[int, int | None], set[int]] = {}
    """For each match and viewer, after how many frames the page may be: what it is told can be the same after some."""
    for heard in page.heard:
        history = histories.get((page.link, heard.match))
        if history is None:
            raise BrokenError(f"{page.name} was told of match {heard.match}, which is not on disk")
        telling = history.tellings[heard.seat]
        key = (heard.match, heard.seat)
        if heard.kind == "sync":
            places[key] = _synced(telling, heard, min(places.get(key, {0})))
        else:
            places[key] = {at + 1 for at in places[key] if at < len(telling.frames) and telling.frames[at][1] == bare(heard.message)}
        if not places[key]:
            raise BrokenError(f"{page.name} was told what no single server would have told it there: {heard.message}")
        told = min(places[key])
        if told and telling.frames[told - 1][0] > heard.durable:
            raise BrokenError(f"{page.name} was told of move {telling.frames[told - 1][0]} when {heard.durable} were on disk")


def _synced(telling: Telling, heard: Heard, least: int) -> set[int]:
    said = bare(heard.message)
    return {at for at in range(least, len(telling.syncs)) if telling.syncs[at] == said}


class Kept(Protocol):
    """What is on disk of a match."""

    moves: dict[str, Move]
    rules: Game


def check_moves(page: Page, histories: Mapping[tuple[str, int], Kept]) -> None:
    """Whether each move that was acknowledged is on disk once, in the order in which the page made them, and none that was refused.

    :raises BrokenError: if not.
    """
    last: tuple[int, int] = (0, 0)
    for sent in page.sent:
        history = histories.get((page.link, sent.match))
        kept = history.moves.get(sent.id) if history else None
        if sent.end == "acknowledged" and kept is None:
            raise BrokenError(f"{page.name}: move {sent.id} was acknowledged and is not on disk")
        if history and kept:
            played = (kept.seat, kept.action)
            if played != (sent.seat, str(history.rules.actions.from_json(sent.action))):
                raise BrokenError(f"{page.name}: move {sent.id} of seat {sent.seat}, {sent.action!r}, is on disk as {played}")
        if sent.end == "refused" and kept:
            raise BrokenError(f"{page.name}: move {sent.id} was refused and is on disk")
        if kept:
            if (sent.match, kept.ply) <= last:
                raise BrokenError(f"{page.name}: move {sent.id} is on disk before one that was made earlier")
            last = sent.match, kept.ply
