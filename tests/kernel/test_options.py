"""Options that are checked again and again: by every page that comes, and for every bot that acts."""

from __future__ import annotations

from typing import Annotated

import msgspec
import pytest

from hacktable.kernel.errors import OptionError
from hacktable.kernel.options import Options, check


class Few(Options, frozen=True, kw_only=True):
    """Options of no game."""

    bold: bool = False
    size: Annotated[int, msgspec.Meta(ge=0, le=3)] = 2


def test_the_same_options_are_checked_once() -> None:
    first = check(Few, {"bold": True, "size": 1})
    assert first == Few(bold=True, size=1)
    assert check(Few, {"bold": True, "size": 1}) is first
    assert check(Few, first) is first
    assert check(Few, {"bold": True, "size": 3}) == Few(bold=True, size=3)


@pytest.mark.parametrize("wrong", [{"bold": 1, "size": 1}, {"bold": True, "size": True}, {"bold": True, "size": 1.0}, {"size": [1]}])
def test_what_is_only_equal_to_an_option_is_refused_each_time(wrong: dict[str, object]) -> None:
    check(Few, {"bold": True, "size": 1})
    for _ in range(2):
        with pytest.raises(OptionError):
            check(Few, wrong)
