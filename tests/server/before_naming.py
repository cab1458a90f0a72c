"""A live match of Hacker that stands where somebody whose accounts were attacked is about to protect them: the next thing is a hearing.

python before_naming.py FOLDER      puts it into a data folder; prints the keys of the two people who play, and the table's link, as JSON
"""

from __future__ import annotations

import asyncio
import hashlib
import json
import sys
from collections.abc import Callable
from pathlib import Path

from old_folder import key_of
from table_room import PEOPLE, seed_of

from hacktable.games.hacker.state import Phase
from hacktable.games.hacker.verbs import Drop, Place, Steer
from hacktable.kernel.verbs import CLOCK, Action, Tick
from hacktable.match.box import box
from hacktable.match.match import Match
from hacktable.server.store.sql import SqlStore, sqlite_url
from hacktable.server.table.playing import begin
from hacktable.server.table.setup import Setup, Sitter
from hacktable.server.table.stored import MatchSetup, Move, StoredMatch
from hacktable.server.wire.messages import Value

LINK = "before2naming"
GAME = box("hacker")
QUICK: dict[str, Value] = {"tempo": "live", "walk_seconds": 1, "walk_limit": 5, "place_limit": 30}
SEATS, BOT = 3, 2
LONGEST = 2000
"""Actions after which a match has shown what it will show."""


def at_the_table() -> tuple[Setup, StoredMatch]:
    """Two people and a bot, always dealt alike."""
    setup = Setup.new(GAME, PEOPLE[0].id, PEOPLE[0].name, SEATS - 1, QUICK, "off", "greedy")
    setup.chairs[1] = Sitter(guest=PEOPLE[1].id, name=PEOPLE[1].name)
    setup.phase, setup.match, setup.server_seed = "playing", 1, "5eed" * 16
    revealed = {seat: seed_of(seat) for seat, _ in setup.guests}
    return setup, StoredMatch(LINK, 1, GAME.rules.version, MatchSetup.of(setup, revealed), 0)


def about_to_protect(match: Match) -> bool:
    """Whether the first seat chooses an account now, and then names somebody."""
    if match.live or match.actors != (0,) or match.shown(0)[0]["phase"] != Phase.CHOOSE:
        return False
    after = match.copy()
    after.act(0, after.legal(0)[0])
    return bool(after.shown(0)[0]["phase"] == Phase.NAME and after.shown(0)[0]["turn"] == 0)


def played(stored: StoredMatch) -> list[Move]:
    """What all do until then. The first seat has money under two accounts, and in the live round the bot drops a virus on each of them."""
    match, moves = begin(stored), list[Move]()

    def act(seat: int, action: Action) -> None:
        match.act(seat, action, at=40 * len(moves))
        moves.append(Move(LINK, 1, len(moves) + 1, seat, str(match.log[-1].action), 40 * len(moves), None, "bot"))

    while not about_to_protect(match):
        assert len(moves) < LONGEST
        if match.live:
            _drop(match, act)
            walker = int(match.opened()[0]["turn"])
            for note in [each for each in match.legal(walker) if isinstance(each, Place)][:1]:  # home again: nobody waits for the limit
                act(walker, note)
            if match.live:
                act(CLOCK, Tick())
        else:
            act(match.actors[0], match.legal(match.actors[0])[-(len(moves) % 2)])
    return moves


def _drop(match: Match, act: Callable[[int, Action], None]) -> None:
    """Both hands of the bot go where the first seat's money is, and let their viruses fall."""
    s = match.opened()[0]
    rich = [account for account in range(len(s["owner"])) if s["owner"][account] == 0 and s["under"][account].any()]
    for hand, account in enumerate(rich[:2]):
        there = int(s["spot_x"][account]), int(s["spot_y"][account])
        if (int(s["hand_x"][BOT, hand]), int(s["hand_y"][BOT, hand])) != there:
            act(BOT, Steer(hand + 1, *there))
        elif Drop(hand + 1) in match.legal(BOT):
            act(BOT, Drop(hand + 1))


async def fill(folder: Path) -> None:
    setup, stored = at_the_table()
    store = await SqlStore.open(sqlite_url(folder))
    for number, guest in enumerate(PEOPLE[:2]):
        await store.add_guest(guest, hashlib.sha256(key_of(number).encode()).digest(), 0)
    await store.add_table(LINK, setup, 0)
    await store.begin_match(stored, setup, 0)
    await store.append(*played(stored))
    await store.close()


if __name__ == "__main__":
    asyncio.run(fill(Path(sys.argv[1])))
    print(json.dumps({"keys": [key_of(0), key_of(1)], "link": LINK}))
