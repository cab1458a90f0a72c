"""Playing a record again and comparing every line: so a record proves itself."""

from __future__ import annotations

from collections.abc import Sequence

from hacktable.kernel.errors import HacktableError, TextError
from hacktable.kernel.verbs import Event, seat_letter
from hacktable.match.deal import breaches
from hacktable.match.match import Match
from hacktable.match.record import Record

DEAL = {"seat": "text-deal-seat", "bot": "text-deal-bot", "twice": "text-deal-twice"}
"""What does not fit the commitments, as codes of sentences. The server's commitment is not in a record: it is computed from
the seed and from what is played, and if one of these is forged, the seats' commitments do not fit it."""


def replay(record: Record) -> Match:
    """Play a record again, comparing all that it says.

    :raises TextError: at the first line that is not so.
    """
    _compare_commitments(record)
    match = Match(
        record.game,
        record.players,
        record.options,
        record.boards,
        server=record.server,
        seat_seeds=record.seat_seeds,
        listed=record.listed,
        failed=record.failed,
        daily=record.daily,
        states=record.states,
        names=[record.names.get(seat, "") for seat in range(record.players)] if record.names else (),
    )
    _compare(match.seen(None, 0), record.opening, record.opening_places)
    for played in record.played:
        try:
            match.act(played.seat, played.action, at=played.at)
        except HacktableError as error:
            given = f"{seat_letter(played.seat)} {played.action}"
            raise TextError("text-move", line=played.line, column=played.column, given=given, reason=error) from None
        _compare(match.log[-1].events, played.events, played.event_places)
    result = match.result
    if (result is None) != (record.placing is None) or (result and (result.placing, result.points) != (record.placing, record.points)):
        played_result = f"{result.placing} {result.points}" if result else "—"
        given = f"{record.placing} {record.points}" if record.placing else "—"
        raise TextError("text-result", line=record.result_line, column=1, given=given, expected=played_result)
    return match


def _compare_commitments(record: Record) -> None:
    """:raises TextError: at the first seed that is not the one committed to."""
    for breach in breaches(record.listed, record.seat_seeds) if record.listed else ():
        raise TextError(DEAL[breach.what], line=record.seed_lines[breach.seat], column=1, seat=seat_letter(breach.seat))


def _compare(expected: Sequence[Event], given: Sequence[Event], places: Sequence[tuple[int, int]]) -> None:
    for number in range(max(len(expected), len(given))):
        ours = str(expected[number]) if number < len(expected) else "—"
        theirs = str(given[number]) if number < len(given) else "—"
        if ours != theirs:
            line, column = places[number]
            raise TextError("text-event", line=line, column=column, given=theirs, expected=ours)
