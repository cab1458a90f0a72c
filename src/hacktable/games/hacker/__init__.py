"""Hacker: slip viruses onto the others' accounts while they are not looking, for three to seven.

The rules are numbered HK-1 … HK-70; `rules/en.md` says them in words, `rules/*.py` in code.
"""

from __future__ import annotations

from pathlib import Path

from hacktable.games.hacker import gauge, knowledge, policy, reflexes, taste
from hacktable.games.hacker.awards import AWARDS
from hacktable.games.hacker.board import TICKS, Board, HackerOptions, lay
from hacktable.games.hacker.impossible import impossible
from hacktable.games.hacker.lesson import LESSON
from hacktable.games.hacker.page import CALLS, PAGE
from hacktable.games.hacker.reasons import REASONS, reason
from hacktable.games.hacker.recounting import veil
from hacktable.games.hacker.refusals import REFUSALS, refuse, turn_rule
from hacktable.games.hacker.remarks import HEARING, remark
from hacktable.games.hacker.rules import play, scoring
from hacktable.games.hacker.stakes import OUTCOMES, stake
from hacktable.games.hacker.state import State
from hacktable.games.hacker.teller import HackerTeller
from hacktable.games.hacker.verbs import (
    ACTIONS,
    CLOCK_ACTIONS,
    EVENTS,
    INPUTS,
    Following,
    Name,
    Named,
    Protect,
    Slipped,
    Turned,
    Walk,
    Watching,
)
from hacktable.kernel import rules
from hacktable.kernel.game import Forms, Game, Identity, Live, Recount, Rules, Telling, Variant
from hacktable.kernel.stakes import Prospect

VARIANTS: tuple[Variant, ...] = (
    (3, {"tempo": "step"}),
    (3, {"tempo": "step", "magnetic": True, "cryptography": True}),
    (4, {"tempo": "step", "cryptography": True}),
    (5, {"tempo": "step", "magnetic": True}),
    (6, {"tempo": "step"}),
    (7, {"tempo": "step", "magnetic": True, "cryptography": True}),
    (3, {"walk_seconds": 1, "place_limit": 1, "cryptography": True}),
    (5, {"magnetic": True}),
)
"""Options that belong together, for tests and reports."""

GAME = Game(
    identity=Identity(
        name="hacker",
        version=1,
        folder=Path(__file__).parent,
        players=range(3, 8),
        minutes=(4, 11),
        minutes_with_bots=(4, 11),
    ),
    forms=Forms(
        options=HackerOptions,
        Board=Board,
        State=State,
        lay=lay,
        actions=ACTIONS,
        events=EVENTS,
        variants=VARIANTS,
    ),
    rules=Rules(
        prefix="HK",
        turn="HK-65",
        end="HK-30",
        fills={
            rules.setup: play.setup,
            rules.actors: play.actors,
            rules.legal: play.legal,
            rules.apply: play.apply,
            rules.clock_act: play.clock_act,
            rules.over: play.over,
            rules.standings: scoring.standings,
            rules.live: play.live,
            rules.tick: play.pass_tick,
            rules.reflex: reflexes.reflex,
            rules.show: knowledge.show,
            rules.imagine: knowledge.imagine,
            rules.reopen: knowledge.reopen,
            rules.judge: policy.judge,
            rules.judge_as: policy.judge_as,
            rules.in_view: gauge.in_view,
            rules.gauge: gauge.gauge,
            rules.lean: taste.lean,
            rules.refuse: refuse,
            rules.turn_rule: turn_rule,
            rules.stake: stake,
            rules.reason: reason,
            rules.remark: remark,
        },
        refusals=REFUSALS,
        impossible=impossible,
        sources=("ones", "twos", "threes"),
        length="beats",
        outcomes=OUTCOMES,
        reasons=REASONS,
    ),
    live=Live(
        clock_actions=CLOCK_ACTIONS,
        inputs=INPUTS,
        beat=1000 // TICKS,
        still={"tempo": "step"},
    ),
    recount=Recount(
        chapter="rounds",
        told_later=(Slipped, Watching, Following),
        veil=veil,
        hushed="face_down",  # HK-40: whose account lies where
        opened=("under",),  # HK-30: everyone adds up the notes under the own accounts
        awards=AWARDS,
        hushing=Turned,
    ),
    telling=Telling(
        teller=HackerTeller(),
        emblem=Path(__file__).parent / "emblem.svg",
        page=PAGE,
        calls=CALLS,
        prospects=(Prospect("named", Named, "outcome", "right"),),
        explained=(Walk, Protect, Name),
        hearing=HEARING,
        aids=True,
    ),
    lesson=LESSON,
)
