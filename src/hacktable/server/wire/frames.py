"""Frames and beats, put together from bytes that the game's kernels have written, byte for byte as `encode` writes the structs in `messages.py`."""

from __future__ import annotations

from functools import lru_cache

from hacktable.kernel.frames import Tidings

NULL = b"null"
_BOOLEANS = b"false", b"true"


@lru_cache(1000)
def _common(actors: tuple[int, ...], over: bool) -> tuple[bytes, bytes]:
    return b',"actors":%b,"legal":' % seats(actors), b',"over":%b,"clock":null,"ack":' % _BOOLEANS[over]


def common(actors: tuple[int, ...], over: bool, clock: bytes = NULL) -> tuple[bytes, bytes]:
    """The parts of an action's frames that are the same for all viewers: who acts, and the rest.

    :param clock: as JSON.
    """
    acting, rest = _common(actors, over)
    return acting, rest if clock is NULL else rest.replace(b"null", clock, 1)


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
