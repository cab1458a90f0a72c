"""Ratings: what a match changes, that it does so once, who is last, and who may see it."""

from __future__ import annotations

import asyncio
import hashlib
import os
import random
import signal
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from sqlalchemy import select, text
from table_room import ADA, BEN, CY, DEE, PEOPLE, FakePage, ManualTime, TableRoom, ask, in_a_loop

import hacktable
import tiny
from hacktable.match.box import box
from hacktable.match.match import Result
from hacktable.server.http.guests import COOKIE
from hacktable.server.http.web import Web
from hacktable.server.ratings.anchors import anchor, measured
from hacktable.server.ratings.finishing import finishers
from hacktable.server.ratings.medals import Medal, Streak, medals, streak
from hacktable.server.ratings.skill import ENOUGH, LATELY, MU, SIGMA, Finish, Rating, ranks, rated, weight_of
from hacktable.server.store.desk import Desk
from hacktable.server.store.leases import SqlLeases
from hacktable.server.store.played import MOST_KEPT
from hacktable.server.store.player_book import SqlPlayerBook
from hacktable.server.store.schema import matches, played, players, ratings
from hacktable.server.store.sql import SqlStore, sqlite_url
from hacktable.server.table import inbox
from hacktable.server.table.leases import NotOwnerError, Owned
from hacktable.server.table.setup import Setup, Sitter
from hacktable.server.table.stored import Guest, MatchSetup, Move, StoredMatch, handle_of
from hacktable.server.wire import faults, messages

hacktable.register(tiny.GAME)
START = (MU, SIGMA)
strengths = st.builds(Rating, st.floats(0, 50), st.floats(0.5, SIGMA))

# ---------------------------------------------------------------- the change itself


@given(st.lists(st.integers(1, 4), min_size=2, max_size=7))
def test_newcomers_are_ordered_as_they_finished_and_what_some_win_others_lose(order: list[int]) -> None:
    after = rated([Finish(Rating(), rank) for rank in order])
    for one, its_rank in zip(after, order, strict=True):
        for other, other_rank in zip(after, order, strict=True):
            assert (one.mu > other.mu) == (its_rank < other_rank)
    assert sum(each.mu for each in after) == pytest.approx(MU * len(order))
    changed = len(set(order)) > 1
    assert all((each.sigma < SIGMA) == changed for each in after)


@given(st.lists(st.tuples(strengths, st.integers(1, 4), st.booleans(), st.floats(0, 1)), min_size=2, max_size=4), st.randoms())
def test_nobody_profits_from_a_chair_and_fixed_ratings_stay(seats: list[tuple[Rating, int, bool, float]], chance: random.Random) -> None:
    finishes = [Finish(rating, rank, fixed, weight) for rating, rank, fixed, weight in seats]
    after = rated(finishes)
    shuffled = list(range(len(seats)))
    chance.shuffle(shuffled)
    again = rated([finishes[seat] for seat in shuffled])
    full = rated([Finish(rating, rank) for rating, rank, _, _ in seats])
    for place, seat in enumerate(shuffled):
        assert [again[place].mu, again[place].sigma] == pytest.approx([after[seat].mu, after[seat].sigma])
    for finish, new, whole in zip(finishes, after, full, strict=True):
        if finish.fixed:
            assert new == finish.rating
        else:
            assert new.mu - finish.rating.mu == pytest.approx(finish.weight * (whole.mu - finish.rating.mu), abs=1e-9)
            assert 0 < new.sigma <= finish.rating.sigma + 0.02, "a match makes nobody less known, but for the little by which people change"


@given(st.lists(st.tuples(st.integers(1, 6), st.booleans()), min_size=2, max_size=7))
def test_who_left_is_behind_all_who_stayed(seats: list[tuple[int, bool]]) -> None:
    places, left = [place for place, _ in seats], [gone for _, gone in seats]
    order = ranks(places, left)
    assert all(order[gone] > order[stayed] for gone in range(len(seats)) if left[gone] for stayed in range(len(seats)) if not left[stayed])
    assert [rank for rank, gone in zip(order, left, strict=True) if not gone] == [place for place, gone in seats if not gone]


def test_the_same_two_people_again_and_again_count_less_and_less() -> None:
    assert [weight_of([times]) for times in range(ENOUGH)] == [1.0] * ENOUGH
    assert weight_of([0, 99]) == ENOUGH / 100
    assert weight_of([]) == 1


def test_the_strength_of_every_level_is_known_in_every_game_and_rises_up_to_the_regular() -> None:
    levels = "beginner", "casual", "regular", "expert", "champion"
    assert {each.game for each in measured()} == {"blackhat", "hacker", "hashcatch"}
    for each in measured():
        mus = [each.mu[level] for level in levels]
        assert all(one < other for one, other in pairwise(mus[:3])), (
            "only beyond a regular it depends on the game and the number of players"
        )
        assert each.mu["regular"] == MU
        assert anchor(each.game, each.options, each.players, "champion") == Rating(each.mu["champion"], 0.5)
    for game in ("blackhat", "hacker", "hashcatch"):
        assert {each.players for each in measured() if each.game == game} == set(box(game).players)
    assert anchor("hashcatch", {"memory": True}, 4, "champion") is None, "nobody has measured that"
    assert anchor("hashcatch", {}, 4, "somebody's own") is None
    assert anchor("no-such-game", {}, 4, "champion") is None


# ---------------------------------------------------------------- who finished, and how


def ended(*chairs: Sitter, rated: bool = True, **changes: Any) -> tuple[MatchSetup, Setup]:
    setup = Setup("hashcatch", chairs[0].guest or "", [*chairs, None], {}, phase="over", **changes)
    names, guests = tuple(each.name for each in chairs), tuple(each.guest for each in chairs)
    return MatchSetup("hashcatch", {}, "00" * 32, ("",) * len(chairs), names, guests, "quick", rated=rated), setup


def person(guest: Guest, **changes: Any) -> Sitter:
    return Sitter(guest=guest.id, name=guest.name, **changes)


def test_who_left_is_last_though_a_bot_has_won_in_their_seat_and_so_is_who_let_a_bot_play() -> None:
    begun, setup = ended(person(ADA, left=True), person(BEN), Sitter(level="regular"), person(CY))
    result = Result((1, 2, 3, 4), (9, 8, 7, 6), ({},) * 4)
    found = finishers(begun, setup, result, {0: (3, 40), 1: (10, 40), 3: (11, 40)})
    assert [(each.place, each.left) for each in found] == [(3, True), (1, False), (2, False), (3, True)]


def test_when_everybody_leaves_who_left_last_is_first_and_what_is_nobodys_fault_counts_for_nobody() -> None:
    begun, setup = ended(person(ADA, left=True), Sitter(level="regular"), person(BEN, left=True), person(CY, left=True))
    setup.phase, setup.last_left = "abandoned", 2
    assert [(each.guest, each.place) for each in finishers(begun, setup, None, {})] == [(ADA.id, 2), (BEN.id, 1), (CY.id, 2)]
    setup.last_left = None
    assert finishers(begun, setup, None, {}) == [], "an administrator has called it off"
    setup.phase, setup.last_left = "interrupted", 2
    assert finishers(begun, setup, None, {}) == []


# ---------------------------------------------------------------- at a table


async def known(room: TableRoom, *people: Guest) -> None:
    for guest in people:
        await room.store.add_guest(guest, hashlib.sha256(guest.id.encode()).digest(), 1)


async def rated_table(room: TableRoom, people: int = 2, **wanted: Any) -> tuple[str, list[FakePage]]:
    link, pages = await room.sit_down(people, game="highest", **wanted)
    await pages[0].say(messages.Choose({}, rated=True))
    assert pages[0].table["rated"]
    await room.begin(pages)
    return link, pages


async def rows(room: TableRoom, table: Any) -> list[dict[str, Any]]:
    assert isinstance(room.store, SqlStore)
    return [dict(row) for row in await room.store.read(lambda connection: connection.execute(select(table)).mappings().all())]


@in_a_loop
async def test_a_rated_match_changes_ratings_once_and_the_page_tells_it_to_those_who_played(address: str) -> None:
    async with TableRoom(address) as room:
        await known(room, ADA, BEN, CY)
        assert isinstance(room.store, SqlStore)
        book = SqlPlayerBook(room.store)
        link, pages = await rated_table(room)
        await room.play_to_the_end(link, pages)
        result = room.playing(link).result
        assert result
        first, second = (PEOPLE[result.placing.index(place)] for place in (1, 2))
        won, lost = await book.rating(first.id, "highest", 2), await book.rating(second.id, "highest", 2)
        assert won[0] > MU > lost[0]
        assert won[0] + lost[0] == pytest.approx(2 * MU)
        assert await book.rating(first.id, "highest", 3) == START, "with three players it is another rating"
        strength = await book.strengths([first.id, CY.id])
        assert (strength(first.id, "highest", 2), strength(CY.id, "highest", 2)) == (won, START)

        setup = room.table(link).setup
        await room.store.end_match(link, 1, setup, result, room.time.date())
        assert await book.rating(first.id, "highest", 2) == won, "the same result again changes nothing"
        assert len(await rows(room, played)) == 2

        web = Web(room.house, Path("nowhere"), limits=False)
        get = partial(ask, web, "GET")
        changed = (await get(f"/api/tables/{link}/1/ratings")).json["seats"]
        assert {each["handle"] for each in changed} == {handle_of(ADA.id), handle_of(BEN.id)}
        assert next(each for each in changed if each["handle"] == handle_of(first.id))["after"] == [round(x, 2) for x in won]

        cookies = {guest: {"cookie": f"{COOKIE}={await key_of(room, guest)}"} for guest in (ADA, BEN, CY)}
        mine = (await get("/api/players/me", headers=cookies[first])).json
        assert (mine["mine"], mine["name"], mine["private"]) == (True, first.name, False)
        assert [(each["table"], each["match"], each["place"]) for each in mine["played"]] == [(link, 1, 1)]
        assert [(each["game"], each["now"], each["best"]) for each in mine["streaks"]] == [("highest", 1, 1)]
        assert [each["code"] for each in mine["medals"] if each["at"]] == ["first-win"]
        theirs = f"/api/players/{handle_of(first.id)}"
        seen = (await get(theirs, headers=cookies[second])).json
        assert (seen["mine"], len(seen["ratings"][0]["curve"])) == (False, 1)
        assert ((await get(theirs, headers=cookies[CY])).status, (await get(theirs)).status) == (404, 401)
        assert first.id not in str(seen) + str(changed)
        for blocked, status in ((True, 404), (False, 200)):
            tie = {"handle": handle_of(second.id), "muted": False, "blocked": blocked}
            assert (await ask(web, "POST", "/api/me/ties", tie, headers=cookies[first])).status in (200, 204)
            assert (await get(theirs, headers=cookies[second])).status == status
        assert (await ask(web, "POST", "/api/me/private", {"private": True}, headers=cookies[first])).status == 204
        assert (await get(theirs, headers=cookies[second])).json["fault"] == faults.NO_PLAYER.number
        assert (await get(theirs, headers=cookies[first])).json["private"] is True

        assert (await ask(web, "DELETE", "/api/me", headers=cookies[first])).status == 204
        await room.settle()
        for table in (played, ratings):
            assert {row["guest"] for row in await rows(room, table)} == {second.id}
        assert await rows(room, players) == []
    desk = Desk(address, "a test")
    exported = desk.export(second.id)
    assert exported
    assert [each["place"] for each in exported["played"]["matches"]] == [2]
    assert exported["played"]["ratings"][0]["mu"] == pytest.approx(lost[0])
    assert desk.erase(second.id)
    desk.close()
    store = await SqlStore.open(address)
    try:
        left = await store.read(lambda connection: [len(connection.execute(select(each)).all()) for each in (played, ratings, players)])
        assert left == [0, 0, 0]
    finally:
        await store.close()


async def key_of(room: TableRoom, guest: Guest) -> str:
    """A device's key of a guest."""
    key, link, now = f"key of {guest.name}", hashlib.sha256(f"link of {guest.name}".encode()).digest(), room.time.date()
    await room.store.add_link(guest.id, link, now, now + 60_000)
    await room.store.use_link(link, hashlib.sha256(key.encode()).digest(), now, None, 20)
    return key


@pytest.mark.parametrize("moment", ["before", "after"])
@in_a_loop
async def test_who_is_killed_while_a_rated_match_ends_has_rated_it_once_when_it_is_back(tmp_path: Path, moment: str) -> None:
    address = sqlite_url(tmp_path)
    found_there = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    command = [sys.executable, "-m", "dying", address, moment]
    died = await asyncio.to_thread(subprocess.run, command, env=found_there, capture_output=True, text=True, timeout=300)
    assert died.returncode == -signal.SIGKILL, died.stderr
    later = ManualTime()
    later.set_by = 3_600_000
    async with TableRoom(address, time=later) as room:
        before = await rows(room, played)
        assert len(before) == (0 if moment == "before" else 2), "all of it, or nothing"
        ada = await room.come(died.stdout.strip(), ADA)
        await room.settle()
        assert ada.table["phase"] == "over"
        assert isinstance(room.store, SqlStore)
        book = SqlPlayerBook(room.store)
        found = await rows(room, played)
        assert sorted(row["place"] for row in found) == [1, 2]
        assert all(row["mu_before"] == MU for row in found)
        after = [await book.rating(row["guest"], "highest", 2) for row in sorted(found, key=lambda row: int(row["place"]))]
        assert after[0][0] > MU > after[1][0]
        assert [row["matches"] for row in await rows(room, ratings)] == [1, 1]


@in_a_loop
async def test_whoever_leaves_first_loses_also_when_all_leave_and_nobody_when_the_match_is_called_off(tmp_path: Path) -> None:
    from table_room import database

    async with TableRoom(database(tmp_path)) as room:
        await known(room, ADA, BEN)
        assert isinstance(room.store, SqlStore)
        book = SqlPlayerBook(room.store)
        link, (ada, ben) = await rated_table(room)
        await ada.act(ada.sync["legal"][0])
        await ada.say(messages.Leave())
        assert await rows(room, played) == [], "Ben may play on"
        await ben.say(messages.Leave())
        assert (await book.rating(ADA.id, "highest", 2))[0] < MU < (await book.rating(BEN.id, "highest", 2))[0]
        assert {(row["guest"], row["place"], row["left"]) for row in await rows(room, played)} == {(ADA.id, 2, True), (BEN.id, 1, True)}
        before = await rows(room, ratings)
        link, (ada, ben) = await rated_table(room)
        await ada.act(ada.sync["legal"][0])
        done = asyncio.get_running_loop().create_future()
        room.house.tell(link, inbox.CalledOff("the end", done.set_result))
        assert await done
        assert await rows(room, ratings) == before


@in_a_loop
async def test_a_match_is_rated_only_where_it_is_fair(tmp_path: Path) -> None:
    from table_room import Memory

    async with TableRoom(Memory()) as room:
        link, (ada, ben) = await room.sit_down(2, game="highest")
        assert ada.table.get("rated") is False
        await ada.say(messages.Choose({}, advice=True, consent=True))
        await ada.say(messages.Choose({}, rated=True))
        assert (ada.table["rated"], ada.table["pace"], ada.table["consent"]) == (True, "relaxed", False)
        assert not room.table(link).setup.advice
        for choice in (messages.Choose({}, consent=True), messages.Choose({}, advice=True), messages.Choose({}, pace="off")):
            await ada.say(messages.Choose({}, rated=True))
            await ada.say(choice)
            assert ada.table["rated"] is False, choice
        await ada.say(messages.Choose({}, rated=True))
        await ben.ready(1)
        await ada.say(messages.Choose({}, rated=False))
        assert not ada.table["chairs"][1]["ready"], "that is something to be ready for"
        await ada.say(messages.Choose({}, rated=True))
        await ben.say(messages.Stand())
        await ada.say(messages.Bot(1, "random"))
        ada.new()
        await room.begin([ada])
        assert ada.refusal()["code"] == faults.NOT_RATED.code


# ---------------------------------------------------------------- in the store


@asynccontextmanager
async def stores(address: str, count: int) -> AsyncIterator[list[SqlStore]]:
    found = [await SqlStore.open(address) for _ in range(count)]
    try:
        for guest in PEOPLE:
            await found[0].add_guest(guest, hashlib.sha256(guest.id.encode()).digest(), 1)
        yield found
    finally:
        for store in found:
            await store.close()


async def play(store: SqlStore, table: str, people: list[Guest], at: int, *, number: int = 1, term: int = 0, begin: bool = True) -> None:
    """A rated match, which the first wins and the last loses."""
    begun, setup = ended(*map(person, people))
    setup.match = number
    if begin:
        await store.add_table(table, setup, at)
        await begin_match(store, table, number, begun, setup, at)
    placing = tuple(range(1, len(people) + 1))
    await store.end_match(table, number, setup, Result(placing, placing, ({},) * len(people)), at, term=term)


async def begin_match(store: SqlStore, table: str, number: int, begun: MatchSetup, setup: Setup, at: int) -> None:
    await store.begin_match(StoredMatch(table, number, 1, begun, at), setup, at)
    await store.append(Move(table, number, 1, 0, "roll", 0, None, "guest"))


@in_a_loop
async def test_matches_that_end_at_two_servers_at_once_all_count(address: str) -> None:
    async with stores(address, 2 if address.startswith("postgresql") else 1) as servers:
        one = servers[0]
        await asyncio.gather(*(play(servers[n % len(servers)], f"table-{n}", [ADA, PEOPLE[1 + n % 3]], n) for n in range(12)))
        counted = await one.read(lambda connection: connection.execute(select(ratings.c.guest, ratings.c.matches)).all())
        assert {row.guest: row.matches for row in counted} == {ADA.id: 12, BEN.id: 4, CY.id: 4, DEE.id: 4}


@in_a_loop
async def test_a_late_owner_rates_nothing(address: str) -> None:
    async with stores(address, 1) as (store,):
        leases = SqlLeases(store.engine, "one", "http://one", lasts=3_600_000)
        await leases.enter()
        begun, setup = ended(person(ADA), person(BEN))
        setup.match = 1
        await store.add_table("late", setup, 0)
        await begin_match(store, "late", 1, begun, setup, 0)
        owned = await leases.take("late")
        assert isinstance(owned, Owned)
        term = owned.term
        with pytest.raises(NotOwnerError):
            await play(store, "late", [ADA, BEN], 1, term=term - 1 or term + 1, begin=False)
        assert await store.read(lambda connection: connection.execute(select(ratings)).all()) == []
        await play(store, "late", [ADA, BEN], 1, term=term, begin=False)
        assert len(await store.read(lambda connection: connection.execute(select(ratings)).all())) == 2
        leases.close()


@in_a_loop
async def test_feeding_a_second_guest_brings_less_and_less_and_a_week_later_it_is_forgotten(tmp_path: Path) -> None:
    from table_room import database

    async with stores(database(tmp_path), 1) as (store,):
        gains, before = [], MU
        for number in range(12):
            await play(store, f"t{number}", [ADA, BEN], 1 + number)
            (mu, _) = await SqlPlayerBook(store).rating(ADA.id, "hashcatch", 2)
            gains.append(mu - before)
            before = mu
        with store.engine.connect() as connection:
            last = connection.execute(select(played).where(played.c.guest == ADA.id).order_by(played.c.at)).all()[-1]
        whole = rated([Finish(Rating(last.mu_before, last.sigma_before), 1), Finish(*_before(store, BEN, "t11"), 2)])[0]
        assert last.mu - last.mu_before == pytest.approx((whole.mu - last.mu_before) * ENOUGH / 12)
        assert gains == sorted(gains, reverse=True)
        await play(store, "later", [ADA, BEN], 20 + LATELY)
        (mu, _) = await SqlPlayerBook(store).rating(ADA.id, "hashcatch", 2)
        assert mu - before > gains[-1]


def _before(store: SqlStore, guest: Guest, table: str) -> tuple[Rating]:
    with store.engine.connect() as connection:
        row = connection.execute(select(played).where(played.c.guest == guest.id, played.c.table_id == table)).one()
    return (Rating(row.mu_before, row.sigma_before),)


@in_a_loop
async def test_only_so_many_matches_of_a_guest_are_kept_and_a_table_that_is_gone_leaves_the_history(tmp_path: Path) -> None:
    from table_room import database

    async with stores(database(tmp_path), 1) as (store,):
        with store.engine.begin() as connection:
            row = "insert into played (guest, table_id, match, at, game, players, people, place) values (:g, 'old', :n, :n, 'x', 2, 2, 1)"
            connection.execute(text(row), [{"g": ADA.id, "n": number} for number in range(MOST_KEPT)])
        await play(store, "new", [ADA, BEN], 1_000_000)
        found = await SqlPlayerBook(store).player(ADA.id, BEN.id)
        assert found
        assert (len(found.played), found.played[0].at) == (MOST_KEPT, 1)
        assert [(each.table, each.there, each.together) for each in found.played[-2:]] == [("old", False, False), ("new", True, True)]
        await store.remove_tables(["new"])
        found = await SqlPlayerBook(store).player(ADA.id, None)
        assert found
        assert not found.played[-1].there
        with store.engine.connect() as connection:
            assert connection.execute(select(matches.c.ended)).scalar() == 1_000_000


# ---------------------------------------------------------------- medals


class Ended:
    """A finished match, as medals see it."""

    def __init__(self, at: int, place: int = 1, players: int = 2, people: int = 2, left: bool = False, feats: str = "") -> None:
        self.at, self.place, self.players, self.people, self.left, self.feats, self.game = (
            at,
            place,
            players,
            people,
            left,
            feats,
            "hashcatch",
        )


def earned(*played: Ended) -> dict[str, int]:
    return {each.code: each.at for each in medals("hashcatch", range(2, 5), played) if each.at is not None}


def test_medals_are_given_for_what_they_say_and_when_it_first_happened() -> None:
    assert earned() == {}
    assert earned(Ended(1, place=2), Ended(2), Ended(3)) == {"first-win": 2}
    assert earned(Ended(1), Ended(2), Ended(3, place=2), Ended(4), Ended(5), Ended(6), Ended(7))["in-a-row"] == 6
    assert earned(Ended(1, people=3, players=3), Ended(2)) == {"first-win": 1, "crowd": 1}
    assert earned(Ended(1), Ended(2, players=4), Ended(3, players=3))["every-size"] == 3
    assert earned(*(Ended(n, place=2) for n in range(1, 26))) == {"often": 25}
    assert earned(Ended(1, place=2, feats="champion bonuses")) == {"champion": 1, "bonuses": 1}
    assert earned(Ended(1, left=True), Ended(2, left=True)) == {}, "who leaves earns nothing"
    assert Medal("hashcatch", "often", None) in medals("hashcatch", range(2, 5), [])


def test_a_streak_is_broken_by_losing_and_by_leaving() -> None:
    assert streak([Ended(1), Ended(2), Ended(3, place=2), Ended(4)]) == Streak(1, 2)
    assert streak([Ended(1), Ended(2), Ended(3, left=True)]) == Streak(0, 2)
