"""A browser subscribes for real, at a push service of this test, and the server takes what it was given.

The small Chromium of the other tests has no push service. The whole one has, and can be told where to check in and where to register. So this runs where it is installed: HACKTABLE_WHOLE_CHROMIUM
names it, or it is called `chromium`.
"""

from __future__ import annotations

import os
import shutil
import struct
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from urllib.parse import parse_qs

import pytest
from looking import expect
from playwright.sync_api import Playwright
from serving import Serving
from visitor import Visitor

CHROMIUM = os.environ.get("HACKTABLE_WHOLE_CHROMIUM") or shutil.which("chromium")
TOKEN = "a-token-of-this-test"
DEVICE = 1_234_567_890_123
CHECKED_IN = b"\x08\x01\x39" + struct.pack("<Q", DEVICE) + b"\x41" + struct.pack("<Q", 1)
"""In the form of protocol buffers: all is well, the device's number, and its secret."""


class PushService(ThreadingHTTPServer):
    """Lets browsers check in, and gives tokens to those that have."""

    registered: list[dict[str, list[str]]]


class Desk(BaseHTTPRequestHandler):
    """Answers one request."""

    server: PushService

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers.get("content-length", 0)))
        answer = CHECKED_IN
        if self.path == "/register":
            self.server.registered.append(parse_qs(body.decode("utf-8", "replace")))
            answer = f"token={TOKEN}".encode()
        self.send_response(200)
        self.send_header("content-length", str(len(answer)))
        self.end_headers()
        self.wfile.write(answer)

    def log_message(self, format: str, *_: object) -> None: ...


@pytest.fixture
def push_service() -> Iterator[PushService]:
    with PushService(("127.0.0.1", 0), Desk) as service:
        service.registered = []
        thread = threading.Thread(target=service.serve_forever)
        thread.start()
        yield service
        service.shutdown()
        thread.join()


@pytest.mark.skipif(CHROMIUM is None, reason="the whole Chromium is not installed")
def test_the_page_subscribes_at_the_browsers_push_service_and_the_server_keeps_what_it_got(
    playwright: Playwright, server: Serving, push_service: PushService, tmp_path: Path
) -> None:
    service = f"http://127.0.0.1:{push_service.server_port}"
    arguments = ["--headless=new", "--no-sandbox", "--disable-dev-shm-usage", f"--gcm-mcs-endpoint={service}"]
    arguments += [f"--gcm-checkin-url={service}/checkin", f"--gcm-registration-url={service}/register"]
    context = playwright.chromium.launch_persistent_context(
        tmp_path / "profile",
        executable_path=CHROMIUM,
        headless=False,  # the new way without windows is an argument
        args=arguments,
        ignore_default_args=["--disable-background-networking"],
        permissions=["notifications"],
        locale="en-GB",
    )
    try:
        ann = Visitor(context, "en")
        ann.go(server.address)
        ann.page.evaluate(
            "async () => void (await fetch('/api/me', { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{\"name\":\"Ann\"}' }))"
        )
        ann.go(server.address)
        ann.press("page-settings")
        settings = ann.dialog("page-settings")
        ann.named("switch", "page-tell-turn", settings).click()
        expect(settings).to_contain_text(ann.words("page-tell-closed"))
        key = ann.page.evaluate("async () => (await (await fetch('/api/home')).json()).push")
        assert [key] in [each.get("sender") for each in push_service.registered], "the browser has registered for this server's key"
        assert all(each["device"] == [str(DEVICE)] for each in push_service.registered)
        endpoint = "async () => (await (await navigator.serviceWorker.ready).pushManager.getSubscription()).endpoint"
        assert ann.page.evaluate(endpoint).endswith(f"/{TOKEN}")
        reach = "async () => (await (await fetch('/api/me/reach')).json()).pushed"
        assert ann.page.evaluate(reach) is True
        ann.named("switch", "page-tell-turn", settings).click()
        ann.wait_until(lambda: ann.page.evaluate(reach) is False)
    finally:
        context.close()
