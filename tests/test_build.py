"""How the package is built: the page is built only when it has changed, and the package is complete, small, and has locked dependencies."""

from __future__ import annotations

import gzip
import json
import re
import subprocess
import sys
import tarfile
import zipfile
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest

from hacktable.cli import build_parser
from hacktable.server.http import socket
from hacktable.server.table import inbox
from hacktable.server.wire import limits, messages
from programs import ROOT, built_page, load

page = load("page")
browser = load("browser")

# ---------------------------------------------------------------- a small project with a pretended npm

LOCK: dict[str, dict[str, dict[str, str]]] = {"packages": {"": {}, "node_modules/vite": {"version": "8.0.0", "integrity": "sha512-a"}}}

NPM = """
import json, pathlib, shutil, sys
web = pathlib.Path.cwd()
with (web.parent / "calls").open("a") as calls:
    print(*sys.argv[1:], file=calls)
if sys.argv[1] == "ci":
    shutil.rmtree(web / "node_modules", ignore_errors=True)
    (web / "node_modules").mkdir()
    shutil.copy(web / "package-lock.json", web / "node_modules/.package-lock.json")
elif "broken" in (web / "src/main.ts").read_text():
    sys.exit("main.ts is broken")
elif "empty" not in (web / "src/main.ts").read_text():
    out = web.parent / "src/hacktable/server/page"
    out.mkdir(parents=True, exist_ok=True)
    (out / "index.html").write_text("<!doctype html>")
    (out / "main.js").write_text((web / "src/main.ts").read_text())
"""

SOURCES = [
    "web/.npmrc",
    "web/index.html",
    "web/package-lock.json",
    "web/src/deep/down/one.svelte",
    "web/src/main.ts",
    "src/hacktable/lang/en.ftl",
    "src/hacktable/games/go/lang/de.ftl",
    "src/hacktable/games/go/rules/en.md",
]
NO_SOURCES = [
    "web/node_modules/vite/index.js",
    "web/.svelte-kit/tsconfig.json",
    "web/src/.main.ts.swp",
    "src/hacktable/games/go/rules/play.py",
    "src/hacktable/server/page/main.js",
]


def put(file: Path, text: str) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, "utf-8")


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    root = tmp_path / "project"
    for name in SOURCES:
        put(root / name, name)
    put(root / "web/package-lock.json", json.dumps(LOCK))
    put(tmp_path / "npm.py", NPM)
    node = page.Node("24.0.0", tmp_path, (sys.executable, str(tmp_path / "npm.py")))
    monkeypatch.setattr(page, "find_node", lambda *_, **__: node)
    return root


def calls(root: Path) -> list[str]:
    """What npm was called for since the last question."""
    log = root / "calls"
    lines = log.read_text("utf-8").splitlines() if log.exists() else []
    log.unlink(missing_ok=True)
    return lines


INSTALL, BUILD = "ci --ignore-scripts", "run build"


def test_the_page_is_built_once(project: Path) -> None:
    assert not page.is_fresh(project)
    assert page.build(project)
    assert calls(project) == [INSTALL, BUILD]
    assert page.is_fresh(project)
    assert not page.build(project)
    assert calls(project) == []


@pytest.mark.deep
@pytest.mark.parametrize("name", SOURCES)
def test_a_change_in_a_source_builds_it_again(project: Path, name: str) -> None:
    page.build(project)
    before, text = page.fingerprint(project), (project / name).read_text("utf-8")
    put(project / name, text + " ")
    assert page.fingerprint(project) != before
    assert page.build(project)
    put(project / name, text)
    assert page.fingerprint(project) == before


def test_a_new_a_lost_and_a_renamed_source_build_it_again(project: Path) -> None:
    seen = {page.fingerprint(project)}
    put(project / "web/src/new.ts", "web/src/main.ts")
    seen.add(page.fingerprint(project))
    (project / "web/src/main.ts").unlink()
    seen.add(page.fingerprint(project))
    (project / "web/src/new.ts").rename(project / "web/src/newer.ts")
    seen.add(page.fingerprint(project))
    assert len(seen) == 4


@pytest.mark.parametrize("name", NO_SOURCES)
def test_what_is_no_source_does_not_count(project: Path, name: str) -> None:
    before = page.fingerprint(project)
    put(project / name, "new")
    assert page.fingerprint(project) == before


def test_a_page_that_is_not_whole_is_built_again(project: Path) -> None:
    page.build(project)
    (project / page.PAGE / "main.js").unlink()
    assert page.build(project)
    assert calls(project) == [INSTALL, BUILD, BUILD]
    put(project / page.PAGE / "main.js", "cut o")
    assert page.build(project)
    put(project / page.PAGE / page.STAMP, "{}")
    assert page.build(project)


@pytest.mark.parametrize(("text", "why"), [("broken", "main.ts is broken"), ("empty", "made no .*index.html")])
def test_a_build_that_fails_says_why_and_leaves_no_stamp(project: Path, text: str, why: str) -> None:
    page.build(project)
    good = (project / "web/src/main.ts").read_text("utf-8")
    put(project / "web/src/main.ts", text)
    (project / page.PAGE / "index.html").unlink()
    with pytest.raises(page.PageError, match=why):
        page.build(project)
    put(project / "web/src/main.ts", good)
    assert not page.is_fresh(project)
    assert page.build(project)


def test_without_its_sources_there_is_no_build(tmp_path: Path) -> None:
    with pytest.raises(page.PageError, match=r"package-lock\.json"):
        page.build(tmp_path)


@pytest.mark.parametrize(
    ("here", "there"),
    [
        ({"version": "7.0.0"}, {}),
        ({"integrity": "sha512-b"}, {}),
        ({}, {"node_modules/left-over": {"version": "1.0.0"}}),
        ({"os": ["plan9"]}, {}),
        ({"cpu": ["pdp11"]}, {}),
    ],
)
def test_tools_are_installed_when_they_are_not_those_of_the_lock_file(project: Path, here: dict[str, Any], there: dict[str, Any]) -> None:
    web, hidden = project / "web", project / "web/node_modules/.package-lock.json"
    assert not page.tools_installed(web)
    put(hidden, json.dumps(LOCK))
    assert page.tools_installed(web)
    vite = LOCK["packages"]["node_modules/vite"]
    put(hidden, json.dumps({"packages": {"node_modules/vite": {**vite, **here}, **there}}))
    assert not page.tools_installed(web)


@pytest.mark.parametrize(("package", "installed"), [({}, False), ({"optional": True, "os": ["plan9"]}, True)])
def test_only_optional_tools_may_be_missing(project: Path, package: dict[str, Any], installed: bool) -> None:
    put(project / "web/node_modules/.package-lock.json", json.dumps(LOCK))
    put(project / "web/package-lock.json", json.dumps({"packages": {**LOCK["packages"], "node_modules/other": package}}))
    assert page.tools_installed(project / "web") is installed


# ---------------------------------------------------------------- finding Node and a browser


@pytest.mark.parametrize(
    ("node", "npm", "good"),
    [
        ("v20.19.0", "11.0.0", True),
        ("v20.18.3", "11.0.0", False),
        ("v21.7.0", "11.0.0", False),
        ("v22.13.0", "11.6.1", True),
        ("v22.12.0", "11.6.1", False),
        ("v23.11.0", "11.0.0", False),
        ("v24.0.0", "11.0.0", True),
        ("v26.1.0", "12.0.0", True),
        ("v24.0.0", "10.9.2", False),
        ("v18.20.4", "9.2.0", False),
        ("", "11.0.0", False),
        ("v24.0.0", "", False),
    ],
)
def test_which_node_is_good_enough(node: str, npm: str, good: bool) -> None:
    assert page.good_enough(node, npm) is good


def program(folder: Path, name: str, says: str, status: int = 0) -> Path:
    put(folder / name, f"#!/bin/sh\necho {says}\nexit {status}\n")
    (folder / name).chmod(0o755)
    return folder / name


def test_nodes_own_word_decides(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    assert page.node_on_path() is None
    program(tmp_path, "node", "v24.3.0")
    program(tmp_path, "npm", "11.4.2")
    assert page.node_on_path() == page.Node("24.3.0", tmp_path, (str(tmp_path / "npm"),))
    program(tmp_path, "npm", "10.8.2")
    assert page.node_on_path() is None
    program(tmp_path, "npm", "11.4.2", status=1)
    assert page.node_on_path() is None


def test_without_node_the_error_says_what_to_do(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(page, "node_of_environment", lambda: None)
    with pytest.raises(page.PageError, match=r"needs Node .* with npm .*requirements/node\.txt"):
        page.find_node(ROOT)
    monkeypatch.setattr(sys, "prefix", sys.base_prefix)  # never into the system's Python
    with pytest.raises(page.PageError, match="virtual environment"):
        page.find_node(ROOT, install=True)


def test_a_browser_must_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.delenv("HACKTABLE_BROWSER", raising=False)
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(browser, "from_playwright", lambda: iter(()))
    monkeypatch.setattr(browser, "tried", lambda *_: False)
    program(tmp_path, "chromium", "nothing here", status=1)
    assert browser.main() == 1
    said = capsys.readouterr()
    assert said.out == ""
    assert "HACKTABLE_BROWSER=" in said.err
    good = program(tmp_path, "google-chrome", "Chrome 150")
    assert browser.main() == 0
    assert capsys.readouterr().out == f"{good}\n"


def test_the_browser_that_is_named_is_taken_or_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HACKTABLE_BROWSER", str(program(tmp_path, "mine", "Chromium 1")))
    assert browser.main() == 0
    monkeypatch.setenv("HACKTABLE_BROWSER", str(tmp_path / "other"))
    assert browser.main() == 1


# ---------------------------------------------------------------- this project


def test_the_page_takes_in_nothing_that_is_not_watched() -> None:
    """What `web/src` imports from outside web/ is a source too, or a change there would not reach the page."""
    watched = set(page.sources())
    found = []
    for file in sorted((ROOT / "web/src").rglob("*.*")):
        if file.suffix not in (".ts", ".svelte") or file.name.endswith(".test.ts"):
            continue
        for taken in re.findall(r"""["'`]((?:\.\./)+[^"'`?]+)""", file.read_text("utf-8")):
            there = (file.parent / re.sub(r"\$?\{[^}]*\}", "*", taken)).resolve()
            if not there.is_relative_to(ROOT / "web"):
                files = list(ROOT.glob(there.relative_to(ROOT).as_posix()))
                assert files, f"{file.relative_to(ROOT)} takes in {taken}, which is nothing"
                found += files
    assert set(found) <= watched
    assert found, "the page takes its sentences from the Python side; this test has lost sight of how"


def test_lock_files_name_no_address() -> None:
    """They say what, not where from: that is for each machine to choose."""
    locks = sorted((ROOT / "requirements").glob("*.txt"))
    assert [file.name for file in locks] == ["build.txt", "check.txt", "installer.txt", "many.txt", "node.txt", "play.txt"]
    for file in locks:
        text = file.read_text("utf-8")
        assert re.findall(r"(?m)^.*(?:\w+://|^--?\w*index|^--find-links|^-f\b| @ ).*$", text) == [], file.name
        pinned = re.findall(r"(?m)^([A-Za-z][^\s=]*)==[^\n]*\\\n    --hash=sha256:", text)
        assert len(pinned) == len(re.findall(r"(?m)^[A-Za-z]", text)) > 0, f"{file.name}: not everything is pinned with a hash"


def test_the_pages_lock_file_names_no_address() -> None:
    packages = json.loads((ROOT / "web/package-lock.json").read_text("utf-8"))["packages"]
    for name, package in packages.items():
        assert "resolved" not in package, name
        assert "://" not in json.dumps(package), f"{name}: tools/lock takes the addresses out"
        assert not name or package.get("integrity", "").startswith("sha512-"), name


@pytest.fixture(scope="module")
def built() -> Path:
    """The page of this project, as its sources are now."""
    return built_page()


class Head(HTMLParser):
    """What a page's HTML makes the browser load."""

    def __init__(self) -> None:
        super().__init__()
        self.loads: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        address = given.get("src") or (given.get("href") if tag == "link" else None)
        if address:
            self.loads.append(address)


def first_load(folder: Path) -> dict[str, int]:
    """The files that the first visit needs, with the sizes in which a server sends them: the page, its scripts and styles, what those
    always import (the games' emblems, too), the fonts that show Latin letters, and the English texts of the home page, which are fetched at once
    but not from the HTML."""
    head = Head()
    head.feed((folder / "index.html").read_text("utf-8"))
    texts = [file for file in folder.glob("assets/en-*.js") if "page-headline" in file.read_text("utf-8")]
    waiting = [folder / "index.html", *(folder / address.lstrip("/") for address in head.loads), *texts]
    seen: dict[str, int] = {}

    def follow(file: Path) -> Iterator[Path]:
        if file.suffix == ".js":
            for taken in re.findall(r"""(?:\bfrom|\bimport)\s*["'](\.[^"']+)["']""", file.read_text("utf-8")):
                yield file.parent / taken
        if file.suffix == ".css":
            for face in re.findall(r"@font-face\s*\{([^}]*)\}", file.read_text("utf-8")):
                latin = "unicode-range" not in face or re.search(r"(?i)U\+0{0,4}(?:-|0?0?41\b|\?\?)", face)
                for taken in re.findall(r"""url\(["']?([^"')]+\.woff2)""", face) if latin else []:
                    yield folder / taken.lstrip("/") if taken.startswith("/") else file.parent / taken

    while waiting:
        file = waiting.pop().resolve()
        name = file.relative_to(folder.resolve()).as_posix()
        if name not in seen:
            brotli = file.with_name(file.name + ".br")
            seen[name] = brotli.stat().st_size if brotli.exists() else len(gzip.compress(file.read_bytes(), 9, mtime=0))
            waiting += follow(file)
    return seen


@pytest.mark.deep
def test_the_first_load_is_small(built: Path) -> None:
    loaded = first_load(built)
    kinds = sorted(Path(name).suffix for name in loaded)
    assert {".html", ".js", ".css"} <= set(kinds), loaded
    assert kinds.count(".woff2") == 2, f"two fonts are for the first load: {loaded}"
    assert sum(name.startswith("assets/en-") for name in loaded) == 1, "the games' words and their rules come later"
    assert not list(built.glob("assets/Emblem-*")), "emblems in files of their own would be loaded, too, and not be counted here"
    assert sum(loaded.values()) < 195_000, f"so that there is room below 200,000 for what the server tells: {loaded}"


@pytest.mark.deep
def test_every_file_that_browsers_are_to_keep_is_there(built: Path) -> None:
    worker = (built / "service-worker.js").read_text("utf-8")
    kept = json.loads(re.findall(r"(?m)^const FILES = (\[.*\]);$", worker)[0])
    assert len(kept) > 20
    assert [name for name in kept if not (built / name).exists()] == [], "with one missing, browsers keep none"


def test_the_first_load_counts_what_scripts_and_styles_bring_along(tmp_path: Path) -> None:
    put(tmp_path / "index.html", '<script type="module" src="/a/m.js"></script><link rel="stylesheet" href="/a/m.css">')
    put(tmp_path / "a/m.js", 'import{a as b}from"./c.js";import"./d.js";const e=()=>import("./late.js")')
    for name in ("c.js", "d.js", "late.js", "latin.woff2", "greek.woff2", "plain.woff2"):
        put(tmp_path / "a" / name, name)
    faces = {"latin": "U+0000-00FF,U+0131", "greek": "U+0370-03FF"}
    css = "".join(f"@font-face{{font-family:x;src:url(./{name}.woff2);unicode-range:{area}}}" for name, area in faces.items())
    put(tmp_path / "a/m.css", css + '@font-face{src:url("/a/plain.woff2")}')
    wanted = {"index.html", "a/m.js", "a/m.css", "a/c.js", "a/d.js", "a/latin.woff2", "a/plain.woff2"}
    assert set(first_load(tmp_path)) == wanted


@pytest.mark.deep
def test_the_archive_and_the_wheel_bring_the_page(built: Path, tmp_path: Path) -> None:
    pytest.importorskip("hatchling")  # it is in requirements/check.txt
    done = subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-d", str(tmp_path)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    files = {f"hacktable/server/page/{name}" for name in (*page.built(built), page.STAMP)}
    (wheel,), (archive,) = tmp_path.glob("*.whl"), tmp_path.glob("*.tar.gz")
    with zipfile.ZipFile(wheel) as opened:
        assert files <= set(opened.namelist())
    with tarfile.open(archive) as opened_archive:
        names = {name.split("/", 1)[1] for name in opened_archive.getnames()}
    assert {f"src/{name}" for name in files} <= names
    assert {file.relative_to(ROOT).as_posix() for file in page.sources()} <= names, "a wheel could not be built from the archive"
    assert not [name for name in names if "node_modules" in name]


# ---------------------------------------------------------------- hosting


def test_the_page_about_hosting_knows_every_option_and_no_other() -> None:
    text = (ROOT / "docs/hosting.md").read_text("utf-8")
    table = text[text.index("| option |") : text.index("After the first start")]
    told = set(re.findall(r"`(--[a-z-]+)", table))
    parser = next(each.choices["serve"] for each in build_parser()._actions if isinstance(each.choices, dict))
    wanted = [action.option_strings for action in parser._actions if "--help" not in action.option_strings]
    assert not [names for names in wanted if not told & set(names)]
    assert told <= {name for names in wanted for name in names}


def test_the_page_about_hosting_has_the_limits_of_a_socket() -> None:
    text = (ROOT / "docs/hosting.md").read_text("utf-8")
    assert f"after {socket.PATIENCE} messages that were too many or not understood, a socket is closed" in text
    assert f"{limits.DEFAULT.share} % of the server's time, {limits.BURST} seconds' worth of it in a short while" in text
    assert (
        f"{limits.AT_ONCE // 1000} ms' worth is done at once, the rest is spread out so that for that while the address has {limits.HASTE} times"
        in text
    )
    assert f"a guest half of that; an IPv6 /48 {limits.WIDER} times" in text
    assert f"{limits.DEFAULT.sockets} for each network address, {limits.SOCKETS_OF_GUEST} for each guest" in text
    assert f"{limits.TABLES_OF_ADDRESS} for each network address, {limits.TABLES_OF_GUEST} for each guest" in text
    assert f"{inbox.MOST_WAITING} for each page" in text
    assert f"| one message or request | {messages.LARGEST // 1024} KiB; {messages.LARGEST_CHOICE // 1024} KiB if it may carry" in text
    assert f"closed when {socket.MOST_WAITING} messages wait" in text


@pytest.mark.parametrize("name", ["hacktable.service", "Containerfile"])
def test_the_examples_call_the_server_as_it_is(name: str) -> None:
    text = (ROOT / "deploy" / name).read_text("utf-8")
    (line,) = re.findall(r"(?m)^(?:ExecStart=\S+ |CMD )(.*serve.*)$", text)
    given = build_parser().parse_args(json.loads(line) if line.startswith("[") else line.split())
    assert given.browser is False
