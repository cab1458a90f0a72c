"""One person, two devices; a person who only watches; and one who wants to be forgotten."""

from __future__ import annotations

import re

from looking import expect
from playwright.sync_api import Route
from serving import Serving
from visitor import Visit, Visitor

TABLES_HERE = """(ask) => new Promise((done, failed) => {
    const opened = indexedDB.open("hacktable");
    opened.onerror = () => failed(opened.error);
    opened.onsuccess = () => {
        const tables = opened.result.transaction("tables", "readwrite").objectStore("tables");
        const asked = ask === "put" ? tables.put({id: "here-1"}) : tables.getAllKeys();
        asked.onsuccess = () => { opened.result.close(); done(asked.result); };
    };
})"""
"""Puts a table into those that are played on this device, or lists them."""


def personal_link(visitor: Visitor, server: Serving) -> str:
    visitor.go(server.address)
    visitor.press("page-settings")
    settings = visitor.dialog("page-settings")
    visitor.press("page-make-link", settings)
    link = visitor.named("textbox", "page-other-device", settings).input_value()
    assert link.startswith(server.address)
    visitor.press("page-close", settings)
    return link


def become(visitor: Visitor) -> None:
    """Agree to what a personal link asks."""
    asking = visitor.dialog("page-link-title")
    asking.get_by_role("button", name=visitor.words.like("page-link-yes", "name")).click()


def back_to_the_game(visitor: Visitor) -> None:
    visitor.page.get_by_role("link", name=re.compile(visitor.words("page-return", game="Hashcatch"))).click()
    visitor.await_turn()


def test_a_personal_link_gives_the_same_seat_on_another_device(server: Serving, visit: Visit) -> None:
    ann = visit(server.address, bots=1)
    path = ann.set_going(lambda: ann.play_now.click())
    ann.play_on(until=lambda: len(ann.told.acked) >= 3)
    link = personal_link(ann, server)
    back_to_the_game(ann)

    phone = visit(link, phone=True)
    become(phone)
    expect(phone.page.get_by_text(phone.words.like("page-key-welcome", "name"))).to_be_visible()
    assert "key" not in phone.page.url
    back_to_the_game(phone)
    assert phone.path == path
    assert phone.told.seat == ann.told.seat == 0
    assert phone.summary() == ann.summary()

    # Both follow what either does.
    for acting, watching in ((phone, ann), (ann, phone), (phone, ann)):
        acting.await_turn()
        before, answered = watching.summary(), len(acting.told.acked)
        acting.act()
        acting.wait_until(lambda who, before: len(who.told.acked) > before, acting, answered)
        expect(watching.board.get_by_role("listitem")).not_to_have_text(before)
        acting.await_turn()
        watching.await_turn()
        assert acting.summary() == watching.summary()
        assert acting.told.state == watching.told.state


def test_the_list_of_devices_pushes_nothing_away_when_it_comes_late(server: Serving, visit: Visit) -> None:
    ann = visit(server.address)
    named(ann, "Ann")
    held: list[Route] = []
    ann.page.route("**/api/me/keys", lambda route: held.append(route))
    ann.press("page-settings")
    settings = ann.dialog("page-settings")
    expect(ann.button("page-make-link", settings)).to_be_visible()
    ann.wait_until(lambda: bool(held))
    assert ann.button("page-delete-ask", settings).count() == 0, "it would be pushed down under the reader's finger"
    held[0].continue_()
    expect(ann.button("page-delete-ask", settings)).to_be_visible()
    assert ann.named("heading", "page-devices", settings).is_visible()


def named(visitor: Visitor, name: str) -> None:
    visitor.named("textbox", "page-your-name").fill(name)
    visitor.press("page-save")
    visitor.sees("page-name-saved", name=name)


def test_a_strangers_personal_link_asks_first_and_the_way_back_stays_open(server: Serving, visit: Visit) -> None:
    eve, ann = visit(server.address), visit(server.address)
    named(eve, "Eve")
    named(ann, "Ann")
    link = personal_link(eve, server)

    # The link is opened while Ann is at a table: only the part after # changes, and nothing is loaded anew.
    path = ann.set_going(lambda: ann.play_now.click())
    ann.page.evaluate("(hash) => { location.hash = hash }", "#" + link.partition("#")[2])
    asking = ann.dialog("page-link-title")
    expect(asking.get_by_text(ann.words("page-link-you", name="Ann"))).to_be_visible()
    assert "key" not in ann.page.url
    ann.press("page-link-stay", asking, name="Ann")
    expect(asking).to_have_count(0)
    assert ann.path == path
    ann.wait_until(lambda: ann.told.seat == 0)

    # Opened anew, it asks again. Who agrees finds the way back in the settings.
    ann.go(server.address)
    ann.go(link)
    become(ann)
    expect(ann.named("textbox", "page-your-name")).to_have_value("Eve")
    ann.press("page-settings")
    settings = ann.dialog("page-settings")
    ann.press("page-people-become", settings, name="Ann")
    expect(ann.named("textbox", "page-your-name")).to_have_value("Ann")
    expect(settings.get_by_text("Eve", exact=True)).to_be_visible()
    ann.press("page-people-forget", settings, name="Eve")
    expect(settings.get_by_text("Eve", exact=True)).to_have_count(0)
    ann.press("page-close", settings)
    back_to_the_game(ann)
    assert ann.path == path


def test_a_device_that_is_taken_away_is_sent_home(server: Serving, visit: Visit) -> None:
    ann = visit(server.address, bots=1)
    ann.set_going(lambda: ann.play_now.click())
    ann.await_turn()
    link = personal_link(ann, server)
    phone = visit(link, phone=True)
    become(phone)
    back_to_the_game(phone)
    ann.press("page-settings")
    ann.press("page-device-revoke", ann.dialog("page-settings"))
    phone.sees("close-stranger")


def test_who_was_asked_to_leave_watches_until_the_host_lets_them_in(server: Serving, visit: Visit) -> None:
    ann, ben = visit(server.address), visit(server.address)
    named(ann, "Ann")
    named(ben, "Ben")
    ann.invite.click()
    expect(ann.button("page-stand")).to_be_visible()
    ben.go(server.address + ann.path)
    ben.page.get_by_role("button", name=ben.words("page-sit"), exact=True).first.click()
    ann.press("page-kick")
    ben.sees("fault-sent-away")
    expect(ben.button("page-sit")).to_have_count(0)
    expect(ben.button("page-sit-down")).to_have_count(0)
    ann.press("page-let-in", name="Ben")
    expect(ben.page.get_by_text(ben.words("fault-sent-away"))).to_have_count(0)
    ben.page.get_by_role("button", name=ben.words("page-sit"), exact=True).first.click()
    expect(ann.page.get_by_role("button", name=ann.words("page-kick"))).to_be_visible()


def test_who_watches_is_told_why_nothing_happens_while_no_player_is_here(server: Serving, visit: Visit) -> None:
    ann = visit(server.address, bots=1)
    path = ann.set_going(lambda: ann.play_now.click())
    ann.await_turn()
    watcher = visit(server.address + path, language="de")
    expect(watcher.board).to_be_visible()
    rests = watcher.page.get_by_text(watcher.words("page-rests"), exact=True)
    expect(rests).to_have_count(0)
    ann.go(server.address)
    expect(rests.first).to_be_visible()
    back_to_the_game(ann)
    expect(rests).to_have_count(0)


def test_who_deletes_their_data_is_forgotten(server: Serving, visit: Visit) -> None:
    ann = visit(server.address, bots=1)
    ann.named("textbox", "page-your-name").fill("Ann Example")
    ann.press("page-save")
    ann.sees("page-name-saved", name="Ann Example")
    ann.set_going(lambda: ann.play_now.click())
    ann.await_turn()
    link = personal_link(ann, server)
    expect(ann.named("textbox", "page-your-name")).to_have_value("Ann Example")
    expect(ann.page.get_by_text(ann.words("page-no-games"))).to_have_count(0)

    ann.press("page-settings")
    settings = ann.dialog("page-settings")
    expect(settings.get_by_role("heading", name=ann.words("page-devices"))).to_be_visible()  # they come later, and move what is below them
    settings.get_by_role("button", name=ann.words("page-delete")).click()
    ann.press("page-cancel", settings)
    settings.get_by_role("button", name=ann.words("page-delete")).click()
    assert ann.page.evaluate(TABLES_HERE, "put") == "here-1"
    ann.press("page-delete-yes", settings)
    ann.sees("page-no-games")
    expect(ann.named("textbox", "page-your-name")).to_have_value("")
    expect(ann.page.get_by_role("link", name=ann.words("page-return", game="Hashcatch"))).to_have_count(0)
    kept = set(ann.page.evaluate("() => Object.keys(localStorage)"))
    known = {"hacktable.settings", "hacktable.introduced", "hacktable.played", "hacktable.house", "hacktable.daily"}
    assert kept == known, "what every visitor's browser begins with, which games there are, and the fingerprints of the next deals"
    assert "Ann" not in str(ann.page.evaluate("localStorage['hacktable.house']"))
    assert ann.page.evaluate(TABLES_HERE, "getAllKeys") == [], "no tables on this device"
    assert ann.context.cookies() == []

    # The personal link leads nowhere any more, and says so.
    other = visit()
    other.expect_complaints(r"status 410: .*/api/me/key/whose", r"console: Failed to load resource.*410")
    other.go(link)
    other.sees("fault-link-over")
    other.sees("page-no-games")
