"""A site of plain files is built into an empty folder, and nowhere else."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from hacktable.cli import main
from hacktable.kernel.errors import OptionError
from hacktable.server.site import MARK, build_site
from hacktable.server.wire.answers import Home


@pytest.fixture
def page(tmp_path: Path) -> Path:
    """A built page, as far as a site has to do with it."""
    folder = tmp_path / "page"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text('<html><head><script src="./assets/main.js"></script></head></html>')
    (folder / "manifest.webmanifest").write_text('{"start_url": "/", "icons": [{"src": "/icon.svg"}]}')
    (folder / "assets" / "main.js").write_text("1")
    return folder


def test_it_has_all_that_a_page_asks_for_at_first(page: Path, tmp_path: Path) -> None:
    site = tmp_path / "site"
    build_site(page, site)
    index = (site / "index.html").read_text()
    assert MARK in index
    assert "Content-Security-Policy" in index
    assert '"/' not in (site / "manifest.webmanifest").read_text(), "it may lie below any path"
    home = msgspec.json.decode((site / "api" / "home.json").read_bytes(), type=Home)
    assert {game.name for game in home.games} == {"blackhat", "hacker", "hashcatch"}
    assert home.me.name is None
    assert len(list((site / "minds").iterdir())) == len(home.games)
    assert (site / "assets" / "main.js").read_text() == "1"


def test_it_overwrites_nothing(page: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    taken = tmp_path / "taken"
    taken.mkdir()
    (taken / "letter.txt").write_text("dear")
    with pytest.raises(OptionError, match="is not empty"):
        build_site(page, taken)
    assert main(["site", "build", str(taken)]) == 1
    assert str(taken) in capsys.readouterr().err
    assert [each.name for each in taken.iterdir()] == ["letter.txt"]


def test_a_page_that_is_not_built_is_named(tmp_path: Path) -> None:
    with pytest.raises(OptionError, match="has not been built"):
        build_site(tmp_path / "nothing", tmp_path / "site")
    assert not (tmp_path / "site").exists()
