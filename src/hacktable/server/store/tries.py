"""The tables of the deal of the day, as `daily/book.py` needs them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, delete, exists, func, select, update

from hacktable.match.daily import end_of
from hacktable.match.match import Result
from hacktable.server.daily.book import Best, DayDeal, Tried
from hacktable.server.daily.score import Score
from hacktable.server.store.reach import is_known, put
from hacktable.server.store.schema import days, guests, tables, tries
from hacktable.server.table.setup import COUNTED, DAILY_SEAT, Setup
from hacktable.server.wire.messages import Value

is_of_a_day = exists().where(tries.c.table_id == tables.c.id)
"""Whether a table is one at which somebody tries the deal of a day."""
_options, _bots = msgspec.json.Decoder(dict[str, Value]), msgspec.json.Decoder(tuple[str, ...])


def deals(connection: Connection, first: str, last: str) -> list[DayDeal]:
    rows = connection.execute(select(days).where(days.c.day.between(first, last)).order_by(days.c.day, days.c.game))
    return [DayDeal(row.day, row.game, bytes(row.seed), _options.decode(row.options), _bots.decode(row.bots)) for row in rows]


def draw(connection: Connection, drawn: Sequence[DayDeal], now: int) -> None:
    for deal in drawn:
        row = {
            "day": deal.day,
            "game": deal.game,
            "seed": deal.seed,
            "options": msgspec.json.encode(deal.options).decode(),
            "bots": msgspec.json.encode(deal.bots).decode(),
            "drawn": now,
        }
        put(connection, days, row, keep=True)


def try_of(connection: Connection, day: str, game: str, guest: str) -> str | None:
    """The table of a guest's counted try."""
    which = (tries.c.day == day) & (tries.c.game == game) & (tries.c.guest == guest)
    return connection.execute(select(tries.c.table_id).where(which)).scalar()


def begin_try(connection: Connection, deal: DayDeal, guest: str, table: str) -> str:
    """The table of a guest's counted try: this one, unless there is another already. Nothing is kept of a guest who has just been forgotten."""
    if is_known(connection, guest):
        put(connection, tries, {"day": deal.day, "game": deal.game, "guest": guest, "table_id": table}, keep=True)
    return try_of(connection, deal.day, deal.game, guest) or table


def end_try(connection: Connection, table: str, setup: Setup, number: int, result: Result | None, now: int) -> None:
    """A match has ended. If it is the counted try of a day, and that day is not over, its result counts."""
    daily = setup.daily
    if daily is None or number != COUNTED or result is None or now >= end_of(daily.day):
        return
    ended = {"place": result.placing[DAILY_SEAT], "points": result.points[DAILY_SEAT], "ended": now}
    connection.execute(update(tries).where(tries.c.table_id == table, tries.c.ended.is_(None)).values(ended))


def tries_of(connection: Connection, guest: str, on: Sequence[str]) -> dict[tuple[str, str], Tried]:
    rows = connection.execute(select(tries).where(tries.c.guest == guest, tries.c.day.in_(on)))
    return {(row.day, row.game): Tried(guest, row.table_id, None if row.ended is None else Score(row.place, row.points)) for row in rows}


def scores(connection: Connection, day: str, game: str) -> dict[Score, int]:
    which = (tries.c.day == day) & (tries.c.game == game) & tries.c.ended.is_not(None)
    result = (tries.c.place, tries.c.points)
    rows = connection.execute(select(*result, func.count().label("many")).where(which).group_by(*result))
    return {Score(row.place, row.points): row.many for row in rows}


def best(connection: Connection, day: str, game: str) -> Best | None:
    which = (tries.c.day == day) & (tries.c.game == game) & tries.c.ended.is_not(None)
    found = (
        select(tries.c.table_id, tries.c.place, tries.c.points, guests.c.name)
        .select_from(tries.outerjoin(guests, guests.c.id == tries.c.guest))
        .where(which)
        .order_by(tries.c.place, tries.c.points.desc(), tries.c.ended, tries.c.table_id)
        .limit(1)
    )
    row = connection.execute(found).first()
    return Best(row.table_id, row.name or "", Score(row.place, row.points)) if row else None


def forget_tries(connection: Connection, who: Sequence[str]) -> None:
    """Delete all of some guests."""
    connection.execute(delete(tries).where(tries.c.guest.in_(who)))


def export_tries(connection: Connection, guest: str) -> list[dict[str, Any]]:
    """All that is kept of a guest's counted tries."""
    columns = (tries.c.day, tries.c.game, tries.c.table_id.label("table"), tries.c.place, tries.c.points, tries.c.ended)
    found = select(*columns).where(tries.c.guest == guest).order_by(tries.c.day, tries.c.game)
    return [dict(each) for each in connection.execute(found).mappings()]
