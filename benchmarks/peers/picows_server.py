"""A ceiling: the game of `game.cjs` on bare picows and msgspec, with nothing of a framework."""

from __future__ import annotations

import sys
from typing import Any

import msgspec
import uvloop
from picows import WSListener, WSMsgType, ws_create_server


class Move(msgspec.Struct):
    """What a client sends."""

    n: int
    c: int


class Play(msgspec.Struct):
    """A card on the table."""

    seat: int
    card: int


class View(msgspec.Struct):
    """What a seat may see."""

    turn: int
    n: int
    seat: int
    hand: list[int]
    counts: list[int]
    trick: list[Play]
    last: list[Play]
    scores: list[int]
    tricks: list[int]
    legal: list[int]
    log: list[tuple[int, int, int]]


decode = msgspec.json.Decoder(Move).decode
encode = msgspec.json.Encoder().encode


class Table:
    """One table."""

    def __init__(self, number: int) -> None:
        self.turn = self.n = 0
        self.seed = number * 7919 + 17
        self.trick: list[Play] = []
        self.last: list[Play] = []
        self.log: list[tuple[int, int, int]] = []
        self.scores, self.tricks = [0] * 4, [0] * 4
        self.sockets: list[Any] = [None] * 4
        self.deal()

    def deal(self) -> None:
        deck = list(range(40))
        for k in range(39, 0, -1):
            self.seed = (self.seed * 1103515245 + 12345) & 0x7FFFFFFF
            j = (self.seed >> 8) % (k + 1)
            deck[k], deck[j] = deck[j], deck[k]
        self.hands = [sorted(deck[s * 10 : s * 10 + 10]) for s in range(4)]

    def legal(self, s: int) -> list[int]:
        hand = self.hands[s]
        if not self.trick:
            return hand
        suit = self.trick[0].card // 10
        return [c for c in hand if c // 10 == suit] or hand

    def play(self, s: int, n: int, card: int) -> bool:
        if s != self.turn or n != self.n or card not in self.legal(s):
            return False
        self.hands[s].remove(card)
        self.trick.append(Play(s, card))
        self.n += 1
        self.log.append((self.n, s, card))
        if len(self.log) > 8:
            del self.log[0]
        if len(self.trick) < 4:
            self.turn = (s + 1) & 3
            return True
        suit = self.trick[0].card // 10
        best = max((p for p in self.trick if p.card // 10 == suit), key=lambda p: p.card).seat
        self.tricks[best] += 1
        self.scores[best] += sum(p.card % 10 for p in self.trick)
        self.last, self.trick, self.turn = self.trick, [], best
        if not self.hands[best]:
            self.deal()
        return True

    def view(self, s: int) -> bytes:
        legal = self.legal(s) if s == self.turn else []
        counts = [len(hand) for hand in self.hands]
        return encode(View(self.turn, self.n, s, self.hands[s], counts, self.trick, self.last, self.scores, self.tricks, legal, self.log))


tables: dict[int, Table] = {}


class Seat(WSListener):  # type: ignore[misc]
    """One socket."""

    def __init__(self, table: int, seat: int) -> None:
        self.table = tables.setdefault(table, tables.get(table) or Table(table))
        self.seat = seat

    def on_ws_connected(self, transport: Any) -> None:
        self.table.sockets[self.seat] = transport
        transport.send(WSMsgType.TEXT, self.table.view(self.seat))

    def on_ws_frame(self, transport: Any, frame: Any) -> None:
        if frame.msg_type == WSMsgType.CLOSE:
            transport.disconnect()
        elif frame.msg_type == WSMsgType.TEXT:
            table, move = self.table, decode(frame.get_payload_as_memoryview())
            if not table.play(self.seat, move.n, move.c):
                transport.send(WSMsgType.TEXT, b'{"err":1}')
                return
            for k in range(4):
                if table.sockets[k] is not None:
                    table.sockets[k].send(WSMsgType.TEXT, table.view(k))

    def on_ws_disconnected(self, transport: Any) -> None:
        self.table.sockets[self.seat] = None


def seat_of(request: Any) -> Seat:
    _, _, table, seat = request.path.split(b"/")
    return Seat(int(table), int(seat))


async def main() -> None:
    server = await ws_create_server(seat_of, "127.0.0.1", int(sys.argv[1]), backlog=2048)
    await server.serve_forever()


uvloop.run(main())
