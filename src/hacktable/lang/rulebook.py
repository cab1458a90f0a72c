"""The rules in words: one Markdown file for each language, with a heading for each numbered rule."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

from hacktable.lang import FALLBACK

_HEADING = re.compile(r"^### ([A-Z]+-\d+) (.+)$")


@dataclass(frozen=True)
class RuleText:
    """One numbered rule."""

    number: str
    title: str
    text: str


class Rulebook:
    """A game's rules in one language; in English if the game does not have this language."""

    def __init__(self, folder: Path, language: str = FALLBACK) -> None:
        self.language = language if language in {file.stem for file in folder.glob("*.md")} else FALLBACK
        self.markdown = (folder / f"{self.language}.md").read_text("utf-8")
        self.rules = _numbered(self.markdown)

    def __getitem__(self, number: str) -> RuleText:
        return self.rules[number]

    def __contains__(self, number: object) -> bool:
        return number in self.rules


def _numbered(markdown: str) -> dict[str, RuleText]:
    rules: dict[str, RuleText] = {}
    number, title, lines = "", "", list[str]()
    for line in [*markdown.splitlines(), "## "]:
        heading = _HEADING.match(line)
        if line.startswith("#"):
            if number:
                rules[number] = RuleText(number, title, "\n".join(lines).strip())
            number, title, lines = (heading.group(1), heading.group(2), []) if heading else ("", "", [])
        else:
            lines.append(line)
    return rules
