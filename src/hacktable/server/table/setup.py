"""A table round its match: who sits where, options, phase. It is stored as one document, and changed only by its methods.

Every method either changes the setup or raises a `Fault` and changes nothing.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from contextlib import suppress
from typing import Literal, Self

import msgspec

from hacktable.bots.advice import can_advise
from hacktable.kernel.errors import HacktableError
from hacktable.kernel.options import Options, check, texts
from hacktable.match.box import GameBox, box
from hacktable.match.course import lesson_of
from hacktable.match.daily import Daily, daily_commitment
from hacktable.match.deal import GONE, Commitments, server_commitment, terms_of
from hacktable.server import chance
from hacktable.server.table.pictures import version_of
from hacktable.server.wire import faults
from hacktable.server.wire.faults import Fault
from hacktable.server.wire.messages import Advising, Pace, Published, Value

Phase = Literal["lobby", "playing", "over", "abandoned", "interrupted"]


MOST_OUT = 30
"""Guests who stay sent away; more, and the first of them is let in again."""
MOST_FAILED = 50
"""Starts of one match that may fail: all of them are kept and told, so there must be an end to them."""
DAILY_SEAT = 0
"""Of the one who plays the deal of a day; all others are bots."""
COUNTED = 1
"""The match at such a table that counts: the first."""
LONGEST_WORD = 40
"""Of an option that is a word and not a text."""


class Sitter(msgspec.Struct):
    """Who is in a chair: a guest or a bot."""

    guest: str | None = None
    name: str = ""
    level: str | None = None
    """A bot's."""
    commitment: str | None = None
    """What a guest's share in the key is bound by; sending it says "ready"."""
    shares: bool = False
    """Sits beside the guest, who has a chair of their own, and plays on the same device."""
    left: bool = False
    """Left the running match for good, or asked to be forgotten."""
    avatar: int | None = None
    """The face that a guest has chosen; None: they have not."""

    @property
    def is_bot(self) -> bool:
        return self.level is not None

    def looks_like(self, name: str, avatar: int | None) -> bool:
        """Whether a guest is shown so already; None: whatever the face is."""
        return self.name == name and avatar in (None, self.avatar)


class Outsider(msgspec.Struct):
    """A guest whom the host has sent away: they may watch, and sit down only when the host has let them in again."""

    guest: str
    name: str


class OfEvening(msgspec.Struct, frozen=True):
    """That a table was made for a round of an evening."""

    id: str
    round: int
    """The first is 1."""


class Setup(msgspec.Struct):
    """A table round its match."""

    game: str
    host: str
    chairs: list[Sitter | None]
    options: dict[str, Value]
    pace: Pace = "off"
    phase: Phase = "lobby"
    match: int = 0
    server_seed: str = msgspec.field(default_factory=lambda: chance.server_seed())
    waiting: tuple[int, ...] = ()
    """The seats that were to act when the last page was closed."""
    out: list[Outsider] = []
    dealing: bool = False
    """All commitments are fixed and on disk, and the seats are revealing their seeds."""
    failed: list[tuple[str, ...]] = []
    """For every failed try to start the coming match, the guests who did not reveal; empty: who has been forgotten."""
    lesson: bool = False
    """A newcomer learns the game here. The table begins by itself: what is prepared needs no deal."""
    aids: bool = False
    """Whether pages help players to remember what they have seen. The rules and the records of matches know nothing of it."""
    advice: bool = False
    """Whether people who play each other may ask what the champion would play. Who plays alone against bots always may."""
    consent: bool = False
    """Whether a move may be taken back if all players consent, though somebody has learned something from it."""
    patient: bool = False
    """Whether everybody waits for whoever is away, for days if need be, instead of a bot that plays on. Never with a clock."""
    rated: bool = False
    """Whether the match changes the ratings of those who play."""
    last_left: int | None = None
    """When everybody has left a match: the chair of who did so last."""
    daily: Daily | None = None
    """A guest tries the deal of this day here, alone against bots. The table begins by itself, its first match counts, and nobody else may watch."""
    public: Published | None = None
    """How it is listed while it is open to everybody; None: only who has the link can come."""
    quick: bool = False
    """Quick match has brought these people together, and they have not played yet: the match begins when all are ready."""
    evening: OfEvening | None = None
    """It was made for a round of an evening, which has chosen everything. It has one match."""

    @classmethod
    def new(
        cls,
        game: GameBox,
        guest: str,
        name: str,
        bots: int,
        options: Mapping[str, Value],
        pace: Pace,
        level: str,
        avatar: int | None = None,
    ) -> Self:
        """A table with its maker in the first chair.

        :raises HacktableError: if the options do not fit the game.
        """
        checked, _ = game.rules.board(game.players[0], options)
        chairs: list[Sitter | None] = [None] * game.players[-1]
        chairs[0] = Sitter(guest=guest, name=name, avatar=avatar)
        for chair in range(1, min(1 + bots, len(chairs))):
            chairs[chair] = Sitter(level=level)
        return cls(game.name, guest, chairs, msgspec.structs.asdict(checked), pace)

    @classmethod
    def for_lesson(cls, game: GameBox, guest: str, name: str, level: str, avatar: int | None = None) -> Self:
        """A table at which a guest learns a game.

        :raises HacktableError: if the game has no lesson.
        """
        lesson = lesson_of(game.rules)
        setup = cls.new(game, guest, name, lesson.players - 1, lesson.options, "off", level, avatar)
        setup.lesson = True
        return setup

    @classmethod
    def for_daily(
        cls, game: GameBox, guest: str, name: str, avatar: int | None, daily: Daily, seed: bytes, options: Mapping[str, Value]
    ) -> Self:
        """A table at which a guest tries the deal of a day."""
        chairs: list[Sitter | None] = [
            Sitter(level=bot.partition(":")[0]) if bot else Sitter(guest=guest, name=name, avatar=avatar) for bot in daily.bots
        ]
        chairs += [None] * (game.players[-1] - len(chairs))
        return cls(game.name, guest, chairs, dict(options), server_seed=seed.hex(), daily=daily)

    @property
    def counts(self) -> bool:
        """Whether the match that goes on here, or was the last, is a counted try of a deal of the day."""
        return self.daily is not None and self.match <= COUNTED

    @classmethod
    def for_strangers(cls, game: GameBox, people: Sequence[tuple[str, str]], players: int, pace: Pace, level: str, *, rated: bool) -> Self:
        """A table that quick match has found people for.

        :param people: ids and names; the first is the host.
        """
        setup = cls.new(game, *people[0], players - 1, {}, pace, level)
        for chair, (guest, name) in enumerate(people):
            setup.chairs[chair] = Sitter(guest=guest, name=name)
        setup.quick = True
        if rated:
            setup.choose(people[0][0], {}, rated=True)
        return setup

    @classmethod
    def for_evening(
        cls,
        game: GameBox,
        people: Sequence[tuple[str, str]],
        players: int,
        options: Mapping[str, Value],
        pace: Pace,
        level: str,
        *,
        rated: bool,
        evening: OfEvening,
    ) -> Self:
        """A table for some of those who take part in an evening. Like one of quick match, it begins when all are ready.

        :param people: ids and names, in the order in which they sit; bots take the other chairs.
        """
        setup = cls.new(game, *people[0], players - 1, options, pace, level)
        for chair, (guest, name) in enumerate(people):
            setup.chairs[chair] = Sitter(guest=guest, name=name)
        setup.quick = True
        if rated and len(people) > 1:
            setup.choose(people[0][0], {}, rated=True)
        setup.evening = evening
        return setup

    def copy(self) -> Self:
        return msgspec.json.decode(msgspec.json.encode(self), type=type(self))

    @property
    def box(self) -> GameBox:
        return box(self.game)

    @property
    def commitment(self) -> str:
        """By which the server is bound to its seed, and to what is played."""
        seed, terms = bytes.fromhex(self.server_seed), terms_of(self.game, len(self.sitting), self.options)
        return daily_commitment(self.daily, terms, seed) if self.daily else server_commitment(seed, terms)

    @property
    def listed(self) -> Commitments:
        """All commitments, in the order of the seats."""
        return Commitments(self.commitment, tuple(sitter.commitment or "" for _, sitter in self.sitting))

    @property
    def terms(self) -> tuple[object, ...]:
        """All that somebody is ready for: what is played, how fast, with which aids and advice, what may be taken back, who is waited for, whether it is rated, and who sits where and plays on which device."""
        chairs = [sitter and (sitter.guest, sitter.level, sitter.shares) for sitter in self.chairs]
        return self.game, self.options, self.pace, self.aids, self.advice, self.consent, self.patient, self.rated, chairs

    @property
    def is_public(self) -> bool:
        """Whether it is in the list for everybody."""
        return self.public is not None and self.phase == "lobby"

    @property
    def sitting(self) -> list[tuple[int, Sitter]]:
        return [(chair, sitter) for chair, sitter in enumerate(self.chairs) if sitter]

    @property
    def guests(self) -> list[tuple[int, Sitter]]:
        """Chairs of people."""
        return [(chair, sitter) for chair, sitter in self.sitting if not sitter.is_bot]

    def warnings(self) -> tuple[str, ...]:
        """What is not recommended for those who sit here now, or keeps them from starting."""
        if self.phase != "lobby" or len(self.sitting) not in self.box.players:
            return ()
        with suppress(HacktableError):  # an old table may have options that we do not know any more
            found = self.box.rules.telling.warnings(len(self.sitting), check(self.box.rules.options, self.options))
            return (*found, *([faults.SHARED_LIVE.code] if self._too_lively_to_share() else []))
        return ()

    @property
    def picture(self) -> str | None:
        """The version of the picture of what is played on, if there is anything to see before a match."""
        with suppress(HacktableError):
            rules = self.box.rules
            return version_of(rules, check(rules.options, self.options)) if rules.telling.picture else None
        return None

    @property
    def shown_aids(self) -> bool | None:
        """Whether there are memory aids at this table; None in a game that has none, or is not here."""
        with suppress(HacktableError):
            return self.aids if self.box.rules.telling.aids else None
        return None

    @property
    def advising(self) -> Advising | None:
        """Whether people may ask for advice here; None where nobody could answer: in a game without a champion, in lessons, in counted tries of
        a deal of the day, and in live matches, which leave no time to read."""
        with suppress(HacktableError):
            rules = self.box.rules
            if self.lesson or self.counts or not can_advise(rules) or rules.goes_live(check(rules.options, self.options)):
                return None
            if self.evening:  # not even alone against bots: what they win there counts, too
                return "off"
            return "always" if len(self.guests) <= 1 else "on" if self.advice else "off"
        return None

    @property
    def short_options(self) -> dict[str, Value]:
        """All options but texts; of a game that is not here, texts are known by their length."""
        with suppress(HacktableError):
            long = texts(self.box.rules.options)
            return {name: value for name, value in self.options.items() if name not in long}
        return {name: value for name, value in self.options.items() if not isinstance(value, str) or 0 < len(value) <= LONGEST_WORD}

    def fit(self) -> None:
        """Options that the rules do not know any more, or do not allow, become what they are by default."""
        rules, fitting = self.box.rules, dict[str, Value]()
        with suppress(HacktableError):
            check(rules.options, self.options)
            return
        for name, value in self.options.items():
            with suppress(HacktableError):
                check(rules.options, {**fitting, name: value})
                fitting[name] = value
        self.options = msgspec.structs.asdict(check(rules.options, fitting))
        self.start_over()  # nobody was ready for these

    def chair_of(self, guest: str | None) -> int | None:
        """A guest's own chair."""
        return next(iter(self.chairs_of(guest)), None)

    def is_out(self, guest: str | None) -> bool:
        """Whether the host has sent a guest away."""
        return any(each.guest == guest for each in self.out)

    def chairs_of(self, guest: str | None) -> tuple[int, ...]:
        """All chairs that are played from a guest's device: the guest's own first, then of those who sit beside."""
        mine = [(sitter.shares, chair) for chair, sitter in self.sitting if guest is not None and sitter.guest == guest]
        return tuple(chair for _, chair in sorted(mine))

    def failed_chairs(self) -> tuple[tuple[int, ...], ...]:
        """For every failed try, the chairs in which those who did not reveal sit now."""
        return tuple(tuple(chair for guest in guests for chair in self.chairs_of(guest) or (GONE,)) for guests in self.failed)

    # ---------------------------------------------------------------- in the lobby

    def sit(self, guest: str, name: str, chair: int, avatar: int | None = None) -> None:
        self._in_lobby()
        if self.is_out(guest):
            raise Fault(faults.SENT_AWAY)
        before = self.chair_of(guest)
        if chair != before:
            self._free(chair)
        if before is not None:
            self.chairs[before], self.chairs[chair] = None, self.chairs[before]
        else:
            self.chairs[chair] = Sitter(guest=guest, name=name, avatar=avatar)
        self._find_host()

    def share(self, guest: str, name: str, chair: int) -> None:
        """Somebody else plays on a guest's device, in a chair of their own."""
        self._in_lobby()
        self._free(chair)
        self._device(guest)
        self.chairs[chair] = Sitter(guest=guest, name=name, shares=True)

    def stand(self, guest: str) -> None:
        """With everyone who plays on the same device."""
        self._in_lobby()
        for chair, _ in self._device(guest):
            self.chairs[chair] = None
        self._find_host()

    def ready(self, guest: str, server: str, *commitments: str) -> None:
        """A commitment for each of a guest's chairs, made for this table as it is."""
        self._in_lobby()
        device = self._device(guest)
        if server != self.commitment or len(commitments) != len(device):
            raise Fault(faults.CHANGED)  # the page had not seen yet what it would be ready for
        others = {sitter.commitment for _, sitter in self.guests if sitter.guest != guest}
        if len(set(commitments)) < len(commitments) or others & set(commitments):
            raise Fault(faults.NOT_UNDERSTOOD, reason="ready: somebody else's commitment")
        for (_, sitter), commitment in zip(device, commitments, strict=True):
            sitter.commitment = commitment

    def unready(self, guest: str) -> None:
        self._in_lobby()
        for _, sitter in self._device(guest):
            sitter.commitment = None

    def start_over(self) -> bool:
        """Nobody is ready any more, and the server has another seed. Whether somebody was.

        The seed changes so that a "ready" that is on its way, for the table as it was, does not count; and so that no seed is used again that
        somebody may have revealed already.
        """
        was = any(sitter.commitment for _, sitter in self.guests)
        for _, sitter in self.guests:
            sitter.commitment = None
        self.server_seed = chance.server_seed()
        return was

    def put_bot(self, guest: str, chair: int, level: str | None, levels: Iterable[str]) -> None:
        self._in_lobby()
        self._of_host(guest)
        self._free(chair)
        if level is not None and level not in levels:
            raise Fault(faults.NOT_UNDERSTOOD, reason=f"level: {level[:20]}")
        self.chairs[chair] = Sitter(level=level) if level else None

    def kick(self, guest: str, chair: int) -> Sitter:
        """The host may send anybody else away, and everyone may send away whom they have brought. A guest's companions go with the guest."""
        self._in_lobby()
        there = self._chair(chair)
        brought = there is not None and there.shares and there.guest == guest
        if not brought:
            self._of_host(guest)
        if there is None or there.is_bot or (there.guest == guest and not brought):
            raise Fault(faults.NO_CHAIR, chair=chair + 1)
        if there.guest and not there.shares:
            self.out = [*self.out, Outsider(there.guest, there.name)][-MOST_OUT:]
        for each, _ in self._device(there.guest):
            if each == chair or not there.shares:
                self.chairs[each] = None
        return there

    def let_in(self, guest: str, number: int) -> None:
        """The host lets somebody in again who was sent away, by their place in that list."""
        self._in_lobby()
        self._of_host(guest)
        if number >= len(self.out):
            raise Fault(faults.STALE)
        self.out = [each for at, each in enumerate(self.out) if at != number]

    def choose(
        self,
        guest: str,
        options: Mapping[str, Value],
        pace: Pace | None = None,
        aids: bool | None = None,
        advice: bool | None = None,
        consent: bool | None = None,
        patient: bool | None = None,
        rated: bool | None = None,
    ) -> None:
        """What is not named stays. During a match, nothing but the patience can be chosen: somebody may never come back. A rated match has a clock,
        and neither patience, nor advice, nor taking back by consent: whichever was chosen last holds.

        :raises HacktableError: naming the option that does not fit.
        """
        if self.phase != "playing" or options or (pace, aids, advice, consent, rated) != (None,) * 5:
            self._in_lobby()
        elif self.rated and patient:  # who is losing a live match could be waited for without end
            raise Fault(faults.NOT_NOW)
        self._of_host(guest)
        if options:
            self.options = msgspec.structs.asdict(self.chosen(options))
        self.pace = pace or self.pace
        self.aids = self.aids if aids is None else aids and self.box.rules.telling.aids
        self.advice = self.advice if advice is None else advice
        self.consent = self.consent if consent is None else consent
        if rated:
            self.rated, self.advice, self.consent, self.patient = True, False, False, False
            self.pace = "relaxed" if self._needs_clock and self.pace == "off" else self.pace
        self.patient = (self.patient if patient is None else patient) and self.pace == "off"
        if rated is False or self.advice or self.consent or self.patient or (self._needs_clock and self.pace == "off"):
            self.rated = False

    @property
    def has_room(self) -> bool:
        """Whether a person could sit down: in an empty chair, or in a bot's."""
        return any(sitter is None or sitter.is_bot for sitter in self.chairs)

    def publish(self, guest: str, public: Published | None) -> None:
        """The host opens the table to everybody, or not any more. Nobody need be ready again for that."""
        self._in_lobby()
        self._of_host(guest)
        self.public = public

    def begins_by_itself(self) -> bool:
        """Whether everybody whom quick match has brought together is ready."""
        starts = MOST_FAILED if self.evening else 1  # in an evening, nobody else can start the match
        waits = self.quick and self.phase == "lobby" and not self.dealing and len(self.failed) < starts
        return waits and len(self.sitting) >= self.box.players[0] and all(sitter.commitment for _, sitter in self.guests)

    def missed(self, missing: Collection[int], level: str) -> None:
        """Some of those whom quick match or an evening has brought together have not come: bots take their chairs. Who is alone then decides what to do,
        but not in an evening: there they play against bots."""
        self._in_lobby()
        for chair in missing:
            self.chairs[chair] = Sitter(level=level)
        self.quick = len(self.guests) > 1 or self.evening is not None
        self.rated = self.rated and len(self.guests) > 1
        self._find_host()
        self.start_over()

    def chosen(self, options: Mapping[str, Value]) -> Options:
        """All options as they would be with these.

        :raises HacktableError: naming the option that does not fit.
        """
        chosen = {**self.options, **options}
        for name, text in texts(self.box.rules.options).items():
            if name not in options and chosen[text.option] != text.value:
                chosen[name] = ""  # the text goes with what asked for it
        return self.box.rules.board(self.box.players[0], chosen)[0]

    def deal(self, guest: str) -> None:
        """The host starts: from now on the list of commitments is fixed, and nothing changes until the seeds have been revealed.

        :raises HacktableError: if the options do not fit so many players.
        """
        self._in_lobby()
        self._of_host(guest)
        players = self.box.players
        if len(self.sitting) < players[0]:
            raise Fault(faults.TOO_FEW, players=players[0])
        if not all(sitter.commitment for _, sitter in self.guests):
            raise Fault(faults.NOT_READY)
        if self._too_lively_to_share():
            raise Fault(faults.SHARED_LIVE)
        if self.rated and (len(self.guests) < 2 or any(sitter.shares for _, sitter in self.guests)):
            raise Fault(faults.NOT_RATED)
        if len(self.failed) >= MOST_FAILED:
            raise Fault(faults.MANY_STARTS, most=MOST_FAILED)
        self.box.rules.board(len(self.sitting), self.options)
        self.dealing = True

    def deal_failed(self, missing: Iterable[int]) -> None:
        """Somebody has not revealed: the deal that nobody knows yet is thrown away, and it is noted who refused it."""
        self.failed.append(tuple(dict.fromkeys(sitter.guest for chair in missing if (sitter := self.chairs[chair]) and sitter.guest)))
        self.dealing = False
        self.start_over()

    def begin(self) -> None:
        """All seeds are there. Everyone moves up, so that chairs and seats have the same numbers."""
        empty = len(self.chairs) - len(self.sitting)
        self.chairs = [*(sitter for _, sitter in self.sitting), *([None] * empty)]
        self.phase = "playing"
        self.dealing = self.quick = False
        self.match += 1

    # ---------------------------------------------------------------- during and after a match

    def leave(self, guest: str, chair: int | None = None) -> tuple[int, ...]:
        """One of a guest's chairs, or all of them; which."""
        leaving = self._turn_away(guest, chair, left=True)
        if all(sitter.left for _, sitter in self.guests):
            self.phase, self.last_left = "abandoned", leaving[0]
        return leaving

    def back(self, guest: str, chair: int | None = None) -> tuple[int, ...]:
        return self._turn_away(guest, chair, left=False)

    def rematch(self, guest: str, here: Collection[str | None]) -> None:
        """Back to the lobby with a new server seed; who is not here any more frees the chair. Who shares a device stays or goes together."""
        if self.phase not in ("over", "abandoned", "interrupted") or self.lesson:
            raise Fault(faults.NOT_NOW)
        if self.chair_of(guest) is None:
            raise Fault(faults.NO_SEAT)
        self.fit()
        present = {guest, *(sitter.guest for _, sitter in self.guests if sitter.guest in here and not sitter.left)}
        for chair, sitter in self.guests:
            if sitter.guest not in present:
                self.chairs[chair] = None
            else:
                sitter.left = False
        self.phase, self.last_left = "lobby", None
        self.failed = []
        self.start_over()
        self._find_host()

    def rename(self, guest: str, name: str, avatar: int | None = None) -> bool:
        """Show a guest with another name or another face (None: with the same); whether anything changes by it."""
        chair = self.chair_of(guest)
        sitter = self.chairs[chair] if chair is not None else None
        if sitter is None or sitter.looks_like(name, avatar):
            return False
        sitter.name, sitter.avatar = name, sitter.avatar if avatar is None else avatar
        return True

    def forget(self, guest: str) -> bool:
        """Nothing of a guest remains, nor of those whom they have brought; in a running match, bots play on."""
        device, out = self.chairs_of(guest), self.is_out(guest)
        self.out = [each for each in self.out if each.guest != guest]
        if self.dealing and device:
            self.deal_failed(device)
        elif self.phase == "lobby" and device:
            self.start_over()
        self.failed = [tuple("" if each == guest else each for each in guests) for guests in self.failed]
        for chair in device:
            self.chairs[chair] = None if self.phase == "lobby" else self._forgotten(chair)
        if device and self.phase == "playing" and all(sitter.left for _, sitter in self.guests):
            self.phase = "abandoned"
        self._find_host()
        return bool(device) or out

    # ---------------------------------------------------------------- inside

    def _in_lobby(self) -> None:
        if self.phase != "lobby" or self.dealing:
            raise Fault(faults.NOT_NOW)

    def _device(self, guest: str | None) -> list[tuple[int, Sitter]]:
        """The chairs that are played from a guest's device, with who sits there."""
        mine = self.chairs_of(guest)
        if not mine:
            raise Fault(faults.NO_SEAT)
        return [(chair, sitter) for chair in mine if (sitter := self.chairs[chair])]

    def _turn_away(self, guest: str, chair: int | None, *, left: bool) -> tuple[int, ...]:
        """Leave, or come back."""
        device = [(each, sitter) for each, sitter in self._device(guest) if chair in (None, each)]
        turning = [(each, sitter) for each, sitter in device if sitter.left != left]
        if self.phase != "playing" or not turning:
            raise Fault(faults.NOT_NOW)
        for _, sitter in turning:
            sitter.left = left
        return tuple(each for each, _ in turning)

    def _forgotten(self, chair: int) -> Sitter:
        sitter = self.chairs[chair]
        assert sitter
        return msgspec.structs.replace(sitter, guest=None, name="", left=True, avatar=None)

    def _too_lively_to_share(self) -> bool:
        """A live round leaves no time to hand a device over."""
        return self._is_live and any(sitter.shares for _, sitter in self.guests)

    @property
    def _is_live(self) -> bool:
        return self.box.rules.goes_live(check(self.box.rules.options, self.options))

    @property
    def _needs_clock(self) -> bool:
        """Whether somebody could stall a rated match that has no clock. Live rounds have time limits of their own."""
        return not self._is_live

    def _of_host(self, guest: str) -> None:
        if guest != self.host:
            raise Fault(faults.NOT_HOST)

    def _free(self, chair: int) -> None:
        """:raises Fault: unless somebody can sit down there; a bot gets up."""
        there = self._chair(chair)
        if there and not there.is_bot:
            raise Fault(faults.TAKEN, chair=chair + 1)

    def _chair(self, chair: int) -> Sitter | None:
        if not 0 <= chair < len(self.chairs):
            raise Fault(faults.NO_CHAIR, chair=chair + 1)
        return self.chairs[chair]

    def _find_host(self) -> None:
        """The host is who made the table, as long as they sit; then the first guest who does. An empty table has none."""
        if self.chair_of(self.host) is None:
            self.host = next((sitter.guest for _, sitter in self.guests if sitter.guest), "")
