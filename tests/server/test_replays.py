"""Matches that are over: their records, and replays from every player's point of view."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest
from table_room import Memory, TableRoom, changed, finished, in_a_loop, play_some

from hacktable.bots import player
from hacktable.bots.registry import HOUSE_TOGETHER
from hacktable.kernel.cstruct import NOBODY
from hacktable.kernel.engine import is_compiled
from hacktable.match.box import box
from hacktable.server.http.replays import Replays, works
from hacktable.server.wire import faults, messages


def test_nothing_of_a_running_match_is_replayed(anywhere: Any) -> None:
    store = anywhere

    @in_a_loop
    async def play() -> None:
        async with TableRoom(store) as room:
            link, pages = await room.start(2)
            replays = Replays(room.store)
            await play_some(room, link, pages, 3)
            for ask in (replays.record(link, 1), replays.replay(link, 1, "open"), replays.replay(link, 1, "0")):
                with pytest.raises(faults.Fault) as raised:
                    await ask
                assert raised.value.kind is faults.RUNNING
                assert raised.value.kind.number == 22
            for table, number in ((link, 2), (link, 0), (link, -1), (link, 2**40), ("nowhere", 1)):
                with pytest.raises(faults.Fault) as raised:
                    await replays.record(table, number)
                assert raised.value.kind is faults.NO_TABLE
            await room.play_to_the_end(link, pages)
            await pages[0].say(messages.Rematch())
            await room.begin(pages)
            assert (await replays.record(link, 1))[1]
            with pytest.raises(faults.Fault):
                await replays.record(link, 2)

    play()


def test_why_somebody_chose_what_they_did_is_told_from_their_own_cards_but_never_while_the_match_runs(
    anywhere: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    store, game = anywhere, box("blackhat").rules
    if is_compiled(game):  # then the champion looks ahead compiled, too, as in a process of the workshop
        monkeypatch.setattr(player, "_compiled", {(game, HOUSE_TOGETHER)})

    @in_a_loop
    async def play() -> None:
        async with TableRoom(store) as room:
            link, pages = await room.start(2, game="blackhat")
            why = works(room.store)["why"]
            playing = room.playing(link)
            for _ in range(6):
                await play_some(room, link, pages, 1)
                for step in range(len(playing.match.log) + 1):
                    with pytest.raises(faults.Fault) as raised:
                        await why(link, 1, step)
                    assert raised.value.kind is faults.RUNNING
            await room.play_to_the_end(link, pages)
            match = room.playing(link).match
            told = 0
            for step in range(4):
                choice = json.loads(await why(link, 1, step))["choice"]
                told += choice is not None
                if choice:
                    entry = match.log[step]
                    assert choice["seat"] == entry.seat
                    assert choice["action"] == json.loads(msgspec.json.encode(entry.action))
                    assert sum(choice["state"]["hidden"][entry.seat]) > 0, "its own cards"
                    assert sum(choice["state"]["hidden"][1 - entry.seat]) == 0, "and nobody else's"
                    assert choice["instead"]["action"] != choice["action"]
            assert told
            for step in (len(match.log), -1):
                with pytest.raises(faults.Fault) as raised:
                    await why(link, 1, step)
                assert raised.value.kind is faults.NO_TABLE
            await pages[0].say(messages.Rematch())
            await room.begin(pages)
            assert json.loads(await why(link, 1, 0)).keys() == {"choice"}, "the match before this one is over"
            with pytest.raises(faults.Fault) as raised:
                await why(link, 2, 0)
            assert raised.value.kind is faults.RUNNING

    play()


@in_a_loop
async def test_a_record_can_be_played_again_and_has_names_and_times() -> None:
    async with TableRoom(Memory()) as room:
        link, _ = await finished(room, pace="relaxed")
        name, text = await Replays(room.store).record(link, 1)
        assert name == f"hashcatch-{link}-1.txt"
        again = box("hashcatch").replay(text)
        assert again.state_bytes() == room.playing(link).match.state_bytes()
        assert again.names == ("Ada", "Ben")
        assert all(entry.at is not None for entry in again.log)
        assert f"\nseed {room.playing(link).stored.setup.server_seed}\n" in text


@pytest.mark.deep
@pytest.mark.parametrize("memory", [False, True])
def test_a_replay_leads_to_the_final_state_and_a_seats_eyes_see_what_the_seat_saw(memory: bool) -> None:
    @in_a_loop
    async def play() -> None:
        async with TableRoom(Memory()) as room:
            link, pages = await room.start(3, spectators=1, options={"memory": memory})
            match = room.playing(link).match
            firsts = [page.sync["state"] for page in pages]
            shown: list[list[dict[str, Any]]] = [[] for _ in pages]
            while not room.playing(link).over:
                await play_some(room, link, pages, 1)
                for number, page in enumerate(pages):
                    shown[number].append(page.sync["state"])
            replays = Replays(room.store)
            for seat in range(3):
                replay = json.loads(await replays.replay(link, 1, str(seat)))
                state = replay["state"]
                assert state == firsts[seat]
                assert replay["eyes"] == seat
                for ply, step in enumerate(replay["steps"], 1):
                    state = changed(state, step["diff"])
                    assert state == shown[seat][ply - 1], "a seat's eyes see what the seat saw, then"
                    assert step["events"] == json.loads(msgspec.json.encode(match.seen(seat, ply)))
                    assert (step["seat"], step["at"]) == (match.log[ply - 1].seat, match.log[ply - 1].at)
            replay = json.loads(await replays.replay(link, 1, "open"))
            state = replay["state"]
            for step in replay["steps"]:
                state = changed(state, step["diff"])
            stored = match._states[0]
            fields = {name for name, field in match.rules.State.fields.items() if field.see is not NOBODY and field.page}
            assert state == {name: stored[name].tolist() for name in fields}, "all open, but no random words"
            assert all(min(hand[:5]) > 0 for hand in replay["state"]["digit"][:3])
            assert replay["end"]["scores"][-1] == list(match.points)
            assert replay["end"] == pages[0].new("end")[0]
            assert (replay["names"], replay["options"], replay["eyes"]) == (["Ada", "Ben", "Cy"], {"memory": memory}, None)
            for eyes in ("3", "-1", "", "spectator"):
                with pytest.raises(faults.Fault) as raised:
                    await replays.replay(link, 1, eyes)
                assert raised.value.kind is faults.NOT_UNDERSTOOD

    play()


@in_a_loop
async def test_an_abandoned_match_can_be_replayed_as_far_as_it_came() -> None:
    async with TableRoom(Memory()) as room:
        link, pages = await room.start(2)
        await play_some(room, link, pages, 9)
        for page in pages:
            await page.say(messages.Leave())
        replay = json.loads(await Replays(room.store).replay(link, 1, "open"))
        assert len(replay["steps"]) == 9
        assert replay["end"]["result"] is None
        _, text = await Replays(room.store).record(link, 1)
        assert len(box("hashcatch").replay(text).log) == 9
