"""What has expired, and removing it in pieces so small that no move waits for them.

A table that has expired is first marked as gone: from then on it cannot be opened and is on nobody's list. Then its rows are removed piece by
piece. If the server stops in between, the next one goes on.
"""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import ColumnElement, Connection, and_, delete, exists, false, func, or_, select, update

from hacktable.server.store.evenings import forget_evenings
from hacktable.server.store.locks import lock_tables
from hacktable.server.store.people import forget_people, remove_reports
from hacktable.server.store.played import forget_played
from hacktable.server.store.reach import forget_reach
from hacktable.server.store.schema import (
    chats,
    guests,
    keys,
    leases,
    matches,
    moves,
    nudges,
    reports,
    sights,
    sitters,
    tables,
    text_uses,
    tries,
    webhooks,
)
from hacktable.server.store.texts import remove_unused
from hacktable.server.store.tries import forget_tries
from hacktable.server.table.stored import Keep

GONE = "gone"
"""Instead of a phase, of a table that is being removed."""
PIECE = 400
"""Moves that are removed at a time."""
GUESTS_TOGETHER = 50
ADDRESSES_FOR = 7 * 24 * 3600_000
"""Milliseconds for which the hash of a table maker's address is kept."""
EMPTY_FOR = 24 * 3600_000
"""Milliseconds for which a table is kept at which nobody has ever played, and nobody sits."""

UNFINISHED_TRY_FOR = 3 * 24 * 3600_000
"""Milliseconds for which a table is kept at which somebody did not finish their counted try of a deal of the day."""

FLEETING_VISIT, FLEETING_FOR = 24 * 3600_000, 30 * 24 * 3600_000
"""Who gave a name, sat nowhere, and did not come back after this time, is forgotten after that."""


def _old(keep: Keep, now: int) -> ColumnElement[bool]:
    """Whether a table has been left alone for too long."""
    empty = and_(tables.c.phase == "lobby", ~exists().where(sitters.c.table_id == tables.c.id), tables.c.updated < now - EMPTY_FOR)
    old: list[ColumnElement[bool]] = [empty] if keep.lobbies is not None else []
    for phases, time in (
        (("lobby",), keep.lobbies),
        (("playing",), keep.running),
        (("abandoned", "interrupted"), keep.abandoned),
        (("over",), keep.finished),
    ):
        if time is not None:
            old.append(and_(tables.c.phase.in_(phases), tables.c.updated < now - time))
    if keep.running is not None:
        unfinished = exists().where(tries.c.table_id == tables.c.id, tries.c.ended.is_(None))
        old.append(and_(unfinished, tables.c.phase != GONE, tables.c.updated < now - UNFINISHED_TRY_FOR))
    reported = exists().where(reports.c.table_id == tables.c.id, reports.c.closed.is_(None))  # somebody has yet to look at it
    return and_(or_(false(), *old), ~reported)


def expired_tables(connection: Connection, keep: Keep, now: int, most: int) -> list[str]:
    """Tables that have been left alone for too long, the oldest first."""
    return list(connection.execute(select(tables.c.id).where(_old(keep, now)).order_by(tables.c.updated).limit(most)).scalars())


def count_expired(connection: Connection, keep: Keep, now: int) -> dict[str, int]:
    """How many tables have been left alone for too long, by phase."""
    rows = connection.execute(select(tables.c.phase, func.count()).where(_old(keep, now)).group_by(tables.c.phase))
    return {row[0]: row[1] for row in rows}


def mark_gone(connection: Connection, links: Sequence[str]) -> None:
    lock_tables(connection, tables.c.id.in_(links))
    connection.execute(update(tables).where(tables.c.id.in_(links)).values(phase=GONE))
    connection.execute(delete(sitters).where(sitters.c.table_id.in_(links)))


def remove_piece(connection: Connection) -> bool:
    """Remove a little of what is marked as gone; whether there was anything."""
    table = connection.execute(select(tables.c.id).where(tables.c.phase == GONE).limit(1)).scalar()
    if table is None:
        return False
    first = connection.execute(
        select(moves.c.match, func.min(moves.c.ply)).where(moves.c.table_id == table).group_by(moves.c.match).limit(1)
    ).first()
    if first:
        remove_moves = (moves.c.table_id == table) & (moves.c.match == first[0]) & (moves.c.ply < first[1] + PIECE)
        connection.execute(delete(moves).where(remove_moves))
        return True
    connection.execute(delete(leases).where(leases.c.table_id == table))
    lock_tables(connection, tables.c.id == table)
    used = connection.execute(select(text_uses.c.hash).where(text_uses.c.table_id == table)).scalars().all()
    for rows in (sights, chats, matches, sitters, text_uses, nudges, webhooks, tries):
        connection.execute(delete(rows).where(rows.c.table_id == table))
    remove_unused(connection, used)
    connection.execute(delete(tables).where(tables.c.id == table))
    return True


def remove_match(connection: Connection, table: str, number: int) -> None:
    """Remove a match in which nobody has moved."""
    which = (matches.c.table_id == table) & (matches.c.number == number)
    moved = exists().where((moves.c.table_id == table) & (moves.c.match == number))
    if connection.execute(delete(matches).where(which & ~moved)).rowcount:
        use = (text_uses.c.table_id == table) & (text_uses.c.match == number)
        used = connection.execute(select(text_uses.c.hash).where(use)).scalars().all()
        connection.execute(delete(text_uses).where(use))
        remove_unused(connection, used)
        connection.execute(delete(sights).where((sights.c.table_id == table) & (sights.c.match == number)))


def expire_reports(connection: Connection, keep: Keep, now: int) -> None:
    """Open ones, too: from then on their tables may expire."""
    if keep.reports is not None:
        remove_reports(connection, reports.c.at < now - keep.reports)


def expired_guests(connection: Connection, keep: Keep, now: int, most: int) -> list[str]:
    """Guests who sit nowhere, and none of whose keys was used for long; or who gave a name once, sat nowhere, and never came back."""
    if keep.guests is None:
        return []
    since = now - keep.guests
    last = func.coalesce(keys.c.seen, keys.c.created)
    used = exists().where((keys.c.guest == guests.c.id) & (last >= since))
    back = exists().where((keys.c.guest == guests.c.id) & (last >= guests.c.created + FLEETING_VISIT))
    sits = exists().where(sitters.c.guest == guests.c.id)
    long_ago = guests.c.created < now - min(keep.guests, FLEETING_FOR)
    old = and_(guests.c.created < since, ~used) | and_(long_ago, ~back)
    return list(connection.execute(select(guests.c.id).where(old, ~sits).limit(most)).scalars())


def remove_guests(connection: Connection, who: Sequence[str]) -> None:
    lock_tables(connection, tables.c.maker.in_(who))
    for rows, column in ((chats, chats.c.guest), (keys, keys.c.guest), (guests, guests.c.id)):
        connection.execute(delete(rows).where(column.in_(who)))
    forget_reach(connection, who)
    forget_people(connection, who)
    forget_played(connection, who)
    forget_tries(connection, who)
    forget_evenings(connection, who)
    connection.execute(update(tables).where(tables.c.maker.in_(who)).values(maker=None, address=None))


def forget_addresses(connection: Connection, now: int) -> None:
    old = and_(tables.c.address.is_not(None), tables.c.created < now - ADDRESSES_FOR)
    lock_tables(connection, old)
    connection.execute(update(tables).where(old).values(address=None))
