"""Simulations: the numbers add up, and each game can be written down and played again."""

from __future__ import annotations

import math
import os
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest

import hacktable
import tiny
from hacktable import cli
from hacktable.lab import batches, estimates, matches
from hacktable.lab import simulate as lab
from hacktable.match.match import Match

pytestmark = pytest.mark.deep  # simulations compile rules

GAME = hacktable.game("hashcatch").rules
BOTS = ["greedy", "random", "greedy"]
TIMES = ("seconds", "decisions_per_second")


def facts(report: lab.Report) -> dict[str, Any]:
    """A report without its times."""
    return {name: value for name, value in msgspec.to_builtins(report).items() if name not in TIMES}


@pytest.fixture(scope="module")
def report() -> lab.Report:
    return lab.simulate(GAME, 3, 90, BOTS, "adds up")


# ---------------------------------------------------------------- the numbers


def test_a_report_says_what_was_played(report: lab.Report) -> None:
    assert (report.game, report.players, report.games, report.seed) == ("hashcatch", 3, 90, "adds up")
    assert report.bots == BOTS
    assert report.options == {"memory": False}
    assert report.length_unit == "turns"
    assert len(report.seats) == 3


def test_the_seats_shares_of_wins_add_up_to_one(report: lab.Report) -> None:
    assert sum(seat.wins.mean for seat in report.seats) == pytest.approx(1)


def test_the_bots_shares_of_wins_add_up_to_one(report: lab.Report) -> None:
    assert set(report.by_bot) == {"greedy", "random"}
    assert sum(each.mean for each in report.by_bot.values()) == pytest.approx(1)


def test_a_seats_points_are_the_sum_of_its_sources(report: lab.Report) -> None:
    for seat in report.seats:
        assert tuple(seat.sources) == GAME.rules.sources
        assert sum(seat.sources.values()) == pytest.approx(seat.points.mean)
        assert seat.points.mean > 0


def test_every_mean_lies_in_its_interval(report: lab.Report) -> None:
    estimates = [*(seat.wins for seat in report.seats), *(seat.points for seat in report.seats), *report.by_bot.values()]
    for each in (*estimates, report.length, report.decisions):
        assert each.low < each.high
        assert each.low - 1e-12 <= each.mean <= each.high + 1e-12
    for each in (*(seat.wins for seat in report.seats), *report.by_bot.values()):
        assert each.low >= 0
        assert each.high <= 1


def test_lengths_and_speed_fit_together(report: lab.Report) -> None:
    spread = report.length_percentiles
    assert list(spread) == ["5", "50", "95"]
    assert 0 < spread["5"] <= spread["50"] <= spread["95"]
    assert report.decisions.mean > report.length.mean * report.players
    assert report.decisions_per_second * report.seconds == pytest.approx(report.decisions.mean * report.games)


def test_a_report_survives_json(report: lab.Report) -> None:
    assert msgspec.json.decode(msgspec.json.encode(report), type=lab.Report) == report


# ---------------------------------------------------------------- seeds and batches


def test_the_same_seed_gives_the_same_report_and_another_another(report: lab.Report) -> None:
    again = lab.simulate(GAME, 3, 90, BOTS, "adds up")
    assert facts(again) == facts(report)
    other = lab.simulate(GAME, 3, 90, BOTS, "adds down")
    assert facts(other)["seats"] != facts(report)["seats"]


def test_how_the_games_are_batched_makes_no_difference(report: lab.Report, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(batches, "BATCH", 7)
    assert facts(lab.simulate(GAME, 3, 90, BOTS, "adds up")) == facts(report)


def test_how_many_cores_there_are_makes_no_difference(report: lab.Report, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(batches, "BATCH", 7)
    monkeypatch.setattr(os, "cpu_count", lambda: None)
    assert facts(lab.simulate(GAME, 3, 90, BOTS, "adds up")) == facts(report)


@pytest.mark.parametrize(("games", "calls"), [(1, [1]), (500, [500]), (1001, [500, 500, 1])])
def test_progress_hears_of_every_game_once(games: int, calls: list[int]) -> None:
    heard: list[int] = []
    lab.simulate(GAME, 2, games, ["greedy"], "progress", progress=heard.append)
    assert heard == calls
    assert sum(heard) == games


# ---------------------------------------------------------------- game i is the match that `record --game i` writes


def recorded(tmp_path: Path, number: int, *arguments: str) -> Match:
    file = tmp_path / f"{number}.txt"
    assert cli.main(["record", "hashcatch", *arguments, "--game", str(number), "--save", str(file)]) == 0
    return hacktable.game("hashcatch").replay(file.read_text("utf-8"))


@pytest.mark.parametrize(("players", "bots", "memory"), [(2, "greedy,random", False), (4, "random,greedy,greedy,random", True)])
def test_the_interpreted_record_and_the_compiled_simulation_are_the_same_game(
    tmp_path: Path, players: int, bots: str, memory: bool
) -> None:
    numbers = [0, 1, 2, 3, 6]
    for number in numbers:
        simulation = batches.Simulation(GAME, players, 7, bots.split(","), "twins", {"memory": memory})
        batch = simulation.batch(range(number, number + 1))
        option = f"memory={'on' if memory else 'off'}"
        match = recorded(tmp_path, number, "--players", str(players), "--seed", "twins", "--bots", bots, "--option", option)
        result = match.result
        assert result is not None
        assert len(match.log) == batch.decisions[0]
        assert result.points == tuple(batch.points[0].tolist())
        assert result.placing == tuple(batch.placing[0].tolist())
        assert [list(each.values()) for each in result.sources] == batch.sources[0].tolist()
        assert match.view(None).state["turns"] == batch.states["turns"][0]


def test_a_reports_means_are_those_of_the_recorded_games(tmp_path: Path) -> None:
    games = 6
    report = lab.simulate(GAME, 2, games, ["greedy", "random"], "means")
    matches = [recorded(tmp_path, number, "--players", "2", "--seed", "means", "--bots", "greedy,random") for number in range(games)]
    results = [match.standings for match in matches]
    assert report.decisions.mean == pytest.approx(sum(len(match.log) for match in matches) / games)
    for seat in range(2):
        assert report.seats[seat].points.mean == pytest.approx(sum(result.points[seat] for result in results) / games)
        wins = sum((seat in result.winners) / len(result.winners) for result in results)
        assert report.seats[seat].wins.mean == pytest.approx(wins / games)
    greedy_wins = sum((number % 2 in result.winners) / len(result.winners) for number, result in enumerate(results))
    assert report.by_bot["greedy"].mean == pytest.approx(greedy_wins / games)


def test_bots_move_on_by_a_seat_each_game() -> None:
    bots = ["a", "b", "c"]
    assert [matches.seat_bots(bots, game) for game in range(4)] == [["a", "b", "c"], ["c", "a", "b"], ["b", "c", "a"], ["a", "b", "c"]]
    assert bots == ["a", "b", "c"]


def test_every_game_has_its_own_seed() -> None:
    assert matches.game_seed("S", 7) == "S/7"


# ---------------------------------------------------------------- options and errors


def test_options_pass_through() -> None:
    report = lab.simulate(GAME, 2, 5, ["random"], "options", {"memory": True})
    assert report.options == {"memory": True}


@pytest.mark.deep
def test_an_option_that_changes_who_wins_changes_the_report() -> None:
    plain = lab.simulate(tiny.GAME, 2, 50, ["random"], "reversed", {"reversed": False})
    turned = lab.simulate(tiny.GAME, 2, 50, ["random"], "reversed", {"reversed": True})
    assert (plain.options, turned.options) == ({"reversed": False}, {"reversed": True})
    assert plain.seats[0].points == turned.seats[0].points
    assert plain.seats[0].wins.mean == turned.seats[1].wins.mean != turned.seats[0].wins.mean


@pytest.mark.parametrize(
    ("players", "games", "bots", "options", "code"),
    [
        (5, 10, ["random"], None, "option-players"),
        (2, 10, ["random"], {"colour": 1}, "option-unknown"),
        (2, 10, ["random"], {"memory": 1}, "option-value"),
        (2, 0, ["random"], None, "option-games"),
        (2, -3, ["random"], None, "option-games"),
        (2, 10, ["random"] * 3, None, "option-bots"),
        (2, 10, [], None, "option-bots"),
        (2, 10, ["clever"], None, "option-bot"),
    ],
)
def test_what_cannot_be_simulated_is_refused(players: int, games: int, bots: list[str], options: Any, code: str) -> None:
    with pytest.raises(hacktable.OptionError) as raised:
        lab.simulate(GAME, players, games, bots, "refused", options)
    assert raised.value.code == code


def test_one_bot_is_for_all_seats_or_there_is_one_for_each() -> None:
    assert matches.line_up(["greedy"], GAME, 3) == ["greedy"] * 3
    assert matches.line_up(["greedy", "random"], GAME, 2) == ["greedy", "random"]
    for bots in (["greedy", "random"], ["greedy"] * 4, []):
        with pytest.raises(hacktable.OptionError) as raised:
            matches.line_up(bots, GAME, 3)
        assert (raised.value.code, raised.value.params) == ("option-bots", {"given": len(bots), "players": 3})
    with pytest.raises(hacktable.OptionError) as raised:
        matches.line_up(["greedy", "clever"], GAME, 3)
    assert raised.value.code == "option-bot"


# ---------------------------------------------------------------- intervals


def test_no_win_at_all_leaves_room_above_and_none_below() -> None:
    for count in range(1, 500):
        found = estimates.share(np.zeros(count))
        assert found.mean == 0
        assert found.low == pytest.approx(0, abs=1e-12)
        assert found.low >= 0
        assert found.high == pytest.approx(1.96**2 / (count + 1.96**2))


def test_nothing_but_wins_leaves_room_below_and_none_above() -> None:
    for count in range(1, 500):
        found = estimates.share(np.ones(count))
        assert found.mean == 1
        assert found.high == pytest.approx(1, abs=1e-12)
        assert found.high <= 1
        assert found.low == pytest.approx(count / (count + 1.96**2))


@pytest.mark.parametrize(("wins", "count"), [(1, 10), (5, 10), (250, 400), (399, 400)])
def test_the_ends_of_a_share_are_where_the_mean_would_be_1_96_deviations_off(wins: int, count: int) -> None:
    found = estimates.share(np.array([1] * wins + [0] * (count - wins)))
    assert found.mean == wins / count
    for end in (found.low, found.high):
        assert abs(found.mean - end) == pytest.approx(1.96 * math.sqrt(end * (1 - end) / count))
    assert found.low < found.mean < found.high


def test_the_interval_of_a_mean_is_1_96_standard_errors_wide_on_each_side() -> None:
    found = estimates.estimate(np.array([1, 2, 3, 6]))
    deviation = math.sqrt((4 + 1 + 0 + 9) / 4)
    assert found.mean == 3
    assert found.low == pytest.approx(3 - 1.96 * deviation / 2)
    assert found.high == pytest.approx(3 + 1.96 * deviation / 2)
