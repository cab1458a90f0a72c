"""Frames and beats, put together from bytes that the game's kernels have written, byte for byte as `encode` writes the structs in `messages.py`."""

from __future__ import annotations

from functools import lru_cache

from hacktable.kernel.frames import Tidings

NULL = b"null"
_BOOLEANS = b"false", b"true"


_REST = b',"over":%b,"clock":%b,"ack":'
_WITHOUT_CLOCK = tuple(_REST % (each, NULL) for each in _BOOLEANS)


def common(actors: tuple[int, ...], over: bool, clock: bytes = NULL) -> tuple[bytes, bytes]:
    """The parts of an action's frames that are the same for all viewers: who acts, and the rest.

    :param clock: as JSON.
    """
    return _acting(actors), _WITHOUT_CLOCK[over] if clock is NULL else _REST % (_BOOLEANS[over], clock)


@lru_cache(1000)
def _acting(actors: tuple[int, ...]) -> bytes:
    return b',"actors":%b,"legal":' % seats(actors)


FRAME = b'{"is":"frame","number":%d,%b%b%b,"window":%d%b%b}'
"""What one action changed for a viewer (`messages.Frame`): its number, the words of the tidings, who acts (as `common` has it), the viewer's legal
actions and window, the rest of what is the same for all, and whose move it answers, as JSON. A form, not a function: it is filled in four times a move."""


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
