"""What the page must know of Hacker to draw it."""

from __future__ import annotations

from hacktable.games.hacker.board import ACCOUNTS, REACH, ROUNDS, TICKS, VALUES, WIDTH
from hacktable.games.hacker.state import HANDS, PUBLIC, TRUTH
from hacktable.kernel.look import PageFacts

PAGE = PageFacts(
    sizes={
        "ACCOUNTS": ACCOUNTS,
        "VALUES": VALUES,
        "HANDS": HANDS,
        "ROUNDS": ROUNDS,
        "WIDTH": WIDTH,
        "REACH": REACH,
        "TICKS": TICKS,
        "PUBLIC": PUBLIC,
        "TRUTH": TRUTH,
    },
)
