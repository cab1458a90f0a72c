"""Refusals: what is said, and which rule is behind it."""

from __future__ import annotations

from typing import Any

import pytest
from setup_blackhat import act, load, position, trick

from citing import rule
from hacktable.kernel.errors import IllegalError
from hacktable.kernel.registry import find
from hacktable.match.match import Match

THREE = ("3 6", "3 6", "3 6")
find("blackhat")  # brings its sentences


def refused(match: Match, action: str) -> tuple[str, str | None]:
    with pytest.raises(IllegalError) as refusal:
        match.act(match.actors[0], action)
    for language in ("en", "de"):
        assert refusal.value.code not in refusal.value.text(language), "there is no sentence"
    assert action in refusal.value.text()
    return refusal.value.code, refusal.value.rule


def at(*actions: str, **given: Any) -> Match:
    match = position(*given.pop("hands", THREE), **given)
    act(match, *actions)
    return match


@rule("BH-30", "BH-31", "BH-35", "BH-41")
@pytest.mark.parametrize(
    ("hands", "before", "action", "code", "number"),
    [
        (("5 5", "3", "4"), (), "lead 3", "no-such-set", "BH-30"),
        (("5 5", "3", "4"), (), "play 5 1 0 0", "lead-first", "BH-30"),
        (("5 5", "3", "4"), ("lead 2",), "lead 2", "play-set", "BH-30"),
        (("5 5", "3", "4"), ("lead 2",), "play 5 1 0 0", "wrong-size", "BH-30"),
        (("5 5", "3", "4"), ("lead 2",), "play 5 3 0 0", "not-in-hand", "BH-30"),
        (("5 5", "3", "4"), ("lead 2",), "play 5 1 1 0", "not-in-hand", "BH-30"),
        (("5 5", "3", "4"), ("lead 2",), "play 5 1 0 1", "not-in-hand", "BH-30"),
        (("5 5", "3", "4"), ("lead 2",), "play 14 2 0 0", "odd-set", "BH-35"),
        (("5 5", "3", "4"), ("lead 2",), "play 5 0 2 0", "odd-set", "BH-35"),
        (("5 5 5", "3 3 3", "4"), ("lead 3", "play 5 3 0 0"), "play 3 2 0 0", "led-size", "BH-31"),
        (("5 5 5", "3 3 hat", "4"), ("lead 3", "play 5 3 0 0"), "play 3 1 0 1", "hat-size", "BH-41"),
        (("5 5 5", "3 3 3", "4"), ("lead 3", "play 5 3 0 0"), "take", "follow-now", "BH-31"),
    ],
)
def test_cards(hands: tuple[str, ...], before: tuple[str, ...], action: str, code: str, number: str) -> None:
    assert refused(at(*before, hands=hands), action) == (f"blackhat-{code}", number)


@rule("BH-31")
def test_sizes_where_any_may_follow() -> None:
    match = at("lead 1", "play 5 1 0 0", hands=("5 5", "3 3", "4"), options={"follow": "any"})
    assert refused(match, "follow 3") == ("blackhat-no-such-set", "BH-30")
    assert refused(match, "play 3 1 0 0") == ("blackhat-answer-first", "BH-31")


@rule("BH-42")
def test_picking_up() -> None:
    match = trick(position("5 5 1", "6 hat 1", "9 9 1"), "5 5", "6 hat", "9 9")
    assert refused(match, "pick 5") == ("blackhat-pick-up", "BH-42")
    act(match, "keep")
    assert refused(match, "pick 4") == ("blackhat-not-in-trick", "BH-42")
    assert refused(match, "move a 1 b2") == ("blackhat-pick-cards", "BH-42")
    act(match, "pick 9")
    assert refused(match, "pick 5") == ("blackhat-pick-rising", "BH-42")
    few = trick(position("5 5 1", "6 hat 1", "9 1"), "5 5", "6 hat", "9")
    act(few, "keep")
    assert refused(few, "pick 9") == ("blackhat-pick-enough", "BH-42")


@rule("BH-50", "BH-51", "BH-63", "BH-103")
@pytest.mark.parametrize(
    ("action", "code", "number"),
    [
        ("pass", "must-hack", "BH-50"),
        ("move d 1 b2", "no-pawn", "BH-3"),
        ("move b 1 e2", "not-negative", "BH-50"),
        ("move a 1 d2", "no-way", "BH-51"),
        ("move a 1 a2", "no-way", "BH-51"),
        ("move a 2 j3", "trapped", "BH-63"),
        ("move c 1 b2", "in-jail", "BH-103"),
    ],
)
def test_moves(action: str, code: str, number: str) -> None:
    match = position(*THREE, pawns={"a2": "i3", "b1": "d2", "c1": "jail"}, tracer="e4", won=0, options={"tracer": True})
    assert refused(match, action) == (f"blackhat-{code}", number)


@rule("BH-51")
def test_a_pawn_without_a_way() -> None:
    """Whoever moves it to where it stands asks what it could do at all."""
    match = position(*THREE, pawns={"a1": "i1"}, modules={"6a": "h1"}, won=0)
    assert refused(match, "move a 1 i1") == ("blackhat-no-way-on", "BH-51")
    assert refused(match, "move a 1 i2") == ("blackhat-no-way", "BH-51")


@rule("BH-62")
@pytest.mark.parametrize(
    ("action", "code", "number"),
    [
        ("pass", "must-send", "BH-62"),
        ("send a 1 a2", "send-itself", "BH-62"),
        ("send b 2 a2", "not-to-send", "BH-62"),
        ("send c 1 a2", "not-to-send", "BH-62"),
        ("send b 1 b2", "send-where", "BH-62"),
        ("send b 1 a4", "send-both", "BH-62"),
        ("send c 2 a2", "in-jail", "BH-103"),
        ("send e 1 a2", "no-pawn", "BH-3"),
    ],
)
def test_sending_back(action: str, code: str, number: str) -> None:
    pawns = {"a1": "e2", "b1": "g2", "c1": "i3", "c2": "jail"}
    match = position(*THREE, pawns=pawns, tracer="d4", won=0, options={"tracer": True})
    act(match, "move a 1 f1")
    assert refused(match, action) == (f"blackhat-{code}", number)


@rule("BH-62", "BH-107")
def test_sending_to_the_tracer_and_from_a_decoy() -> None:
    pawns = {"a1": "e2", "a2": "b4", "b1": "g2", "b2": "c4", "c1": "b2"}
    match = position(*THREE, pawns=pawns, tracer="a2", won=0, options={"tracer": True})
    act(match, "move a 1 f1")
    assert refused(match, "send b 1 a2") == ("blackhat-send-tracer", "BH-62")
    decoy = position(*THREE, pawns={"a1": "i2", "b1": "g2"}, tile="decoy", won=0, options={"secret_asset": True})
    act(decoy, "move a 1 j3")
    assert refused(decoy, "send b 1 a2") == ("blackhat-must-return", "BH-107")
    assert refused(decoy, "send a 1 a4") == ("blackhat-send-both", "BH-62")
    assert refused(decoy, "pass") == ("blackhat-must-return", "BH-107")


@rule("BH-67", "BH-68", "BH-101", "BH-102")
def test_exploit_randomizer_and_tracer() -> None:
    match = at("move a 1 c1", pawns={"a1": "b2"}, won=0)
    assert refused(match, "mark c3 +") == ("blackhat-no-target", "BH-67")
    assert refused(match, "take") == ("blackhat-exploit-now", "BH-67")
    match = at("move a 1 e3", pawns={"a1": "d2", "b1": "g2"}, won=0)
    assert refused(match, "lay d1") == ("blackhat-randomize-now", "BH-68")
    load(match, (6, 8), (0, 2))
    act(match, "randomize")
    assert refused(match, "lay b2") == ("blackhat-no-area", "BH-68")
    assert refused(match, "lay f2") == ("blackhat-lay-black", "BH-68")
    assert refused(match, "pass") == ("blackhat-must-lay", "BH-68")
    match = at("move a 2 c4", pawns={"a1": "c5", "a2": "b4"}, tracer="c2", won=0, options={"tracer": True})
    assert refused(match, "trace b2") == ("blackhat-no-step", "BH-102")
    assert refused(match, "pass") == ("blackhat-must-trace", "BH-101")
