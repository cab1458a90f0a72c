"""Before a move counts: previews, taking a choice back, and being told why something does not work."""

from __future__ import annotations

from looking import expect
from playwright.sync_api import Page
from serving import Serving
from visitor import BANK, BASE, HASHES, Visit, Visitor, letter


def acts(visitor: Visitor) -> int:
    return len([each for each in visitor.sent if each["do"] == "act"])


def to_a_move(visitor: Visitor) -> None:
    """Play until a token is to be moved."""
    visitor.play_on(until=lambda: visitor.told.legal[0]["do"] == "move")


def test_a_move_is_shown_first_and_sent_only_when_confirmed(server: Serving, visit: Visit) -> None:
    ann = visit(server.address, bots=1, confirm=True)
    ann.play_now.click()
    to_a_move(ann)
    sent, position = acts(ann), ann.summary()
    drawn = ann.board.locator("svg").inner_html()
    ann.choose(0)
    expect(
        ann.bar.get_by_text(ann.words.like("hashcatch-do-move", "to", token=letter(ann.told.legal[0]["token"]), push="none"))
    ).to_be_visible()
    expect(ann.confirmation).to_be_visible()
    assert ann.board.locator("svg").inner_html() != drawn
    assert ann.summary() == position
    assert acts(ann) == sent

    ann.bar.get_by_role("button", name=ann.words("page-unstage")).click()
    expect(ann.confirmation).to_be_hidden()
    ann.choose(0)
    expect(ann.confirmation).to_be_visible()
    ann.page.keyboard.press("Escape")
    expect(ann.confirmation).to_be_hidden()
    assert acts(ann) == sent

    ann.choose(0)
    ann.confirmation.click()
    ann.wait_until(lambda: acts(ann) == sent + 1)
    expect(ann.board.get_by_role("listitem")).not_to_have_text(position)


def test_without_confirmation_a_move_is_played_at_once(server: Serving, visit: Visit) -> None:
    ann = visit(server.address, bots=1, confirm=False)
    ann.play_now.click()
    to_a_move(ann)
    sent = acts(ann)
    # A pointer that rests on something asks what it is.
    ann.point_at(ann.board.locator("[data-inspect='risk:0']"))
    expect(ann.card).to_contain_text(ann.words("hashcatch-page-about-risk", row=1, tries=4))
    card, thing = ann.card.bounding_box(), ann.board.locator("[data-inspect='risk:0'] polygon").bounding_box()
    assert card
    assert thing
    assert card["x"] > thing["x"] + thing["width"] or card["x"] + card["width"] < thing["x"] or card["y"] > thing["y"] + thing["height"]
    ann.button("page-open-rule", ann.card, rule="HC-4").click()
    expect(ann.page.get_by_role("heading", name="HC-4 Risk spaces")).to_be_focused()
    expect(ann.card).to_have_count(0)
    ann.choose(0)
    ann.wait_until(lambda: acts(ann) == sent + 1)


def test_a_token_that_cannot_do_what_was_tried_says_why_and_by_which_rule(server: Serving, visit: Visit) -> None:
    ann = visit(server.address, bots=1)
    ann.play_now.click()
    # Before a roll, only a token on a # can be checked: one that is on an ordinary space cannot.
    ann.play_on(until=lambda: ann.told.legal[0]["do"] == "roll" and ordinary(ann) is not None)
    token = ordinary(ann)
    assert token is not None
    ann.tap(ann.board.locator(f"[data-piece='0-{token}']"))
    reason = ann.page.get_by_role("alert")
    expect(reason).to_contain_text(
        ann.words("hashcatch-not-on-hash", given=ann.words("hashcatch-page-try-check", token=letter(token)), token=letter(token))
    )
    rule_opens(ann, ann.page, "HC-11", "What the roll is for")
    # The reason goes away with the next thing done.
    ann.act()
    expect(reason).to_have_count(0)


def ordinary(visitor: Visitor) -> int | None:
    """An own token on an ordinary space of the ring."""
    places = visitor.told.state["place"][0]
    return next((at + 1 for at, place in enumerate(places) if 0 <= place < BANK and place not in HASHES and place != BASE), None)


def rule_opens(visitor: Visitor, page: Page, number: str, title: str) -> None:
    """The number beside a reason opens the rules there."""
    page.get_by_role("alert").get_by_role("button", name=visitor.words("page-open-rule", rule=number)).click()
    heading = page.get_by_role("heading", name=f"{number} {title}")
    expect(heading).to_be_focused()
    expect(heading).to_be_in_viewport()


def test_a_tab_that_was_left_behind_is_told_that_things_have_moved_on(server: Serving, visit: Visit) -> None:
    ann = visit(server.address, bots=1)
    path = ann.set_going(lambda: ann.play_now.click())
    ann.await_turn()
    # A second tab whose messages from the server stop: it still offers what is past.
    stale = ann.new_page()
    deaf: list[bool] = []
    stale.route_web_socket("**/ws/*", lambda line: _deafen(line, deaf))
    stale.goto(server.address + path)
    roll = stale.get_by_role("region", name=ann.words("page-actions")).get_by_role("button", name=ann.words("hashcatch-do-roll"))
    expect(roll).to_be_visible()
    deaf.append(True)
    ann.act()
    ann.wait_until(lambda: len(ann.told.acked) == 1)
    ann.await_turn()
    roll.click()
    expect(stale.get_by_role("alert")).to_contain_text(ann.words("fault-stale"))
    stale.close()
    ann.play_on(until=lambda: len(ann.told.acked) >= 4)


def _deafen(line: object, deaf: list[bool]) -> None:
    """A line through which frames do not come any more; refusals do."""
    server = line.connect_to_server()  # type: ignore[attr-defined]
    server.on_message(lambda said: None if deaf and '"is":"frame"' in str(said) else line.send(said))  # type: ignore[attr-defined]
    line.on_message(lambda said: server.send(said))  # type: ignore[attr-defined]
