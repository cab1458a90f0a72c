"""What the page must know of Hacker to draw it."""

from __future__ import annotations

from hacktable.games.hacker.board import ACCOUNTS, REACH, ROUNDS, TICKS, VALUES, WIDTH
from hacktable.games.hacker.state import HANDS, PUBLIC, TRUTH
from hacktable.kernel.calls import Call
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

CALLS = (
    Call("saw"),
    Call("not-me"),
    Call("look", "place", ACCOUNTS),
    Call("hands-off"),
    Call("who-was-that"),
    Call("trust-me"),
    Call("caught"),
    Call("laugh"),
    Call("point", "seat"),
)
"""What players can say with one tap: any of it may be a lie."""
