"""Bots of other packages at a server: whatever one of them does, its table goes on, and nobody else waits."""

from __future__ import annotations

import asyncio
import logging
import os
import subprocess
import sys
import textwrap
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from table_room import Memory, TableRoom, in_a_loop

import hacktable
import strangers
from hacktable.bots import registry
from hacktable.bots.asking import Asked
from hacktable.bots.bot import coin_of
from hacktable.bots.learned.levels import LEVELS
from hacktable.bots.player import PolicyBot
from hacktable.bots.process import BotProcess
from hacktable.kernel.verbs import Action
from hacktable.server import chance, warming
from hacktable.server.brains import MOST_SLOW, Brains
from hacktable.server.http.web import doors
from hacktable.server.wire import faults, messages

pytestmark = pytest.mark.real  # bots in processes of their own

PATIENT = 600_000
"""Milliseconds: longer than any test lasts."""
BOTS: dict[str, Any] = {
    "alone": strangers.alone,
    "beyond": strangers.BEYOND,
    "burning": strangers.Burning,
    "counting": strangers.Counting,
    "exiting": strangers.Exiting,
    "forgetful": strangers.Forgetful,
    "forking": strangers.Forking,
    "illegal": strangers.Illegal,
    "leaving": strangers.Leaving,
    "never": strangers.NEVER,
    "policy": strangers.FIRST_OR_TOSS,
    "raising": strangers.Raising,
    "restless": strangers.Restless,
    "silent": strangers.Silent,
    "sleeping": strangers.Sleeping,
    "stillborn": strangers.Stillborn,
}


@pytest.fixture(autouse=True)
def installed() -> Iterator[None]:
    for name, bot in BOTS.items():
        registry.register_bot(name, bot)
    yield
    for name in BOTS:
        registry.forget_bot(name)


def asked(bot: str, memory: str = "one", plies: int = 0) -> Asked:
    match = hacktable.game("hashcatch").start(2, "brains")
    for _ in range(plies):
        match.act(match.actors[0], match.legal(match.actors[0])[0])
    return Asked(bot, match.knowledge(match.actors[0], since=-1), "table t, match 1", memory)


def live(bot: str) -> Asked:
    match = hacktable.game("hacker").start(3, "still")
    while not match.live:
        match.act(match.actors[0], match.legal(match.actors[0])[0])
    return Asked(bot, match.knowledge(0), "table t, match 1", "one")


def thinking(brains: Brains, question: Asked) -> asyncio.Future[Action]:
    """The bot's choice, as soon as it has come."""
    choice: asyncio.Future[Action] = asyncio.get_running_loop().create_future()
    brains.think(question, choice.set_result)
    return choice


def end(brains: Brains) -> None:
    """Close, and let policies end that never would: their threads would slow down all tests that come later in this process."""
    brains.close()
    for stranger in brains._strangers.values():
        if stranger._policy:
            stranger._policy._coin[0] = -1  # which `never` looks at


async def until(look: Callable[[], Any]) -> Any:
    while (found := look()) is None:
        await asyncio.sleep(0.005)
    return found


def lines(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [record.getMessage() for record in caplog.records if record.name.startswith("hacktable") and record.levelno >= logging.WARNING]


@pytest.mark.parametrize("bot", ["counting", "alone", "policy"])
@in_a_loop
async def test_a_bot_of_another_package_answers(bot: str, caplog: pytest.LogCaptureFixture) -> None:
    brains = Brains(limit=PATIENT)
    try:
        question = asked(bot, plies=1)
        assert len(question.known.legal) > 1
        assert await thinking(brains, question) in question.known.legal
        assert bot != "alone" or await thinking(brains, question) == question.known.legal[-1]
        assert lines(caplog) == []
    finally:
        end(brains)


@in_a_loop
async def test_before_networks_are_compiled_greedy_plays_for_them_where_many_tables_would_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    asked_of = list[str]()

    def choose(bot: PolicyBot, known: hacktable.Knowledge) -> Action:
        asked_of.append(bot.name)
        return known.legal[0]

    monkeypatch.setattr(PolicyBot, "choose", choose)
    brains = Brains(threads=1)
    try:
        question = asked("champion", plies=1)
        await asyncio.gather(*(thinking(brains, question) for _ in range(MOST_SLOW + 2)))
        assert asked_of == ["champion"] * MOST_SLOW + ["greedy"] * 2
        await thinking(brains, question)
        assert asked_of[-1] == "champion", "nobody waits any more"
    finally:
        end(brains)


@pytest.mark.parametrize(
    ("bot", "limit", "reason"),
    [
        ("raising", PATIENT, "raised ZeroDivisionError: what is a card? (strangers.py:"),
        ("stillborn", PATIENT, "raised KeyError: 'hashcatch' (strangers.py:"),
        ("illegal", PATIENT, "answered 'timeout "),
        ("silent", PATIENT, "answered 'None', which is no legal action"),
        ("leaving", PATIENT, "raised SystemExit: 3 (strangers.py:"),
        ("exiting", PATIENT, "its process ended with status 3"),
        ("sleeping", 100, "took longer than 0.1 s"),
        ("burning", 100, "took longer than 0.1 s"),
        ("forking", 100, "took longer than 0.1 s"),
        ("beyond", PATIENT, "raised IndexError: chose place 1 of 1 (player.py:"),
        ("never", 100, "took longer than 0.1 s"),
        ("uninstalled", PATIENT, "is not installed"),
    ],
)
@in_a_loop
async def test_a_bot_that_fails_is_replaced_for_that_move_and_named(
    bot: str, limit: int, reason: str, caplog: pytest.LogCaptureFixture
) -> None:
    brains = Brains(limit=limit)
    try:
        question = asked(bot)
        assert await thinking(brains, question) in question.known.legal
        (line,) = lines(caplog)
        assert line.startswith(f"the bot {bot}, hashcatch, table t, match 1: {reason}")
        assert line.endswith("; greedy plays this move")
    finally:
        end(brains)


@in_a_loop
async def test_an_answer_is_looked_at_outside_of_the_process_that_the_bot_runs_in(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """A table that is handed an illegal action by a bot stops."""
    early, question = asked("counting").known, asked("counting", plies=1)
    monkeypatch.setattr(BotProcess, "ask", lambda self, question: early.acts[0])
    brains = Brains(limit=PATIENT)
    try:
        assert early.acts[0] not in question.known.acts
        assert await thinking(brains, question) in question.known.legal
        (line,) = lines(caplog)
        assert "which is no legal action; greedy plays this move" in line
    finally:
        end(brains)


@pytest.mark.parametrize("bot", ["sleeping", "never"])
@in_a_loop
async def test_where_a_bot_is_busy_at_another_table_nobody_waits_for_it_in_vain(bot: str, caplog: pytest.LogCaptureFixture) -> None:
    brains = Brains(limit=PATIENT)
    try:
        stuck = thinking(brains, asked(bot, memory="one"))
        stranger = brains._strangers[bot]
        stranger._limit = 0.1
        question = asked(bot, memory="two")
        assert await thinking(brains, question) in question.known.legal
        (line,) = lines(caplog)
        assert "was busy at other tables for 0.1 s; greedy plays this move" in line
        assert not stuck.done()
    finally:
        end(brains)


@pytest.mark.parametrize("bot", ["sleeping", "burning", "never"])
@in_a_loop
async def test_other_tables_bots_answer_while_one_never_does(bot: str) -> None:
    brains = Brains(limit=PATIENT)
    try:
        stuck = [thinking(brains, asked(bot, memory=str(table))) for table in range(4)]
        for other in ("greedy", "random", "counting", "alone", "policy"):
            for table in range(3):
                question = asked(other, memory=f"other {table}")
                assert await thinking(brains, question) in question.known.legal
        assert not any(each.done() for each in stuck)
    finally:
        end(brains)


@in_a_loop
async def test_a_bot_remembers_until_its_process_is_killed(caplog: pytest.LogCaptureFixture) -> None:
    brains = Brains(limit=PATIENT)
    try:
        for limit in (PATIENT, PATIENT, 0.1, PATIENT):  # the third time it sleeps for ever, and the fourth finds one that was never asked
            question = asked("forgetful", plies=3)
            if process := brains._strangers["forgetful"]._process if brains._strangers else None:
                process._limit = limit
                if started := process._process:
                    assert os.getsid(started.pid) == os.getsid(0), "between sessions, Linux does not look at priorities"
                    assert os.getpgid(started.pid) == started.pid, "Ctrl+C is for the server"
            assert await thinking(brains, question) in question.known.legal
        (line,) = lines(caplog)
        assert "forgetful" in line
        assert "took longer than 0.1 s" in line
    finally:
        end(brains)


@in_a_loop
async def test_in_a_live_game_an_answer_is_taken_as_soon_as_it_has_come() -> None:
    brains = Brains(limit=PATIENT)
    try:
        question = live("restless")
        assert brains.react(question) is None, "nobody waits for it"
        if question.known.legal:
            assert await until(lambda: brains.react(question)) == question.known.legal[0]
        still = live("counting")
        assert brains.react(still) is None
        reaction = brains._reactions["counting", "one"]
        await until(lambda: None if reaction.waiting else True)
        assert reaction.action is None
    finally:
        end(brains)


@pytest.mark.parametrize(("bot", "limit"), [("raising", PATIENT), ("illegal", PATIENT), ("sleeping", 100)])
@in_a_loop
async def test_a_bot_that_fails_in_a_live_game_does_nothing(bot: str, limit: int, caplog: pytest.LogCaptureFixture) -> None:
    brains = Brains(limit=limit)
    try:
        question = live(bot)
        assert brains.react(question) is None
        reaction = brains._reactions[bot, "one"]
        await until(lambda: None if reaction.waiting else True)
        assert reaction.action is None
        (line,) = lines(caplog)
        assert line.startswith(f"the bot {bot}, hacker, table t, match 1: ")
        assert line.endswith("; it does nothing before this tick")
    finally:
        end(brains)


def test_a_bots_process_ends_with_the_server_whatever_it_does() -> None:
    program = """
        import sys
        sys.path[:0] = sys.argv[1:]
        import test_brains
        from hacktable.bots.asking import Question
        from hacktable.bots.bot import Invitation
        from hacktable.bots.process import BotProcess

        question = Question.of(test_brains.asked("burning"), Invitation("hashcatch", 0, 2, 1), live=False)
        BotProcess("strangers:Burning", 600).ask(question)
    """
    here = [str(Path(file).parent) for file in (__file__, strangers.__file__)]
    with subprocess.Popen([sys.executable, "-c", textwrap.dedent(program), *here], stderr=subprocess.PIPE, text=True) as server:
        assert server.stderr
        assert server.stderr.readline() == "burning\n", "the bot's process writes there what the bot prints"
        server.kill()
        assert server.stderr.read() == "", "its end is reached when both processes are gone"


# ---------------------------------------------------------------- at a table


class RoomWithStrangers(TableRoom):
    """A house in which bots of other packages think by themselves."""

    async def __aenter__(self) -> RoomWithStrangers:
        await super().__aenter__()
        self.brains = Brains(limit=PATIENT)
        self.answered = asyncio.Event()
        return self

    async def __aexit__(self, kind: Any, *rest: Any) -> None:
        end(self.brains)
        await super().__aexit__(kind, *rest)

    def think(self, asked: Asked, then: Callable[[Action], None]) -> None:
        def answered(action: Action) -> None:
            then(action)
            self.answered.set()

        if asked.bot in registry.of_the_house():
            super().think(asked, answered)
        else:
            self.brains.think(asked, answered)


@in_a_loop
async def test_the_lobby_takes_any_bot_that_plays_the_game_and_a_match_with_it_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chance, "coin_seed", lambda: b"lobby")
    monkeypatch.setattr(chance, "server_seed", lambda: "5e" * 32)
    (hashcatch,) = (game for game in doors() if game.name == "hashcatch")
    assert set(hashcatch.bots) == {*BOTS, *LEVELS} - {"restless"}
    async with RoomWithStrangers(Memory(), bot_pause=0) as room:
        link, (ada,) = await room.sit_down(1)
        await ada.say(messages.Bot(1, "restless"))
        assert ada.refusal()["fault"] == faults.NOT_UNDERSTOOD.number
        await ada.say(messages.Bot(1, "counting"))
        assert ada.table["chairs"][1]["level"] == "counting"
        await room.begin([ada])
        match = room.playing(link).match
        while not match.over:
            if match.actors[0] == 0:
                await ada.act(ada.sync["legal"][0])
                continue
            await room.answered.wait()
            room.answered.clear()
            await room.settle()  # the bell may have rung before the answer: then the bot has acted, and it may be Ada's turn
            await room.pass_time(0)
        assert {entry.seat for entry in match.log} == {0, 1}


def test_what_a_bot_of_another_package_has_seen_is_told_once() -> None:
    match = hacktable.game("hashcatch").start(2, "told")
    heard: list[Any] = []
    for ply in range(20):
        heard += match.knowledge(0, since=ply - 1).seen
        if ply < 19:
            match.act(match.actors[0], match.legal(match.actors[0])[0])
    assert heard == [event for ply in range(20) for event in match.seen(0, ply)]


# ---------------------------------------------------------------- compiled


@in_a_loop
async def test_a_policy_that_cannot_be_compiled_plays_interpreted_and_harms_no_other(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    tried: list[tuple[str, ...]] = []
    ready: list[tuple[str, str]] = []

    async def in_child(*words: str) -> int:
        tried.append(words)
        return 1 if words[-1] in ("hashcatch", "beyond") else 0

    monkeypatch.setattr(warming, "_in_child", in_child)
    monkeypatch.setattr(warming, "use_compiled_policy", lambda game, name: ready.append((game.name, name)))
    async with TableRoom(Memory()) as room:
        await warming.warm(room.house, ("hashcatch",))
    assert tried == [("hashcatch",), *(("hashcatch", bot) for bot in ("beyond", "never", "policy", "champion"))]
    assert ready == [("hashcatch", "never"), ("hashcatch", "policy"), ("hashcatch", "champion")]
    assert lines(caplog) == [
        "hashcatch could not be compiled (exit status 1): it goes on interpreted",
        "the bot beyond could not be compiled with hashcatch (exit status 1): it plays interpreted",
    ]


def test_a_compiled_policy_chooses_what_it_chooses_interpreted() -> None:
    match = hacktable.game("hashcatch").start(2, "twice")
    match.act(match.actors[0], match.legal(match.actors[0])[0])
    known = match.knowledge(match.actors[0])
    slow, fast = (PolicyBot("policy", coin_of(b"twice")) for _ in range(2))
    twins = fast._policies.compiled(match.rules)
    assert [slow.choose(known) for _ in range(30)] == [fast.choose(known, twins=twins) for _ in range(30)]
    assert fast.react(known, twins=twins) is None
