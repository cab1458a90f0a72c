"""Small awards after a match of Hacker."""

from __future__ import annotations

import hacktable
from hacktable.games.hacker.awards import AWARDS
from hacktable.games.hacker.verbs import Named, Took
from hacktable.kernel.awards import Award, Jury


def test_an_award_goes_to_whoever_has_most_of_what_it_is_for() -> None:
    match = hacktable.game("hacker").start(3, "awards", {"tempo": "step"})
    state = match.opened()[0]
    account = list(state["owner"]).index(2) + 1
    jury = Jury(AWARDS, match.players)
    jury.hear(state, [])
    assert jury.given() == ()
    wrong, right, own = Named(2, 0, 1, "wrong"), Named(1, 0, 0, "right"), Named(2, 1, 2, "own")
    jury.hear(state, [wrong, Took(1, account), right, own])
    assert [award.code for award in jury.given()] == [award.code for award in AWARDS]
    found = {award.code: award for award in jury.given()}
    assert found["coldest-hands"] == Award("coldest-hands", (1,), 1)
    assert found["longest-fingers"].seats == (1,)
    assert found["sharpest-eye"].seats == (1,)
    assert found["blindest-eye"].seats == (2,)
    assert found["open-vault"].seats == (2,), "the note lay under this player's account"
    assert found["scapegoat"].seats == (0,)
    assert found["own-goal"].seats == (2,)


def test_an_award_is_shared_by_equals_and_not_given_to_everyone() -> None:
    match = hacktable.game("hacker").start(3, "awards", {"tempo": "step"})
    jury, state = Jury(AWARDS, match.players), match.opened()[0]
    jury.hear(state, [Named(0, 1, 1, "right")])
    jury.hear(state, [Named(1, 0, 0, "right")])
    assert {award.code: award.seats for award in jury.given()} == {"sharpest-eye": (0, 1)}
    jury.hear(state, [Named(2, 0, 0, "right")])
    assert jury.given() == ()
