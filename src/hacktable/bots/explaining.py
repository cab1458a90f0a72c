"""Why did a bot do that? Its choice in numbers, for somebody who asks, from what that person knew then, or, after the match, from all that the bot knew.

While a match runs, the bot's own reasons would tell its cards. So the numbers of `explain` are what the asker could have reckoned: worlds are imagined that fit what the asker knew just
before the choice, in which the bot could do what it did; its chance to win is the average over these, seen by the champion. Of what it could have done
instead, only that is named of which the asker knew that it was possible. Nothing of it depends on what the bot really held.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from hacktable.bots.advice import Looked, can_advise, look, place_to_tell
from hacktable.kernel.compiling import Twins
from hacktable.kernel.engine import Engine
from hacktable.kernel.knowledge import Knowledge
from hacktable.kernel.stakes import CERTAIN, Reason
from hacktable.kernel.verbs import Action

KEY_WORDS = 8


class Asking(NamedTuple):
    """A choice that somebody wants to understand."""

    known: Knowledge
    """What the asker knew just before it."""
    mover: int
    action: Action


class Explained(NamedTuple):
    """What somebody can tell of another's choice."""

    chance: int | None
    """To win, in thousandths; None if no world was found in which it could be made."""
    place: int | None
    """To expect at the end, in tenths; None with two players, too."""
    instead: Action | None
    """The best of what else was possible, as far as the asker knew."""
    instead_chance: int | None
    reason: Reason | None


def explain(known: Knowledge, mover: int, action: Action, *, twins: Twins | None = None, worlds: int | None = None) -> Explained | None:
    """A choice that everybody saw; None if there was nothing to choose, or nothing can be said.

    :param known: what the asker knew just before it.
    """
    game = known.rules
    if mover == known.seat or not can_advise(game):
        return None
    done = game.actions.encode(action)
    reason = Engine(game, known.boards).reason(known.masks, known.seat, done)
    others = sorted(_known_choices(known, mover) - {done})
    looked = look(known, mover, (done, *others), twins=twins, worlds=worlds)
    if looked.most == 1:
        return None
    if looked.worlds == 0:
        return Explained(None, None, None, None, reason) if reason else None
    chances = dict(zip(looked.considered, [round(CERTAIN * chance) for chance in looked.chances], strict=True))
    chance, place = chances.pop(0), place_to_tell(known, looked.places[looked.considered.index(0)])
    best = max(chances, key=lambda place: chances[place], default=None)
    if best is None:
        return Explained(chance, place, None, None, reason)
    return Explained(chance, place, game.actions.decode(others[best - 1]), chances[best], reason)


def explain_in_full(known: Knowledge, action: Action, *, twins: Twins | None = None, worlds: int | None = None) -> Explained | None:
    """A choice as the champion would see it in the same seat, secrets included: only for a match that is over. None if there was nothing to choose, or
    nothing can be said.

    :param known: what the seat itself knew just before it.
    """
    game, seat, engine = known.rules, known.seat, Engine(known.rules, known.boards)
    done, acts = game.actions.encode(action), engine.choices(known.masks, seat)
    if len(acts) < 2 or done not in acts or not can_advise(game):
        return None
    looked = look(known, seat, acts, twins=twins, worlds=worlds)
    if not looked.considered:
        return None
    chances, places = _found(acts, looked)
    if done not in chances:  # the champion likes others better: it is looked at by itself, in the same worlds
        alone = _found([done], look(known, seat, [done], twins=twins, worlds=worlds))
        chances, places = chances | alone[0], places | alone[1]
    chance, reason = chances.pop(done), engine.reason(known.masks, seat, done)
    best = max(chances, key=lambda act: chances[act], default=None)
    instead = None if best is None else game.actions.decode(best)
    return Explained(chance, place_to_tell(known, places[done]), instead, None if best is None else chances[best], reason)


def _found(acts: Sequence[int], looked: Looked) -> tuple[dict[int, int], dict[int, float]]:
    """The chances, in thousandths, and the places of the actions that were considered."""
    considered = [acts[at] for at in looked.considered]
    chances = dict(zip(considered, [round(CERTAIN * chance) for chance in looked.chances], strict=True))
    return chances, dict(zip(considered, looked.places, strict=True))


def _known_choices(known: Knowledge, mover: int) -> set[int]:
    """What another seat could do, as far as the asker knows: what follows from the mask alone, and is possible in a world that fits it.

    From a mask that lacks what the rules ask for, such as a size that was said in secret, something may follow that nobody can do.
    """
    engine = Engine(known.rules, known.boards)
    world = engine.imagine(known.masks, known.seat, np.zeros(KEY_WORDS, np.int64))
    return {*engine.choices(known.masks, mover)} & {*engine.choices(engine.mask(world, mover), mover)}
