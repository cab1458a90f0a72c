"""Measure whether anybody has to wait: many tables, at each of them one person and three bots, on one core of a server.

    python benchmarks/champions.py                  # 300 tables of Black Hat with champions
    python benchmarks/champions.py --tables 100 --bots regular --game hashcatch --seconds 30
    python benchmarks/champions.py --game hacker --option tempo=step

A person thinks for a second. A bot acts 650 milliseconds after it was asked, so that people can follow; how much later than that a page gets to
see its move is what somebody waits. The answer to a person's own move is measured, too. One person in fifty asks for advice at each decision.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import statistics
import tempfile
import time
from functools import partial
from typing import Any

import msgspec

from hacktable.server.table.services import BOT_PAUSE
from server import Player, Run, server

THOUGHT = 1.0
"""Seconds that a person thinks."""
ADVISED = 50
"""One of so many persons asks for advice."""


class Frame(msgspec.Struct):
    """The fields of a frame or a sync that are measured."""

    actors: list[int]
    legal: list[msgspec.Raw]
    window: int
    over: bool
    seat: int | None = None


_frame = msgspec.json.Decoder(Frame)


class Person(Player):
    """The only person at a table: thinks, acts, and looks at the clock."""

    asked_at = 0.0
    """When a bot was asked; 0: it is the person's turn."""
    wants_advice = 0.0
    thinking: asyncio.TimerHandle | None = None
    """Until the person acts. Where several choose at the same time, others may do so meanwhile; then it is the newest frame that is answered."""

    def __init__(self, evening: Evening, seat: int, cookie: str, link: str) -> None:
        super().__init__(evening, seat, cookie, link)
        self.evening = evening

    def hear(self, payload: bytes) -> None:
        if not payload.startswith((b'{"is":"frame"', b'{"is":"sync"')):
            if payload.startswith(b'{"is":"advice"'):
                self.evening.advice.append(time.perf_counter() - self.wants_advice)
            elif b'"code":"fault-stale"' in payload:  # the others were quicker: what they did is on its way
                self.waiting = ""
            else:
                super().hear(payload)
            return
        now, frame = time.perf_counter(), _frame.decode(payload)
        if self.waiting and self.waiting.encode() in payload[-80:]:
            self.evening.latencies.append(now - self.sent)
            self.waiting = ""
        elif self.asked_at and (gap := now - self.asked_at) > BOT_PAUSE / 2000:  # after something unseen a bot does not pause
            self.evening.late.append(gap - BOT_PAUSE / 1000)
        self.asked_at = now if frame.actors and not frame.legal and not frame.over else 0.0
        thought = self.thinking.when() if self.thinking else None
        if self.thinking:
            self.thinking.cancel()
            self.thinking = None
        if frame.legal:
            loop = asyncio.get_running_loop()
            self.thinking = loop.call_at(thought or loop.time() + THOUGHT * self.chosen.uniform(0.5, 1.5), self.act, frame)
            if self.seat % ADVISED == 0 and len(frame.legal) > 1:
                self.wants_advice = now
                self.say(do="advise")

    def act(self, frame: Frame) -> None:
        self.thinking = None
        if not self.transport.is_closing():
            self.waiting, self.sent = f"{self.chosen.getrandbits(64):016x}", time.perf_counter()
            action = bytes(self.chosen.choice(frame.legal)).decode()
            self.write(f'{{"do":"act","id":"{self.waiting}","window":{frame.window},"action":{action}}}'.encode())

    def people(self, chairs: list[dict[str, Any]]) -> list[dict[str, Any]]:
        return [chair for chair in chairs if chair["kind"] == "guest"]


class Evening(Run):
    """Many tables, each with one person."""

    def __init__(self, port: int, pid: int, game: str, bot: str, options: dict[str, str]) -> None:
        super().__init__(port, pid)
        self.game, self.bot, self.options = game, bot, options
        self.late: list[float] = []
        self.advice: list[float] = []

    async def play(self, tables: int, seconds: float) -> None:
        loop, players = asyncio.get_running_loop(), []
        cookie = self.guest("Ada")
        for number in range(tables):
            wish = {"game": self.game, "bots": 3, "level": self.bot, "options": self.options}
            link = self.call("/api/tables", wish, cookie)[1]["id"]
            _, player = await loop.create_connection(partial(Person, self, number, cookie, link), "127.0.0.1", self.port)
            players.append(player)
            await asyncio.sleep(0.01)
        await asyncio.sleep(10)
        self.latencies.clear()
        self.late.clear()
        self.advice.clear()
        busy, begun = self.busy(), time.perf_counter()
        await asyncio.sleep(seconds)
        spent = time.perf_counter() - begun
        moves = len(self.latencies) + len(self.late)
        print(f"{tables} tables of {self.game}, a person and three of {self.bot}: {moves / spent:,.0f} moves a second, ", end="")
        print(f"{(self.busy() - busy) / spent:.0%} of a core, {self.memory() / 1024:.0f} MB")
        for what, found in (
            ("bots act later than they should", self.late),
            ("own moves answered", self.latencies),
            ("advice", self.advice),
        ):
            if len(found) > 1:
                cut = statistics.quantiles([1000 * each for each in found], n=1000)
                print(f"  {what:<32} {len(found):>7} times: p50 {cut[499]:.0f} ms, p99 {cut[989]:.0f} ms, most {1000 * max(found):.0f} ms")
        for player in players:
            player.transport.abort()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=300)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--game", default="blackhat")
    parser.add_argument("--bots", default="champion")
    parser.add_argument("--option", action="append", default=[], metavar="k=v", help="an option of the game; may be repeated")
    given = parser.parse_args()
    cores = sorted(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else []
    core = cores[0] if len(cores) > 1 else None
    with tempfile.TemporaryDirectory() as folder, server(folder, core, given.game, given.bots) as (port, pid):
        if core is not None:
            os.sched_setaffinity(0, set(cores[1:]))
        options = dict(each.split("=", 1) for each in given.option)
        asyncio.run(Evening(port, pid, given.game, given.bots, options).play(given.tables, given.seconds))


if __name__ == "__main__":
    main()
