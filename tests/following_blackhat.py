"""A follower for Black Hat: it keeps the public fields up to date from the events that everyone is told, and from nothing else."""

from __future__ import annotations

from typing import Any

from hacktable.games.blackhat import verbs
from hacktable.games.blackhat.board import CARD_KINDS, HANDS, HAT, JOKER, card_name
from hacktable.games.blackhat.drawing import CELL_NAMES, MODULES
from hacktable.games.blackhat.state import JAIL, MARKERS, NOWHERE, PLACES
from hacktable.kernel.verbs import Event

CARDS = [card_name(kind) for kind in range(CARD_KINDS)]


class TableFollowed:
    """Pawns, Tracer, markers, modules, the trick, what is known of hands, and points."""

    def __init__(self, players: int) -> None:
        hands = 3 if players == 2 else players
        starts = [CELL_NAMES.index("a2"), CELL_NAMES.index("a4")]
        self.place = [[*starts] if hand < hands else [NOWHERE] * 2 for hand in range(HANDS)]
        self.points = [0] * HANDS
        self.tracer = NOWHERE
        self.marker, self.sign = [NOWHERE] * MARKERS, [0] * MARKERS
        self.laid, self.side = [NOWHERE] * MODULES, [0] * MODULES
        self._new_round()

    def _new_round(self) -> None:
        self.held = [0] * HANDS
        self.open = [[0] * CARD_KINDS for _ in range(HANDS)]
        self.trick = [[0] * CARD_KINDS for _ in range(HANDS)]

    def follow(self, event: Event) -> None:
        match event:
            case verbs.Round():
                self._new_round()
            case verbs.Hatted(seat):
                self.open[seat][HAT] = 1
            case verbs.Dealt(seat, cards):
                self.held[seat] = cards
            case verbs.Shown(seat, card):
                self.open[seat][CARDS.index(card)] += 1
            case verbs.Drew(seat):
                self.held[seat] += 1
            case verbs.Scored():
                self.points[event.seat] = event.total
            case verbs.Played(seat, rank, naturals, jokers, hat):
                for kind, count in ((rank - 1, naturals), (JOKER, jokers), (HAT, hat)):
                    self.trick[seat][kind] += count
                    self.open[seat][kind] -= min(count, self.open[seat][kind])
                    self.held[seat] -= count
            case verbs.Took(seat):
                for kind in range(CARD_KINDS):
                    for _ in range(sum(row[kind] for row in self.trick)):
                        self._pick_up(seat, kind)
            case verbs.Kept(seat):
                self._pick_up(seat, HAT)
            case verbs.Picked(seat, rank):
                self._pick_up(seat, rank - 1)
            case verbs.Discarded():
                self.trick = [[0] * CARD_KINDS for _ in range(HANDS)]
            case verbs.Eliminated(seat):
                self.held[seat], self.open[seat] = 0, [0] * CARD_KINDS
            case _:
                self._follow_board(event)

    def _pick_up(self, seat: int, kind: int) -> None:
        next(row for row in self.trick if row[kind])[kind] -= 1
        self.open[seat][kind] += 1
        self.held[seat] += 1

    def _follow_board(self, event: Event) -> None:
        match event:
            case verbs.Moved() | verbs.Sent():
                self.place[event.seat][event.pawn - 1] = PLACES.index(event.to)
            case verbs.Jailed(seat, pawn):
                self.place[seat][pawn - 1] = JAIL
            case verbs.Alarmed(_, to) | verbs.Traced(_, _, to):
                self.tracer = PLACES.index(to)
            case verbs.Marked(_, to, change):
                free = self.marker.index(NOWHERE)
                self.marker[free], self.sign[free] = PLACES.index(to), 1 if change == "+" else -1
            case verbs.Unmarked(origin):
                marker = self.marker.index(PLACES.index(origin))
                self.marker[marker], self.sign[marker] = NOWHERE, 0
            case verbs.Laid(module, side, to):
                self.laid[module - 1], self.side[module - 1] = PLACES.index(to), "ab".index(side)
            case verbs.Returned(module):
                self.laid[module - 1], self.side[module - 1] = NOWHERE, 0

    def fields(self) -> dict[str, Any]:
        return {
            name: getattr(self, name) for name in ("place", "points", "tracer", "marker", "sign", "laid", "side", "held", "open", "trick")
        }
