"""The rules as WebAssembly do in a browser what they do compiled. That they do so in Node is proved at greater length in `tests/modules`."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser

import programs
from hacktable.kernel.registry import find
from hacktable.lab.tape import bundle, texts
from hacktable.lab.wasm import FOLDER
from hacktable.testing.walking import variants
from module_walks import Walker

ROOT = Path(__file__).parents[2]
DECISIONS = 1_000


def test_modules_do_in_a_browser_what_compiled_rules_do(chromium: Browser, tmp_path: Path) -> None:
    node = str(programs.load("page").find_node(install=True).folder / "node")
    page = chromium.new_page()
    page.add_script_tag(path=bundle(node, ROOT / "web", tmp_path / "tape.js", "iife"))
    for name in ("blackhat", "hacker", "hashcatch"):
        walker, several = Walker(find(name), f"browser {name}"), variants(find(name))
        for number, variant in enumerate((several[0], several[len(several) // 2], several[-1])):
            walker.walk(variant, f"browser {number}", DECISIONS // 3)
        walker.tape.save(tmp_path)
        found = page.evaluate("(given) => tapes.playText(...given)", texts(ROOT / FOLDER / f"{name}.wasm", tmp_path))
        assert (found["fault"], found["calls"]) == (None, walker.tape.calls)
    page.close()
