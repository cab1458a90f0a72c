"""A position as text: every field of the state, secrets and random key included.

hacktable position 1
game hashcatch 1
players 2
option memory off
turns 3
place base base ring-5 base base - - - - - - - / base base base base base - - - - - - - / …
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import numpy as np
from numpy.typing import NDArray

from hacktable.kernel import options as option_texts
from hacktable.kernel.cstruct import Field, Ints, Stored
from hacktable.kernel.errors import MalformedError
from hacktable.kernel.game import Game
from hacktable.kernel.options import Options
from hacktable.match.reading import Line, Lines


def write_position(game: Game, players: int, options: Options, states: Stored) -> str:
    lines = ["hacktable position 1", *header(game, players, options), *state_lines(game, states)]
    return "\n".join(lines) + "\n"


def header(game: Game, players: int, options: Options) -> list[str]:
    """The lines that say what is played. Texts stand below their option, line by line; empty ones are left out."""
    lines = [f"game {game.name} {game.version}", f"players {players}"]
    for name in option_texts.choices(game.options):
        value = getattr(options, name)
        if name not in option_texts.texts(game.options):
            lines.append(f"option {name} {option_texts.text(value)}")
        elif value:
            lines += [f"option {name}", *(f"  | {line}" if line else "  |" for line in value.split("\n"))]
    return lines


def state_lines(game: Game, states: Stored) -> list[str]:
    """A line a field, in the order of declaration."""
    return [f"{name} {_cells(field, value)}" for name, field, value in game.State.cells(states[0])]


def _cells(field: Field, value: NDArray[np.integer]) -> str:
    rows: list[list[int]] = value.reshape(-1, field.shape[-1] if field.shape else 1).tolist()
    written: Callable[[int], str] = partial(_named, field) if field.names else str
    return " / ".join(" ".join(map(written, row)) for row in rows)


def _named(field: Field, value: int) -> str:
    return field.names[value - field.low] if field.low <= value <= field.high else str(value)


def read_position(game: Game, text: str) -> tuple[int, Options, Stored, Stored]:
    """Players, options, board and state of a position's text.

    :raises TextError: saying the line, the column and what was expected.
    """
    lines = Lines(text)
    first = lines.take()
    first.literal("hacktable", "position", "1")
    first.end()
    players, options, boards = read_header(game, lines)
    states = read_state(game, boards, lines)
    if not lines.done:
        lines.peek().fail("text-ended")
    return players, options, boards, states


def read_header(game: Game, lines: Lines) -> tuple[int, Options, Stored]:
    """What is played. An option that is not named has its default."""
    line = lines.take()
    line.literal("game", game.name)
    version = line.number_in(0, 1_000_000)
    if version != game.version:
        line.back().fail("text-version", given=version, expected=game.version)
    line.end()
    players_line = lines.take()
    players_line.literal("players")
    players = players_line.number_in(game.players[0], game.players[-1])
    players_line.end()
    words: dict[str, str] = {}
    line = players_line
    while lines.peek().peek() == "option":
        line = lines.take()
        line.literal("option")
        name = line.word("name")
        if name in words:
            line.back().fail("text-unknown", given=repr(name), expected=MalformedError("expected-once"))
        if name not in option_texts.choices(game.options):
            line.back()
        if name in option_texts.texts(game.options):
            line.end()
            words[name] = _option_lines(lines)
            continue
        words[name] = line.trying(lambda line=line, name=name: _option_word(game, line, name))  # type: ignore[misc]
        line.end()
    options, boards = line.trying(lambda: game.board(players, option_texts.parse(game.options, words)))
    return players, options, boards


def _option_word(game: Game, line: Line, name: str) -> str:
    word = line.peek()
    if word:
        option_texts.parse(game.options, {name: word})
    return line.word("value")


def _option_lines(lines: Lines) -> str:
    """A text, one line of it behind each bar."""
    found = []
    while lines.peek().peek().startswith("|"):
        found.append(lines.take().text.lstrip()[1:].removeprefix(" "))
    return "\n".join(found)


def read_state(game: Game, boards: Stored, lines: Lines) -> Stored:
    """The state's fields, in the order of declaration."""
    states = game.State.new()
    line = lines.peek()
    for name, field in game.State.fields.items():
        line = lines.take()
        line.literal(name)
        states[0][name] = _read_cells(field, line)
        line.end()
    board, state = game.Board.mirror(boards[0]), game.State.mirror(states[0])
    for reason in game.rules.impossible(board, state):
        line.fail("text-fault", reason=reason)
    return states


def _read_cells(field: Field, line: Line) -> int | Ints:
    count = int(np.prod(field.shape, dtype=np.int64))
    width = field.shape[-1] if field.shape else 1
    values = []
    for place in range(count):
        if place and place % width == 0:
            line.literal("/")
        values.append(_read_cell(field, line))
    return np.array(values).reshape(field.shape) if field.shape else values[0]


def _read_cell(field: Field, line: Line) -> int:
    if not field.names:
        return line.number_in(field.low, field.high)
    if line.peek() not in field.names:
        line.fail("text-unknown", given=repr(line.peek()), expected=" ".join([*field.names][:3]) + " …")
    return field.low + field.names.index(line.word("value"))
