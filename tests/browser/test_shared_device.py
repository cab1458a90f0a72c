"""Several people share one device: they hand it round, and it shows each of them only their own secrets."""

from __future__ import annotations

import json
import signal
from collections import Counter
from collections.abc import Callable
from typing import Any

from looking import expect
from playwright.sync_api import Locator, WebSocket
from quick import is_nearly_won, play_quickly
from serving import Cable, Serving
from test_two_players import LINE_LOST
from visitor import ASK_AT_MOST, Told, Visit, Visitor

NAMES = {"en": ("Ann", "Mia"), "de": ("Änne", "Mia")}


class Wire:
    """What goes over a page's sockets, both ways, in its order."""

    def __init__(self, visitor: Visitor) -> None:
        self.said: list[tuple[str, dict[str, Any]]] = []
        visitor.page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framesent", lambda payload: self.said.append(("page", json.loads(payload))))
        socket.on("framereceived", lambda payload: self.said.append(("server", json.loads(payload))))

    def check(self) -> set[int | None]:
        """Nothing of a chair's view before the page has asked for it; which chairs were looked through."""
        asked: int | None = None
        seat: int | None = None
        seen = set[int | None]()
        for who, message in self.said:
            if who == "page" and message["do"] == "look":
                asked = message["chair"]
            elif who == "page" and message["do"] == "hello":
                asked = message.get("chair")
            elif who == "server" and message["is"] == "sync":
                seat = message["seat"]
                seen.add(seat)
                assert seat == asked or seat is None
            if who == "server" and message["is"] in ("sync", "frame") and seat is None:
                assert message["legal"] == []
        return seen


def share(visitor: Visitor, name: str) -> None:
    visitor.press("page-share-add")
    asking = visitor.dialog("page-share-add")
    visitor.named("textbox", "page-share-name", asking).fill(name)
    visitor.press("page-share-seat", asking)
    expect(asking).to_be_hidden()
    expect(visitor.page.get_by_role("article").filter(has_text=name)).to_contain_text(visitor.words("page-share-here"))


def rename(visitor: Visitor, name: str) -> None:
    visitor.named("textbox", "page-your-name").fill(name)
    visitor.press("page-save")
    visitor.sees("page-name-saved", name=name)


def hand(visitor: Visitor, name: str) -> Locator:
    """The hand-over screen for somebody."""
    return visitor.named("heading", "page-hand-to", name=name)


def taking(visitor: Visitor) -> Locator:
    """The buttons with which somebody takes the device."""
    return visitor.page.get_by_role("button", name=visitor.words.like("page-hand-i-am", "name"))


def sit_together(visitor: Visitor, server: Serving, *names: str, bots: int = 0) -> str:
    """People on one device at a new table, whose match has begun; the table's path."""
    visitor.go(server.address)
    rename(visitor, names[0])
    path = visitor.set_going(lambda: visitor.invite.click())
    for name in names[1:]:
        share(visitor, name)
    for number in range(bots):
        visitor.button("page-add-bot").first.click()
        expect(visitor.named("combobox", "page-level")).to_have_count(number + 1)
    visitor.press("page-start")
    expect(taking(visitor).first.or_(visitor.board).first).to_be_visible()
    return path


def play_in_turns(visitor: Visitor, names: tuple[str, ...], until: Callable[[Counter[str]], bool] = lambda _: False) -> Counter[str]:
    """Hand the device over whenever it asks for that, until something is so of how often each of them had it, or to the end; who had it how often."""
    had: Counter[str] = Counter()
    for _ in range(ASK_AT_MOST * len(names)):
        # The action bar is found quickly, and most of the time it is what comes; the others are looked for by role and name.
        visitor.wait_until(lambda: visitor.asked.is_visible() or visitor.has_ended or taking(visitor).first.is_visible())
        if visitor.has_ended:
            return had
        if not visitor.asked.is_visible():
            if until(had):
                return had
            expect(visitor.board).to_have_count(0)
            (name,) = [each for each in names if hand(visitor, each).is_visible()]
            seat = next(at for at, chair in enumerate(visitor.told.table["chairs"]) if chair["name"] == name)
            visitor.press("page-hand-i-am", name=name)
            expect(visitor.asked).to_be_visible()
            assert visitor.told.seat == seat
            had[name] += 1
        else:
            visitor.act_quickly()
    raise AssertionError("the game does not end")


def test_two_people_play_a_whole_match_on_one_device(server: Serving, visit: Visit) -> None:
    def is_asked_near_the_end(told: Told) -> bool:
        return is_nearly_won(told) and told.actors[0] < len(names)

    ann, names = visit(), NAMES["en"]
    wire = Wire(ann)
    path = sit_together(ann, server, *names, bots=1)
    assert {digit for digits in ann.told.state["digit"] for digit in digits} == {0}, "nobody's digits have reached the page yet"
    assert set(play_in_turns(ann, names, until=lambda had: min(had[name] for name in names) >= 3)) == set(names)
    # The middle is played without the page, which sees it all; the end by hand again.
    play_quickly(server, ann, until=is_asked_near_the_end)
    ann.wait_until(lambda: ann.has_ended or (is_asked_near_the_end(ann.told) and hand(ann, names[ann.told.actors[0]]).is_visible()))
    assert play_in_turns(ann, names)
    assert wire.check() == {None, 0, 1}
    assert [message for message in ann.received if message["is"] == "refused"] == []

    # At the end the device is nobody's: everyone is called by name, and both seeds are found in the key.
    assert ann.told.end
    points, winners = ann.told.end["result"]["points"], ann.told.end["result"]["placing"]
    assert len(points) == len(winners) == 3
    expect(ann.page.get_by_text(ann.words("page-you"), exact=True)).to_have_count(0)
    expect(ann.page.get_by_role("heading", level=1)).not_to_have_text(ann.words("page-end-you-won"))
    ann.press("page-verify-now")
    ann.sees("page-verify-commitment-holds")
    ann.sees("page-verify-own-holds")

    # Nobody else is there: another match begins without a stop, again with a hand-over.
    ann.press("page-rematch")
    expect(taking(ann).first.or_(ann.asked).first).to_be_visible()
    assert ann.path == path
    ann.wait_until(lambda: ann.told.sync["match"] == 2)
    assert ann.told.table["you"]["chairs"] == [0, 1]


def test_a_device_is_covered_again_after_a_reload_and_can_be_handed_over_at_any_time(server: Serving, visit: Visit) -> None:
    anne, names = visit(language="de", phone=True), NAMES["de"]
    wire = Wire(anne)
    sit_together(anne, server, *names)
    (first,) = [each for each in names if hand(anne, each).is_visible()]
    second = names[1 - names.index(first)]
    anne.press("page-hand-i-am", name=first)
    expect(anne.asked).to_be_visible()

    # Whoever loads the page anew may be anybody.
    anne.page.reload()
    expect(hand(anne, first)).to_be_visible()
    expect(anne.board).to_have_count(0)
    anne.press("page-hand-i-am", name=first)
    expect(anne.asked).to_be_visible()

    held = anne.told.seat

    # Who is not to act may look as well, for as long as they like, and hand it back.
    anne.press("page-hand-pass")
    expect(hand(anne, first)).to_be_visible()
    anne.press("page-hand-i-am", name=second)
    expect(anne.board).to_be_visible()
    assert anne.told.seat not in (None, held)
    back = anne.page.get_by_role("main")
    expect(back).to_contain_text(anne.words("page-hand-to", name=first))
    anne.press("page-hand-pass", back)
    expect(hand(anne, first)).to_be_visible()
    anne.press("page-hand-i-am", name=first)
    expect(anne.asked).to_be_visible()
    assert anne.told.seat == held
    wire.check()


def test_a_lost_line_comes_back_to_the_same_hands(mortal_server: Serving, visit: Visit, cable: Callable[[Serving], Cable]) -> None:
    server, way = mortal_server, cable(mortal_server)
    ann = visit()
    ann.expect_complaints(*LINE_LOST)
    server.address = way.address
    sit_together(ann, server, *NAMES["en"])
    taking(ann).first.click()
    expect(ann.asked).to_be_visible()
    held, before = ann.told.seat, ann.summary()
    ann.context.set_offline(True)
    way.cut()
    ann.sees("page-line-lost")
    way.mend()
    ann.context.set_offline(False)
    expect(ann.page.get_by_text(ann.words("page-line-lost"))).to_have_count(0)
    expect(ann.asked).to_be_visible()
    assert (ann.told.seat, ann.summary()) == (held, before)
    assert ann.sent[-1]["do"] != "look"

    # A move that was on its way when the server fell is not lost, either: whose it is, is known.
    server.signal(signal.SIGSTOP)
    ann.act()
    ann.sees("page-sending")
    (lost,) = [message["id"] for message in ann.sent if message["do"] == "act"]
    server.kill()
    ann.sees("page-line-lost")
    server.start()
    ann.wait_until(lambda: lost in ann.told.acked)
    assert ann.told.seat == held
    assert [message for message in ann.received if message["is"] == "refused"] == []


def test_who_was_added_is_taken_away_again_and_others_see_with_whom_somebody_plays(server: Serving, visit: Visit) -> None:
    ann, ben = visit(server.address), visit(language="de")
    rename(ann, "Ann")
    path = ann.set_going(lambda: ann.invite.click())
    share(ann, "Mia")
    ben.go(server.address + path)
    chair = ben.page.get_by_role("article").filter(has_text="Mia")
    expect(chair).to_contain_text(ben.words("page-share-with", name="Ann"))
    ann.press("page-share-remove")
    expect(chair).to_have_count(0)
    share(ann, "Ole")
    ann.press("page-start")
    expect(taking(ann)).to_have_count(2)
    expect(ben.page.get_by_role("region", name="Ole", exact=True)).to_be_visible()
