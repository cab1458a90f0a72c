"""How long it takes from the tap on *Play now* until the first own decision can be made, at a table on the device.

    python benchmarks/first_decision.py                  # all games, in a browser with only the home page, and with all kept
    python benchmarks/first_decision.py blackhat --rounds 9 --bots 1

A real server, a real Chromium, over a line of 100 Mbit/s and 10 ms. Bots do not pause. Printed are medians in milliseconds: until the board is seen,
and until the page offers the reader something to do. Who begins is left to chance: where bots begin, their moves are part of the time.
"""

from __future__ import annotations

import argparse
import importlib.util
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import Any

from playwright.sync_api import Browser, BrowserContext, sync_playwright

from hacktable.bots import minds
from hacktable.kernel.registry import find

ROOT = Path(__file__).resolve().parent.parent
GAMES = ("hashcatch", "blackhat", "hacker")
FAST = {"offline": False, "latency": 10, "downloadThroughput": 100e6 / 8, "uploadThroughput": 100e6 / 8}
CHOSEN = """
localStorage['hacktable.settings'] ??= '{"speed": 0, "hints": false, "soundsAsked": true, "bots": BOTS}';
localStorage['hacktable.bot-pause'] ??= '0';
for (const each of ['introduced', 'played']) localStorage[`hacktable.${each}`] ??= '["blackhat", "hacker", "hashcatch"]';
"""
"""Nothing moves, nothing is asked or introduced first."""
WATCH = """() => {
  globalThis.seen = {};
  const look = () => {
    const now = performance.now();
    if (document.querySelector("#main .board > *")) seen.board ??= now;
    if (document.querySelector("section.bar.live")) seen.asked ??= now;
  };
  addEventListener("click", (click) => (seen.tapped ??= click.timeStamp), true);
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ["class"] });
}"""
KEPT = """async (mind) => {
    const has = async (address) => (await caches.match(address)) !== undefined;
    if (!(await has(mind))) await fetch(mind);
    const files = performance.getEntriesByType("resource").map((each) => each.name);
    return !!navigator.serviceWorker.controller && (await has("/")) && (await has(mind)) && (await has(files.find((each) => each.includes("/assets/en-"))));
}"""


@contextmanager
def serving() -> Iterator[str]:
    """A server of its own; its address."""
    with tempfile.TemporaryDirectory() as folder:
        command = [str(Path(sys.executable).with_name("hacktable")), "serve", "--port", "0", "--data", folder, "--no-compile"]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
            assert server.stdout
            said = server.stdout.readline()
            try:
                yield next(word for word in said.split() if word.startswith("http://"))
            finally:
                server.terminate()


def find_browser() -> str:
    spec = importlib.util.spec_from_file_location("browser", ROOT / "tools/browser.py")
    assert spec
    assert spec.loader
    browsers = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(browsers)
    found: str | None = browsers.find()
    if found is None:
        sys.exit(browsers.MISSING)
    return found


@contextmanager
def visiting(browser: Browser, bots: int) -> Iterator[BrowserContext]:
    context = browser.new_context(locale="en-GB", reduced_motion="reduce", viewport={"width": 1280, "height": 800})
    context.add_init_script(CHOSEN.replace("BOTS", str(bots)))
    yield context
    context.close()


def tapped(context: BrowserContext, address: str, game: str, kept: bool) -> tuple[float, float]:
    """Milliseconds from the tap until the board is there, and until something is asked."""
    page = context.new_page()
    context.new_cdp_session(page).send("Network.emulateNetworkConditions", FAST)
    page.goto(address)
    if kept:
        mind = f"/minds/{minds.file_name(find(game))}"
        while not page.evaluate(KEPT, mind):
            page.wait_for_timeout(100)
        page.reload()
    button = page.get_by_role("article", name=TITLES[game], exact=True).locator("button.main")
    button.wait_for()
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(1000)  # somebody looks at the page before they tap
    page.evaluate(WATCH)
    button.click()
    while not page.evaluate("seen.asked"):
        page.wait_for_timeout(50)
    seen: dict[str, Any] = page.evaluate("seen")
    page.close()
    return seen["board"] - seen["tapped"], seen["asked"] - seen["tapped"]


TITLES = {"hashcatch": "Hashcatch", "blackhat": "Black Hat", "hacker": "Hacker"}


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("games", nargs="*", help="only these")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--bots", type=int, default=3)
    given = parser.parse_args()
    with serving() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_browser(), args=["--no-sandbox", "--disable-gpu"])
        print("| game | browser | board, ms | first own decision, ms | all of them |\n|---|---|---|---|---|", flush=True)
        for game in given.games or GAMES:
            for kept in (False, True):
                found: list[tuple[float, float]] = []
                for _ in range(given.rounds):
                    with visiting(browser, given.bots) as context:
                        found.append(tapped(context, address, game, kept))
                boards, asked = zip(*found, strict=True)
                times = " ".join(f"{each:.0f}" for each in sorted(asked))
                print(
                    f"| {game} | {'all kept' if kept else 'home page only'} | {median(boards):.0f} | {median(asked):.0f} | {times} |",
                    flush=True,
                )
        browser.close()


if __name__ == "__main__":
    main()
