"""Pages without a browser: they come back, send again and follow as `web/src/table/socket.ts` and `table.svelte.ts` do."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Protocol

import msgspec

from hacktable.match.deal import seat_commitment
from hacktable.server.wire.faults import MOVED, REFUSED_FROM, RETRY_FROM
from hacktable.server.wire.messages import PROTOCOL
from simulation.loop import Handle, SimulatedLoop

PING_EVERY, PONG_WITHIN, WELCOME_WITHIN = 10.0, 6.0, 12.0
DOUBT_AFTER, DOUBTED_PONG_WITHIN = 2.5, 4.0
AGAIN_AFTER = (0.8, 2.0, 5.0)
FIRST_WAIT, LONGEST_WAIT, MOVED_WAIT = 0.4, 15.0, 0.04
INSIST_EVERY = 4.0
"""Seconds after which somebody in a lobby looks again what is to be done: nobody sends such messages again by themselves."""
_decode = msgspec.json.Decoder().decode
_encode = msgspec.json.encode


class Wire(Protocol):
    """A connection to some server, as a page sees it."""

    def say(self, text: str) -> None: ...
    def close(self) -> None: ...


class Network(Protocol):
    """What a page is connected through, and who looks over its shoulder."""

    loop: SimulatedLoop
    resends: bool
    """Whether pages send again what was not answered, as they should."""

    def connect(self, page: Page) -> Wire: ...
    def durable(self, table: str, match: int) -> int:
        """How many moves of a match are on disk."""
        ...

    def acknowledged(self, page: Page, move: Sent) -> None: ...
    def note(self, who: str, what: str, *more: Any) -> None: ...


@dataclass
class Sent:
    """A move that a page has sent."""

    id: str
    match: int
    seat: int
    action: bytes
    text: str
    put: int = 0
    again: Handle | None = None
    end: str = ""
    """How it was answered: `acknowledged`, `refused` for good while its match went on, or `given up` by the page."""


@dataclass
class Heard:
    """Something that a page was told of a match."""

    kind: str
    message: dict[str, Any]
    match: int
    seat: int | None
    durable: int
    """How many moves were on disk at that moment."""


class Page:
    """Somebody who looks at a table, and plays if they have a seat there."""

    def __init__(
        self, network: Network, name: str, link: str, cookie: str, chair: int | None, players: int, chance: random.Random, *, rematches: int
    ) -> None:
        """:param chair: where they want to sit; None: they only watch.
        :param players: how many chairs must be taken before the host starts.
        """
        self.name, self.link, self.cookie = name, link, cookie
        self._network, self._loop, self._chance = network, network.loop, chance
        self._wants, self._players, self._rematches = chair, players, rematches
        self.haste = 0.8
        """Seconds that a decision takes at most."""
        self.table: dict[str, Any] = {}
        self.epoch: str | None = None
        self.seen: int | None = None
        self.match = 0
        self.seat: int | None = None
        self.window = 0
        self.legal: list[Any] = []
        self.over = False
        self.ended = 0
        """The last match whose end this page was told."""
        self.heard: list[Heard] = []
        self.raw: list[bytes] = []
        self.chat: dict[int, bytes] = {}
        self.sent: list[Sent] = []
        """In the order of sending."""
        self.closed: int | None = None
        """Why the page does not come back any more."""
        self._moves: dict[str, Sent] = {}
        self._seeds: dict[str, str] = {}
        self._wire: Wire | None = None
        self.is_open = False
        self._tries = 0
        self._heard_once = False
        self._timers: dict[str, Handle] = {}
        self._thinking: Handle | None = None
        self._insisting: Handle | None = None
        self._last_wish: tuple[float, str] = (-INSIST_EVERY, "")

    # ---------------------------------------------------------------- socket.ts

    def open(self) -> None:
        self._stop("again")
        self._heard_once = False
        self.is_open = False
        self._wire = self._network.connect(self)
        self._after("welcome", WELCOME_WITHIN, lambda: self.lost(0))

    def _after(self, name: str, seconds: float, what: Callable[[], object]) -> None:
        self._stop(name)
        self._timers[name] = self._loop.do(self._loop.outside, seconds, what)

    def _stop(self, *names: str) -> None:
        for name in names:
            timer = self._timers.pop(name, None)
            if timer:
                timer.cancel()

    def opened(self, wire: Wire) -> None:
        if wire is not self._wire:
            return
        self.is_open = True
        hello = {"do": "hello", "protocol": PROTOCOL, "epoch": self.epoch, "seen": self.seen}
        wire.say(_encode(hello).decode())
        for move in list(self._moves.values()):
            if move.again:
                move.again.cancel()
            if self._network.resends:
                wire.say(move.text)
        self._after("ping", PING_EVERY, self._ping)

    def _ping(self) -> None:
        self._after("ping", PING_EVERY, self._ping)
        self._ask(PONG_WITHIN)

    def _ask(self, within: float) -> None:
        if self.say({"do": "ping"}) and "pong" not in self._timers:
            self._after("pong", within, lambda: self.lost(0))

    def _expect(self) -> None:
        self._after("silence", DOUBT_AFTER, lambda: self._ask(DOUBTED_PONG_WITHIN))

    def say(self, message: dict[str, Any]) -> bool:
        if self._wire is None or not self.is_open:
            return False
        self._wire.say(_encode(message).decode())
        return True

    def received(self, wire: Wire, text: bytes) -> None:
        if wire is not self._wire:
            return
        if self._tries or not self._heard_once:
            self._tries, self._heard_once = 0, True
            self._stop("welcome")
        message = _decode(text)
        if message["is"] == "pong":
            self._stop("pong")
        else:
            self.raw.append(text)
            self._network.note(self.name, "hears", text)
            self._hear(message)
        if wire is not self._wire:
            return
        if message["is"] == "beat" or self._moves:
            self._expect()
        else:
            self._stop("silence")

    def hung_up(self, wire: Wire, code: int) -> None:
        if wire is self._wire:
            self.lost(code)

    def drop(self) -> None:
        self._stop("ping", "pong", "welcome", "silence")
        wire, self._wire, self.is_open = self._wire, None, False
        self._heard_once = False
        if wire:
            wire.close()

    def lost(self, code: int) -> None:
        self.drop()
        self._network.note(self.name, "has lost its line", code)
        if REFUSED_FROM <= code < RETRY_FROM:
            self.closed = code
            return
        self._tries += 1
        moved = code == MOVED.number and self._tries == 1
        wait = MOVED_WAIT if moved else min(LONGEST_WAIT, FIRST_WAIT * 2 ** (self._tries - 1))
        self._after("again", wait * (0.5 + self._chance.random() / 2), self.open)

    def restart(self) -> None:
        """Drop this line and take a new one, for a fresh sync."""
        self.drop()
        self.open()

    def hurry(self) -> None:
        """The reader looks at the page again: do not wait any longer."""
        if "again" in self._timers:
            self._tries = 1
            self.open()

    # ---------------------------------------------------------------- table.svelte.ts

    def _hear(self, message: dict[str, Any]) -> None:
        kind = message["is"]
        if kind == "table":
            self.table = message
            self._arrange()
        elif kind == "deal":
            if message["server"] in self._seeds:
                self.say({"do": "reveal", "server": message["server"], "seeds": [self._seeds[message["server"]]]})
        elif kind == "sync":
            self.epoch, self.seen, self.seat, self.match = message["epoch"], message["number"], message["seat"], message["match"]
            self._follow(kind, message)
        elif kind in ("frame", "beat"):
            if self.seen is not None and message["number"] <= self.seen:
                return
            if self.seen is None or message["number"] != self.seen + 1:
                self._network.note(self.name, "misses a frame", self.seen)
                self.restart()
                return
            self.seen = message["number"]
            self._follow(kind, message)
            if message.get("ack"):
                self._settle(message["ack"], "acknowledged")
        elif kind == "ack":
            self._settle(message["id"], "acknowledged")
        elif kind == "refused":
            self._refused(message)
        elif kind == "end":
            self.ended = message["match"]
        elif kind == "chat":
            self.chat.setdefault(message["number"], self.raw[-1])

    def _follow(self, kind: str, news: dict[str, Any]) -> None:
        asked = news["asked"] if kind == "beat" else news
        if asked:
            self.window, self.legal = asked["window"], asked["legal"]
        self.over = news.get("over", False)
        self.heard.append(Heard(kind, news, self.match, self.seat, self._network.durable(self.link, self.match)))
        self._consider()

    def _consider(self) -> None:
        """Think about what to do, if something is asked."""
        if self.legal and not self._moves and self._thinking is None and self.seat is not None:
            self._thinking = self._loop.do(self._loop.outside, self._chance.random() * self.haste, self._decide)

    def _decide(self) -> None:
        self._thinking = None
        if not self.legal or self._moves or self.seat is None or self.over:
            return
        action = _encode(self._chance.choice(self.legal))
        id = f"{self.name}-{self._chance.randrange(16**10):010x}"
        text = b'{"do":"act","id":"%b","window":%d,"action":%b}' % (id.encode(), self.window, action)
        sent = self._moves[id] = Sent(id, self.match, self.seat, action, text.decode())
        self.sent.append(sent)
        self._network.note(self.name, "moves", text)
        if self._wire and self.is_open:
            self._wire.say(sent.text)
            self._expect()

    def _settle(self, id: str, end: str) -> None:
        move = self._moves.pop(id, None)
        if move is None:
            return
        if move.again:
            move.again.cancel()
        move.end = end
        if end == "acknowledged":
            self._network.acknowledged(self, move)
        self._consider()

    def _refused(self, refused: dict[str, Any]) -> None:
        move = self._moves.get(refused["id"] or "")
        if move is None:
            return
        if refused["retry"] and move.put < len(AGAIN_AFTER):
            if move.again:
                move.again.cancel()
            wait = AGAIN_AFTER[move.put]
            move.put += 1
            move.again = self._loop.do(self._loop.outside, wait, self._send_again, move)
        else:
            running = self.table.get("phase") == "playing" and self.table["match"] == move.match
            self._settle(move.id, "refused" if running and not refused["retry"] else "given up")

    def _send_again(self, move: Sent) -> None:
        if self._wire and self.is_open:
            self._wire.say(move.text)

    # ---------------------------------------------------------------- what people do round a match

    def _arrange(self) -> None:
        wish = self._wish()
        if wish is None:
            return
        if self._insisting is None:
            self._insisting = self._loop.do(self._loop.outside, INSIST_EVERY, self._insist)
        text = _encode(wish).decode()
        now = self._loop.time()
        if self._last_wish[1] != text or now - self._last_wish[0] >= INSIST_EVERY:
            self._last_wish = now, text
            self.say(wish)

    def _insist(self) -> None:
        self._insisting = None
        self._arrange()

    def _wish(self) -> dict[str, Any] | None:
        """What this page wants of the table as it is now."""
        table, chair = self.table, self._wants
        if not table or chair is None:
            return None
        you = table["you"]
        if table["phase"] == "lobby":
            if you["chair"] is None:
                return {"do": "sit", "chair": chair}
            taken = [each for each in table["chairs"] if each["kind"] != "empty"]
            if len(taken) < self._players or table["dealing"] is not None:
                return None
            if not table["chairs"][you["chair"]]["ready"]:
                fixed = table["commitment"]
                seed = self._seeds.setdefault(fixed, f"{self._chance.getrandbits(256):064x}")
                return {"do": "ready", "server": fixed, "seats": [seat_commitment(fixed, bytes.fromhex(seed))]}
            if you["host"] and all(each["ready"] for each in taken):
                return {"do": "start"}
        elif table["phase"] == "over" and you["host"] and self._rematches >= table["match"]:
            return {"do": "rematch"}
        return None

    @property
    def is_done(self) -> bool:
        """Whether it knows that the last match is over."""
        last = self._rematches + 1
        return self.ended == last and self.match == last and self.over and not self._moves


def patch(state: dict[str, Any], diff: dict[str, Any]) -> None:
    """Change what a frame says."""
    for name, change in diff.items():
        if not isinstance(change, dict):
            state[name] = change
            continue
        for index, value in change.items():
            *path, last = map(int, index.split("."))
            cells = state[name]
            for step in path:
                cells = cells[step]
            cells[last] = value
