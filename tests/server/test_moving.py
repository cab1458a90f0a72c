"""`hacktable move` carries everything from SQLite into PostgreSQL and back, byte for byte, or nothing."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from postgres import Postgres
from sqlalchemy import insert, select, text
from test_leases import TABLE, house, line, move, setup

from hacktable.cli import main
from hacktable.server.serve import holding
from hacktable.server.store import moving, schema
from hacktable.server.store.address_keys import stored_key
from hacktable.server.store.sql import SqlStore, open_engine, sqlite_url
from hacktable.server.table.caps import KEY_FILE, read_key, write_key
from hacktable.server.table.stored import Guest


def everything(url: str) -> dict[str, list[Any]]:
    """All rows of all tables that are carried over."""
    engine = open_engine(url)
    with engine.connect() as connection:
        found = {table.name: sorted(map(tuple, connection.execute(select(table))), key=repr) for table in moving.CARRIED}
    engine.dispose()
    return found


def fill(folder: Path) -> str:
    """A folder with something in every table, with what is hard to carry: bytes, long texts, empty cells, letters of all kinds."""

    async def filling() -> None:
        store = await SqlStore.open(sqlite_url(folder))
        await store.add_guest(Guest("g" * 32, "Žofie 🎲"), b"\x00\xff" * 16, 5, None)
        await store.add_link("g" * 32, b"\x01" * 32, 6, 7)
        for table in (TABLE, "Äther", "a%s"):
            await store.add_table(table, setup(), 1 << 40, "hash")
            for number in range(1, 40):
                await store.append(move(table, number))
                await store.add_chat(line(table, number))
        await store.close()

    asyncio.run(filling())
    engine = open_engine(sqlite_url(folder))
    with engine.begin() as connection:
        connection.execute(insert(schema.texts).values(hash="h" * 64, text="a drawing\n" * 500))
        connection.execute(insert(schema.text_uses).values(table_id=TABLE, match=0, hash="h" * 64))
        connection.execute(
            insert(schema.matches).values(table_id=TABLE, number=1, rules_version=1, setup=b"{}\x00", started=3, result=None)
        )
        connection.execute(insert(schema.sights).values(table_id=TABLE, match=1, ply=3, lines=bytes(range(256))))
        for number in (1, 2, 9):
            connection.execute(insert(schema.orders).values(number=number, at=1, by="root", what="drain", about="{}"))
        connection.execute(insert(schema.vault).values(name="push", value=bytes(range(32))))
        connection.execute(insert(schema.reach).values(guest="g" * 32, zone="Europe/Oslo", quiet_from=1320, quiet_until=480))
        pushed = {"id": "h" * 64, "key": "k", "endpoint": "https://push.example", "public": b"\x04", "secret": b"\x00", "language": "en"}
        connection.execute(insert(schema.subscriptions).values(guest="g" * 32, created=1, **pushed))
        connection.execute(insert(schema.webhooks).values(table_id=TABLE, guest="g" * 32, kind="json", url="https://x", language="en"))
        connection.execute(insert(schema.nudges).values(table_id=TABLE, guest="g" * 32, off=True))
        connection.execute(insert(schema.ties).values(guest="g" * 32, other="h" * 32, muted=True, since=1))
        finished = {"table_id": TABLE, "match": 1, "at": 1 << 40, "game": "hashcatch", "players": 2, "people": 2, "place": 1}
        connection.execute(
            insert(schema.played).values(guest="g" * 32, **finished, mu_before=25.0, sigma_before=25 / 3, mu=0.1 + 0.2, sigma=8)
        )
        rating = {"game": "hashcatch", "players": 2, "mu": 0.1 + 0.2, "sigma": 25 / 3, "matches": 1, "at": 1 << 40}
        connection.execute(insert(schema.ratings).values(guest="g" * 32, **rating))
        connection.execute(insert(schema.players).values(guest="g" * 32, private=True))
        passkey = {"id": "p", "credential": b"\x00", "public": b"\xff", "uses": 0, "created": 1}
        connection.execute(insert(schema.passkeys).values(guest="g" * 32, **passkey))
        reported = {"at": 1, "reporter": "g" * 32, "reported": "h" * 32, "name": "Ž", "table_id": TABLE, "match": 1, "reason": "name"}
        connection.execute(insert(schema.reports).values(number=7, words="", **reported))
        connection.execute(insert(schema.report_lines).values(report=7, number=1, guest="g" * 32, name="Ž", text="🎲", at=1))
        day = {"day": "2026-11-17", "game": "hashcatch"}
        connection.execute(insert(schema.days).values(**day, seed=bytes(range(32)), options="{}", bots="[]", drawn=1))
        connection.execute(insert(schema.tries).values(**day, guest="g" * 32, table_id=TABLE))
        connection.execute(insert(schema.challenges).values(hash=b"\x00" * 32, guest=None, expires=1))
        connection.execute(insert(schema.seekers).values(guest="g" * 32, wish=b"{}", since=1, seen=2))
        connection.execute(insert(schema.evenings).values(id="e" * 10, evening=b"{}", created=1, updated=2, phase="over"))
        connection.execute(insert(schema.evening_guests).values(evening="e" * 10, guest="g" * 32))
        connection.execute(insert(schema.lengths).values(game="hashcatch", minutes=31, matches=2))
        connection.execute(insert(schema.bans).values(who="g" * 32, since=1, until=None, why=""))
    engine.dispose()
    found = everything(sqlite_url(folder))
    assert all(found.values()), "every table has something in it"
    return sqlite_url(folder)


def test_everything_is_carried_there_and_back(postgres: Postgres, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    before = everything(fill(tmp_path / "old"))
    write_key(tmp_path / "old" / KEY_FILE, 12, b"k" * 32)
    address = postgres.fresh(migrated=False)
    assert main(["move", str(tmp_path / "old"), address]) == 0
    out = capsys.readouterr().out
    assert "moves 117" in out
    assert everything(address) == before
    assert main(["move", address, str(tmp_path / "new")]) == 0
    assert everything(sqlite_url(tmp_path / "new")) == before
    assert read_key(tmp_path / "new" / KEY_FILE) == (12, b"k" * 32)
    engine = open_engine(address)
    with engine.begin() as connection:
        assert stored_key(connection) == (12, b"k" * 32), "tables are counted by address as before"
        added = connection.execute(
            insert(schema.orders).values(at=1, by="root", what="drain", about="{}").returning(schema.orders.c.number)
        )
        assert added.scalar() == 10, "numbers go on after those that were carried over"
    engine.dispose()


def test_a_target_with_something_in_it_is_refused(postgres: Postgres, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    fill(tmp_path / "old")
    address = postgres.fresh()
    engine = open_engine(address)
    with engine.begin() as connection:
        connection.execute(insert(schema.guests).values(id="x", name="Ada", created=1))
    engine.dispose()
    before = everything(address)
    assert main(["move", str(tmp_path / "old"), address]) == 1
    assert "is not empty (there is something in guests)" in capsys.readouterr().err
    assert everything(address) == before


def test_nothing_is_carried_while_a_server_has_a_place_open(postgres: Postgres, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    fill(tmp_path / "old")
    address = postgres.fresh()
    with holding(tmp_path / "old"):
        assert main(["move", str(tmp_path / "old"), address]) == 1
    assert "open" in capsys.readouterr().err

    async def test() -> None:
        async with house(address, "one"):
            assert await asyncio.to_thread(main, ["move", str(tmp_path / "old"), address]) == 1

    asyncio.run(test())
    assert "open (one): stop it first" in capsys.readouterr().err
    assert not any(everything(address).values())


def test_rows_that_arrive_otherwise_are_noticed_and_nothing_is_kept(
    postgres: Postgres, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    fill(tmp_path / "old")
    address = postgres.fresh()
    engine = open_engine(address)
    with engine.begin() as connection:
        connection.execute(text("CREATE FUNCTION change() RETURNS trigger AS $$ BEGIN NEW.seat = 5; RETURN NEW; END $$ LANGUAGE plpgsql"))
        when = "BEFORE INSERT ON moves FOR EACH ROW WHEN (NEW.ply = 17)"
        connection.execute(text(f"CREATE TRIGGER changing {when} EXECUTE FUNCTION change()"))
    engine.dispose()
    assert main(["move", str(tmp_path / "old"), address]) == 1
    assert "the rows of moves did not arrive as they were" in capsys.readouterr().err
    assert not any(everything(address).values())


def test_a_folder_without_tables_is_not_made(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["move", str(tmp_path / "nothing"), str(tmp_path / "new")]) == 1
    assert "there are no tables in" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []
