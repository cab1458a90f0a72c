"""From "ready" to the first card: commitments, the list, the seeds behind it; and what takes "ready" back."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Any

import msgspec
import pytest
from table_room import ADA, BEN, CY, FakePage, Memory, TableRoom, commit, database, finished, in_a_loop, seed_of

import hacktable
from hacktable.match.deal import GONE, Commitments, bot_seed, breaches, seat_commitment
from hacktable.server.http.replays import Replays
from hacktable.server.table import inbox
from hacktable.server.table.services import REVEAL
from hacktable.server.table.setup import Setup
from hacktable.server.wire import faults, messages


def ready(page: FakePage) -> list[bool]:
    return [chair["ready"] for chair in page.table["chairs"] if chair["kind"] == "guest"]


async def dealing(room: TableRoom, players: int = 2, silent: tuple[int, ...] = (), **wanted: Any) -> tuple[str, list[FakePage]]:
    """A table whose host has started. The pages of these chairs have lost their seeds."""
    link, pages = await room.sit_down(players, **wanted)
    for page in pages:
        await page.ready()
    for chair in silent:
        pages[chair].seeds.clear()
    await pages[0].say(messages.Start())
    return link, pages


# ---------------------------------------------------------------- a deal


@in_a_loop
async def test_no_seed_is_revealed_before_everyone_has_the_list() -> None:
    async with TableRoom(Memory()) as room:
        link, (ada, ben, watcher) = await room.sit_down(2, spectators=1)
        await ada.say(messages.Bot(3, "greedy"))
        await ada.ready()
        await ben.ready()
        setup = room.table(link).setup
        assert all(seed_of(seat) not in msgspec.json.encode(setup).decode() for seat in range(2)), "the server has no seat's seed yet"
        await ada.say(messages.Start())
        heard = [each["is"] for each in watcher.new() if each["is"] in ("deal", "dealt", "sync")]
        assert heard == ["deal", "dealt", "sync"]
        (deal,) = ada.new("deal")
        fixed = deal["server"]
        assert deal["seats"] == [*(seat_commitment(fixed, bytes.fromhex(seed_of(seat))) for seat in range(2)), ""]
        assert (deal["match"], deal["attempt"], deal["left"]) == (1, 1, REVEAL)


@in_a_loop
async def test_when_all_have_revealed_everyone_is_told_the_seats_seeds_and_not_the_servers() -> None:
    async with TableRoom(Memory()) as room:
        link, pages = await room.start(2, spectators=1, bots=3)
        begun = room.playing(link).stored.setup
        listed = begun.listed
        assert listed
        assert breaches(listed, room.playing(link).match.seat_seeds, bytes.fromhex(begun.server_seed), begun.terms) == []
        assert listed.seats[2:] == ("", "")
        assert begun.seat_seeds == (seed_of(0), seed_of(1), bot_seed(listed, 2).hex(), bot_seed(listed, 3).hex())
        for page in (*pages, await room.come(link, CY)):
            (dealt,) = page.new("dealt")
            assert dealt == {
                "is": "dealt",
                "match": 1,
                "server": listed.server,
                "seats": list(listed.seats),
                "seeds": list(begun.seat_seeds),
                "failed": [],
            }
            assert begun.server_seed.encode() not in b"".join(page.raw)


@in_a_loop
async def test_everyone_sees_whose_seeds_are_awaited() -> None:
    async with TableRoom(Memory()) as room:
        _, (ada, ben, cy) = await dealing(room, 3, silent=(1, 2))
        assert [page.table["dealing"] for page in (ada, ben, cy)] == [[1, 2]] * 3
        await ben.say(messages.Reveal(ben.table["commitment"], (seed_of(1),)))
        assert cy.table["dealing"] == [2]
        await cy.say(messages.Reveal(cy.table["commitment"], (seed_of(2),)))
        assert (cy.table["dealing"], cy.table["phase"]) == (None, "playing")


@in_a_loop
async def test_seats_are_the_chairs_that_are_taken_in_their_order() -> None:
    async with TableRoom(Memory()) as room:
        link = await room.make(ADA)
        ada, ben = await room.come(link, ADA), await room.come(link, BEN)
        await ben.say(messages.Sit(1))
        await ada.say(messages.Bot(2, "greedy"), messages.Sit(3))
        await ada.ready(0)
        await ben.ready(1)
        await ada.say(messages.Start())
        begun = room.playing(link).stored.setup
        assert begun.names == ("Ben", "", "Ada")
        assert (begun.seat_seeds[0], begun.seat_seeds[2]) == (seed_of(1), seed_of(0))
        assert begun.listed
        assert breaches(begun.listed, room.playing(link).match.seat_seeds) == []


@in_a_loop
async def test_several_on_one_device_commit_and_reveal_each_for_themselves() -> None:
    async with TableRoom(Memory()) as room:
        link, (ada, ben) = await room.sit_down()
        await ada.say(messages.Share(2, "Mia"))
        await ada.ready(0, 7)
        await ben.ready(1)
        await ada.say(messages.Start())
        begun = room.playing(link).stored.setup
        assert begun.seat_seeds == (seed_of(0), seed_of(1), seed_of(7))
        assert len(set(begun.commitments)) == 3


@in_a_loop
async def test_a_rematch_has_other_commitments() -> None:
    async with TableRoom(Memory()) as room:
        link, (ada, ben) = await finished(room)
        first = room.playing(link).stored.setup
        await ada.say(messages.Rematch())
        assert ready(ada) == [False, False]
        await room.begin([ada, ben])
        second = room.playing(link).stored.setup
        assert first.server_seed != second.server_seed
        assert set(first.commitments).isdisjoint(second.commitments)
        assert [each["match"] for each in ada.new("deal")] == [1, 2]


@in_a_loop
async def test_records_replays_and_the_end_carry_the_commitments_and_the_failed_tries() -> None:
    async with TableRoom(Memory()) as room:
        link, (ada, ben) = await dealing(room, silent=(1,))
        await room.pass_time(REVEAL)
        await room.begin([ada, ben])
        await room.play_to_the_end(link, [ada, ben])
        (end,) = ada.new("end")
        listed = Commitments(end["commitment"], tuple(end["commitments"]))
        seeds = [bytes.fromhex(seed) for seed in end["seat_seeds"]]
        assert breaches(listed, seeds, bytes.fromhex(end["server_seed"]), end["terms"]) == []
        assert end["failed"] == [[1]]
        replays = Replays(room.store)
        _, record = await replays.record(link, 1)
        again = hacktable.game("hashcatch").replay(record)
        assert (again.listed, again.failed) == (listed, ((1,),))
        assert msgspec.json.decode(await replays.replay(link, 1, "open"))["end"] == {**end, "is": "end"}


# ---------------------------------------------------------------- what is refused


@in_a_loop
async def test_nobody_copies_anothers_commitment() -> None:
    async with TableRoom(Memory()) as room:
        _, (ada, ben) = await room.sit_down()
        await ada.ready()
        fixed = ada.table["commitment"]
        await ben.say(messages.Ready(fixed, (seat_commitment(fixed, bytes.fromhex(seed_of(0))),)))
        assert ben.refusal()["fault"] == faults.NOT_UNDERSTOOD.number
        await ada.ready()
        assert ready(ada) == [True, False], "the same again is nobody's copy"


@in_a_loop
async def test_nobody_is_ready_for_a_table_that_they_have_not_seen() -> None:
    """The host changes something while somebody's "ready" is on its way."""
    async with TableRoom(Memory()) as room:
        _, (ada, ben) = await room.sit_down()
        fixed = ben.table["commitment"]
        await ada.say(messages.Choose({"memory": True}))
        await ben.say(messages.Ready(fixed, (seat_commitment(fixed, bytes.fromhex(seed_of(1))),)))
        assert ben.refusal()["fault"] == faults.CHANGED.number
        assert ready(ada) == [False, False]


@in_a_loop
async def test_other_seeds_than_were_committed_to_are_refused_and_the_right_ones_still_count() -> None:
    async with TableRoom(Memory()) as room:
        link, (_, ben) = await dealing(room, silent=(1,))
        fixed = ben.table["commitment"]
        for wrong in ((seed_of(2),), (seed_of(1), seed_of(2))):
            await ben.say(messages.Reveal(fixed, wrong))
            assert ben.refusal()["fault"] == faults.NOT_UNDERSTOOD.number
        await ben.say(messages.Reveal(fixed, (seed_of(1),)))
        assert room.table(link).setup.phase == "playing"


@in_a_loop
async def test_a_reveal_that_is_late_or_comes_twice_changes_nothing() -> None:
    async with TableRoom(Memory()) as room:
        link, (ada, ben) = await dealing(room, silent=(1,))
        before = ben.table["commitment"]
        await ada.say(messages.Reveal(before, (seed_of(0),)))
        assert ada.new("refused") == [], "another window of the same browser has revealed already"
        await room.pass_time(REVEAL)
        late = messages.Reveal(before, (seed_of(1),))
        await ben.say(late)
        assert ben.refusal()["fault"] == faults.NOT_NOW.number
        await room.begin([ada, ben])
        await ada.say(messages.Reveal(ada.table["commitment"], (seed_of(0),)))
        assert ada.new("refused") == [], "a window whose word comes after the start"
        await ben.say(late)
        assert ben.refusal()["fault"] == faults.NOT_NOW.number
        assert room.table(link).setup.phase == "playing"


@in_a_loop
async def test_who_has_no_seat_reveals_nothing() -> None:
    async with TableRoom(Memory()) as room:
        link, (ada, _) = await dealing(room, silent=(1,))
        for guest in (CY, None):
            page = await room.come(link, guest)
            await page.say(messages.Reveal(ada.table["commitment"], (seed_of(1),)))
            assert page.refusal()["fault"] == faults.NO_SEAT.number


CHANGES: dict[str, tuple[str, messages.FromPage]] = {
    "again-options": ("ada", messages.Choose({"memory": True})),
    "again-options (clock)": ("ada", messages.Choose({}, "quick")),
    "again-bots": ("ada", messages.Bot(3, "greedy")),
    "again-bots (another)": ("ada", messages.Bot(2, "random")),
    "again-bots (away)": ("ada", messages.Bot(2, None)),
    "again-sat": ("cy", messages.Sit(3)),
    "again-sat (on a bot)": ("cy", messages.Sit(2)),
    "again-moved": ("ben", messages.Sit(3)),
    "again-stood": ("ben", messages.Stand()),
    "again-kicked": ("ada", messages.Kick(1)),
    "again-shared": ("ben", messages.Share(3, "Mia")),
}


@pytest.mark.parametrize("change", CHANGES)
def test_every_change_of_what_people_were_ready_for_takes_it_back_and_says_why(change: str) -> None:
    @in_a_loop
    async def test() -> None:
        who, message = CHANGES[change]
        async with TableRoom(Memory()) as room:
            link, (ada, ben) = await room.sit_down()
            pages = {"ada": ada, "ben": ben, "cy": await room.come(link, CY)}
            await ada.say(messages.Bot(2, "greedy"))
            await ada.ready()
            await ben.ready()
            before = ada.table["commitment"]
            for page in pages.values():
                page.new()
            await pages[who].say(message)
            assert not any(ready(ada))
            assert ada.table["commitment"] != before
            for page in pages.values():
                (notice,) = page.new("notice")
                assert notice["code"] == change.partition(" ")[0]
                assert notice["name"] == ("Ben" if change == "again-kicked" else pages[who].table["you"]["name"])
            await ada.say(messages.Start())
            assert ada.refusal()["fault"] in (faults.NOT_READY.number, faults.TOO_FEW.number)

    test()


@in_a_loop
async def test_taking_a_companion_away_takes_ready_back() -> None:
    async with TableRoom(Memory()) as room:
        _, (ada, ben) = await room.sit_down()
        await ada.say(messages.Share(2, "Mia"))
        await ada.ready(0, 7)
        await ben.ready()
        ben.new()
        await ada.say(messages.Kick(2))
        assert ready(ben) == [False, False]
        assert [each["code"] for each in ben.new("notice")] == ["again-shared"]


@in_a_loop
async def test_what_changes_nothing_takes_nothing_back() -> None:
    async with TableRoom(Memory()) as room:
        link, (ada, ben) = await room.sit_down()
        await ada.say(messages.Bot(2, "greedy"))
        await ben.ready()
        await ada.say(
            messages.Choose({"memory": False}, "off"),
            messages.Bot(2, "greedy"),
            messages.Bot(3, None),
            messages.Say("hello"),
            messages.Sit(0),
        )
        room.house.everywhere(inbox.Renamed(ADA.id, "Adele"))
        await room.come(link, CY)
        await ada.ready()
        await ada.say(messages.Unready())
        assert ready(ben) == [False, True]
        assert ben.new("notice") == []


@in_a_loop
async def test_nobody_is_told_to_be_ready_again_who_was_not() -> None:
    async with TableRoom(Memory()) as room:
        _, (ada, ben) = await room.sit_down()
        ben.new()
        await ada.say(messages.Choose({"memory": True}))
        assert ben.new("notice") == []


@in_a_loop
async def test_while_seeds_are_revealed_nothing_of_the_table_changes() -> None:
    async with TableRoom(Memory()) as room:
        link, (ada, ben) = await dealing(room, silent=(1,))
        cy = await room.come(link, CY)
        before = msgspec.json.encode(room.table(link).setup)
        for page, message in (
            *((ada, message) for who, message in CHANGES.values() if who == "ada"),
            *((ben, message) for who, message in CHANGES.values() if who == "ben"),
            (cy, messages.Sit(3)),
            (ben, messages.Unready()),
            (ada, messages.Start()),
        ):
            await page.say(message)
            assert page.refusal()["fault"] == faults.NOT_NOW.number, message
        assert msgspec.json.encode(room.table(link).setup) == before
        await ben.say(messages.Reveal(ben.table["commitment"], (seed_of(1),)))
        assert room.table(link).setup.phase == "playing"


# ---------------------------------------------------------------- failed tries


@in_a_loop
async def test_who_does_not_reveal_keeps_the_match_from_starting_and_is_named() -> None:
    async with TableRoom(Memory()) as room:
        link, (ada, ben, cy) = await dealing(room, 3, silent=(1,))
        first = ada.table["commitment"]
        await room.pass_time(REVEAL - 1)
        assert room.table(link).setup.dealing
        await room.pass_time(1)
        for page in (ada, ben, cy):
            assert (page.table["phase"], page.table["dealing"], page.table["failed"]) == ("lobby", None, [[1]])
            assert ready(page) == [False] * 3
            assert page.new("notice") == [{"is": "notice", "code": "not-revealed", "chair": 1, "name": "Ben"}]
            assert page.new("dealt") == []
        assert ada.table["commitment"] != first, "the server knows two seeds: with its own it would choose between deals"
        await room.begin([ada, ben, cy])
        assert room.playing(link).stored.setup.failed == ((1,),)
        assert cy.new("deal")[-1]["attempt"] == 2


@in_a_loop
async def test_a_page_that_is_gone_does_not_reveal_and_one_that_is_loaded_anew_still_does() -> None:
    async with TableRoom(Memory()) as room:
        link, (ada, ben) = await room.sit_down()
        await ada.ready()
        await ben.ready()
        kept = ben.seeds
        await ben.go()
        waiting = room.time.waiting
        await ada.say(messages.Start())
        await room.pass_time(REVEAL // 2)
        again = await room.come(link, BEN)
        (deal,) = again.new("deal")
        assert deal["left"] == REVEAL // 2
        await again.say(messages.Reveal(deal["server"], kept[deal["server"]]))
        assert room.table(link).setup.phase == "playing"
        assert room.time.waiting == waiting, "nothing waits for the end of the time to reveal"


@in_a_loop
async def test_failed_tries_follow_the_people_and_are_forgotten_with_them() -> None:
    async with TableRoom(Memory()) as room:
        link, (ada, ben, cy) = await dealing(room, 3, silent=(1, 2))
        await room.pass_time(REVEAL)
        assert ada.table["failed"] == [[1, 2]]
        await ben.say(messages.Sit(3))
        await cy.say(messages.Stand())
        assert ada.table["failed"] == [[3, GONE]]
        await room.begin([ada, ben])
        assert room.playing(link).stored.setup.failed == ((1, GONE),)
        for page in (ada, ben):
            await page.say(messages.Leave())
        await ada.say(messages.Rematch())
        assert ada.table["failed"] == []


def test_nothing_of_a_forgotten_guest_remains_in_failed_tries() -> None:
    setup = Setup.new(hacktable.game("hashcatch"), ADA.id, ADA.name, 0, {}, "off", "greedy")
    setup.sit(BEN.id, BEN.name, 1)
    commit(setup, ADA.id, 0)
    commit(setup, BEN.id, 1)
    setup.deal(ADA.id)
    setup.forget(BEN.id)
    assert not setup.dealing
    assert setup.failed == [("",)]
    assert setup.failed_chairs() == ((GONE,),)
    assert all(sitter.commitment is None for _, sitter in setup.guests)


@in_a_loop
async def test_a_guest_who_is_forgotten_in_the_lobby_takes_back_what_others_were_ready_for() -> None:
    setup = Setup.new(hacktable.game("hashcatch"), ADA.id, ADA.name, 0, {}, "off", "greedy")
    setup.sit(BEN.id, BEN.name, 1)
    commit(setup, ADA.id, 0)
    before = setup.commitment
    setup.forget(BEN.id)
    assert setup.chairs[0]
    assert setup.chairs[0].commitment is None
    assert setup.commitment != before


@in_a_loop
async def test_a_match_over_days_and_several_starts_of_the_server_keeps_the_list_it_began_with() -> None:
    store = Memory()
    async with TableRoom(store) as room:
        link, (ada, _) = await room.start(2, bots=1)
        (first,) = ada.new("dealt")
    for day in range(1, 4):
        async with TableRoom(store) as room:
            room.seeds = f"day {day}"
            room.time.present += day * 86_400_000
            pages = [await room.come(link, guest) for guest in (ADA, BEN)]
            assert [page.new("dealt") for page in pages] == [[first], [first]]
            if day == 3:
                await room.play_to_the_end(link, pages)
                (end,) = pages[0].new("end")
                assert (end["commitment"], end["commitments"], end["seat_seeds"]) == (first["server"], first["seats"], first["seeds"])
                listed = Commitments(first["server"], tuple(first["seats"]))
                seeds = [bytes.fromhex(seed) for seed in first["seeds"]]
                assert breaches(listed, seeds, bytes.fromhex(end["server_seed"]), end["terms"]) == []


def test_a_server_that_stops_while_seeds_are_revealed_counts_as_a_failed_try(tmp_path: Path) -> None:
    """Otherwise an operator could look at the seeds, restart the server, and have the same people deal again, uncounted."""
    url = database(tmp_path)

    @in_a_loop
    async def test() -> None:
        async with TableRoom(url) as room:
            for guest in (ADA, BEN):
                await room.store.add_guest(guest, guest.id.encode(), 0)
            link, (ada, _) = await dealing(room, silent=(1,))
            first = ada.table["commitment"]
            assert seed_of(0) not in (tmp_path / "hacktable.sqlite-wal").read_bytes().decode("latin-1")
        async with TableRoom(url) as room:
            room.seeds = "after the restart"
            ada, ben = await room.come(link, ADA), await room.come(link, BEN)
            assert (ada.table["dealing"], ada.table["failed"], ready(ada)) == (None, [[]], [False, False])
            assert ada.table["commitment"] != first
            assert ada.new("deal") == []
            await room.begin([ada, ben])
            assert room.playing(link).stored.setup.failed == ((),)

    test()


def test_a_lobby_from_before_there_were_commitments_opens_with_nobody_ready(tmp_path: Path) -> None:
    url = database(tmp_path)

    @in_a_loop
    async def sit() -> None:
        async with TableRoom(url) as room:
            link, _ = await room.sit_down()
            links.append(link)

    @in_a_loop
    async def come_again() -> None:
        async with TableRoom(url) as room:
            ada, ben = await room.come(links[0], ADA), await room.come(links[0], BEN)
            assert ready(ada) == [False, False]
            await room.begin([ada, ben])
            assert room.playing(links[0]).stored.setup.commitments

    links: list[str] = []
    sit()
    with sqlite3.connect(tmp_path / "hacktable.sqlite") as connection:
        (text,) = connection.execute("select setup from tables").fetchone()
        old = msgspec.json.decode(text)
        for chair in filter(None, old["chairs"]):
            chair["seed"] = seed_of(0)
            del chair["commitment"]
        del old["dealing"], old["failed"]
        connection.execute("update tables set setup = ?", (msgspec.json.encode(old),))
    connection.close()
    come_again()


@in_a_loop
async def test_a_match_from_before_there_were_commitments_goes_on_and_ends_as_what_it_is() -> None:
    store = Memory()
    async with TableRoom(store) as room:
        link, _ = await room.start(2)
        begun = store.matches[link, 1]
        setup = {name: value for name, value in msgspec.to_builtins(begun.setup).items() if name not in ("commitments", "failed")}
        store.matches[link, 1] = msgspec.structs.replace(begun, setup=msgspec.convert(setup, type(begun.setup)))
    async with TableRoom(store) as room:
        pages = [await room.come(link, guest) for guest in (ADA, BEN)]
        assert pages[0].new("dealt") == []
        await room.play_to_the_end(link, pages)
        (end,) = pages[0].new("end")
        assert (end["commitments"], end["failed"]) == ([], [])
        _, record = await Replays(store).record(link, 1)
        assert "commitment" not in record
        assert hacktable.game("hashcatch").replay(record).over
