"""Structs: declared once, without holes, and every field with its audience."""

from __future__ import annotations

import copy
import dataclasses
import pickle
from collections.abc import Callable

import numpy as np
import pytest

import tiny
from hacktable.kernel import rules
from hacktable.kernel.chacha import Chance
from hacktable.kernel.cstruct import EVERYONE, NOBODY, OWNER, CStruct, Ints, i1, i2, i8
from hacktable.kernel.game import _mask_lines


class Small(CStruct):
    flag: int = i1(see=EVERYONE)
    wide: int = i8(see=NOBODY)
    pair: Ints = i2(2, 3, see=OWNER)


class Larger(Small):
    more: Ints = i1(5, see=EVERYONE)


def test_fields_are_aligned_without_holes() -> None:
    for record in (Small, Larger, Chance):
        dtype = record.dtype
        assert dtype.itemsize % 8 == 0
        named = sum(dtype[name].itemsize for name in dtype.names or ())
        assert named == dtype.itemsize, "bytes that no field names would never be compared"
        for name in dtype.names or ():
            field, offset = dtype.fields[name][:2]  # type: ignore[index]
            assert offset % field.base.itemsize == 0


def test_a_subclass_adds_to_the_fields_it_inherits() -> None:
    assert [*Larger.fields] == ["flag", "wide", "pair", "more"]


def test_a_mirror_stores_what_it_took() -> None:
    stored = Larger.new()
    stored[0]["pair"] = [[1, -2, 3], [4, 5, -32768]]
    stored[0]["wide"] = -(1 << 62)
    mirror = Larger.mirror(stored[0])
    assert isinstance(mirror.wide, int)
    again = Larger.new()
    mirror.store(again[0])
    assert again.tobytes() == stored.tobytes()


def test_a_mirror_stores_what_was_changed_in_it_and_what_was_put_into_the_place_of_a_list() -> None:
    mirror, stored = Larger.mirror(Larger.new()[0]), Larger.new()
    mirror.flag, mirror.wide = 3, -(1 << 40)
    mirror.pair[0, 1] = 7
    mirror.store(stored[0])
    assert (stored[0]["flag"], stored[0]["wide"], stored[0]["pair"].tolist()) == (3, -(1 << 40), [[0, 7, 0], [0, 0, 0]])
    mirror.pair = mirror.pair[::-1]
    mirror.store(stored[0])
    assert stored[0]["pair"].tolist() == [[0, 0, 0], [0, 7, 0]]


def test_a_mirror_by_cell_stores_what_was_changed_in_it() -> None:
    mirror, stored = Larger.mirror(Larger.new()[0]).by_cell(), Larger.new()
    mirror.pair[0, 1], mirror.flag = 7, 2
    mirror.store(stored[0])
    assert (stored[0]["pair"].tolist(), stored[0]["flag"]) == ([[0, 7, 0], [0, 0, 0]], 2)
    mirror.pair[0, 1] = 1 << 16
    with pytest.raises(OverflowError, match=r"Larger\.pair"):
        mirror.store(stored[0])


@pytest.mark.parametrize("copied", [copy.deepcopy, lambda mirror: pickle.loads(pickle.dumps(mirror))])
def test_a_copy_of_a_mirror_stores_what_was_changed_in_it(copied: Callable[[Larger], Larger]) -> None:
    mirror, stored = copied(Larger.mirror(Larger.new()[0])), Larger.new()
    mirror.pair[0, 1] = 7
    mirror.store(stored[0])
    assert stored[0]["pair"].tolist() == [[0, 7, 0], [0, 0, 0]]


def test_a_mirror_knows_whether_a_stored_struct_has_its_values() -> None:
    stored = Larger.new()
    stored[0]["pair"], stored[0]["wide"] = 258, -1
    mirror = Larger.mirror(stored[0])
    assert mirror.is_in(stored[0])
    for name, other in (("flag", 1), ("wide", 255), ("pair", 2)):
        changed = Larger.copied(stored)
        changed[0][name] = other
        assert not mirror.is_in(changed[0])
    mirror.pair[1, 2] = 258 + (1 << 16)
    assert not mirror.is_in(stored[0]), "a value that does not fit would be stored as another one"


def test_a_value_that_does_not_fit_is_refused_when_interpreted() -> None:
    mirror = Larger.mirror(Larger.new()[0])
    mirror.pair[1, 2] = 40_000
    with pytest.raises(OverflowError, match=r"Larger\.pair"):
        mirror.store(Larger.new()[0])
    mirror = Larger.mirror(Larger.new()[0])
    mirror.flag = 200
    with pytest.raises(OverflowError):
        mirror.store(Larger.new()[0])


def test_a_field_without_an_audience_refuses_to_build_a_mask() -> None:
    class Careless(CStruct):
        secret: int = i1()

    with pytest.raises(TypeError, match=r"Careless\.secret does not say who may see it"):
        _mask_lines(Careless)


def test_a_game_cannot_bring_a_mask_of_its_own() -> None:
    with pytest.raises(TypeError, match="brings its own mask"):
        dataclasses.replace(
            tiny.GAME, rules=dataclasses.replace(tiny.GAME.rules, fills={**tiny.GAME.rules.fills, rules.mask: tiny.imagine})
        )


def test_an_owners_field_needs_seats_and_a_shown_field_its_shape() -> None:
    with pytest.raises(TypeError, match="first index"):
        i1(see=OWNER)
    with pytest.raises(TypeError, match="cell by cell"):
        i1(4, see=EVERYONE, shown="seen")

    class Crooked(CStruct):
        digit: Ints = i1(4, see=OWNER, shown="seen")
        seen: Ints = i1(3, see=EVERYONE)

    with pytest.raises(TypeError, match="no field of its shape"):
        _mask_lines(Crooked)


def test_only_signed_fields_can_be_declared() -> None:
    codes = {field.code for record in (Small, Larger, Chance) for field in record.fields.values()}
    assert all(np.dtype(code).kind == "i" for code in codes)
