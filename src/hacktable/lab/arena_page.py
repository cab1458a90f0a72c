"""The results of an arena as one HTML page: tables and drawings, nothing that has to be loaded from elsewhere."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from html import escape

import numpy as np

from hacktable.kernel.options import text
from hacktable.kernel.verbs import LETTERS
from hacktable.lab.arena import Held, Result
from hacktable.lab.blocks import Contest, Floats
from hacktable.lab.ratings import Rating
from hacktable.lab.trial import BOUND

POINTS = 240
"""Points of a curve; more than a screen can show would only make the file larger."""
WIDE, HIGH = 400, 200
LEFT, RIGHT, TOP, BOTTOM = 52, 14, 12, 34

STYLE = """
:root { color-scheme: light dark; --paper: #fbfaf7; --ink: #1d2426; --soft: #5a6669; --line: #d5d9d6; --mine: #00727a; --band: #00727a26;
  --even: #a8480a; --good: #0b6b43; --bad: #a02c2c; }
@media (prefers-color-scheme: dark) { :root { --paper: #12181a; --ink: #e8ecea; --soft: #9fb0b0; --line: #334044; --mine: #4fc3c9;
  --band: #4fc3c933; --even: #f0a35e; --good: #6fd6a4; --bad: #f08f8f; } }
* { box-sizing: border-box; }
body { margin: 0 auto; padding: 1.5rem 1rem 4rem; max-width: 72rem; background: var(--paper); color: var(--ink);
  font: 16px/1.5 system-ui, sans-serif; }
h1 { font-size: 1.5rem; line-height: 1.25; margin: 0 0 .25rem; } h2 { font-size: 1.15rem; margin: 2.5rem 0 .5rem; }
p { margin: .5rem 0; max-width: 46rem; } .soft { color: var(--soft); } code { font-size: .9em; overflow-wrap: anywhere; }
.scroll { overflow-x: auto; } table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: .3rem .7rem .3rem 0; text-align: left; white-space: nowrap; border-bottom: 1px solid var(--line); }
.number { text-align: right; } .stronger { color: var(--good); font-weight: 600; } .weaker, .not-stronger { color: var(--bad); }
.drawings { display: grid; gap: 1rem; grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr)); }
figure { margin: 0; max-width: 60rem; } .wide svg { min-width: 40rem; } .narrow figure { max-width: 36rem; } figcaption { color: var(--soft); font-size: .9rem; } svg { width: 100%; height: auto; display: block; }
svg text { fill: var(--soft); font: 12px system-ui, sans-serif; } svg .name { fill: var(--ink); }
.axis { stroke: var(--line); } .even { stroke: var(--even); stroke-width: 2; stroke-dasharray: 5 4; } .curve { fill: none; stroke: var(--mine); stroke-width: 2; }
.band { fill: var(--band); } .dot, .bar { fill: var(--mine); } .whisker { stroke: var(--mine); stroke-width: 2; } .bound { stroke: var(--soft); }
td.cell { text-align: right; } td.none { color: var(--soft); text-align: center; }
"""


def page_of(held: Sequence[Held], ratings: Mapping[str, Rating], command: str) -> str:
    """The page about some contests.

    :param ratings: of all bots; empty unless everyone played everyone.
    :param command: what to type to get the same results.
    """
    results = [each.result for each in held]
    parts = [
        "<!doctype html><html lang='en'><head><meta charset='utf-8'><meta name='viewport' content='width=device-width, initial-scale=1'>",
        f"<title>{escape(_title(results))}</title><style>{STYLE}</style></head><body><main>",
        f"<h1>{escape(_title(results))}</h1>",
        f"<p class='soft'>Seed {escape(results[0].contest.seed)}; {_options_of(results[0].contest)}. The same command gives the same games: "
        f"<code>{escape(command)}</code></p>",
        "<p>In every game one seat is played by one bot and all other seats by another. Each deal is played once for every seat: such a block is "
        "one observation. Bars are 95 % intervals from blocks, the dashed line is an even share.</p>",
        _forest(results),
        _results_table(results),
    ]
    if ratings:
        parts += [_matrix(results), _ratings(ratings)]
    for each, result in zip(held, results, strict=True):
        parts.append(_details(each, result))
    parts.append("</main></body></html>\n")
    return "\n".join(parts)


# ---------------------------------------------------------------- words


def describe(contest: Contest) -> str:
    """A contest in words: `greedy among 3 random`, `3 greedy against one random`."""
    others = contest.players - 1
    if contest.way == "one":
        return f"{contest.candidate} among {others} {contest.against}" if others > 1 else f"{contest.candidate} against {contest.against}"
    return f"{others} {contest.candidate} against one {contest.against}"


def _title(results: Sequence[Result]) -> str:
    first = results[0].contest
    counts = sorted({each.contest.players for each in results})
    players = str(counts[0]) if len(counts) == 1 else f"{counts[0]}–{counts[-1]}"
    return f"Arena: {first.game}, {players} players, {sum(each.games for each in results):,} games"


def _options_of(contest: Contest) -> str:
    named = ", ".join(f"{name}={text(value)}"[:60] for name, value in contest.options)
    if contest.drawn:
        return "options drawn for every block" + (f", except {escape(named)}" if named else "")
    return f"options {escape(named)}" if named else "the usual options"


def _percent(share: float) -> str:
    return f"{100 * share:.1f}"


def _results_table(results: Sequence[Result]) -> str:
    rows = [
        f"<tr><td>{escape(describe(result.contest))}</td><td class='number'>{result.games:,}</td>"
        f"<td class='number'>{_percent(result.wins.mean)}</td><td class='number'>{_percent(result.wins.low)}–{_percent(result.wins.high)}</td>"
        f"<td class='number'>{_percent(result.even)}</td><td class='number'>{result.place:.2f}</td>"
        f"<td class='{result.verdict.replace(' ', '-')}'>{result.verdict}{_why(result)}</td></tr>"
        for result in results
    ]
    heads = "<th>who</th><th class='number'>games</th><th class='number'>wins, %</th><th class='number'>95 %</th>"
    heads += "<th class='number'>even</th><th class='number'>mean place</th><th>verdict</th>"
    return f"<div class='scroll'><table><thead><tr>{heads}</tr></thead><tbody>{''.join(rows)}</tbody></table></div>"


def _why(result: Result) -> str:
    return f" (log-likelihood ratio {result.ratio:+.2f}, margin {100 * result.plan.margin:g})" if result.plan.games is None else ""


# ---------------------------------------------------------------- drawings


def _figure(drawing: str, caption: str, title: str, high: int = HIGH, wide: int = WIDE) -> str:
    label = escape(title, quote=True)
    return f"<figure><svg viewBox='0 0 {wide} {high}' role='img' aria-label='{label}'>{drawing}</svg><figcaption>{caption}</figcaption></figure>"


def _line(kind: str, x1: float, y1: float, x2: float, y2: float) -> str:
    return f"<line class='{kind}' x1='{x1:.1f}' y1='{y1:.1f}' x2='{x2:.1f}' y2='{y2:.1f}'/>"


def _text(x: float, y: float, words: str, anchor: str = "start", kind: str = "") -> str:
    return f"<text x='{x:.1f}' y='{y:.1f}' text-anchor='{anchor}' class='{kind}'>{escape(words)}</text>"


def _forest(results: Sequence[Result]) -> str:
    """All shares with their intervals, one below the other."""
    row, names, wide = 26, 250, 820
    high = row * len(results) + 40
    scale = (wide - names - 90) / 1.0
    drawing = []
    for tick in (0, 0.25, 0.5, 0.75, 1):
        x = names + scale * tick
        drawing += [_line("axis", x, 6, x, high - 26), _text(x, high - 10, f"{tick:.0%}", "middle")]
    for number, result in enumerate(results):
        y = 20 + row * number
        drawing += [
            _text(0, y + 4, describe(result.contest), kind="name"),
            _line("even", names + scale * result.even, y - 10, names + scale * result.even, y + 10),
            _line("whisker", names + scale * result.wins.low, y, names + scale * result.wins.high, y),
            f"<circle class='dot' cx='{names + scale * result.wins.mean:.1f}' cy='{y}' r='5'/>",
            _text(wide, y + 4, f"{_percent(result.wins.mean)} %", "end", "name"),
        ]
    told = "; ".join(f"{describe(each.contest)}: {_percent(each.wins.mean)} %" for each in results)
    return "<div class='scroll wide'>" + _figure("".join(drawing), "Share of wins", f"Shares of wins. {told}", high, wide) + "</div>"


def _thinned(length: int) -> list[int]:
    """Places of a long curve that are drawn; the last is always among them."""
    return sorted({int(each) for each in np.linspace(0, length - 1, min(length, POINTS))})


def _curve(points: Iterable[tuple[float, float]]) -> str:
    return " ".join(f"{'M' if number == 0 else 'L'}{x:.1f} {y:.1f}" for number, (x, y) in enumerate(points))


def _details(held: Held, result: Result) -> str:
    drawings = [_share_curve(held, result), _seats(result)]
    if held.plan.games is None:
        drawings.insert(0, _test_curve(held, result))
    missed = f"<p class='weaker'>{result.missed:,} moves were played by greedy, because a bot failed.</p>" if result.missed else ""
    return f"<section><h2>{escape(describe(result.contest))}</h2>{missed}<div class='drawings'>{''.join(drawings)}</div></section>"


def _test_curve(held: Held, result: Result) -> str:
    """The sequential test: how the log-likelihood ratio went until it reached a bound."""
    ratios, games = held.ratios, held.contest.players
    low, high = min(-BOUND, float(ratios.min())) * 1.1, max(BOUND, float(ratios.max())) * 1.1

    def at(place: int, value: float) -> tuple[float, float]:
        x = LEFT + (WIDE - LEFT - RIGHT) * (place + 1) / ratios.size
        return x, TOP + (HIGH - TOP - BOTTOM) * (high - value) / (high - low)

    drawing = [_line("axis", LEFT, at(0, 0)[1], WIDE - RIGHT, at(0, 0)[1]), _text(LEFT - 6, at(0, 0)[1] + 4, "0", "end")]
    for bound in (BOUND, -BOUND):
        y = at(0, bound)[1]
        drawing += [_line("bound", LEFT, y, WIDE - RIGHT, y), _text(LEFT - 6, y + 4, f"{bound:+.2f}", "end")]
    path = _curve(at(place, float(ratios[place])) for place in _thinned(ratios.size))
    drawing += [f"<path class='curve' d='{path}'/>", *_games_axis(ratios.size * games)]
    caption = f"The test: above the upper line the candidate is stronger by a margin of {100 * held.plan.margin:g} percentage points, below the lower one it is not"
    return _figure("".join(drawing), caption, f"The test after {result.games:,} games: {result.ratio:+.2f}, {result.verdict}")


def _share_curve(held: Held, result: Result) -> str:
    """The share of wins as more and more blocks were played, with its interval."""
    scores: Floats = held.scores
    count = np.arange(1, scores.size + 1)
    mean = np.cumsum(scores) / count
    spread = np.sqrt(np.maximum(np.cumsum(scores**2) / count - mean**2, 0) / count) * 1.96
    shown = _thinned(scores.size)
    first = min(len(shown) - 1, max(1, len(shown) // 20))  # the first few blocks say nothing and would need the whole height
    shown = shown[first:] or shown
    low = min(result.even, *(float(mean[each] - spread[each]) for each in shown))
    high = max(result.even, *(float(mean[each] + spread[each]) for each in shown))
    low, high = max(0.0, low - 0.01), min(1.0, high + 0.01)

    def at(place: int, value: float) -> tuple[float, float]:
        x = LEFT + (WIDE - LEFT - RIGHT) * (place + 1) / scores.size
        return x, TOP + (HIGH - TOP - BOTTOM) * (high - min(max(value, low), high)) / max(high - low, 1e-9)

    drawing = []
    for value in np.linspace(low, high, 4):
        y = at(0, float(value))[1]
        drawing += [_line("axis", LEFT, y, WIDE - RIGHT, y), _text(LEFT - 6, y + 4, f"{100 * value:.1f}", "end")]
    upper = [at(each, float(mean[each] + spread[each])) for each in shown]
    lower = [at(each, float(mean[each] - spread[each])) for each in reversed(shown)]
    drawing += [
        f"<path class='band' d='{_curve([*upper, *lower])} Z'/>",
        f"<path class='curve' d='{_curve(at(each, float(mean[each])) for each in shown)}'/>",
        _line("even", LEFT, at(0, result.even)[1], WIDE - RIGHT, at(0, result.even)[1]),
        *_games_axis(scores.size * held.contest.players),
    ]
    return _figure(
        "".join(drawing), "Share of wins in percent, as the games were played", f"Share of wins, in the end {_percent(result.wins.mean)} %"
    )


def _games_axis(games: int) -> list[str]:
    return [_text(LEFT, HIGH - 10, "0"), _text(WIDE - RIGHT, HIGH - 10, f"{games:,} games", "end")]


def _seats(result: Result) -> str:
    """The candidate's share, by the seat of the bot that is alone."""
    top = max(*result.by_seat, result.even) * 1.1
    width = (WIDE - LEFT - RIGHT) / len(result.by_seat)

    def y(value: float) -> float:
        return TOP + (HIGH - TOP - BOTTOM) * (top - value) / top

    drawing = [_line("axis", LEFT, y(0), WIDE - RIGHT, y(0))]
    for seat, share in enumerate(result.by_seat):
        x = LEFT + width * seat
        drawing.append(
            f"<rect class='bar' x='{x + width * 0.2:.1f}' y='{y(share):.1f}' width='{width * 0.6:.1f}' height='{y(0) - y(share):.1f}'/>"
        )
        drawing += [
            _text(x + width / 2, HIGH - 14, LETTERS[seat], "middle", "name"),
            _text(x + width / 2, y(share) - 4 if y(share) > TOP + 14 else TOP + 10, _percent(share), "middle"),
        ]
    drawing += [
        _line("even", LEFT, y(result.even), WIDE - RIGHT, y(result.even)),
        _text(LEFT - 6, y(result.even) + 4, _percent(result.even), "end"),
    ]
    told = ", ".join(f"{LETTERS[seat]} {_percent(share)}" for seat, share in enumerate(result.by_seat))
    return _figure("".join(drawing), "Share of wins in percent, by the seat of the bot that is alone", f"Shares by seat: {told}")


def _matrix(results: Sequence[Result]) -> str:
    """Everyone against everyone: the bot of the row alone among the bots of the column."""
    tables = []
    for players in sorted({each.contest.players for each in results}):
        mine = {
            (each.contest.candidate, each.contest.against): each
            for each in results
            if each.contest.players == players and each.contest.way == "one"
        }
        bots = list(dict.fromkeys(bot for pair in mine for bot in pair))
        heads = "".join(f"<th class='number'>{escape(bot)}</th>" for bot in bots)
        rows = []
        for candidate in bots:
            cells = "".join(_cell(mine.get((candidate, against))) for against in bots)
            rows.append(f"<tr><th>{escape(candidate)}</th>{cells}</tr>")
        caption = f"<p class='soft'>{players} players: wins in percent of the bot of the row, alone among bots of the column; even is {100 / players:.1f}</p>"
        tables.append(
            f"{caption}<div class='scroll'><table><thead><tr><th></th>{heads}</tr></thead><tbody>{''.join(rows)}</tbody></table></div>"
        )
    return f"<section><h2>Everyone against everyone</h2>{''.join(tables)}</section>"


def _cell(result: Result | None) -> str:
    if result is None:
        return "<td class='none'>–</td>"
    return f"<td class='cell {result.verdict.replace(' ', '-')}'>{_percent(result.wins.mean)} ±{50 * (result.wins.high - result.wins.low):.1f}</td>"


def _ratings(ratings: Mapping[str, Rating]) -> str:
    row, names = 28, 110
    high = row * len(ratings) + 30
    low = min(each.strength - 2 * each.doubt for each in ratings.values())
    top = max(each.strength + 2 * each.doubt for each in ratings.values())
    scale = (WIDE - names - 70) / max(top - low, 1e-9)
    drawing = []
    for number, (bot, rating) in enumerate(ratings.items()):
        y = 20 + row * number
        x = names + scale * (rating.strength - low)
        drawing += [
            _text(0, y + 4, bot, kind="name"),
            _line("whisker", x - 2 * scale * rating.doubt, y, x + 2 * scale * rating.doubt, y),
            f"<circle class='dot' cx='{x:.1f}' cy='{y}' r='5'/>",
            _text(WIDE, y + 4, f"{rating.strength:.1f}", "end", "name"),
        ]
    told = ", ".join(f"{bot} {rating.strength:.1f}" for bot, rating in ratings.items())
    caption = "After Plackett and Luce, ± 2 standard deviations. A picture only: decide by the shares above."
    return f"<section class='narrow'><h2>Ratings</h2>{_figure(''.join(drawing), caption, f'Ratings: {told}', high)}</section>"
