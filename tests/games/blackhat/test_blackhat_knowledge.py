"""What a seat knows, and worlds that fit it (BH-1, BH-112)."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, combinations_with_replacement
from math import comb
from typing import Any

import pytest
from setup_blackhat import KIND, act, board_of, position, state, told, trick

from citing import rule
from hacktable.games.blackhat import GAME
from hacktable.games.blackhat.board import CARD_KINDS, HAT
from hacktable.kernel.engine import Engine
from hacktable.kernel.verbs import Timeout
from hacktable.match.box import GameBox
from hacktable.match.match import Match
from hacktable.testing.walking import random_words


def worlds(match: Match, seat: int, count: int) -> list[Any]:
    """States that the seat thinks possible."""
    engine = Engine(GAME, match.boards)
    mask = match.knowledge(seat).masks
    return [GAME.State.mirror(engine.imagine(mask, seat, random_words(f"{number}"))[0]) for number in range(count)]


@rule("BH-1")
def test_a_seat_sees_its_own_cards_and_of_others_only_how_many() -> None:
    match = position("3 3 9", "4 hat", "joker 1")
    view = match.view(0).state
    assert sum(view["hidden"][0]) == 3
    assert sum(view["hidden"][1]) == sum(view["hidden"][2]) == 0
    assert view["held"][:3] == [3, 2, 2]
    assert view["open"][1][HAT] == 1
    assert "pile" not in view


@rule("BH-1", "BH-42")
def test_cards_picked_up_in_view_are_known_and_played_before_unseen_ones() -> None:
    match = position("5 9 1", "hat 1", "9 1")
    trick(match, "5", "hat", "9")
    act(match, "keep", "pick 9", "move a 1 b2")
    assert match.view(1).state["open"][0][KIND["9"]] == 1
    assert match.view(0).state["hidden"][0][KIND["9"]] == 1
    act(match, "lead 1", "play 9 1 0 0")
    assert match.view(1).state["open"][0][KIND["9"]] == 0, "at least none is what the others know now"
    assert match.view(0).state["hidden"][0][KIND["9"]] == 1


@rule("BH-30")
def test_the_size_that_was_said_is_known_only_to_who_said_it() -> None:
    match = position("5 5 5 9", "4", "6")
    assert act(match, "lead 3") == []
    assert [str(event) for event in match.seen(0, 1)] == ["sized 3"]
    assert match.view(0).state["said"][0] == 3
    assert match.view(1).state["said"][0] == 0
    for world in worlds(match, 1, 50):
        assert world.said[0] >= 1


@pytest.mark.usefixtures("at_full_speed")
@pytest.mark.deep
@rule("BH-1")
def test_unseen_cards_are_dealt_as_likely_as_real_deals_make_them() -> None:
    """Hypergeometric: how many of the 91 unseen cards that are 13s lie in a hand of ten."""
    match = position("13 13 1", " ".join(["2 3 4 5 6"] * 2), "7 8 9")
    count = 4000
    found = Counter(int(world.hidden[1, KIND["13"]]) for world in worlds(match, 0, count))
    unseen = 97 - 3 - 1  # one's own three, and the hat, which was discarded
    for thirteens in range(4):
        likely = comb(5, thirteens) * comb(unseen - 5, 10 - thirteens) / comb(unseen, 10)
        assert abs(found[thirteens] / count - likely) < 5 * (likely * (1 - likely) / count) ** 0.5 + 0.001


@rule("BH-1")
def test_worlds_keep_what_everyone_knows() -> None:
    match = position("13 13 1", "2 3 4 4 hat", "7 8 9", known={1: "4 4"}, discard="joker joker joker joker joker")
    for world in worlds(match, 0, 50):
        assert (world.hidden[1].sum(), world.open[1].sum()) == (2, 3)
        assert world.hidden[1:, KIND["joker"]].sum() == 0, "all five have been discarded"
        assert world.pile[HAT] == 0
        assert world.pile.sum() == world.pile_size


# ---------------------------------------------------------------- after a refilled draw pile

World = tuple[tuple[int, ...], ...]
"""The cards of the other two hands and of the draw pile, by kind."""
STUCK = {"c1": "f1", "c2": "i3"}
"""The third hand's pawns cannot move, so it draws when it wins."""


def cards(line: str) -> Counter[int]:
    return Counter(KIND[card] for card in line.split())


def counts(found: Counter[int]) -> tuple[int, ...]:
    return tuple(found[kind] for kind in range(CARD_KINDS))


def world_of(s: Any) -> World:
    return tuple(tuple(int(count) for count in row) for row in (s.hidden[1] + s.open[1], s.hidden[2] + s.open[2], s.pile))


def fitting(dealt: str, second: int, returned: Counter[int], draws: int, played: str = "", before: str = "") -> set[World]:
    """All worlds in which the second hand has so many of the dealt cards and the third hand the others.

    The third hand has then drawn so many of those that were returned, and has played cards after it (or before).
    """
    found = set[World]()
    pool = [*cards(dealt).elements()]
    for chosen in combinations(range(len(pool)), second):
        theirs = Counter(pool[place] for place in chosen)
        third = Counter(pool) - theirs - cards(before)
        if third.total() != len(pool) - second - cards(before).total():
            continue
        for drawn in combinations_with_replacement(sorted(returned), draws):
            if any(count > returned[kind] for kind, count in Counter(drawn).items()):
                continue
            hand = third + Counter(drawn)
            if all(hand[kind] >= count for kind, count in cards(played).items()):
                found.add((counts(theirs), counts(hand - cards(played)), counts(returned - Counter(drawn))))
    return found


def returned_to(match: Match) -> Counter[int]:
    return Counter({kind: int(count) for kind, count in enumerate(state(match).returned) if count})


@rule("BH-50", "BH-34")
def test_after_a_refill_exactly_the_worlds_are_possible_that_fit_what_was_seen() -> None:
    match = position("3 6", "9", "4 1", pawns=STUCK, won=2, empty_pile=True)
    returned = returned_to(match)
    assert returned.total() == 97 - 1 - 5, "all that nobody held, but not the hat"
    possible = fitting("9 4 1", 1, returned, 1)
    assert world_of(state(match)) in possible
    seen = {world_of(world) for world in worlds(match, 0, 900)}
    assert seen == possible


@rule("BH-50", "BH-34")
def test_a_card_played_after_the_draw_was_dealt_or_drawn() -> None:
    match = position("3 6", "9", "4 1", pawns=STUCK, won=2, empty_pile=True)
    returned = returned_to(match)
    act(match, "lead 1", "play 4 1 0 0")
    possible = fitting("9 4 1", 1, returned, 1, played="4")
    assert world_of(state(match)) in possible
    seen = worlds(match, 0, 900)
    assert {world_of(world) for world in seen} == possible
    assert not [reason for world in seen[:20] for reason in GAME.rules.impossible(board_of(match), world)]


@rule("BH-50", "BH-34")
def test_what_one_has_drawn_oneself_is_not_in_the_pile_any_more() -> None:
    match = position("3 6", "9 5", "4 1", pawns={"a1": "f1", "a2": "i3"}, won=0, empty_pile=True)
    s = state(match)
    drawn = next(kind for kind in range(CARD_KINDS) if s.drew[0, kind])
    for world in worlds(match, 0, 200):
        assert world.pile[drawn] == s.returned[drawn] - 1
        assert (world.pile == s.pile).all(), "everything else is still there"
        assert sorted(cards("9 5 4 1").elements()) == sorted(
            kind for hand in (1, 2) for kind in range(CARD_KINDS) for _ in range(world.hidden[hand, kind])
        )


@rule("BH-50", "BH-112")
def test_what_the_robot_draws_is_seen_to_leave_the_pile() -> None:
    match = position("3 6", "9 5", robot="4 1", pawns={"c1": "f1", "c2": "i3"}, won=2, empty_pile=True)
    s = state(match)
    assert s.held[2] == 3
    for world in worlds(match, 0, 50):
        assert (world.pile == s.pile).all()
        assert (world.hidden == s.hidden).all(), "only one hand is unseen, and all its cards are known by now"


@rule("BH-45")
def test_a_hand_that_passed_holds_nothing_but_the_hat() -> None:
    match = position("5 5 9", "hat", "6 6 1")
    act(match, "lead 2", "play 5 2 0 0")
    assert told(match, "passed") == ["passed b"]
    for world in worlds(match, 0, 50):
        assert (world.hidden[1].sum(), world.open[1, HAT]) == (0, 1)
        assert world.hidden[2].sum() == 3


@rule("BH-1", "BH-20", "BH-34")
def test_what_was_turned_or_discarded_is_in_no_hand_and_not_in_the_pile() -> None:
    match = position("3 6", "9 5", "4 1", discard="13 13 13 13 13 13 13 12 12 12 12 12 12")
    for world in worlds(match, 0, 100):
        assert world.hidden[1:, KIND["13"]].sum() + world.pile[KIND["13"]] == 0
        assert world.hidden[1:, KIND["12"]].sum() + world.pile[KIND["12"]] == 1


@rule("BH-1")
def test_every_deal_of_the_unseen_cards_is_possible() -> None:
    """All cards but six are discarded, so that the worlds can be counted."""
    match = position("3 6", "9 5", "4 1", empty_pile=True)
    possible = fitting("9 5 4 1", 2, Counter(), 0)
    assert len(possible) == comb(4, 2)
    assert {world_of(world) for world in worlds(match, 0, 300)} == possible


# ---------------------------------------------------------------- other secrets


@rule("BH-107", "BH-120")
def test_tiles_and_status_cards_are_imagined_among_those_left() -> None:
    match = position("3 6", "4 6", "5 6", tile="leak", options={"secret_asset": True, "celebrity": True})
    own = int(state(match).status[0])
    seen = worlds(match, 0, 600)
    assert Counter(int(world.tile) for world in seen).keys() == set(range(1, 7))
    others = Counter(int(world.status[1]) for world in seen)
    assert others.keys() == set(range(10, 51, 5)) - {own}
    assert max(others.values()) < 2.5 * min(others.values())
    assert all(len(set(world.status[:3])) == 3 for world in seen)


@rule("BH-112")
def test_nothing_of_the_robot_is_hidden_from_anyone() -> None:
    match = position("3 6", "4 6", robot="9 13 joker")
    for world in worlds(match, 0, 20):
        assert (world.open[2] == state(match).open[2]).all()
        assert world.hidden[2].sum() == 0


@rule("BH-22")
def test_a_deal_tells_each_seat_its_own_cards_alone() -> None:
    match = GameBox(GAME).start(3, "told")
    for seat in range(3):
        hands = [str(event).split()[1:] for event in match.seen(seat, 0) if str(event).startswith("hand ")]
        assert len(hands) == 1
        s = state(match)
        dealt = Counter(KIND[card] for card in hands[0] if card != "-")
        assert dealt == Counter({kind: int(s.hidden[seat, kind]) for kind in range(CARD_KINDS) if s.hidden[seat, kind]})
    assert not [event for event in match.seen(None, 0) if str(event).startswith("hand ")]


@rule("BH-32", "BH-42")
def test_who_is_late_plays_low_and_does_not_pick_up_a_whole_trick() -> None:
    match = position("5 9 9", "hat 9", "7 7")
    match.act(-1, Timeout(0))
    match.act(-1, Timeout(0))
    assert str(match.log[-1].events[0]) == "played a 5 1 0 0"
    act(match, "play 14 0 0 1", "play 7 1 0 0")
    match.act(-1, Timeout(0))
    assert str(match.log[-1].events[0]) == "kept a"


@rule("BH-67")
def test_who_is_late_leaves_a_space_unused() -> None:
    match = position("3 6", "4 6", "5 6", pawns={"a1": "b2"}, won=0)
    act(match, "move a 1 c1")
    match.act(-1, Timeout(0))
    assert str(match.log[-1].events[0]) == "declined a"


def test_a_state_is_small() -> None:
    assert GAME.State.dtype.itemsize < 2048
