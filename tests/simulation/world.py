"""One seed's world: servers, a database, people at tables, and whatever goes wrong."""

from __future__ import annotations

import contextlib
import hashlib
import itertools
import logging
import random
import secrets
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from hacktable.bots.asking import Asked
from hacktable.bots.explaining import Asking, Explained
from hacktable.kernel.knowledge import Knowledge
from hacktable.kernel.stakes import Advised
from hacktable.kernel.verbs import Action
from hacktable.match.box import box
from hacktable.match.match import Match
from hacktable.server.bus import Listener
from hacktable.server.house import House
from hacktable.server.http import socket as http_socket
from hacktable.server.http.guests import COOKIE, Guests
from hacktable.server.table.services import Pauses
from hacktable.server.table.setup import Setup, Sitter
from hacktable.server.table.stored import Guest, MatchSetup, NotSavedError, StoredMatch
from hacktable.server.time import pause
from simulation.database import Connection, Database, Fate
from simulation.history import BrokenError, History, check_moves, check_page, length_of_log
from simulation.loop import EndlessError, Process, SimulatedLoop, SimulatedTime
from simulation.page import Page, Sent
from simulation.wires import Socket

CALM = 240.0
"""Seconds after the last fault within which everybody must have played to the end."""
EVENTS = ("cut", "kill", "pause", "freeze", "lose database", "database down", "lose bus", "bus down", "set clock", "restart", "look away")


@dataclass
class Climate:
    """How bad everything is in one world. Half of all kinds of trouble are missing in each, so that the others are not drowned by them."""

    pages: float
    """Seconds that a message between a page and a server takes at most, mostly."""
    disk: float
    """The same of a question to the database."""
    failed: float
    unheard: float
    late: float
    """How often a write fails; is done and reported as failed; is reported as failed and done later."""
    unread: float
    """How often a read fails."""
    bus: float
    """Seconds that a message between two servers takes at most, mostly."""
    lost: float
    doubled: float
    """How often such a message is lost, or comes twice."""
    swaps: bool
    """Whether one may overtake another."""
    events: tuple[str, ...]
    every: float
    """Seconds between two events, on average."""
    storm: float
    """Seconds until everything is well again."""

    @classmethod
    def draw(cls, chance: random.Random) -> Climate:
        def trouble(most: float) -> float:
            return chance.random() * most if chance.random() < 0.5 else 0.0

        return cls(
            pages=chance.choice((0.005, 0.05, 0.4)),
            disk=chance.choice((0.002, 0.01, 0.1)),
            failed=trouble(0.2),
            unheard=trouble(0.2),
            late=trouble(0.2),
            unread=trouble(0.2),
            bus=chance.choice((0.002, 0.02, 0.3)),
            lost=trouble(0.1),
            doubled=trouble(0.1),
            swaps=chance.random() < 0.3,
            events=tuple(each for each in EVENTS if chance.random() < 0.5),
            every=chance.choice((0.7, 2.0, 5.0)),
            storm=chance.uniform(2.0, 12.0),
        )

    def calm(self) -> None:
        self.pages = self.disk = self.bus = 0.005
        self.failed = self.unheard = self.late = self.unread = self.lost = self.doubled = 0.0
        self.swaps = False
        self.events = ()


class SlowThinkers:
    """Bots that take any of their actions, after a while."""

    def __init__(self, loop: SimulatedLoop, process: Process) -> None:
        self._loop, self._process = loop, process

    def think(self, asked: Asked, then: Callable[[Action], None]) -> None:
        chance = self._loop.chance
        self._loop.do(self._process, chance.random(), then, chance.choice(asked.known.legal))

    def react(self, asked: Asked) -> Action | None:
        chance, legal = self._loop.chance, asked.known.legal
        return chance.choice(legal) if legal and chance.random() < 0.1 else None

    def advise(self, known: Knowledge, then: Callable[[tuple[Advised, ...]], None]) -> None:
        raise NotImplementedError

    def explain(self, asked: tuple[Asking, ...], then: Callable[[tuple[Explained | None, ...]], None]) -> None:
        raise NotImplementedError

    def regret(self, match: Match, seat: int, then: Callable[[str | None], None]) -> None:
        raise NotImplementedError

    def close(self) -> None:
        pass


class SimulatedBus:
    """One server's connection to the bus between servers."""

    def __init__(self, world: World, server: Server, process: Process) -> None:
        self._world, self._server, self._process = world, server, process
        self._arrives: dict[str, float] = {}
        """When the last message to each topic arrives."""

    def listen(self, topic: str, listener: Listener) -> None:
        self._world.listeners[topic] = (self._server, self._process, listener)

    def stop(self, topic: str) -> None:
        self._world.listeners.pop(topic, None)

    def tell(self, topic: str, message: object) -> bool:
        world, climate, chance = self._world, self._world.climate, self._world.loop.chance
        if world.bus_down or (self._server.without_bus and chance.random() < 0.2):  # it takes a while until somebody notices
            return False
        for _ in range(1 + (chance.random() < climate.doubled)):
            if chance.random() >= climate.lost:
                due = world.loop.time() + world.takes(climate.bus)
                if not climate.swaps:
                    due = self._arrives[topic] = max(due, self._arrives.get(topic, 0.0))
                world.loop.do(world.loop.outside, due - world.loop.time(), self._deliver, topic, message)
        return True

    def _deliver(self, topic: str, message: object) -> None:
        found = self._world.listeners.get(topic)
        if found and not self._world.bus_down and not self._server.without_bus and not found[0].without_bus:
            self._world.loop.do(found[1], 0, found[2], message)


class Server:
    """A server, from one start to the next and beyond."""

    def __init__(self, world: World, name: str) -> None:
        self.world, self.name = world, name
        self.without_database = self.without_bus = False
        self.sockets: list[Socket] = []
        self.starts = 0
        self.start()

    def start(self) -> None:
        world = self.world
        self.starts += 1
        self.process = Process(self.name)
        self.up = not world.many
        """Whether pages may come."""
        self.down = False
        self.time = SimulatedTime(world.loop, self.process, world.chance.randrange(10_000_000))
        self.connection = world.connects(world.database, world.loop, self.process, world, f"{self.name}.{self.starts}", world.draw)
        world.within(self.process, self._open)

    def _open(self) -> None:
        world = self.world
        self.house = House(
            self.connection,
            time=self.time,
            pauses=world.pauses,
            thinkers=SlowThinkers(world.loop, self.process),
            random=world.draw,
            leases=self.connection if world.many else None,
            between=SimulatedBus(world, self, self.process) if world.many else None,
        )
        world.harm(self.house)
        self.guests = Guests(self.connection, self.time, self.house.spread)
        self.house.on_news = self.guests.hear
        if world.many:
            world.loop.create_task(self._enter())

    async def _enter(self) -> None:
        """A server that cannot begin is started again and again."""
        while not self.up:
            try:
                await self.house.enter()
            except NotSavedError:
                await pause(self.time, 500)
            else:
                self.up = not self.down

    def accept(self, socket: Socket) -> None:
        """A page wants to come in."""
        self.sockets.append(socket)
        served = http_socket.Socket(self.house, self.guests, socket)  # type: ignore[arg-type]
        page = socket.page
        self.world.loop.create_task(served.serve(page.link, page.cookie, None))

    def kill(self) -> None:
        self.up, self.down = False, True
        self.world.loop.kill(self.process)
        for socket in self.sockets:
            socket.cut(self.world.chance.choice((0.01, 0.3, None)), None)
        self.sockets.clear()

    def go_down(self) -> None:
        """As after SIGTERM: pages are sent away, and the process ends by itself."""
        self.up, self.down = False, True
        process = self.process

        def end() -> None:
            if self.process is process:  # otherwise it was ended before, and started again since
                self.kill()

        async def close() -> None:
            await self.house.close()
            self.world.loop.do(self.world.loop.outside, 0.01, end)

        self.world.within(self.process, lambda: self.world.loop.create_task(close()))


class World:
    """All of it."""

    kind = ""
    """What else than the small game of the tests is played."""
    pauses = Pauses(talk=0, hearing=0)
    resends = True
    begins = True
    """Whether a match has begun in most worlds before anybody comes."""
    connects = Connection
    """How servers ask the database."""
    harm: Callable[[House], None] = staticmethod(lambda _: None)
    """What is done to every house before it is used."""

    def __init__(self, seed: int, *, trace: Callable[[str], None] | None = None) -> None:
        self.seed = seed
        self.chance = random.Random(f"world {seed}")
        self.loop = SimulatedLoop(random.Random(f"order {seed}"))
        self.climate = Climate.draw(self.chance)
        self.database = Database(self._database_clock)
        self.database.watcher = self
        self.database_wrong_by = 0
        self.database_down = self.bus_down = False
        self.many = False
        """Whether servers share the database, or there is only one that has it for itself."""
        self.listeners: dict[str, tuple[Server, Process, Listener]] = {}
        """By topic, everybody who listens on the bus between servers."""
        self.pages: list[Page] = []
        self.servers: list[Server] = []
        self.broken: list[str] = []
        self._trace = trace
        self._owners: dict[str, tuple[str, int]] = {}
        """Who took each table last, and in which term."""

    def _database_clock(self) -> int:
        return 1_600_000_000_000 + int(self.loop.time() * 1000) + self.database_wrong_by

    # ---------------------------------------------------------------- for everyone in it

    def draw(self, size: int) -> str:
        """Instead of `secrets.token_hex`."""
        return f"{self.chance.getrandbits(8 * size):0{2 * size}x}"

    def within(self, process: Process, work: Callable[[], object]) -> None:
        """Let a process do something now."""
        before, self.loop.current = self.loop.current, process
        try:
            work()
        finally:
            self.loop.current = before

    def note(self, who: str, what: str, *more: Any) -> None:
        """For the trace."""
        if not self._trace:
            return
        line = f"{self.loop.time():9.4f} {who:12} {what} {' '.join(map(_short, more))}"
        self._trace(line)

    def breaks(self, how: str) -> None:
        """Something has happened that must not."""
        self.note("world", "IS BROKEN:", how)
        self.broken.append(how)

    # ---------------------------------------------------------------- networks

    def takes(self, usual: float) -> float:
        """Mostly about as long as usual, sometimes much longer."""
        luck = self.loop.chance.random()
        return usual * luck * (20 if luck > 0.98 else 1)

    def connect(self, page: Page) -> Socket:
        able = [server for server in self.servers if server.up]
        server = self.chance.choice(able or self.servers)
        socket = Socket(self.loop, page, server, lambda: self.takes(self.climate.pages))
        if server.up:
            self.note(page.name, "connects to", server.name)
            socket.connect()
        else:
            socket.cut(self.climate.pages + 0.001, None)
        return socket

    def fate(self, process: Process, *, writes: bool) -> Fate:
        """What becomes of a question to the database."""
        chance, climate = self.loop.chance, self.climate
        there, back = self.takes(climate.disk), self.takes(climate.disk)
        server = next(each for each in self.servers if each.process is process)
        if server.without_database:
            return Fate(-1, 0.05 + 4 * chance.random())
        if self.database_down:
            return Fate(-1, there)
        luck = chance.random()
        if not writes:
            return Fate(-1 if luck < climate.unread else there, back)
        if luck < climate.failed:
            return Fate(-1, there + back)
        luck -= climate.failed
        if luck < climate.unheard:
            return Fate(there, back, unheard=True)
        luck -= climate.unheard
        if luck < climate.late:
            late = chance.choice((-1, 1, 1)) * (0.001 + self.takes(chance.choice((0.01, 0.5, 3))))
            if self.many:
                return Fate(there, back, late=late)
            # A folder of SQLite has one writer, whose transaction is over before anybody hears how it ended.
            return Fate(there, back, unheard=True) if late > 0 else Fate(-1, there + back)
        return Fate(there, back)

    # ---------------------------------------------------------------- watching

    def durable(self, table: str, match: int) -> int:
        return len(self.database.moves.get((table, match), ()))

    def acknowledged(self, page: Page, move: Sent) -> None:
        kept = self.database.moves.get((page.link, move.match), {})
        if not any(each.move_id == move.id for each in kept.values()):
            self.breaks(f"{page.name}: move {move.id} was acknowledged before it was on disk")

    def wrote(self, server: str, table: str, term: int) -> None:
        """Somebody writes to a table: only who took it last may."""
        if self.many and server and self._owners.get(table) != (server, term):
            self.breaks(f"{server} writes to {table} in term {term}, and the last who took it is {self._owners.get(table)}")

    def took(self, server: str, table: str, term: int) -> None:
        self.note("database", "gives", table, "to", server, "in term", term)
        if term <= self._owners.get(table, ("", 0))[1]:
            self.breaks(f"{server} has taken {table} in term {term}, after {self._owners[table]}")
        self._owners[table] = server, term

    # ---------------------------------------------------------------- what goes wrong

    def _trouble(self) -> None:
        """One event, and when the next one comes."""
        climate, chance = self.climate, self.chance
        if climate.events:
            self._event(chance.choice(climate.events), chance.choice(self.servers))
            self.loop.do(self.loop.outside, chance.expovariate(1 / climate.every), self._trouble)

    def _event(self, kind: str, server: Server) -> None:
        chance, loop = self.chance, self.loop
        long = chance.choice((0.2, 1.0, 4.0, 12.0)) * chance.random()
        self.note("world", f"{kind} ({server.name}, {long:.2f} s)")

        def later(what: Callable[[], object]) -> None:
            loop.do(loop.outside, long, what)

        if kind == "cut":
            for socket in server.sockets:
                if chance.random() < 0.5:
                    socket.cut(chance.choice((0.0, 0.2, None)), chance.choice((0.0, 0.2, 20.0)))
        elif kind == "kill" and server.up:
            server.kill()
            later(lambda: self._up(server))
        elif kind == "restart" and server.up and not server.process.paused:
            server.go_down()
            later(lambda: self._up(server))
        elif kind == "hand over" and (owner := self._owner()) and sum(each.up for each in self.servers) > 1:
            owner.go_down()
            later(lambda: self._up(owner))
        elif kind == "pause" and server.up and not server.process.paused:
            self._pause(server)
            later(lambda: self._go_on(server))
        elif kind == "freeze":
            self._freeze()
        elif kind == "lose database":
            server.without_database = True
            later(lambda: setattr(server, "without_database", False))
        elif kind == "lose bus":
            server.without_bus = True
            later(lambda: setattr(server, "without_bus", False))
        elif kind == "bus down":
            self.bus_down = True
            later(lambda: setattr(self, "bus_down", False))
        elif kind == "database down":
            self.database_down = True
            later(lambda: setattr(self, "database_down", False))
        elif kind == "set clock":
            by = chance.choice((-1, 1)) * chance.choice((50, 2_000, 5_000, 3_600_000))
            if chance.random() < 0.5:
                server.time.wrong_by += by
            elif abs(by) <= 5_000:
                self.database_wrong_by += by
        elif kind == "look away":
            for page in self.pages:
                if chance.random() < 0.3:
                    page.lost(0)

    def _pause(self, server: Server) -> None:
        server.process.paused = True

    def _owner(self) -> Server | None:
        """Who took the first table last, if nothing is wrong with it."""
        names = {f"{server.name}.{server.starts}": server for server in self.servers if server.up and not server.process.paused}
        return names.get(self._owners.get("table", ("", 0))[0])

    def _freeze(self) -> None:
        """The owner of a table stands still until its session has run out. Its pages go elsewhere, but what they have said to it is still there
        when it goes on."""
        owner = self._owner()
        if owner is None:
            return
        self.note("world", f"freezes {owner.name}")
        self._pause(owner)
        for socket in owner.sockets:
            noticed = 3 * self.chance.random()
            self.loop.do(self.loop.outside, noticed, socket.cut, 0.0, 0.0)
        self.loop.do(self.loop.outside, self.chance.uniform(3.0, 7.0), self._go_on, owner)

    def _go_on(self, server: Server) -> None:
        server.process.paused = False

    def _up(self, server: Server) -> None:
        if server.down:
            if not server.process.dead:
                server.kill()
            server.start()

    def _calm_down(self) -> None:
        self.note("world", "calms down")
        self.climate.calm()
        self.database_down = self.bus_down = False
        for server in self.servers:
            server.without_database = server.without_bus = False
            self._go_on(server)
            self._up(server)
        for page in self.pages:
            page.hurry()

    # ---------------------------------------------------------------- one run

    def set_up(self) -> None:
        """People make a table, and others come."""
        chance = self.chance
        players, bots = chance.choice((2, 2, 3)), chance.choice((0, 0, 0, 1))
        rematches = chance.choice((0, 0, 0, 1))
        game = box("highest")
        people = self._people = [Guest(self.draw(16), f"Guest {number}") for number in range(players + 1)]
        for number, guest in enumerate(people):
            self.database.add_guest(guest, http_key(number), 1_700_000_000_000)
        link = "table"
        setup = Setup.new(game, people[0].id, people[0].name, 0, {}, chance.choice(("off", "off", "quick")), "")
        for chair in range(players, players + bots):
            setup.chairs[chair] = Sitter(level="greedy")
        if chance.random() < 0.7 and self.begins:
            self._begin(link, setup, players + bots)
        else:
            self.database.add_table(link, setup, 1_700_000_000_000)
        servers = chance.choice((1, 2, 3, 3))
        self.many = servers > 1 or chance.random() < 0.5
        self.servers += [Server(self, f"server-{number}") for number in range(servers)]
        for number in range(players + 1):
            wants = number if number < players else None
            mine = random.Random(f"page {self.seed} {number}")
            page = Page(self, f"page-{number}", link, f"{COOKIE}={cookie(number)}", wants, players + bots, mine, rematches=rematches)
            self.pages.append(page)
            self.loop.do(self.loop.outside, chance.random(), page.open)

    def _begin(self, link: str, setup: Setup, players: int) -> None:
        """A table where a match has just begun: the way to it takes as long as the match itself."""
        for chair, sitter in enumerate(setup.chairs[:players]):
            if sitter is None:
                setup.chairs[chair] = Sitter(guest=self._people[chair].id, name=self._people[chair].name)
        self.database.add_table(link, setup, 1_700_000_000_000)
        seeds = tuple(self.draw(32) for _ in range(players))
        names = tuple(sitter.name for _, sitter in setup.sitting)
        guests = tuple(sitter.guest for _, sitter in setup.sitting)
        begun = MatchSetup(setup.game, setup.options, setup.server_seed, seeds, names, guests, setup.pace)
        setup.begin()
        self.database.begin_match("", StoredMatch(link, 1, setup.box.rules.version, begun, 1_700_000_000_000), setup, 1_700_000_000_000, 0)

    def run(self) -> None:
        """Let it all happen, and look whether everything was as it should be."""
        watch = _Watch(self)
        with _seeded(self), watch:
            self.set_up()
            loop, climate = self.loop, self.climate
            loop.do(loop.outside, self.chance.random() * climate.every, self._trouble)
            try:
                loop.run(climate.storm, lambda: bool(self.broken))
                if not self.broken:
                    self._calm_down()
                    loop.run(climate.storm + CALM, lambda: bool(self.broken) or all(page.is_done for page in self.pages))
                if not self.broken:
                    self._judge()
            except (BrokenError, EndlessError) as error:
                self.breaks(str(error))
            loop.look_for_failures()
            for failure in loop.failures:
                self.breaks(f"nobody caught: {failure.get('message')} {failure.get('exception')!r}")
            loop.close()

    def _all_done(self) -> None:
        for page in self.pages:
            if not page.is_done:
                raise BrokenError(f"{page.name} has not come to the end: match {page.match}, over {page.over}, closed {page.closed}")

    def _judge(self) -> None:
        database = self.database
        self._all_done()
        wanted: dict[tuple[str, int], dict[int | None, set[int]]] = {}
        for page in self.pages:
            for heard in page.heard:
                lengths = wanted.setdefault((page.link, heard.match), {}).setdefault(heard.seat, set())
                if heard.kind == "sync":
                    lengths.add(length_of_log(heard.message))
        histories = {}
        for (table, number), stored in database.matches.items():
            found = database.load_match(table, number)
            assert found
            histories[table, number] = History(stored, found[1], wanted.get((table, number), {}))
        for page in self.pages:
            check_page(page, histories)
            check_moves(page, histories)
        self._check_secrets()

    def _check_secrets(self) -> None:
        """And the chat, which is the same for all."""
        seeds = [match.setup.server_seed.encode() for match in self.database.matches.values()]
        for page in self.pages:
            for raw in page.raw:
                if any(seed in raw for seed in seeds) and not raw.startswith(b'{"is":"end"'):
                    raise BrokenError(f"{page.name} was told the server's seed")
            for number, line in page.chat.items():
                if any(other.chat.get(number, line) != line for other in self.pages):
                    raise BrokenError(f"line {number} of the chat is not the same for all")


class _Watch(logging.Handler):
    """A server that logs an error has met something that nobody thought of."""

    def __init__(self, world: World) -> None:
        super().__init__(logging.WARNING)
        self._world = world

    def emit(self, record: logging.LogRecord) -> None:
        if record.levelno >= logging.ERROR:
            self._world.breaks(f"logged: {record.getMessage()} {record.exc_info[1]!r}" if record.exc_info else record.getMessage())
        else:
            self._world.note(self._world.loop.current.name, "warns:", record.getMessage())

    def __enter__(self) -> None:
        logger = logging.getLogger("hacktable")
        self._propagated, logger.propagate = logger.propagate, False
        logger.addHandler(self)

    def __exit__(self, *_: object) -> None:
        logger = logging.getLogger("hacktable")
        logger.propagate = self._propagated
        logger.removeHandler(self)


def cookie(number: int) -> str:
    return f"key-of-guest-{number}"


def http_key(number: int) -> bytes:
    return hashlib.sha256(cookie(number).encode()).digest()


@contextlib.contextmanager
def _seeded(world: World) -> Iterator[None]:
    """Everything that chance decides in servers is drawn from the seed."""
    chance = world.chance
    replaced: dict[str, Any] = {
        "token_hex": lambda size=32: world.draw(size),
        "token_bytes": lambda size=32: chance.randbytes(size),
        "token_urlsafe": lambda size=32: world.draw(size),
        "choice": chance.choice,
    }
    before = {name: getattr(secrets, name) for name in replaced}
    numbers, http_socket._numbers = http_socket._numbers, itertools.count(1)
    vars(secrets).update(replaced)
    try:
        yield
    finally:
        vars(secrets).update(before)
        http_socket._numbers = numbers


def _short(thing: object) -> str:
    return thing.decode() if isinstance(thing, bytes) else str(thing)
