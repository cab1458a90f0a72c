"""Games of other packages: one that cannot be used is named, and harms no other."""

from __future__ import annotations

from importlib.metadata import EntryPoint, EntryPoints

import pytest

import tiny
from hacktable.kernel import registry
from hacktable.kernel.errors import OptionError


def install(monkeypatch: pytest.MonkeyPatch, **places: str) -> None:
    """Have packages with these entry points, beside our own games; undone after the test."""
    ours = registry._points()
    points = EntryPoints([*ours, *(EntryPoint(name, place, "hacktable.games") for name, place in places.items())])
    monkeypatch.setattr(registry, "_points", lambda: points)
    monkeypatch.setattr(registry, "_games", dict(registry._games))
    monkeypatch.setattr(registry, "_refused", set())


def test_a_game_of_another_package_is_found_by_its_entry_point(monkeypatch: pytest.MonkeyPatch) -> None:
    install(monkeypatch, highest="tiny:GAME")
    assert registry.find("highest") is tiny.GAME
    assert "highest" in registry.names()


def test_a_package_that_cannot_be_loaded_is_named_once_and_harms_no_other_game(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    before = registry.names()
    install(monkeypatch, missing="no_such_package:GAME", number="math:pi")
    assert registry.names() == before
    assert registry.names() == before
    assert [record.getMessage() for record in caplog.records] == [
        "the game missing (no_such_package:GAME) cannot be used: ModuleNotFoundError: No module named 'no_such_package'",
        "the game number (math:pi) cannot be used: TypeError: math:pi is no Game",
    ]
    with pytest.raises(OptionError, match="missing"):
        registry.find("missing")


def test_a_broken_game_of_our_own_is_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    install(monkeypatch, ours="hacktable.games.no_such_game:GAME")
    with pytest.raises(ModuleNotFoundError):
        registry.names()
