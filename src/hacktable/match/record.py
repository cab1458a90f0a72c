"""A record: a whole match as a text that a person can read, diff and mail.

    hacktable record 1
    game hashcatch 1
    players 2
    option memory off
    seed 9f86d0…
    seat-seed a 04c2e1…
    seat-seed b 77b08a…
    commitment a 1d0f5b…
    commitment b -
    failed a
    player a Ada
    opening
      = turn b
    1 b roll
      = rolled b 4
    2 b move 1 +
      = moved b 1 0 4
    3 b take-back 2 free
      = took-back b
    …
    result
    placing 1 2
    points 7 3

What was taken back stays in it, and so does the taking back: its number is that of the first action that does not stand any more.

It carries the rules' version and what everyone saw; playing it again, and verifying it, needs the same version.

If the seats had a say in the deal, their seeds are in it; with the commitments that bound them before any seed was shown (a bot has none), and
a line for every earlier start of this match that failed, with the seats that did not reveal (- for who has gone since). Records from before there
were commitments have seeds alone.

A deal of the day (`daily.py`) has neither: the seed is followed by `day 2026-11-17` and a line `bot b expert:sly` for every bot.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial

import msgspec

from hacktable.kernel.cstruct import Stored
from hacktable.kernel.errors import MalformedError
from hacktable.kernel.game import Game
from hacktable.kernel.options import Options
from hacktable.kernel.verbs import CLOCK, LETTERS, TAKE_BACK, TAKEN_BACK, TAKING_BACK, TOOK_BACK, Action, Event, seat_letter
from hacktable.match.daily import Daily, bot_lines, is_day
from hacktable.match.deal import GONE, Commitments, server_commitment, terms_of
from hacktable.match.position import header, read_header, read_state, state_lines
from hacktable.match.reading import Line, Lines

NAME_LENGTH = 40
LONGEST_SEED = 256
"""Of a seat, in bytes."""
LATEST = 10**14
"""Milliseconds; no match lasts that long."""


@dataclass(frozen=True)
class Played:
    """One action of a record; and where it stood in the text, if it was read from one."""

    seat: int
    action: Action
    at: int | None
    events: tuple[Event, ...]
    line: int = 0
    column: int = 0
    event_places: Sequence[tuple[int, int]] = ()
    """Lines and columns of the events, and of what follows them."""


@dataclass
class Record:
    """What a record says; nothing of it has been played again yet."""

    game: Game
    players: int
    options: Options
    boards: Stored
    server: bytes | None = None
    seat_seeds: Sequence[bytes] = ()
    listed: Commitments | None = None
    """What the seeds were bound to before any was shown; None if the seats sent them in the open, or had none."""
    failed: Sequence[tuple[int, ...]] = ()
    """For every earlier start of this match, the seats that did not reveal."""
    daily: Daily | None = None
    """If it is a deal of the day, of which."""
    states: Stored | None = None
    """The position it started from, if not from a seed."""
    names: dict[int, str] = field(default_factory=dict)
    opening: Sequence[Event] = ()
    played: list[Played] = field(default_factory=list)
    placing: tuple[int, ...] | None = None
    points: tuple[int, ...] | None = None
    opening_places: Sequence[tuple[int, int]] = ()
    seed_lines: Sequence[int] = ()
    """Where the seats' seeds stand."""
    result_line: int = 0


def write_record(record: Record) -> str:
    """A record as text."""
    lines = ["hacktable record 1", *header(record.game, record.players, record.options)]
    if record.server is not None:
        seats = record.listed.seats if record.listed else ()
        lines += origin_lines(record.server.hex(), [seed.hex() for seed in record.seat_seeds], seats, record.failed)
        lines += daily_lines(record.daily)
    else:
        assert record.states is not None, "a match starts from a seed or from a position"
        lines += ["position", *(f"  {line}" for line in state_lines(record.game, record.states))]
    names = {seat: " ".join(name.split())[:NAME_LENGTH] for seat, name in record.names.items()}
    lines += [f"player {seat_letter(seat)} {name}" for seat, name in names.items() if name]
    lines += ["opening", *(f"  = {event}" for event in record.opening)]
    for ply, played in enumerate(record.played, 1):
        time = "" if played.at is None else f"  @{played.at}"
        lines += [f"{ply} {seat_letter(played.seat)} {played.action}{time}", *(f"  = {event}" for event in played.events)]
    if record.placing is not None and record.points is not None:
        lines += ["result", f"placing {' '.join(map(str, record.placing))}", f"points {' '.join(map(str, record.points))}"]
    return "\n".join(lines) + "\n"


def origin_lines(server: str, seat_seeds: Sequence[str], commitments: Sequence[str], failed: Sequence[tuple[int, ...]]) -> list[str]:
    """What a match was dealt from, all in hexadecimal digits."""
    return [
        f"seed {server}",
        *(f"seat-seed {seat_letter(seat)} {seed or '-'}" for seat, seed in enumerate(seat_seeds)),
        *(f"commitment {seat_letter(seat)} {fixed or '-'}" for seat, fixed in enumerate(commitments)),
        *(" ".join(("failed", *("-" if seat == GONE else seat_letter(seat) for seat in seats))) for seats in failed),
    ]


def daily_lines(daily: Daily | None) -> list[str]:
    """Of which day a match is the deal, and who the bots were."""
    return [f"day {daily.day}", *bot_lines(daily.bots)] if daily else []


def game_name(text: str) -> str:
    """Which game a record or position is of.

    :raises TextError: if it does not say.
    """
    lines = Lines(text)
    first = lines.take()
    first.literal("hacktable")
    second = lines.take()
    second.literal("game")
    return second.word("a game's name")


def read_record(game: Game, text: str) -> Record:
    """Read a record without playing it.

    :raises TextError: saying the line, the column and what was expected.
    """
    lines = Lines(text)
    first = lines.take()
    first.literal("hacktable", "record", "1")
    first.end()
    record = Record(game, *read_header(game, lines))
    _read_origin(record, lines)
    _read_names(record, lines)
    line = lines.take()
    line.literal("opening")
    line.end()
    record.opening, record.opening_places = _read_events(game, lines)
    while not lines.done and lines.peek().peek() != "result":
        record.played.append(_read_played(record, lines))
    record.result_line = lines.peek().number
    if not lines.done:
        _read_result(record, lines)
    if not lines.done:
        lines.peek().fail("text-ended")
    return record


def _read_origin(record: Record, lines: Lines) -> None:
    line = lines.take()
    if line.peek() == "position":
        line.literal("position")
        line.end()
        record.states = read_state(record.game, record.boards, lines)
        return
    line.literal("seed")
    record.server = _read_hex(line, 32)
    line.end()
    if lines.peek().peek() == "day":
        _read_daily(record, lines)
        return
    while lines.peek().peek() == "seat-seed":
        line = lines.take()
        seats = len(record.seat_seeds)
        line.literal("seat-seed", seat_letter(seats) if seats < record.players else "no more seats")
        seed = b"" if line.peek() == "-" and line.word("seed") else _read_hex(line, None)
        record.seat_seeds, record.seed_lines = (*record.seat_seeds, seed), (*record.seed_lines, line.number)
        line.end()
    if len(record.seat_seeds) not in (0, record.players):
        lines.peek().fail("text-unknown", given=repr(lines.peek().peek()), expected=f"seat-seed {seat_letter(len(record.seat_seeds))}")
    if record.seat_seeds:
        _read_commitments(record, lines)


def _read_daily(record: Record, lines: Lines) -> None:
    line = lines.take()
    line.literal("day")
    if not is_day(line.peek()):
        line.fail("text-unknown", given=repr(line.peek()), expected="YYYY-MM-DD")
    day, bots = line.word("a day"), [""] * record.players
    line.end()
    while lines.peek().peek() == "bot":
        line = lines.take()
        line.literal("bot")
        seat = _read_seat(line, record.players)
        if bots[seat] or any(bots[seat:]):
            line.fail("text-unknown", given=seat_letter(seat), expected="a later seat")
        bots[seat] = line.word("a bot's name")
        line.end()
    record.daily = Daily(day, tuple(bots))


def _read_commitments(record: Record, lines: Lines) -> None:
    seats = list[str]()
    while lines.peek().peek() == "commitment" and len(seats) < record.players:
        line = lines.take()
        line.literal("commitment", seat_letter(len(seats)))
        seats.append("" if line.peek() == "-" and line.word("commitment") else _read_hex(line, 32).hex())
        line.end()
    if not seats:
        return
    if len(seats) < record.players:
        lines.peek().fail("text-unknown", given=repr(lines.peek().peek()), expected=f"commitment {seat_letter(len(seats))}")
    assert record.server is not None, "it stands before the seats' seeds"
    terms = terms_of(record.game.name, record.players, msgspec.structs.asdict(record.options))
    record.listed = Commitments(server_commitment(record.server, terms), tuple(seats))
    while lines.peek().peek() == "failed":
        line = lines.take()
        line.literal("failed")
        record.failed = (*record.failed, _read_failed(line, record.players))


def _read_failed(line: Line, players: int) -> tuple[int, ...]:
    """The seats that did not reveal; none if the server stopped meanwhile."""
    seats = list[int]()
    while line.peek():
        seats.append(GONE if line.peek() == "-" and line.word("a seat") else _read_seat(line, players))
    line.end()
    return tuple(seats)


def _read_hex(line: Line, size: int | None) -> bytes:
    word = line.peek()
    expected = f"{2 * size} hexadecimal digits" if size else "hexadecimal digits"
    good = word and len(word) % 2 == 0 and len(word) <= 2 * LONGEST_SEED and set(word) <= set("0123456789abcdef")
    if not good or (size and len(word) != 2 * size):
        line.fail("text-unknown", given=repr(word[:80]), expected=expected)
    return bytes.fromhex(line.word(expected))


def _read_names(record: Record, lines: Lines) -> None:
    while lines.peek().peek() == "player":
        line = lines.take()
        line.literal("player")
        seat = _read_seat(line, record.players)
        if not line.peek():
            line.fail("text-missing", expected=MalformedError("expected-name"))
        record.names[seat] = line.rest()[:NAME_LENGTH]


def _read_seat(line: Line, players: int) -> int:
    if line.peek() not in tuple(LETTERS[:players]):
        line.fail("text-unknown", given=repr(line.peek()), expected=" ".join(LETTERS[:players]))
    return LETTERS.index(line.word("a seat"))


def _read_event(game: Game, line: Line) -> Event:
    verbs = TAKEN_BACK if line.peek() == TOOK_BACK else game.events
    return verbs.parse(line.rest())


def _read_events(game: Game, lines: Lines) -> tuple[tuple[Event, ...], list[tuple[int, int]]]:
    events, places = list[Event](), list[tuple[int, int]]()
    while lines.peek().peek() == "=":
        line = lines.take()
        line.literal("=")
        places.append((line.number, line.column))
        events.append(line.trying(partial(_read_event, game, line)))
    places.append((lines.peek().number, 1))
    return tuple(events), places


def _read_played(record: Record, lines: Lines) -> Played:
    line = lines.take()
    ply = len(record.played) + 1
    line.number_in(ply, ply)
    seat = CLOCK if line.peek() == seat_letter(CLOCK) and line.word("a seat") else _read_seat(line, record.players)
    actions = record.game.clock_actions if seat == CLOCK else TAKING_BACK if line.peek() == TAKE_BACK else record.game.actions
    column = line.column
    text, timed, time = line.text[column - 1 :].partition("@")
    action = line.trying(lambda: actions.parse(text))
    at = None
    if timed:
        line.skip_to(len(line.text) - len(time))
        at = line.number_in(0, LATEST - 1)
        line.end()
    events, places = _read_events(record.game, lines)
    return Played(seat, action, at, events, line.number, column, places)


def _read_result(record: Record, lines: Lines) -> None:
    line = lines.take()
    line.literal("result")
    line.end()
    line = lines.take()
    line.literal("placing")
    record.placing = tuple(line.number_in(1, record.players) for _ in range(record.players))
    line.end()
    line = lines.take()
    line.literal("points")
    record.points = tuple(line.number_in(-1_000_000, 1_000_000) for _ in range(record.players))
    line.end()
