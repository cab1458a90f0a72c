"""For tests in a real browser: a server, and visitors with browsers of their own."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, ExitStack, contextmanager
from pathlib import Path
from typing import Any

import pytest
from looking import expect
from playwright.sync_api import Browser, Playwright, sync_playwright
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
UNSEEN = ("--force-gpu-mem-available-mb=0", "--js-flags=--no-opt --single-threaded")
"""For tests, which play for seconds and look at no picture: no memory to paint in, and no optimising of scripts, which takes longer than it
saves. All else is as usual: styles, layout, what is where, and what is hit."""


class Shared:
    """What takes long to start, and is used by one test after the other as long as all of them are tests in a browser: Playwright, a browser,
    a server. While Playwright runs, other tests of the process could run no event loop, so all of it ends before a test of another kind."""

    def __init__(self) -> None:
        self._begun: dict[str, Any] = {}
        self._ends = ExitStack()

    def get(self, name: str, begin: Callable[[], AbstractContextManager[Any]]) -> Any:
        if name not in self._begun:
            self._begun[name] = self._ends.enter_context(begin())
        return self._begun[name]

    def end(self) -> None:
        self._begun.clear()
        self._ends.pop_all().close()


SHARED = Shared()


@pytest.fixture(scope="module")
def playwright() -> Playwright:
    built_page()
    expect.set_options(timeout=PATIENCE * 1000)
    playwright: Playwright = SHARED.get("playwright", sync_playwright)
    return playwright


@pytest.fixture(scope="module")
def chromium(playwright: Playwright) -> Browser:
    """The browser. It paints nothing, because nobody looks."""
    browser: Browser = SHARED.get("chromium", lambda: launched(playwright, *UNSEEN))
    return browser


@pytest.fixture(scope="module")
def painting_chromium(playwright: Playwright) -> Browser:
    """A browser for tests that look at pictures."""
    browser: Browser = SHARED.get("painting chromium", lambda: launched(playwright))
    return browser


def launched(playwright: Playwright, *more: str) -> Browser:
    browsers = load("browser")
    program = browsers.find()
    if program is None:
        pytest.fail(browsers.MISSING)
    return playwright.chromium.launch(executable_path=program, args=[*ARGUMENTS, *more])


@pytest.fixture(scope="module")
def module_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """The server of all tests in a browser, and no new complaint in its log after a module's tests. Each test has guests and tables of its own."""
    begin = contextmanager(served)
    serving: Serving = SHARED.get("server", lambda: begin(Serving(tmp_path_factory.mktemp("server")), "before the first test"))
    before = len(serving.complaints)
    yield serving
    assert serving.complaints[before:] == []


@pytest.fixture
def server(module_server: Serving, request: pytest.FixtureRequest) -> Serving:
    """The server, with this test's seeds."""
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

    def open_browser(address: str = "", number: int = 0, browser: Browser = chromium, **given: Any) -> Visitor:
        visitors.append(new_visitor(browser, number or 1 + len(visitors), **given))
        if address:
            visitors[-1].go(address)
        return visitors[-1]

    yield open_browser
    wrong = [each for visitor in visitors for each in visitor.unexpected]
    for visitor in visitors:
        visitor.context.close()
    assert wrong == []
