"""Running a server: start, keep quick, and go down without losing anything."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import os
import signal
import socket
import sys
import webbrowser
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from pathlib import Path
from types import FrameType
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

import uvicorn
import uvicorn.server

from hacktable import lang
from hacktable.bots.advice import can_advise
from hacktable.kernel.extras import is_installed, trouble_with_database
from hacktable.kernel.registry import find, names
from hacktable.server import logs
from hacktable.server.administration import Administration
from hacktable.server.brains import LIMIT, Brains
from hacktable.server.bus import NoBusError
from hacktable.server.company.matchmaker import Matchmaker
from hacktable.server.daily.deals import DailyDeals
from hacktable.server.evenings.evenings import Evenings
from hacktable.server.house import House, new_link
from hacktable.server.http.line import Line, quiet
from hacktable.server.http.visit import Visit
from hacktable.server.http.web import Web
from hacktable.server.nudges.courier import Courier, Network
from hacktable.server.nudges.mail import Mailer, MailServer
from hacktable.server.nudges.nudger import Nudger, Pushes
from hacktable.server.processes import start_all
from hacktable.server.store.daily_book import SqlDailyBook
from hacktable.server.store.evening_book import SqlEveningBook
from hacktable.server.store.leases import SqlLeases
from hacktable.server.store.nudge_book import SqlNudgeBook
from hacktable.server.store.people_book import SqlPeopleBook
from hacktable.server.store.player_book import SqlPlayerBook
from hacktable.server.store.seek_book import SqlSeekBook
from hacktable.server.store.sql import SqlStore, sqlite_url
from hacktable.server.table.caps import KEY_FILE, Caps
from hacktable.server.table.services import BOT_PAUSE, GRACE, HEARING, READY, TALK, Pauses
from hacktable.server.table.stored import Keep
from hacktable.server.table.turns import CALLED
from hacktable.server.time import RealTime
from hacktable.server.warming import warm
from hacktable.server.wire import messages
from hacktable.server.wire.limits import DEFAULT, Allowance
from hacktable.server.workshop import WORKERS, ProcessWorker, Workshop

if TYPE_CHECKING:
    from hacktable.server.nats_bus import NatsBus

PORT = 8420
SWITCH = 0.0005
"""Seconds after which a busy thread gives Python's lock to another. With Python's own 5 ms, the event loop would wait so long several times
for every move while a thread reads a drawing or the database."""
TOLD_EVERY = 5.0
"""Seconds between looks at the file that says where we are."""
TIDY_AFTER, TIDY_EVERY = 60, 3600
"""Seconds."""
TRACES_WITHIN = 5.0
"""Seconds for the last traces to be taken by a collector before the server ends without it."""
PAGE = Path(__file__).parent / "page"
logger = logging.getLogger("hacktable")


class TakenError(OSError):
    """Another server has these tables open: two would overwrite each other's."""


def data_folder() -> Path:
    """Where a user's tables are kept: `HACKTABLE_DATA`, or the user's data folder."""
    chosen = os.environ.get("HACKTABLE_DATA")
    if chosen:
        return Path(chosen)
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home()) / "hacktable"
    base = os.environ.get("XDG_DATA_HOME") or Path.home() / ("Library/Application Support" if sys.platform == "darwin" else ".local/share")
    return Path(base) / "hacktable"


@dataclass(frozen=True)
class Settings:
    """How a server runs."""

    host: str = "127.0.0.1"
    port: int | None = None
    """None: 8420, or the next that is free."""
    database: str = ""
    """An address for SQLAlchemy; empty: SQLite in the data folder."""
    bus: str = ""
    """The address of NATS, if several servers share a PostgreSQL database."""
    name: str = ""
    """Of this server among several; empty: the machine's name and the number of the process."""
    processes: int = 1
    """Servers that are started at once, on one port. Which of them lets somebody in is decided by the machine."""
    data: Path | None = None
    public: str = ""
    """The address that players use, if a proxy stands before the server."""
    proxies: str = "127.0.0.1"
    """Whose forwarded headers are believed."""
    grace: int = GRACE
    bot_pause: int = BOT_PAUSE
    ready: int = READY
    bot_time: int = LIMIT
    strangers: bool = True
    """Whether people can find each other here: by quick match, and by a list of tables that are open to everybody."""
    compile: bool = True
    browser: bool = False
    share: int = DEFAULT.share
    """Hundredths of the server's time that one network address may use."""
    sockets: int = DEFAULT.sockets
    """Pages that one network address may have open."""
    caps: Caps = field(default_factory=Caps)
    """How much is kept on disk."""
    keep: Keep = field(default_factory=Keep)
    """How long things are kept that nobody uses."""
    limits: bool = True
    """Off only for measurements: one address may then ask as often as it likes."""
    log: str = "text"
    """What the log looks like: `logs.KINDS`."""
    log_level: str = "info"
    traces: str = ""
    """The address of a collector that speaks OTLP over HTTP; empty: nothing is traced."""
    reach: tuple[Network, ...] = ()
    """Networks of the operator's own to which pushes and webhooks may go, too."""
    mail: MailServer | None = None
    """Over which people are told of their turn who have confirmed an address; None: there are no mails."""
    metrics: tuple[str, int] | None = None
    """At which address and port numbers are told to Prometheus; None: nowhere."""


class Server(uvicorn.server.Server):
    """Uvicorn, but the house is closed first: writes end, pages are told, sockets close, and then the rest."""

    house: House | None = None
    workshop: Workshop | None = None
    draining: asyncio.Task[None] | None = None

    def mind_signals(self) -> None:
        """From now on. Uvicorn begins only when it listens: a signal before that would end the process at once, and if its session had begun, other servers
        would take it for alive for some seconds, and could hand tables to it."""
        for each in uvicorn.server.HANDLED_SIGNALS:
            signal.signal(each, self.handle_exit)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Close the house first. Uvicorn would raise the signal again at the end: a server that was told to stop would seem to have failed."""
        if self.draining or self.house is None or not self.started:  # who starts looks at this when it listens, and closes then
            self.should_exit = True
        else:
            self.draining = asyncio.get_running_loop().create_task(self._drain(self.house))

    async def _drain(self, house: House) -> None:
        if house.has_others:
            for listening in self.servers:  # whoever comes from now on is to be let in by another server
                listening.close()
        try:
            await house.close()
        except Exception:
            logger.exception("closing")
        if self.workshop:  # who waits for a replay or a picture is told to ask again; Uvicorn would wait, and then call it an error
            await self.workshop.close()
        self.should_exit = True


def read_ahead() -> None:
    """Read what networks have learned and all languages, before anybody is let in: a table asks whether there is a champion when its first page
    comes, and a poster is the first to speak. Reading takes up to a tenth of a second each, in which nobody else's move would be answered."""
    for name in names():
        can_advise(find(name))
    lang.prepare()  # the games have added their sentences now


def _can_compile() -> bool:
    if not is_installed("numba"):
        logger.info("the rules stay interpreted: compiling them needs the extra lab")
    return is_installed("numba")


async def _bus(name: str, address: str) -> NatsBus:
    """:raises NoBusError: if NATS cannot be reached."""
    from hacktable.server.nats_bus import NatsBus  # of the extra `many`

    bus = NatsBus(name, address)
    await bus.connect()
    return bus


async def _nudger(settings: Settings, store: SqlStore) -> Nudger:
    """Who tells people that it is their turn while they are away."""
    book = SqlNudgeBook(store)
    pushes: Pushes | None = None
    if is_installed("cryptography"):
        from hacktable.server.nudges.push import Pusher, new_key  # of the extra `push`

        contact = settings.public if settings.public.startswith("https:") else "mailto:nobody@localhost"
        pushes = Pusher(await book.secret("push", new_key()), contact)
    else:
        logger.info("nothing is pushed to browsers: that needs the extra push")
    mailer = Mailer(settings.mail) if settings.mail else None
    return Nudger(book, RealTime(), Courier(settings.reach), pushes=pushes, mailer=mailer, public=settings.public)


async def serve(settings: Settings, port: int, file: Path | None = None) -> int:
    """Serve until told to stop; the exit status."""
    url = settings.database or sqlite_url(_folder(settings))
    # Bots that act at once play for machines: nobody would read what they call out, or point a finger.
    talk, hearing = (TALK, HEARING) if settings.bot_pause else (0, 0)
    pauses = Pauses(grace=settings.grace, bot=settings.bot_pause, ready=settings.ready, talk=talk, hearing=hearing)
    store, _ = await asyncio.gather(SqlStore.open(url), asyncio.to_thread(read_ahead))
    brains = Brains(limit=settings.bot_time)
    name = settings.name or f"{socket.gethostname()}-{os.getpid()}"
    bus = await _bus(name, settings.bus) if settings.bus else None
    leases = SqlLeases(store.engine, name, f"{settings.host}:{port}") if settings.database else None
    traces = None
    if settings.traces:
        from hacktable.server.traces import Traces  # of the extra `traces`

        traces = Traces(settings.traces, name)
    nudges = await _nudger(settings, store)
    people, players = SqlPeopleBook(store), SqlPlayerBook(store)
    company = None
    if settings.strangers:
        company = Matchmaker(SqlSeekBook(store), RealTime(), shared=bus is not None, strengths=players.strengths, apart=people.apart)
    evenings = Evenings(
        SqlEveningBook(store),
        RealTime(),
        new_link,
        apart=people.apart,
        calls=lambda: nudges.look_after(CALLED),
        knows=lambda table, guest: nudges.book.put_off(table, guest, None),
    )
    house = House(
        store,
        nudges=nudges,
        people=people,
        players=players,
        daily=DailyDeals(SqlDailyBook(store), RealTime()),
        company=company,
        evenings=evenings,
        leases=leases,
        between=bus,
        pauses=pauses,
        thinkers=brains,
        traces=traces,
        caps=settings.caps if settings.limits else None,
        address_key=None if settings.database else _folder(settings) / KEY_FILE,
    )
    workshop = Workshop(*(ProcessWorker(url) for _ in range(WORKERS)))
    web = Web(
        house,
        PAGE,
        workshop=workshop,
        public=settings.public,
        limits=settings.limits,
        allowance=Allowance(settings.share, settings.sockets),
    )
    web.get_ready()
    config = uvicorn.Config(
        web,
        host=settings.host,
        port=port,
        http=Visit,
        ws=Line,
        ws_max_size=2 * messages.LARGEST_CHOICE,
        ws_per_message_deflate=False,
        proxy_headers=True,
        forwarded_allow_ips=settings.proxies,
        server_header=False,
        access_log=False,
        log_config=None,
        timeout_graceful_shutdown=5,
        lifespan="off",
    )
    server = Server(config)
    server.house, server.workshop = house, workshop
    if leases:
        server.mind_signals()
        await house.enter()
    started = asyncio.create_task(_after_start(server, settings, file))
    watching = asyncio.create_task(web.health.watch())
    warming = asyncio.create_task(warm(house, tuple(names()))) if settings.compile and _can_compile() else None
    tidying = asyncio.create_task(_keep_tidy(house, settings.keep))
    administration = Administration(house, web.guests, store, lambda: server.handle_exit(signal.SIGTERM, None), name)
    ordered = asyncio.create_task(administration.watch())
    reminding = asyncio.create_task(nudges.watch(house.remind))
    matching = asyncio.create_task(company.watch(lambda: house.is_first, new_link)) if company else None
    hosting = asyncio.create_task(evenings.watch(lambda: house.is_first))
    try:
        async with contextlib.AsyncExitStack() as until_closed:
            if settings.metrics:
                from hacktable.server.metrics import Metrics  # only now: a start without it does not pay for loading it

                metrics = Metrics(house, store.writer, brains, lambda: len(server.server_state.connections))
                await until_closed.enter_async_context(metrics.told_at(*settings.metrics))
            with contextlib.suppress(SystemExit):  # it cannot listen; the log says why
                await server.serve([_shared(settings.host, port)] if settings.processes > 1 else None)
    finally:
        for task in (started, watching, warming, tidying, ordered, reminding, matching, hosting):
            if task:
                task.cancel()
        await (server.draining or house.close())
        await workshop.close()
        if bus:
            await bus.close()
        if leases:
            leases.close()
        if traces:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(asyncio.to_thread(traces.close), TRACES_WITHIN)
    return 0 if server.started else 1


async def _keep_tidy(house: House, keep: Keep) -> None:
    """Remove what nobody has used for long: a while after the start, and then every hour."""
    wait = TIDY_AFTER
    while True:
        await asyncio.sleep(wait)
        wait = TIDY_EVERY
        try:
            removed = await house.tidy(keep)
            if removed:
                logger.info("removed tables that nobody has used for long: %d", removed)
        except Exception:
            logger.exception("tidying up")


def _shared(host: str, port: int) -> socket.socket:
    """A socket at a port that several processes listen to."""
    kind, _, _, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
    shared = socket.socket(kind)
    shared.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    shared.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
    shared.bind((address[0], port, *address[2:]))
    return shared


def _free_port(host: str) -> int:
    """The usual port, or one of the next if another table is open there."""
    for port in range(PORT, PORT + 20):
        with contextlib.suppress(OSError):
            _try_to_listen(host, port)
            return port
    return PORT


def _try_to_listen(host: str, port: int) -> None:
    """:raises OSError: if that is not possible."""
    kind, _, _, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
    with socket.socket(kind) as probe:
        if os.name == "posix":  # elsewhere it would share a port that is in use
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        probe.bind((address[0], port, *address[2:]))


def look_for_garbage() -> None:
    """From now on, among what is made from now on: a collection over all that was loaded takes long and finds next to nothing."""
    gc.freeze()
    gc.set_threshold(50_000, 50, 50)
    gc.enable()


async def _after_start(server: Server, settings: Settings, file: Path | None) -> None:
    while not server.started:
        if server.should_exit:
            return
        await asyncio.sleep(0.01)
    look_for_garbage()
    port = server.servers[0].sockets[0].getsockname()[1]
    host = "127.0.0.1" if settings.host in ("0.0.0.0", "::") else settings.host
    address = settings.public or f"http://{host if ':' not in host else f'[{host}]'}:{port}"
    if file:
        file.write_text(address, "utf-8")
    print(f"Hacktable is open: {address}  (Ctrl+C closes it)", flush=True)
    if settings.browser and _has_windows():
        with contextlib.suppress(Exception):
            await asyncio.to_thread(webbrowser.open, address)
    while file:
        await asyncio.sleep(TOLD_EVERY)
        with contextlib.suppress(OSError):
            if not file.exists():  # somebody has tidied it away: without it, a second server is refused and not told where we are
                file.write_text(address, "utf-8")


def _has_windows() -> bool:
    """Whether a browser would open a window, and not take over this terminal."""
    return sys.platform in ("win32", "darwin") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def _folder(settings: Settings) -> Path:
    return settings.data or data_folder()


@contextlib.contextmanager
def holding(folder: Path) -> Iterator[Path]:
    """Be the one server of a data folder; the file says where it is open.

    :raises TakenError: with that address, if another is.
    """
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    file = folder / "open"
    with contextlib.ExitStack() as until_closed:
        try:
            if sys.platform == "win32":
                import msvcrt

                held = until_closed.enter_context(file.open("a+", encoding="utf-8"))  # Windows deletes no file that is open
                msvcrt.locking(held.fileno(), msvcrt.LK_NBLCK, 1)
            else:
                # The folder itself is locked: deleting a file in it, or moving the folder, lets nobody else in.
                import fcntl

                opened = os.open(folder, os.O_RDONLY)
                until_closed.callback(os.close, opened)
                try:
                    fcntl.flock(opened, fcntl.LOCK_EX | fcntl.LOCK_NB)
                except BlockingIOError:
                    raise
                except OSError as error:
                    logger.warning("the folder %s cannot be locked on this file system, only the file in it: %s", folder, error)
                # The file is locked too: earlier versions look only there.
                held = until_closed.enter_context(file.open("a+", encoding="utf-8"))
                fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise TakenError(file.read_text("utf-8").strip() if file.exists() else "") from None
        held.truncate(0)
        yield file


def _wrong(settings: Settings) -> str | None:
    """What does not go together."""
    postgres = settings.database.startswith(("postgresql", "postgres:"))
    if settings.database and not postgres:
        return f"--database must be an address of PostgreSQL, like postgresql://name@host/hacktable, not {settings.database!r}"
    if settings.processes > 1 and not settings.bus:
        return "--processes needs --database and --bus: with SQLite one process has all tables, however many cores there are"
    if settings.processes > 1 and not hasattr(socket, "SO_REUSEPORT"):
        return "--processes does not work on this system: start several servers on ports of their own, behind a proxy"
    if settings.bus and not postgres:
        return "--bus is for several servers, and these need --database with an address of PostgreSQL: a SQLite folder has one server"
    if settings.bus and not all(each.strip().startswith(("nats://", "tls://", "ws://", "wss://")) for each in settings.bus.split(",")):
        return "--bus must be an address of NATS, like nats://host:4222"
    return None


@contextlib.contextmanager
def _alone(settings: Settings) -> Iterator[Path | None]:
    """A SQLite folder has one server. Where PostgreSQL keeps the tables, leases say which server has which table, and the folder is not used."""
    if settings.database:
        yield None
    else:
        with holding(_folder(settings)) as file:
            yield file


def run(settings: Settings) -> int:
    """Serve in this process."""
    logs.begin(settings.log, settings.log_level)
    quiet()
    if settings.public and (urlsplit(settings.public).scheme not in ("http", "https") or not urlsplit(settings.public).hostname):
        print(f"--public must be an address like https://table.example, not {settings.public!r}", file=sys.stderr)
        return 2
    wrong = _wrong(settings)
    if wrong:
        print(f"hacktable: {wrong}", file=sys.stderr)
        return 2
    port = _free_port(settings.host) if settings.port is None else settings.port
    if settings.metrics and settings.metrics[1] == port:
        print(f"--metrics needs a port of its own: guests reach port {port}", file=sys.stderr)
        return 2
    for address, number in ((settings.host, port), *([settings.metrics] if settings.metrics else [])):
        try:
            _try_to_listen(address, number)
        except (OSError, OverflowError) as error:
            print(f"hacktable: cannot open {address} port {number}: {getattr(error, 'strerror', None) or error}", file=sys.stderr)
            return 1
    if settings.processes > 1:
        return start_all(lambda place: _run(_one_of(settings, place), port), settings.processes)
    return _run(settings, port)


def _one_of(settings: Settings, place: int) -> Settings:
    """One of several processes on this machine: it has a name and, for its numbers, a port of its own."""
    host, first = settings.metrics or ("", 0)
    name = f"{settings.name or socket.gethostname()}-{place}"
    return replace(settings, name=name, metrics=(host, first + place - 1) if settings.metrics else None)


def allow_many_files() -> None:
    """Every page takes a file descriptor. Many systems let a process have 1,024 of them until it asks for as many as it may have."""
    with contextlib.suppress(ImportError, OSError, ValueError):
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def _run(settings: Settings, port: int) -> int:
    """Serve at a port that is free."""
    if hasattr(signal, "SIGPIPE"):
        signal.signal(signal.SIGPIPE, signal.SIG_IGN)
    sys.setswitchinterval(SWITCH)
    allow_many_files()
    loop: Callable[[], asyncio.AbstractEventLoop] | None = None
    with contextlib.suppress(ImportError):
        import uvloop

        loop = uvloop.new_event_loop
    try:
        with _alone(settings) as file, asyncio.Runner(loop_factory=loop) as runner:
            return runner.run(serve(settings, port, file))
    except TakenError as taken:
        where = str(taken) or "another server is opening them, or does not say where it is"
        print(f"The tables in {_folder(settings)} are already open: {where}", file=sys.stderr)
        if settings.browser and str(taken) and _has_windows():
            webbrowser.open(str(taken))
        return 1
    except NoBusError as error:
        print(f"hacktable: {error}", file=sys.stderr)
        return 1
    except Exception as error:  # said here, because one of several processes ends here
        trouble = trouble_with_database(error)
        if trouble is None:
            raise
        print(f"hacktable: {trouble}", file=sys.stderr)
        return 1
