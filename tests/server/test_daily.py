"""The deal of the day: the same for everybody, secret until the day is over, and one counted try each."""

from __future__ import annotations

import asyncio
import hashlib
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as some
from table_room import ADA, BEN, CY, FakePage, ManualTime, TableRoom, ask, database, in_a_loop

from hacktable.bots.asking import Asked
from hacktable.bots.bot import coin_of
from hacktable.bots.player import PolicyBot
from hacktable.cli import main
from hacktable.kernel.registry import find
from hacktable.match.box import box_of_text
from hacktable.match.daily import REVEAL_AFTER, Daily, daily_commitment, day_after, day_of, end_of, is_day, start_of
from hacktable.match.deal import terms_of
from hacktable.server.brains import Brains
from hacktable.server.daily.deals import AHEAD, DailyDeals
from hacktable.server.daily.programme import PROGRAMME, bots_on, options_on
from hacktable.server.daily.score import MOST_BARS, Score, bars, percentile
from hacktable.server.http.guests import COOKIE
from hacktable.server.http.web import Web
from hacktable.server.store.daily_book import SqlDailyBook
from hacktable.server.store.desk import Desk
from hacktable.server.store.sql import SqlStore
from hacktable.server.table.caps import Caps
from hacktable.server.table.setup import DAILY_SEAT
from hacktable.server.table.stored import Guest, Keep, handle_of
from hacktable.server.wire import faults, messages


@pytest.fixture
def place(tmp_path: Path) -> str:
    return database(tmp_path)


class Day:
    """A server on a day, with Ada, Ben and Cy."""

    def __init__(self, room: TableRoom, page: Path) -> None:
        self.room = room
        assert isinstance(room.store, SqlStore)
        self.deals = room.house.daily = DailyDeals(SqlDailyBook(room.store), room.time)
        self.web = Web(room.house, page, limits=False)

    async def get(self, path: str, who: Guest | None = None) -> Any:
        return await ask(self.web, "GET", path, headers=cookie(who))

    async def days(self, who: Guest | None = None) -> Any:
        answer = await self.get("/api/daily", who)
        assert answer.status == 200
        return answer.json

    async def try_it(self, who: Guest, game: str = "hashcatch") -> FakePage:
        """The page of somebody who begins their counted try, or goes on with it."""
        made = await ask(self.web, "POST", f"/api/daily/{game}", headers=cookie(who))
        assert made.status == 201, made.body
        return await self.room.come(made.json["id"], who)

    async def finish(self, page: FakePage, seed: int = 0, *, most: int = 1_000) -> None:
        """Play to the end, or so many moves of one's own: the same ones for the same seed."""
        while most and not (match := self.room.playing(page.link).match).over:
            await my_turn(self, page)
            if page.sync["over"]:
                return
            most -= 1
            coin = coin_of(f"{seed} {len(match.log)}".encode())
            await page.act(msgspec.json.encode(PolicyBot("careless" if seed else "greedy", coin).choose(match.knowledge(DAILY_SEAT))))

    async def tomorrow(self) -> None:
        """The day is over, and its secrets may be told."""
        self.room.time.set_by += end_of(self.deals.today) - self.room.time.date() + REVEAL_AFTER


def monday() -> ManualTime:
    """On Mondays the deals are short."""
    time = ManualTime()
    time.set_by = start_of("2023-11-13") - time.date() + 12 * 3_600_000
    return time


def cookie(who: Guest | None) -> dict[str, str]:
    return {"cookie": f"{COOKIE}=key of {who.name}"} if who else {}


@asynccontextmanager
async def a_day(store: str, page: Path, *, time: ManualTime | None = None, **wanted: Any) -> AsyncIterator[Day]:
    async with TableRoom(store, time=time or monday(), **wanted) as room:
        for guest in (ADA, BEN, CY):
            if not await room.store.keys_of(guest.id):
                await room.store.add_guest(guest, hashlib.sha256(f"key of {guest.name}".encode()).digest(), room.time.date())
        yield Day(room, page)


def mine(days: Any, game: str = "hashcatch") -> Any:
    return next(deal["mine"] for deal in days["today"] if deal["game"] == game)


# ---------------------------------------------------------------- days, programme, score


def test_days_are_those_of_utc() -> None:
    assert day_of(0) == "1970-01-01"
    assert (start_of("2026-11-17"), end_of("2026-11-17")) == (1_794_873_600_000, 1_794_960_000_000)
    assert (day_of(1_794_960_000_000 - 1), day_of(1_794_960_000_000)) == ("2026-11-17", "2026-11-18")
    assert day_after("2028-02-28") == "2028-02-29"
    assert [is_day(each) for each in ("2026-11-17", "2026-11-31", "20261117", "2026-W47-2", "")] == [True, False, False, False, False]


@pytest.mark.parametrize("game", PROGRAMME)
def test_every_day_of_the_week_has_a_deal_that_can_be_played_in_steps(game: str) -> None:
    rules, seen = find(game), set()
    for weekday in range(7):
        day = day_after("2026-11-16", weekday)
        options, bots = options_on(rules, day), bots_on(rules, day)
        checked, _ = rules.board(len(bots), options)
        assert not rules.goes_live(checked), "a live round is not the same for all"
        assert bots[0] == ""
        assert all(bots[1:])
        seen.add((str(options), bots))
    assert len(seen) == 7, "every day is another"


scores = some.builds(Score, some.integers(1, 4), some.integers(-3, 3))


@given(some.lists(scores, min_size=1, max_size=60), some.data())
def test_a_percentile_counts_worse_tries_and_half_of_the_ties(everybody: list[Score], data: Any) -> None:
    me = data.draw(some.sampled_from(everybody))
    counted = {each: everybody.count(each) for each in everybody}
    others = [*everybody]
    others.remove(me)
    found = percentile(me, counted)
    if not others:
        assert found is None
        return
    worse = sum((each.place, -each.points) > (me.place, -me.points) for each in others)
    assert found == int(100 * (worse + others.count(me) / 2) / len(others))
    plot = bars(me, counted)
    assert sum(each.tries for each in plot) == len(everybody)
    assert sum(each.mine for each in plot) == 1
    best = max(counted, key=lambda each: each.worth)
    assert plot[-1].tries >= counted[best]


def test_a_better_place_beats_more_points_and_a_plot_has_few_bars() -> None:
    many = {Score(place, points): 2 for place in range(1, 5) for points in range(40)}
    assert percentile(Score(1, 0), {Score(1, 0): 1, Score(2, 99): 1}) == 100
    assert percentile(Score(2, 5), {Score(2, 5): 3}) == 50
    assert len(bars(Score(3, 7), many)) == MOST_BARS
    assert sum(each.tries for each in bars(Score(3, 7), many)) == 320


# ---------------------------------------------------------------- the same for everybody


@pytest.mark.parametrize("game", PROGRAMME)
@in_a_loop
async def test_the_same_moves_bring_the_same_game_for_every_guest(game: str, place: str, tmp_path: Path) -> None:
    async with a_day(place, tmp_path) as day:
        games = []
        for guest in (ADA, BEN):
            page = await day.try_it(guest, game)
            await day.finish(page, 5, most=12)
            games.append(actions(day, page))
        assert games[0] == games[1]
        other = await day.try_it(CY, game)
        await day.finish(other, 6, most=12)
        assert actions(day, other) != games[0]


@in_a_loop
async def test_a_try_goes_on_after_a_restart_as_if_there_had_been_none(place: str, tmp_path: Path) -> None:
    time = monday()
    async with a_day(place, tmp_path, time=time) as day:
        page = await day.try_it(ADA)
        await day.finish(page, 1, most=9)
        await my_turn(day, page)
        whole = actions(day, page)
        page = await day.try_it(BEN)
        await day.finish(page, 1, most=3)
        link = page.link
        await page.go()
    async with a_day(place, tmp_path, time=time) as day:
        page = await day.try_it(BEN)
        assert page.link == link
        await day.finish(page, 1, most=6)
        await my_turn(day, page)
        assert actions(day, page) == whole


@in_a_loop
async def test_a_bots_chance_follows_from_the_seed_and_the_position_alone(place: str, tmp_path: Path) -> None:
    """Whatever else the bots of a server have thought about before."""
    async with a_day(place, tmp_path, pause_thoughts=True) as day:
        page = await day.try_it(ADA, "blackhat")
        playing = day.room.playing(page.link)
        while playing.match.actors[0] == DAILY_SEAT:
            await page.act(page.sync["legal"][0])
        seat = playing.match.actors[0]
        asked = playing.asked(seat, "beginner")  # who errs at random
        tossed, chosen = set(), set()
        for thoughts in range(6):
            brains = Brains()
            for _ in range(thoughts):
                tossed.add(await thought(brains, replace(asked, coin=None)))
            chosen.add(await thought(brains, asked))
            brains.close()
        assert len(chosen) == 1
        assert len(tossed) > 1, "without the day's coin it would not be so"


async def thought(brains: Brains, asked: Asked) -> str:
    done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
    brains.think(asked, done.set_result)
    return str(await done)


# ---------------------------------------------------------------- listed before, revealed after


@in_a_loop
async def test_a_deal_is_listed_a_week_before_its_day_and_revealed_after_it(address: str, tmp_path: Path) -> None:
    async with a_day(address, tmp_path) as day:
        first = await day.days()
        assert {each["day"] for each in first["coming"]} == {day_after(first["day"], after) for after in range(1, AHEAD + 1)}
        assert [each["game"] for each in first["today"]] == list(PROGRAMME)
        assert first["ends"] == end_of(first["day"]) > first["now"]
        listed = {(each["day"], each["game"]): each["commitment"] for each in first["coming"]}
        kept = await day.deals.book.deals(first["day"], day_after(first["day"], AHEAD))
        for _ in range(2):
            await day.tomorrow()
        today = await day.days()
        assert today["day"] == day_after(first["day"], 2)
        for past in today["yesterday"]:
            deal = past["deal"]
            terms = terms_of(deal["game"], len(deal["bots"]), deal["options"])
            computed = daily_commitment(Daily(day_after(first["day"]), tuple(deal["bots"])), terms, bytes.fromhex(past["seed"]))
            assert deal["terms"] == terms
            assert computed == deal["commitment"] == listed[day_after(first["day"]), deal["game"]]
        assert len(today["yesterday"]) == len(PROGRAMME)
        assert {each["commitment"] for each in today["today"]} <= set(listed.values())
        again = await day.deals.book.deals(first["day"], day_after(first["day"], AHEAD))
        assert again == kept, "what is listed does not change"


@in_a_loop
async def test_two_servers_that_draw_the_same_days_have_the_same_deals(address: str, tmp_path: Path) -> None:
    async with a_day(address, tmp_path) as day:
        assert isinstance(day.room.store, SqlStore)
        servers = [DailyDeals(SqlDailyBook(day.room.store), day.room.time) for _ in range(3)]
        found = await asyncio.gather(*(server.on(server.today) for server in servers))
        assert found[0] == found[1] == found[2] != ()


@given(
    some.binary(min_size=32, max_size=32),
    some.sampled_from(["2026-11-17", "2026-11-18"]),
    some.sampled_from(["expert", "expert:sly"]),
    some.booleans(),
)
def test_a_commitment_binds_the_day_the_bots_the_options_and_the_seed(seed: bytes, date: str, bot: str, memory: bool) -> None:
    def committed(seed: bytes, date: str, bot: str, memory: bool) -> str:
        return daily_commitment(Daily(date, ("", bot)), terms_of("hashcatch", 2, {"memory": memory}), seed)

    fixed = committed(seed, date, bot, memory)
    others = [
        committed(bytes([seed[0] ^ 1]) + seed[1:], date, bot, memory),
        committed(seed, day_after(date), bot, memory),
        committed(seed, date, "champion", memory),
        committed(seed, date, bot, not memory),
    ]
    assert fixed not in others


# ---------------------------------------------------------------- secret while the day goes on


@pytest.mark.parametrize("game", ["hashcatch", "blackhat", "hacker"])
@in_a_loop
async def test_until_the_day_is_over_nothing_of_a_try_reaches_who_has_not_played(place: str, tmp_path: Path, game: str) -> None:
    async with a_day(place, tmp_path) as day:
        page = await day.try_it(ADA, game)
        link, seed = page.link, day.room.playing(page.link).stored.setup.server_seed
        told: list[bytes] = []
        for stage in ("running", "ended", "in a free try"):
            for guest in (BEN, None):
                watcher = await day.room.come(link, guest)
                assert (watcher.closed, watcher.raw) == (faults.NOT_YOUR_TRY, []), stage
                await watcher.say(messages.Log(1), messages.Weigh(), messages.Say(call="hello"), messages.Sit(1))
                assert watcher.raw == []
            for guest in (BEN, None, ADA):
                for path in ("record", "replay", "replay?eyes=0", "replay?eyes=1", "why/0", "seen", "poster.png?step=3"):
                    answer = await day.get(f"/api/tables/{link}/1/{path}", guest)
                    assert answer.status == 409, (stage, path)
                    told.append(answer.body)
            for guest in (BEN, None):
                answer = await day.get(f"/api/tables/{link}/1/recount/1", guest)
                assert answer.status == 409
                for path in ("/api/daily", "/api/home", "/api/open", "/api/me/met", "/api/players/me", f"/api/players/{handle_of(ADA.id)}"):
                    shown = (await day.get(path, guest)).body
                    assert link.encode() not in shown, "nor is it known where the try is played"
                    told += [answer.body, shown]
                told += [
                    (await day.get(f"/api/tables/{link}/{path}", guest)).body for path in ("picture.svg", "poster.png", "1/ratings", "told")
                ]
            told.append((await day.get(f"/t/{link}", BEN)).body)
            told.append(json.dumps(Desk(place, "admin").export(ADA.id)).encode())
            if stage == "running":
                await day.finish(page)
            elif stage == "ended":
                await page.say(messages.Rematch())
                assert page.table["phase"] == "playing"
        told += page.raw
        assert any(json.loads(each)["is"] == "end" for each in page.raw)
        assert all(seed.encode() not in each for each in told), "not even the player is shown the seed"

        day.room.time.set_by += end_of(day.deals.today) - day.room.time.date() + REVEAL_AFTER - 1
        assert (await day.get(f"/api/tables/{link}/1/replay", BEN)).status == 409
        assert (await day.days())["yesterday"] == []
        day.room.time.set_by += 1
        assert (await day.get(f"/api/tables/{link}/1/replay", BEN)).status == 200
        assert seed in {past["seed"] for past in (await day.days())["yesterday"]}
        again = await day.room.come(link, ADA)
        await again.go()
        assert (await day.room.come(link, BEN)).closed is faults.NOT_YOUR_TRY, "the table stays its player's; the replay is for all"


@in_a_loop
async def test_a_table_that_is_opened_after_the_day_tells_its_seed(place: str, tmp_path: Path) -> None:
    async with a_day(place, tmp_path) as day:
        page = await day.try_it(ADA)
        await day.finish(page)
        (end,) = page.new("end")
        assert (end["server_seed"], end["daily"]["day"]) == ("", day.deals.today)
        await page.go()
        await day.tomorrow()
        (end,) = (await day.room.come(page.link, ADA)).new("end")
        daily = Daily(end["daily"]["day"], tuple(end["daily"]["bots"]))
        assert daily_commitment(daily, end["terms"], bytes.fromhex(end["server_seed"])) == end["commitment"]


# ---------------------------------------------------------------- one counted try


@in_a_loop
async def test_one_try_counts_and_others_are_free(address: str, tmp_path: Path) -> None:
    async with a_day(address, tmp_path, caps=Caps(tables_of_guest=1)) as day:
        assert mine(await day.days(ADA)) is None
        page = await day.try_it(ADA)
        assert mine(await day.days(ADA)) == {"table": page.link, "score": None}
        assert page.table["daily"] == {"day": day.deals.today, "counted": True}
        assert (await day.try_it(ADA)).link == page.link
        await day.finish(page, 3)
        result = day.room.playing(page.link).result
        assert result
        first = mine(await day.days(ADA))["score"]
        assert (first["place"], first["points"], first["percentile"]) == (result.placing[0], result.points[0], None)
        assert first["bars"] == [{"tries": 1, "mine": True}]

        await page.say(messages.Rematch())
        assert page.table["daily"]["counted"] is False
        await day.finish(page, 4)
        free = day.room.playing(page.link).result
        assert free != result
        assert mine(await day.days(ADA))["score"]["points"] == result.points[0], "a free try changes nothing"

        other = await day.try_it(BEN)
        await day.finish(other, 3)
        await day.room.pass_time(6_000)
        assert mine(await day.days(BEN))["score"]["percentile"] == 50, "the same result is a tie"
        assert (await day.days(CY))["today"][2]["tries"] == 2
        assert (await day.get("/api/home", ADA)).json["me"]["tables"] == [], "it has its own place"
        shown = await day.get(f"/api/daily/{day.deals.today}/hashcatch/poster.png?lang=fi", BEN)
        assert (shown.status, shown.body[:4]) == (200, b"\x89PNG")
        for path, who in (("hacker", BEN), ("hashcatch", CY), ("nothing", BEN)):
            assert (await day.get(f"/api/daily/{day.deals.today}/{path}/poster.png", who)).status == 404
        assert (await day.room.make(ADA)) != page.link, "tries are not among the tables that one may have"


@in_a_loop
async def test_a_try_that_does_not_end_on_its_day_does_not_count(place: str, tmp_path: Path) -> None:
    async with a_day(place, tmp_path) as day:
        page = await day.try_it(ADA)
        today = day.deals.today
        day.room.time.set_by += end_of(today) - day.room.time.date() - 1
        other = await day.try_it(BEN)
        await my_turn(day, page)
        day.room.time.set_by += 10  # bots have made time pass, too
        await day.finish(page)
        assert await day.deals.book.scores(today, "hashcatch") == {}
        await page.say(messages.Rematch())
        assert page.refusal()["code"] == faults.DAY_IS_OVER.code
        new = await day.try_it(ADA)
        assert new.link != page.link, "another day, another try"
        assert (await day.days(BEN))["today"][2]["mine"] is None
        await day.room.pass_time(4 * 24 * 3_600_000)
        assert set(await day.room.store.expired(Keep(), day.room.time.date(), 10)) >= {page.link, other.link}


@in_a_loop
async def test_in_a_counted_try_nothing_is_taken_back_advised_left_or_changed(place: str, tmp_path: Path) -> None:
    async with a_day(place, tmp_path) as day:
        page = await day.try_it(ADA)
        await my_turn(day, page)
        await page.act(page.sync["legal"][0])
        page.new()
        assert page.table["advice"] is None
        for message in (
            messages.Advise(),
            messages.Why(),
            messages.Plead(),
            messages.Leave(),
            messages.Rematch(),
            messages.Choose({}, pace="quick"),
        ):
            await page.say(message)
            assert page.refusal()["fault"] == faults.NOT_NOW.number, message
        await page.act({"do": "take-back"})
        assert page.refusal()["code"] == faults.COUNTED_TRY.code
        await page.say(messages.Regret())
        (regrets,) = page.new("regrets")
        assert regrets["why"] == "takeback-none"
        await day.finish(page)
        await page.say(messages.Rematch())
        assert page.table["advice"] == "always"


# ---------------------------------------------------------------- records, and yesterday's best


@in_a_loop
async def test_every_counted_try_verifies_and_the_best_is_shown_the_day_after(place: str, tmp_path: Path, capsys: Any) -> None:
    async with a_day(place, tmp_path) as day:
        results, today = {}, day.deals.today
        for guest, seed in ((ADA, 1), (BEN, 2), (CY, 2)):
            page = await day.try_it(guest)
            await day.finish(page, seed)
            results[page.link] = day.room.playing(page.link).result
        await day.tomorrow()
        (past,) = [each for each in (await day.days(ADA))["yesterday"] if each["deal"]["game"] == "hashcatch"]
        best = max((Score(each.placing[0], each.points[0]).worth, -at, link) for at, (link, each) in enumerate(results.items()) if each)
        assert past["best"]["table"] == best[2], "the first of those that are as good"
        assert past["deal"]["tries"] == 3
        for link in results:
            record = (await day.get(f"/api/tables/{link}/1/record")).body.decode()
            file = tmp_path / f"{link}.txt"
            file.write_text(record)
            assert main(["verify", "--json", str(file)]) == 0
            (said,) = json.loads(capsys.readouterr().out)["records"].values()
            assert (said["origin"], said["day"], said["commitment"]) == ("daily", today, past["deal"]["commitment"])
            assert said["could_not_choose"] == {"player": True, "host": True, "operator": False, "operator-who-plays": False}
        assert main(["verify", str(file)]) == 0
        words = capsys.readouterr().out
        assert all(each in words for each in (past["deal"]["commitment"], "Not proved", "knew it on the day"))

        changes = {
            "another seed": (f"seed {past['seed']}", f"seed {'00' * 32}"),
            "another result": ("\nplacing ", "\nplacing 2 2\nplacing "),
            "a day that is none": (f"day {today}", "day 2023-02-30"),
        }
        for what, (old, new) in changes.items():
            file.write_text(record.replace(old, new, 1))
            assert main(["verify", str(file)]) == 1, what
            capsys.readouterr()
        for old, new in ((f"day {today}", f"day {day_after(today)}"), ("bot b ", "bot b not-")):
            file.write_text(record.replace(old, new, 1))
            main(["verify", "--json", str(file)])
            (said,) = json.loads(capsys.readouterr().out)["records"].values()
            assert said["commitment"] != past["deal"]["commitment"], "it does not fit what was listed"
        assert box_of_text(record).replay(record).record() == record


@in_a_loop
async def test_who_is_forgotten_is_forgotten_here_too(place: str, tmp_path: Path) -> None:
    async with a_day(place, tmp_path) as day:
        page = await day.try_it(ADA)
        await day.finish(page)
        today = day.deals.today
        desk = Desk(place, "admin")
        exported = desk.export(ADA.id)
        assert exported
        assert [(each["day"], each["game"], each["table"]) for each in exported["tries"]] == [(today, "hashcatch", page.link)]
        answer = await ask(day.web, "DELETE", "/api/me", headers=cookie(ADA))
        assert answer.status == 204
        assert await day.deals.book.scores(today, "hashcatch") == {}
        assert await day.deals.book.tries_of(ADA.id, [today]) == {}
        desk.close()


# ---------------------------------------------------------------- helpers


async def my_turn(day: Day, page: FakePage) -> None:
    while not page.sync["legal"] and not page.sync["over"]:
        await day.room.pass_time(650)


def actions(day: Day, page: FakePage) -> list[tuple[int, str]]:
    return [(entry.seat, str(entry.action)) for entry in day.room.playing(page.link).match.log]
