"""What finished matches say about people: results, ratings, and who may see them. It is written in the transaction that ends a match."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

from sqlalchemy import Connection, delete, func, insert, select, update

from hacktable.match.match import Result
from hacktable.server.ratings.anchors import anchor
from hacktable.server.ratings.finishing import Finisher, finishers
from hacktable.server.ratings.medals import feats
from hacktable.server.ratings.skill import LATELY, Finish, Rating, rated, weight_of
from hacktable.server.store.lengths import keep_length
from hacktable.server.store.locks import lock_ratings
from hacktable.server.store.reach import is_known, put
from hacktable.server.store.schema import guests, moves, played, players, ratings
from hacktable.server.table.setup import Setup
from hacktable.server.table.stored import MatchSetup, handle_of

MOST_KEPT = 1_000
"""Finished matches of one guest; with one more, the oldest is deleted."""


def keep_result(connection: Connection, table: str, number: int, begun: MatchSetup, setup: Setup, result: Result | None, now: int) -> None:
    """A match has ended: keep what it says about those who played it, and change their ratings if it is rated."""
    everybody = finishers(begun, setup, result, by_bots(connection, table, number))
    keep_length(connection, table, number, begun.game, everybody, now)
    mine = {each.seat: each.guest for each in everybody if each.guest and is_known(connection, each.guest)}
    if not mine:
        return
    ratings_of_seats = _rate(connection, begun, everybody, mine, now) if begun.rated and len(mine) > 1 else {}
    people = sum(each.level is None for each in everybody)
    for each in everybody:
        if each.seat not in mine:
            continue
        guest = mine[each.seat]
        before, after = ratings_of_seats.get(each.seat, (None, None))
        row = {
            "guest": guest,
            "table_id": table,
            "match": number,
            "at": now,
            "game": begun.game,
            "players": len(begun.names),
            "people": people,
            "place": each.place,
            "left": each.left,
            "feats": feats(begun.game, result, everybody, each),
            "mu_before": before and before.mu,
            "sigma_before": before and before.sigma,
            "mu": after and after.mu,
            "sigma": after and after.sigma,
        }
        connection.execute(insert(played).values(row))
        unnamed = update(guests).where(guests.c.id == guest, guests.c.handle.is_(None))  # an older server has added them
        connection.execute(unnamed.values(handle=handle_of(guest)))
        _forget_oldest(connection, guest)


def by_bots(connection: Connection, table: str, number: int) -> dict[int, tuple[int, int]]:
    """By seat, how many moves bots did there, and how many there were."""
    which = (moves.c.table_id == table) & (moves.c.match == number) & (moves.c.seat >= 0)
    counted = select(moves.c.seat, moves.c.by, func.count()).where(which).group_by(moves.c.seat, moves.c.by)
    found: dict[int, tuple[int, int]] = {}
    for seat, by, count in connection.execute(counted):
        bots, total = found.get(seat, (0, 0))
        found[seat] = bots + (count if by == "bot" else 0), total + count
    return found


def _rate(
    connection: Connection, begun: MatchSetup, everybody: Sequence[Finisher], mine: dict[int, str], now: int
) -> dict[int, tuple[Rating, Rating]]:
    """By seat, the ratings before and after the match. They are changed in the database, too."""
    lock_ratings(connection)
    size = len(begun.names)
    known = {guest: rating_of(connection, guest, begun.game, size) for guest in mine.values()}
    taking_part: list[tuple[int, Finish]] = []
    for each in everybody:
        if each.seat in mine:
            guest = mine[each.seat]
            met = times_met(connection, guest, [other for other in mine.values() if other != guest], begun.game, now - LATELY)
            taking_part.append((each.seat, Finish(known[guest], each.place, weight=weight_of(met))))
        elif each.level and (fixed := anchor(begun.game, begun.options, size, each.level)):
            taking_part.append((each.seat, Finish(fixed, each.place, fixed=True)))
    after = rated([finish for _, finish in taking_part])
    changed = {}
    for (seat, finish), new in zip(taking_part, after, strict=True):
        if seat not in mine:
            continue
        guest = mine[seat]
        which = (ratings.c.guest == guest) & (ratings.c.game == begun.game) & (ratings.c.players == size)
        so_far = connection.execute(select(ratings.c.matches).where(which)).scalar() or 0
        key = {"guest": guest, "game": begun.game, "players": size}
        put(connection, ratings, key | {"mu": new.mu, "sigma": new.sigma, "matches": so_far + 1, "at": now})
        changed[seat] = finish.rating, new
    return changed


def rating_of(connection: Connection, guest: str, game: str, size: int) -> Rating:
    """In a game of so many players; that of a newcomer if there is none."""
    which = (ratings.c.guest == guest) & (ratings.c.game == game) & (ratings.c.players == size)
    row = connection.execute(select(ratings.c.mu, ratings.c.sigma).where(which)).first()
    return Rating(row.mu, row.sigma) if row else Rating()


def times_met(connection: Connection, guest: str, others: Collection[str], game: str, since: int) -> list[int]:
    """How many rated matches of a game a guest has had with each of some others."""
    mine, theirs = played.alias(), played.alias()
    together = (mine.c.table_id == theirs.c.table_id) & (mine.c.match == theirs.c.match)
    counted = (
        select(theirs.c.guest, func.count())
        .select_from(mine.join(theirs, together))
        .where(mine.c.guest == guest, mine.c.at > since, mine.c.game == game, mine.c.mu.is_not(None), theirs.c.guest.in_(others))
        .group_by(theirs.c.guest)
    )
    found: dict[str, int] = {row[0]: row[1] for row in connection.execute(counted)}
    return [found.get(other, 0) for other in others]


def _forget_oldest(connection: Connection, guest: str) -> None:
    newest = select(played.c.at).where(played.c.guest == guest).order_by(played.c.at.desc()).offset(MOST_KEPT).limit(1)
    old = connection.execute(newest).scalar()
    if old is not None:
        connection.execute(delete(played).where(played.c.guest == guest, played.c.at <= old))


def forget_played(connection: Connection, who: Sequence[str]) -> None:
    """Delete all of some guests. Nothing in others' rows tells of them."""
    for rows in (played, ratings, players):
        connection.execute(delete(rows).where(rows.c.guest.in_(who)))


def export_played(connection: Connection, guest: str) -> dict[str, Any]:
    """All that is kept of a guest's finished matches."""
    results = select(played).where(played.c.guest == guest).order_by(played.c.at)
    rated_as = select(ratings).where(ratings.c.guest == guest).order_by(ratings.c.game, ratings.c.players)
    private = select(players.c.private).where(players.c.guest == guest)
    return {
        "matches": [_without_guest(row) for row in connection.execute(results).mappings()],
        "ratings": [_without_guest(row) for row in connection.execute(rated_as).mappings()],
        "private": bool(connection.execute(private).scalar()),
    }


def _without_guest(row: Any) -> dict[str, Any]:
    return {name: value for name, value in row.items() if name != "guest"}
