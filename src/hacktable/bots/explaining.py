"""Why did a bot do that? Its choice in numbers, for somebody who asks, from what that person knew then.

The bot's own reasons would tell its cards. So the numbers are what the asker could have reckoned: worlds are imagined that fit what the asker knew just
before the choice, in which the bot could do what it did; its chance to win is the average over these, seen by the champion. Of what it could have done
instead, only that is named of which the asker knew that it was possible. Nothing of it depends on what the bot really held.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from hacktable.bots.advice import can_advise, look, place_to_tell
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


def _known_choices(known: Knowledge, mover: int) -> set[int]:
    """What another seat could do, as far as the asker knows: what follows from the mask alone, and is possible in a world that fits it.

    From a mask that lacks what the rules ask for, such as a size that was said in secret, something may follow that nobody can do.
    """
    engine = Engine(known.rules, known.boards)
    world = engine.imagine(known.masks, known.seat, np.zeros(KEY_WORDS, np.int64))
    return {*engine.choices(known.masks, mover)} & {*engine.choices(engine.mask(world, mover), mover)}
