"""Who owns a table: two servers never write it in the same term, and what a late owner writes is refused, whatever it is."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

import pytest
from postgres import Postgres, running
from sqlalchemy import Connection, Engine, event, text
from table_room import ADA

from hacktable.match.box import box
from hacktable.match.match import Result
from hacktable.server.store.leases import NO_TABLE, SqlLeases
from hacktable.server.store.sql import SqlStore, connected
from hacktable.server.store.writer import Job
from hacktable.server.table.leases import Alone, Elsewhere, NotOwnerError, Owned, SessionLostError
from hacktable.server.table.setup import Setup
from hacktable.server.table.stored import ChatLine, MatchSetup, Move, NotSavedError, Sight, StoredMatch

TABLE, OTHER = "table-one", "table-two"
RESULT = Result(placing=(1, 2), points=(3, 4), sources=())


def setup() -> Setup:
    return Setup.new(box("hashcatch"), ADA.id, ADA.name, 1, {}, "off", "easy")


def move(table: str, ply: int) -> Move:
    return Move(table, 1, ply, 0, "roll", ply, None, "guest")


def line(table: str, number: int) -> ChatLine:
    return ChatLine(table, number, ADA.id, 0, "Ada", None, None, "Hello", 0)


class House:
    """A server's store and leases, without the rest."""

    def __init__(self, store: SqlStore, leases: SqlLeases) -> None:
        self.store, self.leases = store, leases

    async def owns(self, table: str) -> int:
        taken = await self.leases.take(table)
        assert isinstance(taken, Owned)
        return taken.term


@asynccontextmanager
async def house(address: str, name: str, lasts: int = 3_600_000) -> AsyncIterator[House]:
    """:param lasts: long, so that nothing runs out because the machine is busy."""
    store = await SqlStore.open(address)
    leases = SqlLeases(store.engine, name, f"http://{name}", lasts=lasts)
    await leases.enter()
    try:
        yield House(store, leases)
    finally:
        leases.close()
        await store.close()


@asynccontextmanager
async def two(address: str) -> AsyncIterator[tuple[House, House]]:
    async with house(address, "one") as one, house(address, "two") as other:
        for table in (TABLE, OTHER):
            await one.store.add_table(table, setup(), 0)
        yield one, other


def run_out(engine: Engine, session: str) -> None:
    """Time goes by: a session has not been renewed for long."""
    with engine.begin() as connection:
        assert connection.execute(text("UPDATE servers SET until = 1 WHERE session = :session"), {"session": session}).rowcount == 1


def in_loop(test: Callable[[str], Awaitable[None]]) -> Callable[[str], None]:
    def running(address: str) -> None:
        asyncio.run(test(address))  # type: ignore[arg-type]

    running.__name__, running.__doc__ = test.__name__, test.__doc__
    return running


# ---------------------------------------------------------------- leases


@in_loop
async def test_of_two_servers_that_ask_for_a_table_one_gets_it(address: str) -> None:
    async with two(address) as (one, other):
        for table in (TABLE, OTHER):
            answers = await asyncio.gather(*(each.leases.take(table) for each in (one, other, one, other)))
            owners = {
                each.leases.session for each, answer in zip((one, other, one, other), answers, strict=True) if isinstance(answer, Owned)
            }
            assert len(owners) == 1
            assert {answer for answer in answers if isinstance(answer, Elsewhere)} == {Elsewhere(*owners)}
            assert {answer for answer in answers if isinstance(answer, Owned)} == {Owned(1)}


@in_loop
async def test_a_table_that_is_ours_stays_ours_in_the_same_term(address: str) -> None:
    async with two(address) as (one, _):
        assert [await one.leases.take(TABLE) for _ in range(3)] == [Owned(1)] * 3


@in_loop
async def test_a_table_that_is_ours_and_is_taken_anew_gets_a_new_term_in_which_alone_it_is_written(address: str) -> None:
    async with two(address) as (one, other):
        assert [await one.leases.take_anew(TABLE) for _ in range(3)] == [Owned(1), Owned(2), Owned(3)]
        with pytest.raises(NotOwnerError):
            await one.store.append(move(TABLE, 1), term=2)
        await one.store.append(move(TABLE, 1), term=3)
        assert await other.leases.take_anew(TABLE) == Elsewhere(one.leases.session)
        run_out(one.store.engine, one.leases.session)
        with pytest.raises(SessionLostError):
            await one.leases.take_anew(TABLE)
        assert await other.leases.take_anew(TABLE) == Owned(4)


@in_loop
async def test_a_table_whose_owner_is_gone_is_taken_in_the_next_term(address: str) -> None:
    async with two(address) as (one, other):
        assert await one.owns(TABLE) == 1
        assert await other.leases.take(TABLE) == Elsewhere(one.leases.session)
        run_out(one.store.engine, one.leases.session)
        assert await other.leases.take(TABLE) == Owned(2)
        with pytest.raises(SessionLostError):
            await one.leases.take(TABLE)
        with pytest.raises(SessionLostError):
            await one.leases.renew()
        lost = one.leases.session
        await one.leases.enter()
        assert one.leases.session != lost
        assert await one.leases.take(TABLE) == Elsewhere(other.leases.session)


@in_loop
async def test_many_servers_that_find_a_table_abandoned_take_it_once(address: str) -> None:
    async with two(address) as (one, other):
        for term in range(2, 12):
            await one.owns(TABLE)
            run_out(one.store.engine, one.leases.session)
            await one.leases.enter()
            answers = await asyncio.gather(*(each.leases.take(TABLE) for each in (one, other)))
            assert sorted(type(answer).__name__ for answer in answers) == ["Elsewhere", "Owned"]
            assert [answer for answer in answers if isinstance(answer, Owned)] == [Owned(term)]
            owner = next(each for each, answer in zip((one, other), answers, strict=True) if isinstance(answer, Owned))
            if owner is other:
                one, other = other, one


@in_loop
async def test_whoever_renews_learns_who_is_alive(address: str) -> None:
    async with two(address) as (one, other):
        assert {(each.name, each.address) for each in await one.leases.renew()} == {("one", "http://one"), ("two", "http://two")}
        run_out(one.store.engine, other.leases.session)
        assert [each.session for each in await one.leases.renew()] == [one.leases.session]


@in_loop
async def test_a_session_that_runs_out_while_it_is_renewed_is_lost(address: str) -> None:
    """On a machine that stood still for seconds after it had renewed, and before it asked who is alive, nobody was."""
    async with house(address, "one") as one:
        one.leases._lasts = 0
        with pytest.raises(SessionLostError):
            await one.leases.renew()


@in_loop
async def test_renewing_keeps_all_tables_of_a_session(address: str) -> None:
    async with two(address) as (one, other):
        await one.owns(TABLE)
        await one.owns(OTHER)
        with one.store.engine.begin() as connection:  # nearly over, by the database's clock
            connection.execute(text("UPDATE servers SET until = until - 3590000"))
        before = await one.leases.renew()
        with one.store.engine.begin() as connection:
            connection.execute(text("UPDATE servers SET until = until - 3590000"))
        assert one.leases.session in {each.session for each in before}
        await other.leases.enter()
        assert await other.leases.take(TABLE) == await other.leases.take(OTHER) == Elsewhere(one.leases.session)


@in_loop
async def test_the_clock_of_a_server_does_not_matter(address: str) -> None:
    """No statement carries a time of ours: a server whose clock is wrong by years renews and takes as any other does."""
    async with two(address) as (one, other):
        said: list[object] = []
        event.listen(one.store.engine, "before_cursor_execute", lambda *about: said.append(about[3]))
        await one.leases.enter()
        await one.leases.renew()
        await one.owns(TABLE)
        await one.leases.hand_over(TABLE, 1, other.leases.session)
        await one.leases.leave()
        numbers = {value for given in said for value in (given.values() if isinstance(given, dict) else given) if isinstance(value, int)}  # type: ignore[attr-defined]
        assert numbers == {1, 3_600_000}, "a term, and how long a session lasts"


@in_loop
async def test_a_table_that_was_given_back_can_be_taken_at_once_and_not_be_written(address: str) -> None:
    async with two(address) as (one, other):
        term = await one.owns(TABLE)
        await one.leases.give_back(TABLE, term)
        with pytest.raises(NotOwnerError):
            await one.store.append(move(TABLE, 1), term=term)
        taken = await other.leases.take(TABLE)
        assert isinstance(taken, Owned)
        assert taken.term > term
        await one.leases.give_back(TABLE, term)  # once more, too late: changes nothing
        assert await other.leases.take(TABLE) == taken


@in_loop
async def test_a_table_is_handed_over_to_a_session_that_is_named(address: str) -> None:
    async with two(address) as (one, other):
        term = await one.owns(TABLE)
        await one.leases.hand_over(TABLE, term, other.leases.session)
        assert await other.leases.take(TABLE) == Owned(term + 1)
        assert await one.leases.take(TABLE) == Elsewhere(other.leases.session)
        with pytest.raises(NotOwnerError):
            await one.store.append(move(TABLE, 1), term=term)
        with pytest.raises(NotOwnerError):
            await one.leases.hand_over(TABLE, term, one.leases.session)
        with pytest.raises(NotOwnerError):
            await other.leases.hand_over(TABLE, term + 1, "nobody")
        assert await other.leases.take(TABLE) == Owned(term + 1)


@in_loop
async def test_who_leaves_leaves_all_tables(address: str) -> None:
    async with two(address) as (one, other):
        await one.owns(TABLE)
        await one.leases.leave()
        assert [each.session for each in await other.leases.renew()] == [other.leases.session]
        assert await other.leases.take(TABLE) == Owned(2)


@in_loop
async def test_links_that_lead_nowhere_leave_no_lease_behind(address: str) -> None:
    async with two(address) as (one, _):
        assert await one.leases.take("nowhere") == Owned(NO_TABLE)
        with pytest.raises(NotOwnerError):
            await one.store.append(move("nowhere", 1), term=NO_TABLE)
        with one.store.engine.connect() as connection:
            assert connection.execute(text("SELECT count(*) FROM leases")).scalar() == 0


def test_a_server_that_is_alone_owns_everything() -> None:
    async def test() -> None:
        alone = Alone()
        await alone.enter()
        assert await alone.take(TABLE) == await alone.take_anew(TABLE) == Owned(0)
        assert [each.session for each in await alone.renew()] == [alone.session]
        await alone.give_back(TABLE, 0)
        await alone.leave()

    asyncio.run(test())


@in_loop
async def test_all_servers_have_the_same_key_for_addresses_until_it_is_too_old(address: str) -> None:
    async with two(address) as (one, other):
        keys = await asyncio.gather(*(each.store.address_key(1_000_000) for each in (one, other, one, other)))
        assert len(set(keys)) == 1
        assert len(keys[0][1]) == 32
        with one.store.engine.begin() as connection:
            connection.execute(text("UPDATE address_keys SET made = made - 1000000"))
        later = await asyncio.gather(*(each.store.address_key(1_000_000) for each in (other, one)))
        assert len({*keys, *later}) == 2


# ---------------------------------------------------------------- the fence


def writes(store: SqlStore, table: str, term: int) -> dict[str, Callable[[], Awaitable[None]]]:
    """Everything that a table writes, by what it is."""
    at = setup()
    begun = MatchSetup("hashcatch", {}, "00" * 32, ("", ""), ("Ada", ""), (ADA.id, None), "off")
    return {
        "a setup": lambda: store.save_table(table, at, 5, term=term),
        "a match": lambda: store.begin_match(StoredMatch(table, 2, 1, begun, 6), at, 6, term=term),
        "a result": lambda: store.end_match(table, 2, at, RESULT, 7, term=term),
        "a move": lambda: store.append(move(table, 50), term=term),
        "a block of live moves": lambda: store.append(move(table, 51), move(table, 52), term=term),
        "moves and what everyone saw": lambda: store.append(move(table, 53), sight=Sight(table, 1, 53, 5, ()), term=term),
        "what everyone saw": lambda: store.append(sight=Sight(table, 1, 54, 5, ()), term=term),
        "chat": lambda: store.add_chat(line(table, 7), term=term),
        "chat, and removing old lines": lambda: store.add_chat(line(table, 100), term=term),
    }


def rows(engine: Engine, table: str) -> dict[str, list[tuple[object, ...]]]:
    """All that is stored of a table."""
    with engine.connect() as connection:
        return {
            name: sorted(map(tuple, connection.execute(text(f"SELECT * FROM {name} WHERE {column} = :table"), {"table": table})), key=repr)
            for name, column in (("tables", "id"), *((each, "table_id") for each in ("matches", "moves", "sights", "chats", "sitters")))
        }


@in_loop
async def test_whatever_a_late_owner_writes_is_refused_and_changes_nothing(address: str) -> None:
    async with two(address) as (one, other):
        late = await one.owns(TABLE)
        run_out(one.store.engine, one.leases.session)
        term = await other.owns(TABLE)
        await other.store.append(move(TABLE, 1), term=term)
        before = rows(other.store.engine, TABLE)
        for what, written in writes(one.store, TABLE, late).items():
            with pytest.raises(NotOwnerError):
                await written()
            assert rows(other.store.engine, TABLE) == before, what
        for what, written in writes(other.store, TABLE, term).items():
            await written()
            assert rows(other.store.engine, TABLE) != before, what
            before = rows(other.store.engine, TABLE)


@in_loop
async def test_a_lease_that_has_run_out_and_that_nobody_has_taken_still_lets_writes_through(address: str) -> None:
    async with two(address) as (one, _):
        term = await one.owns(TABLE)
        run_out(one.store.engine, one.leases.session)
        for written in writes(one.store, TABLE, term).values():
            await written()


@in_loop
async def test_others_of_the_same_commit_are_not_held_up_by_a_write_that_is_refused(address: str) -> None:
    async with two(address) as (one, other):
        late, good = await one.owns(TABLE), await one.owns(OTHER)
        await one.leases.hand_over(TABLE, late, other.leases.session)
        commits: list[int] = []
        event.listen(one.store.engine, "commit", lambda _: commits.append(1))
        held, begun = threading.Event(), asyncio.Event()
        loop = asyncio.get_running_loop()

        def hold(_: object) -> None:
            loop.call_soon_threadsafe(begun.set)
            assert held.wait(60)

        waiting = one.store._writer.write(hold)
        await begun.wait()
        refused = [asyncio.ensure_future(each()) for each in writes(one.store, TABLE, late).values()]
        done = [asyncio.ensure_future(each()) for each in writes(one.store, OTHER, good).values()]
        await asyncio.sleep(0)
        held.set()
        await waiting
        commits.clear()
        assert {type(each) for each in await asyncio.gather(*refused, return_exceptions=True)} == {NotOwnerError}
        assert await asyncio.gather(*done) == [None] * len(done)
        assert len(commits) < len(done), "they were committed together"
        assert {row[2] for row in rows(one.store.engine, OTHER)["moves"]} == {50, 51, 52, 53}
        assert rows(one.store.engine, TABLE)["moves"] == []


@in_loop
async def test_a_write_without_a_term_is_not_checked(address: str) -> None:
    async with two(address) as (one, other):
        await other.owns(TABLE)
        await one.store.append(move(TABLE, 1), term=0)


def test_the_fence_of_a_commit_is_asked_once_for_all_its_tables(postgres: Postgres) -> None:
    async def test() -> None:
        async with house(postgres.fresh(), "one") as one:
            links = [f"table-{number}" for number in range(20)]
            for link in links:
                await one.store.add_table(link, setup(), 0)
                await one.owns(link)
            said: list[str] = []
            with one.store.engine.begin() as connection:
                event.listen(connection, "before_cursor_execute", lambda *about: said.append(about[2]))
                jobs = [Job(asyncio.get_running_loop().create_future(), lambda _: None, None, 0, link, 1) for link in links]
                one.store._writer._carry_out(connection, jobs)
            assert len([each for each in said if "FOR SHARE" in each]) == 1
            assert not any(job.failed for job in jobs)

    asyncio.run(test())


@pytest.mark.parametrize("anew", [False, True], ids=["by another server", "anew by its owner"])
def test_a_table_cannot_be_taken_between_the_fence_and_the_commit(postgres: Postgres, anew: bool) -> None:
    async def test() -> None:
        async with two(postgres.fresh()) as (one, other):
            late = await one.owns(TABLE)
            held, written = threading.Event(), asyncio.Event()
            loop = asyncio.get_running_loop()

            def slowly(connection: Connection) -> None:
                connection.execute(text("SET LOCAL idle_in_transaction_session_timeout = 0"))
                connection.execute(text("UPDATE tables SET updated = 77 WHERE id = :table"), {"table": TABLE})
                loop.call_soon_threadsafe(written.set)
                assert held.wait(60)

            writing = one.store._writer.write(slowly, TABLE, late)
            await written.wait()
            if not anew:
                run_out(other.store.engine, one.leases.session)
            taking = asyncio.ensure_future(one.leases.take_anew(TABLE) if anew else other.leases.take(TABLE))
            with other.store.engine.connect() as connection:  # until it waits for the lock
                waits = text("SELECT count(*) FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()")
                while not (connection.execute(waits).scalar() or taking.done()):
                    connection.rollback()
                    await asyncio.sleep(0.01)
            assert not taking.done()
            held.set()
            await writing
            assert await taking == Owned(late + 1)
            stored = rows(other.store.engine, TABLE)["tables"]
            assert 77 in stored[0], "the new owner finds what was committed before"

    asyncio.run(test())


def test_a_server_that_is_frozen_within_a_transaction_does_not_keep_its_tables(postgres: Postgres) -> None:
    async def test() -> None:
        async with two(postgres.fresh()) as (one, other):
            late = await one.owns(TABLE)
            frozen, begun = threading.Event(), asyncio.Event()
            loop = asyncio.get_running_loop()

            def freeze(_: object) -> None:
                loop.call_soon_threadsafe(begun.set)
                assert frozen.wait(60)

            writing = one.store._writer.write(freeze, TABLE, late)
            await begun.wait()
            run_out(other.store.engine, one.leases.session)
            assert await other.leases.take(TABLE) == Owned(late + 1)  # the database ends the frozen transaction
            frozen.set()
            with pytest.raises(NotSavedError):
                await writing
            await one.store.ping()  # and it heals

    asyncio.run(test())


def test_what_the_owner_has_in_memory_of_a_guest_who_was_forgotten_cannot_be_written(postgres: Postgres) -> None:
    async def test() -> None:
        async with two(postgres.fresh()) as (one, other):
            term = await one.owns(TABLE)
            assert set(await other.store.forget_guest(ADA.id)) == {TABLE, OTHER}
            with pytest.raises(NotOwnerError):
                await one.store.save_table(TABLE, setup(), 9, term=term)
            assert await one.owns(TABLE) == term + 1
            stored = await one.store.load_table(TABLE)
            assert stored
            assert stored.setup.chair_of(ADA.id) is None

    asyncio.run(test())


@in_loop
async def test_the_result_of_the_last_match_is_listed_though_the_database_has_one_that_nobody_was_told_of(address: str) -> None:
    """One that was reported as not begun, and was committed after the table had been read again."""
    async with house(address, "one") as one:
        store, at = one.store, setup()
        await store.add_table(TABLE, at, 0)
        begun = MatchSetup("hashcatch", {}, "ab" * 32, ("", ""), ("Ada", ""), (ADA.id, None), "off")
        at.match, at.phase = 1, "over"
        await store.begin_match(StoredMatch(TABLE, 1, 7, begun, 1), at, 1)
        await store.end_match(TABLE, 1, at, RESULT, 2)
        await store.begin_match(StoredMatch(TABLE, 2, 7, begun, 3), at, 3)
        (listed,) = await store.tables_of(ADA.id, 10)
        assert (listed.result, listed.rules_version) == (RESULT, 7)


# ---------------------------------------------------------------- a database that goes away


def test_a_database_that_was_restarted_is_used_again_without_anybody_noticing(postgres: Postgres) -> None:
    async def test() -> None:
        with running() as server:
            async with two(server.fresh()) as (one, _):
                term = await one.owns(TABLE)
                await one.store.append(move(TABLE, 1), term=term)
                assert await one.store.load_table(TABLE)
                await asyncio.to_thread(server.stop)
                with pytest.raises(NotSavedError):
                    await one.store.append(move(TABLE, 2), term=term)
                with pytest.raises(NotSavedError):
                    await one.leases.renew()
                await asyncio.to_thread(server.start)
                await one.store.append(move(TABLE, 2), term=term)
                stored = await one.store.load_match(TABLE, 1)
                assert stored is None, "there are moves, but no match was begun"
                assert await one.leases.renew()
                assert await one.leases.take(TABLE) == Owned(term)
                # and if it comes back before anybody asks, nothing fails at all
                await asyncio.to_thread(server.stop)
                await asyncio.to_thread(server.start)
                await one.store.append(move(TABLE, 3), term=term)
                assert await one.store.load_table(TABLE)
                assert await one.leases.renew()
                assert [row[2] for row in rows(one.store.engine, TABLE)["moves"]] == [1, 2, 3]

    asyncio.run(test())


def test_servers_that_start_together_bring_the_database_up_to_date_once(postgres: Postgres) -> None:
    async def test() -> None:
        address = postgres.fresh(migrated=False)
        stores = await asyncio.gather(*(SqlStore.open(address) for _ in range(4)))
        for store in stores:
            await store.close()
        engine = connected(address)
        with engine.connect() as connection:
            assert connection.execute(text("SELECT count(*) FROM alembic_version")).scalar() == 1
        engine.dispose()

    asyncio.run(test())
