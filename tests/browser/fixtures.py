"""For tests in a real browser: a server of the module's own, and visitors with browsers of their own."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright
from serving import PATIENCE, Cable, Serving, served
from visitor import Visit, Visitor, new_visitor

from ports import free_port
from programs import built_page, load

ARGUMENTS = (
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    """The browser. A module's own: while Playwright runs, no other test of the process could run an event loop."""
    browsers = load("browser")
    program = browsers.find()
    if program is None:
        pytest.fail(browsers.MISSING)
    built_page()
    expect.set_options(timeout=PATIENCE * 1000)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=list(ARGUMENTS))
        yield browser
        browser.close()


@pytest.fixture(scope="module")
def module_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """A server with an empty data folder, and no complaint in its log afterwards."""
    yield from served(Serving(tmp_path_factory.mktemp("server")), "before the first test")


@pytest.fixture
def server(module_server: Serving, request: pytest.FixtureRequest) -> Serving:
    """The module's server, with this test's seeds."""
    module_server.begin(request.node.name)
    return module_server


@pytest.fixture
def mortal_server(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Serving]:
    """A server that the test may kill and start again, on the same port."""
    yield from served(Serving(tmp_path, free_port()), request.node.name)


@pytest.fixture
def cable() -> Iterator[Callable[[Serving], Cable]]:
    """Makes cables to a server."""
    laid: list[Cable] = []

    def lay(serving: Serving) -> Cable:
        laid.append(Cable(serving.port))
        return laid[-1]

    yield lay
    for each in laid:
        each.unplug()


@pytest.fixture
def visit(chromium: Browser) -> Iterator[Visit]:
    """Opens browsers. When the test is over, nothing may have gone wrong in any of them."""
    visitors: list[Visitor] = []

    def open_browser(address: str = "", number: int = 0, **given: Any) -> Visitor:
        visitors.append(new_visitor(chromium, number or 1 + len(visitors), **given))
        if address:
            visitors[-1].go(address)
        return visitors[-1]

    yield open_browser
    wrong = [each for visitor in visitors for each in visitor.unexpected]
    for visitor in visitors:
        visitor.context.close()
    assert wrong == []
