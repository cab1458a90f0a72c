"""Advice at a table: somebody asks what the champion would play, or why bots did what they did, and is told a moment later."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import msgspec

from hacktable.bots.explaining import Asking, Explained
from hacktable.kernel.frames import NOTHING
from hacktable.kernel.game import Game
from hacktable.kernel.stakes import Advised
from hacktable.kernel.verbs import Action
from hacktable.server.table.playing import Choice, Playing
from hacktable.server.table.services import Thinkers
from hacktable.server.wire import faults, messages
from hacktable.server.wire.faults import Fault
from hacktable.server.wire.messages import Shown, encode
from hacktable.server.wire.showing import whole


def choice_of(rules: Game, seat: int, action: Action, shown: Shown, found: Explained | None) -> messages.Choice | None:
    """A choice and what was found of it, for a page; None if nothing was."""
    if found is None:
        return None
    instead = None
    if found.instead is not None and found.instead_chance is not None:
        instead = messages.Instead(_json(rules, found.instead), found.instead_chance)
    return messages.Choice(seat, _json(rules, action), shown, found.chance, found.place, instead, found.reason)


def _json(rules: Game, action: Action) -> msgspec.Raw:
    return msgspec.Raw(rules.actions.json(rules.actions.encode(action)))


class Question:
    """A question of a seat's pages: it is thought about once, however often and by how many of them it is asked."""

    def __init__(self, about: int) -> None:
        self.about = about
        """The window, or how many actions there were: when it is another number, it is another question."""
        self.answer: bytes | None = None
        self.waiting: list[str] = []


class Advice:
    """What somebody would play, and why others did what they did."""

    def __init__(self, thinkers: Thinkers, tell: Callable[[str, bytes], None]) -> None:
        self._thinkers = thinkers
        self._tell = tell
        self.begin(None)

    def begin(self, playing: Playing | None) -> None:
        """Another match, or the same read again from the store."""
        self._playing = playing
        self._what: dict[int, Question] = {}
        """For each seat, what it was last asked to choose and wants advice for."""
        self._why: dict[int, Question] = {}
        """For each seat, the last time that it wondered about others."""

    def ask(self, page: str, seat: int) -> None:
        """What would you play?

        :raises Fault: if this seat has nothing to choose, or nobody has time to think.
        """
        playing = self._playing
        if playing is None or playing.match.live or playing.legal[seat] == NOTHING:
            raise Fault(faults.NOT_NOW)
        window = playing.windows[seat]

        def think(question: Question) -> None:
            self._thinkers.advise(playing.match.knowledge(seat), partial(self._advised, playing, seat, question))

        self._wonder(self._what, page, seat, window, think)

    def explain(self, page: str, seat: int, bots: frozenset[int]) -> None:
        """Why did they do that?

        :raises Fault: in a live round, or if nobody has time to think.
        """
        playing = self._playing
        if playing is None or playing.match.live:
            raise Fault(faults.NOT_NOW)
        match, choices = playing.match, playing.lately(bots - {seat})

        def think(question: Question) -> None:
            asked = tuple(Asking(match.knew(seat, each.states), each.seat, each.action) for each in choices)
            shown = [whole(match.rules.State, match.showed(seat, each.states)[0]) for each in choices]
            self._thinkers.explain(asked, partial(self._explained, match.rules, choices, shown, question))

        self._wonder(self._why, page, seat, len(match.log), think)

    def _wonder(self, questions: dict[int, Question], page: str, seat: int, about: int, think: Callable[[Question], None]) -> None:
        question = questions.get(seat)
        if question is None or question.about != about:
            question = Question(about)
            think(question)
            questions[seat] = question
        if question.answer is None:
            question.waiting.append(page)
        else:
            self._tell(page, question.answer)

    def _advised(self, playing: Playing, seat: int, question: Question, choices: tuple[Advised, ...]) -> None:
        """An answer to a question that is open no more is dropped: nobody could use it."""
        if playing is self._playing and playing.windows[seat] == question.about and self._what.get(seat) is question:
            self._answer(question, messages.Advice(question.about, choices))

    def _explained(
        self, rules: Game, choices: list[Choice], shown: list[Shown], question: Question, found: tuple[Explained | None, ...]
    ) -> None:
        """What has happened stays true, so an answer that comes later is told all the same, unless another question has taken its place."""
        if question in self._why.values():
            each = zip(choices, shown, found, strict=False)
            told = [choice_of(rules, choice.seat, choice.action, seen, explained) for choice, seen, explained in each]
            self._answer(question, messages.Reasons(tuple(each for each in told if each)))

    def _answer(self, question: Question, answer: messages.FromServer) -> None:
        question.answer = encode(answer)
        for page in dict.fromkeys(question.waiting):
            self._tell(page, question.answer)
        question.waiting.clear()
