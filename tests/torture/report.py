"""The numbers of a run, as text."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from torture.pages import Burglar, Player
from torture.running import Outcome

MOST_SHOWN = 20


def spread(values: Iterable[float]) -> str:
    """Half, nearly all, and the worst of some measured seconds."""
    ordered = sorted(values)
    if not ordered:
        return "none"
    return f"{len(ordered)}: p50 {_part(ordered, 0.5):.2f} s, p99 {_part(ordered, 0.99):.2f} s, max {ordered[-1]:.2f} s"


def _part(ordered: Sequence[float], part: float) -> float:
    return ordered[min(len(ordered) - 1, int(part * len(ordered)))]


def report(outcome: Outcome) -> str:
    troubles, verdict, pages = outcome.troubles, outcome.verdict, outcome.pages
    players = [page for page in pages if isinstance(page, Player)]
    burglars = [page for page in pages if isinstance(page, Burglar)]
    closes = Counter(code for page in pages for code in page.closes)
    rows: list[tuple[str, object]] = [
        ("seed", outcome.seed),
        ("events", sum(troubles.happened.values())),
        *((f"  {kind}", count) for kind, count in troubles.happened.most_common()),
        ("seconds", f"{outcome.seconds:.0f}"),
        ("moves acknowledged", f"{verdict.acknowledged} ({sum(len(page.acked) for page in burglars)} of them at live tables)"),
        ("moves of people in the log", verdict.stored),
        ("  acknowledged and lost", verdict.lost),
        ("  doubled", verdict.doubled),
        ("  in another order", verdict.out_of_order),
        ("  refused and there", verdict.refused_and_stored),
        ("sent again", f"{sum(page.resent for page in players)}, {sum(page.recognised for page in players)} of them recognised"),
        ("matches compared view by view", verdict.viewed),
        ("terms", verdict.terms),
        ("  with two owners", verdict.double_owners),
        ("late writes refused by the fence", outcome.log.count("another server owns it now")),
        ("sessions that ran out", outcome.log.count("our session has run out")),
        ("takeovers, nothing else wrong", spread(each.seconds for each in troubles.takeovers if each.alone and each.why != "SIGTERM")),
        ("takeovers, all", spread(each.seconds for each in troubles.takeovers if each.why != "SIGTERM")),
    ]
    for why in ("SIGKILL", "SIGSTOP", "fenced"):
        rows.append((f"  {why}", spread(each.seconds for each in troubles.takeovers if each.why == why)))
    rows += [
        ("  live tables", spread(each.seconds for each in troubles.takeovers if each.live and each.why != "SIGTERM")),
        ("handed over (SIGTERM)", spread(each.seconds for each in troubles.takeovers if each.why == "SIGTERM")),
        ("kept, because nobody else asked", troubles.kept),
        ("not come back", len(troubles.lost)),
        ("pages away", spread(away for page in pages for away in page.away)),
        ("lines given up by pages", sum(page.doubted for page in pages)),
        ("lines closed with", ", ".join(f"{code}: {count}" for code, count in closes.most_common())),
        ("from a move to its acknowledgement", spread(wait for page in players for wait in page.waits)),
        ("ticks lost at most", max((behind for page in burglars for behind in page.behind), default=0)),
    ]
    width = max(len(name) for name, _ in rows)
    wrong = [f"WRONG: {each}" for each in verdict.wrong[:MOST_SHOWN]]
    if len(verdict.wrong) > MOST_SHOWN:
        wrong.append(f"… and {len(verdict.wrong) - MOST_SHOWN} more")
    return "\n".join([*(f"{name:<{width}}  {value}" for name, value in rows), *wrong])
