"""Commitments: everyone must be able to recompute them from what the documentation says, and a record proves that they were kept."""

from __future__ import annotations

import hashlib
import re
from typing import get_args

import pytest

import hacktable
from hacktable.kernel.errors import TextError
from hacktable.match import seeds
from hacktable.match.deal import (
    GONE,
    Against,
    Breach,
    Commitments,
    Origin,
    bot_seed,
    breaches,
    origin_of,
    powerless,
    seat_commitment,
)
from hacktable.match.match import Match

SERVER, ADA, BEN = bytes(range(32)), b"\xaa" * 32, b"\xbb" * 32
FIXED = seeds.commitment(SERVER)
LISTED = Commitments(FIXED, (seat_commitment(FIXED, ADA), "", seat_commitment(FIXED, BEN)))
SEEDS = (ADA, bot_seed(LISTED, 1), BEN)
BOX = hacktable.game("hashcatch")


def dealt(listed: Commitments | None = LISTED, failed: tuple[tuple[int, ...], ...] = ()) -> Match:
    match = BOX.start(3, SERVER, seat_seeds=SEEDS)
    match.listed, match.failed = listed, failed
    for _ in range(5):
        match.act(match.actors[0], match.legal(match.actors[0])[0])
    return match


def test_a_seats_commitment_is_what_anyone_computes_by_hand() -> None:
    assert LISTED.seats[0] == hashlib.sha256(b"hacktable seat 1" + hashlib.sha256(SERVER).digest() + ADA).hexdigest()


def test_a_bots_seed_is_what_anyone_computes_by_hand() -> None:
    fixed = hashlib.sha256(SERVER).digest() + bytes.fromhex(LISTED.seats[0]) + bytes.fromhex(LISTED.seats[2])
    assert bot_seed(LISTED, 1) == hashlib.sha256(b"hacktable bot 1" + fixed + b"\0\0\0\1").digest()
    assert bot_seed(LISTED, 1) != bot_seed(LISTED, 0)


def test_seeds_that_were_committed_to_fit_and_others_do_not() -> None:
    assert breaches(LISTED, SEEDS, SERVER) == breaches(LISTED, SEEDS) == []
    assert breaches(LISTED, SEEDS, bytes(32)) == [Breach("server")]
    assert breaches(LISTED, (BEN, *SEEDS[1:]), SERVER) == [Breach("seat", 0)]
    assert breaches(LISTED, (ADA, b"", BEN), SERVER) == [Breach("bot", 1)]
    assert breaches(LISTED, SEEDS[:2], SERVER) == [Breach("count")]
    copied = Commitments(FIXED, (LISTED.seats[0],) * 2)
    assert breaches(copied, (ADA, ADA), SERVER) == [Breach("twice", 1)]


def test_a_commitment_under_one_seed_of_the_server_does_not_fit_another() -> None:
    """Otherwise an operator could show a commitment, wait for the seats', and take another seed."""
    other = Commitments(seeds.commitment(bytes(32)), LISTED.seats)
    assert breaches(other, (ADA, bot_seed(other, 1), BEN), bytes(32)) == [Breach("seat", 0), Breach("seat", 2)]


def test_who_is_proved_powerless_depends_on_where_the_deal_came_from() -> None:
    assert origin_of(None, (), None) == "position"
    assert origin_of(SERVER, (), None) == "seed"
    assert origin_of(SERVER, SEEDS, None) == "open"
    assert origin_of(SERVER, SEEDS, LISTED) == "committed"
    assert all(powerless("committed").values())
    assert [who for who, no in powerless("open").items() if not no] == ["operator-who-plays"]
    for origin in ("position", "seed"):
        assert not any(powerless(origin).values())
    assert all(set(powerless(origin)) == set(get_args(Against)) for origin in get_args(Origin))


# ---------------------------------------------------------------- records


@pytest.mark.parametrize("failed", [(), ((0,),), ((2, GONE), (), (0, 2))])
def test_a_record_carries_the_commitments_and_the_failed_tries(failed: tuple[tuple[int, ...], ...]) -> None:
    match = dealt(failed=failed)
    text = match.record(["Ada", "", "Ben"])
    again = BOX.replay(text)
    assert (again.listed, again.failed) == (LISTED, failed)
    assert again.record() == text
    assert f"\ncommitment a {LISTED.seats[0]}\ncommitment b -\ncommitment c {LISTED.seats[2]}\n" in text
    assert re.findall(r"(?m)^failed.*$", text) == [
        " ".join(("failed", *("-" if seat == GONE else "abc"[seat] for seat in seats))) for seats in failed
    ]


def test_a_record_from_before_there_were_commitments_has_none_and_still_holds() -> None:
    text = dealt(None).record()
    assert "commitment" not in text
    assert BOX.replay(text).listed is None


def refusal(text: str) -> TextError:
    with pytest.raises(TextError) as raised:
        BOX.replay(text)
    return raised.value


def test_a_record_with_other_seeds_than_were_committed_to_does_not_hold() -> None:
    text = dealt().record()
    line = text.splitlines().index(f"seat-seed a {ADA.hex()}") + 1
    for swapped, code, at in (
        (text.replace(f"commitment a {LISTED.seats[0]}", f"commitment a {'0' * 64}"), "text-deal-seat", line),
        (text.replace(f"commitment a {LISTED.seats[0]}", "commitment a -"), "text-deal-bot", line),
        (text.replace("commitment b -", f"commitment b {'0' * 64}"), "text-deal-seat", line + 1),
        (text.replace(f"seed {SERVER.hex()}", f"seed {'0' * 64}", 1), "text-deal-seat", line),
    ):
        error = refusal(swapped)
        assert (error.code, error.line) == (code, at)
    twice = Commitments(FIXED, (LISTED.seats[0], LISTED.seats[0], ""))
    match = BOX.start(3, SERVER, seat_seeds=(ADA, ADA, bot_seed(twice, 2)))
    match.listed = twice
    assert refusal(match.record()).code == "text-deal-twice"


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("commitment b -\n", ""),
        ("commitment b -", "commitment c -"),
        ("commitment b -", "commitment b"),
        ("commitment b -", "commitment b 00"),
        ("commitment b -", "commitment b - -"),
        ("opening", "failed d\nopening"),
        ("opening", "failed a x\nopening"),
    ],
)
def test_commitments_that_cannot_be_read_are_refused(old: str, new: str) -> None:
    assert refusal(dealt().record().replace(old, new, 1)).code.startswith("text-")
