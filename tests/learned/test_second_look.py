"""Bots do not blunder in view: no choice is taken when another is at least as good in every world that is looked at, and better in one."""

from __future__ import annotations

import numpy as np
import pytest

import hacktable
import tiny
from hacktable.bots.bot import coin_of
from hacktable.bots.learned.levels import LEVELS
from hacktable.bots.player import PolicyBot
from hacktable.bots.policies import OURS, OURS_TOGETHER, Policy, Together, choose, enter_choose, toss_up
from hacktable.bots.registry import HOUSE, HOUSE_TOGETHER
from hacktable.bots.second_look import (
    FEW,
    KEY,
    LOST,
    MANY,
    OPEN,
    SHARED,
    WON,
    begin_worlds,
    compare,
    draw_key,
    second_look,
    try_out,
)
from hacktable.kernel.compiling import Function, Twins, kernel, plain
from hacktable.kernel.cstruct import CStruct, Ints
from hacktable.kernel.events import SILENT
from hacktable.kernel.knowledge import Knowledge
from hacktable.kernel.options import Value
from hacktable.kernel.rules import MOST_GAUGES, MOST_SEATS, MOST_SOURCES, gauge, imagine, in_view, reopen

hacktable.register(tiny.GAME)


class Worlds:
    """What each choice of a seat makes of each world that is looked at."""

    def __init__(self, known: Knowledge, twins: Twins) -> None:
        self._known, self._twins = known, twins
        acts, drawn, key = np.array(known.acts, np.int64), np.zeros(1, np.int64), np.zeros(KEY, np.int64)
        self._room = [known.rules.State.mirror(each) for each in known.rules.State.new(2)]
        self._seen = list[list[Ints]]()
        begin_worlds(acts, len(acts), drawn)
        for _ in range(MANY):
            draw_key(drawn, key)
            twins[imagine](known.board, known.state, known.seat, key, self._room[0])
            twins[reopen](known.board, self._room[0], known.seat)
            self._seen.append([self._gauged(act) for act in known.acts])

    def _gauged(self, act: int) -> Ints:
        out = np.zeros(1 + MOST_GAUGES, np.int64)
        result, sources = np.zeros((2, MOST_SEATS), np.int64), np.zeros((MOST_SEATS, MOST_SOURCES), np.int64)
        size = self._twins[try_out](self._known.board, self._known.seat, act, self._room, [SILENT], out, result, sources)
        return out[:size]

    def better_than(self, chosen: int) -> list[int]:
        """The choices that are at least as good in every world and better in one: the definition once more, in other words."""
        others = [place for place in range(len(self._known.acts)) if place != chosen]
        found = [place for place in others if self._is_better(place, chosen, MANY)]
        return found if any(self._is_better(place, chosen, FEW) for place in others) else []

    def _is_better(self, place: int, chosen: int, worlds: int) -> bool:
        signs = {compare(world[place], world[chosen], len(world[place])) for world in self._seen[:worlds]}
        return -1 not in signs and 1 in signs


# ---------------------------------------------------------------- the tests' tiny game


@kernel
def in_the_last_seat(board: tiny.Board, m: tiny.State, seat: int) -> bool:
    """Whoever chooses last sees at once what it has brought."""
    return seat == board.seats - 1


@kernel
def points(board: tiny.Board, s: tiny.State, seat: int, act: int, out: Ints) -> int:
    out[0] = -s.points[seat] if board.reversed else s.points[seat]
    return 1


@kernel
def first_one(board: CStruct, m: CStruct, seat: int, acts: Ints, count: int, coin: Ints) -> int:
    return 0


SEEN: dict[Function, Function] = {in_view: in_the_last_seat, gauge: points}
BOTS = Together((OURS["random"], Policy(first_one), Policy(first_one, second_look=second_look), Policy(toss_up, second_look=second_look)))
RASH, CAREFUL, TOSSING = 1, 2, 3


def last_seat(*cards: int, reversed: bool = False) -> Knowledge:
    """What the second of two seats knows when the first has chosen."""
    match = hacktable.game("highest").start(2, "second look", {"reversed": reversed})
    match.act(0, match.legal(0)[0])
    known = match.knowledge(1)
    known.masks[0]["card"][1] = cards
    return known


def taken(known: Knowledge, policy: int, fills: dict[Function, Function] = SEEN, coin: Ints | None = None) -> int:
    """The card that a policy takes."""
    twins, acts = Twins({**BOTS.fills(tiny.GAME), **fills}, plain), np.array(known.acts, np.int64)
    room = BOTS.room(tiny.GAME, mirrored=True)
    coin = coin_of(b"tiny") if coin is None else coin
    nothing = BOTS.minds(tiny.GAME), BOTS.scratch()
    place = twins[enter_choose]([known.board], [known.state], known.seat, policy, acts, len(acts), coin, *nothing, room, [SILENT])
    return int(known.masks[0]["card"][1, place])


def test_a_card_is_not_played_if_another_wins_wherever_it_wins_and_elsewhere_too() -> None:
    known = last_seat(1, 7, 12)
    assert taken(known, RASH) == 1
    assert taken(known, CAREFUL) == 12, "the 7 is better than the 1, but a blunder beside the 12"
    assert taken(last_seat(12, 7, 1, reversed=True), CAREFUL) == 1
    assert taken(last_seat(11, 12, 7), CAREFUL) == 11, "who holds the 12 wins as well with the 11"
    assert taken(last_seat(1, 2, 3), CAREFUL) == 1, "none of them ever wins, so none is better"


def test_where_a_game_says_that_nothing_is_in_view_a_bot_does_what_it_likes() -> None:
    assert taken(last_seat(1, 7, 12), CAREFUL, {}) == 1


def test_a_bot_that_takes_no_second_look_has_no_room_for_it_and_its_coin_is_not_touched() -> None:
    assert len(OURS_TOGETHER.room(tiny.GAME, mirrored=False)) == 0
    assert not any(policy.second_look for policy in OURS.values())
    coin = coin_of(b"tiny")
    before = coin.copy()
    taken(last_seat(1, 7, 12), CAREFUL, SEEN, coin)
    assert np.array_equal(coin, before)


@pytest.mark.parametrize("cards", [(1, 7, 12), (3, 4, 5), (2, 11, 6), (12, 10, 9)])
def test_whatever_a_tossing_bot_takes_in_the_tiny_game_nothing_is_better(cards: tuple[int, int, int]) -> None:
    known, coin = last_seat(*cards), coin_of(b"tosses")
    worlds = Worlds(known, Twins({**BOTS.fills(tiny.GAME), **SEEN}, plain))
    for _ in range(6):
        assert worlds.better_than(cards.index(taken(known, TOSSING, SEEN, coin))) == []


def test_to_win_is_better_than_all_else_and_to_lose_is_worse() -> None:
    def compared(one: list[int], other: list[int]) -> int:
        return compare(np.array(one), np.array(other), len(one))

    assert compared([WON, 1], [OPEN, 9]) == 1
    assert compared([OPEN, 1], [LOST, 9]) == 1
    assert compared([LOST, 9], [OPEN, 1]) == -1
    assert compared([WON, 1], [WON, 9]) == 0
    assert compared([SHARED, 9], [OPEN, 1]) == compared([OPEN, 9], [SHARED, 1]) == -1, "who knows"
    assert compared([OPEN, 3, 3], [OPEN, 3, 2]) == 1
    assert compared([OPEN, 3, 3], [OPEN, 3, 3]) == 0
    assert compared([OPEN, 4, 2], [OPEN, 3, 3]) == -1
    assert compared([LOST, 4], [LOST, 3]) == 1


# ---------------------------------------------------------------- all games

PLAYED: dict[str, tuple[int, dict[str, Value], int]] = {
    "blackhat": (4, {}, 178),
    "hacker": (4, {"tempo": "step"}, 191),
    "hashcatch": (3, {}, 44),
}
"""Players, options, and after how many actions of greedy bots a beginner would blunder."""


@pytest.mark.deep
@pytest.mark.parametrize("game", PLAYED)
def test_no_level_blunders_in_view_where_a_beginner_would_have(game: str) -> None:
    players, options, ply = PLAYED[game]
    match, greedy = hacktable.game(game).start(players, "blunders", options), PolicyBot("greedy", coin_of(b"blunders"))
    for _ in range(ply):
        match.act(match.actors[0], greedy.choose(match.knowledge(match.actors[0])))
    known = match.knowledge(match.actors[0])
    twins, acts = HOUSE_TOGETHER.interpreted(match.rules), np.array(known.acts, np.int64)
    worlds, learned = Worlds(known, twins), (HOUSE_TOGETHER.minds(match.rules), HOUSE_TOGETHER.scratch())
    blunders, coin = 0, coin_of(b"slips")
    for level in ("beginner", "beginner", *LEVELS):
        number = [*HOUSE].index(level)
        at_first = twins[choose](known.board, known.state, known.seat, number, acts, len(acts), coin.copy(), *learned)
        blunders += 1 if worlds.better_than(at_first) else 0
        assert worlds.better_than(known.legal.index(PolicyBot(level, coin).choose(known, twins=twins))) == []
    assert blunders > 0, "without a second look somebody blunders here"
