"""Records as they were written, whatever rules they follow.

`replay` plays a record again, which needs the very rules it was played by. Here a record is only read: who played, each action in
notation, and what everyone saw of it. So a match of older rules, or of a game that is not installed, can still be shown.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from hacktable import lang
from hacktable.kernel.errors import HacktableError, OptionError
from hacktable.kernel.options import Value
from hacktable.kernel.options import text as option_text
from hacktable.kernel.registry import find
from hacktable.kernel.verbs import CLOCK, LETTERS, TAKEN_BACK, TOOK_BACK, TookBack, seat_letter
from hacktable.match.reading import Line, Lines

MOST_PLAYERS = len(LETTERS)
NOT_KEPT = "# What everyone saw of the next actions was not kept."


@dataclass(frozen=True)
class WrittenAct:
    """One action as it was written."""

    seat: int
    """-1: the clock."""
    action: str
    """In notation."""
    at: int | None
    seen: tuple[str, ...] | None
    """What everyone saw of it, in notation; None if that was not kept."""


@dataclass(frozen=True)
class Written:
    """A record as it was written; nothing of it has been checked against any rules."""

    game: str
    version: int
    names: tuple[str, ...]
    """One a seat; empty where the record names nobody."""
    head: tuple[str, ...]
    """The lines between the first and `opening`: game, players, options, seeds, names."""
    opening: tuple[str, ...] | None
    """What everyone saw of the set-up; None if that was not kept."""
    played: tuple[WrittenAct, ...]
    tail: tuple[str, ...] = ()
    """The lines of the result."""

    @property
    def here(self) -> int | None:
        """The version of its rules that we have; None if we do not have the game."""
        try:
            return find(self.game).version
        except OptionError:
            return None

    @property
    def finished(self) -> bool:
        return bool(self.tail)


def head_lines(game: str, version: int, players: int, options: Mapping[str, Value]) -> list[str]:
    """What is played, as the head of a record says it. Unlike `position.header`, it needs no rules: an empty value, or one of several
    lines, can only be a text."""
    return [f"game {game} {version}", f"players {players}", *option_lines(options)]


def option_lines(options: Mapping[str, Value]) -> list[str]:
    """Each option in one line, or in several if it is a text of several lines."""
    lines = list[str]()
    for name, value in options.items():
        if not isinstance(value, str) or (value and "\n" not in value):
            lines.append(f"option {name} {option_text(value)}")
        elif value:
            lines += [f"option {name}", *(f"  | {line}" if line else "  |" for line in value.split("\n"))]
    return lines


def write_written(written: Written) -> str:
    """The record as text: what was not kept is missing, and a comment says so."""
    lines = ["hacktable record 1", *written.head, "opening"]
    lines += [NOT_KEPT] if written.opening is None else [f"  = {event}" for event in written.opening]
    kept = written.opening is not None
    for ply, act in enumerate(written.played, 1):
        if act.seen is None and kept:
            lines.append(NOT_KEPT)
        kept = act.seen is not None
        time = "" if act.at is None else f"  @{act.at}"
        lines += [f"{ply} {seat_letter(act.seat)} {act.action}{time}", *(f"  = {event}" for event in act.seen or ())]
    return "\n".join([*lines, *written.tail]) + "\n"


def read_written(text: str) -> Written:
    """A record of any version, as it stands.

    :raises TextError: if it is no record, saying the line and the column.
    """
    lines = Lines(text)
    lines.take().literal("hacktable", "record")
    first = lines.take()
    first.literal("game")
    game, version = first.word("a game's name"), first.number_in(0, 1_000_000)
    second = lines.take()
    second.literal("players")
    players = second.number_in(1, MOST_PLAYERS)
    head, names = [first.text, second.text], [""] * players
    while not lines.done and lines.peek().peek() != "opening":
        line = lines.take()
        head.append(line.text)
        if line.peek() == "player":
            line.literal("player")
            seat = _seat(line, players)
            names[seat] = line.rest()
    lines.take().literal("opening")
    opening, played = _seen(lines), list[WrittenAct]()
    while not lines.done and lines.peek().peek() != "result":
        played.append(_act(lines, len(played) + 1, players))
    tail = []
    while not lines.done:
        tail.append(lines.take().text)
    return Written(game, version, tuple(names), tuple(head), opening, tuple(played), tuple(tail))


def _seat(line: Line, players: int) -> int:
    seats = LETTERS[:players]
    if line.peek() not in tuple(seats):
        line.fail("text-unknown", given=repr(line.peek()), expected=" ".join(seats))
    return seats.index(line.word("a seat"))


def _act(lines: Lines, ply: int, players: int) -> WrittenAct:
    line = lines.take()
    line.number_in(ply, ply)
    seat = CLOCK if line.peek() == seat_letter(CLOCK) and line.word("a seat") else _seat(line, players)
    action, _, time = line.rest().partition("@")
    at = int(time) if time.isascii() and time.isdigit() and len(time) < 16 else None
    return WrittenAct(seat, action.strip(), at, _seen(lines))


def _seen(lines: Lines) -> tuple[str, ...]:
    seen = []
    while lines.peek().peek() == "=":
        line = lines.take()
        line.literal("=")
        seen.append(line.rest())
    return tuple(seen)


def called(names: Sequence[str], language: str) -> list[str]:
    """The players' names, and for bots, which have none, a number."""
    bots, found = 0, []
    for name in names:
        bots += not name
        found.append(name or lang.say(language, "cli-bot", number=bots))
    return found


def told(game: str, event: str, names: Sequence[str], language: str) -> str:
    """What was seen, as a sentence, if the game as it is now still has such an event; otherwise as it was written."""
    try:
        if event.startswith(TOOK_BACK):
            back = TAKEN_BACK.parse(event)
            assert isinstance(back, TookBack)
            return lang.say(language, TOOK_BACK, name=names[back.seat])
        rules = find(game)
        return rules.telling.teller.event(rules.events.parse(event), names, language)
    except (HacktableError, LookupError, TypeError, ValueError):  # an event of other rules may have other fields and other values
        return event
