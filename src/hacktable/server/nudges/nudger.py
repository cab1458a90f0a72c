"""Who is told of their turn, or that a round of an evening has begun; when, and in which ways.

A table says that it is somebody's turn who is away (`turn`). What follows is done beside all tables: nobody waits for it, and a receiver that is slow or
gone makes nobody else wait. In the database it is written first that somebody is told, and only the owner of the table can write that; so nobody is told twice
of one turn, however many servers there are. If a server dies in between, they are not told at all.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import secrets
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import partial
from typing import Protocol

import msgspec

from hacktable import lang
from hacktable.server.counts import Nudged
from hacktable.server.nudges import hooks
from hacktable.server.nudges.book import Due, Mailbox, NudgeBook, Reach, Subscription, Webhook
from hacktable.server.nudges.courier import Answer, Courier, Letter
from hacktable.server.nudges.mail import Mail, Mailer
from hacktable.server.table.stored import Guest, NotSavedError
from hacktable.server.table.turns import Turn
from hacktable.server.time import Time, pause

logger = logging.getLogger(__name__)

MOST_UNDER_WAY = 2_000
"""Turns that are being told of. More are dropped: something is badly wrong then, and tables come first."""
TRIES_AFTER = (0, 3_000, 30_000)
"""Milliseconds before each try."""
LOOK_EVERY = 5_000
"""Milliseconds between two looks for those whose quiet hours are over."""
DUE_TOGETHER = 100
CONFIRM_WITHIN = 24 * 3_600_000
"""Milliseconds in which somebody must confirm an address."""
LATER = 3_600_000
"""Milliseconds until a table is tried again that cannot be opened."""


class Pushes(Protocol):
    """Whoever makes what is pushed to browsers (`push.py`, which needs the extra `push`)."""

    public: str
    """The server's public key: pages need it to subscribe."""

    def is_key(self, public: bytes) -> bool:
        """Whether a browser's public key is one."""
        ...

    def letter(self, subscription: Subscription, topic: str, message: bytes, now: int) -> Letter:
        """A message that only one browser can read.

        :param topic: of messages with the same topic, a browser that was off gets only the last.
        :param now: in milliseconds since 1970.
        """
        ...


@dataclass
class Telling:
    """A turn that somebody is being told of."""

    turn: Turn
    task: asyncio.Task[None]
    written: bool = False
    """It is on disk that they are told."""


class Nudger:
    """Of one server."""

    def __init__(
        self,
        book: NudgeBook,
        time: Time,
        courier: Courier,
        *,
        pushes: Pushes | None = None,
        mailer: Mailer | None = None,
        public: str = "",
    ) -> None:
        """:param pushes: None: nothing is pushed.

        :param mailer: None: there are no mails.
        :param public: the address that players use. If it is not known, there are neither mails nor webhooks: nobody could follow their links.
        """
        self.book = book
        self.courier = courier
        self.pushes = pushes
        self.mailer = mailer if public else None
        self.public = public.rstrip("/")
        self.counts = Nudged()
        self._time = time
        self._under_way: dict[tuple[str, str], Telling] = {}
        """By table and guest."""
        self._settling: set[asyncio.Task[None]] = set()
        self._woken = asyncio.Event()

    @property
    def tasks(self) -> set[asyncio.Task[None]]:
        """All that is being done now."""
        return {*(telling.task for telling in self._under_way.values()), *self._settling}

    # ---------------------------------------------------------------- what tables say

    def turn(self, turn: Turn) -> None:
        """It is somebody's turn, and they have been away for a moment.

        If this is heard again while they are being told of it, the telling goes on: it may be on disk already that they were told, and then nothing would
        be sent a second time. If the table has a new term by then and it is not on disk, the telling begins again, because nothing can be
        written in the old term any more.
        """
        before = self._under_way.get((turn.table, turn.guest))
        if before and _which(before.turn) == _which(turn) and (before.written or before.turn.term == turn.term):
            return
        self.withdraw(turn.table, turn.guest)
        if len(self._under_way) >= MOST_UNDER_WAY:
            self.counts.dropped += 1
            return
        task = asyncio.get_running_loop().create_task(self._logged(self._tell(turn)), name=f"nudge {turn.table}")
        self._under_way[turn.table, turn.guest] = Telling(turn, task)
        task.add_done_callback(lambda _: self._over(turn.table, turn.guest, task))

    def withdraw(self, table: str, guest: str) -> None:
        """They are back, or have moved: what was not sent yet is not sent any more."""
        telling = self._under_way.pop((table, guest), None)
        if telling:
            telling.task.cancel()

    def settle(self, table: str, guest: str, term: int) -> None:
        """It is not their turn any more, or they are here: nothing is to be told of it later."""
        self.withdraw(table, guest)
        task = asyncio.get_running_loop().create_task(self._logged(self.book.settle(table, guest, term=term)))
        self._settling.add(task)
        task.add_done_callback(self._settling.discard)

    async def keep(self, turn: Turn) -> None:
        """The table is closed before somebody was told: it is due now, for whoever opens the table."""
        now = self._time.date()
        if turn.evening is None and not (await self.book.reach(turn.guest, turn.table)).is_none:  # of a round it is written that it is due
            await self.book.claim(turn.table, turn.guest, turn.match, turn.ply, now, now, term=turn.term)

    def _over(self, table: str, guest: str, task: asyncio.Task[None]) -> None:
        telling = self._under_way.get((table, guest))
        if telling and telling.task is task:
            del self._under_way[table, guest]

    async def _logged(self, work: Awaitable[None]) -> None:
        try:
            await work
        except NotSavedError as error:  # the database is away, or another server owns the table by now and tells
            logger.info("a turn is not told of: %s", error)
        except Exception:
            logger.exception("a turn is not told of")

    # ---------------------------------------------------------------- telling

    async def _tell(self, turn: Turn) -> None:
        reach = await self.book.reach(turn.guest, turn.table)
        if reach.is_none:
            return
        now = self._time.date()
        until = reach.quiet.until(now) if reach.quiet else None
        if turn.evening:
            if await self.book.claim_round(turn.table, turn.guest, now, quiet=until is not None, term=turn.term):
                await self._send(turn, reach)
        elif await self.book.claim(turn.table, turn.guest, turn.match, turn.ply, now, until, term=turn.term):
            await self._send(turn, reach)

    async def _send(self, turn: Turn, reach: Reach) -> None:
        telling = self._under_way.get((turn.table, turn.guest))
        if telling and telling.turn is turn:
            telling.written = True
        async with asyncio.TaskGroup() as ways:
            for subscription in reach.subscriptions:
                ways.create_task(self._push(turn, subscription))
            if reach.webhook and turn.evening is None:
                ways.create_task(self._hook(turn, reach.webhook))
            if reach.mailbox and reach.mailbox.confirmed:
                ways.create_task(self._mail(turn, reach.mailbox))

    async def _push(self, turn: Turn, subscription: Subscription) -> None:
        pushes = self.pushes
        if pushes is None:
            return
        title, body = words(turn, subscription.language)
        message = msgspec.json.encode({"table": turn.table, "title": title, "body": body, "lang": subscription.language})
        letter = partial(pushes.letter, subscription, turn.table, message, self._time.date())
        answer = await self._try("push", lambda: self.courier.post(turn.guest, subscription.endpoint, letter))
        if answer.outcome == "gone":  # the browser has ended it
            await self.book.unsubscribe(turn.guest, id=subscription.id)

    async def _hook(self, turn: Turn, webhook: Webhook) -> None:
        if not self.public:
            return
        text = lang.say(webhook.language, "nudge-hook", name=turn.name, game=title(turn.game, webhook.language))
        about: dict[str, str | int] = {"table": turn.table, "game": turn.game, "match": turn.match, "player": turn.name}
        letter = partial(hooks.letter, webhook, text, self.link(turn.table), about)
        await self._try("webhook", lambda: self.courier.post(turn.table, webhook.url, letter))

    async def try_hook(self, table: str, game: str, webhook: Webhook) -> bool:
        """Say something by a webhook for the first time; whether it was taken."""
        text = lang.say(webhook.language, "nudge-hook-first", game=title(game, webhook.language))
        letter = partial(hooks.letter, webhook, text, self.link(table), {"table": table, "game": game})
        return (await self.courier.post(table, webhook.url, letter)).outcome == "taken"

    async def _mail(self, turn: Turn, mailbox: Mailbox) -> None:
        mailer = self.mailer
        if mailer is None:
            return
        subject, others = words(turn, mailbox.language)
        text = lang.say(
            mailbox.language,
            "nudge-round-mail" if turn.evening else "nudge-mail",
            round=turn.evening.round if turn.evening else 0,
            name=turn.name,
            game=title(turn.game, mailbox.language),
            others=others,
            link=self.link(turn.table),
            stop=f"{self.public}/#stop={mailbox.stop}",
        )
        mail = Mail(mailbox.address, subject, text, f"{self.public}/api/mail/stop/{mailbox.stop}")
        answer = await self._try("mail", lambda: mailer.send(mail))
        if answer.outcome == "gone":  # there is no such address any more
            await self.book.stop_mail(guest=turn.guest)

    async def ask_mail(self, guest: Guest, address: str, language: str) -> bool:
        """Ask by mail whether an address is a guest's; whether that mail could be sent."""
        mailer, token = self.mailer, secrets.token_urlsafe(32)
        if mailer is None:
            return False
        mailbox = Mailbox(address, language, secrets.token_urlsafe(32), confirmed=False)
        await self.book.ask_mail(guest.id, mailbox, hashed(token), self._time.date())
        link, stop = f"{self.public}/#mail={token}", f"{self.public}/#stop={mailbox.stop}"
        text = lang.say(language, "nudge-mail-first", name=guest.name, link=link, stop=stop)
        answer = await mailer.send(Mail(address, lang.say(language, "nudge-mail-first-subject"), text))
        return answer.outcome == "taken"

    async def confirm_mail(self, token: str) -> bool:
        """Whether somebody waited for this; from then on they get mails."""
        now = self._time.date()
        return await self.book.confirm_mail(hashed(token), now, now - CONFIRM_WITHIN)

    def link(self, table: str) -> str:
        return f"{self.public}/t/{table}"

    async def _try(self, way: str, once: Callable[[], Awaitable[Answer]]) -> Answer:
        """Tell somebody in one way; a few times if need be."""
        answer = Answer("later")
        for wait in TRIES_AFTER:
            wait = max(wait, answer.after * 1000)
            if wait:
                await pause(self._time, wait)
            answer = await once()
            if answer.outcome != "later":
                break
        self.counts.add(way, answer.outcome)
        return answer

    # ---------------------------------------------------------------- what is due

    async def watch(self, remind: Callable[[Due], Awaitable[bool]]) -> None:
        """Look again and again for those whose quiet hours are over, or whose round has begun.

        :param remind: lets a table say again whose turn it is; False if that table cannot be opened.
        """
        while True:
            alarm = self._time.later(LOOK_EVERY, self._woken.set)
            await self._woken.wait()
            alarm.cancel()
            self._woken.clear()
            await self._logged(self.look(remind))

    def look_after(self, milliseconds: int) -> None:
        """Look once more, then: something is due."""
        self._time.later(milliseconds, self._woken.set)

    async def look(self, remind: Callable[[Due], Awaitable[bool]]) -> None:
        for due in await self.book.due(self._time.date(), DUE_TOGETHER):
            if not await remind(due):
                await self.book.put_off(due.table, due.guest, self._time.date() + LATER)

    async def close(self) -> None:
        """Nothing more is sent."""
        for task in self.tasks:
            task.cancel()
        if self.mailer:
            self.mailer.close()
        await self.courier.close()


def _which(turn: Turn) -> tuple[object, ...]:
    """What makes two of them the same, for the same guest of a table."""
    return turn.match, turn.ply, turn.evening


def words(turn: Turn, language: str) -> tuple[str, str]:
    """What somebody is told of a turn, or of a round: which game, and who else plays."""
    game, others = title(turn.game, language), ", ".join(turn.others)
    if turn.evening:
        return lang.say(language, "nudge-round-title", round=turn.evening.round, game=game), others
    return lang.say(language, "nudge-title", game=game), others


def hashed(token: str) -> bytes:
    return hashlib.sha256(token.encode("utf-8", "replace")).digest()


def title(game: str, language: str) -> str:
    return lang.say(language, f"{game}-title")
