"""How long matches among people last, kept as counts by game and minutes: a row for each minute, however many matches there are."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, func, select
from sqlalchemy.dialects import postgresql, sqlite

from hacktable.server.ratings.finishing import Finisher
from hacktable.server.ratings.lengths import length, sitting
from hacktable.server.store.schema import lengths, matches, moves
from hacktable.server.wire.answers import Length


def keep_length(connection: Connection, table: str, number: int, game: str, everybody: Sequence[Finisher], now: int) -> None:
    """A match has ended: count how long it lasted, if at least two people have played it to its end in one sitting. Nothing of them is kept."""
    if sum(each.level is None and not each.left for each in everybody) < 2:
        return
    which = (moves.c.table_id == table) & (moves.c.match == number)
    apart = (moves.c.at - func.lag(moves.c.at).over(order_by=moves.c.ply)).label("apart")
    times = select(moves.c.at, apart).where(which).subquery()
    first, last, longest = connection.execute(select(func.min(times.c.at), func.max(times.c.at), func.max(times.c.apart))).one()
    started = connection.execute(select(matches.c.started).where(matches.c.table_id == table, matches.c.number == number)).scalar_one()
    minutes = sitting(now - started, None if first is None else (first, last, longest or 0))
    if minutes is None:
        return
    dialect = postgresql if connection.dialect.name == "postgresql" else sqlite
    one: Any = dialect.insert(lengths).values(game=game, minutes=minutes, matches=1)
    connection.execute(one.on_conflict_do_update(index_elements=["game", "minutes"], set_={"matches": lengths.c.matches + 1}))


def measured(connection: Connection) -> dict[str, Length]:
    """By game, how long its matches last; of games with too few of them, nothing."""
    lasted: dict[str, dict[int, int]] = defaultdict(dict)
    for row in connection.execute(select(lengths)):
        lasted[row.game][row.minutes] = row.matches
    found = {game: length(counts) for game, counts in lasted.items()}
    return {game: each for game, each in found.items() if each}
