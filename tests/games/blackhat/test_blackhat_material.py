"""Cards, boards, modules and options (BH-1 … BH-5, BH-11, BH-13)."""

from __future__ import annotations

import re
from typing import Any

import msgspec
import pytest

from citing import rule
from hacktable import lang
from hacktable.games.blackhat import GAME
from hacktable.games.blackhat.board import BOARDS, EDITIONS, HAT, JOKER, RANKS, BlackhatOptions, chosen, read_cards, standard_drawing
from hacktable.games.blackhat.drawing import CELL_NAMES, CELLS, FACES, Drawing, DrawingError, Kind
from hacktable.games.blackhat.reading import read_faces
from hacktable.kernel.errors import OptionError
from hacktable.kernel.registry import find
from hacktable.match.box import GameBox

CARDS = (GAME.folder / "data" / "cards.txt").read_text("utf-8")
MODULES = (GAME.folder / "data" / "modules.txt").read_text("utf-8")


# ---------------------------------------------------------------- cards


@rule("BH-1")
def test_there_are_97_cards() -> None:
    deck = GAME.board(6, {})[1][0]["deck"]
    assert deck.sum() == 97
    assert (deck[:RANKS] == 7).all()
    assert (deck[JOKER], deck[HAT]) == (5, 1)


@rule("BH-1")
def test_everyone_always_sees_who_holds_the_hat() -> None:
    for options in ({}, {"hidden_hat": True}):
        match = GameBox(GAME).start(4, "hat", options)
        views = [match.view(seat).state["open"] for seat in (None, 0, 1, 2, 3)]
        assert all(view == views[0] for view in views)
        assert sum(row[HAT] for row in views[0]) == 1


@rule("BH-2")
def test_traces_rise_with_the_rank() -> None:
    trace = GAME.board(6, {})[1][0]["trace"].tolist()
    assert trace == [0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 4, 4, 5, 5, 5]


@rule("BH-2")
@pytest.mark.parametrize(
    ("line", "wrong", "said"),
    [
        ("  2      7      0", "  3      7      0", "line 6, column 3: '3' stands where 2 was expected"),
        ("  2      7      0", "  2      7", "line 6, column 1: '2      7': a card takes a number of cards and a trace"),
        ("  2      7      0", "  2      9      0", "1 to 7 cards"),
        ("  hat    1      5", "  hat    1      5\n  ace 1 1", "'ace' stands where nothing more was expected"),
        ("  hat    1      5", "", "not 14 lines"),
    ],
)
def test_a_broken_file_of_cards_is_refused_with_its_line(line: str, wrong: str, said: str) -> None:
    assert line in CARDS
    with pytest.raises(DrawingError, match=re.escape(said)):
        read_cards(CARDS.replace(line, wrong))


@rule("BH-3")
def test_pawns_markers_modules_tiles_and_status_cards_are_all_there() -> None:
    state = GAME.State.fields
    assert state["place"].shape == (6, 2)
    assert state["marker"].shape == (3,)
    assert state["laid"].shape == (8,)
    assert len(read_faces(MODULES)) == FACES == 16
    assert len(state["tile"].names) == 1 + 6


# ---------------------------------------------------------------- boards


@rule("BH-4")
@pytest.mark.parametrize("name", BOARDS)
def test_a_board_leads_from_two_starts_to_the_critical_asset_past_falling_values(name: str) -> None:
    drawing = standard_drawing(name)
    assert CELL_NAMES[drawing.only(Kind.BACKDOOR)][0] == CELL_NAMES[drawing.only(Kind.PUBLIC)][0] == "a"
    values = [cell.value for cell in drawing.cells.values() if cell.kind]
    assert min(values) >= -3
    assert max(values) <= 5
    assert sum(value > 0 for value in values) > len(values) / 2 > 4 * sum(value < -2 for value in values)
    left = [cell.value for (_, column), cell in drawing.cells.items() if cell.kind and column < 4]
    right = [cell.value for (_, column), cell in drawing.cells.items() if cell.kind and column > 5]
    assert sum(left) / len(left) > sum(right) / len(right) + 1
    assert {cell.kind for cell in drawing.cells.values()} == set(Kind), "every kind of space is there"


@rule("BH-4", "BH-5")
def test_a_drawing_is_read_as_it_looks() -> None:
    drawing = standard_drawing("classic")
    assert drawing.title == "Classic"
    assert _onward(drawing, "b2") == "c1 c2 c3"
    assert _onward(drawing, "g3") == "h2 h4"
    assert _onward(drawing, "i3") == "j3"
    assert drawing.cells[2, 2].kind == Kind.CACHE
    assert drawing.cells[2, 2].value == -1
    assert [CELL_NAMES[corner] for corner in drawing.places] == ["d1", "f2", "h1", "d4", "h4"]


def _onward(drawing: Drawing, name: str) -> str:
    row, column = divmod(CELL_NAMES.index(name), 12)
    return " ".join(CELL_NAMES[there[0] * 12 + there[1]] for there in sorted(drawing.whole((row, column))))


@rule("BH-5")
def test_an_arrow_into_a_black_cell_is_only_half_there() -> None:
    drawing = standard_drawing("classic")
    d1 = drawing.cells[0, 3]
    assert d1.tails >> 2 & 1, "a tail to the right"
    assert (0, 4) not in drawing.whole((0, 3)), "which leads nowhere"
    boards = GAME.board(4, {})[1]
    assert boards[0]["tails"][:CELLS].any()


# ---------------------------------------------------------------- options


@rule("BH-13")
def test_an_edition_sets_what_the_books_tell_differently_and_can_be_overridden() -> None:
    options, boards = GAME.board(4, {"edition": "norwegian", "tracer": True, "modules": 5})
    assert isinstance(options, BlackhatOptions)
    assert (options.edition, options.tracer, options.modules) == ("norwegian", True, 5)
    assert boards[0]["exploit_any"] == 1
    assert GAME.board(4, {"edition": "norwegian", "exploit": "host"})[1][0]["exploit_any"] == 0
    assert GAME.board(4, {"exploit": "any"})[1][0]["exploit_any"] == 1


@rule("BH-13")
@pytest.mark.parametrize("edition", ["house", "finnish", "norwegian", "portuguese"])
def test_every_difference_has_a_value_in_every_edition(edition: Any) -> None:
    for name, values in EDITIONS.items():
        assert chosen(BlackhatOptions(edition=edition), name) in values
        for value in set(values):
            assert chosen(msgspec.structs.replace(BlackhatOptions(edition=edition), **{name: value}), name) == value


@rule("BH-13", "BH-12", "BH-66", "BH-100", "BH-110", "BH-120")
@pytest.mark.parametrize(
    ("players", "options", "code", "rule_number"),
    [
        (4, {"half_deals": "later"}, "blackhat-combine-needs", "BH-66"),
        (4, {"alarm_mover": "latest"}, "blackhat-combine-needs", "BH-100"),
        (4, {"tracer_back": "left"}, "blackhat-combine-needs", "BH-100"),
        (4, {"celebrity_tie": "shared"}, "blackhat-combine-needs", "BH-120"),
        (4, {"celebrity": True, "tie": "last"}, "blackhat-combine-tie", "BH-120"),
        (4, {"robot_first": "hatless"}, "blackhat-combine-robot", "BH-110"),
        (6, {"short_deck": True}, "blackhat-combine-short", "BH-12"),
    ],
)
def test_options_that_make_no_sense_together_are_refused_with_a_reason(
    players: int, options: dict[str, Any], code: str, rule_number: str
) -> None:
    game = find("blackhat")
    with pytest.raises(OptionError) as refusal:
        game.board(players, options)
    assert (refusal.value.code, refusal.value.rule) == (code, rule_number)
    assert code not in str(refusal.value), "it has a sentence"
    assert code not in refusal.value.text("de")
    for language in lang.languages():
        said, named = refusal.value.text(language), refusal.value.params["option"].text(language)
        assert named in said, "options are called what people see, not by their keys"
        assert named == lang.say(language, f"blackhat-option-{next(name for name in reversed(options))}")


@rule("BH-11", "BH-13")
@pytest.mark.parametrize(
    "options", [{"modules": 6}, {"modules": -1}, {"edition": "swedish"}, {"board": "huge"}, {"tracer": 1}, {"hat": True}]
)
def test_unknown_options_and_values_are_refused(options: dict[str, Any]) -> None:
    with pytest.raises(OptionError):
        GAME.board(4, options)
