"""The command line, as people and scripts call it."""

from __future__ import annotations

import argparse
import io
import json
import os
import re
import subprocess
import sys
from collections.abc import Callable, Iterable
from dataclasses import replace
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec
import pytest

import hacktable
import tiny
from hacktable import cli, lang
from hacktable.kernel import registry
from hacktable.kernel.game import Subcommands, Telling
from hacktable.lab import bench as lab_bench
from hacktable.match.deal import Commitments, bot_seed, seat_commitment, server_commitment, terms_of
from hacktable.match.match import Match
from hacktable.match.written import read_written, write_written
from playing import finished_match, some_match

COMMANDS = ["games", "play", "rules", "sim", "record", "verify", "bench"]
BOX = hacktable.game("hashcatch")


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    """No language and no colours from the outside, and a terminal of one width."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG", "FORCE_COLOR", "TTY_COMPATIBLE", "TTY_INTERACTIVE"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("COLUMNS", "100")


Call = Callable[..., tuple[int, str, str]]


@pytest.fixture
def call(capsys: pytest.CaptureFixture[str]) -> Call:
    """Run a command: what it returned, printed, and printed as errors. Anything raised would be a traceback."""

    def run(*arguments: str) -> tuple[int, str, str]:
        code = cli.main(arguments)
        captured = capsys.readouterr()
        return code, captured.out, captured.err

    return run


def one_line(text: str) -> str:
    """Text as it was before it was wrapped."""
    return " ".join(text.split())


def typing_in(monkeypatch: pytest.MonkeyPatch, words: Iterable[str]) -> list[str]:
    """Have somebody type these words, then close the terminal; the prompts they saw."""
    prompts: list[str] = []
    left = iter(words)

    def answer(prompt: str = "") -> str:
        prompts.append(prompt)
        for word in left:
            return word
        raise EOFError

    monkeypatch.setattr("builtins.input", answer)
    return prompts


# ---------------------------------------------------------------- help


def test_without_a_command_there_is_help(call: Call) -> None:
    code, out, err = call()
    assert (code, err) == (0, "")
    assert all(re.search(rf"^ +{command} ", out, re.MULTILINE) for command in COMMANDS)


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        cli.main([command, "--help"])
    assert left.value.code == 0
    out = capsys.readouterr().out
    assert out.startswith(f"usage: hacktable {command}")
    assert "--help" in out


def bringing(monkeypatch: pytest.MonkeyPatch, name: str, *commands: str) -> None:
    """Have a game of this name installed that brings these commands, each with an alias and something to do."""

    def run(given: argparse.Namespace) -> int:
        print(f"{name} runs")
        return 0

    def bring(subcommands: Subcommands) -> None:
        for command in commands:
            parser = subcommands.add_parser(command, aliases=[f"{name}s-{command}"], help=f"of {name}")
            parser.add_subparsers().add_parser("again")
            parser.set_defaults(run=run)

    game = replace(tiny.GAME, identity=replace(tiny.GAME.identity, name=name), telling=Telling(commands=bring))
    monkeypatch.setitem(registry._games, name, game)


def test_a_command_whose_name_is_taken_is_left_out_with_a_line_that_names_both(call: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    bringing(monkeypatch, "aardvark", "dig", "sim")
    bringing(monkeypatch, "badger", "dig", "play", "burrow")
    code, out, err = call("dig")
    assert (code, out) == (0, "aardvark runs\n")
    assert err.splitlines() == [
        "hacktable: the game aardvark brings a command 'sim', but hacktable itself has one already",
        "hacktable: the game badger brings a command 'dig', but the game aardvark has one already",
        "hacktable: the game badger brings a command 'play', but hacktable itself has one already",
    ]
    assert call("burrow")[:2] == call("badgers-burrow")[:2] == (0, "badger runs\n")
    _, out, _ = call()
    assert [len(re.findall(rf"^ +{command} ", out, re.MULTILINE)) for command in ("dig", "sim", "play", "burrow", "board")] == [1] * 5
    assert "simulate many games" in out


def test_a_game_whose_commands_cannot_be_added_leaves_all_others_usable(call: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    def bring(subcommands: Subcommands) -> None:
        raise LookupError("no such thing")

    game = replace(tiny.GAME, identity=replace(tiny.GAME.identity, name="aardvark"), telling=Telling(commands=bring))
    monkeypatch.setitem(registry._games, "aardvark", game)
    code, out, err = call("rules", "hashcatch", "HC-1")
    assert (code, err) == (0, "hacktable: the commands of the game aardvark cannot be used: LookupError: no such thing\n")
    assert out.startswith("### HC-1")


def test_the_version_is_the_packages(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        cli.main(["--version"])
    assert left.value.code == 0
    assert capsys.readouterr().out == f"hacktable {hacktable.__version__}\n"


def test_the_module_runs_as_a_program() -> None:
    done = subprocess.run([sys.executable, "-m", "hacktable.cli", "--help"], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("usage: hacktable ")


def test_a_reader_who_has_gone_away_is_no_traceback() -> None:
    reading, writing = os.pipe()
    os.close(reading)
    with os.fdopen(writing, "w") as gone:
        done = subprocess.run(
            [sys.executable, "-m", "hacktable.cli", "rules", "hashcatch"], stdout=gone, stderr=subprocess.PIPE, text=True, check=False
        )
    assert (done.returncode, done.stderr) == (1, "")


@pytest.mark.parametrize(
    "arguments",
    [["dance"], ["sim"], ["sim", "hashcatch", "--players", "two"], ["sim", "hashcatch", "--games"], ["verify"], ["games", "--yaml"]],
    ids=" ".join,
)
def test_a_wrong_call_says_how_to_call(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        cli.main(arguments)
    assert left.value.code == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.startswith("usage: hacktable ")


# ---------------------------------------------------------------- games and rules


def test_games_are_listed_with_players_and_options(call: Call) -> None:
    code, out, err = call("games")
    assert (code, err) == (0, "")
    assert re.search(r"^hashcatch  2–4 players  Run your data", out, re.MULTILINE)
    assert re.search(r"^    --option memory=off\|on  Digits", out, re.MULTILINE)


@pytest.mark.parametrize(("language", "said"), [("de", "2–4 Personen"), ("fi", "2–4 pelaajaa"), ("pt", "2–4 jogadores")])
def test_games_are_listed_in_the_readers_language(call: Call, language: str, said: str) -> None:
    code, out, err = call("games", "--lang", language)
    assert (code, err) == (0, "")
    assert re.search(rf"^hashcatch  {said}", out, re.MULTILINE)
    assert lang.say(language, "hashcatch-option-memory-about") in out


def test_games_as_json(call: Call) -> None:
    code, out, _ = call("games", "--json")
    assert code == 0
    assert json.loads(out)["games"]["hashcatch"] == {"players": [2, 3, 4], "options": {"memory": [False, True]}, "version": 1}


def test_rules_are_printed_whole(call: Call) -> None:
    code, out, err = call("rules", "hashcatch")
    assert (code, err) == (0, "")
    assert out == BOX.rulebook("en").markdown


def test_one_rule_is_printed_alone(call: Call) -> None:
    rule = BOX.rulebook("en")["HC-12"]
    code, out, _ = call("rules", "hashcatch", "HC-12")
    assert code == 0
    assert out == f"### HC-12 {rule.title}\n\n{rule.text}\n"
    assert "HC-13 " not in out


def test_a_rules_number_may_be_in_lower_case(call: Call) -> None:
    assert call("rules", "hashcatch", "hc-12") == call("rules", "hashcatch", "HC-12")


def test_rules_in_german(call: Call) -> None:
    code, out, _ = call("rules", "hashcatch", "HC-12", "--lang", "de")
    assert code == 0
    assert out.startswith("### HC-12 Ziehen\n")
    assert call("rules", "hashcatch", "--lang", "de")[1] == BOX.rulebook("de").markdown != BOX.rulebook("en").markdown


@pytest.mark.parametrize("name", ["LC_ALL", "LC_MESSAGES", "LANG"])
def test_the_machines_language_is_spoken_unless_another_is_asked_for(name: str, call: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(name, "de_AT.UTF-8")
    assert "Ziehen" in call("rules", "hashcatch", "HC-12")[1]
    assert "Moving" in call("rules", "hashcatch", "HC-12", "--lang", "en")[1]


def test_a_language_that_nobody_speaks_here_becomes_english(call: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    assert "Moving" in call("rules", "hashcatch", "HC-12", "--lang", "zz")[1]
    monkeypatch.setenv("LANG", "C.UTF-8")
    assert "Moving" in call("rules", "hashcatch", "HC-12")[1]


def test_an_unknown_rule_is_refused(call: Call) -> None:
    assert call("rules", "hashcatch", "HC-99") == (1, "", "hacktable: There is no rule HC-99.\n")
    assert call("rules", "hashcatch", "HC-99", "--lang", "de") == (1, "", "hacktable: Eine Regel HC-99 gibt es nicht.\n")


# ---------------------------------------------------------------- refusals

NOWHERE = str(Path(__file__).parent / "no such folder" / "file.txt")


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["sim", "chess"], "There is no game called 'chess'. You can choose from: "),
        (["sim", "hashcatch", "--option", "memory"], "'memory' is not an option: write name=value."),
        (["sim", "hashcatch", "--option", "colour=red"], "There is no option called colour. You can set: memory."),
        (["sim", "hashcatch", "--option", "memory=maybe"], "The option memory cannot be 'maybe'. Allowed: off, on."),
        (["sim", "hashcatch", "--option", "memory=on=off"], "The option memory cannot be 'on=off'. Allowed: off, on."),
        (["sim", "hashcatch", "--option", "=on"], "There is no option called "),
        (["sim", "hashcatch", "--players", "9"], "hashcatch is for 2–4 players, not 9."),
        (["sim", "hashcatch", "--games", "0"], "0 games cannot be simulated: from 1 to 1000000000."),
        (
            ["sim", "hashcatch", "--bots", "clever"],
            "There is no bot called 'clever'. You can choose from: random, greedy, careless, average, beginner, casual, regular, expert, champion, thinker.",
        ),
        (
            ["sim", "hashcatch", "--bots", ""],
            "There is no bot called ''. You can choose from: random, greedy, careless, average, beginner, casual, regular, expert, champion, thinker.",
        ),
        (["sim", "hashcatch", "--bots", "greedy,random"], "2 bots do not fit 4 seats: name one for all, or one for each seat."),
        (["record", "chess"], "There is no game called 'chess'. You can choose from: "),
        (["record", "hashcatch", "--players", "0"], "hashcatch is for 2–4 players, not 0."),
        (["record", "hashcatch", "--players", "0", "--game", "1"], "hashcatch is for 2–4 players, not 0."),
        (["record", "hashcatch", "--option", "memory"], "'memory' is not an option: write name=value."),
        (["record", "hashcatch", "--bots", "greedy,clever"], "There is no bot called 'clever'."),
        (["record", "hashcatch", "--players", "2", "--save", NOWHERE], "no such folder"),
        (["play", "chess"], "There is no game called 'chess'. You can choose from: "),
        (["play", "hashcatch", "--bots", "clever"], "There is no bot called 'clever'."),
        (["play", "hashcatch", "--players", "1"], "hashcatch is for 2–4 players, not 1."),
        (["play", "hashcatch", "--players", "1", "--lang", "de"], "hashcatch ist für 2–4 Personen, nicht für 1."),
        (["rules", "chess"], "There is no game called 'chess'. You can choose from: "),
        (["rules", "hashcatch", "HC-99", "--lang", ""], "There is no rule HC-99."),
        (["rules", "hashcatch", "HC-99", "--lang", "x-y!"], "There is no rule HC-99."),
        (["rules", "hashcatch", "HC-99", "--lang", "../en"], "There is no rule HC-99."),
        (["rules", "hashcatch", "HC-99", "--lang", "x" * 300], "There is no rule HC-99."),
        (["bench", "chess"], "There is no game called 'chess'. You can choose from: "),
    ],
    ids=lambda value: " ".join(value)[:60] if isinstance(value, list) else "",
)
def test_what_cannot_be_done_is_refused_in_one_sentence(arguments: list[str], said: str, call: Call) -> None:
    code, out, err = call(*arguments)
    assert (code, out) == (1, "")
    assert err.startswith("hacktable: ")
    assert said in err
    assert err.count("\n") == 1


# ---------------------------------------------------------------- sim


@pytest.mark.deep
def test_a_simulation_as_json_is_one_object_and_nothing_else(call: Call) -> None:
    code, out, err = call("sim", "hashcatch", "--players", "3", "--games", "20", "--seed", "json", "--option", "memory=on", "--json")
    assert (code, err) == (0, "")
    report = json.loads(out)
    assert (report["game"], report["players"], report["games"], report["seed"]) == ("hashcatch", 3, 20, "json")
    assert report["options"] == {"memory": True}
    assert report["bots"] == ["greedy"] * 3
    assert len(report["seats"]) == 3
    assert sum(seat["wins"]["mean"] for seat in report["seats"]) == pytest.approx(1)


@pytest.mark.deep
def test_the_same_simulation_twice_is_the_same(call: Call) -> None:
    def facts() -> dict[str, Any]:
        report: dict[str, Any] = json.loads(call("sim", "hashcatch", "--games", "5", "--seed", "twice", "--json")[1])
        return {name: value for name, value in report.items() if name not in ("seconds", "decisions_per_second")}

    assert facts() == facts()


@pytest.mark.deep
def test_a_seed_by_chance_is_named_so_that_the_simulation_can_be_repeated(call: Call) -> None:
    first = json.loads(call("sim", "hashcatch", "--games", "3", "--json")[1])
    assert first["seed"]
    again = json.loads(call("sim", "hashcatch", "--games", "3", "--json", "--seed", first["seed"])[1])
    assert again["seats"] == first["seats"]
    assert json.loads(call("sim", "hashcatch", "--games", "3", "--json")[1])["seed"] != first["seed"]


@pytest.mark.deep
def test_a_simulation_in_words(call: Call) -> None:
    code, out, err = call("sim", "hashcatch", "--players", "2", "--games", "1200", "--seed", "words", "--bots", "greedy,random")
    assert (code, err) == (0, "")
    said = one_line(out)
    assert re.match(r"hashcatch: 1,200 games of 2, .*greedy, random, seed words ", said)
    assert re.search(r"\ba +\d+\.\d\d% +\d+\.\d\d%–\d+\.\d\d% ", said)
    assert re.search(r"greedy: \d+\.\d\d% of the wins \(", said)
    assert re.search(r"turns a player: \d+\.\d \(", said)
    assert re.search(r"decisions a game: \d+\.\d", said)
    assert all(f"{source} " in said for source in BOX.rules.rules.sources)
    assert re.search(r"decisions/s in \d+\.\d s$", said)


@pytest.mark.deep
@pytest.mark.parametrize("seed", ["[/x]", "[bold]b", ":cat:", "[link=x]y"])
def test_a_seed_is_printed_as_it_was_given(seed: str, call: Call) -> None:
    code, out, _ = call("sim", "hashcatch", "--games", "2", "--seed", seed)
    assert code == 0
    assert f"seed {seed}" in one_line(out)


@pytest.mark.deep
def test_a_seed_that_is_no_proper_text_is_no_traceback(call: Call) -> None:
    code, out, err = call("sim", "hashcatch", "--games", "2", "--seed", os.fsdecode(b"\xff"), "--json")
    assert err.startswith("hacktable: ") if code else json.loads(out)


# ---------------------------------------------------------------- record and verify


@pytest.fixture
def record_file(tmp_path: Path) -> Path:
    file = tmp_path / "record.txt"
    assert cli.main(["record", "hashcatch", "--players", "2", "--seed", "kept", "--bots", "greedy,random", "--save", str(file)]) == 0
    return file


def test_a_recorded_game_is_finished_and_holds(record_file: Path, call: Call) -> None:
    text = record_file.read_text("utf-8")
    match = BOX.replay(text)
    assert match.over
    assert "\nplayer a greedy\nplayer b random\n" in text
    code, out, err = call("verify", str(record_file))
    assert (code, err) == (0, "")
    assert out.startswith(f"{record_file}: holds. {len(match.log)} actions, finished; the deal follows from the seeds;")


@pytest.mark.parametrize("language", lang.languages())
def test_a_verdict_is_in_the_readers_language(record_file: Path, tmp_path: Path, call: Call, language: str) -> None:
    torn = tmp_path / "torn.txt"
    torn.write_text(record_file.read_text("utf-8").replace("player a greedy", "player a"), "utf-8")
    code, out, err = call("verify", str(record_file), str(torn), "--lang", language)
    assert (code, err) == (1, "")
    assert "cli-verify" not in out
    assert lang.say(language, "cli-verify-one-seed") in out
    assert lang.say(language, "cli-verify-refuted", reason="") in out
    assert lang.say(language, "expected-name") in out


def test_a_record_is_printed_if_no_file_is_named(record_file: Path, call: Call) -> None:
    code, out, _ = call("record", "hashcatch", "--players", "2", "--seed", "kept", "--bots", "greedy,random")
    assert code == 0
    assert out == record_file.read_text("utf-8")


def test_recording_game_i_of_a_simulation_changes_seed_and_seats(record_file: Path, call: Call) -> None:
    arguments = ("record", "hashcatch", "--players", "2", "--seed", "kept", "--bots", "greedy,random", "--game")
    first, second = call(*arguments, "0")[1], call(*arguments, "1")[1]
    assert "\nplayer a greedy\nplayer b random\n" in first
    assert "\nplayer a random\nplayer b greedy\n" in second
    seeds = {re.search(r"(?m)^seed (.*)$", text).group(1) for text in (record_file.read_text("utf-8"), first, second)}  # type: ignore[union-attr]
    assert len(seeds) == 3
    assert BOX.replay(first).server_seed == BOX.start(2, "kept/0").server_seed


def test_a_game_before_the_first_cannot_be_recorded(capsys: pytest.CaptureFixture[str]) -> None:
    try:
        code: Any = cli.main(["record", "hashcatch", "--players", "2", "--seed", "kept", "--game", "-1"])
    except SystemExit as left:
        code = left.code
    assert code in (1, 2)
    assert capsys.readouterr().out == ""


def test_a_tampered_record_does_not_hold_and_the_line_is_named(record_file: Path, call: Call) -> None:
    lines = record_file.read_text("utf-8").split("\n")
    number = next(number for number, line in enumerate(lines, 1) if number > 40 and re.fullmatch(r"  = rolled \w \d", line))
    lines[number - 1] = re.sub(r"\d$", lambda die: str(int(die.group()) % 6 + 1), lines[number - 1])
    record_file.write_text("\n".join(lines), "utf-8")
    code, out, err = call("verify", str(record_file))
    assert (code, err) == (1, "")
    assert out.startswith(f"{record_file}: does NOT hold. Line {number}, column 5: ")


def test_one_bad_record_among_good_ones_is_enough(record_file: Path, tmp_path: Path, call: Call) -> None:
    bad = tmp_path / "bad.txt"
    bad.write_text("hacktable record 1\n", "utf-8")
    code, out, _ = call("verify", str(record_file), str(bad), str(record_file))
    assert code == 1
    assert f"{record_file}: holds." in out
    assert f"{bad}: does NOT hold. Line " in out


@pytest.mark.parametrize(("game", "version", "here"), [("hashcatch", 7, 1), ("chess", 1, None)])
def test_a_record_of_other_rules_cannot_be_verified_and_is_shown_as_it_was_written(
    game: str, version: int, here: int | None, record_file: Path, call: Call
) -> None:
    text = record_file.read_text("utf-8").replace("game hashcatch 1", f"game {game} {version}", 1)
    record_file.write_text(text, "utf-8")
    assert write_written(read_written(text)) == text
    code, out, err = call("verify", str(record_file))
    assert (code, err) == (1, "")
    assert out.startswith(f"{record_file}: cannot be verified here. It was played by version {version} of the rules of {game}")
    code, out, _ = call("verify", str(record_file), "--json")
    assert (code, json.loads(out)["records"][str(record_file)]) == (1, {"holds": None, "game": game, "version": version, "here": here})
    code, out, err = call("replay", str(record_file), "--lang", "de")
    assert (code, err) == (1, "")
    assert "kann hier nicht geprüft werden" in out
    assert ("gewürfelt" in out) == (here is not None), "in sentences where we know the game"
    assert out.count("\n") > text.count("\n") - 20


def test_a_record_of_our_rules_is_shown_in_sentences_and_verified(record_file: Path, call: Call) -> None:
    code, out, err = call("replay", str(record_file))
    assert (code, err) == (0, "")
    assert "This record holds" in out
    assert " rolled a " in out
    record_file.write_text(re.sub(r"(?m)^points .*$", "points 1 1", record_file.read_text("utf-8")), "utf-8")
    code, out, _ = call("replay", str(record_file))
    assert code == 1
    assert "does NOT hold" in out
    code, _, err = call("replay", str(record_file.parent))
    assert (code, "hacktable: " in err) == (1, True)


def unreadable(tmp_path: Path, what: str) -> Path:
    file = tmp_path / "unreadable"
    if what == "folder":
        file.mkdir()
    elif what == "not text":
        file.write_bytes(b"hacktable \xff\xfe\x00")
    elif what == "empty":
        file.write_bytes(b"")
    elif what == "position":
        file.write_text(some_match(2).position(), "utf-8")
    elif what == "counter at its limit":
        match = BOX.position(some_match().position())
        for _ in range(20):
            match.act(match.actors[0], match.legal(match.actors[0])[0])
        file.write_text(re.sub(r"(?m)^  counter .*$", f"  counter {2**63 - 1}", match.record()), "utf-8")
    return file


@pytest.mark.parametrize("what", ["missing", "folder", "not text", "empty", "position", "counter at its limit"])
def test_what_cannot_be_read_does_not_hold(what: str, tmp_path: Path, call: Call) -> None:
    file = unreadable(tmp_path, what)
    code, out, err = call("verify", str(file))
    assert (code, err) == (1, "")
    assert out.startswith(f"{file}: does NOT hold. ")
    code, out, err = call("verify", str(file), "--json")
    assert (code, err) == (1, "")
    record = json.loads(out)["records"][str(file)]
    assert record["holds"] is False
    assert record["reason"]


def test_a_record_can_come_from_standard_input(call: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO(some_match(9).record()))
    code, out, _ = call("verify", "-")
    assert code == 0
    assert out.startswith("-: holds. 9 actions, not finished;")
    monkeypatch.setattr(sys, "stdin", io.StringIO("nonsense"))
    code, out, _ = call("verify", "-")
    assert code == 1
    assert out.startswith("-: does NOT hold. Line 1, column 1: ")


def test_verified_records_as_json(tmp_path: Path, call: Call) -> None:
    match = finished_match()
    seeded, placed = tmp_path / "seeded.txt", tmp_path / "placed.txt"
    seeded.write_text(match.record(), "utf-8")
    placed.write_text(BOX.position(some_match(3).position()).record(), "utf-8")
    code, out, err = call("verify", str(seeded), str(placed), "--json")
    assert (code, err) == (0, "")
    records = json.loads(out)["records"]
    assert match.server_seed is not None
    assert records[str(seeded)] == {
        "holds": True,
        "game": "hashcatch",
        "actions": len(match.log),
        "finished": True,
        "deal_from_seeds": True,
        "commitment": sha256(match.server_seed).hexdigest(),
        "origin": "seed",
        "seats": [],
        "failed": [],
        "could_not_choose": {"player": False, "host": False, "operator": False, "operator-who-plays": False},
        "day": None,
        "bots": [],
    }
    assert records[str(placed)] == {
        "holds": True,
        "game": "hashcatch",
        "actions": 0,
        "finished": False,
        "deal_from_seeds": False,
        "commitment": None,
        "origin": "position",
        "seats": [],
        "failed": [],
        "could_not_choose": {"player": False, "host": False, "operator": False, "operator-who-plays": False},
        "day": None,
        "bots": [],
    }


def test_a_record_from_a_position_proves_no_deal(tmp_path: Path, call: Call) -> None:
    file = tmp_path / "placed.txt"
    file.write_text(BOX.position(some_match(3).position()).record(), "utf-8")
    code, out, _ = call("verify", str(file))
    assert code == 0
    assert "it starts from a given position, so the deal is not proved" in out
    assert "commitment" not in out


def seated_match(*, committed: bool) -> Match:
    """Ada and a bot."""
    server, ada = bytes(32), b"\x01" * 32
    fixed = server_commitment(server, terms_of("hashcatch", 2, {"memory": False}))
    listed = Commitments(fixed, (seat_commitment(fixed, ada), ""))
    match = BOX.start(2, server, seat_seeds=(ada, bot_seed(listed, 1) if committed else b""))
    if committed:
        match.listed, match.failed = listed, ((0,), ())
    return match


def test_a_record_whose_seeds_were_committed_says_what_is_proved_against_whom(tmp_path: Path, call: Call) -> None:
    file = tmp_path / "committed.txt"
    match = seated_match(committed=True)
    file.write_text(match.record(["Ada", ""]), "utf-8")
    code, out, _ = call("verify", str(file))
    assert code == 0
    assert match.listed
    server, ada, bot = out.index(match.listed.server), out.index(f"seat a: then by {match.listed.seats[0]}"), out.index("seat b: a bot")
    assert server < ada < bot
    for who in ("another player", "the host of the table", "the server's operator", "an operator who also plays"):
        assert f"Could {who} choose the deal? No." in out
    assert "Failed starts before it: 2." in out
    assert "Not revealed by: a; the server stopped." in out
    code, out, _ = call("verify", str(file), "--json")
    told = json.loads(out)["records"][str(file)]
    assert (told["origin"], told["seats"], told["failed"]) == ("committed", list(match.listed.seats), ["a", ""])


def test_a_record_whose_seeds_were_sent_in_the_open_rules_out_all_but_an_operator_who_plays(tmp_path: Path, call: Call) -> None:
    file = tmp_path / "open.txt"
    file.write_text(seated_match(committed=False).record(), "utf-8")
    code, out, _ = call("verify", str(file))
    assert code == 0
    assert "Could the server's operator choose the deal? No." in out
    assert "Could an operator who also plays choose the deal? Yes, this is not excluded." in out
    assert "sent their seeds in the open" in out


# ---------------------------------------------------------------- play

PLAY = ("play", "hashcatch", "--players", "2", "--seed", "evening")


def always(word: str, most: int = 5000) -> Iterable[str]:
    for _ in range(most):
        yield word
    raise AssertionError(f"the game is not over after {most} answers")


def test_a_whole_game_can_be_played_and_saved(tmp_path: Path, call: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "played.txt"
    prompts = typing_in(monkeypatch, always("1"))
    code, out, err = call(*PLAY, "--save", str(file))
    assert (code, err) == (0, "")
    assert len(prompts) > 5
    assert "What will you do?" in prompts[0]
    text = file.read_text("utf-8")
    match = BOX.replay(text)
    assert match.over
    assert "\nplayer a You\nplayer b Bot 1\n" in text
    assert call("verify", str(file))[0] == 0
    said = one_line(out)
    assert "The game is over." in said
    result = match.standings
    winner = result.winners[0]
    assert f"1. {('You', 'Bot 1')[winner]}: {result.points[winner]} point" in said
    assert "The game has been saved to " in said


def test_a_game_that_cannot_be_saved_is_no_traceback(call: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    typing_in(monkeypatch, always("1"))
    code, _, err = call(*PLAY, "--save", NOWHERE)
    assert code == 1
    assert "no such folder" in err


@pytest.mark.parametrize("word", ["q", "quit", "  q  "])
def test_leaving_is_polite_and_saves_nothing(word: str, tmp_path: Path, call: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    typing_in(monkeypatch, [word])
    code, out, err = call(*PLAY, "--save", str(tmp_path / "left.txt"))
    assert (code, err) == (0, "")
    assert out.endswith("Bye, see you next time!\n")
    assert not (tmp_path / "left.txt").exists()


def test_closing_the_terminal_ends_the_game_without_a_word(call: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    typing_in(monkeypatch, [])
    code, out, err = call(*PLAY)
    assert (code, err) == (130, "")
    assert "Traceback" not in out


def test_the_player_sees_their_own_digits_and_nobody_elses(call: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    typing_in(monkeypatch, ["q"])
    out = call(*PLAY)[1]
    digits = BOX.start(2, "evening").view(0).state["digit"][0][:5]
    for number, digit in enumerate(digits, 1):
        assert f"Your token {number} carries the digit {digit}." in out
        assert f"a{number}={digit}" in out
        assert f"b{number}=?" in out


def test_the_actions_are_numbered_and_can_also_be_written(call: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    typing_in(monkeypatch, ["1", "q"])
    by_number = call(*PLAY)[1]
    typing_in(monkeypatch, ["roll", "q"])
    by_name = call(*PLAY)[1]
    assert re.search(r"^ +1  Roll to move  \[roll\]$", by_number, re.MULTILINE)
    assert "You rolled a " in by_number
    assert by_number == by_name


def test_help_lists_what_can_be_typed(call: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    typing_in(monkeypatch, ["?", "q"])
    said = one_line(call(*PLAY)[1])
    assert "Type the number of an action, or its notation." in said
    assert "q leaves the game." in said


@pytest.mark.parametrize("word", ["? HC-12", "?hc-12", "rules HC-12", "rules hc-12"])
def test_a_rule_can_be_looked_up_during_the_game(word: str, call: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    typing_in(monkeypatch, [word, "q"])
    said = one_line(call(*PLAY)[1])
    rule = BOX.rulebook()["HC-12"]
    assert f"HC-12 {rule.title}" in said
    assert one_line(rule.text.split("\n\n")[0]) in said


@pytest.mark.parametrize("given", ["HC-99", "[/X]", "[BOLD]", ":CAT:"])
def test_an_unknown_rule_is_named_during_the_game(given: str, call: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    typing_in(monkeypatch, [f"? {given}", "q"])
    code, out, _ = call(*PLAY)
    assert code == 0
    assert f"There is no rule {given}." in one_line(out)


def test_the_board_is_shown_again_when_asked_for(call: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    typing_in(monkeypatch, ["q"])
    once = call(*PLAY)[1].count("<a>")
    typing_in(monkeypatch, ["board", "q"])
    assert call(*PLAY)[1].count("<a>") == once + 1


def test_a_refused_move_says_the_rule_and_one_may_try_again(call: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    prompts = typing_in(monkeypatch, ["stop", "", "fly", "99", "0", "-1", "q"])
    code, out, err = call(*PLAY)
    said = one_line(out)
    assert (code, err) == (0, "")
    assert "“stop” is not possible yet: first roll to move, or check one of your tokens on a #. (HC-11)" in said
    for word in ("fly", "99", "0", "-1"):
        assert f"'{word}' is not understood here." in said
    assert len(prompts) == 7


@pytest.mark.parametrize("word", ["9" * 5000, "²", "1.0", "[/x]", "\x00", "roll [/b]"], ids=lambda word: ascii(word)[:12])
def test_nothing_that_can_be_typed_is_a_traceback(word: str, call: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    typing_in(monkeypatch, [word, "q"])
    code, out, err = call(*PLAY)
    assert (code, err) == (0, "")
    assert out.endswith("Bye, see you next time!\n")


def test_playing_in_german(call: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    prompts = typing_in(monkeypatch, ["stop", "?", "? HC-12", "? HC-99", "1", "q"])
    code, out, _ = call(*PLAY, "--lang", "de")
    said = one_line(out)
    assert code == 0
    assert prompts[0].startswith("Was machst du?")
    assert "(HC-11)" in said
    assert "Tipp die Nummer einer Aktion ein oder ihre Notation." in said
    assert "HC-12 Ziehen" in said
    assert "Eine Regel HC-99 gibt es nicht." in said
    assert out.endswith("Tschüss, bis zum nächsten Mal!\n")
    assert "Next up" not in said


def test_a_language_that_nobody_speaks_here_is_no_traceback_in_a_game(call: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    for language in ("zz", "x-y!", "", "x" * 300):
        typing_in(monkeypatch, ["stop", "q"])
        code, out, _ = call(*PLAY, "--lang", language)
        assert code == 0
        assert "is not possible yet" in out


# ---------------------------------------------------------------- bench


SPEED = lab_bench.Speed(
    "hashcatch", 4, 20_000.0, 3_000_000.0, 25.0, 0.5, 312, lab_bench.PeerSpeed("maedn", "2.0", 1_500_000.0, 100_000.0, 2.0, 30.0)
)


def test_speeds_as_json(call: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lab_bench, "bench", lambda game, progress: SPEED)
    code, out, _ = call("bench", "hashcatch", "--json")
    assert code == 0
    (speed,) = json.loads(out)["speeds"]
    assert (speed["game"], speed["compiled"], speed["peer"]["ratio_cpp"]) == ("hashcatch", 3_000_000, 2)


def test_speeds_in_words(call: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lab_bench, "bench", lambda game, progress: SPEED)
    code, out, _ = call("bench", "hashcatch")
    assert code == 0
    for said in ("3,000,000", "20,000", "25.0 s cold", "OpenSpiel 2.0 maedn", "we are 2.0 times as fast", "312 bytes a state"):
        assert said in out


def test_without_a_peer_there_is_no_comparison(call: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lab_bench, "bench", lambda game, progress: msgspec.structs.replace(SPEED, peer=None))
    assert "no comparison" in call("bench", "hashcatch")[1]
