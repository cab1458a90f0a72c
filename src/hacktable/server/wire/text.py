"""What people type, made fit to be shown to others."""

from __future__ import annotations

from hacktable.server.wire import faults
from hacktable.server.wire.faults import Fault


def tidy(name: str) -> str:
    """A name as it is shown: one line, nothing invisible.

    :raises Fault: if nothing is left.
    """
    kept = one_line(name)[:24].strip()
    if not kept:
        raise Fault(faults.NOT_UNDERSTOOD, reason="name")
    return kept


def one_line(text: str) -> str:
    """What a person wrote, without what cannot be seen."""
    return " ".join("".join(char for char in text if char.isprintable() or char.isspace()).split())
