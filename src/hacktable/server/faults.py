"""Numbered faults: what went wrong, whether to try again, and how a socket is closed for it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from hacktable.kernel.errors import HacktableError, IllegalError, MalformedError, NotYoursError, OptionError
from hacktable.server.over_http import Problem
from hacktable.server.wire import Bye, Refused


@dataclass(frozen=True)
class Kind:
    """One kind of fault. `code` makes the sentence."""

    number: int
    code: str
    retry: bool
    status: int = 400
    """Over HTTP."""


NOT_UNDERSTOOD = Kind(1, "fault-not-understood", False)
HELLO_FIRST = Kind(2, "fault-hello-first", False)
SLOW_DOWN = Kind(3, "fault-slow-down", True, 429)
NOBODY = Kind(10, "fault-nobody", False, 401)
NO_TABLE = Kind(11, "fault-no-table", False, 404)
NO_SEAT = Kind(12, "fault-no-seat", False)
NOT_HOST = Kind(13, "fault-not-host", False)
TAKEN = Kind(14, "fault-taken", False)
NOT_NOW = Kind(15, "fault-not-now", False)
NOT_READY = Kind(16, "fault-not-ready", True)
TOO_FEW = Kind(17, "fault-too-few", True)
NO_CHAIR = Kind(18, "fault-no-chair", False)
SHARED_LIVE = Kind(19, "fault-shared-live", True)
STALE = Kind(20, "fault-stale", False)
NOT_SAVED = Kind(21, "fault-not-saved", True, 503)
RUNNING = Kind(22, "fault-running", True, 409)
FOREIGN = Kind(23, "fault-foreign", False, 403)
NO_PAGE = Kind(24, "fault-no-page", False, 404)
BROKEN = Kind(25, "fault-broken", True, 500)
MALFORMED = Kind(30, "", False)
ILLEGAL = Kind(31, "", False)
NOT_YOURS = Kind(32, "", False)
OPTION = Kind(33, "", False)

KINDS = tuple(each for each in vars().values() if isinstance(each, Kind))

# ---------------------------------------------------------------- closing a socket


@dataclass(frozen=True)
class Close:
    """Why a socket is closed; below 4500 it is of no use to come back unchanged."""

    number: int
    code: str

    @property
    def retry(self) -> bool:
        return self.number >= 4500

    def bye(self) -> Bye:
        return Bye(self.number, self.code, self.retry)


WRONG_PROTOCOL = Close(4400, "close-protocol")
STRANGER = Close(4401, "close-stranger")
FOREIGN_ORIGIN = Close(4403, "close-foreign")
GONE = Close(4404, "close-gone")
NONSENSE = Close(4422, "close-nonsense")
FLOOD = Close(4529, "close-flood")
TOO_SLOW = Close(4508, "close-too-slow")
SILENT = Close(4510, "close-silent")
CLOSING = Close(4503, "close-closing")
AGAIN = Close(4504, "close-again")

CLOSES = tuple(each for each in vars().values() if isinstance(each, Close))


class Fault(Exception):  # noqa: N818 (it is called so on the wire)
    """Something the server does not do for a page."""

    def __init__(self, kind: Kind, **params: Any) -> None:
        super().__init__(kind.code, params)
        self.kind = kind
        self.params = params

    def refused(self, move: str | None = None) -> Refused:
        return Refused(self.kind.number, self.kind.code, self.params, None, self.kind.retry, move)

    def problem(self) -> Problem:
        return Problem(self.kind.number, self.kind.code, self.params, None, self.kind.retry)


def refusal(error: HacktableError, move: str | None = None) -> Refused:
    """A refusal of the rules, on the wire."""
    return Refused(_kind(error).number, error.code, plain(error.params), error.rule, False, move)


def problem(error: HacktableError) -> Problem:
    """A refusal of the rules, over HTTP."""
    return Problem(_kind(error).number, error.code, plain(error.params), error.rule, False)


def _kind(error: HacktableError) -> Kind:
    for type_, kind in ((MalformedError, MALFORMED), (NotYoursError, NOT_YOURS), (OptionError, OPTION), (IllegalError, ILLEGAL)):
        if isinstance(error, type_):
            return kind
    return MALFORMED


def plain(params: dict[str, Any]) -> dict[str, Any]:
    """Parameters as plain values; a refusal within a refusal keeps its code, for the page to make the sentence."""
    return {name: _plain(value) for name, value in params.items()}


def _plain(value: Any) -> Any:
    if isinstance(value, HacktableError):
        return {"code": value.code, "params": plain(value.params), "rule": value.rule}
    if isinstance(value, tuple):
        return [_plain(each) for each in value]
    return value if isinstance(value, bool | int | str) else str(value)
