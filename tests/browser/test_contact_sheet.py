"""The contact sheet: pictures of a screen in every size, theme and language, and what is wrong with them."""

from __future__ import annotations

from pathlib import Path

from faults import WRONG
from playwright.sync_api import Browser
from serving import Serving

from programs import load

FAULTY = """
<body style="margin: 0; color: #000; background: #fff">
  <div style="width: 3000px">wide</div>
  <span style="display: block; width: 40px; overflow: hidden; text-overflow: ellipsis; white-space: nowrap">Botti 17</span>
  <span style="display: block; width: 40px; overflow: hidden; text-overflow: ellipsis; white-space: nowrap">Botti 18</span>
  <div style="height: 20px; overflow: hidden"><button style="height: 44px">Attack</button></div>
  <p style="color: #999">pale</p>
  <div style="position: relative; height: 2rem"><div style="position: absolute; inset: 0; background: #000"></div>
    <b style="position: absolute; color: #fff">white, beside black and over it</b></div>
  <section class="bar" style="height: 60px"><p style="width: 30px">Change a value by one, or skip it.</p>
    <div class="tray"><div class="choice" style="height: 20px; width: 60px; overflow: auto">It cannot win, because three were led.</div></div></section>
</body>
"""


def test_the_sheet_names_what_is_wrong_with_a_picture(chromium: Browser) -> None:
    page = chromium.new_page()
    page.set_content(FAULTY)
    found = page.evaluate(WRONG)
    page.close()
    for fault in (
        "scrolls sideways",
        "text cut: “Botti 17”",
        "cut to the same text “Bot",
        "button cut by 24 px: “Attack”",
        "runs over the action bar",
        "has to be scrolled in the action bar: “It cannot win",
        "contrast 2.8",
    ):
        assert any(each.startswith(fault) for each in found), (fault, found)
    assert not any("wide" in each and "cut" in each for each in found)
    assert not any("over it" in each for each in found)


def test_the_sheet_shows_a_screen_in_every_size_theme_and_language(painting_chromium: Browser, server: Serving, tmp_path: Path) -> None:
    program = load("contact_sheet")
    sheet = program.Sheet(tmp_path, ["360x740", "1280x800"], ["dark", "light"], ["en", "de"], ["home"])
    program.go(program.Trip(sheet, server, painting_chromium, {}), ("home",), program.outside)
    page = program.write(sheet, 1.0).read_text("utf-8")
    assert sheet.missed == {}
    assert len({(shot.size, shot.theme, shot.language) for shot in sheet.taken["home"]}) == 8
    assert len({(tmp_path / shot.file).read_bytes() for shot in sheet.taken["home"]}) == 8, "each looks different"
    assert all(f"src='{shot.file}'" in page for shot in sheet.taken["home"])
