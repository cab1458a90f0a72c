"""What administrators have ordered is carried out here: a server looks for orders every second."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

from hacktable.server.house import House
from hacktable.server.http.guests import Guests
from hacktable.server.table import inbox
from hacktable.server.table.stored import NotSavedError, Order, OrderBook
from hacktable.server.table.table import Table
from hacktable.server.time import pause
from hacktable.server.wire import faults
from hacktable.server.wire.faults import Fault

logger = logging.getLogger(__name__)

LOOK_EVERY = 1000
"""Milliseconds."""
PATIENCE = 10
"""Seconds to wait for a table to do as it is told."""


class Administration:
    """Of one server."""

    def __init__(self, house: House, guests: Guests, book: OrderBook, stop: Callable[[], None], name: str = "") -> None:
        """:param name: of this server, among many."""
        self._house = house
        self._guests = guests
        self._book = book
        self._stop = stop
        self._name = name
        self._seen: set[int] | None = None
        """Numbers of orders that this server knows; None: it has not looked yet."""

    async def watch(self) -> None:
        """Look again and again, until the house closes."""
        while not self._house.closing:
            try:
                await self.look()
            except (NotSavedError, Fault, OSError) as error:
                if not self._house.closing:  # then its store may be closed already
                    logger.warning("orders: %s", error)
            except Exception:
                logger.exception("orders")
            await pause(self._house.time, LOOK_EVERY)

    async def look(self) -> None:
        """Carry out what is new."""
        try:
            found = await self._book.standing(self._house.time.date())
        except Exception as error:  # the database may be gone for a while
            logger.warning("orders cannot be read: %s", error)
            return
        self._guests.ban(found.bans)
        self._house.announce(found.announcement)
        first, seen = self._seen is None, self._seen or set()
        self._seen = {order.number for order in found.latest}
        for order in found.latest:
            if order.number not in seen and not (first and order.done):
                try:
                    await self._carry_out(order)
                except BaseException:
                    self._seen.discard(order.number)  # to be tried again
                    raise

    async def _carry_out(self, order: Order) -> None:
        match order.what:
            case "close" if order.done is None:
                closed = await self._close(order.about["table"], order.about.get("why", ""), remove="remove" in order.about)
                if closed is None:
                    assert self._seen is not None
                    self._seen.discard(order.number)  # if its owner does not do it, we do when the table is ours
                    return
                outcome = closed
            case "drain" if order.done is None and order.about.get("server", "") in ("", self._name):
                outcome = "it closes"
            case "erase":
                self._guests.forgotten(order.about["guest"])
                self._house.everywhere(inbox.Forgotten(order.about["guest"]))
                return
            case _:
                return
        logger.info("order %d of %s: %s: %s", order.number, order.by, order.what, outcome)
        await self._book.carried_out(order.number, outcome, self._house.time.date())
        if order.what == "drain":
            self._stop()

    async def _close(self, link: str, why: str, *, remove: bool) -> str | None:
        """What came of it; None if another server owns the table."""
        house = self._house
        was_running = False
        try:
            if not isinstance(await house.open(link), Table):
                return None
        except Fault as fault:
            if fault.kind is faults.NO_TABLE:
                return "there is no such table"
            if fault.kind is not faults.NO_GAME:
                raise
        else:
            ended: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
            house.tell(link, inbox.CalledOff(why, lambda running: None if ended.done() else ended.set_result(running)))
            was_running = await asyncio.wait_for(ended, PATIENCE)
        if remove:
            await house.store.remove_tables([link])
            house.tell(link, inbox.Stop())
            return "it was removed"
        return "its match was ended" if was_running else "no match was going on there; to remove the table, add --remove"
