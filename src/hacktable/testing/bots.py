"""What every bot must hold to, whoever wrote it."""

from __future__ import annotations

from hacktable.bots import registry
from hacktable.bots.bot import Invitation, between_ticks, coin_of, seed_of
from hacktable.bots.player import Player
from hacktable.kernel.knowledge import Knowledge
from hacktable.kernel.verbs import CLOCK, Action, Tick
from hacktable.match import seeds
from hacktable.match.box import box
from hacktable.match.match import Match


def check_bot(name: str, game: str, *, players: int | None = None, matches: int = 3) -> None:
    """Have a bot play all seats of some matches to their ends.

    It must not raise and must act legally. And what a seat's bot chooses must follow from its seed and from what its seat knows: a new
    instance that is told the same must choose the same. One that keeps notes where another seat's instance can read them, or looks at
    a clock, does not. (Policies keep no notes, and share one coin: they are only played.)

    :raises AssertionError: saying what the bot did.
    """
    for number in range(matches):
        match = box(game).start(players or box(game).players[-1], f"check {number}")
        asked = _played(name, match)
        if registry.find(name).policy:
            continue
        for seat in range(match.players):
            again = _player(name, match, seat)
            for known, answer, live in asked[seat]:
                new = again.react(known) if live else again.choose(known)
                assert new == answer, f"{name} in seat {seat} of {game} chose {answer}; a new one that knew the same chose {new}"


def _player(name: str, match: Match, seat: int) -> Player:
    def complain(reason: str) -> None:
        raise AssertionError(f"{name} in seat {seat} of {match.game}, after {len(match.log)} actions: {reason}")

    assert match.server_seed is not None
    key = seeds.match_key(match.server_seed)
    invitation = Invitation(match.game, seat, match.players, seed_of(key, seat))
    return Player(registry.find(name), invitation, coin_of(key), complain)


def _played(name: str, match: Match) -> list[list[tuple[Knowledge, Action | None, bool]]]:
    """Play a match to its end; what each seat's bot knew when it was asked, what it answered, and whether it was live."""
    bots = [_player(name, match, seat) for seat in range(match.players)]
    asked: list[list[tuple[Knowledge, Action | None, bool]]] = [[] for _ in bots]

    def react(seat: int) -> Action | None:
        known = match.knowledge(seat, since=bots[seat].since)
        answer = bots[seat].react(known)
        asked[seat].append((known, answer, True))
        return answer

    while not match.over:
        if match.live:
            for seat, action in between_ticks(range(match.players), react, lambda: match.live):
                match.act(seat, action)
            if match.live:
                match.act(CLOCK, Tick())
            continue
        seat = match.actors[0]
        known = match.knowledge(seat, since=bots[seat].since)
        answer = bots[seat].choose(known)
        asked[seat].append((known, answer, False))
        match.act(seat, answer)
    return asked
