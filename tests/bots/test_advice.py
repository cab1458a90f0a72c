"""What would you play? The answer follows from what the seat knows, and is true where the truth can be seen."""

from __future__ import annotations

import numpy as np
import pytest

import hacktable
from hacktable import lang
from hacktable.bots import registry
from hacktable.bots.advice import ADVISED, advise, chance_among_all
from hacktable.bots.bot import coin_of
from hacktable.bots.learned.levels import CHAMPIONS_NAME
from hacktable.bots.player import PolicyBot, opened, quickest_of
from hacktable.bots.registry import HOUSE_TOGETHER
from hacktable.games.blackhat.verbs import Won
from hacktable.kernel import options
from hacktable.kernel.engine import Engine
from hacktable.kernel.rules import MOST_SEATS, MOST_SOURCES
from hacktable.match.match import Match
from hacktable.testing.walking import random_words

SETTINGS: dict[str, dict[str, options.Value]] = {"blackhat": {}, "hacker": {"tempo": "step"}, "hashcatch": {}}


def played(game: str, plies: int, seed: str = "advice") -> Match:
    """A match of three in which somebody has a choice."""
    match, bot = hacktable.game(game).start(3, seed, SETTINGS[game]), PolicyBot("greedy", coin_of(b"advice"))
    while len(match.log) < plies or len(match.knowledge(match.actors[0]).acts) < 2:
        match.act(match.actors[0], bot.choose(match.knowledge(match.actors[0])))
    return match


@pytest.mark.usefixtures("at_full_speed")
@pytest.mark.deep
@pytest.mark.parametrize("game", SETTINGS)
@pytest.mark.parametrize("plies", [9, 40])
def test_advice_is_the_same_in_worlds_that_look_alike_to_the_seat(game: str, plies: int) -> None:
    match = played(game, plies)
    seat, before = match.actors[0], match.state_bytes()
    known = match.knowledge(seat)
    twins = HOUSE_TOGETHER.compiled(match.rules)  # as servers do
    told = advise(known, worlds=1, twins=twins)
    assert match.state_bytes() == before, "asking changes nothing"
    for number in range(2):
        world = Engine(match.rules, known.boards).imagine(known.masks, seat, random_words(f"world {number}"))
        assert world.tobytes() != before, "otherwise there would be nothing to compare"
        twin = Match(match.rules, match.players, match.options, known.boards, states=world)
        assert advise(twin.knowledge(seat), worlds=1, twins=twins) == told
    assert 1 <= len(told) <= ADVISED
    assert len({each.at for each in told}) == len(told)
    assert all(0 <= each.at < len(known.acts) and 0 <= each.chance <= 1000 for each in told)
    assert all(each.place is not None and 10 <= each.place <= 30 for each in told)
    percents = [(each.chance + 5) // 10 for each in told]
    assert percents == sorted(percents, reverse=True), "the best comes first"


@pytest.mark.parametrize("game", SETTINGS)
def test_the_chances_of_all_seats_add_up_to_one_in_an_imagined_world(game: str) -> None:
    match = played(game, 25)
    known, champion = match.knowledge(match.actors[0]), registry.find(CHAMPIONS_NAME)
    twins, (policies, number) = quickest_of(champion, match.rules), registry.group_of(champion)
    minds = policies.minds(match.rules)
    mind = minds[int(minds[2 * number]) : int(minds[2 * number + 1])]
    (board,), _ = opened(known, twins)
    world = Engine(match.rules, known.boards).imagine(known.masks, known.seat, random_words("chances"))
    s, m = (match.rules.State.mirror(each) for each in (world[0], match.rules.State.new()[0]))
    room = (np.zeros((2, MOST_SEATS), np.int64), np.zeros((MOST_SEATS, MOST_SOURCES), np.int64))
    chances = [twins[chance_among_all](board, s, m, seat, mind, policies.scratch(), *room) for seat in range(match.players)]
    assert sum(chances) == pytest.approx(1)
    assert all(0 < each < 1 for each in chances)


@pytest.mark.usefixtures("at_full_speed")
@pytest.mark.deep
def test_the_last_to_play_in_a_trick_is_told_for_certain_who_takes_it() -> None:
    """Nobody plays after them, so imagined worlds cannot differ; the rules say who takes the trick."""
    match, bot, told = played("blackhat", 1), PolicyBot("greedy", coin_of(b"last")), list[bool]()
    while len(told) < 2:
        seat = match.actors[0]
        known = match.knowledge(seat)
        wins = [takes_trick(match, seat, action) for action in known.legal]
        if {*wins} == {True, False}:  # some choices take the trick, the others do not, and all decide it
            for each in advise(known, worlds=2, twins=HOUSE_TOGETHER.compiled(match.rules)):
                if each.prospect:
                    told.append(bool(wins[each.at]))
                    assert (each.prospect.code, each.prospect.odds) == ("won", 1000 * told[-1])
        match.act(seat, bot.choose(known))


def takes_trick(match: Match, seat: int, action: hacktable.Action) -> bool | None:
    """Whether a choice takes the trick; None if it does not decide it."""
    won = [event.seat for _, event in match.attempt(seat, action).happened if isinstance(event, Won)]
    return won[0] == seat if won else None


def test_there_is_no_advice_where_the_champion_learned_nothing_and_none_without_a_choice() -> None:
    live = hacktable.game("hacker").start(3, "live", {})
    assert advise(live.knowledge(live.actors[0]), worlds=1) == ()
    match = played("blackhat", 3)
    assert advise(match.knowledge((match.actors[0] + 1) % 3), worlds=1) == ()


@pytest.mark.parametrize("game", SETTINGS)
def test_what_tells_choices_apart_has_a_sentence(game: str) -> None:
    rules = hacktable.game(game).rules
    assert rules.telling.prospects
    for each in rules.telling.prospects:
        assert lang.has("en", f"{game}-prospect-{each.code}")
        number, place, _ = each.row(rules.events)
        assert rules.events.structs[number - 1] is each.event
        assert place < len(each.event.__struct_fields__)
