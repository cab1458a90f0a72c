"""After an update with other rules: what was running is shown as interrupted, and everyone can begin anew."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest
from looking import expect
from serving import Serving
from visitor import Visit

OLD_FOLDER = Path(__file__).parents[1] / "server" / "old_folder.py"


@pytest.mark.parametrize("language", [pytest.param("en", marks=pytest.mark.soak), "de"])
def test_a_match_of_other_rules_is_shown_as_it_was_seen_and_its_table_plays_on(tmp_path: Path, visit: Visit, language: str) -> None:
    made = subprocess.run([sys.executable, str(OLD_FOLDER), str(tmp_path / "data")], capture_output=True, text=True, check=True)
    old = json.loads(made.stdout)
    links = old["links"]
    serving = Serving(tmp_path)
    serving.begin("other rules")
    serving.start()
    try:
        ada = visit(language=language)
        ada.context.add_cookies([{"name": "hacktable", "value": old["key"], "url": serving.address}])
        ada.go(serving.address)
        ada.press("page-show-all", count=len(links))
        expect(ada.page.get_by_text(ada.words("page-interrupted")).first).to_be_visible()
        expect(ada.page.get_by_text(ada.words("page-your-turn"), exact=True)).to_have_count(0)
        for game in ("hashcatch", "blackhat", "hacker"):
            ada.go(f"{serving.address}/t/{links[f'{game} playing']}")
            expect(ada.named("heading", "page-end-interrupted")).to_be_visible()
            expect(ada.page.get_by_text(ada.words("page-other-rules-rules", begun=0, now=1))).to_be_visible()
            expect(ada.named("region", "page-seen").get_by_role("listitem").nth(5)).to_be_attached()
            expect(ada.page.get_by_text("Well played so far")).to_be_visible()
        ada.press("page-rematch")
        expect(ada.button("page-ready").or_(ada.button("page-start")).first).to_be_visible()
        ada.go(f"{serving.address}/t/{links['hashcatch over']}")
        expect(ada.page.get_by_text(ada.words("page-other-rules-ended"), exact=False)).to_be_visible()
        ada.expect_complaints(r"^(status 409|console: .*409).*")
        ada.go(f"{serving.address}/t/{links['hashcatch over']}/1/replay")
        expect(ada.named("region", "page-seen")).to_be_visible()
        with ada.page.expect_download() as downloading:
            ada.follow("page-record")
        assert Path(downloading.value.path()).read_text("utf-8").startswith("hacktable record 1\ngame hashcatch 0\n")
    finally:
        serving.drain()
