"""A game: what it is called, its forms, its rules, and how it is told; in groups, each of which a game's `__init__.py` fills in."""

from __future__ import annotations

import argparse
import dis
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from types import CodeType
from typing import Any, Generic, TypeAlias, TypeVar

import numpy as np

from hacktable.kernel import rules as slots
from hacktable.kernel.answers import Answers
from hacktable.kernel.awards import AwardFor
from hacktable.kernel.calls import GENERAL, Call
from hacktable.kernel.coin import toss
from hacktable.kernel.compiling import Function, apart, in_plain_python, kernel, made_code, made_kernel, with_code
from hacktable.kernel.cstruct import EVERYONE, NOBODY, OWNER, Audience, CStruct, Field, Ints, Stored, StoredOne
from hacktable.kernel.errors import OptionError
from hacktable.kernel.events import Events
from hacktable.kernel.lesson import Lesson
from hacktable.kernel.look import PageFacts, Theme
from hacktable.kernel.options import Options, Presets, Value, check
from hacktable.kernel.rules import MOST_LEGAL, apply, judge, legal
from hacktable.kernel.stakes import Prospect
from hacktable.kernel.teller import Teller
from hacktable.kernel.verbs import Action, Event, Timeout, Verbs, field_of, pack

Subcommands: TypeAlias = "argparse._SubParsersAction[argparse.ArgumentParser]"
"""The command line, to which commands can be added."""
Veil = Callable[[StoredOne, StoredOne], None]
"""Gets the true state and the one that is told, and blanks cells of the latter."""
Fills = Mapping[Function, Function]
"""Slots, each with the rule that fills it."""
Variant = tuple[int, Mapping[str, Value]]
"""Players and options."""
B = TypeVar("B", bound=CStruct)
S = TypeVar("S", bound=CStruct)
O = TypeVar("O", bound=Options)  # noqa: E741


@dataclass(frozen=True, kw_only=True)
class Identity:
    """What a game is called, and for whom it is."""

    name: str
    version: int
    """Of the rules: it rises when the same log would lead to another state."""
    folder: Path
    """Where its sentences (`lang/`) and its rules' texts (`rules/*.md`) are."""
    players: range
    minutes: tuple[int, int] = (20, 40)
    """How long a match lasts among people, about, as `benchmarks/minutes.py` reckons it."""
    minutes_with_bots: tuple[int, int] | None = None
    """How long it lasts for one person with bots, as `benchmarks/minutes.py` measures it; None if nobody has measured it."""


@dataclass(frozen=True, kw_only=True)
class Forms(Generic[O, B, S]):
    """The forms that matches, actions and events have."""

    options: type[O]
    Board: type[B]
    """What is fixed for one match; it must have the field `seats`."""
    State: type[S]
    lay: Callable[[int, O], Stored]
    """The board (an array of one) for a number of players and options."""
    actions: Verbs[Action]
    events: Verbs[Event]
    presets: Presets | None = None
    """An option that stands for a set of others, if there is one."""
    variants: tuple[Variant, ...] = ()
    """Players and options that tests and playthroughs go through; none: each value of each option, or all together if they are few."""


@dataclass(frozen=True, kw_only=True)
class Rules(Generic[B, S]):
    """What may be done, and what comes of it."""

    prefix: str
    """Of the rules' numbers: `HC` for HC-12."""
    turn: str
    """The number of the rule that says whose turn it is; a game that fills `turn_rule` says it for each phase."""
    end: str
    """The number of the rule that says when the game is over."""
    fills: Fills
    """The game's rules; `clear`, `copy` and `mask` are made here, `show` hides nothing if left out."""
    refusals: Answers
    """Why an action can be illegal: what the rule `refuse` gives."""
    impossible: Callable[[B, S], Iterable[str]]
    """What is impossible in a position, from mirrored board and state."""
    sources: tuple[str, ...]
    """What points come from, for results."""
    length: str
    """The state's field that tells how long a game lasted, in the unit people count in."""
    outcomes: tuple[str, ...] = ()
    """How choices can come out: the codes that the rule `stake` gives by their places."""
    reasons: Answers = field(default_factory=lambda: Answers(__name__))
    """What can speak for a choice or against it: what the rule `reason` gives."""


@dataclass(frozen=True, kw_only=True)
class Live:
    """For a game in which time itself acts: it fills the slots `live`, `tick` and `reflex` too."""

    clock_actions: Verbs[Action]
    """What the clock does: `Timeout`, and `Tick`. Seat −1 in the log."""
    inputs: tuple[type[Action], ...]
    """Actions such as where a hand goes: logged and played again like all others, but never offered, and taken from any seat while the
    game is live. The rules clamp what is too much."""
    beat: int
    """Milliseconds that a tick stands for."""
    hand: str = "hand"
    """The field of an input that says which hand it moves. Of inputs of one kind for one hand between two ticks, only the last counts."""
    still: Mapping[str, Value]
    """Options with which time never acts: for players without hands and eyes, such as a terminal."""


@dataclass(frozen=True, kw_only=True)
class Recount:
    """For a game that tells, when a round is over, what really happened in it: then the state's `later` fields are open."""

    chapter: str
    """The field of the state that numbers rounds."""
    told_later: tuple[type[Event], ...] = ()
    """Events told to one seat alone that everyone may know then."""
    veil: Callable[[StoredOne], Veil] | None = None
    """For a match on this board: a function that is given each position of the round in turn, and blanks what stays secret all the same."""
    hushed: str | None = None
    """The field of the state that says, if it is not 0, that no round may be recounted now, because that would show what players have to remember."""
    opened: tuple[str, ...] = ()
    """Fields that nobody sees while the match runs, and everyone when it is over."""
    awards: tuple[AwardFor, ...] = ()
    """Small awards that are given after a match."""
    hushing: type[Event] | None = None
    """The event with which that begins: what was told before it is not told again meanwhile."""


@dataclass(frozen=True)
class HearingBefore:
    """Before what the table pauses for a moment in a live match, so that everybody may point a finger: whenever a field that everyone sees has a
    certain value, once for all values of some others."""

    field: str
    value: int
    once: tuple[str, ...]
    """Fields: when one of them changes, something else is about to be decided."""


@dataclass(frozen=True, kw_only=True)
class Telling(Generic[O, B]):
    """How a game is shown to people, beyond its sentences."""

    teller: Teller[B] = field(default_factory=Teller)
    """Sentences and a picture for the terminal."""
    picture: Callable[[O, str, Theme], str] | None = None
    """What is played on with these options, as a whole SVG file with words in this language, in the page's dark or light colours; none:
    nothing to see before a match."""
    pictured: tuple[str, ...] = ()
    """The options that can be seen in the picture: it is drawn again only when one of them changes. None: any may be."""
    emblem: Path | None = None
    """An SVG file with the drawing of the game's door, for pictures that the server makes; the page has its own, from which `tools/emblems.py`
    writes this one."""
    page: PageFacts = field(default_factory=PageFacts)
    """What the page knows of it without asking."""
    calls: tuple[Call, ...] = GENERAL
    """What players can say with one tap; about eight."""
    hearing: HearingBefore | None = None
    """Before what the table pauses for a moment, so that everybody may point a finger."""
    aids: bool = False
    """Whether the page can help players to remember what they have seen, at tables that want it. Nothing in the rules depends on it."""
    prospects: tuple[Prospect, ...] = ()
    """What may happen to a player before their next choice, and is a reason for one choice or another: who asks for advice is told the odds."""
    explained: tuple[type[Action], ...] = ()
    """Choices that everybody sees, field by field, and may ask about when a bot has made them."""
    warnings: Callable[[int, O], Iterable[str]] = field(default=lambda players, options: ())
    """Codes of sentences about players and options that are allowed, but not recommended."""
    commands: Callable[[Subcommands], None] | None = None
    """Adds the game's own commands to the command line, if it has any."""


ONLY_TIMEOUTS: Verbs[Action] = Verbs(Timeout)
"""What the clock does in a game that is never live."""


@dataclass(frozen=True, kw_only=True, eq=False)
class Game:
    """Everything that matches, bots, simulations, the server and the page need to know of a game."""

    identity: Identity
    forms: Forms[Any, Any, Any]
    rules: Rules[Any, Any]
    live: Live | None = None
    recount: Recount | None = None
    telling: Telling[Any, Any] = field(default_factory=Telling)
    lesson: Lesson | None = None
    all_fills: Fills = field(init=False)
    """What fills the slots: the game's rules, those made from its declarations, and defaults for the rest."""

    # What is asked for most, without naming the group. These are fields and no properties, because a move reads them dozens of times.
    name: str = field(init=False)
    version: int = field(init=False)
    folder: Path = field(init=False)
    players: range = field(init=False)
    options: type[Options] = field(init=False)
    Board: type[CStruct] = field(init=False)
    State: type[CStruct] = field(init=False)
    actions: Verbs[Action] = field(init=False)
    events: Verbs[Event] = field(init=False)
    clock_actions: Verbs[Action] = field(init=False)
    """What the clock does, as time passes: seat −1 in the log."""
    inputs: tuple[type[Any], ...] = field(init=False)
    """The actions that are live inputs; none in a game that is never live. (Not `type[Action]`: Zuban would take whatever is no input for no action either.)"""

    def __post_init__(self) -> None:
        for group, names in (
            (self.identity, ("name", "version", "folder", "players")),
            (self.forms, ("options", "Board", "State", "actions", "events")),
        ):
            for name in names:
                object.__setattr__(self, name, getattr(group, name))
        object.__setattr__(self, "clock_actions", self.live.clock_actions if self.live else ONLY_TIMEOUTS)
        object.__setattr__(self, "inputs", self.live.inputs if self.live else ())
        made: dict[Function, Function] = {
            slots.clear: _made("clear", _clear_lines(self.State), self),
            slots.copy: apart(_made("copy", _copy_lines(self.State), self)),
        }
        made[slots.mask] = _made("mask", _mask_lines(self.State), self, _mask_rules(self.State))
        in_plain_python(made[slots.clear], with_code(lambda: self._code("clear", "s", _whole_lines(self.State, "s.@# = 0"))))
        whole = _whole_lines(self.State, "out.@# = s.@#")
        in_plain_python(made[slots.copy], with_code(lambda: self._code("copy", "s, out", whole)))
        mask = "mask", "board, s, seat, out"
        in_plain_python(made[slots.mask], with_code(lambda: self._code(*mask, [*whole, *_blanking_lines(self.State, cells=False)])))
        for slot in made:
            if slot in self.rules.fills:
                raise TypeError(f"{self.name} brings its own {slot.__name__}: it follows from the fields' declarations")
        object.__setattr__(self, "all_fills", {**made, **DEFAULTS, **self.rules.fills})

    def _code(self, name: str, parameters: str, lines: list[str]) -> CodeType:
        return made_code(name, [f"def {name}({parameters}):", *lines], f"{self.State.__module__}, in plain Python")

    # ---------------------------------------------------------------- matches

    def goes_live(self, options: Options) -> bool:
        """Whether time itself acts in matches with these options: then everybody needs a device of their own."""
        return self.live is not None and any(getattr(options, name) != value for name, value in self.live.still.items())

    def board(self, players: int, options: Mapping[str, object] | Options | None = None) -> tuple[Options, Stored]:
        """Checked options and the board they make.

        :raises OptionError: naming the option, the value, and what is allowed.
        """
        if type(players) is not int or players not in self.players:
            raise OptionError("option-players", given=repr(players), allowed=f"{self.players[0]}–{self.players[-1]}", game=self.name)
        checked = check(self.options, options)
        return checked, self.forms.lay(players, checked)


# ---------------------------------------------------------------- what a game need not bring


@kernel
def first_choice(board: CStruct, s: CStruct, act: int, events: Events) -> None:
    """The seat that ran out of time does the first of its legal actions."""
    acts = np.zeros(MOST_LEGAL, np.int64)
    seat = field_of(act, 0)
    if legal(board, s, seat, acts) > 0:
        apply(board, s, seat, int(acts[0]), events)


@kernel
def never_live(board: CStruct, s: CStruct) -> bool:
    return False


@kernel
def no_tick(board: CStruct, s: CStruct, events: Events) -> None:
    pass


@kernel
def no_reflex(board: CStruct, m: CStruct, seat: int, level: int, coin: Ints) -> int:
    return 0


@kernel
def show_all(board: CStruct, m: CStruct, seat: int) -> None:
    """The page shows all that a seat knows."""


@kernel
def nothing_to_reopen(board: CStruct, s: CStruct, seat: int) -> None:
    """Nobody chooses at the same time as others."""


@kernel
def best_judgement(board: CStruct, m: CStruct, seat: int, level: int, acts: Ints, count: int, coin: Ints) -> int:
    """A game whose bots know no levels plays as well as it can."""
    return judge(board, m, seat, acts, count, coin)


@kernel
def nothing_in_view(board: CStruct, m: CStruct, seat: int) -> bool:
    return False


@kernel
def no_gauge(board: CStruct, s: CStruct, seat: int, act: int, out: Ints) -> int:
    return 0


@kernel
def no_lean(board: CStruct, m: CStruct, seat: int, personality: int, act: int) -> float:
    return 0.0


@kernel
def turn_of_game(board: CStruct, m: CStruct) -> int:
    """One rule says it in every phase."""
    return 0


@kernel
def no_remark(board: CStruct, m: CStruct, seat: int, event: int, fields: Ints, coin: Ints) -> int:
    return 0


@kernel
def no_stake(board: CStruct, m: CStruct, seat: int, act: int, room: slots.Room, silent: Events, out: Events) -> None:
    pass


@kernel
def no_tally(board: CStruct, m: CStruct, seat: int, room: slots.Room, silent: Events, out: Events) -> None:
    pass


@kernel
def no_reason(board: CStruct, m: CStruct, seat: int, act: int, room: slots.Room, silent: Events, out: Events) -> None:
    pass


@kernel
def tossed_for(board: CStruct, s: CStruct, seat: int, acts: Ints, coin: Ints) -> int:
    return int(acts[toss(coin, legal(board, s, seat, acts))])


DEFAULTS: Fills = {
    slots.at_random: tossed_for,
    slots.clock_act: first_choice,
    slots.live: never_live,
    slots.tick: no_tick,
    slots.reflex: no_reflex,
    slots.show: show_all,
    slots.reopen: nothing_to_reopen,
    slots.judge_as: best_judgement,
    slots.in_view: nothing_in_view,
    slots.gauge: no_gauge,
    slots.lean: no_lean,
    slots.turn_rule: turn_of_game,
    slots.stake: no_stake,
    slots.tally: no_tally,
    slots.reason: no_reason,
    slots.remark: no_remark,
}


def _remembered(pack: Function) -> Function:
    """Lists of legal actions pack the same few hundred actions again and again. Finding one takes a quarter of the time of packing it."""
    return lru_cache(maxsize=1 << 14)(lambda *fields: int(pack(*fields)))


in_plain_python(pack, _remembered)


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


def mask_by_rows(game: Game) -> Function:
    """A rule that does what the game's mask does, but copies everything and then blanks what the seat may not know, whole rows at a time.

    Modules use it: without vector instructions, asking for each cell takes them several times as long. Compiled rules are quicker with one question a cell.
    """
    lines = ["def mask(board, s, seat, out):", "    copy(s, out)", *_blanking_lines(game.State, cells=True)]
    return _made("mask", lines, game, {**_mask_rules(game.State), "copy": slots.copy})


def _blanking_lines(state: type[CStruct], *, cells: bool) -> list[str]:
    """Code that blanks what a seat may not know, when everything is copied.

    :param cells: whether rows are blanked cell by cell; otherwise NumPy does it.
    """
    alike: dict[tuple[tuple[int, ...], str], list[str]] = {}
    for name, each in state.fields.items():
        if each.see is EVERYONE:
            continue
        axes = [f"i{axis}" for axis in range(len(each.shape))]
        if each.see is NOBODY:
            asked, hidden = 0, "True"
        elif each.see is OWNER:
            asked, hidden = (len(axes), f"i0 != seat and s.{each.shown}[{', '.join(axes)}] == 0") if each.shown else (1, "i0 != seat")
        else:
            rule: Any = each.see
            asked = _indices_read(rule)
            index = "".join(f", {axis}" for axis in (*axes[:asked], *("0" for _ in axes[asked:])))
            hidden = f"not {rule.__name__}(board, s, seat{index})"
        loops = [f"for {axis} in range({size}):" for axis, size in zip(axes[asked:], each.shape[asked:], strict=True)] if cells else []
        blanked = axes if cells else [*axes[:asked], "..."][: len(axes)]
        cell = f"out.{name}[{', '.join(blanked)}]" if axes else f"out.{name}"
        alike.setdefault((each.shape[:asked], hidden), []).extend(_nested(asked + 2, [*loops, f"{cell} = {each.blank}"]))
    lines = list[str]()
    for (shape, hidden), blanking in alike.items():
        lines += [*_nested(1, [*(f"for i{axis} in range({size}):" for axis, size in enumerate(shape)), f"if {hidden}:"]), *blanking]
    return lines


def _whole_lines(state: type[CStruct], line: str) -> list[str]:
    """A line of code for each field, whole, as NumPy takes it; `#` stands for the index of a list."""
    return ["    " + line.replace("@", name).replace("#", "[...]" if each.shape else "") for name, each in state.fields.items()]


def _nested(depth: int, lines: list[str]) -> list[str]:
    """Lines of which each is inside the one before."""
    return ["    " * (depth + place) + line for place, line in enumerate(lines)]


def _indices_read(rule: Any) -> int:
    """How many of its indices, counted from the first, a rule has to know to say whether a seat may know a cell."""
    code = rule.__code__
    read = set[str]()
    for step in dis.get_instructions(code):
        if step.opname.startswith("LOAD_FAST"):
            read.update(step.argval if isinstance(step.argval, tuple) else (step.argval,))
    return max((place + 1 for place, name in enumerate(code.co_varnames[3 : code.co_argcount]) if name in read), default=0)


def _mask_rules(state: type[CStruct]) -> dict[str, Function]:
    """The rules that decide who sees a field, by the names under which the mask calls them."""
    found: dict[str, Function] = {}
    for each in state.fields.values():
        if each.see is None or isinstance(each.see, Audience):
            continue
        if found.setdefault(each.see.__name__, each.see) is not each.see:
            raise TypeError(f"{state.__name__} has two rules called {each.see.__name__}")
    return found
