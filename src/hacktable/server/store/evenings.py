"""The tables of evenings, as `evenings/book.py` needs them. Results are written in the transaction that ends a match."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, and_, delete, func, or_, select, update

from hacktable.match.match import Result
from hacktable.server.evenings.evening import Evening
from hacktable.server.evenings.standings import Score, scores
from hacktable.server.ratings.finishing import finishers
from hacktable.server.store.played import by_bots
from hacktable.server.store.reach import put
from hacktable.server.store.schema import evening_guests, evenings, nudges
from hacktable.server.table.setup import Setup
from hacktable.server.table.stored import Keep, MatchSetup

TOGETHER = 50
"""Evenings that are removed at a time."""
_evenings = msgspec.json.Decoder(Evening)


def locked(connection: Connection, link: str) -> Evening | None:
    """Nobody else changes it before this transaction ends."""
    kept = connection.execute(select(evenings.c.evening).where(evenings.c.id == link).with_for_update()).scalar()
    return None if kept is None else _evenings.decode(kept)


def read(connection: Connection, links: Collection[str]) -> dict[str, Evening]:
    rows = connection.execute(select(evenings.c.id, evenings.c.evening).where(evenings.c.id.in_(links)))
    return {row.id: _evenings.decode(row.evening) for row in rows}


def add(connection: Connection, link: str, evening: Evening, now: int, address: str | None) -> None:
    row = {"id": link, "maker": evening.host, "address": address, "created": now}
    connection.execute(evenings.insert().values(**row, **_columns(evening, now)))
    _list(connection, link, evening)


def save(connection: Connection, link: str, evening: Evening, now: int) -> None:
    connection.execute(update(evenings).where(evenings.c.id == link).values(**_columns(evening, now)))
    _list(connection, link, evening)


def _columns(evening: Evening, now: int) -> dict[str, Any]:
    return {"evening": msgspec.json.encode(evening), "updated": now, "phase": evening.phase, "due": evening.due}


def _list(connection: Connection, link: str, evening: Evening) -> None:
    """So that whatever names a guest is found when the guest is to be forgotten."""
    listed = set(connection.execute(select(evening_guests.c.guest).where(evening_guests.c.evening == link)).scalars())
    for guest in {evening.host, *(member.guest for member in evening.members)} - listed - {""}:
        put(connection, evening_guests, {"evening": link, "guest": guest}, keep=True)


def counted(connection: Connection, guest: str, address: str | None, since: int) -> tuple[int, int, int]:
    """How many of a guest's evenings are not over, how many they have planned since then, and how many somebody at their address has."""

    def count(*which: Any) -> int:
        return connection.execute(select(func.count()).select_from(evenings).where(*which)).scalar_one()

    mine, new = evenings.c.maker == guest, evenings.c.created > since
    return count(mine, evenings.c.phase != "over"), count(mine, new), count(evenings.c.address == address, new) if address else 0


# ---------------------------------------------------------------- what matches say


def match_begun(connection: Connection, table: str, setup: Setup, now: int) -> None:
    """A match has begun; perhaps an evening waits for it."""
    evening = locked(connection, setup.evening.id) if setup.evening else None
    if setup.evening and evening and evening.begun(table):
        save(connection, setup.evening.id, evening, now)


def match_ended(connection: Connection, table: str, number: int, begun: MatchSetup, setup: Setup, result: Result | None, now: int) -> None:
    """A match has ended; perhaps its result counts in an evening."""
    evening = locked(connection, setup.evening.id) if setup.evening else None
    if setup.evening is None or evening is None:
        return
    found: list[Score] = []
    if result is not None:
        everybody = finishers(begun, setup, result, by_bots(connection, table, number))
        who = [evening.number_of(each.guest) for each in everybody]
        found = scores([each.place for each in everybody], who, [each.left for each in everybody])
    if evening.ended(table, found, now):
        save(connection, setup.evening.id, evening, now)


# ---------------------------------------------------------------- forgetting


def forget_evenings(connection: Connection, who: Sequence[str]) -> None:
    """Nothing of some guests remains in any evening but points without a name."""
    mine = select(evening_guests.c.evening).where(evening_guests.c.guest.in_(who)).distinct().order_by(evening_guests.c.evening)
    for link in list(connection.execute(mine).scalars()):
        evening = locked(connection, link)
        if evening:
            for guest in who:
                evening.forget(guest)
            kept = {"evening": msgspec.json.encode(evening)}
            connection.execute(update(evenings).where(evenings.c.id == link).values(**kept))
            _list(connection, link, evening)
    connection.execute(delete(evening_guests).where(evening_guests.c.guest.in_(who)))
    connection.execute(update(evenings).where(evenings.c.maker.in_(who)).values(maker=None, address=None))


def expire_evenings(connection: Connection, keep: Keep, now: int, addresses_for: int) -> bool:
    """Remove evenings that have been left alone for too long; whether there were any. Tables of theirs that are kept remain as they are."""
    old = [
        and_(evenings.c.phase.in_(phases), evenings.c.updated < now - time)
        for phases, time in ((("gathering",), keep.lobbies), (("playing", "break"), keep.running), (("over",), keep.finished))
        if time is not None
    ]
    found = list(connection.execute(select(evenings.c.id).where(or_(*old)).limit(TOGETHER)).scalars()) if old else []
    if found:
        connection.execute(delete(evening_guests).where(evening_guests.c.evening.in_(found)))
        connection.execute(delete(nudges).where(nudges.c.table_id.in_(found)))
        connection.execute(delete(evenings).where(evenings.c.id.in_(found)))
    stale = and_(evenings.c.address.is_not(None), evenings.c.created < now - addresses_for)
    connection.execute(update(evenings).where(stale).values(address=None))
    return bool(found)


def export_evenings(connection: Connection, guest: str) -> list[dict[str, Any]]:
    """All that is kept of a guest's evenings."""
    mine = select(evening_guests.c.evening).where(evening_guests.c.guest == guest).order_by(evening_guests.c.evening)
    found = read(connection, list(connection.execute(mine).scalars()))
    return [_exported(link, evening, guest) for link, evening in sorted(found.items())]


def _exported(link: str, evening: Evening, guest: str) -> dict[str, Any]:
    number = evening.number_of(guest)
    mine = [
        {"round": round, "table": table.link, "place": score.place, "points": score.points / 2}
        for round, each in enumerate(evening.rounds, 1)
        for table in each.tables
        for score in table.scores
        if score.who == number
    ]
    return {"evening": link, "name": evening.plan.name, "host": evening.host == guest, "rounds": mine}
