"""How people are reached who are away, and what they have been told: the tables of `nudges/book.py`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, Insert, Row, Table, delete, select, union, update
from sqlalchemy.dialects import postgresql, sqlite

from hacktable.server.evenings.evening import COME_WITHIN
from hacktable.server.nudges.book import Due, HookKind, Mailbox, Reach, Subscription, Webhook
from hacktable.server.nudges.quiet import Quiet
from hacktable.server.store.schema import guests, nudges, reach, seekers, subscriptions, vault, webhooks

AT_MOST_EVERY = 60_000
"""Milliseconds between two nudges of one guest at one table, however often their turn comes and goes."""


def forget_reach(connection: Connection, who: Sequence[str]) -> None:
    """Delete all of some guests."""
    for rows in (reach, subscriptions, webhooks, nudges, seekers):
        connection.execute(delete(rows).where(rows.c.guest.in_(who)))


def forget_device(connection: Connection, key: str) -> None:
    """A device's key was revoked: it is pushed to no more."""
    connection.execute(delete(subscriptions).where(subscriptions.c.key == key))


def put(connection: Connection, table: Table, values: dict[str, Any], *, keep: bool = False) -> None:
    """Insert a row, or change the one that has the same key.

    :param keep: leave that one as it is.
    """
    statement: Any = (postgresql if connection.dialect.name == "postgresql" else sqlite).insert(table).values(values)
    key = [column.name for column in table.primary_key]
    others = {name: value for name, value in values.items() if name not in key}
    made: Insert = statement.on_conflict_do_nothing() if keep else statement.on_conflict_do_update(index_elements=key, set_=others)
    connection.execute(made)


def export_reach(connection: Connection, guest: str) -> dict[str, Any]:
    """All that is kept of how a guest is reached."""
    row = connection.execute(select(reach).where(reach.c.guest == guest)).first()
    quiet, mailbox = quiet_of(row), mailbox_of(row)
    pushed = select(subscriptions.c.endpoint, subscriptions.c.language, subscriptions.c.created).where(subscriptions.c.guest == guest)
    hooks = select(webhooks.c.table_id.label("table"), webhooks.c.kind, webhooks.c.url).where(webhooks.c.guest == guest)
    off = select(nudges.c.table_id).where(nudges.c.guest == guest, nudges.c.off)
    return {
        "pushes": [dict(each) for each in connection.execute(pushed).mappings()],
        "quiet": {"zone": quiet.zone, "start": quiet.start, "end": quiet.end} if quiet else None,
        "mail": {"address": mailbox.address, "confirmed": mailbox.confirmed} if mailbox else None,
        "webhooks": [dict(each) for each in connection.execute(hooks).mappings()],
        "off": list(connection.execute(off).scalars()),
    }


def is_known(connection: Connection, guest: str) -> bool:
    """They may have been forgotten in this moment: then nothing new of them is kept."""
    return connection.execute(select(guests.c.id).where(guests.c.id == guest)).first() is not None


# ---------------------------------------------------------------- telling


def secret(connection: Connection, name: str, new: bytes) -> bytes:
    put(connection, vault, {"name": name, "value": new}, keep=True)
    return bytes(connection.execute(select(vault.c.value).where(vault.c.name == name)).scalar_one())


def reach_of(connection: Connection, guest: str, table: str) -> Reach:
    off = connection.execute(select(nudges.c.off).where(nudges.c.table_id == table, nudges.c.guest == guest)).scalar()
    row = connection.execute(select(reach).where(reach.c.guest == guest)).first()
    subscribed = connection.execute(select(subscriptions).where(subscriptions.c.guest == guest)).all()
    return Reach(
        bool(off),
        quiet_of(row),
        tuple(Subscription(each.id, each.endpoint, each.public, each.secret, each.language) for each in subscribed),
        mailbox_of(row),
        webhook_of(connection, table),
    )


def quiet_of(row: Row[Any] | None) -> Quiet | None:
    return Quiet(row.zone, row.quiet_from, row.quiet_until) if row and row.zone is not None else None


def mailbox_of(row: Row[Any] | None) -> Mailbox | None:
    return Mailbox(row.mail, row.language, row.stop, row.confirmed is not None) if row and row.mail is not None else None


def webhook_of(connection: Connection, table: str) -> Webhook | None:
    row = connection.execute(select(webhooks).where(webhooks.c.table_id == table)).first()
    kind: HookKind | None = row.kind if row else None
    return Webhook(kind, row.url, row.language) if row and kind else None


def claim(connection: Connection, table: str, guest: str, match: int, ply: int, now: int, quiet_until: int | None) -> bool:
    """Like `NudgeBook.claim`. A turn that comes soon after another was told of waits, too."""
    if not is_known(connection, guest):
        return False
    row = connection.execute(select(nudges).where(nudges.c.table_id == table, nudges.c.guest == guest)).first()
    again = row is not None and (row.match, row.ply) == (match, ply)
    if row and again and (row.due is None or row.due > now):
        return False
    until = quiet_until
    if until is None and row and row.told is not None and not again and 0 <= now - row.told < AT_MOST_EVERY:
        until = row.told + AT_MOST_EVERY
    key = {"table_id": table, "guest": guest, "match": match, "ply": ply}
    put(connection, nudges, key | ({"due": until} if until is not None else {"due": None, "told": now}))
    return until is None


def call(connection: Connection, table: str, evening: str, who: Sequence[str], until: int) -> None:
    """A round has begun, and some people sit at this table: those who can be reached are told of it then, if they have not come by then and do not know it
    yet. Who wants to hear nothing of the evening hears nothing of the table."""
    off = select(nudges.c.guest).where(nudges.c.table_id == evening, nudges.c.off)
    pushed, mailed = select(subscriptions.c.guest), select(reach.c.guest).where(reach.c.confirmed.is_not(None))
    switched, reached = (
        set(connection.execute(found).scalars())
        for found in (
            off.where(nudges.c.guest.in_(who)),
            union(pushed.where(subscriptions.c.guest.in_(who)), mailed.where(reach.c.guest.in_(who))),
        )
    )
    for guest in sorted(switched):
        put(connection, nudges, {"table_id": table, "guest": guest, "off": True})
    for guest in sorted(reached - switched):
        put(connection, nudges, {"table_id": table, "guest": guest, "match": 0, "ply": 0, "due": until})


def claim_round(connection: Connection, table: str, guest: str, now: int, *, quiet: bool) -> bool:
    """Like `NudgeBook.claim_round`."""
    which = (nudges.c.table_id == table) & (nudges.c.guest == guest)
    since = connection.execute(select(nudges.c.due).where(which, nudges.c.match == 0)).scalar()
    if since is None or since > now:
        return False
    told = not quiet and now - since < COME_WITHIN
    connection.execute(update(nudges).where(which).values({"due": None, **({"told": now} if told else {})}))
    return told


def due(connection: Connection, now: int, most: int) -> list[Due]:
    rows = connection.execute(select(nudges.c.table_id, nudges.c.guest).where(nudges.c.due <= now).order_by(nudges.c.due).limit(most))
    return [Due(row.table_id, row.guest) for row in rows]


def put_off(connection: Connection, table: str, guest: str, until: int | None) -> None:
    which = (nudges.c.table_id == table) & (nudges.c.guest == guest) & nudges.c.due.is_not(None)
    connection.execute(update(nudges).where(which).values(due=until))


# ---------------------------------------------------------------- what guests choose


def subscribe(connection: Connection, guest: str, key: str, subscription: Subscription, now: int, most: int) -> None:
    if not is_known(connection, guest):
        return
    connection.execute(delete(subscriptions).where(subscriptions.c.guest == guest, subscriptions.c.key == key))  # its browser has a new one
    row = {
        "guest": guest,
        "id": subscription.id,
        "key": key,
        "endpoint": subscription.endpoint,
        "public": subscription.public,
        "secret": subscription.secret,
        "language": subscription.language,
        "created": now,
    }
    put(connection, subscriptions, row)
    mine = select(subscriptions.c.id).where(subscriptions.c.guest == guest)
    old = connection.execute(mine.order_by(subscriptions.c.created.desc(), subscriptions.c.id).offset(most)).scalars().all()
    connection.execute(delete(subscriptions).where(subscriptions.c.guest == guest, subscriptions.c.id.in_(old)))


def choose(connection: Connection, guest: str, **chosen: object) -> None:
    """Change something of how a guest is reached."""
    if is_known(connection, guest):
        put(connection, reach, {"guest": guest, **chosen})


def confirm_mail(connection: Connection, confirm: bytes, now: int, since: int) -> bool:
    waits = (reach.c.confirm == confirm) & (reach.c.asked >= since)
    return connection.execute(update(reach).where(waits).values(confirmed=now, confirm=None)).rowcount > 0


def stop_mail(connection: Connection, guest: str | None, stop: str | None) -> bool:
    which = reach.c.guest == guest if guest else reach.c.stop == stop
    nothing = {"mail": None, "language": None, "confirmed": None, "confirm": None, "stop": None}
    return connection.execute(update(reach).where(which & reach.c.mail.is_not(None)).values(nothing)).rowcount > 0
