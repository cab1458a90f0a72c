"""Two languages on one page."""

from __future__ import annotations

import re

from looking import expect
from page_words import words
from playwright.sync_api import Locator
from serving import Serving
from visitor import Visit, Visitor


def speak(visitor: Visitor, language: str, where: Locator | None = None) -> None:
    visitor.named("combobox", "page-language", where).select_option(language)
    visitor.words = words(language)


def test_the_page_speaks_the_browsers_language_or_english(server: Serving, visit: Visit) -> None:
    german, english = visit(server.address, language="de"), visit(server.address)
    expect(german.page.get_by_role("heading", level=1)).to_have_text("Drei Hackerspiele, ein Tisch.")
    expect(english.page.get_by_role("heading", level=1)).to_have_text(english.words("page-headline"))
    for each, code in ((german, "de"), (english, "en")):
        expect(each.page.locator("html")).to_have_attribute("lang", code)


def test_another_language_holds_at_once_everywhere_and_is_remembered(server: Serving, visit: Visit) -> None:
    ann = visit(server.address, bots=1, hints=True)
    expect(ann.play_now).to_be_visible()
    speak(ann, "de")
    expect(ann.page.locator("html")).to_have_attribute("lang", "de")
    expect(ann.page.get_by_role("heading", level=1)).to_have_text(ann.words("page-headline"))
    expect(ann.page.get_by_text(words("en")("page-subline"))).to_have_count(0)
    expect(ann.page.get_by_text(ann.words("hashcatch-summary"))).to_be_visible()
    ann.page.reload()
    expect(ann.play_now).to_be_visible()
    expect(ann.page.locator("html")).to_have_attribute("lang", "de")


def test_a_running_game_changes_its_language_with_log_action_bar_board_and_rules(server: Serving, visit: Visit) -> None:
    ann = visit(server.address, bots=1, hints=True)
    path = ann.set_going(lambda: ann.play_now.click())
    ann.play_on(until=lambda: ann.told.legal[0]["do"] == "move" and len(ann.told.acked) >= 2)
    english = {"log": ann.log_lines(), "bar": ann.bar.locator(".words").all_inner_texts(), "board": ann.summary()}
    # The switch is on the home page; the game is as it was.
    ann.page.go_back()
    speak(ann, "de")
    ann.page.get_by_role("link", name=re.compile(ann.words("page-return", game="Hashcatch"))).click()
    ann.await_turn()
    assert ann.path == path
    german = {"log": ann.log_lines(), "bar": ann.bar.locator(".words").all_inner_texts(), "board": ann.summary()}
    for part, lines in german.items():
        assert len(lines) == len(english[part]), part
        assert not set(lines) & set(english[part]), part
    expect(ann.bar).to_contain_text(ann.words("hashcatch-expect-move", roll=ann.told.state["roll"]))
    ann.named("tab", "page-rules").click()
    expect(ann.page.get_by_role("heading", name="HC-12 Ziehen")).to_be_visible()
    ann.act()
    ann.await_turn()
    expect(ann.page).to_have_title(re.compile("Hashcatch"))


def test_in_the_lobby_the_language_changes_without_losing_the_table(server: Serving, visit: Visit) -> None:
    ann = visit(server.address)
    path = ann.set_going(lambda: ann.invite.click())
    expect(ann.button("page-start")).to_be_visible()
    sockets = len([each for each in ann.sent if each["do"] == "hello"])
    speak(ann, "de")
    expect(ann.button("page-start")).to_be_visible()
    expect(ann.page.get_by_text(ann.words("page-pace-off-about"))).to_be_visible()
    assert ann.path == path
    assert len([each for each in ann.sent if each["do"] == "hello"]) == sockets
