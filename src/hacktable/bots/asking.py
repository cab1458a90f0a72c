"""A question to a bot, and how it travels to a bot in another process: frames of MessagePack over pipes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import IO

import msgspec
import numpy as np

from hacktable.bots.bot import Invitation
from hacktable.kernel.knowledge import Knowledge
from hacktable.kernel.registry import find


@dataclass(frozen=True, eq=False)
class Asked:
    """A question to a bot at a table: what does it do now?"""

    bot: str
    known: Knowledge
    where: str
    """Which match it is, in words for the log."""
    memory: str
    """Names the instance of the bot that is asked: questions with the same name go to the same instance, with its memory."""
    coin: bytes | None = None
    """What the bot's tosses begin with, if they are to be the same for everybody who comes to this position; only our own bots can do that."""


class Hello(msgspec.Struct, frozen=True, tag=True, array_like=True):
    """The first frame to a bot's process: where to find the bot."""

    path: list[str]
    """Where Python looks for modules."""
    place: str


class Question(msgspec.Struct, frozen=True, tag=True, array_like=True):
    """A question as it is sent: what the seat knows, and which instance of the bot is asked."""

    memory: str
    live: bool
    invitation: Invitation
    board: bytes
    mask: bytes
    acts: tuple[int, ...]
    ply: int
    seen: tuple[bytes, ...]

    @classmethod
    def of(cls, asked: Asked, invitation: Invitation, *, live: bool) -> Question:
        known = asked.known
        seen = tuple(msgspec.json.encode(event) for event in known.seen)
        return cls(asked.memory, live, invitation, known.boards.tobytes(), known.masks.tobytes(), known.acts, known.ply, seen)

    def known(self) -> Knowledge:
        """The seat's knowledge, put together again in the bot's process."""
        rules = find(self.invitation.game)
        boards, masks = np.frombuffer(bytearray(self.board), rules.Board.dtype), np.frombuffer(bytearray(self.mask), rules.State.dtype)
        seen = tuple(rules.events.from_json(event) for event in self.seen)
        return Knowledge(rules, boards, self.invitation.seat, masks, self.acts, self.ply, seen)


class Answer(msgspec.Struct, frozen=True, tag=True, array_like=True):
    """A packed action; 0 means to do nothing, and is also the answer to `Hello`."""

    act: int


class Failure(msgspec.Struct, frozen=True, tag=True, array_like=True):
    """Why there is no answer."""

    reason: str


_to_bot = msgspec.msgpack.Decoder(Hello | Question)
_from_bot = msgspec.msgpack.Decoder(Answer | Failure)


def write_frame(pipe: IO[bytes], message: msgspec.Struct) -> None:
    frame = msgspec.msgpack.encode(message)
    pipe.write(len(frame).to_bytes(4, "big") + frame)
    pipe.flush()


def read_for_bot(pipe: IO[bytes]) -> Hello | Question:
    """:raises EOFError: if the other side is gone."""
    message: Hello | Question = _to_bot.decode(_read_frame(pipe))
    return message


def read_from_bot(pipe: IO[bytes]) -> Answer | Failure:
    """:raises EOFError: if the other side is gone.

    :raises msgspec.MsgspecError: if it is no answer.
    """
    message: Answer | Failure = _from_bot.decode(_read_frame(pipe))
    return message


def _read_frame(pipe: IO[bytes]) -> bytes:
    size = _read(pipe, 4)
    return _read(pipe, int.from_bytes(size, "big"))


def _read(pipe: IO[bytes], size: int) -> bytes:
    found = pipe.read(size)
    if len(found) < size:
        raise EOFError
    return found
