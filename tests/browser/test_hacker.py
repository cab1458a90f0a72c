"""Hacker in real browsers: three at one live table, whole games with bots, a reload in mid-heist, steps on one shared device and by keys."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from looking import expect
from quick import by_chance, new_table, play_quickly
from serving import Serving
from test_every_screen import Tour, shut
from test_shared_device import rename, share, taking
from thief import FLOW, OVER, Thief, far, set_up
from visitor import Told, Visit, Visitor

QUICK = {"walk_seconds": 1, "walk_limit": 2, "place_limit": 30}
NOTE_WARNINGS = """() => {
  globalThis.noted = [];
  new MutationObserver(() => {
    const said = document.querySelector('.game p.next')?.textContent.trim();
    if (said && !noted.includes(said)) noted.push(said);
  }).observe(document.body, { childList: true, subtree: true });
}"""
LONG = {"walk_seconds": 20, "walk_limit": 60, "place_limit": 60}


def at_a_table(server: Serving, visitor: Visitor, bots: int, tempo: str = "live", numbers: dict[str, int] | None = None) -> str:
    """A new table of Hacker with so many bots and these options; its path. In the next function they are chosen in the lobby."""
    path = new_table(visitor, server, "hacker", bots=bots, options={"tempo": tempo, **(numbers or {})})
    visitor.go(server.address + path)
    expect(visitor.button("page-start")).to_be_visible()
    return path


def in_a_lobby(server: Serving, visitor: Visitor, bots: int, tempo: str = "live", numbers: dict[str, int] | None = None) -> None:
    """The same by hand, with both advanced rules."""
    visitor.go(server.address)
    visitor.set_going(lambda: visitor.button("page-invite", visitor.door("hacker")).click())
    set_up(visitor, bots, tempo, numbers)
    for name in ("magnetic", "cryptography"):
        visitor.named("switch", f"hacker-option-{name}").click()
        expect(visitor.named("switch", f"hacker-option-{name}")).to_be_checked()


def join(server: Serving, path: str, *visitors: Visitor) -> None:
    """The others sit down, in the chairs from the second on, and are ready."""
    for number, visitor in enumerate(visitors, 2):
        visitor.go(server.address + path)
        visitor.press("page-sit", visitor.named("article", "page-chair", number=number))
        visitor.press("page-sit-down", visitor.dialog("page-who-are-you"))
    for visitor in visitors:  # who sits down later takes back what others were ready for
        visitor.wait_until(lambda told: sum(bool(chair["name"]) for chair in told.table["chairs"]) > len(visitors), visitor.told)
        visitor.press("page-ready")


def three_at_a_live_table(server: Serving, visit: Visit, **numbers: int) -> list[Thief]:
    """Three browsers in a live round: the notes are placed, and somebody is on the way to the bank."""
    visitors = visit(), visit(language="it"), visit(language="de")
    path = at_a_table(server, visitors[0], 0, numbers=numbers)
    join(server, path, *visitors[1:])
    visitors[0].press("page-start")
    thieves = [Thief(visitor, seed) for seed, visitor in enumerate(visitors)]
    for visitor in visitors:
        visitor.wait_until(lambda told: bool(told.sync), visitor.told)
    play_quickly(server, *visitors, choose=by_chance(), until=lambda told: told.state["phase"] == FLOW)
    for thief in thieves:
        thief.visitor.wait_until(lambda each: each.flows and each.state["beats"] > 0, thief)
    return thieves


def alone_in_a_live_round(server: Serving, ann: Visitor, **numbers: int) -> Thief:
    """One person and two bots: the notes are placed, and the first live round has begun."""
    at_a_table(server, ann, bots=2, numbers=numbers)
    return playing_live(ann)


def playing_live(ann: Visitor) -> Thief:
    """From the lobby to the first live round."""
    ann.press("page-start")
    thief = Thief(ann)
    thief.play_on(until=lambda: thief.flows)
    return thief


def changes(messages: list[dict[str, Any]], field: str) -> dict[str, Any]:
    """All cells of a field that these messages changed."""
    found: dict[str, Any] = {}
    for message in messages:
        found |= message.get("diff", {}).get(field, {})
    return found


def test_a_drop_outside_a_gaze_never_reaches_that_browsers_wire(server: Serving, visit: Visit) -> None:
    """HK-61: one looks away, and one walks facing the bank; neither hears of hands, viruses, or who it was, until they look."""
    thieves = three_at_a_live_table(server, visit, **LONG)
    walker = next(thief for thief in thieves if thief.walks)
    watcher, sneak = [thief for thief in thieves if thief is not walker]
    victims = [account for account in range(9) if sneak.state["owner"][account] != sneak.seat]
    account = min(victims, key=lambda each: far(sneak.spot(each), sneak.hand(0)))
    radius = watcher.told.sync["board"]["gaze_radius"]
    elsewhere = max(range(9), key=lambda each: min(far(watcher.spot(each), sneak.spot(account)), far(watcher.spot(each), sneak.hand(0))))
    watcher.look_at(watcher.account(elsewhere))
    watcher.visitor.wait_until(lambda: watcher.gaze() == watcher.goal() and far(watcher.gaze(), watcher.spot(elsewhere)) < 3)
    assert far(watcher.gaze(), sneak.spot(account)) > radius + 9, "there is nothing to see from there"
    begun = {thief: len(thief.visitor.received) for thief in thieves}
    sneak.drop_on(account)
    sneak.visitor.wait_until(lambda: account + 1 in sneak.state["lies"][sneak.seat])
    beats = watcher.state["beats"]
    watcher.visitor.wait_until(lambda: watcher.state["beats"] > beats + 3)
    for thief in (watcher, walker):
        heard = thief.visitor.received[begun[thief] :]
        assert len(heard) > 5
        assert {message["is"] for message in heard} == {"beat"}
        assert [event["event"] for message in heard for event in message["events"]] == []
        for field in ("hand_x", "hand_y", "gaze_x", "gaze_y", "hand"):
            assert [cell for cell in changes(heard, field) if cell.split(".")[0] == str(sneak.seat)] == [], field
        for field in ("lies", "clue", "clear", "loaded", "dropping"):
            assert changes(heard, field) == {}, field
    # Whoever looks there now sees the pile, and not whose it is.
    watcher.look_at(watcher.account(account))
    watcher.visitor.wait_until(lambda: account + 1 in watcher.state["lies"][watcher.seat])
    entry = watcher.state["lies"][watcher.seat].index(account + 1)
    assert watcher.state["clue"][watcher.seat][entry] == 0
    assert [event["event"] for message in watcher.visitor.received[begun[watcher] :] for event in message["events"]] == ["grew"]


def test_a_drop_in_a_gaze_is_seen_and_one_on_an_own_account_is_asked_about_first(server: Serving, visit: Visit) -> None:
    """HK-61: so the test before could have failed. HK-14: on an own account a virus is wasted."""
    thieves = three_at_a_live_table(server, visit, **LONG)
    watcher, sneak = [thief for thief in thieves if not thief.walks]
    own = sneak.state["owner"].index(sneak.seat)
    sneak.reach(own)
    sent = sneak.visitor.acts_sent
    sneak.tap(own)
    sneak.visitor.sees("hacker-page-live-sure", account=own + 1)
    assert sneak.visitor.acts_sent == sent
    account = next(account for account in range(9) if sneak.state["owner"][account] == watcher.seat)
    watcher.look_at(watcher.account(account))
    watcher.visitor.wait_until(lambda: far(watcher.gaze(), watcher.spot(account)) < 3)
    sneak.drop_on(account)
    watcher.visitor.wait_until(lambda: account + 1 in watcher.state["lies"][watcher.seat])
    entry = watcher.state["lies"][watcher.seat].index(account + 1)
    assert watcher.state["clue"][watcher.seat][entry] == 1 << sneak.seat


def test_a_whole_live_game_with_bots_and_both_advanced_rules(server: Serving, visit: Visit) -> None:
    """HK-40, HK-41: to the result, with what really happened between the rounds."""
    ann = visit()
    in_a_lobby(server, ann, bots=2, numbers=QUICK)
    thief = playing_live(ann)
    ann.page.evaluate(NOTE_WARNINGS)
    thief.live_on(until=lambda: thief.state["rounds"] == 2)
    expect(ann.page.get_by_role("dialog", name=ann.words("hacker-page-recount-title", round=1))).to_be_visible()
    ann.wait_until(lambda: any(message["is"] == "delays" for message in ann.received))
    thief.live_on(until=lambda: thief.state["face_down"] == 1)
    assert ann.words("hacker-page-live-next") in ann.page.evaluate("noted"), "nobody has to walk without having been told"
    assert set(thief.state["owner"]) == {-1}, "nobody is shown whose they are"
    ann.sees("page-log-hushed")
    assert ann.log_lines()[0] == ann.words("hacker-event-turned", side="down")
    expect(thief.recount).to_be_hidden()
    thief.live_on(until=lambda: thief.state["phase"] == OVER)
    expect(ann.ending).to_be_visible()
    assert ann.told.end
    assert sum(ann.told.end["result"]["points"]) > 0
    assert "place" in thief.done
    # The last round is told by itself; then accounts are turned over, and awards given.
    finale = ann.named("region", "hacker-page-finale")
    expect(finale).to_be_visible()
    finale.get_by_text(ann.words("hacker-page-finale-count"), exact=True).click()
    expect(finale.locator(".account.open")).to_have_count(9)
    assert [int(each) for each in finale.locator(".sum").all_inner_texts()] == ann.told.end["result"]["points"]
    # Whether anybody has earned one depends on the deal: the page shows just those that the server has given.
    last = ann.context.request.get(f"{server.address}/api{ann.path.replace('/t/', '/tables/')}/1/recount/{thief.state['rounds']}").json()
    expect(finale.locator(".awards li")).to_have_count(len(last["awards"]))


def test_taps_right_after_placing_a_note_do_nothing(server: Serving, visit: Visit) -> None:
    """Whoever taps twice to place a note wants one note, and no hand on its way to a virus."""
    ann = visit()
    thief = alone_in_a_live_round(server, ann, **QUICK)
    # Whoever walks last finds the round over when the note lies there, and taps in vain: then the next round is played.
    taps = 0
    while not taps:
        thief.live_on(until=lambda: thief.has_note and thief.table.is_visible())
        assert thief.has_note, "the match is over, and no note has ever been placed before the end of a round"
        taps = thief.place_note_and_tap_on()
        assert thief.led_after_note == []
    assert taps == 2
    beats = thief.state["beats"]
    ann.wait_until(lambda: not thief.flows or not beats <= thief.state["beats"] <= beats + 3)  # what is sent goes out with the next beat
    assert thief.led_after_note == []
    expect(ann.page.get_by_text(ann.words("hacker-page-live-sure"))).to_have_count(0)


def test_a_reload_in_mid_heist_goes_on_where_the_hands_were(server: Serving, visit: Visit) -> None:
    """HK-64."""
    ann = visit()
    thief = alone_in_a_live_round(server, ann, **LONG)
    ann.wait_until(lambda: thief.flows and thief.state["beats"] > 0)
    if thief.walks:
        ann.wait_until(lambda: thief.state["progress"] > 20)
        before = thief.state["progress"]
    else:
        account = next(account for account in range(9) if thief.state["owner"][account] != thief.seat)
        hand = thief.reach(account)
        before = thief.hand(hand)
    ann.page.reload()
    ann.wait_until(lambda: ann.told.sync["number"] == 0 or ann.received[-1]["is"] == "beat")
    beats = thief.state["beats"]
    ann.wait_until(lambda: thief.state["beats"] > beats + 5)
    if thief.walks:
        assert thief.state["progress"] >= before
    else:
        assert thief.hand(hand) == before
        ann.wait_for_answer(lambda: thief.tap(account))


def test_a_finger_is_enough_on_a_phone(server: Serving, visit: Visit) -> None:
    """A tap sends a hand to an account, and another lets go."""
    ann = visit(phone=True, language="it")
    thief = alone_in_a_live_round(server, ann, **LONG)
    ann.wait_until(lambda: thief.flows and thief.state["beats"] > 0)
    if thief.walks:
        turn = ann.page.get_by_role("button", name=re.compile(re.escape(ann.words("hacker-page-live-turn-table"))))
        ann.tap(turn)
        ann.wait_until(lambda: thief.state["facing"] == 1)
        return
    thief.drop_on(next(account for account in range(9) if thief.state["owner"][account] != thief.seat))
    # A virus on one's own account would be wasted: one is asked first.
    own = thief.state["owner"].index(thief.seat)
    hand = thief.reach(own)
    thief.tap(own)
    expect(ann.page.get_by_text(ann.words("hacker-page-live-sure"))).to_be_visible()
    assert thief.state["loaded"][thief.seat][hand]
    assert ann.page.evaluate("document.scrollingElement.scrollWidth <= document.scrollingElement.clientWidth")


# ---------------------------------------------------------------- in steps


def test_a_round_in_steps_with_keys_alone(server: Serving, visit: Visit) -> None:
    ann = visit()
    at_a_table(server, ann, bots=2, tempo="step")
    ann.press("page-start")
    thief, keys = Thief(ann), ann.page.keyboard
    used: set[str] = set()

    def walk_to(target: str) -> None:
        """With arrows, from wherever the focus is: mostly towards it, and now and then round a corner."""
        there = thief.point_at(thief.table.locator(f"[data-target='{target}'] circle.focus"))
        for _ in range(80):
            if ann.page.evaluate("document.activeElement?.getAttribute('data-target')") == target:
                return
            here = thief.point_at(ann.page.locator("[data-target]:focus circle.focus"))
            across, along = there[0] - here[0], there[1] - here[1]
            ways = ["ArrowRight" if across > 0 else "ArrowLeft", "ArrowDown" if along > 0 else "ArrowUp"]
            keys.press(thief.coin.choice(ways + ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"] * (thief.coin.random() < 0.2)))
        raise AssertionError(f"arrows do not lead to {target}")

    while True:
        expect(thief.recount.or_(thief.asked).first).to_be_visible()
        if thief.recount.is_visible():  # the round is over: that goes with a key, too
            keys.press("Escape")
            expect(thief.recount).to_be_hidden()
            break
        action = thief.coin.choice(ann.told.legal)
        used.add(action["do"])
        answered = len(ann.told.acked)
        if action["do"] in ("place", "protect"):
            thief.table.locator("[tabindex='0']").first.focus()
            walk_to(f"account-{action['account'] - 1}")
            keys.press("Enter")
        elif action["do"] == "walk":
            keys.press("1" if action["way"] == "forwards" else "2")
        elif action["do"] in ("slip", "watch", "follow"):
            keys.press("v")
            if "watch" not in used or action["do"] == "watch":  # else the eyes stay where they are
                thief.table.locator("[tabindex='0']").first.focus()
                walk_to(f"account-{thief.coin.choice([each for each in ann.told.legal if each['do'] == 'watch'])['account'] - 1}")
                keys.press("Enter")
                if thief.done_planning.is_disabled():
                    keys.press("Enter")  # it was there already
            used.add("watch")
            keys.press("d")
        else:
            keys.press("1")
        ann.wait_until(lambda before: len(ann.told.acked) > before or thief.recount.is_visible(), answered)
    assert {"place", "walk"} <= used


def test_steps_on_one_shared_device(server: Serving, visit: Visit) -> None:
    """HK-65: three people and one device; before everyone's choice it is handed over, and nothing of the others is on the wire."""
    ann = visit()
    ann.go(server.address)
    rename(ann, "Ann")
    at_a_table(server, ann, bots=0, tempo="step")
    for name in ("Ben", "Cy"):
        share(ann, name)
    ann.press("page-start")
    thief = Thief(ann)
    had: set[int] = set()
    seats: dict[int | None, list[str]] = {}
    while thief.state.get("walk", 0) < 2:
        expect(taking(ann).first.or_(thief.asked).first).to_be_visible()
        if taking(ann).first.is_visible():
            assert ann.told.seat is None or ann.told.legal == []
            expect(thief.table).to_have_count(0)
            taking(ann).first.click()
            expect(thief.asked).to_be_visible()
            had.add(thief.seat)
        else:
            thief.answer()
    assert had == {0, 1, 2}
    seat = None
    for message in ann.received:
        if message["is"] == "sync":
            seat = message["seat"]
        if message["is"] in ("sync", "frame"):
            seats.setdefault(seat, []).append(json.dumps(message))
            private = message.get("state", {}).get("note", [])
            assert all(other == seat or not any(notes) for other, notes in enumerate(private)), "somebody else's notes"
    assert set(seats) >= {0, 1, 2}


def test_a_live_table_cannot_be_shared(server: Serving, visit: Visit) -> None:
    ann = visit()
    ann.go(server.address)
    rename(ann, "Ann")
    at_a_table(server, ann, bots=1, tempo="live")
    share(ann, "Ben")
    ann.press("page-start")
    expect(ann.page.get_by_text(ann.words("fault-shared-live")).first).to_be_visible()


@pytest.mark.parametrize(("language", "phone"), [("it", True), pytest.param("de", False, marks=pytest.mark.soak)])
def test_every_screen_of_hacker_is_for_everyone(server: Serving, visit: Visit, language: str, phone: bool) -> None:
    """Axe, sizes for fingers, no untranslated word, no sideways scrolling; in steps, live, and between rounds.

    On the phone the game in steps is played to its result, with both advanced rules (HK-40, HK-65 … HK-67): by taps a round, and whatever has
    not been asked before. On a desk it is played until all that is usual has been asked.
    """
    ann = visit(language=language, phone=phone)
    tour, thief = Tour(ann, phone), Thief(ann)
    (in_a_lobby if phone else at_a_table)(server, ann, bots=3 if phone else 4, tempo="step")
    tour.look("lobby")
    ann.press("page-start")
    seen: set[str] = set()
    phases = {
        "place": "notes",
        "walk": "walking",
        "slip": "a window",
        "name": "protection",
        "take": "a note to take",
        "protect": "choosing",
    }

    def asks_something_new(told: Told) -> bool:
        return bool(told.legal) and told.legal[0]["do"] in phases.keys() - seen

    def look() -> bool:
        if asks_something_new(ann.told):
            kind = ann.told.legal[0]["do"]
            seen.add(kind)
            tour.look(phases[kind])
        return thief.state["rounds"] > 1 if phone else seen >= {"place", "walk", "slip"}

    thief.play_on(until=look)
    while phone and not ann.has_ended:
        play_quickly(server, ann, choose=by_chance(), until=asks_something_new)
        ann.wait_until(lambda: ann.has_ended or (asks_something_new(ann.told) and thief.asked.is_visible()))
        if not ann.has_ended:
            thief.close_recount()
            look()
            thief.answer()
    if phone:
        expect(ann.ending).to_be_visible()
        assert ann.told.end
        assert {"place", "walk"} <= set(thief.done)
        ann.ending.click()  # to the board
        ann.press("page-log")
        lines = ann.dialog("page-log").get_by_role("listitem").all_inner_texts()
        assert thief.emptied, "so many accounts, and each kept a note?"
        told = [
            ann.words("hacker-page-told-empty", accounts=", ".join(map(str, accounts)), count=len(accounts), viruses=viruses)
            for accounts, viruses in thief.emptied
        ]
        assert [line for line in lines if line in told] == told, lines
        shut(ann, "page-log")
    at_a_table(server, ann, bots=3, numbers=LONG)
    ann.press("page-start")
    thief.play_on(until=lambda: thief.flows)
    ann.wait_until(lambda: thief.flows and thief.state["beats"] > 0)
    tour.look("live")
    tour.look_at_other_sizes("live")
    assert seen >= {"place", "walk", "slip"}
    assert dict(tour.wrong) == {}
