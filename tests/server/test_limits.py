"""Budgets of cost: who pays, for what, and that people who play never notice them."""

from __future__ import annotations

import typing

import pytest

from hacktable.server.wire import messages
from hacktable.server.wire.limits import (
    AT_ONCE,
    BURST,
    HASTE,
    PAGE_FILE,
    PRICES,
    SOCKET,
    SOCKETS_OF_GUEST,
    TABLES_OF_ADDRESS,
    TABLES_OF_GUEST,
    WIDER,
    Allowance,
    Allowances,
    Bucket,
    networks,
    price_of_request,
)

SHARE = Allowance().share * 10_000
"""Microseconds a second."""


def spend(allowances: Allowances, address: str, guest: str | None = None, now: int = 0, price: int = 1_000) -> int:
    """How often an address can pay this price at one moment."""
    count = 0
    while True:
        purse = allowances.purse(address, now)
        if guest:
            purse = purse.with_bucket(allowances.of_guest(guest, now))
        if not purse.pay(price, now):
            return count
        count += 1


@pytest.mark.parametrize(
    ("address", "paying"),
    [
        ("192.0.2.1", ("192.0.2.1",)),
        ("::ffff:192.0.2.1", ("192.0.2.1",)),
        ("::ffff:c000:201", ("192.0.2.1",)),
        ("2001:db8:1:2:3:4:5:6", ("2001:db8:1:2::/64", "2001:db8:1::/48")),
        ("2001:db8:1:2::7", ("2001:db8:1:2::/64", "2001:db8:1::/48")),
        ("2001:DB8:0001:0002::", ("2001:db8:1:2::/64", "2001:db8:1::/48")),
        ("2001:db8::7", ("2001:db8::/64", "2001:db8::/48")),
        ("1::", ("1::/64", "1::/48")),
        ("fe80::1%eth0", ("fe80::/64", "fe80::/48")),
        ("unix:", ("?",)),
        ("", ("?",)),
        ("192.0.2.1.5", ("?",)),
        ("2001:db8:::1", ("?",)),
        ("1.2.3.4, 5.6.7.8", ("?",)),
    ],
)
def test_an_address_pays_as_itself_or_as_its_household_and_its_company(address: str, paying: tuple[str, ...]) -> None:
    assert networks(address) == paying


def test_a_household_has_one_budget_whatever_address_it_uses() -> None:
    allowances = Allowances()
    assert spend(allowances, "2001:db8:1:2:3:4:5:6") == BURST * SHARE // 1_000
    assert spend(allowances, "2001:db8:1:2::7") == 0
    assert spend(allowances, "2001:db8:1:3::7") > 0, "another household"
    assert spend(allowances, "192.0.2.1") == BURST * SHARE // 1_000
    assert spend(allowances, "192.0.2.2") == BURST * SHARE // 1_000
    assert spend(allowances, "::ffff:192.0.2.2") == 0, "the same address, written as IPv6"


def test_who_rents_many_networks_pays_for_them_together() -> None:
    allowances = Allowances()
    rotating = sum(spend(allowances, f"2001:db8:1:{number:x}::1") for number in range(200))
    assert rotating == WIDER * BURST * SHARE // 1_000
    assert spend(allowances, "2001:db8:2::1") > 0


def test_what_is_no_address_pays_together() -> None:
    allowances = Allowances()
    assert spend(allowances, "rubbish 1") == BURST * SHARE // 1_000
    assert spend(allowances, "rubbish 2") == 0


def test_a_guest_has_one_budget_at_all_addresses() -> None:
    allowances = Allowances()
    everywhere = sum(spend(allowances, f"192.0.2.{number}", "ada") for number in range(100))
    assert everywhere == BURST * SHARE // 2 // 1_000
    assert spend(allowances, "192.0.2.200", "ben") > 0


def test_what_cannot_be_paid_in_full_is_not_paid_at_all() -> None:
    allowances = Allowances()
    spend(allowances, "192.0.2.1", "ada")
    full = spend(allowances, "192.0.2.2")
    assert spend(allowances, "192.0.2.1", "ben") == full - BURST * SHARE // 2 // 1_000, "the address has paid for Ada no more than she got"


def test_budgets_fill_up_steadily_and_not_above_the_brim() -> None:
    bucket = Bucket(1_000, 100, 0)
    assert bucket.take(0, 100)
    assert not bucket.take(9, 10)
    assert bucket.take(10, 10)
    assert not bucket.take(10, 1)
    assert bucket.take(1_000_000, 100)
    assert not bucket.take(1_000_000, 1)


def test_what_an_address_asks_for_in_one_moment_is_spread_out() -> None:
    allowances, apart = Allowances(), 1_000 // (HASTE * SHARE // 1_000)
    waits = [allowances.wait("192.0.2.1", 1_000, 0) for _ in range(AT_ONCE // 1_000 + 3)]
    assert waits == [0] * (AT_ONCE // 1_000) + [apart, 2 * apart, 3 * apart]
    assert allowances.wait("192.0.2.2", 1_000, 0) == 0, "nobody else waits"
    assert allowances.wait("192.0.2.1", 1_000, 3 * apart) == apart
    assert allowances.wait("192.0.2.1", 1_000, 60_000) == 0
    allowances.wait("2001:db8:1:1::1", AT_ONCE, 0)
    assert allowances.wait("2001:db8:1:2::1", 1_000, 0) == apart, "whoever rents many networks has one line for them"


def test_every_message_has_a_price() -> None:
    assert set(PRICES) == set(typing.get_args(messages.PageMessage))


def test_requests_cost_what_they_are() -> None:
    assert price_of_request("GET", "/assets/main.js") == PAGE_FILE
    assert price_of_request("GET", "/api/tables/x/1/recount/3") == price_of_request("GET", "/api/tables/x/1/replay") > PAGE_FILE
    assert price_of_request("POST", "/api/me") > price_of_request("GET", "/api/anything")
    assert price_of_request("POST", "/api/tables") > 0


# ---------------------------------------------------------------- what is open


def test_an_address_with_a_larger_share_may_also_change_more() -> None:
    for share, at_once in ((3, 30), (10, 30), (100, 300)):
        allowances = Allowances(Allowance(share=share))
        assert all(allowances.keeps("192.0.2.1", 0) for _ in range(at_once))
        assert not allowances.keeps("192.0.2.1", 0)
        in_two_seconds = sum(allowances.keeps("192.0.2.1", 2_000) for _ in range(at_once))
        assert in_two_seconds == at_once // 30


def test_sockets_of_an_address_are_counted_and_given_back() -> None:
    allowances = Allowances(Allowance(sockets=3))
    assert [allowances.open_socket("192.0.2.1") for _ in range(4)] == [True, True, True, False]
    assert allowances.open_socket("192.0.2.2")
    allowances.close_socket("192.0.2.1")
    assert allowances.open_socket("192.0.2.1")
    many = [allowances.open_socket(f"2001:db8:1:{number}::1") for number in range(10)]
    assert many.count(True) == 3 * WIDER
    for _ in range(3):
        allowances.close_socket("192.0.2.1")
    allowances.close_socket("192.0.2.2")
    for number in range(3 * WIDER):
        allowances.close_socket(f"2001:db8:1:{number}::1")
    assert not allowances._open, "nothing is remembered of who is gone"


def test_tables_and_sockets_of_a_guest_are_counted_and_given_back() -> None:
    allowances = Allowances()
    assert all(allowances.sit_down("192.0.2.1", "ada", f"table {number}") for number in range(TABLES_OF_GUEST))
    assert not allowances.sit_down("192.0.2.1", "ada", "one more")
    assert allowances.sit_down("192.0.2.1", "ada", "table 0"), "another page at the same table"
    assert all(allowances.sit_down("192.0.2.2", "ada", "table 0") for _ in range(SOCKETS_OF_GUEST - TABLES_OF_GUEST - 1))
    assert not allowances.sit_down("192.0.2.3", "ada", "table 0")
    assert allowances.sit_down("192.0.2.1", None, "one more"), "somebody else in the same house"
    allowances.get_up("192.0.2.1", "ada", "table 1")
    assert allowances.sit_down("192.0.2.1", "ada", "one more")
    others = [allowances.sit_down("192.0.2.1", None, f"other {number}") for number in range(TABLES_OF_ADDRESS)]
    assert others.count(False) == TABLES_OF_GUEST


# ---------------------------------------------------------------- honest people


def test_seven_people_behind_one_address_who_play_live_never_meet_a_limit() -> None:
    """Each sends fifteen inputs a second, and acts, talks and looks back as fast as anybody can, for ten minutes."""
    allowances = Allowances()
    purses = [allowances.purse("192.0.2.1", 0).with_bucket(allowances.of_guest(f"guest {each}", 0)) for each in range(7)]
    for millisecond in range(0, 600_000, 10):
        for person, purse in enumerate(purses):
            at = millisecond + 7 * person
            every: dict[type[messages.FromPage], int] = {
                messages.Live: 60,
                messages.Act: 500,
                messages.Say: 2_000,
                messages.Log: 2_000,
                messages.Weigh: 1_000,
                messages.Ping: 10_000,
            }
            for kind in (kind for kind, apart in every.items() if at % apart < 10):
                assert purse.pay(PRICES[kind] + 60, millisecond), (kind, millisecond)
                assert allowances.wait("192.0.2.1", PRICES[kind] + 60, millisecond) == 0


def test_seven_people_behind_one_address_who_click_as_fast_as_they_can_never_meet_a_limit() -> None:
    """Ten moves a second each, in any game: more than anybody can read."""
    allowances = Allowances()
    purses = [allowances.purse("2001:db8::1", 0).with_bucket(allowances.of_guest(f"guest {each}", 0)) for each in range(7)]
    for millisecond in range(0, 120_000, 100):
        for purse in purses:
            assert purse.pay(PRICES[messages.Act] + 30, millisecond)
            assert allowances.wait("2001:db8::1", PRICES[messages.Act] + 30, millisecond) == 0


def test_a_school_class_that_comes_in_within_a_minute_never_meets_a_limit() -> None:
    """Thirty pupils load the page, say their names, open a table, sit down and get ready; some reload."""
    allowances, now = Allowances(), 0
    for pupil in range(30):
        address, guest, table = "192.0.2.1", f"pupil {pupil}", f"table {pupil // 5}"
        for _ in range(2):
            now += 1_000
            purse = allowances.purse(address, now)
            for price in (*[PAGE_FILE] * 25, price_of_request("GET", "/api/home"), price_of_request("POST", "/api/me"), SOCKET):
                assert purse.pay(price, now)
                assert allowances.wait(address, price, now) < 150
            purse = purse.with_bucket(allowances.of_guest(guest, now))
            assert allowances.open_socket(address)
            assert allowances.sit_down(address, guest, table)
            kinds: tuple[type[messages.FromPage], ...] = (
                messages.Hello,
                messages.Sit,
                messages.Choose,
                messages.Ready,
                messages.Unready,
                messages.Ready,
                messages.Start,
            )
            for kind in kinds:
                assert purse.pay(PRICES[kind], now)
                assert allowances.wait(address, PRICES[kind], now) < 150, "nobody notices"
