"""The bots' judgement of Hacker, from what one seat knows.

All levels want the same: viruses where their victims look away, notes where it is quiet, names by evidence. They differ
in what they pay attention to and how long they remember it, not in what they are told.
"""

from __future__ import annotations

from hacktable.games.hacker.board import EACH, VALUES, Board
from hacktable.games.hacker.rules.piracy import planned
from hacktable.games.hacker.rules.viruses import height, top_entry
from hacktable.games.hacker.state import Phase, Stage, State, Stock
from hacktable.games.hacker.suspicion import ATTENTIVE, AVERAGE, CARELESS, SURE, scatter_of, suspicion
from hacktable.games.hacker.verbs import DECLINE, FOLLOW, NAME, PLACE, SLIP, TAKE, WALK, WATCH
from hacktable.kernel.coin import toss
from hacktable.kernel.compiling import kernel
from hacktable.kernel.cstruct import Ints
from hacktable.kernel.verbs import field_of, verb_of

NEVER = -1_000_000
BETRAYAL = 3600
"""What it costs to be the only suspect; of two, half of it."""


@kernel
def judge(board: Board, m: State, seat: int, acts: Ints, count: int, coin: Ints) -> int:
    return judge_as(board, m, seat, ATTENTIVE, acts, count, coin)


@kernel
def judge_as(board: Board, m: State, seat: int, level: int, acts: Ints, count: int, coin: Ints) -> int:
    """The action worth most; in a window first whether a hand does anything, then what is watched."""
    slips = 0
    if m.phase == Phase.WINDOW and verb_of(int(acts[0])) == SLIP and not dares(board, m, seat, level, coin):
        slips = 1
    best, chosen = 2 * NEVER, 0
    for place in range(count):
        act = int(acts[place])
        worth = NEVER if slips == 1 and verb_of(act) == SLIP else worth_of(board, m, seat, level, act, coin)
        if worth > best:
            best, chosen = worth, place
    return chosen


@kernel
def worth_of(board: Board, m: State, seat: int, level: int, act: int, coin: Ints) -> int:
    """What an action is worth, with a little chance in it."""
    verb, field = verb_of(act), field_of(act, 0)
    luck = toss(coin, 100)
    if verb == SLIP:
        return 100_000 + worth_of_victim(board, m, seat, level, field) + 3 * luck
    if verb == WATCH:
        return worth_of_watching(board, m, seat, level, field) + 3 * luck
    if verb == FOLLOW:
        return worth_of_following(board, m, seat, level, field) + 3 * luck
    if verb == WALK:
        backwards = level == ATTENTIVE or (level == AVERAGE and luck < 50)
        return 1 if (field == 1) == backwards else 0
    if verb == PLACE:
        return worth_of_place(board, m, seat, level, field) + luck
    if verb == NAME:
        entry = top_entry(m, seat, int(m.account) - 1)
        return 100 * suspicion(board, m, seat, level, entry, field) + luck
    if verb == TAKE:
        return field
    return NEVER if verb == DECLINE else luck


# ---------------------------------------------------------------- notes


@kernel
def thinks_own(board: Board, m: State, seat: int, level: int, account: int) -> bool:
    """Whether a bot takes an account for its own; face down, weaker ones have lost sight of some (HK-40)."""
    own = m.owner[account] == seat
    return own and (m.face_down == 0 or keeps_in_sight(m, seat, level, account))


@kernel
def keeps_in_sight(m: State, seat: int, level: int, account: int) -> bool:
    kept = SURE if level == ATTENTIVE else 850 if level == AVERAGE else 600
    return scatter_of(m, seat, 0, account) < kept


@kernel
def worth_of_place(board: Board, m: State, seat: int, level: int, account: int) -> int:
    """Where few viruses lie; then where other notes are, since a virus on an empty account finds nothing."""
    if not thinks_own(board, m, seat, level, account):
        return NEVER
    worth = -1000 * height(m, seat, account)
    for value in range(VALUES):
        worth += 60 * int(m.seen[seat, account, value])
    return worth - 200 if m.stock[account] == Stock.SOME else worth


# ---------------------------------------------------------------- attacking


@kernel
def looks_away(m: State, seat: int) -> bool:
    """Whether a seat cannot see the table now: everyone sees how the walker walks (HK-62, HK-66)."""
    if m.flowing == 1:
        return seat == m.turn and m.seated == 0 and m.facing == 0
    return seat == m.turn and (m.backwards == 0 or m.stage == Stage.LEAVING or m.stage == Stage.BANK)


@kernel
def dares(board: Board, m: State, seat: int, level: int, coin: Ints) -> bool:
    """Viruses are spread over the moments that are left in which somebody cannot look."""
    left = 0
    for walk in range(int(m.walk), int(board.seats)):
        if (int(m.first) + walk) % int(board.seats) != seat:
            left += 5
    left -= 2 * min(int(m.stage), 2)
    unused = int(m.hand[seat]) - planned(m, seat)
    if not looks_away(m, int(m.turn)):
        return toss(coin, 100) < 8
    return toss(coin, max(1, left)) < 2 * unused


@kernel
def worth_of_victim(board: Board, m: State, seat: int, level: int, account: int) -> int:
    """Rich accounts of those who look away, for whom many can have done it; not those with more viruses than notes."""
    owner = int(m.owner[account])
    if owner == seat:
        return 2 * NEVER
    if m.face_down == 1 and not keeps_in_sight(m, seat, level, account):
        return -500  # whose may this be?
    worth = 60 * int(m.held[owner]) - 120 * height(m, seat, account)
    for value in range(VALUES):
        worth += 100 * (value + 1) * int(m.seen[seat, account, value])
    if m.stock[account] == Stock.BARE:
        worth -= 1000
    if m.stock[account] == Stock.SOME:
        worth += 200
    worth -= BETRAYAL // suspects_of(board, m, owner)
    return worth + (600 if looks_away(m, owner) else 0)


@kernel
def suspects_of(board: Board, m: State, owner: int) -> int:
    """How many an owner can suspect of what happens now. In steps everyone knows who was away: with three players, a virus on
    an account whose owner sits there can only be the other one's."""
    return int(board.seats) - 1 if board.live == 1 or owner == m.turn else int(board.seats) - 2


# ---------------------------------------------------------------- watching


@kernel
def worth_of_watching(board: Board, m: State, seat: int, level: int, account: int) -> int:
    """One's own accounts, those with notes first; the careless look anywhere."""
    if level == CARELESS:
        return 0
    if not thinks_own(board, m, seat, level, account):
        return NEVER
    worth = 0
    for value in range(VALUES):
        worth += 40 * (value + 1) * int(m.seen[seat, account, value])
    return worth // EACH if level == AVERAGE else worth


@kernel
def worth_of_following(board: Board, m: State, seat: int, level: int, other: int) -> int:
    """Hands tell more than accounts while one's own accounts are not what the others are after."""
    if level == CARELESS:
        return 0
    return 150 if seat != m.turn and level == ATTENTIVE else -100
