"""What a network sees: rows of small whole numbers, made from a game's declarations.

The declaration of a field says its range and who may know it. A game's `features.py` adds what only the game knows: which first index is a
seat, which value is one, what is worth a column of its own. From both, kernels are generated that write one row for a position, as one
seat knows it, and one row for each of its legal actions. Seats are counted from who decides, so the network sees itself in place 0.
What no field says outright (who is winning the trick, where a move leads) comes from a small kernel that the game brings: its *facts*.

A row holds whole numbers from −127 to 127 and starts zeroed. The scales say what a unit of each column is worth to the network.
Everything but the secret columns is read from the mask alone. Secret columns are for the critic, which exists in training only.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Protocol

from hacktable.kernel.chacha import Chance
from hacktable.kernel.compiling import Function, kernel, made_kernel, slot
from hacktable.kernel.cstruct import CStruct, Field, Floats, Ints
from hacktable.kernel.game import Game
from hacktable.kernel.options import Value
from hacktable.kernel.verbs import Counted, field_of, forms_of, verb_of

MOST = 127
"""The largest number in a row."""
Rows = Ints | Floats
"""Rows are whole numbers; a network on a processor has them written where it goes on with fractions."""
STEPS = 13
"""Columns that `mark_steps` writes."""


@dataclass(frozen=True)
class Code:
    """How one whole number becomes columns. First it is kept between `low` and `high`."""

    low: int
    high: int
    hot: bool = False
    """A column for each value, 1 in the one that it is."""
    unit: float = 0.0
    """What a unit is worth in a column that holds the number itself; 0: there is no such column."""
    cuts: tuple[int, ...] = ()
    """A column for each of these: 1 if the number is as large."""
    pieces: int = 0
    """The number is a seat times this, and a piece: a column for each seat, counted from who decides; 0: it is no seat."""
    bits: int = 0
    """The number is a set of so many bits: a column for each."""
    own: bool = False
    """The first index is a seat, and only the own row is read."""

    def scales(self, seats: int) -> list[float]:
        if self.pieces:
            return [1.0] * seats
        if self.bits:
            return [1.0] * self.bits
        return [1.0] * ((self.high - self.low + 1) if self.hot else 0) + ([self.unit] if self.unit else []) + [1.0] * len(self.cuts)

    def lines(self, value: str, at: str) -> list[str]:
        """Source that writes `value` from column `at` on."""
        if self.pieces:
            low = f"v = ({value}) - {self.low}"
            return [low, "if v >= 0:", f"    out[row, {at} + turn_of(board, me, v // {self.pieces})] = 1"]
        if self.bits:
            return [f"v = {value}", f"for b in range({self.bits}):", f"    out[row, {at} + b] = (v >> b) & 1"]
        lines = [f"v = max({self.low}, min({self.high}, {value}))"]
        place = 0
        if self.hot:
            lines.append(f"out[row, {at} + v - ({self.low})] = 1")
            place = self.high - self.low + 1
        if self.unit:
            lines.append(f"out[row, {at} + {place}] = v")
            place += 1
        for cut in self.cuts:
            lines.append(f"out[row, {at} + {place}] = 1 if v >= {cut} else 0")
            place += 1
        return lines


def hot(low: int, high: int, *, own: bool = False) -> Code:
    return Code(low, high, hot=True, own=own)


def number(unit: float, low: int = -MOST, high: int = MOST, *, own: bool = False) -> Code:
    return Code(low, high, unit=unit, own=own)


def both(unit: float, low: int, high: int, *, own: bool = False) -> Code:
    """One column a value, and one that holds the number."""
    return Code(low, high, hot=True, unit=unit, own=own)


def steps(unit: float, cuts: Sequence[int], *, own: bool = False) -> Code:
    return Code(min(cuts) - 1, max(cuts), unit=unit, cuts=tuple(cuts), own=own)


def a_seat(first: int = 0, pieces: int = 1) -> Code:
    """A value that names a seat; `first` stands for seat 0, what is less for nobody."""
    return Code(first, 0, pieces=pieces)


def a_set(bits: int) -> Code:
    return Code(0, 0, bits=bits)


FLAG = Code(0, 1, unit=1.0)


class Layout:
    """Columns of a game's facts, laid out one after another."""

    def __init__(self) -> None:
        self.scales: list[float] = []

    def block(self, count: int, unit: float = 1.0) -> int:
        """Room for so many columns; the place of the first."""
        start = len(self.scales)
        self.scales += [unit] * count
        return start


@dataclass(frozen=True)
class Facts:
    """Columns that a kernel of the game's own writes: `write(board, m, me, out, row, at)`, of an action with `act` after `me`."""

    write: Function
    layout: Layout


@kernel
def everywhere(board: CStruct) -> bool:
    return True


@kernel
def rotate(seats: int, me: int, turn: int) -> int:
    """The seat so many places after `me`."""
    return me + turn if me + turn < seats else me + turn - seats


@kernel
def unrotate(seats: int, me: int, seat: int) -> int:
    """How many places a seat comes after `me`."""
    return seat - me if seat >= me else seat - me + seats


class Seated(Protocol):
    """A game's board, which says how many seats there are."""

    @property
    def seats(self) -> int: ...


@kernel
def hands(board: Seated) -> int:
    """How many hands there are at a table where every seat has one."""
    return int(board.seats)


@kernel
def hand_at(board: Seated, me: int, turn: int) -> int:
    return rotate(int(board.seats), me, turn)


@kernel
def turn_of(board: Seated, me: int, hand: int) -> int:
    return unrotate(int(board.seats), me, hand)


@dataclass(frozen=True, kw_only=True)
class Notes:
    """What a game adds to its declarations for networks."""

    seats: int
    """The size of the first index of fields by seat: the most hands at a table."""
    hands: Function = hands
    """A kernel `hands(board)`: how many there are at this table. By default every seat has one; with others, the next two differ too."""
    hand_at: Function = hand_at
    """A kernel `hand_at(board, me, turn)`: the hand in a place counted from who decides."""
    turn_of: Function = turn_of
    """A kernel `turn_of(board, me, hand)`: the other way round."""
    board: Mapping[str, Code]
    """Fields of the board."""
    state: Mapping[str, Code]
    """Fields of the state that everyone or the owner knows."""
    by_facts: Sequence[str] = ()
    """Fields that the facts read."""
    unused: Mapping[str, str] = field(default_factory=dict)
    """Fields that no column is made of, and why."""
    secret: Mapping[str, Code] = field(default_factory=dict)
    """What the critic sees besides: of fields by seat the others' rows."""
    facts: Facts
    secret_facts: Facts | None = None
    action: Mapping[str, Code | None] = field(default_factory=dict)
    """Fields of actions whose columns do not follow from their declaration; None: the facts say it better."""
    action_facts: Facts
    verbs: int
    """So many of the game's actions, the first ones, are ever chosen from a list."""
    covers: Function = everywhere
    """A kernel `covers(board)`: whether a match on such a board is one that networks are trained for."""
    players: Mapping[int, float]
    """How often each number of players is drawn for training."""
    usual: Mapping[str, Value] = field(default_factory=dict)
    """The options that people play most."""
    drawn: Callable[[Random, int], Mapping[str, Value]] | None = None
    """Other options, drawn at random for a number of players; none: there are no others."""


@slot
def covers(board: CStruct) -> bool:
    """Whether networks were trained for matches on such a board."""
    raise NotImplementedError


@slot
def write_state(board: CStruct, m: CStruct, me: int, out: Rows, row: int) -> None:
    """The columns of a position, from the mask."""
    raise NotImplementedError


@slot
def write_secret(board: CStruct, s: CStruct, me: int, out: Rows, row: int) -> None:
    """The columns that only the critic sees, from the state."""
    raise NotImplementedError


@slot
def write_action(board: CStruct, m: CStruct, me: int, act: int, out: Rows, row: int) -> None:
    """The columns of a legal action, from the mask."""
    raise NotImplementedError


class Columns:
    """A game's columns and the kernels that write them."""

    def __init__(self, game: Game, notes: Notes) -> None:
        self.game, self.notes = game, notes
        _check_complete(game, notes)
        self.names: list[tuple[str, int, int]] = []
        """Of every block of columns: its name, its first column, how many."""
        used: dict[str, Function] = {
            "hands": notes.hands,
            "hand_at": notes.hand_at,
            "turn_of": notes.turn_of,
            "write_facts": notes.facts.write,
            "write_action_facts": notes.action_facts.write,
            **({"write_secret_facts": notes.secret_facts.write} if notes.secret_facts else {}),
            "verb_of": verb_of,
            "field_of": field_of,
        }
        self.scales: list[float] = []
        lines = ["def write_state(board, m, me, out, row):"]
        for name, code in notes.board.items():
            lines += self._cells(f"board {name}", "board", name, game.Board.fields[name], code, None)
        for name, code in notes.state.items():
            declared = game.State.fields[name]
            lines += self._cells(name, "m", name, declared, code, ("own" if code.own else "all") if self._by_seat(declared) else None)
        lines.append(f"    write_facts(board, m, me, out, row, {self._lay('facts', notes.facts.layout.scales)})")
        self.visible = len(self.scales)
        """Columns that the seat itself may see; the secret ones follow."""
        sources = [lines]
        lines = ["def write_secret(board, m, me, out, row):", "    pass"]
        for name, code in notes.secret.items():
            declared = game.State.fields[name]
            lines += self._cells(f"secret {name}", "m", name, declared, code, "others" if self._by_seat(declared) else None)
        if notes.secret_facts:
            at = self._lay("secret facts", notes.secret_facts.layout.scales)
            lines.append(f"    write_secret_facts(board, m, me, out, row, {at})")
        self.width = len(self.scales)
        sources.append(lines)
        self.action_scales: list[float] = []
        sources.append(self._action_lines())
        self.action_width = len(self.action_scales)
        module = game.State.__module__
        self.write_state, self.write_secret, self.write_action = (
            made_kernel(name, each, module, used)
            for name, each in zip(("write_state", "write_secret", "write_action"), sources, strict=True)
        )
        self.source = "\n".join(line for each in sources for line in each)

    def _by_seat(self, declared: Field) -> bool:
        return bool(declared.shape) and declared.shape[0] == self.notes.seats

    def _lay(self, name: str, scales: Sequence[float], count: int = 1) -> int:
        at = len(self.scales)
        self.scales += [*scales] * count
        self.names.append((name, at, len(scales) * count))
        return at

    def _cells(self, title: str, record: str, name: str, declared: Field, code: Code, rows: str | None) -> list[str]:
        """Source for all cells of a field; `rows`: of all hands, of the own, of the others; None: no index is a seat."""
        shape = (
            declared.shape
            if rows in (None, "all")
            else declared.shape[1:]
            if rows == "own"
            else (self.notes.seats - 1, *declared.shape[1:])
        )
        scales, count = code.scales(self.notes.seats), 1
        for size in shape:
            count *= size
        at = self._lay(title, scales, count)
        lines, depth, position, index = list[str](), 1, "0", list[str]()
        if rows == "own":
            index.append("me")
        for axis, size in enumerate(shape):
            by_hand = axis == 0 and rows in ("all", "others")
            extent = f"hands(board){' - 1' if rows == 'others' else ''}" if by_hand else str(size)
            lines.append("    " * depth + f"for i{axis} in range({extent}):")
            depth += 1
            position = f"({position} * {size} + i{axis})"
            index.append(f"i{axis}")
            if by_hand:
                lines.append("    " * depth + f"h = hand_at(board, me, i0{' + 1' if rows == 'others' else ''})")
                index[0] = "h"
        cell = f"int({record}.{name}[{', '.join(index)}])" if index else f"int({record}.{name})"
        body = [f"p = {at} + {position} * {len(scales)}", *code.lines(cell, "p")]
        return lines + ["    " * depth + line for line in body]

    def _action_lines(self) -> list[str]:
        notes, scales = self.notes, self.action_scales
        scales += [1.0] * (notes.verbs + 1)
        lines = ["def write_action(board, m, me, act, out, row):", "    verb = verb_of(act)", "    out[row, verb] = 1"]
        places: dict[str, int] = {}
        for verb, struct in enumerate(self.game.actions.structs[: notes.verbs], 1):
            body = list[str]()
            for place, form in enumerate(forms_of(struct)):
                if form.name in notes.action:
                    code = notes.action[form.name]
                    if code is None:
                        continue
                elif form.is_seat:
                    code = a_seat()
                elif isinstance(form.form, Counted):
                    first = 0 if form.optional else form.form.first - form.form.shift
                    code = hot(first, form.form.last - form.form.shift + form.optional)
                else:
                    code = hot(0, len(form.form.words) - 1 + form.optional)
                if form.name not in places:
                    places[form.name] = len(scales)
                    scales += code.scales(notes.seats)
                body += code.lines(f"field_of(act, {place})", str(places[form.name]))
            if body:
                lines += [f"    if verb == {verb}:", *("        " + line for line in body)]
        at = len(scales)
        scales += notes.action_facts.layout.scales
        lines.append(f"    write_action_facts(board, m, me, act, out, row, {at})")
        return lines


def _check_complete(game: Game, notes: Notes) -> None:
    """Every field of the state has columns, or it is said why not: a new field is not forgotten silently."""
    named = {*notes.state, *notes.by_facts, *notes.unused, *notes.secret}
    own = {name for name in game.State.fields if name not in Chance.fields}
    for name in sorted(own - named):
        raise TypeError(f"{game.name}'s features say nothing about {name}: list it under state, by_facts, secret or unused")
    for name in sorted(named - own):
        raise TypeError(f"{game.name}'s features name {name}, which is no field of the state")


@kernel
def clip(value: int, most: int) -> int:
    return max(-most, min(most, value))


@kernel
def mark_steps(out: Ints, row: int, at: int, value: int) -> None:
    """Thirteen columns: is the value at least −20, −12, −8, −5, −3, −1, 0, 1, 3, 5, 8, 12, 20?"""
    for step in range(STEPS):
        side = abs(step - 6)
        far = side if side < 2 else 2 * side - 1 if side < 4 else 8 if side == 4 else 12 if side == 5 else 20
        out[row, at + step] = 1 if value >= (far if step >= 6 else -far) else 0
