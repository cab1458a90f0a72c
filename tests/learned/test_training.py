"""Training, small, on the processor. The check has PyTorch where its wheel has 100 MB (Linux on aarch64); elsewhere it has gigabytes, and is an extra."""

from __future__ import annotations

import importlib.util
import json
import re
import shutil
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

import hacktable
import tiny
from hacktable import cli
from hacktable.bots import registry
from hacktable.bots.learned.champion import CHAMPION
from hacktable.bots.learned.mind import fingerprint_of, places_of
from hacktable.bots.learned.weights import WeightsError, read, weights_file
from hacktable.bots.policies import Policy
from hacktable.kernel import extras, rules
from hacktable.kernel import registry as games
from hacktable.kernel.compiling import kernel
from hacktable.kernel.game import Game
from hacktable.lab.simulate import simulate
from hacktable.lab.training import prepare as preparing
from hacktable.lab.training.picture import page_of
from hacktable.lab.training.prepare import is_prepared, prepare

HASHCATCH = hacktable.game("hashcatch").rules
needs_torch = pytest.mark.skipif(importlib.util.find_spec("torch") is None, reason="PyTorch (the extra train) is not installed")


def test_without_pytorch_the_command_says_what_it_needs(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(extras, "is_installed", lambda module: module != "torch")
    assert cli.main(["train", "hashcatch"]) == 1
    assert capsys.readouterr().err == "hacktable train needs the extra train: pip install 'hacktable[train]'\n"


@kernel
def over_after_a_round(board: tiny.Board, s: tiny.State) -> bool:
    return s.rounds > 0


@pytest.fixture
def one_round(monkeypatch: pytest.MonkeyPatch) -> Game:
    """Highest Card with one round: who plays the highest of three cards beats one who plays any of them in three games of four."""
    fills = {**tiny.GAME.rules.fills, rules.over: over_after_a_round}
    game = replace(tiny.GAME, identity=replace(tiny.GAME.identity, name="one-round"), rules=replace(tiny.GAME.rules, fills=fills))
    monkeypatch.setitem(games._games, "one-round", game)
    return game


def wins_among_random(game: Game, weights: Path) -> float:
    """The share of games that a network wins against one random player."""
    mind = read(game, weights.read_bytes())
    hacktable.register_bot("learner", Policy(CHAMPION.choose, mind=lambda game: mind, brings=CHAMPION.brings))
    try:
        return simulate(game, 2, 600, ["learner", "random"], "small").by_bot["learner"].mean
    finally:
        registry.forget_bot("learner")


@needs_torch
@pytest.mark.deep
def test_a_tiny_network_learns_in_seconds_to_beat_random_play(one_round: Game, tmp_path: Path) -> None:
    plan = ["lanes=128", "steps=4", "scatter=0", "sizes=16,16,16,8", "critic=16", "rate=1e-2", "greedy=0", "mixed=0", "older=0"]
    plan += ["measure_every=0", "final_games=20", "games=20", "place_rounds=1"]
    found = []
    for iterations in (0, 60):
        words = ["train", "one-round", "--processor", "--out", str(tmp_path), "--iterations", str(iterations)]
        assert cli.main([*words, *(word for each in plan for word in ("--plan", each))]) == 0
        found.append(wins_among_random(one_round, tmp_path / "one-round.npz"))
    assert found[0] < 0.6, "nothing was learned yet"
    assert found[1] > 0.68


@needs_torch
@pytest.mark.soak
def test_a_small_network_learns_to_beat_random_play_and_the_same_seed_gives_the_same_weights(tmp_path: Path) -> None:
    plan = ["lanes=64", "steps=16", "scatter=30", "sizes=32,32,16,16", "critic=32", "rate=3e-3", "greedy=0.3", "final_games=20", "games=64"]
    hashes = []
    for name, iterations in (("one", 60), ("two", 3), ("three", 3)):
        words = ["train", "hashcatch", "--processor", "--out", str(tmp_path / name), "--iterations", str(iterations)]
        assert cli.main([*words, *(word for each in plan for word in ("--plan", each))]) == 0
        report = json.loads((tmp_path / name / "hashcatch.json").read_text())
        assert (report["iterations"], report["fingerprint"]) == (iterations, fingerprint_of(HASHCATCH))
        assert (
            {line["group"] for line in report["curve"]} == {line["group"] for line in report["places"]} == {"usual-2", "usual-3", "usual-4"}
        )
        hashes.append(report["weights"])
    assert hashes[1] == hashes[2] != hashes[0]
    assert wins_among_random(HASHCATCH, tmp_path / "one" / "hashcatch.npz") > 0.65


@needs_torch
@pytest.mark.soak
def test_a_run_keeps_early_weights_and_goes_on_and_another_is_trained_to_beat_it(tmp_path: Path) -> None:
    plan = ["lanes=32", "steps=8", "scatter=10", "sizes=32,32,16,16", "critic=32", "games=8", "final_games=0", "average=2"]
    words = ["train", "hashcatch", "--processor", "--out", str(tmp_path), *(word for each in plan for word in ("--plan", each))]
    assert cli.main([*words, "--iterations", "4", "--plan", "keep=0.5", "--plan", "emphasis=usual-2:5"]) == 0
    first = json.loads((tmp_path / "hashcatch.json").read_text())
    assert [line["iteration"] for line in first["curve"]] == [2, 2, 2]
    read(HASHCATCH, (tmp_path / "hashcatch-2.npz").read_bytes())
    assert "<svg" in (tmp_path / "hashcatch.html").read_text()
    assert cli.main([*words, "--iterations", "6", "--resume", str(tmp_path / "hashcatch.checkpoint")]) == 0
    after = json.loads((tmp_path / "hashcatch.json").read_text())
    assert after["iterations"] == 6
    assert after["weights"] != first["weights"]
    more = ["--name", "exploiter", "--iterations", "2"]
    for beaten, begun, every in (("champion", "hashcatch.checkpoint", 1), (str(tmp_path / "hashcatch.npz"), "hashcatch-2.npz", 0)):
        start = ["--beat", beaten, "--start", str(tmp_path / begun), "--plan", f"measure_every={every}", "--plan", f"their_warmth={every}"]
        assert cli.main([*words, *more, *start]) == 0
        report = json.loads((tmp_path / "exploiter.json").read_text())
        assert (report["opponent"], len(report["curve"])) == ("a frozen network", 6 * every)
    assert cli.main([*words, *more, "--plan", "sees_all=yes", "--start", str(tmp_path / "hashcatch.checkpoint")]) == 0
    with pytest.raises(WeightsError, match="sizes"):
        read(HASHCATCH, (tmp_path / "exploiter.npz").read_bytes())


@needs_torch
@pytest.mark.soak
def test_a_rival_sits_in_one_seat_of_some_games_and_never_changes(tmp_path: Path) -> None:
    from hacktable.lab.training.ppo import Prepared, Training, plan_of
    from hacktable.lab.training.processor import Processor
    from hacktable.lab.training.stepping import OLDER

    prepare(HASHCATCH, tmp_path, gpu=None)
    plan = plan_of(
        ["lanes=64", "steps=4", "scatter=2", "iterations=2", "older=0.5", "greedy=0.2", "older_every=1", "measure_every=0", "critic=32"]
    )
    plan.sizes = (320, 256, 128, 64)
    training = Training(Processor(HASHCATCH), Prepared(tmp_path), plan, tmp_path, "learner")
    training.rival(weights_file(HASHCATCH))
    training.start(weights_file(HASHCATCH))
    before = training.older.arrays()
    seats = (training.lanes().at["players"] == OLDER).sum(1)
    assert set(seats.tolist()) == {0, 1}
    assert 16 < seats.sum() < 48
    training.run()
    after, learned = training.older.arrays(), training.actor.arrays()
    assert all(np.array_equal(before[name], after[name]) for name in before)
    assert not np.array_equal(learned["two"], after["two"])


@needs_torch
@pytest.mark.soak
def test_a_finished_network_learns_which_place_to_expect_and_stays_as_it_is_otherwise(tmp_path: Path) -> None:
    plan = ["lanes=64", "scatter=2", "sizes=320,256,128,64", "games=40", "final_games=0", "place_rounds=2", "place_batch=512"]
    words = ["train", "hashcatch", "--processor", "--out", str(tmp_path), "--iterations", "0", "--start", str(weights_file(HASHCATCH))]
    with np.load(weights_file(HASHCATCH)) as found:
        before = dict(found)
    assert cli.main([*words, *(word for each in plan for word in ("--plan", each))]) == 0
    with np.load(tmp_path / "hashcatch.npz") as found:
        assert [name for name in before if not np.array_equal(found[name], before[name])] == ["place", "place_bias"]
    for each in json.loads((tmp_path / "hashcatch.json").read_text())["places"]:
        assert each["error"] < each["without"], "better than to expect the average place of everybody"
        assert each["place"]["off"] < 0.4


@needs_torch
@pytest.mark.soak
def test_a_network_can_be_trained_without_some_facts_and_measured_as_it_plays_at_random(tmp_path: Path) -> None:
    plan = ["lanes=32", "steps=8", "scatter=10", "sizes=32,32,16,16", "critic=32", "final_games=8", "without=POINTS,GREEDY", "warmth=0.5"]
    words = ["train", "hashcatch", "--processor", "--out", str(tmp_path), "--iterations", "2"]
    assert cli.main([*words, *(word for each in plan for word in ("--plan", each))]) == 0
    columns, actions = places_of(HASHCATCH, ["POINTS", "GREEDY"])
    with np.load(tmp_path / "hashcatch.npz") as found:
        assert not found["one"][columns].any()
        assert not found["action"][actions].any()
        assert found["one"].any(axis=1).sum() > 1000
    assert json.loads((tmp_path / "hashcatch.json").read_text())["plan"]["without"] == ["POINTS", "GREEDY"]


def test_what_training_needs_is_prepared_without_a_gpu(tmp_path: Path) -> None:
    prepare(HASHCATCH, tmp_path, gpu=None)
    about = json.loads((tmp_path / "about.json").read_text())
    assert len(about["scales"]) == about["width"]
    assert len(about["action_scales"]) == about["action_width"]
    assert about["width"] % 16 == about["action_width"] % 16 == 0
    assert (tmp_path / "boards.bin").stat().st_size == len(about["players"]) * about["bytes"]["boards"]
    assert set(about["groups"]) == {"usual-2", "usual-3", "usual-4"}
    assert sum(about["weights"]) == pytest.approx(1)


def test_drawn_boards_are_all_possible_and_those_to_measure_on_are_others(tmp_path: Path) -> None:
    prepare(hacktable.game("blackhat").rules, tmp_path, gpu=None, drawn=400)
    about = json.loads((tmp_path / "about.json").read_text())
    size, stored = about["bytes"]["boards"], (tmp_path / "boards.bin").read_bytes()
    boards = [stored[start : start + size] for start in range(0, len(stored), size)]
    trained = {boards[at] for at, weight in enumerate(about["weights"]) if weight}
    measured = {boards[at] for name, group in about["groups"].items() if name.startswith("drawn") for at in group}
    assert len(trained) > 350
    assert len(measured - trained) > 200


def test_kernels_are_compiled_once_and_anew_when_the_rules_have_changed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """For a machine that can compile nothing, a folder is prepared on another; compiling takes minutes, so here it is only noted."""
    compiled = list[tuple[str, tuple[int, int]]]()

    def compile_nothing(game: Game, fills: object, name: str, gpu: tuple[int, int]) -> str:
        compiled.append((name, gpu))
        return "ptx"

    monkeypatch.setattr(preparing, "to_ptx", compile_nothing)
    monkeypatch.setattr(shutil, "which", lambda name: None)
    assert not is_prepared(HASHCATCH, tmp_path)
    prepare(HASHCATCH, tmp_path, gpu=None)
    assert not is_prepared(HASHCATCH, tmp_path)
    (tmp_path / "move_lane.cubin").write_bytes(b"of older rules")
    prepare(HASHCATCH, tmp_path)
    assert is_prepared(HASHCATCH, tmp_path)
    assert not (tmp_path / "move_lane.cubin").exists()
    monkeypatch.setattr("hacktable.cli.train.need", lambda *words: None)
    assert cli.main(["train", "hashcatch", "--prepare", "--out", str(tmp_path / "other")]) == 0
    assert is_prepared(HASHCATCH, tmp_path / "other" / "prepared")
    assert ("move_lane", (9, 0)) in compiled
    about = json.loads((tmp_path / "about.json").read_text())
    assert all(arguments[0] == ["order", 1] for arguments in about["kernels"].values())
    (tmp_path / "about.json").write_text(json.dumps(about | {"source": "other rules"}))
    assert not is_prepared(HASHCATCH, tmp_path)


def test_the_curve_is_a_page_that_loads_itself_again_until_the_run_is_over() -> None:
    lines = [
        {"iteration": at, "group": group, "won": share, "half": 0.01, "games": 4096}
        for at, share in ((50, 0.3), (100, 0.6))
        for group in ("usual-2", "drawn-4")
    ]
    report = {
        "game": "hashcatch",
        "iterations": 100,
        "plan": {"iterations": 200},
        "games": 123456,
        "choices": 9876543,
        "seconds": 61.2,
        "device": "processor",
        "opponent": "greedy",
        "curve": lines,
    }
    page = page_of(report, over=False)
    assert "http-equiv='refresh'" in page
    assert page.count("<polyline") == 2
    assert page.count("<circle") == 4
    assert "iteration 100 of 200" in page
    assert "60.0 ± 1.0" in page
    heights = [float(each) for each in re.findall(r"y='([0-9.]+)'>(?:usual-2|drawn-4)<", page)]
    assert abs(heights[0] - heights[1]) > 13
    assert "http-equiv" not in page_of(report, over=True)
    assert "Nothing has been measured yet" in page_of(report | {"curve": []}, over=False)
