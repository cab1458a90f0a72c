"""Long texts, such as drawings of boards: each is stored once, however many tables and matches use it.

A stored document has an empty text in its place, and under `texts` the SHA-256 of the real one. Who uses a text is written beside it, so
that it can be removed with its last user.
"""

from __future__ import annotations

import hashlib
from collections.abc import Collection
from typing import TypeVar

import msgspec
from sqlalchemy import Connection, bindparam, delete, insert, select

from hacktable.server.store.locks import lock_texts
from hacktable.server.store.schema import text_uses, texts
from hacktable.server.table.setup import Setup
from hacktable.server.table.stored import MatchSetup

LONG = 200
"""Characters; shorter texts stay where they are."""
Document = TypeVar("Document", Setup, MatchSetup)


class _Named(msgspec.Struct):
    """What a document says about its long texts."""

    texts: dict[str, str] = {}


_names = msgspec.json.Decoder(_Named)
_used = select(text_uses.c.hash).where(text_uses.c.table_id == bindparam("at"), text_uses.c.match == bindparam("in_match"))


def put_away(connection: Connection, table: str, match: int, document: Setup | MatchSetup) -> bytes:
    """A document as it is stored. Its long texts are stored beside it, and those it does not use any more are removed.

    :param match: 0 for the table itself.
    """
    long = {name: value for name, value in document.options.items() if isinstance(value, str) and len(value) > LONG}
    hashes = {name: hashlib.sha256(value.encode()).hexdigest() for name, value in long.items()}
    used = set(connection.execute(_used, {"at": table, "in_match": match}).scalars())
    if not used.issuperset(hashes.values()):
        lock_texts(connection)
    for name, hashed in hashes.items():
        if hashed not in used:
            if connection.execute(select(texts.c.hash).where(texts.c.hash == hashed)).first() is None:
                connection.execute(insert(texts).values(hash=hashed, text=long[name]))
            connection.execute(insert(text_uses).values(table_id=table, match=match, hash=hashed))
            used.add(hashed)
    unused = used - set(hashes.values())
    if unused:
        which = (text_uses.c.table_id == table) & (text_uses.c.match == match) & text_uses.c.hash.in_(unused)
        connection.execute(delete(text_uses).where(which))
        remove_unused(connection, unused)
    if not long:
        return msgspec.json.encode(document)
    stored = msgspec.to_builtins(document)
    stored["options"] |= dict.fromkeys(long, "")
    return msgspec.json.encode({**stored, "texts": hashes})


def take_out(connection: Connection, kept: bytes, decoder: msgspec.json.Decoder[Document]) -> Document:
    """A stored document with its long texts."""
    document = decoder.decode(kept)
    if b'"texts"' in kept:
        for name, hashed in _names.decode(kept).texts.items():
            document.options[name] = connection.execute(select(texts.c.text).where(texts.c.hash == hashed)).scalar_one()
    return document


def remove_unused(connection: Connection, hashes: Collection[str]) -> None:
    """Remove those of these texts that nobody uses."""
    if hashes:
        lock_texts(connection)
    still = select(text_uses.c.hash).where(text_uses.c.hash == texts.c.hash)
    for hashed in hashes:
        connection.execute(delete(texts).where((texts.c.hash == hashed) & ~still.exists()))
