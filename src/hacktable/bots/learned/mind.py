"""A game's learned player: its columns, and what fills the slots that networks use."""

from __future__ import annotations

import ast
import hashlib
import io
import sys
import tokenize
from collections.abc import Mapping, Sequence
from functools import cache
from importlib import import_module, resources
from itertools import pairwise

from hacktable.kernel.columns import Columns, Layout, Notes, covers, write_action, write_secret, write_state
from hacktable.kernel.compiling import Function
from hacktable.kernel.game import Game
from hacktable.kernel.verbs import forms_of

FEATURES = "features"
"""The module of a game's package that says what networks see of it."""


def has_features(game: Game) -> bool:
    return (game.folder / f"{FEATURES}.py").exists()


@cache
def columns_of(game: Game) -> Columns:
    """:raises LookupError: if the game says nothing about features."""
    if not has_features(game):
        raise LookupError(f"{game.name} has no {FEATURES}.py: nothing says what a network sees of it")
    notes: Notes = import_module(f"{_package(game)}.{FEATURES}").NOTES
    return Columns(game, notes)


def fills_of(game: Game) -> Mapping[Function, Function]:
    """What fills the slots of `columns`."""
    columns = columns_of(game)
    return {
        covers: columns.notes.covers,
        write_state: columns.write_state,
        write_secret: columns.write_secret,
        write_action: columns.write_action,
    }


@cache
def fingerprint_of(game: Game) -> str:
    """A hash of all that weights depend on: columns, the source of the game's facts, verbs, the version of the rules.

    Comments and the way lines are broken do not count.
    """
    columns = columns_of(game)
    source = _source_of_features(game)
    words = [
        token.string
        for token in tokenize.generate_tokens(io.StringIO(source).readline)
        if token.type in (tokenize.NAME, tokenize.OP, tokenize.NUMBER)
    ]
    verbs = [(each.__name__, [form.name for form in forms_of(each)]) for each in game.actions.structs]
    told = repr((game.name, game.version, columns.visible, columns.source, columns.scales, columns.action_scales, words, verbs))
    return hashlib.sha256(told.encode()).hexdigest()[:32]


def places_of(game: Game, names: Sequence[str]) -> tuple[list[int], list[int]]:
    """Where blocks of a game's facts lie, by their names in `features.py`: columns of a position, and columns of an action.

    :raises ValueError: if there is no block of a name.
    """
    columns = columns_of(game)
    of_position = _blocks(game, columns.notes.facts.layout, columns.visible)
    of_action = _blocks(game, columns.notes.action_facts.layout, columns.action_width)
    for name in names:
        if name not in {**of_position, **of_action}:
            raise ValueError(f"{game.name} has no facts {name!r}: there are {', '.join([*of_position, *of_action])}")
    position, action = ([at for name in names for at in blocks.get(name, ())] for blocks in (of_position, of_action))
    return position, action


def _blocks(game: Game, layout: Layout, end: int) -> dict[str, range]:
    """The columns of each block of a layout that ends with column `end`, from lines of `features.py` such as `POINTS = _S.block(4)`."""
    module = import_module(f"{_package(game)}.{FEATURES}")
    names = list[str]()
    for line in ast.parse(_source_of_features(game)).body:
        if isinstance(line, ast.Assign) and isinstance(line.value, ast.Call):
            owner, _, call = ast.unparse(line.value.func).rpartition(".")
            if call == "block" and getattr(module, owner) is layout:
                names.append(ast.unparse(line.targets[0]))
    first = end - len(layout.scales)
    starts = [*(first + int(getattr(module, name)) for name in names), end]
    return {name: range(*span) for name, span in zip(names, pairwise(starts), strict=True)}


def _source_of_features(game: Game) -> str:
    return resources.files(_package(game)).joinpath(f"{FEATURES}.py").read_text("utf-8")


def _package(game: Game) -> str:
    """The game's package. Its state may be declared in a module of the package or in the package itself."""
    return str(sys.modules[game.State.__module__].__package__)
