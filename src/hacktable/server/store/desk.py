"""An administrator's desk: what `hacktable admin` does in the database. Whatever changes something is written down in the same transaction."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Self

from sqlalchemy import Connection

from hacktable.server.store import orders
from hacktable.server.store.looking import Known, TableLine, TableLook, export, guests_called, table_lines, table_look
from hacktable.server.store.people_reports import ReportLine, ReportLook, close_report, report_lines_of, report_look
from hacktable.server.store.sql import forget, open_as_it_is, sqlite_url
from hacktable.server.table.stored import Ban, Order, What

LOOKS_EVERY = 0.1
"""Seconds between two looks whether an order was carried out."""


class Desk:
    """Of one administrator."""

    def __init__(self, url: str, by: str, date: Callable[[], int] = lambda: int(time.time() * 1000)) -> None:
        self.url = url
        self._engine = open_as_it_is(url)
        self._by = by
        self._date = date

    @classmethod
    def of_folder(cls, folder: Path, by: str) -> Self:
        """:raises OSError: if no server has ever used this folder."""
        if not (folder / "hacktable.sqlite").exists():
            raise FileNotFoundError(f"there are no tables in {folder}")
        return cls(sqlite_url(folder), by)

    def close(self) -> None:
        self._engine.dispose()

    @contextmanager
    def _reading(self) -> Iterator[Connection]:
        with self._engine.connect() as connection:
            yield connection

    def _give(self, what: What, outcome: str | None = None, **about: str) -> int:
        with self._engine.begin() as connection:
            return orders.give(connection, what, about, self._by, self._date(), outcome)

    # ---------------------------------------------------------------- looking

    def tables(self, phase: str | None, most: int) -> list[TableLine]:
        with self._reading() as connection:
            return table_lines(connection, phase, most)

    def table(self, link: str, language: str) -> TableLook | None:
        with self._reading() as connection:
            return table_look(connection, link, language)

    def guests(self, name: str, most: int) -> list[Known]:
        with self._reading() as connection:
            return guests_called(connection, name, most)

    def bans(self) -> list[Ban]:
        with self._reading() as connection:
            return orders.banned(connection, self._date())

    def orders(self, most: int) -> list[Order]:
        with self._reading() as connection:
            return orders.latest(connection, most)

    # ---------------------------------------------------------------- reports

    def reports(self, *, everything: bool, most: int) -> list[ReportLine]:
        with self._reading() as connection:
            return report_lines_of(connection, everything=everything, most=most)

    def report(self, number: int) -> ReportLook | None:
        """Who has looked at a report is written down, too: what people said of one another is in it."""
        with self._engine.begin() as connection:
            found = report_look(connection, number)
            orders.give(
                connection, "report", {"show": str(number)}, self._by, self._date(), "shown" if found else "there is no such report"
            )
        return found

    def close_report(self, number: int, note: str) -> bool:
        """Whether there was such an open one."""
        with self._engine.begin() as connection:
            there_was = close_report(connection, number, note, self._date())
            outcome = "closed" if there_was else "there is no such open report"
            orders.give(connection, "report", {"close": str(number), "note": note[:200]}, self._by, self._date(), outcome)
        return there_was

    # ---------------------------------------------------------------- ordering

    def announce(self, text: str, milliseconds: int) -> None:
        """Everybody sees a text for so long; an empty one ends what was announced before."""
        until = self._date() + milliseconds if text else 0
        self._give("announce", "announced" if text else "ended", text=text, until=str(until))

    def close_table(self, link: str, why: str, *, remove: bool) -> int:
        """The number of the order; a server carries it out."""
        return self._give("close", table=link, why=why, **({"remove": "yes"} if remove else {}))

    def drain(self, server: str) -> int:
        """The number of the order; the server carries it out."""
        return self._give("drain", server=server)

    def wait_for(self, number: int, seconds: float) -> Order | None:
        """An order when it was carried out; None if nobody has done so in this time."""
        end = time.monotonic() + seconds
        while True:
            with self._reading() as connection:
                order = orders.found(connection, number)
            if order and order.done:
                return order
            if time.monotonic() > end:
                return None
            time.sleep(LOOKS_EVERY)

    def ban(self, who: str, milliseconds: int | None, why: str) -> Ban:
        """:raises ValueError: if this is neither a guest nor a network."""
        now = self._date()
        wanted = Ban(orders.as_banned(who), now, None if milliseconds is None else now + milliseconds, why[:200])
        with self._engine.begin() as connection:
            orders.ban(connection, wanted)
            orders.give(connection, "ban", {"who": wanted.who, "why": wanted.why}, self._by, now, "banned")
        return wanted

    def unban(self, who: str) -> bool:
        """Whether there was such a ban.

        :raises ValueError: if this is neither a guest nor a network.
        """
        who = orders.as_banned(who)
        with self._engine.begin() as connection:
            there_was = orders.unban(connection, who)
            orders.give(connection, "unban", {"who": who}, self._by, self._date(), "let in" if there_was else "was not banned")
        return there_was

    def export(self, guest: str) -> dict[str, Any] | None:
        """All that is kept of a guest; None if there is no such guest."""
        with self._engine.begin() as connection:
            found = export(connection, guest)
            orders.give(connection, "export", {"guest": guest}, self._by, self._date(), "exported" if found else "there is no such guest")
        return found

    def erase(self, guest: str) -> bool:
        """Delete all of a guest, as if they had done it themselves; whether there was one. Servers take them out of open tables."""
        with self._engine.begin() as connection:
            there_was = export(connection, guest) is not None
            if there_was:
                forget(connection, guest)
            orders.give(connection, "erase", {"guest": guest}, self._by, self._date(), "erased" if there_was else "there is no such guest")
        return there_was
