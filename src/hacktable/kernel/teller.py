"""How a game is put into words and pictures for people in a terminal; the page has its own ways."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Generic, TypeVar

from hacktable.kernel.cstruct import CStruct
from hacktable.kernel.verbs import Action, Event

B = TypeVar("B", bound=CStruct)
Shown = dict[str, Any]
"""A view's fields by name: numbers and lists of numbers. What the viewer may not know is blank."""


class Teller(Generic[B]):
    """Plain notation, for a game that brings nothing better."""

    def event(self, event: Event, names: Sequence[str], language: str) -> str:
        """What happened, as a sentence."""
        return str(event)

    def action(self, action: Action, state: Shown, seat: int, language: str) -> str:
        """What an action does, as a label."""
        return str(action)

    def expected(self, state: Shown, language: str) -> str:
        """What is expected of whoever may act."""
        return ""

    def picture(self, board: B, state: Shown, names: Sequence[str], language: str) -> str:
        """The position in characters; `board` is mirrored. Tokens are written with their seat's letter in front."""
        return "\n".join(f"{name} {value}" for name, value in state.items())
