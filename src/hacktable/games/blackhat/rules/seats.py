"""Who comes after whom, and who decides for the Robot (BH-20, BH-104, BH-110, BH-111)."""

from __future__ import annotations

from hacktable.games.blackhat.board import HANDS, ROBOT, Board
from hacktable.games.blackhat.rules.cards import has_hat, is_robot
from hacktable.games.blackhat.state import State
from hacktable.kernel.compiling import kernel


@kernel
def seat_of(board: Board, s: State, hand: int) -> int:
    """The seat that decides for a hand: its own, or the one that plays the Robot (BH-110)."""
    return int(s.control) if is_robot(board, hand) else hand


@kernel
def after(board: Board, base: int, hand: int) -> int:
    """The next hand clockwise. The Robot always sits to the left of `base`, the dealer or the leader (BH-110, BH-111)."""
    if board.robot == 0:
        return hand + 1 if hand + 1 < board.hands else 0
    if hand == base:
        return ROBOT
    return 1 - base if hand == ROBOT else base


@kernel
def next_in(board: Board, s: State, base: int, hand: int) -> int:
    """The next hand clockwise that is still in the game (BH-104)."""
    there = after(board, base, hand)
    while s.out[there] != 0:
        there = after(board, base, there)
    return there


@kernel
def right_of(board: Board, s: State, base: int, hand: int) -> int:
    """The hand in the game whose left neighbour this is."""
    there = hand
    while next_in(board, s, base, there) != hand:
        there = next_in(board, s, base, there)
    return there


@kernel
def hands_in(board: Board, s: State) -> int:
    """How many hands are still in the game."""
    count = 0
    for hand in range(HANDS):  # all six, since compiled code is faster with a number of rounds that never changes
        count += 1 if (s.out[hand] == 0) & (hand < board.hands) else 0
    return count


@kernel
def first_leader(board: Board, s: State, hatted: int) -> int:
    """BH-23: whoever sits to the right of the hat. BH-110: never the Robot, then the human without the hat."""
    leader = right_of(board, s, int(s.dealer), hatted)
    if is_robot(board, leader):
        leader = 1 - hatted if hatted != ROBOT else int(s.dealer)
    return human_in(board, s, leader)


@kernel
def next_leader(board: Board, s: State, winner: int) -> int:
    """BH-34: the winner. BH-111: after the Robot's win, the human who did not play it. BH-104: whoever is out is skipped."""
    if is_robot(board, winner):
        return human_in(board, s, 1 - int(s.control))
    if s.out[winner] != 0:
        return human_in(board, s, next_in(board, s, int(s.leader), winner))
    return winner


@kernel
def human_in(board: Board, s: State, hand: int) -> int:
    """A hand that may lead: with the Robot, the human who is still in the game."""
    if board.robot == 0:
        return hand
    if hand == ROBOT:
        hand = int(s.leader)
    return 1 - hand if s.out[hand] != 0 else hand


@kernel
def robots_player(board: Board, s: State, leader: int) -> int:
    """BH-110: the human who does not lead; by an option, in a round's first trick, the one without the hat."""
    if s.first == 1 and board.robot_hatless == 1 and not has_hat(s, ROBOT):
        return 1 if has_hat(s, 0) else 0
    return 1 - leader
