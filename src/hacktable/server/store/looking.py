"""What administrators may see: of a match that goes on, nothing but what everyone at the table sees."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import Connection, func, select

from hacktable.match.match import Result
from hacktable.match.written import called, told
from hacktable.server.store.evenings import export_evenings
from hacktable.server.store.people import export_passkeys, export_ties
from hacktable.server.store.people_reports import export_reports
from hacktable.server.store.played import export_played
from hacktable.server.store.reach import export_reach
from hacktable.server.store.schema import chats, guests, keys, matches, moves, seekers, sights, sitters, tables
from hacktable.server.store.sights import read_sight
from hacktable.server.store.tidying import GONE
from hacktable.server.store.tries import export_tries
from hacktable.server.table.setup import Setup
from hacktable.server.table.stored import MatchSetup

_setups, _begun, _results = msgspec.json.Decoder(Setup), msgspec.json.Decoder(MatchSetup), msgspec.json.Decoder(Result)


class TableLine(msgspec.Struct, frozen=True):
    """A table in a list."""

    table: str
    game: str
    phase: str
    people: tuple[str, ...]
    bots: int
    match: int
    moves: int
    """Of that match."""
    created: int
    updated: int


class Sitting(msgspec.Struct, frozen=True):
    """Somebody in a chair."""

    chair: int
    name: str
    guest: str | None
    bot: str | None
    """Its level."""
    left: bool


class Said(msgspec.Struct, frozen=True):
    """A line of the chat."""

    at: int
    name: str
    guest: str
    text: str
    """Or the name of a call."""


class TableLook(msgspec.Struct, frozen=True):
    """A table, looked at more closely."""

    line: TableLine
    host: str
    options: dict[str, Any]
    sitting: tuple[Sitting, ...]
    sent_away: tuple[str, ...]
    seen: tuple[str, ...]
    """Of its latest match, in sentences, what everyone saw, as far as it is stored."""
    chat: tuple[Said, ...]


def table_lines(connection: Connection, phase: str | None, most: int) -> list[TableLine]:
    """The tables that were used last."""
    wanted = select(tables).where(tables.c.phase != GONE if phase is None else tables.c.phase == phase)
    return [_line(connection, row) for row in connection.execute(wanted.order_by(tables.c.updated.desc()).limit(most)).all()]


def _line(connection: Connection, row: Any) -> TableLine:
    setup = _setups.decode(row.setup)
    count = connection.execute(
        select(func.count()).select_from(moves).where(moves.c.table_id == row.id, moves.c.match == setup.match)
    ).scalar_one()
    people = tuple(sitter.name for _, sitter in setup.sitting if not sitter.is_bot)
    bots = sum(sitter.is_bot for _, sitter in setup.sitting)
    return TableLine(row.id, setup.game, row.phase, people, bots, setup.match, count, row.created, row.updated)


def table_look(connection: Connection, link: str, language: str) -> TableLook | None:
    row = connection.execute(select(tables).where(tables.c.id == link, tables.c.phase != GONE)).first()
    if row is None:
        return None
    setup = _setups.decode(row.setup)  # without its long texts
    sitting = tuple(Sitting(chair, sitter.name, sitter.guest, sitter.level, sitter.left) for chair, sitter in setup.sitting)
    which = (sights.c.table_id == link) & (sights.c.match == setup.match)
    kept = connection.execute(select(sights.c.lines).where(which).order_by(sights.c.ply)).scalars()
    events = [event for lines in kept for _, seen in sorted(read_sight(lines).items()) for event in seen]
    match = connection.execute(select(matches.c.setup).where(matches.c.table_id == link, matches.c.number == setup.match)).scalar()
    names = called(_begun.decode(match).names, language) if match else []
    lines = connection.execute(select(chats).where(chats.c.table_id == link).order_by(chats.c.number)).all()
    return TableLook(
        line=_line(connection, row),
        host=setup.host or "",
        options=dict(setup.options),
        sitting=sitting,
        sent_away=tuple(each.guest for each in setup.out),
        seen=tuple(sentence for event in events if (sentence := told(setup.game, event, names, language))),
        chat=tuple(Said(each.at, each.name, each.guest, each.text if each.text is not None else f"({each.call})") for each in lines),
    )


class Known(msgspec.Struct, frozen=True):
    """A guest in a list."""

    guest: str
    name: str
    created: int
    seen: int | None
    tables: int


def guests_called(connection: Connection, name: str, most: int) -> list[Known]:
    """Guests whose name contains this, whoever came last first."""
    seen = select(func.max(keys.c.seen)).where(keys.c.guest == guests.c.id).scalar_subquery()
    at = select(func.count()).where(sitters.c.guest == guests.c.id).scalar_subquery()
    wanted = select(guests.c.id, guests.c.name, guests.c.created, seen.label("seen"), at.label("at"))
    rows = connection.execute(
        wanted.where(func.lower(guests.c.name).contains(name.lower(), autoescape=True)).order_by(guests.c.created.desc()).limit(most)
    )
    return [Known(row.id, row.name, row.created, row.seen, row.at) for row in rows]


def export(connection: Connection, guest: str) -> dict[str, Any] | None:
    """All that is kept of a guest; None if there is no such guest. Moves of matches that go on are left out: others must not see them yet."""
    row = connection.execute(select(guests).where(guests.c.id == guest)).first()
    if row is None:
        return None
    held = connection.execute(select(keys.c.id, keys.c.label, keys.c.created, keys.c.seen).where(keys.c.guest == guest)).mappings()
    said = connection.execute(
        select(chats.c.table_id.label("table"), chats.c.at, chats.c.call, chats.c.text).where(chats.c.guest == guest).order_by(chats.c.at)
    ).mappings()
    at = connection.execute(select(sitters.c.table_id, sitters.c.since).where(sitters.c.guest == guest)).all()
    return {
        "guest": {"id": row.id, "name": row.name, "avatar": row.avatar, "created": row.created},
        "devices": [dict(each) for each in held],
        "tables": [{"table": table, "since": since, "matches": _matches_of(connection, table, guest)} for table, since in at],
        "chat": [dict(each) for each in said],
        "reach": export_reach(connection, guest),
        "ties": export_ties(connection, guest),
        "played": export_played(connection, guest),
        "tries": export_tries(connection, guest),
        "evenings": export_evenings(connection, guest),
        "passkeys": export_passkeys(connection, guest),
        "reports": export_reports(connection, guest),
        "seeking": _seeking(connection, guest),
    }


def _seeking(connection: Connection, guest: str) -> dict[str, Any] | None:
    """What they wish to play, if they look for people now."""
    row = connection.execute(select(seekers).where(seekers.c.guest == guest)).first()
    return {"since": row.since, "wish": msgspec.json.decode(row.wish)} if row else None


def _matches_of(connection: Connection, table: str, guest: str) -> list[dict[str, Any]]:
    found = []
    for row in connection.execute(select(matches).where(matches.c.table_id == table).order_by(matches.c.number)).all():
        begun = _begun.decode(row.setup)
        seats = [seat for seat, who in enumerate(begun.guests) if who == guest]
        if not seats:
            continue
        placing = _results.decode(row.result).placing if row.result else None
        match: dict[str, Any] = {"number": row.number, "game": begun.game, "started": row.started, "ended": row.ended, "seats": seats}
        if placing:
            match["placing"] = [placing[seat] for seat in seats]
        if row.ended is not None:
            mine = select(moves.c.ply, moves.c.seat, moves.c.action, moves.c.at).where(
                moves.c.table_id == table, moves.c.match == row.number, moves.c.seat.in_(seats), moves.c.by == "guest"
            )
            match["moves"] = [dict(each) for each in connection.execute(mine.order_by(moves.c.ply)).mappings()]
        found.append(match)
    return found
