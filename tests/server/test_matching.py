"""Quick match seats people with each other: what they wish is kept, nobody sits twice, and nobody waits for ever beside somebody who fits."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations

from hypothesis import given, settings
from hypothesis import strategies as st

from hacktable.server.company.matching import GATHER, NARROW, UNRATED, WIDEST, Group, Seeker, Wish, distance, groups, width
from hacktable.server.wire.messages import Pace

GAMES = {"hashcatch": (2, 3, 4), "hacker": (3, 4, 5)}
PACES: tuple[Pace, ...] = ("off", "relaxed", "quick")


def some(values: Iterable[object]) -> st.SearchStrategy[tuple[object, ...]]:
    return st.lists(st.sampled_from(list(values)), unique=True, max_size=2).map(tuple)


wishes = st.builds(
    Wish,
    games=st.lists(st.sampled_from(list(GAMES)), unique=True, min_size=1).map(tuple),
    sizes=some((2, 3, 4)),
    paces=some(PACES),
    language=st.sampled_from(["", "", "de", "fi"]),
    patience=st.sampled_from([None, 0, 30_000, 10**9]),
    rated=st.booleans(),
)


ANY_WAITING = st.integers(0, 2 * WIDEST)


@st.composite
def crowds(draw: st.DrawFn, waited: st.SearchStrategy[int] = ANY_WAITING) -> list[Seeker]:
    return [
        Seeker(f"guest {number}", wish, draw(waited), draw(st.booleans())) for number, wish in enumerate(draw(st.lists(wishes, max_size=6)))
    ]


@st.composite
def strengths(draw: st.DrawFn) -> dict[str, tuple[float, float]]:
    return {f"guest {number}": (draw(st.floats(0, 50)), draw(st.floats(0.5, 9))) for number in range(6)}


def fits(people: Iterable[Seeker], game: str, players: int, pace: Pace, language: str) -> bool:
    """Whether everybody would like such a table; said anew, apart from what is tested."""
    return all(
        game in each.wish.games
        and (players in each.wish.sizes or not each.wish.sizes)
        and (pace in each.wish.paces or not each.wish.paces)
        and each.wish.language in ("", language)
        for each in people
    )


def could_sit(people: tuple[Seeker, ...]) -> bool:
    """Whether these people fill a table by themselves."""
    return any(
        fits(people, game, len(people), pace, language)
        for game, sizes in GAMES.items()
        if len(people) in sizes
        for pace in PACES
        for language in ("", "de", "fi")
    )


@given(crowds(), strengths(), st.sets(st.tuples(st.integers(0, 5), st.integers(0, 5))))
def test_nobody_sits_twice_wishes_are_kept_and_only_those_meet_who_may(
    crowd: list[Seeker], known: dict[str, tuple[float, float]], apart: set[tuple[int, int]]
) -> None:
    def may_meet(one: str, other: str) -> bool:
        return not {(int(one[6:]), int(other[6:])), (int(other[6:]), int(one[6:]))} & apart

    found = groups(crowd, GAMES, strength=lambda guest, game, players: known[guest], may_meet=may_meet)
    by_name = {each.guest: each for each in crowd}
    seated = [guest for group in found for guest in group.guests]
    assert len(seated) == len(set(seated))
    for group in found:
        people = [by_name[guest] for guest in group.guests]
        assert group.players in GAMES[group.game]
        assert any(fits(people, group.game, group.players, group.pace, language) for language in ("", "de", "fi"))
        assert group.rated == (len(people) > 1 and group.pace != "off" and all(each.wish.rated for each in people))
        for one, other in combinations(people, 2):
            assert may_meet(one.guest, other.guest)
            assert distance(known[one.guest], known[other.guest]) <= min(width(one.waited), width(other.waited))
        if len(people) < group.players:
            assert all(each.wish.patience is not None for each in people)
            assert any(each.wants_bots for each in people)
        if group.players > 1 == len(people):
            assert not people[0].busy


@given(crowds(waited=st.integers(WIDEST, 2 * WIDEST)), strengths())
def test_of_those_who_have_waited_long_nobody_is_left_who_could_sit_with_others_who_are_left(
    crowd: list[Seeker], known: dict[str, tuple[float, float]]
) -> None:
    found = groups(crowd, GAMES, strength=lambda guest, game, players: known[guest])
    seated = {guest for group in found for guest in group.guests}
    left = [each for each in crowd if each.guest not in seated]
    for size in (2, 3, 4, 5):
        for people in combinations(left, size):
            assert not could_sit(people), people


@settings(max_examples=50)
@given(wishes, st.booleans())
def test_who_is_alone_gets_bots_when_their_patience_ends_unless_they_play_some_already(wish: Wish, busy: bool) -> None:
    playable = any(size in wish.sizes or not wish.sizes for game in wish.games for size in GAMES[game])
    for waited in (0, 29_999, 30_000, 10**9):
        found = groups([Seeker("guest", wish, waited, busy)], GAMES)
        assert bool(found) == (playable and not busy and wish.patience is not None and waited >= wish.patience)


def test_the_width_of_accepted_strength_grows_with_waiting_and_has_no_end() -> None:
    widths = [width(waited) for waited in range(0, WIDEST + 1_000, 1_000)]
    assert widths == sorted(widths)
    assert widths[0] == NARROW
    assert widths[-1] == float("inf")


def two(waited: int, strength: float) -> list[Group]:
    known = {"weak": (25.0, 1.0), "strong": (strength, 1.0)}
    wish = Wish(("hashcatch",), (2,))
    return groups([Seeker("weak", wish, waited), Seeker("strong", wish, waited)], GAMES, strength=lambda guest, game, players: known[guest])


def test_unequal_people_meet_later_than_equal_ones() -> None:
    assert two(0, 26.0)
    assert not two(0, 40.0)
    assert not two(50_000, 40.0)
    assert two(58_000, 40.0)
    assert not two(WIDEST - 1, 90.0)
    assert two(WIDEST, 90.0)


def test_of_several_who_fit_the_nearest_in_strength_is_seated_and_who_is_unknown_may_be_near_anybody() -> None:
    known = {"ada": (30.0, 1.0), "ben": (33.0, 1.0), "cy": (30.5, 1.0)}
    wish = Wish(("hashcatch",), (2,))
    crowd = [Seeker("ada", wish, 3_000), Seeker("ben", wish, 2_000), Seeker("cy", wish, 1_000)]
    (group,) = groups(crowd, GAMES, strength=lambda guest, game, players: known[guest])
    assert group.guests == ("ada", "cy")
    assert distance(UNRATED, (29.0, 1.0)) == 0


def test_a_fuller_table_is_waited_for_but_not_for_long() -> None:
    crowd = [Seeker(name, Wish(("hashcatch",)), waited) for name, waited in (("ada", GATHER - 1), ("ben", 0))]
    assert not groups(crowd, GAMES)
    (group,) = groups([*crowd, Seeker("cy", Wish(("hashcatch",)), GATHER)], GAMES)
    assert (group.players, len(group.guests)) == (3, 3)
    full = [Seeker(f"guest {number}", Wish(("hashcatch",)), 0) for number in range(4)]
    assert [len(each.guests) for each in groups(full, GAMES)] == [4]


def test_bots_fill_up_for_as_many_people_as_there_are_when_the_first_of_them_wants_them() -> None:
    wish = Wish(("hacker",), (4,), patience=30_000)
    (group,) = groups([Seeker("ada", wish, 30_000), Seeker("ben", wish, 1_000), Seeker("cy", Wish(("hacker",), (4,)), 9_000)], GAMES)
    assert (group.guests, group.players) == (("ada", "ben"), 4)
