"""Without a network: the page opens, a game is played on the device, and records are verified there."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
from hatter import Hatter
from looking import expect
from serving import Serving
from thief import OVER, Thief, set_up
from visitor import Visit, Visitor

from drawing import MINE, changed
from hacktable.bots import minds
from hacktable.kernel.registry import find
from hacktable.match.box import box, box_of_text
from hacktable.match.match import Match
from hacktable.server.serve import PAGE
from hacktable.server.site import build_site

KEPT = """async ([mind, language]) => {
    const has = async (address) => (await caches.match(address)) !== undefined;
    if (!(await has(mind))) await fetch(mind);
    const files = performance.getEntriesByType("resource").map((each) => each.name);
    return (await has("/")) && (await has(mind)) && (await has(files.find((each) => each.includes(`/assets/${language}-`))));
}"""
OFFLINE = ("INTERNET_DISCONNECTED", "failed: GET .*/api/home")


def cut_off(visitor: Visitor, game: str) -> None:
    """Wait until the browser has kept all that it needs, then take the network away."""
    mind = f"/minds/{minds.file_name(find(game))}"
    visitor.wait_until(lambda: bool(visitor.page.evaluate(KEPT, [mind, "en"])))
    visitor.expect_complaints(*OFFLINE)
    visitor.context.set_offline(True)


def downloaded_record(visitor: Visitor, folder: Path) -> tuple[Path, str, Match]:
    """The record's file and text, and the match that Python makes of it: every line is compared."""
    with visitor.page.expect_download() as download:
        visitor.press("page-record")
    file = folder / "record.txt"
    download.value.save_as(file)
    text = file.read_text("utf-8")
    return file, text, box_of_text(text).replay(text)


def test_a_whole_game_by_touch_with_the_network_off_a_reload_in_the_middle_and_its_record_verified(
    server: Serving, visit: Visit, tmp_path: Path
) -> None:
    ann = visit(server.address, phone=True, bots=1, keeps=True)
    ann.page.evaluate("localStorage['hacktable.bot-pause'] = '0'")
    cut_off(ann, "hashcatch")
    ann.page.reload()
    ann.sees("page-away")
    ann.play_now.click()
    ann.page.wait_for_url("**/t/here-*")
    while len(ann.sent) < 12:
        ann.await_turn()
        ann.act_quickly()
    ann.await_turn()
    before = ann.told.state
    ann.page.reload()
    ann.await_turn()
    assert ann.told.state == before
    ann.play_on()

    file, text, match = downloaded_record(ann, tmp_path)
    assert ann.told.end
    assert match.result
    assert ann.told.end["result"]["points"] == list(match.result.points)

    ann.press("page-verify-now")
    ann.sees("page-verify-own-holds")
    ann.sees("page-verify-record-holds", game="Hashcatch")

    # The same record, and one with a die that fell otherwise, on the page for any record.
    ann.go(f"{server.address}/verify")
    chosen = ann.page.locator("input[type=file]")
    chosen.set_input_files(file)
    ann.sees("page-verify-record-holds", game="Hashcatch")
    lines = text.split("\n")
    at = next(number for number, line in enumerate(lines) if line.startswith("  = rolled"))
    lines[at] = lines[at][:-1] + str(int(lines[at][-1]) % 6 + 1)
    file.write_text("\n".join(lines), "utf-8")
    chosen.set_input_files(file)
    ann.sees("page-verify-record-fails")
    expect(ann.page.get_by_text(f"Line {at + 1},")).to_be_visible()
    ann.context.set_offline(False)


def without_a_network(server: Serving, visit: Visit, game: str, **how: Any) -> Visitor:
    """Somebody at a table on their device against bots, with the network off."""
    ann = cut_off_from_all(server, visit, game, **how)
    ann.press("page-play-now", ann.door(game))
    ann.page.wait_for_url("**/t/here-*")
    return ann


def cut_off_from_all(server: Serving, visit: Visit, game: str, **how: Any) -> Visitor:
    """Somebody on the home page with the network off, for whom bots do not pause."""
    ann = visit(server.address, keeps=True, **how)
    ann.page.evaluate("localStorage['hacktable.bot-pause'] = '0'; localStorage['hacktable.ready'] = '500'")
    cut_off(ann, game)
    ann.page.reload()
    ann.sees("page-away")
    return ann


def at_hacker(ann: Visitor, tempo: str, numbers: dict[str, int] | None = None) -> Thief:
    """A table of Hacker on the device, with two bots."""
    ann.press("page-together-here", ann.door("hacker"))
    ann.page.wait_for_url("**/t/here-*")
    set_up(ann, 2, tempo, numbers)
    ann.press("page-start")
    return Thief(ann)


def test_a_whole_game_of_black_hat_by_touch_with_the_network_off(server: Serving, visit: Visit) -> None:
    ann = without_a_network(server, visit, "blackhat", bots=1, phone=True)
    player = Hatter(ann)
    player.play_on()
    expect(ann.ending).to_be_visible()
    assert {"lead", "play", "move"} <= set(player.done)
    ann.context.set_offline(False)


def test_a_whole_game_of_hacker_in_steps_with_the_network_off_and_its_awards(server: Serving, visit: Visit) -> None:
    ann = cut_off_from_all(server, visit, "hacker")
    at_hacker(ann, "step").play_on()
    expect(ann.page.locator(".awards li").first).to_be_visible()
    ann.context.set_offline(False)


def test_a_whole_live_game_of_hacker_with_the_network_off_a_reload_in_mid_round_and_its_record_verified(
    server: Serving, visit: Visit, tmp_path: Path
) -> None:
    ann = cut_off_from_all(server, visit, "hacker")
    thief = at_hacker(ann, "live", {"walk_seconds": 1, "walk_limit": 2, "place_limit": 30})
    thief.play_on(until=lambda: thief.flows)
    thief.live_on(until=lambda: thief.state["beats"] > 20)
    before = thief.state["beats"]
    ann.page.reload()
    ann.wait_until(lambda: any(message["is"] == "pause" for message in ann.received))
    assert before - 5 <= thief.state["beats"] <= before + 5, "at most a quarter of a second is lost, and time stands still meanwhile"
    thief.live_on(until=lambda: thief.state["rounds"] == 2)
    expect(ann.page.get_by_role("dialog", name=ann.words("hacker-page-recount-title", round=1))).to_be_visible()
    ann.wait_until(lambda: any(message["is"] == "delays" for message in ann.received))
    thief.live_on(until=lambda: thief.state["phase"] == OVER)
    expect(ann.ending).to_be_visible()
    assert ann.told.end
    assert "place" in thief.done
    ann.press("page-verify-now")
    ann.sees("page-verify-record-holds", game="Hacker")
    _, text, match = downloaded_record(ann, tmp_path)
    assert match.result
    assert ann.told.end["result"]["points"] == list(match.result.points)
    assert text.count(" * tick") > 100
    ann.context.set_offline(False)


def test_play_now_is_on_the_device_also_with_a_server_and_friends_are_invited_to_the_server(server: Serving, visit: Visit) -> None:
    ann = visit(server.address, bots=1, here=True)
    ann.play_now.click()
    ann.page.wait_for_url("**/t/here-*")
    while ann.await_turn() and len(ann.told.legal) < 2:
        ann.act_quickly()
    ann.press("page-advice")
    ann.wait_until(lambda: any(each["is"] == "advice" and each["choices"] for each in ann.received))
    expect(ann.page.get_by_text(ann.words("page-advice-from"), exact=True)).to_be_visible()
    ann.page.go_back()
    ann.press("page-play-now", ann.door("hacker"))
    ann.wait_until(lambda: ann.told.table["game"] == "hacker" and bool(ann.told.legal))
    assert ann.told.table["id"].startswith("here-")
    assert ann.told.table["options"]["tempo"] == "live"
    ann.page.go_back()
    ann.invite.click()
    expect(ann.named("textbox", "page-invite-link")).to_be_visible()
    assert not ann.told.table["id"].startswith("here-")


@pytest.fixture
def plain_host(tmp_path: Path) -> Iterator[str]:
    """A web host that knows nothing of us, with the site below a path; where it is."""
    build_site(PAGE, tmp_path / "some" / "where")
    host = ThreadingHTTPServer(("127.0.0.1", 0), partial(_Quiet, directory=str(tmp_path)))
    thread = threading.Thread(target=host.serve_forever)
    thread.start()
    yield f"http://127.0.0.1:{host.server_port}/some/where/"
    host.shutdown()
    thread.join()
    host.server_close()


class _Quiet(SimpleHTTPRequestHandler):
    """Python's own server of files, which prints no line for every request."""

    def log_message(self, format: str, *args: object) -> None:
        pass


def test_a_site_of_plain_files_below_a_path_plays_on_the_device(plain_host: str, visit: Visit) -> None:
    ann = visit(plain_host, bots=2)
    ann.page.evaluate("localStorage['hacktable.bot-pause'] = '0'")
    ann.sees("page-site")
    ann.press("page-lesson-learn", ann.door())
    ann.page.wait_for_url(f"{plain_host}#/t/here-*")
    expect(ann.named("region", "page-lesson")).to_be_visible()
    ann.await_turn()
    ann.act_quickly()
    ann.wait_until(lambda: any(each["is"] == "lesson" and each["step"] == 1 for each in ann.received))
    ann.page.go_back()
    ann.press("page-play-now", ann.door("blackhat"))
    ann.page.wait_for_url(f"{plain_host}#/t/here-*")
    ann.await_turn()
    assert ann.told.table["game"] == "blackhat"
    assert len(ann.told.legal) > 1
    ann.page.reload()
    ann.await_turn()
    ann.page.go_back()
    ann.press("page-together-here", ann.door("blackhat"))
    expect(ann.button("page-share-add")).to_be_visible()
    expect(ann.named("textbox", "page-invite-link")).to_have_count(0)
    ann.sees("page-here-invite")
    expect(ann.button("page-invite")).to_be_disabled()
    ann.named("combobox", "blackhat-option-board").select_option("custom")
    drawn = ann.page.locator("input[type=file]")
    drawn.set_input_files({"name": "mine.txt", "mimeType": "text/plain", "buffer": changed(("A+0", "A+9")).encode()})
    expect(ann.page.get_by_role("alert")).to_contain_text("Line 7, column 50")
    drawn.set_input_files({"name": "mine.txt", "mimeType": "text/plain", "buffer": MINE.encode()})
    ann.wait_until(lambda: bool(ann.told.table["options"]["board"] == "custom"))
    expect(ann.page.get_by_role("alert")).to_have_count(0)
    ann.named("textbox", "page-your-name").fill("Grace")
    ann.press("page-save")
    ann.wait_until(lambda: bool(ann.told.table["chairs"][0]["name"] == "Grace"))
    ann.page.go_back()
    ann.follow("page-verify-record")
    ann.sees("page-verify-record-about")
    record = box("blackhat").start(3, bytes(32), {"board": "custom", "drawing": MINE}).record()
    ann.page.locator("input[type=file]").set_input_files({"name": "record.txt", "mimeType": "text/plain", "buffer": record.encode()})
    ann.sees("page-verify-record-holds", game="Black Hat")
