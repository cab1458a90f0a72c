"""Find a Chromium for the browser tests, install one if there is none, and print its path.

    HACKTABLE_BROWSER=$(python tools/browser.py)

Progress and complaints go to standard error.

Best is Chromium's headless shell: the same browser without the parts that draw windows. With it the browser tests need a third less
processor time, so as root on Debian it is installed here even where there is a Chromium.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager

SHELL = "chromium-headless-shell"
NAMES = (SHELL, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")

APT = ("apt-get", "-o", "Acquire::http::Timeout=20")
INSTALL = (*APT, "install", "-y", "-qq", "--no-install-recommends")

MISSING = """The browser tests need Chromium or Chrome, and there is none that runs. Any of these helps:
  - install it: on Debian `apt install chromium`, elsewhere Chromium or Google Chrome as usual
  - .venv/bin/python -m playwright install chromium
  - name one: HACKTABLE_BROWSER=/path/to/chromium ./check"""


def runs(program: str) -> bool:
    """Whether the program starts. Ubuntu's `chromium-browser` may be an empty placeholder, and a downloaded one may lack libraries."""
    try:
        done = subprocess.run([program, "--version"], stdin=subprocess.DEVNULL, capture_output=True, timeout=60, check=False)
    except (OSError, subprocess.TimeoutExpired):
        return False
    return done.returncode == 0


def on_path() -> Iterator[str]:
    """The browsers that are installed on this machine."""
    yield from (found for name in NAMES if (found := shutil.which(name)))


def from_playwright() -> Iterator[str]:
    """The browser that Playwright has downloaded, if there is one."""
    script = "from playwright.sync_api import sync_playwright as s\nwith s() as p: print(p.chromium.executable_path)"
    try:
        done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, timeout=60, check=False)
    except subprocess.TimeoutExpired:
        return
    if done.returncode == 0 and os.path.exists(done.stdout.strip()):
        yield done.stdout.strip()


def tried(*command: str) -> bool:
    """Run an installer. Returns whether it worked. Its output goes to standard error, because standard output is for the path we print."""
    surroundings = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    try:
        return (
            subprocess.run(command, stdin=subprocess.DEVNULL, stdout=sys.stderr, env=surroundings, timeout=600, check=False).returncode == 0
        )
    except (OSError, subprocess.TimeoutExpired):
        return False


def may_install() -> bool:
    """Whether apt-get may be used here."""
    return hasattr(os, "geteuid") and os.geteuid() == 0 and shutil.which("apt-get") is not None


def install_shell() -> None:
    """Install the headless shell where that is possible. Where it is not, nothing is lost: another browser is found."""
    if "HACKTABLE_BROWSER" in os.environ or shutil.which(SHELL) or not may_install():
        return
    print(
        "Installing Chromium's headless shell with apt-get, because the browser tests are quicker with it ...", file=sys.stderr, flush=True
    )
    with alone():
        installed = tried(*INSTALL, SHELL) or (tried(*APT, "update", "-qq") and tried(*INSTALL, SHELL))
    if not installed:
        print("It cannot be installed here.", file=sys.stderr, flush=True)


def candidates() -> Iterator[str]:
    """Browsers to try, one after the other. Something is installed only if none of those before it runs."""
    yield from on_path()
    yield from from_playwright()
    if may_install():
        print("Installing Chromium with apt-get, for the browser tests ...", file=sys.stderr, flush=True)
        if tried(*APT, "update", "-qq") and tried(*INSTALL, "chromium"):
            yield from on_path()
    print("Downloading Chromium with Playwright, for the browser tests ...", file=sys.stderr, flush=True)
    if tried(sys.executable, "-m", "playwright", "install", "chromium"):
        yield from from_playwright()


def find() -> str | None:
    """The path of a browser that runs: the one that HACKTABLE_BROWSER names, or the first that is found."""
    if named := os.environ.get("HACKTABLE_BROWSER"):
        if not runs(named):
            print(f"HACKTABLE_BROWSER is {named}, which does not run.", file=sys.stderr)
            return None
        return named
    with alone():
        return next(filter(runs, candidates()), None)


@contextmanager
def alone() -> Iterator[None]:
    """Let only one process at a time in: two tests that look for a browser must not both install one at once."""
    try:
        import fcntl
    except ImportError:  # Windows
        yield
        return
    with open(__file__, encoding="utf-8") as ourselves:
        fcntl.flock(ourselves, fcntl.LOCK_EX)
        yield


def main() -> int:
    """Print the path of a browser. Returns 0 if there is one."""
    install_shell()
    program = find()
    print(program or MISSING, file=sys.stdout if program else sys.stderr)
    return 0 if program else 1


if __name__ == "__main__":
    sys.exit(main())
