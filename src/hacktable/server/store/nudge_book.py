"""The book of nudges in the store of a server."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, Row, delete, select

from hacktable.server.nudges.book import Due, Mailbox, Reach, Subscription, Webhook
from hacktable.server.nudges.quiet import Quiet
from hacktable.server.store.reach import (
    choose,
    claim,
    claim_round,
    confirm_mail,
    due,
    is_known,
    mailbox_of,
    put,
    put_off,
    quiet_of,
    reach_of,
    secret,
    stop_mail,
    subscribe,
    webhook_of,
)
from hacktable.server.store.schema import nudges, reach, subscriptions, webhooks
from hacktable.server.store.sql import SqlStore


class SqlNudgeBook:
    """The book of one server, in its store."""

    def __init__(self, store: SqlStore) -> None:
        self._read = store.read
        self._write = store.writer.write

    async def secret(self, name: str, new: bytes) -> bytes:
        return await self._write(lambda connection: secret(connection, name, new))

    async def reach(self, guest: str, table: str) -> Reach:
        return await self._read(lambda connection: reach_of(connection, guest, table))

    async def claim(self, table: str, guest: str, match: int, ply: int, now: int, quiet_until: int | None, *, term: int) -> bool:
        return await self._write(lambda connection: claim(connection, table, guest, match, ply, now, quiet_until), table, term)

    async def claim_round(self, table: str, guest: str, now: int, *, quiet: bool, term: int) -> bool:
        return await self._write(lambda connection: claim_round(connection, table, guest, now, quiet=quiet), table, term)

    async def settle(self, table: str, guest: str, *, term: int) -> None:
        await self._write(lambda connection: put_off(connection, table, guest, None), table, term)

    async def due(self, now: int, most: int) -> list[Due]:
        return await self._read(lambda connection: due(connection, now, most))

    async def put_off(self, table: str, guest: str, until: int | None) -> None:
        await self._write(lambda connection: put_off(connection, table, guest, until))

    async def turn_off(self, table: str, guest: str, off: bool) -> None:
        def work(connection: Connection) -> None:
            if is_known(connection, guest):
                put(connection, nudges, {"table_id": table, "guest": guest, "off": off})

        await self._write(work)

    async def subscribe(self, guest: str, key: str, subscription: Subscription, now: int, most: int) -> None:
        await self._write(lambda connection: subscribe(connection, guest, key, subscription, now, most))

    async def subscribed(self, guest: str, key: str) -> bool:
        which = (subscriptions.c.guest == guest) & (subscriptions.c.key == key)
        return await self._read(lambda connection: connection.execute(select(subscriptions.c.id).where(which)).first() is not None)

    async def unsubscribe(self, guest: str, *, key: str | None = None, id: str | None = None) -> None:
        which = subscriptions.c.key == key if key else subscriptions.c.id == id
        gone = delete(subscriptions).where(subscriptions.c.guest == guest, which)
        await self._write(lambda connection: connection.execute(gone))

    async def quiet(self, guest: str) -> Quiet | None:
        return quiet_of(await self._row(guest))

    async def be_quiet(self, guest: str, quiet: Quiet | None) -> None:
        chosen = {"zone": quiet.zone, "quiet_from": quiet.start, "quiet_until": quiet.end} if quiet else {"zone": None}
        await self._write(lambda connection: choose(connection, guest, **chosen))

    async def webhook(self, table: str) -> Webhook | None:
        return await self._read(lambda connection: webhook_of(connection, table))

    async def hook(self, table: str, guest: str, webhook: Webhook | None) -> None:
        def work(connection: Connection) -> None:
            connection.execute(delete(webhooks).where(webhooks.c.table_id == table))
            if webhook and is_known(connection, guest):
                row = {"table_id": table, "guest": guest, "kind": webhook.kind, "url": webhook.url, "language": webhook.language}
                put(connection, webhooks, row)

        await self._write(work)

    async def mailbox(self, guest: str) -> Mailbox | None:
        return mailbox_of(await self._row(guest))

    async def ask_mail(self, guest: str, mailbox: Mailbox, confirm: bytes, now: int) -> None:
        asked = {
            "mail": mailbox.address,
            "language": mailbox.language,
            "stop": mailbox.stop,
            "confirmed": None,
            "confirm": confirm,
            "asked": now,
        }
        await self._write(lambda connection: choose(connection, guest, **asked))

    async def confirm_mail(self, confirm: bytes, now: int, since: int) -> bool:
        return await self._write(lambda connection: confirm_mail(connection, confirm, now, since))

    async def stop_mail(self, *, guest: str | None = None, stop: str | None = None) -> bool:
        return await self._write(lambda connection: stop_mail(connection, guest, stop))

    async def _row(self, guest: str) -> Row[Any] | None:
        return await self._read(lambda connection: connection.execute(select(reach).where(reach.c.guest == guest)).first())
