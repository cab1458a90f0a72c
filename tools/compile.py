"""Compile a game's rules into the cache, before tests need them.

    python tools/compile.py hashcatch

A process that has compiled one entry point can use the rules it compiled for the next one. Pytest's workers are separate processes, so each
would begin from nothing, often with the same rules at the same time. Here one process compiles what nearly all tests of a game use.
"""

from __future__ import annotations

import gc
import sys
from pathlib import Path

from hacktable.bots.advice import advise
from hacktable.bots.registry import HOUSE_TOGETHER
from hacktable.kernel.engine import Engine, compiled, interpreted
from hacktable.lab.simulate import simulate
from hacktable.match.box import box
from hacktable.server.warming import exercise
from hacktable.testing import Conformance
from hacktable.testing.walking import key_words, variants

sys.path.append(str(Path(__file__).parents[1] / "tests"))
from module_walks import Walker


def compile_rules(name: str) -> None:
    """Compile what servers, simulations, the conformance suite and comparisons with the rules as WebAssembly call."""
    game, players = box(name).rules, box(name).players[0]
    exercise(box(name))
    match = box(name).start(players, "compile")
    advise(match.knowledge(match.actors[0]), worlds=1, twins=HOUSE_TOGETHER.compiled(game))
    simulate(game, players, 2, ["greedy"] * players, "compile")

    class Suite(Conformance):
        pass

    Suite.name = name
    engine = Suite().quick_engines()[0]
    states, _ = engine.setup(key_words("compile"))
    Suite()._compare_looking(Engine(game, engine.boards, twins=interpreted(game)), engine, compiled(game), states, "compile")
    walker, several = Walker(game, "compile"), variants(game)
    for variant in (several[0], several[-1]):  # a game that may be live is so in one of them
        walker.walk(variant, "compile", 60)


if __name__ == "__main__":
    gc.disable()  # looking for garbage takes a twentieth of the time; without it, this process needs some hundred megabytes more
    for each in sys.argv[1:]:
        compile_rules(each)
