"""Write each game's emblem, which the page draws on the games' doors, as an SVG file of its own for posters.

    python tools/emblems.py        needs the built page and a Chromium (`./check page` finds both)

To be run again when an Emblem.svelte or a colour has changed: `tests/browser/test_newcomer.py` says so.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from hacktable.kernel.registry import find, names
from hacktable.lang import say

ROOT = Path(__file__).resolve().parent.parent
SOLID = """
(svg) => {
  const STYLES = ["fill", "fill-opacity", "stroke", "stroke-width", "stroke-opacity", "stroke-linecap", "stroke-linejoin",
    "stroke-dasharray", "opacity", "stop-color", "stop-opacity"];
  const USUAL = { "fill-opacity": "1", "stroke": "none", "stroke-opacity": "1", "stroke-linecap": "butt", "stroke-linejoin": "miter",
    "stroke-dasharray": "none", "opacity": "1", "stop-opacity": "1" };
  // What color-mix() makes is told in a form that only browsers read.
  const plain = (value) => value.replace(/^color\\(srgb ([\\d. ]+)\\)$/, (_, parts) =>
    `rgb(${parts.split(" ").map((part) => Math.round(255 * Number(part))).join(", ")})`);
  // The last digits of a sine differ from one processor to another.
  const rounded = (value) => value.replace(/\\d+\\.\\d{3,}/g, (number) => String(Number(Number(number).toFixed(2))));
  const solid = (from) => {
    const to = document.createElementNS("http://www.w3.org/2000/svg", from.localName);
    for (const { name, value } of from.attributes) {
      if (!["class", "style", "aria-hidden"].includes(name) && !/^(data-|on)/.test(name)) to.setAttribute(name, rounded(value));
    }
    const shape = ["path", "rect", "circle", "ellipse", "line"].includes(from.localName);
    const looks = getComputedStyle(from);
    for (const each of STYLES) {
      if (each.startsWith("stop-") ? from.localName !== "stop" : !shape && each !== "opacity") continue;
      if (each.startsWith("stroke-") && looks.getPropertyValue("stroke") === "none") continue;
      const value = plain(looks.getPropertyValue(each).replace(/"/g, "").replace(/px$/, ""));
      const gradient = /^url\\(#?(.*)\\)$/.exec(value);
      if (gradient) to.setAttribute(each, `url(#${gradient[1].split("#").pop()})`);
      else if (value !== USUAL[each]) to.setAttribute(each, rounded(value));
    }
    for (const child of from.children) to.append(solid(child));
    return to;
  };
  return new XMLSerializer().serializeToString(solid(svg)).replace(/ xmlns=""/g, "");
}
"""
"""An SVG of the page whose looks do not come from style sheets any more."""


def emblem(page: Page, game: str) -> str:
    """As it is on the home page that is open."""
    drawn: str = page.get_by_role("article", name=say("en", f"{game}-title")).locator(".emblem svg").evaluate(SOLID)
    return drawn.replace("><", ">\n<") + "\n"


@contextmanager
def home_page(address: str) -> Iterator[Page]:
    """Dark, with every door in sight."""
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=os.environ.get("HACKTABLE_CHROMIUM") or None, args=["--no-sandbox"])
        page = browser.new_page(color_scheme="dark", locale="en")
        page.goto(address)
        page.locator(".emblem svg").nth(len(list(names())) - 1).wait_for()
        yield page
        browser.close()


def main() -> None:
    with tempfile.TemporaryDirectory() as data:
        serving = subprocess.Popen(
            [Path(sys.executable).with_name("hacktable"), "serve", "--port", "0", "--data", data], stdout=subprocess.PIPE, text=True
        )
        assert serving.stdout
        try:
            address = next(word for word in serving.stdout.readline().split() if word.startswith("http"))
            with home_page(address) as page:
                for name in names():
                    file = find(name).telling.emblem
                    if file:
                        file.write_text(emblem(page, name))
                        print(file.relative_to(ROOT))
        finally:
            serving.terminate()
            serving.wait()


if __name__ == "__main__":
    main()
