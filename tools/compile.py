"""Compile a game's rules into the cache, before tests need them.

    python tools/compile.py hashcatch

A process that has compiled one entry point can use the rules it compiled for the next one. Pytest's workers are separate processes, so each
would begin from nothing, often with the same rules at the same time. Here one process compiles what nearly all tests of a game use.
"""

from __future__ import annotations

import sys

from hacktable.kernel.engine import Engine, compiled, interpreted
from hacktable.lab.simulate import simulate
from hacktable.match.box import box
from hacktable.server.warming import exercise
from hacktable.testing import Conformance
from hacktable.testing.walking import key_words


def compile_rules(name: str) -> None:
    """Compile what servers, simulations and the conformance suite call."""
    game, players = box(name).rules, box(name).players[0]
    exercise(box(name))
    simulate(game, players, 2, ["greedy"] * players, "compile")

    class Suite(Conformance):
        pass

    Suite.name = name
    engine = Suite().quick_engines()[0]
    states, _ = engine.setup(key_words("compile"))
    Suite()._compare_looking(Engine(game, engine.boards, twins=interpreted(game)), engine, compiled(game), states, "compile")


if __name__ == "__main__":
    for each in sys.argv[1:]:
        compile_rules(each)
