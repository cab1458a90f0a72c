"""What must hold after everything: compared is what pages were told with what is in the database."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field

from real import check_log, check_views, views

from stored import Log, logs
from torture.ground import Ground
from torture.pages import VIEWED, Burglar, Player


@dataclass
class Verdict:
    """Everything that was counted. Whatever is in `wrong` must not be."""

    acknowledged: int = 0
    stored: int = 0
    lost: int = 0
    doubled: int = 0
    out_of_order: int = 0
    refused_and_stored: int = 0
    terms: int = 0
    double_owners: int = 0
    viewed: int = 0
    """Matches that were compared with what pages showed, state by state."""
    wrong: list[str] = field(default_factory=list)


async def judge(ground: Ground, pages: Sequence[Player | Burglar]) -> Verdict:
    verdict = Verdict()
    found = logs(ground.url)
    for (table, number), log in found.items():
        here = [page for page in pages if page.link == table]
        _judge_match(verdict, log, table, number, here)
    await _judge_owners(verdict, ground)
    return verdict


def _judge_match(verdict: Verdict, log: Log, table: str, number: int, pages: Sequence[Player | Burglar]) -> None:
    where = f"table {table}, match {number}"
    ids = [move.move_id for move in log.moves if move.move_id]
    verdict.stored += len(ids)
    if [move.ply for move in log.moves] != list(range(1, len(log.moves) + 1)):
        verdict.wrong.append(f"{where}: there are gaps in the log")
    for move, count in Counter(ids).items():
        if count > 1:
            verdict.doubled += count - 1
            verdict.wrong.append(f"{where}: move {move} is there {count} times")
    stored = set(ids)
    for page in pages:
        acked = [move for move in page.acked if _match(page, move) == number]
        verdict.acknowledged += len(acked)
        missing = [move for move in acked if move not in stored]
        verdict.lost += len(missing)
        verdict.wrong += [f"{where}: move {move} was acknowledged and is lost" for move in missing]
        mine = set(acked)
        if not missing and [move for move in ids if move in mine] != acked:
            verdict.out_of_order += 1
            verdict.wrong.append(f"{where}: moves are in another order than they were acknowledged in")
        late = page.refused.keys() & stored
        verdict.refused_and_stored += len(late)
        verdict.wrong += [
            f"{where}: move {move}, number {ids.index(move) + 1} of {len(ids)}, was refused (fault {page.refused[move]}) and is there"
            for move in late
        ]
    players = [page for page in pages if isinstance(page, Player)]
    if not players:
        return
    try:
        check_log(log, players)
        if number % VIEWED == 1:
            shown = views(log)
            for page in players:
                check_views(log, page, shown[page.chair])
            verdict.viewed += 1
    except AssertionError as error:
        verdict.wrong.append(f"{where}: {str(error).splitlines()[0] if str(error) else 'does not fit'}")


def _match(page: Player | Burglar, move: str) -> int:
    return page.sent[move][0] if isinstance(page, Player) else page.sent[move]


async def _judge_owners(verdict: Verdict, ground: Ground) -> None:
    """In each term of a table one server had the lease, and only that one wrote."""
    terms = await ground.query("SELECT table_id, term, name FROM torture_terms WHERE session != ''")
    writers = await ground.query("SELECT table_id, term, name FROM torture_writers")
    owners: dict[tuple[str, int], set[str]] = {}
    for table, term, name in terms:
        owners.setdefault((table, term), set()).add(name)
    verdict.terms = len(owners)
    for table, term, name in writers:
        if owners.get((table, term)) != {name}:
            verdict.double_owners += 1
            verdict.wrong.append(f"table {table}, term {term}: {name} wrote, but {owners.get((table, term))} had the lease")
    for key, names in owners.items():
        if len(names) > 1:
            verdict.double_owners += 1
            verdict.wrong.append(f"table {key[0]}, term {key[1]}: the lease of {names}")
