"""Between the rounds of a live match: pauses, delays, and what really happened."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest
from heist import TICK, bring, flowing, live, resting, spots, steer, to_round, to_the_second_round, walker_of
from table_room import CY, Memory, TableRoom, ask, changed, database, in_a_loop

from hacktable.match.match import Match
from hacktable.server.http.replays import Replays
from hacktable.server.http.web import Web
from hacktable.server.wire import messages
from hacktable.server.wire.faults import Fault


@in_a_loop
async def test_between_rounds_there_is_a_pause_until_everyone_wants_to_go_on() -> None:
    async with TableRoom(Memory()) as room:
        link, pages = await resting(room)
        pause = pages[0].new("pause")[-1]
        assert pause["round"] == 2
        assert pause["waiting"] == [0, 1], "bots need no rest"
        tick = room.playing(link).tick
        await room.pass_time(10_000)
        assert room.playing(link).tick == tick
        await pages[0].say(messages.Onward())
        assert pages[1].new("pause")[-1]["waiting"] == [1]
        come = await room.come(link, CY)
        assert come.new("pause")[-1]["waiting"] == [1]
        await pages[1].say(messages.Onward())
        assert pages[1].new("pause")[-1]["left"] == room.house.pauses.ready
        await room.pass_time(room.house.pauses.ready)
        assert pages[1].new("pause")[-1]["left"] == 0
        await room.pass_time(10 * TICK)
        assert room.playing(link).tick == tick + 10


@in_a_loop
async def test_a_pause_ends_by_itself() -> None:
    async with TableRoom(Memory()) as room:
        link, _ = await resting(room)
        tick = room.playing(link).tick
        await room.pass_time(room.house.pauses.recess + 5 * TICK)
        assert room.playing(link).tick > tick


@in_a_loop
async def test_a_pause_does_not_wait_for_who_has_left() -> None:
    async with TableRoom(Memory()) as room:
        link, pages = await resting(room)
        await pages[0].say(messages.Onward())
        pages[0].new()
        tick = room.playing(link).tick
        await pages[1].say(messages.Leave())
        assert pages[0].new("pause")[-1] == {"is": "pause", "round": 2, "left": room.house.pauses.ready, "waiting": []}
        await room.pass_time(room.house.pauses.ready + 5 * TICK)
        assert room.playing(link).tick == tick + 5


@in_a_loop
async def test_a_pause_waits_for_who_only_reloads() -> None:
    async with TableRoom(Memory()) as room:
        link, pages = await resting(room)
        tick = room.playing(link).tick
        await pages[1].go()
        await pages[0].say(messages.Onward())
        assert pages[0].new("pause")[-1]["waiting"] == [1]
        await room.pass_time(2 * room.house.pauses.ready)
        assert room.playing(link).tick == tick
        back = await room.come(link, pages[1].guest)
        assert back.new("pause")[-1]["waiting"] == [1]


@in_a_loop
async def test_everyones_delay_is_measured_and_told_after_the_round() -> None:
    """From when a beat was sent until its echo is here, less what the page kept it; in the middle of all."""
    async with TableRoom(Memory()) as room:
        link, pages = await flowing(room, players=2, bots=2)
        for delay in (40, 60, 80):
            await room.pass_time(TICK - room.time.present % TICK)
            (beat,) = pages[0].new("beat")[-1:]
            await room.pass_time(delay)
            await pages[0].say(live(tick=beat["tick"], since=10))
            await room.pass_time(TICK - delay)
        await to_the_second_round(room, link, pages)
        (told,) = pages[1].new("delays")
        assert told["round"] == 1
        assert told["milliseconds"][0] == 50
        assert told["milliseconds"][2] is None


# ---------------------------------------------------------------- what really happened


@pytest.mark.deep
@in_a_loop
async def test_what_really_happened_is_told_when_the_round_is_over_and_not_before() -> None:
    async with TableRoom(Memory()) as room:
        link, pages = await flowing(room, players=2, bots=2)
        replays = Replays(room.store)
        with pytest.raises(Fault, match="fault-running"):
            await replays.recount(link, 1, 1)
        await to_the_second_round(room, link, pages)
        told = json.loads(await replays.recount(link, 1, 1))
        assert told["round"] == 1
        assert len(told["steps"]) > 30
        with pytest.raises(Fault, match="fault-running"):
            await replays.recount(link, 1, 2)
        for round in (0, 5):
            with pytest.raises(Fault):
                await replays.recount(link, 1, round)
        assert not {"under", "bank", "key", "block"} & told["state"].keys()
        assert not any(cell for seat in told["state"]["seen"] for account in seat for cell in account)
        assert not any({"note", "seen", "under"} & step["diff"].keys() for step in told["steps"])
        assert any("hand_x" in step["diff"] for step in told["steps"])


@pytest.mark.deep
@in_a_loop
async def test_only_the_last_round_of_a_match_that_is_over_opens_the_accounts() -> None:
    """HK-5, HK-30: until then nobody but their owner knows what lies under them."""
    async with TableRoom(Memory()) as room:
        link, (page,) = await room.start(1, game="hacker", bots=2, options={"tempo": "step"})
        replays, before = Replays(room.store), None
        while not room.playing(link).over:
            if page.sync["legal"]:
                await page.act(page.sync["legal"][-1])
            await room.pass_time(700)
            if room.playing(link).match.chapter == 2 and before is None:
                before = json.loads(await replays.recount(link, 1, 1))
        assert before
        assert (before["opened"], before["awards"]) == ({}, [])
        told = json.loads(await replays.recount(link, 1, 4))
        match = room.playing(link).match
        assert told["opened"]["under"] == match.opened()[0]["under"].tolist()
        assert match.result
        money = [
            sum(sum((1 + value) * count for value, count in enumerate(told["opened"]["under"][account])) for account in own)
            for own in _own(match)
        ]
        assert money == list(match.result.points)
        assert told["awards"], "somebody has named somebody"
        earlier = json.loads(await replays.recount(link, 1, 3))
        assert (earlier["opened"], earlier["awards"]) == ({}, [])


def _own(match: Match) -> list[list[int]]:
    """Each seat's accounts."""
    owner = match.opened()[0]["owner"].tolist()
    return [[account for account, each in enumerate(owner) if each == seat] for seat in range(match.players)]


@pytest.mark.deep
@in_a_loop
async def test_a_recount_does_not_tell_where_notes_went() -> None:
    """HK-5: who brings a note is covered until the hands are home."""
    async with TableRoom(Memory()) as room:
        link, pages = await flowing(room, players=3, bots=0, place_limit=8)
        walker = walker_of(pages)
        seat = walker.sync["seat"]
        own = walker.sync["state"]["owner"].index(seat)
        while not walker.sync["state"]["seated"]:
            await room.pass_time(TICK)
        await bring(room, walker, own)
        await walker.act({"do": "place", "account": own + 1})
        board = walker.sync["board"]
        await walker.say(live(steer(1, board["seat_x"][seat], board["seat_y"][seat])))
        await room.pass_time(26 * TICK)
        beside = (board["seat_x"][seat] + 100) // 2 + 3, (board["seat_y"][seat] + 100) // 2 + 3
        await walker.say(live(steer(1, *beside)))
        await room.pass_time(12 * TICK)
        await to_the_second_round(room, link, pages)
        told = json.loads(await Replays(room.store).recount(link, 1, 1))
        state, shown = told["state"], set[tuple[int, int]]()
        for step in told["steps"]:
            state = changed(state, step["diff"])
            shown |= {(state["hand_x"][seat][hand], state["hand_y"][seat][hand]) for hand in range(2)}
        assert beside in shown, "it is told where the hands were otherwise"
        assert spots(walker)[own] not in shown


@in_a_loop
async def test_there_is_a_pause_also_after_a_round_in_which_nobody_was_attacked() -> None:
    """Then the rules go from the last note of one round to the first walk of the next in one tick."""
    async with TableRoom(Memory()) as room:
        link, pages = await flowing(room, players=3, bots=0)
        while room.playing(link).match.chapter < 2:
            await room.pass_time(TICK)
        assert pages[0].new("pause")[-1]["round"] == 2
        assert pages[0].new("delays") == []  # it was told before the pause
        stored = await room.store.load_table(link)
        assert stored
        assert len(stored.moves) == len(room.playing(link).match.log)


@in_a_loop
@pytest.mark.deep
async def test_nothing_is_recounted_while_accounts_lie_face_down() -> None:
    """HK-40: a round that is over would tell whose account lies where."""
    async with TableRoom(Memory()) as room:
        link, pages = await flowing(room, players=3, bots=0, magnetic=True)
        web = Web(room.house, Path("no page is needed"))

        async def told() -> list[int]:
            return [round for round in range(6) if (await ask(web, "GET", f"/api/tables/{link}/1/recount/{round}")).status == 200]

        assert await told() == []
        await to_round(3, room, link, pages)
        assert await told() == [1, 2]
        await to_round(4, room, link, pages)
        assert set(pages[0].sync["state"]["owner"]) == {-1}
        assert await told() == []
        late = await room.come(link)
        assert "turned" in [event["event"] for event in late.sync["log"][0]["events"]], "nor does the log begin before that"
        await late.say(messages.Log(late.sync["log"][0]["number"]), messages.Log(1))
        assert [history["entries"] for history in late.new("history")] == [[], []]
        await to_round(5, room, link, pages)
        assert room.playing(link).over
        assert await told() == [1, 2, 3, 4]
        await late.say(messages.Log(1))
        assert late.new("history")[0]["entries"][0]["number"] == 0


@pytest.mark.deep
@in_a_loop
async def test_what_lies_face_down_is_not_sent_again() -> None:
    """HK-40, in a match in steps: whoever comes, comes back, asks for the log or for stakes is told nothing from before the accounts were turned."""
    async with TableRoom(Memory()) as room:
        link, pages = await room.start(3, game="hacker", options={"tempo": "step", "magnetic": True}, spectators=1)
        playing, chance, hidden = room.playing(link), random.Random(5), 0
        match, kept = playing.match, dict.fromkeys((0, 1, 2, None), 0)
        while not playing.over:
            seat = chance.choice(match.actors)
            down = match.hushed
            if not down:
                kept = {page.sync["seat"]: page.sync["number"] for page in pages}
            await pages[seat].act(chance.choice(pages[seat].sync["legal"]))
            if not match.hushed:
                continue
            hidden += 1
            if not down:
                turn = len(match.log)
            for page in pages if hidden < 4 or hidden % 10 == 0 else ():
                told: list[dict[str, Any]] = []
                for epoch, seen in (
                    (None, None),
                    (page.sync["epoch"], kept[page.sync["seat"]]),
                    (page.sync["epoch"], kept[page.sync["seat"]] - 3),
                ):
                    again = await room.come(link, page.guest, epoch=epoch, seen=seen, following=page.sync)
                    await again.say(messages.Log(10_000), messages.Weigh())
                    told += [json.loads(each) for each in again.raw]
                    await again.go()
                told = [each for each in told if each["is"] in ("sync", "frame", "history", "stakes")]
                after = msgspec.to_builtins(
                    [event for ply in range(turn, len(match.log) + 1) for event in match.seen(page.sync["seat"], ply)]
                )
                after = after[next(at for at, event in enumerate(after) if event["event"] == "turned") :]
                for message in told:
                    events = [event for entry in message.get("log", message.get("entries", [])) for event in entry["events"]]
                    assert all(event in after for event in [*events, *message.get("events", [])])
                    if message["is"] == "sync":
                        assert set(message["state"]["owner"]) == {-1}
                        assert not np.any(message["state"]["seen"])
                assert {"sync", "history"} <= {message["is"] for message in told}
        assert hidden > 5


@pytest.mark.parametrize("number", ["9" * 19, "9" * 30, "-1", "0", "-" + "9" * 30])
def test_a_recount_of_a_match_that_cannot_be_is_not_there(tmp_path: Path, number: str) -> None:
    """Numbers that no database could look for, too."""
    kept = database(tmp_path)

    @in_a_loop
    async def asked() -> None:
        async with TableRoom(kept) as room:
            link, _ = await room.start(2)
            assert (await ask(Web(room.house, tmp_path), "GET", f"/api/tables/{link}/{number}/recount/1")).status == 404

    asked()
