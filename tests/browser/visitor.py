"""Someone in front of a browser: sees what the page says, and uses what it offers, by roles and names."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

from looking import expect
from page_words import words
from playwright.sync_api import Browser, BrowserContext, Locator, Page, WebSocket
from serving import PATIENCE

from hacktable.kernel.engine import Engine
from hacktable.kernel.registry import find
from hacktable.kernel.stakes import Outcome, Tally

RING, BANK, BASE = 40, 40, 63
HASHES = (5, 15, 25, 35)
ASK_AT_MOST = 400
"""Decisions of one seat; a game that takes more does not end."""

PHONE: dict[str, Any] = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}
DESK: dict[str, Any] = {"viewport": {"width": 1280, "height": 800}}
LOCALES = {"en": "en-GB", "de": "de-DE", "fi": "fi-FI", "it": "it-IT", "nb": "nb-NO", "pt": "pt-PT"}
BOX_AT_REST = """
place => new Promise(done => {
  let before = '';
  const look = () => requestAnimationFrame(() => requestAnimationFrame(() => {
    const {x, y, width, height} = place.getBoundingClientRect();
    const now = `${[x, y, width, height]}`;
    if (!place.isConnected) done(null);
    else if (now === before) done([x, y, width, height]);
    else { before = now; look(); }
  }));
  look();
})
"""
"""Where something is, once that does not change any more from one frame to the next; null if something else has taken its place."""
OFFERED = """() => [
  document.querySelectorAll('section.bar ul.acts button').length,
  document.querySelectorAll("#main .board [data-target^='token-']").length,
]"""
"""How many actions the bar offers, and how many tokens the board. Looked for without roles and names, which takes a tenth of the time:
games ask it at every move."""
WATCH_POLICY = "addEventListener('securitypolicyviolation', (e) => console.error(`policy: ${e.violatedDirective} ${e.blockedURI}`))"

SEEDED = """
{
  // A page draws 32 bytes as a seat's share in a deal: here they follow from who it is, so that a test plays the same game every time.
  const drawn = crypto.getRandomValues.bind(crypto);
  let state = NUMBER;
  crypto.getRandomValues = (bytes) => {
    drawn(bytes);
    if (bytes.byteLength === 32) for (let at = 0; at < 32; at++) bytes[at] = (state = (Math.imul(state, 1103515245) + 12345) >>> 0) >>> 24;
    return bytes;
  };
}
"""

CALM_SCREEN = """
// A screen that shows 15 pictures a second, as a weak phone does: a live table drawn 60 times a second keeps a small machine busy.
globalThis.requestAnimationFrame = (draw) => setTimeout(() => draw(performance.now()), 66);
globalThis.cancelAnimationFrame = clearTimeout;
"""

Action = dict[str, Any]


def letter(token: int) -> str:
    """What the page calls a token of Hashcatch."""
    return chr(64 + token)


class Told:
    """What a page has been told about its match, put together from the socket's messages."""

    def __init__(self) -> None:
        self.table: dict[str, Any] = {}
        self.sync: dict[str, Any] = {}
        self.state: dict[str, Any] = {}
        self.legal: list[Action] = []
        self.actors: list[int] = []
        self.window = 0
        self.end: dict[str, Any] | None = None
        self.acked: list[str] = []

    def hear(self, message: dict[str, Any]) -> None:
        kind = message["is"]
        if kind == "table":
            self.table = message
        elif kind == "sync":
            self.sync, self.state = message, json.loads(json.dumps(message["state"]))
        elif kind == "beat":
            self._change(message["diff"])
            if message["asked"]:
                self.legal, self.actors = message["asked"]["legal"], message["asked"]["actors"]
        elif kind == "frame":
            self._change(message["diff"])
            if message["ack"]:
                self.acked.append(message["ack"])
        elif kind == "ack":
            self.acked.append(message["id"])
        elif kind == "end":
            self.end = message
        if kind in ("sync", "frame"):
            self.legal, self.actors, self.window = message["legal"], message["actors"], message["window"]

    def _change(self, diff: dict[str, Any]) -> None:
        for name, value in diff.items():
            if not isinstance(value, dict):
                self.state[name] = value
                continue
            for index, cell in value.items():
                *path, last = map(int, index.split("."))
                inside = self.state[name]
                for step in path:
                    inside = inside[step]
                inside[last] = cell

    @property
    def seat(self) -> int | None:
        return self.sync.get("seat")

    @property
    def has_news(self) -> bool:
        """Whether something is asked of this seat, or the match is over. It is on the page as soon as that has been drawn."""
        return bool(self.legal) or self.end is not None

    def goal(self, move: Action) -> int:
        """Where a move ends (HC-12)."""
        assert self.seat is not None
        origin, step = self.state["place"][self.seat][move["token"] - 1], 1 if move["way"] == "+" else -1
        before = self.state["start"][self.seat] - step if origin == BASE else origin
        return int(before + step * self.state["roll"]) % RING

    def rank(self, action: Action) -> int:
        """A simple judgement that gets a game to its end: the smaller, the better."""
        order = {"check": 0, "bank": 1, "hack": 2, "bonus": 2, "roll": 2, "stop": 40, "attack": 50}
        if action["do"] != "move":
            return order[str(action["do"])]
        goal = self.goal(action)
        if goal in HASHES:
            return 3
        if self.state["place"][self.seat][action["token"] - 1] in HASHES:
            return 60
        return 10 + min(min((goal - each) % RING, (each - goal) % RING) for each in HASHES)

    def best(self) -> int:
        """Which of the legal actions to take."""
        return min(range(len(self.legal)), key=lambda at: self.rank(self.legal[at]))


class Visitor:
    """One person's browser, with nothing in it from before."""

    def __init__(self, context: BrowserContext, language: str) -> None:
        self.context = context
        self.words = words(language)
        self.complaints: list[str] = []
        self.expected: list[re.Pattern[str]] = []
        """Complaints that a test brings about on purpose."""
        self.has_touch: bool | None = None
        """Whether they have a finger instead of a mouse; None: nobody has asked yet."""
        self.told = Told()
        self.received: list[dict[str, Any]] = []
        self.sent: list[dict[str, Any]] = []
        context.expose_binding("heardHere", lambda _, text: self._heard(json.loads(text)))
        context.expose_binding("saidHere", lambda _, text: self.sent.append(json.loads(text)))
        self.page = self.new_page()
        self.page.on("websocket", self._listen)

    def new_page(self) -> Page:
        """Another tab; everything that should not happen in it is noted."""
        page = self.context.new_page()
        complain = self.complaints.append
        page.on("console", lambda said: complain(f"console: {said.text} {said.location.get('url')}") if said.type == "error" else None)
        page.on("pageerror", lambda error: complain(f"page error: {error}"))
        page.on("requestfailed", lambda request: complain(f"failed: {request.method} {request.url} {request.failure}"))
        page.on("response", lambda answer: complain(f"status {answer.status}: {answer.url}") if answer.status >= 400 else None)
        return page

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda payload: self._heard(json.loads(payload)))
        socket.on("framesent", lambda payload: self.sent.append(json.loads(payload)))

    def _heard(self, message: dict[str, Any]) -> None:
        if message["is"] != "pong":  # whenever the page asks whether the line is alive
            self.received.append(message)
            self.told.hear(message)

    def expect_complaints(self, *patterns: str) -> None:
        self.expected += [re.compile(each) for each in patterns]

    @property
    def unexpected(self) -> list[str]:
        # A request that the page itself gave up, by going elsewhere or by downloading, has not failed.
        ordinary = [re.compile(r"^failed: .*ERR_ABORTED$"), *self.expected]
        return [each for each in self.complaints if not any(pattern.search(each) for pattern in ordinary)]

    # ---------------------------------------------------------------- looking and pressing

    def go(self, address: str) -> None:
        self.page.goto(address)

    def named(self, role: Any, code: str, within: Page | Locator | None = None, **params: Any) -> Locator:
        """What has this role, and this sentence as its name."""
        return (within or self.page).get_by_role(role, name=self.words(code, **params), exact=True)

    def button(self, code: str, within: Page | Locator | None = None, **params: Any) -> Locator:
        return self.named("button", code, within, **params)

    def press(self, code: str, within: Page | Locator | None = None, **params: Any) -> None:
        self.button(code, within, **params).click()

    def follow(self, code: str, within: Page | Locator | None = None, **params: Any) -> None:
        self.named("link", code, within, **params).click()

    def dialog(self, code: str) -> Locator:
        return self.named("dialog", code)

    def sees(self, code: str, **params: Any) -> None:
        expect(self.page.get_by_text(self.words(code, **params), exact=True).first).to_be_visible()

    def door(self, game: str = "hashcatch") -> Locator:
        """A game on the home page."""
        return self.named("article", f"{game}-title")

    @property
    def play_now(self) -> Locator:
        return self.button("page-play-now", self.door())

    @property
    def invite(self) -> Locator:
        return self.button("page-invite", self.door())

    def set_going(self, what: Callable[[], None]) -> str:
        """Do something that leads to a table; the table's path."""
        what()
        self.page.wait_for_url("**/t/*")
        return self.path

    @property
    def path(self) -> str:
        return "/" + self.page.url.split("/", 3)[3]

    def tap(self, place: Locator) -> None:
        """Touch or click where something is, as a finger does: whatever lies on top of it."""
        x, y, width, height = self.at_rest(place)
        self.tap_at(x + width / 2, y + height / 2)

    def at_rest(self, place: Locator) -> list[float]:
        """Where something is, in view, and how large, once that does not change any more from one frame to the next."""
        found: list[list[float]] = []

        def rests() -> bool:
            place.scroll_into_view_if_needed()
            box = place.evaluate(BOX_AT_REST)
            found.extend([box] if box else [])
            return bool(found)

        self.wait_until(rests)
        return found[0]

    def tap_at(self, x: float, y: float) -> None:
        if self.has_touch is None:
            self.has_touch = bool(self.page.evaluate("matchMedia('(pointer: coarse)').matches"))
        if self.has_touch:
            self.page.touchscreen.tap(x, y)
        else:
            self.page.mouse.click(x, y)

    @property
    def card(self) -> Locator:
        """What the page says about a thing that was asked about."""
        return self.page.locator("[data-inspected]")

    def point_at(self, place: Locator) -> None:
        """Let the mouse rest on something."""
        x, y, width, height = self.at_rest(place)
        self.page.mouse.move(x + width / 2, y + height / 2)

    def hold(self, place: Locator) -> None:
        """Keep a finger on something until the page says what it is."""
        x, y, width, height = self.at_rest(place)
        finger = self.context.new_cdp_session(self.page)
        touched = [{"x": x + width / 2, "y": y + height / 2}]
        finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": touched})
        expect(self.card).to_be_visible()
        finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        finger.detach()

    def wait_for_answer(self, act: Callable[[], None]) -> None:
        """Do something that the server answers, and wait until it has."""
        answered = len(self.told.acked)
        act()
        self.wait_until(lambda: len(self.told.acked) > answered)

    def wait_until(self, so: Callable[..., bool], *given: Any) -> None:
        """Wait for something that is not on the page, such as what went over its socket. What `so` is about in a loop is given with it."""
        for look in range(PATIENCE * 20):
            if so(*given):
                return
            self.page.wait_for_timeout(10 if look < 10 else 50)  # every look costs the page some work
        raise AssertionError("it never came to that")

    # ---------------------------------------------------------------- at the table

    @property
    def board(self) -> Locator:
        return self.named("group", "hashcatch-page-board")

    @property
    def bar(self) -> Locator:
        """Where the page says what is expected."""
        return self.named("region", "page-actions")

    @property
    def asked(self) -> Locator:
        """The action bar, while something is expected of this visitor."""
        return self.page.locator("section.bar.live")

    @property
    def choices(self) -> Locator:
        """What the bar offers: moves are not there, they are chosen on the board."""
        return self.bar.get_by_role("listitem").get_by_role("button")

    @property
    def confirmation(self) -> Locator:
        return self.bar.get_by_role("button", name=self.words("page-confirm"))

    @property
    def ending(self) -> Locator:
        return self.button("page-look-board")

    @property
    def has_ended(self) -> bool:
        """The page shows the result. It cannot before it was told of it: until then it need not be searched."""
        return self.told.end is not None and self.ending.is_visible()

    @property
    def log(self) -> Locator:
        return self.named("region", "page-log")

    def summary(self) -> list[str]:
        """The position in words, as a screen reader gets it."""
        return [text for text in self.board.get_by_role("listitem").all_inner_texts() if text]

    def log_lines(self) -> list[str]:
        return self.log.get_by_role("listitem").all_inner_texts()

    def stakes(self) -> tuple[list[tuple[Outcome, ...]], tuple[Tally, ...]]:
        """What is at stake in the question that is open, for each legal action, and what everyone would score: by the rules, from what the page was shown."""
        table, seat = self.told.table, self.told.seat
        assert seat is not None
        rules = find(table["game"])
        boards, shown = rules.board(self.told.sync["players"], table["options"])[1], rules.State.new()
        for name, value in self.told.state.items():
            shown[0][name] = value
        if "standing" in rules.State.fields:  # the places once more, as bits; no page is sent them
            shown[0]["standing"] = [sum(1 << place for place in own if 0 <= place < BASE) for own in self.told.state["place"]]
        engine = Engine(rules, boards)
        choices = [engine.stakes(shown, seat, rules.actions.encode(rules.actions.from_json(json.dumps(each)))) for each in self.told.legal]
        return choices, engine.tally(shown, seat)

    def await_turn(self) -> bool:
        """Wait until there is something to do, or the game is over: whether there is."""
        self.wait_until(self.sees_news)
        return not self.has_ended

    def sees_news(self) -> bool:
        """The page shows that something is asked, or the result. That it was told comes first, and costs nothing to find out."""
        return self.told.has_news and (self.asked.is_visible() or self.has_ended)

    def my_turn(self) -> bool:
        return self.asked.is_visible()

    def best(self) -> int:
        """Which of the legal actions to take, once the page offers as many as the server does."""
        tokens = {each["token"] for each in self.told.legal if each["do"] == "move"}
        offered = [0 if tokens else len(self.told.legal), len(tokens)]
        self.wait_until(lambda: bool(self.page.evaluate(OFFERED) == offered))
        return self.told.best()

    def act(self) -> None:
        """Choose, and confirm if asked to."""
        best = self.best()
        if self.must_confirm(lambda: self.choose(best)):
            self.confirmation.click()

    def choose(self, at: int) -> None:
        """Choose one of the legal actions: in the bar, or if it is a move, with keys on the board."""
        action = self.told.legal[at]
        if action["do"] != "move":
            return self.choices.nth(at).click()
        token, way, push = action["token"], action["way"], action["push"]
        pushes = [each["push"] for each in self.told.legal if (each["token"], each["way"]) == (token, way)]
        self._press_on_board(f"token-{token}")
        self._press_on_board(f"to-{token}-{way}")
        if len(pushes) > 1:
            self._press_on_board(f"push-{push}")

    def _press_on_board(self, target: str) -> None:
        self.page.locator(f"#main .board [data-target='{target}']").press("Enter")  # without roles and names, as in OFFERED

    def must_confirm(self, choose: Callable[[], Any]) -> bool:
        """Choose: whether the page asks once more, and has not sent it already."""
        before, asks = self.acts_sent, self.page.locator("section.bar div.acts > button.main")
        choose()
        # That there is a button is found out quickly; only then it is worth while to look for its role and name.
        self.wait_until(lambda: self.acts_sent > before or (asks.count() > 0 and self.confirmation.is_visible()))
        return self.acts_sent == before

    @property
    def acts_sent(self) -> int:
        return sum(each["do"] == "act" for each in self.sent)

    def act_quickly(self) -> None:
        """The same with the number keys, for the long way to the end of a game."""
        best = self.best()
        if best >= 9 or self.told.legal[best]["do"] == "move":
            return self.act()
        if self.must_confirm(lambda: self.page.keyboard.press(str(best + 1))):
            self.page.keyboard.press("Enter")

    def place(self, place: int) -> str:
        """A place of the ring, or the base, in words."""
        if place == BASE:
            return self.words("hashcatch-place-base")
        return self.words("hashcatch-place-hash" if place in HASHES else "hashcatch-place-ring", number=str(place))

    def token_on_board(self, token: int) -> Locator:
        """An own token that can be picked up."""
        return self.board.get_by_role("button", name=self.words.like("hashcatch-page-pick", "digit", "place", token=letter(token)))

    def choose_on_board(self) -> Action:
        """Choose by what is on the board: the die, or a token and then its goal. What needs more is chosen in the bar."""
        action = self.told.legal[self.best()]
        if action["do"] == "roll":
            self.tap(self.button("hashcatch-do-roll", self.board))
        elif action["do"] == "move" and action["push"] is None:
            self.tap(self.token_on_board(action["token"]))
            goal = self.place(self.told.goal(action))
            self.tap(self.button("hashcatch-do-move", self.board, token=letter(action["token"]), to=goal, push="none"))
        else:
            self.choose(self.best())
        return action

    def act_on_board(self) -> Action:
        action = self.told.legal[self.best()]
        if self.must_confirm(self.choose_on_board):
            self.confirmation.click()
        return action

    def play_on(self, until: Callable[[], bool] = lambda: False) -> None:
        """Play until something is so at one's own turn, or to the end."""
        for _ in range(ASK_AT_MOST):
            if not self.await_turn() or until():
                return
            self.act_quickly()
        raise AssertionError("the game does not end")


LISTEN_HERE = """
const Channel = MessageChannel;
globalThis.MessageChannel = class {
  constructor() {
    const channel = new Channel(), {port1} = channel, post = port1.postMessage.bind(port1);
    port1.addEventListener("message", ({data}) => (data ?? []).forEach((each) => heardHere(each)));
    port1.postMessage = (data) => { if (typeof data === "string") saidHere(data); post(data); };
    return channel;
  }
};
"""
"""Tells the test what goes over the line to a table on the visitor's own device, which is no socket."""

Visit = Callable[..., Visitor]
"""Opens a browser; see the fixture `visit`."""


KNOWN = json.dumps(["blackhat", "hacker", "hashcatch"])


def new_visitor(
    browser: Browser,
    number: int,
    *,
    language: str = "en",
    phone: bool = False,
    speed: float = 0,
    newcomer: bool = False,
    keeps: bool = False,
    **settings: Any,
) -> Visitor:
    """Somebody new, whose number decides their seeds.

    Unless told otherwise, nothing moves for them, nothing has to be confirmed, there are no hints, nobody asks about sound, all their games are
    at tables of the server (`here`: those against bots are on the device, as for everybody who has not chosen otherwise), and they have played all games before: only to a newcomer is a game introduced, and only for a newcomer do bots act calmly. Nor does the browser keep the page for times
    without a network, unless it is told so (`keeps`): it would load everything again for every test.
    """
    motion: Any = "no-preference" if speed else "reduce"  # what pulses all the time keeps a small machine busy
    workers: Any = "allow" if keeps else "block"
    screen = PHONE if phone else DESK
    context = browser.new_context(locale=LOCALES[language], color_scheme="dark", reduced_motion=motion, service_workers=workers, **screen)
    context.set_default_timeout(PATIENCE * 1000)
    chosen = json.dumps({"speed": speed, "confirm": False, "hints": False, "soundsAsked": True, "here": False} | settings)
    context.add_init_script(SEEDED.replace("NUMBER", str(number)))
    context.add_init_script(LISTEN_HERE)
    if not speed:
        context.add_init_script(CALM_SCREEN)
    context.add_init_script(f"{WATCH_POLICY}; localStorage['hacktable.settings'] ??= {json.dumps(chosen)};")
    if not newcomer:
        context.add_init_script(
            f"for (const each of ['introduced', 'played']) localStorage[`hacktable.${{each}}`] ??= {json.dumps(KNOWN)};"
        )
    return Visitor(context, language)


def play_together(*players: Visitor, until: Callable[[], bool] = lambda: False) -> None:
    """Let everybody act in turn until something is so, or to the end."""
    for _ in range(ASK_AT_MOST * len(players)):
        someone = first_to_see(players)
        if someone.has_ended or until():
            return
        someone.act_quickly()
    raise AssertionError("the game does not end")


def first_to_see(players: tuple[Visitor, ...]) -> Visitor:
    """Who sees that something is asked of them, or the result; looked at in turn, because they have browsers of their own."""
    found: list[Visitor] = []

    def look() -> bool:
        found.extend(player for player in players if player.sees_news())
        return bool(found)

    players[0].wait_until(look)
    return found[0]
