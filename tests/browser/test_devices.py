"""One person, two devices; a person who only watches; and one who wants to be forgotten."""

from __future__ import annotations

import re

from playwright.sync_api import expect
from serving import Serving
from visitor import Visit, Visitor


def personal_link(visitor: Visitor, server: Serving) -> str:
    visitor.go(server.address)
    visitor.press("page-settings")
    settings = visitor.dialog("page-settings")
    visitor.press("page-make-link", settings)
    link = visitor.named("textbox", "page-other-device", settings).input_value()
    assert link.startswith(server.address)
    visitor.press("page-close", settings)
    return link


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
    settings.get_by_role("button", name=ann.words("page-delete")).click()
    ann.press("page-cancel", settings)
    settings.get_by_role("button", name=ann.words("page-delete")).click()
    ann.press("page-delete-yes", settings)
    ann.sees("page-no-games")
    expect(ann.named("textbox", "page-your-name")).to_have_value("")
    expect(ann.page.get_by_role("link", name=ann.words("page-return", game="Hashcatch"))).to_have_count(0)
    kept = ann.page.evaluate("() => Object.keys(localStorage).filter((key) => key !== 'hacktable.settings')")
    assert kept == []
    assert ann.context.cookies() == []

    # The personal link leads nowhere any more, and says so.
    other = visit()
    other.expect_complaints(r"status 40\d: .*/api/me/key", r"console: Failed to load resource.*40\d")
    other.go(link)
    other.sees("fault-nobody")
    other.sees("page-no-games")
