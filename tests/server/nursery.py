"""A program that has already imported everything and forks servers from itself, so that a server starts in a tenth of the time.

It reads orders as JSON lines and answers each with one line. Servers print to pipes of their own, so that nothing they say gets between the answers
and that whoever waits for an answer sees the end of this program at once, although servers outlive it. A server is started from `serve.run`, the same that `hacktable
serve` calls, in a process of its own with its own sockets and files, so killing this process is killing a real server. An order can
also disturb a server's writer: it makes commits slow, or kills the process at an exact moment of a commit.

The children of a server's workshop are forked, too, unless the order says otherwise: starting one takes as long as starting a server, and loading
compiled rules there as long again.
"""

from __future__ import annotations

import faulthandler
import fcntl
import gc
import json
import os
import select
import signal
import socket
import sys
import time
import traceback
from collections.abc import Iterable
from importlib import import_module
from pathlib import Path
from typing import IO, Any
from unittest.mock import Mock, patch

from sqlalchemy import event

from hacktable.kernel.engine import use_compiled
from hacktable.kernel.extras import is_installed
from hacktable.match.box import box
from hacktable.server import serve, workbench
from hacktable.server.http.shortcut import Shortcut
from hacktable.server.http.web import Web
from hacktable.server.store.sql import _into_moves
from hacktable.server.store.writer import Writer
from hacktable.server.table import table
from hacktable.server.warming import exercise
from hacktable.server.workshop import DATABASE, ProcessWorker

assert table, "imported before the first fork"


def die() -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def harm(slow: float = 0, held: str = "", dies: str = "", after: int = 0) -> None:
    """Let every commit wait so many seconds or as long as somebody has locked a file, or let the process die round the commit of the move with this number.

    While a move waits for the lock, there is a file with the name of the locked one and `.waits` behind it.
    `dies` is `unwritten`, `uncommitted` (the row is in the transaction) or `unacknowledged` (it is on disk).
    """
    commit, moves = Writer._commit, [0]

    def harmed(writer: Writer, batch: Any) -> None:
        moves[0] += sum(job.rows_into is _into_moves for job in batch)
        due = dies and moves[0] > after
        if slow:
            time.sleep(slow)
        if held:
            with open(held, "rb") as file:
                try:
                    fcntl.flock(file, fcntl.LOCK_SH | fcntl.LOCK_NB)
                except BlockingIOError:
                    if any(job.rows_into is _into_moves for job in batch):
                        Path(f"{held}.waits").touch()
                    fcntl.flock(file, fcntl.LOCK_SH)
        if due and dies == "unwritten":
            die()
        if due and dies == "uncommitted":
            event.listen(writer._engine, "commit", lambda _: die())
        commit(writer, batch)
        if due and dies == "unacknowledged":
            die()

    Writer._commit = harmed  # type: ignore[method-assign, assignment]


def read_more_ahead() -> None:
    """What a server otherwise reads and makes when it starts, and what is the same in all of them. The application behind the shortcut, which takes as long to
    make as half of all else, is made when the first unusual request comes: real servers make it before they open, so that nobody waits."""
    for package, module in (
        ("psycopg", "sqlalchemy.dialects.postgresql.psycopg"),
        ("nats", "hacktable.server.nats_bus"),
        ("cryptography", "hacktable.server.nudges.push"),
    ):
        if is_installed(package):
            import_module(package)
            import_module(module)
    web = Mock()
    Shortcut(Web.handlers(web), web, {}, 0)  # which reads the types of all handlers
    make = Web.get_ready
    make(Mock(_handlers=[], _answers={}, _litestar=None))  # which imports all that applications need

    def when_asked(web: Web) -> Any:
        async def answer(*request: Any) -> None:
            await make(web)(*request)

        return answer

    patch.object(Web, "get_ready", when_asked).start()


# ---------------------------------------------------------------- workshops


class Lent:
    """A child of a workshop, as far as the workshop knows `subprocess.Popen`. It was forked by `lend`, which is not our child, so whether it lives is told by a
    socket that is closed at its end."""

    def __init__(self, lender: socket.socket, database: str) -> None:
        read, write = os.pipe()
        answers, answer = os.pipe()
        self._life, life = socket.socketpair()
        socket.send_fds(lender, [database.encode()], [read, answer, 2, life.fileno()])
        for each in (read, answer):
            os.close(each)
        life.close()
        self.stdin: IO[bytes] = os.fdopen(write, "wb")
        self.stdout: IO[bytes] = os.fdopen(answers, "rb")
        self._pid = int(self._life.recv(100))

    def poll(self) -> int | None:
        return 0 if select.select([self._life], [], [], 0)[0] else None

    def kill(self) -> None:
        if self.poll() is None:
            os.kill(self._pid, signal.SIGKILL)

    def wait(self) -> None:
        self._life.recv(1)


def lend() -> socket.socket | None:
    """Fork a process that forks children for workshops. They find everything loaded as it is now. It ends when nobody is left who could ask.

    Returns where to ask it, or None if this machine has no such sockets.
    """
    try:
        ours, asked = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
    except OSError:
        return None
    if os.fork():
        asked.close()
        return ours
    status = 1
    try:
        ours.close()
        for number in (0, 1):  # orders and answers are none of its business, and their pipes are to end with this program
            os.dup2(os.open(os.devnull, os.O_RDWR), number)
        signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # nobody asks how its children have ended
        while True:
            database, ends, _, _ = socket.recv_fds(asked, 10_000, 4)
            if not database:
                break
            if not os.fork():
                asked.close()
                _work(database.decode(), *ends)
                break
            for end in ends:
                os.close(end)
        status = 0
    except BaseException:
        traceback.print_exc()
        sys.stderr.flush()
    finally:
        os._exit(status)


def _work(database: str, jobs: int, results: int, errors: int, life: int) -> None:
    """What `python -m hacktable.server.workbench` does."""
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    os.setpgid(0, 0)
    for number, end in enumerate((jobs, results, errors)):
        os.dup2(end, number)
        os.close(end)
    os.write(life, str(os.getpid()).encode())  # and it stays open
    os.environ[DATABASE] = database
    workbench.main()


# ---------------------------------------------------------------- servers


def start(order: dict[str, Any], others: Iterable[int], lender: socket.socket | None) -> tuple[int, int]:
    """The process id of a new server, and where to read what it prints.

    :param others: where other servers' prints are read.
    :param lender: where children for workshops are asked for.
    """
    said, says = os.pipe()
    pid = os.fork()
    if pid:
        os.close(says)
        return pid, said
    status = 70
    try:
        os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
        os.dup2(says, 1)  # the last copy of the pipe of answers in this process
        for each in (says, said, *others):
            os.close(each)
        os.dup2(os.open(order["errors"], os.O_WRONLY | os.O_CREAT | os.O_APPEND), 2)
        faulthandler.enable()
        if order["harm"]:
            harm(**order["harm"])
        if lender and not order["own_workshop"]:
            patch.object(ProcessWorker, "_started", lambda worker: Lent(lender, worker._database)).start()
        data, limits = Path(order["data"]), order["limits"]
        settings = serve.Settings(port=order["port"], data=data, bot_pause=0, ready=200, compile=False, limits=limits, **order["more"])
        status = serve.run(settings)
    except SystemExit as exit_:
        status = exit_.code if isinstance(exit_.code, int) else 1
    finally:
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(status)


def main() -> None:
    faulthandler.enable()  # a test that has waited too long aborts this program, and its log then says where it was
    for game in map(box, ("hashcatch", "hacker")):
        exercise(game)
        use_compiled(game.rules)
    serve.read_ahead()
    read_more_ahead()
    gc.collect()
    gc.freeze()
    lender = lend()
    print("ready", flush=True)
    alive, ended = dict[int, int](), dict[int, int]()  # where they are read, and their exit statuses
    for line in sys.stdin:
        order = json.loads(line)
        if pid := order.get("hear"):
            with open(alive[pid], closefd=False) as said:
                print("said", pid, said.readline().strip(), flush=True)
        elif pid := order.get("wait") or order.get("look"):
            if pid in alive:
                found, status = os.waitpid(pid, 0 if "wait" in order else os.WNOHANG)
                if found:
                    ended[pid] = os.waitstatus_to_exitcode(status)
                    os.close(alive.pop(pid))
            if pid in ended:
                print("dead", pid, ended[pid], flush=True)
            else:
                print("lives", pid, flush=True)
        else:
            born, said_at = start(order, alive.values(), lender)
            alive[born] = said_at
            print("born", born, flush=True)
    for pid in alive:  # whoever ordered them is gone
        os.kill(pid, signal.SIGKILL)


if __name__ == "__main__":
    main()
