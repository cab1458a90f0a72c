"""What is at stake in Hashcatch: what a hack or a full bank would do to everyone's points, by the rules themselves."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from hacktable.games.hashcatch.board import WAITING, WIDTH, Board
from hacktable.games.hashcatch.policy import chance_to_crack
from hacktable.games.hashcatch.rules.check import aim, rows_to_attack, take_place
from hacktable.games.hashcatch.rules.hack import attacker, code_of, hacked
from hacktable.games.hashcatch.rules.hashing import build_row
from hacktable.games.hashcatch.rules.scoring import points_of
from hacktable.games.hashcatch.rules.tokens import standing_at
from hacktable.games.hashcatch.state import BANK, CHAIN, RISK, TOKENS, Phase, State
from hacktable.games.hashcatch.verbs import Attack, Bank, Bonus, Check, Hack
from hacktable.kernel.events import SILENT
from hacktable.kernel.stakes import CERTAIN, Outcome
from hacktable.kernel.verbs import Action


def stakes(board: Board, m: State, seat: int, action: Action) -> Iterable[Outcome]:
    """How an action can come out. An attack is told as the chain stands: until it is carried out the row may sink deeper."""
    match action:
        case Attack(row):
            after = m.twin()
            aim(board, after, row - 1, SILENT)
            after.turn = seat  # as if nobody did anything until then
            return _hacks(board, m, after, row - 1)
        case Hack():
            return _hacks(board, m, m, int(m.place[seat, attacker(m, seat)]) - RISK)
        case Bank():
            return _banks(board, m, CERTAIN)
        case Check(token) if rows_to_attack(board, m) == 0:  # then a genuine token goes to the bank at once
            checked = m.twin()
            checked.checked = token - 1
            genuine = _banks(board, checked, CERTAIN // 2)
            return (*genuine, Outcome("forged", CERTAIN // 2, (0,) * board.seats)) if genuine else ()
        case Bonus(token):
            return _hashings(board, m, m, [int(m.place[seat, token - 1]) - BANK], CERTAIN)
        case _:
            return ()


def _hacks(board: Board, m: State, due: State, row: int) -> tuple[Outcome, ...]:
    """HC-42: the row is cracked, or it holds. Who has to remember the digits is not told the odds (HC-1)."""
    cracked, held = due.twin(), due.twin()
    hacked(board, cracked, row, 1 << code_of(board, cracked, row), SILENT)
    hacked(board, held, row, 0, SILENT)
    chance = chance_to_crack(board, m, row) if _knows_code(board, m, row) else None
    return (
        Outcome("cracked", chance, _change(board, m, cracked)),
        Outcome("held", None if chance is None else CERTAIN - chance, _change(board, m, held)),
    )


def _knows_code(board: Board, m: State, row: int) -> bool:
    there = [standing_at(board, m, CHAIN + row * WIDTH + column) for column in range(WIDTH)]
    return all(m.digit[each // TOKENS, each % TOKENS] for each in there)


def _banks(board: Board, m: State, odds: int) -> tuple[Outcome, ...]:
    """HC-30: a token that fills the bank makes a row; each of the three is as likely to win the bonus, or is chosen for it."""
    full = m.twin()
    return _hashings(board, m, full, range(WAITING), odds) if take_place(board, full, SILENT) else ()


def _hashings(board: Board, m: State, full: State, winners: Sequence[int], odds: int) -> tuple[Outcome, ...]:
    """HC-31: what it would bring if each of these waiting places won; `full`: the position with a full bank. Equal outcomes are told once."""
    found = Counter[tuple[tuple[int, ...], bool]]()
    for winner in winners:
        after = full.twin()
        build_row(board, after, winner, SILENT)
        found[_change(board, m, after), bool(after.phase == Phase.OVER)] += 1
    return tuple(Outcome("hashed", round(odds * ways / len(winners)), points, ends) for (points, ends), ways in found.items())


def _change(board: Board, m: State, after: State) -> tuple[int, ...]:
    """HC-50: how everyone's points differ."""
    return tuple(points_of(board, after, seat) - points_of(board, m, seat) for seat in range(board.seats))
