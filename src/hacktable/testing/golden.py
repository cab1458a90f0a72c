"""Golden playthroughs and perft counts: what a change of the rules must not change by accident."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator

import msgspec

from hacktable.bots.bot import between_ticks, coin_of
from hacktable.bots.player import PolicyBot
from hacktable.kernel import options as option_texts
from hacktable.kernel.cstruct import Stored
from hacktable.kernel.engine import Engine, compiled
from hacktable.kernel.game import Game
from hacktable.kernel.verbs import CLOCK, Action, Tick, seat_letter
from hacktable.match.box import GameBox
from hacktable.match.match import Match
from hacktable.testing.walking import Walk, step, variants

FULL_VIEWS_EVERY = 25
PERFT_DEPTH = 4
PERFT_NODES = 4000


def golden_playthrough(game: Game) -> str:
    """One game between bots for every number of players: each action, what each seat saw, and what each is shown."""
    lines = [f"golden playthroughs of {game.name}, rules version {game.version}"]
    for players, options in variants(game):
        lines += ["", f"players {players} {msgspec.json.encode(options).decode()}"]
        lines += _playthrough(GameBox(game).start(players, f"golden {players}", options))
    return "\n".join(lines) + "\n"


def _playthrough(match: Match, most: int = 100) -> Iterator[str]:
    """So many actions; while a match is live, so many ticks."""
    coin = coin_of(b"golden")
    bots = [PolicyBot(("greedy", "random")[seat % 2], coin) for seat in range(match.players)]
    for seat in range(match.players):
        for event in match.seen(seat, 0):
            yield f"  {seat_letter(seat)} sees {event}"
    for ply in range(most):
        if match.over:
            break
        if ply % FULL_VIEWS_EVERY == 0:
            yield from (
                f"  {seat_letter(-1 if seat is None else seat)} is shown {match.view(seat).json().decode()}"
                for seat in (*range(match.players), None)
            )
        if match.live:
            yield from _tick(match, bots)
        else:
            seat = match.actors[-1]
            yield from _act(match, seat, bots[seat].choose(match.knowledge(seat)))
    yield f"standings {match.standings.points} {match.standings.placing} {'over' if match.over else 'running'}"


def _act(match: Match, seat: int, action: Action) -> Iterator[str]:
    match.act(seat, action)
    yield f"{seat_letter(seat)} {action} → {hashlib.sha256(match.state_bytes()).hexdigest()[:16]}"
    for viewer in range(match.players) if seat == CLOCK else (seat,):
        yield from (f"  {seat_letter(viewer)} sees {event}" for event in match.seen(viewer, len(match.log)))


def _tick(match: Match, bots: list[PolicyBot]) -> Iterator[str]:
    for seat, action in between_ticks(range(match.players), lambda seat: bots[seat].react(match.knowledge(seat)), lambda: match.live):
        yield from _act(match, seat, action)
    if match.live:
        yield from _act(match, CLOCK, Tick())


def perft_counts(game: Game) -> str:
    """For positions along random games: how many lines of play there are, depth by depth, with the dice as they will fall."""
    lines = [f"# perft of {game.name}, rules version {game.version}: players, options, seed, actions played; lines of play by depth"]
    for players, options in variants(game):
        _, boards = game.board(players, options)
        engine = Engine(game, boards, twins=compiled(game))
        words = " ".join(f"{name}={option_texts.text(value)}" for name, value in options.items())
        for position, (states, _, _) in enumerate(Walk(engine, f"perft {players}").steps(401)):
            if position % 100 == 0:
                counts = " ".join(map(str, _counts(engine, states)))
                lines.append(f"{players} {words} {position}: {counts}")
    return "\n".join(lines) + "\n"


def _counts(engine: Engine, states: Stored) -> Iterator[int]:
    level = [states]
    for _ in range(PERFT_DEPTH):
        level = [
            step(engine, each, seat, act)[0]
            for each in level
            if not engine.over(each)
            for seat, acts in [*((seat, engine.choices(each, seat)) for seat in engine.actors(each)), (CLOCK, _ticks(engine, each))]
            for act in acts
        ]
        yield len(level)
        if not level or len(level) > PERFT_NODES // 8:
            return


def _ticks(engine: Engine, states: Stored) -> list[int]:
    """What the clock does: while a game is live, time passes."""
    return [engine.game.clock_actions.encode(Tick())] if engine.live(states) else []
