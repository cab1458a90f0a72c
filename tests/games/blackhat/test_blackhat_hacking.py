"""Hacks, moves and jumps, and what spaces do (BH-50 … BH-68)."""

from __future__ import annotations

import itertools
from typing import Any

import pytest
from setup_blackhat import act, board_of, choices, hand, load, phase, position, state, where

from citing import rule
from hacktable.games.blackhat.drawing import CELL_NAMES, CELLS
from hacktable.games.blackhat.rules.spaces import destinations, occupied, value_at
from hacktable.kernel.bits import first_of
from hacktable.kernel.errors import IllegalError
from hacktable.match.match import Match

THREE = ("3 6", "3 6", "3 6")


def moves(match: Match, pawn: str) -> str:
    """Where a pawn may be moved now."""
    name = f"move {pawn[0]} {pawn[1]} "
    return " ".join(choice.removeprefix(name) for choice in choices(match) if choice.startswith(name))


# ---------------------------------------------------------------- who may be moved


@rule("BH-50")
def test_the_winner_moves_an_own_pawn_or_anothers_on_a_negative_space() -> None:
    match = position(*THREE, pawns={"a1": "d2", "b1": "c3", "b2": "e3", "c1": "g3"}, won=0)
    assert {choice.split()[1] + choice.split()[2] for choice in choices(match)} == {"a1", "a2", "b1", "c1"}


@rule("BH-50", "BH-67")
def test_negative_means_the_value_with_markers() -> None:
    match = position(*THREE, pawns={"b1": "i2", "b2": "c3"}, markers={"i2": -1, "c3": 1}, won=0)
    assert moves(match, "b1") == "j3"
    assert moves(match, "b2") == ""


@rule("BH-50")
def test_only_who_can_move_nothing_draws_a_card_and_it_is_for_their_eyes_only() -> None:
    match = position("13 6", "3 6", "3 6", pawns={"a1": "i3", "a2": "f1"})
    act(match, "lead 1", "play 13 1 0 0", "play 3 1 0 0")
    events = act(match, "play 3 1 0 0")
    assert "drew a" in events
    assert not [event for event in events if event.startswith("drawn")]
    assert [str(event).split()[0] for event in match.seen(0, len(match.log))].count("drawn") == 1
    assert state(match).held[0] == 2
    assert phase(match) == "lead"


@rule("BH-50")
def test_anothers_pawn_on_a_negative_space_must_be_moved_before_a_card_is_drawn() -> None:
    match = position("13 6", "3 6", "3 6", pawns={"a1": "i3", "a2": "f1", "b1": "c3"}, won=0)
    assert choices(match) == ["move b 1 d2", "move b 1 d4"]


@rule("BH-50")
def test_without_any_card_to_draw_nothing_happens() -> None:
    match = position("13 6", "3 6", "4 6", pawns={"a1": "i3", "a2": "f1"}, empty_pile=True, options={"edition": "portuguese"})
    act(match, "lead 1", "play 13 1 0 0", "follow 1", "play 3 1 0 0", "follow 1")
    assert "empty a" in act(match, "play 4 1 0 0")
    assert hand(match, 0) == "6"


# ---------------------------------------------------------------- jumping


@rule("BH-51")
def test_a_pawn_moves_along_one_arrow() -> None:
    match = position(*THREE, pawns={"a1": "b2", "a2": "h4"}, won=0)
    assert moves(match, "a1") == "c1 c2 c3"
    assert moves(match, "a2") == "i3 i4"
    act(match, "move a 1 c2")
    assert where(match, "a1") == "c2"


@rule("BH-51")
def test_occupied_spaces_are_jumped_and_where_ways_fork_the_mover_chooses() -> None:
    match = position(*THREE, pawns={"a1": "b2", "b1": "c2", "b2": "d2", "c1": "e3"}, won=0)
    assert moves(match, "a1") == "c1 e2 f2 c3 f4"


@rule("BH-51")
def test_a_long_chain_of_jumps_ends_on_the_first_free_space_of_each_way() -> None:
    match = position(*["3 6"] * 4, pawns={"a1": "e2", "a2": "f2", "b1": "g2", "b2": "h2", "c1": "i2", "c2": "g3"}, won=0)
    assert moves(match, "a1") == "f1 i3 j3 h4"


@rule("BH-51")
def test_start_spaces_hold_any_number_and_no_other_space_more_than_one() -> None:
    match = position(*["3 6"] * 6, won=0)
    assert moves(match, "a1") == "b2"
    assert sum(where(match, f"{seat}1") == "a2" for seat in "abcdef") == 6


@rule("BH-51")
@pytest.mark.deep
def test_a_jump_finds_exactly_what_walking_every_way_finds() -> None:
    kinds = board_of(position(*THREE)).kind
    cells = [CELL_NAMES[cell] for cell in range(CELLS) if kinds[cell] not in (0, 3, 4, 5)]
    for seed in range(60):
        chosen = [cells[(seed * 7 + 11 * number * (number + seed)) % len(cells)] for number in range(8)]
        names = [f"{seat}{pawn}" for seat in "abcd" for pawn in (1, 2)]
        unique = dict(zip(names, dict.fromkeys(chosen), strict=False))
        match = position(*["3 6"] * 4, pawns=unique)
        board, s = board_of(match), state(match)
        taken = occupied(board, s)
        for pawn in unique:
            cell = CELL_NAMES.index(unique[pawn])
            reached = destinations(board, s, cell, taken)
            found = {place for place in range(CELLS) if reached >> place & 1}
            trapped = board.kind[cell] in (6, 8)
            assert found == (set() if trapped else set(_walked(s, cell, taken, (cell,))))


def _walked(s: Any, cell: int, taken: int, visited: tuple[int, ...]) -> itertools.chain[int]:
    """All free spaces at the end of ways over occupied ones, none twice: the slow and obvious way."""
    found = []
    onward = int(s.onward[cell])
    while onward:
        there = first_of(onward)
        onward &= onward - 1
        if there not in visited:
            found.append([there] if not taken >> there & 1 else _walked(s, there, taken, (*visited, there)))
    return itertools.chain.from_iterable(found)


@rule("BH-52", "BH-63")
def test_no_hack_takes_a_pawn_off_the_board() -> None:
    match = position(*THREE, pawns={"a1": "h2"}, won=0)
    assert all(choice.split()[-1] in CELL_NAMES for choice in choices(match))


@rule("BH-53")
def test_the_owner_decides_also_when_somebody_else_moved_the_pawn_there() -> None:
    match = position(*THREE, pawns={"b1": "c3"}, modules={"2a": "d4"}, won=0)
    act(match, "move b 1 d4")
    assert (phase(match), match.actors) == ("exploit", (1,)), "d4 is an Exploit now"


@rule("BH-60")
def test_hosts_and_caches_only_count_their_value() -> None:
    match = position(*THREE, pawns={"a1": "b2"}, won=0)
    act(match, "move a 1 c3")
    assert phase(match) == "lead"


@rule("BH-61", "BH-90")
def test_a_pawn_on_the_critical_asset_ends_the_game() -> None:
    match = position(*THREE, pawns={"a1": "i2"}, won=0)
    events = act(match, "move a 1 j3")
    assert "ended asset" in events
    assert match.over


# ---------------------------------------------------------------- Denial-of-Service


@rule("BH-62")
def test_denial_of_service_sends_a_pawn_back_to_a_start_space_of_choice() -> None:
    match = position(*THREE, pawns={"a1": "e2", "b1": "g2", "b2": "c2", "c2": "d2", "c1": "i3"}, won=0)
    events = act(match, "move a 1 f1")
    assert events[-1] == "trapped a 1 service"
    assert choices(match) == [
        "send b 1 a2", "send b 1 a4", "send b 2 a2", "send b 2 a4", "send c 2 a2", "send c 2 a4",
    ]  # fmt: skip
    act(match, "send b 1 a4")
    assert (where(match, "b1"), where(match, "a1"), phase(match)) == ("a4", "f1", "lead")


@rule("BH-62")
def test_nobody_ever_has_both_pawns_on_one_start_space() -> None:
    match = position(*THREE, pawns={"a1": "e2", "b1": "g2"}, won=0)
    act(match, "move a 1 f1")
    assert choices(match) == ["send b 1 a2"], "the other pawn is on a4"


@rule("BH-62")
def test_ones_own_other_pawn_is_a_target_and_one_on_an_alarm_or_another_service() -> None:
    match = position(*THREE, pawns={"a1": "e2", "a2": "d4", "b1": "c5"}, won=0, options={"tracer": True})
    act(match, "move a 1 f1")
    assert choices(match) == ["send a 2 a2", "send a 2 a4", "send b 1 a2"]


@rule("BH-62")
def test_with_nobody_to_send_back_nothing_happens_but_the_trap() -> None:
    match = position(*THREE, pawns={"a1": "e2", "b1": "i3"}, won=0)
    act(match, "move a 1 f1")
    assert phase(match) == "lead"


@rule("BH-62")
@pytest.mark.parametrize(("edition", "may"), [("house", False), ("finnish", False), ("norwegian", False), ("portuguese", True)])
def test_it_must_be_used_except_in_portugal(edition: str, may: bool) -> None:
    match = position(*THREE, pawns={"a1": "e2", "b1": "g2"}, won=0, options={"edition": edition})
    act(match, "move a 1 f1")
    assert ("pass" in choices(match)) == may
    if may:
        act(match, "pass")
        assert where(match, "b1") == "g2"


@rule("BH-62", "BH-105")
def test_nobody_is_sent_to_where_the_tracer_stands() -> None:
    pawns = {"a1": "e2", "a2": "b4", "b1": "g2", "b2": "c4", "c1": "b2"}
    match = position(*THREE, pawns=pawns, tracer="a2", won=0, options={"tracer": True})
    act(match, "move a 1 f1")
    assert "send b 1 a4" in choices(match)
    assert "send b 1 a2" not in choices(match)


@rule("BH-63", "BH-65")
def test_trapped_pawns_cannot_be_moved_and_others_jump_them() -> None:
    match = position(*THREE, pawns={"a1": "i3", "a2": "f1", "b1": "h2", "c1": "e2"}, won=1)
    assert moves(match, "a1") == "", "a Honeypot, though negative"
    assert moves(match, "b1") == "i2 j3"
    other = position(*THREE, pawns={"a1": "i3", "a2": "f1", "c1": "e2"}, won=2)
    assert moves(other, "c1") == "g1 f2"


@rule("BH-63", "BH-64")
def test_an_alarm_traps_only_with_the_tracer() -> None:
    for tracer in (False, True):
        match = position(*THREE, pawns={"a1": "c5"}, won=0, options={"tracer": tracer})
        assert (moves(match, "a1") == "") == tracer


@rule("BH-63", "BH-68")
def test_a_module_under_a_pawn_frees_it_or_traps_it_anew() -> None:
    free = position(*THREE, pawns={"a1": "f1"}, modules={"1b": "e1"}, won=0, options={"randomizer": "anywhere"})
    assert moves(free, "a1") != "", "no Denial-of-Service any more"
    trapped = position(*THREE, pawns={"a1": "g2"}, modules={"3a": "f2"}, won=0)
    assert moves(trapped, "a1") == "", "a Honeypot now"


@rule("BH-65")
def test_a_honeypot_keeps_the_pawn_for_good() -> None:
    match = position(*THREE, pawns={"a1": "h2", "b1": "e2"}, won=0)
    assert "trapped a 1 honeypot" in act(match, "move a 1 i3")
    service = position(*THREE, pawns={"a1": "i3", "b1": "e2"}, won=1)
    act(service, "move b 1 f1")
    assert phase(service) == "lead", "nobody can be sent back"


# ---------------------------------------------------------------- Exploit


@rule("BH-67")
def test_an_exploit_changes_a_host_by_one_and_leaves_a_marker() -> None:
    match = position(*THREE, pawns={"a1": "b2"}, won=0)
    act(match, "move a 1 c1")
    assert choices(match)[0] == "pass"
    assert "mark b2 -" in choices(match)
    assert "mark b2 +" in choices(match)
    assert not any(cell in choice for choice in choices(match) for cell in ("c3", "a2", "j3", "f1", "c1"))
    assert "marked a b2 -" in act(match, "mark b2 -")
    assert (state(match).marker[0], state(match).sign[0]) == (CELL_NAMES.index("b2"), -1)


@rule("BH-67")
def test_in_norway_any_space_may_be_changed() -> None:
    match = position(*THREE, pawns={"a1": "b2"}, won=0, options={"edition": "norwegian"})
    act(match, "move a 1 c1")
    assert {"mark c3 +", "mark a2 -", "mark j3 +", "mark f1 -", "mark c1 +"} <= set(choices(match))
    assert "mark a1 +" not in choices(match), "a black cell"


@rule("BH-67")
def test_with_all_three_markers_out_an_exploit_does_nothing_and_markers_stack() -> None:
    match = position(*THREE, pawns={"a1": "b2", "a2": "b4"}, markers={"e2": 1}, won=0)
    act(match, "move a 1 c1", "mark e2 +")
    assert value_at(board_of(match), state(match), CELL_NAMES.index("e2")) == 4
    full = position(*THREE, pawns={"a1": "b2"}, markers={"e2": 1, "e4": 1, "d2": -1}, won=0)
    act(full, "move a 1 c1")
    assert phase(full) == "lead"


# ---------------------------------------------------------------- Randomizer

RANDOMIZED = {"a1": "d2"}


def draws(module: int, side: str, supply: int = 8) -> tuple[tuple[int, int], tuple[int, int]]:
    """Have this module drawn, counted in the supply, with a side up."""
    return (module - 1, supply), ("ab".index(side), 2)


@rule("BH-68")
def test_a_randomizer_may_be_left_alone() -> None:
    match = position(*THREE, pawns=RANDOMIZED, won=0)
    act(match, "move a 1 e3")
    assert choices(match) == ["pass", "randomize"]
    assert "declined a" in act(match, "pass")
    assert phase(match) == "lead"


@rule("BH-68")
@pytest.mark.parametrize(("edition", "anywhere"), [("house", False), ("finnish", True), ("norwegian", True), ("portuguese", True)])
def test_a_module_once_drawn_must_be_laid_on_marked_places_or_anywhere(edition: str, anywhere: bool) -> None:
    match = position(*THREE, pawns=RANDOMIZED, won=0, options={"edition": edition})
    act(match, "move a 1 e3")
    load(match, *draws(1, "b"))
    assert "found a 1 b" in act(match, "randomize")
    places = [choice.removeprefix("lay ") for choice in choices(match)]
    if anywhere:
        assert len(places) > 20
        assert not {"a1", "a2", "a3", "a4", "i2", "i3", "j2", "j3"} & set(places), "never over starts or the goal"
    else:
        assert places == ["d1", "h1", "f2", "d4", "h4"]
    act(match, "lay d4")
    assert state(match).laid[0] == CELL_NAMES.index("d4")


@rule("BH-68", "BH-5")
def test_a_module_replaces_what_is_there_and_breaks_or_makes_arrows() -> None:
    match = position(*THREE, pawns=RANDOMIZED, won=0)
    act(match, "move a 1 e3")
    load(match, *draws(7, "a"))
    act(match, "randomize", "lay f2")
    s = state(match)
    f2, g2, h2 = (CELL_NAMES.index(cell) for cell in ("f2", "g2", "h2"))
    assert not s.onward[f2] >> g2 & 1, "g2 is black now"
    assert s.onward[g2] == 0
    f3 = CELL_NAMES.index("f3")
    assert s.onward[CELL_NAMES.index("e3")] >> f3 & 1, "the half arrow of the board is whole now"
    assert s.onward[h2], "what lies beside stays as it is"


@rule("BH-68")
def test_a_replaced_or_half_covered_module_returns_and_the_print_shows_again() -> None:
    match = position(*THREE, pawns=RANDOMIZED, modules={"8a": "d4"}, won=0, options={"randomizer": "anywhere"})
    act(match, "move a 1 e3")
    load(match, *draws(1, "b", 7))
    assert {"returned 8", "laid 1 b e4"} <= set(act(match, "randomize", "lay e4"))
    s = state(match)
    d4 = CELL_NAMES.index("d4")
    assert s.top[d4] == d4
    assert s.laid[7] == -1


@rule("BH-68", "BH-67")
def test_markers_on_covered_and_uncovered_cells_return_to_the_supply() -> None:
    options = {"randomizer": "anywhere"}
    match = position(*THREE, pawns=RANDOMIZED, modules={"8a": "d4"}, markers={"d5": 1, "f4": -1, "b2": 1}, won=0, options=options)
    act(match, "move a 1 e3")
    load(match, *draws(1, "b", 7))
    events = act(match, "randomize", "lay e4")
    assert {"unmarked d5", "unmarked f4"} <= set(events)
    assert sorted(state(match).marker) == [-1, -1, CELL_NAMES.index("b2")]


@rule("BH-68")
def test_nobody_may_come_to_stand_on_a_black_cell() -> None:
    match = position(*THREE, pawns={"a1": "d2", "b1": "g2"}, won=0)
    act(match, "move a 1 e3")
    load(match, *draws(7, "a"))
    act(match, "randomize")
    assert "lay f2" not in choices(match), "its top right is black, and b1 stands there"
    assert "lay h1" in choices(match)


@rule("BH-68")
def test_a_module_that_fits_nowhere_goes_back() -> None:
    pawns = {"a1": "d2", "b1": "g2", "b2": "e4", "c1": "f2", "c2": "i4", "a2": "e2"}
    modules = {"1a": "d1", "2a": "h1"}
    match = position(*["3 6"] * 4, pawns={**pawns, "d1": "i1", "d2": "e1"}, modules=modules, won=0)
    act(match, "move a 1 e3")
    load(match, *draws(5, "a", 6))
    events = act(match, "randomize")
    assert "found a 7 a" in events
    assert "returned 7" in events
    assert phase(match) == "lead"


@rule("BH-68")
def test_with_an_empty_supply_nothing_happens() -> None:
    modules = {"1b": "b1", "2a": "d1", "3a": "f1", "4a": "h1", "5a": "b4", "6a": "d4", "7b": "f4", "8a": "h4"}
    match = position(*THREE, pawns={"a1": "d2"}, modules=modules, won=0, options={"randomizer": "anywhere"})
    assert "move a 1 e3" in choices(match)
    act(match, "move a 1 e3")
    assert phase(match) == "lead"


@rule("BH-68", "BH-53")
def test_action_spaces_under_pawns_take_effect_clockwise_each_decided_by_its_owner() -> None:
    match = position(*THREE, pawns={"a1": "d2", "b1": "f2", "c1": "g2", "b2": "c2", "c2": "c4"}, won=0)
    act(match, "move a 1 e3")
    load(match, *draws(2, "a"))
    act(match, "randomize", "lay f2")
    assert (phase(match), match.actors) == ("exploit", (1,)), "f2 is an Exploit now, and b1 stands on it"
    act(match, "pass")
    assert phase(match) == "lead"


@rule("BH-68")
def test_a_randomizer_may_chain_and_nested_effects_come_first() -> None:
    pawns = {"a1": "d2", "b1": "f2", "c1": "g3", "b2": "c2", "c2": "c4"}
    match = position(*THREE, pawns=pawns, won=0)
    act(match, "move a 1 e3")
    load(match, *draws(6, "a"))
    act(match, "randomize", "lay f2")
    assert (phase(match), match.actors) == ("randomize", (1,)), "b1 stands on a Randomizer now"
    load(match, *draws(4, "b", 7))
    act(match, "randomize", "lay f2")
    assert (phase(match), match.actors) == ("service", (2,)), "the new module's Denial-of-Service is under c1"
    assert state(match).laid[5] == -1, "the first module is gone, and so are its effects"
    act(match, "send b 1 a2")
    assert phase(match) == "lead"


@rule("BH-68")
def test_effects_left_over_go_on_for_pawns_that_still_stand_there() -> None:
    pawns = {"a1": "d2", "b1": "f2", "c1": "d4", "b2": "c2", "c2": "c4"}
    match = position(*THREE, pawns=pawns, won=0)
    act(match, "move a 1 e3")
    load(match, *draws(6, "a"))
    act(match, "randomize", "lay f2")
    load(match, *draws(2, "a", 7))
    act(match, "randomize", "lay d4")
    assert (phase(match), match.actors) == ("exploit", (2,))
    assert [each for each in state(match).pending if each] == [6, 2]
    act(match, "pass")
    assert phase(match) == "lead"
    assert not state(match).pending.any()


@rule("BH-68")
def test_the_pawn_that_set_it_off_may_set_it_off_again() -> None:
    match = position(*THREE, pawns={"a1": "d2"}, won=0, options={"randomizer": "anywhere"})
    act(match, "move a 1 e3")
    load(match, *draws(6, "a"))
    act(match, "randomize", "lay e3")
    assert (phase(match), match.actors) == ("randomize", (0,))


@rule("BH-5")
def test_only_whole_arrows_can_be_followed_at_a_modules_edge() -> None:
    plain = position(*THREE, pawns={"a1": "c3"}, won=0)
    assert moves(plain, "a1") == "d2 d4"
    vault = position(*THREE, pawns={"a1": "c3"}, modules={"8a": "d4"}, won=0)
    assert moves(vault, "a1") == "d2", "the Vault has no head for the arrow from the upper left"


@rule("BH-63")
def test_refusing_to_move_a_trapped_pawn_says_why() -> None:
    match = position(*THREE, pawns={"a1": "i3"}, won=0)
    with pytest.raises(IllegalError) as refusal:
        act(match, "move a 1 j3")
    assert (refusal.value.code, refusal.value.rule) == ("blackhat-trapped", "BH-63")
