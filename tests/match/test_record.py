"""Records and positions as texts: what is wrong in one is said with line, column and reason."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

import hacktable
from hacktable.games.hashcatch import GAME
from hacktable.match.match import Match
from hacktable.match.record import read_record
from playing import finished_match, play_on, some_match

BOX = hacktable.game("hashcatch")
RUNNING = some_match(25, "running").record(["Ada", "Bob"])
FINISHED = finished_match().record(["Ada", "Bob"])
POSITION = some_match(25, "running").position()


def refusal(text: str, read: Callable[[str], Any] = BOX.replay) -> hacktable.TextError:
    with pytest.raises(hacktable.TextError) as raised:
        read(text)
    assert str(raised.value).startswith(f"Line {raised.value.line}, column {raised.value.column}: ")
    return raised.value


def where(error: hacktable.TextError) -> tuple[str, int, int]:
    return error.code, error.line, error.column


def line_of(text: str, pattern: str, nth: int = 1) -> int:
    """The number of the nth line that fits a pattern, counted from 1."""
    return [number for number, line in enumerate(text.split("\n"), 1) if re.fullmatch(pattern, line)][nth - 1]


def line_at(text: str, number: int) -> str:
    return text.split("\n")[number - 1]


def with_line(text: str, number: int, line: str | None) -> str:
    """The text with another line at a number, or without it."""
    lines = text.split("\n")
    lines[number - 1 : number] = [] if line is None else [line]
    return "\n".join(lines)


def inserted(text: str, number: int, line: str) -> str:
    """The text with a line more, which gets the number."""
    lines = text.split("\n")
    lines.insert(number - 1, line)
    return "\n".join(lines)


def test_a_record_begins_with_what_is_played_and_ends_with_the_result() -> None:
    lines = FINISHED.splitlines()
    assert lines[:4] == ["hacktable record 1", "game hashcatch 1", "players 2", "option memory off"]
    assert re.fullmatch(r"seed [0-9a-f]{64}", lines[4])
    assert lines[5:8] == ["player a Ada", "player b Bob", "opening"]
    assert lines[-3] == "result"
    assert re.fullmatch(r"placing [12] [12]", lines[-2])
    assert re.fullmatch(r"points \d+ \d+", lines[-1])
    assert "result" not in RUNNING


# ---------------------------------------------------------------- the header


@pytest.mark.parametrize(
    ("first", "column"),
    [
        ("hacktable record 2", 18),
        ("hacktable position 1", 11),
        ("chess record 1", 1),
        ("hacktable record", 17),
        ("hacktable record 1 a", 20),
    ],
)
def test_a_wrong_header_is_refused_at_its_wrong_word(first: str, column: int) -> None:
    assert where(refusal(with_line(RUNNING, 1, first))) == ("text-unknown", 1, column)


def test_an_empty_text_is_refused_where_the_header_should_be() -> None:
    for empty in ("", "\n\n", "# nothing but a comment\n"):
        error = refusal(empty)
        assert (error.code, error.column, error.params["expected"]) == ("text-unknown", 1, "hacktable")


def test_a_record_of_another_game_is_refused_at_the_games_name() -> None:
    error = refusal(with_line(RUNNING, 2, "game chess 1"))
    assert where(error) == ("text-unknown", 2, 6)
    assert error.params["given"] == "'chess'"
    assert error.params["expected"] == "hashcatch"


@pytest.mark.parametrize(("text", "read"), [(RUNNING, BOX.replay), (POSITION, BOX.position)], ids=["record", "position"])
def test_another_version_of_the_rules_is_refused_at_the_version(text: str, read: Callable[[str], Any]) -> None:
    error = refusal(with_line(text, 2, "game hashcatch 2"), read)
    assert where(error) == ("text-version", 2, 16)
    assert (error.params["given"], error.params["expected"]) == (2, 1)


@pytest.mark.parametrize(("word", "column"), [("5", 9), ("1", 9), ("two", 9), ("-2", 9), ("²", 9), ("2 3", 11)])
def test_a_wrong_number_of_players_is_refused_at_the_number(word: str, column: int) -> None:
    error = refusal(with_line(RUNNING, 3, f"players {word}"))
    assert (error.line, error.column) == (3, column)
    assert error.code == ("text-number" if column == 9 else "text-unknown")


def test_an_unknown_option_is_refused_at_its_name() -> None:
    error = refusal(with_line(RUNNING, 4, "option colour red"))
    assert where(error) == ("option-unknown", 4, 8)
    assert (error.params["option"], error.params["allowed"]) == ("colour", "memory")


def test_an_options_wrong_value_is_refused_at_the_value() -> None:
    error = refusal(with_line(RUNNING, 4, "option memory maybe"))
    assert where(error) == ("option-value", 4, 15)
    assert (error.params["option"], error.params["given"], error.params["allowed"]) == ("memory", "'maybe'", "off, on")


def test_an_option_named_twice_is_refused_the_second_time() -> None:
    error = refusal(inserted(RUNNING, 5, "option memory on"))
    assert where(error) == ("text-unknown", 5, 8)
    assert error.params["given"] == "'memory'"


def test_an_option_without_a_value_is_refused_where_it_is_missing() -> None:
    assert where(refusal(with_line(RUNNING, 4, "option memory"))) == ("text-missing", 4, 14)


def test_an_option_that_is_left_out_has_its_default() -> None:
    assert BOX.replay(with_line(RUNNING, 4, None)).state_bytes() == BOX.replay(RUNNING).state_bytes()


@pytest.mark.parametrize("word", ["xyz", "0" * 63, "0" * 62, "0" * 66, "A" * 64, "", "٣" * 64, "0x" + "0" * 62])
def test_a_seed_that_is_not_64_hexadecimal_digits_is_refused(word: str) -> None:
    error = refusal(with_line(RUNNING, 5, f"seed {word}"))
    assert where(error) == ("text-unknown", 5, 6 if word else 5)
    assert error.params["expected"] == "64 hexadecimal digits"


def test_another_seed_gives_another_deal_and_the_record_does_not_hold() -> None:
    error = refusal(with_line(RUNNING, 5, f"seed {'0' * 64}"))
    assert error.code == "text-event"
    assert error.line > 5


def test_seat_seeds_come_in_order_and_not_too_many() -> None:
    text = hacktable.game("hashcatch").start(2, "seated", seat_seeds=[b"\x0a", b""]).record()
    first = line_of(text, "seat-seed a 0a")
    assert line_at(text, first + 1) == "seat-seed b -"
    assert where(refusal(with_line(text, first, "seat-seed b 0a"))) == ("text-unknown", first, 11)
    assert where(refusal(with_line(text, first, "seat-seed a 0"))) == ("text-unknown", first, 13)
    assert where(refusal(inserted(text, first + 2, "seat-seed c 00"))) == ("text-unknown", first + 2, 11)
    assert refusal(with_line(text, first, "seat-seed a 0b")).code == "text-event"


def test_seeds_from_only_some_of_the_seats_are_refused() -> None:
    options, boards = GAME.board(2)
    match = Match(GAME, 2, options, boards, server=bytes(32), seat_seeds=[b"alone"])  # `start` would not
    text = match.record()
    error = refusal(text)
    assert error.line in (line_of(text, "seat-seed a .*"), line_of(text, "seat-seed a .*") + 1)


# ---------------------------------------------------------------- names


def test_names_are_written_on_one_line_and_cut() -> None:
    match = some_match(3)
    text = match.record(["  Ada \n\t of  Love\u2028lace ", "# " + "x" * 99])
    assert read_record(GAME, text).names == {0: "Ada of Love lace", 1: "# " + "x" * 38}
    assert BOX.replay(text).state_bytes() == match.state_bytes()


@pytest.mark.parametrize("names", [["", "Bob"], [" \n ", "Bob"], ["A", "B", "C"], ["A"] * 9], ids=repr)
def test_whatever_names_a_record_is_given_it_can_be_read_again(names: list[str]) -> None:
    match = some_match(3)
    try:
        text = match.record(names)
    except hacktable.HacktableError:
        return
    assert BOX.replay(text).state_bytes() == match.state_bytes()


def test_a_name_for_a_seat_that_does_not_exist_is_refused_at_the_seat() -> None:
    assert where(refusal(with_line(RUNNING, 7, "player c Bob"))) == ("text-unknown", 7, 8)
    assert where(refusal(with_line(RUNNING, 7, "player b"))) == ("text-missing", 7, 9)


# ---------------------------------------------------------------- moves


def test_an_illegal_move_in_the_middle_is_named_with_the_rule_it_breaks() -> None:
    number = line_of(RUNNING, r"\d+ [ab] roll", 5)
    ply, seat, _ = line_at(RUNNING, number).split()
    error = refusal(with_line(RUNNING, number, f"{ply} {seat} stop"))
    assert where(error) == ("text-move", number, len(f"{ply} {seat} ") + 1)
    assert error.params["given"] == f"{seat} stop"
    reason = error.params["reason"]
    assert (type(reason), reason.code, reason.rule) == (hacktable.IllegalError, "hashcatch-say-purpose", "HC-11")
    assert f"{seat} stop" in str(error)
    assert "(HC-11)" in str(error)
    assert reason.text("de") in error.text("de")


def test_a_move_of_the_seat_that_may_not_act_is_named() -> None:
    number = line_of(RUNNING, r"\d+ [ab] roll", 4)
    ply, seat, _ = line_at(RUNNING, number).split()
    other = "ba"["ab".index(seat)]
    error = refusal(with_line(RUNNING, number, f"{ply} {other} roll"))
    assert where(error) == ("text-move", number, len(f"{ply} {other} ") + 1)
    assert error.params["given"] == f"{other} roll"
    assert type(error.params["reason"]) is hacktable.NotYoursError


@pytest.mark.parametrize(
    ("action", "code"), [("fly", "malformed-verb"), ("roll 3", "malformed-extra"), ("check 99", "malformed-field"), ("", "malformed-verb")]
)
def test_a_move_that_is_none_is_refused_where_it_stands(action: str, code: str) -> None:
    number = line_of(RUNNING, r"\d+ [ab] roll", 3)
    ply, seat, _ = line_at(RUNNING, number).split()
    error = refusal(with_line(RUNNING, number, f"{ply} {seat} {action}"))
    assert (error.code, error.line) == (code, number)
    assert error.column == len(f"{ply} {seat} {action}".rstrip()) + 1 - len(action)


def test_a_wrong_ply_number_is_refused_at_the_number() -> None:
    number = line_of(RUNNING, r"7 .*")
    for wrong in ("8", "6", "07x", "seven", "-7"):
        error = refusal(with_line(RUNNING, number, re.sub("^7", wrong, line_at(RUNNING, number))))
        assert where(error) == ("text-number", number, 1)
        assert error.params["expected"] == "7–7"


def test_a_move_left_out_is_noticed_at_the_next_ones_number() -> None:
    number = line_of(RUNNING, r"7 .*")
    following = line_of(RUNNING, r"8 .*")
    lines = RUNNING.split("\n")
    text = "\n".join(lines[: number - 1] + lines[following - 1 :])
    assert where(refusal(text)) == ("text-number", number, 1)


@pytest.mark.parametrize("letter", ["c", "A", "**", "ab", "0"])
def test_a_wrong_seat_letter_is_refused_at_the_letter(letter: str) -> None:
    number = line_of(RUNNING, r"7 .*")
    error = refusal(with_line(RUNNING, number, re.sub("^7 [ab]", f"7 {letter}", line_at(RUNNING, number))))
    assert where(error) == ("text-unknown", number, 3)
    assert (error.params["given"], error.params["expected"]) == (repr(letter), "a b")


@pytest.mark.parametrize(
    ("time", "column"),
    [("@x", 2), ("@-1", 2), ("@1.5", 2), ("@²", 2), ("@1 2", 4), ("@ x", 3), ("@" + "9" * 30, 2), (f"@{10**14}", 2), ("@", 2)],
)
def test_a_time_that_is_none_is_refused_where_it_stands(time: str, column: int) -> None:
    number = line_of(RUNNING, r"1 [ab] roll")
    line = line_at(RUNNING, number)
    error = refusal(with_line(RUNNING, number, f"{line}  {time}"))
    assert error.code in ("text-number", "text-unknown")
    assert (error.line, error.column) == (number, len(f"{line}  ") + column)


# ---------------------------------------------------------------- what everyone saw


def altered(event: str) -> str:
    """The event of a line with another die."""
    return re.sub(r"\d$", lambda die: str(int(die.group()) % 6 + 1), event)


def test_an_altered_event_is_refused_with_what_really_happens() -> None:
    number = line_of(RUNNING, r"  = rolled . \d", 4)
    truth = line_at(RUNNING, number)
    error = refusal(with_line(RUNNING, number, altered(truth)))
    assert where(error) == ("text-event", number, 5)
    assert error.params["given"] == altered(truth).removeprefix("  = ")
    assert error.params["expected"] == truth.removeprefix("  = ")
    assert error.params["given"] in str(error)
    assert error.params["expected"] in str(error)


def test_an_altered_opening_is_refused_at_its_line() -> None:
    number = line_of(RUNNING, "  = based b ring-20")
    assert where(refusal(with_line(RUNNING, number, "  = based b ring-10"))) == ("text-event", number, 5)


def test_an_altered_event_behind_comments_is_refused_at_its_own_line() -> None:
    number = line_of(RUNNING, r"  = rolled . \d", 4)
    text = with_line(RUNNING, number, altered(line_at(RUNNING, number)))
    text = inserted(inserted(text, number, "# a comment"), number, "")
    assert where(refusal(text)) == ("text-event", number + 2, 5)


def test_an_altered_event_that_is_indented_otherwise_is_refused_at_its_own_column() -> None:
    number = line_of(RUNNING, r"  = rolled . \d", 4)
    text = with_line(RUNNING, number, f"    {altered(line_at(RUNNING, number))}")
    assert where(refusal(text)) == ("text-event", number, 9)


def test_an_event_left_out_is_noticed() -> None:
    number = line_of(RUNNING, r"  = turn .", 3)
    truth = line_at(RUNNING, number).removeprefix("  = ")
    error = refusal(with_line(RUNNING, number, None))
    assert (error.code, error.line) == ("text-event", number)
    assert (error.params["given"], error.params["expected"]) == ("—", truth)


def test_an_event_too_many_is_noticed() -> None:
    number = line_of(RUNNING, r"  = turn .", 3)
    error = refusal(inserted(RUNNING, number + 1, "  = ended a"))
    assert where(error) == ("text-event", number + 1, 5)
    assert (error.params["given"], error.params["expected"]) == ("ended a", "—")


def test_a_secret_event_is_no_part_of_a_record() -> None:
    number = line_of(RUNNING, "  = based b ring-20") + 1
    assert where(refusal(inserted(RUNNING, number, "  = signed 1 1"))) == ("text-event", number, 5)


@pytest.mark.parametrize(("event", "code"), [("rolled a 7", "malformed-field"), ("fell", "malformed-verb"), ("", "malformed-verb")])
def test_an_event_that_is_none_is_refused_where_it_stands(event: str, code: str) -> None:
    number = line_of(RUNNING, r"  = rolled . \d", 4)
    error = refusal(with_line(RUNNING, number, f"  = {event}"))
    assert where(error) == (code, number, 5 if event else 4)


# ---------------------------------------------------------------- the result


def test_an_altered_result_is_refused_with_the_true_one() -> None:
    result = finished_match().result
    assert result is not None
    number = line_of(FINISHED, "result")
    points = " ".join(str(each + 1) for each in result.points)
    error = refusal(with_line(FINISHED, number + 2, f"points {points}"))
    assert (error.code, error.column) == ("text-result", 1)
    assert number <= error.line <= number + 2
    assert str(result.points) in error.params["expected"]
    error = refusal(with_line(FINISHED, number + 1, f"placing {result.placing[1]} {result.placing[0]}"))
    assert (error.code, error.column) == ("text-result", 1)
    assert number <= error.line <= number + 2


def test_a_missing_result_is_refused_where_it_should_be() -> None:
    number = line_of(FINISHED, "result")
    error = refusal("\n".join(FINISHED.split("\n")[: number - 1]) + "\n")
    assert (error.code, error.params["given"]) == ("text-result", "—")
    assert error.line >= number - 1


def test_a_result_of_a_match_that_is_not_over_is_refused() -> None:
    number = RUNNING.count("\n") + 1
    error = refusal(f"{RUNNING}result\nplacing 1 2\npoints 5 3\n")
    assert where(error) == ("text-result", number, 1)
    assert error.params["expected"] == "—"


@pytest.mark.parametrize(
    ("offset", "line", "code", "column"),
    [
        (1, "placing 1", "text-number", 10),
        (1, "placing 1 3", "text-number", 11),
        (1, "placing 1 2 2", "text-unknown", 13),
        (2, "points 1 x", "text-number", 10),
        (2, "score 1 2", "text-unknown", 1),
        (0, "result 5", "text-unknown", 8),
    ],
)
def test_a_result_that_is_none_is_refused_at_its_wrong_word(offset: int, line: str, code: str, column: int) -> None:
    number = line_of(FINISHED, "result")
    assert where(refusal(with_line(FINISHED, number + offset, line))) == (code, number + offset, column)


def test_a_line_after_the_end_is_refused() -> None:
    assert where(refusal(f"{FINISHED}1 a roll\n")) == ("text-ended", FINISHED.count("\n") + 1, 1)
    assert where(refusal(f"{FINISHED}\n# a comment\n  points 1 2\n")) == ("text-ended", FINISHED.count("\n") + 3, 3)
    assert where(refusal(f"{POSITION}roll 3\n", BOX.position)) == ("text-ended", POSITION.count("\n") + 1, 1)


def test_a_move_after_the_games_end_is_refused() -> None:
    number = line_of(FINISHED, "result")
    ply = len(finished_match().log) + 1
    error = refusal(inserted(FINISHED, number, f"{ply} a roll"))
    assert where(error) == ("text-move", number, len(f"{ply} a ") + 1)
    assert error.params["reason"].code == "match-over"


# ---------------------------------------------------------------- what does no harm


def test_comments_and_empty_lines_are_passed_over() -> None:
    text = "# mailed by Ada\n\n" + "".join(f"{line}\n   # {number}\n\n \t\n" for number, line in enumerate(FINISHED.splitlines()))
    assert BOX.replay(text).record(["Ada", "Bob"]) == FINISHED
    position = "".join(f"#\n{line}\n\n" for line in POSITION.splitlines())
    assert BOX.position(position).position() == POSITION


def test_the_line_numbers_of_errors_count_comments_and_empty_lines() -> None:
    assert where(refusal("# one\n\n" + with_line(RUNNING, 3, "players 9"))) == ("text-number", 5, 9)


def test_ends_of_line_as_windows_writes_them_do_no_harm() -> None:
    assert BOX.replay(FINISHED.replace("\n", "\r\n")).record(["Ada", "Bob"]) == FINISHED
    assert BOX.position(POSITION.replace("\n", "\r\n")).position() == POSITION


def test_a_record_cut_behind_any_move_holds_as_a_match_that_is_not_over() -> None:
    number = line_of(RUNNING, r"8 .*")
    match = BOX.replay("\n".join(RUNNING.split("\n")[: number - 1]))
    assert len(match.log) == 7
    assert not match.over


# ---------------------------------------------------------------- from a position


def test_a_match_from_a_position_has_a_record_that_starts_there() -> None:
    match = play_on(BOX.position(POSITION), 12, seed=5)
    text = match.record(["Ada", "Bob"])
    assert "\nseed " not in text
    first = line_of(text, "position")
    assert [line.strip() for line in text.split("\n")[first : first + 3]] == POSITION.split("\n")[4:7]
    assert line_at(text, line_of(text, "opening") + 1).startswith("1 ")
    again = BOX.replay(text)
    assert again.state_bytes() == match.state_bytes()
    assert again.server_seed is None
    assert again.record(["Ada", "Bob"]) == text


def test_a_record_from_a_position_can_be_finished() -> None:
    match = play_on(BOX.position(POSITION), seed=6)
    assert match.over
    assert BOX.replay(match.record()).result == match.result


def test_a_damaged_position_is_refused_at_its_wrong_word() -> None:
    number = line_of(POSITION, r"turn \d")
    assert where(refusal(with_line(POSITION, number, "turn 4"), BOX.position)) == ("text-number", number, 6)
    assert where(refusal(with_line(POSITION, number, None), BOX.position)) == ("text-unknown", number, 1)
    assert where(refusal(with_line(POSITION, number, "turn 1 1"), BOX.position)) == ("text-unknown", number, 8)
    number = line_of(POSITION, r"place .*")
    line = line_at(POSITION, number)
    assert where(refusal(with_line(POSITION, number, line.replace("place ", "place moon ", 1)), BOX.position)) == (
        "text-unknown",
        number,
        7,
    )
    error = refusal(with_line(POSITION, number, line.rpartition(" ")[0]), BOX.position)
    assert (error.code, error.line) == ("text-unknown", number)
    assert error.column == len(line.rpartition(" ")[0]) + 1


def test_a_position_that_cannot_be_is_refused_saying_why() -> None:
    number = line_of(POSITION, r"digit .*")
    error = refusal(with_line(POSITION, number, re.sub(r"digit \d", "digit 0", line_at(POSITION, number))), BOX.position)
    assert error.code == "text-fault"
    assert "HC-1" in error.params["reason"]
    assert error.params["reason"] in str(error)


@pytest.mark.parametrize(("field", "value"), [("turns", 2**31 - 1), ("counter", 2**63 - 1)])
def test_a_record_from_a_position_at_a_numbers_limit_is_refused_or_holds(field: str, value: int) -> None:
    match = play_on(BOX.position(some_match().position()), 40)
    text = re.sub(rf"(?m)^  {field} .*$", f"  {field} {value}", match.record())
    assert text != match.record()
    try:
        BOX.replay(text)
    except hacktable.HacktableError as error:
        assert isinstance(error, hacktable.TextError)


# ---------------------------------------------------------------- any text at all

ANY_TEXT = st.text(st.characters(exclude_categories=()))
WORDS = sorted({*RUNNING.split(), *POSITION.split(), "-1", "99999999999999999999", "on", "²", "1_0", "#", "@", "@5", "=", "\x00", "\udc80"})
SHORT = some_match(6, "short").record(["Ada"])


@st.composite
def damaged(draw: st.DrawFn, text: str) -> str:
    """A good text with some of its lines left out, doubled, swapped, or with other words in them."""
    lines = text.split("\n")
    for _ in range(draw(st.integers(1, 3))):
        at = draw(st.integers(0, len(lines) - 1))
        how = draw(st.sampled_from(["drop", "double", "swap", "word", "line"]))
        if how == "drop" and len(lines) > 1:
            del lines[at]
        elif how == "double":
            lines.insert(at, lines[at])
        elif how == "swap":
            other = draw(st.integers(0, len(lines) - 1))
            lines[at], lines[other] = lines[other], lines[at]
        elif how == "word":
            words = lines[at].split(" ")
            words[draw(st.integers(0, len(words) - 1))] = draw(st.sampled_from(WORDS))
            lines[at] = " ".join(words)
        else:
            lines[at] = draw(ANY_TEXT)
    return "\n".join(lines)


def refused_or_taken(read: Callable[[str], Any], text: str) -> None:
    try:
        read(text)
    except hacktable.HacktableError as error:
        assert error.text("en")
        assert error.text("de")
        if isinstance(error, hacktable.TextError):
            assert 1 <= error.line <= text.count("\n") + 2
            assert error.column >= 1


@settings(max_examples=300, deadline=None, database=None)
@given(st.one_of(ANY_TEXT, damaged(SHORT), damaged(SHORT), damaged(POSITION)))
@example("hacktable record 1\ngame hashcatch 1\nplayers 2\nseed")
def test_no_text_makes_replay_raise_anything_but_our_errors(text: str) -> None:
    refused_or_taken(BOX.replay, text)


@settings(max_examples=300, deadline=None, database=None)
@given(st.one_of(ANY_TEXT, damaged(POSITION), damaged(POSITION), damaged(SHORT)))
def test_no_text_makes_position_raise_anything_but_our_errors(text: str) -> None:
    refused_or_taken(BOX.position, text)


NOTATION = [
    *(str(entry.action) for entry in finished_match().log[:60]),
    *(str(event) for entry in finished_match().log[:60] for event in entry.events),
]
PIECES = sorted({word for line in NOTATION for word in line.split()} | {"push", "13", "0", "-1", "²", "1_0", "99999999999", ""})
NOTATIONS = st.one_of(ANY_TEXT, st.lists(st.sampled_from(PIECES), max_size=12).map(" ".join))


@settings(max_examples=300, deadline=None, database=None)
@given(NOTATIONS)
def test_no_text_makes_reading_an_action_raise_anything_but_our_errors(text: str) -> None:
    refused_or_taken(GAME.actions.parse, text)


@settings(max_examples=300, deadline=None, database=None)
@given(NOTATIONS)
def test_no_text_makes_reading_an_event_raise_anything_but_our_errors(text: str) -> None:
    refused_or_taken(GAME.events.parse, text)


LEAVES = st.one_of(
    st.none(), st.booleans(), st.integers(), st.floats(), st.sampled_from(["roll", "check", "move", "+", "-", "1"]), st.text()
)
OBJECTS = st.dictionaries(st.sampled_from(["do", "event", "token", "way", "push", "row", "seat", "x"]), LEAVES, max_size=5)


JSON_TEXTS = st.one_of(ANY_TEXT, st.binary(), OBJECTS.map(json.dumps), OBJECTS.map(lambda each: json.dumps(each).encode()))


@settings(max_examples=300, deadline=None, database=None)
@given(JSON_TEXTS)
@example('{"do": "roll"}')
@example('{"event": "turn", "seat": 1}')
def test_no_json_makes_reading_an_action_or_event_raise_anything_but_our_errors(text: Any) -> None:
    for verbs in (GAME.actions, GAME.events):
        try:
            thing: Any = verbs.from_json(text)
        except hacktable.HacktableError as error:
            assert type(error) is hacktable.MalformedError
            assert error.code in ("malformed-json", "malformed-field")
        else:
            assert verbs.parse(str(thing)) == thing


@pytest.mark.parametrize("text", ["\udc80", '{"do":"roll\udc80"}'], ids=ascii)
def test_half_a_character_in_json_is_malformed(text: str) -> None:
    with pytest.raises(hacktable.MalformedError) as raised:
        GAME.actions.from_json(text)
    assert raised.value.code == "malformed-json"


@pytest.mark.parametrize(
    "text",
    ['{"x":' + "[" * 100_000, '{"x":' + "[" * 100_000 + "]" * 100_000 + ',"do":"roll"}', "[" * 100_000],
    ids=["open", "closed", "array"],
)
def test_deeply_nested_json_is_malformed(text: str) -> None:
    with pytest.raises(hacktable.MalformedError) as raised:
        GAME.actions.from_json(text)
    assert raised.value.code == "malformed-json"


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ('{"do":"check","token":13}', "malformed-field"),
        ('{"do":"check","token":"1"}', "malformed-json"),
        ('{"do":"check","token":true}', "malformed-json"),
        ('{"do":"check"}', "malformed-json"),
        ('{"do":"check","token":1,"way":"+"}', "malformed-json"),
        ('{"do":"fly"}', "malformed-json"),
        ('{"event":"turn","seat":0}', "malformed-json"),
        ("[]", "malformed-json"),
        ("", "malformed-json"),
    ],
)
def test_json_that_is_no_action_is_malformed(text: str, code: str) -> None:
    with pytest.raises(hacktable.MalformedError) as raised:
        GAME.actions.from_json(text)
    assert raised.value.code == code
