"""What a seat knows, what the page shows, and the worlds a seat can imagine (HC-1)."""

from __future__ import annotations

import itertools
import math
from collections import Counter
from typing import Any

import numpy as np
import pytest
from setup_hashcatch import act, board_of, load, position, state

import hacktable
from citing import rule
from hacktable.games.hashcatch import GAME
from hacktable.games.hashcatch.rules.hack import code_of
from hacktable.kernel.cstruct import EVERYONE, NOBODY, OWNER
from hacktable.kernel.engine import Engine
from hacktable.match.match import Match

HANDS = [hand for hand in itertools.product(range(1, 5), repeat=5) if set(hand) == {1, 2, 3, 4}]
"""All ways to put 1, 2, 3, 4 and one more digit on five tokens."""


def imagined(match: Match, seat: int, worlds: int) -> list[Any]:
    """Worlds that fit what the seat knows, as mirrors; the same ones every time."""
    known = match.knowledge(seat)
    engine = Engine(GAME, known.boards)
    keys = np.random.default_rng(1).integers(-(2**31), 2**31, (worlds, 8))
    return [GAME.State.mirror(engine.imagine(known.masks, seat, key)[0]) for key in keys]


def expect_uniform(found: Counter[Any], cells: list[Any]) -> None:
    """Every cell as likely as any other, and nothing else: χ² within five standard deviations."""
    assert set(found) <= set(cells)
    total = sum(found.values())
    expected = total / len(cells)
    assert expected >= 5, "too few samples for this many cells"
    chi = sum((found[cell] - expected) ** 2 for cell in cells) / expected
    freedom = len(cells) - 1
    assert chi <= freedom + 5 * math.sqrt(2 * freedom), f"χ² is {chi:.1f} with {freedom} degrees of freedom: {found.most_common(3)} …"


# ---------------------------------------------------------------- the mask


@rule("HC-1")
def test_a_seat_knows_all_that_is_public_its_own_digits_and_those_shown() -> None:
    match = position(
        "ring-5 row-1-a", "ring-15 row-1-b", "bank-1 row-1-c", digits=["43211", "34121", "21431"], shown={1: [3]}, tried={1: (2, 12)}
    )
    true = state(match)
    for seat in range(3):
        known: Any = GAME.State.mirror(match.knowledge(seat).masks[0])
        for name, field in GAME.State.fields.items():
            if field.see is EVERYONE:
                assert np.array_equal(getattr(known, name), getattr(true, name)), name
        for owner in range(4):
            for token in range(12):
                seen = owner == seat or true.shown[owner, token]
                assert known.digit[owner, token] == (true.digit[owner, token] if seen else 0)


@rule("HC-1")
@pytest.mark.parametrize("seat", [-1, 0, 1])
def test_nobody_ever_knows_the_random_words(seat: int) -> None:
    match = load(position("ring-5", ""), 1, 2, 3)
    act(match, "roll")
    known = GAME.State.mirror(match._engine.mask(match._states, seat)[0])
    hidden = [name for name, field in GAME.State.fields.items() if field.see is NOBODY]
    assert hidden == ["key", "block", "counter", "used"]
    assert not any(np.any(getattr(known, name)) for name in hidden)
    assert not set(hidden) & set(match.view(0).state)


@rule("HC-1")
def test_digits_are_the_only_secret_of_a_seat() -> None:
    assert [name for name, field in GAME.State.fields.items() if field.see is OWNER] == ["digit"]


@rule("HC-1")
def test_a_spectator_knows_no_digit_but_those_shown() -> None:
    match = position("ring-5 bank-1", "bank-2", digits=["43211", "34121"])
    assert match.view(None).state["digit"] == [[0, 3] + [0] * 10, [3] + [0] * 11, [0] * 12, [0] * 12]
    assert match.view(None).legal == ()


# ---------------------------------------------------------------- the option *memory*


def remembered(memory: bool) -> Match:
    return position(
        "ring-5 row-1-a",
        "ring-15 row-1-b",
        "row-1-c",
        digits=["43211", "34121", "21431"],
        shown={0: [3]},
        tried={1: (2, 12)},
        memory=memory,
    )


@rule("HC-1")
def test_with_the_option_memory_the_page_forgets_digits_and_sums() -> None:
    match = remembered(memory=True)
    for viewer in (0, 1, 2, None):
        seen = match.view(viewer).state
        assert seen["tried"] == [0] * 5
        assert seen["shown"] == [[0] * 12] * 4
        for owner in range(3):
            assert seen["digit"][owner] == (state(match).digit[owner].tolist() if owner == viewer else [0] * 12)


@rule("HC-1")
def test_without_the_option_memory_the_page_remembers() -> None:
    seen = remembered(memory=False).view(None).state
    assert seen["tried"] == [1 << 2 | 1 << 12, 0, 0, 0, 0]
    assert seen["digit"][:3] == [[0, 3, 2] + [0] * 9, [0, 4] + [0] * 10, [2] + [0] * 11]


@rule("HC-1")
def test_all_but_digits_and_sums_is_shown_with_and_without_memory() -> None:
    with_it, without = (remembered(memory).view(1).state for memory in (True, False))
    forgotten = {name for name in with_it if with_it[name] != without[name]}
    assert forgotten == {"digit", "shown", "tried"}


@rule("HC-1")
def test_what_can_be_deduced_stays_deducible_with_memory() -> None:
    """The page forgets; a bot, which plays by what its seat could know, does not."""
    plain, forgetful = (remembered(memory).knowledge(1).masks for memory in (False, True))
    assert plain.tobytes() == forgetful.tobytes()


@rule("HC-1", "HC-20")
def test_with_memory_a_digit_is_still_shown_in_the_moment_of_the_check() -> None:
    match = load(position("ring-5", "", digits=["21341"], memory=True), 1)
    assert act(match, "check 1")[0] == "checked a a 1 2 1 forged"
    assert match.view(1).state["digit"][0] == [0] * 12
    assert match.view(0).state["digit"][0][:5] == [2, 1, 3, 4, 1]


@rule("HC-1")
def test_memory_does_not_change_the_game() -> None:
    box = hacktable.game("hashcatch")
    plain, forgetful = (box.start(3, seed="same", options={"memory": memory}) for memory in (False, True))
    assert plain.state_bytes() == forgetful.state_bytes()
    assert box.options == {"memory": (False, True)}


# ---------------------------------------------------------------- imagined worlds


@rule("HC-1")
def test_an_imagined_world_agrees_with_all_that_is_known_and_is_possible() -> None:
    match = position(
        "ring-5 row-1-a base base base base", "ring-15 row-1-b", "bank-1 row-1-c", digits=["432114", "34121", "21431"], shown={1: [3]}
    )
    for seat in range(3):
        known: Any = GAME.State.mirror(match.knowledge(seat).masks[0])
        for world in imagined(match, seat, 20):
            assert not list(GAME.rules.impossible(board_of(match), world))
            for name, field in GAME.State.fields.items():
                if field.see is EVERYONE:
                    assert np.array_equal(getattr(world, name), getattr(known, name)), name
            agreed = known.digit != 0
            assert (world.digit[agreed] == known.digit[agreed]).all()


@rule("HC-1")
def test_an_imagined_world_has_chance_of_its_own() -> None:
    match = position("ring-5", "")
    known = match.knowledge(0)
    engine = Engine(GAME, known.boards)
    one, same, other = (engine.imagine(known.masks, 0, np.arange(8) + first) for first in (0, 0, 1))
    assert one.tobytes() == same.tobytes()
    assert one[0]["key"].tolist() == list(range(8))
    assert one.tobytes() != other.tobytes()
    assert known.masks.tobytes() == match.knowledge(0).masks.tobytes(), "imagining changes nothing"


@rule("HC-1")
def test_the_worlds_do_not_depend_on_what_the_seat_cannot_know() -> None:
    worlds = []
    for digits in ("12341", "44321", "32214"):
        match = position("ring-5", "ring-15", digits=["", digits])
        worlds.append([world.digit.tolist() for world in imagined(match, 0, 10)])
    assert worlds[0] == worlds[1] == worlds[2]


@pytest.mark.usefixtures("at_full_speed")
@rule("HC-1")
def test_real_deals_make_every_hand_equally_likely() -> None:
    found = Counter[Any]()
    engine = Engine(GAME, GAME.board(4)[1])
    for key in np.random.default_rng(2).integers(-(2**31), 2**31, (1500, 8)):
        states, _ = engine.setup(key)
        found.update(tuple(hand) for hand in states[0]["digit"][:, :5].tolist())
    expect_uniform(found, HANDS)


@pytest.mark.usefixtures("at_full_speed")
@rule("HC-1")
def test_at_the_start_every_hand_is_imagined_equally_often() -> None:
    match = position("", "", "", "")
    worlds = imagined(match, 2, 2000)
    for owner in (0, 1, 3):
        found = Counter(tuple(world.digit[owner, :5].tolist()) for world in worlds)
        assert set(found) <= set(HANDS)
    expect_uniform(Counter(tuple(world.digit[owner, :5].tolist()) for world in worlds for owner in (0, 1, 3)), HANDS)
    assert all(world.digit[2].tolist() == state(match).digit[2].tolist() for world in worlds)


@pytest.mark.usefixtures("at_full_speed")
@pytest.mark.deep
@rule("HC-1", "HC-20")
@pytest.mark.parametrize(
    ("digits", "shown", "worlds"),
    [
        ("12341", [1], 3000),
        ("21341", [1, 4], 1500),
        ("12341", [1, 5], 1000),
        ("12341", [1, 2, 3], 1000),
        ("11234", [1, 2, 3], 500),
        ("12341", [1, 2, 3, 4], 800),
        ("11234", [1, 2, 3, 4], 50),
        ("12341", [1, 2, 3, 4, 5], 10),
    ],
)
def test_hands_that_fit_what_was_shown_are_imagined_equally_often(digits: str, shown: list[int], worlds: int) -> None:
    match = position("", "", digits=["", digits], shown={1: shown})
    fitting = [hand for hand in HANDS if all(hand[token - 1] == int(digits[token - 1]) for token in shown)]
    found = Counter(tuple(world.digit[1, :5].tolist()) for world in imagined(match, 0, worlds))
    expect_uniform(found, fitting)


@rule("HC-1", "HC-31")
def test_a_token_won_by_hashing_is_imagined_with_any_digit_whatever_the_others_carry() -> None:
    match = position("", "base base base base base base base", digits=["", "1123442"], shown={1: [1, 2, 3, 7]})
    worlds = imagined(match, 0, 1500)
    found = Counter((tuple(world.digit[1, 3:5].tolist()), int(world.digit[1, 5])) for world in worlds)
    expect_uniform(found, [(rest, digit) for rest in ((3, 4), (4, 3)) for digit in range(1, 5)])
    assert all(world.digit[1, 6] == 2 for world in worlds)
    assert all(not world.digit[1, 7:].any() for world in worlds)


@rule("HC-1", "HC-42")
def test_imagined_codes_are_never_among_the_sums_tried_in_vain() -> None:
    match = load(
        position("row-1-a ring-3", "row-1-b", "row-1-c", "risk-1", digits=["41231", "21341", "12341"], turn=3), 1, 1, 6, 6, 5, 6, 2, 3
    )
    act(match, "hack")
    tried = int(state(match).tried[0])
    for seat in range(4):
        for world in imagined(match, seat, 20):
            code = code_of(board_of(match), world, 0)
            assert not tried >> code & 1
            assert code == 7, "all its digits have been seen"
