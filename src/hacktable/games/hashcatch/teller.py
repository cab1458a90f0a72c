"""Hashcatch in words, and as a picture in characters."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

import msgspec

from hacktable import lang
from hacktable.games.hashcatch import verbs
from hacktable.games.hashcatch.board import RING, ROWS, SEATS, WAITING, WIDTH, Board, HashcatchOptions, lay
from hacktable.games.hashcatch.policy import chance_to_crack
from hacktable.games.hashcatch.rules.move import destination
from hacktable.games.hashcatch.rules.tokens import standing_at
from hacktable.games.hashcatch.state import BANK, BASE, CHAIN, PLACES, RISK, TOKENS, Phase, State
from hacktable.kernel.teller import Shown, Teller
from hacktable.kernel.verbs import LETTERS, Action, Event

_SIDE = RING // 4
_CELL = 4


class HashcatchTeller(Teller[Board]):
    """Sentences from the Fluent files; a square ring round the shaft."""

    def event(self, event: Event, names: Sequence[str], language: str) -> str:
        told = msgspec.structs.asdict(event)
        for field, value in told.items():
            if field in ("seat", "by"):
                told[field] = names[value]
            elif field in ("origin", "to"):
                told[field] = place_name(value, language)
        if isinstance(event, verbs.Checked):
            told["own"] = "yes" if event.by == event.seat else "no"
        if isinstance(event, verbs.Opening):
            rolls = zip(names, (event.a, event.b, event.c, event.d), strict=False)
            told["rolls"] = ", ".join(f"{name} {die}" for name, die in rolls if die)
        if isinstance(event, verbs.Hashing):
            pairs = ((event.a1, event.a2), (event.b1, event.b2), (event.c1, event.c2))
            told["rolls"] = ", ".join(f"#-{n} {a}+{b}" for n, (a, b) in enumerate(pairs, 1) if a)
        if isinstance(event, verbs.Hacked):
            tries = ((event.a1, event.a2), (event.b1, event.b2), (event.c1, event.c2), (event.d1, event.d2))
            told["rolls"] = ", ".join(f"{a}+{b}={a + b}" for a, b in tries if a)
        return lang.say(language, f"hashcatch-event-{type(event).__name__.lower()}", **told)

    def action(self, action: Action, state: Shown, seat: int, language: str) -> str:
        told = msgspec.structs.asdict(action)
        if isinstance(action, verbs.Check):
            token = action.token - 1
            told |= {"digit": state["digit"][seat][token], "place": place_name(PLACES[state["place"][seat][token]], language)}
        elif isinstance(action, verbs.Move):
            way = verbs.ACTIONS.split(action)[1][1]
            told["to"] = place_name(PLACES[destination(_standard_board(), State.from_view(state), seat, action.token - 1, way)], language)
            told["push"] = {None: "none", "+": "plus", "-": "minus"}[action.push]
        elif isinstance(action, verbs.Attack):
            told["chance"] = _chance(state, action.row - 1)
        elif isinstance(action, verbs.Hack):
            told["row"] = next(place - RISK + 1 for place in state["place"][seat] if RISK <= place < BASE)
        return lang.say(language, f"hashcatch-do-{type(action).__name__.lower()}", **told)

    def expected(self, state: Shown, language: str) -> str:
        return lang.say(language, f"hashcatch-expect-{Phase(state['phase']).name.lower()}", roll=state["roll"])

    def picture(self, board: Board, state: Shown, names: Sequence[str], language: str) -> str:
        standing = {place: f"{LETTERS[seat]}{token + 1}" for seat, row in enumerate(state["place"]) for token, place in enumerate(row)}
        return "\n".join([*_ring(state, standing), "", *_bases(state, names, language)])


def place_name(place: str, language: str) -> str:
    """A place in words, from its name in notation."""
    kind, _, rest = place.partition("-")
    if kind == "row":
        return lang.say(language, "hashcatch-place-row", row=int(rest[0]), column=rest[-1])
    if kind == "ring":
        kind = "hash" if _standard_board().hashes >> int(rest) & 1 else "ring"
    return lang.say(language, f"hashcatch-place-{kind}", **({"number": rest, "row": rest} if rest else {}))


@cache
def _standard_board() -> Board:
    """The board; how many players there are does not matter to what is told of it."""
    return Board.mirror(lay(SEATS, HashcatchOptions())[0])


def _chance(state: Shown, row: int) -> lang.Share | str:
    """The odds of a big hack, for a row whose digits the page shows."""
    shown = State.from_view(state)
    tokens = [standing_at(_standard_board(), shown, CHAIN + row * WIDTH + column) for column in range(WIDTH)]
    if any(shown.digit[token // TOKENS, token % TOKENS] == 0 for token in tokens):
        return "?"
    return lang.Share(round(chance_to_crack(_standard_board(), shown, row) / 10) / 100)


def _ring(state: Shown, standing: dict[int, str]) -> list[str]:
    """Spaces 0–10 along the top, on clockwise down the right, back along the bottom and up the left."""
    board = _standard_board()
    starts = {start: LETTERS[seat] for seat, start in enumerate(state["start"]) if state["tokens"][seat]}
    cells = []
    for space in range(RING):
        empty = "#" if board.hashes >> space & 1 else f"<{starts[space]}>" if space in starts else "·"
        cells.append(standing.get(space, empty).ljust(_CELL))
    shaft = _shaft(standing, board)
    lines = ["".join(cells[: _SIDE + 1])]
    for line in range(1, _SIDE):
        inside = f"  {shaft[line - 1] if line - 1 < len(shaft) else ''}".ljust(_CELL * (_SIDE - 1))
        lines.append(cells[-line] + inside + cells[_SIDE + line])
    lines.append("".join(reversed(cells[2 * _SIDE : 3 * _SIDE + 1])))
    return [line.rstrip() for line in lines]


def _shaft(standing: dict[int, str], board: Board) -> list[str]:
    waiting = "".join(f"#-{n + 1} {standing.get(BANK + n, '·'):<5}" for n in range(WAITING))
    lines = ["", waiting, ""]
    for row in range(ROWS):
        spaces = "".join(f"{board.points[row, column]}:{standing.get(CHAIN + row * WIDTH + column, '·'):<5}" for column in range(WIDTH))
        lines.append(f"{row + 1}  {spaces} ×{board.tries[row]} {standing.get(RISK + row, '')}")
    return lines


def _bases(state: Shown, names: Sequence[str], language: str) -> list[str]:
    lines = []
    for seat, name in enumerate(names):
        tokens = []
        for token in range(state["tokens"][seat]):
            digit = state["digit"][seat][token] or "?"
            where = "" if state["place"][seat][token] != BASE else "*"
            tokens.append(f"{LETTERS[seat]}{token + 1}={digit}{where}")
        lines.append(f"{'>' if seat == state['turn'] else ' '} {name:<12} {' '.join(tokens)}")
    lines.append(f"  (* {lang.say(language, 'hashcatch-place-base')})")
    return lines
