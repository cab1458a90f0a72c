"""A bot in a seat: it is told what its seat saw, can remember it, and the greedy bot plays for it when it fails."""

from __future__ import annotations

import logging
import re

import pytest

import hacktable
import strangers
from hacktable.bots.bot import Invitation, coin_of
from hacktable.bots.player import Complaints, Player, PolicyBot
from hacktable.bots.policies import Policy
from hacktable.bots.registry import _entry
from hacktable.kernel.cstruct import Ints
from hacktable.kernel.verbs import Event
from hacktable.lab.matches import play_out
from hacktable.match.match import Match

GAME = hacktable.game("hashcatch")


def player(bot: type | Policy, match: Match, seat: int, complaints: Complaints, coin: Ints) -> Player:
    entry = _entry("guest", bot, None, None, None)
    return Player(entry, Invitation(match.game, seat, match.players, 7), coin, complaints.about("guest", "hashcatch, match 1"))


def played(bot: type | Policy) -> tuple[Match, list[Player]]:
    match = GAME.start(2, "player")
    complaints, coin = Complaints(), coin_of(b"player")
    players = [player(bot, match, seat, complaints, coin) for seat in range(2)]
    play_out(match, players)
    complaints.sum_up()
    return match, players


def test_a_bot_is_made_once_for_its_seat_and_sees_what_its_seat_sees() -> None:
    match, players = played(strangers.Counting)
    assert match.over
    for seat, each in enumerate(players):
        bot = each._bot
        assert isinstance(bot, strangers.Counting)
        assert bot.invitation == Invitation("hashcatch", seat, 2, 7)
        assert bot.asked == sum(entry.seat == seat for entry in match.log)
        last = max(ply for ply, entry in enumerate(match.log) if entry.seat == seat)
        seen: list[Event] = [event for ply in range(last + 1) for event in match.seen(seat, ply)]
        assert bot.seen == seen
        assert len(seen) > 100


@pytest.mark.usefixtures("at_full_speed")
@pytest.mark.deep
def test_the_same_seed_gives_the_same_match() -> None:
    assert played(strangers.Counting)[0].record() == played(strangers.Counting)[0].record()


@pytest.mark.parametrize(
    ("bot", "reason"),
    [
        (strangers.Raising, r"raised ZeroDivisionError: what is a card\? \(strangers\.py:\d+\)"),
        (strangers.Stillborn, r"raised KeyError: 'hashcatch' \(strangers\.py:\d+\)"),
        (strangers.Leaving, r"raised SystemExit: 3 \(strangers\.py:\d+\)"),
        (strangers.Silent, "answered 'None', which is no legal action"),
        (strangers.BEYOND, r"raised IndexError: chose place (\d+) of \1 \(player\.py:\d+\)"),
    ],
)
def test_a_bot_that_fails_is_stood_in_for_and_named(bot: type | Policy, reason: str, caplog: pytest.LogCaptureFixture) -> None:
    match, _ = played(bot)
    assert match.over
    greedy = GAME.start(2, "player")
    stand_in = PolicyBot("greedy", coin_of(b"player"))
    while not greedy.over:
        greedy.act(greedy.actors[0], stand_in.choose(greedy.knowledge(greedy.actors[0])))
    assert match.record() == greedy.record(), "somebody else than greedy stood in"
    first = caplog.records[0]
    assert first.levelno == logging.WARNING
    assert re.fullmatch(f"the bot guest, hashcatch, match 1: {reason}; greedy plays this move", first.getMessage())


def test_an_illegal_answer_is_quoted(caplog: pytest.LogCaptureFixture) -> None:
    match, _ = played(strangers.Illegal)
    assert match.over
    said = [record.getMessage() for record in caplog.records]
    assert {
        f"the bot guest, hashcatch, match 1: answered 'timeout {letter}', which is no legal action; greedy plays this move"
        for letter in "ab"
    } == set(said[:2])


def test_a_reason_is_said_once_and_counted(caplog: pytest.LogCaptureFixture) -> None:
    match, _ = played(strangers.Raising)
    said = [record.getMessage() for record in caplog.records]
    assert len(said) == 2
    assert said[1] == f"the bot guest did not play {len(match.log)} of its moves itself"


def test_only_a_few_reasons_are_said(caplog: pytest.LogCaptureFixture) -> None:
    complaints = Complaints()
    for number in range(100):
        complaints.about("guest", "here")(f"reason {number}")
        complaints.about("other", "here")("another reason")
    complaints.sum_up()
    assert len(caplog.records) == 5 + 1 + 2


def test_a_bot_without_reflexes_keeps_still_in_a_live_game() -> None:
    match = hacktable.game("hacker").start(3, "still")
    while not match.live:
        match.act(match.actors[0], match.legal(match.actors[0])[0])
    complaints = Complaints()
    for bot in (strangers.Counting, strangers.Raising, strangers.Illegal):
        assert player(bot, match, 0, complaints, coin_of(b"player")).react(match.knowledge(0)) is None
    assert sorted(reason.split()[0] for reason in complaints._reasons["guest"]) == ["answered", "raised"]
    restless = player(strangers.Restless, match, 0, complaints, coin_of(b"player"))
    known = match.knowledge(0)
    assert restless.react(known) == (known.legal[0] if known.legal else None)
