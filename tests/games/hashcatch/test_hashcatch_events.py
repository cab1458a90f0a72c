"""Events tell the whole game: from them alone a follower knows where everything is."""

from __future__ import annotations

import random
from collections.abc import Iterable

import pytest
from setup_hashcatch import act, all_told, board_of, load, position, state

import hacktable
from citing import rule
from hacktable.games.hashcatch import GAME
from hacktable.games.hashcatch import verbs as v
from hacktable.games.hashcatch.state import PLACES, Phase
from hacktable.kernel.verbs import Event
from hacktable.match.match import Match


class Shadow:
    """A spectator who keeps a board of their own, from nothing but what everyone is told."""

    def __init__(self) -> None:
        self.place: dict[tuple[int, int], str] = {}
        self.start: dict[int, str] = {}
        self.digit: dict[tuple[int, int], int] = {}
        self.tried: dict[int, set[int]] = {row: set() for row in range(1, 6)}
        self.turn = -1
        self.turns = 0
        self.over = False

    @classmethod
    def looking_at(cls, match: Match) -> Shadow:
        """A spectator who has just sat down and had a look at the board."""
        shadow, s = cls(), state(match)
        for seat in range(match.players):
            shadow.start[seat] = PLACES[s.start[seat]]
            for token in range(s.tokens[seat]):
                shadow.place[seat, token + 1] = PLACES[s.place[seat, token]]
                if s.shown[seat, token]:
                    shadow.digit[seat, token + 1] = int(s.digit[seat, token])
        for row in range(1, 6):
            shadow.tried[row] = {each for each in range(2, 13) if s.tried[row - 1] >> each & 1}
        shadow.turn, shadow.turns = s.turn, s.turns
        return shadow

    def follow(self, events: Iterable[Event]) -> None:
        for event in events:
            self._follow(event)

    def _follow(self, event: Event) -> None:
        match event:
            case v.Based(seat, to):
                self.start[seat] = to
                self.place.update({(seat, token): "base" for token in range(1, 6)})
            case v.Turn(seat):
                self.turn, self.turns = seat, self.turns + 1
            case v.Moved(seat, token, origin, to) | v.Pushed(seat, token, origin, to) | v.Banked(seat, token, origin, to):
                self._go(seat, token, origin, to)
            case v.Aimed(seat, token, origin, to) | v.Chained(seat, token, origin, to):
                self._go(seat, token, origin, to)
            case v.Home(seat, token, origin):
                self._go(seat, token, origin, "base")
            case v.Earned(seat, token):
                assert (seat, token - 1) in self.place
                assert (seat, token) not in self.place
                self.place[seat, token] = "base"
            case v.Sank(row):
                self._sink(row)
            case v.Checked(_, seat, token, digit, _, _) | v.Shown(seat, token, digit):
                assert self.digit.setdefault((seat, token), digit) == digit
            case v.Hacked(_, row, a1, a2, b1, b2, c1, c2, d1, d2):
                self.tried[row] |= {one + other for one, other in ((a1, a2), (b1, b2), (c1, c2), (d1, d2)) if one}
            case v.Cracked(_, row, code):
                assert code in self.tried[row]
                self.tried[row] = set()
            case v.Ended():
                self.over = True
            case v.Signed():
                raise AssertionError("nobody else is told a token's digit")

    def _go(self, seat: int, token: int, origin: str, to: str) -> None:
        assert self.place[seat, token] == origin
        self.place[seat, token] = to

    def _sink(self, last: int) -> None:
        for who, place in self.place.items():
            kind, _, rest = place.partition("-")
            if kind in ("row", "risk") and int(rest[0]) <= last:
                self.place[who] = f"{kind}-{int(rest[0]) + 1}{rest[1:]}"
        for row in range(last, 0, -1):
            self.tried[row + 1] = self.tried[row]
        self.tried[1] = set()

    def agrees(self, match: Match) -> None:
        s = state(match)
        places = {(seat, token + 1): PLACES[s.place[seat, token]] for seat in range(match.players) for token in range(s.tokens[seat])}
        assert self.place == places
        assert [PLACES.index(self.start[seat]) for seat in range(match.players)] == s.start[: match.players].tolist()
        digits = {(seat, token + 1): int(s.digit[seat, token]) for seat, token in zip(*s.shown.nonzero(), strict=True)}
        assert self.digit == digits
        assert [sum(1 << each for each in self.tried[row]) for row in range(1, 6)] == s.tried.tolist()
        assert (self.turn, self.turns, self.over) == (s.turn, s.turns, s.phase == Phase.OVER)


@pytest.mark.deep
@rule("HC-1", "HC-12", "HC-14", "HC-20", "HC-21", "HC-31", "HC-32", "HC-40", "HC-41", "HC-42")
@pytest.mark.parametrize(("players", "seed"), [(2, 3), (2, 9), (3, 4), (3, 11), (4, 1), (4, 10)])
def test_public_events_alone_retell_a_whole_random_game(players: int, seed: int) -> None:
    match = hacktable.game("hashcatch").start(players, seed=seed)
    chance, shadow = random.Random(seed), Shadow()
    shadow.follow(match.seen(None, 0))
    shadow.agrees(match)
    while not match.over:
        match.act(match.actors[0], chance.choice(match.legal(match.actors[0])))
        shadow.follow(match.log[-1].events)
        shadow.agrees(match)
        if len(match.log) % 10 == 0:
            assert not list(GAME.rules.impossible(board_of(match), state(match)))
    seen = {type(event) for entry in match.log for event in entry.events}
    assert {v.Rolled, v.Moved, v.Pushed, v.Checked, v.Home, v.Banked, v.Chained, v.Earned, v.Ended} <= seen


@rule("HC-32", "HC-41", "HC-42")
def test_public_events_retell_sinking_and_cracking() -> None:
    match = position(
        "ring-5 row-1-a row-2-b",
        "bank-1 row-1-b row-2-c",
        "bank-2 row-1-c row-4-a risk-1",
        "row-2-a row-4-b row-4-c risk-4",
        tried={2: (2, 3)},
    )
    shadow = Shadow.looking_at(match)
    load(match, 1, 1, 1, 1, 2, 3, 4, (0, 4))
    for action in ("check 1", "bank", "roll", "move 4 +", "hack", "hack"):
        if action == "roll":
            load(match, 2, 1, 4, *[1, 1] * 3)
        act(match, action)
        shadow.follow(match.log[-1].events)
        shadow.agrees(match)
    told = [type(event) for entry in match.log for event in entry.events]
    assert v.Sank in told
    assert told.count(v.Hacked) == 2
    assert told.count(v.Cracked) == 1


@rule("HC-1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_at_the_start_everybody_is_told_their_own_digits_and_nobody_elses(players: int) -> None:
    match = hacktable.game("hashcatch").start(players, seed="signed")
    assert not any(isinstance(event, v.Signed) for event in match.seen(None, 0))
    for seat in range(players):
        told = [event for event in match.seen(seat, 0) if isinstance(event, v.Signed)]
        assert [(event.token, event.digit) for event in told] == list(enumerate(state(match).digit[seat, :5].tolist(), 1))
        assert [event for event in match.seen(seat, 0) if not isinstance(event, v.Signed)] == match.seen(None, 0)


@rule("HC-1", "HC-31")
@pytest.mark.parametrize(("dice", "seat"), [((1, 1, 2, 3, 2, 3), 1), ((1, 2, 1, 1, 2, 3), 2), ((1, 2, 2, 3, 1, 1), 0)])
def test_a_new_tokens_digit_is_told_to_its_owner_alone(dice: tuple[int, ...], seat: int) -> None:
    match = load(position("ring-5", "bank-1", "bank-2", checked=1), *dice, (3, 4))
    told = all_told(match, "bank")
    assert [each for each in told if each[1].startswith("signed")] == [(seat, "signed 6 4")]
    assert [audience for audience, _ in told if audience != -1] == [seat], "everything else is public"
    returned = [str(event) for event in match.act(0, "bank")]
    assert ("signed 6 4" in returned) == (seat == 0)
    assert not any(isinstance(event, v.Signed) for event in match.log[-1].events)


@rule("HC-1")
def test_whole_games_tell_digits_to_their_owners_alone() -> None:
    match = hacktable.game("hashcatch").start(4, seed=1)
    chance = random.Random(1)
    earned = 0
    while not match.over:
        action = str(chance.choice(match.legal(match.actors[0])))
        told = all_told(match, action)
        for audience, text in told:
            assert (audience != -1) == text.startswith("signed")
        private = [(audience, text.split()) for audience, text in told if audience != -1]
        act(match, action)
        for seat, (_, token, digit) in private:
            assert state(match).digit[seat, int(token) - 1] == int(digit)
            assert f"earned {'abcd'[seat]} {token}" in [text for _, text in told]
            earned += 1
    assert earned


@rule("HC-12", "HC-14")
def test_a_push_is_told_before_the_move_that_causes_it() -> None:
    match = position("ring-17", "ring-20", roll=3)
    assert [event.split()[0] for event in act(match, "move 1 + push +")] == ["pushed", "moved", "turn"]


@rule("HC-1")
def test_every_kind_of_event_has_a_sentence_in_both_languages() -> None:
    from hacktable import lang

    for struct in GAME.events.structs:
        for language in ("en", "de"):
            assert lang.has(language, f"hashcatch-event-{struct.__name__.lower()}"), (language, struct)
