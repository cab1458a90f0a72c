"""Budgets that hold for all servers together: what was spent at one of them is missing at the others."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from many import Servers
from table_room import ask, in_a_loop

from hacktable.server import shares
from hacktable.server.http.web import Web
from hacktable.server.shares import EVERY, FORGOTTEN, MOST
from hacktable.server.wire.limits import BURST, CROWD, NOTABLE, SOCKETS_OF_GUEST, Allowance, Allowances

SHARE = Allowance().share * 10_000
"""Microseconds a second."""
HERE, THERE = "192.0.2.7", "198.51.100.1"
GUEST = "a guest"


@asynccontextmanager
async def budgets(number: int, page: Path) -> AsyncIterator[tuple[Servers, list[Allowances]]]:
    """So many servers, and the budgets of each."""
    async with Servers(number) as servers:
        found = [Web(room.house, page).allowances for room in servers.living]
        await servers.pass_time(EVERY)
        yield servers, [each for each in found if each]


def left(allowances: Allowances, now: int, address: str = HERE, guest: str | None = None) -> int:
    """How many microseconds an address can still spend, to a thousand; all of them are spent."""
    purse, count = allowances.purse(address, now), 0
    if guest:
        purse = purse.with_bucket(allowances.of_guest(guest, now))
    while purse.pay(1_000, now):
        count += 1_000
    return count


@in_a_loop
async def test_an_address_that_has_used_up_its_budget_at_one_server_is_refused_by_the_others(tmp_path: Path) -> None:
    async with Servers(2) as servers:
        one, other = [Web(room.house, tmp_path) for room in servers.living]
        await servers.pass_time(EVERY)
        assert one.allowances
        assert other.allowances
        left(one.allowances, servers.time.now())
        assert (await ask(one, "GET", "/api/me/keys", address=HERE)).status == 429
        assert (await ask(other, "GET", "/api/me/keys", address=HERE)).status == 200, "it does not know yet"
        await servers.pass_time(EVERY)
        left(other.allowances, servers.time.now())
        assert (await ask(other, "GET", "/api/me/keys", address=HERE)).status == 429
        assert (await ask(other, "GET", "/api/me/keys", address=THERE)).status == 200
        await servers.pass_time(2_000)
        assert (await ask(other, "GET", "/api/me/keys", address=HERE)).status == 200


@in_a_loop
async def test_a_guest_has_one_budget_at_all_servers_and_addresses(tmp_path: Path) -> None:
    async with budgets(2, tmp_path) as (servers, (one, other)):
        assert left(one, servers.time.now(), HERE, GUEST) == BURST * SHARE / 2
        await servers.pass_time(EVERY)
        assert left(other, servers.time.now(), THERE, GUEST) <= EVERY * SHARE / 2_000
        assert left(other, servers.time.now(), THERE) >= BURST * SHARE / 2


@in_a_loop
async def test_who_spends_at_all_servers_in_one_moment_owes_it_afterwards(tmp_path: Path) -> None:
    async with budgets(3, tmp_path) as (servers, all_):
        assert sum(left(each, servers.time.now()) for each in all_) == 3 * BURST * SHARE
        spent = 0
        seconds = 12
        for _ in range(seconds * 1_000 // EVERY):
            await servers.pass_time(EVERY)
            spent += sum(left(each, servers.time.now()) for each in all_)
        total = 3 * BURST * SHARE + spent
        assert total <= seconds * SHARE + 3 * BURST * SHARE + 3 * BURST * SHARE / NOTABLE
        assert spent >= (seconds - 2 * BURST) * SHARE - SHARE


@in_a_loop
async def test_changes_that_are_kept_are_counted_together(tmp_path: Path) -> None:
    async with budgets(2, tmp_path) as (servers, (one, other)):
        while one.keeps(HERE, servers.time.now()):
            pass
        await servers.pass_time(EVERY)
        assert not other.keeps(HERE, servers.time.now())
        assert other.keeps(THERE, servers.time.now())


@in_a_loop
async def test_much_that_is_asked_of_one_server_in_one_moment_is_waited_for_at_the_others(tmp_path: Path) -> None:
    async with budgets(2, tmp_path) as (servers, (one, other)):
        for _ in range(100):
            one.wait(HERE, 3_000, servers.time.now())
        assert other.wait(HERE, 1_000, servers.time.now()) == 0
        await servers.pass_time(EVERY)
        assert other.wait(HERE, 1_000, servers.time.now()) > 500
        assert other.wait(THERE, 1_000, servers.time.now()) == 0


@in_a_loop
async def test_reports_that_are_lost_only_loosen_it_and_those_that_come_twice_count_once(tmp_path: Path) -> None:
    async with budgets(2, tmp_path) as (servers, (one, other)):
        servers.air.lose = 1
        left(one, servers.time.now())
        await servers.pass_time(EVERY)
        servers.air.lose, servers.air.double = 0, 1
        one.purse(THERE, servers.time.now()).pay(100_000, servers.time.now())
        await servers.pass_time(EVERY)
        assert servers.air.doubled
        assert left(other, servers.time.now(), HERE) == BURST * SHARE
        assert left(other, servers.time.now(), THERE) == BURST * SHARE - 100_000


@in_a_loop
async def test_who_spends_little_is_reported_when_it_has_added_up(tmp_path: Path) -> None:
    async with budgets(2, tmp_path) as (servers, (one, other)):
        for _ in range(NOTABLE):
            assert one.purse(HERE, servers.time.now()).pay(BURST * SHARE // NOTABLE // 4, servers.time.now())
            await servers.pass_time(1)
        before = servers.air.delivered
        await servers.pass_time(EVERY)
        assert servers.air.delivered > before
        assert left(other, servers.time.now()) < BURST * SHARE


@in_a_loop
async def test_however_many_spend_a_report_is_small_and_has_those_who_spent_most(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with budgets(2, tmp_path) as (servers, (one, other)):
        now = servers.time.now()
        for number in range(1_000):
            purse = one.purse(f"10.0.{number // 250}.{number % 250}", now).with_bucket(one.of_guest(f"{number:032x}", now))
            assert purse.pay(20_000 + number, now)
            one.wait(f"10.0.{number // 250}.{number % 250}", 20_000, now)
            one.keeps(f"10.0.{number // 250}.{number % 250}", now)
            one.open_socket(f"10.0.{number // 250}.{number % 250}")
        reports: list[bytes] = []
        told = servers.air.send

        def send(topic: str, message: bytes) -> None:
            if topic.startswith("shares/"):
                reports.append(message)
            else:
                told(topic, message)

        monkeypatch.setattr(servers.air, "send", send)
        await servers.pass_time(EVERY)
        (report,) = [each for each in reports if shares._decoder.decode(each).spenders]
        assert len(report) < 32_000
        spenders = shares._decoder.decode(report).spenders
        assert [len(each) for each in spenders.values()] == [MOST] * 4
        assert min(price for _, price in spenders["guest"]) == 20_000 + 1_000 - MOST
        assert b"10.0." not in report
        del other


@in_a_loop
async def test_sockets_are_counted_at_all_servers_and_forgotten_with_a_server_that_is_gone(tmp_path: Path) -> None:
    async with budgets(2, tmp_path) as (servers, (one, other)):
        most = one.allowance.sockets
        for number in range(most - CROWD):
            assert one.open_socket(HERE)
            assert number >= SOCKETS_OF_GUEST or one.sit_down(HERE, GUEST, "table")
        await servers.pass_time(EVERY)
        assert [other.open_socket(HERE) for _ in range(CROWD + 1)] == [True] * CROWD + [False]
        assert not other.sit_down(THERE, GUEST, "table")
        for _ in range(CROWD):
            one.close_socket(HERE)
        for _ in range(SOCKETS_OF_GUEST):
            one.get_up(HERE, GUEST, "table")
        await servers.pass_time(EVERY)
        assert other.open_socket(HERE)
        assert other.sit_down(THERE, GUEST, "table")
        await servers[0].kill()
        await servers.pass_time(FORGOTTEN + EVERY)
        assert other.open_socket(HERE)
        assert not other.elsewhere


@in_a_loop
async def test_another_key_for_addresses_gives_everyone_new_names_and_keeps_what_they_have_spent(tmp_path: Path) -> None:
    async with budgets(2, tmp_path) as (servers, (one, other)):
        purse = one.purse(HERE, servers.time.now())
        assert purse.pay(2 * SHARE, servers.time.now())
        for room in servers.living:
            room.house._addresses.made, room.house._addresses._key = 2, b"another"
        await servers.pass_time(EVERY)
        assert not purse.pay(2 * SHARE, servers.time.now())
        assert purse.pay(SHARE, servers.time.now())
        await servers.pass_time(EVERY)
        assert left(other, servers.time.now()) == (BURST - 1) * SHARE


@in_a_loop
async def test_a_server_with_another_key_for_addresses_is_believed_about_guests_only(tmp_path: Path) -> None:
    async with budgets(2, tmp_path) as (servers, (one, other)):
        servers[0].house._addresses.made, servers[0].house._addresses._key = 2, b"another"
        left(one, servers.time.now(), HERE, GUEST)
        await servers.pass_time(EVERY)
        assert left(other, servers.time.now(), HERE) == BURST * SHARE
        assert left(other, servers.time.now(), THERE, GUEST) <= EVERY * SHARE / 2_000


@in_a_loop
async def test_a_server_that_is_alone_tells_nobody_and_remembers_nothing_for_later(tmp_path: Path) -> None:
    async with budgets(2, tmp_path) as (servers, (one, other)):
        await servers[1].kill()
        await servers.pass_time(5_000)
        before = servers.air.delivered
        left(one, servers.time.now())
        await servers.pass_time(EVERY)
        assert servers.air.delivered == before
        assert one.spenders(MOST) == {}
        del other


def test_budgets_of_a_house_with_one_server_are_not_named_for_others(tmp_path: Path) -> None:
    allowances = Allowances()
    left(allowances, 0)
    assert allowances.spenders(MOST) == {}


def test_kinds_of_budgets_that_a_later_version_may_have_are_left_alone() -> None:
    allowances = Allowances()
    allowances.share(str)
    allowances.charge({"of a later version": [(GUEST, 1_000)], "guest": [(GUEST, 1_000)]}, 0, by_hash=True)
    assert left(allowances, 0, HERE, GUEST) == BURST * SHARE / 2 - 1_000
