"""Matches that stand where somebody is asked something rare, or that are over, so that pictures of it can be taken.

python rare_moments.py FOLDER NAME…      adds them to a folder that `old_folder.py` has made; prints who is asked and the tables' links as JSON
"""

from __future__ import annotations

import asyncio
import itertools
import json
import random
import sys
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

import msgspec
from old_folder import key_of
from table_room import PEOPLE, TableRoom

from hacktable.bots.asking import Asked
from hacktable.bots.bot import coin_of
from hacktable.bots.player import PolicyBot
from hacktable.games.blackhat.state import JAIL
from hacktable.kernel.verbs import Action
from hacktable.match.match import Match
from hacktable.server.store.sql import sqlite_url
from hacktable.server.table.stored import Store
from hacktable.server.wire import messages

ASKED = len(PEOPLE) - 1
"""Who is asked, among the people of `old_folder.py`: nobody else's home page shows these tables."""
TRIES = 60
"""Ways to play on from one deal, after which a moment is given up."""
MOST_ACTIONS = 1500
"""Actions after which a match has shown what it will show."""


def offers(kind: str) -> Callable[[Match], bool]:
    """Whether the first seat may do something of this kind."""
    return lambda match: any(type(each).__name__.lower() == kind for each in match.legal(0))


def never(match: Match) -> bool:
    """The match is played to its end."""
    return False


def jailed(pawns: int) -> Callable[[Match], bool]:
    """Whether at least so many pawns are in jail."""
    return lambda match: int((match.shown(0)[0]["place"] == JAIL).sum()) >= pawns


@dataclass(frozen=True)
class Moment:
    game: str
    players: int
    comes: Callable[[Match], bool]
    """Whether it has come; asked whenever the first seat is to act."""
    options: dict[str, messages.Value] = field(default_factory=dict)
    odd: float = 0.2
    """How often a seat does anything instead of what the greedy bot would do."""


ALL_SWITCHES: dict[str, messages.Value] = {
    "board": "advanced",
    "modules": 5,
    "hidden_hat": True,
    "tracer": True,
    "secret_asset": True,
    "celebrity": True,
    "broken_honeypot": True,
}
WITH_THE_ROBOT: dict[str, messages.Value] = {"board": "advanced", "modules": 5, "tracer": True}
QUESTIONS = {"mark": "Exploit", "send": "send a pawn", "randomize": "Randomizer", "lay": "lay a module", "trace": "Tracer"}
MOMENTS = {
    "hashcatch 4: hack": Moment("hashcatch", 4, offers("hack")),
    "hashcatch 4: bonus": Moment("hashcatch", 4, offers("bonus")),
    **{
        f"blackhat {players}: {name}": Moment("blackhat", players, offers(kind), options)
        for players, options in ((6, ALL_SWITCHES), (2, WITH_THE_ROBOT))
        for kind, name in QUESTIONS.items()
    },
    **{f"hacker steps {players}: a note to take": Moment("hacker", players, offers("take"), {"tempo": "step"}) for players in (7, 3)},
    "blackhat 6: jail": Moment("blackhat", 6, jailed(3), ALL_SWITCHES),
}
ENDS = {
    "blackhat 6": Moment("blackhat", 6, never, ALL_SWITCHES),
    "blackhat 2": Moment("blackhat", 2, never, WITH_THE_ROBOT, odd=0),
    "hacker steps 7": Moment("hacker", 7, never, {"tempo": "step"}, odd=0),
    "hacker steps 3": Moment("hacker", 3, never, {"tempo": "step"}, odd=0),
    "hashcatch 2": Moment("hashcatch", 2, never, odd=0),
}
"""Matches that are played to their ends, by the beginnings of the names of the screens after them."""


Way = list[tuple[int, Action]]
"""Who does what, one after the other."""


def way_to(moment: Moment, match: Match, coin: random.Random) -> Way | None:
    """What all seats do until the moment has come, or until the end if that is wanted; None if it does not come."""
    match = match.copy()
    match.speed_up()
    bot = PolicyBot("greedy", coin_of(b"moments"))
    for _ in range(TRIES):
        tried, way = match.copy(), Way()
        while not tried.over and len(way) < MOST_ACTIONS:
            seat = tried.actors[0]
            if seat == 0 and moment.comes(tried):
                return way
            action = coin.choice(tried.legal(seat)) if coin.random() < moment.odd else bot.choose(tried.knowledge(seat))
            way.append((seat, action))
            tried.act(seat, action)
        if tried.over and moment.comes is never:
            return way
    return None


class ScriptedRoom(TableRoom):
    """A room whose bots do what they are told."""

    def __init__(self, store: Store | str) -> None:
        super().__init__(store, bot_pause=0)
        self.asking: dict[int, Callable[[Action], None]] = {}
        """Where the answer of each seat goes that is asked."""

    def think(self, asked: Asked, then: Callable[[Action], None]) -> None:
        self.asking[asked.known.seat] = then

    async def reach(self, name: str) -> str | None:
        """The link of a table where it has come to this moment."""
        moment, guest = (MOMENTS | ENDS)[name], PEOPLE[ASKED]
        link = await self.make(guest, moment.game, options=moment.options)
        page = await self.come(link, guest)
        for chair in range(1, moment.players):
            await page.say(messages.Bot(chair, "greedy"))
        await self.begin([page])
        way = way_to(moment, self.playing(link).match, random.Random(name))
        if way is None:
            return None
        for seat, action in way:
            if seat == 0:
                await page.act(msgspec.json.encode(action))
            else:
                self.asking.pop(seat)(action)
                await self.pass_time(0)
                await self.settle()
        return link


async def fill(folder: Path, names: list[str]) -> dict[str, str]:
    """The tables' links, by moment, where it came to them."""
    async with ScriptedRoom(sqlite_url(folder)) as room:
        room.time.set_to_today()
        room._words = itertools.count(1_000_000)  # other links than those of the tables that are there
        reached = {name: await room.reach(name) for name in names}
    return {name: link for name, link in reached.items() if link}


if __name__ == "__main__":
    print(json.dumps({"key": key_of(ASKED), "links": asyncio.run(fill(Path(sys.argv[1]), sys.argv[2:]))}))
