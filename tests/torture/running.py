"""A whole run: the parts are started, people play, troubles come, all is well again, and everything is compared."""

from __future__ import annotations

import asyncio
import contextlib
import tempfile
import time
from collections.abc import AsyncIterator, Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TypeVar

from nats_server import running as nats_running
from postgres import running as postgres_running
from real import Nursery, new_guest, new_table

from torture.ground import Ground
from torture.pages import Burglar, Player
from torture.troubles import Troubles
from torture.verdict import Verdict, judge

TABLES = (2, 0), (3, 0), (2, 1), (4, 0)
"""Of Hashcatch: people and bots at each."""
LIVE_TABLES = 2
"""Of Hacker, with three people each."""
LIVE = {"tempo": "live", "walk_seconds": 2, "walk_limit": 6, "place_limit": 2}
P = TypeVar("P", bound=Player | Burglar)
CALM = 30.0
"""Seconds within which everybody must be back when nothing is wrong any more."""


@dataclass
class Outcome:
    """Of a run."""

    seed: int
    seconds: float
    troubles: Troubles
    pages: list[Player | Burglar]
    verdict: Verdict
    log: str


@contextlib.asynccontextmanager
async def people(ground: Ground, seed: int, wrong: list[str]) -> AsyncIterator[list[Player | Burglar]]:
    """Whoever plays, as long as this lasts.

    :param wrong: what they say that cannot be.
    """
    cookies = [await new_guest(ground, f"Guest {seat}") for seat in range(4)]
    pages: list[Player | Burglar] = []
    for number, (seats, bots) in enumerate(TABLES):
        link = await new_table(ground, cookies[0], bots=bots)
        for seat in range(seats):
            pages.append(Player(ground, link, cookies[seat], seat if seat == 0 else seat + bots, seats + bots, 100 * seed + number))
    for number in range(LIVE_TABLES):
        link = await new_table(ground, cookies[0], game="hacker", options=LIVE)
        pages += [Burglar(ground, link, cookies[seat], seat, 100 * seed + 50 + number) for seat in range(3)]
    for page in pages:
        page.again = True
    tasks = [asyncio.create_task(_play(page, wrong)) for page in pages]
    try:
        yield pages
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def _play(page: Player | Burglar, wrong: list[str]) -> None:
    """A page that was shown something impossible says so, and begins anew."""
    while True:
        try:
            await page.run()
        except Exception as error:
            wrong.append(f"{page}: {error!r}")
            page.epoch = None


async def torture(
    events: int,
    seed: int,
    folder: Path,
    progress: Callable[[Troubles], None] = lambda _: None,
    *,
    minutes: float = 0,
    only: str = "",
) -> Outcome:
    """:param minutes: after which no more troubles come; 0: until all have come.

    :param only: one kind of them, and each alone.
    """
    began, wrong = time.monotonic(), list[str]()
    with postgres_running() as postgres, nats_running() as nats:
        async with Nursery() as nursery, Ground(folder, postgres, nats, nursery) as ground:
            async with people(ground, seed, wrong) as pages:
                troubles = Troubles(ground, pages, seed, folder / "diary.log")
                await _until_all(pages, lambda page: bool(page.heard_at), "plays")
                try:
                    await troubles.run(events, lambda: progress(troubles), minutes, only)
                    await _settle(pages)
                except AssertionError as error:
                    wrong.append(str(error))
            log, complaints = ground.log, ground.complaints  # comparing keeps the proxies waiting, which servers may complain about
            verdict = await judge(ground, pages)
            verdict.wrong += [*wrong, *troubles.lost, *complaints]
            return Outcome(seed, time.monotonic() - began, troubles, pages, verdict, log)


async def _settle(pages: list[Player | Burglar]) -> None:
    """Nothing is wrong any more: everybody comes back by themselves and plays on, and the players play their matches to the end."""
    calm = time.monotonic()
    await _until_all(pages, lambda page: page.heard_at > calm, "plays on")
    for page in pages:
        page.again = False
    await _until_all(
        [page for page in pages if isinstance(page, Player)],
        lambda page: page.table["phase"] == "over" and page.match in page.ended and page.pending is None,
        "knows that the match is over",
        patience=4 * CALM,
    )


async def _until_all(pages: Sequence[P], condition: Callable[[P], bool], what: str, patience: float = CALM) -> None:
    try:
        async with asyncio.timeout(patience):
            while not all(map(condition, pages)):
                await asyncio.sleep(0.02)
    except TimeoutError:
        left = "\n".join(map(str, (page for page in pages if not condition(page))))
        raise AssertionError(f"after {patience:.0f} s, not everybody {what}:\n{left}") from None


def folder_for_logs() -> Path:
    return Path(tempfile.mkdtemp(prefix="hacktable-torture-"))
