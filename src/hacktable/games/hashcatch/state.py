"""The state of a match of Hashcatch: one record, every field saying who may see it."""

from __future__ import annotations

from collections.abc import Iterator
from enum import IntEnum
from typing import Any

from hacktable.games.hashcatch.table import RING, ROWS, SEATS, WAITING, WIDTH
from hacktable.kernel.chacha import Chance
from hacktable.kernel.record import EVERYONE, OWNER, Ints, i1, i2, i4, i8

TOKENS = 12
"""The most tokens a colour can have (HC-31)."""
FIRST_TOKENS = 5
DIGITS = 4

# Where a token can be. A number from 0 on is a space of the ring.
BANK = RING
CHAIN = BANK + WAITING
RISK = CHAIN + ROWS * WIDTH
BASE = RISK + ROWS
NOWHERE = -1
"""Not in the game yet."""

PLACES = (
    *(f"ring-{space}" for space in range(RING)),
    *(f"bank-{place + 1}" for place in range(WAITING)),
    *(f"row-{row + 1}-{'abc'[column]}" for row in range(ROWS) for column in range(WIDTH)),
    *(f"risk-{row + 1}" for row in range(ROWS)),
    "base",
)


class Phase(IntEnum):
    """What is expected of the seat whose turn it is."""

    PURPOSE = 0
    """Say what the roll is for (HC-11)."""
    MOVE = 1
    """Move by the roll (HC-12)."""
    AGAIN = 2
    """After a 6: roll again or stop (HC-13)."""
    GENUINE = 3
    """The token is genuine: the bank or a big hack (HC-21)."""
    HACK = 4
    """Carry out the big hack (HC-42)."""
    BONUS = 5
    """All three tokens in the bank are one's own: choose the bonus token (HC-30)."""
    OVER = 6


class State(Chance):
    """A position of Hashcatch."""

    standing: Ints = i8(SEATS, see=EVERYONE, low=0)
    """For every seat, the places outside the base where its tokens stand, as bits. It follows from `place`, and one
    rule (`put`) writes both: a look at a set of places is the commonest thing the rules do."""
    turns: int = i4(see=EVERYONE, low=0, high=1_000_000_000)
    """Turns begun, all seats together."""
    tried: Ints = i2(ROWS, see=EVERYONE, low=0)
    """For every row, the sums tried in vain, as bits (HC-42)."""
    place: Ints = i1(SEATS, TOKENS, see=EVERYONE, low=NOWHERE, names=("-", *PLACES))
    digit: Ints = i1(SEATS, TOKENS, see=OWNER, shown="shown", low=0, high=DIGITS)
    """0: not in the game, or not known."""
    shown: Ints = i1(SEATS, TOKENS, see=EVERYONE, low=0, high=1)
    start: Ints = i1(SEATS, see=EVERYONE, low=0, high=RING - 1)
    """The start space that each seat's base is joined to (HC-2)."""
    tokens: Ints = i1(SEATS, see=EVERYONE, low=0, high=TOKENS)
    phase: int = i1(see=EVERYONE, low=0, names=tuple(phase.name.lower() for phase in Phase))
    turn: int = i1(see=EVERYONE, low=0, high=SEATS - 1)
    roll: int = i1(see=EVERYONE, low=0, high=6)
    """The die of the move that is due; 0 when there is none."""
    second: int = i1(see=EVERYONE, low=0, high=1)
    """1 while the second roll of HC-13 is used."""
    checked: int = i1(see=EVERYONE, low=0, high=TOKENS - 1)
    """The token that has just proved genuine (HC-21)."""


def faults(t: Any, s: Any) -> Iterator[str]:
    """What cannot be in a position; nothing in any that play can reach."""
    seats, ring = t.seats, t.ring
    if s.turn >= seats:
        yield f"turn is {s.turn}, but there are {seats} players"
        return
    standing: dict[int, str] = {}
    starts = [int(start) for start in s.start[:seats]]
    if len(set(starts)) != seats or not set(starts) <= {int(start) for start in t.start} or any(s.start[seats:]):
        yield f"the bases are joined to {[int(start) for start in s.start]}, but the starts are {[int(start) for start in t.start]} (HC-2)"
    for seat in range(SEATS):
        count = int(s.tokens[seat])
        if not (FIRST_TOKENS <= count <= TOKENS if seat < seats else count == 0):
            yield f"tokens[{seat}] is {count}"
            continue
        for token in range(TOKENS):
            yield from _token_faults(s, seat, token, count, ring, standing)
        bits = sum(1 << place for place in {int(each) for each in s.place[seat]} if NOWHERE < place < BASE)
        if int(s.standing[seat]) != bits:
            yield f"standing[{seat}] does not follow from place"
        held = sorted(int(digit) for digit in s.digit[seat, :FIRST_TOKENS])
        if seat < seats and not set(range(1, DIGITS + 1)) <= set(held):
            yield f"the first five tokens of {seat} carry {held}, without all of 1–4 (HC-1)"
    for row in range(ROWS):
        filled = [CHAIN + row * WIDTH + column in standing for column in range(WIDTH)]
        if any(filled) != all(filled):
            yield f"row {row + 1} is neither full nor empty (HC-31)"
        if RISK + row in standing and not all(filled):
            yield f"an attacker stands at the empty row {row + 1} (HC-41)"
        if s.tried[row] & ~0b1111111111100:
            yield f"tried[{row}] has a sum that two dice cannot make"
        if s.tried[row] and not all(filled):
            yield f"tried[{row}] tells of an empty row"
    yield from _phase_faults(t, s, standing)


def _token_faults(s: Any, seat: int, token: int, count: int, ring: int, standing: dict[int, str]) -> Iterator[str]:
    place, digit, shown = int(s.place[seat, token]), int(s.digit[seat, token]), int(s.shown[seat, token])
    name = f"token {token + 1} of seat {seat}"
    if token >= count:
        if (place, digit, shown) != (NOWHERE, 0, 0):
            yield f"{name} is not in the game, but has a place or a digit"
    elif not 1 <= digit <= DIGITS:
        yield f"{name} carries {digit} (HC-1)"
    elif place == NOWHERE or ring <= place < BANK:
        yield f"{name} stands on {place}, which is no place"
    elif place != BASE:
        if place in standing:
            yield f"{name} and {standing[place]} share the place {PLACES[place]}"
        standing[place] = name
        if place >= BANK and not shown:
            yield f"{name} is at {PLACES[place]} without ever having been checked (HC-20)"


def _phase_faults(t: Any, s: Any, standing: dict[int, str]) -> Iterator[str]:
    waiting = sum(BANK + place in standing for place in range(WAITING))
    owners = {seat for seat in range(t.seats) for token in range(TOKENS) if BANK <= s.place[seat, token] < CHAIN}
    if (waiting == WAITING) != (s.phase == Phase.BONUS) or (s.phase == Phase.BONUS and owners != {s.turn}):
        yield "the bank is full exactly while its one owner chooses the bonus token (HC-30)"
    attackers = [seat for seat in range(t.seats) for token in range(TOKENS) if RISK <= s.place[seat, token] < BASE]
    if len(set(attackers)) != len(attackers):
        yield "a player has two tokens on risk spaces (HC-11)"
    busy = s.phase in (Phase.PURPOSE, Phase.MOVE, Phase.AGAIN, Phase.GENUINE)
    if (s.phase == Phase.HACK and s.turn not in attackers) or (busy and s.turn in attackers):
        yield "the turn's phase and the attackers do not agree (HC-11)"
    if (s.roll != 0) != (s.phase == Phase.MOVE) or (s.second and s.phase != Phase.MOVE):
        yield "there is a roll exactly while a move is due (HC-12)"
    token = int(s.place[s.turn, s.checked])
    if s.phase == Phase.GENUINE and not (0 <= token < t.ring and t.hashes >> token & 1 and s.shown[s.turn, s.checked]):
        yield "the checked token is not on a transaction space (HC-21)"
    if s.phase != Phase.GENUINE and s.checked:
        yield "a token is checked only while its way is chosen (HC-21)"
    deepest = max(sum(CHAIN <= s.place[seat, token] < RISK for token in range(TOKENS)) for seat in range(t.seats))
    if (deepest >= 4) != (s.phase == Phase.OVER):
        yield "the game is over exactly when somebody has four tokens in the chain (HC-33)"
