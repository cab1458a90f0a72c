"""What chance decides for tables, all in one place: tests put a seeded source here, so that they play the same games every time.

No option, no setting and no message reaches it.
"""

from __future__ import annotations

import secrets

from hacktable.match import seeds


def server_seed() -> str:
    """The server's share in the key of a match, in hexadecimal digits."""
    return secrets.token_hex(seeds.SIZE)


def day_seed() -> bytes:
    """The seed of a deal of the day."""
    return secrets.token_bytes(seeds.SIZE)


def coin_seed() -> bytes:
    """What a bot's tosses begin with."""
    return secrets.token_bytes(32)
