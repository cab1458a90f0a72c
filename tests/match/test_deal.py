"""Commitments: everyone must be able to recompute them from what the documentation says, and a record proves that they were kept."""

from __future__ import annotations

import hashlib
import re
from typing import get_args

import pytest

import hacktable
from hacktable.kernel.errors import TextError
from hacktable.kernel.options import Value
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
    server_commitment,
    terms_of,
)
from hacktable.match.match import Match
from hacktable.match.written import head_lines

SERVER, ADA, BEN = bytes(range(32)), b"\xaa" * 32, b"\xbb" * 32
TERMS = terms_of("hashcatch", 3, {"memory": False})
FIXED = server_commitment(SERVER, TERMS)
LISTED = Commitments(FIXED, (seat_commitment(FIXED, ADA), "", seat_commitment(FIXED, BEN)))
SEEDS = (ADA, bot_seed(LISTED, 1), BEN)
BOX = hacktable.game("hashcatch")


def dealt(listed: Commitments | None = LISTED, failed: tuple[tuple[int, ...], ...] = ()) -> Match:
    match = BOX.start(3, SERVER, seat_seeds=SEEDS)
    match.listed, match.failed = listed, failed
    for _ in range(5):
        match.act(match.actors[0], match.legal(match.actors[0])[0])
    return match


def test_commitments_are_what_anyone_computes_by_hand() -> None:
    terms = hashlib.sha256(b"hacktable terms 1\ngame hashcatch\nplayers 3\noption memory off").digest()
    server = hashlib.sha256(b"hacktable server 1" + terms + SERVER)
    assert server.hexdigest() == FIXED
    assert LISTED.seats[0] == hashlib.sha256(b"hacktable seat 1" + server.digest() + ADA).hexdigest()


def test_terms_are_those_of_a_records_head() -> None:
    drawing = "first\n\nthird"
    options: dict[str, Value] = {"board": "custom", "modules": 3, "drawing": drawing, "note": "", "fast": True}
    lines = ["game x 7", *(f"{line}" for line in head_lines("x", 7, 4, options)[1:])]
    assert terms_of("x", 4, options) == hashlib.sha256("\n".join(["hacktable terms 1", "game x", *lines[1:]]).encode()).hexdigest()
    assert len({terms_of("x", 4, {**options, name: 0}) for name in options} | {terms_of("x", 3, options), terms_of("y", 4, options)}) == 7


def test_options_cannot_be_chosen_after_the_seeds_are_known() -> None:
    """Otherwise an operator who knows all seeds could try sets of options until the deal suits."""
    assert breaches(LISTED, SEEDS, SERVER, terms_of("hashcatch", 3, {"memory": True})) == [Breach("server")]
    match = BOX.start(3, SERVER, {"memory": True}, seat_seeds=SEEDS)
    match.listed = LISTED
    assert refusal(match.record()).code == "text-deal-seat"


def test_a_bots_seed_is_what_anyone_computes_by_hand() -> None:
    fixed = bytes.fromhex(FIXED) + bytes.fromhex(LISTED.seats[0]) + bytes.fromhex(LISTED.seats[2])
    assert bot_seed(LISTED, 1) == hashlib.sha256(b"hacktable bot 1" + fixed + b"\0\0\0\1").digest()
    assert bot_seed(LISTED, 1) != bot_seed(LISTED, 0)


def test_seeds_that_were_committed_to_fit_and_others_do_not() -> None:
    assert breaches(LISTED, SEEDS, SERVER, TERMS) == breaches(LISTED, SEEDS) == []
    assert breaches(LISTED, SEEDS, bytes(32), TERMS) == [Breach("server")]
    assert breaches(LISTED, (BEN, *SEEDS[1:]), SERVER, TERMS) == [Breach("seat", 0)]
    assert breaches(LISTED, (ADA, b"", BEN), SERVER, TERMS) == [Breach("bot", 1)]
    assert breaches(LISTED, SEEDS[:2], SERVER, TERMS) == [Breach("count")]
    copied = Commitments(FIXED, (LISTED.seats[0],) * 2)
    assert breaches(copied, (ADA, ADA), SERVER, TERMS) == [Breach("twice", 1)]


def test_a_commitment_under_one_seed_of_the_server_does_not_fit_another() -> None:
    """Otherwise an operator could show a commitment, wait for the seats', and take another seed."""
    other = Commitments(server_commitment(bytes(32), TERMS), LISTED.seats)
    assert breaches(other, (ADA, bot_seed(other, 1), BEN), bytes(32), TERMS) == [Breach("seat", 0), Breach("seat", 2)]


def test_who_is_proved_powerless_depends_on_where_the_deal_came_from() -> None:
    assert origin_of(None, (), None) == "position"
    assert origin_of(SERVER, (), None) == "seed"
    assert origin_of(SERVER, SEEDS, None) == "open"
    assert origin_of(SERVER, SEEDS, LISTED) == "committed"
    assert all(powerless("committed").values())
    assert [who for who, no in powerless("open").items() if not no] == ["operator-who-plays"]
    assert not any([*powerless("position").values(), *powerless("seed").values()])
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
