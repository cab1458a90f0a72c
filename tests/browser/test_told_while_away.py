"""Told of one's turn with every page closed: from the settings to the note that the browser shows, with a real push in between.

The push service of the browser's maker cannot be reached from here. So the page says kindly that it could not subscribe, the test hands the server a
subscription of its own, and what arrives there is given to the browser's service worker as its push service would.
"""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import Coroutine, Iterator
from pathlib import Path
from typing import Any, TypeVar

import pytest
from looking import expect
from serving import Serving, served
from test_turns import NOTES, turn_to_ann
from test_two_players import begin, sit_down
from visitor import Visit, Visitor, play_together

from ports import free_port
from receiver import Browser, Receiver

T = TypeVar("T")
SUBSCRIBE = """async (given) => {
  const answer = await fetch("/api/me/push", { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(given) });
  return answer.status;
}"""
SHOWN = """() => {
  self.shown = [];
  self.registration.showNotification = async (title, options) => void self.shown.push({ title, ...options });
}"""
"""In the service worker, what it shows. A browser without windows allows no notifications, whatever it is told."""


class Listening:
    """A receiver in a thread of its own: the browser's tests have no event loop."""

    def __init__(self) -> None:
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)
        self._thread.start()
        self.receiver = self.wait(self._open())

    async def _open(self) -> Receiver:
        return await Receiver().__aenter__()

    def wait(self, what: Coroutine[Any, Any, T]) -> T:
        return asyncio.run_coroutine_threadsafe(what, self._loop).result(60)

    def close(self) -> None:
        self.wait(self.receiver.__aexit__())
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()


@pytest.fixture
def listening() -> Iterator[Listening]:
    found = Listening()
    yield found
    found.close()


@pytest.fixture
def public_server(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Serving]:
    """A server that may send to receivers on this machine, and knows its own address."""
    port = free_port()
    yield from served(Serving(tmp_path, port), request.node.name, "--reach", "127.0.0.1/32", "--public", f"http://127.0.0.1:{port}")


def test_a_turn_is_told_by_push_and_in_the_tables_channel_with_every_page_closed(
    public_server: Serving, visit: Visit, listening: Listening
) -> None:
    server = public_server
    ann, ben = visit(keeps=True), visit()
    ann.context.add_init_script(NOTES)
    ann.go(server.address)
    path = sit_down(ann, ben, server.address, "Ben")

    # The host gives the table a channel; it gets a first message at once.
    ann.press("page-channel-add")
    ann.page.get_by_role("radio", name="JSON").check(force=True)
    ann.named("textbox", "page-channel-url").fill(f"{listening.receiver.address}/hook")
    ann.press("page-save", ann.page.locator("section", has=ann.page.get_by_role("heading", name=ann.words("page-channel"))))
    expect(ann.button("page-channel-remove")).to_be_visible()
    first = listening.wait(listening.receiver.next())
    assert json.loads(first.body)["link"] == server.address + path
    begin(ann, ben)

    # She switches it on; her browser's push service is not to be reached, and the page says what still works.
    ann.press("page-settings")
    settings = ann.dialog("page-settings")
    ann.expect_complaints("does not support the Push API in incognito mode")
    ann.named("switch", "page-tell-turn", settings).click()
    expect(settings).to_contain_text(ann.words("page-tell-open-only"))
    ann.named("switch", "page-quiet", settings).click()
    expect(settings.get_by_label(ann.words("page-quiet-from"))).to_have_value("22:00")
    ann.named("switch", "page-quiet", settings).click()
    switch = ann.named("switch", "page-told-here", settings)
    expect(switch).to_be_checked()
    browser = Browser(listening.receiver, "ann")
    assert ann.page.evaluate(SUBSCRIBE, browser.subscription("fi")) == 204
    ann.press("page-close", settings)

    # She goes home while it is Ben's turn: no page of the table is open.
    play_together(ann, ben, until=lambda: ben.my_turn() and not ann.my_turn())
    ann.go(server.address)
    key = ann.page.evaluate("async () => (await (await fetch('/api/home')).json()).push")
    turn_to_ann(ben)
    sent = {each.path: each for each in (listening.wait(listening.receiver.next()) for _ in range(2))}
    assert json.loads(sent["/hook"].body)["player"] == json.loads(sent["/hook"].body)["text"].partition(",")[0]
    pushed = browser.decrypt(sent["/push/ann"].body)
    assert pushed == {"table": path.rpartition("/")[2], "title": "Sinun vuorosi: Hashcatch", "body": "Ben", "lang": "fi"}
    assert f"k={key}" in sent["/push/ann"].headers["authorization"]

    # Her service worker gets what was pushed.
    ann.wait_until(lambda: bool(ann.context.service_workers))
    (worker,) = ann.context.service_workers
    worker.evaluate(SHOWN)
    deliver(ann, server.address, pushed)
    ann.wait_until(lambda: bool(worker.evaluate("self.shown.length")))
    (note,) = worker.evaluate("self.shown")
    assert (note["title"], note["body"], note["lang"]) == ("Sinun vuorosi: Hashcatch", "Ben", "fi")
    assert (note["tag"], note["data"]) == (f"hacktable-{pushed['table']}", {"table": pushed["table"]})


def deliver(visitor: Visitor, origin: str, message: dict[str, Any]) -> None:
    """Give a message to the page's service worker, as the browser's push service would."""
    devtools = visitor.context.new_cdp_session(visitor.page)
    registrations: list[str] = []
    devtools.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda told: registrations.extend(each["registrationId"] for each in told["registrations"]),
    )
    visitor.page.evaluate("navigator.serviceWorker.ready.then(() => 1)")
    devtools.send("ServiceWorker.enable")
    visitor.wait_until(lambda: bool(registrations))
    devtools.send("ServiceWorker.deliverPushMessage", {"origin": origin, "registrationId": registrations[-1], "data": json.dumps(message)})
