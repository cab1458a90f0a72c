"""A shared device is sent the same bytes, whatever a player of it knows in secret, while another player or nobody holds it."""

from __future__ import annotations

import json
import random
from typing import Any

import msgspec
import pytest
from table_room import PEOPLE, FakePage, Memory, TableRoom, in_a_loop, seed_of
from test_secrecy import RemembersAll, ShowsAll, TellsAll, positions
from worlds import LINK, SERVER_SEED, Op, _until_late, script, twin_of

import hacktable
import tiny
from hacktable.match.match import Match
from hacktable.server.table.playing import Playing
from hacktable.server.table.room import Page, Room
from hacktable.server.table.setup import Setup, Sitter
from hacktable.server.table.stored import MatchSetup, StoredMatch
from hacktable.server.wire import messages

hacktable.register(tiny.GAME)
DEVICE = (0, 1)
"""Seats of the first guest."""


def setup_of(match: Match) -> tuple[Setup, StoredMatch]:
    """The first two seats are played on one device."""
    people = [PEOPLE[max(0, seat - 1)] for seat in range(match.players)]
    names = [each.name if seat != DEVICE[1] else "Mia" for seat, each in enumerate(people)]
    seeds = tuple(map(seed_of, range(match.players)))
    chairs: list[Sitter | None] = [
        Sitter(each.id, names[seat], commitment=seeds[seat], shares=seat == DEVICE[1]) for seat, each in enumerate(people)
    ]
    chairs += [None] * (match.rules.players[-1] - len(chairs))
    options = msgspec.structs.asdict(match.options)
    begun = MatchSetup(match.game, options, SERVER_SEED, seeds, tuple(names), tuple(each.id for each in people), "relaxed")
    setup = Setup(match.game, people[0].id, chairs, options, "relaxed", "playing", 1, SERVER_SEED)
    return setup, StoredMatch(LINK, 1, match.rules.version, begun, 0)


async def between_hand_overs(match: Match, eyes: int | None, ops: list[Op]) -> list[bytes]:
    """Everything that reaches a shared page while it looks through one seat, or none; other seats act meanwhile."""
    store = Memory()
    setup, stored = setup_of(match)
    await store.begin_match(stored, setup, 0)
    async with TableRoom(store, pause_thoughts=True) as room:
        table = await room.open(LINK)
        table.begin(Playing(stored, (), "epoch", match=match))
        others = {seat: await room.come(LINK, PEOPLE[seat - 1]) for seat in range(2, match.players)}
        elsewhere = await room.come(LINK, PEOPLE[0])  # the same guest's other page: its looking is its own
        page = await room.come(LINK, PEOPLE[0])
        await page.say(messages.Look(eyes))
        got, since = list[bytes](), 0
        for number, op in enumerate(op for op in ops if op[0] in ("act", "late", "log", "tick")):
            match op:
                case ("act", seat, action, id) if seat == eyes:
                    await page.act(action, id=id)
                case ("act", seat, action, id) if seat in DEVICE and number % 2:
                    got += page.raw[since:]
                    await page.say(messages.Look(seat))
                    await page.act(action, id=id)
                    since = len(page.raw)
                    await page.say(messages.Look(eyes))
                case ("act", seat, action, id):
                    if seat in DEVICE:
                        await elsewhere.say(messages.Look(seat))
                    await others.get(seat, elsewhere).act(action, id=id)
                case ("late", seat):
                    await room.pass_time(_until_late(table, seat))
                case ("log", before):
                    await page.say(messages.Log(before), messages.Weigh())
                case ("tick", milliseconds):
                    await room.pass_time(milliseconds)
        acted(page, others, elsewhere)
        return [*got, *page.raw[since:]]


def acted(*pages: FakePage | dict[int, FakePage]) -> None:
    """Nobody was refused anything: all that was to happen has happened."""
    for each in pages:
        for page in each.values() if isinstance(each, dict) else (each,):
            assert page.new("refused") == []


async def compared(match: Match, eyes: int | None, seed: str, leak: type[Match] | None = None) -> tuple[list[bytes], int, bool]:
    """What came in one world, after how many actions secrets differed, and whether as much came in the other."""
    viewer = -1 if eyes is None else eyes
    twin = twin_of(match, viewer, seed)
    ops = list(script(match.copy(), twin.copy(), random.Random(seed), [], 20))
    worlds = match.copy(), twin
    if leak:
        for world in worlds:
            leaky: Any = type("Leaky", (leak, type(world)), {})
            world.__class__ = leaky
    ours, theirs = [await between_hand_overs(world, eyes, ops) for world in worlds]
    return ours, ops.count(("differ",)), ours == theirs


@pytest.mark.parametrize(("game", "players"), [("hashcatch", 2), ("hashcatch", 4), ("highest", 2), ("highest", 4)])
@pytest.mark.parametrize("eyes", [None, 0, 1])
@pytest.mark.deep
def test_between_hand_overs_no_byte_tells_what_another_of_the_device_knows(game: str, players: int, eyes: int | None) -> None:
    @in_a_loop
    async def compare() -> None:
        size = differed = 0
        for number, match in enumerate(positions(game, players, {"memory": False} if game == "hashcatch" else {})):
            got, actions, same = await compared(match, eyes, f"device {number}")
            assert same
            assert {each["seat"] for each in map(json.loads, got) if each["is"] == "sync"} <= {eyes, None}
            size, differed = size + sum(map(len, got)), differed + actions
        assert size > 4_000
        assert differed >= 3, "too little was played in worlds that differ"

    compare()


@pytest.mark.deep
@pytest.mark.parametrize("leak", [ShowsAll, TellsAll, RemembersAll], ids=lambda leak: leak.__name__)
def test_a_server_that_leaks_to_a_shared_device_is_caught(leak: type[Match]) -> None:
    @in_a_loop
    async def compare() -> None:
        for number, match in enumerate(positions("hashcatch", 3, {"memory": False})):
            for eyes in (None, 0, 1):
                _, _, same = await compared(match, eyes, f"device {number}", leak)
                if not same:
                    return
        raise AssertionError(f"{leak.__name__} was not noticed")

    compare()


def test_a_server_that_does_not_wait_for_the_hand_over_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Room.seat_of

    def hasty(room: Room, page: Page) -> int | None:
        seat = honest(room, page)
        return DEVICE[1] if seat is None and page.guest == PEOPLE[0].id else seat

    monkeypatch.setattr(Room, "seat_of", hasty)

    @in_a_loop
    async def compare() -> None:
        _, _, same = await compared(positions("hashcatch", 3, {"memory": False})[1], None, "hasty")
        assert not same

    compare()
