"""A game: its facts, its records, its verbs, and the rules that fill the slots."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeAlias

import numpy as np

from hacktable.kernel import rules
from hacktable.kernel.compiling import Function, kernel, made_kernel
from hacktable.kernel.cstruct import EVERYONE, NOBODY, OWNER, Audience, CStruct, Field, Ints
from hacktable.kernel.errors import HacktableError, OptionError
from hacktable.kernel.options import Options, Presets, check
from hacktable.kernel.rules import MOST_LEGAL, apply, judge, legal
from hacktable.kernel.teller import Teller
from hacktable.kernel.verbs import Action, Event, Timeout, Verbs, field_of

Subcommands: TypeAlias = "argparse._SubParsersAction[argparse.ArgumentParser]"
"""The command line, to which commands can be added."""
Veil = Callable[[Any, Any], None]
"""Gets the true record and the one that is told, and blanks cells of the latter."""


@dataclass(frozen=True, kw_only=True, eq=False)
class Game:
    """Everything the rest of the house needs to know of a game."""

    name: str
    version: int
    """Of the rules: it rises when the same log would lead to another state."""
    rule_prefix: str
    turn_rule: str
    """The rule that says whose turn it is."""
    end_rule: str
    """The rule that says when the game is over."""
    folder: Path
    """Where its sentences (`lang/`) and its rules' texts (`rules/*.md`) are."""
    players: range
    options: type[Options]
    sources: tuple[str, ...]
    """What points come from, for results."""
    length: str
    """The state's field that tells how long a game lasted, in the unit people count in."""
    Board: type[CStruct]
    State: type[CStruct]
    actions: Verbs[Action]
    events: Verbs[Event]
    lay: Callable[[int, Any], Any]
    """The board (an array of one) for a number of players and options."""
    fills: Mapping[Function, Function]
    """The game's rules; `clear`, `copy` and `mask` are made here, `show` hides nothing if left out."""
    why_not: Callable[[Any, Any, int, Action], HacktableError]
    """Why an action is illegal, from the mirrored board and what the seat knows."""
    impossible: Callable[[Any, Any], Iterable[str]]
    """What is impossible in a position, from mirrored board and state."""
    clock_actions: Verbs[Action] = field(default_factory=lambda: Verbs(Timeout))
    """What the clock does, as time passes: seat −1 in the log."""
    inputs: tuple[type[Action], ...] = ()
    """Actions that are live inputs, such as where a hand goes: logged and played again like all others, but never offered, and taken from
    any seat while the rules are live. The rules clamp what is too much."""
    chapter: str | None = None
    """The field of the state that numbers rounds, if what really happened in one is told after it: then `later` fields are open."""
    told_later: tuple[type[Event], ...] = ()
    """Events for one seat alone that are no secret any more then."""
    veil: Callable[[Any], Veil] | None = None
    """For a recount of a round on this table: what covers, position by position, the rest that stays secret."""
    hushed: Callable[[Any], bool] = field(default=lambda state: False)
    """Whether no round of a match may be recounted now, since it would tell what players must remember."""
    beat: int = 100
    """Milliseconds that a tick stands for."""
    still: dict[str, Any] = field(default_factory=dict)
    """Options with which time never acts, if it does by default: for players without hands and eyes, such as a terminal."""
    minutes: tuple[int, int] = (20, 40)
    """How long a match lasts among people."""
    teller: Teller = field(default_factory=Teller)
    warnings: Callable[[int, Any], Iterable[str]] = field(default=lambda players, options: ())
    """Codes of sentences about players and options that are allowed, but not recommended."""
    presets: Presets | None = None
    """An option that stands for a set of others, if there is one."""
    picture: Callable[[Any, str], str] | None = None
    """What is played on with these options, as a whole SVG file with words in this language; none: nothing to see before a match."""
    variants: tuple[tuple[int, Mapping[str, Any]], ...] = ()
    """Players and options that tests and playthroughs go through; none: each value of each option, or all together if they are few."""
    commands: Callable[[Subcommands], None] | None = None
    """Adds the game's own commands to the command line, if it has any."""
    all_fills: Mapping[Function, Function] = field(init=False)

    def goes_live(self, options: Any) -> bool:
        """Whether time itself acts in matches with these options: then everybody needs a device of their own."""
        return any(getattr(options, name) != value for name, value in self.still.items())

    def __post_init__(self) -> None:
        made = {rules.clear: _made("clear", _clear_lines(self.State), self), rules.copy: _made("copy", _copy_lines(self.State), self)}
        made[rules.mask] = _made("mask", _mask_lines(self.State), self, _mask_rules(self.State))
        made[rules.judge_as] = best_judgement
        made |= {rules.live: never_live, rules.tick: no_tick, rules.reflex: no_reflex}
        made[rules.clock_act] = first_choice
        made[rules.show] = _made("show", ["def show(board, m, seat):", "    pass"], self)
        for slot in (rules.clear, rules.copy, rules.mask):
            if slot in self.fills:
                raise TypeError(f"{self.name} brings its own {slot.__name__}: it follows from the fields' declarations")
        object.__setattr__(self, "all_fills", {**made, **self.fills})

    def board(self, players: int, options: Mapping[str, Any] | Options | None = None) -> tuple[Any, Any]:
        """Checked options and the board they make.

        :raises OptionError: naming the option, the value, and what is allowed.
        """
        if type(players) is not int or players not in self.players:
            raise OptionError("option-players", given=repr(players), allowed=f"{self.players[0]}–{self.players[-1]}", game=self.name)
        checked = check(self.options, options)
        return checked, self.lay(players, checked)


@kernel
def first_choice(board: Any, s: Any, act: int, events: Any) -> None:
    """Who ran out of time does the first of the possible things."""
    acts = np.zeros(MOST_LEGAL, np.int64)
    seat = field_of(act, 0)
    if legal(board, s, seat, acts) > 0:
        apply(board, s, seat, int(acts[0]), events)


@kernel
def never_live(board: Any, s: Any) -> bool:
    return False


@kernel
def no_tick(board: Any, s: Any, events: Any) -> None:
    pass


@kernel
def no_reflex(board: Any, m: Any, seat: int, level: int, coin: Ints) -> int:
    return 0


@kernel
def best_judgement(board: Any, m: Any, seat: int, level: int, acts: Ints, count: int, coin: Ints) -> int:
    """A game whose bots know no levels plays as well as it can."""
    return judge(board, m, seat, acts, count, coin)


# ---------------------------------------------------------------- rules made from declarations


def _made(name: str, lines: list[str], game: Game, used: Mapping[str, Function] = {}) -> Function:
    return made_kernel(name, lines, game.State.__module__, used)


def _each_cell(field: Field, line: str) -> list[str]:
    """A line of code for each cell; `#` stands for the index."""
    if not field.shape:
        return ["    " + line.replace("#", "")]
    names = [f"i{axis}" for axis in range(len(field.shape))]
    loops = [f"{'    ' * (axis + 1)}for {names[axis]} in range({size}):" for axis, size in enumerate(field.shape)]
    return [*loops, "    " * (len(names) + 1) + line.replace("#", f"[{', '.join(names)}]")]


def _clear_lines(state: type[CStruct]) -> list[str]:
    return ["def clear(s):", *(line for name, field in state.fields.items() for line in _each_cell(field, f"s.{name}# = 0"))]


def _copy_lines(state: type[CStruct]) -> list[str]:
    lines = ["def copy(s, out):"]
    for name, each in state.fields.items():
        lines += _each_cell(each, f"out.{name}# = s.{name}#")
    return lines


def _mask_lines(state: type[CStruct]) -> list[str]:
    lines = ["def mask(board, s, seat, out):"]
    for name, each in state.fields.items():
        if each.see is EVERYONE:
            lines += _each_cell(each, f"out.{name}# = s.{name}#")
        elif each.see is NOBODY:
            lines += _each_cell(each, f"out.{name}# = {each.blank}")
        elif each.see is OWNER:
            may = "i0 == seat" + (f" or s.{each.shown}# != 0" if each.shown else "")
            lines += _each_cell(each, f"out.{name}# = s.{name}# if {may} else {each.blank}")
        elif each.see is not None and not isinstance(each.see, Audience):
            index = "".join(f", i{axis}" for axis in range(len(each.shape)))
            lines += _each_cell(each, f"out.{name}# = s.{name}# if {each.see.__name__}(board, s, seat{index}) else {each.blank}")
        else:
            raise TypeError(f"{state.__name__}.{name} does not say who may see it: give it see=EVERYONE, OWNER, NOBODY or a rule")
        if each.shown and (each.shown not in state.fields or state.fields[each.shown].shape != each.shape):
            raise TypeError(f"{state.__name__}.{name} is shown by {each.shown!r}, which is no field of its shape")
    return lines


def _mask_rules(state: type[CStruct]) -> dict[str, Function]:
    """The rules that decide who sees a field, by the names under which the mask calls them."""
    found: dict[str, Function] = {}
    for each in state.fields.values():
        if each.see is None or isinstance(each.see, Audience):
            continue
        if found.setdefault(each.see.__name__, each.see) is not each.see:
            raise TypeError(f"{state.__name__} has two rules called {each.see.__name__}")
    return found
