"""The board's file: what it says, and what is said of a broken one (HC-2 … HC-4)."""

from __future__ import annotations

import pytest

from citing import rule
from hacktable.games.hashcatch import GAME
from hacktable.games.hashcatch.board import BoardError, read_board

STANDARD = (GAME.folder / "data" / "board.txt").read_text("utf-8")
SHORT = """\
ring 40
start 0 10 20 30
hash 5 15 25 35
seats 2 1 3
seats 3 1 2 3
seats 4 1 2 3 4
row 1 1 2 1 tries 4
row 2 2 3 2 tries 4
row 3 3 4 3 tries 3
row 4 4 5 4 tries 3
row 5 5 6 5 tries 2
"""


def with_line(number: int, line: str) -> str:
    """The short board with another line in the place of one."""
    lines = SHORT.splitlines()
    lines[number - 1] = line
    return "\n".join(lines) + "\n"


def refused(text: str) -> str:
    with pytest.raises(BoardError) as refusal:
        read_board(text)
    return str(refusal.value)


@rule("HC-2", "HC-3", "HC-4")
def test_the_standard_board_is_the_one_in_the_rules() -> None:
    board = read_board(STANDARD)
    assert board == read_board(SHORT)
    assert board["ring"] == [[40]]
    assert board["start"] == [[0, 10, 20, 30]]
    assert board["hash"] == [[5, 15, 25, 35]]
    assert board["row"] == [[1, 1, 2, 1, 4], [2, 2, 3, 2, 4], [3, 3, 4, 3, 3], [4, 4, 5, 4, 3], [5, 5, 6, 5, 2]]


@rule("HC-2")
def test_comments_and_empty_lines_are_passed_over() -> None:
    assert read_board("# a board\n\n" + SHORT.replace("ring 40", "  ring   40   # spaces")) == read_board(SHORT)


@rule("HC-2")
@pytest.mark.parametrize(
    ("number", "line"),
    [
        (1, "circle 40"),
        (1, "ring"),
        (1, "ring forty"),
        (1, "ring 40 41"),
        (1, "ring -40"),
        (1, "ring 40.0"),
        (2, "start 0 10 20"),
        (2, "start 0 10 20 x"),
        (3, "hash 5 15 25 35 36"),
        (4, "seats 2"),
        (6, "seats 4 1 2 3 4 4"),
        (7, "row 1 1 2 1"),
        (11, "row 5 5 6 5 tries two"),
        (11, "rows 5 5 6 5 tries 2"),
    ],
)
def test_a_line_that_cannot_be_read_is_named_with_its_number(number: int, line: str) -> None:
    message = refused(with_line(number, line))
    assert message.startswith(f"line {number}: ")
    assert line.split()[0] in message


@rule("HC-2")
def test_line_numbers_count_comments_and_empty_lines() -> None:
    assert refused("# one\n\n# three\nrung 40\n").startswith("line 4: 'rung'")


@rule("HC-2")
def test_a_number_in_another_alphabet_or_raised_is_refused_with_its_line() -> None:
    assert refused(with_line(1, "ring ²")).startswith("line 1: ")
    assert refused(with_line(2, "start 0 ¹0 20 30")).startswith("line 2: ")


@rule("HC-2")
@pytest.mark.parametrize(
    ("number", "line", "named"),
    [
        (1, "", "one ring"),
        (1, "ring 41", "one ring"),
        (1, "ring 7", "one ring"),
        (2, "", "4 starts"),
        (2, "start 0 10 20 20", "none twice"),
        (2, "start 0 10 20 40", "on the ring"),
        (3, "", "4 transaction spaces"),
        (3, "hash 5 15 25 30", "none twice"),
        (4, "", "seats 2"),
        (4, "seats 2 1 1", "seats 2"),
        (5, "seats 3 1 2", "seats 3"),
        (6, "seats 4 1 2 3 5", "seats 4"),
        (6, "seats 4 0 1 2 3", "seats 4"),
        (7, "", "rows 1 to 5"),
        (7, "row 2 1 2 1 tries 4", "rows 1 to 5"),
        (9, "row 3 3 13 3 tries 3", "row 3"),
        (11, "row 5 5 6 5 tries 0", "row 5"),
        (11, "row 5 5 6 5 tries 5", "row 5"),
    ],
)
def test_a_board_that_makes_no_sense_is_refused_with_what_it_needs(number: int, line: str, named: str) -> None:
    assert named in refused(with_line(number, line))


@rule("HC-2")
@pytest.mark.parametrize("line", ["ring 40", "start 1 11 21 31", "hash 6 16 26 36", "seats 2 2 4", "row 5 5 6 5 tries 2"])
def test_nothing_may_be_said_twice(line: str) -> None:
    assert line.split()[0] in refused(f"{SHORT}{line}\n")
