"""The champion: its network as kernels, its weights, and how it plays."""

from __future__ import annotations

import io
import itertools
import logging
import math
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

import hacktable
import tiny
from hacktable import lab
from hacktable.bots import registry
from hacktable.bots.learned import network, weights
from hacktable.bots.learned.champion import CHAMPION
from hacktable.bots.learned.mind import columns_of, fills_of, fingerprint_of
from hacktable.bots.learned.network import DEEP, chance_to_win, expected_place, power_of_e, see, worth_of_action
from hacktable.bots.learned.weights import ORDER, WeightsError, flat, mind_of, read
from hacktable.bots.player import PolicyBot
from hacktable.bots.policies import Policy, Together
from hacktable.kernel.compiling import Compiled, Twins, kernel, plain
from hacktable.kernel.cstruct import Floats, Stored
from hacktable.kernel.engine import Boards, States
from hacktable.kernel.errors import OptionError
from hacktable.kernel.game import Game
from hacktable.kernel.knowledge import Knowledge
from hacktable.lab.simulate import simulate
from playing import play_on

hacktable.register(tiny.GAME)
GAMES = ("blackhat", "hacker", "hashcatch")
HASHCATCH = hacktable.game("hashcatch").rules
LARGEST = 1_500_000
"""Bytes of a file of weights."""


def some_weights(
    seed: int = 1, sizes: tuple[int, int, int, int] = (12, 10, 8, 6), game: Game = HASHCATCH
) -> dict[str, NDArray[np.float16]]:
    """A small network that has learned nothing."""
    chance, columns = np.random.default_rng(seed), columns_of(game)
    wide, deep, head, last = sizes
    shapes: tuple[tuple[int, ...], ...] = ((columns.visible, wide), (wide,), (wide, deep), (deep,), (deep, head), (head,))
    shapes += ((columns.action_width, head), (head, last), (last,), (last,), (deep,), (1,), (deep,), (1,))
    return {name: chance.normal(0, 0.5, shape).astype(np.float16) for name, shape in zip(ORDER, shapes, strict=True)}


def stored(arrays: dict[str, NDArray[np.float16]], fingerprint: str) -> bytes:
    file, contents = io.BytesIO(), dict[str, Any](arrays, fingerprint=np.array(fingerprint))
    np.savez(file, **contents)
    return file.getvalue()


@kernel
def enter_thinking(boards: Boards, masks: States, seat: int, acts: Floats, mind: Floats, scratch: Floats, found: Floats) -> None:
    """What the network thinks of every action, and last of the position: the chance to win, and the place to expect."""
    see(boards[0], masks[0], seat, mind, scratch)
    for place in range(len(acts)):
        found[place] = worth_of_action(boards[0], masks[0], seat, int(acts[place]), mind, scratch)
    found[len(acts)] = chance_to_win(boards[0], masks[0], seat, mind, scratch)
    found[len(acts) + 1] = expected_place(boards[0], mind, scratch)


def by_numpy(arrays: dict[str, NDArray[np.float16]], row: NDArray[np.float32], rows: NDArray[np.float32]) -> NDArray[np.float32]:
    """The same network, in a few lines, for a match of three."""
    w = {name: each.astype(np.float64) for name, each in arrays.items()}

    def up(x: NDArray[np.float64]) -> NDArray[np.float64]:
        return np.maximum(x, 0)

    deep = up(up(row @ w["one"] + w["one_bias"]) @ w["two"] + w["two_bias"])
    head = up(deep @ w["state"] + w["state_bias"] + rows @ w["action"])
    worths = up(head @ w["mix"] + w["mix_bias"]) @ w["out"]
    chance, place = (1 / (1 + np.exp(-(deep @ w[name] + w[f"{name}_bias"]))) for name in ("value", "place"))
    return np.concatenate([worths, chance, 1 + 2 * place]).astype(np.float32)


def positions(game: str, count: int) -> list[tuple[Stored, Stored, int, list[int]]]:
    """Masks with something to choose from, from matches of three; of Hacker in steps, because in a live round there is no list to choose from."""
    options = {"tempo": "step"} if game == "hacker" else {}
    found = list[tuple[Stored, Stored, int, list[int]]]()
    for number in itertools.count():
        match = hacktable.game(game).start(3, f"thinking {number}", options)
        while match.actors:
            known = match.knowledge(match.actors[0])
            if len(known.acts) > 2:
                found.append((known.boards, known.masks, known.seat, [*known.acts]))
            if len(found) == count:
                return found
            play_on(match, 1, seed=len(match.log))
    raise AssertionError


def thinks_alike(game: Game, count: int) -> None:
    """A network thinks the same interpreted, compiled and in NumPy."""
    arrays = some_weights(game=game)
    mind, columns = flat(game, arrays), columns_of(game)
    fills = {**game.all_fills, **fills_of(game)}
    slow, fast = Twins(fills, plain), Compiled(fills)
    for boards, masks, seat, acts in positions(game.name, count):
        opened = [game.Board.mirror(boards[0])], [game.State.mirror(masks[0])]
        listed = np.array(acts, np.int64)
        one, other = np.zeros(len(acts) + 2, np.float32), np.zeros(len(acts) + 2, np.float32)
        scratch = Together((CHAMPION,)).scratch()
        slow[enter_thinking](*opened, seat, listed, mind, scratch, one)
        deep = scratch[DEEP, :10].copy()
        fast.entry(enter_thinking)(boards, masks, seat, listed, mind, scratch, other)
        assert np.array_equal(one, other), "bit by bit"
        assert np.array_equal(deep, scratch[DEEP, :10])
        row, rows = np.zeros((1, columns.visible), np.float32), np.zeros((len(acts), columns.action_width), np.float32)
        slow[columns.write_state](opened[0][0], opened[1][0], seat, row, 0)
        for place, act in enumerate(acts):
            slow[columns.write_action](opened[0][0], opened[1][0], seat, act, rows, place)
        assert np.allclose(one, by_numpy(arrays, row[0], rows), rtol=1e-4, atol=1e-4)
        assert 0 <= one[-2] <= 1 <= one[-1] <= 3  # far out, the smallest step of a float is too large to stay inside


def test_powers_of_e_are_right_to_the_last_digits_and_never_infinite() -> None:
    for exponent in np.random.default_rng(1).uniform(-60, 60, 2_000).tolist():
        assert power_of_e(exponent) == pytest.approx(math.exp(exponent), rel=1e-15)
    assert power_of_e(0.0) == 1.0
    assert 0.0 < power_of_e(-1e9) < 1e-300
    assert 1e300 < power_of_e(1e9) < math.inf


def test_in_plain_python_rows_are_added_up_to_the_same_bits() -> None:
    numbers = np.random.default_rng(3)
    mind, row = numbers.normal(size=400).astype(np.float32), numbers.normal(size=12).astype(np.float32)
    row[::3] = 0
    one, other = (np.linspace(0, 1, 20, dtype=np.float32) for _ in range(2))
    network.layer(mind, 7, row, one)
    network.layer_by_rows(mind, 7, row, other)
    assert one.tobytes() == other.tobytes()
    network.add_columns(mind, 7, row, 11, one)
    network.add_columns_by_rows(mind, 7, row, 11, other)
    assert one.tobytes() == other.tobytes()
    scratch = np.ones((2, 4), np.float32)
    network.clear_row_at_once(scratch, 1, 3)
    assert scratch.tolist() == [[1, 1, 1, 1], [0, 0, 0, 1]]


@pytest.mark.deep
def test_a_network_thinks_the_same_interpreted_compiled_and_in_numpy() -> None:
    thinks_alike(tiny.GAME, 8)


@pytest.mark.soak
@pytest.mark.parametrize("name", GAMES)
def test_every_games_network_thinks_the_same_interpreted_compiled_and_in_numpy(name: str) -> None:
    thinks_alike(hacktable.game(name).rules, 8)


@pytest.fixture
def unlearned() -> Iterator[str]:
    """A bot that plays the tiny game with a network, as the champion plays the large ones."""
    mind = flat(tiny.GAME, some_weights(game=tiny.GAME))
    registry.register_bot("unlearned", Policy(CHAMPION.choose, CHAMPION.react, mind=lambda _: mind, brings=CHAMPION.brings))
    yield "unlearned"
    registry.forget_bot("unlearned")


@pytest.mark.deep
def test_a_network_plays_the_same_game_compiled_and_match_by_match(unlearned: str) -> None:
    bots = [unlearned, "greedy", unlearned]
    (batch,) = lab.play("highest", players=3, games=20, bots=bots, seed="alike")
    for number in range(20):
        match = hacktable.game("highest").start(3, f"alike/{number}")
        lab.play_match(match, [bots[(seat - number) % 3] for seat in range(3)])
        assert match.state_bytes() == batch.states[number].tobytes()


# ---------------------------------------------------------------- weights


@pytest.mark.parametrize("name", GAMES)
def test_the_weights_that_are_shipped_fit_their_games(name: str, caplog: pytest.LogCaptureFixture) -> None:
    file = Path(weights.__file__).parent / "minds" / f"{name}.npz"
    assert file.stat().st_size <= LARGEST
    with np.load(file) as found:
        assert {each.dtype for key, each in found.items() if key != "fingerprint"} == {np.dtype(np.float16)}
    assert read(hacktable.game(name).rules, file.read_bytes()).dtype == np.float32
    assert mind_of.__wrapped__(hacktable.game(name).rules) is not None
    assert not caplog.records


def test_weights_of_other_columns_are_refused_in_one_line_and_greedy_plays(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    file = tmp_path / "hashcatch.npz"
    file.write_bytes(stored(some_weights(), "0123456789abcdef"))
    monkeypatch.setattr(weights, "weights_file", lambda game: file)
    policy = Policy(CHAMPION.choose, CHAMPION.react, mind=mind_of.__wrapped__, brings=CHAMPION.brings, plays=CHAMPION.plays)
    entry = registry._entry("unfit", policy, None, None, None)
    match = hacktable.game("hashcatch").start(4, "unfit")
    unfit, greedy = PolicyBot(entry, np.array([7], np.int64)), PolicyBot("greedy", np.array([7], np.int64))
    with caplog.at_level(logging.WARNING):
        for _ in range(40):
            known = match.knowledge(match.actors[0])
            chosen = unfit.choose(known)
            assert chosen == greedy.choose(known)
            match.act(known.seat, chosen)
    (said,) = [record.getMessage() for record in caplog.records]
    here = fingerprint_of(HASHCATCH)[:8]
    assert said == (
        "the learned player of hashcatch cannot be used: they were trained on other columns, verbs or rules "
        f"(01234567, here {here}); greedy plays for it"
    )


def test_what_is_no_file_of_weights_is_refused() -> None:
    fitting = fingerprint_of(HASHCATCH)
    assert len(read(HASHCATCH, stored(some_weights(), fitting))) > 1000
    for wrong in (b"", b"PK\3\4", b"weights", stored(some_weights(), fitting)[:-400]):
        with pytest.raises(WeightsError, match="holds no weights"):
            read(HASHCATCH, wrong)
    arrays = some_weights()
    with pytest.raises(WeightsError, match="layers are missing"):
        read(HASHCATCH, stored({name: arrays[name] for name in ORDER[:-1]}, fitting))
    arrays["two"] = arrays["two"][:-1]
    with pytest.raises(WeightsError, match="do not fit together"):
        read(HASHCATCH, stored(arrays, fitting))
    with pytest.raises(WeightsError, match="wider than 2048"):
        read(HASHCATCH, stored(some_weights(sizes=(2049, 10, 8, 6)), fitting))


# ---------------------------------------------------------------- playing


def test_it_is_the_strongest_bot_at_tables_of_every_game_that_has_weights() -> None:
    for name in GAMES:
        assert registry.names(hacktable.game(name).rules, at_tables=True)[-1] == "champion"
    assert "champion" not in registry.names(tiny.GAME)
    with pytest.raises(OptionError, match="blackhat, hacker, hashcatch"):
        simulate(tiny.GAME, 2, 1, ["champion"], "none")


@pytest.mark.soak  # a minute or two a game, to compile
@pytest.mark.parametrize(("name", "options", "share"), [("blackhat", {}, 0.7), ("hacker", {"tempo": "step"}, 0.6), ("hashcatch", {}, 0.28)])
def test_it_wins_more_than_its_share_among_greedy_bots(name: str, options: dict[str, str], share: float) -> None:
    """Even would be a quarter. docs/champion.md has figures from more games."""
    found = simulate(hacktable.game(name).rules, 4, 1200, ["champion", *["greedy"] * 3], "strong", options).by_bot["champion"]
    assert found.mean > share


@pytest.mark.soak
def test_it_plays_the_same_game_compiled_and_match_by_match() -> None:
    (batch,) = lab.play("hashcatch", players=2, games=1, bots=["champion", "greedy"], seed="alike")
    match = hacktable.game("hashcatch").start(2, "alike/0")
    lab.play_match(match, ["champion", "greedy"])
    assert match.state_bytes() == batch.states[0].tobytes()


@pytest.mark.usefixtures("at_full_speed")
@pytest.mark.deep
def test_it_knows_who_is_winning() -> None:
    """Some turns before the end of a match, it mostly gives the one who will win the better chance, and expects the better place."""
    mind, right, placed = mind_of(HASHCATCH), 0, 0
    assert mind is not None
    twins, scratch = Twins({**HASHCATCH.all_fills, **fills_of(HASHCATCH)}, plain), Together((CHAMPION,)).scratch()
    for number in range(24):
        match, looks = hacktable.game("hashcatch").start(2, f"winning {number}"), list[tuple[Knowledge, Knowledge]]()
        bot = PolicyBot("greedy", np.array([number], np.int64))
        while not match.over:
            looks.append((match.knowledge(0), match.knowledge(1)))
            match.act(match.actors[0], bot.choose(match.knowledge(match.actors[0])))
        chances, places = list[float](), list[float]()
        for known in looks[-len(looks) // 10]:
            board, m, found = HASHCATCH.Board.mirror(known.boards[0]), HASHCATCH.State.mirror(known.masks[0]), np.zeros(2, np.float32)
            twins[enter_thinking]([board], [m], known.seat, np.zeros(0, np.int64), mind, scratch, found)
            chances.append(float(found[0]))
            places.append(float(found[1]))
        assert match.result
        right += match.result.winners == (int(chances[1] > chances[0]),)
        placed += match.result.winners == (int(places[1] < places[0]),)
    assert right >= 17
    assert placed >= 17


def test_live_it_does_what_the_best_reflexes_do() -> None:
    """Nothing was learned about live tables."""
    hacker = hacktable.game("hacker")
    match = hacker.start(3, "live")
    champion, greedy = PolicyBot("champion", np.array([5], np.int64)), PolicyBot("greedy", np.array([5], np.int64))
    for _ in range(6):
        known = match.knowledge(match.actors[0])
        chosen = champion.choose(known)
        assert chosen == greedy.choose(known)
        match.act(known.seat, chosen)
    assert champion.react(match.knowledge(0)) == greedy.react(match.knowledge(0))
