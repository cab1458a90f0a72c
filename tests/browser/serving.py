"""A real server in a process of its own, and connections to it that a test can cut."""

from __future__ import annotations

import contextlib
import os
import selectors
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from programs import built_page

SEEDED = Path(__file__).parent / "seeded.py"
MANY_TABLES = ("--tables-per-address", "9999", "--new-per-address", "9999", "--share", "100")
"""All tests come from one network address, and none of them is about how many tables it may have, or how much of the server's time."""
DAY = 86_400
PATIENCE = 60
"""Seconds that anything may take on a busy machine before a test gives up."""


@dataclass
class Serving:
    """`hacktable serve` with seeded chance, which can be stopped and started again on the same port and data."""

    folder: Path
    port: int = 0
    address: str = ""
    packages: tuple[Path, ...] = ()
    """Folders from which Python also takes packages, as if they were installed."""
    process: subprocess.Popen[str] | None = field(default=None, repr=False)
    _begun: int = 0

    def begin(self, test: str) -> None:
        """From now on seeds are those of this test, from its first one on."""
        self._begun += 1
        self._test.write_text(f"{self._begun} {test}", "utf-8")

    def start(self, *options: str, noon: int | None = None) -> None:
        """`noon`: when it starts, its calendar and that of its workshop stand at noon, so many days from today."""
        built_page()  # a server that starts without the page never finds it
        packages = self.packages if noon is None else (*self.packages, self._calendar(noon))
        command = ["serve", "--port", str(self.port), "--data", str(self.folder / "data"), "--bot-pause", "0"]
        command += ["--ready", "500", "--no-compile", *MANY_TABLES, *options]
        environment = os.environ | {"PYTHONPATH": os.pathsep.join(map(str, packages))} if packages else None
        with self._errors.open("ab") as errors:
            self.process = subprocess.Popen(
                [sys.executable, str(SEEDED), str(self._test), *command],
                stdout=subprocess.PIPE,
                stderr=errors,
                text=True,
                encoding="utf-8",
                env=environment,
            )
        assert self.process.stdout
        waiting = selectors.DefaultSelector()
        waiting.register(self.process.stdout, selectors.EVENT_READ)
        said = self.process.stdout.readline() if waiting.select(PATIENCE) else ""
        waiting.close()
        assert "http://" in said, f"the server did not start: {said}{self.log}"
        self.address = next(word for word in said.split() if word.startswith("http://"))
        self.port = int(self.address.rpartition(":")[2])

    def _calendar(self, noon: int) -> Path:
        """A folder from which every Python that starts with it learns how late it is."""
        folder = self.folder / "calendar"
        folder.mkdir(exist_ok=True)
        ahead = DAY // 2 - time.time() % DAY + noon * DAY
        (folder / "sitecustomize.py").write_text(f"import time\n\nnow = time.time\ntime.time = lambda: now() + {ahead}\n", "utf-8")
        return folder

    def signal(self, number: signal.Signals) -> None:
        assert self.process
        os.kill(self.process.pid, number)

    def wait(self) -> int:
        """The exit status, when it has ended; minus a signal's number."""
        assert self.process
        assert self.process.stdout
        status = self.process.wait(PATIENCE)
        self.process.stdout.close()
        self.process = None
        return status

    def kill(self) -> None:
        """Kill -9: no goodbye, nothing finished."""
        self.signal(signal.SIGKILL)
        assert self.wait() == -signal.SIGKILL

    def drain(self) -> None:
        """Ask it to stop, and wait."""
        self.signal(signal.SIGTERM)
        assert self.wait() == 0

    @property
    def _test(self) -> Path:
        return self.folder / "test"

    @property
    def _errors(self) -> Path:
        return self.folder / "server.log"

    @property
    def log(self) -> str:
        return self._errors.read_text("utf-8", "replace")

    @property
    def complaints(self) -> list[str]:
        """Lines of the log that no browser may bring about."""
        return [line for line in self.log.splitlines() if any(bad in line for bad in ("Traceback", " ERROR ", " CRITICAL "))]


def served(serving: Serving, test: str, *options: str) -> Iterator[Serving]:
    """For fixtures: start it with a test's seeds, hand it to the tests, stop it, and look for complaints in its log."""
    serving.begin(test)
    serving.start(*options)
    try:
        yield serving
        if serving.process:
            serving.drain()
    finally:
        if serving.process:
            serving.kill()
    assert serving.complaints == [], serving.log


class Cable:
    """The way from one browser to the server. Cut, it ends what goes through it and lets nothing new through."""

    def __init__(self, port: int) -> None:
        self._to = port
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.address = f"http://127.0.0.1:{self._listener.getsockname()[1]}"
        self._whole = True
        self._ends: set[socket.socket] = set()
        self._lock = threading.Lock()
        threading.Thread(target=self._accept, daemon=True).start()

    def _accept(self) -> None:
        while True:
            try:
                near, _ = self._listener.accept()
            except OSError:
                return  # unplugged for good
            with self._lock:
                if not self._whole:
                    near.close()
                    continue
                try:
                    far = socket.create_connection(("127.0.0.1", self._to))
                except OSError:
                    near.close()
                    continue
                self._ends |= {near, far}
            for one, other in ((near, far), (far, near)):
                threading.Thread(target=self._carry, args=(one, other), daemon=True).start()

    def _carry(self, one: socket.socket, other: socket.socket) -> None:
        with contextlib.suppress(OSError):
            while data := one.recv(65536):
                other.sendall(data)
        self._end([one, other])

    def _end(self, ends: list[socket.socket]) -> None:
        with self._lock:
            for end in ends:
                with contextlib.suppress(OSError):
                    end.shutdown(socket.SHUT_RDWR)
                end.close()
                self._ends.discard(end)

    def cut(self) -> None:
        with self._lock:
            self._whole = False
            ends = list(self._ends)
        self._end(ends)

    def mend(self) -> None:
        with self._lock:
            self._whole = True

    def unplug(self) -> None:
        self.cut()
        with contextlib.suppress(OSError):
            self._listener.shutdown(socket.SHUT_RDWR)
        self._listener.close()
