"""Playwright's `expect`, at less cost for the page.

While Playwright waits for what is expected, it looks again and again, and whenever the place is not there yet, it describes the whole page to
itself, for the message in case that the time runs out. In a test that plays, the browser spent a sixth of its time on that. So wait first until
the place is there, which describes nothing, and expect then.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import playwright.sync_api
from playwright.sync_api import Locator, Page
from playwright.sync_api import TimeoutError as PlaywrightTimeout

AT_ONCE = {"to_have_count", "to_be_hidden"}
"""What is expected of several places, or of none."""

A_LAST_LOOK = 1_000
"""Milliseconds for Playwright to say what is wrong, when the time has run out."""


class Looking:
    """What can be expected of a place."""

    def __init__(self, place: Locator) -> None:
        self._place, self._expect = place, playwright.sync_api.expect(place)

    def __getattr__(self, name: str) -> Callable[..., None]:
        expected: Callable[..., None] = getattr(self._expect, name)

        def wait(*given: Any, **more: Any) -> None:
            if name not in AT_ONCE and not name.startswith("not_") and not (given and isinstance(given[0], list)):
                try:
                    self._place.wait_for(state="visible" if name == "to_be_visible" else "attached", timeout=more.get("timeout"))
                    if name == "to_be_visible" and not given and not more:
                        return
                except PlaywrightTimeout:
                    more["timeout"] = A_LAST_LOOK
            expected(*given, **more)

        return wait


class Expect:
    """`expect(place).to_…` and `expect(page).to_…`, as in Playwright."""

    def __call__(self, actual: Locator | Page) -> Any:
        return playwright.sync_api.expect(actual) if isinstance(actual, Page) else Looking(actual)

    def set_options(self, timeout: float) -> None:
        playwright.sync_api.expect.set_options(timeout=timeout)


if TYPE_CHECKING:
    from playwright.sync_api import expect as expect  # whoever checks types knows what can be expected
else:
    expect = Expect()
