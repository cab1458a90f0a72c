"""Black Hat in words, and as a picture in characters."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from hacktable import lang
from hacktable.games.blackhat import verbs
from hacktable.games.blackhat.board import CARD_KINDS, HAT, Board, card_name
from hacktable.games.blackhat.drawing import CELLS, COLUMNS, LETTER_OF, NE, ROWS, SE, E, Kind, N, S
from hacktable.games.blackhat.rules.spaces import value_at
from hacktable.games.blackhat.state import PLACES, Phase, State
from hacktable.kernel.teller import Shown, Teller
from hacktable.kernel.verbs import LETTERS, Action, Event

_SEATS, _CARDS, _PLACES = ("seat", "by"), ("card", *"abcdefghij"), ("origin", "to")


class BlackhatTeller(Teller[Board]):
    """Sentences from the Fluent files; the board as it is drawn in its file."""

    def event(self, event: Event, names: Sequence[str], language: str) -> str:
        told = msgspec.structs.asdict(event)
        if isinstance(event, verbs.Trapped):
            told["trap"] = told["by"]
            del told["by"]
        if isinstance(event, verbs.Played):
            told["set"] = set_text(event.rank, event.naturals, event.jokers, event.hat, language)
        if isinstance(event, verbs.Hand):
            told = {"cards": ", ".join(card_text(card, language) for card in told.values() if card != "-")}
        for field, value in told.items():
            if field in _SEATS:
                told[field] = names[value] if value < len(names) else lang.say(language, "blackhat-robot")
            elif field in _PLACES:
                told[field] = place_text(value, language)
            elif field == "card":
                told[field] = card_text(value, language)
            elif field == "tile" and isinstance(event, verbs.Revealed):
                told[field] = lang.say(language, f"blackhat-tile-{value}")
        if isinstance(event, verbs.Moved):
            told["own"] = "yes" if event.by == event.seat else "no"
        if isinstance(event, verbs.Marked):
            told["change"] = {"+": "+1", "-": "−1"}[event.change]
        return lang.say(language, f"blackhat-event-{type(event).__name__.lower()}", **told)

    def action(self, action: Action, state: Shown, seat: int, language: str) -> str:
        told = msgspec.structs.asdict(action)
        if isinstance(action, verbs.Play):
            told["set"] = set_text(action.rank, action.naturals, action.jokers, action.hat, language)
        elif isinstance(action, verbs.Move | verbs.Send):
            told["own"] = "yes" if action.seat == state["turn"] else "no"
            told["seat"] = LETTERS[action.seat]
            told["origin"] = place_text(PLACES[state["place"][action.seat][action.pawn - 1]], language)
        elif isinstance(action, verbs.Mark):
            told["change"] = {"+": "+1", "-": "−1"}[action.change]
        elif isinstance(action, verbs.Keep):
            told["count"] = state["led"]
        return lang.say(language, f"blackhat-do-{type(action).__name__.lower()}", **told)

    def expected(self, state: Shown, language: str) -> str:
        phase = Phase(state["phase"]).name.lower()
        return lang.say(language, f"blackhat-expect-{phase}", led=state["led"], size=max(state["said"]), picks=state["picks"])

    def picture(self, board: Board, state: Shown, names: Sequence[str], language: str) -> str:
        names = [*names, lang.say(language, "blackhat-robot")]
        hands = [hand for hand, places in enumerate(state["place"]) if places[0] >= 0]
        lines = [*_board(board, state), "", *(_hand(state, hand, names[hand] if hand < len(names) else "", language) for hand in hands)]
        return "\n".join(lines)


def card_text(card: str, language: str) -> str:
    return card if card.isdigit() else lang.say(language, f"blackhat-card-{card}")


def place_text(place: str, language: str) -> str:
    """A place in words: cells keep their names."""
    kind, _, step = place.partition("-")
    if kind == "track":
        return lang.say(language, "blackhat-place-track", step=int(step))
    return lang.say(language, "blackhat-place-jail") if kind == "jail" else place


def set_text(rank: int, naturals: int, jokers: int, hat: int, language: str) -> str:
    """A set, card by card."""
    cards = [str(rank)] * naturals + ["joker"] * jokers + ["hat"] * hat
    return " + ".join(card_text(card, language) for card in cards)


# ---------------------------------------------------------------- pictures


def _board(board: Board, state: Shown) -> list[str]:
    """Two lines a row of cells: what they are, and who stands there; arrows in between."""
    shown = State.from_view(state)
    standing: dict[int, str] = {}
    for hand, places in enumerate(state["place"]):
        for pawn, place in enumerate(places):
            standing[place] = standing.get(place, "") + f"{LETTERS[hand]}{pawn + 1}"
    if state["tracer"] >= 0:
        standing[state["tracer"]] = standing.get(state["tracer"], "") + "T!"
    lines = ["    " + "".join(f"{letter:<6}" for letter in "abcdefghijkl")]
    for row in range(ROWS):
        cells, below = f"{row + 1}   ", "    "
        for column in range(COLUMNS):
            cell = row * COLUMNS + column
            kind = Kind(board.kind[shown.top[cell]])
            token = "###" if kind == Kind.BLACK else f"{LETTER_OF[kind]}{value_at(board, shown, cell):+}"
            cells += f"{token:<4}{'>' if _leads(board, shown, cell, E) else ' '} "
            below += f"{standing.get(cell, '')[:4]:<4}{_slant(board, shown, cell)} "
        lines += [cells.rstrip(), below.rstrip()]
    crowd = [f"{PLACES[place]}: {who}" for place, who in sorted(standing.items()) if place >= 0 and (len(who) > 4 or place >= CELLS)]
    return [*lines, *crowd]


def _leads(board: Board, shown: State, cell: int, direction: int) -> bool:
    there = int(board.beside[cell, direction])
    return there >= 0 and bool(int(shown.onward[cell]) >> there & 1)


def _slant(board: Board, shown: State, cell: int) -> str:
    """The slanting arrows between a cell, the one below it, and their right neighbours; straight ones where there is none."""
    under = int(board.beside[cell, S])
    down = _leads(board, shown, cell, SE)
    up = under >= 0 and _leads(board, shown, under, NE)
    if down or up:
        return "X" if down and up else "\\" if down else "/"
    if _leads(board, shown, cell, S):
        return "v"
    return "^" if under >= 0 and _leads(board, shown, under, N) else " "


def _hand(state: Shown, hand: int, name: str, language: str) -> str:
    known = [state["hidden"][hand][kind] + state["open"][hand][kind] for kind in range(CARD_KINDS)]
    cards = [card_text(card_name(kind), language) for kind in range(CARD_KINDS) for _ in range(known[kind])]
    cards += ["?"] * (state["held"][hand] - sum(known))
    played = [card_text(card_name(kind), language) for kind in range(HAT + 1) for _ in range(state["trick"][hand][kind])]
    marks = ">" if hand == state["turn"] and state["phase"] != Phase.OVER else " "
    line = f"{marks} {LETTERS[hand]} {name:<12} {state['points'][hand]:>4}  {' '.join(cards)}"
    return line + (f"  [{' '.join(played)}]" if played else "")
