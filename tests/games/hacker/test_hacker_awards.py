"""Small awards after a match of Hacker."""

from __future__ import annotations

import hacktable
from hacktable.games.hacker.awards import CODES, jury
from hacktable.games.hacker.verbs import Named, Took
from hacktable.kernel.game import Award


def test_an_award_goes_to_whoever_has_most_of_what_it_is_for() -> None:
    match = hacktable.game("hacker").start(3, "awards", {"tempo": "step"})
    state = match.opened()[0]
    account = list(state["owner"]).index(2) + 1
    hear = jury(match.boards[0])
    assert hear(state, []) == ()
    wrong, right, own = Named(2, 0, 1, "wrong"), Named(1, 0, 0, "right"), Named(2, 1, 2, "own")
    given = hear(state, [wrong, Took(1, account), right, own])
    assert [award.code for award in given] == list(CODES)
    found = {award.code: award for award in given}
    assert found["coldest-hands"] == Award("coldest-hands", (1,), 1)
    assert found["longest-fingers"].seats == (1,)
    assert found["sharpest-eye"].seats == (1,)
    assert found["blindest-eye"].seats == (2,)
    assert found["open-vault"].seats == (2,), "the note lay under this player's account"
    assert found["scapegoat"].seats == (0,)
    assert found["own-goal"].seats == (2,)


def test_an_award_is_shared_by_equals_and_not_given_to_everyone() -> None:
    match = hacktable.game("hacker").start(3, "awards", {"tempo": "step"})
    hear, state = jury(match.boards[0]), match.opened()[0]
    hear(state, [Named(0, 1, 1, "right")])
    assert {award.code: award.seats for award in hear(state, [Named(1, 0, 0, "right")])} == {"sharpest-eye": (0, 1)}
    assert hear(state, [Named(2, 0, 0, "right")]) == ()
