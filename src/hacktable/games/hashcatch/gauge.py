"""What everybody sees of a choice in Hashcatch, for bots that look again at theirs: moves, and what is done with a genuine token."""

from __future__ import annotations

from hacktable.games.hashcatch.board import WIDTH, Board
from hacktable.games.hashcatch.policy import chance_to_crack
from hacktable.games.hashcatch.rules.hashing import tokens_in_chain
from hacktable.games.hashcatch.rules.scoring import points_of
from hacktable.games.hashcatch.rules.tokens import is_hash, standing_at
from hacktable.games.hashcatch.state import BANK, BASE, CHAIN, RISK, TOKENS, Phase, State
from hacktable.kernel.compiling import kernel
from hacktable.kernel.cstruct import Ints

SURE = 1000


@kernel
def in_view(board: Board, m: State, seat: int) -> bool:
    """Whether to roll or to check, and whether to roll again, is a matter of luck and taste."""
    return m.phase == Phase.MOVE or m.phase == Phase.GENUINE


@kernel
def gauge(board: Board, s: State, seat: int, act: int, out: Ints) -> int:
    """Who stands on transaction spaces; the own tokens in bank and chain; and everyone's points and tokens in the chain, less what the
    seat's attack will cost them on average (HC-42)."""
    row = attacked_row(s, seat)
    chance = chance_to_crack(board, s, row) if row >= 0 else 0
    out[0] = on_hashes(board, s, seat)
    out[1] = 0
    for token in range(s.tokens[seat]):
        out[1] += 1 if BANK <= s.place[seat, token] < RISK else 0
    count = 2
    for owner in range(board.seats):
        sign = 1 if owner == seat else -1
        points, tokens = 0, 0
        for column in range(WIDTH if row >= 0 else 0):
            if standing_at(board, s, CHAIN + row * WIDTH + column) // TOKENS == owner:
                points += int(board.points[row, column])
                tokens += 1
        out[count] = sign * (SURE * points_of(board, s, owner) - chance * points)
        out[count + 1] = sign * (SURE * tokens_in_chain(s, owner) - chance * tokens)
        out[count + 2] = 0 if owner == seat else -on_hashes(board, s, owner)
        count += 3
    return count


@kernel
def on_hashes(board: Board, s: State, owner: int) -> int:
    count = 0
    for token in range(s.tokens[owner]):
        count += 1 if is_hash(board, int(s.place[owner, token])) else 0
    return count


@kernel
def attacked_row(s: State, seat: int) -> int:
    """The row that the seat's token attacks; −1: none."""
    for token in range(s.tokens[seat]):
        if RISK <= s.place[seat, token] < BASE:
            return int(s.place[seat, token]) - RISK
    return -1
