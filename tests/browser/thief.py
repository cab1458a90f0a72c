"""Someone who plays Hacker in a browser: step by step with taps and a plan, or live with hands and eyes."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from typing import Any

from looking import expect
from playwright.sync_api import Locator
from visitor import Visitor

FLOW, OVER = 8, 9
TRUTH = 8
ASK_AT_MOST = 600

TAP_ON = """
([note, others]) => {
  // Nothing comes between the taps but the page itself: they are right after the note on the slowest machine.
  const tap = (account) => {
    const { x, y, width, height } = document.querySelector(`[data-target='account-${account}'] circle.focus`).getBoundingClientRect();
    const at = { bubbles: true, pointerId: 1, pointerType: 'mouse', clientX: x + width / 2, clientY: y + height / 2 };
    for (const kind of ['pointerdown', 'pointerup']) document.querySelector('.live .ground').dispatchEvent(new PointerEvent(kind, at));
  };
  globalThis.tappedOn = 0;
  const watch = new MutationObserver(() => {
    if (document.querySelector('.carried')) return;
    watch.disconnect();
    if (document.querySelector('.live .ground')) for (const each of others) (tap(each), globalThis.tappedOn++);
  });
  watch.observe(document.body, { childList: true, subtree: true });
  tap(note);
}
"""
"""For the browser: tap an account that takes the note in one's hands, and others as soon as it lies there."""

Point = tuple[float, float]


def far(one: Point, other: Point) -> float:
    return float(((one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2) ** 0.5)


class Thief:
    """A visitor at a table of Hacker, who leaves decisions to a coin."""

    def __init__(self, visitor: Visitor, seed: int = 1) -> None:
        self.visitor, self.page, self.told = visitor, visitor.page, visitor.told
        self.coin = random.Random(seed)
        self.done: list[str] = []
        self.last: dict[str, Any] | None = None

    # ---------------------------------------------------------------- what is there

    @property
    def state(self) -> dict[str, Any]:
        return self.told.state

    @property
    def seat(self) -> int:
        assert self.told.seat is not None
        return self.told.seat

    @property
    def table(self) -> Locator:
        return self.visitor.named("group", "hacker-page-table", self.page.locator("#main .board"))

    def account(self, account: int) -> Locator:
        """By its number from 0 on."""
        return self.table.locator(f"[data-target='account-{account}']")

    def middle(self, account: int) -> Locator:
        """Where to tap: piles and notes stick out."""
        return self.account(account).locator("circle.focus")

    def chair(self, seat: int) -> Locator:
        return self.table.locator(f"[data-target='seat-{seat}']")

    @property
    def asked(self) -> Locator:
        """The action bar, while something is expected of this visitor."""
        return self.page.locator("section.bar.live")

    @property
    def flows(self) -> bool:
        return bool(self.state) and self.state["phase"] == FLOW

    @property
    def walks(self) -> bool:
        return self.flows and self.state["turn"] == self.seat and not self.state["seated"]

    def spot(self, account: int) -> Point:
        return self.state["spot_x"][account], self.state["spot_y"][account]

    def hand(self, hand: int) -> Point:
        return self.state["hand_x"][self.seat][hand], self.state["hand_y"][self.seat][hand]

    def goal(self) -> Point:
        """Where the eyes are going."""
        return self.state["look_x"][self.seat], self.state["look_y"][self.seat]

    def gaze(self) -> Point:
        return self.state["gaze_x"][self.seat], self.state["gaze_y"][self.seat]

    @property
    def emptied(self) -> list[tuple[list[int], int]]:
        """Accounts without a note whose viruses were put aside one after another, and how many viruses these were, as the server has told it."""
        events = [event for each in self.visitor.received if each["is"] == "frame" for event in each["events"]]
        runs: list[tuple[list[int], int]] = []
        at, last = 0, -1
        while at + 1 < len(events):
            one, other = events[at : at + 2]
            if (one["event"], other["event"]) != ("protecting", "aside") or one["account"] != other["account"]:
                at += 1
                continue
            accounts, viruses = runs.pop() if last == at else ([], 0)
            runs.append(([*accounts, one["account"]], viruses + other["viruses"]))
            at = last = at + 2
        return runs

    # ---------------------------------------------------------------- deciding

    def tool(self, name: str) -> Locator:
        words = re.compile("^" + re.escape(self.visitor.words(f"hacker-page-tool-{name}")))
        return self.visitor.bar.get_by_role("button", name=words)

    def plan(self) -> None:
        """A window: perhaps a virus, and something to watch."""
        slips = [each["account"] - 1 for each in self.told.legal if each["do"] == "slip"]
        victims = [account for account in slips if self.state["owner"][account] != self.seat]
        if victims and self.coin.random() < 0.6:
            self.tool("hand").click()
            chosen = self.coin.choice(victims)
            self.visitor.tap(self.middle(chosen))
            if self.state["face_down"]:  # a back has no number: it is named by where it lies
                expect(self.tool("hand")).not_to_contain_text(self.visitor.words("hacker-page-tool-still"))
            else:
                expect(self.tool("hand")).to_contain_text(str(chosen + 1))
        self.tool("eye").click()
        if self.done_planning.is_disabled():  # the eyes stay where they were, until they are sent elsewhere
            watched = [each["account"] - 1 for each in self.told.legal if each["do"] == "watch"]
            self.visitor.tap(self.middle(self.coin.choice(watched)))
        self.done_planning.click()

    @property
    def done_planning(self) -> Locator:
        return self.visitor.bar.get_by_role("button", name=re.compile("^" + re.escape(self.visitor.words("hacker-page-done"))))

    @property
    def recount(self) -> Locator:
        """What really happened in a round, over everything else."""
        return self.page.get_by_role("dialog", name=self.visitor.words.like("hacker-page-recount-title", "round"))

    def close_recount(self) -> None:
        if self.recount.is_visible():
            self.visitor.press("page-close", self.recount)
            expect(self.recount).to_be_hidden()

    def answer(self) -> None:
        """Whatever is asked outside a live round."""
        self.close_recount()
        action = self.coin.choice(
            [each for each in self.told.legal if each != self.last] or self.told.legal
        )  # not so quick: a double click is one
        kind, self.last = action["do"], action
        self.done.append(kind)
        if kind in ("place", "protect"):
            self.visitor.wait_for_answer(lambda: self.visitor.tap(self.middle(action["account"] - 1)))
        elif kind in ("slip", "watch", "follow"):
            self.visitor.wait_for_answer(self.plan)
        elif kind == "walk":
            way = re.compile(re.escape(self.visitor.words(f"hacker-page-{action['way']}")))
            self.visitor.wait_for_answer(lambda: self.visitor.bar.get_by_role("button", name=way).click())
        else:
            at = self.coin.randrange(self.visitor.choices.count())
            self.visitor.wait_for_answer(lambda: self.visitor.choices.nth(at).click())

    def play_on(self, until: Callable[[], bool] = lambda: False) -> None:
        """In steps, until something is so at one's own turn, or to the end."""
        play_together(self, until=until)

    # ---------------------------------------------------------------- live

    def point_at(self, place: Locator) -> Point:
        x, y, width, height = self.visitor.at_rest(place)
        return x + width / 2, y + height / 2

    def look_at(self, place: Locator) -> None:
        """The eyes follow the mouse."""
        self.page.mouse.move(*self.point_at(place))

    def tap(self, account: int) -> None:
        self.visitor.tap_at(*self.point_at(self.middle(account)))

    def reach(self, account: int) -> int:
        """Send a hand to an account, and wait until it is there: which one."""
        self.tap(account)
        there: list[int] = []

        def has_come() -> bool:  # and is at rest
            there.extend(hand for hand in range(2) if self.state["loaded"][self.seat][hand] and self.hand(hand) == self.spot(account))
            return bool(there)

        self.visitor.wait_until(has_come)
        return there[0]

    def drop_on(self, account: int) -> None:
        """Reach out, and let go."""
        self.reach(account)
        self.visitor.wait_for_answer(lambda: self.tap(account))

    def live_on(self, until: Callable[[], bool]) -> None:
        """Do what has to be done: place notes, go on after pauses, protect accounts; hands lie still."""

        def attend() -> bool:
            if until() or self.visitor.has_ended:
                return True
            if self.flows and self.visitor.received[-1]["is"] == "beat":  # time passes: nothing else is on the page
                self.attend_to_note()
                return False
            onward = self.page.get_by_role("button", name=re.compile("^" + re.escape(self.visitor.words("hacker-page-recount-onward"))))
            if onward.is_visible():
                if until():  # the round has ended since it was asked: the pause after it is the caller's
                    return True
                onward.evaluate_all("found => found[0]?.click()")  # at once: it goes away as soon as the server has heard it
            elif self.flows:
                self.attend_to_note()
            elif self.told.legal and self.asked.is_visible():
                self.answer()
            return False

        self.visitor.wait_until(attend)

    def attend_to_note(self) -> None:
        """Back with a note: to an own account, or, face down, to any."""
        if self.has_note and self.table.is_visible():
            self.tap(self.account_for_note())
            self.visitor.wait_until(lambda: not self.state["carried"][self.seat])
            self.done.append("place")

    @property
    def has_note(self) -> bool:
        """Back with a note that has to be placed."""
        return bool(self.flows and self.state["turn"] == self.seat and self.state["seated"] and self.state["carried"][self.seat])

    def account_for_note(self) -> int:
        owners = self.state["owner"]
        return owners.index(self.seat) if self.seat in owners else self.coin.randrange(3)

    def place_note_and_tap_on(self) -> int:
        """Place the note, and tap the same account and another one as soon as it lies there: how many of these taps the live table has got."""
        account = self.account_for_note()
        self.visitor.at_rest(self.middle(account))
        self.page.evaluate(TAP_ON, [account, [account, (account + 4) % 9]])
        self.visitor.wait_until(lambda: not self.state["carried"][self.seat])
        return int(self.page.evaluate("tappedOn"))

    @property
    def led_after_note(self) -> list[dict[str, Any]]:
        """What the page has told the server about this player's hands since the last note was placed."""
        told = [action for each in self.visitor.sent for action in each.get("inputs", [each.get("action", each)])]
        placed = max(at for at, action in enumerate(told) if action.get("do") == "place")
        return [action for action in told[placed:] if action.get("do") in ("steer", "drop")]


def set_up(visitor: Visitor, bots: int, tempo: str, numbers: dict[str, int] | None = None) -> None:
    """In the lobby of a new table: so many bots, and these options."""
    for number in range(2, 2 + bots):
        visitor.press("page-add-bot", visitor.named("article", "page-chair", number=number))
    visitor.named("combobox", "hacker-option-tempo").select_option(tempo)
    if numbers:
        visitor.page.get_by_text(visitor.words("page-numbers"), exact=True).click()
        for name, value in numbers.items():
            visitor.named("combobox", f"hacker-option-{name}").select_option(str(value))
            visitor.wait_until(lambda option, chosen: visitor.told.table["options"][option] == chosen, name, value)


def play_together(*thieves: Thief, until: Callable[[], bool] = lambda: False) -> None:
    """In steps: whoever is asked answers, until something is so, or to the end."""
    asked: list[Thief] = []

    def look() -> bool:
        asked[:] = [thief for thief in thieves if thief.told.legal and thief.asked.is_visible()]
        return bool(asked) or ended()

    def ended() -> bool:
        return (bool(thieves[0].state) and until()) or thieves[0].visitor.has_ended

    for _ in range(ASK_AT_MOST * len(thieves)):
        thieves[0].visitor.wait_until(look)
        if ended():
            return
        asked[0].answer()
    raise AssertionError("the game does not end")
