"""Measure what saving a move costs in SQLite and in PostgreSQL: processor time, and moves in a commit.

    python benchmarks/store.py                                 # SQLite, and a PostgreSQL of its own in a temporary folder
    python benchmarks/store.py --tables 10 100 --seconds 5

So many tables save one move after the other, each as soon as its last is on disk, as they do in a server that has nothing else to do. In PostgreSQL every move
carries the term of a lease, which each commit checks; both write to the disk (fsync). Processor time is ours, with all threads, and that of
PostgreSQL's processes.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).parent.parent
sys.path[:0] = [str(ROOT / "tests/server"), str(ROOT / "tests")]

from postgres import Postgres, running  # noqa: E402
from test_leases import setup  # noqa: E402

from hacktable.server.store.leases import SqlLeases  # noqa: E402
from hacktable.server.store.sql import SqlStore, sqlite_url  # noqa: E402
from hacktable.server.table.leases import Owned  # noqa: E402
from hacktable.server.table.stored import Move  # noqa: E402


def theirs(server: Postgres | None) -> float:
    """Seconds of processor time of all processes of a PostgreSQL that are still there."""
    if server is None:
        return 0.0
    first = int((server.folder / "data/postmaster.pid").read_text().split()[0])
    ticks = 0
    for process in Path("/proc").glob("[0-9]*/stat"):
        try:
            words = process.read_text().rpartition(")")[2].split()
        except OSError:
            continue
        if int(words[1]) == first or int(process.parent.name) == first:
            ticks += int(words[11]) + int(words[12])
    return ticks / os.sysconf("SC_CLK_TCK")


async def measure(address: str, tables: int, seconds: float, server: Postgres | None) -> str:
    store = await SqlStore.open(address)
    leases = SqlLeases(store.engine, "benchmark", lasts=3_600_000) if server else None
    if leases:
        await leases.enter()
    terms = {}
    for number in range(tables):
        table = f"table-{number}"
        await store.add_table(table, setup(), 0)
        taken = await leases.take(table) if leases else Owned(0)
        assert isinstance(taken, Owned)
        terms[table] = taken.term
    moves, commits, end = 0, store.writer.commits.took.number, time.monotonic() + seconds

    async def play(table: str) -> None:
        nonlocal moves
        ply = 0
        while time.monotonic() < end:
            ply += 1
            await store.append(Move(table, 1, ply, 0, "hack 3", ply, f"{ply:020}", "guest"), term=terms[table])
            moves += 1

    before, there = time.process_time(), theirs(server)
    await asyncio.gather(*map(play, terms))
    ours, there = time.process_time() - before, theirs(server) - there
    commits = store.writer.commits.took.number - commits
    if leases:
        await leases.leave()
        leases.close()
    await store.close()
    return (
        f"{tables:>7} {moves / seconds:>9.0f} {commits / seconds:>10.0f} {moves / max(1, commits):>13.1f} "
        f"{1e6 * ours / moves:>12.0f} {1e6 * there / moves:>14.0f}"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, nargs="+", default=[1, 10, 100, 250])
    parser.add_argument("--seconds", type=float, default=5)
    given = parser.parse_args()
    print(f"{'':<11} {'tables':>7} {'moves/s':>9} {'commits/s':>10} {'moves/commit':>13} {'our µs/move':>12} {'theirs µs/move':>14}")
    with running("fsync=on") as server, tempfile.TemporaryDirectory() as folder:
        for tables in given.tables:
            print(f"{'SQLite':<11}", asyncio.run(measure(sqlite_url(Path(folder) / str(tables)), tables, given.seconds, None)), flush=True)
            print(f"{'PostgreSQL':<11}", asyncio.run(measure(server.fresh(), tables, given.seconds, server)), flush=True)


if __name__ == "__main__":
    main()
