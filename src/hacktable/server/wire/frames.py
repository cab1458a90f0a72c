"""Frames and beats, put together from bytes that the game's kernels have written, byte for byte as `encode` writes the structs in `messages.py`."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from hacktable.kernel.frames import Tidings

NULL = b"null"
_BOOLEANS = b"false", b"true"


class Common(NamedTuple):
    """The parts of an action's frames that are the same for all viewers."""

    actors: bytes
    rest: bytes


def common(actors: bytes, over: bool, clock: bytes = NULL) -> Common:
    """:param clock: as JSON."""
    return Common(b',"actors":%b,"legal":' % actors, b',"over":%b,"clock":%b,"ack":' % (_BOOLEANS[over], clock))


def frame(number: int, tidings: Tidings, same: Common, legal: bytes, window: int, ack: bytes = NULL) -> bytes:
    """What one action changed for a viewer (`messages.Frame`); `ack` as JSON."""
    return b'{"is":"frame","number":%d,%b%b%b,"window":%d%b%b}' % (number, tidings.words, same.actors, legal, window, same.rest, ack)


def beat(number: int, tick: int, tidings: Tidings, asked: bytes = NULL) -> bytes:
    """What a tick changed for a viewer (`messages.Beat`)."""
    return b'{"is":"beat","number":%d,"tick":%d,%b,"asked":%b}' % (number, tick, tidings.words, asked)


def asked(actors: bytes, legal: bytes, window: int) -> bytes:
    """Who may act, and what the viewer may do (`messages.Asked`)."""
    return b'{"actors":%b,"legal":%b,"window":%d}' % (actors, legal, window)


@lru_cache(1000)
def seats(which: tuple[int, ...]) -> bytes:
    """A list of seats."""
    return b"[%b]" % b",".join([b"%d" % seat for seat in which])
