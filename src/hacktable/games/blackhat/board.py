"""What is fixed for one match of Black Hat: options, cards, board and modules, as numbers the rules read."""

from __future__ import annotations

from functools import cache, lru_cache
from pathlib import Path
from typing import Annotated, Literal, get_args

import msgspec

from hacktable.games.blackhat.drawing import (
    CELLS,
    COLUMNS,
    FACES,
    PLACES_FOR_MODULES,
    QUARTERS,
    ROWS,
    STEPS,
    Cell,
    Drawing,
    DrawingError,
    Face,
    Grid,
    Kind,
    Spot,
    area,
)
from hacktable.games.blackhat.reading import examine_drawing, read_drawing, read_faces
from hacktable.kernel.cstruct import CStruct, Ints, Stored, StoredOne, i1, i2, i8
from hacktable.kernel.errors import OptionError
from hacktable.kernel.options import Options, Presets, text_with

HANDS = 6
"""The most hands at a table. With two players the Robot has the third one."""
ROBOT = 2
"""The Robot's hand, in a match of two."""
RANKS = 13
JOKER, HAT = RANKS, RANKS + 1
CARD_KINDS = RANKS + 2
"""Kinds of cards: rank r is kind r − 1, then the joker, then the Black Hat."""
WILD_RANK = 14
"""What wild cards alone are worth (BH-35)."""
HAND_SIZE, HALF_HAND = 10, 5
HIDDEN_HAT_AMONG = 30
FEWEST_OF_RANK, FEWEST_JOKERS = 4, 3
STATUS_LOWEST, STATUS_STEP, STATUSES = 10, 5, 9
TOPS = CELLS + FACES * QUARTERS
"""What can lie on top of a cell: its own print, or a quarter of a module's face."""

OwnBoard = Literal["classic", "advanced"]
BOARDS: tuple[OwnBoard, ...] = get_args(OwnBoard)
CUSTOM = "custom"
BoardName = Literal["classic", "advanced", "custom"]
LONGEST_DRAWING = 8000
"""Characters; ours, with their comments, take a fifth of it."""
MOST_MISTAKES = 40
"""After so many mistakes a drawing is examined no further: a text with more of them was hardly meant as a board."""
DrawingText = Annotated[str, text_with("board", CUSTOM, LONGEST_DRAWING)]
Modules = Annotated[int, msgspec.Meta(ge=0, le=PLACES_FOR_MODULES)]


class BlackhatOptions(Options, frozen=True, kw_only=True):
    """The options of a match. What the printed editions tell differently follows the edition unless said otherwise."""

    edition: Literal["house", "finnish", "norwegian", "portuguese"] = "house"
    board: BoardName = "classic"
    drawing: DrawingText = ""
    """BH-4: the text of a board file; `reading.py` reads it."""
    modules: Modules = 0
    """BH-11."""
    short_deck: bool = False
    """BH-12."""
    hidden_hat: bool = False
    """BH-21."""
    tracer: bool = False
    """BH-100."""
    secret_asset: bool = False
    """BH-107."""
    celebrity: bool = False
    """BH-120."""
    broken_honeypot: bool = False
    """BH-66."""
    follow: Literal["edition", "led", "any"] = "edition"
    """BH-31: how many cards may follow: one or as many as were led; or any number."""
    refill: Literal["edition", "yes", "no"] = "edition"
    """BH-34: whether discards refill an empty draw pile."""
    pickup: Literal["edition", "choice", "highest"] = "edition"
    """BH-42: which cards come with the Black Hat."""
    service: Literal["edition", "must", "may"] = "edition"
    """BH-62: whether Denial-of-Service must be used."""
    half_deals: Literal["edition", "standing", "later", "next"] = "edition"
    """BH-66: when deals are half: while a pawn stands in a Honeypot, from then on, or only the next one."""
    exploit: Literal["edition", "host", "any"] = "edition"
    """BH-67: what an Exploit may change."""
    randomizer: Literal["edition", "marked", "anywhere"] = "edition"
    """BH-68: where a module may be laid."""
    tie: Literal["edition", "last", "previous"] = "edition"
    """BH-93: the round that decides a tie."""
    alarm_mover: Literal["edition", "standing", "latest"] = "edition"
    """BH-101: who moves the Tracer: who has a pawn on an Alarm, or who set off the latest."""
    tracer_back: Literal["edition", "left", "sideways"] = "edition"
    """BH-102: whether the Tracer may step back to the left, to where it came from."""
    robot_first: Literal["edition", "follower", "hatless"] = "edition"
    """BH-110: who plays the Robot in a round's first trick."""
    celebrity_tie: Literal["edition", "previous", "shared"] = "edition"
    """BH-120: how a tie between celebrities ends."""


EDITIONS: dict[str, tuple[str, str, str, str]] = {
    # house, finnish, norwegian, portuguese
    "follow": ("led", "led", "led", "any"),
    "refill": ("yes", "yes", "yes", "no"),
    "pickup": ("choice", "highest", "choice", "choice"),
    "service": ("must", "must", "must", "may"),
    "half_deals": ("standing", "later", "standing", "next"),
    "exploit": ("host", "host", "any", "host"),
    "randomizer": ("marked", "anywhere", "anywhere", "anywhere"),
    "tie": ("last", "last", "last", "previous"),
    "alarm_mover": ("standing", "standing", "standing", "latest"),
    "tracer_back": ("left", "left", "left", "sideways"),
    "robot_first": ("follower", "hatless", "hatless", "follower"),
    "celebrity_tie": ("previous", "shared", "shared", "previous"),
}
"""Where the editions differ, and what each says."""
_EDITION_NAMES = ("house", "finnish", "norwegian", "portuguese")
PRESETS = Presets(
    "edition", {edition: {name: values[at] for name, values in EDITIONS.items()} for at, edition in enumerate(_EDITION_NAMES)}
)


def chosen(options: BlackhatOptions, name: str) -> str:
    """An option's value, the edition's if none was chosen."""
    value = str(getattr(options, name))
    return EDITIONS[name][_EDITION_NAMES.index(options.edition)] if value == "edition" else value


def check_combination(players: int, options: BlackhatOptions) -> None:
    """Refuse options that say nothing, or contradict each other.

    :raises OptionError: saying which, and why.
    """
    if options.half_deals != "edition" and not options.broken_honeypot:
        raise OptionError("blackhat-combine-needs", "BH-66", option=_label("half_deals"), needs=_label("broken_honeypot"))
    for name in ("alarm_mover", "tracer_back"):
        if getattr(options, name) != "edition" and not options.tracer:
            raise OptionError("blackhat-combine-needs", "BH-100", option=_label(name), needs=_label("tracer"))
    if options.celebrity_tie != "edition" and not options.celebrity:
        raise OptionError("blackhat-combine-needs", "BH-120", option=_label("celebrity_tie"), needs=_label("celebrity"))
    if options.tie != "edition" and options.celebrity:
        raise OptionError("blackhat-combine-tie", "BH-120", option=_label("tie"), needs=_label("celebrity"))
    if options.robot_first != "edition" and players != 2:
        raise OptionError("blackhat-combine-robot", "BH-110", option=_label("robot_first"), players=players)
    if options.short_deck and players == HANDS:
        raise OptionError("blackhat-combine-short", "BH-12", option=_label("short_deck"))


def _label(option: str) -> OptionError:
    """The name that people see for an option. A refusal within a refusal is said in the reader's language, on the page too."""
    return OptionError(f"blackhat-option-{option}")


def warnings(players: int, options: BlackhatOptions) -> list[str]:
    """Codes of sentences to show before a match is started like this: allowed, but not recommended."""
    return ["blackhat-warning-robot-tracer"] if players == 2 and options.tracer else []


class Board(CStruct):
    """One match's options, cards, board and modules."""

    seats: int = i8()
    hands: int = i8()
    """One more than there are seats if the Robot plays."""
    robot: int = i8()
    modules: int = i8()
    hidden_hat: int = i8()
    tracer: int = i8()
    secret_asset: int = i8()
    celebrity: int = i8()
    broken_honeypot: int = i8()
    any_size: int = i8()
    refill: int = i8()
    highest_pickup: int = i8()
    service_may: int = i8()
    half_later: int = i8()
    half_next: int = i8()
    exploit_any: int = i8()
    tie_previous: int = i8()
    latest_alarm: int = i8()
    back_left: int = i8()
    robot_hatless: int = i8()
    celebrity_previous: int = i8()
    areas: int = i8(page=False)
    """The top left cells of all areas where a Randomizer may lay a module, as bits (BH-68)."""
    backdoor: int = i8()
    public: int = i8()
    asset: int = i8()
    tails: Ints = i2(TOPS)
    """Half-arrows that leave, as bits by direction."""
    heads: Ints = i2(TOPS)
    """Half-arrows that arrive, as bits by the direction they come from."""
    kind: Ints = i1(TOPS, names=tuple(kind.name.lower() for kind in Kind), low=0)
    value: Ints = i1(TOPS)
    beside: Ints = i1(CELLS, 8, page=False)
    """The neighbour of a cell by direction; −1 off the board."""
    module_place: Ints = i1(PLACES_FOR_MODULES)
    deck: Ints = i1(CARD_KINDS)
    trace: Ints = i1(CARD_KINDS)


def lay(players: int, options: BlackhatOptions) -> Stored:
    """The board of a match.

    :raises OptionError: if options make no sense together.
    """
    return _laid(players, options).copy()


@lru_cache(64)
def _laid(players: int, options: BlackhatOptions) -> Stored:
    """A table asks for the same board when its host starts, when the match begins, and when it is opened again. Refused ones are not kept."""
    check_combination(players, options)
    drawing = drawing_of(options)
    boards = _blank_board().copy()
    board = boards[0]
    board["seats"], board["robot"] = players, players == 2
    board["hands"] = players + (players == 2)
    for name in ("modules", "hidden_hat", "tracer", "secret_asset", "celebrity", "broken_honeypot"):
        board[name] = getattr(options, name)
    for field, name, value in (
        ("any_size", "follow", "any"),
        ("refill", "refill", "yes"),
        ("highest_pickup", "pickup", "highest"),
        ("service_may", "service", "may"),
        ("half_later", "half_deals", "later"),
        ("half_next", "half_deals", "next"),
        ("exploit_any", "exploit", "any"),
        ("tie_previous", "tie", "previous"),
        ("latest_alarm", "alarm_mover", "latest"),
        ("back_left", "tracer_back", "left"),
        ("robot_hatless", "robot_first", "hatless"),
        ("celebrity_previous", "celebrity_tie", "previous"),
    ):
        board[field] = chosen(options, name) == value
    _lay_cards(board, players, options.short_deck)
    _lay_drawing(board, drawing, chosen(options, "randomizer") == "anywhere")
    return boards


@cache
def _blank_board() -> Stored:
    """What is the same in every match: which cells are neighbours, and the faces of the modules."""
    boards = Board.new()
    board = boards[0]
    for cell in range(CELLS):
        row, column = divmod(cell, COLUMNS)
        for direction, (down, right) in enumerate(STEPS):
            there = (row + down, column + right)
            inside = 0 <= there[0] < ROWS and 0 <= there[1] < COLUMNS
            board["beside"][cell, direction] = there[0] * COLUMNS + there[1] if inside else -1
    for number, face in enumerate(standard_faces()):
        _lay_cells(board, CELLS + number * QUARTERS, face, area(0))
    return boards


def _lay_cards(board: StoredOne, players: int, short: bool) -> None:
    """BH-1, BH-2, BH-12."""
    missing = (HANDS - players) if short else 0
    for kind, (count, trace) in enumerate(standard_cards()):
        fewest = FEWEST_OF_RANK if kind < RANKS else FEWEST_JOKERS if kind == JOKER else count
        board["deck"][kind] = max(min(count, fewest), count - missing)
        board["trace"][kind] = trace


def _lay_drawing(board: StoredOne, drawing: Drawing, anywhere: bool) -> None:
    board["backdoor"], board["public"], board["asset"] = map(drawing.only, (Kind.BACKDOOR, Kind.PUBLIC, Kind.ASSET))
    board["module_place"] = drawing.places
    corners = range(CELLS) if anywhere else drawing.places
    board["areas"] = sum(1 << corner for corner in corners if _room_for_module(drawing, corner))
    _lay_cells(board, 0, drawing, [divmod(cell, COLUMNS) for cell in range(CELLS)])


def _lay_cells(board: StoredOne, first: int, grid: Grid, spots: list[Spot]) -> None:
    """Cells of a drawing, or of a module's face, as the tops from `first` on. What is not drawn is black."""
    cells = [grid.cells.get(spot, Cell()) for spot in spots]
    for name in ("kind", "value", "tails", "heads"):  # a whole field at once: each assignment to NumPy's records is slow
        board[name][first : first + len(cells)] = [getattr(cell, name) for cell in cells]


def _room_for_module(drawing: Drawing, corner: int) -> bool:
    """BH-68: on the board's cells, and never over start spaces or the Critical Asset."""
    kept = (Kind.BACKDOOR, Kind.PUBLIC, Kind.ASSET)
    return all(spot in drawing.cells and drawing.cells[spot].kind not in kept for spot in area(corner))


def drawing_of(options: BlackhatOptions) -> Drawing:
    """The board that is played on.

    :raises OptionError: if it is a drawing with mistakes, with the first `MOST_MISTAKES` that were found, each with its line and its column.
    """
    return standard_drawing(options.board) if options.board != CUSTOM else _own_drawing(options.drawing)


@lru_cache(64)
def _own_drawing(text: str) -> Drawing:
    """A table asks for the same drawing at every change of its options. Refused ones are not kept: they would push out the good ones."""
    drawing, mistakes = examine_drawing(text, MOST_MISTAKES)
    if mistakes:
        stopped = len(mistakes) == MOST_MISTAKES
        raise OptionError("blackhat-drawing", "BH-4", count=len(mistakes), faults=tuple(mistakes), stopped=stopped)
    return drawing


# ---------------------------------------------------------------- files

_DATA = Path(__file__).parent / "data"


def own_file(name: str) -> Path:
    """Where one of our boards is, or `modules`."""
    return _DATA / "boards" / f"{name}.txt" if name in BOARDS else _DATA / f"{name}.txt"


@cache
def standard_drawing(name: str) -> Drawing:
    return read_drawing(own_file(name).read_text("utf-8"))


@cache
def standard_faces() -> list[Face]:
    return read_faces(own_file("modules").read_text("utf-8"))


@cache
def standard_cards() -> list[tuple[int, int]]:
    return read_cards(own_file("cards").read_text("utf-8"))


def read_cards(text: str) -> list[tuple[int, int]]:
    """For every kind of card, how many there are and its trace.

    :raises DrawingError: naming the line, what stands there and what was expected.
    """
    found = list[tuple[int, int]]()
    for number, line in enumerate(text.splitlines(), 1):
        words = line.split("#")[0].split()
        if not words:
            continue
        expected = card_name(len(found)) if len(found) < CARD_KINDS else "nothing more"
        if words[0] != expected:
            raise DrawingError(f"line {number}, column {line.index(words[0]) + 1}: {words[0]!r} stands where {expected} was expected")
        if len(words) != 3 or not all(word.isascii() and word.isdecimal() for word in words[1:]):
            raise DrawingError(f"line {number}, column 1: {line.strip()!r}: a card takes a number of cards and a trace")
        count, trace = int(words[1]), int(words[2])
        most = {JOKER: 5, HAT: 1}.get(len(found), 7)
        if not (1 <= count <= most and trace <= 9):
            raise DrawingError(f"line {number}, column 1: {line.strip()!r}: 1 to {most} cards, traces up to 9 (BH-1, BH-2)")
        found.append((count, trace))
    if len(found) != CARD_KINDS:
        raise DrawingError(f"cards 1 to {RANKS}, joker and hat were expected, not {len(found)} lines (BH-1)")
    return found


def card_name(kind: int) -> str:
    """A kind of card in notation."""
    return "joker" if kind == JOKER else "hat" if kind == HAT else str(kind + 1)
