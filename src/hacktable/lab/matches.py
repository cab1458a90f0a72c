"""Matches between bots: who sits where, and one match played to its end, action by action."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from hacktable.bots import registry
from hacktable.bots.bot import Invitation, between_ticks, coin_of, seed_of
from hacktable.bots.player import Complaints, Player
from hacktable.kernel import registry as games
from hacktable.kernel.errors import OptionError
from hacktable.kernel.game import Game
from hacktable.kernel.verbs import CLOCK, Action, Tick
from hacktable.match import seeds
from hacktable.match.match import Match


def line_up(bots: Sequence[str], game: Game, players: int) -> list[str]:
    """A bot for every seat: one for all, or as many as there are players.

    :raises OptionError: if the number of bots is neither one nor that of the players, or if a bot is unknown or does not play this game.
    """
    for bot in bots:
        entry = registry.find(bot)
        if not entry.can_play(game):
            others = entry.games or [name for name in games.names() if entry.can_play(games.find(name))]
            raise OptionError("option-bot-game", bot=bot, game=game.name, games=", ".join(others))
    if len(bots) == 1:
        return list(bots) * players
    if len(bots) != players:
        raise OptionError("option-bots", given=len(bots), players=players)
    return list(bots)


def seat_bots(bots: Sequence[str], game: int) -> list[str]:
    """The bots of one game of a simulation: they move on by a seat from game to game, so that no bot keeps the best seat."""
    shift = game % len(bots)
    return [*bots[-shift:], *bots[:-shift]] if shift else list(bots)


def game_seed(seed: str, game: int) -> str:
    """The seed of one game of a simulation."""
    return f"{seed}/{game}"


def players_of(match: Match, bots: Sequence[str], complaints: Complaints, where: str) -> list[Player]:
    """These bots in the seats of a match that starts from a seed; `where` says in a complaint which match it is."""
    assert match.server_seed is not None, "bots draw their chance from the match's seed"
    key = seeds.match_key(match.server_seed, match.seat_seeds)
    coin = coin_of(key)
    return [
        Player(
            registry.find(name),
            Invitation(match.game, seat, match.players, seed_of(key, seat)),
            coin,
            complaints.about(name, f"{match.game}, {where}"),
        )
        for seat, name in enumerate(bots)
    ]


def play_match(match: Match, bots: Sequence[str], where: str = "a match") -> int:
    """Let bots play a match to its end: one for all seats, or one for each. Returns how many actions they made.

    :raises OptionError: if a bot is unknown or does not play this game, or if they do not fit the seats.
    """
    complaints = Complaints()
    made = play_out(match, players_of(match, line_up(bots, match.rules, match.players), complaints, where))
    complaints.sum_up()
    return made


def play_out(match: Match, players: Sequence[Player], heard: Callable[[], None] = lambda: None) -> int:
    """Play a match to its end, as a simulation does. `heard` is called after each action and tick. Returns how many actions were made."""
    made = 0

    def do(seat: int, action: Action) -> None:
        match.act(seat, action)
        heard()

    def react(seat: int) -> Action | None:
        return players[seat].react(match.knowledge(seat, since=players[seat].since))

    while not match.over:
        if not match.live:
            seat = match.actors[0]
            do(seat, players[seat].choose(match.knowledge(seat, since=players[seat].since)))
            made += 1
            continue
        for seat, action in between_ticks(range(match.players), react, lambda: match.live):
            do(seat, action)
            made += 1
        if match.live:
            do(CLOCK, Tick())
    return made
