"""Write down what is shipped and under which licences: one text with all licences, and a bill of materials (CycloneDX).

    python tools/licences.py              rewrite requirements/licences.json, after play.txt or many.txt there has changed; runs in .venv

`tools/page.py` calls `write` after it has built the page. What is in the page, the page's build has noted in `bundled.json`; the texts are
taken from web/node_modules. The Python packages need not be installed where the page is built, so their licences are kept in
requirements/licences.json, and a test says when that file is out of date.
"""

from __future__ import annotations

import base64
import json
import re
import sys
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).resolve().parent.parent
BUNDLED = "bundled.json"
TEXT = "licences.txt"
MATERIALS = "sbom.cdx.json"
KEPT = "requirements/licences.json"
LOCKED = ("requirements/play.txt", "requirements/many.txt")
"""What ./play installs, and what the container does."""
GPL = "requirements/licences/GPL-3.0.txt"
"""A package under the LGPL must come with this text as well, and its own files do not have it."""

FILES = re.compile(r"(?i)(^|/)(licen[cs]e|copying|notice|unlicense)[^/]*$")
"""Files with a licence in them."""
RULE = "=" * 100
SPDX = re.compile(r"[A-Za-z0-9.+-]+")
"""One licence of the SPDX list; with spaces it is an expression, or just words."""
WORDS = {
    "MIT License": "MIT",
    "BSD License": "BSD-3-Clause",
    "BSD": "BSD-3-Clause",
    "Apache 2.0": "Apache-2.0",
    "Apache License, Version 2.0": "Apache-2.0",
    "APACHE-2.0": "Apache-2.0",
    "APL 2": "Apache-2.0",
    "Apache Software License": "Apache-2.0",
    "3-Clause BSD License": "BSD-3-Clause",
}
"""What packages write instead of the name on the SPDX list."""

UNSAID = {"resvg-py": "MIT"}
"""Packages that bring the text of a licence, but do not name it."""


class LicenceError(Exception):
    """Something is shipped whose licence is not known."""


class Shipped(NamedTuple):
    """A package that is part of what we ship."""

    kind: str
    """`npm`: built into the page; `pypi`: installed beside the package."""
    name: str
    version: str
    licence: str
    texts: tuple[str, ...]
    sha512: str = ""
    """Of the npm package, in hexadecimal digits."""
    marker: str = ""
    """On which machines a Python package is installed; empty: on all."""

    @property
    def purl(self) -> str:
        """The package's address in all bills of materials."""
        return f"pkg:{self.kind}/{self.name.replace('@', '%40')}@{self.version}"


# ---------------------------------------------------------------- the page


def of_page(root: Path, bundled: Path) -> list[Shipped]:
    """The npm packages that are in the page, fonts among them."""
    locked = json.loads((root / "web/package-lock.json").read_text("utf-8"))["packages"]
    found = []
    for place in json.loads(bundled.read_text("utf-8")):
        folder = root / "web" / place
        about = json.loads((folder / "package.json").read_text("utf-8"))
        texts = [file.read_text("utf-8").strip() for file in sorted(folder.iterdir()) if file.is_file() and FILES.search(file.name)]
        licence = about.get("license", "")
        if not texts and licence == "Apache-2.0":  # the text is the same for everyone, and it is ours, too
            texts = [(root / "LICENSE").read_text("utf-8").strip()]
        if not texts or not licence:
            raise LicenceError(f"{about['name']} is in the page, but there is no licence text in its package.")
        hashed = base64.b64decode(locked[place]["integrity"].removeprefix("sha512-")).hex()
        found.append(Shipped("npm", about["name"], about["version"], licence, tuple(texts), sha512=hashed))
    return sorted(found)


# ---------------------------------------------------------------- Python


def locked(root: Path = ROOT) -> list[tuple[str, str, str]]:
    """The packages that are installed with a server, each once: name, version, and on which machines (a marker, or nothing)."""
    found: dict[tuple[str, str], str] = {}
    for file in LOCKED:
        text = (root / file).read_text("utf-8")
        for name, version, marker in re.findall(r"(?m)^([\w.-]+)==([^\s;]+)(?: ; (.*?))? \\$", text):
            found.setdefault((name, version), marker.strip())
    return [(name, version, marker) for (name, version), marker in sorted(found.items())]


def of_python(root: Path = ROOT) -> list[Shipped]:
    """The Python packages that ./play and the container install."""
    kept = json.loads((root / KEPT).read_text("utf-8"))
    missing = {name for name, _, _ in locked(root)} ^ kept.keys()
    if missing:
        raise LicenceError(f"{KEPT} is out of date ({', '.join(sorted(missing))}): run python tools/licences.py")
    return [
        Shipped("pypi", name, version, kept[name]["licence"], tuple(kept[name]["texts"]), marker=marker)
        for name, version, marker in locked(root)
    ]


def installed(name: str) -> dict[str, Any]:
    """The licence of a Python package in this environment, from its metadata."""
    from importlib.metadata import distribution

    found = distribution(name)
    texts = {str(file): file.read_text() for file in found.files or () if FILES.search(str(file)) and ".dist-info" in str(file)}
    said = next((field[0] for name in ("License-Expression", "License") if (field := found.metadata.get_all(name))), "")
    if not said or "\n" in said or said == "Dual License":
        classes = [each.rsplit(" :: ", 1)[1] for each in found.metadata.get_all("Classifier") or () if each.startswith("License :: ")]
        said = " OR ".join(WORDS.get(each, each) for each in classes) or said.partition("\n")[0]
    licence = WORDS.get(said, said) or UNSAID.get(name, "")
    kept = sorted({" \n".join(text.strip().split("\r\n")).replace(" \n", "\n") for text in texts.values() if text and text.strip()})
    if not kept and licence == "Apache-2.0":
        kept = [(ROOT / "LICENSE").read_text("utf-8").strip()]
    if kept and licence.startswith("LGPL-3.0"):
        kept.append((ROOT / GPL).read_text("utf-8").strip())
    if not kept or not licence:
        raise LicenceError(f"{name} {found.version}: no licence text in its package")
    return {"version": found.version, "licence": licence, "texts": kept}


def rewrite() -> None:
    """Take the licences of all locked Python packages from those that are installed here."""
    kept = {name: installed(name) for name in dict.fromkeys(name for name, _, _ in locked())}
    (ROOT / KEPT).write_text(json.dumps(kept, indent=1, ensure_ascii=False, sort_keys=True) + "\n", "utf-8")


# ---------------------------------------------------------------- what is written


def as_text(ours: str, notice: str, shipped: list[Shipped]) -> str:
    """All licences in one text; each text once, under the names of all packages that have it."""
    by_texts: dict[tuple[str, ...], list[Shipped]] = {}
    for each in shipped:
        by_texts.setdefault(each.texts, []).append(each)
    parts = [
        "Hacktable is made of the following. Each part has its licence below it.\n",
        f"{RULE}\nHacktable itself (Apache-2.0)\n{RULE}\n\n{notice.strip()}\n\n{ours.strip()}\n",
    ]
    where = {"npm": "in the page", "pypi": "Python package, installed with the server"}
    for texts, those in by_texts.items():
        names = "\n".join(dict.fromkeys(f"{each.name} {each.version} ({each.licence}), {where[each.kind]}" for each in those))
        parts.append(f"{RULE}\n{names}\n{RULE}\n\n" + "\n\n".join(texts) + "\n")
    return "\n".join(parts)


def as_materials(version: str, shipped: list[Shipped]) -> dict[str, Any]:
    """The bill of materials. It has no date and no random number: the same sources give the same bytes."""
    ours = f"pkg:pypi/hacktable@{version}"
    main = {
        "type": "application",
        "bom-ref": ours,
        "name": "hacktable",
        "version": version,
        "purl": ours,
        "licenses": _licences("Apache-2.0"),
    }
    return {
        "$schema": "http://cyclonedx.org/schema/bom-1.6.schema.json",
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "version": 1,
        "metadata": {"component": main},
        "components": [_component(each) for each in shipped],
        "dependencies": [{"ref": ours, "dependsOn": sorted(each.purl for each in shipped)}],
    }


def _component(each: Shipped) -> dict[str, Any]:
    found: dict[str, Any] = {"type": "library", "bom-ref": each.purl, "name": each.name, "version": each.version}
    if each.sha512:
        found["hashes"] = [{"alg": "SHA-512", "content": each.sha512}]
    found |= {"licenses": _licences(each.licence), "purl": each.purl}
    if each.marker:
        found["properties"] = [{"name": "hacktable:marker", "value": each.marker}]
    return found


def _licences(licence: str) -> list[dict[str, Any]]:
    if SPDX.fullmatch(licence):
        return [{"license": {"id": licence}}]
    if re.search(r" (AND|OR|WITH) ", licence):
        return [{"expression": licence}]
    return [{"license": {"name": licence}}]


def write(root: Path, page: Path) -> None:
    """Write both files beside the page that was built into this folder.

    :raises LicenceError: if something is shipped whose licence is not known.
    """
    shipped = [*of_page(root, page / BUNDLED), *of_python(root)]
    (page / BUNDLED).unlink()
    text = as_text((root / "LICENSE").read_text("utf-8"), (root / "NOTICE").read_text("utf-8"), shipped)
    (page / TEXT).write_text(text, "utf-8")
    version = re.search(r'(?m)^version = "([^"]+)"', (root / "pyproject.toml").read_text("utf-8"))
    assert version, "pyproject.toml names our version"
    (page / MATERIALS).write_text(json.dumps(as_materials(version[1], shipped), indent=1, ensure_ascii=False) + "\n", "utf-8")


if __name__ == "__main__":
    try:
        rewrite()
    except LicenceError as error:
        sys.exit(str(error))
