"""What can never be in a position of Hacker: to refuse positions that people write, and to test those that play leads to."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from hacktable.games.hacker.board import ACCOUNTS, EACH, FIRST_NOTES, MOST_VIRUSES, NOTE_COUNT, ROUNDS, SEATS, Board
from hacktable.games.hacker.rules.notes import notes_under
from hacktable.games.hacker.rules.piracy import chooses
from hacktable.games.hacker.rules.viruses import bits_in, entries, everyone, height, walker_at
from hacktable.games.hacker.sight import NOWHERE
from hacktable.games.hacker.state import HANDS, JOURNALS, PUBLIC, SEEN_BITS, STAGES, TRUTH, Phase, Stage, State, Stock

_PIRACY = (Phase.WALK, Phase.WINDOW, Phase.HOME, Phase.FLOW)
_PROTECTION = (Phase.CHOOSE, Phase.NAME, Phase.TAKE, Phase.LOOT)


def impossible(board: Board, s: State) -> Iterator[str]:
    """What cannot be in a position; nothing in any that play can reach."""
    found = [*_impossible_seat(board, s)]
    if not found:
        found = [*_impossible_note(board, s), *_impossible_virus(board, s)]
    if not found:
        found = [*_impossible_journal(board, s), *_impossible_phase(board, s)]
    return iter(found)


def _impossible_seat(board: Board, s: State) -> Iterator[str]:
    if s.phase > Phase.OVER:
        yield f"the phase {Phase(s.phase).name.lower()} never waits for anybody"
    for name, value, most in (("first", s.first, board.seats - 1), ("turn", s.turn, board.seats - 1), ("walk", s.walk, board.seats)):
        if value > most:
            yield f"{name} is {value}, but {board.seats} play"
    for name in ("seen", "held", "note", "carried", "hand", "plan", "target", "ready", "named", "traced"):
        if getattr(s, name)[board.seats :].any():
            yield f"{name} tells of seats where nobody plays"
    for name in ("lies", "since", "clue", "clear"):
        if getattr(s, name)[board.seats : PUBLIC].any():
            yield f"{name} tells of journals that nobody keeps"
    if sorted(s.owner[: board.accounts].tolist()) != [seat for seat in range(board.seats) for _ in range(EACH)]:
        yield f"everyone has {EACH} accounts on the table (HK-3)"
    if (
        (s.owner[board.accounts :] != -1).any()
        or s.under[board.accounts :].any()
        or s.seen[:, board.accounts :].any()
        or s.stock[board.accounts :].any()
    ):
        yield "there are accounts of players who do not play (HK-1)"
    if s.account > board.accounts or s.taker > board.seats:
        yield "account or taker is not on this table"
    if (s.traced > s.named).any():
        yield "more suspects were right than were named (HK-21)"
    if (s.rounds == 0) != (s.phase == Phase.DEALT):
        yield "notes are dealt before the first round (HK-4)"


def _impossible_note(board: Board, s: State) -> Iterator[str]:
    under = s.under.sum(axis=0)
    for value in range(3):
        there = int(under[value] + s.bank[value] + (s.note == value + 1).sum())
        if there != board.notes[value]:
            yield f"there are {there} notes of {value + 1}, not {board.notes[value]} (HK-1)"
    if s.bank.sum() != s.bank_size:
        yield "bank_size does not follow from the bank"
    if ((s.note > 0).sum(axis=1) != s.carried).any() or any(
        (s.note[seat, place] == 0 and s.note[seat, place + 1]) or 0 < s.note[seat, place + 1] < s.note[seat, place]
        for seat in range(SEATS)
        for place in range(FIRST_NOTES - 1)
    ):
        yield "notes in a hand are counted, the lower one first"
    if int(s.held.sum()) != int(under.sum()):
        yield "held does not follow from the notes under accounts"
    if not (board.magnetic and s.rounds == ROUNDS):
        for seat in range(board.seats):
            if int(s.under[s.owner == seat].sum()) != s.held[seat]:
                yield f"seat {seat} holds {s.held[seat]}, but another number of notes lies under the own accounts (HK-5)"
    if (s.seen > s.under).any():
        yield "a seat has seen notes that are not there"
    accounts = np.arange(board.accounts)
    if s.face_down == 0:
        unknown = (s.seen[s.owner[accounts], accounts] != s.under[accounts]).any(axis=1)
        for account in np.flatnonzero(unknown):
            yield f"the owner of account {account + 1} may look under it at any time (HK-5)"
    elif not (board.magnetic and s.rounds == ROUNDS and s.phase in _PIRACY):
        yield "accounts lie face down only in the last round's piracy, with magnetic interference (HK-40)"
    notes, stock = s.under[accounts].sum(axis=1), s.stock[accounts]
    for account in np.flatnonzero(((stock == Stock.BARE) & (notes != 0)) | ((stock == Stock.SOME) & (notes == 0))):
        yield f"everyone knows something wrong of the notes under account {account + 1}"


def _impossible_virus(board: Board, s: State) -> Iterator[str]:
    count = entries(s, TRUTH)
    owners = [int(s.clue[TRUTH, entry]) for entry in range(count)]
    if any(bits_in(bits) != 1 or bits > everyone(board) for bits in owners):
        yield "every virus belongs to somebody (HK-1)"
        return
    for seat in range(board.seats):
        if owners.count(1 << seat) + s.hand[seat] != board.viruses:
            yield f"seat {seat} has {owners.count(1 << seat)} viruses on the table and {s.hand[seat]} in hand, not {board.viruses} (HK-2)"
    came = _came(s)
    played = int(s.walk) * STAGES + int(s.stage) if s.phase in _PIRACY else int(board.seats) * STAGES
    if s.phase == Phase.HOME:
        played += 1
    for entry in range(count):
        since = int(s.since[TRUTH, entry])
        if (since >= played + int(board.live)) or (entry and since < s.since[TRUTH, entry - 1]):
            yield "viruses stand in the order in which they came, and have come (HK-12)"
        if not board.live and owners[entry] == 1 << walker_at(board, s, since):
            yield "who is away cannot put down a virus (HK-12)"
        mine = [] if board.live else [other for other in range(count) if owners[other] == owners[entry]]
        if sum(came[other] == came[entry] for other in mine) > 1:
            yield "two hands, two accounts (HK-13)"
        if sum(came[other][1] == since for other in mine) > HANDS:
            yield "nobody has more than two hands (HK-13)"
        if s.lies[TRUTH, entry] < 0 and s.phase in _PIRACY:
            yield "a virus that was placed stays until protection (HK-12)"
    if abs(s.lies).max(initial=0) > board.accounts:
        yield "viruses lie on accounts of players who do not play"


def _came(s: State) -> list[tuple[int, int]]:
    """Of every virus, on which account and when it came. Those of one batch have that in common."""
    return [*zip(map(abs, s.lies[TRUTH].tolist()), s.since[TRUTH].tolist(), strict=True)]


def _impossible_journal(board: Board, s: State) -> Iterator[str]:
    batches = [] if board.live else _batches(s)
    lies, since, clue, clear = s.lies.tolist(), s.since.tolist(), s.clue.tolist(), s.clear.tolist()
    others = ~everyone(board) & SEEN_BITS
    beyond = np.maximum.accumulate(s.lies == 0, axis=1)
    goes_on = {name: (getattr(s, name) * beyond).any(axis=1).tolist() for name in ("lies", "since", "clue", "clear")}
    for journal in range(JOURNALS):
        for name, journals in goes_on.items():
            if journals[journal]:
                yield f"{name} goes on after the end of journal {journal}"
        if board.seats <= journal < PUBLIC or journal == TRUTH:
            continue
        if board.live:
            yield from _impossible_live_journal(board, s, journal)
            continue
        if lies[journal] != lies[TRUTH] or since[journal] != since[TRUTH]:
            yield f"journal {journal} does not list the viruses that everyone sees (HK-67)"
            continue
        for batch, seen, unseen, true in zip(batches, clue[journal], clear[journal], clue[TRUTH], strict=False):
            if seen & ~batch or unseen & true:
                yield f"journal {journal} tells of something that did not happen"
            if seen & unseen or unseen & others:
                yield f"journal {journal} contradicts itself"


def _batches(s: State) -> list[int]:
    """Of every virus, what those may be that came with it and that a journal cannot tell from it."""
    found = list[int]()
    count = entries(s, TRUTH)
    came, clue = _came(s), s.clue[TRUTH].tolist()
    unshown = [s.lies[TRUTH, other] > 0 or bits_in(int(s.clue[PUBLIC, other])) != 1 for other in range(count)]
    for entry in range(count):
        batch = 0
        for other in range(count):
            if (unshown[other] or other == entry) and came[other] == came[entry]:
                batch |= clue[other]
        found.append(batch)
    return found


def _impossible_live_journal(board: Board, s: State, journal: int) -> Iterator[str]:
    """A live journal may miss what lies on top of a pile, and no more; in protection nothing."""
    piles, listed = _piles(s, TRUTH), _piles(s, journal)
    for account in range(board.accounts):
        pile, noted = piles[account + 1], listed[account + 1]
        if len(noted) > len(pile) or (s.phase != Phase.FLOW and len(noted) != len(pile)):
            yield f"journal {journal} lists {len(noted)} of {len(pile)} viruses on account {account + 1} (HK-61)"
            continue
        for mine, true in zip(noted, pile, strict=False):
            if s.clear[journal, mine] & s.clue[TRUTH, true] or s.clue[journal, mine] & s.clear[journal, mine]:
                yield f"journal {journal} tells of something that did not happen"
            if (s.lies[journal, mine] < 0) != (s.lies[TRUTH, true] < 0):
                yield f"journal {journal} lists a virus that is gone, or the other way round"


def _piles(s: State, journal: int) -> list[list[int]]:
    """The viruses that a journal lists on each account, behind those that are nowhere."""
    found: list[list[int]] = [[] for _ in range(ACCOUNTS + 1)]
    for entry, lies in enumerate(s.lies[journal].tolist()):
        found[abs(lies)].append(entry)
    return found


def _impossible_flow(board: Board, s: State) -> Iterator[str]:
    """HK-60 … HK-64."""
    if bool(s.flowing) != (s.phase == Phase.FLOW) or (s.flowing and not board.live):
        yield "hands and eyes move while somebody walks on a live table (HK-60)"
        return
    moving = (
        s.seated,
        s.facing,
        s.progress,
        s.clock,
        s.loaded.any(),
        s.dropping.any(),
        s.goal_x.any(),
        s.goal_y.any(),
        s.look_x.any(),
        s.look_y.any(),
    )
    if not s.flowing:
        if (
            any(moving)
            or (s.hand_x != NOWHERE).any()
            or (s.hand_y != NOWHERE).any()
            or (s.gaze_x != NOWHERE).any()
            or (s.gaze_y != NOWHERE).any()
        ):
            yield "nobody moves now (HK-60)"
        return
    for seat in range(SEATS):
        at_table = seat < board.seats and (seat != s.turn or s.seated)
        if ((s.hand_x[seat] != NOWHERE) != at_table).any() or ((s.hand_y[seat] != NOWHERE) != at_table).any():
            yield f"the hands of seat {seat} are not where they can be (HK-60)"
        if (s.gaze_x[seat] != NOWHERE) != (seat < board.seats) or (s.gaze_y[seat] != NOWHERE) != (seat < board.seats):
            yield f"the eyes of seat {seat} are not where they can be (HK-61)"
        used = int(s.loaded[seat].sum()) + int((s.dropping[seat] > 0).sum())
        if used > s.hand[seat] or (s.loaded[seat].astype(bool) & (s.dropping[seat] > 0)).any():
            yield f"the hands of seat {seat} have more viruses than there are (HK-13)"
    if s.progress > board.way or (s.seated and (s.progress or s.stage != Stage.RETURNING or s.facing)) or s.stage == Stage.BACKING:
        yield "the walker is not where a walker can be (HK-62)"
    if s.dropping.max() > board.accounts:
        yield "viruses fall on accounts (HK-60)"


def _impossible_phase(board: Board, s: State) -> Iterator[str]:
    phase = Phase(s.phase)
    if s.phase != Phase.WINDOW and (s.plan.any() or s.target.any() or s.ready.any()):
        yield "choices are made in windows (HK-65)"
    if phase in _PIRACY and (s.walk >= board.seats or s.turn != (s.first + s.walk) % board.seats):
        yield "players walk clockwise from the first one (HK-11)"
    if phase in (*_PROTECTION, Phase.OVER) and (s.backwards or s.stage != Stage.LEAVING):
        yield "nobody walks any more"
    if s.stage == Stage.BACKING and not s.backwards:
        yield "only who walks backwards takes one window more (HK-66)"
    if phase == Phase.WALK and (s.stage != Stage.LEAVING or s.backwards):
        yield "a walk begins with leaving (HK-65)"
    if board.live and phase in (Phase.WALK, Phase.WINDOW, Phase.HOME):
        yield "a live table has no windows (HK-60)"
    if phase == Phase.HOME and s.stage != Stage.RETURNING:
        yield "a note is placed after returning (HK-11)"
    if s.beats > 1_000_000_000 or (phase == Phase.DEALT and s.beats):
        yield "windows are counted from the first round on"
    for seat in range(board.seats):
        carries = 0
        if phase == Phase.HOME or (phase in (Phase.WINDOW, Phase.FLOW) and s.stage == Stage.RETURNING):
            carries = int(seat == s.turn)
        elif phase == Phase.LOOT:
            carries = int(seat == s.taker - 1)
        if phase != Phase.DEALT and s.carried[seat] != carries:
            yield f"seat {seat} carries {s.carried[seat]} notes, not {carries} (HK-5, HK-11)"
    if phase == Phase.DEALT and not s.carried.any():
        yield "nobody has a note to place (HK-4)"
    if s.bank_size != NOTE_COUNT - int(s.held.sum()) - int(s.carried.sum()):
        yield "every note that was fetched is in a hand or under an account (HK-11)"
    yield from _impossible_choice(board, s)
    yield from _impossible_flow(board, s)
    yield from _impossible_attack(board, s)


def _impossible_choice(board: Board, s: State) -> Iterator[str]:
    if s.phase != Phase.WINDOW:
        return
    waiting = [seat for seat in range(board.seats) if chooses(s, seat) and not s.ready[seat]]
    if not waiting:
        yield "everyone has chosen, but nothing has happened (HK-65)"
    for seat in range(board.seats):
        one, other = map(int, s.plan[seat])
        planned = (one > 0) + (other > 0)
        if max(one, other) > board.accounts or (other and other <= one) or planned > s.hand[seat] or (planned and seat == s.turn):
            yield f"seat {seat} cannot slip viruses like this (HK-13)"
        target, watched = int(s.target[seat]), int(s.target[seat]) - ACCOUNTS - 1
        if board.accounts < target <= ACCOUNTS or (target > ACCOUNTS and (watched >= board.seats or watched in (seat, s.turn))):
            yield f"seat {seat} watches nobody (HK-65)"
        if (target and not s.ready[seat]) or (s.ready[seat] and not chooses(s, seat)):
            yield f"seat {seat} is ready without having chosen, or the other way round (HK-65)"


def _impossible_attack(board: Board, s: State) -> Iterator[str]:
    phase = Phase(s.phase)
    if (s.account != 0) != (phase in (Phase.NAME, Phase.TAKE, Phase.LOOT)) or (s.account and s.owner[s.account - 1] != s.turn):
        yield "an account is protected by its owner, one at a time (HK-20)"
        return
    if (s.taker != 0) != (phase in (Phase.TAKE, Phase.LOOT)) or (s.taker and s.taker - 1 == s.turn):
        yield "a note is taken by the virus's owner (HK-21)"
    if phase in _PROTECTION and (s.walk >= board.seats or s.turn != (s.first + s.walk) % board.seats):
        yield "players protect their accounts clockwise from the first one (HK-20)"
    infected = [account for account in range(board.accounts) if s.owner[account] == s.turn and height(s, TRUTH, account)]
    if phase == Phase.CHOOSE and len(infected) < 2:
        yield "there is no choice between accounts (HK-20)"
    if phase == Phase.NAME and (s.account - 1 not in infected or s.stock[s.account - 1] != Stock.SOME):
        yield "a suspect is named for a virus, and for a note that can be lost (HK-21)"
    if phase == Phase.TAKE:
        account = s.account - 1
        if not notes_under(s, account) or (s.seen[s.taker - 1, account] != s.under[account]).any():
            yield "the virus's owner sees the account's notes (HK-21)"
    if phase == Phase.OVER and (s.rounds != ROUNDS or any(height(s, TRUTH, account) for account in range(board.accounts))):
        yield f"the game is over after round {ROUNDS} (HK-30)"
    if entries(s, TRUTH) > MOST_VIRUSES or (phase == Phase.DEALT and entries(s, TRUTH)):
        yield "no virus lies on the table yet"
