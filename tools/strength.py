"""Measure how strong our bots are, in the arena, and write it down for `hacktable bots` and for docs/bots.md.

    python tools/strength.py                         measure everything again, which takes about half an hour on one core
    python tools/strength.py blackhat --bots NAME    measure one bot at one game again, and keep all other measurements
    python tools/strength.py --missing               measure only what has not been measured yet
    python tools/strength.py --docs                  measure nothing, only write the tables of docs/bots.md again

Every bot is measured alone among greedy bots, and alone among bots of the next weaker kind, for each number of players; the five levels,
which take longer, with four players, but for the champion among greedy bots.
"""

from __future__ import annotations

import argparse
import hashlib
import re
import sys
from collections.abc import Container, Iterable, Iterator, Sequence
from pathlib import Path
from statistics import median_low

import msgspec

import hacktable
from hacktable.bots import registry
from hacktable.bots.learned.levels import CHAMPIONS_NAME, EVEN, LEVELS
from hacktable.bots.policies import BEST
from hacktable.bots.strength import FILE, Strength, measured
from hacktable.kernel.options import Value, text
from hacktable.lab import arena
from hacktable.lab.blocks import Contest, play_blocks
from hacktable.lab.crews import Cores

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs/bots.md"
GAMES, SEED = 20_000, "strength"
FIRST = 3
"""Blocks of which a hash is kept, so that a test can play them again."""
LEVEL_GAMES, LEVEL_PLAYERS = 4_000, 4
"""Of levels: a decision of a network takes twenty times as long as a greedy one."""
LIVE_GAMES = 2_000
"""A live game of Hacker has a thousand times as many decisions."""

Setup = tuple[str, dict[str, Value], Sequence[int], int]
"""Game, options, numbers of players, games for each pair."""
Key = tuple[str, tuple[tuple[str, Value], ...], str, str, int]
"""Game, options, bot, against whom, number of players: what one measurement is about."""
SETUPS: tuple[Setup, ...] = (
    ("blackhat", {}, range(2, 7), GAMES),
    ("hacker", {"tempo": "step"}, range(3, 8), GAMES),
    ("hacker", {}, range(3, 6), LIVE_GAMES),
    ("hashcatch", {}, range(2, 5), GAMES),
)


def pairs_of(game: str) -> list[arena.Pair]:
    """Everyone against greedy, and against the next weaker one of their kind: bots without a network, and levels.

    Only those that are policies: as many games of a bot that thinks would take days.
    """
    bots = [name for name in hacktable.bot_names(game) if registry.is_known_elsewhere(name) and registry.find(name).policy]
    plain, levels = ([name for name in bots if (name in LEVELS) == learned] for learned in (False, True))
    pairs = [*arena.everyone_against((bot for bot in bots if bot not in (BEST, EVEN)), BEST), *arena.ladder(plain), *arena.ladder(levels)]
    return list(dict.fromkeys(pairs))


def measure(
    setups: Iterable[Setup], only: Iterable[str] | None, games: int | None, crew: Cores, known: Container[Key]
) -> Iterator[Strength]:
    for game, options, players, usual in setups:
        rules = hacktable.game(game).rules
        pairs = [pair for pair in pairs_of(game) if not only or pair[0] in only]
        for contest in arena.contests(game, pairs, players, ("one",), SEED, options):
            learned = contest.candidate in LEVELS and (contest.candidate, contest.against) != (CHAMPIONS_NAME, BEST)
            if learned and contest.players != LEVEL_PLAYERS:
                continue
            if (game, tuple(options.items()), contest.candidate, contest.against, contest.players) in known:
                continue
            held = arena.hold(contest, arena.Plan(games or (min(usual, LEVEL_GAMES) if learned else usual)), crew)
            wins = held.result.wins
            yield Strength(
                game=game,
                rules=rules.version,
                options=options,
                players=contest.players,
                bot=contest.candidate,
                against=contest.against,
                seed=SEED,
                games=held.result.games,
                share=round(wins.mean, 5),
                low=round(wins.low, 5),
                high=round(wins.high, 5),
                first=first_of(contest),
            )


def first_of(contest: Contest) -> str:
    """All points and places of a contest's first blocks, as a hash."""
    played = play_blocks(contest, range(FIRST))
    return hashlib.sha256(played.points.astype("<i4").tobytes() + played.placing.astype("i1").tobytes()).hexdigest()[:16]


def key_of(each: Strength) -> Key:
    return each.game, tuple(each.options.items()), each.bot, each.against, each.players


def contest_of(each: Strength) -> Contest:
    return Contest(each.game, each.players, each.bot, each.against, each.seed, options=tuple(each.options.items()))


def write(kept: Iterable[Strength]) -> None:
    lines = ",\n".join(msgspec.json.encode(each).decode() for each in kept)
    FILE.write_text(f"[\n{lines}\n]\n", "utf-8")


def tables(kept: Iterable[Strength]) -> str:
    """All measurements, as tables in Markdown: a table for each game, a line for each pair, a column for each number of players."""
    by_setup: dict[tuple[str, str], list[Strength]] = {}
    for each in kept:
        options = " ".join(f"--option {name}={text(value)}" for name, value in each.options.items())
        by_setup.setdefault((each.game, options), []).append(each)
    return "\n\n".join(_table(game, options, those) for (game, options), those in by_setup.items())


def _table(game: str, options: str, those: list[Strength]) -> str:
    counts = sorted({each.players for each in those})
    command = " ".join(
        f"hacktable arena {game} BOT --against OTHER --each --games {median_low(each.games for each in those)} {options} --seed {SEED}".split()
    )
    lines = [f"`{command}`, in percent:", ""]
    named = options.replace("--option ", "") or "usual options"
    lines.append(f"| {game}, {named} | {' | '.join(f'{count} players' for count in counts)} |")
    lines.append("|---|" + "---|" * len(counts))
    lines.append(f"| *even* | {' | '.join(f'*{100 / count:.1f}*' for count in counts)} |")
    for bot, against in dict.fromkeys((each.bot, each.against) for each in those):
        found = {each.players: each for each in those if (each.bot, each.against) == (bot, against)}
        cells = [
            f"{100 * found[count].share:.1f} ±{50 * (found[count].high - found[count].low):.1f}" if count in found else ""
            for count in counts
        ]
        lines.append(f"| {bot} among {against} | {' | '.join(cells)} |")
    return "\n".join(lines)


BEGIN, END = "<!-- written by tools/strength.py -->", "<!-- end -->"


def write_page(kept: Iterable[Strength]) -> None:
    page = PAGE.read_text("utf-8")
    PAGE.write_text(re.sub(f"{BEGIN}.*{END}", lambda _: f"{BEGIN}\n\n{tables(kept)}\n\n{END}", page, flags=re.DOTALL), "utf-8")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="*", help="all games if none is named")
    parser.add_argument("--bots", nargs="+", help="only these candidates")
    parser.add_argument("--games", type=int, help=f"for each pair and each number of players (default: {GAMES}, live {LIVE_GAMES})")
    parser.add_argument("--cores", type=int, help="of this machine (default: all)")
    parser.add_argument("--missing", action="store_true", help="only what has not been measured yet")
    parser.add_argument("--docs", action="store_true", help="measure nothing, write the tables only")
    given = parser.parse_args()
    kept = {key_of(each): each for each in measured()}
    order = {(game, tuple(options.items())): number for number, (game, options, _, _) in enumerate(SETUPS)}
    setups = [] if given.docs else [setup for setup in SETUPS if not given.game or setup[0] in given.game]
    for each in measure(setups, given.bots, given.games, Cores(given.cores), {*kept} if given.missing else ()):
        kept[key_of(each)] = each
        print(f"{each.game} {each.options} {each.players} players, {each.bot} among {each.against}: {each.share:.2%}", file=sys.stderr)
        sort = sorted(kept.values(), key=lambda each: order[each.game, tuple(each.options.items())])
        write(sort)
    write_page(sorted(kept.values(), key=lambda each: order[each.game, tuple(each.options.items())]))
    return 0


if __name__ == "__main__":
    sys.exit(main())
