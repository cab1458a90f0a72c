"""A whole game without a mouse."""

from __future__ import annotations

import re
from functools import partial
from typing import Any

import pytest
from looking import expect
from playwright.sync_api import Browser, Locator
from quick import is_nearly_won, play_quickly
from serving import Serving
from visitor import ASK_AT_MOST, Action, Told, Visit, Visitor, letter

PUSH = {None: "none", "+": "plus", "-": "minus"}
"""What texts call the ways in which a token in the way is pushed."""
MANY_TABS = 60
"""More than any screen has places where Tab stops."""
BEGINNING = 16
"""Choices that are made by hand before the middle of a game."""
FOCUSED = """() => {
  const element = document.activeElement;
  const box = (element.closest('label') ?? element).getBoundingClientRect();
  const [left, top] = [Math.max(0, box.left - 6), Math.max(0, box.top - 6)];
  return { x: left, y: top, width: Math.min(box.right + 6, innerWidth) - left, height: Math.min(box.bottom + 6, innerHeight) - top };
}"""
NEW_STOP = """() => {
  const stops = (globalThis.stops ??= new WeakSet());
  const element = document.activeElement;
  if (element === document.body || stops.has(element)) return false;
  stops.add(element);
  return true;
}"""
NAME = """(element) => {
  const copy = element.cloneNode(true);
  copy.querySelectorAll('[aria-hidden=true]').forEach((each) => each.remove());
  return (element.getAttribute('aria-label') ?? copy.textContent).trim();
}"""


class Keys:
    """Someone who has only a keyboard."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor, self.page = visitor, visitor.page

    def press(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    def has(self, inside: str) -> bool:
        """Whether the keyboard is inside something."""
        return bool(self.page.evaluate("(inside) => document.activeElement?.closest(inside) !== null", inside))

    def name(self) -> str:
        return str(self.page.evaluate(f"({NAME})(document.activeElement)"))

    def tab_to(self, name: str, key: str = "Tab", inside: str = "body") -> None:
        """Go on with Tab until the keyboard is on what has this name."""
        for _ in range(MANY_TABS):
            if self.name() == name and self.has(inside):
                return
            self.press(key)
        raise AssertionError(f"Tab does not get to {name}")

    def tab_on(self, place: Locator) -> None:
        """Go on with Tab until the keyboard is there. Its name may change meanwhile, when what is at stake arrives."""
        for _ in range(MANY_TABS):
            if place.evaluate("(element) => element === document.activeElement"):
                return
            self.press("Tab")
        raise AssertionError(f"Tab does not get to {place}")

    def tab_into(self, inside: str, key: str = "Shift+Tab") -> None:
        for _ in range(MANY_TABS):
            if self.has(inside):
                return
            self.press(key)
        raise AssertionError(f"{key} does not get into {inside}")

    def is_seen(self) -> bool:
        """Whether one sees where the keyboard is: the picture changes when it goes away."""
        clip: Any = self.page.evaluate(FOCUSED)
        element = self.page.evaluate_handle("() => document.activeElement")
        here = self.page.screenshot(clip=clip, animations="disabled", caret="hide")
        element.evaluate("(element) => element.blur()")
        gone = self.page.screenshot(clip=clip, animations="disabled", caret="hide")
        element.evaluate("(element) => element.focus()")
        return here != gone


@pytest.fixture
def keys(server: Serving, visit: Visit) -> Keys:
    return Keys(visit(server.address, bots=1, confirm=True))


def choose(keys: Keys, turn: int, ways: dict[str, int]) -> None:
    """With arrows on the board, with tabs in the bar, or by number: every way in its turn. Moves are on the board alone."""
    ann = keys.visitor
    best = ann.best()
    action = ann.told.legal[best]
    if action["do"] == "move" or (turn < 12 and turn % 4 < 2 and action["do"] == "roll"):
        ways["board"] += 1
        choose_with_arrows(keys, action)
    elif (ways["bar"] < 3 and turn % 4 == 3) or best >= 9:
        ways["bar"] += 1
        keys.tab_into("[aria-label='" + ann.words("page-actions") + "'] button", "Tab")
        keys.tab_on(ann.choices.nth(best))
        keys.press("Enter")
    else:
        ways["numbers"] += 1
        keys.press(str(best + 1))


def test_from_the_home_page_to_the_end_of_a_game_with_keys_alone(keys: Keys, server: Serving) -> None:
    """All but the middle of the game, which is played on without the page."""

    def is_asked_near_the_end(told: Told) -> bool:
        return bool(told.legal) and is_nearly_won(told)

    ann = keys.visitor
    expect(ann.play_now).to_be_visible()
    keys.tab_to(ann.words("page-play-now"), inside="[aria-label='Hashcatch']")
    keys.press("Enter")
    ways = {"numbers": 0, "board": 0, "bar": 0}
    for turn in range(ASK_AT_MOST):
        if not ann.await_turn():
            break
        if turn == BEGINNING:
            play_quickly(server, ann, until=is_asked_near_the_end)
            ann.wait_until(lambda: ann.told.end is not None or is_asked_near_the_end(ann.told))
            continue
        if ann.must_confirm(partial(choose, keys, turn, ways)):
            keys.press("Enter")  # wherever the keyboard is
            expect(ann.confirmation).to_be_hidden()
    expect(ann.ending).to_be_visible()
    assert all(ways.values()), ways
    keys.tab_to(ann.words("page-replay"))
    keys.press("Enter")
    expect(ann.named("slider", "page-scrub")).to_be_visible()


def look_round(keys: Keys) -> None:
    """Walk over things that are no buttons, read what they are, and come back to where the keyboard was."""
    ann = keys.visitor
    keys.tab_into("[role=group] svg")
    before = keys.name()
    keys.press("i")
    expect(ann.page.get_by_role("listbox")).to_be_focused()
    expect(ann.card).to_contain_text(before)
    keys.press("PageDown")
    expect(ann.card).not_to_contain_text(before)
    sent = ann.acts_sent
    keys.press("1", "Escape")
    expect(ann.card).to_have_count(0)
    assert keys.name() == before
    assert ann.acts_sent == sent


def choose_with_arrows(keys: Keys, action: Action) -> None:
    """Walk the board with arrow keys: to the die, or to a token, then to its goal, then to where a token in the way is pushed."""
    ann = keys.visitor
    keys.tab_into("[role=group] svg")
    if action["do"] == "roll":
        walk_to(keys, ann.words.like("hashcatch-do-roll"))
        keys.press("Enter")
        return
    token, way, push = action["token"], action["way"], PUSH[action["push"]]
    pushes = sum((each["token"], each["way"]) == (token, way) for each in ann.told.legal)
    to = ann.place(ann.told.goal(action))
    goal = (
        ann.words.like("hashcatch-page-choose-push", token=letter(token), to=to)
        if pushes > 1
        else ann.words.like("hashcatch-do-move", token=letter(token), to=to, push=push)
    )
    pattern = ann.words.like("hashcatch-page-pick", "digit", "place", token=letter(action["token"]))
    walk_to(keys, pattern)
    # Picked up, let go, and picked up again: the keyboard stays with the token.
    keys.press("Enter", "Escape")
    assert pattern.match(keys.name()), keys.name()
    keys.press("Enter")
    walk_to(keys, goal)
    keys.press("Enter")
    if pushes > 1:
        walk_to(keys, ann.words.like("hashcatch-do-move", token=letter(token), to=to, push=push))
        keys.press("Enter")


def walk_to(keys: Keys, name: re.Pattern[str]) -> None:
    for _ in range(MANY_TABS):
        if name.match(keys.name()):
            return
        keys.press("ArrowRight")
    raise AssertionError(f"arrows do not get to {name.pattern}")


@pytest.mark.parametrize("screen", ["home", "game"])
def test_one_always_sees_where_the_keyboard_is(server: Serving, visit: Visit, painting_chromium: Browser, screen: str) -> None:
    ann = visit(server.address, browser=painting_chromium, bots=1, confirm=True)
    keys = Keys(ann)
    expect(ann.play_now).to_be_visible()
    if screen == "game":
        ann.play_now.click()
        ann.await_turn()
    unseen, stops = [], 0
    keys.press("Tab")
    while ann.page.evaluate(NEW_STOP):
        stops += 1
        if not keys.is_seen():
            unseen.append(keys.name())
        keys.press("Tab")
    assert unseen == []
    assert stops >= 7


def test_windows_keep_the_keyboard_inside_close_with_escape_and_give_it_back(keys: Keys) -> None:
    ann = keys.visitor
    expect(ann.play_now).to_be_visible()
    keys.tab_to(ann.words("page-settings"))
    keys.press("Enter")
    stays_in(keys, "page-settings")
    assert keys.name() == ann.words("page-settings")
    ann.play_now.click()
    ann.await_turn()
    look_round(keys)
    keys.tab_to(ann.words("page-keys"))
    for opening, window in (("?", "page-keys"), ("Enter", "page-keys")):
        keys.press(opening)
        stays_in(keys, window)
        assert keys.name() == ann.words("page-keys")
    keys.tab_to(ann.words("page-leave"))
    keys.press("Enter")
    asked_within(keys, "page-leave")
    stays_in(keys, "page-leave")
    assert keys.name() == ann.words("page-leave")
    # Where there is no room beside the board, log, rules and chat are windows, too.
    ann.page.set_viewport_size({"width": 1000, "height": 760})
    for opening, window in (("l", "page-log"), ("r", "page-rules"), ("c", "page-chat")):
        keys.press(opening)
        stays_in(keys, window)
    assert [each for each in ann.sent if each["do"] == "act"] == []


ON_TOP = """
card => {
  const { x, y } = card.getBoundingClientRect();
  return card.contains(document.elementFromPoint(x + 9, y + 9));
}
"""


def asked_within(keys: Keys, window: str) -> None:
    """In a window, too, i explains what has the focus; the card lies above the window, and Escape closes only the card."""
    ann = keys.visitor
    expect(ann.dialog(window)).to_be_visible()
    ann.button("page-stay", ann.dialog(window)).focus()
    keys.press("i")
    expect(ann.card).to_contain_text(ann.words("page-close-about"))
    assert ann.card.evaluate(ON_TOP)
    keys.press("Escape")
    expect(ann.card).to_have_count(0)
    expect(ann.dialog(window)).to_be_visible()


def stays_in(keys: Keys, window: str) -> None:
    """The window is open; Tab goes round in it, or to the browser itself; numbers do nothing behind it; Escape closes it."""
    dialog = keys.visitor.dialog(window)
    expect(dialog).to_be_visible()
    for key in ["Tab"] * 12 + ["Shift+Tab"] * 4:
        keys.press(key)
        assert keys.has("dialog") or not keys.has("body *")
    keys.press("Escape")
    expect(dialog).to_be_hidden()
    expect(keys.page.locator("dialog > *")).to_have_count(0)
