"""Bots choose among their legal actions, from nothing but what their seat knows."""

from __future__ import annotations

import dataclasses
import hashlib
from typing import Any

import numpy as np
import pytest

import hacktable
import tiny
from hacktable.bots.bot import coin_of
from hacktable.bots.player import PolicyBot
from hacktable.kernel.cstruct import NOBODY
from hacktable.kernel.engine import Engine
from hacktable.kernel.game import Game
from hacktable.kernel.knowledge import Knowledge
from hacktable.lab.simulate import simulate
from hacktable.match.box import GameBox
from hacktable.match.match import Match
from hacktable.testing.walking import random_words
from playing import play_on, some_match

GAMES = [hacktable.game("hashcatch").rules, tiny.GAME]


def name_of(game: Game) -> str:
    return game.name


@pytest.mark.usefixtures("at_full_speed")
@pytest.mark.deep
@pytest.mark.parametrize("game", GAMES, ids=name_of)
@pytest.mark.parametrize("policy", ["random", "greedy"])
def test_bots_choose_only_legal_actions_up_to_the_end(policy: str, game: Game) -> None:
    for players in game.players:
        match = GameBox(game).start(players, f"legal {policy}")
        bot = PolicyBot(policy, coin_of(b"legal"))
        while not match.over:
            seat = match.actors[0]
            chosen = match.rules.actions.encode(bot.choose(match.knowledge(seat)))
            assert chosen in match.knowledge(seat).acts
            action = game.actions.decode(chosen)
            assert action in match.legal(seat)
            match.act(seat, action)


def test_knowledge_holds_nothing_that_the_seat_may_not_know() -> None:
    match = some_match(20)
    assert {field.name for field in dataclasses.fields(Knowledge)} == {"rules", "boards", "seat", "masks", "acts", "ply", "seen"}
    for seat in range(2):
        known = match.knowledge(seat)
        assert (known.seat, known.players, known.rules, known.game) == (seat, 2, match.rules, match.game)
        assert [match.rules.actions.decode(act) for act in known.acts] == list(known.legal) == match.legal(seat)
        for name, field, value in match.rules.State.cells(known.masks[0]):
            if field.see is NOBODY:
                assert not np.any(value), name
        assert known.masks[0]["digit"][seat].any()
        assert known.state.digit.tolist() == known.masks[0]["digit"].tolist()
        assert known.board.seats == 2
        hidden = known.masks[0]["shown"][1 - seat] == 0
        assert hidden.any()
        assert not known.masks[0]["digit"][1 - seat][hidden].any()


def test_writing_into_knowledge_does_not_touch_the_match() -> None:
    match = some_match(20)
    before = match.state_bytes()
    known = match.knowledge(0)
    known.masks[0]["digit"] = 0
    known.masks[0]["place"] = 0
    assert match.state_bytes() == before


def twin_world(match: Match, seat: int, number: int) -> Match:
    """Another match that looks the same to a seat: what it does not know is dealt anew."""
    known = match.knowledge(seat)
    world = Engine(match.rules, known.boards).imagine(known.masks, seat, random_words(f"world {number}"))
    return Match(match.rules, match.players, match.options, known.boards, states=world)


def hidden_cells(match: Match) -> bytes:
    """All that somebody, but not everybody, knows."""
    fields: list[Any] = [
        np.asarray(value).tobytes()
        for _, field, value in match.rules.State.cells(np.frombuffer(match.state_bytes(), match.rules.State.dtype)[0])
        if field.see is not NOBODY
    ]
    return b"".join(fields)


@pytest.mark.usefixtures("at_full_speed")
@pytest.mark.deep
@pytest.mark.parametrize("game", GAMES, ids=name_of)
@pytest.mark.parametrize("policy", ["random", "greedy"])
def test_the_same_knowledge_and_coin_give_the_same_choice_whatever_is_hidden(policy: str, game: Game) -> None:
    different = 0
    for number in range(60):
        match = play_on(GameBox(game).start(3, f"hidden {number}"), most=number % 8 if game is tiny.GAME else 3 * number, seed=number)
        if match.over:
            continue
        seat = match.actors[0]
        other = twin_world(match, seat, number)
        different += hidden_cells(other) != hidden_cells(match)
        assert other.state_bytes() != match.state_bytes()
        assert other.knowledge(seat).masks.tobytes() == match.knowledge(seat).masks.tobytes()
        for toss in range(3):
            coin, other_coin = coin_of(bytes([toss])), coin_of(bytes([toss]))
            assert PolicyBot(policy, coin).choose(match.knowledge(seat)) == PolicyBot(policy, other_coin).choose(other.knowledge(seat))
            assert coin.tolist() == other_coin.tolist(), "the coin was tossed more often in one of the worlds"
    assert different > 30, "too few worlds differed in what is hidden"


def test_a_random_bot_takes_every_action_now_and_then() -> None:
    match = next(match for match in (some_match(most) for most in range(200)) if len(match.legal(match.actors[0])) >= 4)
    known = match.knowledge(match.actors[0])
    bot = PolicyBot("random", coin_of(b"often"))
    assert {bot.choose(known) for _ in range(40 * len(known.legal))} == set(known.legal)


def test_bots_with_the_same_coin_play_the_same_game_and_with_another_another() -> None:
    def played(coin: bytes) -> str:
        match, bot = some_match(), PolicyBot("random", coin_of(coin))
        for _ in range(30):
            match.act(match.actors[0], bot.choose(match.knowledge(match.actors[0])))
        return match.record()

    assert played(b"one") == played(b"one")
    assert played(b"one") != played(b"other")


def test_the_coin_is_made_from_the_key_as_documented() -> None:
    (coin,) = coin_of(b"key").tolist()
    assert coin == int.from_bytes(hashlib.sha256(b"key" + b"coin").digest()[:8], "big") >> 1
    assert coin >= 0


@pytest.mark.parametrize("name", ["clever", "", "Greedy", "greedy "])
def test_an_unknown_bot_is_refused_naming_those_there_are(name: str) -> None:
    with pytest.raises(hacktable.OptionError) as raised:
        PolicyBot(name, coin_of(b""))
    assert raised.value.code == "option-bot"
    assert raised.value.params == {
        "given": repr(name),
        "allowed": "random, greedy, careless, average, beginner, casual, regular, expert, champion, thinker",
    }
    assert (
        str(raised.value)
        == f"There is no bot called {name!r}. You can choose from: random, greedy, careless, average, beginner, casual, regular, expert, champion, thinker."
    )


@pytest.mark.deep
def test_greedy_clearly_beats_three_random_bots() -> None:
    report = simulate(hacktable.game("hashcatch").rules, 4, 400, ["greedy", "random", "random", "random"], "beat")
    assert report.by_bot["greedy"].low > 0.9
    assert report.by_bot["random"].high < 0.1
