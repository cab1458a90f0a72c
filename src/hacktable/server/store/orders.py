"""What administrators have ordered, who is banned, and what is announced.

An order is a row of the database: it needs neither a port of its own nor a password, because whoever can write to the database may order
anything anyway. Servers look for new ones every second. So everything that was ever ordered is written down, with who did it and what came
of it.
"""

from __future__ import annotations

import ipaddress
from typing import Any

import msgspec
from sqlalchemy import Connection, Row, delete, func, insert, or_, select, update

from hacktable.server.store.schema import bans, orders
from hacktable.server.table.stored import Ban, Order, Standing, What

LATE = 50
"""Orders are read again so many numbers back: of two that are given at the same time, the later may be written first."""


def give(connection: Connection, what: What, about: dict[str, str], by: str, now: int, outcome: str | None = None) -> int:
    """Write an order down; its number.

    :param outcome: if it is done already.
    """
    done = None if outcome is None else now
    row = {"at": now, "by": by[:60], "what": what, "about": msgspec.json.encode(about).decode(), "done": done, "outcome": outcome}
    written = connection.execute(insert(orders).values(row)).inserted_primary_key
    assert written
    return int(written[0])


def carried_out(connection: Connection, number: int, outcome: str, now: int) -> None:
    """Once: of several servers that say so, the first counts."""
    connection.execute(update(orders).where(orders.c.number == number, orders.c.done.is_(None)).values(done=now, outcome=outcome))


def found(connection: Connection, number: int) -> Order | None:
    row = connection.execute(select(orders).where(orders.c.number == number)).first()
    return _order(row) if row else None


def latest(connection: Connection, most: int) -> list[Order]:
    """The latest first."""
    return [_order(row) for row in connection.execute(select(orders).order_by(orders.c.number.desc()).limit(most))]


def standing(connection: Connection, now: int) -> Standing:
    newest = connection.execute(select(func.max(orders.c.number))).scalar() or 0
    rows = connection.execute(
        select(orders).where(or_(orders.c.number > newest - LATE, orders.c.done.is_(None))).order_by(orders.c.number)
    ).all()
    announced = connection.execute(select(orders).where(orders.c.what == "announce").order_by(orders.c.number.desc()).limit(1)).first()
    about = _order(announced).about if announced else {}
    return Standing(tuple(banned(connection, now)), about["text"] if now < int(about.get("until", "0")) else "", tuple(map(_order, rows)))


def _order(row: Row[Any]) -> Order:
    return Order(row.number, row.at, row.by, row.what, msgspec.json.decode(row.about, type=dict[str, str]), row.done, row.outcome)


# ---------------------------------------------------------------- bans


def as_banned(word: str) -> str:
    """A guest's id or a network, as it is stored.

    :raises ValueError: if it is neither.
    """
    if len(word) == 32 and all(letter in "0123456789abcdef" for letter in word):
        return word
    return str(ipaddress.ip_network(word, strict=False))


def ban(connection: Connection, wanted: Ban) -> None:
    connection.execute(delete(bans).where(bans.c.who == wanted.who))
    connection.execute(insert(bans).values(msgspec.structs.asdict(wanted)))


def unban(connection: Connection, who: str) -> bool:
    """Whether there was such a ban."""
    return connection.execute(delete(bans).where(bans.c.who == who)).rowcount > 0


def banned(connection: Connection, now: int) -> list[Ban]:
    """Everybody who is not let in now."""
    rows = connection.execute(select(bans).where(or_(bans.c.until.is_(None), bans.c.until > now)).order_by(bans.c.since))
    return [Ban(row.who, row.since, row.until, row.why) for row in rows]
