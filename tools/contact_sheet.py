"""Make a contact sheet: pictures of every screen and state of the page, on one HTML page, each with what is wrong with it.

    python tools/contact_sheet.py                               everything; the sheet is .cache/contact-sheet/index.html
    python tools/contact_sheet.py --screens "hacker live*"      only the screens whose names match
    python tools/contact_sheet.py --sizes 360x740 --themes dark --languages fi
    python tools/contact_sheet.py --list                        the names of all screens

It starts a server with seeded chance and a browser, as the browser tests do, plays until a state is reached, and takes its pictures
in every size, theme and language without playing again. To what hardly ever happens it comes by matches that `tests/server/rare_moments.py` has
prepared. Under each picture stands what is wrong with it: the page scrolls sideways, text or
a button is cut off, two names are cut to the same text, text with too little contrast. States that were not reached are listed at the top.
"""

from __future__ import annotations

import argparse
import fnmatch
import html
import json
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "tests/browser"), str(ROOT / "tests"), str(ROOT / "tests/server")]

from faults import WRONG  # noqa: E402
from fixtures import ARGUMENTS  # noqa: E402
from hatter import Hatter  # noqa: E402
from page_words import PLACES  # noqa: E402
from playwright.sync_api import Browser, CDPSession, Locator, expect, sync_playwright  # noqa: E402
from rare_moments import ENDS, MOMENTS  # noqa: E402
from serving import PATIENCE, Serving  # noqa: E402
from test_daily_try import card  # noqa: E402
from test_evening import join  # noqa: E402
from test_every_screen import SETTLED, shut  # noqa: E402
from test_finding_people import look_for_two  # noqa: E402
from test_rated import leave  # noqa: E402
from test_same_guest import AUTHENTICATOR  # noqa: E402
from test_shared_device import share, taking  # noqa: E402
from test_two_players import begin, sit_down, take_back_by_consent  # noqa: E402
from thief import Thief  # noqa: E402
from visitor import Visitor, new_visitor, play_together  # noqa: E402

from programs import load  # noqa: E402

SHEET = ROOT / ".cache/contact-sheet"
OLD_FOLDER = ROOT / "tests/server/old_folder.py"
RARE_MOMENTS = ROOT / "tests/server/rare_moments.py"
SIZES = ("360x740", "740x360", "1280x800", "1920x1080")
THEMES = ("dark", "light")
PHONE = 800
"""A screen that is at most so wide and high is a phone's: it has no mouse."""
LONG_NAME = "Maximiliane Charlotte K."


def longest() -> str:
    """The language other than English whose texts are longest in all."""

    def length(language: str) -> int:
        return sum(len(file.read_text("utf-8")) for place in PLACES for file in ROOT.glob(f"{place}/{language}.ftl"))

    return max((file.stem for file in (ROOT / "web/lang").glob("*.ftl") if file.stem != "en"), key=length)


# ---------------------------------------------------------------- taking pictures

SPEAK = """
(language) => {
  // As if another page of this browser had changed the settings: this one follows.
  const key = 'hacktable.settings';
  localStorage.setItem(key, JSON.stringify({ ...JSON.parse(localStorage.getItem(key)), language }));
  dispatchEvent(new StorageEvent('storage', { key, newValue: localStorage.getItem(key) }));
}
"""

LOADED = "() => [...document.images].every((each) => each.complete)"


@dataclass
class Picture:
    """One picture, and what is wrong with it."""

    size: str
    theme: str
    language: str
    file: str
    wrong: list[str]


@dataclass
class Sheet:
    """Takes the pictures, and keeps them by screen."""

    folder: Path
    sizes: list[str]
    themes: list[str]
    languages: list[str]
    wanted: list[str]
    """The screens to be taken."""
    taken: dict[str, list[Picture]] = field(default_factory=dict)
    missed: dict[str, str] = field(default_factory=dict)
    """Screens that were not reached, and why."""
    began: float = field(default_factory=time.monotonic)

    def wants(self, screen: str) -> bool:
        return screen in self.wanted and screen not in self.taken

    def take(self, visitor: Visitor, screen: str, to: Locator | None = None) -> None:
        """Pictures of what is on the screen now, in all sizes, themes and languages; what `to` names is scrolled to the top. Afterwards all of that is as it was.

        A page that is longer than the screen is pictured down to its end, a window that scrolls only as far as it is seen.
        """
        if not self.wants(screen):
            return
        self.bar(screen)
        page, before = visitor.page, visitor.page.viewport_size
        spoken = str(page.evaluate("document.documentElement.lang")).partition("-")[0]
        device = page.context.new_cdp_session(page)
        shots = self.taken[screen] = []
        top = to.element_handle() if to else None  # found once: in another language it has other words
        for language in self.languages:
            self._speak(visitor, language)
            for size in self.sizes:
                width, height = map(int, size.split("x"))
                page.set_viewport_size({"width": width, "height": height})
                hold(device, touch=max(width, height) <= PHONE)
                for theme in self.themes:
                    page.emulate_media(color_scheme=theme, reduced_motion="reduce")  # type: ignore[arg-type]
                    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
                    visitor.wait_until(lambda: bool(page.evaluate(SETTLED)) and bool(page.evaluate(LOADED)))
                    if top:
                        top.evaluate("thing => thing.scrollIntoView({ block: 'start' })")
                    file = f"{slug(screen)}.{size}.{theme}.{language}.jpg"
                    whole = not top and not page.locator("dialog:modal").count()
                    page.screenshot(path=self.folder / file, type="jpeg", quality=72, animations="disabled", caret="hide", full_page=whole)
                    shots.append(Picture(size, theme, language, file, page.evaluate(WRONG)))
        hold(device, touch=False)
        device.detach()
        if before:
            page.set_viewport_size(before)
        page.emulate_media(color_scheme="dark", reduced_motion="reduce")
        self._speak(visitor, spoken)

    def _speak(self, visitor: Visitor, language: str) -> None:
        visitor.page.evaluate(SPEAK, language)
        visitor.wait_until(lambda: str(visitor.page.evaluate("document.documentElement.lang")).partition("-")[0] == language)

    def bar(self, doing: str) -> None:
        """A progress bar on a terminal's standard error; a line for each screen elsewhere."""
        done, total = len(self.taken) + len(self.missed), max(1, len(self.wanted))
        if sys.stderr.isatty():
            filled = 30 * done // total
            print(f"\r{doing[:44]:<44} [{'#' * filled}{'.' * (30 - filled)}] {done}/{total}", end="", file=sys.stderr, flush=True)
        else:
            print(f"{time.monotonic() - self.began:6.1f} s  {done}/{total}  {doing}", file=sys.stderr, flush=True)


def hold(device: CDPSession, *, touch: bool) -> None:
    """With fingers instead of a mouse, or the other way round."""
    device.send("Emulation.setTouchEmulationEnabled", {"enabled": touch})


def slug(screen: str) -> str:
    return re.sub(r"[^a-z0-9]+", "-", screen.lower()).strip("-")


# ---------------------------------------------------------------- the ways to all screens


@dataclass
class Trip:
    """What the way to some screens needs: the sheet, the server, and new browsers."""

    sheet: Sheet
    server: Serving
    browser: Browser
    old: dict[str, Any]
    """The tables that a server with older rules has left."""
    rare: dict[str, Any] = field(default_factory=dict)
    """The tables that stand where something rare is asked."""
    visitors: list[Visitor] = field(default_factory=list)

    def visit(self, key: str | None = None, **given: Any) -> Visitor:
        """Somebody new, or who has this key, at the home page."""
        visitor = new_visitor(self.browser, 1 + len(self.visitors), **given)
        self.visitors.append(visitor)
        if key:
            visitor.context.add_cookies([{"name": "hacktable", "value": key, "url": self.server.address}])
        visitor.go(self.server.address)
        return visitor

    def table(self, game: str, visitor: Visitor, bots: int) -> str:
        """A new table with so many bots; its path."""
        visitor.go(self.server.address)
        path = visitor.set_going(lambda: visitor.button("page-invite", visitor.door(game)).click())
        for number in range(2, 2 + bots):
            visitor.press("page-add-bot", visitor.named("article", "page-chair", number=number))
        return path


WAYS: list[tuple[tuple[str, ...], Callable[[Trip], None]]] = []
"""Which screens each function comes by, and the function."""


def comes_by(*screens: str) -> Callable[[Callable[[Trip], None]], Callable[[Trip], None]]:
    def note(way: Callable[[Trip], None]) -> Callable[[Trip], None]:
        WAYS.append((screens, way))
        return way

    return note


def all_screens() -> list[str]:
    return [screen for screens, _ in WAYS for screen in screens]


@comes_by("home", "settings", "error: nowhere", "error: no such table", "verify: no file yet")
def outside(trip: Trip) -> None:
    ann = trip.visit()
    expect(ann.play_now).to_be_visible()
    trip.sheet.take(ann, "home")
    ann.press("page-settings")
    expect(ann.dialog("page-settings")).to_be_visible()
    trip.sheet.take(ann, "settings")
    ann.go(f"{trip.server.address}/verify")
    ann.sees("page-verify-record-about")
    trip.sheet.take(ann, "verify: no file yet")
    ann.go(f"{trip.server.address}/nowhere/at/all")
    ann.sees("page-nowhere")
    trip.sheet.take(ann, "error: nowhere")
    ann.go(f"{trip.server.address}/t/no-such-table")
    ann.sees("close-gone")
    trip.sheet.take(ann, "error: no such table")


@comes_by("blackhat: lesson", "hacker: lesson", "hashcatch: lesson", "hashcatch: lesson, over")
def lessons(trip: Trip) -> None:
    for game in ("blackhat", "hacker", "hashcatch"):
        ann = trip.visit()
        ann.press("page-lesson-learn", ann.door(game))
        lesson = ann.named("region", "page-lesson")
        expect(lesson).to_be_visible()
        trip.sheet.take(ann, f"{game}: lesson")
        if game == "hashcatch" and trip.sheet.wants("hashcatch: lesson, over"):
            again = ann.button("page-lesson-again", lesson)
            while not again.is_visible():
                ann.wait_for_answer(partial(ann.choose, 0))
                expect(ann.asked.or_(again).first).to_be_visible()
            trip.sheet.take(ann, "hashcatch: lesson, over")


KNOWN = ("quiet times", "other devices", "passkeys", "devices", "delete my data")


@comes_by("home: known", *(f"settings: {name}" for name in KNOWN))
def known_guest(trip: Trip) -> None:
    """Somebody with a name, a face, a passkey and a second device: passkeys are for names, and a number is none."""
    ann, sheet = trip.visit(), trip.sheet
    ann.go(trip.server.address.replace("127.0.0.1", "localhost"))
    ann.named("textbox", "page-your-name").fill(LONG_NAME)
    ann.press("page-save")
    ann.sees("page-face-about")
    sheet.take(ann, "home: known")
    device = ann.context.new_cdp_session(ann.page)
    device.send("WebAuthn.enable")
    device.send("WebAuthn.addVirtualAuthenticator", {"options": AUTHENTICATOR})
    ann.press("page-settings")
    window = ann.dialog("page-settings")
    ann.press("page-passkey-add", window)
    expect(ann.button("page-passkey-remove", window)).to_be_visible()
    quiet = ann.named("switch", "page-quiet", window)
    quiet.click()
    sheet.take(ann, "settings: quiet times", quiet)
    ann.press("page-make-link", window)
    sheet.take(ann, "settings: other devices", ann.named("heading", "page-other-device", window))
    sheet.take(ann, "settings: passkeys", ann.named("heading", "page-passkeys", window))
    sheet.take(ann, "settings: devices", ann.named("heading", "page-devices", window))
    ann.page.get_by_role("button", name=ann.words("page-delete")).click()
    sheet.take(ann, "settings: delete my data", ann.named("heading", "page-delete", window))


@comes_by(
    "find people: wishes", "find people: looking", "find people: found", "open tables: none", "open tables", "lobby: open to everybody"
)
def finding_people(trip: Trip) -> None:
    ann, ben, sheet = trip.visit(), trip.visit(), trip.sheet
    ben.go(f"{trip.server.address}/open")
    ben.sees("page-open-none")
    sheet.take(ben, "open tables: none")
    ann.press("page-find-choose")
    sheet.take(ann, "find people: wishes")
    shut(ann, "page-find-choose")
    look_for_two(ann)
    ann.sees("page-seeking")
    sheet.take(ann, "find people: looking")
    ann.set_going(lambda: ann.play_now.click())
    ben.go(trip.server.address)
    look_for_two(ben)
    expect(ann.dialog("page-offer-title")).to_be_visible()
    sheet.take(ann, "find people: found")
    ann.press("page-offer-no")
    trip.table("hacker", ann, 1)
    ann.named("switch", "page-public").click()
    expect(ann.named("group", "page-welcome")).to_be_visible()
    sheet.take(ann, "lobby: open to everybody")
    cee = trip.visit()
    cee.go(f"{trip.server.address}/open")
    expect(cee.page.get_by_role("listitem").filter(has_text=ann.told.table["you"]["name"])).to_be_visible()
    sheet.take(cee, "open tables")


@comes_by(
    "evening: planning",
    "evening: planned",
    "evening: joined",
    "evening: called to a table",
    "evening: round",
    "evening: break",
    "evening: over",
)
def evening(trip: Trip) -> None:
    ann, ben, cee, sheet = trip.visit(), trip.visit(), trip.visit(), trip.sheet
    ann.follow("page-evening-plan")
    ann.named("textbox", "page-evening-name").fill("Friday at the big table")
    ann.named("combobox", "page-open-game").select_option("hashcatch")
    ann.named("group", "page-evening-size").get_by_text("2", exact=True).click()
    ann.named("combobox", "page-evening-rounds").select_option("2")
    ann.page.locator("form summary").get_by_text(ann.words("page-options")).click()
    ann.named("switch", "hashcatch-option-memory").click()
    sheet.take(ann, "evening: planning")
    ann.press("page-evening-make")
    ann.page.wait_for_url("**/evening/*")
    address = f"{trip.server.address}{ann.path}"
    sheet.take(ann, "evening: planned")
    join(ben, address, LONG_NAME)
    sheet.take(ben, "evening: joined")
    ann.press("page-evening-begin")
    expect(ben.named("region", "page-evening-your-table")).to_be_visible()
    sheet.take(ben, "evening: called to a table")
    for each in (ann, ben):
        each.follow("page-evening-go")
    expect(ann.board).to_be_visible()
    play_together(ann, ben)
    for each in (ann, ben):
        each.follow("page-evening-to")
        each.sees("page-evening-phase-break", round=1, rounds=2)
    join(cee, address, "Cee")
    sheet.take(ann, "evening: break")
    ann.press("page-evening-next")
    expect(cee.named("region", "page-evening-your-table")).to_be_visible()
    sheet.take(ann, "evening: round")
    for number in (1, 2):
        ann.press("page-evening-skip-table", number=number)
    ben.sees("page-evening-phase-over")
    sheet.take(ben, "evening: over")


@comes_by("daily: sure", "daily: playing", "daily: result", "home: day's deal played")
def day_of(trip: Trip) -> None:
    ann, sheet = trip.visit(), trip.sheet
    ann.press("page-daily-play", card(ann))
    sure = ann.dialog("page-daily-sure")
    sheet.take(ann, "daily: sure")
    ann.set_going(lambda: ann.press("page-daily-begin", sure))
    ann.await_turn()
    sheet.take(ann, "daily: playing")
    ann.play_on()
    ann.sees("page-daily-secret")
    sheet.take(ann, "daily: result")
    ann.go(trip.server.address)
    expect(card(ann)).to_contain_text(ann.words("page-daily-first"))
    sheet.take(ann, "home: day's deal played")


@comes_by("rated: end", "player: somebody else", "player: mine", "player: nobody")
def rated(trip: Trip) -> None:
    ann, ben, sheet = trip.visit(), trip.visit(), trip.sheet
    sit_down(ann, ben, trip.server.address, LONG_NAME)
    ann.named("switch", "page-rated").click()
    expect(ben.named("switch", "page-rated")).to_be_checked()
    begin(ann, ben)
    leave(ben)
    leave(ann)
    expect(ann.named("heading", "page-ratings")).to_be_visible()
    sheet.take(ann, "rated: end")
    ann.page.locator("section", has=ann.named("heading", "page-ratings")).get_by_role("link", name=LONG_NAME).click()
    ann.sees("page-history-together")
    sheet.take(ann, "player: somebody else")
    ben.follow("page-player-mine")
    ben.sees("page-rating-guess")
    sheet.take(ben, "player: mine")
    ann.go(f"{trip.server.address}/player/nobody-here")
    ann.sees("fault-no-player")
    sheet.take(ann, "player: nobody")


@comes_by(
    "together: calls",
    "together: a player asked about",
    "together: a person",
    "together: reporting",
    "together: take back",
    "together: somebody pleads",
    "together: waiting for an answer",
    "together: settings",
    "together: line lost",
    "home: people met",
)
def together(trip: Trip) -> None:
    """Two people at one table, and what they have to do with one another."""
    ann, ben, sheet = trip.visit(), trip.visit(), trip.sheet
    sit_down(ann, ben, trip.server.address, LONG_NAME)
    take_back_by_consent(ann)
    begin(ann, ben)
    ben.press("page-calls")
    ben.press("hashcatch-call-lucky")
    ann.press("page-calls")
    expect(ann.page.locator(".bubble")).to_be_visible()
    sheet.take(ann, "together: calls")
    ann.page.keyboard.press("Escape")
    ann.page.keyboard.press("i")  # a card that a key has opened stays open in other sizes
    ann.page.keyboard.press("Home")
    for _ in range(20):
        if ann.button("page-person-more", ann.card).count():
            break
        ann.page.keyboard.press("ArrowRight")
    sheet.take(ann, "together: a player asked about")
    ann.press("page-person-more", ann.card)
    sheet.take(ann, "together: a person")
    ann.press("page-report")
    sheet.take(ann, "together: reporting", ann.page.get_by_label(ann.words("page-report-reason")))
    ann.page.keyboard.press("Escape")
    mover, other = (ann, ben) if ann.told.legal else (ben, ann)
    mover.act()
    asking = mover.bar.get_by_role("button", name=mover.words("page-plead"))
    asking.click()
    expect(other.button("page-plead-yes")).to_be_visible()
    sheet.take(other, "together: somebody pleads")
    sheet.take(mover, "together: waiting for an answer")
    other.press("page-plead-no")
    play_together(ann, ben, until=lambda: any(each.told.legal and each.told.legal[0]["do"] == "move" for each in (ann, ben)))
    mover = ann if ann.told.legal else ben
    mover.wait_for_answer(mover.act)
    expect(mover.bar.get_by_role("button", name=mover.words("page-take-back"))).to_be_visible()
    sheet.take(mover, "together: take back")
    ann.press("page-settings")
    sheet.take(ann, "together: settings")
    shut(ann, "page-settings")
    ann.context.set_offline(True)
    expect(ann.page.get_by_text(ann.words("page-line-lost"), exact=True).first).to_be_visible()
    sheet.take(ann, "together: line lost")
    ann.context.set_offline(False)
    ann.go(trip.server.address)
    expect(ann.page.get_by_role("button", name=LONG_NAME)).to_be_visible()
    sheet.take(ann, "home: people met")


@comes_by("here: table", "here: advice", "here: end", "verify: holds", "verify: fails")
def on_this_device(trip: Trip) -> None:
    ann, sheet = trip.visit(here=True, bots=1), trip.sheet
    ann.play_now.click()
    ann.page.wait_for_url("**/t/here-*")
    ann.await_turn()
    sheet.take(ann, "here: table")
    ann.play_on(until=lambda: len(ann.told.legal) > 3)
    ann.press("page-advice")
    expect(ann.named("group", "page-advice").get_by_role("listitem").first).to_be_visible()
    sheet.take(ann, "here: advice")
    ann.page.keyboard.press("Escape")
    ann.play_on()
    sheet.take(ann, "here: end")
    with ann.page.expect_download() as download:
        ann.press("page-record")
    text = Path(download.value.path()).read_text("utf-8")
    ann.go(f"{trip.server.address}/verify")
    for screen, found, given in (("verify: holds", "holds", text), ("verify: fails", "fails", text.replace("= rolled", "= rolled 9", 1))):
        ann.page.locator("input[type=file]").set_input_files({"name": "record.txt", "mimeType": "text/plain", "buffer": given.encode()})
        expect(ann.page.get_by_text(ann.words(f"page-verify-record-{found}", game="Hashcatch"))).to_be_visible()
        sheet.take(ann, screen)


@comes_by(
    *(f"{game}: before the first deal" for game in ("blackhat", "hacker", "hashcatch")), "first game: sound is offered", "first game: hints"
)
def first_minute(trip: Trip) -> None:
    for game in ("blackhat", "hacker", "hashcatch"):
        ann = trip.visit(newcomer=True, hints=True, soundsAsked=False)
        ann.press("page-play-now", ann.door(game))
        expect(ann.page.get_by_role("dialog")).to_be_visible()
        trip.sheet.take(ann, f"{game}: before the first deal")
        if game == "hashcatch":
            ann.press("page-intro-start", ann.page.get_by_role("dialog"))
            expect(ann.named("group", "page-sound-offer")).to_be_visible()
            trip.sheet.take(ann, "first game: sound is offered")
            ann.press("page-sound-on", ann.named("group", "page-sound-offer"))
            ann.await_turn()
            trip.sheet.take(ann, "first game: hints")


@comes_by("interrupted: home", "interrupted: hashcatch", "interrupted: blackhat", "interrupted: hacker")
def interrupted(trip: Trip) -> None:
    ada = trip.visit(trip.old["key"])
    ada.press("page-show-all", count=len(trip.old["links"]))
    expect(ada.page.get_by_text(ada.words("page-interrupted")).first).to_be_visible()
    trip.sheet.take(ada, "interrupted: home")
    for game in ("hashcatch", "blackhat", "hacker"):
        ada.go(f"{trip.server.address}/t/{trip.old['links'][f'{game} playing']}")
        expect(ada.named("heading", "page-end-interrupted")).to_be_visible()
        trip.sheet.take(ada, f"interrupted: {game}")


@comes_by("lobby: watching", "lobby: who are you", "lobby: guest", "lobby: host", "lobby: kicked", "lobby: was kicked")
def lobby(trip: Trip) -> None:
    ben, ann = trip.visit(), trip.visit()
    path = trip.table("hashcatch", ben, 1)
    ann.go(trip.server.address + path)
    expect(ann.button("page-sit-down")).to_be_visible()
    trip.sheet.take(ann, "lobby: watching")
    ann.press("page-sit-down")
    asking = ann.dialog("page-who-are-you")
    trip.sheet.take(ann, "lobby: who are you")
    ann.named("textbox", "page-your-name", asking).fill(LONG_NAME)
    ann.press("page-sit-down", asking)
    expect(ann.button("page-ready")).to_be_visible()
    trip.sheet.take(ann, "lobby: guest")
    ben.press("page-qr")
    expect(ben.named("img", "page-qr-label")).to_be_visible()
    trip.sheet.take(ben, "lobby: host")
    ben.press("page-kick")
    expect(ben.button("page-kick")).to_have_count(0)
    trip.sheet.take(ben, "lobby: kicked")
    trip.sheet.take(ann, "lobby: was kicked")


@comes_by("lobby: blackhat, all chairs and options", "lobby: hacker, all chairs and options")
def full_lobbies(trip: Trip) -> None:
    for game, bots in (("blackhat", 5), ("hacker", 6)):
        ann = trip.visit()
        trip.table(game, ann, bots)
        numbers = ann.page.get_by_text(ann.words("page-numbers"), exact=True)
        if numbers.count():
            numbers.click()
        trip.sheet.take(ann, f"lobby: {game}, all chairs and options")


@comes_by("device: dialog", "device: lobby", "device: curtain", "device: turn", "device: left")
def one_device(trip: Trip) -> None:
    ann = trip.visit()
    trip.table("hashcatch", ann, 0)
    ann.press("page-share-add")
    expect(ann.dialog("page-share-add")).to_be_visible()
    trip.sheet.take(ann, "device: dialog")
    shut(ann, "page-share-add")
    share(ann, LONG_NAME)
    trip.sheet.take(ann, "device: lobby")
    ann.press("page-start")
    expect(taking(ann).first).to_be_visible()
    trip.sheet.take(ann, "device: curtain")
    taking(ann).first.click()
    expect(ann.board).to_be_visible()
    trip.sheet.take(ann, "device: turn")
    ann.press("page-leave")
    ann.press("page-leave-yes", ann.dialog("page-leave"))
    expect(ann.button("page-leave")).to_have_count(0)
    trip.sheet.take(ann, "device: left")


RARE = tuple(MOMENTS)
AFTER_ENDS = tuple(f"{which}: {name}" for which in ENDS for name in ("end", "replay"))


@comes_by(*RARE)
def rare_moments(trip: Trip) -> None:
    for screen in filter(trip.sheet.wants, RARE):
        if screen not in trip.rare["links"]:
            continue
        dee = trip.visit(trip.rare["key"])
        dee.go(f"{trip.server.address}/t/{trip.rare['links'][screen]}")
        expect(dee.asked).to_be_visible()
        trip.sheet.take(dee, screen)
        dee.context.close()
        trip.visitors.remove(dee)


@comes_by(*AFTER_ENDS)
def ends(trip: Trip) -> None:
    for which in filter(trip.rare["links"].__contains__, ENDS):
        dee, sheet = trip.visit(trip.rare["key"]), trip.sheet
        path = f"/t/{trip.rare['links'][which]}"
        dee.go(trip.server.address + path)
        expect(dee.button("page-rematch")).to_be_visible()
        if which.startswith("hacker"):
            finale = dee.named("region", "hacker-page-finale")
            finale.get_by_text(dee.words("hacker-page-finale-count"), exact=True).click()
            expect(finale.locator(".awards li").first).to_be_visible()
        sheet.take(dee, f"{which}: end")
        dee.go(f"{trip.server.address}{path}/1/replay?step=40")
        expect(dee.named("slider", "page-scrub")).to_be_visible()
        sheet.take(dee, f"{which}: replay")


HASHCATCH = {
    "roll": "roll",
    "check": "check or roll",
    "move": "move",
    "bank": "bank or attack",
}


WITH_FOUR = (
    *(f"hashcatch 4: {name}" for name in HASHCATCH.values()),
    *(f"hashcatch 4: {name}" for name in ("token picked", "confirm", "refused", "end", "verify", "board after the end", "replay", "share")),
    "home: with games",
)


@comes_by(*WITH_FOUR)
def hashcatch_with_four(trip: Trip) -> None:
    ann, sheet = trip.visit(confirm=True), trip.sheet
    path = trip.table("hashcatch", ann, 3)
    ann.press("page-start")

    def look() -> bool:
        kinds = {each["do"] for each in ann.told.legal}
        for kind in kinds & HASHCATCH.keys():
            sheet.take(ann, f"hashcatch 4: {HASHCATCH[kind]}")
        if "move" in kinds and sheet.wants("hashcatch 4: token picked"):
            first = ann.told.legal[0]["token"]
            ann.tap(ann.token_on_board(first))
            sheet.take(ann, "hashcatch 4: token picked")
            ann.tap(ann.token_on_board(first))
            ann.choose(0)
            expect(ann.confirmation).to_be_visible()
            sheet.take(ann, "hashcatch 4: confirm")
            ann.page.keyboard.press("Escape")
            expect(ann.confirmation).to_have_count(0)
            ann.tap(ann.board)
            sheet.take(ann, "hashcatch 4: refused")
        return not any(map(sheet.wants, WITH_FOUR))

    ann.play_on(until=look)
    if not ann.ending.is_visible():
        return
    sheet.take(ann, "hashcatch 4: end")
    ann.press("page-verify-now")
    ann.page.get_by_text(ann.words("page-seeds"), exact=True).click()
    sheet.take(ann, "hashcatch 4: verify")
    ann.ending.click()
    expect(ann.button("page-to-result")).to_be_visible()
    sheet.take(ann, "hashcatch 4: board after the end")
    ann.go(f"{trip.server.address}{path}/1/replay")
    scrub = ann.named("slider", "page-scrub")
    scrub.focus()
    ann.page.keyboard.press("End")
    sheet.take(ann, "hashcatch 4: replay")
    ann.press("page-share-moment")
    shared = ann.dialog("page-share-moment")
    ann.wait_until(lambda: bool(shared.get_by_role("img").evaluate("picture => picture.naturalWidth")))
    sheet.take(ann, "hashcatch 4: share")
    ann.button("page-close", shared).click()
    ann.go(trip.server.address)
    expect(ann.named("link", "page-replay").first).to_be_visible()
    sheet.take(ann, "home: with games")


DIALOGS = {"keys": "page-keys", "settings at the table": "page-settings", "leaving": "page-leave"}


@comes_by(*(f"hashcatch 2: {name}" for name in ("others' turn", "own turn", "log", "rules", "chat", *DIALOGS)))
def hashcatch_with_two(trip: Trip) -> None:
    ann, ben, sheet = trip.visit(hints=True), trip.visit(), trip.sheet
    path = trip.table("hashcatch", ben, 0)
    ann.go(trip.server.address + path)
    ann.press("page-sit-down")
    ann.press("page-sit-down", ann.dialog("page-who-are-you"))
    ann.press("page-ready")
    ben.press("page-start")
    expect(ann.board).to_be_visible()
    play_together(ann, ben, until=ben.my_turn)
    sheet.take(ann, "hashcatch 2: others' turn")
    play_together(ann, ben, until=lambda: ann.my_turn() and ann.told.legal[0]["do"] == "move")
    sheet.take(ann, "hashcatch 2: own turn")
    with narrow(ann):
        for name in ("log", "rules", "chat"):
            ann.press(f"page-{name}")
            expect(ann.dialog(f"page-{name}")).to_be_visible()
            if name == "rules":
                expect(ann.page.get_by_role("heading", name=re.compile("^HC-1 "))).to_be_visible()
            if name == "chat":
                ann.press("call-hello")
                expect(ann.named("log", "page-chat")).to_contain_text(ann.words("call-hello"))
            sheet.take(ann, f"hashcatch 2: {name}")
            shut(ann, f"page-{name}")
    for name, words in DIALOGS.items():
        if name == "keys":
            ann.page.keyboard.press("?")
        else:
            ann.press(words)
        expect(ann.dialog(words)).to_be_visible()
        sheet.take(ann, f"hashcatch 2: {name}")
        shut(ann, words)


@contextmanager
def narrow(visitor: Visitor) -> Iterator[None]:
    """On a screen so small that log, rules and chat open over the board."""
    before = visitor.page.viewport_size
    visitor.page.set_viewport_size({"width": 360, "height": 740})
    yield
    if before:
        visitor.page.set_viewport_size(before)


BLACKHAT = {
    "lead": "say a size",
    "play": "play",
    "take": "take cards",
    "move": "move a pawn",
}
SWITCHES = ("hidden_hat", "tracer", "secret_asset", "celebrity", "broken_honeypot")
TURNS = 90
"""Own decisions after which a game of Black Hat has shown what it will show."""


@comes_by(
    *(f"blackhat {players}: {name}" for players in (6, 2) for name in ("cards chosen", "take back", *BLACKHAT.values())),
    "blackhat 6: scores",
    "blackhat 6: memory",
    "blackhat 6: pawn taken up",
)
def blackhat(trip: Trip) -> None:
    for players in (6, 2):
        if any(
            trip.sheet.wants(each) for each in all_screens() if each.startswith(f"blackhat {players}:") and each not in RARE + AFTER_ENDS
        ):
            blackhat_with(trip, players)


def blackhat_with(trip: Trip, players: int) -> None:
    ann, sheet = trip.visit(hints=players == 2), trip.sheet
    trip.table("blackhat", ann, players - 1)
    if players == 6:
        ann.page.get_by_text(ann.words("page-options-help"), exact=True).click()
        ann.named("switch", "page-aids").click()
        for name in SWITCHES:
            ann.named("switch", f"blackhat-option-{name}").click()
            expect(ann.named("switch", f"blackhat-option-{name}")).to_be_checked()
        ann.named("combobox", "blackhat-option-modules").select_option("5")
        ann.named("combobox", "blackhat-option-board").select_option("advanced")
    ann.press("page-start")
    hatter, turns = Hatter(ann), 0
    own = [screen for screen in all_screens() if screen.startswith(f"blackhat {players}:") and screen not in RARE + AFTER_ENDS]

    def look() -> bool:
        nonlocal turns
        turns += 1
        kinds = {each["do"] for each in ann.told.legal}
        if can_take_back(ann):
            sheet.take(ann, f"blackhat {players}: take back")
        for kind in kinds & BLACKHAT.keys():
            sheet.take(ann, f"blackhat {players}: {BLACKHAT[kind]}")
        if "play" in kinds and sheet.wants(f"blackhat {players}: cards chosen"):
            ann.page.keyboard.press("1")
            sheet.take(ann, f"blackhat {players}: cards chosen")
            ann.page.keyboard.press("Escape")
        if sheet.wants(f"blackhat {players}: scores") and turns > 12:
            ann.press("blackhat-page-scores", hatter.board)
            sheet.take(ann, f"blackhat {players}: scores")
            ann.press("blackhat-page-scores-close", hatter.board)
            ann.press("blackhat-page-memory", hatter.board)
            sheet.take(ann, f"blackhat {players}: memory")
            ann.press("blackhat-page-memory-close", hatter.board)
        if "move" in kinds and sheet.wants(f"blackhat {players}: pawn taken up"):
            pawn = hatter.network.locator("[data-target^='pawn-']").first
            pawn.focus()
            sheet.take(ann, f"blackhat {players}: pawn taken up")
        wanted = [screen for screen in own if sheet.wants(screen)]
        return turns > TURNS or not wanted

    hatter.play_on(until=look)


def can_take_back(visitor: Visitor) -> bool:
    return visitor.bar.locator("button.regret:not([aria-disabled=true])").is_visible()


HACKER = {
    "place": "notes",
    "walk": "walking",
    "slip": "a window",
    "protect": "choosing what to protect",
    "name": "protection, naming",
}


def hacker_table(trip: Trip, players: int, tempo: str, numbers: dict[str, int]) -> Visitor:
    ann = trip.visit()
    trip.table("hacker", ann, players - 1)
    ann.named("combobox", "hacker-option-tempo").select_option(tempo)
    if numbers:
        ann.page.get_by_text(ann.words("page-numbers"), exact=True).click()
        for name, value in numbers.items():
            ann.named("combobox", f"hacker-option-{name}").select_option(str(value))
            ann.wait_until(lambda option, chosen: ann.told.table["options"][option] == chosen, name, value)
    ann.press("page-start")
    return ann


@comes_by(*(f"hacker steps {players}: {name}" for players in (7, 3) for name in (*HACKER.values(), "recount", "take back")))
def hacker_in_steps(trip: Trip) -> None:
    for players in (7, 3):
        wanted = [f"hacker steps {players}: {name}" for name in (*HACKER.values(), "recount", "take back")]
        if any(map(trip.sheet.wants, wanted)):
            steps_with(trip, players)


def steps_with(trip: Trip, players: int) -> None:
    ann, sheet = hacker_table(trip, players, "step", {}), trip.sheet
    thief = Thief(ann)

    def look() -> bool:
        if thief.recount.is_visible():
            expect(thief.recount.get_by_role("slider")).to_be_visible()  # it has been loaded
            sheet.take(ann, f"hacker steps {players}: recount")
        elif ann.told.legal and ann.told.legal[0]["do"] in HACKER and thief.asked.is_visible():
            if can_take_back(ann):
                sheet.take(ann, f"hacker steps {players}: take back")
            sheet.take(ann, f"hacker steps {players}: {HACKER[ann.told.legal[0]['do']]}")
        return bool(thief.state["rounds"] > 2)

    thief.play_on(until=look)


LIVE = ("notes", "watching", "hands out", "corridor", "far table", "note in hand", "protection", "pause")


@comes_by(*(f"hacker live {players}: {name}" for players in (7, 3) for name in LIVE))
def hacker_live(trip: Trip) -> None:
    for players in (7, 3):
        if any(trip.sheet.wants(f"hacker live {players}: {name}") for name in LIVE):
            live_with(trip, players)


def live_with(trip: Trip, players: int) -> None:
    ann, sheet = hacker_table(trip, players, "live", {"walk_seconds": 6, "walk_limit": 60, "place_limit": 60}), trip.sheet
    thief = Thief(ann)

    def take(name: str) -> None:
        sheet.take(ann, f"hacker live {players}: {name}")

    def look() -> bool:
        if thief.page.get_by_role("button", name=re.compile(re.escape(ann.words("hacker-page-recount-onward")))).is_visible():
            expect(thief.page.get_by_role("slider").first).to_be_visible()  # what happened has been loaded
            take("pause")
        elif thief.walks:
            facing = thief.state["facing"]
            take("far table" if facing else "corridor")
            # And to the bank again: who looks at the table gets no note there.
            if facing != sheet.wants(f"hacker live {players}: far table"):
                ann.page.keyboard.press("f")
                ann.wait_until(lambda: not thief.walks or thief.state["facing"] != facing)
        elif thief.flows and thief.state["beats"] > 0:
            if thief.state["turn"] == thief.seat and thief.state["carried"][thief.seat]:
                take("note in hand")
            else:
                take("watching")
                if sheet.wants(f"hacker live {players}: hands out"):
                    other = next(at for at, owner in enumerate(thief.state["owner"]) if owner != thief.seat)
                    thief.tap(other)
                    take("hands out")
        elif ann.told.legal:
            take("notes" if ann.told.legal[0]["do"] == "place" else "protection")
        return not any(sheet.wants(f"hacker live {players}: {name}") for name in LIVE)

    def look_until_another_walks() -> None:
        """All walks of seven together take longer than anything is waited for."""
        walker = thief.state.get("turn")
        thief.live_on(until=lambda: look() or thief.state.get("turn") != walker)

    while not look() and not ann.has_ended:
        look_until_another_walks()


# ---------------------------------------------------------------- the sheet

STYLE = """
:root { color-scheme: light dark; font: 14px/1.4 system-ui, sans-serif }
body { margin: 1rem }
h2 { margin: 1.5rem 0 .4rem; font-size: 1rem; position: sticky; top: 0; background: Canvas; padding: .3rem 0 }
.row { display: flex; flex-wrap: wrap; gap: .6rem; align-items: flex-start }
figure { margin: 0; width: var(--wide) }
img { display: block; width: 100%; height: auto; border: 1px solid GrayText }
figcaption { font-size: .75rem; overflow-wrap: anywhere }
.wrong { color: #c22; margin: 0; padding-left: 1rem }
form { display: flex; flex-wrap: wrap; gap: 1rem }
fieldset { border: 0; padding: 0; margin: 0 }
"""
SCRIPT = """
const boxes = [...document.querySelectorAll('input')];
const show = () => {
  const off = new Set(boxes.filter((each) => !each.checked && each.value !== 'wrong').map((each) => each.value));
  const wrong = boxes.find((each) => each.value === 'wrong').checked;
  for (const each of document.querySelectorAll('figure'))
    each.hidden = [each.dataset.size, each.dataset.theme, each.dataset.language].some((one) => off.has(one)) || (wrong && !each.querySelector('.wrong'));
  for (const each of document.querySelectorAll('section')) each.hidden = !each.querySelector('figure:not([hidden])');
};
for (const each of boxes) each.onchange = show;
"""


def write(sheet: Sheet, seconds: float) -> Path:
    """The page with all pictures."""
    escape = html.escape
    shots = [(screen, shot) for screen, all_of_it in sheet.taken.items() for shot in all_of_it]
    wrong = sum(bool(shot.wrong) for _, shot in shots)
    parts = [
        f"<!doctype html><html lang=en><meta charset=utf-8><title>Contact sheet</title><style>{STYLE}</style><h1>Contact sheet</h1>",
        f"<p>{len(sheet.taken)} screens, {len(shots)} pictures, something is wrong with {wrong}; {seconds:.0f} seconds. ",
        "A picture opens in full when it is clicked.</p>",
    ]
    if sheet.missed:
        parts += ["<h2>Not reached</h2><ul>", *(f"<li>{escape(name)}: {escape(why)}" for name, why in sheet.missed.items()), "</ul>"]
    parts.append("<form>")
    for values in (sheet.sizes, sheet.themes, sheet.languages):
        parts += [
            "<fieldset>",
            *(f"<label><input type=checkbox checked value={value}> {value}</label> " for value in values),
            "</fieldset>",
        ]
    parts.append("<fieldset><label><input type=checkbox value=wrong> only where something is wrong</label></fieldset></form>")
    for screen, pictures in sheet.taken.items():
        parts.append(f"<section><h2>{escape(screen)}</h2><div class=row>")
        for shot in pictures:
            width, height = map(int, shot.size.split("x"))
            wide = 110 if width < height else round(150 * width / height)
            said = "".join(f"<li>{escape(each)}" for each in shot.wrong[:12])
            parts.append(
                f"<figure style='--wide:{wide}px' data-size={shot.size} data-theme={shot.theme} data-language={shot.language}>"
                f"<a href='{shot.file}'><img loading=lazy width={width} height={height} src='{shot.file}' alt='{escape(screen, quote=True)}'></a>"
                f"<figcaption>{shot.size} {shot.theme} {shot.language}{f'<ul class=wrong>{said}</ul>' if said else ''}</figcaption></figure>"
            )
        parts.append("</div></section>")
    parts.append(f"<script>{SCRIPT}</script>")
    file = sheet.folder / "index.html"
    file.write_text("\n".join(parts), "utf-8")
    return file


def faults(sheet: Sheet) -> Iterator[str]:
    """What is wrong with each screen, once, with the pictures in which it is."""
    for screen, pictures in sheet.taken.items():
        for wrong in dict.fromkeys(each for shot in pictures for each in shot.wrong):
            where = [f"{shot.size} {shot.theme} {shot.language}" for shot in pictures if wrong in shot.wrong]
            yield f"{screen}: {wrong} ({'everywhere' if len(where) == len(pictures) else ', '.join(where)})"


def travel(sheet: Sheet) -> None:
    """Go to all screens that are wanted. A screen that cannot be reached does not keep the others from being taken."""
    browsers = load("browser")
    program = browsers.find()
    if program is None:
        sys.exit(browsers.MISSING)
    expect.set_options(timeout=PATIENCE * 1000)
    with tempfile.TemporaryDirectory() as folder:
        old = made_by(OLD_FOLDER, f"{folder}/data")
        over = [which for which in ENDS if any(screen.startswith(which) and sheet.wants(screen) for screen in AFTER_ENDS)]
        rare = made_by(RARE_MOMENTS, f"{folder}/data", *filter(sheet.wants, RARE), *over)
        server = Serving(Path(folder))
        server.begin("contact sheet")
        server.start()
        try:
            with sync_playwright() as playwright:
                browser = playwright.chromium.launch(executable_path=program, args=list(ARGUMENTS))
                for screens, way in WAYS:
                    if any(map(sheet.wants, screens)):
                        server.begin(way.__name__)
                        go(Trip(sheet, server, browser, old, rare), screens, way)
                browser.close()
        finally:
            server.kill()


def made_by(program: Path, *arguments: str) -> dict[str, Any]:
    """What a program prints that fills the server's folder."""
    made = subprocess.run([sys.executable, str(program), *arguments], stdout=subprocess.PIPE, text=True, check=True)
    said: dict[str, Any] = json.loads(made.stdout)
    return said


def go(trip: Trip, screens: tuple[str, ...], way: Callable[[Trip], None]) -> None:
    why = "the game did not come to it"
    try:
        way(trip)
    except Exception as error:  # the sheet says so, and shows the rest
        why = f"{type(error).__name__}: {' '.join(str(error).split())[:160]} (stopped-{slug(way.__name__)}-*.jpg shows where)"
        for number, visitor in enumerate(trip.visitors):
            visitor.page.screenshot(path=trip.sheet.folder / f"stopped-{slug(way.__name__)}-{number}.jpg", type="jpeg", quality=72)
    for visitor in trip.visitors:
        visitor.context.close()
    trip.sheet.missed |= {screen: why for screen in screens if trip.sheet.wants(screen)}


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="contact_sheet.py", description=(__doc__ or "").split("\n\n")[0], allow_abbrev=False)
    parser.add_argument("--screens", nargs="+", default=["*"], metavar="PATTERN", help="screens by name, with * for anything (see --list)")
    parser.add_argument("--sizes", nargs="+", default=list(SIZES), metavar="WxH", help=f"default: {' '.join(SIZES)}")
    parser.add_argument("--themes", nargs="+", default=list(THEMES), choices=THEMES)
    parser.add_argument(
        "--languages", nargs="+", default=["en", longest()], help="default: English, and the language with the longest texts"
    )
    parser.add_argument("--folder", type=Path, default=SHEET, help="where to write the sheet (default: .cache/contact-sheet)")
    parser.add_argument("--list", action="store_true", help="print the names of all screens, and do nothing else")
    given = parser.parse_args(arguments)
    wanted = [screen for screen in all_screens() if any(fnmatch.fnmatch(screen, pattern) for pattern in given.screens)]
    if given.list or not wanted:
        print("\n".join(all_screens()))
        return 0 if given.list else 2
    given.folder.mkdir(parents=True, exist_ok=True)
    sheet = Sheet(given.folder, given.sizes, given.themes, given.languages, wanted)
    travel(sheet)
    file = write(sheet, time.monotonic() - sheet.began)
    print("\n".join(faults(sheet)))
    for screen, why in sheet.missed.items():
        print(f"not reached: {screen}: {why}")
    print(f"\n{file}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
