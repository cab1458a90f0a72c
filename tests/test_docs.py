"""The documentation is true: it lists every version of the rules, and the site contains every page."""

from __future__ import annotations

import re

import pytest

import hacktable
from programs import ROOT

GAMES = sorted(path.parent.name for path in ROOT.glob("src/hacktable/games/*/rules"))


@pytest.mark.parametrize("name", GAMES)
def test_the_history_of_rules_lists_every_version_with_a_date_and_a_reason(name: str) -> None:
    text = (ROOT / "docs/rules-history.md").read_text("utf-8")
    (section,) = re.findall(rf"(?ms)^## {name}$(.*?)(?=^## |\Z)", text)
    rows = re.findall(r"(?m)^\| (\d+) \| (\d{4}-\d\d-\d\d) \| (\S.*) \|$", section)
    assert [int(version) for version, _, _ in rows] == list(range(1, hacktable.game(name).rules.version + 1))
    assert [since for _, since, _ in rows] == sorted(since for _, since, _ in rows)


def test_no_page_of_the_documentation_is_left_out_of_the_site() -> None:
    listed = set(re.findall(r"(?m)^\s+- (?:[^:\n]+: )?(\S+\.md)$", (ROOT / "mkdocs.yml").read_text("utf-8")))
    pages = {page.relative_to(ROOT / "docs").as_posix() for page in (ROOT / "docs").rglob("*.md")}
    assert pages <= listed
