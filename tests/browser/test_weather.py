"""What the page does when the server has a problem, or the address is wrong."""

from __future__ import annotations

import json
import re
from urllib.request import urlopen

from looking import expect
from playwright.sync_api import WebSocketRoute
from serving import Serving
from visitor import Visit

from hacktable.server.wire.messages import PROTOCOL

DOWN = r"WebSocket connection to .* failed", r"ERR_CONNECTION_REFUSED"


def test_a_strict_policy_is_served_with_every_page_and_the_page_keeps_to_it(server: Serving, visit: Visit) -> None:
    for path in ("/", "/t/some-table", "/nowhere", "/api/home", "/health"):
        with urlopen(server.address + path) as answer:
            policy = {part.split()[0]: part.split()[1:] for part in answer.headers["content-security-policy"].split("; ")}
        assert policy["default-src"] == ["'none'"]
        assert policy["script-src"] == policy["style-src"] == policy["connect-src"] == ["'self'"]
        assert policy["frame-ancestors"] == policy["base-uri"] == ["'none'"]
        assert not [part for part in policy.values() if "'unsafe-inline'" in part or "'unsafe-eval'" in part]
    # The policy holds: a script that somebody smuggled in would not run. (That nothing of our own breaks it, every test checks.)
    ann = visit(server.address)
    ann.expect_complaints("policy: script-src", "violates the following Content Security Policy", "Executing inline script")
    expect(ann.play_now).to_be_visible()
    ann.page.evaluate(
        "() => { const script = document.createElement('script'); script.textContent = 'window.smuggled = 1'; document.body.append(script); }"
    )
    assert ann.page.evaluate("() => window.smuggled") is None
    ann.wait_until(lambda: any("policy: script-src" in each for each in ann.complaints))


def test_an_unknown_table_and_an_unknown_page_show_the_way_home(server: Serving, visit: Visit) -> None:
    ann = visit(f"{server.address}/t/no-such-table")
    expect(ann.page.get_by_role("heading", level=1)).to_have_text(ann.words("close-gone"))
    ann.follow("page-to-home")
    ann.sees("page-headline")
    ann.go(f"{server.address}/some/where/else")
    ann.sees("page-nowhere")
    ann.follow("page-to-home")
    expect(ann.play_now).to_be_visible()


def test_a_replay_that_does_not_exist_shows_the_way_home(server: Serving, visit: Visit) -> None:
    ann = visit()
    ann.expect_complaints(r"status 404: .*/replay", r"console: Failed to load resource.*404")
    ann.go(f"{server.address}/t/no-such-table/1/replay")
    ann.sees("fault-no-table")
    ann.follow("page-to-home")
    ann.sees("page-headline")


def test_a_server_that_is_restarted_is_waited_for_calmly_and_the_game_goes_on(mortal_server: Serving, visit: Visit) -> None:
    ann = visit(mortal_server.address, bots=1)
    ann.expect_complaints(*DOWN)
    ann.play_now.click()
    ann.play_on(until=lambda: len(ann.told.acked) >= 4)
    before, log = ann.summary(), ann.log_lines()
    mortal_server.drain()
    waiting = ann.page.get_by_role("status").get_by_text(ann.words("page-line-lost"))
    expect(waiting).to_be_visible()
    expect(ann.page.get_by_role("alert")).to_have_count(0)
    expect(ann.asked).to_have_count(0)
    assert ann.summary() == before
    mortal_server.start()
    expect(waiting).to_have_count(0)
    ann.await_turn()
    assert ann.summary() == before
    assert ann.log_lines() == log
    ann.play_on(until=lambda: len(ann.told.acked) >= 8)


def test_a_home_page_that_cannot_reach_the_server_says_so_and_tries_again(server: Serving, visit: Visit) -> None:
    ann = visit()
    ann.expect_complaints(r"failed: GET .*/api/home", r"console: Failed to load resource: net::ERR_CONNECTION_RESET")
    ann.page.route("**/api/home", lambda route: route.abort("connectionreset"))
    ann.go(server.address)
    expect(ann.page.get_by_role("alert")).to_contain_text(ann.words("page-unreached"))
    ann.page.unroute("**/api/home")
    ann.press("page-try-again")
    expect(ann.play_now).to_be_visible()
    expect(ann.page.get_by_role("alert")).to_have_count(0)


def test_a_page_of_an_older_protocol_loads_itself_anew_and_goes_on(server: Serving, visit: Visit) -> None:
    """As one that was open while the server was upgraded."""
    greeted: list[int] = []

    def as_an_older_page(page: WebSocketRoute) -> None:
        line = page.connect_to_server()

        def say(text: str | bytes) -> None:
            message = json.loads(text)
            if message["do"] == "hello":
                message["protocol"] -= not greeted
                greeted.append(message["protocol"])
            line.send(json.dumps(message))

        page.on_message(say)

    ann = visit()
    ann.page.route_web_socket(re.compile("/ws/"), as_an_older_page)
    ann.go(server.address)
    ann.set_going(ann.invite.click)
    expect(ann.button("page-start")).to_be_visible()
    assert greeted == [PROTOCOL - 1, PROTOCOL]
    assert ann.page.evaluate("performance.getEntriesByType('navigation')[0].type") == "reload"
