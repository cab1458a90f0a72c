"""All games of an arena as one table in a Parquet file: a row for each game, for whoever wants to calculate something else from them."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from pathlib import Path

from hacktable.kernel.extras import need
from hacktable.lab.arena import Held
from hacktable.lab.matches import game_seed, seat_bots


def write_table(file: Path, held: Sequence[Held]) -> None:
    """Write a row for each game.

    `hacktable record GAME --players N --seed DEAL --bots BOTS` (with the row's deal, bots and options) prints the record of a row's game.

    :raises MissingExtraError: if PyArrow is not installed.
    """
    need("arena", "writing Parquet", "pyarrow")
    import pyarrow
    from pyarrow import parquet

    schema = pyarrow.schema(
        [
            ("game", pyarrow.string()),
            ("players", pyarrow.int8()),
            ("candidate", pyarrow.string()),
            ("against", pyarrow.string()),
            ("way", pyarrow.string()),
            ("block", pyarrow.int32()),
            ("seat", pyarrow.int8()),  # of the bot that is alone
            ("deal", pyarrow.string()),  # the seed of the match
            ("bots", pyarrow.list_(pyarrow.string())),
            ("options", pyarrow.string()),  # as JSON
            ("points", pyarrow.list_(pyarrow.int32())),
            ("placing", pyarrow.list_(pyarrow.int8())),
            ("share", pyarrow.float64()),  # of the win, that the candidate got
            ("decisions", pyarrow.int32()),
        ]
    )
    with parquet.ParquetWriter(file, schema, compression="zstd") as writer:
        for each in held:
            writer.write_table(pyarrow.Table.from_pylist(list(rows_of(each)), schema))


def rows_of(held: Held) -> Iterator[dict[str, object]]:
    """The rows of one contest."""
    contest = held.contest
    for part in held.parts:
        shares = part.seat_wins
        options = [json.dumps(each, sort_keys=True) for each in part.options]
        for place, block in enumerate(part.numbers):
            for seat in range(contest.players):
                yield {
                    "game": contest.game,
                    "players": contest.players,
                    "candidate": contest.candidate,
                    "against": contest.against,
                    "way": contest.way,
                    "block": block,
                    "seat": seat,
                    "deal": game_seed(contest.seed, block),
                    "bots": seat_bots(contest.bots, seat),
                    "options": options[place if contest.drawn else 0],
                    "points": part.points[place, seat].tolist(),
                    "placing": part.placing[place, seat].tolist(),
                    "share": float(shares[place, seat]),
                    "decisions": int(part.decisions[place, seat]),
                }
