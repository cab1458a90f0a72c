"""Who is at a table, for whom bots play, and what everyone is told."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass
from functools import cached_property

import msgspec

from hacktable.bots import registry
from hacktable.kernel.errors import HacktableError
from hacktable.kernel.options import check
from hacktable.server.bus import Ear, LocalBus
from hacktable.server.table.setup import Setup, Sitter
from hacktable.server.table.stored import avatar_of, handle_of
from hacktable.server.wire import messages
from hacktable.server.wire.faults import Close
from hacktable.server.wire.messages import Chair, DailyTable, EveningOfTable, NoticeCode, Presence, TableState, You, encode


@dataclass(slots=True)
class Page:
    """A browser that has this table open."""

    id: str
    guest: str | None
    name: str
    avatar: int | None = None
    chair: int | None = None
    """On a shared device, the chair that is looked through."""
    told: bytes = b""
    """How the table was when this page was last told."""
    seat: int | None = None
    """The seat that it sees through, as `Room.group_pages` has found it: what it is told, and what it may do, is that seat's."""


class Seating:
    """What follows from a setup alone. The setup of a room never changes, another takes its place: so all this is found out once for each."""

    def __init__(self, link: str, setup: Setup) -> None:
        self._link = link
        self._setup = setup
        self._of_guests = {sitter.guest: setup.chairs_of(sitter.guest) for _, sitter in setup.guests if sitter.guest}
        self.bots = tuple(chair for chair, sitter in setup.sitting if sitter.is_bot)
        """Their chairs."""

    def chairs_of(self, guest: str | None) -> tuple[int, ...]:
        """Like `Setup.chairs_of`."""
        return self._of_guests.get(guest, ()) if guest else ()

    @cached_property
    def chairs(self) -> tuple[Chair, ...]:
        """All chairs, as if everybody were here."""
        return tuple(self._chair(chair, sitter) for chair, sitter in enumerate(self._setup.chairs))

    def _chair(self, chair: int, sitter: Sitter | None) -> Chair:
        if sitter is None:
            return Chair("empty")
        if sitter.is_bot:
            return Chair("bot", level=sitter.level, personality=self._personality(chair, sitter.level or ""), ready=True)
        shares = self._setup.chair_of(sitter.guest) if sitter.shares else None
        own = sitter.guest is not None and not sitter.shares
        handle = handle_of(sitter.guest) if sitter.guest and own else ""
        avatar = avatar_of(sitter.guest or "" if own else f"{sitter.guest} {sitter.name}", sitter.avatar)
        return Chair("guest", sitter.name, ready=sitter.commitment is not None, shares=shares, handle=handle, avatar=avatar)

    def _personality(self, chair: int, level: str) -> str | None:
        """None in live matches, in which bots differ only in attention. In a deal of the day, the one that was listed."""
        if self._setup.daily:
            return self._setup.daily.bots[chair].partition(":")[2] or None
        return registry.personality_at(self._setup.box.rules, level, chair) if self._in_steps else None

    @cached_property
    def _in_steps(self) -> bool:
        with suppress(HacktableError):  # an old table's game, or its options, may not be here any more
            rules = self._setup.box.rules
            return not rules.goes_live(check(rules.options, self._setup.options))
        return False

    @cached_property
    def levels(self) -> tuple[str | None, ...]:
        """Of the bots in all chairs, each with its personality."""
        return tuple(f"{each.level}:{each.personality}" if each.personality else each.level for each in self.chairs)

    @cached_property
    def table(self) -> TableState:
        """The table as if everybody were here and nobody looked on."""
        setup = self._setup
        return TableState(
            id=self._link,
            game=setup.game,
            phase=setup.phase,
            match=setup.match,
            chairs=self.chairs,
            host=setup.chair_of(setup.host),
            options=setup.short_options,
            warnings=setup.warnings(),
            picture=setup.picture,
            pace=setup.pace,
            lesson=setup.lesson,
            daily=DailyTable(setup.daily.day, setup.counts) if setup.daily else None,
            aids=setup.shown_aids,
            advice=setup.advising,
            consent=setup.consent,
            patient=setup.patient,
            rated=setup.rated,
            public=setup.public,
            quick=setup.quick,
            evening=EveningOfTable(setup.evening.id, setup.evening.round) if setup.evening else None,
            commitment=setup.commitment,
            dealing=None,
            failed=setup.failed_chairs(),
            watchers=0,
            paused=False,
            you=You("", None, False),
        )


class Room:
    """The pages of one table, and its setup: together they say who is here."""

    def __init__(self, link: str, setup: Setup, bus: LocalBus) -> None:
        self.id = link
        self.setup = setup
        self.pages: dict[str, Page] = {}
        self.stand_ins: set[int] = set()
        """Chairs of absent guests that a bot plays for."""
        self.paused = True
        """Nobody who plays is here: clocks and bots wait."""
        self.revealed: dict[int, str] = {}
        """By chair: the seeds that have been revealed for the match that is about to begin."""
        self._bus = bus
        self._viewing: dict[int | None, list[Ear]] = {}
        """Every viewer's pages."""

    @property
    def setup(self) -> Setup:
        """It is never changed, only replaced."""
        return self._setup

    @setup.setter
    def setup(self, setup: Setup) -> None:
        self._setup = setup
        self.seating = Seating(self.id, setup)

    # ---------------------------------------------------------------- who is here

    def here(self, sitter: Sitter) -> bool:
        return not sitter.left and any(page.guest == sitter.guest for page in self.pages.values())

    def seat_of(self, page: Page) -> int | None:
        """The seat that a page sees through and acts for.

        A page of several people has none until it says (`Look`) which of them holds the device: before that, it would show one
        player's secrets to another.
        """
        mine = self.seating.chairs_of(page.guest) if self._setup.phase != "lobby" else ()
        if len(mine) == 1:
            return mine[0]
        return page.chair if page.chair in mine else None

    def unrevealed(self) -> tuple[int, ...]:
        """The chairs of people who have not revealed their seeds."""
        return tuple(chair for chair, _ in self.setup.guests if chair not in self.revealed)

    def speaker(self, page: Page) -> tuple[int | None, str]:
        """The chair that a page speaks for, and the name to show with what it says."""
        seat = self.seat_of(page)
        chair = seat if seat is not None else next(iter(self.seating.chairs_of(page.guest)), None)
        sitter = self.setup.chairs[chair] if chair is not None else None
        return chair, sitter.name if sitter else page.name

    def group_pages(self) -> None:
        """Sort pages by the seat they see through. To be called whenever that may have changed, or frames go to the wrong page."""
        self._viewing = {}
        for page in self.pages.values():
            page.seat = self.seat_of(page)
            ear = self._bus.ear(f"page/{page.id}")
            if ear:
                self._viewing.setdefault(page.seat, []).append(ear)

    # ---------------------------------------------------------------- who plays

    @property
    def running(self) -> bool:
        return self.setup.phase == "playing" and not self.paused

    @property
    def any_bots(self) -> bool:
        """Whether a bot plays some seat now."""
        return bool(self.seating.bots or self.stand_ins)

    def level(self, seat: int) -> str | None:
        """The bot that plays a seat now: its level, with the personality of its chair; None if a person does. Who stands in for a person has none."""
        level = self.seating.levels[seat]
        return level or (registry.even(self.setup.box.rules) if seat in self.stand_ins else None)

    def people(self) -> list[int]:
        """The seats of people for whom no bot plays."""
        return [chair for chair, _ in self.setup.guests if not self.level(chair)]

    # ---------------------------------------------------------------- telling

    def tell(self, page: str, message: bytes | Close) -> None:
        self._bus.tell(f"page/{page}", message)

    def tell_viewer(self, seat: int | None, message: bytes) -> None:
        for ear in self._viewing.get(seat, ()):
            ear.hear(message)

    def tell_each(self, messages: dict[int | None, bytes]) -> None:
        """Every viewer's own message."""
        viewing = self._viewing
        for seat, message in messages.items():
            for ear in viewing.get(seat, ()):
                ear.hear(message)

    def tell_all(self, message: bytes) -> None:
        for page in self.pages:
            self._bus.tell(f"page/{page}", message)

    def notify(self, code: NoticeCode, chair: int) -> None:
        """Tell everyone what happened to somebody at the table."""
        sitter = self.setup.chairs[chair]
        self.tell_all(encode(messages.Notice(code, chair, sitter.name if sitter else "")))

    def send_state(self, *, news_only: bool = False) -> None:
        """The table as it is now, to each page with who it is.

        :param news_only: not to those for whom nothing has changed. Somebody may come and go very often; a second page of the same
            guest changes nothing for all the others.
        """
        sitting = {sitter.guest for _, sitter in self.setup.guests}
        table = msgspec.structs.replace(
            self.seating.table,
            chairs=self._chairs(),
            dealing=self.unrevealed() if self.setup.dealing else None,
            watchers=sum(page.guest not in sitting or page.guest is None for page in self.pages.values()),
            paused=self.setup.phase == "playing" and self.paused,
        )
        said: dict[You, bytes] = {}
        for page in self.pages.values():
            mine = self.seating.chairs_of(page.guest)
            host = page.guest is not None and page.guest == self.setup.host
            outside = tuple(each.name for each in self.setup.out) if host else ()
            you = You(page.name, next(iter(mine), None), host, mine, self.setup.is_out(page.guest), outside)
            if you not in said:
                said[you] = encode(msgspec.structs.replace(table, you=you))
            if not news_only or page.told != said[you]:
                page.told = said[you]
                self.tell(page.id, said[you])

    def _chairs(self) -> tuple[Chair, ...]:
        """All chairs, with who is here, away or replaced by a bot."""
        chairs = list(self.seating.chairs)
        for chair, sitter in self.setup.guests:
            presence: Presence = "left" if sitter.left else "here" if self.here(sitter) else "away"
            if presence != "here" or chair in self.stand_ins:
                chairs[chair] = msgspec.structs.replace(chairs[chair], presence=presence, bot_plays=chair in self.stand_ins)
        return tuple(chairs)
