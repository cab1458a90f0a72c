"""What networks see: made from declarations, from the mask alone, in small whole numbers."""

from __future__ import annotations

import hashlib
import random
from collections.abc import Mapping

import numpy as np
import pytest

import hacktable
from hacktable.bots.learned.mind import columns_of, fingerprint_of, places_of
from hacktable.games.hashcatch.features import NOTES as HASHCATCH_NOTES
from hacktable.kernel.columns import FLAG, MOST, Code, Columns, Layout, a_seat, a_set, both, hand_at, hands, hot, number, steps, turn_of
from hacktable.kernel.compiling import Twins, made_kernel, plain
from hacktable.kernel.cstruct import Stored
from hacktable.kernel.engine import Engine, interpreted
from hacktable.kernel.game import Game
from hacktable.kernel.options import Value
from hacktable.match.seeds import match_key, server_seed, words

GAMES = ("blackhat", "hacker", "hashcatch")
TRAINED_ON = {"blackhat": "30aa47afa28238c8", "hacker": "4b90107ffce3d594", "hashcatch": "2c112f5ad4d1a03e"}
"""Hashes of the rows of some positions, as they were when the shipped weights were trained. The weights' fingerprint covers a game's
`features.py`, but not the rules and policies that it calls: if one of these changes what a column says, the hash here does."""


def variants(game: Game) -> list[tuple[int, Mapping[str, Value]]]:
    """Some of a game's, those in which time acts left out: nothing is learned about them."""
    listed = [*game.forms.variants] or [(players, {}) for players in game.players]
    return [(players, options) for players, options in listed if not game.goes_live(game.board(players, options)[0])]


def rows_of(game: Game, engine: Engine, states: Stored, seat: int, acts: list[int]) -> tuple[np.ndarray, np.ndarray]:
    """The rows that a bot in this seat would be given, from a state, or from anything with the same mask."""
    columns, twins = columns_of(game), interpreted(game)
    board, m = game.Board.mirror(engine.boards[0]), game.State.mirror(engine.mask(states, seat)[0])
    row, rows = np.zeros((1, columns.visible), np.int64), np.zeros((len(acts), columns.action_width), np.int64)
    twins[columns.write_state](board, m, seat, row, 0)
    for place, act in enumerate(acts):
        twins[columns.write_action](board, m, seat, act, rows, place)
    return row, rows


@pytest.mark.parametrize(
    ("name", "block", "columns", "actions"), [("hashcatch", "CRACK", 5, 0), ("hashcatch", "HELD", 0, 5), ("hacker", "ITSELF", 0, 39)]
)
def test_a_block_of_facts_is_found_by_its_name(name: str, block: str, columns: int, actions: int) -> None:
    game = hacktable.game(name).rules
    assert tuple(map(len, places_of(game, [block]))) == (columns, actions)


def test_a_blocks_columns_are_those_that_its_facts_are_written_to() -> None:
    """CRACK and REACH are the first and the last of Hashcatch's facts that have scales of their own."""
    game = hacktable.game("hashcatch").rules
    scales = columns_of(game).scales
    (crack, _), (reach, _) = places_of(game, ["CRACK"]), places_of(game, ["REACH"])
    assert {scales[at] for at in crack} == {1 / 50}
    assert {scales[at] for at in reach} == {1 / 3}
    assert reach[-1] == columns_of(game).visible - 1, "what is secret follows"


def test_unknown_facts_are_refused() -> None:
    with pytest.raises(ValueError, match="hashcatch has no facts 'LUCK': there are TOKENS_AT, CRACK"):
        places_of(hacktable.game("hashcatch").rules, ["LUCK"])


@pytest.mark.usefixtures("at_full_speed")
@pytest.mark.deep
@pytest.mark.parametrize("name", GAMES)
def test_rows_say_nothing_that_the_seat_does_not_know(name: str) -> None:
    """The same from the state, from its mask, and from worlds that fit the mask; and all numbers fit their columns."""
    game = hacktable.game(name).rules
    columns, twins, chance = columns_of(game), interpreted(game), random.Random(name)
    seen, worlds_differ, written = 0, False, hashlib.sha256()
    for players, options in variants(game):
        engine = Engine(game, game.board(players, options)[1])
        states, _ = engine.setup(words(match_key(server_seed(f"rows {players}"))))
        for ply in range(220):
            if engine.over(states):
                break
            seat = chance.choice(engine.actors(states))
            acts = engine.legal(states, seat)
            if ply % 13 == 0 and len(acts) > 1:
                found, of_actions = rows_of(game, engine, states, seat, acts)
                written.update(found.tobytes() + of_actions.tobytes())
                mask = engine.mask(states, seat)
                for world in (mask, engine.imagine(mask, seat, words(match_key(server_seed(f"world {ply}"))))):
                    worlds_differ |= world.tobytes() != states.tobytes()
                    again, of_actions_again = rows_of(game, engine, world, seat, acts)
                    assert np.array_equal(found, again)
                    assert np.array_equal(of_actions, of_actions_again)
                secret = np.zeros((1, columns.width), np.int64)
                twins[columns.write_secret](game.Board.mirror(engine.boards[0]), game.State.mirror(states[0]), seat, secret, 0)
                assert not secret[0, : columns.visible].any(), "secret columns come after all others"
                assert max(abs(found).max(), abs(of_actions).max(), abs(secret).max()) <= MOST
                seen += 1
            states, _ = engine.apply(states, seat, chance.choice(acts))
    assert seen > 30
    assert worlds_differ
    assert written.hexdigest()[:16] == TRAINED_ON[name], "columns say something else than in training: train anew"


@pytest.mark.parametrize(
    ("code", "value", "row"),
    [
        (hot(0, 3), 2, [0, 0, 1, 0]),
        (hot(0, 3), 9, [0, 0, 0, 1]),
        (hot(-1, 1), -1, [1, 0, 0]),
        (number(0.5), -200, [-127]),
        (both(0.5, 0, 2), 2, [0, 0, 1, 2]),
        (steps(0.1, (2, 5)), 4, [4, 1, 0]),
        (a_set(4), 0b1010, [0, 1, 0, 1]),
        (FLAG, 1, [1]),
        (a_seat(), 3, [0, 1, 0, 0]),
        (a_seat(1), 0, [0, 0, 0, 0]),
        (a_seat(0, 2), 5, [1, 0, 0, 0]),
    ],
)
def test_a_number_becomes_columns(code: Code, value: int, row: list[int]) -> None:
    """Of four seats, number 2 decides: seats are counted from there."""
    board = hacktable.game("hashcatch").rules.Board.mirror(hacktable.game("hashcatch").rules.board(4)[1][0])
    lines = ["def write(board, me, given, out, row):", *("    " + line for line in code.lines("given", "0"))]
    out = np.zeros((1, len(row)), np.int64)
    write = Twins({}, plain)[made_kernel("write", lines, __name__, {"turn_of": turn_of})]
    write(board, 2, value, out, 0)
    assert out.tolist() == [row]
    assert len(code.scales(4)) == len(row)
    assert [Twins({}, plain)[hand_at](board, 2, turn) for turn in range(Twins({}, plain)[hands](board))] == [2, 3, 0, 1]


def test_a_field_that_is_forgotten_is_named() -> None:
    from dataclasses import replace

    game = hacktable.game("hashcatch").rules
    state = {name: code for name, code in HASHCATCH_NOTES.state.items() if name != "roll"}
    with pytest.raises(TypeError, match="features say nothing about roll"):
        Columns(game, replace(HASHCATCH_NOTES, state=state))
    with pytest.raises(TypeError, match="name pot, which is no field"):
        Columns(game, replace(HASHCATCH_NOTES, unused={**HASHCATCH_NOTES.unused, "pot": ""}))


def test_facts_have_room_one_after_another() -> None:
    layout = Layout()
    assert (layout.block(3), layout.block(2, 0.5), layout.block(1)) == (0, 3, 5)
    assert layout.scales == [1, 1, 1, 0.5, 0.5, 1]


def test_fingerprints_differ_by_game_and_stay_the_same() -> None:
    assert len({fingerprint_of(hacktable.game(name).rules) for name in GAMES}) == len(GAMES)
    game = hacktable.game("hashcatch").rules
    assert fingerprint_of(game) == fingerprint_of.__wrapped__(game)
