"""The deal of the day, in a browser."""

from __future__ import annotations

from pathlib import Path

from looking import expect
from playwright.sync_api import Locator
from serving import Serving
from visitor import Visit, Visitor


def card(visitor: Visitor) -> Locator:
    """Hashcatch's on the home page."""
    deals = visitor.named("region", "page-daily").get_by_role("listitem")
    return deals.filter(has=visitor.named("heading", "hashcatch-title")).first


def test_a_counted_try_is_played_once_seen_by_nobody_else_and_shared(server: Serving, visit: Visit) -> None:
    ann = visit(server.address, language="de")
    expect(card(ann)).to_contain_text(ann.words("page-daily-none"))
    ann.press("page-daily-play", card(ann))
    sure = ann.dialog("page-daily-sure")
    expect(sure).to_contain_text(ann.words("page-daily-sure-once"))
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
    ann.play_on()
    assert ann.told.end
    assert ann.told.end["server_seed"] == ""
    result = ann.named("region", "page-daily")
    expect(result).to_contain_text(ann.words("page-daily-first"))
    expect(result.locator("pre")).to_contain_text("Hacktable · Hashcatch · ")
    assert ann.named("link", "page-replay").count() == 0
    ann.sees("page-daily-secret")
    with ann.page.expect_download() as downloading:
        ann.follow("page-daily-share-picture", result)
    assert Path(downloading.value.path()).read_bytes().startswith(b"\x89PNG")

    ann.press("page-daily-again")
    ann.wait_until(lambda: not ann.told.table["daily"]["counted"])
    assert ann.told.table["phase"] == "playing"
    ann.go(server.address)
    expect(card(ann)).to_contain_text(ann.words("page-daily-first"))
