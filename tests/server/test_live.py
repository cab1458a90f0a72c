"""Live matches at a table: time passes in ticks, nobody gets more than the gaze allows, and nothing acknowledged is lost (HK-60 … HK-64)."""

from __future__ import annotations

import asyncio
from itertools import pairwise

import msgspec
import pytest
from heist import QUICK, TICK, at_the_table, bring, far, flowing, hand_of, live, look, spots, steer, walker_of
from table_room import CY, Memory, TableRoom, in_a_loop

from hacktable.bots.asking import Asked
from hacktable.games.hacker.board import WIDTH
from hacktable.kernel.verbs import Action, Tick
from hacktable.server.http.replays import Replays
from hacktable.server.table.live import INPUTS
from hacktable.server.table.move_log import BLOCK
from hacktable.server.table.playing import Playing, replayed
from hacktable.server.table.stored import Move, NotSavedError, Sight
from hacktable.server.wire import messages
from hacktable.server.wire.faults import NOT_UNDERSTOOD

# ---------------------------------------------------------------- ticks


@in_a_loop
async def test_a_tick_passes_every_tenth_of_a_second_and_everyone_gets_one_beat() -> None:
    async with TableRoom(Memory()) as room:
        link, (ada,) = await flowing(room)
        ada.new()
        before = room.playing(link).tick
        await room.pass_time(10 * TICK)
        assert room.playing(link).tick == before + 10
        assert [beat["tick"] for beat in ada.new("beat")] == list(range(before + 1, before + 11))
        assert isinstance(room.playing(link).match.log[-1].action, Tick)


@in_a_loop
async def test_other_tables_have_their_turn_between_two_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    """Six bots that look at the table one after the other keep an event loop busy for longer than anybody should wait for it."""
    async with TableRoom(Memory()) as room:
        await flowing(room)
        turns: list[int | None] = []
        reacts = room.react

        def noted(asked: Asked) -> Action | None:
            turns.append(asked.known.seat)
            asyncio.get_running_loop().call_soon(turns.append, None)
            return reacts(asked)

        monkeypatch.setattr(room, "react", noted)
        await room.pass_time(TICK)
        assert len({seat for seat in turns if seat is not None}) == 2
        assert all(one is None or other in (one, None) for one, other in pairwise(turns)), turns


@pytest.mark.deep
@in_a_loop
async def test_a_whole_match_ends_with_a_result_and_what_is_stored_plays_the_same() -> None:
    """The log is the game: what was written, hands and eyes and ticks, leads to the same bytes."""
    async with TableRoom(Memory()) as room:
        link, (ada,) = await flowing(room)
        for _ in range(400):
            if room.playing(link).over:
                break
            if not room.playing(link).match.live and ada.sync["legal"]:
                await ada.act(ada.sync["legal"][0])
            await ada.say(messages.Onward())
            await room.pass_time(2_000)
        assert ada.new("end")[-1]["result"]["placing"]
        stored = await room.store.load_table(link)
        assert stored
        again = replayed(stored, "again")
        assert isinstance(again, Playing)
        assert again.match.state_bytes() == room.playing(link).match.state_bytes()


@in_a_loop
async def test_a_page_that_follows_beats_shows_what_a_page_shows_that_has_just_come() -> None:
    async with TableRoom(Memory()) as room:
        link, (ada,) = await flowing(room)
        for step in range(12):
            await ada.say(live(look(40 + 10 * step, 100), steer(1, 100, 10 * step)))
            await room.pass_time(3 * TICK)
        fresh = await room.come(link, CY)
        spectator = fresh.sync["state"]
        assert set(map(tuple, spectator["hand_x"])) == {(-1, -1)}, "spectators see no hands (HK-61)"
        again = await room.come(link, ada.guest)
        assert again.sync["state"] == ada.sync["state"]
        assert again.sync["legal"] == ada.sync["legal"]


@pytest.mark.deep
@in_a_loop
async def test_spectators_see_the_walker_move_and_nothing_that_a_seat_might_be_told() -> None:
    """HK-61: whoever watches could tell a player. Hands, eyes and viruses reach them only with the recount, after the round."""
    walk = {"beats", "phase", "turn", "walk", "stage", "seated", "facing", "progress", "clock", "carried", "held", "bank_size", "flowing"}
    protection = {"account", "taker", "named", "traced", "stock", "ready", "rounds", "first", "lies", "since", "clue", "clear"}
    async with TableRoom(Memory()) as room:
        link, _ = await flowing(room, players=1, bots=3)
        spectator = await room.come(link)
        sync = spectator.sync["state"]
        seen, heard = set[str](), set[str]()
        while room.playing(link).match.live:
            await room.pass_time(TICK)
            for beat in spectator.new("beat"):
                assert set(beat["diff"]) <= walk, beat["diff"]
                seen |= set(beat["diff"])
                heard |= {event["event"] for event in beat["events"]}
        assert {"progress", "facing", "seated", "carried"} <= seen, "the way to the bank is in everyone's sight"
        assert heard <= {"left", "faced", "fetched", "returned", "placed"}
        assert {"left", "fetched", "returned"} <= heard
        for frame in spectator.new("frame"):
            assert set(frame["diff"]) <= walk | protection, frame["diff"]
        assert set(map(tuple, sync["hand_x"])) == {(-1, -1)}
        assert set(sync["gaze_x"]) == {-1}
        assert not any(sync["hand"])
        assert room.playing(link).match.opened()[0]["hand"].any()


@pytest.mark.deep
@in_a_loop
async def test_clocks_wait_while_a_match_is_live() -> None:
    """HK-64: there the rules have time limits of their own."""
    async with TableRoom(Memory()) as room:
        link, pages = await room.start(3, game="hacker", options={"tempo": "live", "walk_limit": 60, "place_limit": 60}, pace="quick")
        while not room.playing(link).match.live:
            for page in pages:
                if page.sync["legal"]:
                    await page.act(page.sync["legal"][0])
        await room.pass_time(60_000)
        assert not any(page.new("notice") for page in pages)


# ---------------------------------------------------------------- secrets


@in_a_loop
async def test_what_happens_outside_a_gaze_changes_no_byte_of_what_is_sent() -> None:
    """HK-61: one player looks at the middle; another moves about and lets a virus fall far from there, or does not."""

    async def sent(sneaky: bool) -> list[bytes]:
        async with TableRoom(Memory()) as room:
            link, pages = await flowing(room, players=4, bots=0, walk_seconds=6)
            watcher, sneak = at_the_table(pages)[:2]
            home, radius = hand_of(sneak), watcher.sync["board"]["gaze_radius"]
            account = min(range(len(spots(sneak))), key=lambda each: far(spots(sneak)[each], home))
            there = spots(sneak)[account]
            away = (WIDTH - home[0], WIDTH - home[1])
            assert min(far(away, home), far(away, there)) > radius + 20, "the other end of the table"
            await watcher.say(live(look(*away)))
            await room.pass_time(12 * TICK)
            begun = len(watcher.raw)
            if sneaky:
                await sneak.say(live(steer(1, *there), look(*there)))
            await room.pass_time(12 * TICK)
            if sneaky:
                await sneak.act({"do": "drop", "hand": 1})
                assert sneak.new("ack"), "it fell"
            await room.pass_time(8 * TICK)
            lies = [int(entry) for entry in room.playing(link).match.opened()[0]["lies"][8] if entry]
            assert lies == ([account + 1] if sneaky else [])
            return watcher.raw[begun:]

    quiet, sneaked = await sent(False), await sent(True)
    assert len(quiet) == 20
    assert quiet == sneaked


@in_a_loop
async def test_nobody_is_told_between_ticks_and_every_tick_is_told_once() -> None:
    """When something arrives says nothing either: inputs and drops of others are no message."""
    async with TableRoom(Memory()) as room:
        _, pages = await flowing(room, players=3, bots=0, walk_seconds=6)
        one, other = at_the_table(pages)[:2]
        mine = next(i for i, owner in enumerate(one.sync["state"]["owner"]) if owner == other.sync["seat"])
        await bring(room, one, mine)
        other.new()
        await one.say(live(steer(2, 100, 100)))
        await one.act({"do": "drop", "hand": 1})
        assert one.new("ack")
        assert other.new() == []
        await room.pass_time(TICK)
        assert [each["is"] for each in other.new()] == ["beat"]


# ---------------------------------------------------------------- liars


@in_a_loop
async def test_hands_and_eyes_are_no_faster_than_they_may() -> None:
    """HK-60, HK-61: whoever asks for the other end of the table gets there in time, and not before."""
    async with TableRoom(Memory()) as room:
        _, pages = await flowing(room, players=3, bots=0, walk_seconds=6)
        page = at_the_table(pages)[0]
        board, seat = page.sync["board"], page.sync["seat"]
        for step in range(20):
            before = hand_of(page), (page.sync["state"]["gaze_x"][seat], page.sync["state"]["gaze_y"][seat])
            x = WIDTH if step % 2 else 0
            await page.say(*(live(steer(1, x, x), steer(1, WIDTH - x, x), look(x, WIDTH - x)) for _ in range(3)))
            await room.pass_time(TICK)
            after = hand_of(page), (page.sync["state"]["gaze_x"][seat], page.sync["state"]["gaze_y"][seat])
            assert far(before[0], after[0]) <= board["hand_speed"]
            assert far(before[1], after[1]) <= board["gaze_speed"]


@in_a_loop
async def test_a_virus_falls_only_where_the_hand_is() -> None:
    """HK-60: out of reach nothing falls, and nothing changes."""
    async with TableRoom(Memory()) as room:
        link, pages = await flowing(room, players=3, bots=0, walk_seconds=6)
        page = at_the_table(pages)[0]
        before = room.playing(link).match.state_bytes()
        page.new()
        await page.act({"do": "drop", "hand": 1})
        refused = page.refusal()
        assert refused["rule"] == "HK-60"
        assert room.playing(link).match.state_bytes() == before
        walker = walker_of(pages)
        walker.new()
        await walker.act({"do": "drop", "hand": 1})
        assert walker.refusal()["rule"]
        assert room.playing(link).match.state_bytes() == before


@in_a_loop
async def test_a_flood_of_inputs_is_not_heard() -> None:
    """At most fifteen a second count, also at once, and of those between two ticks only the last for each hand."""
    async with TableRoom(Memory()) as room:
        link, pages = await flowing(room, players=3, bots=0, walk_seconds=6)
        page = at_the_table(pages)[0]
        before = len(room.playing(link).match.log)
        await page.say(*(live(steer(1, 10 + number, 10), steer(2, 50, 10 + number)) for number in range(100)))
        assert len(room.playing(link).match.log) == before, "nothing moves before the tick"
        await room.pass_time(TICK)
        log = [str(entry.action) for entry in room.playing(link).match.log[before:]]
        last = INPUTS[1] - 1
        assert log == [f"steer 1 {10 + last} 10", f"steer 2 50 {10 + last}", "tick"]
        await room.pass_time(900)
        before = len(room.playing(link).match.log)
        for number in range(100):
            await page.say(live(steer(1, 20 + number, 10)))
            await room.pass_time(10)
        assert len(room.playing(link).match.log) - before == 20, "one with each of ten ticks"


@in_a_loop
async def test_many_pages_of_a_seat_move_its_hands_no_more_often_than_one() -> None:
    async with TableRoom(Memory()) as room:
        link, pages = await flowing(room, players=3, bots=0, walk_seconds=6)
        page = at_the_table(pages)[0]
        others = [await room.come(link, page.guest) for _ in range(9)]
        before = len(room.playing(link).match.log)
        for step in range(10):
            for number, each in enumerate((page, *others)):
                await each.say(*(live(steer(1, 10 * step + again, number)) for again in range(4)))
            await room.pass_time(TICK)
        steers = [entry.action for entry in room.playing(link).match.log[before:] if entry.seat >= 0]
        assert 0 < len(steers) <= 10
        taken = room.table(link)._live._buckets
        assert set(taken) <= {0, 1, 2}, "counted for seats"


@in_a_loop
async def test_inputs_are_taken_before_what_is_done_on_purpose_after_them() -> None:
    async with TableRoom(Memory()) as room:
        link, pages = await flowing(room, players=3, bots=0, walk_seconds=6)
        page = at_the_table(pages)[0]
        await bring(room, page, 4)
        await page.say(live(steer(2, 90, 90)))
        await page.act({"do": "drop", "hand": 1})
        assert [str(entry.action).split()[0] for entry in room.playing(link).match.log[-2:]] == ["steer", "drop"]


@in_a_loop
async def test_inputs_do_not_pass_as_acts() -> None:
    """Those are not counted, and each would wait for the disk."""
    async with TableRoom(Memory()) as room:
        link, pages = await flowing(room, players=3, bots=0, walk_seconds=6)
        page = at_the_table(pages)[0]
        before = len(room.playing(link).match.log)
        await page.act(steer(1, 10, 10))
        assert page.refusal()["fault"] == NOT_UNDERSTOOD.number
        assert len(room.playing(link).match.log) == before


@in_a_loop
async def test_inputs_that_are_none_are_refused_and_those_of_strangers_not_heard() -> None:
    async with TableRoom(Memory()) as room:
        link, pages = await flowing(room, players=3, bots=0, walk_seconds=6)
        page, spectator = at_the_table(pages)[0], await room.come(link)
        before = [entry for entry in room.playing(link).match.log if entry.seat >= 0]
        for lie in (
            steer(1, WIDTH + 1, 0),
            steer(3, 0, 0),
            look(-1, 0),
            {"do": "drop", "hand": 1},
            {"do": "fly"},
            {"do": "look", "x": "0", "y": 0},
        ):
            page.new()
            await page.say(live(lie))
            assert page.refusal()["fault"], lie
            await room.pass_time(TICK)
        await spectator.say(live(steer(1, 0, 0)), messages.Onward())
        assert [entry for entry in room.playing(link).match.log if entry.seat >= 0] == before


@in_a_loop
async def test_facing_the_table_is_the_walkers_choice_alone() -> None:
    """HK-62."""
    async with TableRoom(Memory()) as room:
        link, pages = await flowing(room, players=3, bots=0, walk_seconds=6)
        walker = walker_of(pages)
        await at_the_table(pages)[0].say(live({"do": "face", "side": "table"}))
        await room.pass_time(TICK)
        assert room.playing(link).match.opened()[0]["facing"] == 0
        await walker.say(live({"do": "face", "side": "table"}))
        await room.pass_time(TICK)
        assert room.playing(link).match.opened()[0]["facing"] == 1


# ---------------------------------------------------------------- disks


class Counting(Memory):
    """Counts writes, and fails when it is told to."""

    def __init__(self) -> None:
        super().__init__()
        self.blocks: list[tuple[Move, ...]] = []
        self.failing = False

    async def append(self, *moves: Move, sight: Sight | None = None, term: int = 0) -> None:
        if self.failing:
            raise NotSavedError("not written")
        self.blocks.append(moves)
        await super().append(*moves, sight=sight, term=term)


@in_a_loop
async def test_what_is_done_on_purpose_is_on_disk_with_all_before_it_when_it_is_acknowledged() -> None:
    store = Counting()
    async with TableRoom(store) as room:
        link, pages = await flowing(room, players=3, bots=0, walk_seconds=6)
        page = at_the_table(pages)[0]
        await bring(room, page, 4)
        await page.say(live(steer(2, 90, 90)))
        page.new()
        move_id = await page.act({"do": "drop", "hand": 1})
        assert page.new("ack") == [{"is": "ack", "id": move_id}]
        stored = await store.load_table(link)
        assert stored
        assert [move.ply for move in stored.moves] == list(range(1, len(room.playing(link).match.log) + 1))
        assert stored.moves[-1].move_id == move_id
        await page.act({"do": "drop", "hand": 1}, id=move_id)  # sent again: once is enough
        assert page.new("ack") == [{"is": "ack", "id": move_id}]
        assert len(room.playing(link).match.log) == len(stored.moves)


@in_a_loop
async def test_the_stream_is_written_in_blocks_of_a_quarter_of_a_second() -> None:
    store = Counting()
    async with TableRoom(store) as room:
        link, pages = await flowing(room, players=3, bots=0, walk_seconds=6)
        page = at_the_table(pages)[0]
        store.blocks.clear()
        for number in range(30):
            await page.say(live(steer(1, 10 + number, 10)))
            await room.pass_time(TICK)
            stored = await store.load_table(link)
            assert stored
            last = stored.moves[-1].at
            assert room.playing(link).at - last <= BLOCK, "a crash now would cost more than a quarter of a second"
        assert len(store.blocks) <= 30 * TICK / BLOCK + 1


@in_a_loop
async def test_a_drop_that_could_not_be_written_has_not_happened() -> None:
    """Everyone sees what is stored; nobody was told otherwise."""
    store = Counting()
    async with TableRoom(store) as room:
        link, pages = await flowing(room, players=3, bots=0, walk_seconds=6)
        page = at_the_table(pages)[0]
        await bring(room, page, 4)
        page.new()
        store.failing = True
        await page.act({"do": "drop", "hand": 1})
        store.failing = False
        heard = page.new()
        assert [each["is"] for each in heard if each["is"] in ("ack", "refused")] == ["refused"]
        assert not any(room.playing(link).match.opened()[0]["lies"][8])
        await room.pass_time(room.house.pauses.ready + 5 * TICK)
        assert page.new("beat"), "it goes on"


@in_a_loop
async def test_a_table_that_is_closed_in_a_heist_goes_on_where_it_was() -> None:
    """Closing, unlike a crash, costs nothing at all."""
    store = Memory()
    async with TableRoom(store) as room:
        link, pages = await flowing(room, players=3, bots=0, walk_seconds=6)
        page = at_the_table(pages)[0]
        await page.say(live(steer(1, 90, 90)))
        await room.pass_time(TICK)
        for each in pages:
            await each.go()
        stored = await store.load_table(link)
        assert stored
        again = replayed(stored, "again")
        assert isinstance(again, Playing)
        assert len(again.match.log) == len(room.playing(link).match.log), "all was written as the last page went"
        tick = room.playing(link).tick
        await room.pass_time(5_000)
        assert room.playing(link).tick == tick


@in_a_loop
async def test_clocks_run_again_when_time_stands_still() -> None:
    """Also for one who may do something before and after."""
    async with TableRoom(Memory()) as room:
        link, pages = await room.start(3, game="hacker", options=QUICK, pace="quick")
        while not room.playing(link).match.live:
            for page in pages:
                if page.sync["legal"]:
                    await page.act(page.sync["legal"][0])
        await room.pass_time(room.house.pauses.ready)
        walker = pages.index(walker_of(pages))
        sneak, last = pages[(walker + 1) % 3], pages[(walker + 2) % 3]
        own = last.sync["state"]["owner"].index(last.sync["seat"])
        await bring(room, sneak, own)
        await sneak.act({"do": "drop", "hand": 1})
        while not (last.sync["state"]["turn"] == last.sync["seat"] and last.sync["state"]["seated"]):
            await room.pass_time(TICK)
        await bring(room, last, own)
        assert last.sync["legal"], "there the note could be placed"
        assert not last.sync["clock"][last.sync["seat"]]["running"]
        while room.playing(link).match.live:
            await room.pass_time(TICK)
        assert last.sync["legal"][0]["do"] == "name"
        assert last.sync["clock"][last.sync["seat"]]["running"]


# ---------------------------------------------------------------- coming and going


@in_a_loop
async def test_a_lost_connection_leaves_still_hands_and_coming_back_resumes() -> None:
    """HK-64."""
    async with TableRoom(Memory()) as room:
        link, pages = await flowing(room, players=3, bots=0, walk_seconds=10, walk_limit=60)
        page, other = at_the_table(pages)[:2]
        seat = page.sync["seat"]
        await page.say(live(steer(1, 100, 100)))
        await room.pass_time(3 * TICK)
        await page.go()
        await room.pass_time(TICK)
        state = room.playing(link).match.opened()[0]
        still = state["hand_x"][seat].tolist(), state["hand_y"][seat].tolist()
        await room.pass_time(20 * TICK)
        state = room.playing(link).match.opened()[0]
        assert (state["hand_x"][seat].tolist(), state["hand_y"][seat].tolist()) == still
        assert far((still[0][0], still[1][0]), (100, 100)) > 10, "it was on its way"
        back = await room.come(link, page.guest)
        assert back.sync["state"]["hand_x"][seat] == still[0]
        await back.say(live(steer(1, 100, 100)))
        await room.pass_time(30 * TICK)
        assert hand_of(back) == (100, 100)
        assert other.sync["state"]["hand"][other.sync["seat"]] > 0


@in_a_loop
async def test_a_walker_who_stalls_is_walked_home_with_the_note() -> None:
    """HK-64: who faces the table at the bank for ever is turned round; the note goes where it is quietest."""
    async with TableRoom(Memory()) as room:
        link, pages = await flowing(room, players=3, bots=0)
        walker = walker_of(pages)
        seat, held = walker.sync["seat"], walker.sync["state"]["held"][walker.sync["seat"]]
        await walker.say(live({"do": "face", "side": "table"}))
        await walker.go()
        for _ in range(12):
            await room.pass_time(1000)
            if room.playing(link).match.opened()[0]["turn"] != seat:
                break
        state = room.playing(link).match.opened()[0]
        assert state["turn"] != seat
        assert state["held"][seat] == held + 1


@in_a_loop
async def test_who_has_left_does_not_steer_the_hands_that_a_bot_plays() -> None:
    async with TableRoom(Memory()) as room:
        link, pages = await flowing(room, players=2, bots=2, walk_seconds=6)
        page = at_the_table(pages)[0]
        await page.say(messages.Leave())
        before = len(room.playing(link).match.log)
        await page.say(live(steer(1, 7, 13)))
        assert len(room.playing(link).match.log) == before


@in_a_loop
async def test_nothing_is_added_to_a_match_that_everyone_has_left() -> None:
    async with TableRoom(Memory()) as room:
        link, (ada,) = await flowing(room, walk_seconds=6)
        await ada.say(live(steer(1, 100, 100)))
        await room.pass_time(BLOCK // 2)  # not written yet
        await ada.say(messages.Leave())
        text = await Replays(room.store).record(link, 1)
        await ada.go()
        stored = await room.store.load_table(link)
        assert stored
        assert len(stored.moves) == len(room.playing(link).match.log)
        assert await Replays(room.store).record(link, 1) == text


@in_a_loop
async def test_who_comes_between_a_deed_and_its_tick_is_told_once() -> None:
    """The log that they are given has it already."""
    async with TableRoom(Memory()) as room:
        link, pages = await flowing(room, players=3, bots=0, place_limit=8)
        walker = walker_of(pages)
        own = walker.sync["state"]["owner"].index(walker.sync["seat"])
        while not walker.sync["state"]["seated"]:
            await room.pass_time(TICK)
        await bring(room, walker, own)
        await walker.act({"do": "place", "account": own + 1})
        eve = await room.come(link)
        events = [event["event"] for entry in eve.sync["log"] for event in entry["events"]]
        assert events.count("placed") == 7, "two each before the round, and this one"
        pages[0].new()
        await room.pass_time(TICK)
        assert "placed" in [event["event"] for beat in pages[0].new("beat") for event in beat["events"]]
        assert "placed" not in [event["event"] for beat in eve.new("beat") for event in beat["events"]]


@in_a_loop
async def test_a_second_page_that_comes_between_a_deed_and_its_tick_shows_what_the_first_shows() -> None:
    """The next beat tells both what has changed since the last one: so the new page begins with what the other was shown then."""
    async with TableRoom(Memory()) as room:
        link, pages = await flowing(room, players=3, bots=0, walk_seconds=6)
        page = at_the_table(pages)[0]
        await bring(room, page, 4)
        shown = msgspec.to_builtins(page.sync["state"])
        await page.act({"do": "drop", "hand": 1})
        second = await room.come(link, page.guest)
        assert second.sync["state"] == shown
        for _ in range(2):
            await room.pass_time(TICK)
            fresh = await room.come(link, page.guest)
            assert second.sync["state"] == page.sync["state"] == fresh.sync["state"] != shown
