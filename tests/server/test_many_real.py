"""Three servers in processes of their own, on a real PostgreSQL and a real NATS, and people who play at all of them."""

from __future__ import annotations

import asyncio
import signal
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from live_page import Thief
from nats_server import Nats, running
from real import PATIENCE, Crew, Nursery, Nursling, Page, Served, Server, ask, check_everything, new_guest, new_table
from test_live_killed import BEAT, QUICK

from hacktable.server.table.move_log import BLOCK
from hacktable.server.wire import faults

psycopg = pytest.importorskip("psycopg", reason="the extra many is not installed")
pytest.importorskip("nats", reason="the extra many is not installed")

if TYPE_CHECKING:
    from postgres import Postgres

pytestmark = pytest.mark.real

TABLES = ((2, 0), (3, 0), (2, 1))
"""People and bots."""
LOOK = 0.05
"""Seconds between two looks at what it takes a connection to the database, or the reading of a log, to see."""


@pytest.fixture(scope="module")
def nats() -> Iterator[Nats]:
    with running() as server:
        yield server


class Anywhere(Server):
    """Several servers behind one address, as a proxy has them: whoever comes is let in by one after the other of those that answer."""

    def __init__(self, folder: Path, database: str, nats: Nats, nursery: Nursery, names: Sequence[str] = ("one", "two", "three")) -> None:
        settings = {"database": database, "bus": nats.address}
        self.all = [Nursling(folder / name, nursery=nursery, more={**settings, "name": name}) for name in names]
        self.away: set[str] = set()
        """Names of those to which nobody is sent."""
        self._url = database
        self._turn = 0

    @property
    def address(self) -> str:
        return f"127.0.0.1:{self.port}"

    @property
    def port(self) -> int:  # type: ignore[override]
        here = [server for server in self.all if server.data.name not in self.away]
        self._turn += 1
        return here[self._turn % len(here)].port

    @property
    def database(self) -> str:  # type: ignore[override]
        return self._url

    @property
    def complaints(self) -> list[str]:
        return [line for server in self.all for line in server.complaints]

    def named(self, name: str) -> Nursling:
        return next(server for server in self.all if server.data.name == name)

    def query(self, statement: str) -> list[tuple[Any, ...]]:
        with psycopg.connect(self._url, autocommit=True) as connection:
            return connection.execute(statement).fetchall()  # type: ignore[no-any-return]

    def owners(self) -> dict[str, str]:
        """The name of each table's owner."""
        return dict(self.query("select table_id, name from leases join servers using (session)"))


@asynccontextmanager
async def three(folder: Path, postgres: Postgres, nats: Nats, seed: int, *, again: bool = True) -> AsyncIterator[tuple[Anywhere, Crew]]:
    """Servers, and people who play there, one match after the other."""
    async with AsyncExitStack() as stack:
        nursery = await stack.enter_async_context(Nursery())
        anywhere = Anywhere(folder, postgres.fresh(), nats, nursery)
        for server in anywhere.all:
            await stack.enter_async_context(server)
        crew = await stack.enter_async_context(Crew(anywhere).playing(TABLES, seed))
        crew.play_again(again)
        yield anywhere, crew


async def finish(anywhere: Anywhere, crew: Crew) -> None:
    """Play to the end, and compare everything."""
    crew.play_again(False)
    await crew.until(lambda: crew.done, patience=120)
    await check_everything(crew)
    terms = anywhere.query("select table_id from leases")
    assert len(terms) == len(TABLES)


async def acquainted(anywhere: Anywhere, crew: Crew) -> None:
    """Wait until every server knows of all others: each sees who is there when it renews its session, once a second. A server that knows of nobody tells its pages
    to wait until it is back."""

    def sessions() -> dict[str, int]:
        return dict(anywhere.query("select session, until from servers"))

    began = sessions()  # and of a server that has lost its session meanwhile, when its new one began
    await crew.until(lambda: all(until > began.setdefault(session, until) for session, until in sessions().items()), every=LOOK)


def place_of(page: Page) -> int:
    """The port of the server that a page is connected to."""
    return int(page.socket.remote_address[1]) if page.socket else 0


def test_people_at_three_servers_play_the_same_tables_to_their_end(tmp_path: Path, postgres: Postgres, nats: Nats) -> None:
    async def test() -> None:
        async with three(tmp_path, postgres, nats, 1, again=False) as (anywhere, crew):
            await crew.until(lambda: crew.acks > 20)
            tables = {page.link: {place_of(each) for each in crew.pages if each.link == page.link} for page in crew.pages}
            assert all(len(places) > 1 for places in tables.values()), "everybody at a table is at the same server"
            for _ in anywhere.all:
                home = await ask(anywhere, "GET", "/api/home", cookie=crew.pages[0].cookie)
                assert {table["id"] for table in home.json()["me"]["tables"]} == set(tables)
            await finish(anywhere, crew)

    asyncio.run(test())


def test_no_acknowledged_move_is_lost_when_owners_are_killed(tmp_path: Path, postgres: Postgres, nats: Nats) -> None:
    async def test() -> None:
        away: list[float] = []
        async with three(tmp_path, postgres, nats, 2) as (anywhere, crew):
            for _ in range(3):
                await crew.until(lambda before: crew.acks > before + 15, crew.acks)
                link, name = next(iter(anywhere.owners().items()))
                killed = anywhere.named(name)
                anywhere.away.add(name)
                at = time.monotonic()
                await killed.kill()
                mine = [page for page in crew.pages if page.link == link]
                before = sum(len(page.acked) for page in mine)
                with crew.at_ease(*mine):
                    await crew.until(lambda pages, acks: sum(len(page.acked) for page in pages) > acks, mine, before)
                away.append(time.monotonic() - at)
                await killed.start()
                anywhere.away.discard(name)
            await finish(anywhere, crew)
        print("a table was away, seconds from SIGKILL to the next acknowledged move:", [round(each, 2) for each in away])

    asyncio.run(test())


def test_an_evening_at_two_servers_plays_its_round_to_the_standings_though_one_of_them_is_killed(
    tmp_path: Path, postgres: Postgres, nats: Nats
) -> None:
    async def test() -> None:
        async with AsyncExitStack() as stack:
            nursery = await stack.enter_async_context(Nursery())
            anywhere = Anywhere(tmp_path, postgres.fresh(), nats, nursery, ("one", "two"))
            for server in anywhere.all:
                await stack.enter_async_context(server)
            cookies = [await new_guest(anywhere, f"Guest {number}") for number in range(4)]
            plan = {"name": "Friday", "game": "hashcatch", "format": "swiss", "rounds": 1, "size": 2, "minutes": None, "pace": "off"}
            made = await ask(anywhere, "POST", "/api/evenings", plan, cookies[0])
            evening = f"/api/evenings/{made.json()['id']}"
            for cookie in cookies[1:]:
                assert (await ask(anywhere, "POST", f"{evening}/do", {"what": "join"}, cookie)).status == 200
            assert (await ask(anywhere, "POST", f"{evening}/do", {"what": "begin"}, cookies[0])).status == 200

            crew = Crew(anywhere)
            for number, cookie in enumerate(cookies):
                shown = (await ask(anywhere, "GET", evening, cookie=cookie)).json()
                (table,) = [each for each in shown["rounds"][0]["tables"] if shown["you"] in each["people"]]
                assert shown["table"] == table["link"]
                seat = table["people"].index(shown["you"])
                crew.pages.append(Page(anywhere.all[seat], table["link"], cookie, seat, 2, number))
                crew.pages[-1].starts = False  # it begins by itself
            await stack.enter_async_context(crew.running())
            await crew.until(lambda: all(page.acked for page in crew.pages))
            places = {page.link: {place_of(each) for each in crew.pages if each.link == page.link} for page in crew.pages}
            assert all(len(ports) == 2 for ports in places.values()), "people at a table are at both servers"
            name = next(iter(anywhere.owners().values()))
            anywhere.away.add(name)
            await anywhere.named(name).kill()
            (left,) = [server for server in anywhere.all if server.data.name != name]
            for page in crew.pages:
                page.server = left
            shown, acks = (await ask(left, "GET", evening)).json(), crew.acks
            assert shown["phase"] == "playing"
            async with asyncio.timeout(300):
                while shown["phase"] != "over":
                    shown = (await ask(left, "POST", f"{evening}/wait", {"changes": shown["changes"]})).json()
            await crew.until(lambda: crew.done)
            assert crew.acks > acks
            assert [table["state"] for table in shown["rounds"][0]["tables"]] == ["over", "over"]
            assert sum(person["points"] for person in shown["people"]) == 2, "one for each table, or halves, and each once"
            assert [person["played"] for person in shown["people"]] == [1] * 4
            await check_everything(crew)

    asyncio.run(test())


def test_an_owner_that_stood_still_writes_nothing_when_it_goes_on(tmp_path: Path, postgres: Postgres, nats: Nats) -> None:
    async def test() -> None:
        async with three(tmp_path, postgres, nats, 3) as (anywhere, crew):
            await crew.until(lambda: crew.acks > 15)
            link, name = next(iter(anywhere.owners().items()))
            late = anywhere.named(name)
            anywhere.away.add(name)
            late.signal(signal.SIGSTOP)
            for page in crew.pages:
                if place_of(page) == late.port:
                    page.drop()
            mine = [page for page in crew.pages if page.link == link]
            with crew.at_ease(*mine):
                await crew.until(lambda: anywhere.owners().get(link, name) != name, every=LOOK)
            before = sum(len(page.acked) for page in mine)
            await crew.until(lambda: sum(len(page.acked) for page in mine) > before + 5)
            late.signal(signal.SIGCONT)
            await crew.until(lambda: "our session has run out" in late.log or "another server owns it now" in late.log)
            anywhere.away.discard(name)
            await finish(anywhere, crew)

    asyncio.run(test())


def watch(page: Page, away: list[float]) -> None:
    """Note how long a page is without its table when it has to go elsewhere: from the last word of one server to the first of another."""
    bye, table, since = page._hear_bye, page._hear_table, 0.0

    async def hear_bye(said: dict[str, Any]) -> None:
        nonlocal since
        since = time.monotonic() if said["close"] == faults.MOVED.number else 0.0
        await bye(said)

    async def hear_table(said: dict[str, Any]) -> None:
        nonlocal since
        if since:
            away.append(1000 * (time.monotonic() - since))
            since = 0.0
        await table(said)

    page._hear_bye, page._hear_table = hear_bye, hear_table  # type: ignore[method-assign, assignment]


def test_servers_are_restarted_one_after_the_other_and_pages_come_back_at_once(tmp_path: Path, postgres: Postgres, nats: Nats) -> None:
    async def test() -> None:
        away: list[float] = []
        async with three(tmp_path, postgres, nats, 4) as (anywhere, crew):
            for page in crew.pages:
                watch(page, away)
            for server in anywhere.all:
                with crew.at_ease():
                    await acquainted(anywhere, crew)
                await crew.until(lambda before: crew.acks > before + 10, crew.acks)
                anywhere.away.add(server.data.name)
                server.signal(signal.SIGTERM)
                assert await server.wait() == 0
                with crew.at_ease():
                    await server.start()
                anywhere.away.discard(server.data.name)
            closed = Counter(number for page in crew.pages for number in page.closes)
            if not any("tables are dropped" in server.log for server in anywhere.all):  # their machine stood still for three seconds
                assert closed[faults.MOVED.number] > closed.total() / 2, "somebody noticed more than that the table has moved"
            print("pages closed with:", dict(closed), "; away, in milliseconds:", sorted(round(each) for each in away))
            await finish(anywhere, crew)

    asyncio.run(test())


def test_play_goes_on_when_nats_was_away(tmp_path: Path, postgres: Postgres) -> None:
    async def test() -> None:
        with running() as nats:
            async with three(tmp_path, postgres, nats, 5) as (anywhere, crew):
                await crew.until(lambda: crew.acks > 15)
                nats.stop()
                await crew.until(lambda: all("NATS is away" in server.log for server in anywhere.all), every=LOOK)
                nats.start()
                await crew.until(lambda before: crew.acks > before + 30, crew.acks)
                await finish(anywhere, crew)

    asyncio.run(test())


def test_a_live_table_ticks_at_its_owner_for_pages_at_all_servers_and_goes_on_when_that_is_killed(
    tmp_path: Path, postgres: Postgres, nats: Nats
) -> None:
    async def test() -> None:
        async with AsyncExitStack() as stack:
            nursery = await stack.enter_async_context(Nursery())
            anywhere = Anywhere(tmp_path, postgres.fresh(), nats, nursery)
            for server in anywhere.all:
                await stack.enter_async_context(server)
            cookies = [await new_guest(anywhere, name) for name in ("Ada", "Ben", "Cy")]
            link = await new_table(anywhere, cookies[0], game="hacker", options=QUICK)
            thieves = [Thief(anywhere, link, cookie, chair) for chair, cookie in enumerate(cookies)]
            tasks = [asyncio.create_task(thief.run()) for thief in thieves]

            async def until(reached: Callable[[], bool]) -> None:
                async with asyncio.timeout(120):
                    while not reached():
                        assert not any(task.done() for task in tasks), [task.exception() for task in tasks if task.done()]
                        await asyncio.sleep(0.01)

            await until(lambda: all(thief.beats > 10 for thief in thieves))
            assert len({thief.socket.remote_address[1] for thief in thieves if thief.socket}) == 3, "each is at a server of their own"
            name = anywhere.owners()[link]
            anywhere.away.add(name)
            await anywhere.named(name).kill()
            before = [thief.beats for thief in thieves]
            await until(lambda: all(thief.beats > count + 10 for thief, count in zip(thieves, before, strict=True)))
            await until(lambda: all(thief.live_acknowledged for thief in thieves))
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            moves = anywhere.query("select ply, move_id from moves order by ply")
            assert [ply for ply, _ in moves] == list(range(1, len(moves) + 1))
            stored = [move_id for _, move_id in moves if move_id]
            assert len(set(stored)) == len(stored)
            for thief in thieves:
                assert thief.acked.keys() <= set(stored)
                assert max(thief.behind) <= BLOCK // BEAT + 1, "at most a quarter of a second back"

    asyncio.run(test())


def test_one_command_starts_several_servers_on_one_port(tmp_path: Path, postgres: Postgres, nats: Nats) -> None:
    async def test() -> None:
        url = postgres.fresh()
        options = ("--database", url, "--bus", nats.address, "--name", "box", "--processes", "2")
        async with Served(tmp_path / "data", options=options) as served:

            def names() -> list[str]:
                with psycopg.connect(url) as connection:
                    return [row[0] for row in connection.execute("select name from servers order by name")]

            async with Crew(served).playing(((2, 0),), 6) as crew:
                await crew.until(lambda: names() == ["box-1", "box-2"], every=LOOK)
                for _ in range(6):  # the system chooses where each of them lands
                    for page in crew.pages:
                        page.drop()
                    await crew.until(lambda before: crew.acks > before, crew.acks)
            served.signal(signal.SIGTERM)
            assert await served.wait() == 0
            assert served.complaints == []
            assert names() == [], f"each has ended its session\n{served.log}"

    asyncio.run(test())


def test_a_server_that_is_told_to_stop_while_it_starts_leaves_no_session_behind(tmp_path: Path, postgres: Postgres, nats: Nats) -> None:
    async def test() -> None:
        async with Nursery() as nursery:
            anywhere = Anywhere(tmp_path, postgres.fresh(), nats, nursery, ("one",))
            (server,) = anywhere.all
            await server.begin()
            with psycopg.connect(anywhere.database, autocommit=True) as connection:
                async with asyncio.timeout(PATIENCE):
                    while connection.execute("select to_regclass('servers')").fetchone() == (None,):
                        await asyncio.sleep(LOOK)
                    while not connection.execute("select name from servers").fetchall():
                        await asyncio.sleep(0)
            server.signal(signal.SIGTERM)
            assert await server.wait() == 0
            assert anywhere.query("select name from servers") == [], server.log
            assert anywhere.complaints == []

    asyncio.run(test())


def test_a_server_that_stood_still_for_too_long_leaves_no_session_behind(tmp_path: Path, postgres: Postgres, nats: Nats) -> None:
    async def test() -> None:
        async with Nursery() as nursery:
            anywhere = Anywhere(tmp_path, postgres.fresh(), nats, nursery, ("one",))
            (late,) = anywhere.all

            def sessions(which: str = "true") -> list[str]:
                return [session for (session,) in anywhere.query(f"select session from servers where {which}")]

            async with late, Crew(anywhere).playing(((2, 0),), 7) as crew:
                (lost,) = sessions()
                late.signal(signal.SIGSTOP)
                with crew.at_ease():
                    await crew.until(lambda: sessions("until < extract(epoch from clock_timestamp()) * 1000") == [lost], every=LOOK)
                late.signal(signal.SIGCONT)
                await crew.until(lambda: sessions() not in ([lost], []), every=LOOK)
                assert lost not in sessions()
                late.signal(signal.SIGTERM)
                assert await late.wait() == 0
                assert sessions() == [], late.log

    asyncio.run(test())
