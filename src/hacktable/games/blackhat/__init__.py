"""Black Hat: a trick-taking game whose tricks move pawns through a network, for two to six.

The rules are numbered BH-1 … BH-121; `rules/en.md` says them in words, `rules/*.py` in code. Three printed
books tell the game, each a little differently: `board.py` lists where, and `edition` chooses.
"""

from __future__ import annotations

from pathlib import Path

from hacktable.games.blackhat import gauge, knowledge, policy
from hacktable.games.blackhat.board import PRESETS, BlackhatOptions, Board, lay, warnings
from hacktable.games.blackhat.commands import add_commands
from hacktable.games.blackhat.impossible import impossible
from hacktable.games.blackhat.lesson import LESSON
from hacktable.games.blackhat.page import CALLS, PAGE
from hacktable.games.blackhat.picture import picture
from hacktable.games.blackhat.reasons import REASONS, reason
from hacktable.games.blackhat.refusals import REFUSALS, refuse, turn_rule
from hacktable.games.blackhat.remarks import remark
from hacktable.games.blackhat.rules import play, scoring
from hacktable.games.blackhat.stakes import OUTCOMES, stake, tally
from hacktable.games.blackhat.state import SOURCES, State
from hacktable.games.blackhat.teller import BlackhatTeller
from hacktable.games.blackhat.verbs import ACTIONS, EVENTS, Keep, Lay, Mark, Move, Play, Send, Take, Trace, Won
from hacktable.kernel import rules
from hacktable.kernel.game import Forms, Game, Identity, Rules, Telling, Variant
from hacktable.kernel.stakes import Prospect

__all__ = ["GAME", "warnings"]

VARIANTS: tuple[Variant, ...] = (
    (2, {}),
    (2, {"edition": "finnish", "board": "advanced", "tracer": True, "celebrity": True, "modules": 2}),
    (2, {"edition": "portuguese", "hidden_hat": True, "secret_asset": True, "broken_honeypot": True}),
    (3, {"edition": "norwegian", "tracer": True, "modules": 5, "short_deck": True, "hidden_hat": True, "broken_honeypot": True}),
    (3, {"edition": "portuguese", "board": "advanced", "tracer": True, "secret_asset": True, "celebrity": True}),
    (4, {}),
    (4, {"edition": "finnish", "modules": 3, "secret_asset": True, "broken_honeypot": True, "short_deck": True}),
    (4, {"edition": "portuguese", "modules": 5, "refill": "yes", "tracer": True, "half_deals": "later", "broken_honeypot": True}),
    (5, {"board": "advanced", "modules": 1, "tracer": True, "celebrity": True, "short_deck": True}),
    (6, {"edition": "norwegian", "board": "advanced", "secret_asset": True}),
    (6, {"tracer": True, "modules": 4, "hidden_hat": True, "randomizer": "anywhere", "exploit": "any"}),
)
"""Options that belong together, for tests and reports: there are too many to try them all with each other."""

GAME = Game(
    identity=Identity(
        name="blackhat",
        version=1,
        folder=Path(__file__).parent,
        players=range(2, 7),
        minutes=(10, 35),
        minutes_with_bots=(4, 12),
    ),
    forms=Forms(
        options=BlackhatOptions,
        Board=Board,
        State=State,
        lay=lay,
        actions=ACTIONS,
        events=EVENTS,
        presets=PRESETS,
        variants=VARIANTS,
    ),
    rules=Rules(
        prefix="BH",
        turn="BH-31",
        end="BH-90",
        fills={
            rules.setup: play.setup,
            rules.actors: play.actors,
            rules.legal: play.legal,
            rules.at_random: play.at_random,
            rules.apply: play.apply,
            rules.clock_act: play.clock_act,
            rules.over: play.over,
            rules.standings: scoring.standings,
            rules.imagine: knowledge.imagine,
            rules.judge: policy.judge,
            rules.in_view: gauge.in_view,
            rules.gauge: gauge.gauge,
            rules.refuse: refuse,
            rules.turn_rule: turn_rule,
            rules.stake: stake,
            rules.tally: tally,
            rules.reason: reason,
            rules.remark: remark,
        },
        refusals=REFUSALS,
        impossible=impossible,
        sources=SOURCES,
        length="rounds",
        outcomes=OUTCOMES,
        reasons=REASONS,
    ),
    telling=Telling(
        teller=BlackhatTeller(),
        picture=picture,
        pictured=("board", "drawing", "tracer"),
        emblem=Path(__file__).parent / "emblem.svg",
        page=PAGE,
        calls=CALLS,
        prospects=(Prospect("won", Won),),
        explained=(Play, Take, Keep, Move, Send, Mark, Lay, Trace),
        aids=True,
        warnings=warnings,
        commands=add_commands,
    ),
    lesson=LESSON,
)
