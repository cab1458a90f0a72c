"""What a network sees of Hacker, played in steps: which fields, in what form, and the facts that no field says outright.

Accounts are seen owner by owner, counted from who decides, with what the seat's own journal says of the viruses on each.
"""

from __future__ import annotations

from random import Random

from hacktable.games.hacker.board import ACCOUNTS, EACH, FIRST_NOTES, MOST_VIRUSES, ROUNDS, SEATS, VALUES, Board
from hacktable.games.hacker.policy import looks_away, suspects_of, worth_of_victim
from hacktable.games.hacker.rules.piracy import planned
from hacktable.games.hacker.rules.viruses import moment, top_entry
from hacktable.games.hacker.state import HANDS, MOMENTS, TRUTH, Phase, Stage, State, Stock
from hacktable.games.hacker.suspicion import ATTENTIVE, suspicion
from hacktable.games.hacker.verbs import DECLINE, FOLLOW, NAME, PLACE, PROTECT, SLIP, WATCH
from hacktable.kernel.columns import FLAG, Facts, Layout, Notes, a_seat, both, clip, hot, number, turn_of
from hacktable.kernel.compiling import kernel
from hacktable.kernel.cstruct import Ints
from hacktable.kernel.options import Value
from hacktable.kernel.verbs import field_of, verb_of

HIGHEST = 4
"""A pile with more viruses looks like one with so many."""


@kernel
def in_steps(board: Board) -> bool:
    """Live play is a matter of reflexes, which are not learned."""
    return board.live == 0


# ---------------------------------------------------------------- an account

_E = Layout()
BARE = _E.block(1)
SOME = _E.block(1)
NOTES_SEEN = _E.block(VALUES, 1 / 2)
ANY_SEEN = _E.block(VALUES)
PLANNED = _E.block(1)
PROTECTED = _E.block(1)
HEIGHT = _E.block(HIGHEST + 1)
LYING = _E.block(1, 1 / 2)
GONE = _E.block(1, 1 / 2)
AGE = _E.block(1, 1 / 8)
TOP_CLUE = _E.block(SEATS)
TOP_CLEAR = _E.block(SEATS)
CLUES = _E.block(SEATS, 1 / 2)
ACCOUNT = len(_E.scales)


@kernel
def place_of(board: Board, m: State, me: int, account: int) -> int:
    """Accounts in order: the own ones, then the next player's, and so on."""
    before = 0
    for other in range(account):
        before += 1 if m.owner[other] == m.owner[account] else 0
    return EACH * turn_of(board, me, int(m.owner[account])) + min(before, EACH - 1)


@kernel
def write_account(board: Board, m: State, me: int, account: int, out: Ints, row: int, at: int) -> None:
    """What a seat knows of an account."""
    out[row, at + BARE] = 1 if m.stock[account] == Stock.BARE else 0
    out[row, at + SOME] = 1 if m.stock[account] == Stock.SOME else 0
    for value in range(VALUES):
        out[row, at + NOTES_SEEN + value] = m.seen[me, account, value]
        out[row, at + ANY_SEEN + value] = 1 if m.seen[me, account, value] > 0 else 0
    for hand in range(HANDS):
        if m.plan[me, hand] == account + 1:
            out[row, at + PLANNED] = 1
    out[row, at + PROTECTED] = 1 if m.account == account + 1 else 0
    top, lying, gone = -1, 0, 0
    for entry in range(MOST_VIRUSES):
        if m.lies[me, entry] == account + 1:
            top = entry
            lying += 1
            for seat in range(board.seats):
                out[row, at + CLUES + turn_of(board, me, seat)] += (int(m.clue[me, entry]) >> seat) & 1
        elif m.lies[me, entry] == -(account + 1):
            gone += 1
    out[row, at + HEIGHT + min(HIGHEST, lying)] = 1
    out[row, at + LYING] = lying
    out[row, at + GONE] = gone
    if top >= 0:
        out[row, at + AGE] = clip(moment(m) - int(m.since[me, top]), MOMENTS)
        for seat in range(board.seats):
            turn = turn_of(board, me, seat)
            out[row, at + TOP_CLUE + turn] = (int(m.clue[me, top]) >> seat) & 1
            out[row, at + TOP_CLEAR + turn] = (int(m.clear[me, top]) >> seat) & 1


# ---------------------------------------------------------------- facts of a position

_S = Layout()
ALL_ACCOUNTS = _S.block(0)
for _ in range(ACCOUNTS):
    _S.scales += _E.scales
PROTECTED_PLACE = _S.block(ACCOUNTS)
PROTECTED_ACCOUNT = _S.block(0)
_S.scales += _E.scales
KNOWN_LYING = _S.block(SEATS, 1 / 2)
KNOWN_GONE = _S.block(SEATS, 1 / 2)
PLANS = _S.block(HANDS + 1)
AWAY = _S.block(1)
OWN_MONEY = _S.block(1, 1 / 8)
WALKS_TO_COME = _S.block(SEATS)


@kernel
def write_facts(board: Board, m: State, me: int, out: Ints, row: int, at: int) -> None:
    money = 0
    for account in range(board.accounts):
        place = place_of(board, m, me, account)
        write_account(board, m, me, account, out, row, at + ALL_ACCOUNTS + place * ACCOUNT)
        if m.owner[account] == me:
            for value in range(VALUES):
                money += (value + 1) * int(m.seen[me, account, value])
    out[row, at + OWN_MONEY] = money
    if m.account > 0:
        out[row, at + PROTECTED_PLACE + place_of(board, m, me, int(m.account) - 1)] = 1
        write_account(board, m, me, int(m.account) - 1, out, row, at + PROTECTED_ACCOUNT)
    for entry in range(MOST_VIRUSES):
        if m.lies[me, entry] != 0:
            base = at + (KNOWN_LYING if m.lies[me, entry] > 0 else KNOWN_GONE)
            for seat in range(board.seats):
                out[row, base + turn_of(board, me, seat)] += (int(m.clue[me, entry]) >> seat) & 1
    out[row, at + PLANS + planned(m, me)] = 1
    out[row, at + AWAY] = 1 if m.phase == Phase.WINDOW and looks_away(m, int(m.turn)) else 0
    for walk in range(int(m.walk), int(board.seats)):
        out[row, at + WALKS_TO_COME + turn_of(board, me, (int(m.first) + walk) % int(board.seats))] = 1


# ---------------------------------------------------------------- what the critic sees besides

_X = Layout()
UNDER = _X.block(ACCOUNTS * VALUES, 1 / 2)
TRUE_OWNERS = _X.block(ACCOUNTS * SEATS, 1 / 2)
TRUE_PLANS = _X.block(ACCOUNTS * SEATS)
MONEY = _X.block(SEATS, 1 / 8)
MONEY_AHEAD = _X.block(SEATS * 3)


@kernel
def write_secret_facts(board: Board, s: State, me: int, out: Ints, row: int, at: int) -> None:
    for account in range(board.accounts):
        place, owner = place_of(board, s, me, account), turn_of(board, me, int(s.owner[account]))
        for value in range(VALUES):
            out[row, at + UNDER + place * VALUES + value] = s.under[account, value]
            out[row, at + MONEY + owner] += (value + 1) * s.under[account, value]
        for entry in range(MOST_VIRUSES):
            if s.lies[TRUTH, entry] == account + 1:
                for seat in range(board.seats):
                    out[row, at + TRUE_OWNERS + place * SEATS + turn_of(board, me, seat)] += (int(s.clue[TRUTH, entry]) >> seat) & 1
        for seat in range(board.seats):
            for hand in range(HANDS):
                if s.plan[seat, hand] == account + 1:
                    out[row, at + TRUE_PLANS + place * SEATS + turn_of(board, me, seat)] = 1
    for turn in range(1, board.seats):
        more = int(out[row, at + MONEY]) - int(out[row, at + MONEY + turn])
        for step in range(3):
            out[row, at + MONEY_AHEAD + turn * 3 + step] = 1 if more >= 3 * step - 3 else 0


# ---------------------------------------------------------------- facts of an action

_A = Layout()
ITS_PLACE = _A.block(ACCOUNTS)
ITS_OWNER = _A.block(SEATS)
ITSELF = _A.block(0)
_A.scales += _E.scales
OWNER_AWAY = _A.block(1)
OWNER_HOLDS = _A.block(1, 1 / 5)
SUSPECTS = _A.block(1, 1 / 3)
VICTIM = _A.block(1, 1 / 50)
SUSPICION = _A.block(1, 1 / 50)
CLUE = _A.block(1)
CLEAR = _A.block(1)
USED = _A.block(1, 1 / 2)
USED_AND_GONE = _A.block(1, 1 / 2)
HOLDS = _A.block(1, 1 / 5)


@kernel
def write_action_facts(board: Board, m: State, me: int, act: int, out: Ints, row: int, at: int) -> None:
    verb, a = verb_of(act), field_of(act, 0)
    if verb in (SLIP, WATCH, PLACE, PROTECT):
        owner = int(m.owner[a])
        out[row, at + ITS_PLACE + place_of(board, m, me, a)] = 1
        out[row, at + ITS_OWNER + turn_of(board, me, owner)] = 1
        write_account(board, m, me, a, out, row, at + ITSELF)
        out[row, at + OWNER_HOLDS] = m.held[owner]
        out[row, at + OWNER_AWAY] = 1 if looks_away(m, owner) else 0
        if verb == SLIP:
            out[row, at + SUSPECTS] = suspects_of(board, m, owner)
            out[row, at + VICTIM] = clip(worth_of_victim(board, m, me, ATTENTIVE, a) // 20, 120)
    elif verb in (NAME, FOLLOW):
        out[row, at + HOLDS] = m.held[a]
        for entry in range(MOST_VIRUSES):
            if m.lies[me, entry] != 0 and (int(m.clue[me, entry]) >> a) & 1:
                out[row, at + (USED if m.lies[me, entry] > 0 else USED_AND_GONE)] += 1
        if verb == NAME:
            top = top_entry(m, me, int(m.account) - 1)
            if top >= 0:
                out[row, at + SUSPICION] = suspicion(board, m, me, ATTENTIVE, top, a) // 10
                out[row, at + CLUE] = (int(m.clue[me, top]) >> a) & 1
                out[row, at + CLEAR] = (int(m.clear[me, top]) >> a) & 1


# ---------------------------------------------------------------- all of it


def drawn(chance: Random, players: int) -> dict[str, Value]:
    """With magnetic cards, cryptography, or both."""
    magnetic, cryptography = chance.choice(((True, False), (False, True), (True, True)))
    return {"tempo": "step", "magnetic": magnetic, "cryptography": cryptography}


LIVE = "live play follows the reflexes"
NOTES = Notes(
    seats=SEATS,
    board={"seats": hot(3, SEATS), "viruses": hot(3, 4), "magnetic": FLAG, "cryptography": FLAG},
    state={
        "rounds": hot(0, ROUNDS),
        "phase": hot(0, Phase.LOOT),
        "first": a_seat(),
        "turn": a_seat(),
        "walk": hot(0, SEATS),
        "stage": hot(0, len(Stage) - 1),
        "backwards": FLAG,
        "face_down": FLAG,
        "held": both(1 / 5, 0, 9),
        "note": hot(0, VALUES, own=True),
        "carried": hot(0, FIRST_NOTES),
        "bank_size": number(1 / 20),
        "hand": hot(0, 4, own=True),
        "ready": FLAG,
        "taker": a_seat(1),
        "named": number(1 / 5),
        "traced": number(1 / 5),
    },
    by_facts=("owner", "seen", "stock", "lies", "since", "clue", "clear", "plan", "account", "under"),
    unused={
        "beats": "rounds and walks say how late it is",
        "bank": "what is left follows from what was seen",
        "target": "who has chosen what to watch has nothing left to choose",
        **dict.fromkeys(("spot_x", "spot_y", "hand_x", "hand_y", "goal_x", "goal_y", "loaded", "dropping", "gaze_x", "gaze_y"), LIVE),
        **dict.fromkeys(("look_x", "look_y", "flowing", "seated", "facing", "progress", "clock"), LIVE),
    },
    facts=Facts(write_facts, _S),
    secret_facts=Facts(write_secret_facts, _X),
    action={"account": None},
    action_facts=Facts(write_action_facts, _A),
    verbs=DECLINE,
    covers=in_steps,
    players={3: 0.25, 4: 0.27, 5: 0.13, 6: 0.25, 7: 0.1},
    usual={"tempo": "step"},
    drawn=drawn,
)
