"""The arena on a GPU, without one: what lanes play, what they need, and what is handed to the driver."""

from __future__ import annotations

import ctypes
import importlib.util
import re
import sys
import threading
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np
import pytest

import hacktable
import strangers
import tiny
from hacktable import cli
from hacktable.bots import registry
from hacktable.bots.learned import network
from hacktable.bots.policies import Together
from hacktable.kernel import events
from hacktable.kernel.compiling import Twins, plain
from hacktable.kernel.events import Events
from hacktable.kernel.game import Game
from hacktable.lab import arena, gpu, lanes
from hacktable.lab.arena import Held, Plan
from hacktable.lab.blocks import Contest
from hacktable.lab.crews import Cores
from hacktable.lab.driver import Array, Driver, Words, flat
from hacktable.lab.lanes import Graphics, Lanes

hacktable.register(tiny.GAME)
TINY = Contest(tiny.GAME.name, 3, "greedy", "random", "lanes")
LONG = ("blackhat", "hacker", "hashcatch")
"""A minute or more each. All rules are written in the same Python, so that a small game's stand for them in the ordinary check."""


def games(held: Held) -> list[Any]:
    """All places, points and options, however the blocks were divided."""
    found = [np.concatenate([getattr(part, name) for part in held.parts]).tolist() for name in ("placing", "points", "decisions")]
    return [*found, held.parts[0].options if not held.contest.drawn else [option for part in held.parts for option in part.options]]


def play_interpreted(game: Game, policies: Together, things: Mapping[str, Array], team: int = 1) -> None:
    """One lane after another, in the order of the threads. What only a GPU could do wrong is not seen here."""
    mirrored = {name: [game.State.mirror(each) for each in things[name]] for name in ("states", "masks", "room")}
    boards = [game.Board.mirror(each) for each in things["boards"]]
    room = {name: np.array(thing) for name, thing in things.items() if name not in lanes.FOUND}
    given: dict[str, Any] = {**things, **room, **mirrored, "boards": boards, "silent": [Events.mirror(events.STORED_SILENT[0])]}
    play = Twins(policies.fills(game), plain)[lanes.play_lane]
    for lane in things["order"].tolist():
        if lane % team == 0:  # the others of a team do the same
            play(*(given[name] for name, _, _ in lanes.arguments_of(things)), lane)


class Interpreted:
    """A machine with room for so many lanes, which plays them by the interpreted rules."""

    def __init__(self, room: int) -> None:
        self.room = room
        self.runs: list[int] = []

    def team(self, policies: Together) -> int:
        return 1

    def most(self, size: int) -> int:
        return self.room

    def run(self, game: Game, policies: Together, things: Mapping[str, Array]) -> None:
        self.runs.append(len(things["order"]))
        play_interpreted(game, policies, things)


# ---------------------------------------------------------------- the same games


@pytest.mark.deep
@pytest.mark.parametrize(
    ("contest", "blocks"),
    [
        (TINY, 40),
        (Contest("hashcatch", 3, "greedy", "random", "lanes", "many"), 6),
        pytest.param(Contest("hashcatch", 2, "champion", "greedy", "lanes"), 1, marks=pytest.mark.soak),
        (Contest("blackhat", 3, "greedy", "random", "lanes", drawn=True), 3),
        (Contest("hacker", 3, "average", "careless", "lanes", options=(("tempo", "step"),)), 3),
    ],
    ids=lambda each: f"{each.game}-{each.candidate}" if isinstance(each, Contest) else str(each),
)
def test_lanes_play_the_same_games_as_cores(contest: Contest, blocks: int) -> None:
    plan = Plan(games=blocks * contest.players)
    there = arena.hold(contest, plan, Lanes(Interpreted(1000)))
    assert games(there) == games(arena.hold(contest, plan, Cores(1)))
    assert there.scores.size == blocks


@pytest.mark.deep
def test_the_test_stops_at_the_same_block_however_many_lanes_there_are() -> None:
    plan = Plan(margin=0.1, most=6000)
    cores = arena.hold(TINY, plan, Cores(1))
    machine = Interpreted(300)
    there = arena.hold(TINY, plan, Lanes(machine))
    assert cores.stopped
    assert (there.stopped, there.result) == (True, cores.result)
    assert games(there) == games(cores)
    assert max(machine.runs) <= 1000


def test_ranges_are_gathered_to_as_many_blocks_as_there_is_room_for() -> None:
    ranges = [range(20), range(20, 40), range(40, 60), range(60, 70)]
    assert [*lanes._gathered(ranges, 45)] == [range(40), range(40, 70)]
    assert [*lanes._gathered(ranges, 5)] == ranges
    assert [*lanes._gathered([], 5)] == []


# ---------------------------------------------------------------- teams


class Together32:
    """Threads of Python that tell each other what threads of a GPU do: in each exchange, all wait until everybody has said their part."""

    def __init__(self) -> None:
        self.said: list[Any] = [0] * 32
        self.barrier = threading.Barrier(32)
        self.own = threading.local()
        self.local = self

    @property
    def laneid(self) -> int:
        return int(self.own.number)

    def array(self, size: int, kind: object) -> Array:
        return np.full(size, np.nan, np.float32)

    def exchange(self, value: Any) -> list[Any]:
        self.said[self.laneid] = value
        self.barrier.wait()
        found = list(self.said)
        self.barrier.wait()
        return found

    def ballot_sync(self, who: int, there: int) -> int:
        bits = sum(1 << at for at, each in enumerate(self.exchange(there)) if each)
        return bits - (1 << 32) if bits >> 31 else bits  # as a signed number of 32 bits

    def shfl_sync(self, who: int, value: Any, whose: int) -> Any:
        return self.exchange(value)[whose]

    @staticmethod
    def ffs(bits: int) -> int:
        assert 0 < bits < 1 << 32
        return (bits & -bits).bit_length()


@pytest.mark.parametrize(("count", "size"), [(7, 5), (40, 64), (33, 70)])
def test_a_team_of_threads_sums_up_a_layer_to_the_same_bits(count: int, size: int, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("numba.cuda")
    from hacktable.lab import team

    chance = np.random.default_rng(count)
    mind = chance.normal(size=5 + (count + 1) * size).astype(np.float32)
    before = np.where(chance.random(count) < 0.5, 0, chance.normal(size=count)).astype(np.float32)
    added = chance.normal(size=size).astype(np.float32)
    expected = np.zeros(size, np.float32), added.copy()
    network.layer(mind, 5, before, expected[0])
    network.add_columns(mind, 5, before, count, expected[1])
    pretended = Together32()
    monkeypatch.setattr(team, "cuda", pretended)
    for helper in ("add_rows", "tell_all"):
        monkeypatch.setattr(team, helper, getattr(team, helper).py_func)
    found = [(np.zeros(size, np.float32), added.copy()) for _ in range(32)]

    def work(number: int) -> None:
        pretended.own.number = number
        team.layer(mind, 5, before, found[number][0])
        team.add_columns(mind, 5, before, count, found[number][1])

    with ThreadPoolExecutor(32) as pool:
        list(pool.map(work, range(32)))
    for each in found:
        assert [part.tobytes() for part in each] == [part.tobytes() for part in expected]


# ---------------------------------------------------------------- refusals


class Nameless(strangers.Counting):
    """No policy."""


def test_bots_that_are_no_policies_are_refused_by_their_names(capsys: pytest.CaptureFixture[str]) -> None:
    registry.register_bot("nameless", Nameless)
    try:
        code = cli.main(["arena", "hashcatch", "nameless", "champion", "--against", "thinker:50", "--gpu"])
    finally:
        registry.forget_bot("nameless")
    out, err = capsys.readouterr()
    assert (code, out) == (1, "")
    assert err.startswith("hacktable: These bots cannot play on a GPU: nameless, thinker:50. Only policies can")
    assert len(err.splitlines()) == 1


def test_without_a_gpu_the_command_says_so_in_one_line(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    def load(name: str) -> None:
        raise OSError(f"{name}: cannot open shared object file")

    monkeypatch.setattr(ctypes, "CDLL", load)
    assert cli.main(["arena", "hashcatch", "greedy", "--against", "random", "--gpu"]) == 1
    out, err = capsys.readouterr()
    assert (out, len(err.splitlines())) == ("", 1)
    assert "There is no NVIDIA GPU here that can be used" in err


# ---------------------------------------------------------------- what the driver is given


def test_an_array_is_handed_over_as_numba_takes_it() -> None:
    assert [each.value for each in flat(4096, 8, (2, 3))] == [0, 0, 6, 8, 4096, 2, 3, 24, 8]
    assert [each.value for each in flat(4096, 312, (5,))] == [0, 0, 5, 312, 4096, 5, 312]


class Pretended(Driver):
    """A driver whose memory is this process's, and which plays what is launched by the interpreted rules, from nothing but the numbers of the
    launch and the bytes in its memory."""

    def __init__(self, game: Game, policies: Together) -> None:
        self.game, self.policies = game, policies
        self.memory: dict[int, ctypes.Array[ctypes.c_char]] = {}
        self.images: list[str] = []
        self.launched: list[int] = []

    @property
    def capability(self) -> tuple[int, int]:
        return 12, 0

    @property
    def free(self) -> int:
        return 2_000_000

    def load(self, image: bytes, name: str) -> ctypes.c_void_p:
        self.images.append(image.decode())
        return ctypes.c_void_p(1)

    def room(self, size: int) -> int:
        made = ctypes.create_string_buffer(max(1, size))
        self.memory[ctypes.addressof(made)] = made
        return ctypes.addressof(made)

    def give_back(self, address: int) -> None:
        del self.memory[address]

    def upload(self, address: int, array: Array) -> None:
        ctypes.memmove(address, array.tobytes(), array.nbytes)

    def download(self, address: int, array: Array) -> None:
        array[...] = np.frombuffer(memoryview(self.memory[address]), array.dtype, array.size).reshape(array.shape)

    def launch(self, function: ctypes.c_void_p, count: int, values: Words, stream: int = 0) -> None:
        words, things = [each.value for each in values], dict[str, Array]()
        kinds = lanes.arguments_of(lanes._rooms(self.game, self.policies, 1) | dict.fromkeys(lanes.GIVEN, np.zeros(0)))
        records: dict[str, Any] = {"boards": self.game.Board.dtype, "states": self.game.State.dtype, "silent": Events.dtype}
        records |= {
            "masks": self.game.State.dtype,
            "room": self.game.State.dtype,
            "minds": np.dtype(np.float32),
            "scratch": np.dtype(np.float32),
        }
        dimensions = {"keys": 2, "coins": 2, "policies": 2}
        for name, _, found in [("order", None, 1), *kinds]:
            axes = dimensions.get(name, 1) if name in lanes.GIVEN else found
            (_, _, items, size, address, *shape), words = words[: 5 + axes], words[5 + 2 * axes :]
            kind = np.dtype(records.get(name, np.int64))
            assert kind.itemsize == size, name
            things[name] = np.frombuffer(memoryview(self.memory[address]), kind, items).reshape(shape)
        assert not words
        assert count == len(things["order"])
        self.launched.append(count)
        play_interpreted(self.game, self.policies, things, Graphics(self).team(self.policies))


@pytest.mark.skipif(
    sys.platform != "linux" and importlib.util.find_spec("numba_cuda") is None,
    reason="numba-cuda has wheels for Linux alone",
)
@pytest.mark.deep
@pytest.mark.parametrize("name", [pytest.param(name, marks=[pytest.mark.soak] if name in LONG else []) for name in hacktable.game_names()])
def test_games_are_compiled_for_a_gpu_and_launched_with_all_that_they_need(
    name: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Any
) -> None:
    """Everything but the GPU itself: real PTX for it, and the launches as a driver gets them."""
    monkeypatch.setenv("HACKTABLE_CACHE", str(tmp_path))
    game = hacktable.game(name).rules
    best = registry.names(game)[-1]
    candidate = "champion" if "champion" in registry.names(game) else best
    contest = Contest(name, game.players[0], candidate, "greedy" if candidate != "greedy" else "random", "gpu")
    found = registry.together(map(registry.find, contest.bots), alone=True)
    assert found
    driver = Pretended(game, found[0])
    there = arena.hold(contest, Plan(games=contest.players), Lanes(Graphics(driver)))
    monkeypatch.undo()
    assert games(there) == games(arena.hold(contest, Plan(games=contest.players), Cores(1)))
    (ptx,) = driver.images
    assert ".target sm_90" in ptx
    assert f".version {gpu.OLDEST}" in ptx
    assert len(re.findall(r"\.entry play_lane\(", ptx)) == 1
    assert not re.findall(r"\.extern \.func", ptx), "something was left to link"
    assert not re.findall(r"fma\.rn\.f(32|64)", ptx), "a product and a sum are rounded together, as no processor does"
    assert [file.read_text() for file in (tmp_path / "gpu").iterdir()] == [ptx], "it is kept"
