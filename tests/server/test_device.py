"""Several people on one device: chairs and secrets of their own, and a page that looks through one of them at a time."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest
from table_room import ADA, BEN, CY, FakePage, Memory, TableRoom, commit, database, in_a_loop, seed_of
from test_setup import LEVELS, chairs, new_setup, refuses

import hacktable
import tiny
from hacktable.match.box import box
from hacktable.match.deal import Commitments, bot_seed, seat_commitment
from hacktable.server.http.web import Web
from hacktable.server.table import inbox
from hacktable.server.table.setup import Phase, Setup
from hacktable.server.wire import faults, messages

hacktable.register(tiny.GAME)


def shared(*, ready: bool = False) -> Setup:
    """Ada with Mia on her device, and Ben on his own."""
    setup = new_setup()
    setup.share(ADA.id, "Mia", 2)
    setup.sit(BEN.id, BEN.name, 1)
    if ready:
        commit(setup, ADA.id, 0, 2)
        commit(setup, BEN.id, 1)
    return setup


def start(setup: Setup) -> None:
    setup.deal(ADA.id)
    setup.begin()


def started() -> Setup:
    setup = shared(ready=True)
    start(setup)
    return setup


def commitments(setup: Setup) -> list[str | None]:
    return [sitter.commitment for _, sitter in setup.sitting]


# ---------------------------------------------------------------- chairs


def test_who_sits_seats_others_beside_and_their_own_chair_comes_first() -> None:
    setup = shared()
    assert chairs(setup) == ["Ada", "Ben", "Mia", "-"]
    assert setup.chairs_of(ADA.id) == (0, 2)
    setup.sit(ADA.id, ADA.name, 3)
    assert setup.chairs_of(ADA.id) == (3, 2)
    assert (setup.chair_of(ADA.id), setup.chair_of(BEN.id), setup.chair_of(CY.id), setup.chair_of(None)) == (3, 1, None, None)
    assert (setup.chairs_of(CY.id), setup.chairs_of(None)) == ((), ())


def test_a_chair_beside_must_be_there_and_free_and_a_bot_gets_up() -> None:
    setup = new_setup(2)
    setup.share(ADA.id, "Mia", 1)
    assert chairs(setup) == ["Ada", "Mia", "greedy", "-"]
    for chair in (0, 1):
        assert refuses(setup, faults.TAKEN, "share", ADA.id, "Ole", chair) == {"chair": chair + 1}
    refuses(setup, faults.NO_CHAIR, "share", ADA.id, "Ole", 4)
    refuses(setup, faults.NO_SEAT, "share", CY.id, "Ole", 3)
    refuses(started(), faults.NOT_NOW, "share", ADA.id, "Ole", 3)


def test_nobody_sits_down_on_who_sits_beside() -> None:
    setup = shared()
    refuses(setup, faults.TAKEN, "sit", ADA.id, ADA.name, 2)
    refuses(setup, faults.TAKEN, "sit", CY.id, CY.name, 2)
    refuses(setup, faults.TAKEN, "put_bot", ADA.id, 2, "greedy", LEVELS)


def test_a_device_gets_up_together() -> None:
    setup = shared()
    setup.stand(ADA.id)
    assert chairs(setup) == ["-", "Ben", "-", "-"]
    assert setup.host == BEN.id


def test_who_sits_beside_is_taken_away_by_the_host_or_by_who_brought_them() -> None:
    setup = shared()
    setup.share(BEN.id, "Ole", 3)
    refuses(setup, faults.NOT_HOST, "kick", BEN.id, 2)
    refuses(setup, faults.NOT_HOST, "kick", CY.id, 3)
    assert setup.kick(BEN.id, 3).name == "Ole"
    assert setup.kick(ADA.id, 2).name == "Mia"
    assert chairs(setup) == ["Ada", "Ben", "-", "-"]
    setup.share(BEN.id, "Ole", 3)
    assert setup.kick(ADA.id, 3).name == "Ole"
    assert chairs(setup) == ["Ada", "Ben", "-", "-"]
    setup.share(BEN.id, "Ole", 3)
    assert setup.kick(ADA.id, 1).name == "Ben"
    assert chairs(setup) == ["Ada", "-", "-", "-"], "nobody is left without the device they play on"
    assert refuses(setup, faults.NO_CHAIR, "kick", ADA.id, 0) == {"chair": 1}


# ---------------------------------------------------------------- readiness and start


def test_one_ready_speaks_for_a_device_with_a_seed_for_each_chair() -> None:
    setup = shared()
    setup.sit(ADA.id, ADA.name, 3)
    fixed = setup.commitment
    for wrong in ((seed_of(0),), (seed_of(0), seed_of(1), seed_of(2))):
        refuses(setup, faults.CHANGED, "ready", ADA.id, fixed, *wrong)
    refuses(setup, faults.NOT_UNDERSTOOD, "ready", ADA.id, fixed, seed_of(0), seed_of(0))
    setup.ready(ADA.id, fixed, seed_of(0), seed_of(2))
    assert commitments(setup) == [None, seed_of(2), seed_of(0)], "Ben, Mia, Ada"
    refuses(setup, faults.CHANGED, "ready", BEN.id, fixed, seed_of(1), seed_of(2))
    setup.unready(ADA.id)
    assert commitments(setup) == [None, None, None]


def test_a_device_plays_in_the_order_of_its_chairs() -> None:
    setup = started()
    assert chairs(setup) == ["Ada", "Ben", "Mia", "-"]
    assert commitments(setup) == [seat_commitment(setup.commitment, bytes.fromhex(seed_of(seat))) for seat in range(3)]
    assert setup.chairs_of(ADA.id) == (0, 2)


@pytest.mark.parametrize(("tempo", "allowed"), [("step", True), ("live", False)])
def test_a_live_table_cannot_be_shared(tempo: str, allowed: bool) -> None:
    setup = Setup.new(box("hacker"), ADA.id, ADA.name, 1, {"tempo": tempo}, "off", "greedy")
    setup.share(ADA.id, "Mia", 2)
    commit(setup, ADA.id, 0, 2)
    assert ("fault-shared-live" in setup.warnings()) is not allowed
    if allowed:
        start(setup)
        assert setup.phase == "playing"
        return
    refuses(setup, faults.SHARED_LIVE, "deal", ADA.id)
    setup.kick(ADA.id, 2)
    setup.put_bot(ADA.id, 2, "greedy", LEVELS)
    commit(setup, ADA.id, 0)
    assert setup.warnings() == ()
    start(setup)
    assert setup.phase == "playing"


def test_a_game_says_which_of_its_matches_are_live() -> None:
    rules = box("hacker").rules
    for tempo in ("step", "live"):
        options, table = rules.board(3, {"tempo": tempo})
        assert rules.goes_live(options) == (tempo == "live") == bool(table[0]["live"])
    for name in ("hashcatch", "blackhat"):
        assert not box(name).rules.goes_live(box(name).rules.board(3)[0])


# ---------------------------------------------------------------- during and after a match


def test_one_of_a_device_may_leave_and_come_back_or_all_together() -> None:
    setup = started()
    assert setup.leave(ADA.id, 2) == (2,)
    assert [sitter.left for _, sitter in setup.sitting] == [False, False, True]
    refuses(setup, faults.NOT_NOW, "leave", ADA.id, 2)
    refuses(setup, faults.NOT_NOW, "leave", ADA.id, 1)
    assert setup.leave(ADA.id) == (0,), "who has left already does not leave again"
    assert setup.phase == "playing"
    assert setup.back(ADA.id, 0) == (0,)
    assert setup.back(ADA.id) == (2,)
    refuses(setup, faults.NOT_NOW, "back", ADA.id)
    setup.leave(BEN.id)
    setup.leave(ADA.id, 0)
    assert setup.phase == "playing"
    setup.leave(ADA.id, 2)
    assert setup.phase == "abandoned"  # type: ignore[comparison-overlap]


def test_in_a_rematch_a_device_stays_or_goes_as_a_whole() -> None:
    for left, here, kept in (
        ((), {BEN.id}, ["-", "Ben", "-", "-"]),
        ((), {ADA.id, BEN.id}, ["Ada", "Ben", "Mia", "-"]),
        ((0,), {ADA.id, BEN.id}, ["Ada", "Ben", "Mia", "-"]),
        ((0, 2), {ADA.id, BEN.id}, ["-", "Ben", "-", "-"]),
    ):
        setup = started()
        for chair in left:
            setup.leave(ADA.id, chair)
        setup.phase = "over"
        setup.rematch(BEN.id, here)
        assert chairs(setup) == kept
        assert not any(sitter.left or sitter.commitment for _, sitter in setup.sitting)


def test_a_new_name_is_its_guests_own() -> None:
    setup = shared()
    assert setup.rename(ADA.id, "Adele")
    assert chairs(setup) == ["Adele", "Ben", "Mia", "-"]


@pytest.mark.parametrize("phase", ["lobby", "playing", "over"])
def test_who_was_brought_is_forgotten_with_who_brought_them(phase: Phase) -> None:
    setup = shared() if phase == "lobby" else started()
    setup.phase = phase
    assert setup.forget(ADA.id)
    kept = msgspec.json.encode(setup).decode()
    assert all(each not in kept for each in (ADA.id, ADA.name, "Mia"))
    assert setup.phase == phase
    assert not setup.forget(ADA.id)
    if phase == "playing":
        setup.forget(BEN.id)
        assert setup.phase == "abandoned"


# ---------------------------------------------------------------- at a table


async def device(room: TableRoom, *names: str, players: int = 1, **wanted: Any) -> tuple[str, list[FakePage]]:
    """A match in which Ada's page is shared with these; the pages, hers first."""
    link, pages = await room.sit_down(players, **wanted)
    for name in names:
        chair = next(at for at, each in enumerate(pages[0].table["chairs"]) if each["kind"] == "empty")
        await pages[0].say(messages.Share(chair, name))
    await pages[0].ready(0, *(10 + at for at in range(len(names))))
    for number, page in enumerate(pages[1:players], 1):
        await page.ready(number)
    await pages[0].say(messages.Start())
    return link, pages


def syncs(page: FakePage) -> list[int | None]:
    return [each["seat"] for each in page.new("sync")]


@in_a_loop
async def test_everyone_sees_who_shares_a_device_and_the_page_knows_its_chairs() -> None:
    async with TableRoom(Memory()) as room:
        _, (ada, ben) = await room.sit_down()
        await ada.say(messages.Share(3, "  Mia\u200b  "))
        for page in (ada, ben):
            assert [(each["name"], each["shares"]) for each in page.table["chairs"]] == [
                ("Ada", None),
                ("Ben", None),
                ("", None),
                ("Mia", 0),
            ]
            assert page.table["watchers"] == 0
        assert ada.table["you"] == {"name": "Ada", "chair": 0, "host": True, "chairs": [0, 3], "out": False, "outside": []}
        assert ben.table["you"]["chairs"] == [1]
        await ada.say(messages.Share(2, "\u200b"))
        assert ada.refusal()["fault"] == faults.NOT_UNDERSTOOD.number
        ben.new()
        await ada.say(messages.Kick(3))
        assert ben.new("notice") == [], "nobody was asked to leave"


@in_a_loop
async def test_a_shared_page_looks_through_nobody_until_it_says_who_has_it() -> None:
    async with TableRoom(Memory()) as room:
        link, (ada,) = await device(room, "Mia")
        assert syncs(ada) == [None]
        seat = room.playing(link).match.actors[0]
        await ada.act(b'{"do":"roll"}')
        assert ada.refusal()["fault"] == faults.NO_SEAT.number
        await ada.say(messages.Look(seat))
        assert syncs(ada) == [seat]
        assert ada.sync["legal"]
        await ada.say(messages.Look(1 - seat))
        assert syncs(ada) == [1 - seat]
        await ada.act(b'{"do":"roll"}')
        assert ada.refusal()["fault"] == faults.NOT_YOURS.number
        await ada.say(messages.Look(None))
        assert syncs(ada) == [None]
        assert ada.sync["legal"] == []


@in_a_loop
async def test_a_page_may_not_look_through_a_chair_that_is_not_its_guests() -> None:
    async with TableRoom(Memory()) as room:
        link, (ada, ben) = await device(room, "Mia", players=2)
        watcher, stranger = await room.come(link, CY), await room.come(link)
        assert ada.table["you"]["chairs"] == [0, 2]
        for page in (ada, ben, watcher, stranger):
            page.new()
        for page, chair, kind in (
            (ada, 1, faults.NO_SEAT),
            (ada, 3, faults.NO_SEAT),
            (ben, 0, faults.NO_SEAT),
            (ben, 2, faults.NO_SEAT),
            (ben, 1, faults.NOT_NOW),
            (ben, None, faults.NOT_NOW),
            (watcher, 2, faults.NO_SEAT),
            (stranger, 0, faults.NO_SEAT),
        ):
            await page.say(messages.Look(chair))
            (refused,) = page.new()
            assert refused["fault"] == kind.number, (chair, kind)
        for guest, chair in ((ADA, 1), (BEN, 2), (BEN, 0), (CY, 2), (None, 0)):
            page = await comes(room, link, guest, match=1, chair=chair)
            assert page.sync["seat"] == (1 if guest is BEN else None), "what a hello claims is checked, too"


async def comes(room: TableRoom, link: str, guest: Any, **claimed: Any) -> FakePage:
    """A page whose hello claims something."""
    page = FakePage(room, link, guest, str(next(room._pages)))
    room.house.bus.listen(f"page/{page.id}", page.receive)
    hello = messages.decode(json.dumps({"do": "hello", "protocol": messages.PROTOCOL, **claimed}))
    assert isinstance(hello, messages.Hello)
    room.house.tell(link, inbox.Came(page.id, guest.id if guest else None, guest.name if guest else "", hello))
    await room.settle()
    return page


@in_a_loop
async def test_who_comes_back_looks_through_the_same_chair_in_the_same_match() -> None:
    async with TableRoom(Memory()) as room:
        link, (ada, ben) = await device(room, "Mia", players=2)
        await ada.say(messages.Look(2))
        before = ada.sync
        await ada.go()
        again = await comes(room, link, ADA, match=1, chair=2, epoch=before["epoch"], seen=before["number"])
        assert syncs(again) == [], "nothing was missed"
        assert room.table(link).room.seat_of(room.table(link).room.pages[again.id]) == 2
        again = await comes(room, link, ADA, match=1, chair=2)
        assert syncs(again) == [2]
        for claimed in ({"match": 0, "chair": 2}, {"match": 2, "chair": 2}, {"chair": 2}, {}):
            assert syncs(await comes(room, link, ADA, **claimed)) == [None], "in another match it may be somebody else's"
        await ben.say(messages.Leave())
        await again.say(messages.Look(None), messages.Leave(), messages.Rematch())
        assert again.table["phase"] == "lobby"
        await again.ready(0, 1)
        await again.say(messages.Start())
        assert (again.sync["match"], again.sync["seat"]) == (2, None), "a new match begins with a hand-over"


@pytest.mark.deep
@in_a_loop
async def test_a_match_among_a_devices_people_and_bots_is_played_to_its_end() -> None:
    async with TableRoom(Memory()) as room:
        link, (ada,) = await device(room, "Mia", "Ole", bots=1)
        playing = room.playing(link)
        acted = set()
        while not playing.over:
            seat = playing.match.actors[0]
            if seat in ada.table["you"]["chairs"]:
                if ada.sync["seat"] != seat:
                    await ada.say(messages.Look(seat))
                acted.add(seat)
                await ada.act(room._choose(playing, seat))
            else:
                await room.pass_time(650)
        assert acted == {0, 2, 3}
        (end,) = ada.new("end")
        listed = Commitments(end["commitment"], tuple(end["commitments"]))
        assert end["seat_seeds"] == [seed_of(0), bot_seed(listed, 1).hex(), seed_of(10), seed_of(11)]
        assert ada.table["phase"] == "over"
        moves = room.store.moves[link, 1]  # type: ignore[attr-defined]
        assert {(move.seat, move.by) for move in moves} == {(0, "guest"), (1, "bot"), (2, "guest"), (3, "guest")}


@in_a_loop
async def test_simultaneous_choices_of_a_device_are_made_one_after_another() -> None:
    async with TableRoom(Memory()) as room:
        link, (ada,) = await device(room, "Mia", game="highest")
        assert room.playing(link).match.actors == (0, 1)
        for seat in (1, 0):
            assert seat in ada.sync["actors"]
            await ada.say(messages.Look(seat))
            await ada.act(ada.sync["legal"][0])
        assert [move.seat for move in room.store.moves[link, 1]] == [1, 0]  # type: ignore[attr-defined]


# ---------------------------------------------------------------- absence, names, lists


@in_a_loop
async def test_with_its_page_a_whole_device_goes_and_comes_back() -> None:
    async with TableRoom(Memory(), grace=30_000) as room:
        link, (ada, ben) = await device(room, "Mia", players=2)
        await ada.go()
        assert [each["presence"] for each in ben.table["chairs"][:3]] == ["away", "here", "away"]
        await room.pass_time(30_000)
        assert sorted(each["chair"] for each in ben.new("notice")) == [0, 2]
        assert [each["bot_plays"] for each in ben.table["chairs"][:3]] == [True, False, True]
        again = await comes(room, link, ADA, match=1, chair=2)
        assert again.sync["seat"] == 2
        assert sorted((each["code"], each["chair"], each["name"]) for each in ben.new("notice")) == [
            ("came-back", 0, "Ada"),
            ("came-back", 2, "Mia"),
        ]


@in_a_loop
async def test_who_leaves_is_the_one_who_has_the_device() -> None:
    async with TableRoom(Memory()) as room:
        _, (ada, ben) = await device(room, "Mia", players=2)
        await ada.say(messages.Look(2), messages.Leave())
        assert [(each["code"], each["chair"], each["name"]) for each in ben.new("notice")] == [("left", 2, "Mia")]
        assert [each["presence"] for each in ben.table["chairs"][:3]] == ["here", "here", "left"]
        await ada.say(messages.Back())
        assert [(each["code"], each["name"]) for each in ben.new("notice")] == [("came-back", "Mia")]
        await ada.say(messages.Look(None), messages.Leave())
        assert sorted((each["code"], each["name"]) for each in ben.new("notice")) == [("left", "Ada"), ("left", "Mia")]


@in_a_loop
async def test_chat_and_names_are_of_whom_the_page_looks_through() -> None:
    async with TableRoom(Memory()) as room:
        link, (ada, ben) = await device(room, "Mia", players=2)
        await ada.say(messages.Say("hello"), messages.Look(2), messages.Say("wow"))
        assert [(each["chair"], each["name"]) for each in ben.new("chat")] == [(0, "Ada"), (2, "Mia")]
        room.house.everywhere(inbox.Renamed(ADA.id, "Adele"))
        await room.settle()
        assert [each["name"] for each in ben.table["chairs"][:3]] == ["Adele", "Ben", "Mia"]
        await comes(room, link, msgspec.structs.replace(ADA, name="Adelheid"))
        await room.settle()
        assert [each["name"] for each in ben.table["chairs"][:3]] == ["Adelheid", "Ben", "Mia"]


@in_a_loop
async def test_my_games_say_your_turn_for_any_of_a_devices_chairs_that_has_not_left(tmp_path: Any) -> None:
    async with TableRoom(Memory()) as room:
        link, (ada, ben) = await device(room, "Mia", players=2)
        web = Web(room.house, tmp_path, limits=False)

        async def turns() -> list[bool]:
            return [(await web.me(guest)).tables[0].your_turn for guest in (ADA, BEN)]

        playing = room.playing(link)
        for _ in range(60):
            seat = playing.match.actors[0]
            assert await turns() == [seat != 1, seat == 1]
            if seat != 1:
                await ada.say(messages.Look(seat))
            await (ben if seat == 1 else ada).act(room._choose(playing, seat))
        while playing.match.actors != (2,):
            seat = playing.match.actors[0]
            if seat == 0:
                await ada.say(messages.Look(0))
            await (ben if seat == 1 else ada).act(room._choose(playing, seat))
        room.pause_thoughts = True
        await ada.say(messages.Look(2), messages.Leave())
        assert await turns() == [False, False], "a bot plays on"


def test_who_was_brought_is_forgotten_in_records_too(tmp_path: Any) -> None:
    url = database(tmp_path)

    @in_a_loop
    async def forget() -> None:
        async with TableRoom(url) as room:
            for guest in (ADA, BEN):
                await room.store.add_guest(guest, guest.id.encode(), 0)
            link, (ada, ben) = await device(room, "Mia", players=2)
            await ada.say(messages.Look(2), messages.Say("wow"))
            await room.store.forget_guest(ADA.id)
            room.house.everywhere(inbox.Forgotten(ADA.id))
            await room.settle()
            found = await room.store.load_match(link, 1)
            assert found
            assert (found[0].setup.names, found[0].setup.guests) == (("", "Ben", ""), (None, BEN.id, None))
            stored = await room.store.load_table(link)
            assert stored
            assert stored.chat == ()
            assert [each["name"] for each in ben.table["chairs"][:3]] == ["", "Ben", ""]
            assert ben.table["phase"] == "playing"

    forget()
