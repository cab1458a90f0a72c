"""What can never be in a position of Black Hat: to refuse positions that people write, and to test those that play leads to."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

import numpy as np

from hacktable.games.blackhat.board import CARD_KINDS, HAT, RANKS, ROBOT, STATUS_LOWEST, STATUS_STEP, Board, card_name
from hacktable.games.blackhat.drawing import CELLS, MODULES, Kind
from hacktable.games.blackhat.rules.play import legal
from hacktable.games.blackhat.rules.seats import seat_of
from hacktable.games.blackhat.rules.spaces import cover, kind_at, on_board, quarter_cells, rewire, show_print
from hacktable.games.blackhat.state import JAIL, MARKERS, NOWHERE, PAWNS, PLACES, TRACK, Phase, State
from hacktable.kernel.cstruct import Ints
from hacktable.kernel.rules import MOST_LEGAL


def impossible(board: Board, s: State) -> Iterator[str]:
    """What cannot be in a position; nothing in any that play can reach."""
    found = [*_impossible_seat(board, s)]
    if not found:
        found = [*_impossible_card(board, s), *_impossible_board(board, s)]
    if not found:
        found = [*_impossible_pawn(board, s), *_impossible_effect(board, s)]
    if not found:
        found = [*_impossible_secret(board, s), *_impossible_trick(board, s)]
    if not found and s.phase != Phase.OVER and legal(board, s, int(s.turn), np.zeros(MOST_LEGAL, np.int64)) == 0:
        found = [f"hand {s.turn} has nothing to do in the phase {Phase(s.phase).name.lower()}"]
    return iter(found)


def _impossible_seat(board: Board, s: State) -> Iterator[str]:
    for name, value, count in (
        ("turn", s.turn, board.hands),
        ("winner", s.winner, board.hands),
        ("leader", s.leader, board.seats),
        ("dealer", s.dealer, board.seats),
        ("control", s.control, board.seats if board.robot else 1),
        ("alarm_by", s.alarm_by, board.hands + 1),
        ("arrived", s.arrived, board.hands + 1),
        ("pawn", s.pawn, board.hands * PAWNS),
    ):
        if value >= count:
            yield f"{name} is {value}, but there are {board.hands} hands (BH-14)"
    if s.phase > Phase.OVER:
        yield f"the phase {Phase(s.phase).name.lower()} never waits for anybody"
    for name in ("hidden", "open", "trick", "held", "points", "source", "last", "previous", "status", "famous", "out"):
        if getattr(s, name)[board.hands :].any():
            yield f"{name} tells of hands that do not play"
    if (s.place[board.hands :] != NOWHERE).any():
        yield "pawns of hands that do not play are on the board"
    if (s.source.sum(axis=1) != s.points).any():
        yield "points are not the sum of where they come from"
    if s.rounds < 1 or s.tricks < s.rounds:
        yield "a match is in its first round at least, with a trick a round"


def _impossible_card(board: Board, s: State) -> Iterator[str]:
    everywhere = s.hidden.sum(axis=0) + s.open.sum(axis=0) + s.trick.sum(axis=0) + s.pile + s.discard
    for kind in range(CARD_KINDS):
        if everywhere[kind] != board.deck[kind]:
            yield f"there are {everywhere[kind]} cards {card_name(kind)}, not {board.deck[kind]} (BH-1)"
    if s.hidden[:, HAT].any() or s.pile[HAT]:
        yield "everyone always sees who holds the Black Hat (BH-1)"
    if board.robot and s.hidden[ROBOT].any():
        yield "the Robot's cards are open (BH-112)"
    if (s.hidden.sum(axis=1) + s.open.sum(axis=1) != s.held).any():
        yield "held does not follow from the hands"
    if s.pile.sum() != s.pile_size:
        yield "pile_size does not follow from the draw pile"
    if (s.returned != (s.pile + s.drew.sum(axis=0) if s.returned.any() else 0)).any() or (s.late != s.drew.sum(axis=1)).any():
        yield "a refilled draw pile is what was discarded, less what has been drawn of it (BH-50)"
    if (s.drew > s.hidden + s.since).any() or (s.since.any(axis=1) & (s.late == 0)).any():
        yield "a card drawn from a refilled draw pile is in hand, or has been played since (BH-50)"


def _impossible_board(board: Board, s: State) -> Iterator[str]:
    covered = 0
    marked = sum(1 << int(corner) for corner in board.module_place)
    for module in range(MODULES):
        corner = int(s.laid[module])
        if corner == NOWHERE:
            if s.side[module]:
                yield f"module {module + 1} is in the supply, but has a side up"
            continue
        if corner >= CELLS or not (board.areas | marked) >> corner & 1 or covered & quarter_cells(corner):
            yield f"module {module + 1} cannot lie at {PLACES[corner]} (BH-68)"
            return
        covered |= quarter_cells(corner)
    top, onward = _follows(board, tuple(s.laid.tolist()), tuple(s.side.tolist()))
    if (top != s.top).any() or (onward != s.onward).any():
        yield "top and onward do not follow from the modules on the board (BH-5)"
        return
    for marker in range(MARKERS):
        cell = int(s.marker[marker])
        if (cell == NOWHERE) != (s.sign[marker] == 0) or (cell != NOWHERE and not _is_space(board, s, cell)):
            yield f"marker {marker + 1} is neither in the supply nor on a space (BH-67)"


@lru_cache(maxsize=16)
def _follows(board: Board, laid: tuple[int, ...], side: tuple[int, ...]) -> tuple[Ints, Ints]:
    """What follows from the modules on the board: top and onward. In many positions in a row they lie as before."""
    print_of = State.mirror(State.new()[0])
    show_print(print_of)
    for module, corner in enumerate(laid):
        if corner != NOWHERE:
            cover(print_of, module, side[module], corner)
    rewire(board, print_of)
    return print_of.top, print_of.onward


def _is_space(board: Board, s: State, place: int) -> bool:
    return on_board(place) and kind_at(board, s, place) != Kind.BLACK


def _impossible_pawn(board: Board, s: State) -> Iterator[str]:
    standing = set[int]()
    starts = (board.backdoor, board.public)
    for hand in range(board.hands):
        for pawn in range(PAWNS):
            place = int(s.place[hand, pawn])
            name = f"pawn {pawn + 1} of hand {hand}"
            if place == JAIL:
                if s.tracer == NOWHERE:
                    yield f"{name} is in jail without a Tracer (BH-103)"
            elif not _is_space(board, s, place):
                yield f"{name} is on {PLACES[place] if place >= 0 else 'no place'}, which is no space (BH-52)"
            elif place == s.tracer or (place in standing and place not in starts):
                yield f"{name} shares {PLACES[place]} (BH-51, BH-105)"
            standing.add(place)
        if s.place[hand, 0] == s.place[hand, 1] != JAIL:
            yield f"both pawns of hand {hand} are on one space (BH-62)"
        if (s.out[hand] != 0) != ((s.place[hand] == JAIL).all()):
            yield f"hand {hand} is out exactly when it has no pawn on the board (BH-104)"
        if s.out[hand] and s.held[hand]:
            yield f"hand {hand} is out and has cards (BH-104)"
    if s.tracer != NOWHERE and not board.tracer:
        yield "there is no Tracer in this match (BH-100)"
    if s.tracer != NOWHERE and not (TRACK <= s.tracer < JAIL or _is_space(board, s, s.tracer)):
        yield f"the Tracer is on {PLACES[s.tracer]} (BH-102)"
    if s.came_from != NOWHERE and not (on_board(s.came_from) and on_board(s.tracer)):
        yield "the Tracer came from a place that it cannot have left (BH-102)"
    if (board.asset in standing) != (s.phase == Phase.DECOY) and s.phase != Phase.OVER:
        yield "a pawn on the Critical Asset ends the game (BH-90)"


def _impossible_effect(board: Board, s: State) -> Iterator[str]:
    owner, pawn = divmod(int(s.pawn), PAWNS)
    place = int(s.place[owner, pawn])
    kinds = {
        Phase.SERVICE: Kind.SERVICE,
        Phase.DECOY: Kind.ASSET,
        Phase.EXPLOIT: Kind.EXPLOIT,
        Phase.RANDOMIZE: Kind.RANDOMIZER,
        Phase.LAY: Kind.RANDOMIZER,
    }
    kind = kinds.get(Phase(s.phase))
    if kind is not None and (s.turn != owner or not on_board(place) or kind_at(board, s, place) != kind):
        yield f"the phase {Phase(s.phase).name.lower()} is decided by the owner of a pawn on such a space (BH-53)"
    pending = [int(each) - 1 for each in s.pending if each]
    if len(set(pending)) != len(pending) or [int(each) for each in s.pending[: len(pending)]] != [each + 1 for each in pending]:
        yield "pending modules stand one after another, each once (BH-68)"
    for module in range(MODULES):
        if (module in pending and s.laid[module] == NOWHERE) or (module not in pending and s.quarter[module]):
            yield f"module {module + 1} is pending and not on the board, or the other way round (BH-68)"
    if pending and kind is None:
        yield "modules have pending effects only while one of them is decided (BH-68)"
    if (s.drawn != 0) != (s.phase == Phase.LAY) or (s.drawn and s.laid[(s.drawn - 1) // 2] != NOWHERE):
        yield "a module is drawn exactly while it must be laid (BH-68)"
    if s.phase in (Phase.HACK, Phase.PICKUP, Phase.PICK, Phase.TRACE) and s.turn != s.winner:
        yield "the trick's winner picks up, hacks and traces (BH-42, BH-50, BH-101)"
    if s.phase == Phase.TRACE and not 0 <= s.tracer < CELLS:
        yield "the Tracer has a choice only on the board (BH-101)"
    if s.trace_due and (s.tracer == NOWHERE or s.phase in (Phase.LEAD, Phase.SET, Phase.FOLLOW, Phase.ANSWER, Phase.OVER)):
        yield "a Tracer's step is due only after a trick (BH-101)"


def _impossible_secret(board: Board, s: State) -> Iterator[str]:
    if (not board.secret_asset and (s.tile or s.turned)) or (board.secret_asset and bool(s.tile) == bool(s.turned)):
        yield "the secret tile is face down or turned, in matches with one (BH-107)"
    drawn = [int(value) for value in s.status[: board.hands]]
    if not board.celebrity and (any(drawn) or s.famous.any()):
        yield "there are status cards only with the option (BH-120)"
    if board.celebrity and (
        len(set(drawn)) != board.hands or any((value - STATUS_LOWEST) % STATUS_STEP or value < STATUS_LOWEST for value in drawn)
    ):
        yield f"the status cards {drawn} are not different ones from 10 to 50 (BH-120)"
    if s.broken and not board.broken_honeypot:
        yield "a broken Honeypot matters only with the option (BH-66)"


def _impossible_trick(board: Board, s: State) -> Iterator[str]:
    sizes = [int(s.trick[hand].sum()) for hand in range(board.hands)]
    playing = s.phase in (Phase.LEAD, Phase.SET, Phase.FOLLOW, Phase.ANSWER)
    for hand in range(board.hands):
        if sum(s.trick[hand, :RANKS] > 0) > 1:
            yield f"hand {hand} has played more than one rank (BH-30)"
        if playing and s.out[hand] == 0 and s.held[hand] + sizes[hand] == 0:
            yield f"hand {hand} has no cards, which ends the round (BH-90)"
    if not playing and s.phase not in (Phase.PICKUP, Phase.PICK) and any(sizes):
        yield "the trick is over, but its cards lie there (BH-34)"
    if s.phase == Phase.PICKUP and not s.trick[:, HAT].any():
        yield "there is a pick-up only after a Black Hat trick (BH-42)"
    if (s.phase == Phase.PICK) != (s.picks > 0) or (s.lowest_pick and s.phase != Phase.PICK):
        yield "cards are picked exactly while there are picks left (BH-42)"
    said = {seat: int(size) for seat, size in enumerate(s.said) if size}
    if [*said] != ([seat_of(board, s, int(s.turn))] if s.phase == Phase.SET else []):
        yield "a size has been said exactly when a set must follow (BH-30)"
    if s.phase in (Phase.LEAD, Phase.SET) and s.turn == s.leader and (s.led or s.step or any(sizes)):
        yield "the leader plays first (BH-30)"
    if (s.phase in (Phase.FOLLOW, Phase.ANSWER) or (playing and s.turn != s.leader)) and (s.led == 0 or s.led != sizes[s.leader]):
        yield "led is the size of the leader's set (BH-30)"
    if playing and (s.out[s.turn] or sizes[s.turn]):
        yield f"hand {s.turn} cannot play (BH-31)"
