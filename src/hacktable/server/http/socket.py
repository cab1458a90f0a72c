"""A page's socket: a thin seam between the wire and a table."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Callable
from contextlib import nullcontext
from itertools import count

import msgspec

from hacktable.kernel.errors import HacktableError
from hacktable.server import logs
from hacktable.server.counts import clock
from hacktable.server.house import House
from hacktable.server.http.guests import Guests
from hacktable.server.http.line import Line
from hacktable.server.table import inbox
from hacktable.server.table.stored import Guest, NotSavedError
from hacktable.server.time import pause
from hacktable.server.wire import faults, messages
from hacktable.server.wire.faults import Close, Fault, refused
from hacktable.server.wire.limits import NONSENSE, PRICES, SOCKET, Allowances, Bucket, is_long, networks, price_of_message
from hacktable.server.wire.messages import Hello, Ping, decode, encode

logger = logging.getLogger(__name__)

MOST_WAITING = 256
"""Messages that wait for a slow page; with more it is sent away, comes back, and gets a sync."""
PATIENCE = 40
"""Bad messages, or messages that nobody could pay for, before the socket is closed."""
REFUSED_AFTER = 1000
"""Milliseconds that a socket has to wait for its refusal if its address has already got too many."""
FORGIVEN = 0.1
"""Of these, forgotten again every second."""
AGAIN_AFTER = 1000
"""Milliseconds that a page has to wait if the database does not answer, before it is told to come back: all pages would otherwise call again and again."""
MOST_EARLY = 16
"""Messages that may follow a hello while its table is being opened, or a drawing while it is examined."""
HELLO_WITHIN = 10.0
_PONG = encode(messages.Pong())
_numbers = count(1)


class Socket:
    """One connection, from the handshake to the end."""

    __slots__ = (
        "_address",
        "_after",
        "_allowances",
        "_counted",
        "_counts",
        "_early",
        "_entering",
        "_examining",
        "_held",
        "_hello",
        "_left",
        "_line",
        "_link",
        "_page",
        "_patience",
        "_purse",
        "_sent_away",
        "_sits",
        "_sits_as",
        "_waiting",
        "_went",
        "guests",
        "house",
    )

    def __init__(self, house: House, guests: Guests, line: Line, allowances: Allowances | None = None, address: str = "") -> None:
        """:param allowances: how much everybody may ask for; None: as much as they like.

        :param address: of whoever is at the other end.
        """
        self.house = house
        self._counts = house.counts
        self.guests = guests
        self._line = line
        self._allowances, self._address = allowances, address
        self._purse = allowances.purse(address, house.time.now()) if allowances else None
        self._sits: tuple[str | None, str] | None = None
        """Which guest looks at which table here, while that counts for what they may have open."""
        self._patience = Bucket(FORGIVEN, PATIENCE, house.time.now())
        self._early: list[tuple[messages.FromPage, int]] = []
        """What was said while the table was being opened, with its prices."""
        self._hello: asyncio.Future[Hello] = asyncio.get_running_loop().create_future()
        self._link, self._page = "", ""
        self._sits_as: str | None = None
        """The guest whose page this is."""
        self._examining: asyncio.Task[None] | None = None
        self._after: list[messages.FromPage] = []
        """What was said after a drawing that is being examined."""
        self._held: deque[tuple[int, messages.FromPage]] | None = None
        """What has been paid for, and when it may be done; None: nothing. Most pages never need a queue, and an empty one takes half a kilobyte."""
        self._waiting: deque[bytes] | None = None
        """What the other side is too slow for; None: nothing."""
        self._went: Callable[[], None] = _nothing
        self._counted = False
        """Whether this is one of the sockets that an address may have open."""
        self._entering = True
        self._left = self._sent_away = False

    async def serve(self, link: str, cookie: str, unwanted: Close | None) -> None:
        """From the handshake until the page is at its table, or is sent away. From then on the line calls: with messages, and at the end."""
        logs.table.set(link[:20])
        self._line.until_gone(self._gone)
        self._counts.sockets += 1
        self._counts.sockets_opened += 1
        self._counted = self._allowances is None or self._allowances.open_socket(self._address)
        try:
            if not self._counted or not self._pays(SOCKET + PRICES[Hello]):  # a hello that is refused later would never be said again
                if not await self._waits_for_refusal(self._counted):
                    self._line.refuse()
                    return
                unwanted = faults.FLOOD
            elif self._allowances and (wait := self._allowances.wait(self._address, SOCKET + PRICES[Hello], self.house.time.now())):
                await pause(self.house.time, wait)
            self._line.accept(self.read, self._flush)
            unwanted = unwanted or (self.house.farewell if self.house.closing else await self._enter(link, cookie))
            if unwanted:
                self.send(unwanted)
        finally:
            self._entering = False
            if self._line.is_gone():
                self._leave()

    async def _waits_for_refusal(self, counted: bool) -> bool:
        """Whether whoever has too much is told so. The first are told at once, later ones after a while, and the rest not at all."""
        assert self._allowances
        if self._allowances.patience.take(networks(self._address)[-1], self.house.time.now()):
            return True
        if counted:
            await pause(self.house.time, REFUSED_AFTER)
        return counted

    def _gone(self) -> None:
        """The connection is over."""
        if not self._entering:
            self._leave()
        elif not self._hello.done():
            self._hello.cancel()

    def _leave(self) -> None:
        """Once, when nobody is on the line and nothing waits for anything any more."""
        if self._left:
            return
        self._left = True
        self._counts.sockets -= 1
        self._went()
        if self._page:
            self.house.bus.stop(f"page/{self._page}")
            for _, message in self._held or ():
                if isinstance(message, messages.Act):  # it may have been sent just before the connection was lost
                    self._tell_table(message)
            self.house.tell(self._link, inbox.Went(self._page, self._line.is_lost() and not self._sent_away))
        self._held = None
        if self._examining:
            self._after.clear()
            self._examining.cancel()
        if self._allowances:
            if self._sits:
                self._allowances.get_up(self._address, *self._sits)
            if self._counted:
                self._allowances.close_socket(self._address)

    async def _enter(self, link: str, cookie: str) -> Close | None:
        """Wait for the hello and open the table; why not, if that is not to be."""
        await asyncio.wait((self._hello,), timeout=HELLO_WITHIN)
        if not self._hello.done():
            return faults.SILENT
        if self._line.is_gone():
            return None
        hello = self._hello.result()
        if hello.protocol != messages.PROTOCOL:
            return faults.WRONG_PROTOCOL
        try:
            async with self._allowances.turn(self._address) if self._allowances else nullcontext():
                if self._line.is_gone():
                    return None
                key = await self.guests.held(cookie)
                if not self._sits_down(key.guest if key else None, link):
                    return faults.FLOOD
                await self.house.open(link)
                key = await self.guests.held(cookie)  # it may have been revoked meanwhile
        except Exception as error:  # the disk may be full, locked or gone for a while
            if isinstance(error, Fault) and error.kind is faults.NO_TABLE:
                return faults.GONE
            if isinstance(error, Fault) and error.kind is faults.NO_GAME:
                return faults.NO_SUCH_GAME
            if not self.house.closing and not (isinstance(error, Fault) and error.kind is faults.NOT_SAVED):  # the house has said why
                if isinstance(error, NotSavedError):
                    logger.warning("table %r cannot be opened: %s", link[:20], error)
                else:
                    logger.warning("table %r cannot be opened", link[:20], exc_info=error)
                await pause(self.house.time, AGAIN_AFTER)
            return faults.AGAIN
        if self.house.closing:
            return self.house.farewell
        if self._line.is_gone():
            return None
        guest = key.guest if key else None
        if (guest and self.guests.bans.has_guest(guest.id)) or self.guests.bans.has_address(self._address):
            return faults.SHUT_OUT
        self._page, self._link, self._sits_as = str(next(_numbers)), link, guest.id if guest else None
        self.house.bus.listen(f"page/{self._page}", self.send)
        self._went = self.guests.came(
            key, self._address, self.send
        )  # nothing is awaited since it was looked up: it was not revoked meanwhile
        came = inbox.Came(self._page, guest.id if guest else None, guest.name if guest else "", hello, guest.avatar if guest else None)
        if not self.house.tell(link, came):
            return faults.AGAIN
        early, self._early = self._early, []
        for message, price in early:
            self._in_time(message, price)
        return None

    def _sits_down(self, guest: Guest | None, link: str) -> bool:
        """From now on the guest pays too. Not if they have too much open already, or have used up what they have."""
        allowances, now = self._allowances, self.house.time.now()
        if allowances is None or self._purse is None:
            return True
        if guest:
            bucket = allowances.of_guest(guest.id, now)
            if not bucket.take(now, PRICES[Hello]):
                return False
            self._purse = self._purse.with_bucket(bucket)
        who = guest.id if guest else None
        if allowances.sit_down(self._address, who, link):
            self._sits = who, link
        return self._sits is not None

    def _pays(self, price: int) -> bool:
        return self._purse is None or self._purse.pay(price, self.house.time.now())

    # ---------------------------------------------------------------- reading

    def read(self, text: str | bytes) -> None:
        """A message has arrived."""
        message = self._understood(text)
        if message is None:
            return
        price = price_of_message(message, len(text), *self.house.crowd(self._link)) if self._allowances else 0
        if not isinstance(message, Hello) and not self._pays(price):
            self._strike(Fault(faults.SLOW_DOWN), _move_id(message))
        elif isinstance(message, Hello):
            if self._hello.done():
                self._strike(Fault(faults.NOT_UNDERSTOOD, reason="hello twice"))
            else:
                self._hello.set_result(message)
        elif self._page or isinstance(message, Ping):
            self._in_time(message, price)
        elif self._hello.done() and len(self._early) < MOST_EARLY:
            self._early.append((message, price))  # who comes back sends unanswered moves at once
        else:
            self._strike(Fault(faults.HELLO_FIRST), _move_id(message))

    def _in_time(self, message: messages.FromPage, price: int) -> None:
        """Pass something on, at once or when its address has not just had much done; what comes after it waits behind it."""
        wait = self._allowances.wait(self._address, price, self.house.time.now()) if self._allowances else 0
        if not wait and not self._held:
            self._pass_on(message)
            return
        now = self.house.time.now()
        self._line.rest(wait / 1000)
        if self._held:
            self._held.append((max(now + wait, self._held[-1][0]), message))
        else:
            self._held = deque([(now + wait, message)])
            self.house.time.later(wait, self._let_go)

    def _let_go(self) -> None:
        """Pass on what has waited long enough."""
        now = self.house.time.now()
        while self._held and self._held[0][0] <= now:
            self._pass_on(self._held.popleft()[1])
        if self._held:
            self.house.time.later(max(1, self._held[0][0] - now), self._let_go)
        else:
            self._held = None

    def _pass_on(self, message: messages.FromPage) -> None:
        """To the table. A drawing is examined first; what is said after it waits until then, so that all arrives in order."""
        if isinstance(message, Ping):
            self.send(_PONG)
        elif self._examining:
            if len(self._after) < MOST_EARLY:
                self._after.append(message)
            else:
                self._strike(Fault(faults.SLOW_DOWN), _move_id(message))
        elif isinstance(message, messages.Choose) and is_long(message.options):
            self._examining = asyncio.get_running_loop().create_task(self._examine(message))
        else:
            self._tell_table(message)

    async def _examine(self, message: messages.Choose) -> None:
        try:
            await self.house.examine(self._link, self._sits_as, message.options)
            self._tell_table(message)
        except HacktableError as error:
            self._refuse(error)
        finally:
            self._examining = None
            after, self._after = self._after, []
            for each in after:
                self._pass_on(each)

    def _tell_table(self, message: messages.FromPage) -> None:
        if not self.house.tell(self._link, inbox.Said(self._page, message, clock())):
            self.send(faults.AGAIN)

    def _understood(self, text: str | bytes) -> messages.FromPage | None:
        if isinstance(text, bytes):
            self._strike(Fault(faults.NOT_UNDERSTOOD, reason="binary"))
        elif len(text) > messages.LARGEST_CHOICE:
            self._strike(Fault(faults.NOT_UNDERSTOOD, reason=f"longer than {messages.LARGEST_CHOICE}"))
        else:
            try:
                message: messages.FromPage = decode(text)
            except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
                self._strike(Fault(faults.NOT_UNDERSTOOD, reason=str(error)[:200]))
            else:
                if len(text) <= messages.LARGEST or isinstance(message, messages.Choose):
                    return message
                self._strike(Fault(faults.NOT_UNDERSTOOD, reason=f"longer than {messages.LARGEST}"))
        return None

    def _strike(self, fault: Fault, move_id: str | None = None) -> None:
        self._pays(NONSENSE)
        if not self._patience.take(self.house.time.now()):
            self.send(faults.FLOOD if fault.kind is faults.SLOW_DOWN else faults.NONSENSE)
        else:
            self._refuse(fault, move_id)
            if self._purse:  # where it matters how much anybody asks for
                self._line.rest()

    def _refuse(self, error: Fault | HacktableError, move_id: str | None = None) -> None:
        said = refused(error, move_id)
        self._counts.refusals[said.fault] += 1
        self.send(encode(said))

    # ---------------------------------------------------------------- writing

    def send(self, message: bytes | Close) -> None:
        """Something for the page; a Close is the last it gets."""
        line = self._line
        if self._waiting is None and line.can_take_more and type(message) is bytes:
            line.write_text(message)
        elif isinstance(message, Close):
            self._counts.closes[message.number] += not self._sent_away
            self._sent_away = True
            self._waiting = None
            self._line.write_text(encode(message.bye()))
            self._line.hang_up(message.number, message.code)
        elif self._waiting is None:
            self._waiting = deque([message])
        elif len(self._waiting) < MOST_WAITING:
            self._waiting.append(message)
        else:
            self.send(faults.TOO_SLOW)

    def _flush(self) -> None:
        while self._waiting and self._line.can_take_more:
            self._line.write_text(self._waiting.popleft())
        if not self._waiting:
            self._waiting = None


def _nothing() -> None:
    pass


def _move_id(message: messages.FromPage) -> str | None:
    return message.id if isinstance(message, messages.Act) else None
