"""The deal of the day: one seed for everybody, fixed by a commitment that is listed before the day and revealed after it.

1. Some days before, the server draws a seed for the day and the game, and lists the commitment
   SHA-256("hacktable daily 1" + the day, the bots and the terms + seed). The terms are those of every deal (`deal.terms_of`): game, players, options.
2. On the day, all chance follows from this seed alone: the match's key is that of a match with one seed. No seat has a share in it, or people
   would not get the same deal.
3. A bot's chance follows from the seed, its seat and how many actions there were: SHA-256("hacktable daily bot 1" + seed + seat + actions). So
   the same moves bring the same game.
4. When the day is over, the seed is shown: anybody can compute the commitment, and compare it with the one that was listed.

Days are those of UTC. The page does the same sums in `web/src/table/deal.ts`.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from datetime import UTC, date, datetime, time, timedelta
from functools import lru_cache

import msgspec

from hacktable.kernel.verbs import seat_letter

DAILY, BOT = b"hacktable daily 1\n", b"hacktable daily bot 1"
A_DAY = 24 * 3_600_000


class Daily(msgspec.Struct, frozen=True):
    """Which day a match is the deal of, and against whom."""

    day: str
    """Such as 2026-11-17."""
    bots: tuple[str, ...]
    """By seat; empty for the one who plays."""


def daily_commitment(daily: Daily, terms: str, seed: bytes) -> str:
    """What is listed before the day, in hexadecimal digits.

    :param terms: from `deal.terms_of`.
    """
    lines = f"day {daily.day}\n" + "".join(f"{line}\n" for line in bot_lines(daily.bots))
    return hashlib.sha256(DAILY + lines.encode() + bytes.fromhex(terms) + seed).hexdigest()


def bot_lines(bots: Sequence[str]) -> list[str]:
    """The bots, as a record names them."""
    return [f"bot {seat_letter(seat)} {name}" for seat, name in enumerate(bots) if name]


def bot_coin(seed: bytes, seat: int, actions: int) -> bytes:
    """What a bot's tosses begin with, for one decision."""
    return hashlib.sha256(BOT + seed + seat.to_bytes(4, "big") + actions.to_bytes(4, "big")).digest()


# ---------------------------------------------------------------- days


def day_of(now: int) -> str:
    """:param now: milliseconds since 1970."""
    return day_after("1970-01-01", now // A_DAY)


@lru_cache(100)
def day_after(day: str, days: int = 1) -> str:
    return (date.fromisoformat(day) + timedelta(days=days)).isoformat()


@lru_cache(100)
def start_of(day: str) -> int:
    """When a day begins, in milliseconds since 1970."""
    return int(datetime.combine(date.fromisoformat(day), time(tzinfo=UTC)).timestamp() * 1000)


def end_of(day: str) -> int:
    return start_of(day) + A_DAY


REVEAL_AFTER = 60_000
"""Milliseconds after a day at which its seeds are shown: until then, the clock of another server may still be in it."""


def is_revealed(day: str, now: int) -> bool:
    """Whether a day's secrets may be told."""
    return now >= end_of(day) + REVEAL_AFTER


def is_day(text: str) -> bool:
    """Whether a text is a day as we write it."""
    try:
        return date.fromisoformat(text).isoformat() == text
    except ValueError:
        return False
