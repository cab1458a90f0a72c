"""Tapes: calls of compiled entry points, with a hash of every array after each of them, to be played in a module (`web/src/local/tape.ts`).

Tests prove with them that a module does what compiled rules do, and benchmarks compare the time that both take.

Arrays have names. The same array of a module's memory stands for the same array here, so a state goes on from call to call on both sides.
"""

from __future__ import annotations

import base64
import json
import struct
import subprocess
import time
from array import array
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from hacktable.bots.learned.thinker import twins_of
from hacktable.bots.learned.thinking import enter_think
from hacktable.bots.registry import HOUSE_TOGETHER
from hacktable.bots.second_look import enter_write_better
from hacktable.kernel import engine
from hacktable.kernel.compiling import Function
from hacktable.kernel.cstruct import Ints
from hacktable.kernel.engine import compiled, taken
from hacktable.kernel.game import Game
from hacktable.lab.wasm import ENTRIES, Entry

PUT, CALL = 1, 2
ARRAY, WHOLE, FRACTION, LENGTH = range(4)
NOTHING, SOMETHING = 0, 1
FACTOR = 0x01000193
WORD = (1 << 32) - 1
Words = NDArray[np.int32]
NEVER_WRITTEN = ("boards", "minds", "mind", "forms", "words", "viewers", "since", "before", "after")
"""Arrays that no entry point writes, or that are the bytes of another one: it would take long to hash a network after each of its decisions."""


@cache
def factors(count: int) -> Words:
    """What each of so many words is multiplied by in a hash."""
    powers = [1]
    for _ in range(count - 1):
        powers.append(powers[-1] * FACTOR & WORD)
    return np.array(powers[count - 1 :: -1] if count else [], np.uint32).view(np.int32)


def words_of(stored: NDArray[Any]) -> Words:
    """An array's bytes as words, without a copy."""
    return stored.reshape(-1).view(np.int32) if stored.size else np.zeros(0, np.int32)


class Kept:
    """An array on both sides."""

    def __init__(self, number: int, stored: NDArray[Any], words: Words) -> None:
        self.number, self.stored, self.words = number, stored, words
        self._factors = factors(len(words))
        self._known: tuple[bytes, int] = b"", 0

    def taken_for(self, form: Any) -> Kept:
        """The same array, its bytes taken for something else."""
        return Kept(self.number, self.stored.view(form), self.words)

    def hashed(self) -> int:
        """A number that is another one if any bit of the array is. Most calls change few arrays, and comparing takes less time than multiplying."""
        known, now = self._known, self.words.tobytes()
        if known[0] != now:
            known = self._known = now, int(self.words.dot(self._factors))
        return known[1]

    def beginning(self, size: int) -> tuple[int, int]:
        """The first so many bytes: how many words they are, and their hash."""
        count = -(-size // 4)
        return count, int(self.words[:count].dot(self._factors[len(self._factors) - count :]))


@cache
def twin_of(game: Game, entry: Entry) -> Function:
    """An entry point compiled for this machine. Those of bots have all our policies in them, as a module has."""
    if entry.kernel in (enter_think, enter_write_better):  # which thinkers call, and policies do not
        return taken(twins_of(game), entry.kernel)
    return taken(compiled(game) if entry.kernel.__module__ == engine.__name__ else HOUSE_TOGETHER.compiled(game), entry.kernel)


class _Plan(NamedTuple):
    """What calls of an entry point with the same arrays have in common."""

    twin: Function
    arguments: list[Any]
    """With nothing in the places of numbers."""
    row: list[int | float]
    """What is written down: with zeros where numbers, hashes and the answer go."""
    form: struct.Struct
    """How that is written: a word each, but two for a number and for the answer, the lower one first."""
    numbers: list[tuple[str, int, int]]
    """The names of numbers, their places among the arguments, and where in the row they go."""
    hashed: list[tuple[int, Kept]]
    """Arrays to hash, and where in the row that goes."""
    paper: tuple[int, Kept] | None
    """Where frames are written."""
    ends: Ints
    """Where frames end there, of which the last one counts."""


class Tape:
    """What a game's compiled rules do, written down."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.calls = 0
        self.seconds = 0.0
        """What the compiled rules have taken for all calls, with what compiles or loads them."""
        self.words = array("i")
        self._entries = {each.name: each for each in ENTRIES}
        self._numbers = {name: number for number, name in enumerate(self._entries)}
        self._kept: dict[tuple[str, str, tuple[int, ...]], Kept] = {}
        self._named: dict[str, Kept] = {}
        self._plans: dict[tuple[str, tuple[tuple[str, Any], ...]], _Plan] = {}

    def put(self, name: str, content: NDArray[Any]) -> NDArray[Any]:
        """Write to the array of a name, here and there. An array of another size is another one, and has the name from now on."""
        key = name, content.dtype.str, content.shape
        if key not in self._kept:
            stored = np.frombuffer(bytearray(content.tobytes()), content.dtype).reshape(content.shape)
            words = words_of(stored)
            self._kept[key] = Kept(len(self._kept), stored, words)
        kept = self._kept[key]
        self._name(name, kept)
        kept.words[:] = words_of(np.ascontiguousarray(content))
        self.words.extend((PUT, kept.number, len(kept.words)))
        self.words.frombytes(kept.words.tobytes())
        return kept.stored

    def alias(self, name: str, of: str, form: Any) -> None:
        """Another name for an array, under which its bytes are taken for something else."""
        self._name(name, self._named[of].taken_for(form))

    def _name(self, name: str, kept: Kept) -> None:
        before = self._named.get(name)
        if before is None or before.stored is not kept.stored:
            self._plans.clear()
        self._named[name] = kept

    def start(self, name: str) -> None:
        """Empty a buffer for events: its count becomes 0, its rows stay."""
        kept = self._named[name]
        kept.words[:2] = 0
        self.words.extend((PUT, kept.number, 2, 0, 0))

    def __getitem__(self, name: str) -> NDArray[Any]:
        return self._named[name].stored

    def call(self, name: str, **given: int | float | str) -> Any:
        """Call an entry point, and write down what it answers and what it leaves in its arrays.

        :param given: its numbers; and which array it gets, where that does not have the parameter's own name.
        """
        names = tuple([each for each in given.items() if isinstance(each[1], str)])
        plan = self._plans.get((name, names)) or self._planned(name, names)
        row, arguments = plan.row.copy(), plan.arguments.copy()
        for parameter, place, at in plan.numbers:
            arguments[place] = row[at] = given[parameter]  # type: ignore[assignment]
        began = time.perf_counter()
        answer = plan.twin(*arguments)
        self.seconds += time.perf_counter() - began
        for at, kept in plan.hashed:
            row[at] = kept.hashed()
        if plan.paper:
            at, kept = plan.paper
            row[at - 1], row[at] = kept.beginning(int(plan.ends[-1]))
        if answer is not None:
            row[-2], row[-1] = SOMETHING, int(answer)
        self.words.frombytes(plan.form.pack(*row))
        self.calls += 1
        return answer

    def _planned(self, name: str, names: tuple[tuple[str, Any], ...]) -> _Plan:
        """What calls of an entry point with these arrays have in common, as long as the arrays have their names."""
        entry, given = self._entries[name], dict(names)
        lengths, arguments, numbers = dict[str, int](), list[Any](), list[tuple[str, int, int]]()
        hashed, paper = list[tuple[int, Kept]](), None
        row: list[int | float] = [CALL, self._numbers[name], len(entry.parameters) + len(entry.lengths)]
        form = "<iii"
        for parameter, hint in entry.parameters.items():
            at = len(row)
            if hint is int or hint is float:
                numbers.append((parameter, len(arguments), at + 1))
                arguments.append(None)
                row += (WHOLE if hint is int else FRACTION, 0)
                form += "iq" if hint is int else "id"
                continue
            kept = self._named[str(given.get(parameter, parameter))]
            arguments.append(kept.stored)
            for wanted, size in zip(entry.shape(parameter), kept.stored.shape, strict=True):
                if isinstance(wanted, str):
                    lengths[wanted] = size
                elif size < wanted:
                    raise ValueError(f"{name}: {parameter} has room for {size} instead of {wanted}")
            form += "iiii"
            if parameter in NEVER_WRITTEN:
                row += (ARRAY, kept.number, -1, 0)
                continue
            row += (ARRAY, kept.number, len(kept.words), 0)
            if parameter == "out" and "desks" in entry.parameters:  # as far as something was written
                paper = at + 3, kept
            else:
                hashed.append((at + 3, kept))
        for length in entry.lengths:
            row += (LENGTH, lengths[length], 0)
            form += "iii"
        row += (NOTHING, 0)
        ends, viewers = np.zeros(0, np.int64), lengths.get("viewing", 0)
        if paper:
            desk = self._named["desks"].stored[0]
            ends = desk["shown"][:viewers] if viewers else desk["offered"]
        plan = _Plan(twin_of(self.game, entry), arguments, row, struct.Struct(form + "iq"), numbers, hashed, paper, ends)
        self._plans[name, names] = plan
        return plan

    def save(self, folder: Path) -> None:
        """As two files: what is called, and the calls."""
        arrays = [[f"{name} {shape}", kept.stored.nbytes] for (name, _, shape), kept in self._kept.items()]
        (folder / "tape.json").write_text(json.dumps({"entries": list(self._entries), "arrays": arrays}))
        (folder / "tape.bin").write_bytes(self.words.tobytes())


# ---------------------------------------------------------------- playing it


def bundle(node: str, web: Path, out: Path, form: str = "esm", source: str = "tape.ts") -> Path:
    """Make one file of what plays tapes: a module for Node, or (`iife`) a script for a browser, where it is called `tapes`.

    :param source: another file of the page's `local` folder, to make one file of that.
    """
    command = [node, "node_modules/rolldown/bin/cli.mjs", f"src/local/{source}", "--format", form, "--name", "tapes", "--file", str(out)]
    subprocess.run(command, cwd=web, check=True, capture_output=True)
    return out


def texts(module: Path, folder: Path) -> list[str]:
    """A module and the tape in a folder, as a browser gets them: `tapes.playText(...texts)`."""
    return [
        base64.b64encode(module.read_bytes()).decode(),
        (folder / "tape.json").read_text(),
        base64.b64encode((folder / "tape.bin").read_bytes()).decode(),
    ]
