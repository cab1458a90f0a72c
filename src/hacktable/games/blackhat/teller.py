"""Black Hat in words, and as a picture in characters."""

from __future__ import annotations

from hacktable.kernel.teller import Teller


class BlackhatTeller(Teller):
    """Sentences from the Fluent files; the board as it is drawn in its file."""
