"""What guests know of one another: the tables of `people/book.py`."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, Connection, Row, delete, func, insert, or_, select, update

from hacktable.server.people.book import Met, Passkey, Tie
from hacktable.server.store.reach import is_known, put
from hacktable.server.store.schema import challenges, guests, matches, passkeys, report_lines, reports, sitters, tables, ties
from hacktable.server.table.stored import Guest, MatchSetup, avatar_of, handle_of

LATELY = 30
"""So many of a guest's latest tables are looked through for those whom they have met …"""
MATCHES = 150
"""… and so many of the latest matches there."""
_begun = msgspec.json.Decoder(MatchSetup)


def guest_of(connection: Connection, handle: str) -> str | None:
    """The id behind a handle."""
    return connection.execute(select(guests.c.id).where(guests.c.handle == handle)).scalar()


def find_guest(connection: Connection, handle: str) -> str | None:
    """The id behind a handle, also if an older server has added the guest."""
    found = guest_of(connection, handle)
    if found is None:
        name_handles(connection)
        found = guest_of(connection, handle)
    return found


def name_handles(connection: Connection) -> None:
    """Older servers add guests without their handle."""
    for guest in connection.execute(select(guests.c.id).where(guests.c.handle.is_(None))).scalars().all():
        connection.execute(update(guests).where(guests.c.id == guest).values(handle=handle_of(guest)))


def tie(connection: Connection, guest: str, handle: str, muted: bool, blocked: bool, now: int, most: int) -> bool | None:
    """Like `PeopleBook.tie`."""
    other = find_guest(connection, handle)
    if other is None or other == guest or not is_known(connection, guest):
        return None
    which = (ties.c.guest == guest) & (ties.c.other == other)
    if not (muted or blocked):
        connection.execute(delete(ties).where(which))
        return True
    if connection.execute(select(func.count()).where(ties.c.guest == guest, ties.c.other != other)).scalar_one() >= most:
        return False
    put(connection, ties, {"guest": guest, "other": other, "muted": muted, "blocked": blocked, "since": now})
    return True


def ties_of(connection: Connection, guest: str) -> list[Tie]:
    mine = select(ties.c.other, guests.c.name, guests.c.avatar, ties.c.muted, ties.c.blocked).join(guests, guests.c.id == ties.c.other)
    rows = connection.execute(mine.where(ties.c.guest == guest).order_by(ties.c.since.desc(), ties.c.other))
    return [Tie(handle_of(row.other), row.name, avatar_of(row.other, row.avatar), row.muted, row.blocked) for row in rows]


def met(connection: Connection, guest: str, most: int) -> list[Met]:
    """Like `PeopleBook.met`. It follows from the matches that are stored."""
    mine = select(tables.c.id).join(sitters, sitters.c.table_id == tables.c.id).where(sitters.c.guest == guest)
    lately = mine.order_by(tables.c.updated.desc()).limit(LATELY)
    begun_there = select(matches.c.setup, matches.c.started).where(matches.c.table_id.in_(lately))
    found: dict[str, tuple[int, str]] = {}
    for row in connection.execute(begun_there.order_by(matches.c.started.desc()).limit(MATCHES)):
        begun = _begun.decode(row.setup)
        if guest in begun.guests:
            for other in {each for each in begun.guests if each and each != guest}:
                found[other] = max(found.get(other, (0, "")), (row.started, begun.game))
    known = connection.execute(select(guests.c.id, guests.c.name, guests.c.avatar).where(guests.c.id.in_(found))).all()
    latest = sorted(known, key=lambda row: found[row.id], reverse=True)[:most]
    return [Met(handle_of(row.id), row.name, avatar_of(row.id, row.avatar), found[row.id][1], found[row.id][0]) for row in latest]


def has_blocked(connection: Connection, guest: str, other: str) -> bool:
    which = (ties.c.guest == guest) & (ties.c.other == other) & ties.c.blocked
    return connection.execute(select(ties.c.guest).where(which)).first() is not None


def apart(connection: Connection, who: Collection[str]) -> set[frozenset[str]]:
    """Like `PeopleBook.apart`."""
    blocked = select(ties.c.guest, ties.c.other).where(ties.c.blocked, ties.c.guest.in_(who), ties.c.other.in_(who))
    return {frozenset((row.guest, row.other)) for row in connection.execute(blocked)}


def forget_people(connection: Connection, who: Sequence[str]) -> None:
    """Delete all of some guests, also what others have chosen about them."""
    for rows in (passkeys, challenges):
        connection.execute(delete(rows).where(rows.c.guest.in_(who)))
    connection.execute(delete(ties).where(or_(ties.c.guest.in_(who), ties.c.other.in_(who))))
    remove_reports(connection, or_(reports.c.reporter.in_(who), reports.c.reported.in_(who)))
    connection.execute(delete(report_lines).where(report_lines.c.guest.in_(who)))  # also what they have said at tables of others' reports


def remove_reports(connection: Connection, which: ColumnElement[bool]) -> None:
    numbers = list(connection.execute(select(reports.c.number).where(which)).scalars())
    if numbers:
        connection.execute(delete(report_lines).where(report_lines.c.report.in_(numbers)))
        connection.execute(delete(reports).where(reports.c.number.in_(numbers)))


def export_ties(connection: Connection, guest: str) -> list[dict[str, Any]]:
    """Whom a guest has muted or blocked. Who has done so to the guest is nobody else's business."""
    return [msgspec.to_builtins(each) for each in ties_of(connection, guest)]


# ---------------------------------------------------------------- passkeys

_passkeys = select(passkeys, guests.c.name, guests.c.avatar).join(guests, guests.c.id == passkeys.c.guest)


def _passkey(row: Row[Any]) -> Passkey:
    guest = Guest(row.guest, row.name, row.avatar)
    return Passkey(row.id, guest, bytes(row.credential), bytes(row.public), row.uses, row.label, row.created, row.seen)


def ask_challenge(connection: Connection, hash: bytes, guest: str | None, now: int, expires: int) -> None:
    """Like `PeopleBook.ask_challenge`; what nobody has answered in time goes."""
    connection.execute(delete(challenges).where(challenges.c.expires <= now))
    connection.execute(insert(challenges).values(hash=hash, guest=guest, expires=expires))


def take_challenge(connection: Connection, hash: bytes, guest: str | None, now: int) -> bool:
    """Like `PeopleBook.take_challenge`. Of two servers that are asked at the same time, one deletes it."""
    whose = challenges.c.guest.is_(None) if guest is None else challenges.c.guest == guest
    which = (challenges.c.hash == hash) & (challenges.c.expires > now) & whose
    return connection.execute(delete(challenges).where(which)).rowcount > 0


def passkeys_of(connection: Connection, guest: str) -> list[Passkey]:
    mine = _passkeys.where(passkeys.c.guest == guest).order_by(passkeys.c.created.desc(), passkeys.c.id)
    return [_passkey(row) for row in connection.execute(mine)]


def passkey_of(connection: Connection, credential: bytes) -> Passkey | None:
    row = connection.execute(_passkeys.where(passkeys.c.credential == credential)).first()
    return _passkey(row) if row else None


def add_passkey(connection: Connection, new: Passkey, most: int) -> bool:
    """Like `PeopleBook.add_passkey`."""
    count = connection.execute(select(func.count()).where(passkeys.c.guest == new.guest.id)).scalar_one()
    if count >= most or not is_known(connection, new.guest.id) or passkey_of(connection, new.credential):
        return False
    row = msgspec.structs.asdict(new) | {"guest": new.guest.id}
    connection.execute(insert(passkeys).values(row))
    return True


def used_passkey(connection: Connection, id: str, uses: int, now: int) -> None:
    connection.execute(update(passkeys).where(passkeys.c.id == id).values(uses=uses, seen=now))


def remove_passkey(connection: Connection, guest: str, id: str) -> bool:
    return connection.execute(delete(passkeys).where(passkeys.c.guest == guest, passkeys.c.id == id)).rowcount > 0


def export_passkeys(connection: Connection, guest: str) -> list[dict[str, Any]]:
    return [{"id": each.id, "label": each.label, "created": each.created, "seen": each.seen} for each in passkeys_of(connection, guest)]
