"""How a game is put into words and pictures for people in a terminal; the page has its own ways."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from hacktable.kernel.verbs import Action, Event


class Teller:
    """Plain notation, for a game that brings nothing better. `state` is a view's dictionary of shown fields."""

    def event(self, event: Event, names: Sequence[str], language: str) -> str:
        """What happened, as a sentence."""
        return str(event)

    def action(self, action: Action, state: dict[str, Any], seat: int, language: str) -> str:
        """What an action does, as a label."""
        return str(action)

    def expected(self, state: dict[str, Any], language: str) -> str:
        """What is expected of whoever may act."""
        return ""

    def picture(self, board: Any, state: dict[str, Any], names: Sequence[str], language: str) -> str:
        """The table in characters; `board` is the mirrored board of the match. Tokens are written with their seat's letter in front."""
        return "\n".join(f"{name} {value}" for name, value in state.items())
