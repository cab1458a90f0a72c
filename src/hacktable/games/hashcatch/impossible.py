"""What can never be in a position of Hashcatch: to refuse positions that people write, and to test those that play leads to."""

from __future__ import annotations

from collections.abc import Iterator

from hacktable.games.hashcatch.board import ROWS, SEATS, WAITING, WIDTH, Board
from hacktable.games.hashcatch.rules.hack import code_of
from hacktable.games.hashcatch.rules.move import any_move
from hacktable.games.hashcatch.state import BANK, BASE, CHAIN, DIGITS, FIRST_TOKENS, NOWHERE, PLACES, RISK, TO_END, TOKENS, Phase, State


def impossible(board: Board, s: State) -> Iterator[str]:
    """What cannot be in a position; nothing in any that play can reach."""
    seats, ring = board.seats, board.ring
    if s.turn >= seats:
        yield f"turn is {s.turn}, but there are {seats} players"
        return
    standing: dict[int, str] = {}
    starts = [int(start) for start in s.start[:seats]]
    if len(set(starts)) != seats or not set(starts) <= {int(start) for start in board.start} or any(s.start[seats:]):
        yield f"the bases are joined to {[int(start) for start in s.start]}, but the starts are {[int(start) for start in board.start]} (HC-2)"
    for seat in range(SEATS):
        count = int(s.tokens[seat])
        if not (FIRST_TOKENS <= count <= TOKENS if seat < seats else count == 0):
            yield f"tokens[{seat}] is {count}"
            continue
        for token in range(TOKENS):
            yield from _impossible_token(s, seat, token, count, ring, standing)
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
        if all(filled) and s.tried[row] >> code_of(board, s, row) & 1:
            yield f"tried[{row}] has the row's own code (HC-42)"
        if s.tried[row] and not all(filled):
            yield f"tried[{row}] tells of an empty row"
    yield from _impossible_phase(board, s, standing)


def _impossible_token(s: State, seat: int, token: int, count: int, ring: int, standing: dict[int, str]) -> Iterator[str]:
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


def _impossible_phase(board: Board, s: State, standing: dict[int, str]) -> Iterator[str]:
    waiting = sum(BANK + place in standing for place in range(WAITING))
    owners = {seat for seat in range(board.seats) for token in range(TOKENS) if BANK <= s.place[seat, token] < CHAIN}
    if (waiting == WAITING) != (s.phase == Phase.BONUS) or (s.phase == Phase.BONUS and owners != {s.turn}):
        yield "the bank is full exactly while its one owner chooses the bonus token (HC-30)"
    attackers = [seat for seat in range(board.seats) for token in range(TOKENS) if RISK <= s.place[seat, token] < BASE]
    if len(set(attackers)) != len(attackers):
        yield "a player has two tokens on risk spaces (HC-11)"
    busy = s.phase in (Phase.PURPOSE, Phase.MOVE, Phase.AGAIN, Phase.GENUINE)
    if (s.phase == Phase.HACK and s.turn not in attackers) or (busy and s.turn in attackers):
        yield "the turn's phase and the attackers do not agree (HC-11)"
    if (s.roll != 0) != (s.phase == Phase.MOVE) or (s.second and s.phase != Phase.MOVE):
        yield "there is a roll exactly while a move is due (HC-12)"
    token = int(s.place[s.turn, s.checked])
    if s.phase == Phase.GENUINE and not (0 <= token < board.ring and board.hashes >> token & 1 and s.shown[s.turn, s.checked]):
        yield "the checked token is not on a transaction space (HC-21)"
    if s.phase != Phase.GENUINE and s.checked:
        yield "a token is checked only while its way is chosen (HC-21)"
    deepest = max(sum(CHAIN <= s.place[seat, token] < RISK for token in range(TOKENS)) for seat in range(board.seats))
    if s.phase == Phase.MOVE and not any_move(board, s, s.turn):
        yield f"a move of {s.roll} is due, but there is none (HC-15)"
    if (deepest >= TO_END) != (s.phase == Phase.OVER):
        yield "the game is over exactly when somebody has four tokens in the chain (HC-33)"
