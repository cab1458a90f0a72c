"""How large the rules are as WebAssembly, and how fast beside the compiled rules of this machine.

    python benchmarks/wasm.py                     # all games, in Node, and in Chromium if there is a browser
    python benchmarks/wasm.py hashcatch --rounds 5
    python benchmarks/wasm.py --part 8            # an eighth of the games in each round: on a busy machine, short rounds are disturbed less often

Rounds of all sides alternate, and the fastest of each counts: then it hardly matters what else the machine does. Every game is also
compared: where a module played otherwise than the compiled rules, the benchmark stops.
"""

from __future__ import annotations

import argparse
import gzip
import importlib.util
import json
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np

from hacktable.bots.bot import coin_of
from hacktable.bots.policies import ROOM
from hacktable.bots.registry import HOUSE, HOUSE_TOGETHER
from hacktable.kernel.events import FIELDS, STORED_SILENT
from hacktable.kernel.extras import is_installed
from hacktable.kernel.game import Game
from hacktable.kernel.options import Value
from hacktable.kernel.registry import find
from hacktable.kernel.rules import MOST_LEGAL, MOST_SEATS, MOST_SOURCES
from hacktable.lab.tape import Tape, bundle, texts
from hacktable.lab.wasm import FOLDER
from hacktable.match import seeds

ROOT = Path(__file__).resolve().parent.parent
ROUNDS = 25
Setup = tuple[str, int, Mapping[str, Value], int]
"""Game, players, options, games of a round."""
SETUPS: tuple[Setup, ...] = (
    ("hashcatch", 4, {}, 40),
    ("blackhat", 4, {}, 200),
    ("hacker", 4, {"tempo": "step"}, 200),
    ("hacker", 4, {}, 20),
)
BOTS = ("random", "greedy", "champion")


@dataclass
class Contest:
    """The same games on all sides."""

    title: str
    bot: str
    tape: Tape
    folder: Path
    module: Path
    play: Callable[[], int]
    decisions: int = 0
    best: dict[str, float] = field(default_factory=dict)

    def note(self, side: str, seconds: float) -> None:
        self.best[side] = min(seconds, self.best.get(side, seconds))


def contest(setup: Setup, bot: str, folder: Path) -> Contest:
    name, players, options, games = setup
    game = find(name)
    tape, many = Tape(game), games if bot == "random" else max(1, games // 20)
    how = " ".join(str(value) for value in options.values())
    folder.mkdir()

    def play() -> int:
        tape.seconds = 0.0
        made = _randomly(tape, game, players, options, many) if bot == "random" else _among_bots(tape, game, players, options, many, bot)
        return made

    return Contest(f"{name}, {players} players{', ' + how if how else ''}", bot, tape, folder, ROOT / FOLDER / f"{name}.wasm", play)


def _ready(tape: Tape, game: Game, players: int, options: Mapping[str, Value], games: int) -> None:
    keys = [seeds.match_key(seeds.server_seed(f"bench {number}")) for number in range(games)]
    tape.put("boards", game.board(players, options)[1])
    tape.put("keys", np.array([seeds.words(key) for key in keys]))
    tape.put("coins", np.array([coin_of(key) for key in keys]))
    tape.put("acts", np.zeros(MOST_LEGAL, np.int64))
    tape.put("silent", STORED_SILENT)


def _randomly(tape: Tape, game: Game, players: int, options: Mapping[str, Value], games: int) -> int:
    _ready(tape, game, players, options, games)
    tape.put("states", game.State.new())
    return int(tape.call("play_randomly"))


def _among_bots(tape: Tape, game: Game, players: int, options: Mapping[str, Value], games: int, bot: str) -> int:
    _ready(tape, game, players, options, games)
    tape.put("states", game.State.new(games))
    tape.put("masks", game.State.new())
    tape.put("policies", np.full((games, MOST_SEATS), list(HOUSE).index(bot), np.int64))
    for name, shape in (("decisions", ()), ("points", (MOST_SEATS,)), ("placing", (MOST_SEATS,)), ("sources", (MOST_SEATS, MOST_SOURCES))):
        tape.put(name, np.zeros((games, *shape), np.int64))
    tape.put("notes", np.zeros((games, 0), np.int64))
    tape.put("log", np.zeros((0, 3 + FIELDS), np.int64))
    tape.put("logged", np.zeros(2, np.int64))
    tape.put("minds", HOUSE_TOGETHER.minds(game))
    tape.put("scratch", HOUSE_TOGETHER.scratch())
    tape.put("room", game.State.new(ROOM))
    tape.call("play_games", told="silent")
    return int(tape["decisions"].sum())


# ---------------------------------------------------------------- the sides


Player = Callable[[Contest], dict[str, Any]]


@contextmanager
def in_node(node: str, folder: Path) -> Iterator[Player]:
    player = bundle(node, ROOT / "web", folder / "tape.mjs")
    with subprocess.Popen(
        [node, "src/local/play.mjs", str(player)], cwd=ROOT / "web", stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as running:
        assert running.stdin
        assert running.stdout
        asked, told = running.stdin, running.stdout

        def play(one: Contest) -> dict[str, Any]:
            asked.write(f"{one.module} {one.folder}\n")
            asked.flush()
            found: dict[str, Any] = json.loads(told.readline())
            return found

        yield play
        asked.close()


@contextmanager
def in_chromium(node: str, program: str, folder: Path) -> Iterator[Player]:
    from playwright.sync_api import sync_playwright

    script = bundle(node, ROOT / "web", folder / "tape.js", "iife")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox", "--disable-gpu"])
        page = browser.new_page()
        page.add_script_tag(path=script)

        def play(one: Contest) -> dict[str, Any]:
            found: dict[str, Any] = page.evaluate("(given) => tapes.playText(...given)", texts(one.module, one.folder))
            return found

        yield play
        browser.close()


def tool(name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(name, ROOT / f"tools/{name}.py")
    assert spec
    assert spec.loader
    made = importlib.util.module_from_spec(spec)
    sys.modules[name] = made
    spec.loader.exec_module(made)
    return made


# ---------------------------------------------------------------- all together


def sizes(names: list[str]) -> None:
    print("| module | bytes | gzip | brotli |\n|---|---|---|---|")
    files = [ROOT / FOLDER / f"{name}.wasm" for name in names]
    modules = [file.read_bytes() for file in files]
    brotli: list[int] = tool("page").brotli_sizes(files)
    rows = [(len(module), len(gzip.compress(module, 9)), size) for module, size in zip(modules, brotli, strict=True)]
    for name, row in (*zip(names, rows, strict=True), ("together", tuple(map(sum, zip(*rows, strict=True))))):
        print(f"| {name} | {' | '.join(f'{size:,}' for size in row)} |")
    print()


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("games", nargs="*", help="only these")
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    parser.add_argument("--part", type=int, default=1, help="divide the games of a round by this")
    parser.add_argument("--bots", nargs="*", default=BOTS, choices=BOTS)
    given = parser.parse_args()
    chosen = [setup for setup in SETUPS if not given.games or setup[0] in given.games]
    sizes(sorted({setup[0] for setup in chosen}))
    node = str(tool("page").find_node(install=True).folder / "node")
    program = tool("browser").find() if is_installed("playwright") else None
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        sides: dict[str, Player] = {"Node": stack.enter_context(in_node(node, folder))}
        if program:
            sides["Chromium"] = stack.enter_context(in_chromium(node, program, folder))
        print(f"| thousand decisions a second | bots | native | {' | '.join(f'{side} | of native' for side in sides)} |")
        print("|---|---|---|" + "---|---|" * len(sides))
        for number, setup in enumerate(chosen):
            for bot in given.bots:
                name, players, options, games = setup
                shorter = name, players, options, max(1, games // given.part)
                measure(contest(shorter, bot, folder / f"{number} {bot}".replace(" ", "-")), sides, given.rounds)


def measure(one: Contest, sides: Mapping[str, Player], rounds: int) -> None:
    one.play()  # loads or compiles
    del one.tape.words[:]
    one.decisions = one.play()
    one.tape.save(one.folder)
    for _ in range(rounds):
        one.play()
        one.note("native", one.tape.seconds)
        for side, play in sides.items():
            found = play(one)
            if found["fault"]:
                raise SystemExit(f"{one.title}, {side}: {found['fault']}")
            one.note(side, found["seconds"])
    rates = {side: one.decisions / seconds / 1000 for side, seconds in one.best.items()}
    beside = " | ".join(f"{rates[side]:,.1f} | {rates[side] / rates['native']:.2f}" for side in sides)
    print(f"| {one.title} | {one.bot} | {rates['native']:,.1f} | {beside} |", flush=True)


if __name__ == "__main__":
    main()
