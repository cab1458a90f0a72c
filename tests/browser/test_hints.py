"""Learning by playing."""

from __future__ import annotations

import re

from looking import expect
from playwright.sync_api import Locator
from serving import Serving
from visitor import Visit, Visitor


def hint(visitor: Visitor) -> Locator:
    return visitor.named("complementary", "page-hint")


def test_a_first_game_explains_itself_step_by_step(server: Serving, visit: Visit) -> None:
    ann = visit(server.address, bots=1, hints=True)
    ann.play_now.click()
    ann.await_turn()
    expect(hint(ann)).to_contain_text(ann.words("hashcatch-page-hint-roll"))
    told = {hint(ann).inner_text()}

    def learn() -> bool:
        if hint(ann).is_visible():
            told.add(hint(ann).inner_text())
        return len(told) >= 5

    ann.play_on(until=learn)
    assert len(told) >= 5
    # Each leads to its rule.
    ann.play_on(until=lambda: hint(ann).is_visible())
    link = hint(ann).get_by_role("button", name=ann.words.like("page-open-rule", "rule"))
    number = link.inner_text()
    link.click()
    expect(ann.page.get_by_role("heading", name=re.compile(f"^{number} "))).to_be_focused()


def test_a_hint_that_was_understood_does_not_come_again(server: Serving, visit: Visit) -> None:
    ann = visit(server.address, bots=1, hints=True)
    ann.play_now.click()
    ann.await_turn()
    first = ann.words("hashcatch-page-hint-roll")
    expect(hint(ann)).to_contain_text(first)
    ann.press("page-hint-got-it", hint(ann))
    expect(hint(ann)).to_have_count(0)
    ann.page.reload()
    ann.await_turn()
    expect(hint(ann)).to_have_count(0)
    ann.act()
    ann.await_turn()
    expect(hint(ann)).to_be_visible()
    # A new game from the same browser does not begin from scratch either.
    ann.go(server.address)
    ann.play_now.click()
    ann.await_turn()
    expect(ann.page.get_by_text(first)).to_have_count(0)


def test_hints_can_be_switched_off_and_on_again(server: Serving, visit: Visit) -> None:
    ann = visit(server.address, bots=1, hints=True)
    ann.play_now.click()
    ann.await_turn()
    for shown in (0, 1):
        ann.press("page-settings")
        ann.named("switch", "page-hints").click()
        ann.press("page-close", ann.dialog("page-settings"))
        expect(hint(ann)).to_have_count(shown)


def test_who_plays_alone_may_ask_what_the_champion_would_play_and_take_it(server: Serving, visit: Visit) -> None:
    ann = visit(server.address, bots=1)
    ann.play_now.click()
    ann.play_on(until=lambda: len(ann.told.legal) > 2)
    ann.page.keyboard.press("w")
    advice = ann.named("group", "page-advice")
    first = advice.get_by_role("listitem").first.get_by_role("button")
    expect(first).to_be_focused()
    expect(first).to_contain_text("%")
    ann.page.keyboard.press("Escape")
    expect(advice).to_have_count(0)
    ann.press("page-advice", ann.bar)
    played = len(ann.told.acked)
    first.click()
    ann.wait_until(lambda: len(ann.told.acked) > played)
    expect(advice).to_have_count(0)
    # Bots have chosen something, too: why? Each has a line, which says what it did.
    ann.await_turn()
    ann.page.keyboard.press("y")
    why = ann.named("group", "page-why")
    expect(why.get_by_role("listitem").first).to_contain_text("%")
    expect(why).to_be_focused()
    ann.page.keyboard.press("Escape")
    expect(why).to_have_count(0)
    ann.press("page-why", ann.bar)
    expect(why.get_by_role("listitem").first).to_be_visible()
