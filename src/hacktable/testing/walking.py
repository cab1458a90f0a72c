"""Walks through games: the ways the suite gets to positions."""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterator

from hacktable.bots.bot import between_ticks, coin_of
from hacktable.bots.player import PolicyBot
from hacktable.bots.policies import OUR_NAMES
from hacktable.kernel import options as option_texts
from hacktable.kernel.coin import toss
from hacktable.kernel.compiling import Twins
from hacktable.kernel.cstruct import Ints, Stored
from hacktable.kernel.engine import Engine, compiled, interpreted
from hacktable.kernel.events import Told
from hacktable.kernel.game import Game
from hacktable.kernel.knowledge import Knowledge
from hacktable.kernel.options import Value
from hacktable.kernel.verbs import CLOCK, Action, Counted, FieldForm, Tick, Verbs, Words, forms_of
from hacktable.match import seeds
from hacktable.match.match import Match

Variant = tuple[int, dict[str, Value]]

_brief = False


def be_brief() -> None:
    """From now on nothing is compiled for walks, they are a quarter as long, and only the first and the last variant of a game are walked through.

    For a run that has to be over soon: compiling a game's rules takes longer than all the rest of it.
    """
    global _brief
    _brief = True


def walked(game: Game) -> list[Variant]:
    """The variants that are walked through: all of them, unless the run is a brief one."""
    found = variants(game)
    return [found[0], found[-1]] if _brief and len(found) > 2 else found


def quick(game: Game) -> Twins:
    """The rules for walks of many steps. That both speeds agree in every byte is tested by itself."""
    return interpreted(game) if _brief else compiled(game)


def variants(game: Game) -> list[Variant]:
    """What the game names; or every number of players with every combination of options, or with each value of each option if those are too many."""
    if game.forms.variants:
        return [(players, dict(options)) for players, options in game.forms.variants]
    allowed = option_texts.choices(game.options)
    for text in option_texts.texts(game.options).values():  # what asks for a text of its own is for the game's own tests
        allowed[text.option] = tuple(value for value in allowed[text.option] if value != text.value)
    combinations = [dict(zip(allowed, values, strict=True)) for values in itertools.product(*allowed.values())]
    if len(combinations) > 32:
        combinations = [{name: value} for name, values in allowed.items() for value in values]
    return [(players, options) for players in game.players for options in combinations]


def key_words(seed: str) -> Ints:
    return seeds.words(seeds.match_key(seeds.server_seed(seed)))


def step(engine: Engine, states: Stored, seat: int, act: int) -> tuple[Stored, list[Told]]:
    """The state after an action of a seat, or of the clock, and what happened."""
    return engine.clock_act(states, act) if seat == CLOCK else engine.apply(states, seat, act)


class Walk:
    """One random game, step by step, all seats that may act taking turns by chance.

    While it is live a step is a tick, with all that bots do before it: they are of all levels, one a seat.
    """

    def __init__(self, engine: Engine, seed: str) -> None:
        self.engine = engine
        self.coin = coin_of(seed.encode())
        self.bots = [PolicyBot(OUR_NAMES[seat % len(OUR_NAMES)], self.coin) for seat in range(engine.seats)]
        self.states, self.told = engine.setup(key_words(seed))

    def steps(self, most: int) -> Iterator[tuple[Stored, int, int]]:
        """Positions before each action, with the seat and the action that follow; seat −1 is the clock, which ticks."""
        for _ in range(most // 4 if _brief else most):
            if self.engine.over(self.states):
                return
            if self.engine.live(self.states):
                yield from self._tick()
                continue
            actors = self.engine.actors(self.states)
            seat = actors[toss(self.coin, len(actors))]
            legal = self.engine.legal(self.states, seat)
            yield from self._go(seat, legal[toss(self.coin, len(legal))])

    def _go(self, seat: int, act: int) -> Iterator[tuple[Stored, int, int]]:
        yield self.states, seat, act
        self.states, self.told = step(self.engine, self.states, seat, act)

    def _tick(self) -> Iterator[tuple[Stored, int, int]]:
        game, boards = self.engine.game, self.engine.boards

        def react(seat: int) -> Action | None:
            return self.bots[seat].react(Knowledge(game, boards, seat, self.engine.mask(self.states, seat), ()), twins=quick(game))

        for seat, action in between_ticks(range(self.engine.seats), react, lambda: self.engine.live(self.states)):
            yield from self._go(seat, game.actions.encode(action))
        if self.engine.live(self.states):
            yield from self._go(CLOCK, game.clock_actions.encode(Tick()))


def go_on(match: Match, chance: random.Random) -> None:
    """A random action of somebody who may act; while a match is live, a tick, and what bots of all levels do before it."""
    if not match.live:
        seat = chance.choice(match.actors)
        match.act(seat, chance.choice(match.legal(seat)))
        return
    coin, twins = coin_of(chance.randbytes(8)), quick(match.rules)

    def react(seat: int) -> Action | None:
        return PolicyBot(OUR_NAMES[seat % len(OUR_NAMES)], coin).react(match.knowledge(seat), twins=twins)

    for seat, action in between_ticks(range(match.players), react, lambda: match.live):
        match.act(seat, action)
    if match.live:
        match.act(CLOCK, Tick())


def random_words(seed: str) -> Ints:
    """Eight words for an imagined world."""
    return key_words(f"imagined {seed}")


def same(one: Stored, other: Stored) -> bool:
    return one.tobytes() == other.tobytes()


def any_action(verbs: Verbs[Action], chance: random.Random) -> Action:
    """An action that can be written down, however little it fits the position; often with the first or the last value of a field."""
    verb = chance.choice(verbs.structs)
    return verb(**{form.name: _any_value(form, chance) for form in forms_of(verb)})


def _any_value(form: FieldForm, chance: random.Random) -> object:
    low, high = (form.form.first, form.form.last) if isinstance(form.form, Counted) else (0, len(form.form.words) - 1)
    number = chance.choice((low, high, chance.randint(low, high)))
    value = form.form.words[number] if isinstance(form.form, Words) and not form.numeric else number
    return chance.choice((None, value)) if form.optional else value
