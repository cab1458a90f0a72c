"""A match at a table: what has been played, and what every viewer has been told of it."""

from __future__ import annotations

import logging
from bisect import bisect_left
from collections import deque
from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from itertools import repeat
from typing import NamedTuple

import msgspec
import numpy as np

from hacktable.bots import registry
from hacktable.bots.asking import Asked
from hacktable.kernel.cstruct import Stored
from hacktable.kernel.errors import HacktableError, OptionError
from hacktable.kernel.events import ALL
from hacktable.kernel.frames import NOTHING, NOTHING_HEARD, NOTHING_SAID, News, Tidings
from hacktable.kernel.lesson import LEARNER
from hacktable.kernel.options import choices, texts
from hacktable.kernel.rules import MOST_SEATS
from hacktable.kernel.verbs import CLOCK, Action, Event, TakeBack, Tick, Timeout, TookBack
from hacktable.match.box import box
from hacktable.match.course import Course, begin_lesson
from hacktable.match.daily import bot_coin, is_revealed
from hacktable.match.match import Match, Result, Step
from hacktable.server.table.clocks import ALLOWANCES, Clocks
from hacktable.server.table.stored import Move, StoredMatch, StoredTable
from hacktable.server.wire import frames, messages
from hacktable.server.wire.messages import End, LogEntry, OtherRules, SeatClock, Shown, Sync, Value, encode
from hacktable.server.wire.showing import whole

logger = logging.getLogger(__name__)

RING = 32
"""Frames that somebody can have missed and still get."""
LATEST = 40
"""Log entries in a sync, and in an answer to `Log`."""
MOST_SCORES = 120

MOST_EXPLAINED = 6
MOST_CHOICES = 2 * MOST_SEATS
"""Choices that are kept, so that somebody may ask about them."""

Raw = msgspec.Raw


class Choice(NamedTuple):
    """What somebody has done in view of everybody, and the position before."""

    seat: int
    action: Action
    states: Stored
    ply: int


class ClocksBefore(NamedTuple):
    """The clocks before an action, so that nobody gains time by taking it back."""

    seat: int
    ply: int
    clocks: Clocks
    waits: list[bool]


def begin(stored: StoredMatch) -> Match:
    """The match at its first decision.

    :raises OptionError: if it was begun by other rules than ours.
    """
    begun = stored.setup
    game = box(begun.game)
    if stored.rules_version != game.rules.version:
        raise OptionError("text-version", given=stored.rules_version, expected=game.rules.version)
    if begun.lesson:
        match = begin_lesson(game.rules, begun.lesson_step)
    else:
        match = game.start(
            len(begun.names),
            bytes.fromhex(begun.server_seed),
            begun.options,
            seat_seeds=tuple(bytes.fromhex(seed) for seed in begun.seat_seeds),
        )
    match.names, match.listed, match.failed, match.daily = begun.names, begun.listed, begun.failed, begun.daily
    return match


def other_rules(game: str, version: int, options: Mapping[str, Value]) -> OtherRules | None:
    """Why a match that was begun by these rules cannot go on here; None if it can, as far as that can be told without playing it."""
    try:
        rules = box(game).rules
    except OptionError:
        return OtherRules("game", version, None)
    if rules.version != version:
        return OtherRules("rules", version, rules.version)
    allowed, long = choices(rules.options), texts(rules.options)
    known = all(name in long or value in allowed.get(name, ()) for name, value in options.items())
    return None if known else OtherRules("options", version, version)


def is_input(match: Match, ply: int) -> bool:
    """Whether an action is a live input: its effect is seen, and told, with the next tick."""
    return ply > 0 and isinstance(match.log[ply - 1].action, match.rules.inputs)


class Viewer:
    """A seat, or the spectators: what they have been shown so far."""

    __slots__ = ("came", "entries", "number", "ring", "seat", "told")

    def __init__(self, match: Match, seat: int | None) -> None:
        self.seat = seat
        self.number = 0
        self.came = len(match.log)
        """How many actions had been done when this viewer came. Its log has them: the next tick must not tell it of them again."""
        self.told: tuple[tuple[int, ...], int, bool] | None = None
        """Who acts, the window, and whether it is over, as last told."""
        self.entries: list[tuple[int, ...]] = [
            (ply,) for ply in range(len(match.log) + 1) if not is_input(match, ply) and match.seen(seat, ply)
        ]
        """For each entry of this viewer's log, the actions that it tells of."""
        self.ring: deque[bytes] = deque(maxlen=RING)
        """The last frames, in case one is missed."""

    def forget(self) -> None:
        """Send no frame again: whoever has missed one gets a sync."""
        self.ring.clear()

    def since(self, number: int) -> list[bytes] | None:
        """The frames after this number; None if they are not here any more."""
        missed = self.number - number
        if not 0 <= missed <= len(self.ring):
            return None
        return list(self.ring)[len(self.ring) - missed :]


class Playing:
    """One match of a table. `take` only what is on disk."""

    def __init__(self, stored: StoredMatch, moves: Iterable[Move], epoch: str, *, match: Match | None = None) -> None:
        self.stored = stored
        self.epoch = epoch
        self.match = match or begin(stored)
        rules = self.match.rules
        self._inputs, self._explained = rules.inputs, rules.telling.explained
        self._may_hush = rules.recount is not None and rules.recount.hushed is not None
        """Whether there are times in which what was told before must not be read again."""
        self.course = Course(self.match, stored.setup.lesson_step) if stored.setup.lesson else None
        """The match's way through its lesson, if it is one."""
        self._taught: bytes | None = None
        """What everyone was last told of it."""
        self.seats = range(self.match.players)
        self.windows = [stored.number << 16 for _ in self.seats]  # an answer from the last match fits no window of this one
        self.legal = [NOTHING for _ in self.seats]
        """What each seat is offered to do, as JSON."""
        self.waits = [False for _ in self.seats]
        """Whose time runs."""
        self._was_live = False
        """Whether a round was live when the seats were last asked."""
        self._acting: tuple[int, ...] = ()
        """Who could act when they were last asked."""
        self.asked_since = [0 for _ in self.seats]
        """With how many actions in the log each seat's turn began."""
        allowance = ALLOWANCES[stored.setup.pace]
        self.clocks = Clocks(allowance, len(self.seats)) if allowance else None
        self.at = 0
        """The match time of the last action, or of the last change between running and standing still."""
        self.move_ids: dict[str, int] = {}
        self.scores: list[tuple[int, ...]] = []
        self.tick = 0
        """Ticks so far, of a live match."""
        self.viewers: dict[int | None, Viewer] = {}
        self._nobody = self.match.nobody()
        self._watching = self._nobody
        """The viewers in the same order, with what each was last shown."""
        self._bots_told: dict[tuple[int, str], int] = {}
        """How many actions there were when each seat's bot was last asked."""
        self.choices: deque[Choice] = deque(maxlen=MOST_CHOICES)
        """The last choices that everybody saw."""
        self._before: list[ClocksBefore] = []
        """Of the last actions, as far as one seat did them."""
        self._regretted: tuple[int, int, str | None] | None = None
        """After how many actions, by whom and with which answer it was last asked whether a move may be taken back."""
        self._hushed = 0
        """While players have to remember what they saw: the action since which the log may be read."""
        self._ask(None)
        for move in moves:
            self.take(self.attempt(move.seat, move.action, at=move.at), move.move_id)

    # ---------------------------------------------------------------- playing

    def attempt(self, seat: int, action: Action | str, *, at: int | None = None) -> Step:
        """What an action would lead to, with what every viewer is told of it. In a live round that is told with the next tick.

        :raises HacktableError: like `Match.attempt`.
        """
        watching = self._nobody if self.match.live else self._watching
        return self.match.attempt(seat, action, at=at, to=watching, judged=True)  # a table asks before; what is on disk was asked then

    @property
    def acts(self) -> list[list[int]]:
        """What each seat is offered to do, as rules see it."""
        return [self._offered(seat) for seat in self.seats]

    def asked(self, seat: int, bot: str) -> Asked:
        """The question to a bot that plays a seat: what it knows, and, unless it is ours, what it has seen since it was last asked."""
        since = None if bot in registry.of_the_house() else self._bots_told.get((seat, bot), -1)
        known = self.match.knowledge(seat, since=since)
        self._bots_told[seat, bot] = known.ply
        begun = self.stored.setup
        coin = bot_coin(bytes.fromhex(begun.server_seed), seat, known.ply) if begun.daily else None
        where, memory = f"table {self.stored.table}, match {self.stored.number}", f"{self.epoch}/{self.stored.number}/{seat}"
        return Asked(bot, known, where, memory, coin)

    @property
    def over(self) -> bool:
        """A lesson is over when it has taught everything, long before the game would be."""
        return self.match.over or (self.course is not None and self.course.over)

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats whose turn it is. In a live round nobody has a turn: all act whenever they like."""
        return () if self.match.live else self.match.actors

    def keeps_secret(self, number: int, chapter: int) -> bool:
        """Whether what really happened in a round of a match may not be told yet."""
        return self.stored.number == number and (self.match.hushed or chapter >= self.match.chapter)

    @property
    def result(self) -> Result | None:
        return self.match.result

    def take(self, step: Step, move_id: str | None) -> None:
        """A step that is on disk."""
        match, action = self.match, step.action
        if isinstance(action, self._explained):
            self.choices.append(Choice(step.seat, action, match.states, step.ply))
        if self.clocks is not None or isinstance(action, TakeBack):
            self._set_clocks(step)
        match.take(step)
        if self.course:
            self.course.took(step)
        self.at = step.at or 0
        if isinstance(action, self._inputs):  # where a hand goes changes nothing before the next tick
            return
        if move_id:
            self.move_ids[move_id] = step.seat
        if isinstance(action, Tick):
            self.tick += 1
        self._ask(step)

    def _set_clocks(self, step: Step) -> None:
        """Keep the clocks as they are before a step. If it takes the last one back, nobody was asked anything else in between: the clocks
        are again those from before it, and whoever was asked then has been thinking ever since."""
        back = step.action if isinstance(step.action, TakeBack) else None
        if back:
            while self.choices and self.choices[-1].ply >= back.ply:
                self.choices.pop()
        if self.clocks is None:
            return
        if back is None:
            if self._before and self._before[-1].seat != step.seat:
                self._before.clear()
            self._before.append(ClocksBefore(step.seat, step.ply, self.clocks.copy(), list(self.waits)))
        elif back.how == "free" and self._before and self._before[-1].ply == back.ply:
            before = self._before.pop()
            self.clocks, self.waits = before.clocks, before.waits
        else:
            self._before.clear()

    def _ask(self, step: Step | None) -> None:
        """Who is asked what now; a window rises for a seat that has acted, or may do other things than before."""
        match, was_live, was_legal = self.match, self._was_live, self.legal
        looked, clocks = match.looked, self.clocks
        offered, ply, actors = looked.legal, len(match.log), looked.actors
        if self._may_hush:
            self._hushed = (self._hushed or ply) if match.hushed else 0
        seen = clocks is None or step is None or any(audience == ALL for audience, _ in step.happened)
        mover, too_late = CLOCK, None
        back = False
        if step is not None:
            mover, action = step.seat, step.action
            if mover == CLOCK:
                too_late = action.seat if isinstance(action, Timeout) else None
            else:
                back = isinstance(action, TakeBack)
        if self.course:
            of_learner = b"[%b]" % b",".join(map(match.rules.actions.json, self._offered(LEARNER)))
            offered = (*offered[:LEARNER], of_learner, *offered[LEARNER + 1 :])
        live = self._was_live = looked.live
        anew = step is None or back or live != was_live
        # For a seat that neither could act nor can, nothing is different. The clock, which acts too, is no seat.
        concerned = self.seats if anew or self.course else {mover, *self._acting, *actors} - {CLOCK}
        self._acting = actors
        for seat in concerned:
            legal, late = offered[seat], seat == too_late
            acted = late or seat == mover
            if not (acted or anew) and legal == was_legal[seat]:
                continue
            waits = legal != NOTHING and not live  # there the rules have time limits of their own
            # What others do gives nobody new time. Nor does an own action that they did not see: a clock that starts anew would tell them.
            if clocks and (late or (acted and seen and not back) or waits != self.waits[seat]):
                clocks.answered(seat, self.at)
                if waits:
                    clocks.asked(seat, self.at)
            if waits and (acted or not self.waits[seat]):
                self.asked_since[seat] = ply
            self.waits[seat] = waits
            if acted or legal != was_legal[seat]:
                self.windows[seat] += 1
                was_legal[seat] = legal
        self.scores.append(looked.points)

    def _offered(self, seat: int) -> list[int]:
        """What a seat may do; of a learner's legal actions, those that the lesson is about now."""
        acts = self.match.acts(seat)
        if self.course is None or seat != LEARNER:
            return acts
        return [act for act in acts if self.course.takes(self.match.rules.actions.decode(act))]

    def teaches(self, seat: int, action: Action) -> bool:
        """Whether a legal action is what the lesson is about now; in other matches everything is."""
        return self.course is None or seat != LEARNER or self.course.takes(action)

    # ---------------------------------------------------------------- telling

    def lesson(self) -> bytes | None:
        """How far the lesson is, if the match is one."""
        course = self.course
        if course is None:
            return None
        step, before = None if course.acted else course.step, course.before
        return encode(
            messages.Lesson(
                step=course.at,
                of=course.length,
                words=step.words if step else None,
                done=before.words if before else None,
                point=step.point if step else "",
                waits=step is not None and step.goal is not None and course.stands and not course.missed,
                missed=course.missed,
            )
        )

    def lesson_news(self) -> bytes | None:
        """The same, if everyone was last told something else."""
        before, self._taught = self._taught, self.lesson()
        return None if self._taught == before else self._taught

    def epoch_of(self, seat: int | None) -> str:
        """Each viewer has its own, because frames are numbered for each viewer: a page that comes back as another viewer needs a sync."""
        return f"{self.epoch}-{'watching' if seat is None else seat}"

    def viewer(self, seat: int | None) -> Viewer:
        if seat not in self.viewers:
            viewer = self.viewers[seat] = Viewer(self.match, seat)
            viewer.told = (self.match.actors, self._asked(seat)[1], self.match.over)
            self._watching = self._watching.joined(-1 if seat is None else seat, self.match.shown(seat).tobytes())
        return self.viewers[seat]

    def frames(self, steps: Sequence[Step], clock: tuple[SeatClock, ...] | None = None, ack: str | None = None) -> dict[int | None, bytes]:
        """What steps that have just been taken tell each viewer: one, or in a live match all since the last tick.

        Who saw nothing of them gets nothing.
        """
        looked, last_step = self.match.looked, steps[-1]
        actors, over = looked.actors, looked.over
        news: News | None = last_step.news
        plies: list[tuple[int, ...]] | None = None
        if news is None or len(steps) > 1 or news.to is not self._watching:
            news, plies = self._news(steps)
        if isinstance(last_step.action, TakeBack):
            news = self._told_of_taking_back(news, last_step)
        self._watching = news.now
        if looked.live and isinstance(last_step.action, Tick):
            found = self._beats(news, plies or [], actors, over)
        else:
            clocks = frames.NULL if clock is None else msgspec.json.encode(clock)
            found = self._frames(news, plies, actors, over, clocks, last_step, frames.NULL if ack is None else msgspec.json.encode(ack))
        if self._hushed and any(step.ply == self._hushed for step in steps):
            for viewer in self.viewers.values():
                viewer.forget()  # what was told until now is for players to remember
        return found

    def _frames(
        self, news: News, plies: list[tuple[int, ...]] | None, actors: tuple[int, ...], over: bool, clock: bytes, step: Step, ack: bytes
    ) -> dict[int | None, bytes]:
        """What a step tells each viewer, outside of live rounds.

        :param plies: of which actions each of them heard; None: of that step alone.
        :param clock: as JSON, like the acknowledgement, which is for whoever made the step.
        """
        found: dict[int | None, bytes] = {}
        form, nothing, legal, windows, mover = frames.FRAME, frames.NULL, self.legal, self.windows, step.seat
        first, rest = frames.common(actors, over, clock)
        words, begin = news.words, news.begin
        for (seat, viewer), heard, end, told_of in zip(
            self.viewers.items(), news.heard, news.ends, plies or repeat((step.ply,), len(news.ends)), strict=True
        ):
            if heard - begin > NOTHING_HEARD:
                viewer.entries.append(told_of)
            if seat is None:
                may, window, answer = NOTHING, 0, nothing
            else:
                may, window, answer = legal[seat], windows[seat], ack if seat == mover else nothing
            asks = actors, window, over
            if asks != viewer.told:
                viewer.told = asks
            elif answer is nothing and end - begin <= NOTHING_SAID:
                begin = end
                continue
            viewer.number = number = viewer.number + 1
            found[seat] = frame = form % (number, words[begin:end], first, may, window, rest, answer)
            viewer.ring.append(frame)
            begin = end
        return found

    def _beats(self, news: News, plies: list[tuple[int, ...]], actors: tuple[int, ...], over: bool) -> dict[int | None, bytes]:
        """What a tick tells each viewer, with all that was done since the one before."""
        found: dict[int | None, bytes] = {}
        acting = frames.seats(actors)
        for (seat, viewer), tidings, heard in zip(self.viewers.items(), news.told, plies, strict=True):
            if tidings.heard > NOTHING_HEARD:
                viewer.entries.append(heard)
            legal, window = self._asked(seat)
            asks, asked = (actors, window, over), frames.NULL
            if asks != viewer.told:
                viewer.told, asked = asks, frames.asked(acting, legal, window)
            elif len(tidings.words) <= NOTHING_SAID:
                continue
            viewer.number += 1
            found[seat] = frame = frames.beat(viewer.number, self.tick, tidings, asked)
            viewer.ring.append(frame)
        return found

    def _told_of_taking_back(self, news: News, step: Step) -> News:
        """The same with the one event that is no event of the game: kernels do not write it."""
        told = list[Tidings]()
        for seat, tidings in zip(self.viewers, news.told, strict=True):
            heard = [event for audience, event in step.happened if audience in (ALL, seat)]
            told.append(tidings.with_events(b",".join(map(msgspec.json.encode, heard))))
        return news.saying(told)

    def _news(self, steps: Sequence[Step]) -> tuple[News, list[tuple[int, ...]]]:
        """What several steps, or one that was tried before somebody came, tell each viewer; and of which actions each of them heard."""
        told = [step for step in steps if not isinstance(step.action, self.match.rules.inputs)]
        happened = [(step.ply, audience, event) for step in told for audience, event in step.happened]
        since = [sum(ply <= viewer.came for ply, _, _ in happened) for viewer in self.viewers.values()]
        heard = [
            tuple(dict.fromkeys(ply for ply, audience, _ in happened[first:] if audience in (ALL, seat)))
            for seat, first in zip(self.viewers, since, strict=True)
        ]
        told_by_rules = [(audience, event) for _, audience, event in happened if not isinstance(event, TookBack)]
        return self.match.told(self._watching, told_by_rules, np.array(since, np.int64)), heard

    def sync(self, seat: int | None, clock: tuple[SeatClock, ...] | None) -> bytes:
        """All that a viewer has been shown until now. What was done in a live round since the last tick is told with the next one."""
        match, viewer = self.match, self.viewer(seat)
        legal, window = self._asked(seat)
        return encode(
            Sync(
                epoch=self.epoch_of(seat),
                number=viewer.number,
                match=self.stored.number,
                seat=seat,
                players=match.players,
                board=self._board,
                state=self._shown(seat),
                actors=match.actors,
                legal=msgspec.json.decode(legal, type=tuple[Raw, ...]),
                window=window,
                over=match.over,
                log=self._entries(viewer, len(viewer.entries)),
                clock=clock,
            )
        )

    def _shown(self, seat: int | None) -> Shown:
        """The state that a viewer was last shown: the next frame says what has changed since then."""
        if self.match.live:
            return whole(self.match.rules.State, self._watching.shown[list(self.viewers).index(seat)])
        return msgspec.json.decode(self.match.shown_json(seat), type=dict[str, Raw])

    @cached_property
    def _board(self) -> dict[str, Raw]:
        """What is fixed for the match: the same for everybody, so it is written once."""
        board = whole(self.match.rules.Board, self.match.boards[0])
        return {name: Raw(msgspec.json.encode(value)) for name, value in board.items()}

    def history(self, seat: int | None, before: int) -> bytes:
        """Log entries with smaller numbers, the nearest of them."""
        return encode(messages.History(self._entries(self.viewer(seat), before)))

    def stakes(self, seat: int | None) -> bytes:
        """What is at stake for a seat, as far as it can know; nothing for who only watches. In a live round there is no time to read it."""
        if seat is None:
            return encode(messages.Stakes(0, (), ()))
        match = self.match
        legal = () if match.live else match.legal(seat)
        weighed = zip(legal, match.stakes(seat) if legal else (), strict=True)
        choices = tuple(outcomes for action, outcomes in weighed if self.teaches(seat, action))
        return encode(messages.Stakes(self.windows[seat], choices, match.tally(seat)))

    def why_not_back(self, seat: int) -> str | None:
        """Why a seat may not take its last move back, as the code of a sentence; None if it may. Asked again, it is not worked out again."""
        if not self.knows_regret(seat):
            self.keep_regret(seat, self.match.why_not_back(seat))
        assert self._regretted
        return self._regretted[2]

    def knows_regret(self, seat: int) -> bool:
        """Whether it has been worked out whether this seat may take its last move back as the match stands."""
        return self._regretted is not None and self._regretted[:2] == (len(self.match.log), seat)

    def keep_regret(self, seat: int, why: str | None) -> None:
        self._regretted = len(self.match.log), seat, why

    def lately(self, seats: Iterable[int]) -> list[Choice]:
        """What these seats have lately chosen in view of everybody, the latest first: of each seat and each kind the last. While players have
        to remember what they saw, nothing of it is told again."""
        found = dict[tuple[int, type[Action]], Choice]()
        for choice in [] if self.match.hushed else list(reversed(self.choices))[: 2 * self.match.players]:
            if choice.seat in seats:
                found.setdefault((choice.seat, type(choice.action)), choice)
        return list(found.values())[:MOST_EXPLAINED]

    def _entries(self, viewer: Viewer, before: int) -> tuple[LogEntry, ...]:
        end = min(before, len(viewer.entries))
        first = max(0, end - LATEST, bisect_left(viewer.entries, self._hushed, key=lambda group: group[-1]))
        seen = [[event for ply in group for event in self._readable(viewer.seat, ply)] for group in viewer.entries[first:end]]
        return tuple(LogEntry(first + i, encoded(events)) for i, events in enumerate(seen))

    def _readable(self, seat: int | None, ply: int) -> list[Event]:
        """What a viewer saw of an action, as far as it may be read now: while players have to remember, nothing from before that."""
        events = self.match.seen(seat, ply)
        if not self._hushed or ply > self._hushed:
            return events
        recount = self.match.rules.recount
        hushing = recount.hushing if recount else None
        begins = next((at for at, event in enumerate(events) if hushing and isinstance(event, hushing)), len(events))
        return events[begins:] if ply == self._hushed else []

    def _asked(self, seat: int | None) -> tuple[bytes, int]:
        """What a viewer may do, as JSON, and its window."""
        return (NOTHING, 0) if seat is None else (self.legal[seat], self.windows[seat])

    def dealt(self) -> bytes:
        """What the match was dealt from, but for the server's seed. Not for matches from before there were commitments."""
        begun = self.stored.setup
        return encode(messages.Dealt(self.stored.number, begun.commitment, begun.commitments, begun.seat_seeds, begun.failed))

    def end(self, now: int) -> End:
        """The result and the seeds: only for a match that has ended. The seed of a day is not shown before the day is over."""
        return hushed(ending(self.stored, self.result, self.scores), now)


class Past:
    """A match of a table that our rules cannot play again: how it ended is known, and what everyone saw of it is stored."""

    def __init__(self, stored: StoredMatch, other: OtherRules) -> None:
        self.stored = stored
        self.other = other

    def end(self, now: int) -> End:
        """The result, if there is one, and the seeds."""
        return hushed(ending(self.stored, self.stored.result, (), self.other), now)


def replayed(stored: StoredTable, epoch: str) -> Playing | Past | None:
    """The match of a table as it stands, if there is one; a long one is better played again in a thread."""
    found = stored.match
    if found is None or stored.setup.phase == "lobby":
        return None
    other = other_rules(found.setup.game, found.rules_version, found.setup.options)
    if other:
        return Past(found, other)
    try:
        match = begin(found)
    except HacktableError as error:
        logger.warning("table %s: the options of match %d are not known any more: %s", stored.id, found.number, error)
        return Past(found, OtherRules("options", found.rules_version, found.rules_version))
    try:
        return Playing(found, stored.moves, epoch, match=match)
    except HacktableError as error:
        logger.warning("table %s: match %d cannot be played again: %s", stored.id, found.number, error)
        return Past(found, OtherRules("moves", found.rules_version, found.rules_version))


def ending(stored: StoredMatch, result: Result | None, scores: Sequence[tuple[int, ...]], other: OtherRules | None = None) -> End:
    begun = stored.setup
    return End(
        match=stored.number,
        result=result,
        scores=thinned(scores),
        server_seed=begun.server_seed,
        seat_seeds=begun.seat_seeds,
        terms=begun.terms,
        commitment=begun.commitment,
        commitments=begun.commitments,
        failed=begun.failed,
        other_rules=other,
        daily=begun.daily,
    )


def hushed(end: End, now: int) -> End:
    """The same without the seed, if it is that of a day that is not over: others have yet to play it."""
    return end if end.daily is None or is_revealed(end.daily.day, now) else msgspec.structs.replace(end, server_seed="")


def thinned(scores: Sequence[tuple[int, ...]]) -> tuple[tuple[int, ...], ...]:
    """As many as a graph needs, the first and the last among them."""
    if len(scores) <= MOST_SCORES:
        return tuple(scores)
    last = len(scores) - 1
    return tuple(scores[round(i * last / (MOST_SCORES - 1))] for i in range(MOST_SCORES))


def encoded(events: Iterable[msgspec.Struct]) -> tuple[Raw, ...]:
    return tuple(Raw(msgspec.json.encode(event)) for event in events)
