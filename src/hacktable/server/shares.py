"""The budgets of guests and addresses hold for all servers together: each tells the others what was spent at it.

A server reports four times a second, if there is anything to report: who has spent notably since it was last told, and who has many sockets open. The
others take that out of the same budgets (`wire/limits.py`), even below zero. So whoever spends everything at one server has nothing left at
the next, and whoever spends it at all of them in the same moment owes it afterwards.

Nothing here is exact or safe from loss. A report that is lost, late or out of order is as if nothing had been spent; one that comes twice counts
once. A report has `MOST` names at most for each kind of budget, those who spent most. Networks are named by their hash only.
"""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import Callable

import msgspec

from hacktable.server.bus import Bus
from hacktable.server.table.caps import AddressKey
from hacktable.server.time import Alarm, Time
from hacktable.server.wire.limits import Allowances

logger = logging.getLogger(__name__)

EVERY = 250
"""Milliseconds between two reports."""
MOST = 128
"""Names in a report, for each kind of budget."""
FORGOTTEN = 2_000
"""Milliseconds after which a server's last report says nothing any more of who has sockets there."""


class Report(msgspec.Struct, frozen=True, array_like=True):
    """What one server tells all others. It is no parcel: servers of an older version do not listen to it."""

    sender: str
    """Its session."""
    number: int
    """Counted by the sender."""
    key: int
    """When the key was made by which networks are hashed."""
    spenders: dict[str, list[tuple[str, int]]]
    """For each kind of budget, whose it is and how much was spent."""
    sockets: list[tuple[str, int]]
    """Who has many open: a hash, and how many."""


class Heard:
    """What another server has reported."""

    def __init__(self) -> None:
        self.number = 0
        self.at = 0
        self.sockets: dict[str, int] = {}


_encoder = msgspec.msgpack.Encoder()
_decoder = msgspec.msgpack.Decoder(Report)


class Shares:
    """One server's reports, and what it hears of others."""

    def __init__(self, between: Bus, time: Time, addresses: AddressKey, others: Callable[[], list[str]]) -> None:
        """:param between: the bus between servers. Each listens to `shares/SESSION`.

        :param others: the sessions of all other servers that are alive.
        """
        self._between = between
        self._time = time
        self._addresses = addresses
        self._others = others
        self._allowances: Allowances | None = None
        self._session = ""
        self._reports = 0
        self._heard: dict[str, Heard] = {}
        self._key = 0
        """When the key was made by which our budgets are named now."""
        self._crowded = False
        """The last report named somebody with many sockets; the next must say so if that is over."""
        self._reporting: Alarm | None = None

    def of(self, allowances: Allowances) -> None:
        """These are the budgets of this server."""
        self._allowances = allowances

    def enter(self, session: str) -> None:
        """A new session of this server."""
        self.close()
        self._session = session
        self._between.listen(f"shares/{session}", self._receive)
        self._reporting = self._time.later(EVERY, self._report)

    def close(self) -> None:
        if self._reporting:
            self._reporting.cancel()
            self._between.stop(f"shares/{self._session}")

    # ---------------------------------------------------------------- telling

    def _report(self) -> None:
        self._reporting = self._time.later(EVERY, self._report)
        allowances = self._allowances
        if allowances is None or not self._addresses.made:
            return
        if self._key != self._addresses.made:
            self._key = self._addresses.made
            allowances.share(self._addresses.hashed)
        self._forget()
        others = self._others()
        if not others:
            allowances.forget_spending()
            return
        spenders, sockets = allowances.spenders(MOST), allowances.crowds(MOST)
        if spenders or sockets or self._crowded:
            self._crowded = bool(sockets)
            self._reports += 1
            report = _encoder.encode(Report(self._session, self._reports, self._key, spenders, sockets))
            for session in others:
                self._between.tell(f"shares/{session}", report)

    # ---------------------------------------------------------------- hearing

    def _receive(self, data: bytes) -> None:
        try:
            report = _decoder.decode(data)
        except msgspec.MsgspecError as error:  # a server of another version, perhaps
            logger.warning("a report cannot be read: %s", error)
            return
        allowances = self._allowances
        heard = self._heard.setdefault(report.sender, Heard())
        if allowances is None or report.number <= heard.number:
            return
        heard.number, heard.at = report.number, self._time.now()
        by_hash = report.key == self._key
        allowances.charge(report.spenders, heard.at, by_hash=by_hash)
        heard.sockets = dict(report.sockets) if by_hash else {}
        self._count_sockets(allowances)

    def _forget(self) -> None:
        """What we heard of servers that are silent now."""
        now = self._time.now()
        if any(now - heard.at > FORGOTTEN and heard.sockets for heard in self._heard.values()):
            for heard in self._heard.values():
                if now - heard.at > FORGOTTEN:
                    heard.sockets = {}
            if self._allowances:
                self._count_sockets(self._allowances)
        for session in self._heard.keys() - set(self._others()):
            if now - self._heard[session].at > FORGOTTEN:
                del self._heard[session]

    def _count_sockets(self, allowances: Allowances) -> None:
        total: Counter[str] = Counter()
        for heard in self._heard.values():
            total.update(heard.sockets)
        allowances.elsewhere = total
