"""What bots do on a live table between two ticks: with a gaze and two hands like ours, from what their seat sees (HK-70).

A bot keeps no plan of its own: where its hands and eyes are going is in the state, and what it has noticed is in its journal.
"""

from __future__ import annotations

from hacktable.games.hacker.board import REACH, WIDTH, Board
from hacktable.games.hacker.policy import looks_away, thinks_own, worth_of_place, worth_of_victim
from hacktable.games.hacker.rules.flow import infecting
from hacktable.games.hacker.rules.motion import account_under, between
from hacktable.games.hacker.sight import NOWHERE, gaze_radius
from hacktable.games.hacker.state import HANDS, Stage, State
from hacktable.games.hacker.suspicion import ATTENTIVE, AVERAGE, CARELESS
from hacktable.games.hacker.verbs import DROP, FACE, LOOK, PLACE, STEER
from hacktable.kernel.coin import toss
from hacktable.kernel.compiling import kernel
from hacktable.kernel.cstruct import Ints
from hacktable.kernel.verbs import pack

FACES = 8
"""One look of so many goes to somebody's face."""
NEAR = 3
"""So near is there."""
LUCK, FACED = 10, 5
"""How often, of a thousand ticks, a hand dares to open under eyes that are out of sight; under those of a walker who faces the table."""


@kernel
def reflex(board: Board, m: State, seat: int, level: int, coin: Ints) -> int:
    """An input or an action, or 0: nothing more in this tick."""
    if level < 0:
        return random_reflex(board, m, seat, coin)
    walking = seat == m.turn and m.seated == 0
    if walking:
        facing = wanted_facing(board, m, level)
        if facing != m.facing:
            return pack(FACE, facing)
        return glance(board, m, seat, level, coin)
    if m.carried[seat] > 0:
        return bring_note(board, m, seat, level, coin)
    act = 0
    for hand in range(HANDS):
        if act == 0:
            act = use_hand(board, m, seat, level, hand, coin)
    return act if act != 0 else glance(board, m, seat, level, coin)


@kernel
def random_reflex(board: Board, m: State, seat: int, coin: Ints) -> int:
    """Hands and eyes go anywhere, and viruses fall anywhere."""
    chance = toss(coin, 40)
    over = account_under(board, m, seat, 0)
    if over >= 0 and m.carried[seat] > 0 and m.owner[over] == seat and m.seated == 1 and seat == m.turn:
        return pack(PLACE, over)
    if chance == 0:
        return pack(STEER, toss(coin, HANDS), toss(coin, WIDTH + 1), toss(coin, WIDTH + 1))
    if chance == 1:
        return pack(LOOK, toss(coin, WIDTH + 1), toss(coin, WIDTH + 1))
    if chance == 2:
        return pack(STEER, toss(coin, HANDS), int(board.seat_x[seat]), int(board.seat_y[seat]))
    if chance < 7 and (seat != m.turn or m.seated == 1) and infecting(board, m) and over >= 0 and m.loaded[seat, 0] == 1:
        return pack(DROP, 0)
    return 0


# ---------------------------------------------------------------- walking


@kernel
def wanted_facing(board: Board, m: State, level: int) -> int:
    """The attentive come home looking at the table, others only for the last part of the way, the careless never."""
    if m.stage != Stage.RETURNING or m.clock >= board.walk_limit:
        return 0
    if level == ATTENTIVE:
        return 1
    return 1 if level == AVERAGE and 2 * m.progress < board.way else 0


@kernel
def bring_note(board: Board, m: State, seat: int, level: int, coin: Ints) -> int:
    """To the own account that seems best, by hand."""
    best, chosen = -(1 << 40), 0
    for account in range(board.accounts):
        worth = worth_of_place(board, m, seat, level, account)
        if worth > best:
            best, chosen = worth, account
    x, y = int(m.spot_x[chosen]), int(m.spot_y[chosen])
    if account_under(board, m, seat, 0) == chosen:
        return pack(PLACE, chosen)
    return pack(STEER, 0, x, y) if m.goal_x[seat, 0] != x or m.goal_y[seat, 0] != y else 0


# ---------------------------------------------------------------- attacking


@kernel
def unwatched(board: Board, m: State, account: int, coin: Ints) -> bool:
    """Whether an account's owner seems to look elsewhere: by the owner's eyes if they are in sight, else by luck."""
    owner = int(m.owner[account])
    if looks_away(m, owner):
        return True
    if m.gaze_x[owner] == NOWHERE:
        return toss(coin, 1000) < (FACED if owner == m.turn and m.seated == 0 else LUCK)
    far = between(int(m.gaze_x[owner]), int(m.gaze_y[owner]), int(m.spot_x[account]), int(m.spot_y[account]))
    return far > board.gaze_radius + board.gaze_speed


@kernel
def use_hand(board: Board, m: State, seat: int, level: int, hand: int, coin: Ints) -> int:
    """Let a virus fall when nobody looks; bring the next one; wait over an account; now and then only pretend."""
    home_x, home_y = int(board.seat_x[seat]), int(board.seat_y[seat])
    at_home = m.goal_x[seat, hand] == home_x and m.goal_y[seat, hand] == home_y
    over = account_under(board, m, seat, hand)
    if m.loaded[seat, hand] == 1 and over >= 0 and not at_home and infecting(board, m) and m.owner[over] != seat:
        there = between(int(m.hand_x[seat, hand]), int(m.hand_y[seat, hand]), int(m.goal_x[seat, hand]), int(m.goal_y[seat, hand]))
        if there <= REACH and unwatched(board, m, over, coin):
            return pack(DROP, hand)
    if not at_home and m.dropping[seat, hand] == 0 and (m.loaded[seat, hand] == 0 or toss(coin, 60) == 0):
        arrived = m.hand_x[seat, hand] == m.goal_x[seat, hand] and m.hand_y[seat, hand] == m.goal_y[seat, hand]
        if m.hand[seat] > 0 or arrived:  # a hand that only pretends goes all the way to the account too
            return pack(STEER, hand, home_x, home_y)
    if at_home and between(int(m.hand_x[seat, hand]), int(m.hand_y[seat, hand]), home_x, home_y) <= REACH:
        eager = 25 if m.loaded[seat, hand] == 1 else 150
        if toss(coin, eager) == 0:
            account = victim(board, m, seat, level, coin)
            return pack(STEER, hand, int(m.spot_x[account]), int(m.spot_y[account]))
    return 0


@kernel
def victim(board: Board, m: State, seat: int, level: int, coin: Ints) -> int:
    """An account worth attacking: of those who are away, and of the rich."""
    best, chosen = -(1 << 40), 0
    for account in range(board.accounts):
        worth = worth_of_victim(board, m, seat, level, account) + 4 * toss(coin, 100)
        if worth > best:
            best, chosen = worth, account
    return chosen


# ---------------------------------------------------------------- looking


@kernel
def glance(board: Board, m: State, seat: int, level: int, coin: Ints) -> int:
    """When the eyes have been somewhere for a while they go on: to one's own accounts, to a hand near one, to the others' faces.

    The attentive look between two of their accounts where one look takes in both.
    """
    if between(int(m.gaze_x[seat]), int(m.gaze_y[seat]), int(m.look_x[seat]), int(m.look_y[seat])) > NEAR:
        return 0
    if level == CARELESS:
        return pack(LOOK, toss(coin, WIDTH + 1), toss(coin, WIDTH + 1)) if toss(coin, 30) == 0 else 0
    if toss(coin, 6 if level == ATTENTIVE else 14) != 0:
        return 0
    if toss(coin, FACES) == 0 and (seat != m.turn or m.seated == 1):
        other = (seat + 1 + toss(coin, int(board.seats) - 1)) % int(board.seats)
        return pack(LOOK, int(board.seat_x[other]), int(board.seat_y[other]))
    best, chosen = -(1 << 40), 0
    for account in range(board.accounts):
        worth = toss(coin, 100) if thinks_own(board, m, seat, level, account) else -1000
        for value in range(3):
            worth += 10 * (value + 1) * int(m.seen[seat, account, value])
        if level == ATTENTIVE:
            worth += 40 * hands_near(board, m, seat, account)
        if worth > best:
            best, chosen = worth, account
    other = neighbour(board, m, seat, level, chosen) if level == ATTENTIVE else chosen
    return pack(LOOK, (int(m.spot_x[chosen]) + int(m.spot_x[other])) // 2, (int(m.spot_y[chosen]) + int(m.spot_y[other])) // 2)


@kernel
def neighbour(board: Board, m: State, seat: int, level: int, chosen: int) -> int:
    """The nearest other own account, if one look from between takes in both; else the same one."""
    near, found = 2 * gaze_radius(board, m, seat), chosen
    for account in range(board.accounts):
        if account != chosen and thinks_own(board, m, seat, level, account):
            far = between(int(m.spot_x[chosen]), int(m.spot_y[chosen]), int(m.spot_x[account]), int(m.spot_y[account]))
            if far < near:
                near, found = far, account
    return found


@kernel
def hands_near(board: Board, m: State, seat: int, account: int) -> int:
    """Others' hands in sight that hover over an account."""
    count = 0
    for other in range(board.seats):
        for hand in range(HANDS):
            if other != seat and m.hand_x[other, hand] != NOWHERE:
                far = between(int(m.hand_x[other, hand]), int(m.hand_y[other, hand]), int(m.spot_x[account]), int(m.spot_y[account]))
                count += 1 if far <= 2 * REACH else 0
    return count
