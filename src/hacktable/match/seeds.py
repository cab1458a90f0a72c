"""From seeds to a match's random key, so that anyone can check the deal.

key = SHA-256("hacktable key 1" + server seed + for every seat: length and seed). The server shows the
SHA-256 of its seed before any seat sends one, and the seed itself when the game has ended: nobody could
choose the key, and everybody can recompute it.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Sequence

import numpy as np

from hacktable.kernel.cstruct import Ints
from hacktable.kernel.errors import OptionError

SIZE = 32


def server_seed(seed: str | int | bytes | None) -> bytes:
    """32 bytes from whatever a person gives as a seed: these bytes if they are 32, or the hash of a text or a number.

    :raises OptionError: if it is none of these.
    """
    if seed is None:
        return secrets.token_bytes(SIZE)
    if isinstance(seed, bytes | bytearray) and len(seed) == SIZE:
        return bytes(seed)
    if isinstance(seed, str):
        return hashlib.sha256(b"text " + seed.encode("utf-8", "surrogatepass")).digest()
    if type(seed) is int and seed.bit_length() <= 1024:
        return hashlib.sha256(b"number " + str(seed).encode()).digest()
    raise OptionError("seed-kind", given=f"{seed.bit_length()} bits" if type(seed) is int else repr(seed)[:400])


def commitment(server: bytes) -> str:
    """What is shown before the seats send their seeds."""
    return hashlib.sha256(server).hexdigest()


def match_key(server: bytes, seats: Sequence[bytes] = ()) -> bytes:
    """The key that all chance of a match follows from."""
    digest = hashlib.sha256(b"hacktable key 1" + server)
    for seed in seats:
        digest.update(len(seed).to_bytes(4, "big") + seed)
    return digest.digest()


def words(key: bytes) -> Ints:
    """A key as ChaCha's eight words."""
    return np.frombuffer(key, "<i4").astype(np.int64)
