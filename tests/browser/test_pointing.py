"""A finger is pointed before somebody is named: the match is prepared up to there, because a live round takes long."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

from looking import expect
from serving import Serving
from thief import Thief
from visitor import Visit

BEFORE_NAMING = Path(__file__).parents[1] / "server" / "before_naming.py"
WATCH_FOR_FINGER = """
(finger) => new MutationObserver((_, watch) => {
  if (!document.querySelector(finger)) return;
  watch.disconnect();
  globalThis.fingersSeen = document.querySelectorAll('.ping').length;
}).observe(document.body, { childList: true, subtree: true })
"""
"""For the browser: notes how many fingers there are when this one appears. It is gone after four seconds, which may pass before a busy machine looks."""
FINGER = "section.protection .ping[data-inspect='seat:1'] .tip"


def test_a_finger_that_is_pointed_is_seen_at_the_other_page(tmp_path: Path, visit: Visit) -> None:
    made = subprocess.run([sys.executable, str(BEFORE_NAMING), str(tmp_path / "data")], capture_output=True, text=True, check=True)
    prepared = json.loads(made.stdout)
    serving = Serving(tmp_path)
    serving.begin("a finger")
    serving.start("--bot-pause", "1")  # where bots act at once, nobody is given time to point
    try:
        ada, ben = visit(), visit(language="de")
        for visitor, key in zip((ada, ben), prepared["keys"], strict=True):
            visitor.context.add_cookies([{"name": "hacktable", "value": key, "url": serving.address}])
            visitor.go(f"{serving.address}/t/{prepared['link']}")
            visitor.wait_until(lambda told: told.sync is not None and told.state, visitor.told)
        expect(ada.page.locator(".ping")).to_have_count(0)
        attacked = Thief(ada)
        attacked.visitor.tap(attacked.middle(ada.told.legal[0]["account"] - 1))
        expect(ada.page.locator("section.protection")).to_be_visible()
        ada.page.evaluate(WATCH_FOR_FINGER, FINGER)
        # Ada is about to name somebody. Ben accuses the bot, which sits in the third chair, and she sees his finger.
        ben.page.locator("section.hearing").get_by_role("button").first.click()
        ben.wait_until(lambda: any(each["is"] == "chat" and each["chair"] == 1 for each in ben.received))
        said = next(each for each in ben.received if each["is"] == "chat" and each["chair"] == 1)
        assert (said["call"], said["aim"], ben.told.table["chairs"][2]["kind"]) == ("point", 2, "bot")
        ada.page.wait_for_function("globalThis.fingersSeen")
        assert ada.page.evaluate("globalThis.fingersSeen") == 1, "not on the table below, too, which is dimmed meanwhile"
        expect(ada.page.locator("section.hearing")).to_be_visible()
        ada.press("page-hearing-onward")
        expect(ada.page.locator("section.hearing")).to_be_hidden()
        attacked.visitor.wait_until(lambda: any(each["do"] == "name" for each in ada.told.legal))
    finally:
        serving.drain()
