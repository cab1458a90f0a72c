"""The check that anybody's bot can be put to finds what is wrong with it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

import pytest

import hacktable
import strangers
from hacktable.bots import registry
from hacktable.kernel.verbs import Action
from hacktable.testing.bots import check_bot


class Whispering(strangers.Counting):
    """Does what depends on how often the bots of all seats together were asked."""

    asked_in_all: ClassVar[list[int]] = []

    def choose(self, known: hacktable.Knowledge) -> Action:
        self.asked_in_all.append(known.seat)
        return known.legal[len(self.asked_in_all) % len(known.legal)]


@pytest.fixture
def named() -> Iterator[list[str]]:
    names: list[str] = []
    yield names
    for name in names:
        registry.forget_bot(name)


@pytest.mark.parametrize("bot", [strangers.Counting, strangers.FIRST_OR_TOSS])
def test_a_good_bot_passes(bot: type, named: list[str]) -> None:
    named.append(registry.register_bot("good", bot).name)
    check_bot("good", "hashcatch", players=2, matches=1)


@pytest.mark.deep
@pytest.mark.parametrize(
    ("bot", "fault"),
    [
        (strangers.Raising, "bad in seat . of hashcatch, after 0 actions: raised ZeroDivisionError"),
        (strangers.Illegal, "bad in seat . of hashcatch, after 0 actions: answered 'timeout .', which is no legal action"),
        (Whispering, "bad in seat . of hashcatch chose .*; a new one that knew the same chose"),
    ],
)
def test_a_bad_bot_does_not(bot: type, fault: str, named: list[str]) -> None:
    named.append(registry.register_bot("bad", bot).name)
    with pytest.raises(AssertionError, match=fault):
        check_bot("bad", "hashcatch", players=2, matches=1)
