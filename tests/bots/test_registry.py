"""Bots from other packages: how they are registered, listed and found."""

from __future__ import annotations

import json
import logging
from collections.abc import Callable, Iterator
from importlib.metadata import EntryPoint, EntryPoints

import msgspec
import pytest

import hacktable
import strangers
import tiny
from hacktable import cli
from hacktable.bots import registry
from hacktable.bots.policies import OUR_NAMES, OURS_TOGETHER
from hacktable.bots.registry import HOUSE_TOGETHER
from hacktable.bots.strength import strengths

HASHCATCH, HACKER = hacktable.game("hashcatch").rules, hacktable.game("hacker").rules
OURS = ["random", "careless", "beginner", "average", "casual", "greedy", "regular", "expert", "champion", "thinker"]
"""The weakest first; of the games, only Black Hat lists the thinker."""


@pytest.fixture
def enter(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[..., None]]:
    """Install packages with these entry points, for one test."""
    before = set(registry._entries)

    def install(**places: str) -> None:
        points = EntryPoints(EntryPoint(name, place, "hacktable.bots") for name, place in places.items())
        monkeypatch.setattr(registry, "_points", lambda: points)

    yield install
    for name in set(registry._entries) - before:
        registry.forget_bot(name)


def test_ours_are_there_and_in_order_of_strength() -> None:
    assert hacktable.bot_names() == OURS
    assert hacktable.bot_names("hacker") == OURS[:-1]
    assert hacktable.bot_names("blackhat")[-2:] == ["champion", "thinker"]
    assert hacktable.bot_names("hashcatch") == ["random", "beginner", "casual", "greedy", "regular", "expert", "champion"], (
        "without lesser attention"
    )


def test_a_bot_of_another_package_is_found_by_its_entry_point(enter: Callable[..., None]) -> None:
    enter(counting="strangers:Counting", restless="strangers:Restless", policy="strangers:FIRST_OR_TOSS", alone="strangers:alone")
    counting, restless, policy = (registry.find(name) for name in ("counting", "restless", "policy"))
    assert counting.make is strangers.Counting
    assert counting.place == "strangers:Counting"
    assert counting.about == "Takes any legal action, and remembers how often it was asked and what it saw."
    assert (counting.games, counting.level, counting.policy) == ((), None, None)
    assert (restless.games, restless.level) == (("hacker",), 5)
    assert (policy.policy, policy.make, policy.about) == (strangers.FIRST_OR_TOSS, None, "the first action or any")
    hashcatch = ["counting", "alone", "random", "policy", "beginner", "casual", "greedy", "regular", "expert", "champion"]
    assert [*registry.names(HASHCATCH)] == hashcatch
    assert registry.names(HACKER) == ("counting", "alone", "random", "restless", *OURS[1:-1])


def test_the_lists_are_made_once_and_again_when_a_bot_comes_or_goes(enter: Callable[..., None]) -> None:
    before = registry.names(HACKER, at_tables=True), registry.offered(HACKER)
    assert registry.names(HACKER, at_tables=True) is before[0]
    assert registry.offered(HACKER) is before[1]
    enter(slow="strangers:Counting")
    assert set(registry.names(HACKER, at_tables=True)) - set(before[0]) == {"slow"}
    assert set(registry.offered(HACKER)) - set(before[1]) == {"slow"}
    enter()
    registry.forget_bot("slow")
    assert (registry.names(HACKER, at_tables=True), registry.offered(HACKER)) == before


def test_a_package_that_cannot_be_loaded_is_named_once_and_harms_nobody(
    enter: Callable[..., None], caplog: pytest.LogCaptureFixture
) -> None:
    enter(
        gone="strangers:Gone",
        missing="no_such_package:Bot",
        number="strangers:os.sep",
        greedy="strangers:Counting",
        **{"a,b": "strangers:Counting"},
    )
    assert hacktable.bot_names() == OURS
    assert hacktable.bot_names() == OURS
    said = [record.getMessage() for record in caplog.records if record.levelno == logging.WARNING]
    assert [line.split(" cannot be used")[0] for line in said] == [
        "the bot gone (strangers:Gone)",
        "the bot missing (no_such_package:Bot)",
        "the bot number (strangers:os.sep)",
        "the bot a,b (strangers:Counting)",
    ]
    assert registry.find("greedy").is_ours
    assert registry.find("champion").of_the_house
    assert not registry.find("champion").is_ours, "it is compiled only where it plays"


def test_a_bot_registered_by_a_script_is_one_too() -> None:
    entry = hacktable.register_bot("mine", strangers.Counting, about="mine", games=["hashcatch"], level=50)
    try:
        assert (entry.about, entry.games, entry.level) == ("mine", ("hashcatch",), 50)
        assert hacktable.bot_names("hashcatch")[-1] == "mine"
        with pytest.raises(ValueError, match="there is a bot 'mine' already"):
            hacktable.register_bot("mine", strangers.Counting)
    finally:
        registry.forget_bot("mine")
    with pytest.raises(hacktable.OptionError):
        registry.find("mine")


@pytest.mark.parametrize("name", ["", "a,b", "n" * 21, "two\nlines"])
def test_names_that_no_command_line_could_take_are_refused(name: str) -> None:
    with pytest.raises(ValueError, match="a bot's name"):
        hacktable.register_bot(name, strangers.Counting)


def test_what_is_no_bot_is_refused() -> None:
    with pytest.raises(TypeError, match="neither a Policy nor"):
        hacktable.register_bot("number", 7)  # type: ignore[arg-type]


def test_a_maker_that_cannot_be_imported_has_no_place() -> None:
    for make in (lambda invitation: strangers.Alone(), type("Local", (strangers.Counting,), {})):
        assert registry._entry("local", make, None, None, None).place is None


def test_ours_are_always_compiled_together_and_strangers_with_those_who_take_part() -> None:
    def entry(name: str) -> registry.Entry:
        return registry.find(name)

    for names in (["greedy"], ["random", "average"]):
        assert registry.together(map(entry, names)) == (OURS_TOGETHER, {name: number for number, name in enumerate(OUR_NAMES)})
    for names in (["champion"], ["greedy", "beginner"], ["casual", "expert", "random"]):
        assert registry.together(map(entry, names)) == (HOUSE_TOGETHER, {name: number for number, name in enumerate(registry.HOUSE)})
    policy = registry._entry("policy", strangers.FIRST_OR_TOSS, None, None, None)
    together, numbers = registry.together([entry("greedy"), policy]) or (None, {})
    assert together is not None
    assert numbers == {"random": 0, "greedy": 1, "policy": 2}
    assert together.policies[2] is strangers.FIRST_OR_TOSS
    assert registry.together([entry("greedy"), registry._entry("own", strangers.Counting, None, None, None)]) is None


def test_people_are_offered_the_levels_and_in_a_game_that_nobody_has_learned_what_there_is(enter: Callable[..., None]) -> None:
    enter(restless="strangers:Restless")
    assert registry.offered(HACKER) == ("restless", "beginner", "casual", "regular", "expert", "champion")
    assert registry.offered(tiny.GAME) == ("random", "greedy")
    assert [registry.even(game) for game in (HACKER, tiny.GAME)] == ["regular", "greedy"]


def test_the_command_lists_them(enter: Callable[..., None], capsys: pytest.CaptureFixture[str]) -> None:
    enter(restless="strangers:Restless")
    assert cli.main(["bots"]) == 0
    out = capsys.readouterr().out
    assert [line.split()[0] for line in out.splitlines()] == ["random", "restless", *OURS[1:]]
    assert "restless    5  Does a thing between any two ticks, if it may do any.  (hacker)" in out.splitlines()
    assert cli.main(["bots", "hashcatch", "--json"]) == 0
    listed = json.loads(capsys.readouterr().out)["bots"]
    strength = listed["random"].pop("strength")
    assert listed["random"] == {"about": "takes any legal action", "games": None, "level": 0, "compiled": True}
    assert strength == msgspec.to_builtins(strengths(HASHCATCH, "random"))
    assert {each["players"] for each in strength} == {2, 3, 4}
    assert [*listed] == hacktable.bot_names("hashcatch")
    assert cli.main(["bots", "chess"]) == 1


def test_a_bot_is_refused_at_a_game_that_it_does_not_play(enter: Callable[..., None], capsys: pytest.CaptureFixture[str]) -> None:
    enter(restless="strangers:Restless")
    for command in ("sim", "record", "play"):
        assert cli.main([command, "hashcatch", "--bots", "restless"]) == 1
        assert capsys.readouterr().err == "hacktable: The bot restless does not play hashcatch, only: hacker.\n"
