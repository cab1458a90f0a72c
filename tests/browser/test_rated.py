"""A rated match of two people, to its end, and their pages."""

from __future__ import annotations

from looking import expect
from playwright.sync_api import ViewportSize
from serving import Serving
from test_every_screen import Tour
from test_two_players import begin, sit_down
from visitor import Visit, Visitor

PHONE: ViewportSize = {"width": 390, "height": 844}


def leave(visitor: Visitor) -> None:
    visitor.press("page-leave")
    asked = visitor.dialog("page-leave")
    expect(asked).to_contain_text(visitor.words("page-leave-rated"))
    visitor.press("page-leave-yes", asked)


def test_who_leaves_a_rated_match_first_loses_and_both_find_it_on_their_pages(server: Serving, visit: Visit) -> None:
    ann, ben = visit(server.address), visit(language="de")
    sit_down(ann, ben, server.address, "Ben")
    ann.named("switch", "page-rated").click()
    expect(ben.named("switch", "page-rated")).to_be_checked()
    expect(ben.named("radio", "page-pace-relaxed")).to_be_checked()
    begin(ann, ben)
    leave(ben)
    expect(ben.play_now).to_be_visible()
    leave(ann)

    changes = ann.page.locator("section", has=ann.named("heading", "page-ratings"))
    expect(changes.get_by_role("listitem")).to_have_count(2)
    seats = changes.get_by_role("listitem")
    winner, loser = seats.filter(has_not_text="Ben").inner_text(), seats.filter(has_text="Ben").inner_text()
    assert "25.0 → " in winner
    assert ("+" in winner, "+" in loser) == (True, False)
    desk, phone = Tour(ann, phone=False), Tour(ben, phone=True)
    desk.look("the end of a rated match")
    changes.get_by_role("link", name="Ben").click()
    ann.sees("page-history-together")
    ann.sees("page-rating-guess")
    desk.look("somebody else's page")

    ben.page.set_viewport_size(PHONE)
    ben.follow("page-player-mine")
    expect(ben.page.get_by_text(ben.words("page-history-left"))).to_be_visible()
    phone.look("one's own page")
    ben.named("switch", "page-private").click()
    expect(ben.named("switch", "page-private")).to_be_checked()
    ann.page.reload()
    ann.sees("fault-no-player")
    ann.expect_complaints(r"404")
    assert (dict(desk.wrong), dict(phone.wrong)) == ({}, {})
