"""Two people in two browsers and two languages, with everything that can go wrong between them."""

from __future__ import annotations

import re
import signal
from collections.abc import Callable
from contextlib import closing

from looking import expect
from quick import play_quickly
from serving import Cable, Serving
from test_every_screen import Tour
from visitor import Visit, Visitor, play_together

from hacktable.match.box import box_of_text
from hacktable.match.match import Match
from hacktable.server.store.desk import Desk

LINE_LOST = r"WebSocket connection to .* failed", r"ERR_CONNECTION_REFUSED", r"ERR_INTERNET_DISCONNECTED", r"ERR_EMPTY_RESPONSE"


def sit_down(host: Visitor, guest: Visitor, origin: str, name: str) -> str:
    """The host invites, the guest opens the link, gives a name and sits; the table's path."""
    path = host.set_going(lambda: host.invite.click())
    link = host.named("textbox", "page-invite-link").input_value()
    assert link.endswith(path)
    guest.go(origin + path)
    guest.press("page-sit-down")
    asked = guest.dialog("page-who-are-you")
    guest.named("textbox", "page-your-name", asked).fill(name)
    guest.press("page-sit-down", asked)
    expect(host.named("article", "page-chair", number=2)).to_contain_text(name)
    return path


def sitters(visitor: Visitor) -> list[str]:
    return [chair["kind"] for chair in visitor.told.table["chairs"]]


def begin(host: Visitor, guest: Visitor) -> None:
    """The guest says ready and the host starts; not before the guest sees who sits where, because a "ready" for another table does not count."""
    guest.wait_until(lambda: sitters(guest) == sitters(host))
    guest.press("page-ready")
    host.press("page-start")
    for each in (host, guest):
        expect(each.board).to_be_visible()


def take_back_by_consent(host: Visitor) -> None:
    """Allow it; it is folded away with other help."""
    host.page.get_by_text(host.words("page-options-help"), exact=True).click()
    host.named("switch", "page-consent-option").click()
    expect(host.named("switch", "page-consent-option")).to_be_checked()


def record_of(visitor: Visitor, server: Serving, path: str) -> Match:
    text = visitor.context.request.get(f"{server.address}/api/tables/{path.split('/')[2]}/1/record").text()
    return box_of_text(text).replay(text)


def moves_of(visitor: Visitor) -> set[str]:
    """Every move this page has sent, whether once or again."""
    return {each["id"] for each in visitor.sent if each["do"] == "act"}


def open_chat(visitor: Visitor) -> None:
    visitor.page.get_by_role("tab", name=re.compile(f"^{visitor.words('page-chat')}")).click()


def test_the_host_sets_options_and_clock_and_nobody_starts_before_everyone_is_ready(server: Serving, visit: Visit) -> None:
    ann, ben = visit(server.address), visit(language="de")
    sit_down(ann, ben, server.address, "Ben")
    ann.named("group", "page-pace").get_by_text(ann.words("page-pace-relaxed"), exact=True).click()
    ann.named("switch", "hashcatch-option-memory").click()
    expect(ben.named("radio", "page-pace-relaxed")).to_be_checked()
    expect(ben.named("switch", "hashcatch-option-memory")).to_be_checked()
    for control in (ben.named("radio", "page-pace-quick"), ben.named("switch", "hashcatch-option-memory")):
        expect(control).to_be_disabled()
    ben.sees("page-pace-relaxed-about")

    ann.sees("page-start-waiting", names="Ben")
    expect(ann.button("page-start")).to_be_disabled()
    ben.press("page-ready")
    expect(ann.button("page-start")).to_be_enabled()
    ben.press("page-unready")
    expect(ann.button("page-start")).to_be_disabled()
    ben.press("page-ready")
    expect(ann.button("page-start")).to_be_enabled()
    ann.press("page-add-bot", ann.named("article", "page-chair", number=3))
    for each in (ann, ben):
        each.sees("notice-again-bots")
    expect(ann.button("page-start")).to_be_disabled()
    ann.page.get_by_role("button", name=ann.words("page-remove-bot", name=ann.words("page-bot-name", number=1))).click()
    expect(ann.button("page-add-bot", ann.named("article", "page-chair", number=3))).to_be_visible()
    begin(ann, ben)
    for each in (ann, ben):
        expect(each.page.get_by_text(each.words("page-clock"))).to_have_count(2)
    assert ann.told.sync["board"]["memory"] == 1


def test_what_is_said_is_read_in_ones_own_language_and_can_be_muted(server: Serving, visit: Visit) -> None:
    ann, ben = visit(server.address), visit(language="de")
    sit_down(ann, ben, server.address, "Ben")
    begin(ann, ben)
    open_chat(ann)
    open_chat(ben)
    said = ann.named("log", "page-chat")
    heard = ben.named("log", "page-chat")
    ann.press("call-good-luck")
    expect(said).to_contain_text("Good luck!")
    expect(heard).to_contain_text(ben.words("call-good-luck"))
    assert ben.words("call-good-luck") != ann.words("call-good-luck")
    ben.named("textbox", "page-chat-write").fill("Servus <b>Ann</b>")
    ben.press("page-send")
    expect(said).to_contain_text("Ben Servus <b>Ann</b>")

    ann.press("page-mute", name="Ben")
    expect(said).not_to_contain_text("Servus")
    ben.press("call-thanks")
    expect(heard).to_contain_text(ben.words("call-thanks"))
    expect(said).not_to_contain_text("Ben")
    ann.press("page-unmute", name="Ben")
    expect(said).to_contain_text("Servus")
    expect(said).to_contain_text(ann.words("call-thanks"))

    # With one tap, or with two keys, a call stands as a bubble at the caller's seat, and is read aloud once.
    ann.press("page-calls")
    ann.press("hashcatch-call-lucky")
    at_ann = ben.page.get_by_role("region", name=ann.told.table["you"]["name"]).locator("..").locator(".bubble")
    expect(at_ann).to_have_text(ben.words("hashcatch-call-lucky"))
    aloud = ben.page.locator("[aria-live=polite][role=log]")
    expect(aloud).to_contain_text(ben.words("hashcatch-call-lucky"))
    expect(heard).to_contain_text(ben.words("hashcatch-call-lucky"))
    ben.page.get_by_role("tab", name=ben.words("page-log")).focus()
    ben.page.keyboard.press("t")
    ben.page.keyboard.press("6")
    at_ben = ann.page.get_by_role("region", name="Ben").locator("..").locator(".bubble")
    expect(at_ben).to_have_text(ann.words("hashcatch-call-phew"))
    expect(ben.button("page-calls")).to_be_focused()
    expect(at_ben).to_have_count(0)
    ann.press("page-mute", name="Ben")
    ben.named("textbox", "page-chat-write").fill("psst")
    ben.press("page-send")
    expect(heard).to_contain_text("psst")
    ann.press("page-calls")
    ann.press("hashcatch-call-phew")
    expect(ann.page.locator(".bubble")).to_have_text(ann.words("hashcatch-call-phew"))

    # Whoever runs the server can be told of somebody at the table; elsewhere it would not be known what it is about.
    ann.press("page-person-open", name="Ben")
    tour = Tour(ann, phone=False)
    ann.press("page-report")
    ann.page.get_by_label(ann.words("page-report-reason")).select_option("stalling")
    ann.page.get_by_label(ann.words("page-report-words")).fill("asleep?")
    tour.look("reporting somebody")
    ann.press("page-report-send")
    ann.sees("page-report-sent")
    with closing(Desk.of_folder(server.folder / "data", "tests")) as desk:
        (made,) = desk.reports(everything=True, most=9)
    assert (made.reported, made.reason) == ("Ben", "stalling")

    # It lasts, and so does more than that: whom one has played with is found again on the home page.
    ann.page.goto(server.address)
    ann.page.get_by_role("button", name="Ben").click()
    expect(ann.page.get_by_role("switch", name=ann.words("page-person-mute"))).to_be_checked()
    expect(ann.button("page-report")).to_have_count(0)
    ann.page.get_by_role("switch", name=ann.words("page-person-block")).click()
    expect(ann.page.get_by_role("button", name="Ben")).to_contain_text(ann.words("page-person-blocked"))
    tour.look("somebody whom one has met")
    assert tour.wrong == {}


def test_a_game_survives_reloads_lost_connections_a_killed_server_and_a_player_who_leaves(
    mortal_server: Serving, visit: Visit, cable: Callable[[Serving], Cable]
) -> None:
    server, way = mortal_server, cable(mortal_server)
    ann, ben = visit(server.address), visit(language="de")
    for each in (ann, ben):
        each.expect_complaints(*LINE_LOST)
    path = sit_down(ann, ben, way.address, "Ben")
    begin(ann, ben)
    play_together(ann, ben, until=lambda: ann.my_turn() and len(ann.told.acked) >= 4)

    # A reload shows the same position.
    for each in (ann, ben):
        before = each.summary()
        each.page.reload()
        expect(each.board).to_be_visible()
        assert each.summary() == before

    # A cut cable: whoever is there plays on, and who comes back sees it.
    ben.context.set_offline(True)
    way.cut()
    ben.sees("page-line-lost")
    before = ben.summary()
    answered = len(ann.told.acked)
    ann.act()
    ann.wait_until(lambda: len(ann.told.acked) > answered)
    way.mend()
    ben.context.set_offline(False)
    expect(ben.page.get_by_text(ben.words("page-line-lost"))).to_have_count(0)
    expect(ben.board.get_by_role("listitem")).not_to_have_text(before)
    play_together(ann, ben, until=lambda: ann.my_turn() and len(ann.told.acked) >= 8)

    # The server stops answering while a move is on its way, is killed, and comes back: the move is not lost.
    server.signal(signal.SIGSTOP)
    already = moves_of(ann)
    ann.act()
    ann.sees("page-sending")
    (lost,) = moves_of(ann) - already
    server.kill()
    for each in (ann, ben):
        each.sees("page-line-lost")
    assert lost not in ann.told.acked
    server.start()
    for each in (ann, ben):
        expect(each.page.get_by_text(each.words("page-line-lost"))).to_have_count(0)
    ann.wait_until(lambda: lost in ann.told.acked)

    # Who leaves is asked first, a bot takes over, and the seat can be taken again.
    play_together(ann, ben, until=ann.my_turn)
    ben.press("page-leave")
    leaving = ben.dialog("page-leave")
    ben.press("page-stay", leaving)
    expect(leaving).to_be_hidden()
    ben.press("page-leave")
    expect(leaving).to_contain_text(ben.words("page-leave-about"))
    ben.press("page-leave-yes", leaving)
    ben.sees("page-headline")
    expect(ann.log).to_contain_text(ann.words("notice-left", name="Ben"))
    expect(ann.page.get_by_role("region", name="Ben", exact=True)).to_contain_text(ann.words("page-presence-left"))
    turns = ann.told.state["turns"]
    ann.play_on(until=lambda: ann.told.state["turns"] >= turns + 2)
    back = ben.page.get_by_role("link", name=ben.words("page-return", game="Hashcatch"))
    back.click()
    ben.sees("page-you-left")
    ben.press("page-take-seat-again")
    expect(ann.log).to_contain_text(ann.words("notice-came-back", name="Ben"))
    expect(ann.page.get_by_role("region", name="Ben", exact=True)).not_to_contain_text(ann.words("page-presence-left"))

    # Both play on, and then quickly to the end while their pages are elsewhere; there both see it. Nobody was refused anything, and what ann sent is
    # what the record holds.
    answered_before = {each: len(each.told.acked) for each in (ann, ben)}
    play_together(ann, ben, until=lambda: all(len(each.told.acked) >= answered_before[each] + 2 for each in (ann, ben)))
    for each in (ann, ben):
        each.go(f"{server.address}/icon.svg")
    quick, _ = play_quickly(server, ann, ben, path=path)
    ann.go(server.address + path)
    ben.go(way.address + path)
    assert [message for each in (ann, ben) for message in each.received if message["is"] == "refused"] == []
    for each in (ann, ben):
        expect(each.ending).to_be_visible()
    match = record_of(ann, server, path)
    assert match.result
    assert ann.told.end
    assert ann.told.end == ben.told.end
    assert ann.told.end["result"]["points"] == list(match.result.points)
    assert len([entry for entry in match.log if entry.seat == 0]) == len(moves_of(ann)) + len(quick.moves)


def test_a_move_is_taken_back_at_once_or_when_the_other_allows_it(server: Serving, visit: Visit) -> None:
    ann, ben = visit(server.address), visit(language="de")
    sit_down(ann, ben, server.address, "Ben")
    take_back_by_consent(ann)
    expect(ben.page.locator("summary").filter(has_text=ben.words("page-consent-option"))).to_be_visible()
    begin(ann, ben)
    mover, other = (ann, ben) if ann.told.legal else (ben, ann)
    tours = [Tour(ann, phone=False), Tour(ben, phone=False)]

    # Chance has been drawn: only if the other allows it.
    mover.act()
    asking = mover.bar.get_by_role("button", name=mover.words("page-plead"))
    expect(asking).to_be_visible()
    rolled = mover.told.state["roll"]
    asking.click()
    other.sees("page-pleads", name=called(other, mover))
    for tour in tours:
        tour.look("somebody pleads")
    other.press("page-plead-no")
    mover.sees("notice-declined", name=called(mover, other))
    asking.click()
    other.press("page-plead-yes")
    for each in (mover, other):
        expect(each.log).to_contain_text(each.words("took-back", name=called(each, mover)))
    mover.await_turn()
    mover.act()
    expect(asking).to_be_visible()
    assert mover.told.state["roll"] == rolled, "the die falls as it fell"

    # A move from which nobody has learned anything is taken back with a key. It may be made again, or another one.
    play_together(ann, ben, until=lambda: any(each.told.legal and each.told.legal[0]["do"] == "move" for each in (ann, ben)))
    mover, other = (ann, ben) if ann.told.legal else (ben, ann)
    place, position = [list(row) for row in mover.told.state["place"]], mover.summary()
    sent = len(mover.told.acked)
    mover.act()
    mover.wait_until(lambda: len(mover.told.acked) == sent + 1)
    back = mover.bar.get_by_role("button", name=mover.words("page-take-back"))
    expect(back).to_have_accessible_name(re.compile(mover.words("page-take-back")))
    for tour in tours:
        tour.look("a move may be taken back")
    mover.page.keyboard.press("z")
    mover.wait_until(lambda: len(mover.told.acked) == sent + 2)
    assert mover.told.state["place"] == place
    other.wait_until(lambda: bool(other.told.state["place"] == place))
    expect(mover.board.get_by_role("listitem")).to_have_text(position)
    expect(other.log).to_contain_text(other.words("took-back", name=called(other, mover)))
    assert not [each for tour in tours for each in tour.wrong.items()]

    for each in (ann, ben):
        each.page.reload()
        expect(each.log).to_contain_text(each.words("took-back", name=called(each, mover)))


def called(reader: Visitor, whom: Visitor) -> str:
    """What a reader's page calls somebody."""
    assert whom.told.seat is not None
    return reader.words("page-you") if reader is whom else str(reader.told.table["chairs"][whom.told.seat]["name"])
