"""The arena: what a block is, who wins, when it stops; and that it makes no difference where the games are played."""

from __future__ import annotations

import io
import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest
from rich.console import Console

import hacktable
import strangers
from hacktable import cli
from hacktable.bots import registry
from hacktable.cli.arena import watching
from hacktable.lab import arena, batches, blocks, crews, ratings, trial
from hacktable.lab.arena import Held, Plan
from hacktable.lab.blocks import Blocks, Contest, Way, play_blocks
from hacktable.lab.crews import Cores
from ports import free_port

pytestmark = pytest.mark.deep  # simulations compile rules

TRIAL = Contest("hashcatch", 3, "greedy", "random", "arena")
SHORT = Plan(games=150)


def games(held: Held) -> list[Any]:
    """All places and points, however the blocks were divided."""
    return [np.concatenate([getattr(part, name) for part in held.parts]).tolist() for name in ("placing", "points", "decisions")]


# ---------------------------------------------------------------- what a block is


class Noting(strangers.Counting):
    """Notes which seat it has in which game, and the hand it was dealt there."""

    notes: list[tuple[str, int, tuple[int, ...]]]

    def choose(self, known: hacktable.Knowledge) -> hacktable.Action:
        if self.asked == 0:
            self.notes.append(
                (type(self).__name__, self.invitation.seat, tuple(int(each) for each in known.state.hidden[self.invitation.seat]))
            )
        return super().choose(known)


class Candidate(Noting):
    """The one."""


class Other(Noting):
    """The others."""


@pytest.fixture
def noted() -> Iterator[list[tuple[str, int, tuple[int, ...]]]]:
    Noting.notes = []
    for name, bot in (("candidate", Candidate), ("other", Other)):
        registry.register_bot(name, bot)
    yield Noting.notes
    for name in ("candidate", "other"):
        registry.forget_bot(name)


@pytest.mark.parametrize("way", ["one", "many"])
def test_a_block_is_one_deal_with_the_candidate_in_every_seat_once(way: blocks.Way, noted: list[tuple[str, int, tuple[int, ...]]]) -> None:
    """The bots themselves say where they sat and which cards they were dealt."""
    players = 3
    contest = Contest("blackhat", players, "candidate", "other", "deals", way)
    play_blocks(contest, range(2))
    alone = "Candidate" if way == "one" else "Other"
    assert len(noted) == 2 * players * players, "every bot of every game was asked"
    deals = []
    for block in range(2):
        there = noted[block * players**2 : (block + 1) * players**2]
        in_games = [there[game * players : (game + 1) * players] for game in range(players)]
        assert [[seat for name, seat, _ in game if name == alone] for game in in_games] == [[0], [1], [2]]
        hands = [{seat: hand for _, seat, hand in game} for game in in_games]
        assert [sorted(each) for each in hands] == [[0, 1, 2]] * players
        assert hands[0] == hands[1] == hands[2], "another deal in the same block"
        assert len(set(hands[0].values())) == players
        deals.append(hands[0])
    assert deals[0] != deals[1]


@pytest.mark.parametrize(("game", "players"), [("hashcatch", 2), ("blackhat", 4)])
def test_compiled_blocks_have_one_key_each_too(game: str, players: int) -> None:
    simulation = blocks.simulation_of(Contest(game, players, "greedy", "random", "keys"))
    keys = [tuple(each) for each in simulation.batch(range(5 * players)).states["key"].tolist()]
    assert all(len(set(keys[first : first + players])) == 1 for first in range(0, 5 * players, players))
    assert len(set(keys)) == 5


def test_a_game_of_a_block_is_the_match_that_record_writes(capsys: pytest.CaptureFixture[str]) -> None:
    played = play_blocks(TRIAL, range(4, 5))
    for seat, bots in enumerate(("greedy,random,random", "random,greedy,random", "random,random,greedy")):
        assert cli.main(["record", "hashcatch", "--players", "3", "--seed", "arena/4", "--bots", bots]) == 0
        result = hacktable.game("hashcatch").replay(capsys.readouterr().out).standings
        assert result.points == tuple(played.points[0, seat].tolist())
        assert result.placing == tuple(played.placing[0, seat].tolist())


WAYS: tuple[Way, ...] = ("one", "many")


def test_the_score_of_a_block_is_the_candidates_share_of_its_wins() -> None:
    one = Contest("hashcatch", 3, "greedy", "random", "x")
    many = Contest("hashcatch", 3, "greedy", "random", "x", "many")
    places = np.array([[[1, 2, 3], [1, 1, 3], [2, 3, 1]], [[2, 1, 3], [1, 2, 3], [1, 1, 1]]], np.int8)
    zeros = np.zeros((2, 3, 3), np.int32)
    for contest, expected in ((one, [(1 + 0.5 + 1) / 3, (0 + 0 + 1 / 3) / 3]), (many, [0.5 / 3, (1 + 1 + 2 / 3) / 3])):
        found = Blocks(contest, range(2), places, zeros, zeros[:, :, 0], ({},), 0)
        assert found.scores.tolist() == pytest.approx(expected)
    assert (one.even, many.even) == pytest.approx((1 / 3, 2 / 3))


def test_bots_that_play_alike_end_every_block_even() -> None:
    for way in WAYS:
        contest = Contest("hashcatch", 4, "greedy", "greedy", "alike", way)
        assert play_blocks(contest, range(20)).scores.tolist() == pytest.approx([contest.even] * 20)


def test_drawn_options_differ_from_block_to_block_and_keep_what_was_named() -> None:
    contest = Contest("blackhat", 3, "greedy", "random", "drawn", options=(("tracer", True),), drawn=True)
    played = play_blocks(contest, range(12))
    assert len(played.options) == 12
    assert len({json.dumps(each) for each in played.options}) == 12
    assert all(each["tracer"] for each in played.options)
    assert len({each["board"] for each in played.options}) > 1
    again = play_blocks(contest, range(7, 8))
    assert again.options[0] == played.options[7]
    assert again.points.tolist() == played.points[7:8].tolist()


# ---------------------------------------------------------------- how long, and what is said


def test_a_stronger_bot_is_found_in_both_directions_and_a_weaker_one_is_not_called_stronger() -> None:
    for way in WAYS:
        strong = arena.hold(Contest("hashcatch", 3, "greedy", "random", "found", way), Plan(), Cores(1)).result
        weak = arena.hold(Contest("hashcatch", 3, "random", "greedy", "found", way), Plan(), Cores(1)).result
        assert (strong.verdict, weak.verdict) == ("stronger", "not stronger")
        assert strong.ratio >= trial.BOUND
        assert weak.ratio <= -trial.BOUND
        assert strong.games == strong.blocks * 3 < 2000
        assert strong.wins.low > strong.even
        assert weak.wins.high < weak.even


def test_only_blocks_up_to_the_one_that_decides_are_counted() -> None:
    held = arena.hold(Contest("hashcatch", 3, "greedy", "random", "found"), Plan(), Cores(1))
    count = sum(len(part.numbers) for part in held.parts)
    assert count == held.scores.size == held.ratios.size == held.result.blocks
    assert sum(len(part.placing) for part in held.parts) == count
    assert trial.stop(held.ratios) == count


def test_a_fixed_number_of_games_is_played_to_its_last_block() -> None:
    result = arena.hold(TRIAL, Plan(games=100), Cores(1)).result
    assert (result.blocks, result.games) == (34, 102)
    assert result.ratio == 0
    assert result.verdict == "stronger"
    assert result.wins.mean == pytest.approx(sum(result.by_seat) / 3)


def test_the_test_gives_up_in_the_end() -> None:
    result = arena.hold(Contest("hashcatch", 2, "greedy", "greedy", "alike"), Plan(margin=0.0001, most=300), Cores(1)).result
    assert (result.games, result.verdict) == (300, "undecided")


def test_moves_that_a_bot_failed_to_play_are_counted() -> None:
    registry.register_bot("raising", strangers.Raising)
    try:
        result = arena.hold(Contest("hashcatch", 2, "raising", "random", "fails"), Plan(games=2), Cores(1)).result
    finally:
        registry.forget_bot("raising")
    assert result.missed > 10


def test_pairs_of_a_round_robin_and_of_a_ladder() -> None:
    assert arena.round_robin(["a", "b", "c"]) == [("a", "b"), ("a", "c"), ("b", "a"), ("b", "c"), ("c", "a"), ("c", "b")]
    assert arena.ladder(["a", "b", "c"]) == [("b", "a"), ("c", "b")]
    made = arena.contests("hashcatch", [("greedy", "random")], [2, 3], ("one", "many"), "x")
    assert [(each.players, each.way) for each in made] == [(2, "one"), (3, "one"), (3, "many")], "two players have one direction"


def test_ratings_put_the_stronger_bot_first_and_do_not_depend_on_chance() -> None:
    pairs = arena.round_robin(["random", "greedy"])
    held = [arena.hold(each, Plan(games=60), Cores(1)) for each in arena.contests("hashcatch", pairs, [3], ("one",), "rated")]
    found = ratings.rate(held)
    assert list(found) == ["greedy", "random"]
    assert found["greedy"].strength - found["random"].strength > 2 * (found["greedy"].doubt + found["random"].doubt)
    assert found["greedy"].strength + found["random"].strength == pytest.approx(50, abs=5), (
        "all began at 25: who wins, wins it from the other"
    )
    assert ratings.rate(held) == found


# ---------------------------------------------------------------- where the games are played


@pytest.fixture(scope="module")
def alone() -> tuple[Held, Held]:
    """A contest of fixed length and one that stops by itself, on one core."""
    return arena.hold(TRIAL, SHORT, Cores(1)), arena.hold(TRIAL, Plan(), Cores(1))


def test_all_cores_find_what_one_core_finds(alone: tuple[Held, Held], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(blocks, "BATCH", 7)
    for held, plan in zip(alone, (SHORT, Plan()), strict=True):
        again = arena.hold(TRIAL, plan, Cores(4))
        assert len(again.parts) > 4, "divided among the threads"
        assert games(again) == games(held)
        assert again.result == held.result


def test_bots_that_are_not_compiled_play_in_processes_and_find_the_same(alone: tuple[Held, Held], monkeypatch: pytest.MonkeyPatch) -> None:
    """Here nothing is compiled, in the other processes it is: that makes no difference either."""
    monkeypatch.setattr(batches, "is_installed", lambda module: False)
    contest = Contest("hashcatch", 3, "greedy", "random", "arena", options=(("memory", False),))
    assert not blocks.simulation_of(contest).fast
    again = arena.hold(contest, Plan(games=30), Cores(2))
    assert again.result.by_seat == arena.hold(TRIAL, Plan(games=30), Cores(1)).result.by_seat


@pytest.mark.real
def test_a_ray_cluster_finds_what_one_core_finds(alone: tuple[Held, Held], monkeypatch: pytest.MonkeyPatch) -> None:
    """A real cluster on this machine: with the games in small portions, so that its workers have to share them.

    Its first start is given up, as Ray does where a machine is very busy, and it is started again.
    """
    import ray

    monkeypatch.setattr(blocks, "BATCH", 30)
    monkeypatch.setattr(os, "cpu_count", lambda: 2)
    start, patience = ray.init, [Exception("The current node timed out during startup.")]

    def impatient(**how: Any) -> None:
        start(**how)
        if patience:
            raise patience.pop()

    monkeypatch.setattr(ray, "init", impatient)
    registry.register_bot("raising", strangers.Raising)
    try:
        with crews.on_ray("local") as cluster:
            for held, plan in zip(alone, (SHORT, Plan()), strict=True):
                again = arena.hold(TRIAL, plan, cluster)
                assert len(again.parts) > 1
                assert games(again) == games(held)
                assert again.result == held.result
            words = ["arena", "hashcatch", "greedy", "--against", "random", "--players", "3", "--games", "150", "--seed", "arena", "--json"]
            head = ray.get_runtime_context().gcs_address
            command = [sys.executable, "-m", "hacktable.cli", *words, "--ray", head]
            joined = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)
            assert (joined.returncode, joined.stderr) == (0, ""), "another program joins the cluster by its address"
            assert json.loads(joined.stdout)["results"] == [json.loads(msgspec.json.encode(alone[0].result))]
            with pytest.raises(hacktable.OptionError, match="Only this program knows the bot raising"):
                arena.hold(Contest("hashcatch", 2, "raising", "random", "x"), SHORT, cluster)
            with pytest.raises(crews.RayError, match="twice"), crews.on_ray("local"):
                pass
            assert ray.is_initialized(), "who has a cluster already keeps it"
            monkeypatch.setattr(crews, "versions_of", lambda contest: ("9", contest.game, 1))
            with pytest.raises(crews.RayError, match="would play other games: here is hacktable 9, hashcatch 1, there is hacktable 0"):
                arena.hold(TRIAL, SHORT, cluster)
    finally:
        registry.forget_bot("raising")


@pytest.mark.parametrize(
    ("address", "why"), [("127.0.0.1:{port}", "refused"), ("ray://127.0.0.1:{port}", "refused"), ("here", "host:port")]
)
def test_without_a_cluster_at_the_address_one_line_says_so(address: str, why: str) -> None:
    """Ray itself would try for minutes."""
    named = address.format(port=free_port())
    with pytest.raises(crews.RayError, match=f"There is no Ray cluster to be used at {named}: .*{why}"), crews.on_ray(named):
        pass


# ---------------------------------------------------------------- the command


Called = tuple[int, str, str]


def call(capsys: pytest.CaptureFixture[str], *words: str) -> Called:
    code = cli.main(["arena", *words])
    said = capsys.readouterr()
    return code, said.out, said.err


def test_the_command_says_who_is_stronger(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "160")
    code, out, err = call(capsys, "hashcatch", "greedy", "--against", "random", "--players", "3", "--both", "--seed", "found")
    words = " ".join(out.split())
    assert (code, err) == (0, "")
    assert "hashcatch, seed found" in words
    assert re.search(r"greedy among 2 random [\d,]+ \d\d\.\d \d\d\.\d–\d\d\.\d 33\.3 \+\d+\.\d\d stronger", words)
    assert re.search(r"2 greedy against one random [\d,]+ \d+\.\d \d\d\.\d–\d+\.\d 66\.7 \+\d+\.\d\d stronger", words)
    assert "--games gives a figure to quote" in words


def test_while_it_plays_a_terminal_shows_how_it_stands() -> None:
    out = io.StringIO()
    console = Console(file=out, force_terminal=True, width=100)
    with watching(console, [TRIAL], SHORT) as watch:
        held = arena.hold(TRIAL, SHORT, Cores(1), watch)
    shown = re.sub(r"\x1b\[[0-9;?]*[a-zA-Z]", "", out.getvalue())
    assert "150/150" in shown, "how far it is"
    assert re.search(rf"greedy among 2 random +150 +{100 * held.result.wins.mean:.1f} .* stronger", shown), "and who leads"


def test_nobody_is_shown_anything_where_there_is_no_terminal() -> None:
    out = io.StringIO()
    with watching(Console(file=out), [TRIAL], SHORT) as watch:
        arena.hold(TRIAL, SHORT, Cores(1), watch)
    assert out.getvalue() == ""


def test_the_command_prints_json(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("hashcatch", "greedy", "--against", "random", "--each", "--games", "60", "--seed", "j", "--json")
    code, out, _ = call(capsys, *words)
    found = json.loads(out)["results"]
    assert code == 0
    assert [each["contest"]["players"] for each in found] == [2, 3, 4]
    assert all(each["games"] == 60 and each["verdict"] == "stronger" for each in found)
    assert call(capsys, *words, "--cores", "1")[1] == out


class Page(HTMLParser):
    """Which elements a page has, and what it would load."""

    def __init__(self) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.loads: list[str] = []
        self.open: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.loads += [f"{tag} {name}" for name, _ in attrs if name in ("src", "href", "srcset", "data", "action")]
        if tag != "meta":
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def test_everyone_against_everyone_becomes_a_page_and_a_table(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    import pyarrow.parquet

    page, table = tmp_path / "arena.html", tmp_path / "arena.parquet"
    bots = ("random", "greedy", "average")
    words = (
        "hashcatch",
        *bots,
        "--players",
        "3",
        "--games",
        "30",
        "--seed",
        "<all>",
        "--html",
        str(page),
        "--parquet",
        str(table),
        "--json",
    )
    code, out, _ = call(capsys, *words)
    found = json.loads(out)
    assert (code, len(found["results"]), set(found["ratings"])) == (0, 6, set(bots))
    assert list(found["ratings"])[-1] == "random"

    text = page.read_text("utf-8")
    read = Page()
    read.feed(text)
    assert read.open == [], "something is not closed"
    assert read.loads == [], "a page of its own"
    assert "script" not in read.tags
    assert not re.search(r"https?:|url\(|@import", text)
    assert read.tags.count("svg") == 1 + 1 + 2 * 6, "all shares, the ratings, and two drawings for each pair"
    assert "&lt;all&gt;" in text
    assert "<all>" not in text
    assert "hacktable arena hashcatch random greedy average --players 3 --games 30 --seed &#x27;&lt;all&gt;&#x27;" in text
    for result in found["results"]:
        assert f"{100 * result['wins']['mean']:.1f}" in text

    rows = pyarrow.parquet.read_table(table).to_pylist()
    assert len(rows) == 6 * 30
    for result in found["results"]:
        pair = (result["contest"]["candidate"], result["contest"]["against"])
        mine = [row for row in rows if (row["candidate"], row["against"]) == pair]
        assert np.mean([row["share"] for row in mine]) == pytest.approx(result["wins"]["mean"])
        assert all(row["bots"][row["seat"]] == pair[0] and row["bots"].count(pair[1]) == 2 for row in mine)
        assert {row["deal"] for row in mine} == {f"<all>/{number}" for number in range(10)}


def test_a_test_that_stops_by_itself_is_drawn_too(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    page = tmp_path / "arena.html"
    assert call(capsys, "hashcatch", "greedy", "--against", "random", "--players", "2", "--seed", "t", "--html", str(page))[0] == 0
    text = page.read_text("utf-8")
    read = Page()
    read.feed(text)
    assert read.tags.count("svg") == 1 + 3
    assert "+2.94" in text
    assert "-2.94" in text


def test_any_registered_bot_takes_part_and_none_at_a_game_that_it_does_not_play(capsys: pytest.CaptureFixture[str]) -> None:
    for name, bot in (("counting", strangers.Counting), ("restless", strangers.Restless)):
        registry.register_bot(name, bot)
    try:
        code, out, _ = call(
            capsys, "hashcatch", "counting", "--against", "greedy", "--players", "2", "--games", "4", "--seed", "c", "--json"
        )
        refused = call(capsys, "hashcatch", "greedy", "--against", "restless")
    finally:
        for name in ("counting", "restless"):
            registry.forget_bot(name)
    (found,) = json.loads(out)["results"]
    assert (code, found["contest"]["candidate"], found["games"], found["missed"]) == (0, "counting", 4, 0)
    assert refused == (1, "", "hacktable: The bot restless does not play hashcatch, only: hacker.\n")


def test_a_ladder_tests_each_bot_against_the_one_before(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("hashcatch", "random", "greedy", "greedy", "--ladder", "--players", "2", "--seed", "l", "--margin", "5", "--json")
    found = json.loads(call(capsys, *words)[1])["results"]
    assert [(each["contest"]["candidate"], each["contest"]["against"], each["verdict"]) for each in found] == [
        ("greedy", "random", "stronger"),
        ("greedy", "greedy", "not stronger"),
    ]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["clever"], "There is no bot called 'clever'"),
        (["greedy", "--against", "clever"], "There is no bot called 'clever'"),
        (["greedy", "--players", "9"], "9"),
        (["greedy", "--games", "0"], "0 games cannot be simulated"),
        (["greedy", "--margin", "0"], "A margin of 0 percentage points cannot be tested: it must be more than 0 and less than 75.0"),
        (["greedy", "--margin", "80"], "A margin of 80 percentage points"),
        (["greedy", "--option", "colour=red"], "There is no option called colour"),
    ],
)
def test_what_cannot_be_held_is_refused_in_one_line(words: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    code, out, err = call(capsys, "hashcatch", *words)
    assert (code, out) == (1, "")
    assert said in err
    assert len(err.splitlines()) == 1


@pytest.mark.parametrize(
    "words",
    [
        ["greedy", "--each", "--players", "2"],
        ["greedy", "--ladder"],
        ["greedy", "random", "--ladder", "--against", "greedy"],
        ["greedy", "greedy"],
        ["greedy", "--games", "10", "--most", "20"],
        ["greedy", "--cores", "0"],
        ["greedy", "--cores", "2", "--ray", "local"],
        ["greedy", "--gpu", "--ray", "local"],
        ["greedy", "--gpu", "--cores", "2"],
        [],
    ],
)
def test_arguments_that_do_not_fit_together_are_wrong_arguments(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        cli.main(["arena", "hashcatch", *words])
    assert ended.value.code == 2
    assert "usage: hacktable arena" in capsys.readouterr().err
