"""What the page must know of Hashcatch to draw it."""

from __future__ import annotations

from hacktable.games.hashcatch.board import RING, ROWS, WAITING, WIDTH
from hacktable.games.hashcatch.state import BANK, BASE, CHAIN, RISK, TO_END
from hacktable.kernel.calls import Call
from hacktable.kernel.look import PageFacts

PAGE = PageFacts(
    sizes={
        "RING": RING,
        "WAITING": WAITING,
        "ROWS": ROWS,
        "WIDTH": WIDTH,
        "BANK": BANK,
        "CHAIN": CHAIN,
        "RISK": RISK,
        "BASE": BASE,
        "TO_END": TO_END,
    },
)

CALLS = (
    Call("come-on"),
    Call("lucky"),
    Call("nice-hash"),
    Call("not-my-token"),
    Call("revenge"),
    Call("phew"),
    Call("that-row"),
    Call("laugh"),
)
"""What players can say with one tap."""
