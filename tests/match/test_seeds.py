"""From seeds to the key: everyone must be able to recompute the key from what the documentation says."""

from __future__ import annotations

import hashlib
import struct

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import hacktable
from hacktable.match import seeds

SERVER = bytes(range(32))


def key_by_hand(server: bytes, *seats: bytes) -> bytes:
    """SHA-256 of the words "hacktable key 1", the server's seed, and each seat's seed behind its length."""
    message = bytearray(b"hacktable key 1")
    message += server
    for seat in seats:
        message += struct.pack(">I", len(seat))
        message += seat
    return hashlib.sha256(bytes(message)).digest()


@pytest.mark.parametrize("seats", [(), (b"", b""), (b"ab", b"c"), (b"x" * 300, b"", b"\x00"), (b"1", b"2", b"3", b"4")])
def test_the_key_is_what_anyone_computes_by_hand(seats: tuple[bytes, ...]) -> None:
    assert seeds.match_key(SERVER, seats) == key_by_hand(SERVER, *seats)


def test_the_key_of_known_seeds_is_the_one_written_down_here() -> None:
    assert seeds.match_key(bytes(32)).hex() == "7c9b9b683a1dc0d51c41ecbf44c33ce331dbf954877a4f1fd3515db4d4c49d0a"
    assert seeds.match_key(bytes(32), [b"ab", b"c"]).hex() == "9cbbe37db5df57c3c4f871fe8a5f17f818dc42dc029c0bb550c0040b12c4398c"


def test_where_one_seats_seed_ends_and_the_next_begins_makes_a_difference() -> None:
    assert seeds.match_key(SERVER, [b"ab", b"c"]) != seeds.match_key(SERVER, [b"a", b"bc"])
    assert seeds.match_key(SERVER, [b"abc"]) != seeds.match_key(SERVER, [b"abc", b""])


@settings(max_examples=200, deadline=None, database=None)
@given(st.lists(st.binary(max_size=6), max_size=4), st.lists(st.binary(max_size=6), max_size=4))
def test_two_different_lists_of_seat_seeds_never_give_the_same_key(one: list[bytes], other: list[bytes]) -> None:
    assert (seeds.match_key(SERVER, one) == seeds.match_key(SERVER, other)) == (one == other)


def test_every_seat_and_the_server_have_a_say_in_the_key() -> None:
    before = seeds.match_key(SERVER, [b"a", b"b"])
    assert seeds.match_key(SERVER[::-1], [b"a", b"b"]) != before
    assert seeds.match_key(SERVER, [b"A", b"b"]) != before
    assert seeds.match_key(SERVER, [b"a", b"B"]) != before
    assert seeds.match_key(SERVER, [b"b", b"a"]) != before


def test_the_commitment_is_the_hash_of_the_servers_seed() -> None:
    assert seeds.commitment(SERVER) == hashlib.sha256(SERVER).hexdigest()
    assert seeds.commitment(b"abc") == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"  # FIPS 180-2


def test_texts_numbers_and_bytes_become_32_bytes() -> None:
    assert seeds.server_seed("müde") == hashlib.sha256("text müde".encode()).digest()
    assert seeds.server_seed(-17) == hashlib.sha256(b"number -17").digest()
    assert seeds.server_seed(SERVER) == SERVER
    assert seeds.server_seed(bytearray(SERVER)) == SERVER  # type: ignore[arg-type]


def test_a_number_is_not_the_text_that_looks_like_it() -> None:
    assert seeds.server_seed(5) != seeds.server_seed("5")


def test_without_a_seed_chance_decides() -> None:
    drawn = {seeds.server_seed(None) for _ in range(5)}
    assert len(drawn) == 5
    assert {len(each) for each in drawn} == {32}


@pytest.mark.parametrize("wrong", [bytes(33), bytes(31), b"", 1.5, True, ["a"]], ids=repr)
def test_anything_else_is_no_seed(wrong: object) -> None:
    with pytest.raises(hacktable.OptionError) as refused:
        seeds.server_seed(wrong)  # type: ignore[arg-type]
    assert refused.value.code == "seed-kind"
    assert refused.value.params == {"given": repr(wrong)}
    assert "32 bytes" in str(refused.value)


def test_the_keys_words_are_its_bytes_four_by_four_lowest_first() -> None:
    words = seeds.words(bytes([1, 0, 0, 0, 0xFF, 0xFF, 0xFF, 0xFF] + [0] * 23 + [0x80]))
    assert words.tolist() == [1, -1, 0, 0, 0, 0, 0, -(2**31)]
    assert words.dtype == np.int64


def test_a_matchs_chance_follows_from_the_key_by_hand() -> None:
    match = hacktable.game("hashcatch").start(2, SERVER, seat_seeds=[b"ab", b"c"])
    key = struct.unpack("<8i", key_by_hand(SERVER, b"ab", b"c"))
    assert f"\nkey {' '.join(map(str, key))}\n" in match.position()
