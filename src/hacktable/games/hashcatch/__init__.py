"""Hashcatch: dice, a ring of transactions, and a blockchain that sinks deeper with every block.

The rules are numbered HC-1 … HC-50; `rules/en.md` says them in words, `rules/*.py` in code. Our version
follows the game's German book of 2017; where the book is silent, the rules page says what we decided.
"""

from __future__ import annotations

from pathlib import Path

from hacktable.games.hashcatch import gauge, knowledge, policy
from hacktable.games.hashcatch.board import Board, HashcatchOptions, lay
from hacktable.games.hashcatch.impossible import impossible
from hacktable.games.hashcatch.lesson import LESSON
from hacktable.games.hashcatch.page import CALLS, PAGE
from hacktable.games.hashcatch.reasons import REASONS, reason
from hacktable.games.hashcatch.refusals import REFUSALS, refuse, turn_rule
from hacktable.games.hashcatch.remarks import remark
from hacktable.games.hashcatch.rules import opening, play, scoring
from hacktable.games.hashcatch.stakes import OUTCOMES, stake
from hacktable.games.hashcatch.state import State
from hacktable.games.hashcatch.teller import HashcatchTeller
from hacktable.games.hashcatch.verbs import ACTIONS, EVENTS, Attack, Bank, Bonus, Check, Home, Move
from hacktable.kernel import rules
from hacktable.kernel.game import Forms, Game, Identity, Rules, Telling
from hacktable.kernel.stakes import Prospect

GAME = Game(
    identity=Identity(
        name="hashcatch",
        version=1,
        folder=Path(__file__).parent,
        players=range(2, 5),
        minutes=(5, 35),
        minutes_with_bots=(3, 15),
    ),
    forms=Forms(
        options=HashcatchOptions,
        Board=Board,
        State=State,
        lay=lay,
        actions=ACTIONS,
        events=EVENTS,
    ),
    rules=Rules(
        prefix="HC",
        turn="HC-10",
        end="HC-33",
        fills={
            rules.setup: opening.setup,
            rules.actors: play.actors,
            rules.legal: play.legal,
            rules.apply: play.apply,
            rules.clock_act: play.clock_act,
            rules.over: play.over,
            rules.standings: scoring.standings,
            rules.show: knowledge.show,
            rules.imagine: knowledge.imagine,
            rules.judge: policy.judge,
            rules.in_view: gauge.in_view,
            rules.gauge: gauge.gauge,
            rules.refuse: refuse,
            rules.turn_rule: turn_rule,
            rules.stake: stake,
            rules.reason: reason,
            rules.remark: remark,
        },
        refusals=REFUSALS,
        impossible=impossible,
        sources=scoring.SOURCES,
        length="turns",
        outcomes=OUTCOMES,
        reasons=REASONS,
    ),
    telling=Telling(
        teller=HashcatchTeller(),
        emblem=Path(__file__).parent / "emblem.svg",
        page=PAGE,
        calls=CALLS,
        prospects=(Prospect("home", Home),),
        explained=(Check, Move, Bank, Attack, Bonus),
    ),
    lesson=LESSON,
)
