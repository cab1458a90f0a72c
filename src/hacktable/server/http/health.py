"""Whether people can play here: what `/health` answers."""

from __future__ import annotations

import asyncio
import logging
from typing import Literal, NamedTuple

from hacktable.server.table.stored import NotSavedError, Store
from hacktable.server.time import Time, pause

logger = logging.getLogger(__name__)

GOOD_FOR = 2000
"""Milliseconds for which a write that worked answers all questions: asking writes to the disk."""
PATIENCE = 3.0
"""Seconds to wait for a write before it is called slow."""
INSPECT_EVERY = 500
"""Milliseconds between two steps through the database."""


class Trouble(NamedTuple):
    """What is wrong, in words that give nothing away, and since when (milliseconds since 1970)."""

    status: Literal["failing", "damaged"]
    reason: str
    since: int


class Health:
    """Of one server's storage."""

    def __init__(self, store: Store, time: Time) -> None:
        self._store = store
        self._time = time
        self._wrote: int | None = None
        """When writing to the disk last worked."""
        self._writing: asyncio.Task[None] | None = None
        self._failing: Trouble | None = None
        self._damaged: Trouble | None = None

    async def trouble(self) -> Trouble | None:
        """Whether a write reaches the disk now, and whether the inspection has found damage."""
        if self._wrote is None or self._time.now() - self._wrote > GOOD_FOR:
            began = self._time.date()
            if self._writing is None:  # however many ask: one write at a time
                self._writing = asyncio.create_task(self._write(began))
            _, not_done = await asyncio.wait((self._writing,), timeout=PATIENCE)
            if not_done:
                self._fails("a write takes long", began)
        return self._failing or self._damaged

    async def _write(self, began: int) -> None:
        try:
            await self._store.ping()
        except NotSavedError as error:
            self._fails("the database takes no writes", began)
            logger.warning("health: not saved: %s", error)
        else:
            if self._failing:
                logger.info("health: the database takes writes again")
            self._failing, self._wrote = None, self._time.now()
        finally:
            self._writing = None

    def _fails(self, reason: str, now: int) -> None:
        self._failing = Trouble("failing", reason, self._failing.since if self._failing else now)

    async def watch(self) -> None:
        """Go through the database, a little at a time, again and again."""
        while True:
            await pause(self._time, INSPECT_EVERY)
            await self.inspect()

    async def inspect(self) -> None:
        """One step through the database."""
        try:
            found = await self._store.inspect()
        except NotSavedError:  # it is being closed
            return
        if found is None:
            self._damaged = None
        elif self._damaged is None or self._damaged.reason != found:
            logger.error("health: the database is damaged: %s", found)
            self._damaged = Trouble("damaged", found, self._damaged.since if self._damaged else self._time.date())
