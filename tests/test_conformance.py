"""Every registered game passes the suite, and so does a tiny one with hidden hands and simultaneous choices."""

from __future__ import annotations

from pathlib import Path

import hacktable
import tiny
from hacktable.testing import Conformance, cited_rules

hacktable.register(tiny.GAME)
TESTS = Path(__file__).parent


class TestHashcatch(Conformance):
    name = "hashcatch"
    data = TESTS
    most_points = 100

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


def test_every_registered_game_is_put_to_the_suite() -> None:
    suites = {suite.name for suite in Conformance.__subclasses__()}
    assert suites == set(hacktable.game_names())
