"""A data folder as a server with older rules has left it: running, finished and abandoned matches of every game, and a lobby of each.

python old_folder.py FOLDER          makes one, and prints the first guest's key and the tables' links as JSON
"""

from __future__ import annotations

import asyncio
import hashlib
import json
import sqlite3
import sys
from pathlib import Path
from typing import Any

from table_room import PEOPLE, TableRoom, finished, play_some

from hacktable.kernel.registry import names
from hacktable.match.box import box
from hacktable.server.store.sql import sqlite_url
from hacktable.server.wire import messages

GAMES = tuple(name for name in names() if name in ("blackhat", "hacker", "hashcatch"))
PHASES = ("lobby", "playing", "over", "abandoned")
OPTIONS: dict[str, dict[str, messages.Value]] = {"blackhat": {}, "hacker": {"tempo": "step"}, "hashcatch": {}}


def key_of(number: int) -> str:
    """The key in the cookie of one of the people."""
    return f"key-{number}"


async def fill(
    folder: Path, games: tuple[str, ...] = GAMES, *, today: bool = False, whole: tuple[str, ...] = GAMES
) -> dict[tuple[str, str], str]:
    """Play with the rules as they are; the tables' links, by game and phase. Moves were made in all matches, and something was said.

    :param whole: the games of which one match is played to its end, which takes seconds.
    """
    links: dict[tuple[str, str], str] = {}
    async with TableRoom(sqlite_url(folder), bot_pause=0) as room:
        if today:
            room.time.set_to_today()
        for number, guest in enumerate(PEOPLE):
            await room.store.add_guest(guest, hashlib.sha256(key_of(number).encode()).digest(), room.time.date())
        for game in games:
            least = box(game).players[0]
            wanted: dict[str, Any] = {"game": game, "options": OPTIONS[game]}
            links[game, "lobby"], _ = await room.sit_down(least, **wanted)
            for phase in ("playing", "abandoned"):
                links[game, phase], pages = await room.start(least, **wanted)
                await play_some(room, links[game, phase], pages, 12)
                await pages[0].say(messages.Say(text="Well played so far"))
                if phase == "abandoned":
                    for page in pages:
                        await page.say(messages.Leave())
            if game in whole:
                links[game, "over"], pages = await finished(room, least, **wanted)
                await pages[0].say(messages.Say(text="Good game"))
    return links


def age(folder: Path, version: int = 0) -> None:
    """What was played here was played by other rules than ours."""
    with sqlite3.connect(folder / "hacktable.sqlite") as connection:
        connection.execute("update matches set rules_version = ?", (version,))
    connection.close()


if __name__ == "__main__":
    into = Path(sys.argv[1])
    found = asyncio.run(fill(into, today=True, whole=("hashcatch",)))
    age(into)
    print(json.dumps({"key": key_of(0), "links": {" ".join(which): link for which, link in found.items()}}))
