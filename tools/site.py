"""Functions that MkDocs calls while it builds the site (see mkdocs.yml): they add pages from outside docs/.

The rules' texts, CONTRIBUTING.md, CHANGELOG.md and the examples of deploy/ are read where they lie. A link from docs/ to one of them
is written as it works in the project's folder, and is turned here into the address that the same file has on the site.
"""

from __future__ import annotations

import os
import re
from pathlib import Path, PurePosixPath

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

ROOT = Path(__file__).resolve().parent.parent
LINK = re.compile(r"(?<=\]\()(?![a-z]+:|#|/)([^)\s#]+)")
"""The file that a Markdown link leads to, without the part after #."""


def taken_in() -> dict[str, str]:
    """Files of the project outside docs/, each with its place on the site."""
    found = {"CONTRIBUTING.md": "contributing.md", "SECURITY.md": "security.md", "CHANGELOG.md": "changelog.md", "README.md": "readme.md"}
    for rules in ROOT.glob("src/hacktable/games/*/rules/en.md"):
        found[rules.relative_to(ROOT).as_posix()] = f"rules/{rules.parent.parent.name}.md"
    for example in (file for file in (ROOT / "deploy").rglob("*") if file.is_file()):
        name = example.relative_to(ROOT).as_posix()
        found[name] = name
    return found


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add the files from outside docs/ to the site."""
    for source, place in taken_in().items():
        files.append(File.generated(config, place, abs_src_path=str(ROOT / source)))
    return files


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Turn links between files of the project into links between files of the site."""
    places = taken_in()
    sources = {place: source for source, place in places.items()}
    here = page.file.src_uri
    source = PurePosixPath(sources.get(here, f"docs/{here}"))

    def led(link: re.Match[str]) -> str:
        goal = os.path.normpath(source.parent / link.group(1)).replace(os.sep, "/")
        place = places.get(goal, goal.removeprefix("docs/"))
        return os.path.relpath(place, PurePosixPath(here).parent).replace(os.sep, "/")

    return LINK.sub(led, markdown)
