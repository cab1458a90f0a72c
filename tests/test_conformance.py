"""Every registered game passes the suite, and so does a tiny one with hidden hands and simultaneous choices."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import hacktable
import tiny
from hacktable.games.hashcatch import verbs
from hacktable.games.hashcatch.state import BASE, CHAIN, FIRST_TOKENS, NOWHERE, PLACES, RISK, TOKENS
from hacktable.games.hashcatch.table import SEATS, WIDTH
from hacktable.kernel.verbs import Event
from hacktable.testing import Conformance, cited_rules

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


class TestTiny(Conformance):
    name = "highest"
    data = TESTS
    most_points = 12
    longest = 12
    compared_decisions = 5_000

    def follower(self, players: int) -> RoundsFollowed:
        return RoundsFollowed(players)


def test_every_registered_game_is_put_to_the_suite() -> None:
    suites = {suite.name for suite in Conformance.__subclasses__()}
    assert suites == set(hacktable.game_names())
