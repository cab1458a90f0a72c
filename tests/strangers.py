"""Bots as other packages would write them: a good one, a policy, and bad ones of every kind."""

from __future__ import annotations

import os
import random
import time
from typing import Any

import hacktable
from hacktable.kernel.coin import toss
from hacktable.kernel.compiling import kernel
from hacktable.kernel.cstruct import Ints
from hacktable.kernel.verbs import Action, Timeout


class Counting:
    """Takes any legal action, and remembers how often it was asked and what it saw."""

    def __init__(self, invitation: hacktable.Invitation) -> None:
        self.invitation = invitation
        self.chance = random.Random(invitation.seed)
        self.asked = 0
        self.seen: list[hacktable.Event] = []

    def choose(self, known: hacktable.Knowledge) -> Action:
        self.asked += 1
        self.seen += known.seen
        return self.chance.choice(known.legal)


class Restless(Counting):
    """Does a thing between any two ticks, if it may do any."""

    games = ("hacker",)
    level = 5

    def react(self, known: hacktable.Knowledge) -> Action | None:
        self.asked += 1
        self.seen += known.seen
        return known.legal[0] if known.legal else None


class Alone:
    """A bot that needs no invitation to be itself."""

    def choose(self, known: hacktable.Knowledge) -> Action:
        return known.legal[-1]


def alone(invitation: hacktable.Invitation) -> Alone:
    """Takes the last of its legal actions."""
    return Alone()


class Raising(Counting):
    """Raises."""

    def choose(self, known: hacktable.Knowledge) -> Action:
        raise ZeroDivisionError("what is a card?")

    react = choose


class Stillborn(Counting):
    """Cannot even be made."""

    def __init__(self, invitation: hacktable.Invitation) -> None:
        raise KeyError(invitation.game)


class Illegal(Counting):
    """Answers with an action that is not its own to do."""

    def choose(self, known: hacktable.Knowledge) -> Action:
        return Timeout(known.seat)

    react = choose


class Silent(Counting):
    """Answers with nothing."""

    def choose(self, known: hacktable.Knowledge) -> Action:
        return None  # type: ignore[return-value]


class Sleeping(Counting):
    """Never answers, and does nothing meanwhile."""

    def choose(self, known: hacktable.Knowledge) -> Action:
        while True:
            time.sleep(3600)

    react = choose


class Burning(Counting):
    """Says so, never answers, and thinks as hard as it can."""

    def choose(self, known: hacktable.Knowledge) -> Action:
        print("burning", flush=True)
        while True:
            pass


class Forking(Counting):
    """Starts a process like itself, which keeps its pipes open, and never answers."""

    def choose(self, known: hacktable.Knowledge) -> Action:
        os.fork()
        while True:
            time.sleep(3600)


class Exiting(Counting):
    """Ends the process that it is in."""

    def choose(self, known: hacktable.Knowledge) -> Action:
        os._exit(3)


class Leaving(Counting):
    """Ends the program that it is in, politely."""

    def choose(self, known: hacktable.Knowledge) -> Action:
        raise SystemExit(3)


class Forgetful(Counting):
    """Sleeps for ever when it is asked for the third time, if it is still the same that was asked first."""

    def choose(self, known: hacktable.Knowledge) -> Action:
        chosen = super().choose(known)
        while self.asked == 3:
            time.sleep(3600)
        return chosen


@kernel
def first_or_toss(board: Any, m: Any, seat: int, acts: Ints, count: int, coin: Ints) -> int:
    return 0 if toss(coin, 2) == 0 else toss(coin, count)


@kernel
def beyond(board: Any, m: Any, seat: int, acts: Ints, count: int, coin: Ints) -> int:
    return count


@kernel
def never(board: Any, m: Any, seat: int, acts: Ints, count: int, coin: Ints) -> int:
    while int(coin[0]) >= 0:
        pass
    return 0


FIRST_OR_TOSS = hacktable.Policy(first_or_toss, about="the first action or any", games=("hashcatch",), level=3)
BEYOND = hacktable.Policy(beyond, about="an action that there is not")
NEVER = hacktable.Policy(never, about="never comes to an end")
