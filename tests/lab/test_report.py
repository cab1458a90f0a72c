"""A simulation's report in words: what it says, and that the numbers are those of the report."""

from __future__ import annotations

import json
from typing import Any

import pytest

import hacktable
from hacktable import cli
from hacktable.cli.report import print_report, print_reports
from hacktable.lab.estimates import Estimate
from hacktable.lab.simulate import Report, SeatReport

pytestmark = pytest.mark.deep  # simulations compile rules

Capture = pytest.CaptureFixture[str]


def report(players: int, bots: list[str], unit: str = "rounds", of: str = "game") -> Report:
    def about(mean: float) -> Estimate:
        return Estimate(mean, mean - 0.01, mean + 0.01)

    seats = [
        SeatReport(about(1 / players), about(30 + seat), {"cards": 20.0 + seat, "spaces": 10.0, "tile": 0.0}) for seat in range(players)
    ]
    by_bot = {bot: about(bots.count(bot) / players) for bot in dict.fromkeys(bots)}
    spread = {"5": 2.0, "50": 4.0, "95": 7.0}
    return Report("blackhat", players, 1000, "told", {}, bots, seats, by_bot, unit, of, about(4.25), spread, about(200), 1.5, 133_333)


def said(capsys: Capture) -> str:
    return " ".join(capsys.readouterr().out.split())


def test_one_number_of_players_is_told_in_full(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "160")
    print_report(report(3, ["greedy"] * 3))
    words = said(capsys)
    assert words.startswith("blackhat: 1,000 games of 3, greedy, seed told seat wins 95 % points 95 % cards spaces ")
    assert "c 33.33% 32.33%–34.33% " in words
    assert "32.00 31.99–32.01 22.00 10.00" in words, "with where the points come from"
    assert "rounds a game: 4.2 (4.2–4.3); 5th / 50th / 95th: 2 / 4 / 7" in words
    assert "decisions a game: 200.0 (200.0–200.0)" in words
    assert "points by source: cards 21.00, spaces 10.00, tile 0.00" in words
    assert "of the wins" not in words, "there is only one kind of bot"


def test_all_numbers_of_players_are_told_line_by_line(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "160")
    print_reports([report(players, ["greedy", *["random"] * (players - 1)]) for players in (2, 3)])
    words = said(capsys)
    assert "games of each number of players" in words
    assert "players rounds decisions wins by seat, % off even points 2 4.25 200 50.0 50.0 +0.0 ±1.0 30.50 3 " in words
    assert "rounds a game, decisions a game" in words
    assert "2 players, points by source: cards 20.50, spaces 10.00, tile 0.00" in words
    assert "3 players, % of the wins: greedy 33.3 ±1.0, random 66.7 ±1.0" in words


def test_each_number_of_players_is_simulated(capsys: Capture) -> None:
    arguments = ["sim", "hashcatch", "--each", "--games", "5", "--seed", "each", "--bots", "random"]
    assert cli.main(arguments) == 0
    assert "turns a player, decisions a game" in said(capsys)
    assert cli.main([*arguments, "--json"]) == 0
    reports: list[dict[str, Any]] = json.loads(capsys.readouterr().out)["reports"]
    assert [each["players"] for each in reports] == [*hacktable.game("hashcatch").players]
    assert {each["length_of"] for each in reports} == {"player"}


def test_each_and_one_number_of_players_are_a_wrong_call(capsys: Capture) -> None:
    with pytest.raises(SystemExit) as left:
        cli.main(["sim", "hashcatch", "--each", "--players", "3"])
    assert left.value.code == 2
    assert "--players 3" in capsys.readouterr().err
