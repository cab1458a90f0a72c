"""A tour of all screens, in English on a desk and in German on a phone, in the dark and in the light: usable by everyone.

With --soak each language on both.
"""

from __future__ import annotations

import re
from collections import defaultdict
from pathlib import Path
from typing import Any

import pytest
from faults import WRONG
from looking import expect
from playwright.sync_api import Browser
from quick import play_quickly
from serving import Serving
from visitor import Visit, Visitor, new_visitor, play_together

AXE = Path(__file__).parent.parent.parent / "web/node_modules/axe-core/axe.min.js"
CODES = re.compile(r"\b(?:page|fault|close|notice|chat|hashcatch|blackhat|hacker|highest|option|malformed)-[a-z-]+")
RUN_AXE = """async (options) => {
  const seen = document.querySelector('dialog:modal') ?? document; // what lies behind a window was looked at before it opened
  return (await axe.run(seen, { resultTypes: ['violations'], preload: false, ...options })).violations;
}"""
COLOURS_ONLY = {"runOnly": ["color-contrast"]}
ONLY_WHAT_COUNTS = """() => axe.configure({
  rules: axe._audit.rules.filter(({impact}) => ['minor', 'moderate'].includes(impact)).map(({id}) => ({id, enabled: false})),
})"""
"""A rule of axe decides how grave all is that it finds, and the tour notes what is serious or critical: rules that are neither need not run."""
SETTLED = "() => document.getAnimations().every((each) => !(each instanceof CSSTransition))"
TWO_PICTURES = "() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))"
"""What follows a new size by script has followed it then."""
TOO_SMALL = """() => {
  const least = 44;
  const room = document.querySelector('dialog:modal') ?? document.body;
  const found = [];
  for (const control of room.querySelectorAll('button, a[href], input, select, textarea, summary, [role=button], [role=tab]')) {
    // Taps on the board go to the nearest target, however it is drawn: test_phone has a test for that.
    if (control.disabled || control.matches('[data-target]') || getComputedStyle(control).pointerEvents === 'none') continue;
    if (!control.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    // These are pressed by their labels.
    const area = control.matches('input:is([type=radio], [type=file])') ? control.labels[0] : control;
    const box = area.getBoundingClientRect();
    if (box.right < 0 || box.bottom < 0 || (box.width >= least - 0.5 && box.height >= least - 0.5)) continue;
    // A link within a sentence is as high as its line.
    if (control.closest('p, li, dd') && getComputedStyle(control).display === 'inline') continue;
    if (control.matches('button') && getComputedStyle(control).display === 'inline-block' && control.parentElement.matches('p, li')) continue;
    // What can be hit may be larger than what is seen.
    area.scrollIntoView({ block: 'center' });
    const at = area.getBoundingClientRect();
    const [x, y, reach] = [at.x + at.width / 2, at.y + at.height / 2, least / 2 - 0.5];
    const hits = (dx, dy) => {
      const there = document.elementFromPoint(x + dx, y + dy);
      return area.contains(there) || there?.closest('label')?.control === control;
    };
    const broad = at.width >= least || (hits(-reach, 0) && hits(reach, 0));
    const high = at.height >= least || (hits(0, -reach) && hits(0, reach));
    if (broad && high) continue;
    const name = control.getAttribute('aria-label') ?? control.textContent.trim();
    found.push(`${name} (${control.localName}) ${Math.round(box.width)}×${Math.round(box.height)}`);
  }
  return found;
}"""


class Tour:
    """What is wrong with the screens that were looked at, by kind."""

    def __init__(self, visitor: Visitor, phone: bool) -> None:
        self.visitor, self.phone = visitor, phone
        self.wrong: dict[str, list[str]] = defaultdict(list)
        self._themes: list[tuple[str, dict[str, Any]]] = [("light", {}), ("dark", COLOURS_ONLY)]  # all but colours is the same in both

    def look(self, screen: str) -> None:
        """Look at what is on the screen now."""
        page = self.visitor.page
        for colours, options in self._themes:
            page.emulate_media(color_scheme=colours, reduced_motion="reduce")  # type: ignore[arg-type]
            expect(page.locator("html")).to_have_attribute("data-theme", colours)
            self.visitor.wait_until(lambda: bool(page.evaluate(SETTLED)))
            self._run_axe(f"{screen}, {colours}", options)
        self._themes.reverse()  # the next screen is looked at first as this one was last
        self._look_at_words_and_sizes(screen)

    def _look_at_words_and_sizes(self, screen: str) -> None:
        page = self.visitor.page
        self._note("untranslated", screen, CODES.findall(page.locator("body").inner_text()))
        over = page.evaluate("document.scrollingElement.scrollWidth - document.scrollingElement.clientWidth")
        self._note("scrolls sideways", screen, [f"{over} px"] if over > 0 else [])
        language = page.evaluate("document.documentElement.lang")
        self._note("language", screen, [language] if language.removesuffix("-PT") != self.visitor.words.language else [])
        if self.phone:
            self._note("too small for a finger", screen, page.evaluate(TOO_SMALL))

    def look_at_other_sizes(self, screen: str) -> None:
        """The same on a phone that lies on its side, or on a large screen: nothing may be cut off there either. Colours and names are no others."""
        page, before = self.visitor.page, self.visitor.page.viewport_size
        for width, height in ((740, 360),) if self.phone else ((740, 360), (1920, 1080)):
            page.set_viewport_size({"width": width, "height": height})
            page.evaluate(TWO_PICTURES)
            self.visitor.wait_until(lambda: bool(page.evaluate(SETTLED)))
            self._look_at_words_and_sizes(f"{screen}, {width}×{height}")
            found = page.evaluate(WRONG)
            self._note(
                "cut off",
                f"{screen}, {width}×{height}",
                [each for each in found if each.startswith(("button cut", "cut to the same", "runs over"))],
            )
        assert before
        page.set_viewport_size(before)

    def _run_axe(self, screen: str, options: dict[str, Any]) -> None:
        page = self.visitor.page
        if not page.evaluate("() => 'axe' in globalThis"):
            page.evaluate(AXE.read_text("utf-8"))  # no script element: the page's policy forbids that, and should
            page.evaluate(ONLY_WHAT_COUNTS)
        found = [each for each in page.evaluate(RUN_AXE, options) if each["impact"] in ("serious", "critical")]
        self._note("axe", screen, [f"{each['id']} {_place(node)}" for each in found for node in each["nodes"]])

    def _note(self, kind: str, screen: str, found: list[str]) -> None:
        if found:
            self.wrong[kind] += [f"{screen}: {each}" for each in found]


def _place(node: dict[str, Any]) -> str:
    why = " ".join(str(node.get("failureSummary", "")).split())
    return f"at {node['target']}: {why[:200]}"


@pytest.fixture(scope="module")
def finished(chromium: Browser, module_server: Serving) -> tuple[str, Any]:
    """A finished game: its path, and the cookies of who has played it."""
    module_server.begin("a finished game")
    player = new_visitor(chromium, 1, bots=1)
    player.go(module_server.address)
    path = player.set_going(lambda: player.play_now.click())
    player.await_turn()
    play_quickly(module_server, player)
    cookies = player.context.cookies()
    player.context.close()
    return path, cookies


def check_every_screen(visitor: Visitor, other: Visitor, server: Serving, finished: tuple[str, Any], *, phone: bool) -> None:
    tour = Tour(visitor, phone)
    outside(tour, server)
    a_lesson(tour, server)
    one_device(tour, server)
    lobby(tour, other, server)
    game(tour, other)
    afterwards(tour, server, *finished)
    found = [f"{kind}: {each}" for kind, all_of_it in tour.wrong.items() for each in all_of_it]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("language", ["en", pytest.param("de", marks=pytest.mark.soak)])
class TestOnADesk:
    def test_every_screen_can_be_read_and_used_by_everyone(
        self, language: str, server: Serving, visit: Visit, finished: tuple[str, Any]
    ) -> None:
        check_every_screen(visit(server.address, language=language, confirm=True, hints=True), visit(), server, finished, phone=False)


@pytest.mark.parametrize("language", [pytest.param("en", marks=pytest.mark.soak), "de"])
class TestOnAPhone:
    def test_every_screen_can_be_read_and_used_by_everyone(
        self, language: str, server: Serving, visit: Visit, finished: tuple[str, Any]
    ) -> None:
        ann = visit(server.address, language=language, phone=True, confirm=True, hints=True)
        check_every_screen(ann, visit(), server, finished, phone=True)


def outside(tour: Tour, server: Serving) -> None:
    ann = tour.visitor
    expect(ann.play_now).to_be_visible()
    tour.look("home")
    ann.press("page-settings")
    expect(ann.dialog("page-settings")).to_be_visible()
    tour.look("settings")
    ann.go(f"{server.address}/nowhere/at/all")
    ann.sees("page-nowhere")
    tour.look("nowhere")
    ann.go(f"{server.address}/t/no-such-table")
    ann.sees("close-gone")
    tour.look("no such table")
    ann.go(f"{server.address}/verify")
    ann.sees("page-verify-record-about")
    tour.look("verifying a record")
    ann.go(server.address)


def a_lesson(tour: Tour, server: Serving) -> None:
    ann = tour.visitor
    ann.press("page-lesson-learn", ann.door("hacker"))
    expect(ann.button("page-lesson-onward")).to_be_visible()
    tour.look("a lesson")
    ann.context.clear_cookies()
    ann.go(server.address)


def one_device(tour: Tour, server: Serving) -> None:
    ann = tour.visitor
    ann.set_going(lambda: ann.invite.click())
    ann.press("page-share-add")
    asking = ann.dialog("page-share-add")
    tour.look("somebody else on this device")
    ann.named("textbox", "page-share-name", asking).fill("Maximiliane Charlotte K.")
    ann.press("page-share-seat", asking)
    expect(ann.page.get_by_text(ann.words("page-share-here"), exact=True)).to_be_visible()
    tour.look("lobby, on one device")
    ann.press("page-start")
    expect(ann.named("region", "page-hand-last")).to_be_visible()
    tour.look("handing over")
    ann.page.get_by_role("button", name=ann.words.like("page-hand-i-am", "name")).first.click()
    expect(ann.board).to_be_visible()
    tour.look("a turn on one device")
    ann.press("page-leave")
    expect(ann.dialog("page-leave")).to_be_visible()
    ann.press("page-leave-yes", ann.dialog("page-leave"))
    expect(ann.button("page-leave")).to_have_count(0)
    tour.look("left by one of a device")
    ann.context.clear_cookies()
    ann.go(server.address)


def lobby(tour: Tour, ben: Visitor, server: Serving) -> None:
    ann = tour.visitor
    path = ben_invites(ben, server)
    ann.go(server.address + path)
    expect(ann.button("page-sit-down")).to_be_visible()
    tour.look("lobby, watching")
    ann.press("page-sit-down")
    expect(ann.dialog("page-who-are-you")).to_be_visible()
    tour.look("who are you")
    ann.press("page-sit-down", ann.dialog("page-who-are-you"))
    expect(ann.button("page-ready")).to_be_visible()
    tour.look("lobby, as a guest")
    ben.press("page-stand")
    expect(ann.button("page-start")).to_be_visible()
    ann.press("page-add-bot", ann.named("article", "page-chair", number=4))
    ann.press("page-qr")
    expect(ann.named("img", "page-qr-label")).to_be_visible()
    ben.press("page-sit-down")
    expect(ann.button("page-kick")).to_be_visible()
    tour.look("lobby, as the host")
    ben.press("page-ready")
    expect(ben.button("page-unready")).to_be_visible()
    ann.named("group", "page-pace").get_by_text(ann.words("page-pace-relaxed"), exact=True).click()
    expect(ben.named("radio", "page-pace-relaxed")).to_be_checked()
    ben.press("page-ready")
    ann.press("page-start")


def ben_invites(ben: Visitor, server: Serving) -> str:
    ben.go(server.address)
    return ben.set_going(lambda: ben.invite.click())


def game(tour: Tour, ben: Visitor) -> None:
    ann = tour.visitor
    play_together(ann, ben, until=ben.my_turn)
    expect(ann.asked).to_have_count(0)
    tour.look("others' turn")
    play_together(ann, ben, until=lambda: ann.my_turn() and ann.told.legal[0]["do"] == "move")
    tour.look("own turn")
    tour.look_at_other_sizes("own turn")
    ann.choose(0)
    expect(ann.confirmation).to_be_visible()
    tour.look("to be confirmed")
    ann.confirmation.click()
    play_together(ann, ben, until=ann.my_turn)
    if tour.phone:
        ann.press("page-log")
        expect(ann.dialog("page-log")).to_be_visible()
        tour.look("log")
        shut(ann, "page-log")
        ann.press("page-rules")
    else:
        ann.named("tab", "page-rules").click()
    expect(ann.page.get_by_role("heading", name=re.compile("^HC-1 "))).to_be_visible()
    tour.look("rules")
    ann.named("searchbox", "page-search-rules").fill("xyzzy")
    ann.sees("page-search-none")
    if tour.phone:
        shut(ann, "page-rules")
        ann.press("page-chat")
    else:
        ann.named("tab", "page-chat").click()
    ann.press("call-hello")
    ben.page.get_by_role("tab", name=re.compile("^Chat")).click()
    ben.press("call-good-luck")
    expect(ann.named("log", "page-chat")).to_contain_text(ann.words("call-good-luck"))
    tour.look("chat")
    if tour.phone:
        shut(ann, "page-chat")
    ann.page.keyboard.press("?")
    expect(ann.dialog("page-keys")).to_be_visible()
    tour.look("keys")
    shut(ann, "page-keys")
    ann.press("page-settings")
    expect(ann.dialog("page-settings")).to_be_visible()
    tour.look("settings at the table")
    shut(ann, "page-settings")
    ann.press("page-leave")
    expect(ann.dialog("page-leave")).to_be_visible()
    tour.look("leaving")
    shut(ann, "page-leave")


def shut(visitor: Visitor, window: str) -> None:
    visitor.press("page-close", visitor.dialog(window))
    expect(visitor.dialog(window)).to_be_hidden()
    expect(visitor.page.locator("dialog > *")).to_have_count(0)


def afterwards(tour: Tour, server: Serving, path: str, cookies: Any) -> None:
    ann = tour.visitor
    ann.context.clear_cookies()
    ann.context.add_cookies(cookies)
    ann.go(server.address + path)
    expect(ann.button("page-rematch")).to_be_visible()
    ann.press("page-verify-now")
    ann.page.get_by_text(ann.words("page-seeds"), exact=True).click()
    tour.look("end")
    ann.ending.click()
    expect(ann.button("page-to-result")).to_be_visible()
    tour.look("the board after the end")
    ann.go(f"{server.address}{path}/1/replay")
    scrub = ann.named("slider", "page-scrub")
    expect(scrub).to_be_visible()
    scrub.focus()
    ann.page.keyboard.press("End")
    tour.look("replay")
    ann.go(server.address)
    expect(ann.named("link", "page-replay").first).to_be_visible()
    tour.look("home, with games")
