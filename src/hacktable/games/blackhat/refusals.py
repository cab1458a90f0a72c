"""Why an action is refused: the rule behind it, from nothing but what the seat knows."""

from __future__ import annotations

from typing import Any

from hacktable.kernel.errors import IllegalError
from hacktable.kernel.verbs import Action


def why_not(t: Any, m: Any, seat: int, action: Action) -> IllegalError:
    """The refusal for an action that is not legal."""
    return IllegalError("blackhat-not-now", "BH-31", given=str(action))
