"""The proof that nobody chose a deal: seeds are fixed by commitments before any of them is shown.

1. The server draws a seed and shows its commitment, SHA-256("hacktable server 1" + terms + seed). The terms are a hash of the game, the number
   of players and the options: whoever knows all seeds could otherwise still choose a deal by choosing among options.
2. Every seat draws a seed and sends SHA-256("hacktable seat 1" + the server's commitment + seed). Because the server's commitment is in
   it, the server's seed and the terms were fixed before.
3. The list of all commitments, in the order of the seats, is sent to everyone. Only then do the seats reveal their seeds.
4. A bot has no secret: its seed is SHA-256("hacktable bot 1" + all commitments of the list in order + its seat's number in four bytes).

So whoever chooses a seed does so without knowing the others'. The page does the same sums in `web/src/table/deal.ts`; a fixture made from
this module keeps the two alike.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

from hacktable.kernel.options import Value
from hacktable.match.daily import Daily
from hacktable.match.written import option_lines

TERMS, SERVER, SEAT, BOT = b"hacktable terms 1\n", b"hacktable server 1", b"hacktable seat 1", b"hacktable bot 1"
GONE = -1
"""Stands for somebody who failed to reveal and was not at the table any more when the match began."""

Origin = Literal["position", "seed", "open", "committed", "daily"]
"""What a match was dealt from: a given position, one seed, seeds that the seats sent in the open, seeds that were committed first, or the seed of a day."""
Against = Literal["player", "host", "operator", "operator-who-plays"]
"""Who could have wanted to choose the deal. The operator runs the server and can read and change all that is in it."""


@dataclass(frozen=True)
class Commitments:
    """The list on which all seeds were revealed."""

    server: str
    seats: tuple[str, ...]
    """In hexadecimal digits; empty for bots."""


@dataclass(frozen=True)
class Breach:
    """Something that does not fit the list."""

    what: Literal["server", "seat", "bot", "twice", "count"]
    seat: int = GONE


def terms_of(game: str, players: int, options: Mapping[str, Value]) -> str:
    """What is played, as a hash in hexadecimal digits. It is made of lines that stand like this in the record of the match."""
    lines = [f"game {game}", f"players {players}", *option_lines(options)]
    return hashlib.sha256(TERMS + "\n".join(lines).encode("utf-8", "surrogatepass")).hexdigest()


def server_commitment(seed: bytes, terms: str) -> str:
    """What the server is bound by before any seat commits to its seed."""
    return hashlib.sha256(SERVER + bytes.fromhex(terms) + seed).hexdigest()


def seat_commitment(server: str, seed: bytes) -> str:
    """What a seat is bound by before it reveals its seed.

    :param server: the server's commitment, in hexadecimal digits.
    """
    return hashlib.sha256(SEAT + bytes.fromhex(server) + seed).hexdigest()


def bot_seed(listed: Commitments, seat: int) -> bytes:
    """The seed of a bot, which anyone can recompute."""
    fixed = bytes.fromhex(listed.server + "".join(listed.seats))
    return hashlib.sha256(BOT + fixed + seat.to_bytes(4, "big")).digest()


def breaches(listed: Commitments, seat_seeds: Sequence[bytes], server_seed: bytes | None = None, terms: str = "") -> list[Breach]:
    """All that does not fit the list; nothing if the seeds, and what was played, are those that were committed to.

    :param server_seed: None while the match runs.
    :param terms: of the match; they only matter together with the server's seed.
    """
    found = list[Breach]()
    if server_seed is not None and server_commitment(server_seed, terms) != listed.server:
        found.append(Breach("server"))
    if len(seat_seeds) != len(listed.seats):
        return [*found, Breach("count")]
    for seat, (fixed, seed) in enumerate(zip(listed.seats, seat_seeds, strict=True)):
        if not fixed and seed != bot_seed(listed, seat):
            found.append(Breach("bot", seat))
        elif fixed and seat_commitment(listed.server, seed) != fixed:
            found.append(Breach("seat", seat))
        elif fixed and fixed in listed.seats[:seat]:
            found.append(Breach("twice", seat))
    return found


def origin_of(server_seed: bytes | None, seat_seeds: Sequence[bytes], listed: Commitments | None, daily: Daily | None = None) -> Origin:
    """What a match was dealt from."""
    if server_seed is None:
        return "position"
    if daily:
        return "daily"
    return "committed" if listed else "open" if seat_seeds else "seed"


def powerless(origin: Origin) -> dict[Against, bool]:
    """Who could not choose the deal, if everyone's list was the same one and everything fits it.

    When seats sent their seeds in the open, the server had them before the last seat had sent its own: an operator with a seat could try
    seeds for it until the deal suited. Who gives the only seed, or the position, can choose it; the seed of a day is the operator's.
    """
    apart, seated = origin in ("open", "committed"), origin == "committed"
    return {"player": apart or origin == "daily", "host": apart or origin == "daily", "operator": apart, "operator-who-plays": seated}
