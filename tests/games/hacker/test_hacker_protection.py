"""Protection and the end (HK-20 … HK-24, HK-30)."""

from __future__ import annotations

from setup_hacker import a_live_match, act, heard, money, position, reach, spot, stare, state, ticks

from citing import rule
from hacktable.games.hacker.state import PUBLIC, TRUTH, Phase
from hacktable.kernel.verbs import Timeout


@rule("HK-20")
def test_players_protect_clockwise_from_the_first_and_those_without_viruses_are_skipped() -> None:
    match = position(4, notes={1: "1", 4: "1", 10: "1"}, piles={1: "b", 10: "a"}, first=2, protection=True)
    assert match.actors == (3,)
    act(match, "d name a")
    assert match.actors == (0,)
    assert act(match, "a name b")[-1] == "round 2 d"


@rule("HK-20")
def test_the_order_of_ones_infected_accounts_is_ones_own_choice() -> None:
    match = position(notes={1: "1", 3: "2"}, piles={1: "b", 3: "c"}, protection=True)
    assert state(match).phase == Phase.CHOOSE
    assert [str(action) for action in match.legal(0)] == ["protect 1", "protect 3"]
    assert act(match, "a protect 3") == ["protecting a 3"]
    assert act(match, "a name c")[-1] == "protecting a 1", "the last one needs no choice"


@rule("HK-21")
def test_viruses_are_met_from_the_top_and_a_right_name_parries() -> None:
    match = position(notes={1: "1 3"}, piles={1: "bc"}, protection=True)
    assert act(match, "a name c") == ["named a c c right"]
    assert state(match).phase == Phase.NAME
    assert act(match, "a name b")[0] == "named a b b right"
    assert (money(match)[0], state(match).traced[0]) == (4, 2)


@rule("HK-21", "HK-22")
def test_a_wrong_name_costs_a_note_of_the_attackers_choice_which_is_placed_at_once() -> None:
    match = position(notes={1: "1 3"}, piles={1: "b"}, protection=True)
    assert act(match, "a name c") == ["named a c b wrong"]
    assert heard(match, "b")[-1] == "looked 1 1 0 1"
    assert heard(match, "c") == ["named a c b wrong"]
    assert [str(action) for action in match.legal(1)] == ["take 1", "take 3", "decline"]
    assert act(match, "b take 3") == ["took b 1"]
    assert heard(match, "a") == ["took b 1", "lost 1 3"]
    assert heard(match, "b") == ["took b 1", "note 3"]
    assert heard(match, "c") == ["took b 1"]
    assert match.actors == (1,)
    assert [str(action) for action in match.legal(1)] == ["place 4", "place 5", "place 6"]
    act(match, "b place 5")
    assert money(match) == [1, 3, 0]


@rule("HK-21")
def test_the_attacker_may_take_nothing() -> None:
    match = position(notes={1: "1 3"}, piles={1: "b"}, protection=True)
    assert act(match, "a name c", "b decline")[0] == "declined b"
    assert money(match)[0] == 4


@rule("HK-21")
def test_the_notes_are_seen_for_this_one_choice_by_the_attacker_alone() -> None:
    match = position(4, notes={1: "1 3"}, piles={1: "b"}, protection=True)
    act(match, "a name c")
    assert match.view(1).state["seen"][1][0] == [1, 0, 1]
    assert match.view(2).state["seen"][2][0] == [0, 0, 0]


@rule("HK-21")
def test_an_own_virus_in_the_pile_is_met_in_its_turn_whoever_is_named() -> None:
    match = position(notes={1: "3"}, piles={1: "cab"}, protection=True)
    act(match, "a name b")
    assert act(match, "a name c") == ["named a c a own"]
    assert act(match, "a name c")[0] == "named a c c right"
    assert state(match).named[0] == 2


@rule("HK-22")
def test_nothing_goes_on_before_a_taken_note_is_placed() -> None:
    match = position(notes={1: "1 1"}, piles={1: "bc"}, protection=True)
    act(match, "a name b", "c take 1")
    assert match.actors == (2,)
    act(match, "c place 8")
    assert match.actors == (0,)
    assert state(match).phase == Phase.NAME


@rule("HK-23")
def test_without_a_note_the_remaining_viruses_are_put_aside_unseen() -> None:
    match = position(4, notes={1: "1"}, piles={1: "bcd"}, protection=True)
    act(match, "a name b", "d take 1")
    assert act(match, "d place 10")[1] == "aside 1 2"
    assert "named" not in " ".join(heard(match, "a"))


@rule("HK-23")
def test_viruses_on_an_account_without_notes_find_nothing() -> None:
    match = position(notes={2: "1"}, piles={1: "bc", 2: "c"}, protection=True)
    assert act(match, "a protect 1") == ["protecting a 1", "aside 1 2", "protecting a 2"]


@rule("HK-24")
def test_all_viruses_return_to_their_owners_hands_when_the_round_ends() -> None:
    match = position(notes={2: "1"}, piles={1: "bc", 2: "c"}, protection=True)
    act(match, "a protect 2", "a name c")
    assert state(match).rounds == 2
    assert state(match).hand[:3].tolist() == [3, 3, 3]
    assert not state(match).lies.any()


@rule("HK-24")
def test_question_4_how_many_viruses_of_whom_were_shown_need_not_be_seen() -> None:
    """Everyone hears whose virus it was; but what lies under a pirate is not laid out for anybody to count."""
    match = position(notes={1: "1 3"}, piles={1: "bc", 2: "b"}, protection=True)
    act(match, "a protect 1", "a name c")
    for seat in (0, 1, 2, None):
        shown = match.view(seat).state
        for journal in range(TRUTH):
            gone = [entry for entry in range(24) if shown["lies"][journal][entry] < 0]
            assert all(shown["clue"][journal][entry] == shown["clear"][journal][entry] == 0 for entry in gone)
    assert match.view(None).state["lies"][PUBLIC][:3] == [1, -1, 2]
    assert match.view(1).state["hand"] == [0, 1, 0, 0, 0, 0, 0], "one's own hand alone"


@rule("HK-30")
def test_after_round_four_the_richest_wins_and_points_come_by_value() -> None:
    match = position(notes={1: "1 3", 4: "2", 7: "3"}, piles={1: "b"}, rounds=4, protection=True)
    assert match.points == (0, 0, 0), "nobody is told before the end"
    assert act(match, "a name b")[1:] == ["counted a 4", "counted b 2", "counted c 3"]
    assert match.over
    assert match.result is not None
    assert match.result.points == (4, 2, 3)
    assert match.result.placing == (1, 3, 2)
    assert match.result.sources[0] == {"ones": 1, "twos": 0, "threes": 3}


@rule("HK-30")
def test_ties_share_the_win() -> None:
    match = position(notes={1: "3", 4: "1 2", 7: "1"}, piles={1: "b"}, rounds=4, protection=True)
    act(match, "a name b")
    assert match.result is not None
    assert match.result.winners == (0, 1)


@rule("HK-21")
def test_who_is_late_names_the_neighbour_and_takes_the_best_note() -> None:
    match = position(notes={1: "1 3"}, piles={1: "c"}, protection=True)
    match.act(-1, Timeout(0))
    assert str(match.log[-1].events[0]) == "named a b c wrong"
    match.act(-1, Timeout(2))
    assert state(match).note[2, 0] == 3
    match.act(-1, Timeout(2))
    assert money(match) == [1, 0, 3]


@rule("HK-21")
def test_after_the_choice_the_notes_are_not_shown_any_more() -> None:
    match = position(4, notes={1: "1 3"}, piles={1: "b"}, protection=True)
    act(match, "a name c")
    assert match.view(1).state["seen"][1][0] == [1, 0, 1]
    act(match, "b decline")
    assert match.view(1).state["seen"][1][0] == [0, 0, 0]
    assert match.view(0).state["seen"][0][0] == [1, 0, 1], "its owner may look at any time (HK-5)"


@rule("HK-20")
def test_who_is_late_protects_the_first_of_the_infected_accounts() -> None:
    match = position(notes={2: "1", 3: "2"}, piles={2: "b", 3: "c"}, protection=True)
    match.act(-1, Timeout(0))
    assert str(match.log[-1].events[0]) == "protecting a 2"


@rule("HK-13", "HK-21")
def test_on_a_live_table_a_shown_virus_says_nothing_of_the_next_one_by_the_same_hands() -> None:
    match = a_live_match(notes={1: "1 1"}, walk=2)
    stare(match, "a", *spot(match, 1))
    reach(match, "b", 1, hand=1)
    reach(match, "b", 1, hand=2)
    act(match, "b drop 1", "b drop 2")
    while not state(match).seated:
        ticks(match)
    reach(match, "c", 7)
    act(match, "c place 7", "a name b")
    s = state(match)
    assert (s.phase, s.lies[0, :2].tolist()) == (Phase.NAME, [1, -1])
    assert (s.clue[0, 0], s.clear[0, 0]) == (0b010, 0b101), "a has seen both of them"


@rule("HK-21")
def test_who_took_nothing_has_no_part_in_what_follows() -> None:
    match = position(notes={1: "1 3"}, piles={1: "cb"}, protection=True)
    act(match, "a name c", "b decline")
    assert (state(match).phase, state(match).taker) == (Phase.NAME, 0)
    assert match.actors == (0,)
