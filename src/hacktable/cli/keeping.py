"""Options that say how long things are kept and how large the data may become: of `hacktable serve` and `hacktable data`."""

from __future__ import annotations

import argparse
import re

UNITS = {"m": 60, "h": 3600, "d": 24 * 3600, "w": 7 * 24 * 3600}
SIZES = {"": 1, "K": 1_000, "M": 1_000_000, "G": 1_000_000_000, "T": 1_000_000_000_000}
KEPT = (
    ("lobbies", "7d", "tables at which no game has begun"),
    ("running", "180d", "games that nobody has gone on with"),
    ("abandoned", "30d", "games that everyone has left, or that were interrupted"),
    ("finished", "forever", "finished games"),
    ("guests", "400d", "names of guests who sit at no table"),
    ("reports", "90d", "reports about guests"),
)
"""What is kept, for how long by default, and what that is."""


def duration(given: str) -> int | None:
    """Milliseconds, from a text like 7d; None: for ever."""
    if given == "forever":
        return None
    found = re.fullmatch(r"([0-9]{1,6})([mhdw])", given)
    if not found:
        raise argparse.ArgumentTypeError(f"{given!r} is no time: write a number with m, h, d or w, such as 7d, or forever")
    return int(found[1]) * UNITS[found[2]] * 1000


def size(given: str) -> int:
    """Bytes, from a text like 4GB."""
    found = re.fullmatch(r"([0-9]{1,15})([KMGT]?)B?", given.upper())
    if not found:
        raise argparse.ArgumentTypeError(f"{given!r} is no size: write a number with MB or GB, such as 4GB")
    return int(found[1]) * SIZES[found[2]]


def in_words(size: int) -> str:
    """Bytes as people read them."""
    for unit in ("bytes", "kB", "MB", "GB"):
        if size < 1000 or unit == "GB":
            break
        size /= 1000  # type: ignore[assignment]
    return f"{size} {unit}" if unit == "bytes" else f"{size:.1f} {unit}"


def add_keeping(command: argparse.ArgumentParser) -> None:
    """`--keep-lobbies 7d` and so on."""
    kept = command.add_argument_group("how long things are kept", "after they were last used: 90m, 12h, 7d, 4w, or forever")
    for name, default, what in KEPT:
        kept.add_argument(f"--keep-{name}", type=duration, default=default, metavar="TIME", help=f"{what} (default: {default})")


def kept_for(given: argparse.Namespace) -> dict[str, int | None]:
    """The times by name, as `Keep` takes them."""
    return {name: getattr(given, f"keep_{name}") for name, _, _ in KEPT}
