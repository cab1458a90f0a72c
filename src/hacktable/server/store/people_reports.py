"""Reports about guests: keeping them, and what administrators see of them and do with them."""

from __future__ import annotations

from typing import Any, Literal

import msgspec
from sqlalchemy import Connection, Row, exists, func, insert, or_, select, update

from hacktable.server.people.book import MOST_REPORTS, REPORTS_A_DAY, Complaint, Filed
from hacktable.server.store.people import find_guest, remove_reports
from hacktable.server.store.reach import is_known
from hacktable.server.store.schema import chats, guests, matches, report_lines, reports, sitters, tables
from hacktable.server.store.tidying import GONE
from hacktable.server.table.setup import Setup
from hacktable.server.table.stored import handle_of

A_DAY = 24 * 3600_000
LINES = 30
"""Of the chat, that are kept with a report: chats expire."""
_setups = msgspec.json.Decoder(Setup)


def report(connection: Connection, complaint: Complaint, now: int) -> Filed:
    """Like `PeopleBook.report`."""
    reporter, table = complaint.reporter, complaint.table
    kept = connection.execute(select(tables.c.setup).where(tables.c.id == table, tables.c.phase != GONE)).scalar()
    if kept is None or not is_known(connection, reporter) or not _was_here(connection, table, reporter):
        return "outside"
    reported = find_guest(connection, complaint.handle)
    if reported is None or reported == reporter or not _was_here(connection, table, reported):
        return "nobody"
    lately = select(func.count()).where(reports.c.reporter == reporter, reports.c.at > now - A_DAY)
    if connection.execute(lately).scalar_one() >= REPORTS_A_DAY:
        return "many"
    if not _made_room(connection):
        return "full"
    name = connection.execute(select(guests.c.name).where(guests.c.id == reported)).scalar_one()
    row = {
        "at": now,
        "reporter": reporter,
        "reported": reported,
        "name": name,
        "table_id": table,
        "match": _setups.decode(kept).match,
        "reason": complaint.reason,
        "words": complaint.words,
    }
    written = connection.execute(insert(reports).values(row)).inserted_primary_key
    assert written
    said = select(chats).where(chats.c.table_id == table).order_by(chats.c.number.desc()).limit(LINES)
    for each in connection.execute(said).all():
        text = each.text if each.text is not None else f"({each.call})"
        line = {"report": written[0], "number": each.number, "guest": each.guest, "name": each.name, "text": text, "at": each.at}
        connection.execute(insert(report_lines).values(line))
    return "kept"


def _was_here(connection: Connection, table: str, guest: str) -> bool:
    """Whether a guest sits or sat at a table, or has talked there."""
    sat = exists().where(sitters.c.table_id == table, sitters.c.guest == guest)
    talked = exists().where(chats.c.table_id == table, chats.c.guest == guest)
    return bool(connection.execute(select(or_(sat, talked))).scalar())


def _made_room(connection: Connection) -> bool:
    """Whether one more can be kept; the oldest closed one goes if there are too many."""
    if connection.execute(select(func.count()).select_from(reports)).scalar_one() < MOST_REPORTS:
        return True
    closed = select(reports.c.number).where(reports.c.closed.is_not(None)).order_by(reports.c.number).limit(1)
    oldest = connection.execute(closed).scalar()
    if oldest is None:
        return False
    remove_reports(connection, reports.c.number == oldest)
    return True


# ---------------------------------------------------------------- what administrators see


class ReportLine(msgspec.Struct, frozen=True):
    """A report in a list."""

    number: int
    at: int
    reason: str
    reported: str
    """The name that they had then."""
    reporter: str
    """The name that they have now."""
    table: str
    match: int
    """0: none had begun."""
    closed: int | None


class Involved(msgspec.Struct, frozen=True):
    """Who reports, or is reported."""

    guest: str
    handle: str
    name: str
    """As they are called now."""


class ReportedLine(msgspec.Struct, frozen=True):
    """A line of the chat, as it was when the report was made."""

    at: int
    name: str
    handle: str
    """Empty: a bot."""
    text: str


MatchState = Literal["none", "running", "over", "gone"]
"""Of the match that a report is about; none: nothing was played; gone: its table has been removed."""


class ReportLook(msgspec.Struct, frozen=True):
    """A report, looked at more closely. Of its match it says only whether it is over."""

    line: ReportLine
    by: Involved
    about: Involved
    words: str
    note: str
    game: str
    """Empty: its table has been removed."""
    state: MatchState
    chat: tuple[ReportedLine, ...]


_by, _about = guests.alias(), guests.alias()
_lines = (
    select(reports, _by.c.name.label("reporter_name"), _about.c.name.label("name_now"))
    .outerjoin(_by, _by.c.id == reports.c.reporter)
    .outerjoin(_about, _about.c.id == reports.c.reported)
)


def report_lines_of(connection: Connection, *, everything: bool, most: int) -> list[ReportLine]:
    """The oldest open ones first; with everything, the latest of all."""
    still_open = _lines.where(reports.c.closed.is_(None)).order_by(reports.c.number)
    wanted = _lines.order_by(reports.c.number.desc()) if everything else still_open
    return [_line(row) for row in connection.execute(wanted.limit(most))]


def _line(row: Row[Any]) -> ReportLine:
    return ReportLine(row.number, row.at, row.reason, row.name, row.reporter_name or "", row.table_id, row.match, row.closed)


def report_look(connection: Connection, number: int) -> ReportLook | None:
    row = connection.execute(_lines.where(reports.c.number == number)).first()
    if row is None:
        return None
    table = connection.execute(select(tables.c.setup).where(tables.c.id == row.table_id, tables.c.phase != GONE)).scalar()
    setup = _setups.decode(table) if table else None
    said = connection.execute(select(report_lines).where(report_lines.c.report == number).order_by(report_lines.c.number)).all()
    return ReportLook(
        line=_line(row),
        by=Involved(row.reporter, handle_of(row.reporter), row.reporter_name or ""),
        about=Involved(row.reported, handle_of(row.reported), row.name_now or ""),
        words=row.words,
        note=row.note or "",
        game=setup.game if setup else "",
        state=_state(connection, row.table_id, row.match, setup),
        chat=tuple(ReportedLine(each.at, each.name, handle_of(each.guest) if each.guest else "", each.text) for each in said),
    )


def _state(connection: Connection, table: str, match: int, setup: Setup | None) -> MatchState:
    if setup is None:
        return "gone"
    if setup.match == match and setup.phase == "playing":
        return "running"
    played = connection.execute(select(matches.c.number).where(matches.c.table_id == table, matches.c.number == match)).first()
    return "over" if played else "none"


def close_report(connection: Connection, number: int, note: str, now: int) -> bool:
    """Whether there was such an open one."""
    which = (reports.c.number == number) & reports.c.closed.is_(None)
    return connection.execute(update(reports).where(which).values(closed=now, note=note[:200])).rowcount > 0


def export_reports(connection: Connection, guest: str) -> dict[str, Any]:
    """What a guest has reported, and what was reported of them. Who has reported them, and in which words, is nobody else's business."""
    columns = (reports.c.at, reports.c.table_id.label("table"), reports.c.match, reports.c.reason, reports.c.closed)
    made = select(*columns, reports.c.reported, reports.c.words).where(reports.c.reporter == guest).order_by(reports.c.number)
    about = select(*columns).where(reports.c.reported == guest).order_by(reports.c.number)
    said = select(report_lines.c.at, report_lines.c.text).where(report_lines.c.guest == guest).order_by(report_lines.c.at)
    return {
        "made": [dict(row) | {"reported": handle_of(row["reported"])} for row in connection.execute(made).mappings()],
        "about": [dict(row) for row in connection.execute(about).mappings()],
        "said": [dict(row) for row in connection.execute(said).mappings()],
    }
