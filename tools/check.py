"""Run the checks, side by side where one does not need the other, and say how long each took.

    ./check                  everything: formatting, types, the page, all tests
    ./check fast             formatting, types, the page's unit tests, and every test that needs no browser, no real
                             server, no compiled rules and no long run; the conformance suite in a short form.
                             The page's part is left out if it was fine before and nothing of the page has changed since
    ./check page             the page alone: its build, its style, its types, its unit tests
    ./check docs             the documentation's site alone, built into site/
    ./check -k house         arguments that choose tests (-k, -m, --lf, a file …): those tests, and only what they need
    ./check --soak           other arguments go to pytest too: here everything, with longer runs, and mypy's opinion about the types
    ./check --coverage       with any of the above that runs tests: then says which lines of src/ no test has run

Installing what the checks need is a step too, because it mostly waits for downloads: the page, which needs none of it, is built and
checked meanwhile. So this program runs in an environment in which nothing is installed yet, and imports nothing from outside Python's
library.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import threading
import time
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PAGE = (sys.executable, "tools/page.py")

FINE = ROOT / ".cache/fine"
"""An empty file for each step that was fine, named by a hash of its command and inputs."""
FAST = "not browser and not real and not deep"
"""The tests of `./check fast`; pyproject.toml says what the markers mean."""
WORKERS = (os.cpu_count() or 1) * 3 // 2
"""More than there are cores: tests that wait for a browser or a server leave theirs to others."""
HOW = ("--numprocesses", str(WORKERS), "--dist", "worksteal", "--tb", "short", "--durations", "25", "--durations-min", "2")

CHOOSING = ("--lf", "--last-failed", "--sw", "--stepwise", "--deselect", "--ignore", "--ignore-glob", "--collect-only", "--co", "--pyargs")
"""Arguments of pytest that leave tests out, besides -k, -m and files."""


class Step:
    """A command with a name. It begins when the steps it comes after were fine. Its output is shown if it fails, or (aloud) while it runs.

    :param inputs: a hash of all that its result depends on. If it was fine with these before, it is not run again.
    """

    def __init__(
        self, name: str, command: Sequence[str], *, after: Sequence[Step] = (), aloud: bool = False, inputs: str | None = None
    ) -> None:
        self.name = name
        self.result = "not run, because of an earlier step"
        self.seconds = 0.0
        self.fine = False
        self.command, self._after, self._aloud = command, after, aloud
        self._inputs = inputs
        self._thread = threading.Thread(target=self._run, daemon=True)

    def start(self) -> None:
        self._thread.start()

    def wait(self) -> bool:
        """Wait until the command has ended. Returns whether it was fine."""
        self._thread.join()
        return self.fine

    def _run(self) -> None:
        if not all(step.wait() for step in self._after):
            return
        proof = FINE / hashlib.sha256(repr((self.command, self._inputs)).encode()).hexdigest()
        if self._inputs and proof.exists():
            self.fine, self.result = True, "fine before, and nothing of it has changed"
            return
        if self._aloud:
            say(f"{self.name} ...")
        began = time.monotonic()
        kept = None if self._aloud else subprocess.PIPE
        done = subprocess.run(self.command, cwd=ROOT, stdin=subprocess.DEVNULL, stdout=kept, stderr=kept and subprocess.STDOUT, check=False)
        self.seconds, self.fine = time.monotonic() - began, done.returncode == 0
        self.result = "fine" if self.fine else "failed"
        output = f"\n{done.stdout.decode('utf-8', 'replace').rstrip()}" if kept and not self.fine else ""
        say(f"{self.name}: {self.result}, {self.seconds:.1f} s{output}")
        if self._inputs and self.fine:
            FINE.mkdir(parents=True, exist_ok=True)
            proof.touch()


def say(text: str) -> None:
    """Print a line at once, also where output is buffered."""
    print(text, flush=True)


def run(steps: Sequence[Step]) -> int:
    """Run all steps, then print the result and the time of each. Returns 0 if all were fine."""
    began = time.monotonic()
    for step in steps:
        step.start()
    for step in steps:
        step.wait()
    say("")
    for step in steps:
        say(f"{step.seconds:7.1f} s  {step.name}: {step.result}")
    say(f"{time.monotonic() - began:7.1f} s  in all, some of it side by side")
    return 0 if all(step.fine for step in steps) else 1


# ---------------------------------------------------------------- what there is to check


def npm(script: str) -> tuple[str, ...]:
    """A script of web/package.json."""
    return (*PAGE, "npm", "run", "--silent", script)


def node() -> Step:
    """Find Node, or install it into the environment."""
    return Step("Finding Node", (*PAGE, "node"))


def packages(after: Sequence[Step] = ()) -> Step:
    """Install everything else into the environment. After Node, because two installers must not write into one environment at once."""
    return Step(
        "Installing what requirements/check.txt lists", ("sh", "-c", "set -eu; . tools/environment.sh; use_environment check"), after=after
    )


def code(after: Sequence[Step]) -> list[Step]:
    """Formatting, style and types of the Python side."""
    formatting = Step("Formatting (ruff format; `ruff format` mends it)", ("ruff", "format", "--check", "--quiet", "."), after=after)
    style = Step("Style (ruff check)", ("ruff", "check", "--quiet", "."), after=[formatting])
    return [formatting, style, Step("Types (zuban)", (sys.executable, "tools/type_check.py"), after=[style])]


def page(after: Sequence[Step]) -> list[Step]:
    """Build the page, then check it."""
    built = Step("Building the page", PAGE, after=after)
    return [built, *page_checks([built])]


def page_checks(after: Sequence[Step] = (), inputs: str | None = None) -> list[Step]:
    """Style, types and tests of the page. One step after the other, because the checks of the Python side run at the same time."""
    style = Step("The page's formatting and style (oxfmt, eslint; `npm run format` mends it)", npm("lint"), after=after, inputs=inputs)
    typed = Step("The page's types (svelte-check)", npm("check"), after=[style], inputs=inputs)
    return [style, typed, Step("The page's tests (vitest)", npm("test"), after=[typed], inputs=inputs)]


def page_sources() -> str:
    """A hash of all that the page is made of."""
    return subprocess.run((*PAGE, "fingerprint"), cwd=ROOT, stdout=subprocess.PIPE, text=True, check=True).stdout.strip()


def docs(after: Sequence[Step]) -> Step:
    """Build the site. MkDocs fails at the end if there were warnings, such as broken links (`strict` in mkdocs.yml)."""
    return Step("The documentation's site (mkdocs)", ("mkdocs", "build"), after=after)


def rules(after: Sequence[Step]) -> list[Step]:
    """Compile every game's rules once, so that the tests need not do it in each of their processes."""
    games = sorted(folder.parent.name for folder in (ROOT / "src/hacktable/games").glob("*/rules"))
    return [Step(f"Compiling the rules of {name}", (sys.executable, "tools/compile.py", name), after=after) for name in games]


def reading(after: Sequence[Step]) -> Step:
    """Let pytest read all tests once. It rewrites every assertion of theirs, which takes twice as long as the rest of reading, and keeps the result
    for its workers; they begin at the same moment, and each would do it for itself."""
    return Step("Reading the tests (pytest)", ("pytest", "--collect-only", "--quiet", "--numprocesses", "0"), after=after)


def python_tests(arguments: Sequence[str], after: Sequence[Step]) -> list[Step]:
    """Tests of the Python side, of servers, and in browsers."""
    return [Step("Tests (pytest)", ("pytest", *HOW, *arguments), after=after, aloud=True)]


def coverage(arguments: Sequence[str], after: Sequence[Step]) -> list[Step]:
    """Run the tests and note every line that Python runs. This is not the default, because it makes Python take twice as long.

    Compiled rules leave no trace, but each of them also runs interpreted in the conformance suite, and that counts.
    """
    tested = Step("Tests (pytest, with coverage)", ("coverage", "run", "-m", "pytest", *HOW, *arguments), after=after, aloud=True)
    combined = Step("Putting the processes' lines together", ("coverage", "combine", "--quiet"), after=[tested])
    return [tested, combined, Step("Lines that no test runs", ("coverage", "report"), after=[combined], aloud=True)]


def chooses(argument: str) -> bool:
    """Whether this argument makes pytest leave tests out."""
    option = argument.startswith("-")
    return argument.split("=")[0] in CHOOSING or argument[:2] in ("-k", "-m") or (not option and Path(argument.split("::")[0]).exists())


def plan(arguments: Sequence[str]) -> list[Step]:
    """The steps that these arguments ask for. Prints what is left out, and why."""
    testing = coverage if "--coverage" in arguments else python_tests
    arguments = [each for each in arguments if each != "--coverage"]
    if arguments[:1] == ["page"]:
        found = node()
        return [found, *page([found])]
    if arguments[:1] == ["docs"]:
        installed = packages()
        return [installed, docs([installed])]
    if arguments[:1] == ["fast"]:
        say(f"Left out: browsers, real servers, compiled rules and long runs (pytest's markers: {FAST}). ./check runs everything.")
        found = node()
        installed = packages([found])
        checked = code([installed])
        wanted = ["-m", FAST, "--ignore", "tests/browser", "--brief", *arguments[1:]]  # even collecting the browser tests takes seconds
        return [found, installed, *checked, *page_checks([found], inputs=page_sources()), *testing(wanted, after=checked[:2])]
    if any(map(chooses, arguments)):
        say("Left out, because the arguments choose tests: formatting, types and the page's own checks. ./check runs everything.")
        say("The page is built and a browser is looked for if a chosen test needs them.")
        installed = packages()
        return [installed, *testing(arguments, after=[installed])]
    found = node()
    installed = packages([found])
    checked, paged, compiled = code([installed]), page([found]), rules([installed])
    if "--soak" in arguments:
        checked.append(Step("Types, a second opinion (mypy)", ("mypy",), after=[installed]))
    browser = Step("Finding a browser", (sys.executable, "tools/browser.py"), after=[installed])
    read = reading([installed])
    first = [found, installed, *checked, docs([installed]), *paged, browser, read, *compiled]
    return [*first, *testing(arguments, after=[*checked, paged[0], browser, read, *compiled])]


def main(arguments: Sequence[str]) -> int:
    """Run what the arguments ask for. Returns 0 if all of it was fine."""
    if "--help" in arguments or "-h" in arguments:
        print(__doc__)
        return 0
    os.environ["PATH"] = os.pathsep.join([str(Path(sys.executable).parent), os.environ.get("PATH", os.defpath)])
    os.environ.setdefault("HACKTABLE_CACHE", str(ROOT / ".cache/compiled"))
    # Tests start hundreds of Python processes. If each of them had to compile the modules that it imports, that alone would take minutes.
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    os.environ.setdefault("PYTHONPYCACHEPREFIX", str(ROOT / ".cache/bytecode"))
    # Numba gets ready to print a coloured error at every call that it types: a sixtieth of the time that compiling takes.
    os.environ.setdefault("NUMBA_DISABLE_ERROR_MESSAGE_HIGHLIGHTING", "1")
    os.environ.setdefault("NO_MKDOCS_2_WARNING", "1")  # a notice of MkDocs Material's authors about their next program
    if "--coverage" in arguments:
        shutil.rmtree(ROOT / ".cache/coverage", ignore_errors=True)
        (ROOT / ".cache/coverage").mkdir(parents=True)
    return run(plan(arguments))


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)
