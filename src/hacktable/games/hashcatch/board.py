"""What is fixed for one match of Hashcatch: options and the board, as numbers the rules read."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from hacktable.kernel.cstruct import CStruct, Ints, Stored, i1, i8
from hacktable.kernel.options import Options

SEATS = 4
RING = 40
"""The most spaces a ring can have; with the other places it makes 64, so a set of places is one int64."""
SMALLEST_RING = 12
"""Twice the farthest move: a mover's own space lies on one side of where it lands, not on both."""
WAITING = 3
ROWS = 5
WIDTH = 3
MIDDLE = 1
"""The bonus space's place in its row (HC-3)."""


class HashcatchOptions(Options, frozen=True, kw_only=True):
    """The options of a match."""

    memory: bool = False
    """HC-1: the page stops showing digits and sums once they have been seen; you keep them in your head."""


class Board(CStruct):
    """One match's options and board."""

    hashes: int = i8(page=False)
    """The transaction spaces, as bits (HC-2)."""
    seats: int = i8()
    ring: int = i8()
    memory: int = i8()
    hash_space: Ints = i1(SEATS)
    """The same, one by one."""
    start: Ints = i1(SEATS)
    base: Ints = i1(SEATS)
    """For every seat, which of the starts is its own, before lots are drawn (HC-2)."""
    points: Ints = i1(ROWS, WIDTH)
    tries: Ints = i1(ROWS)


class BoardError(ValueError):
    """A board file that cannot be used; the message names the line, or what is missing and its rule."""


def lay(players: int, options: HashcatchOptions) -> Stored:
    """The board of a match."""
    lines = standard_board()
    boards = Board.new()
    board = boards[0]
    board["seats"] = players
    board["memory"] = options.memory
    board["ring"] = lines["ring"][0][0]
    board["hash_space"] = lines["hash"][0]
    board["hashes"] = sum(1 << space for space in lines["hash"][0])
    taken = next(line[1:] for line in lines["seats"] if line[0] == players)
    board["start"] = lines["start"][0]
    board["base"][:players] = [place - 1 for place in taken]
    for row in lines["row"]:
        depth, points, tries = row[0] - 1, row[1 : 1 + WIDTH], row[1 + WIDTH]
        board["points"][depth] = points
        board["tries"][depth] = tries
    return boards


Lines = dict[str, list[list[int]]]


@cache
def standard_board() -> Lines:
    return read_board((Path(__file__).parent / "data" / "board.txt").read_text("utf-8"))


def read_board(text: str) -> Lines:
    """A board's lines by their first word.

    :raises BoardError: naming the line, what stands there and what was expected.
    """
    found: Lines = {"ring": [], "start": [], "hash": [], "seats": [], "row": []}
    lengths = {"ring": [1], "start": [SEATS], "hash": [SEATS], "seats": [3, 4, 5], "row": [2 + WIDTH]}
    for at, line in enumerate(text.splitlines(), 1):
        words = line.split("#")[0].split()
        if not words:
            continue
        kind, numbers = words[0], words[1:]
        if kind not in found:
            raise BoardError(f"line {at}: {kind!r} is none of {', '.join(found)}")
        if kind == "row" and numbers[1 + WIDTH : 2 + WIDTH] == ["tries"]:
            del numbers[1 + WIDTH]
        if not all(word.isascii() and word.isdecimal() for word in numbers) or len(numbers) not in lengths[kind]:
            raise BoardError(f"line {at}: {line.strip()!r}: {kind} takes {' or '.join(map(str, lengths[kind]))} whole numbers")
        found[kind].append([int(word) for word in numbers])
    _check_board(found)
    return found


def _check_board(lines: Lines) -> None:
    if len(lines["ring"]) != 1 or not SMALLEST_RING <= lines["ring"][0][0] <= RING:
        raise BoardError(f"a board needs one ring of {SMALLEST_RING} to {RING} spaces (HC-2)")
    spaces = [space for line in (*lines["start"], *lines["hash"]) for space in line]
    if not len(spaces) == len(set(spaces)) == 2 * SEATS or max(spaces) >= lines["ring"][0][0]:
        raise BoardError(
            f"a board needs {SEATS} starts (one line start) and {SEATS} transaction spaces (one line hash) on the ring, none twice (HC-2)"
        )
    if [line[0] for line in lines["row"]] != list(range(1, ROWS + 1)):
        raise BoardError(f"a board needs rows 1 to {ROWS}, in order (HC-2)")
    for line in lines["row"]:
        if max(line) > 12 or line[1 + WIDTH] not in range(1, 5):
            raise BoardError(f"row {line[0]}: points are at most 12, tries 1 to 4 (HC-3, HC-4)")
    for players in range(2, SEATS + 1):
        taken = [line[1:] for line in lines["seats"] if line[0] == players]
        if len(taken) != 1 or len(set(taken[0])) != players or not set(taken[0]) <= set(range(1, SEATS + 1)):
            raise BoardError(f"a board needs one line 'seats {players}' with {players} different starts")
