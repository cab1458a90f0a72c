"""On a phone, with a finger."""

from __future__ import annotations

from looking import expect
from playwright.sync_api import Locator
from serving import Serving
from visitor import Visit, Visitor


def wide(visitor: Visitor) -> int:
    return int(visitor.page.evaluate("document.scrollingElement.scrollWidth"))


def expect_in_view(visitor: Visitor, place: Locator) -> None:
    """All of it, once the page has laid out what it was told last."""

    def is_in_view() -> bool:
        box, size = place.bounding_box(), visitor.page.viewport_size
        return bool(box and size and box["y"] >= 0 and box["y"] + box["height"] <= size["height"] and box["width"] <= size["width"])

    visitor.wait_until(is_in_view)


def test_a_game_is_played_with_one_finger(server: Serving, visit: Visit) -> None:
    ann = visit(server.address, phone=True, confirm=True)
    assert wide(ann) <= 360
    ann.play_now.tap()
    ann.await_turn()
    # A finger that stays on something asks what it is, and plays nothing.
    die = ann.button("hashcatch-do-roll", ann.board)
    ann.hold(die)
    expect(ann.card).to_contain_text(ann.words("hashcatch-page-about-do-roll", row=1, tries=4))
    assert wide(ann) <= 360
    expect_in_view(ann, ann.card)
    ann.tap(ann.bar.get_by_text(ann.words("hashcatch-page-expect-roll")).first)
    expect(ann.card).to_have_count(0)
    expect(die).to_be_visible()
    assert ann.acts_sent == 0
    taken_back = moved = 0
    while moved < 4:
        ann.await_turn()
        expect_in_view(ann, ann.board)
        expect_in_view(ann, ann.bar)
        assert wide(ann) <= 360
        already = len(ann.told.acked)
        action = ann.told.legal[ann.best()]
        if not ann.must_confirm(ann.choose_on_board):
            ann.wait_until(lambda before: len(ann.told.acked) > before, already)
            continue
        if not taken_back:
            # Look at it, think again, and choose once more.
            before = ann.summary()
            ann.bar.get_by_role("button", name=ann.words("page-unstage")).tap()
            expect(ann.confirmation).to_be_hidden()
            assert ann.summary() == before
            taken_back += 1
            assert ann.choose_on_board() == action
        ann.confirmation.tap()
        ann.wait_until(lambda before: len(ann.told.acked) > before, already)
        moved += action["do"] == "move"
    acts = [each["action"]["do"] for each in ann.sent if each["do"] == "act"]
    assert acts.count("move") == moved


def test_a_finger_need_not_hit_the_middle(server: Serving, visit: Visit) -> None:
    ann = visit(server.address, phone=True)
    ann.play_now.tap()
    for aside, below in ((20, 0), (0, 20), (-14, -14)):
        ann.await_turn()
        while ann.told.legal != [{"do": "roll"}]:
            ann.act()
            ann.await_turn()
        answered = len(ann.told.acked)
        x, y, width, height = ann.at_rest(ann.button("hashcatch-do-roll", ann.board))
        ann.tap_at(x + width / 2 + aside, y + height / 2 + below)
        ann.wait_until(lambda before: len(ann.told.acked) > before, answered)


def test_log_rules_and_chat_are_drawers_over_the_board(server: Serving, visit: Visit) -> None:
    ann = visit(server.address, phone=True)
    ann.play_now.tap()
    ann.await_turn()
    for button, drawer in (("page-log", "page-log"), ("page-rules", "page-rules"), ("page-chat", "page-chat")):
        ann.button(button).tap()
        sheet = ann.dialog(drawer)
        expect(sheet).to_be_visible()
        assert wide(ann) <= 360
        box = sheet.bounding_box()
        assert box
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= 360
        ann.button("page-close", sheet).tap()
        expect(sheet).to_be_hidden()
        expect(ann.page.locator("dialog > *")).to_have_count(0)
    # A touch beside a drawer closes it, too, and does nothing else, even where there is a button behind.
    x, y, width, height = ann.at_rest(ann.button("page-rules"))
    ann.button("page-chat").tap()
    sheet = ann.dialog("page-chat")
    expect(sheet).to_be_visible()
    ann.page.evaluate("addEventListener('click', () => (globalThis.touched = true), true)")
    ann.page.touchscreen.tap(x + width / 2, y + height / 2)
    ann.page.wait_for_function("globalThis.touched")
    expect(sheet).to_be_hidden()
    expect(ann.page.locator("dialog > *")).to_have_count(0)
    ann.await_turn()
    ann.act_on_board()
    ann.wait_until(lambda: len(ann.told.acked) == 1)


def test_someone_on_a_phone_sits_down_at_a_friends_table(server: Serving, visit: Visit) -> None:
    ann, ben = visit(server.address), visit(language="de", phone=True)
    path = ann.set_going(lambda: ann.invite.click())
    ben.go(server.address + path)
    ben.button("page-sit-down").tap()
    ben.named("textbox", "page-your-name", ben.dialog("page-who-are-you")).fill("Ben")
    ben.button("page-sit-down", ben.dialog("page-who-are-you")).tap()
    ben.button("page-ready").tap()
    ann.press("page-start")
    expect(ben.board).to_be_visible()
    assert wide(ben) <= 360
