"""Does the time until a bot acts, or until a move is acknowledged, tell about hidden cards? Measured in all three games, against chance.

    python benchmarks/side_channels.py [matches]

A person (who plays at random) sits with bots at a real table with a real database. For every decision of a bot the delay from the question
to the action is noted, as the others see it; for every move of the person the time until it is acknowledged. Beside it we note what the
others cannot see: how many actions the bot could choose from, and, for acknowledgements, how many all other seats will be able to choose from.
What everyone sees anyway (who acts and who was asked before, what was just told, what is told now) also takes time and goes together with what is hidden. So only times with the
same of all this are compared with each other. The rank correlation within these groups is compared with that of a thousand lists, shuffled within the groups:
`p` is the share of those that are at least as large. If p is small again and again, the time tells something; one small p among several is chance.
"""

from __future__ import annotations

import asyncio
import json
import random
import sys
import tempfile
import time
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from hacktable.kernel.engine import use_compiled
from hacktable.match.box import box
from hacktable.match.deal import seat_commitment
from hacktable.server.house import House
from hacktable.server.store.sql import SqlStore, sqlite_url
from hacktable.server.table import inbox
from hacktable.server.table.services import Pauses
from hacktable.server.table.stored import Guest
from hacktable.server.table.table import Table
from hacktable.server.wire import messages
from hacktable.server.wire.answers import NewTable
from hacktable.server.wire.faults import Close

PAUSE = 20
"""Milliseconds: shorter than at real tables, and longer than any bot of ours thinks."""
MOST = 150
"""Moves of the person in one match."""
GAMES: dict[str, dict[str, Any]] = {"hashcatch": {}, "blackhat": {}, "hacker": {"tempo": "step"}}
Noted = tuple[str, float, float]
"""What everyone sees, milliseconds, and what is hidden."""


def ranks(values: list[float]) -> list[float]:
    order = sorted(range(len(values)), key=values.__getitem__)
    found = [0.0] * len(values)
    start = 0
    while start < len(order):
        end = start
        while end + 1 < len(order) and values[order[end + 1]] == values[order[start]]:
            end += 1
        for each in order[start : end + 1]:
            found[each] = (start + end) / 2
        start = end + 1
    return found


def correlation(left: list[list[float]], right: list[list[float]]) -> float:
    """Of ranks within groups, each counted from the middle of its group."""
    above = sum(a * b for one, other in zip(left, right, strict=True) for a, b in zip(one, other, strict=True))
    below = (sum(a * a for one in left for a in one) * sum(b * b for other in right for b in other)) ** 0.5
    return above / below if below else 0.0


def centred(values: list[float]) -> list[float]:
    """Ranks between -1 and 1, so that large groups do not count for more than their number."""
    return [(2 * rank - (len(values) - 1)) / len(values) for rank in ranks(values)]


def against_chance(noted: list[Noted], shuffles: int = 1000) -> tuple[float, float, int]:
    """The rank correlation within groups, the share of shuffled lists with one at least as large, and how many times could be compared."""
    groups: dict[str, list[Noted]] = {}
    for each in noted:
        groups.setdefault(each[0], []).append(each)
    compared = [group for group in groups.values() if len({hidden for _, _, hidden in group}) > 1]
    left = [centred([took for _, took, _ in group]) for group in compared]
    right = [centred([hidden for _, _, hidden in group]) for group in compared]
    found, chance, as_large = correlation(left, right), random.Random(1), 0
    for _ in range(shuffles):
        for group in right:
            chance.shuffle(group)
        as_large += abs(correlation(left, right)) >= abs(found)
    return found, as_large / shuffles, sum(map(len, compared))


class Told(NamedTuple):
    """Something that the page was told."""

    at: float
    ready: float
    """When it had been read and what is hidden had been looked up: that takes the longer, the more there is, and must not count."""
    said: dict[str, Any]
    choices: dict[int, int]
    """By seat whose turn it was in that moment: how many actions it could choose from."""


class Watcher:
    """The person's page: it plays at random, and notes when it is told what."""

    def __init__(self, house: House, table: Table, guest: Guest, seed: int) -> None:
        self.house, self.table, self.guest = house, table, guest
        self.chance = random.Random(seed)
        self.told: asyncio.Queue[Told] = asyncio.Queue()
        house.bus.listen("page/one", self.receive)
        hello = messages.Hello(messages.PROTOCOL)
        assert house.tell(table.id, inbox.Came("one", guest.id, guest.name, hello))

    def receive(self, message: bytes | Close) -> None:
        """What is hidden is looked up at once: a moment later somebody else may have acted, and the sooner, the more of it would be of then."""
        at = time.perf_counter()
        assert isinstance(message, bytes), message
        said, playing = json.loads(message), self.table.playing
        choices = {seat: len(playing.match.legal(seat)) for seat in playing.match.actors} if playing else {}
        self.told.put_nowait(Told(at, time.perf_counter(), said, choices))

    def say(self, message: messages.FromPage) -> None:
        self.house.tell(self.table.id, inbox.Said("one", message))


async def play(house: House, game: str, seed: int, bots: list[Noted], acks: list[Noted]) -> None:
    """One match; what is noted of it."""
    guest = Guest(f"{seed:032x}", "Ada")
    link = await house.make(box(game), guest, NewTable(game, bots=max(2, box(game).players[0] - 1), options=GAMES[game]))
    table = await house.open(link)
    assert isinstance(table, Table)
    page = Watcher(house, table, guest, seed)
    own, sent_at, asked_at, moves, before = random.Random(seed).randbytes(32), 0.0, 0.0, 0, ""
    choices: dict[int, int] = {}
    asked, earlier = list[int](), list[int]()
    while moves < MOST:
        async with asyncio.timeout(30):
            at, ready, said, hidden = await page.told.get()
        kind = said["is"]
        if kind == "table" and said["phase"] == "lobby" and not said["chairs"][0]["ready"]:
            page.say(messages.Ready(said["commitment"], (seat_commitment(said["commitment"], own),)))
        elif kind == "table" and said["phase"] == "lobby":
            page.say(messages.Start())
        elif kind == "deal":
            page.say(messages.Reveal(said["server"], (own.hex(),)))
        elif kind in ("sync", "frame"):
            if kind == "frame":
                mine = said["ack"] is not None
                told = " ".join(event["event"] for event in said["events"])
                seen = f"{before} / {told} / {len(said['diff'])} / {earlier} / {asked} / {said['actors']}"
                if mine:
                    acks.append((seen, (at - sent_at) * 1000, sum(count for seat, count in hidden.items() if seat != 0)))
                elif choices:
                    bots.append((seen, (at - asked_at) * 1000, sum(choices.values())))
                before = told
            if said["over"]:
                break
            choices = {seat: count for seat, count in hidden.items() if seat > 0}
            choices = choices if len(choices) == 1 else {}
            asked_at = ready
            asked, earlier = said["actors"], asked  # who was asked in the question before has had its pause already
            if said["legal"] and 0 in said["actors"]:
                moves += 1
                action = json.dumps(page.chance.choice(said["legal"])).encode()
                sent_at = time.perf_counter()
                page.say(messages.Act(f"move-{seed}-{moves:06}", said["window"], msgspec.Raw(action)))
    house.bus.stop("page/one")
    house.tell(link, inbox.Went("one"))


async def measure(game: str, matches: int) -> None:
    bots: list[Noted] = []
    acks: list[Noted] = []
    with tempfile.TemporaryDirectory() as folder:
        house = House(await SqlStore.open(sqlite_url(Path(folder))), pauses=Pauses(bot=PAUSE))
        for seed in range(1, matches + 1):
            await play(house, game, seed, bots, acks)
        await house.close()
    for what, noted in (("bots' pauses", bots), ("acknowledgements", acks)):
        found, p, compared = against_chance(noted)
        times = sorted(took for _, took, _ in noted)
        spread = f"p50 {times[len(times) // 2]:.1f} ms, p95 {times[len(times) * 95 // 100]:.1f} ms"
        print(
            f"{game:10} {what:17} {len(times):5} times, {compared} of them comparable, {spread}; rank correlation {found:+.3f}, p = {p:.3f}",
            flush=True,
        )


def main() -> None:
    matches = int(sys.argv[1]) if len(sys.argv) > 1 else 6
    for game in GAMES:
        use_compiled(box(game).rules)
        asyncio.run(measure(game, matches))


if __name__ == "__main__":
    main()
