"""Who sits with whom in an evening, and what their places bring them: pure, tried with random evenings."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hacktable.server.evenings.evening import COME_WITHIN, MOST_PEOPLE, Evening, Plan
from hacktable.server.evenings.pairing import Format, Pair, Past, seated, sizes
from hacktable.server.evenings.standings import Score, points_for, scores, standings
from hacktable.server.wire.faults import Fault

FORMATS = st.sampled_from(["swiss", "robin"])


def plan(format: Format = "swiss", rounds: int = 3, size: int = 4, minutes: int | None = 5) -> Plan:
    return Plan("Friday", "hashcatch", {}, format, rounds, size, minutes, "relaxed")


def gathered(people: int, planned: Plan) -> Evening:
    evening = Evening(planned, "guest 0")
    for number in range(people):
        evening.join(f"guest {number}")
    return evening


def begin(evening: Evening, apart: frozenset[Pair] = frozenset()) -> list[list[int]]:
    tables = evening.pair(apart, "seed")
    evening.begin({f"round {len(evening.rounds)} table {number}": table for number, table in enumerate(tables)}, 0)
    return tables


def finish(evening: Evening, random: Random) -> None:
    """Every table of the round ends, in any order, sometimes with shared places; bots have the seats that are left."""
    for table in random.sample(evening.tables, len(evening.tables)):
        seats = evening.plan.size
        places = sorted(random.choices(range(1, seats + 1), k=seats))
        places = [1 + sum(other < place for other in places) for place in places]
        random.shuffle(places)
        who = [*table.people, *[None] * (seats - len(table.people))]
        evening.begun(table.link)
        assert evening.ended(table.link, scores(places, who, [False] * seats), 0)


def meetings(evening: Evening) -> Counter[frozenset[int]]:
    return Counter(frozenset(pair) for round in evening.rounds for table in round.tables for pair in combinations(table.people, 2))


@settings(max_examples=12, deadline=None)
@given(people=st.integers(1, 18), size=st.integers(2, 7), format=FORMATS, rounds=st.integers(1, 4), seed=st.integers())
def test_everybody_sits_once_in_every_round_at_as_few_and_as_even_tables_as_possible(
    people: int, size: int, format: Format, rounds: int, seed: int
) -> None:
    evening = gathered(people, plan(format, rounds, size))
    for _ in range(rounds):
        tables = begin(evening)
        assert sorted(person for table in tables for person in table) == list(range(people))
        assert len(tables) == -(-people // size)
        assert max(map(len, tables)) - min(map(len, tables)) <= 1
        finish(evening, Random(seed))
    assert evening.phase == "over"


@settings(max_examples=8, deadline=None)
@given(people=st.integers(2, 11), seed=st.integers())
def test_in_a_round_robin_for_two_everybody_meets_everybody_once_and_at_most_one_bot(people: int, seed: int) -> None:
    rounds = people - 1 if people % 2 == 0 else people
    evening = gathered(people, plan("robin", rounds, 2))
    alone = Counter[int]()
    for _ in range(rounds):
        alone.update(table[0] for table in begin(evening) if len(table) == 1)
        finish(evening, Random(seed))
    assert set(meetings(evening).values()) <= {1}
    assert len(meetings(evening)) == people * (people - 1) // 2
    assert alone == (Counter(range(people)) if people % 2 else Counter())


@settings(max_examples=10, deadline=None)
@given(people=st.integers(4, 12), seed=st.integers())
def test_in_a_swiss_evening_nobody_meets_anybody_again_while_there_are_many_others(people: int, seed: int) -> None:
    evening = gathered(people, plan("swiss", max(1, people // 3), 2))
    while evening.phase != "over":
        begin(evening)
        finish(evening, Random(seed))
    assert set(meetings(evening).values()) == {1}


def test_in_a_swiss_evening_those_with_as_many_points_meet() -> None:
    points = {0: 6, 1: 6, 2: 4, 3: 4, 4: 0, 5: 0}
    tables = seated(range(6), 2, "swiss", Past(points=points), "seed")
    assert sorted(map(sorted, tables)) == [[0, 1], [2, 3], [4, 5]]
    met = Counter([frozenset((0, 1))])
    again = seated(range(6), 2, "swiss", Past(met=met, points=points), "seed")
    assert [0, 1] not in map(sorted, again), "who has met is seated with others, though these have fewer points"


def test_sixteen_people_at_tables_of_four_meet_nobody_twice_in_three_rounds() -> None:
    formats: tuple[Format, ...] = ("robin", "swiss")
    for format in formats:
        evening = gathered(16, plan(format))
        for seed in range(3):
            begin(evening)
            finish(evening, Random(seed))
        assert set(meetings(evening).values()) == {1}


@settings(max_examples=10, deadline=None)
@given(people=st.integers(2, 12), size=st.integers(2, 4), format=FORMATS, pairs=st.sets(st.tuples(st.integers(0, 11), st.integers(0, 11))))
def test_two_who_must_not_meet_never_do(people: int, size: int, format: Format, pairs: set[tuple[int, int]]) -> None:
    apart = frozenset(frozenset(pair) for pair in pairs if pair[0] != pair[1] and max(pair) < people)
    tables = gathered(people, plan(format, 1, size)).pair(apart, "seed")
    assert sorted(person for table in tables for person in table) == list(range(people))
    assert not any(frozenset(pair) in apart for table in tables for pair in combinations(table, 2))
    assert max(map(len, tables)) <= size


def test_people_are_spread_evenly_over_tables() -> None:
    assert sizes(9, 4) == [3, 3, 3]
    assert sizes(5, 4) == [3, 2]
    assert sizes(5, 2) == [2, 2, 1]
    assert sizes(8, 4) == [4, 4]
    assert sizes(0, 4) == []


def test_bots_are_met_by_those_who_have_had_the_fewest() -> None:
    evening = gathered(5, plan("swiss", 5, 2))
    alone = []
    for seed in range(5):
        alone += [table[0] for table in begin(evening) if len(table) == 1]
        finish(evening, Random(seed))
    assert sorted(alone) == [0, 1, 2, 3, 4]


def test_nobody_is_always_the_first_at_a_table() -> None:
    evening = gathered(2, plan("swiss", 2, 2))
    first = begin(evening)[0]
    finish(evening, Random(0))
    assert begin(evening)[0] == first[::-1]


# ---------------------------------------------------------------- points


@given(places=st.lists(st.integers(1, 7), min_size=2, max_size=7))
def test_all_points_of_a_table_are_given_whoever_shares_places(places: list[int]) -> None:
    ordered = [1 + sum(other < place for other in places) for place in places]
    found = scores(ordered, list(range(len(places))), [False] * len(places))
    seats = len(places)
    assert sum(score.points for score in found) == seats * (seats - 1)
    assert all(0 <= score.points <= 2 * (seats - 1) for score in found)


def test_who_shares_a_place_shares_its_points_and_bots_take_theirs_with_them() -> None:
    assert [points_for(place, 1, 4) for place in (1, 2, 3, 4)] == [6, 4, 2, 0]
    assert scores([1, 1, 3], [5, None, 7], [False, False, True]) == [Score(5, 3, 1), Score(7, 0, None, True)]


def test_standings_go_by_points_then_wins_then_the_points_of_those_one_has_met() -> None:
    tables = [
        [Score(0, 4, 1), Score(1, 0, 3)],
        [Score(2, 2, 2), Score(3, 2, 2)],
        [Score(2, 2, 2), Score(0, 0, 3)],
        [Score(3, 2, 2), Score(1, 2, 2)],
    ]
    found = [(each.who, each.rank, each.points, each.wins, each.against) for each in standings(tables, [0, 1, 2, 3])]
    assert found == [(0, 1, 4, 1, 6), (2, 2, 4, 0, 8), (3, 3, 4, 0, 6), (1, 4, 2, 0, 8)]
    same = standings([[Score(0, 1, 1), Score(1, 1, 1)]], [0, 1])
    assert [each.rank for each in same] == [1, 1]


# ---------------------------------------------------------------- an evening


def test_who_comes_late_plays_from_the_next_round_on() -> None:
    evening = gathered(4, plan())
    begin(evening)
    evening.join("late")
    assert evening.tables[0].people == [0, 1, 2, 3]
    finish(evening, Random(0))
    assert evening.phase == "break"
    assert sorted(person for table in begin(evening) for person in table) == [0, 1, 2, 3, 4]
    assert next(each for each in evening.standings() if each.who == 4).points == 0


def test_who_did_not_come_gets_nothing_and_sits_out_until_they_are_back() -> None:
    evening = gathered(4, plan())
    begin(evening)
    evening.begun(evening.tables[0].link)
    assert evening.ended(evening.tables[0].link, scores([1, 2, 3, 4], [0, 1, 2, None], [False] * 4), 0)
    assert evening.playing == [0, 1, 2]
    evening.join("guest 3")
    assert evening.playing == [0, 1, 2, 3]


def test_a_result_counts_once_and_only_while_somebody_waits_for_it() -> None:
    evening = gathered(8, plan())
    begin(evening)
    one, other = evening.tables
    result = scores([1, 2, 3, 4], one.people, [False] * 4)
    assert evening.ended(one.link, result, 0)
    assert not evening.ended(one.link, result, 0)
    evening.skip("guest 0", 1, 0)
    assert evening.phase == "break"
    assert len(evening.playing) == 8, "whom the host did not wait for plays in the next round"
    assert not evening.ended(other.link, scores([1, 2, 3, 4], other.people, [False] * 4), 0)
    assert sum(each.points for each in evening.standings()) == 12


def test_nobody_waits_for_ever_for_a_table_at_which_nobody_sits_down() -> None:
    evening = gathered(8, plan())
    begin(evening)
    evening.begun(evening.tables[0].link)
    assert not evening.stop_waiting(COME_WITHIN - 1)
    assert evening.stop_waiting(COME_WITHIN)
    assert [table.state for table in evening.tables] == ["playing", "void"]
    assert len(evening.playing) == 4
    assert not evening.stop_waiting(COME_WITHIN)


def test_breaks_end_by_themselves_unless_the_host_holds_the_evening() -> None:
    evening = gathered(4, plan(minutes=1))
    begin(evening)
    evening.pause("guest 0", 0)
    finish(evening, Random(0))
    assert (evening.phase, evening.due) == ("break", None)
    evening.pause("guest 0", 1_000)
    assert evening.due == 61_000
    assert not evening.waits_for_round(60_999)
    assert evening.waits_for_round(61_000)
    for number in range(4):
        evening.sit_out(f"guest {number}")
    assert evening.nobody_plays(61_000)
    assert not evening.waits_for_round(61_000)


def test_only_the_host_decides_and_who_was_removed_cannot_come_back_unless_let_in() -> None:
    evening = gathered(3, plan())
    for refused in (evening.may_begin, evening.end):
        with pytest.raises(Fault):
            refused("guest 1")
    with pytest.raises(Fault):
        evening.remove("guest 0", 0)
    evening.remove("guest 0", 1)
    with pytest.raises(Fault):
        evening.join("guest 1")
    assert [each.who for each in evening.standings()] == [0, 2]
    evening.remove("guest 0", 1)
    evening.join("guest 1")
    assert evening.playing == [0, 1, 2]


def test_who_is_forgotten_leaves_points_without_a_name_and_another_becomes_the_host() -> None:
    evening = gathered(3, plan())
    evening.remove("guest 0", 1)
    evening.forget("guest 0")
    assert evening.members[0].guest == ""
    assert evening.host == "guest 2"


def test_there_is_room_for_so_many_people_and_no_more() -> None:
    evening = gathered(MOST_PEOPLE, plan())
    with pytest.raises(Fault):
        evening.join("one more")
    evening.end("guest 0")
    assert evening.phase == "over"
    with pytest.raises(Fault):
        evening.join("guest 1")
