"""Numbered faults: what went wrong, whether to try again, and how a socket is closed for it."""

from __future__ import annotations

from dataclasses import dataclass

from hacktable.kernel.errors import HacktableError, IllegalError, MalformedError, NotYoursError, OptionError, plain
from hacktable.server.wire.answers import Problem
from hacktable.server.wire.messages import Bye, Refused


@dataclass(frozen=True)
class FaultKind:
    """One kind of fault. `code` makes the sentence."""

    number: int
    code: str
    retry: bool
    status: int = 400
    """Over HTTP."""


NOT_UNDERSTOOD = FaultKind(1, "fault-not-understood", False)
HELLO_FIRST = FaultKind(2, "fault-hello-first", False)
SLOW_DOWN = FaultKind(3, "fault-slow-down", True, 429)
NOT_A_GUEST = FaultKind(10, "fault-nobody", False, 401)
NO_TABLE = FaultKind(11, "fault-no-table", False, 404)
NO_SEAT = FaultKind(12, "fault-no-seat", False)
NOT_HOST = FaultKind(13, "fault-not-host", False)
TAKEN = FaultKind(14, "fault-taken", False)
NOT_NOW = FaultKind(15, "fault-not-now", False)
NOT_READY = FaultKind(16, "fault-not-ready", True)
TOO_FEW = FaultKind(17, "fault-too-few", True)
NO_CHAIR = FaultKind(18, "fault-no-chair", False)
SHARED_LIVE = FaultKind(19, "fault-shared-live", True)
STALE = FaultKind(20, "fault-stale", False)
NOT_SAVED = FaultKind(21, "fault-not-saved", True, 503)
RUNNING = FaultKind(22, "fault-running", True, 409)
FOREIGN = FaultKind(23, "fault-foreign", False, 403)
NO_PAGE = FaultKind(24, "fault-no-page", False, 404)
BROKEN = FaultKind(25, "fault-broken", True, 500)
OTHER_RULES = FaultKind(26, "fault-other-rules", False, 409)
BUSY = FaultKind(28, "fault-busy", True, 503)
NO_GAME = FaultKind(27, "fault-no-game", False, 404)
CHANGED = FaultKind(29, "fault-changed", True)
MANY_TABLES = FaultKind(40, "fault-many-tables", True, 429)
MANY_TODAY = FaultKind(41, "fault-many-today", True, 429)
FULL = FaultKind(42, "fault-full", True, 507)
MANY_STARTS = FaultKind(46, "fault-many-starts", False, 429)
LINK_OVER = FaultKind(43, "fault-link-over", False, 410)
SENT_AWAY = FaultKind(44, "fault-sent-away", False)
FULL_DEVICE = FaultKind(45, "fault-full-device", False)
BANNED = FaultKind(47, "fault-banned", False, 403)
NOT_RATED = FaultKind(55, "fault-not-rated", True)
NO_PLAYER = FaultKind(56, "fault-no-player", False, 404)
UNANSWERED = FaultKind(48, "fault-unanswered", True, 502)
NOT_OPEN = FaultKind(49, "fault-not-open", False, 403)
MANY_TIES = FaultKind(50, "fault-many-ties", False, 429)
MANY_REPORTS = FaultKind(52, "fault-many-reports", True, 429)
FULL_OF_REPORTS = FaultKind(53, "fault-full-of-reports", True, 507)
COUNTED_TRY = FaultKind(60, "fault-counted", False)
DAY_GOES_ON = FaultKind(61, "fault-day-goes-on", True, 409)
DAY_IS_OVER = FaultKind(62, "fault-day-is-over", False, 409)
NO_EVENING = FaultKind(63, "fault-no-evening", False, 404)
FULL_EVENING = FaultKind(64, "fault-full-evening", False, 409)
MANY_EVENINGS = FaultKind(65, "fault-many-evenings", True, 429)
OF_EVENING = FaultKind(66, "fault-of-evening", False)
NOT_PROVED = FaultKind(51, "fault-not-proved", False, 403)
MALFORMED = FaultKind(30, "", False)
ILLEGAL = FaultKind(31, "", False)
NOT_YOURS = FaultKind(32, "", False)
OPTION = FaultKind(33, "", False)
LESSON = FaultKind(34, "fault-lesson", False)

FAULT_KINDS = tuple(each for each in vars().values() if isinstance(each, FaultKind))

# ---------------------------------------------------------------- closing a socket


REFUSED_FROM, RETRY_FROM = 4400, 4500
"""Numbers of closed sockets: from the first on they are ours, and with one below the second, the same page would be refused again."""


@dataclass(frozen=True)
class Close:
    """Why a socket is closed."""

    number: int
    code: str

    @property
    def retry(self) -> bool:
        return self.number >= RETRY_FROM

    def bye(self) -> Bye:
        return Bye(self.number, self.code, self.retry)


WRONG_PROTOCOL = Close(4400, "close-protocol")
STRANGER = Close(4401, "close-stranger")
FOREIGN_ORIGIN = Close(4403, "close-foreign")
GONE = Close(4404, "close-gone")
NO_SUCH_GAME = Close(4405, "close-no-game")
SHUT_OUT = Close(4406, "close-banned")
NOT_YOUR_TRY = Close(4420, "close-not-your-try")
NONSENSE = Close(4422, "close-nonsense")
FLOOD = Close(4529, "close-flood")
TOO_SLOW = Close(4508, "close-too-slow")
SILENT = Close(4510, "close-silent")
CLOSING = Close(4503, "close-closing")
AGAIN = Close(4504, "close-again")
MOVED = Close(4505, "close-moved")
"""Another server has the table, or takes it as soon as somebody asks there: the page comes back at once."""

CLOSES = tuple(each for each in vars().values() if isinstance(each, Close))


class Fault(Exception):  # noqa: N818 (it is called so on the wire)
    """Something the server does not do for a page. What the rules do not allow is a `HacktableError` instead."""

    def __init__(self, kind: FaultKind, **params: str | int) -> None:
        super().__init__(kind.code, params)
        self.kind = kind
        self.params = params

    def __reduce__(self) -> tuple[object, ...]:
        return _remake, (self.kind.number, self.params)


def _remake(number: int, params: dict[str, str | int]) -> Fault:
    """A fault that comes from another process; its kind is one of ours again, not a copy."""
    return Fault(next(kind for kind in FAULT_KINDS if kind.number == number), **params)


def problem(error: Fault | HacktableError) -> Problem:
    """A refusal over HTTP."""
    if isinstance(error, Fault):
        return Problem(error.kind.number, error.kind.code, dict(error.params), None, error.kind.retry)
    return Problem(_kind(error).number, error.code, plain(error.params), error.rule, False)


def refused(error: Fault | HacktableError, move: str | None = None) -> Refused:
    """The same refusal on a socket, where it may answer a move."""
    said = problem(error)
    return Refused(said.fault, said.code, said.params, said.rule, said.retry, move)


def _kind(error: HacktableError) -> FaultKind:
    for type_, kind in ((MalformedError, MALFORMED), (NotYoursError, NOT_YOURS), (OptionError, OPTION), (IllegalError, ILLEGAL)):
        if isinstance(error, type_):
            return kind
    return MALFORMED
