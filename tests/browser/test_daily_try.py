"""The deal of the day, in a browser."""

from __future__ import annotations

from pathlib import Path

from looking import expect
from playwright.sync_api import Locator
from quick import play_quickly
from serving import Serving
from test_every_screen import Tour
from visitor import Visit, Visitor


def card(visitor: Visitor, of: int = 0) -> Locator:
    """Hashcatch's on the home page: today's, or yesterday's if `of` is 1."""
    deals = visitor.named("region", "page-daily").get_by_role("listitem")
    return deals.filter(has=visitor.named("heading", "hashcatch-title")).nth(of)


def sleep_until_noon(visitor: Visitor, server: Serving, day: int) -> None:
    """The server's calendar goes on to noon, so many days from today, and the visitor comes to the home page."""
    visitor.go(f"{server.address}/icon.svg")  # which asks the server for nothing while it is away
    server.drain()
    server.start(noon=day)
    visitor.go(server.address)


def test_a_counted_try_is_played_once_seen_by_nobody_else_and_shared_and_checked_when_the_day_is_over(
    mortal_server: Serving, visit: Visit
) -> None:
    server = mortal_server
    ann = visit(server.address, language="de")
    tour = Tour(ann, phone=False)
    expect(card(ann)).to_contain_text(ann.words("page-daily-none"))  # and the page keeps what is listed of the days to come
    sleep_until_noon(ann, server, 1)
    expect(card(ann)).to_contain_text(ann.words("page-daily-none"))
    ann.press("page-daily-play", card(ann))
    sure = ann.dialog("page-daily-sure")
    expect(sure).to_contain_text(ann.words("page-daily-sure-once"))
    tour.look("sure to begin the day's deal")
    path = ann.set_going(lambda: ann.press("page-daily-begin", sure))
    ann.play_on(until=lambda: len(ann.told.acked) > 1)
    assert ann.told.table["daily"]["counted"]
    assert ann.button("page-advice").count() == ann.button("page-leave").count() == 0

    ben = visit(server.address + path)  # somebody with the link learns nothing of the deal
    expect(ben.named("heading", "close-not-your-try")).to_be_visible()
    assert [each["is"] for each in ben.received] == ["bye"]

    ann.go(server.address)
    expect(card(ann)).to_contain_text(ann.words("page-daily-waiting"))
    ann.follow("page-daily-go-on", card(ann))
    ann.await_turn()
    ann.wait_for_answer(ann.act)
    play_quickly(server, ann)
    ann.wait_until(lambda: ann.has_ended)
    assert ann.told.end
    assert ann.told.end["server_seed"] == ""
    result = ann.named("region", "page-daily")
    expect(result).to_contain_text(ann.words("page-daily-first"))
    expect(result.locator("pre")).to_contain_text("Hacktable · Hashcatch · ")
    assert ann.named("link", "page-replay").count() == 0
    ann.sees("page-daily-secret")
    expect(ann.button("page-daily-again")).to_be_visible()
    tour.look("the result of the day's deal")
    with ann.page.expect_download() as downloading:
        ann.follow("page-daily-share-picture", result)
    assert Path(downloading.value.path()).read_bytes().startswith(b"\x89PNG")

    # On the next day everything of it may be known.
    sleep_until_noon(ann, server, 2)
    expect(card(ann)).to_contain_text(ann.words("page-daily-none"))
    ann.page.get_by_text(ann.words("page-daily-yesterday"), exact=True).click()
    past = card(ann, of=1)
    expect(past.get_by_text(ann.words.like("page-daily-you", "place"))).to_be_visible()
    expect(past).to_contain_text(ann.words("page-daily-fits-holds"))
    tour.look("yesterday's deal")
    ann.follow("page-daily-watch", past)
    expect(ann.named("slider", "page-scrub")).to_be_visible()
    ann.go(server.address + path)
    expect(ann.named("link", "page-replay").first).to_be_visible()
    ann.press("page-verify-now")
    expect(ann.page.get_by_text(ann.words("page-daily-fits-holds"))).to_be_visible()
    ann.sees("page-verify-record-holds", game="Hashcatch")
    tour.look("a day's deal is verified")
    expect(ann.button("page-daily-again")).to_have_count(0)
    assert tour.wrong == {}
