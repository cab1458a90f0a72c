"""Compile a game's rules into the cache, before tests need them.

    python tools/compile.py hashcatch

A process that compiles one entry point keeps the rules below it for the next one. Two of pytest's workers would each begin from nothing,
often with the same rules at the same time; here one process compiles what nearly all tests of a game use.
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
    """What servers, simulations and the conformance suite call."""
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
