"""A house that is killed while it writes the end of a rated match: `python -m dying DATABASE MOMENT`. It prints the link of the table.

MOMENT is `before`, when everything is written and nothing is committed, or `after`, when the database has it and nobody has been told.
"""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from typing import Any

from table_room import ADA, BEN, TableRoom
from test_ratings import known, rated_table

from hacktable.server.store import sql
from hacktable.server.store.played import keep_result


def kill() -> None:
    os.kill(os.getpid(), signal.SIGKILL)


async def main(database: str, moment: str) -> None:
    async with TableRoom(database) as room:
        await known(room, ADA, BEN)
        link, pages = await rated_table(room)
        print(link, flush=True)
        keep, end = keep_result, room.store.end_match

        def keep_and_die(*given: Any) -> None:
            keep(*given)
            kill()

        async def end_and_die(*given: Any, **more: Any) -> None:
            await end(*given, **more)
            kill()

        if moment == "before":
            vars(sql)["keep_result"] = keep_and_die  # where the store finds it
        else:
            vars(room.store)["end_match"] = end_and_die
        await room.play_to_the_end(link, pages)


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
