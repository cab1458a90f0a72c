"""Before, between and after matches: chairs, readiness, options, and who may change what."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from table_room import ADA, BEN, CY, DEE, PEOPLE, FakePage, Memory, TableRoom, commit, in_a_loop, seed_of

from hacktable.kernel.errors import OptionError
from hacktable.match.box import box
from hacktable.match.deal import server_commitment, terms_of
from hacktable.match.seeds import match_key
from hacktable.server.table import inbox
from hacktable.server.table.setup import MOST_FAILED, Phase, Setup
from hacktable.server.wire import faults, messages
from hacktable.server.wire.faults import Fault

LEVELS = ("random", "greedy")


def new_setup(bots: int = 0, **options: Any) -> Setup:
    """Ada's table."""
    return Setup.new(box("hashcatch"), ADA.id, ADA.name, bots, options, "off", "greedy")


def chairs(setup: Setup) -> list[str]:
    return ["-" if sitter is None else sitter.level or sitter.name for sitter in setup.chairs]


def refuses(setup: Setup, kind: faults.FaultKind, method: str, *args: Any) -> dict[str, Any]:
    """That a change is refused with this fault and changes nothing; the fault's parameters."""
    before = msgspec.json.encode(setup)
    with pytest.raises(Fault) as raised:
        getattr(setup, method)(*args)
    assert raised.value.kind is kind
    assert msgspec.json.encode(setup) == before
    return raised.value.params


def full(*, ready: bool = True) -> Setup:
    """Ada and Ben, ready."""
    setup = new_setup()
    setup.sit(BEN.id, BEN.name, 1)
    if ready:
        commit(setup, ADA.id, 0)
        commit(setup, BEN.id, 1)
    return setup


def start(setup: Setup) -> None:
    """Ada starts, and everyone reveals."""
    setup.deal(ADA.id)
    setup.begin()


def started() -> Setup:
    setup = full()
    start(setup)
    return setup


# ---------------------------------------------------------------- chairs


def test_a_new_table_has_its_maker_in_the_first_chair_and_bots_of_the_best_level_beside() -> None:
    assert chairs(new_setup()) == ["Ada", "-", "-", "-"]
    assert chairs(new_setup(2)) == ["Ada", "greedy", "greedy", "-"]
    assert chairs(new_setup(7)) == ["Ada", "greedy", "greedy", "greedy"]
    assert new_setup().options == {"memory": False}
    assert new_setup(memory=True).options == {"memory": True}


def test_every_table_has_a_seed_of_its_own_and_shows_its_hash() -> None:
    one, other = new_setup(), new_setup()
    assert one.server_seed != other.server_seed
    assert len(bytes.fromhex(one.server_seed)) == 32
    assert one.commitment == server_commitment(bytes.fromhex(one.server_seed), terms_of(one.game, len(one.sitting), one.options))


def test_a_guest_sits_moves_to_another_chair_and_gets_up() -> None:
    setup = new_setup()
    setup.sit(BEN.id, BEN.name, 3)
    assert chairs(setup) == ["Ada", "-", "-", "Ben"]
    setup.sit(BEN.id, BEN.name, 1)
    assert chairs(setup) == ["Ada", "Ben", "-", "-"]
    setup.sit(BEN.id, BEN.name, 1)
    assert chairs(setup) == ["Ada", "Ben", "-", "-"]
    setup.stand(BEN.id)
    assert chairs(setup) == ["Ada", "-", "-", "-"]


def test_a_bots_chair_can_be_taken_by_a_guest_and_a_guests_cannot() -> None:
    setup = new_setup(2)
    setup.sit(BEN.id, BEN.name, 1)
    assert chairs(setup) == ["Ada", "Ben", "greedy", "-"]
    assert refuses(setup, faults.TAKEN, "sit", CY.id, CY.name, 1) == {"chair": 2}
    assert refuses(setup, faults.TAKEN, "sit", BEN.id, BEN.name, 0) == {"chair": 1}
    setup.sit(ADA.id, ADA.name, 2)
    assert chairs(setup) == ["-", "Ben", "Ada", "-"]


@pytest.mark.parametrize("chair", [-1, 4, 7])
def test_a_chair_that_is_not_there_is_refused(chair: int) -> None:
    setup = new_setup()
    assert refuses(setup, faults.NO_CHAIR, "sit", BEN.id, BEN.name, chair) == {"chair": chair + 1}
    assert refuses(setup, faults.NO_CHAIR, "put_bot", ADA.id, chair, "greedy", LEVELS) == {"chair": chair + 1}
    assert refuses(setup, faults.NO_CHAIR, "kick", ADA.id, chair) == {"chair": chair + 1}


def test_who_does_not_sit_can_neither_get_up_nor_be_ready_nor_leave() -> None:
    setup = new_setup()
    refuses(setup, faults.NO_SEAT, "stand", BEN.id)
    refuses(setup, faults.NO_SEAT, "ready", BEN.id, setup.commitment, seed_of(1))
    running = started()
    for method in ("leave", "back"):
        refuses(running, faults.NO_SEAT, method, CY.id)


def test_the_host_puts_bots_and_takes_them_away() -> None:
    setup = new_setup()
    setup.put_bot(ADA.id, 2, "random", LEVELS)
    assert chairs(setup) == ["Ada", "-", "random", "-"]
    setup.put_bot(ADA.id, 2, "greedy", LEVELS)
    assert chairs(setup) == ["Ada", "-", "greedy", "-"]
    setup.put_bot(ADA.id, 2, None, LEVELS)
    setup.put_bot(ADA.id, 2, None, LEVELS)
    assert chairs(setup) == ["Ada", "-", "-", "-"]
    assert refuses(setup, faults.TAKEN, "put_bot", ADA.id, 0, "greedy", LEVELS) == {"chair": 1}
    assert refuses(setup, faults.NOT_UNDERSTOOD, "put_bot", ADA.id, 1, "genius", LEVELS) == {"reason": "level: genius"}
    refuses(setup, faults.NOT_UNDERSTOOD, "put_bot", ADA.id, 1, "", LEVELS)


def test_the_host_kicks_guests_only() -> None:
    setup = full()
    setup.put_bot(ADA.id, 2, "greedy", LEVELS)
    for chair in (0, 2, 3):
        assert refuses(setup, faults.NO_CHAIR, "kick", ADA.id, chair) == {"chair": chair + 1}
    assert setup.kick(ADA.id, 1).name == "Ben"
    assert chairs(setup) == ["Ada", "-", "greedy", "-"]


def test_what_is_the_hosts_is_refused_to_others() -> None:
    setup = full()
    refuses(setup, faults.NOT_HOST, "put_bot", BEN.id, 2, "greedy", LEVELS)
    refuses(setup, faults.NOT_HOST, "kick", BEN.id, 0)
    refuses(setup, faults.NOT_HOST, "choose", BEN.id, {}, "quick")
    refuses(setup, faults.NOT_HOST, "deal", BEN.id)


def test_two_quick_choices_do_not_undo_one_another() -> None:
    """A page names only what it changes: it may not have heard yet what its last choice came to."""
    setup = full()
    setup.choose(ADA.id, {}, "relaxed")
    setup.choose(ADA.id, {"memory": True})
    assert (setup.pace, setup.options) == ("relaxed", {"memory": True})
    setup.choose(ADA.id, {}, "off")
    assert (setup.pace, setup.options) == ("off", {"memory": True})


def test_the_host_passes_on_to_the_first_who_still_sits() -> None:
    setup = full()
    setup.sit(CY.id, CY.name, 3)
    setup.stand(ADA.id)
    assert setup.host == BEN.id
    setup.sit(ADA.id, ADA.name, 0)
    assert setup.host == BEN.id, "who comes later is not host again"
    setup.stand(BEN.id)
    assert setup.host == ADA.id


def test_an_empty_table_gets_its_host_with_the_first_who_sits_down() -> None:
    setup = new_setup(1)
    setup.stand(ADA.id)
    assert ADA.id not in msgspec.json.encode(setup).decode(), "who got up is not kept"
    setup.sit(BEN.id, BEN.name, 2)
    assert setup.host == BEN.id


# ---------------------------------------------------------------- options


def test_memory_aids_belong_to_the_table_and_not_to_what_is_played() -> None:
    setup = Setup.new(box("blackhat"), ADA.id, ADA.name, 1, {}, "off", "greedy")
    terms, commitment = setup.terms, setup.commitment
    shown = [setup.shown_aids]
    setup.choose(ADA.id, {}, aids=True)
    assert setup.terms != terms, "people are ready for a table with or without them"
    assert setup.commitment == commitment, "the match and its record are the same"
    shown.append(setup.shown_aids)
    setup.choose(ADA.id, {}, "quick")
    assert [*shown, setup.shown_aids] == [False, True, True], "off by default, and what is not named stays"
    assert setup.copy().aids


def test_a_game_without_memory_aids_offers_none() -> None:
    setup = new_setup()
    setup.choose(ADA.id, {}, aids=True)
    assert setup.shown_aids is None
    assert not setup.aids


def test_wrong_options_are_refused_by_name_and_change_nothing() -> None:
    setup = full()
    before = msgspec.json.encode(setup)
    for options, code in (({"colour": 1}, "option-unknown"), ({"memory": "yes"}, "option-value")):
        with pytest.raises(OptionError) as raised:
            setup.choose(ADA.id, options, "quick")
        assert raised.value.code == code
        assert msgspec.json.encode(setup) == before


# ---------------------------------------------------------------- starting


def test_it_takes_enough_players_who_are_all_ready() -> None:
    alone = new_setup()
    commit(alone, ADA.id, 0)
    assert refuses(alone, faults.TOO_FEW, "deal", ADA.id) == {"players": 2}
    setup = full(ready=False)
    refuses(setup, faults.NOT_READY, "deal", ADA.id)
    commit(setup, ADA.id, 0)
    refuses(setup, faults.NOT_READY, "deal", ADA.id)
    commit(setup, BEN.id, 1)
    setup.unready(BEN.id)
    refuses(setup, faults.NOT_READY, "deal", ADA.id)
    commit(setup, BEN.id, 1)
    start(setup)
    assert (setup.phase, setup.match) == ("playing", 1)


def test_bots_are_always_ready() -> None:
    setup = new_setup(1)
    commit(setup, ADA.id, 0)
    start(setup)
    assert setup.phase == "playing"


def test_chairs_move_up_at_the_start() -> None:
    setup = new_setup()
    setup.sit(BEN.id, BEN.name, 3)
    setup.put_bot(ADA.id, 2, "random", LEVELS)
    setup.sit(ADA.id, ADA.name, 1)
    for number, guest in enumerate((ADA, BEN)):
        commit(setup, guest.id, number)
    assert chairs(setup) == ["-", "Ada", "random", "Ben"]
    start(setup)
    assert chairs(setup) == ["Ada", "random", "Ben", "-"]


@pytest.mark.parametrize(
    ("method", "args"),
    [
        ("sit", (CY.id, CY.name, 2)),
        ("stand", (BEN.id,)),
        ("ready", (BEN.id, seed_of(3), seed_of(3))),
        ("unready", (BEN.id,)),
        ("put_bot", (ADA.id, 2, "greedy", LEVELS)),
        ("kick", (ADA.id, 1)),
        ("choose", (ADA.id, {"memory": True}, "quick")),
        ("deal", (ADA.id,)),
    ],
)
def test_what_belongs_to_the_lobby_is_refused_afterwards(method: str, args: tuple[Any, ...]) -> None:
    running = started()
    refuses(running, faults.NOT_NOW, method, *args)
    running.phase = "over"
    refuses(running, faults.NOT_NOW, method, *args)


def test_leaving_and_coming_back_belong_to_a_running_match() -> None:
    setup = full()
    refuses(setup, faults.NOT_NOW, "leave", ADA.id)
    refuses(setup, faults.NOT_NOW, "back", ADA.id)
    refuses(setup, faults.NOT_NOW, "rematch", ADA.id, [])
    start(setup)
    refuses(setup, faults.NOT_NOW, "rematch", ADA.id, [])
    assert setup.leave(BEN.id) == (1,)
    assert setup.chairs[1].left  # type: ignore[union-attr]
    assert setup.back(BEN.id) == (1,)
    assert not setup.chairs[1].left  # type: ignore[union-attr]
    setup.leave(BEN.id)
    assert setup.phase == "playing"
    setup.leave(ADA.id)
    assert setup.phase == "abandoned", "everybody has left"  # type: ignore[comparison-overlap]


# ---------------------------------------------------------------- after a match


def over(*, left: bool = False) -> Setup:
    setup = full(ready=False)
    setup.sit(CY.id, CY.name, 2)
    for number, guest in enumerate(PEOPLE[:3]):
        commit(setup, guest.id, number)
    start(setup)
    if left:
        setup.leave(BEN.id)
    setup.phase = "over"
    return setup


def test_a_rematch_goes_back_to_the_lobby_with_another_seed_and_nobody_ready() -> None:
    setup = over()
    before = setup.server_seed
    setup.rematch(BEN.id, [ADA.id, CY.id, None])
    assert (setup.phase, setup.match) == ("lobby", 1)
    assert setup.server_seed != before
    assert chairs(setup) == ["Ada", "Ben", "Cy", "-"]
    assert all(sitter.commitment is None for _, sitter in setup.guests)


def test_a_rematch_frees_the_chairs_of_those_who_are_not_here_or_left() -> None:
    setup = over()
    setup.rematch(BEN.id, [BEN.id, CY.id])
    assert chairs(setup) == ["-", "Ben", "Cy", "-"]
    assert setup.host == BEN.id
    setup = over(left=True)
    setup.rematch(ADA.id, [ADA.id, BEN.id, CY.id])
    assert chairs(setup) == ["Ada", "-", "Cy", "-"]


def test_who_asks_for_a_rematch_keeps_the_chair_even_after_leaving_the_match() -> None:
    setup = new_setup(1)
    commit(setup, ADA.id, 0)
    start(setup)
    setup.leave(ADA.id)
    assert setup.phase == "abandoned"
    setup.rematch(ADA.id, [ADA.id])
    assert chairs(setup) == ["Ada", "greedy", "-", "-"]
    assert not setup.chairs[0].left  # type: ignore[union-attr]
    assert setup.host == ADA.id


def test_only_who_played_asks_for_a_rematch() -> None:
    refuses(over(), faults.NO_SEAT, "rematch", DEE.id, [DEE.id])


# ---------------------------------------------------------------- names


def test_a_new_name_is_seen_in_the_chair() -> None:
    setup = full()
    assert setup.rename(BEN.id, "Benno")
    assert chairs(setup) == ["Ada", "Benno", "-", "-"]
    assert not setup.rename(BEN.id, "Benno")
    assert not setup.rename(CY.id, "Cyrus")


@pytest.mark.parametrize("phase", ["lobby", "playing", "over"])
def test_nothing_of_a_forgotten_guest_remains(phase: Phase) -> None:
    for setup, who in ((full(), ADA), (full(), BEN), (new_setup(1), ADA)):
        for _, sitter in setup.guests:
            sitter.commitment = seed_of(0)
        if phase != "lobby":
            start(setup)
            setup.phase = phase
        assert setup.forget(who.id)
        kept = msgspec.json.encode(setup).decode()
        assert who.id not in kept
        assert who.name not in kept
        assert not setup.forget(who.id)


def test_the_last_persons_match_is_abandoned_when_they_are_forgotten() -> None:
    setup = started()
    setup.forget(ADA.id)
    assert (setup.phase, setup.host) == ("playing", BEN.id)
    setup.forget(BEN.id)
    assert setup.phase == "abandoned"


# ---------------------------------------------------------------- at a table


REFUSED: list[tuple[str, messages.FromPage, faults.FaultKind]] = [
    ("ben", messages.Sit(0), faults.TAKEN),
    ("ben", messages.Sit(7), faults.NO_CHAIR),
    ("ben", messages.Start(), faults.NOT_HOST),
    ("ben", messages.Bot(2, "greedy"), faults.NOT_HOST),
    ("ben", messages.Kick(0), faults.NOT_HOST),
    ("ben", messages.Choose({}, "quick"), faults.NOT_HOST),
    ("ada", messages.Start(), faults.NOT_READY),
    ("ada", messages.Bot(1, "greedy"), faults.TAKEN),
    ("ada", messages.Bot(2, "genius"), faults.NOT_UNDERSTOOD),
    ("ada", messages.Kick(3), faults.NO_CHAIR),
    ("ada", messages.Choose({"colour": True}, "off"), faults.OPTION),
    ("ada", messages.Leave(), faults.NOT_NOW),
    ("ada", messages.Back(), faults.NOT_NOW),
    ("ada", messages.Rematch(), faults.NOT_NOW),
    ("ada", messages.Act("12345678", 0, msgspec.Raw(b'{"do":"roll"}')), faults.NOT_NOW),
    ("cy", messages.Stand(), faults.NO_SEAT),
    ("cy", messages.Ready(seed_of(2), (seed_of(2),)), faults.NO_SEAT),
    ("stranger", messages.Sit(2), faults.NOT_A_GUEST),
    ("stranger", messages.Start(), faults.NOT_A_GUEST),
    ("stranger", messages.Say("hello"), faults.NOT_A_GUEST),
]


@in_a_loop
async def test_a_refused_change_is_answered_with_its_fault_and_nobody_else_hears_of_it() -> None:
    store = Memory()
    async with TableRoom(store) as room:
        link, (ada, ben) = await room.sit_down()
        pages = {"ada": ada, "ben": ben, "cy": await room.come(link, CY), "stranger": await room.come(link)}
        before = dict(store.tables), msgspec.json.encode(room.table(link).setup)
        for who, message, kind in REFUSED:
            for page in pages.values():
                page.new()
            await pages[who].say(message)
            refused = pages[who].refusal()
            assert refused["fault"] == kind.number, message
            assert (refused["code"] or kind.code) == (kind.code or refused["code"])
            assert refused["retry"] == kind.retry
            assert refused["id"] == getattr(message, "id", None)
            assert all(page.new() == [] for page in pages.values())
        assert (dict(store.tables), msgspec.json.encode(room.table(link).setup)) == before


@in_a_loop
async def test_everyone_sees_the_table_as_it_is_and_who_they_are() -> None:
    async with TableRoom(Memory()) as room:
        link, (ada, ben) = await room.sit_down(options={"memory": True}, pace="quick")
        watcher = await room.come(link)
        await ada.say(messages.Bot(3, "random"))
        await ben.ready(1)
        for page, name, chair, host in ((ada, "Ada", 0, True), (ben, "Ben", 1, False), (watcher, "", None, False)):
            table = page.table
            assert table["you"] == {
                "name": name,
                "chair": chair,
                "host": host,
                "chairs": [] if chair is None else [chair],
                "out": False,
                "outside": [],
            }
            assert (table["id"], table["game"], table["phase"], table["match"]) == (link, "hashcatch", "lobby", 0)
            assert (table["options"], table["pace"], table["host"]) == ({"memory": True}, "quick", 0)
            assert (table["watchers"], table["paused"]) == (1, False)
            assert [chair["kind"] for chair in table["chairs"]] == ["guest", "guest", "empty", "bot"]
            assert [chair["name"] for chair in table["chairs"]] == ["Ada", "Ben", "", ""]
            assert [chair["ready"] for chair in table["chairs"]] == [False, True, False, True]
            assert table["chairs"][3]["level"] == "random"


@in_a_loop
async def test_the_commitment_is_known_before_any_seed_and_the_seed_only_after_the_end() -> None:
    async with TableRoom(Memory()) as room:
        link, (ada, ben) = await room.sit_down()
        promised = ada.table["commitment"]
        await room.begin([ada, ben])
        begun = room.playing(link).stored.setup
        server = begun.server_seed
        assert server_commitment(bytes.fromhex(server), begun.terms) == promised == ada.table["commitment"]
        await room.play_to_the_end(link, [ada, ben])
        (end,) = ada.new("end")
        assert (end["server_seed"], end["commitment"]) == (server, promised)
        assert end["seat_seeds"] == [seed_of(0), seed_of(1)]
        before_the_end = b"".join(each for page in (ada, ben) for each in page.raw if b'"is":"end"' not in each)
        assert server.encode() not in before_the_end
        key = match_key(bytes.fromhex(end["server_seed"]), [bytes.fromhex(seed) for seed in end["seat_seeds"]])
        assert room.playing(link).match.server_seed == bytes.fromhex(server)
        assert key == match_key(room.playing(link).match.server_seed or b"", room.playing(link).match.seat_seeds)


@in_a_loop
async def test_a_kicked_guest_is_named_and_watches_on() -> None:
    async with TableRoom(Memory()) as room:
        _, (ada, ben) = await room.sit_down()
        ben.new()
        await ada.say(messages.Kick(1))
        assert ben.new("notice") == [{"is": "notice", "code": "kicked", "chair": 1, "name": "Ben"}]
        assert ben.table["you"] == {"name": "Ben", "chair": None, "host": False, "chairs": [], "out": True, "outside": []}
        assert ben.table["watchers"] == 1


@in_a_loop
async def test_a_rematch_is_a_lobby_again_and_the_next_match_has_the_next_number() -> None:
    async with TableRoom(Memory()) as room:
        link, (ada, ben) = await room.start()
        first = ada.table["commitment"]
        await ada.say(messages.Leave())
        await ben.say(messages.Leave())
        assert ben.table["phase"] == "abandoned"
        await ben.say(messages.Rematch())
        assert ben.table["phase"] == "lobby"
        assert ben.table["commitment"] != first
        assert ben.table["you"]["chair"] == 1
        await ada.say(messages.Sit(0))
        await room.begin([ada, ben])
        for page in (ada, ben):
            assert (page.table["phase"], page.table["match"]) == ("playing", 2)
            assert (page.sync["match"], page.sync["number"]) == (2, 0)
        assert room.playing(link).stored.number == 2


@in_a_loop
async def test_a_new_name_is_seen_at_open_tables_at_once_and_at_others_when_the_guest_comes() -> None:
    async with TableRoom(Memory()) as room:
        link, (ada, ben) = await room.sit_down()
        watcher = await room.come(link, CY)
        room.house.everywhere(inbox.Renamed(BEN.id, "Benno"))
        room.house.everywhere(inbox.Renamed(CY.id, "Cyrus"))
        await room.settle()
        assert [chair["name"] for chair in ada.table["chairs"]] == ["Ada", "Benno", "", ""]
        assert ben.table["you"]["name"] == "Benno"
        assert watcher.table["you"]["name"] == "Cyrus"
        await watcher.say(messages.Say("hello"))
        assert ada.new("chat")[-1]["name"] == "Cyrus"
        for page in (ada, ben, watcher):
            await page.go()
        await room.pass_time(200_000)
        assert room.house.tables == 0
        again = await room.come(link, msgspec.structs.replace(ADA, name="Adele"))
        assert [chair["name"] for chair in again.table["chairs"]] == ["Adele", "Benno", "", ""]


@in_a_loop
async def test_a_guest_may_be_ready_again_and_not_ready() -> None:
    async with TableRoom(Memory()) as room:
        _, (ada, ben) = await room.sit_down()
        await ben.ready(1)
        assert ready(ada) == [False, True]
        await ben.say(messages.Unready())
        assert ready(ada) == [False, False]
        await ben.ready(1)
        await ada.say(messages.Choose({"memory": True}, "relaxed"))
        assert ready(ada) == [False, False]
        assert (ben.table["options"], ben.table["pace"]) == ({"memory": True}, "relaxed")


def ready(page: FakePage) -> list[bool]:
    return [chair["ready"] for chair in page.table["chairs"] if chair["kind"] == "guest"]


def test_a_match_whose_start_has_failed_too_often_is_not_started() -> None:
    """Every failed start is kept and told to everyone: somebody who never reveals could otherwise make the table grow for ever."""
    setup = full(ready=False)
    for _ in range(MOST_FAILED):
        for number, guest in enumerate((ADA.id, BEN.id)):
            commit(setup, guest, number)
        setup.deal(ADA.id)
        setup.deal_failed((1,))
    for number, guest in enumerate((ADA.id, BEN.id)):
        commit(setup, guest, number)
    assert refuses(setup, faults.MANY_STARTS, "deal", ADA.id) == {"most": MOST_FAILED}
