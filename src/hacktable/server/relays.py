"""Pages of one server at a table of another: their messages are passed on, numbered, and whatever is lost ends the page's relay.

Nothing here is lasting, and nothing is sent twice. A page whose relay has ended is told to come back; it does so by itself, finds what is on
disk, and sends again what was not acknowledged. So it is always right to end a relay, and everything that is not in order does:

- a message is missing: the next one, or the other server's count of what it has sent, has a number that is too high;
- the other server does not know the relay, or its session has run out;
- the other server has been silent for `SILENT`, or the bus does not take what we want to say (it is away, or has `nats_bus.MOST_WAITING`);
- a page says more than `MOST_EARLY` while its table is being opened.

If a table is handed over, its pages keep their sockets (`Relays.lead_on`): their edge ends the relay to the old owner and begins one to the new owner, with what
the table has not read yet. For that an edge remembers what its pages have said in the last seconds.

A message that comes twice is left out the second time. That a page has come is such a message too: if its relay has ended meanwhile, it does not begin again
with other numbers than its edge expects.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter, deque
from collections.abc import Iterable, Sequence
from typing import Protocol

import msgspec

from hacktable.kernel.errors import HacktableError
from hacktable.server import parcels
from hacktable.server.bus import Bus
from hacktable.server.counts import Forwards, clock
from hacktable.server.parcels import (
    Answered,
    Asked,
    Count,
    Ended,
    Heard,
    Item,
    News,
    Onward,
    Question,
    Taken,
    Tidings,
    Told,
    Yours,
    pack,
    unpack,
)
from hacktable.server.spans import Tracing
from hacktable.server.table import inbox
from hacktable.server.table.inbox import Letter
from hacktable.server.table.room import Page
from hacktable.server.time import Alarm, Time
from hacktable.server.wire import faults, messages
from hacktable.server.wire.faults import CLOSES, Close, refused
from hacktable.server.wire.limits import is_long
from hacktable.server.wire.messages import Value, decode, encode

logger = logging.getLogger(__name__)

BEAT = 1_000
"""Milliseconds between two counts."""
SILENT = 4_000
"""Milliseconds after which a server that has said nothing is not counted on any more."""
UNKNOWN = 60_000
"""Milliseconds after which a server is forgotten that has said something once and is not among the living. Until then what it said may come a second time."""
MOST_EARLY = 32
"""Messages of a page that may wait until its table is open, or a drawing is examined."""
MOST_NEWS = 10_000
"""News that wait for a server that does not hear them."""
NEWS_FOR = 10_000
"""Milliseconds for which news are told to servers that have only just begun: they may have read what was stored before."""
ANSWER_WITHIN = 300
"""Milliseconds."""
TAKEN_WITHIN = 500
"""Milliseconds for which we wait until a table that was handed over is open again."""
_BY_NUMBER = {close.number: close for close in CLOSES}


class Keeper(Protocol):
    """Whoever keeps the tables of this server."""

    def is_open(self, link: str) -> bool:
        """Whether a table is open at this server."""
        ...

    def crowd(self, link: str) -> tuple[int, int]:
        """How many pages look at a table that is open here, and how many bots sit there."""
        ...

    async def admit(self, link: str) -> bool:
        """Open a table here; whether it is."""
        ...

    async def examine(self, link: str, guest: str | None, options: dict[str, Value]) -> None:
        """:raises HacktableError: if options with a long text do not fit."""
        ...

    def hear(self, news: News) -> None:
        """Another server tells something that all must know."""
        ...

    def answer(self, number: int, question: Question) -> Answered: ...


class Outward:
    """A page of ours at another server's table."""

    __slots__ = ("_old", "came", "door", "page", "peer", "received", "relay", "said", "seasoned", "sent")

    def __init__(self, came: inbox.Came, door: Door, peer: Peer | None, relay: int) -> None:
        """:param peer: None: the table is to be opened here."""
        self.came = came
        self.page = came.page
        self.door = door
        self.peer = peer
        self.relay = relay
        self.sent = 1
        self.received = 0
        self.said: list[messages.FromPage] = []
        """What it has said lately, in case that its table has moved before it read that."""
        self._old = 0
        """How much of it was said before the last beat."""
        self.seasoned = False
        """It has been there for a whole beat, so the other server must know it."""

    def note(self, message: messages.FromPage) -> None:
        """It says something."""
        self.sent += 1
        self.said.append(message)
        if len(self.said) > MOST_EARLY:
            self._old -= self._old > 0
            del self.said[0]

    def since(self, read: int) -> list[messages.FromPage] | None:
        """What it has said after so many messages; None if we do not remember all of it."""
        count = self.sent - read
        return self.said[len(self.said) - count :] if 0 <= count <= len(self.said) else None

    def beat(self) -> None:
        """A beat has passed."""
        self.seasoned = True
        del self.said[: self._old]
        self._old = len(self.said)


class Inward:
    """A page of another server at a table of ours."""

    __slots__ = ("_relays", "early", "ended", "guest", "link", "page", "peer", "received", "relay", "sent")

    def __init__(self, relays: Relays, peer: Peer, came: parcels.Came) -> None:
        self._relays = relays
        self.peer = peer
        self.relay = came.relay
        self.link = came.table
        self.page = f"{peer.session}.{came.relay}"
        """What it is called here."""
        self.guest = came.guest
        self.sent = 0
        self.received = 1
        self.early: list[messages.FromPage] | None = []
        """What it says while its table is being opened, or a drawing is examined; None: it need not wait."""
        self.ended = False

    def send(self, message: bytes | Close) -> None:
        """Something for the page."""
        if self.ended:
            return
        if isinstance(message, Close):
            self.ended = True
            self._relays.send(self.peer, Ended(self.relay, message.number))
        else:
            self._relays.send(self.peer, Told(self.relay, self.sent, message))
            self.sent += 1


class Door:
    """A table that another server owns, for the pages of this one: whatever they say to the table goes there."""

    def __init__(self, link: str, peer: Peer | None, relays: Relays) -> None:
        """:param peer: the owner; None: we are to open the table, which has not happened yet."""
        self.id = link
        self.peer = peer
        self._relays = relays
        self.pages: dict[str, Outward] = {}
        self.letters: list[Letter] = []
        """What waits until the table is open here."""
        self.crowd = (0, 0)
        """As the owner said last: how many pages look at the table, and how many bots sit there."""
        self.unused = False
        """It had no page at the last beat."""

    def post(self, letter: Letter) -> None:
        if isinstance(letter, inbox.Said):
            outward = self.pages.get(letter.page)
            if outward is None:
                return
            if outward.peer is None:
                self._keep(outward, letter)
                return
            traces, trace = self._relays.traces, ""
            if traces and isinstance(letter.message, messages.Act):
                with traces.span("forward", letter.arrived):
                    trace = traces.here()
            self._relays.send(outward.peer, parcels.Said(outward.relay, outward.sent, encode(letter.message), trace))
            outward.note(letter.message)
        elif isinstance(letter, inbox.Came):
            self.begin(letter)
        elif isinstance(letter, inbox.Went) and letter.page in self.pages:
            outward = self.pages.pop(letter.page)
            if outward.peer is None:
                self.letters.append(letter)
            else:
                del outward.peer.outward[outward.relay]
                self._relays.send(outward.peer, parcels.Went(outward.relay, letter.lost))

    def begin(self, came: inbox.Came) -> None:
        """A relay for a page."""
        outward = self.pages[came.page] = Outward(came, self, self.peer, self._relays.new_number())
        if self.peer is None:
            self.letters.append(came)
        else:
            self.peer.outward[outward.relay] = outward
            self._relays.send(self.peer, parcels.Came(outward.relay, self.id, came.guest, came.name, came.hello, came.avatar))

    def _keep(self, outward: Outward, letter: inbox.Said) -> None:
        """Until the table is open here."""
        outward.sent += 1
        if outward.sent > MOST_EARLY or (isinstance(letter.message, messages.Choose) and is_long(letter.message.options)):
            self._relays.end(outward)
        else:
            self.letters.append(letter)


class Peer:
    """Another server, as long as it has the same session."""

    def __init__(self, session: str, now: int) -> None:
        self.session = session
        self.outward: dict[int, Outward] = {}
        self.inward: dict[int, Inward] = {}
        self.latest = 0
        """The relay that began here last. Each has a higher number than those before."""
        self.heard = now
        """When it last said something."""
        self.spoke = now
        """The same, also while it has no relays."""
        self.alive = False
        """It was among the living when these were last counted."""
        self.waiting: list[Item] = []
        """What it is told at the end of this round of the event loop."""
        self.unheard: deque[Tidings] = deque()
        self.tidings = 0
        """How many news it was told."""
        self.news = 0
        """How many news it has told us."""

    @property
    def related(self) -> bool:
        return bool(self.outward or self.inward)


def _anew(page: str, who: tuple[str | None, str, int | None], match: int, chair: int | None) -> inbox.Came:
    """A page comes to the new owner of its table. It has seen nothing of what that one has told."""
    guest, name, avatar = who
    return inbox.Came(page, guest, name, messages.Hello(messages.PROTOCOL, match=match, chair=chair), avatar)


class Relays:
    """All relays of one server, in both roles, and what it says to the others besides."""

    def __init__(self, here: Bus, between: Bus, time: Time, keeper: Keeper, traces: Tracing | None = None) -> None:
        """:param here: the bus of this server's own pages and tables.

        :param between: the bus between servers. Each listens to `server/SESSION`.
        """
        self._here = here
        self._between = between
        self._time = time
        self._keeper = keeper
        self.session = ""
        self._peers: dict[str, Peer] = {}
        self._doors: dict[str, Door] = {}
        self._to_tell: dict[str, Peer] = {}
        self._recent: deque[tuple[int, News]] = deque()
        self._asked: dict[int, asyncio.Future[Answered]] = {}
        self._questions = 0
        self._given: dict[str, asyncio.Future[None]] = {}
        """Tables that were handed over; their new owners have not said yet that they have opened them."""
        self._numbers = 0
        """Relays that have begun here. Each has a higher number than those before."""
        self._opening: set[asyncio.Task[None]] = set()
        self._admitting: dict[str, asyncio.Task[bool]] = {}
        """Tables that are being opened for pages of other servers, however many of these come."""
        self._beating: Alarm | None = None
        self.forwards = Forwards()
        self.traces = traces

    # ---------------------------------------------------------------- sessions

    def enter(self, session: str) -> None:
        """A new session of this server: what there was before is over."""
        self._leave()
        self.session = session
        self._between.listen(f"server/{session}", self._receive)
        self._beating = self._time.later(BEAT, self._beat)

    def _leave(self) -> None:
        for peer in list(self._peers.values()):
            self._cut(peer)
        for link in list(self._doors):
            self.shut(link)
        self._peers.clear()
        self._to_tell.clear()
        if self.session:
            self._between.stop(f"server/{self.session}")
        if self._beating:
            self._beating.cancel()

    def close(self, farewell: Close) -> None:
        """The server stops. Its pages at tables of others are told so; whoever else has pages here finds out."""
        for door in list(self._doors.values()):
            for outward in list(door.pages.values()):
                self.end(outward, farewell)
        self._flush()
        self._leave()
        for task in (*self._opening, *self._admitting.values()):
            task.cancel()

    def new_number(self) -> int:
        """For a relay that begins."""
        self._numbers += 1
        return self._numbers

    def living(self, sessions: Iterable[str]) -> None:
        """Who is alive, of everybody: relays to others are over."""
        alive = [session for session in sessions if session != self.session]
        for session in alive:
            peer = self._peer(session)
            if not peer.alive:
                peer.alive, peer.heard = True, self._time.now()
                for _, news in self._recent:
                    self._tell_news(peer, news)
        for peer in [peer for peer in self._peers.values() if peer.alive and peer.session not in alive]:
            self._cut(peer, faults.MOVED)  # whoever comes back first takes the table, so nobody need wait
            for door in [door for door in self._doors.values() if door.peer is peer]:
                self.shut(door.id)
            del self._peers[peer.session]

    @property
    def others(self) -> list[str]:
        """The sessions of all other servers that are alive, as far as we know."""
        return [peer.session for peer in self._peers.values() if peer.alive]

    def _peer(self, session: str) -> Peer:
        peer = self._peers.get(session)
        if peer is None:
            peer = self._peers[session] = Peer(session, self._time.now())
        return peer

    # ---------------------------------------------------------------- sending

    def send(self, peer: Peer, item: Item) -> None:
        """Together with everything else that is to be said to this server now."""
        if not self._to_tell:
            asyncio.get_running_loop().call_soon(self._flush)
        peer.waiting.append(item)
        self._to_tell[peer.session] = peer

    def _flush(self) -> None:
        while self._to_tell:
            _, peer = self._to_tell.popitem()
            items, peer.waiting = peer.waiting, []
            self.forwards.said += len(items)
            for parcel in pack(self.session, items):
                self.forwards.parcels += 1
                if not self._between.tell(f"server/{peer.session}", parcel):
                    self._cut(peer)
                    break

    def _cut(self, peer: Peer, close: Close = faults.AGAIN) -> None:
        """End all relays between a server and us, without a word to it."""
        self.forwards.cut += len(peer.outward)
        for outward in list(peer.outward.values()):
            self.end(outward, close, tell_owner=False)
        for inward in list(peer.inward.values()):
            self._drop(inward)

    # ---------------------------------------------------------------- pages of ours at tables of others

    def door(self, link: str, session: str) -> Door:
        """The way to a table that another server owns."""
        door = self._doors.get(link)
        if door is None or door.peer is None or door.peer.session != session:
            self.shut(link)
            door = self._new_door(link, self._peer(session))
        door.unused = False
        return door

    def _new_door(self, link: str, peer: Peer | None) -> Door:
        door = self._doors[link] = Door(link, peer, self)
        self._here.listen(f"table/{link}", door.post)
        return door

    def leads_to(self, link: str) -> bool:
        """Whether what is said to a table goes to another server."""
        return link in self._doors

    def shut(self, link: str) -> None:
        """There is no way to a table any more. Its pages come back."""
        door = self._doors.pop(link, None)
        if door:
            for outward in list(door.pages.values()):
                self.end(outward)
            self._here.stop(f"table/{link}")

    def end(self, outward: Outward, close: Close = faults.AGAIN, *, tell_owner: bool = True) -> None:
        """Send a page of ours away."""
        outward.door.pages.pop(outward.page, None)
        if outward.peer is None:
            outward.door.letters.append(inbox.Went(outward.page))
        else:
            outward.peer.outward.pop(outward.relay, None)
            if tell_owner:
                self.send(outward.peer, parcels.Went(outward.relay))
        self._here.tell(f"page/{outward.page}", close)

    # ---------------------------------------------------------------- tables that are handed over

    def lead_on(self, link: str, heir: str, pages: Sequence[Page], match: int, unread: Iterable[Letter]) -> None:
        """A table of ours has been handed over. Its pages keep their lines: those of ours get relays to the new owner, and their edges do this for all others.

        :param unread: what the table has got and not read. It is for the new owner.
        """
        left = [letter for letter in unread if isinstance(letter, inbox.Came | inbox.Said | inbox.Went)]
        unsaid = Counter(letter.page for letter in left if isinstance(letter, inbox.Said))
        known = {page.id: page for page in pages}
        door = self._new_door(link, self._peer(heir))
        for peer in self._peers.values():
            for inward in [each for each in peer.inward.values() if each.link == link]:
                page = known.pop(inward.page, None)
                who = (page.guest, page.name, page.avatar) if page else None
                read = inward.received - unsaid[inward.page] - len(inward.early or ())
                onward = Onward(heir, read, inward.sent, who, match, page.chair if page else None)
                if not inward.ended:
                    self.send(peer, Ended(inward.relay, faults.MOVED.number, onward))
                inward.ended = True
                del peer.inward[inward.relay]
                self._here.stop(f"page/{inward.page}")
                left = [letter for letter in left if letter.page != inward.page]
        for page in known.values():
            if page.id.isdecimal():
                door.begin(_anew(page.id, (page.guest, page.name, page.avatar), match, page.chair))
        for letter in left:
            if letter.page.isdecimal():
                door.post(letter)

    def _led_on(self, peer: Peer, outward: Outward, onward: Onward) -> None:
        """A page of ours, whose table was handed over: begin anew with the new owner, from what the table has not read."""
        door, unread = outward.door, outward.since(onward.read)
        del peer.outward[outward.relay], door.pages[outward.page]
        if unread is None or outward.received != onward.sent:  # something is missing: the page knows itself what was not answered
            self._here.tell(f"page/{outward.page}", faults.MOVED)
            return
        if door.peer is peer:
            door.peer = None if onward.session == self.session else self._peer(onward.session)
            if door.peer is None:
                self._aside(self._open_here(door))
        door.begin(_anew(outward.page, onward.page, onward.match, onward.chair) if onward.page else outward.came)
        for message in unread:
            door.post(inbox.Said(outward.page, message, clock()))

    async def _open_here(self, door: Door) -> None:
        if not await self._admitted(door.id) and self._doors.get(door.id) is door:
            self.shut(door.id)

    def opened(self, link: str) -> list[Letter]:
        """A table is open here now: what our pages have said to it meanwhile. Who still had a relay to its last owner comes back."""
        door = self._doors.get(link)
        if door is None:
            return []
        gone = [outward for outward in door.pages.values() if outward.peer]
        for outward in gone:
            self.end(outward)
        door.pages.clear()
        self.shut(link)
        return door.letters

    @property
    def shown(self) -> list[Outward]:
        """Pages of ours that the owner of their table has told something: it knows them."""
        return [outward for door in self._doors.values() for outward in door.pages.values() if outward.received]

    # ---------------------------------------------------------------- how many there are

    def crowd(self, link: str) -> tuple[int, int]:
        """How many pages look at a table of another server, and how many bots sit there, as far as we know."""
        door = self._doors.get(link)
        return door.crowd if door else (0, 0)

    @property
    def pages(self) -> int:
        """Pages of ours at tables of others."""
        return sum(len(door.pages) for door in self._doors.values())

    @property
    def guests(self) -> int:
        """Pages of others at tables of ours."""
        return sum(len(peer.inward) for peer in self._peers.values())

    # ---------------------------------------------------------------- pages of others at tables of ours

    def _came(self, peer: Peer, came: parcels.Came) -> None:
        if came.relay in peer.inward:
            return
        if came.relay <= peer.latest:  # it has ended here, and comes a second time; or a later one has overtaken it
            self.send(peer, Ended(came.relay, faults.AGAIN.number))
            return
        peer.latest = came.relay
        inward = peer.inward[came.relay] = Inward(self, peer, came)
        letter = inbox.Came(inward.page, came.guest, came.name, came.hello, came.avatar)
        if self._keeper.is_open(came.table):
            self._enter(inward, letter)
        else:
            self._aside(self._open(inward, letter))

    async def _open(self, inward: Inward, letter: inbox.Came) -> None:
        opened = await self._admitted(inward.link)
        if inward.peer.inward.get(inward.relay) is not inward:
            return
        if opened and self._keeper.is_open(inward.link):
            self._enter(inward, letter)
        else:
            inward.send(faults.AGAIN)
            del inward.peer.inward[inward.relay]

    def _enter(self, inward: Inward, letter: inbox.Came) -> None:
        self._here.listen(f"page/{inward.page}", inward.send)
        self._here.tell(f"table/{inward.link}", letter)
        self._let_in(inward)

    def _let_in(self, inward: Inward) -> None:
        """What has waited is said to the table, up to the next drawing."""
        early, inward.early = inward.early or [], None
        for message in early:
            self._say(inward, message)  # what follows a drawing waits again

    def _said(self, peer: Peer, said: parcels.Said) -> None:
        inward = peer.inward.get(said.relay)
        if inward is None or inward.ended or said.number < inward.received:
            return
        if said.number > inward.received or (inward.early is not None and len(inward.early) >= MOST_EARLY):
            self._refuse(inward)
            return
        inward.received += 1
        self._say(inward, decode(said.text), said.trace)

    def _say(self, inward: Inward, message: messages.FromPage, trace: str = "") -> None:
        if inward.early is not None:
            inward.early.append(message)
        elif isinstance(message, messages.Choose) and is_long(message.options):
            inward.early = []
            self._aside(self._examine(inward, message))
        elif not self._keeper.is_open(inward.link) or not self._here.tell(
            f"table/{inward.link}", inbox.Said(inward.page, message, clock(), trace)
        ):
            self._refuse(inward)

    async def _examine(self, inward: Inward, message: messages.Choose) -> None:
        try:
            await self._keeper.examine(inward.link, inward.guest, message.options)
            self._here.tell(f"table/{inward.link}", inbox.Said(inward.page, message))
        except HacktableError as error:
            inward.send(encode(refused(error)))
        finally:
            self._let_in(inward)

    def _aside(self, work: object) -> None:
        task: asyncio.Task[None] = asyncio.get_running_loop().create_task(work)  # type: ignore[arg-type]
        self._opening.add(task)
        task.add_done_callback(self._opening.discard)

    def _refuse(self, inward: Inward) -> None:
        """Something is missing: the page comes back."""
        inward.send(faults.AGAIN)
        self._drop(inward)

    def _drop(self, inward: Inward, *, lost: bool = False) -> None:
        """A page of another server is gone."""
        inward.ended = True
        if inward.peer.inward.pop(inward.relay, None):
            self._here.stop(f"page/{inward.page}")
            if self._keeper.is_open(inward.link):
                self._here.tell(f"table/{inward.link}", inbox.Went(inward.page, lost))

    # ---------------------------------------------------------------- receiving

    def _receive(self, data: bytes) -> None:
        try:
            parcel = unpack(data)
        except msgspec.MsgspecError as error:  # a server of another version, perhaps
            logger.warning("a parcel cannot be read: %s", error)
            return
        peer = self._peer(parcel.sender)
        peer.heard = peer.spoke = self._time.now()
        self.forwards.heard += len(parcel.items)
        for item in parcel.items:
            self._read(peer, item)

    def _read(self, peer: Peer, item: Item) -> None:
        match item:
            case Told():
                outward = peer.outward.get(item.relay)
                if outward is None or item.number < outward.received:
                    return
                if item.number > outward.received:
                    self.end(outward)
                else:
                    outward.received += 1
                    self._here.tell(f"page/{outward.page}", item.text)
            case parcels.Said():
                self._said(peer, item)
            case parcels.Came():
                self._came(peer, item)
            case parcels.Went():
                inward = peer.inward.get(item.relay)
                if inward:
                    self._drop(inward, lost=item.lost)
            case Ended():
                outward = peer.outward.get(item.relay)
                if outward and item.onward:
                    self._led_on(peer, outward, item.onward)
                elif outward:
                    self.end(outward, _BY_NUMBER.get(item.close, faults.AGAIN))
            case Count():
                self._compare(peer, item)
            case Yours():
                self._aside(self._take(peer, item))
            case Taken():
                given = self._given.get(item.table)
                if given and not given.done():
                    given.set_result(None)
            case Tidings():
                if item.number == peer.news + 1:
                    peer.news += 1
                    self._keeper.hear(item.news)
                self.send(peer, Heard(peer.news))
            case Heard():
                while peer.unheard and peer.unheard[0].number <= item.number:
                    peer.unheard.popleft()
            case Asked():
                self.send(peer, self._keeper.answer(item.number, item.question))
            case Answered():
                waiting = self._asked.get(item.number)
                if waiting and not waiting.done():
                    waiting.set_result(item)

    async def _take(self, peer: Peer, item: Yours) -> None:
        await self._admitted(item.table)
        if item.answer:
            self.send(peer, Taken(item.table))

    async def _admitted(self, link: str) -> bool:
        """Whether a table is open here, and ours, in the end."""
        task = self._admitting.get(link)
        if task is None:
            task = self._admitting[link] = asyncio.get_running_loop().create_task(self._keeper.admit(link))
            task.add_done_callback(lambda _: self._admitting.pop(link))
        return await asyncio.shield(task)

    # ---------------------------------------------------------------- counting

    def _beat(self) -> None:
        self._beating = self._time.later(BEAT, self._beat)
        now = self._time.now()
        while self._recent and now - self._recent[0][0] > NEWS_FOR:
            self._recent.popleft()
        for link, door in list(self._doors.items()):
            if not door.pages and door.unused:
                self.shut(link)
            door.unused = not door.pages
        for peer in list(self._peers.values()):
            for tidings in peer.unheard:
                self.send(peer, tidings)
            if not peer.related:
                peer.heard = now
                if not peer.alive and now - peer.spoke > UNKNOWN and all(door.peer is not peer for door in self._doors.values()):
                    del self._peers[peer.session]  # it has sent us something once; nobody else knows it
                continue
            if now - peer.heard > SILENT:
                logger.warning("a server has been silent: its pages here, and ours there, have to come back")
                self._cut(peer)
                continue
            self.send(peer, self._count(peer))
            for outward in peer.outward.values():
                outward.beat()

    def _count(self, peer: Peer) -> Count:
        inward = {relay: each.sent for relay, each in peer.inward.items() if not each.ended}
        links = {each.link for each in peer.inward.values() if self._keeper.is_open(each.link)}
        crowds = {link: self._keeper.crowd(link) for link in links}
        return Count({relay: each.sent for relay, each in peer.outward.items()}, inward, crowds)

    def _compare(self, peer: Peer, count: Count) -> None:
        """Whether both servers know of the same relays, and nothing was lost."""
        for relay, inward in list(peer.inward.items()):
            sent = count.outward.get(relay)
            if sent is None:
                self._drop(inward)
            elif sent > inward.received and not inward.ended:
                self._refuse(inward)
        for relay in count.outward:
            known = peer.inward.get(relay)
            if known is None or known.ended:  # if it has ended, the word of it was lost
                self.send(peer, Ended(relay, faults.AGAIN.number))
        for relay, outward in list(peer.outward.items()):
            sent = count.inward.get(relay)
            if (sent is None and outward.seasoned) or (sent is not None and sent > outward.received):
                self.end(outward)
            else:
                outward.door.crowd = count.tables.get(outward.door.id, outward.door.crowd)

    # ---------------------------------------------------------------- news and questions

    def spread(self, news: News) -> None:
        """Tell all other servers, until they have heard it or are gone."""
        self._recent.append((self._time.now(), news))
        for peer in self._peers.values():
            if peer.alive:
                self._tell_news(peer, news)

    def _tell_news(self, peer: Peer, news: News) -> None:
        if len(peer.unheard) >= MOST_NEWS:
            logger.error("a server hears no news")
            return
        peer.tidings += 1
        peer.unheard.append(Tidings(peer.tidings, news))
        self.send(peer, peer.unheard[-1])

    def yours(self, session: str, link: str) -> None:
        """Tell a server that it has got a table."""
        self._given[link] = asyncio.get_running_loop().create_future()
        self.send(self._peer(session), Yours(link, answer=True))

    async def until_taken(self, link: str) -> bool:
        """Wait until a table that we have handed over is open again; whether we have heard so."""
        given = self._given.get(link)
        if given is None:
            return False

        def give_up() -> None:
            given.cancel()

        alarm = self._time.later(TAKEN_WITHIN, give_up)
        await asyncio.wait((given,))
        alarm.cancel()
        del self._given[link]
        return not given.cancelled()

    async def ask(self, question: Question) -> list[Answered | None]:
        """Ask all other servers; None instead of an answer that did not come in time."""
        numbers = []
        for session in self.others:
            self._questions += 1
            numbers.append(self._questions)
            self._asked[self._questions] = asyncio.get_running_loop().create_future()
            self.send(self._peer(session), Asked(self._questions, question))
        waiting = [self._asked[number] for number in numbers]

        def give_up() -> None:
            for each in waiting:
                each.cancel()

        alarm = self._time.later(ANSWER_WITHIN, give_up)
        try:
            if waiting:
                await asyncio.wait(waiting)
        finally:
            alarm.cancel()
            for number in numbers:
                del self._asked[number]
        return [None if each.cancelled() else each.result() for each in waiting]
