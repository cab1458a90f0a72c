"""A match: options, seeds, and a list of actions; everything else follows from these."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Self, TypeVar

import msgspec
import numpy as np

from hacktable.kernel.compiling import Twins
from hacktable.kernel.cstruct import NOBODY, Ints, Stored
from hacktable.kernel.engine import Engine, compiled
from hacktable.kernel.errors import HacktableError, IllegalError, MalformedError, NotYoursError
from hacktable.kernel.events import ALL, ROWS, AllThatHappened, Happened, Told
from hacktable.kernel.frames import Looked, News, Viewers, joined
from hacktable.kernel.game import Game
from hacktable.kernel.knowledge import Knowledge
from hacktable.kernel.options import Options
from hacktable.kernel.stakes import Outcome, Tally
from hacktable.kernel.teller import Shown
from hacktable.kernel.verbs import CLOCK, TAKE_BACK, TAKING_BACK, Action, Event, TakeBack, Tick, Timeout, TookBack, seat_letter
from hacktable.match import seeds, takeback
from hacktable.match.daily import Daily
from hacktable.match.deal import Commitments
from hacktable.match.position import write_position
from hacktable.match.record import LATEST, Played, Record, write_record

T = TypeVar("T")


class Entry(msgspec.Struct, frozen=True):
    """One line of the log."""

    seat: int
    action: Action
    at: int | None
    """Milliseconds since the start, if somebody kept time."""
    happened: AllThatHappened
    """What happened, each with its audience."""

    @property
    def events(self) -> tuple[Event, ...]:
        """What everyone saw."""
        return tuple([event for audience, event in self.happened if audience == ALL])


class Result(msgspec.Struct, frozen=True):
    """How a match ended, a value a seat."""

    placing: tuple[int, ...]
    """1 is best; those who share a place have the same number."""
    points: tuple[int, ...]
    sources: tuple[dict[str, int], ...]
    """Points by what they come from."""

    @property
    def winners(self) -> tuple[int, ...]:
        return tuple(seat for seat, place in enumerate(self.placing) if place == 1)


class View(msgspec.Struct, frozen=True):
    """What a seat is shown, or a spectator (seat is None)."""

    game: str
    seat: int | None
    ply: int
    """Actions so far."""
    actors: tuple[int, ...]
    legal: tuple[Action, ...]
    """The seat's legal actions now."""
    over: bool
    state: Shown
    """The shown state, field by field; what the seat may not know is blank, random words are left out."""
    result: Result | None

    def json(self) -> bytes:
        return msgspec.json.encode(self)


class Step(msgspec.Struct, frozen=True):
    """An action that has been tried and found legal, before anybody takes it."""

    ply: int
    seat: int
    action: Action
    at: int | None
    states: Stored
    happened: AllThatHappened
    """What happened, each with its audience."""
    looked: Looked | None = None
    """How the match stands then, if somebody is to be told."""
    news: News | None = None
    """What they are told."""


class Match:
    """One game being played. Refused actions change nothing; earlier states never change."""

    def __init__(
        self,
        game: Game,
        players: int,
        options: Options,
        boards: Stored,
        *,
        server: bytes | None = None,
        seat_seeds: Sequence[bytes] = (),
        listed: Commitments | None = None,
        failed: Sequence[tuple[int, ...]] = (),
        daily: Daily | None = None,
        states: Stored | None = None,
        names: Sequence[str] = (),
    ) -> None:
        self.rules = game
        """The game's facts and rules."""
        self.players = players
        self.options = options
        self.server_seed = server
        self.seat_seeds = tuple(seat_seeds)
        self.listed = listed
        """What the seeds were bound to before any was shown, if they were."""
        self.failed = tuple(failed)
        """For every earlier start of this match, the seats that did not reveal."""
        self.daily = daily
        """Of which day it is the deal, if it is one."""
        self.names = tuple(names)
        self._engine = Engine(game, boards)
        self.log: list[Entry] = []
        if states is None:
            assert server is not None, "a match starts from a seed or from a position"
            self._origin, told = self._engine.setup(seeds.words(seeds.match_key(server, self.seat_seeds)))
        else:
            self._origin, told = game.State.copied(states), []
        self._states = self._origin
        self._stands: Looked | None = None
        """How the present state stands, if the step that led to it has found that out."""
        self._looked: dict[object, Any] = {}
        """What else has been asked of the present state."""
        self._happened: list[AllThatHappened] = [self._decode(told)]
        self._standing: list[int] = []
        """The actions that have not been taken back, counted from 1."""
        self._run: list[tuple[int, Stored]] = []
        """The last of them, back to the last one of somebody else: all of one seat, each with the state before it."""

    # ---------------------------------------------------------------- looking

    @property
    def game(self) -> str:
        return self.rules.name

    @property
    def actors(self) -> tuple[int, ...]:
        """The seats that may act now; nobody when the match is over."""
        stands = self._stands
        return stands.actors if stands else self._look("actors", lambda: tuple(self._engine.actors(self._states)))

    @property
    def over(self) -> bool:
        stands = self._stands
        return stands.over if stands else self._look("over", lambda: self._engine.over(self._states))

    @property
    def live(self) -> bool:
        """Whether time itself acts now: the clock ticks, and live inputs are taken."""
        stands = self._stands
        return stands.live if stands else self._look("live", lambda: self._engine.live(self._states))

    @property
    def chapter(self) -> int:
        """The round, in games that are told round by round; else 0."""
        return int(self._states[0][self.rules.recount.chapter]) if self.rules.recount else 0

    @property
    def hushed(self) -> bool:
        """Whether no round may be recounted now."""
        hushed = self.rules.recount.hushed if self.rules.recount else None
        return hushed is not None and bool(self._states[0][hushed])

    def _look(self, what: object, look: Callable[[], T]) -> T:
        """What the engine says of the present state, asked only once: a server asks the same again and again."""
        if what not in self._looked:
            self._looked[what] = look()
        found: T = self._looked[what]
        return found

    @property
    def result(self) -> Result | None:
        """The result; None while the match runs."""
        return self._result(self._states) if self.over else None

    @property
    def standings(self) -> Result:
        """Points and places as the game stands: of finished rounds where points come with rounds, and without what only the end decides."""
        return self._result(self._states)

    @property
    def points(self) -> tuple[int, ...]:
        """Each seat's points as the game stands."""
        stands = self._stands
        return stands.points if stands else self._look("points", lambda: tuple(self._engine.standings(self._states)[0].tolist()))

    @property
    def looked(self) -> Looked:
        """What a table asks about the position, with everyone's legal actions as JSON."""
        return self._stands or self._look("looked", lambda: self._engine.tell(self._states, self.nobody())[0])

    def legal(self, seat: int) -> list[Action]:
        """What a seat may do now; nothing if it may not act."""
        return [self.rules.actions.decode(act) for act in self.acts(seat)]

    def acts(self, seat: int) -> list[int]:
        """What a seat may do now, as rules see it."""
        viewer = self._viewer(seat)
        return self._look(viewer, lambda: self._engine.choices(self._states, viewer) if viewer in self.actors else [])

    def stakes(self, seat: int) -> list[tuple[Outcome, ...]]:
        """For each of a seat's legal actions, how it can come out and what everyone would win or lose, from what the seat is shown."""

        def weigh() -> list[tuple[Outcome, ...]]:
            shown = self.shown(seat)
            return [self._engine.stakes(shown, seat, act) for act in self.acts(seat)]

        return self._look(("stakes", seat), weigh)

    def tally(self, seat: int) -> tuple[Tally, ...]:
        """What each player would score if the round ended now, as far as a seat can know it; none where points are not counted by rounds."""

        return self._look(("tally", seat), lambda: self._engine.tally(self.shown(seat), seat))

    def shown(self, seat: int | None) -> Stored:
        """What a seat is shown (None: a spectator), as an array of one stored state."""
        return self._engine.show(self._states, self._viewer(seat))

    def nobody(self) -> Viewers:
        """Viewers of this match, none so far."""
        return Viewers.none(self.rules)

    def told(self, to: Viewers, happened: Iterable[tuple[int, Event]] = (), since: Ints | None = None) -> News:
        """What viewers are told of steps that have been taken since they were last told anything.

        :param happened: what happened in these steps, each with its audience.
        :param since: for each viewer, how many of these events it knows already.
        """
        rows = [(audience, *self.rules.events.split(event)) for audience, event in happened]
        since = np.zeros(len(to.seats), np.int64) if since is None else since
        earlier = list[News]()
        while len(rows) > ROWS:  # more than one action ever tells
            earlier.append(self._engine.tell(self._states, to, rows[:ROWS], np.minimum(since, ROWS))[1])
            rows, since = rows[ROWS:], np.maximum(since - ROWS, 0)
        news = self._engine.tell(self._states, to, rows, since)[1]
        return joined([*earlier, news]) if earlier else news

    def shown_json(self, seat: int | None) -> bytes:
        """All that a seat is shown (None: a spectator), as JSON."""
        viewer = self.nobody().joined(self._viewer(seat), self.rules.State.new().tobytes())
        return self._engine.tell(self._states, viewer, wholly=True)[1].told[0].shown

    def opened(self) -> Stored:
        """Everything, as an array of one stored state, for a replay with open cards: never while the match runs."""
        return self._states

    def recounted(self) -> Stored:
        """The position as it is recounted when its round is over: what spectators saw, and the fields declared `later`."""
        told = self.shown(None)
        for name, field in self.rules.State.fields.items():
            if field.later:
                told[0][name] = self._states[0][name]
        return told

    def retold(self, ply: int) -> list[Event]:
        """What everyone may know of an action when its round is over."""
        told_later = self.rules.recount.told_later if self.rules.recount else ()
        return [event for audience, event in self._happened[ply] if audience == ALL or isinstance(event, told_later)]

    @property
    def boards(self) -> Stored:
        """What is fixed for the match, as an array of one stored board."""
        return self._engine.boards

    def view(self, seat: int | None) -> View:
        """What a seat is shown; None for a spectator."""
        shown = self.shown(seat)[0]
        state = {name: value.tolist() for name, field, value in self.rules.State.cells(shown) if field.see is not NOBODY}
        legal = tuple(self.legal(seat)) if seat is not None else ()
        return View(self.game, seat, len(self.log), self.actors, legal, self.over, state, self.result)

    def knowledge(self, seat: int, *, since: int | None = None) -> Knowledge:
        """All that a bot in this seat may know; with what it saw of the actions after `since` (−1: the set-up too), if that is given."""
        masks = self._engine.mask(self._states, self._viewer(seat))
        plies = range(len(self._happened) if since is None else since + 1, len(self._happened))
        seen = tuple(event for ply in plies for event in self.seen(seat, ply))
        return Knowledge(self.rules, self.rules.Board.copied(self._engine.boards), seat, masks, tuple(self.acts(seat)), len(self.log), seen)

    def knew(self, seat: int, states: Stored) -> Knowledge:
        """What a seat knew in an earlier position of this match."""
        return Knowledge(self.rules, self.rules.Board.copied(self._engine.boards), seat, self._engine.mask(states, self._viewer(seat)), ())

    @property
    def states(self) -> Stored:
        """The true state, secrets included, as an array of one: never for the players of a running match. It does not change any more."""
        return self._states

    def showed(self, seat: int, states: Stored) -> Stored:
        """What a seat was shown in an earlier position of this match."""
        return self._engine.show(states, self._viewer(seat))

    def seen(self, seat: int | None, ply: int) -> list[Event]:
        """What a seat saw of an action, counted from 1; of the set-up for 0. None for a spectator."""
        viewer = self._viewer(seat)
        if type(ply) is not int or not 0 <= ply < len(self._happened):
            raise MalformedError("malformed-field", field="ply", given=repr(ply), expected=f"0–{len(self._happened) - 1}")
        return [event for audience, event in self._happened[ply] if audience in (ALL, viewer)]

    def happened(self, ply: int) -> list[tuple[int, Event]]:
        """All events of an action with their audiences, secret ones too: for measurements, never for the players of a running match."""
        return list(self._happened[ply])

    def _viewer(self, seat: int | None) -> int:
        if seat is None:
            return -1
        if type(seat) is not int or not 0 <= seat < self.players:
            raise NotYoursError("seat-unknown", given=repr(seat), players=self.players)
        return seat

    # ---------------------------------------------------------------- acting

    def act(self, seat: int, action: Action | str, *, at: int | None = None, judged: bool = False) -> list[Event]:
        """Carry out an action, given as a struct or as text; what the seat sees of it. Seat −1 is the clock.

        :param judged: as in `attempt`.

        :raises MalformedError: if it is no action of this game.
        :raises NotYoursError: if the seat may not act now.
        :raises IllegalError: if the rules do not allow it, with the rule's number.
        """
        self.take(self.attempt(seat, action, at=at, judged=judged))
        return self.seen(None if seat == CLOCK else seat, len(self.log))

    def attempt(self, seat: int, action: Action | str, *, at: int | None = None, to: Viewers | None = None, judged: bool = False) -> Step:
        """What an action would lead to. Nothing changes until it is taken: a server writes it down in between.

        :param to: who is to be told of it.
        :param judged: it has been done before, so nobody need ask again whether somebody has learned something from what is taken back.
        :raises HacktableError: like `act`.
        """
        if isinstance(action, TakeBack) or (isinstance(action, str) and action.split()[:1] == [TAKE_BACK]):
            return self._attempt_to_take_back(seat, action, at, to, judged)
        rules = self.rules
        by_clock = type(seat) is int and seat == CLOCK
        actions = rules.clock_actions if by_clock else rules.actions
        chosen = actions.parse(action) if isinstance(action, str) else action
        act = actions.encode(chosen)
        if at is not None:
            _check_time(at)
        viewer = CLOCK if by_clock else self._viewer(seat)
        if self.over:
            raise IllegalError("match-over", rules.rules.end, given=str(chosen))
        if by_clock:
            if isinstance(chosen, Timeout) and chosen.seat >= self.players:
                raise IllegalError("seat-none", seat=seat_letter(chosen.seat), players=self.players, last=seat_letter(self.players - 1))
            if isinstance(chosen, Timeout) and chosen.seat not in self.actors:
                raise IllegalError("not-yours", self._turn_rule(), seat=seat_letter(chosen.seat), actors=_letters(self.actors))
            if not isinstance(chosen, Timeout) and not self.live:
                raise IllegalError("not-live", self._turn_rule(), given=str(chosen))
            moved = self._engine.move(self._states, CLOCK, act, checked=True, to=to)
        elif isinstance(chosen, rules.inputs) and self.live:
            moved = self._engine.move(self._states, viewer, act, checked=True)
        else:
            if viewer not in self.actors:
                raise NotYoursError("not-yours", self._turn_rule(), seat=seat_letter(viewer), actors=_letters(self.actors))
            listed = viewer in self._looked  # then the rules need not list the seat's actions again
            moved = None if listed and act not in self.acts(viewer) else self._engine.move(self._states, viewer, act, checked=listed, to=to)
        if moved is None:
            raise self._engine.refusal(self._engine.mask(self._states, viewer), viewer, act)
        happened = Happened(rules.events, moved.rows)
        return Step(len(self.log) + 1, viewer, chosen, at, moved.states, happened, moved.looked, moved.news)

    def _attempt_to_take_back(self, seat: int, action: Action | str, at: int | None, to: Viewers | None, judged: bool) -> Step:
        chosen = TAKING_BACK.parse(action) if isinstance(action, str) else action
        TAKING_BACK.split(chosen)
        assert isinstance(chosen, TakeBack)
        if at is not None:
            _check_time(at)
        viewer = self._viewer(seat)
        agreed = chosen.how == "agreed"
        expected = self.back_by_consent(viewer) if agreed else self.back(viewer, judged=judged)
        if chosen != expected:
            raise IllegalError("takeback-other", given=str(chosen), expected=str(expected))
        states = self._state_before(chosen.ply)
        looked, news = self._engine.tell(states, to) if to else (None, None)
        return Step(len(self.log) + 1, viewer, chosen, at, states, self._told_of_taking_back(viewer, chosen.ply), looked, news)

    def back(self, seat: int, *, judged: bool = False) -> TakeBack:
        """The action that takes a seat's last move back, if nobody has learned anything from that move.

        :param judged: that is known.
        :raises IllegalError: saying why it cannot be taken back.
        """
        viewer = self._viewer(seat)
        last = self._last_of(viewer)
        if self.live or self.over:
            raise IllegalError("takeback-live" if self.live else "match-over", given=TAKE_BACK)
        if not self._run or self._run[-1][0] != last:
            raise IllegalError("takeback-acted")
        before = self._run[-1][1]
        if judged:
            return TakeBack(last, "free")
        if self._engine.live(before):
            raise IllegalError("takeback-live")
        if takeback.drew_chance(before, self._states):
            raise IllegalError("takeback-chance")
        act = self.rules.actions.encode(self.log[last - 1].action)
        if takeback.taught(self._engine, before, viewer, act):
            raise IllegalError("takeback-shown")
        if takeback.may_act_unseen(self._engine, self._states, viewer):
            raise IllegalError("takeback-acted")
        return TakeBack(last, "free")

    def why_not_back(self, seat: int) -> str | None:
        """Why a seat may not take its last move back, as the code of a sentence; None if it may. It takes some milliseconds."""
        try:
            self.back(seat)
        except HacktableError as error:
            return error.code
        return None

    def back_by_consent(self, seat: int) -> TakeBack:
        """The action that takes a seat's last move back, and all that was done since, if all players want that. Chance falls again as it fell.

        :raises IllegalError: saying why even that is not possible.
        """
        last = self._last_of(self._viewer(seat))
        if self.live or self.over:
            raise IllegalError("takeback-live" if self.live else "match-over", given=TAKE_BACK)
        since = [self.log[ply - 1].action for ply in self._standing if ply >= last]
        if any(isinstance(action, (Tick, *self.rules.inputs)) for action in since) or self._engine.live(self._state_before(last)):
            raise IllegalError("takeback-live")
        return TakeBack(last, "agreed")

    def _last_of(self, seat: int) -> int:
        """A seat's last action that stands."""
        for ply in reversed(self._standing):
            if self.log[ply - 1].seat == seat:
                return ply
        raise IllegalError("takeback-none")

    def _state_before(self, ply: int) -> Stored:
        """The state before an action that stands: kept, or found by doing again what stands before it."""
        for kept, states in self._run:
            if kept == ply:
                return states
        states = self._origin
        for earlier in self._standing[: self._standing.index(ply)]:
            entry = self.log[earlier - 1]
            actions = self.rules.clock_actions if entry.seat == CLOCK else self.rules.actions
            states, _ = self._engine.apply(states, entry.seat, actions.encode(entry.action))
        return states

    def _told_of_taking_back(self, seat: int, ply: int) -> tuple[tuple[int, Event], ...]:
        """Whoever was told of something hears that it was taken back, and nobody else."""
        gone = [each for each in self._standing if each >= ply]
        audiences = {audience for each in gone for audience, _ in self._happened[each]}
        return tuple((audience, TookBack(seat)) for audience in ([ALL] if ALL in audiences else sorted(audiences)))

    def _turn_rule(self) -> str:
        """The number of the rule that says who acts in this phase."""
        return self._engine.turn_rule(self._engine.mask(self._states, -1))

    def take(self, step: Step) -> None:
        """Make the step that `attempt` found legal, from the position in which it was tried."""
        log, ply, seat, action, happened = self.log, step.ply, step.seat, step.action, step.happened
        assert ply == len(log) + 1, "a step is taken from where it was tried"
        if isinstance(action, TakeBack):
            self._note_taken_back(action)
        else:
            self._standing.append(ply)
            run = self._run
            if run and log[run[-1][0] - 1].seat == seat:
                run.append((ply, self._states))
            else:
                self._run = [(ply, self._states)]
        self._states, self._stands, self._looked = step.states, step.looked, {}
        self._happened.append(happened)
        log.append(Entry(seat, action, step.at, happened))

    def _note_taken_back(self, action: TakeBack) -> None:
        """What stands when this has been taken, and which of the last actions are one seat's."""
        last = self._standing[-1]
        self._standing = [each for each in self._standing if each < action.ply]
        self._run = [each for each in self._run if each[0] < action.ply] if action.ply == last else []

    def speed_up(self, twins: Twins | None = None) -> None:
        """Go on with compiled rules, or with these: all give the same bytes. The first use of a game compiles them."""
        self._engine = Engine(self.rules, self._engine.boards, twins=twins or compiled(self.rules))

    def copy(self) -> Self:
        """An independent match at the same point."""
        twin = object.__new__(type(self))
        twin.__dict__.update(self.__dict__)
        twin._looked = dict(self._looked)
        twin.log, twin._happened = list(self.log), list(self._happened)
        twin._standing, twin._run = list(self._standing), list(self._run)
        return twin

    # ---------------------------------------------------------------- texts

    def position(self) -> str:
        """The position as text, secrets and random key included: never for the players of a running match."""
        return write_position(self.rules, self.players, self.options, self._states)

    def record(self, names: Sequence[str] | None = None) -> str:
        """The whole match as a text that a person can read, and `replay` can play again.

        It holds the seeds, and so every secret: never for the players of a running match.
        """
        names = self.names if names is None else names
        result = self.result
        return write_record(
            Record(
                self.rules,
                self.players,
                self.options,
                self._engine.boards,
                server=self.server_seed,
                seat_seeds=self.seat_seeds,
                listed=self.listed,
                failed=self.failed,
                daily=self.daily,
                states=self._origin,
                names=dict(enumerate(names[: self.players])),
                opening=self.seen(None, 0),
                played=[Played(entry.seat, entry.action, entry.at, entry.events) for entry in self.log],
                placing=result.placing if result else None,
                points=result.points if result else None,
            )
        )

    def state_bytes(self) -> bytes:
        """The state, byte for byte: for proofs."""
        return bytes(self._states.tobytes())

    # ---------------------------------------------------------------- inside

    def _decode(self, told: Iterable[Told]) -> list[tuple[int, Event]]:
        return [(audience, self.rules.events.join(kind, fields)) for audience, kind, fields in told]

    def _result(self, states: Stored) -> Result:
        points, sources, placing = self._engine.standings(states)
        by_source = tuple(dict(zip(self.rules.rules.sources, map(int, row), strict=True)) for row in sources)
        return Result(tuple(map(int, placing)), tuple(map(int, points)), by_source)


def _check_time(at: int) -> None:
    if type(at) is not int or not 0 <= at < LATEST:
        raise MalformedError("malformed-field", field="at", given=repr(at), expected=f"0–{LATEST - 1}")


def _letters(seats: Iterable[int]) -> str:
    return " ".join(map(seat_letter, seats))
