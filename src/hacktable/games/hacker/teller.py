"""Hacker in words, and as a picture in characters."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from hacktable import lang
from hacktable.games.hacker.board import Board
from hacktable.games.hacker.state import PUBLIC, Phase, Stage
from hacktable.games.hacker.verbs import Follow, Name
from hacktable.kernel.teller import Shown, Teller
from hacktable.kernel.verbs import LETTERS, Action, Event

_SEATS = ("seat", "suspect", "by")


class HackerTeller(Teller[Board]):
    """Sentences from the Fluent files; the accounts one by one, with what lies on and under them."""

    def event(self, event: Event, names: Sequence[str], language: str) -> str:
        told = {name: names[value] if name in _SEATS else value for name, value in msgspec.structs.asdict(event).items()}
        return lang.say(language, f"hacker-event-{type(event).__name__.lower()}", **told)

    def action(self, action: Action, state: Shown, seat: int, language: str) -> str:
        told = msgspec.structs.asdict(action)
        if isinstance(action, Follow | Name):
            told["seat"] = LETTERS[action.seat]
        return lang.say(language, f"hacker-do-{type(action).__name__.lower()}", **told)

    def expected(self, state: Shown, language: str) -> str:
        return lang.say(language, f"hacker-expect-{Phase(state['phase']).name.lower()}")

    def picture(self, board: Board, state: Shown, names: Sequence[str], language: str) -> str:
        lines = [
            lang.say(language, "hacker-picture-round", round=state["rounds"]),
            lang.say(language, "hacker-picture-bank", notes=state["bank_size"]),
            "",
        ]
        piles = [sum(lies == account + 1 for lies in state["lies"][PUBLIC]) for account in range(3 * len(names))]
        for account, viruses in enumerate(piles):
            owner = state["owner"][account]
            whose = f"{LETTERS[owner]} {names[owner]}" if owner >= 0 else lang.say(language, "hacker-picture-face-down")
            notes = " ".join(
                str(value + 1) for value in range(3) for _ in range(max(row[account][value] for row in state["seen"]))
            )  # the own row alone is not blank
            marks = lang.say(language, "hacker-picture-viruses", viruses=viruses) if viruses else ""
            lines.append(f"{account + 1:>3}  {whose:<16} {notes:<12} {marks}".rstrip())
        lines.append("")
        for seat, name in enumerate(names):
            walks = state["phase"] in (Phase.WINDOW, Phase.HOME) and seat == state["turn"]
            stage = lang.say(language, f"hacker-stage-{Stage(state['stage']).name.lower()}") if walks else ""
            lines.append(f"{LETTERS[seat]} {name:<16} {state['held'][seat]:>3} {stage}".rstrip())
        return "\n".join(lines)
