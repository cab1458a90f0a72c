"""Points and places (HC-50)."""

from __future__ import annotations

import random

import pytest
from setup_hashcatch import act, load, position, state

from citing import rule
from hacktable.games.hashcatch import GAME
from hacktable.games.hashcatch.state import PLACES
from hacktable.match.match import Match


@rule("HC-50", "HC-3")
def test_everybody_adds_up_the_spaces_of_their_tokens_in_the_chain() -> None:
    match = position("row-1-a row-2-b row-5-c", "row-1-b row-1-c row-5-b", "row-2-a row-2-c row-5-a")
    assert match.standings.points == (1 + 3 + 5, 2 + 1 + 6, 2 + 2 + 5)


@rule("HC-50")
def test_only_block_rows_give_points() -> None:
    match = position("ring-5 bank-1 risk-1 base ring-20", "row-1-a row-1-b row-1-c bank-2", turn=1)
    assert match.standings.points == (0, 4)


@rule("HC-50")
def test_sources_say_where_the_points_come_from() -> None:
    match = position("row-1-a row-2-b row-5-b", "row-1-b row-1-c row-5-c", "row-2-a row-2-c row-5-a")
    assert match.standings.sources[0] == {"row-1": 1, "row-2": 2, "row-3": 0, "row-4": 0, "row-5": 5, "bonus": 2}
    for points, sources in zip(match.standings.points, match.standings.sources, strict=True):
        assert sum(sources.values()) == points
        assert tuple(sources) == GAME.rules.sources


@rule("HC-50")
@pytest.mark.parametrize(
    ("seats", "points", "placing", "winners"),
    [
        (("row-1-a", "row-1-b", "row-1-c"), (1, 2, 1), (2, 1, 2), (1,)),
        (("row-1-b", "row-1-a row-1-c"), (2, 2), (1, 1), (0, 1)),
        (("row-1-b", "row-1-a row-1-c", ""), (2, 2, 0), (1, 1, 3), (0, 1)),
        (("", "", "", ""), (0, 0, 0, 0), (1, 1, 1, 1), (0, 1, 2, 3)),
        (("row-3-a row-3-b", "row-3-c row-1-c", "row-1-a row-1-b", ""), (7, 4, 3, 0), (1, 2, 3, 4), (0,)),
    ],
)
def test_most_points_win_and_ties_share(
    seats: tuple[str, ...], points: tuple[int, ...], placing: tuple[int, ...], winners: tuple[int, ...]
) -> None:
    standings = position(*seats).standings
    assert (standings.points, standings.placing, standings.winners) == (points, placing, winners)


@rule("HC-50", "HC-33")
def test_there_is_a_result_when_the_game_is_over_and_not_before() -> None:
    match = position("ring-5 row-1-a row-1-b row-1-c", "bank-1 row-5-a row-5-b row-5-c", "bank-2", checked=1)
    assert (match.result, match.view(0).result) == (None, None)
    load(match, 1, 1, 2, 3, 2, 3, (0, 4))
    act(match, "bank")
    assert match.result is not None
    assert match.result.points == (2 + 3 + 2 + 1, 5 + 6 + 5 + 2, 1)
    assert match.result.placing == (2, 1, 3), "whoever ends the game need not have won it"
    assert match.view(None).result == match.result


def random_chain(chance: random.Random) -> Match:
    """Some rows, held by whom chance will."""
    players = chance.randint(2, 4)
    hands: list[list[str]] = [[] for _ in range(players)]
    for row in chance.sample(range(1, 6), chance.randint(0, players)):
        for column in "abc":
            chance.choice([hand for hand in hands if len(hand) < 3]).append(f"row-{row}-{column}")
    return position(*(" ".join(hand) for hand in hands))


@rule("HC-50", "HC-3")
def test_standings_are_those_of_a_slow_obvious_reference() -> None:
    chance = random.Random(50)
    for _ in range(60):
        match = random_chain(chance)
        s = state(match)
        points = []
        for seat in range(match.players):
            names = [PLACES[place].split("-") for place in s.place[seat, :5]]
            points.append(sum(int(name[1]) + (name[2] == "b") for name in names if name[0] == "row"))
        assert match.standings.points == tuple(points)
        assert match.standings.placing == tuple(1 + sum(other > own for other in points) for own in points)
