"""A game's kit: all that a page needs to know of a game, besides its rules, to play or verify a match without a server.

    python -m hacktable.lab.kit web/src/local/kits

The rules themselves are a WebAssembly module, which also says how its records lie in memory (`lab/wasm.py`). The kit says how actions and events
are written as numbers and as words, which options there are, how a board follows from them, and what no page may see. It is data, made from the same
declarations that everything else is made from, so the page has no second copy of a rule. A test compares the kits with the games.

How a board follows from the options is found out by trying: `lay` is called with many sets of options, and what a field depends on is what
changes it. So a game says nothing twice, and laying a board on the page is looking up a value for each field.
"""

from __future__ import annotations

import base64
import itertools
import json
import sys
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import numpy as np

from hacktable.bots import minds
from hacktable.bots.learned.levels import CHAMPIONS_NAME
from hacktable.bots.learned.personality import PERSONALITIES, has_personalities
from hacktable.bots.policies import BEST, NUMBERS
from hacktable.bots.registry import HOUSE, even, offered
from hacktable.kernel import options as option_texts
from hacktable.kernel.answers import Answers
from hacktable.kernel.awards import AwardFor
from hacktable.kernel.calls import Call, by_name
from hacktable.kernel.cstruct import NOBODY, CStruct
from hacktable.kernel.errors import OptionError, plain
from hacktable.kernel.game import Game, Recount
from hacktable.kernel.options import Value
from hacktable.kernel.registry import find, names
from hacktable.kernel.verbs import Counted, Verbs, forms_of
from hacktable.match.course import begin_lesson

PLAYERS = "players"
"""In tables of boards the number of players is an option like the others."""
TRIES = 60
"""Sets of options from which one option after the other is changed, to see what a field depends on."""
MANY = 8
"""An option with more values than this is a range of numbers, of which only some are tried."""
Choice = dict[str, Value]
"""A value for every option, and for the number of players."""
Cells = tuple[int, ...]
"""A field's numbers, one after the other."""


@dataclass(frozen=True)
class Dependence:
    """How one field of the board follows from the options."""

    options: tuple[str, ...]
    """The options that it depends on."""
    values: dict[tuple[Value, ...], Cells]
    """What it holds for each of their values that are allowed together."""


@dataclass(frozen=True)
class Conflict:
    """Two values of options that are not allowed together, and the refusal."""

    values: Choice
    code: str
    rule: str | None
    params: str
    """As JSON."""


class Laying:
    """Finds out how a game's board follows from the options, those that are texts left alone."""

    def __init__(self, game: Game) -> None:
        self._game = game
        texts = option_texts.texts(game.options)
        asking = {(text.option, text.value) for text in texts.values()}
        found = {name: values for name, values in option_texts.choices(game.options).items() if name not in texts}
        self.choices: dict[str, tuple[Value, ...]] = {
            PLAYERS: tuple(game.players),
            **{name: tuple(each for each in values if (name, each) not in asking) for name, values in found.items()},
        }
        self._laid: dict[tuple[Value, ...], dict[str, Cells] | OptionError] = {}

    def lay(self, choice: Choice) -> dict[str, Cells] | None:
        """The fields of the board; None if these options are not allowed together."""
        laid = self.try_out(choice)
        return None if isinstance(laid, OptionError) else laid

    def try_out(self, choice: Choice) -> dict[str, Cells] | OptionError:
        """The fields of the board, or why these options are not allowed together."""
        key = tuple(choice.values())
        if key not in self._laid:
            given = {name: value for name, value in choice.items() if name != PLAYERS}
            try:
                _, boards = self._game.board(int(choice[PLAYERS]), given)
            except OptionError as error:
                self._laid[key] = error
            else:
                self._laid[key] = {name: _flat(value) for name, _, value in self._game.Board.cells(boards[0])}
        return self._laid[key]

    def random(self, chance: Random) -> Choice:
        """Options that are allowed together."""
        while True:
            choice = {name: chance.choice(values) for name, values in self.choices.items()}
            if self.lay(choice) is not None:
                return choice

    @cached_property
    def _bases(self) -> list[Choice]:
        """The usual options, and some others."""
        chance = Random(self._game.name)
        return [{name: values[0] for name, values in self.choices.items()}, *(self.random(chance) for _ in range(TRIES))]

    def conflicts(self) -> list[Conflict]:
        """Pairs of values that are never allowed together, whatever else is chosen."""
        found = []
        for one, other in itertools.combinations(self.choices, 2):
            for together in self._together(one, other):
                if self._is_allowed(together):
                    continue
                # Where each value alone is allowed, the refusal speaks of the two together, and of nothing else in the base. If that is nowhere
                # so, then whatever a third option says conflicts with one of the two, and is found with that one.
                alone = (base for base in self._bases if all(self.lay({**base, name: value}) for name, value in together.items()))
                base = next(alone, None)
                if base is not None:
                    refusal = self.try_out({**base, **together})
                    assert isinstance(refusal, OptionError)
                    found.append(Conflict(together, refusal.code, refusal.rule, json.dumps(plain(refusal.params))))
        return found

    def _together(self, one: str, other: str) -> list[Choice]:
        """All pairs of values of two options. Two options with many numbers each (seconds, for example) make ten thousands of pairs: if the smallest and
        the largest numbers are allowed together, all others are taken to be so too."""
        several = [self.choices[one], self.choices[other]]
        if all(len(values) > MANY for values in several):
            ends = [{one: pair[0], other: pair[1]} for pair in itertools.product(*((min(values), max(values)) for values in several))]
            if all(map(self._is_allowed, ends)):
                return []
        return [{one: pair[0], other: pair[1]} for pair in itertools.product(*several)]

    def _is_allowed(self, together: Choice) -> bool:
        """Whether these values are allowed in one of the bases at least."""
        return any(self.lay({**base, **together}) is not None for base in self._bases)

    def dependences(self) -> dict[str, Dependence]:
        """Of every field."""
        chance, bases = Random(self._game.name), self._bases
        seen: dict[str, set[str]] = {name: set() for name in self._game.Board.fields}
        for base in bases:
            before = self.lay(base)
            assert before is not None, "a base is allowed"
            for name, values in self.choices.items():
                for value in self._some(values, chance):
                    after = self.lay({**base, name: value})
                    for field in seen if after is not None else ():
                        if after is not None and after[field] != before[field]:
                            seen[field].add(name)
        return {field: self._tabulated(field, tuple(name for name in self.choices if name in seen[field]), bases) for field in seen}

    def _some(self, values: Sequence[Value], chance: Random) -> Iterable[Value]:
        """Of many numbers a few are enough to see that they matter."""
        return values if len(values) <= MANY else chance.sample(values, 4)

    def _tabulated(self, field: str, options: tuple[str, ...], bases: Sequence[Choice]) -> Dependence:
        values: dict[tuple[Value, ...], Cells] = {}
        for chosen in itertools.product(*(self.choices[name] for name in options)):
            for base in bases:
                found = self.lay({**base, **dict(zip(options, chosen, strict=True))})
                if found is not None:
                    values[chosen] = found[field]
                    break
        return Dependence(options, values)


def _flat(value: Any) -> Cells:
    return tuple(int(each) for each in np.asarray(value).reshape(-1))


# ---------------------------------------------------------------- as JSON


def kit(game: Game) -> dict[str, object]:
    """A game's kit, for JSON."""
    texts = option_texts.texts(game.options)
    laying = Laying(game)
    return {
        "name": game.name,
        "version": game.version,
        "players": [game.players[0], game.players[-1]],
        "options": [
            {"name": name, "values": list(values)} | ({"text": msgspec.to_builtins(texts[name])} if name in texts else {})
            for name, values in option_texts.choices(game.options).items()
        ],
        "presets": msgspec.to_builtins(game.forms.presets),
        "hidden": {"board": _hidden(game.Board), "state": _hidden(game.State)},
        "conflicts": [
            {"values": each.values, "code": each.code, "rule": each.rule, "params": json.loads(each.params)} for each in laying.conflicts()
        ],
        "laying": {name: _table(each) for name, each in laying.dependences().items()},
        "actions": _verbs(game.actions),
        "inputs": [game.actions.number(each) for each in game.inputs],
        "clock": _verbs(game.clock_actions),
        "events": _verbs(game.events),
        "sources": list(game.rules.sources),
        "refusals": _answers(game.rules.refusals),
        "outcomes": list(game.rules.outcomes),
        "reasons": _answers(game.rules.reasons),
        "live": {"still": game.live.still, "beat": game.live.beat, "hand": game.live.hand} if game.live else None,
        "recount": _recount(game),
        "aids": game.telling.aids,
        "hearing": msgspec.to_builtins(game.telling.hearing),
        "calls": {call.name: _call(call) for call in by_name(game.telling.calls).values()},
        "prospects": [{"code": each.code, "row": each.row(game.events)} for each in game.telling.prospects],
        "lesson": _lesson(game),
        "explained": [game.actions.number(each) for each in game.telling.explained],
        "bots": _bots(game),
        "mind": {"hash": minds.tag(game), "parts": minds.parts(game)},
        "rules": {"prefix": game.rules.prefix, "turn": game.rules.turn, "end": game.rules.end},
    }


def _recount(game: Game) -> dict[str, object] | None:
    """How a round is told when it is over: which field counts rounds, which events and fields are told then, and which when the match is over."""
    recount = game.recount
    if recount is None:
        return None
    told = [game.events.number(each) for each in recount.told_later]
    return {
        "chapter": recount.chapter,
        "told": told,
        "later": _later(game, recount),
        "opened": list(recount.opened),
        "hushed": recount.hushed,
        "hushing": game.events.number(recount.hushing) if recount.hushing else None,
        "awards": [_award(game, each) for each in recount.awards],
    }


def _award(game: Game, award: AwardFor) -> dict[str, object]:
    """What an award is given for, with fields as their places."""
    forms = forms_of(award.event)
    places = [each.name for each in forms]
    said: dict[str, object] = {"code": award.code, "event": game.events.number(award.event), "to": places.index(award.to)}
    if award.owner is not None:
        said["owner"] = award.owner
    if award.field is not None:
        place = places.index(award.field)
        said |= {"field": place, "value": forms[place].encode(award.value)}
    return said


def _lesson(game: Game) -> dict[str, object] | None:
    """The lesson: the position that it begins with, and its steps. When a live step is done, a page knows by itself (`web/src/local/goals.ts`)."""
    lesson = game.lesson
    if lesson is None:
        return None
    match = begin_lesson(game)
    return {
        "options": msgspec.structs.asdict(match.options),
        "players": lesson.players,
        "state": base64.b64encode(match.state_bytes()).decode(),
        "steps": [
            {"words": each.words, "wanted": each.wanted, "then": each.then, "point": each.point}
            | ({"live": True} if each.goal else {})
            | ({"again": base64.b64encode(begin_lesson(game, at).state_bytes()).decode()} if each.missed and at else {})
            for at, each in enumerate(lesson.steps)
        ],
    }


def _call(call: Call) -> dict[str, object]:
    """What it points at, if at anything, and how many places there are."""
    return {} if call.aims is None else {"aims": call.aims} | ({"places": call.places} if call.places else {})


def _later(game: Game, recount: Recount) -> dict[str, int]:
    """The fields that are told when a round is over, each with how many of its first cells a veil covers even while nothing moves: found by trying."""
    named = [name for name, field in game.State.fields.items() if field.later]
    if recount.veil is None:
        return dict.fromkeys(named, 0)
    _, boards = game.board(game.players[0])
    told = game.State.new()
    for name in named:
        told[0][name] = 1
    recount.veil(boards[0])(game.State.new()[0], told[0])
    covered = {name: [cell == 0 for cell in _flat(told[0][name])] for name in named}
    counts = {name: sum(cells) for name, cells in covered.items()}
    assert all(all(covered[name][:count]) for name, count in counts.items()), "what is covered comes first"
    return counts


def _bots(game: Game) -> dict[str, object]:
    """The levels that people are offered, each with its number; the one that nobody has chosen; personalities, and how numbers tell of them."""
    numbers = {name: number for number, name in enumerate(HOUSE)}
    levels = {name: numbers[name] for name in offered(game) if name in numbers}
    return {
        "levels": levels,
        "even": even(game),
        "unlearned": numbers[BEST],
        "champion": numbers[CHAMPIONS_NAME],
        "personalities": list(PERSONALITIES) if has_personalities(game) else [],
        "apart": NUMBERS,
    }


def _table(dependence: Dependence) -> dict[str, object]:
    """Values are keyed by the options' words with a space between them. A field of one number is that number."""
    rows = {" ".join(map(option_texts.text, key)): cells[0] if len(cells) == 1 else list(cells) for key, cells in dependence.values.items()}
    return {"by": list(dependence.options), "rows": rows}


def _hidden(struct: type[CStruct]) -> list[str]:
    """The fields that no page gets."""
    return [name for name, field in struct.fields.items() if not field.page or field.see is NOBODY]


def _verbs(verbs: Verbs[Any]) -> list[dict[str, object]]:
    """All verbs in the order of their numbers, from 1 on."""
    found = list[dict[str, object]]()
    for struct in verbs.structs:
        fields = list[dict[str, object]]()
        for each in forms_of(struct):
            form = each.form
            said: dict[str, object] = {"name": each.name}
            if each.optional:
                said["optional"] = True
            if isinstance(form, Counted):
                said |= {"first": form.first, "last": form.last, "shift": form.shift}
            else:
                said |= {"words": list(form.words)}
                if each.numeric:
                    said["seat"] = True
            fields.append(said)
        found.append({"verb": str(struct.__struct_config__.tag), "fields": fields})
    return found


def _answers(answers: Answers) -> list[dict[str, object] | None]:
    """All refusals or reasons in the order of their numbers, from 0 on."""
    found = list[dict[str, object] | None]()
    for each in answers.declared:
        if each is None:
            found.append(None)
            continue
        fields = [{"name": name} | ({"words": list(form.words)} if form else {}) for name, form in each.fields.items()]
        said = {"code": each.code} | ({"rule": each.rule} if each.rule else {}) | ({} if each.given else {"given": False})
        found.append(said | {"fields": fields})
    return found


def text_of(game: Game) -> str:
    """The file of a kit. Every part has a line, so that a change can be seen."""
    parts = [f"{json.dumps(name)}: {json.dumps(part, separators=(',', ':'))}" for name, part in kit(game).items()]
    return "{\n" + ",\n".join(parts) + "\n}\n"


def main(folder: str) -> None:
    """Write the kits of all games into a folder."""
    for name in names():
        (Path(folder) / f"{name}.json").write_text(text_of(find(name)), "utf-8")


if __name__ == "__main__":
    main(sys.argv[1])
