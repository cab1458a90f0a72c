"""`hacktable bench`: measure how fast the rules run, beside OpenSpiel."""

from __future__ import annotations

import argparse

import hacktable
from hacktable.cli.arguments import print_json
from hacktable.kernel.extras import need
from hacktable.kernel.game import Subcommands
from hacktable.match.box import box


def add(commands: Subcommands) -> None:
    command = commands.add_parser(
        "bench",
        help="measure speed",
        description="Measure random decisions a second on one core, beside OpenSpiel if it is installed (the extra `peer`).",
    )
    command.add_argument("games", nargs="*", metavar="GAME", help="all games if none is named")
    command.add_argument("--json", action="store_true", help="print one JSON object")
    command.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    need("lab", "hacktable bench", "numba", "rich")
    from rich.console import Console

    from hacktable.lab import bench as lab

    errors = Console(stderr=True)
    speeds = []
    for name in given.games or hacktable.game_names():
        game = box(name)
        with errors.status(name) as status:

            def tell(step: str, name: str = name) -> None:
                status.update(f"{name}: {step}")

            speeds.append(lab.bench(game.rules, tell))
    if given.json:
        print_json({"speeds": speeds})
        return 0
    for speed in speeds:
        print(f"{speed.game}, {speed.players} players, random decisions/s on one core; {speed.state_bytes} bytes a state")
        print(f"  interpreted        {speed.interpreted:>14,.0f}")
        print(f"  compiled           {speed.compiled:>14,.0f}")
        print(f"  first game after   {speed.compile_cold_seconds:>12.1f} s cold, {speed.compile_cached_seconds:.1f} s from the cache")
        if speed.peer:
            print(f"  OpenSpiel {speed.peer.version} {speed.peer.game}")
            print(f"    C++ rollouts     {speed.peer.cpp:>14,.0f}   we are {speed.peer.ratio_cpp:.1f} times as fast")
            print(f"    Python interface {speed.peer.python:>14,.0f}   we are {speed.peer.ratio_python:.1f} times as fast")
        else:
            print("  OpenSpiel is not installed or has no such game: no comparison")
    return 0
