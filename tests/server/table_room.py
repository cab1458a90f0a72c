"""A room for tables under test: time, chance and bots do what the test says, and pages keep every byte they get.

async with TableRoom(store) as room:
    ada = await room.come(link, ADA)
    await ada.ready()
    await room.pass_time(30_000)
"""

from __future__ import annotations

import asyncio
import functools
import hashlib
import itertools
import json
import logging
import shutil
import time
from collections.abc import Awaitable, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Self

import msgspec

from hacktable.bots import registry
from hacktable.bots.asking import Asked
from hacktable.bots.bot import coin_of
from hacktable.bots.explaining import Asking, Explained
from hacktable.bots.player import PolicyBot
from hacktable.kernel.knowledge import Knowledge
from hacktable.kernel.stakes import Advised
from hacktable.kernel.verbs import Action
from hacktable.match.box import box
from hacktable.match.deal import seat_commitment
from hacktable.match.match import Match, Result
from hacktable.server import chance
from hacktable.server.bus import Bus
from hacktable.server.company.matchmaker import Matchmaker
from hacktable.server.evenings.evenings import Evenings
from hacktable.server.house import House
from hacktable.server.http.guests import COOKIE
from hacktable.server.nudges.nudger import Nudger
from hacktable.server.store.people_book import SqlPeopleBook
from hacktable.server.store.player_book import SqlPlayerBook
from hacktable.server.store.sights import read_sight, written_sight
from hacktable.server.store.sql import SqlStore, sqlite_url
from hacktable.server.table import inbox
from hacktable.server.table.caps import Caps
from hacktable.server.table.leases import Leases
from hacktable.server.table.playing import Playing
from hacktable.server.table.services import Pauses
from hacktable.server.table.setup import Setup
from hacktable.server.table.stored import (
    ChatLine,
    Counted,
    Guest,
    Keep,
    Listed,
    Move,
    Public,
    Sight,
    Store,
    StoredKey,
    StoredMatch,
    StoredTable,
)
from hacktable.server.table.table import Table
from hacktable.server.wire import messages
from hacktable.server.wire.answers import NewTable
from hacktable.server.wire.faults import Close

ADA, BEN, CY, DEE = (Guest(letter * 32, name) for letter, name in (("a", "Ada"), ("b", "Ben"), ("c", "Cy"), ("d", "Dee")))
PEOPLE = (ADA, BEN, CY, DEE)


def seed_of(number: int) -> str:
    """A seat's share in the key, as a page would draw it."""
    return f"{number:02x}5eed" * 10 + "0000"


def commit(setup: Setup, guest: str, *numbers: int) -> None:
    """A guest gets ready, with these seeds for the chairs of the device."""
    fixed = setup.commitment
    setup.ready(guest, fixed, *(seat_commitment(fixed, bytes.fromhex(seed_of(number))) for number in numbers))


def in_a_loop(test: Callable[..., Awaitable[None]]) -> Callable[..., None]:
    """A test that is a coroutine, as pytest likes it."""

    @functools.wraps(test)
    def running(*args: Any, **kwargs: Any) -> None:
        asyncio.run(asyncio.wait_for(test(*args, **kwargs), 120))  # so that a table that hangs fails its test

    return running


# ---------------------------------------------------------------- time


class Bell:
    """An alarm that rings when the test lets time pass."""

    def __init__(self, at: int, number: int, ring: Callable[[], None]) -> None:
        self.at, self.number, self.ring = at, number, ring
        self.cancelled = False

    def cancel(self) -> None:
        self.cancelled = True


class ManualTime:
    """Stands still until it is told otherwise."""

    def __init__(self) -> None:
        self.present = 5_000
        self.set_by = 0
        """How far somebody has set the machine's clock. Alarms and durations do not follow it."""
        self._bells: list[Bell] = []
        self._numbers = itertools.count()

    def now(self) -> int:
        return self.present

    def date(self) -> int:
        return 1_700_000_000_000 + self.present + self.set_by

    def set_to_today(self) -> None:
        """For what a real server goes on with: it would tidy away what was last touched years ago."""
        self.set_by += round(time.time() * 1000) - self.date()

    def later(self, after: int, ring: Callable[[], None]) -> Bell:
        bell = Bell(self.present + max(0, after), next(self._numbers), ring)
        self._bells.append(bell)
        return bell

    def sharply(self, after: int, ring: Callable[[], None]) -> None:
        self.later(after, ring)

    def due(self, until: int) -> Bell | None:
        """Take the next bell that rings until then."""
        self._bells = [bell for bell in self._bells if not bell.cancelled]
        bell = min(self._bells, key=lambda each: (each.at, each.number), default=None)
        if bell is None or bell.at > until:
            return None
        self._bells.remove(bell)
        return bell

    @property
    def waiting(self) -> int:
        """Bells that will ring."""
        return sum(not bell.cancelled for bell in self._bells)


# ---------------------------------------------------------------- stores


class Memory:
    """A store without a disk: it keeps what a database would keep, as bytes, and hands out nothing it holds itself."""

    def __init__(self) -> None:
        self.guests: dict[str, Guest] = {}
        self.keys: dict[bytes, StoredKey] = {}
        self.tables: dict[str, tuple[bytes, int]] = {}
        self.sitters: dict[tuple[str, str], int] = {}
        self.matches: dict[tuple[str, int], StoredMatch] = {}
        self.moves: dict[tuple[str, int], list[Move]] = {}
        self.chats: dict[str, list[ChatLine]] = {}
        self.sights: dict[tuple[str, int], dict[int, tuple[str, ...]]] = {}

    async def add_guest(self, guest: Guest, key: bytes, now: int, label: str | None = None) -> None:
        self.guests[guest.id] = guest
        self.keys[key] = StoredKey(f"{len(self.keys):016x}", guest, now, label, now)

    async def add_link(self, guest: str, link: bytes, now: int, expires: int) -> None:
        raise NotImplementedError("personal links are tested with a database")

    async def use_link(self, link: bytes, key: bytes, now: int, label: str | None, most: int) -> list[str] | None:
        raise NotImplementedError("personal links are tested with a database")

    async def key_of(self, key: bytes) -> StoredKey | None:
        found = self.keys.get(key)
        return msgspec.structs.replace(found, guest=self.guests[found.guest.id]) if found else None

    async def keys_of(self, guest: str) -> list[StoredKey]:
        return [key for key in self.keys.values() if key.guest.id == guest]

    async def saw_key(self, key: bytes, now: int, label: str | None) -> None:
        self.keys[key] = msgspec.structs.replace(self.keys[key], seen=now, label=self.keys[key].label or label)

    async def revoke_key(self, guest: str, key: str) -> bool:
        raise NotImplementedError("revoking is tested with a database")

    async def rename_guest(self, guest: Guest) -> None:
        self.guests[guest.id] = guest

    async def forget_guest(self, guest: str) -> list[str]:
        raise NotImplementedError("deleting is tested with a database")

    async def tables_of(self, guest: str, most: int) -> list[Listed]:
        mine = sorted((table for who, table in self.sitters if who == guest), key=lambda table: -self.tables[table][1])[:most]
        return [self._listed(table) for table in mine]

    def _listed(self, table: str) -> Listed:
        kept, updated = self.tables[table]
        kept_setup = msgspec.json.decode(kept, type=Setup)
        match = self.matches.get((table, kept_setup.match))
        return Listed(table, kept_setup, updated, match.result if match else None, match.rules_version if match else None)

    async def add_table(self, table: str, setup: Setup, now: int, address: str | None = None) -> None:
        self._save(table, setup, now)

    async def public_tables(self, most: int) -> list[Public]:
        raise NotImplementedError("public tables are tested with a database")

    async def count_tables(self, guest: str, address: str | None, since: int) -> Counted:
        raise NotImplementedError("caps are tested with a database")

    async def address_key(self, lasts: int) -> tuple[int, bytes]:
        return 1, b"known to all servers"

    async def count_matches(self, table: str, since: int) -> int:
        raise NotImplementedError("caps are tested with a database")

    async def size(self) -> int:
        raise NotImplementedError("caps are tested with a database")

    async def expired(self, keep: Keep, now: int, most: int) -> list[str]:
        raise NotImplementedError("tidying up is tested with a database")

    async def remove_tables(self, links: list[str]) -> None:
        raise NotImplementedError("tidying up is tested with a database")

    async def tidy_up(self, keep: Keep, now: int) -> bool:
        raise NotImplementedError("tidying up is tested with a database")

    async def save_table(self, table: str, setup: Setup, now: int, *, term: int = 0) -> None:
        self._save(table, setup, now)

    def _save(self, table: str, setup: Setup, now: int) -> None:
        self.tables[table] = msgspec.json.encode(setup), now
        sitting = {sitter.guest for _, sitter in setup.guests if sitter.guest}
        for guest in sitting:
            self.sitters.setdefault((guest, table), now)
        if setup.match == 0:
            for guest in {who for who, where in self.sitters if where == table} - sitting:
                del self.sitters[guest, table]

    async def glance(self, table: str) -> Listed | None:
        return self._listed(table) if table in self.tables else None

    async def load_table(self, table: str) -> StoredTable | None:
        if table not in self.tables:
            return None
        setup = msgspec.json.decode(self.tables[table][0], type=Setup)
        number = (table, setup.match)
        return StoredTable(
            table, setup, self.matches.get(number), tuple(self.moves.get(number, ())), tuple(self.chats.get(table, ())[-50:])
        )

    async def load_match(self, table: str, number: int) -> tuple[StoredMatch, tuple[Move, ...]] | None:
        match = self.matches.get((table, number))
        return (match, tuple(self.moves.get((table, number), ()))) if match else None

    async def begin_match(self, match: StoredMatch, setup: Setup, now: int, *, term: int = 0) -> None:
        self.matches[match.table, match.number] = match
        self._save(match.table, setup, now)

    async def end_match(self, table: str, number: int, setup: Setup, result: Result | None, now: int, *, term: int = 0) -> None:
        self.matches[table, number] = msgspec.structs.replace(self.matches[table, number], ended=now, result=result)
        self._save(table, setup, now)

    async def append(self, *moves: Move, sight: Sight | None = None, term: int = 0) -> None:
        for move in moves:
            self.moves.setdefault((move.table, move.match), []).append(move)
        if sight:
            number = (sight.table, sight.match)
            self.matches[number] = msgspec.structs.replace(self.matches[number], sighted=sight.ply)
            self.sights.setdefault(number, {}).update(read_sight(written_sight(sight)))

    async def load_sights(self, table: str, number: int) -> dict[int, tuple[str, ...]]:
        return dict(self.sights.get((table, number), {}))

    async def add_chat(self, line: ChatLine, *, term: int = 0) -> None:
        self.chats.setdefault(line.table, []).append(line)

    async def ping(self) -> None:
        pass

    async def inspect(self) -> str | None:
        return None

    async def close(self) -> None:
        pass


@functools.cache
def _empty_database(folder: Path) -> Path:
    """Migrated once; every test gets a copy. In a thread, because the test that is first may have an event loop already."""
    with ThreadPoolExecutor(1) as thread:
        thread.submit(asyncio.run, _make_database(folder)).result()
    return folder / "hacktable.sqlite"


async def _make_database(folder: Path) -> None:
    await (await SqlStore.open(sqlite_url(folder))).close()


def database(tmp_path: Path) -> str:
    """The address of a fresh database on disk."""
    empty = _empty_database(tmp_path.parent / "empty-database")
    shutil.copy(empty, tmp_path / "hacktable.sqlite")
    return sqlite_url(tmp_path)


# ---------------------------------------------------------------- pages


def copy_of(shown: Any) -> Any:
    """The same, of which nothing changes when the first does."""
    return msgspec.json.decode(msgspec.json.encode(shown))


def changed(state: dict[str, Any], diff: dict[str, Any]) -> dict[str, Any]:
    """A shown state after a diff, as a page applies it."""
    after = dict(state)
    for name, change in diff.items():
        if isinstance(change, dict):
            after[name] = copy_of(state[name])
            for index, value in change.items():
                *path, last = map(int, index.split("."))
                cell = after[name]
                for step in path:
                    cell = cell[step]
                cell[last] = value
        else:
            after[name] = change
    return after


_moves = itertools.count(1)


class FakePage:
    """A page at a table. It follows like a real one, and checks that frames have no gap."""

    def __init__(self, room: TableRoom, link: str, guest: Guest | None, number: str) -> None:
        self.room, self.link, self.guest, self.id = room, link, guest, number
        self.raw: list[bytes] = []
        self.closed: Close | None = None
        self._read = 0
        self.table: dict[str, Any] = {}
        self.sync: dict[str, Any] = {}
        """What a sync would say now, if frames have been applied to the first one rightly."""
        self.log: list[Any] = []
        self.seeds: dict[str, tuple[str, ...]] = {}
        """What the page has committed to, by the server's commitment. A page that has lost them does not reveal."""

    def receive(self, message: Any) -> None:
        if isinstance(message, Close):
            self.closed = message
            return
        assert type(message) is bytes
        self.raw.append(message)
        said = msgspec.json.decode(message)
        match said["is"]:
            case "table":
                self.table = said
            case "deal":
                if said["server"] in self.seeds:
                    self.room.answers.append((self, messages.Reveal(said["server"], self.seeds[said["server"]])))
            case "sync":
                self.sync, self.log = said, [entry["events"] for entry in said["log"]]
            case "beat":
                assert said["number"] == self.sync["number"] + 1, "a gap between beats"
                self.sync = (
                    self.sync | {"number": said["number"], "state": changed(self.sync["state"], said["diff"])} | (said["asked"] or {})
                )
                if said["events"]:
                    self.log.append(said["events"])
            case "frame":
                assert said["number"] == self.sync["number"] + 1, "a gap between frames"
                state = changed(self.sync["state"], said["diff"])
                self.sync = self.sync | {name: said[name] for name in ("number", "actors", "legal", "window", "over", "clock")}
                self.sync["state"] = state
                if said["events"]:
                    self.log.append(said["events"])

    def new(self, *kinds: str) -> list[dict[str, Any]]:
        """What came since this was asked last; of these kinds, if any are named."""
        fresh = [msgspec.json.decode(each) for each in self.raw[self._read :]]
        self._read = len(self.raw)
        return [each for each in fresh if not kinds or each["is"] in kinds]

    def refusal(self) -> dict[str, Any]:
        """The one refusal since the last look."""
        (refused,) = self.new("refused")
        return refused

    async def say(self, *spoken: messages.FromPage) -> Self:
        for message in spoken:
            self.post(message)
        await self.room.settle()
        return self

    def post(self, message: messages.FromPage) -> None:
        """Say something, and do not wait for anything."""
        self.room.house.tell(self.link, inbox.Said(self.id, messages.decode(messages.encode(message))))

    async def ready(self, *numbers: int) -> Self:
        """Commit to a seed for each chair, numbered as in `seed_of`; by default the number of the guest's own chair. They are revealed later."""
        mine = self.table["you"]["chairs"]
        seeds = tuple(map(seed_of, numbers or (mine or [0])[:1]))
        fixed = self.table["commitment"]
        self.seeds[fixed] = seeds
        return await self.say(messages.Ready(fixed, tuple(seat_commitment(fixed, bytes.fromhex(seed)) for seed in seeds)))

    async def act(self, action: Any, *, id: str | None = None, window: int | None = None) -> str:
        """Send a move as JSON; the id it was sent with."""
        id = id or f"move-{next(_moves):06}"
        text = action if isinstance(action, bytes) else json.dumps(action).encode()
        await self.say(messages.Act(id, self.sync["window"] if window is None else window, msgspec.Raw(text)))
        return id

    async def go(self, *, lost: bool = False) -> None:
        """The socket is gone.

        :param lost: its connection broke.
        """
        self.room.house.bus.stop(f"page/{self.id}")
        self.room.house.tell(self.link, inbox.Went(self.id, lost))
        await self.room.settle()


class Mark(inbox.TimeIsUp, frozen=True):
    """A letter that says when everything before it has been read. It is of a kind that tables read, but `watch` keeps it from them."""

    read: asyncio.Event


class TableRoom:
    """A house in which nothing happens by itself."""

    def __init__(
        self,
        store: Store | str,
        *,
        grace: int = 30_000,
        bot_pause: int = 650,
        talk: int = 0,
        hearing: int = 0,
        pause_thoughts: bool = False,
        caps: Caps | None = None,
        address_key: Path | None = None,
        time: ManualTime | None = None,
        leases: Leases | None = None,
        between: Bus | None = None,
        nudger: Callable[[Store, ManualTime], Nudger] | None = None,
        company: Callable[[Store, ManualTime], Matchmaker] | None = None,
        evenings: Callable[[Store, ManualTime], Evenings] | None = None,
    ) -> None:
        """:param time: if others have the same.

        :param nudger: who tells people that it is their turn while they are away.

        :param company: who finds people for each other.

        :param evenings: of several rounds.

        :param leases: if there are several servers, as `many.py` has them; and the bus between them.
        """
        self.time = time or ManualTime()
        self._leases, self._between = leases, between
        self._nudger = nudger
        self._company = company
        self._evenings = evenings
        self._caps, self._address_key = caps, address_key
        self._store = store
        self._grace, self._bot_pause, self._talk, self._hearing = grace, bot_pause, talk, hearing
        self.pause_thoughts = pause_thoughts
        self.thoughts: list[Callable[[], None]] = []
        """Thoughts that wait for the test, if it wants that."""
        self.thought_of: list[tuple[str, int]] = []
        """Every level and seat that was asked to think."""
        self.advised: list[tuple[Knowledge, Callable[[], None]]] = []
        """What everybody knew who asked for advice, and how to answer them."""
        self.wondered: list[tuple[tuple[Asking, ...], Callable[[], None]]] = []
        """Choices of others that somebody has asked about, and how to answer them."""
        self._bots = {level: PolicyBot(level, coin_of(b"tests")) for level in registry.of_the_house()}
        self._pages = itertools.count(1)
        self._words = itertools.count(1)
        self.seeds = "seeds"
        self.answers: list[tuple[FakePage, messages.FromPage]] = []
        """What pages say of themselves, as soon as everything before has been read."""
        self._faults: list[logging.LogRecord] = []
        self._watch = logging.Handler(logging.ERROR)
        self._watch.emit = self._faults.append  # type: ignore[method-assign, assignment]

    async def __aenter__(self) -> Self:
        store = await SqlStore.open(self._store) if isinstance(self._store, str) else self._store
        self.store = store
        pauses = Pauses(grace=self._grace, bot=self._bot_pause, talk=self._talk, hearing=self._hearing)
        self.house = House(
            store,
            time=self.time,
            pauses=pauses,
            thinkers=self,
            random=self._random,
            caps=self._caps,
            address_key=self._address_key,
            leases=self._leases,
            between=self._between,
            nudges=self._nudger(store, self.time) if self._nudger else None,
            people=SqlPeopleBook(store) if isinstance(store, SqlStore) else None,
            players=SqlPlayerBook(store) if isinstance(store, SqlStore) else None,
            company=self._company(store, self.time) if self._company else None,
            evenings=self._evenings(store, self.time) if self._evenings else None,
        )
        logging.getLogger("hacktable").addHandler(self._watch)
        self._seed, chance.server_seed = chance.server_seed, self._server_seed
        self._day_seed, chance.day_seed = chance.day_seed, lambda: bytes.fromhex(self._server_seed())
        return self

    async def __aexit__(self, kind: Any, *_: Any) -> None:
        logging.getLogger("hacktable").removeHandler(self._watch)
        chance.server_seed, chance.day_seed = self._seed, self._day_seed
        await self.house.close()
        if kind is None:
            assert [record.getMessage() for record in self._faults] == [], "the server logged a fault"

    def _server_seed(self) -> str:
        """Instead of chance: every table's seed, always the same."""
        return hashlib.sha256(f"{self.seeds} {next(self._words)}".encode()).hexdigest()

    def _random(self, size: int) -> str:
        return f"{next(self._words):0{2 * size}x}"

    def think(self, asked: Asked, then: Callable[[Action], None]) -> None:
        self.thought_of.append((asked.bot, asked.known.seat))

        def decide() -> None:
            bot = PolicyBot(asked.bot, coin_of(asked.coin)) if asked.coin else self._bots[asked.bot]
            then(bot.choose(asked.known))

        if self.pause_thoughts:
            self.thoughts.append(decide)
        else:
            decide()

    def react(self, asked: Asked) -> Action | None:
        return self._bots[asked.bot].react(asked.known)

    def advise(self, known: Knowledge, then: Callable[[tuple[Advised, ...]], None]) -> None:
        """The first choice is the best one, whatever is asked. The answer waits until the test wants it."""
        self.advised.append((known, lambda: then((Advised(0, 500, 15, 20),))))

    def explain(self, asked: tuple[Asking, ...], then: Callable[[tuple[Explained | None, ...]], None]) -> None:
        """Of every choice the same is said, whatever it is. The answer waits until the test wants it."""
        self.wondered.append((asked, lambda: then(tuple(Explained(250, 22, None, None, None) for _ in asked))))

    def regret(self, match: Match, seat: int, then: Callable[[str | None], None]) -> None:
        then(match.why_not_back(seat))

    def close(self) -> None:
        self.thoughts.clear()

    # ---------------------------------------------------------------- tables

    async def make(self, guest: Guest = ADA, game: str = "hashcatch", **wanted: Any) -> str:
        return await self.house.make(box(game), guest, NewTable(game, **wanted))

    async def open(self, link: str) -> Table:
        table = await self.house.open(link)
        assert isinstance(table, Table), "another server owns it"
        self.watch(table)
        return table

    def watch(self, table: Table) -> None:
        """Have marks read by a table."""
        if "_read" in vars(table):
            return
        read = table._read

        async def marked(letter: Any) -> None:
            if isinstance(letter, Mark):
                letter.read.set()
            else:
                await read(letter)

        table._read = marked  # type: ignore[method-assign]

    async def come(
        self,
        link: str,
        guest: Guest | None = None,
        *,
        epoch: str | None = None,
        seen: int | None = None,
        following: dict[str, Any] | None = None,
    ) -> FakePage:
        """A page that opens a table.

        :param following: what it knew before its socket was lost, if that is all it has not missed.
        """
        await self._reach(link)
        page = FakePage(self, link, guest, str(next(self._pages)))
        page.sync = {**(following or {}), "number": seen}
        self.house.bus.listen(f"page/{page.id}", page.receive)
        hello = messages.Hello(messages.PROTOCOL, epoch, seen)
        self.house.tell(link, inbox.Came(page.id, guest.id if guest else None, guest.name if guest else "", hello))
        await self.settle()
        return page

    async def _reach(self, link: str) -> None:
        await self.open(link)

    async def sit_down(self, players: int = 2, spectators: int = 0, **wanted: Any) -> tuple[str, list[FakePage]]:
        """A table with people in its first chairs, nobody ready; the pages, spectators last."""
        link = await self.make(**wanted)
        pages = [await self.come(link, guest) for guest in PEOPLE[:players]]
        for chair in range(1, players):
            await pages[chair].say(messages.Sit(chair))
        return link, pages + [await self.come(link) for _ in range(spectators)]

    async def start(self, players: int = 2, spectators: int = 0, **wanted: Any) -> tuple[str, list[FakePage]]:
        """A table where a match has begun."""
        link, pages = await self.sit_down(players, spectators, **wanted)
        await self.begin(pages[:players])
        return link, pages

    async def begin(self, seats: Sequence[FakePage]) -> None:
        """Everyone gets ready, and the host starts."""
        for number, page in enumerate(seats):
            await page.ready(number)
        await next(page for page in seats if page.table["you"]["host"]).say(messages.Start())

    def table(self, link: str) -> Table:
        return self.house._open[link]

    def playing(self, link: str) -> Playing:
        playing = self.table(link).playing
        assert playing
        return playing

    async def settle(self) -> None:
        """Until every table has read all its letters, and what pages answered by themselves."""
        await self._settle()
        while self.answers:
            page, answer = self.answers.pop(0)
            if page.id in self.house._open[page.link].room.pages:
                self.house.tell(page.link, inbox.Said(page.id, messages.decode(messages.encode(answer))))
            await self._settle()

    async def _settle(self) -> None:
        for link, table in list(self.house._open.items()):
            self.watch(table)
            task, all_read = self.house._tasks.get(link), False
            while task and not task.done() and not all_read:
                all_read = table._inbox.empty  # then the mark is read after the last letter, and not between two
                mark = Mark(asyncio.Event())
                table.post(mark)
                read = asyncio.ensure_future(mark.read.wait())
                await asyncio.wait((read, task), return_when=asyncio.FIRST_COMPLETED)
                read.cancel()

    async def let_in(self, guest: Guest) -> dict[str, str]:
        """The headers with which a guest asks over HTTP, by a key of their own."""
        key = f"key of {guest.name}"
        link, now = hashlib.sha256(f"link of {guest.name}".encode()).digest(), self.time.date()
        await self.store.add_link(guest.id, link, now, now + 60_000)
        await self.store.use_link(link, hashlib.sha256(key.encode()).digest(), now, None, 20)
        return {"cookie": f"{COOKIE}={key}"}

    async def pass_time(self, milliseconds: int) -> None:
        until = self.time.present + milliseconds
        while bell := self.time.due(until):
            self.time.present = max(self.time.present, bell.at)
            bell.ring()
            await self.settle()
        self.time.present = until

    async def play_to_the_end(self, link: str, seats: Sequence[FakePage], *, most: int = 5_000, chance: Any = None) -> int:
        """Guests do what their bots would do, bots get the time they need; how many actions it took."""
        for count in range(most):
            playing = self.playing(link)
            if playing.over:
                return count
            seat = playing.match.actors[0]
            page = next((page for page in seats if page.sync.get("seat") == seat), None)
            if page is None:
                await self.pass_time(self._bot_pause)
            else:
                legal = page.sync["legal"]
                choice = chance.choice(legal) if chance else self._choose(playing, seat)
                await page.act(choice)
        raise AssertionError("no end")

    def _choose(self, playing: Playing, seat: int) -> bytes:
        return msgspec.json.encode(self._bots["greedy"].choose(playing.match.knowledge(seat)))


# ---------------------------------------------------------------- over HTTP


class Answer(msgspec.Struct):
    """What an ASGI application answers."""

    status: int
    headers: dict[str, str]
    cookies: list[str]
    body: bytes

    @property
    def json(self) -> Any:
        return json.loads(self.body)


async def ask(
    app: Any,
    method: str,
    path: str,
    body: Any = None,
    *,
    headers: dict[str, str] | None = None,
    scheme: str = "http",
    address: str = "192.0.2.1",
) -> Answer:
    """Ask an application as uvicorn would, without a socket."""
    path, _, query = path.partition("?")
    sent = b"" if body is None else body if isinstance(body, bytes) else json.dumps(body).encode()
    fields = {"host": "table.example", "content-type": "application/json", "content-length": str(len(sent))} | (headers or {})
    scope = {
        "type": "http",
        "asgi": {"version": "3.0", "spec_version": "2.3"},
        "http_version": "1.1",
        "method": method,
        "scheme": scheme,
        "path": path,
        "raw_path": path.encode(),
        "query_string": query.encode(),
        "root_path": "",
        "headers": [(name.encode(), value.encode("latin-1")) for name, value in fields.items()],
        "client": (address, 40_000),
        "server": ("table.example", 80),
        "state": {},
        "extensions": {},
    }
    waiting = [{"type": "http.request", "body": sent, "more_body": False}]
    said: list[dict[str, Any]] = []

    async def receive() -> dict[str, Any]:
        return waiting.pop() if waiting else {"type": "http.disconnect"}

    async def send(message: dict[str, Any]) -> None:
        said.append(message)

    await app(scope, receive, send)
    start = said[0]
    pairs = [(name.decode().lower(), value.decode("latin-1")) for name, value in start["headers"]]
    cookies = [value for name, value in pairs if name == "set-cookie"]
    return Answer(start["status"], dict(pairs), cookies, b"".join(part.get("body", b"") for part in said[1:]))


def mover_of(room: TableRoom, link: str, pages: list[FakePage]) -> FakePage:
    seat = room.playing(link).match.actors[0]
    return next(page for page in pages if page.sync["seat"] == seat)


async def play_some(room: TableRoom, link: str, pages: list[FakePage], actions: int) -> None:
    for _ in range(actions):
        mover = mover_of(room, link, pages)
        await mover.act(room._choose(room.playing(link), mover.sync["seat"]))


async def finished(room: TableRoom, players: int = 2, **wanted: Any) -> tuple[str, list[FakePage]]:
    link, pages = await room.start(players, **wanted)
    await room.play_to_the_end(link, pages)
    return link, pages
