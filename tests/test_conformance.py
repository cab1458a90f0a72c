"""Every registered game passes the suite, and so does a tiny one with hidden hands and simultaneous choices."""

from __future__ import annotations

import dataclasses
from pathlib import Path
from typing import Any

import pytest

import hacktable
import tiny
from following_blackhat import TableFollowed
from following_hacker import AccountsFollowed
from hacktable.games.hashcatch import verbs
from hacktable.games.hashcatch.board import SEATS, WIDTH
from hacktable.games.hashcatch.state import BASE, CHAIN, FIRST_TOKENS, NOWHERE, PLACES, RISK, TOKENS
from hacktable.kernel import rules
from hacktable.kernel.compiling import kernel
from hacktable.kernel.events import ALL
from hacktable.kernel.game import Fills, Game, first_choice
from hacktable.kernel.verbs import Event, field_of
from hacktable.testing import Conformance, cited_rules, walking
from tiny import tell_ready, tell_shown

hacktable.register(tiny.GAME)
TESTS = Path(__file__).parent


class TokensFollowed:
    """Where all tokens are, from what everyone hears."""

    def __init__(self) -> None:
        self.place = [[NOWHERE] * TOKENS for _ in range(SEATS)]

    def follow(self, event: Event) -> None:
        match event:
            case verbs.Based(seat, _):
                self.place[seat][:FIRST_TOKENS] = [BASE] * FIRST_TOKENS
            case verbs.Earned(seat, token) | verbs.Home(seat, token, _):
                self.place[seat][token - 1] = BASE
            case verbs.Sank(row):
                self.place = [[self._sunk(place, row) for place in places] for places in self.place]
            case verbs.Moved() | verbs.Pushed() | verbs.Banked() | verbs.Aimed() | verbs.Chained():
                self.place[event.seat][event.token - 1] = PLACES.index(event.to)

    @staticmethod
    def _sunk(place: int, row: int) -> int:
        if CHAIN <= place < CHAIN + row * WIDTH:
            return place + WIDTH
        return place + 1 if RISK <= place < RISK + row else place

    def fields(self) -> dict[str, Any]:
        return {"place": self.place}


class RoundsFollowed:
    """The tiny game's open cards and points, from what everyone hears."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.shown = [[0] * tiny.HAND for _ in range(tiny.SEATS)]
        self.ready, self.points, self.rounds = [0] * tiny.SEATS, [0] * tiny.SEATS, 0

    def follow(self, event: Event) -> None:
        match event:
            case tiny.Ready(seat):
                self.ready[seat] = 1
            case tiny.Shown(seat, slot, _):
                self.shown[seat][slot - 1], self.ready[seat] = 1, 0
            case tiny.Won(seat):
                self.points[seat] += self.players
                self.rounds += 1

    def fields(self) -> dict[str, Any]:
        return {"shown": self.shown, "ready": self.ready, "points": self.points, "rounds": self.rounds}


class TestHashcatch(Conformance):
    name = "hashcatch"
    data = TESTS
    most_points = 100

    def follower(self, players: int) -> TokensFollowed:
        return TokensFollowed()

    def test_a_state_is_under_one_kilobyte(self) -> None:
        assert self.game.State.dtype.itemsize < 1024

    def test_every_rule_has_a_test_that_cites_it(self) -> None:
        numbers = set(hacktable.game(self.name).rulebook().rules)
        cited = {number for number in cited_rules(TESTS) if number.startswith("HC-")}
        assert cited == numbers


class TestBlackhat(Conformance):
    name = "blackhat"
    data = TESTS
    most_points = 1000

    def follower(self, players: int) -> TableFollowed:
        return TableFollowed(players)

    def test_a_state_is_under_two_kilobytes(self) -> None:
        assert self.game.State.dtype.itemsize < 2048

    def test_every_rule_has_a_test_that_cites_it(self) -> None:
        numbers = set(hacktable.game(self.name).rulebook().rules)
        cited = {number for number in cited_rules(TESTS) if number.startswith("BH-")}
        assert cited == numbers


class TestHacker(Conformance):
    name = "hacker"
    data = TESTS
    most_points = 96
    longest = 8_000
    compared_decisions = 5_000

    def follower(self, players: int) -> AccountsFollowed:
        return AccountsFollowed()

    def test_every_rule_has_a_test_that_cites_it(self) -> None:
        numbers = set(hacktable.game(self.name).rulebook().rules)
        cited = {number for number in cited_rules(TESTS) if number.startswith("HK-")}
        assert cited == numbers


class TestTiny(Conformance):
    name = "highest"
    data = TESTS
    most_points = 12
    longest = 12
    compared_decisions = 5_000

    def follower(self, players: int) -> RoundsFollowed:
        return RoundsFollowed(players)


# ---------------------------------------------------------------- the suite notices


@kernel
def nothing(board: Any, s: Any, act: int, events: Any) -> None:
    pass


@kernel
def whole_hand(board: Any, s: Any, act: int, events: Any) -> None:
    """The late seat's first card is told to all."""
    seat = field_of(act, 0)
    tell_shown(events, ALL, seat=seat, slot=0, card=int(s.card[seat, 0]))
    first_choice(board, s, act, events)


@kernel
def dead_end(board: Any, s: Any, act: int, events: Any) -> None:
    """Everyone is ready, and nobody may act any more."""
    for seat in range(board.seats):
        s.ready[seat] = 1
    tell_ready(events, ALL, seat=0)


@kernel
def card_face_up(board: Any, s: Any, events: Any) -> None:
    """The first card of seat 0 is told to all, and stays hidden in the state."""
    tiny.setup(board, s, events)
    tell_shown(events, ALL, seat=0, slot=0, card=int(s.card[0, 0]))


def with_fills(game: Game, fills: Fills) -> Game:
    return dataclasses.replace(game, rules=dataclasses.replace(game.rules, fills={**game.rules.fills, **fills}))


@pytest.mark.parametrize(
    ("rule", "test", "words"),
    [
        (nothing, "test_a_timeout_of_anyone_who_is_asked_is_legal_and_leads_on", "nothing happened"),
        (dead_end, "test_a_timeout_of_anyone_who_is_asked_is_legal_and_leads_on", "nobody may act"),
        (whole_hand, "test_a_timeout_tells_a_viewer_only_what_it_may_know", "hears a secret"),
    ],
)
def test_a_game_that_treats_late_players_wrongly_is_noticed(monkeypatch: pytest.MonkeyPatch, rule: Any, test: str, words: str) -> None:
    monkeypatch.setattr(walking, "_brief", True)  # nothing is compiled for it
    suite = TestTiny()
    suite.game = with_fills(tiny.GAME, {rules.clock_act: rule})
    with pytest.raises(AssertionError, match=words):
        getattr(suite, test)()


def test_a_game_whose_events_give_a_secret_away_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(walking, "_brief", True)  # nothing is compiled for it
    suite = TestTiny()
    suite.game = with_fills(tiny.GAME, {rules.setup: card_face_up})
    with pytest.raises(AssertionError, match=r"hears Shown, which settles card\[0, 0\]"):
        suite.test_no_event_gives_away_a_secret_that_is_drawn_by_chance()


def test_every_registered_game_is_put_to_the_suite() -> None:
    suites = {suite.name for suite in Conformance.__subclasses__()}
    assert suites == set(hacktable.game_names())
