"""What bots call out: it follows from what their seat knows and has just seen, and it can be said in the game."""

from __future__ import annotations

import random

import pytest

import hacktable
from hacktable.games.hacker.verbs import Left, Named, Saw
from hacktable.kernel.calls import Said, by_name
from hacktable.kernel.cstruct import Ints
from hacktable.kernel.engine import Engine
from hacktable.kernel.verbs import Event
from hacktable.match.match import Match
from hacktable.server.table.talk import coin_to_talk, remark_of
from hacktable.testing.walking import random_words, same

MATCHES: dict[str, tuple[int, dict[str, str]]] = {"blackhat": (4, {}), "hacker": (4, {"tempo": "step"}), "hashcatch": (3, {})}
TOSSES = 15


def coin(number: int) -> Ints:
    return coin_to_talk("remarks", number, 0)


def imagined(match: Match, seat: int, words: str) -> Match:
    """A match in another world that looks the same to a seat."""
    known = match.knowledge(seat)
    world = Engine(match.rules, known.boards).imagine(known.masks, seat, random_words(words))
    return Match(match.rules, match.players, match.options, known.boards, states=world)


@pytest.mark.deep
@pytest.mark.usefixtures("at_full_speed")
@pytest.mark.parametrize("game", MATCHES)
def test_a_call_is_the_same_in_every_world_that_looks_the_same_to_the_seat(game: str) -> None:
    players, options = MATCHES[game]
    match = hacktable.game(game).start(players, "remarks", options)
    calls, chance = by_name(match.rules.telling.calls), random.Random(7)
    said: set[Said] = set()
    others = 0
    for _ in range(150):
        if match.over:
            break
        actor = chance.choice(match.actors)
        match.act(actor, chance.choice(match.legal(actor)))
        for seat in range(match.players):
            events = match.seen(seat, len(match.log))
            true = [remark_of(match.knowledge(seat), events, coin(toss)) for toss in range(TOSSES)]
            if not any(true):
                continue
            twin = imagined(match, seat, f"{len(match.log)} {seat}")
            assert [remark_of(twin.knowledge(seat), events, coin(toss)) for toss in range(TOSSES)] == true
            others += not same(twin.opened(), match.opened())
            for each in filter(None, true):
                said.add(each)
                call = calls[each.call]
                assert (call.aims is None) == (each.aim is None)
                assert call.aims != "place" or 0 <= (each.aim or 0) < call.places
                assert call.aims != "seat" or (each.aim != seat and 0 <= (each.aim or 0) < players)
    assert len({each.call for each in said}) >= 3, "bots have hardly anything to say"
    assert others > 0, "no imagined world differed from the true one"


def test_bots_of_hacker_tell_what_they_saw_and_sometimes_lie_about_it() -> None:
    match = hacktable.game("hacker").start(4, "fingers", {"tempo": "step"})
    known = match.knowledge(1)

    def said(event: Event) -> set[Said]:
        return set(filter(None, (remark_of(known, [event], coin(toss)) for toss in range(300))))

    assert said(Saw(3, 2)) == {Said("saw"), Said("point", 3), Said("point", 0), Said("point", 2)}
    assert said(Named(0, 1, 2, "wrong")) == {Said("not-me")}
    assert said(Named(0, 2, 1, "wrong")) == {Said("laugh")}
    assert Said("trust-me") in said(Left(0, "forwards"))
    assert said(Left(1, "forwards")) == set()


def test_bots_are_seldom_heard() -> None:
    known = hacktable.game("hacker").start(4, "fingers", {"tempo": "step"}).knowledge(1)
    heard = sum(remark_of(known, [Saw(3, 2)], coin(toss)) is not None for toss in range(300))
    assert 60 < heard < 140
    assert remark_of(known, [], coin(0)) is None
