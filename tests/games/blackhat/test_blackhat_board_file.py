"""Boards and modules as files: everything that can be wrong with one, what is reported about a good one, and its picture."""

from __future__ import annotations

import random
import re
from typing import Any
from xml.etree import ElementTree

import pytest

from citing import rule
from drawing import MINE, changed, faces
from hacktable.games.blackhat import GAME, board
from hacktable.games.blackhat.board import BOARDS, MOST_MISTAKES, BlackhatOptions, _own_drawing, standard_drawing, standard_faces
from hacktable.games.blackhat.drawing import Cell, DrawingError, Grid, Kind, spot_name
from hacktable.games.blackhat.look import KIND_COLOURS, NETWORK
from hacktable.games.blackhat.picture import drawing_picture, faces_picture
from hacktable.games.blackhat.reading import examine_drawing, examine_faces, read_drawing, read_faces
from hacktable.games.blackhat.survey import survey
from hacktable.kernel.errors import OptionError, TextError
from hacktable.kernel.look import THEMES, Theme
from hacktable.match.box import box, box_of_text

GAME_BOX = box("blackhat")  # its sentences come with it
SVG = "{http://www.w3.org/2000/svg}"


def told(mistakes: list[TextError]) -> list[tuple[str, int, int, str | None]]:
    return [(mistake.code.removeprefix("blackhat-file-"), mistake.line, mistake.column, mistake.rule) for mistake in mistakes]


# ---------------------------------------------------------------- faults


@rule("BH-4", "BH-5", "BH-11", "BH-60", "BH-61", "BH-68", "BH-100", "BH-102")
@pytest.mark.parametrize(
    ("old", "new", "mistake"),
    [
        ("H+4 > X+3", "Z+4 > X+3", ("kind", 5, 13, "BH-60")),
        ("H+4 > X+3", "H+9 > X+3", ("range", 5, 14, "BH-4")),
        ("H+4 > X+3", "H04 > X+3", ("value", 5, 14, "BH-4")),
        ("H+4 > X+3", "H+4 * X+3", ("sideways", 5, 17, "BH-5")),
        ("H+4 > X+3", "H+4>  X+3", ("between", 5, 16, None)),
        ("###   H+4 > X+3", "##    H+4 > X+3", ("black", 5, 7, "BH-4")),
        ("###   H+4 > X+3", " ##   H+4 > X+3", ("shifted", 5, 8, None)),
        ("###   H+4 > X+3", "###\t  H+4 > X+3", ("character", 5, 10, None)),
        ("1     ###", "7     ###", ("row", 5, 1, None)),
        ("H+0   ###\n.         /", "H+0   ###   ###   ###   ###   ###   H+1\n.         /", ("columns", 5, 79, None)),
        (".         /     \\     /", ".         /     \\     |", ("arrow", 6, 23, "BH-5")),
        ("2     B+5", ".\n2     B+5", ("stray", 7, 1, None)),
        ("1     ###", ".\n1     ###", ("stray", 5, 1, None)),
        ("P+5 > H+4", "P+5 < H+4", ("into-start", 9, 7, "BH-60")),
        ("Y-2 > A+0", "Y-2 < A+0", ("out-of-goal", 7, 49, "BH-61")),
        ("Y-2 > A+0", "Y-2 > A+0 > H+1", ("out-of-goal", 7, 49, "BH-61")),
        ("A+0", "H+0", ("none", 15, 1, "BH-61")),
        ("B+5", "P+5", ("another", 9, 7, "BH-60")),
        ("modules b1 d1 f1 b3 d3", "modules b1 d1 f1 b3", ("places", 13, 9, "BH-11")),
        ("modules b1 d1 f1 b3 d3\n", "", ("places", 14, 1, "BH-11")),
        ("modules b1 d1 f1 b3 d3", "modules b1 d1 f1 b3 z9", ("cell", 13, 21, "BH-11")),
        ("modules b1 d1 f1 b3 d3", "modules b1 d1 f1 b3 d4", ("off", 13, 21, "BH-68")),
        ("modules b1 d1 f1 b3 d3", "modules b1 d1 f1 b3 a3", ("over", 13, 21, "BH-68")),
        ("modules b1 d1 f1 b3 d3", "modules b1 d1 f1 b3 c3", ("overlap", 13, 21, "BH-11")),
        ("track   T > t > t > a2", "track   T > t > a2", ("track", 14, 9, "BH-100")),
        ("track   T > t > t > a2", "track   T > t > t > a3", ("track", 14, 9, "BH-100")),
        ("track   T > t > t > a2\n", "", ("track", 14, 1, "BH-100")),
        ("title   Back alley", "tittle  Back alley", ("word", 2, 1, None)),
        ("title   Back alley", "  Back alley", ("word", 2, 3, None)),
        ("title   Back alley", "title   Back alley\ntitle   Front door", ("twice", 3, 1, None)),
        ("Back alley", "x" * 41, ("title", 2, 9, None)),
    ],
)
def test_every_fault_is_told_with_line_column_and_rule(old: str, new: str, mistake: tuple[str, int, int, str | None]) -> None:
    mistakes = examine_drawing(changed((old, new)))[1]
    assert mistake in told(mistakes)
    for each in mistakes:
        for language in ("en", "de"):
            assert "blackhat-" not in each.text(language), "it has a sentence"
    with pytest.raises(DrawingError, match=f"Line {mistake[1]}, column {mistake[2]}: "):
        read_drawing(changed((old, new)))


@rule("BH-4")
def test_one_slip_is_one_fault() -> None:
    """What cannot be read leads to no further complaints."""
    for old, new in (("H+4 > X+3", "Z+4 > X+3"), ("H+4 > X+3", "H+4 * X+3"), ("Y-2 > A+0", "Y-9 > A+0"), ("B+5 > H+4", "B+5 * H+4")):
        assert len(examine_drawing(changed((old, new)))[1]) == 1


@rule("BH-4")
def test_all_faults_are_told_at_once_in_reading_order() -> None:
    text = changed(
        ("title ", "tilte "),
        ("X+3", "X+7"),
        ("B+5 > ", "B+5 ~ "),
        ("A+0", "A+0 > H+0"),
        ("L+2", "l+2"),
        ("b3 d3", "b3 b4"),
        ("t > a2", "t"),
    )
    mistakes = examine_drawing(text)[1]
    assert [mistake[:2] for mistake in told(mistakes)] == [
        ("word", 2), ("range", 5), ("sideways", 7), ("out-of-goal", 7), ("kind", 9), ("off", 13), ("overlap", 13), ("track", 14),
    ]  # fmt: skip
    assert [(mistake.line, mistake.column) for mistake in mistakes] == sorted((mistake.line, mistake.column) for mistake in mistakes)
    with pytest.raises(DrawingError) as refusal:
        read_drawing(text)
    assert len(str(refusal.value).splitlines()) == len(mistakes)


@rule("BH-4")
def test_more_rows_than_there_is_room_for_are_refused_one_by_one() -> None:
    text = changed(("\nmodules", "5     ###\n6     ###\n7     ###\n\nmodules"))
    assert [mistake for mistake in told(examine_drawing(text)[1]) if mistake[0] == "rows"] == [("rows", 13, 1, None), ("rows", 14, 1, None)]


@rule("BH-4")
def test_arrows_in_a_circle_are_told_once_for_each_circle() -> None:
    text = changed(
        ("H+4 > X+3 > H+2", "H+4 > X+3 < H+2"),
        (".         /     \\     /     \\", ".         /     \\     /  v  \\"),
        ("C-1 > H+3 > R+2", "C-1 < H+3 > R+2"),
    )
    circles = [mistake for mistake in told(examine_drawing(text)[1]) if mistake[0] == "circle"]
    assert circles == [("circle", 5, 25, "BH-4")]


@rule("BH-4")
def test_each_start_must_lead_to_the_goal() -> None:
    text = changed(("P+5 > H+4", "P+5   H+4"), ("3     P+5", "3     P+5"), (".         \\     /", ".               /"))
    assert told(examine_drawing(text)[1]) == [("no-way", 9, 7, "BH-4")]


@rule("BH-102")
def test_the_tracer_must_be_able_to_reach_the_goal() -> None:
    text = changed(("Y-2 > A+0", "###   A+0"), ("H+0   ###\n.         /     \\     /", "H+0   ###\n.         /     \\     /"))
    assert ("tracer", 7, 49, "BH-102") in told(examine_drawing(text)[1])


def test_nothing_at_all_is_no_board() -> None:
    for text in ("", "\n\n", "# only a comment\n"):
        assert [mistake[0] for mistake in told(examine_drawing(text)[1])] == ["none", "none", "none", "places", "track"]


def test_lines_may_end_as_on_any_machine_and_a_mark_at_the_start_does_not_matter() -> None:
    for text in (MINE.replace("\n", "\r\n"), "\ufeff" + MINE, MINE.replace("\n", "   \n"), MINE.rstrip("\n")):
        assert read_drawing(text).cells == read_drawing(MINE).cells


@rule("BH-3", "BH-68")
@pytest.mark.parametrize(
    ("old", "new", "mistake"),
    [
        ("face 1b", "face 1c", ("face", 8, 1, "BH-3")),
        ("face 1b", "face", ("face", 8, 1, "BH-3")),
        ("face 1b", "fave 1b", ("face-word", 8, 1, "BH-3")),
        ("1   > H+1 > C-1 >", "1   > H+1", ("face-cells", 2, 1, "BH-3")),
        ("1   > H+1 > C-1 >", "1   > H+1 > A-1 >", ("face-kind", 4, 13, "BH-68")),
        ("1   > H+1 > C-1 >", "1   > H+1 > C-1 > H+1", ("columns", 4, 19, None)),
        ("1   > H+1 > C-1 >\n", "1   > H+1 > C-1 >\n2   > H+1 > C-1 >\n", ("arrow-line", 5, 1, None)),
        ("1   > H+1 > C-1 >\n", "1   > H+1 > C-1 >\n.\n", ("stray", 6, 1, None)),
        ("1   > H+1 > C-1 >", "1   > H+1 > C-1 ?", ("sideways", 4, 17, "BH-5")),
    ],
)
def test_every_fault_of_a_file_of_modules_is_told(old: str, new: str, mistake: tuple[str, int, int, str | None]) -> None:
    assert read_faces(faces())[15].title == "Number 8b"
    text = faces().replace(old, new, 1)
    assert mistake in told(examine_faces(text)[1])
    with pytest.raises(DrawingError, match=f"Line {mistake[1]}, column {mistake[2]}: "):
        read_faces(text)


@rule("BH-3")
def test_a_file_with_too_few_or_too_many_faces_is_refused() -> None:
    text = faces()
    last = text[text.index("face 8b") :]
    assert told(examine_faces(text.removesuffix(last))[1]) == [("faces", 92, 1, "BH-3")]
    assert told(examine_faces(text + last)[1]) == [("faces", 104, 1, "BH-3")]
    assert told(examine_faces(text[: text.rindex(".")])[1]) == [("arrow-line", 97, 1, None)]


@pytest.mark.deep
def test_no_text_is_a_traceback() -> None:
    chance = random.Random(4)
    for _ in range(400):
        text = list(chance.choice((MINE, faces())))
        for _ in range(chance.randrange(1, 30)):
            at = chance.randrange(len(text))
            text[at : at + chance.randrange(3)] = [
                *chance.choice(["", " ", "\n", "#", "X", ">", ".", "9", "é", "\t", "\u202e", "face 1a", "track", "🂡"])
            ]
        for examine in (examine_drawing, examine_faces):
            for mistake in examine("".join(text))[1]:
                assert mistake.line >= 1
                assert mistake.column >= 1
                assert "blackhat-" not in str(mistake)


# ---------------------------------------------------------------- what a good board is told to be


def test_a_board_is_described() -> None:
    found = survey(read_drawing(MINE))
    assert found.kinds[Kind.HOST] == 15
    assert sum(found.kinds.values()) == 26
    assert found.ways == {Kind.BACKDOOR: 7, Kind.PUBLIC: 7}
    assert found.places == ("b1", "d1", "f1", "b3", "d3")
    assert found.warnings == ()


@rule("BH-4")
@pytest.mark.parametrize("name", BOARDS)
def test_our_own_boards_give_no_cause_for_warnings(name: str) -> None:
    assert [str(warning) for warning in survey(standard_drawing(name)).warnings] == []


@rule("BH-4")
@pytest.mark.parametrize(
    ("pairs", "warning"),
    [
        ([(".         \\     /     \\     /", ".               /     \\     /"), ("4     ###   H+4 > H+3", "4     ###   H+4 > H+3")], ("unreached", 11, 13)),
        ([("H+2 > H+1   ###", "H+2 > H+1   ###"), ("/     \\     /\n4", "/     \\      \n4")], ("dead-end", 11, 37)),
        ([("B+5 > H+4 >", "B-1 > H-1 >"), ("P+5 > H+4 > H+3", "P-1 > H-1 > H-1"), ("H+2 > X+1", "H-1 > X-1")], ("many-negative", 5, 13)),
        ([("B+5 > H+4 >", "B-2 > H-2 >"), ("P+5 > H+4 > H+3", "P-2 > H-2 > H-2")], ("not-falling", 5, 13)),
        (
            [("B+5 > H+4 >", "B+0 > H+0 >"), ("P+5 > H+4 > H+3", "P+0 > H+0 > H+0"), ("H+2 > X+1", "H+0 > X+0"), ("4     ###   H+4 > H+3", "4     ###   H+0 > H+0")],
            ("few-positive", 5, 13),
        ),
    ],
)  # fmt: skip
def test_what_may_not_be_meant_so_is_a_warning_and_no_fault(pairs: list[tuple[str, str]], warning: tuple[str, int, int]) -> None:
    drawing, mistakes = examine_drawing(changed(*pairs))
    assert mistakes == []
    assert warning in [each[:3] for each in told(list(survey(drawing).warnings))]
    for each in survey(drawing).warnings:
        assert "blackhat-" not in each.text("de")
        assert each.rule == "BH-4"


# ---------------------------------------------------------------- pictures


def texts_in(svg: str) -> str:
    return "\n".join("".join(each.itertext()) for each in ElementTree.fromstring(svg).iter())


@rule("BH-4", "BH-5", "BH-11")
def test_a_picture_has_every_space_every_place_and_every_arrow() -> None:
    drawing = read_drawing(MINE)
    svg = drawing_picture(drawing)
    said = texts_in(svg)
    for spot, cell in drawing.cells.items():
        if cell.kind:
            value = f"{cell.value:+}".replace("-", "−") if cell.value else "0"
            assert re.search(rf"^{spot_name(spot)}: .* {re.escape(value)}$", said, re.MULTILINE), spot_name(spot)
    outlined = [each for each in ElementTree.fromstring(svg).iter(f"{SVG}g") if each.find(f"{SVG}path[@fill='none']") is not None]
    assert [each[0].text for each in outlined] == ["b1", "d1", "f1", "b3", "d3"]
    heads = [each for each in ElementTree.fromstring(svg).findall(f"{SVG}path") if each.get("fill") == NETWORK["trace"].dark]
    assert len(heads) == sum(len(drawing.whole(spot)) for spot in drawing.cells) + 1, "and one in the legend"


@rule("BH-3")
def test_the_modules_have_a_picture_too() -> None:
    said = texts_in(faces_picture(standard_faces(), "de"))
    for face in standard_faces():
        assert f"{face.label}  {face.title}" in said


def test_a_picture_needs_nothing_but_itself() -> None:
    """It is an image under a strict content security policy."""
    for svg in (drawing_picture(read_drawing(MINE)), faces_picture(standard_faces())):
        assert not re.search(r"<(style|script|image|foreignObject)|style=|[^n]on\w+=|https?://(?!www\.w3\.org/2000/svg)", svg)
        links = re.findall(r'href="([^"]*)"|url\(([^)]*)\)', svg)
        assert {(one or other)[0] for one, other in links} == {"#"}
        assert "lang" in ElementTree.fromstring(svg).attrib


@pytest.mark.parametrize(
    "title", ['<script>alert("1")</script>', "</title><image href='x'/>", "&lt; &#0; ]]>", "🂡 é \u202e\u0007", '" onload="x']
)
def test_a_hostile_title_stays_a_title(title: str) -> None:
    drawing, _ = examine_drawing(changed(("Back alley", title)))
    svg = drawing_picture(drawing)
    root = ElementTree.fromstring(svg)
    assert root[0].text == drawing.title
    assert {each.tag.removeprefix(SVG) for each in root.iter()} <= {
        "svg", "title", "defs", "symbol", "path", "pattern", "circle", "rect", "text", "line", "g", "use",
    }  # fmt: skip
    assert not any(name.startswith("on") for each in root.iter() for name in each.attrib)


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_picture_speaks_a_language(language: str) -> None:
    assert GAME.telling.picture
    options = GAME.board(4, {"board": "advanced"})[0]
    said = texts_in(GAME.telling.picture(options, language, "dark"))
    assert {"en": "Half an arrow", "de": "Halber Pfeil"}[language] in said
    assert "Advanced" in said
    assert "blackhat-" not in said


@pytest.mark.parametrize("theme", THEMES)
def test_a_picture_has_the_icons_and_colours_that_the_page_has(theme: Theme) -> None:
    """The page's come from `GAME.telling.page`, by way of generated files."""
    assert GAME.telling.picture
    svg = GAME.telling.picture(GAME.board(4, {"board": "advanced", "tracer": True})[0], "en", theme)
    root = ElementTree.fromstring(svg)
    drawn = {each.get("id"): each[0].get("d") for each in root.iter(f"{SVG}symbol")}
    assert drawn == GAME.telling.page.icons
    for group in root.iter(f"{SVG}g"):
        use = group.find(f"{SVG}use")
        if use is not None:
            colour = GAME.telling.page.colours[f"bh-{use.attrib['href'].removeprefix('#')}"]
            assert group.get("stroke") == getattr(colour, theme)


def test_without_the_tracer_alarms_look_like_hosts_and_there_is_no_track() -> None:
    assert GAME.telling.picture
    plays, rests = (
        ElementTree.fromstring(GAME.telling.picture(GAME.board(4, {"tracer": tracer})[0], "en", "dark")) for tracer in (True, False)
    )
    for root, kind in ((plays, Kind.ALARM), (rests, Kind.HOST)):
        alarms = [each for each in root.iter(f"{SVG}g") if (use := each.find(f"{SVG}use")) is not None and use.get("href") == "#alarm"]
        assert {each.get("stroke") for each in alarms} == {KIND_COLOURS[kind].dark}
    assert ["T" in [each.text for each in root.iter(f"{SVG}text")] for root in (plays, rests)] == [True, False]


def test_a_board_without_a_title_says_so_in_its_picture() -> None:
    assert "Untitled" in drawing_picture(read_drawing(changed(("title   Back alley\n", ""))))


# ---------------------------------------------------------------- at a table


@rule("BH-4", "BH-13")
@pytest.mark.parametrize(
    ("options", "code"),
    [
        ({"board": "custom"}, "option-text-missing"),
        ({"board": "custom", "drawing": ""}, "option-text-missing"),
        ({"drawing": MINE}, "option-text-idle"),
        ({"board": "classic", "drawing": MINE}, "option-text-idle"),
        ({"board": "custom", "drawing": MINE + "#" * 8000}, "option-text-long"),
        ({"board": "custom", "drawing": 7}, "option-text"),
        ({"board": "custom", "drawing": "title \ud800"}, "option-text"),
        ({"board": "custom", "drawing": "nonsense"}, "blackhat-drawing"),
        ({"board": "custom", "drawing": faces()}, "blackhat-drawing"),
    ],
)
def test_a_drawing_that_cannot_be_used_is_refused_with_a_reason(options: dict[str, Any], code: str) -> None:
    with pytest.raises(OptionError) as refusal:
        GAME.board(4, options)
    assert refusal.value.code == code
    for language in ("en", "de"):
        assert code not in refusal.value.text(language), "it has a sentence"
    assert len(str(refusal.value)) < 10_000


@rule("BH-4")
def test_a_faulty_drawing_is_refused_with_all_its_faults() -> None:
    with pytest.raises(OptionError) as refusal:
        GAME.board(4, {"board": "custom", "drawing": changed(("X+3", "X+7"), ("A+0", "H+0"))})
    assert [(each.line, each.column) for each in refusal.value.params["faults"]] == [(5, 20), (15, 1)]
    assert "Line 5, column 20: The value +7 is not between -3 and +5" in str(refusal.value)
    assert "Zeile 5, Spalte 20" in refusal.value.text("de")
    with pytest.raises(OptionError) as refusal:
        GAME.board(4, {"board": "custom", "drawing": "x\n" * 3000})
    assert len(refusal.value.params["faults"]) == refusal.value.params["count"] == MOST_MISTAKES
    assert refusal.value.params["stopped"]


def test_a_refused_drawing_is_examined_no_further_than_the_faults_that_are_shown_and_not_remembered() -> None:
    """However long the text is: otherwise refusing it would take a server tens of milliseconds each time."""
    for text in ("x\n" * 3900, "1\n" * 3900, ".\n" * 3900, "\t" * 7900 + "x", "\ty\n" * 2600, "modules" + " z" * 3900):
        assert len(examine_drawing(text)[1]) > MOST_MISTAKES
        assert len(examine_drawing(text, MOST_MISTAKES)[1]) == MOST_MISTAKES
        before = _own_drawing.cache_info().currsize
        with pytest.raises(OptionError):
            GAME.board(4, {"board": "custom", "drawing": text})
        assert _own_drawing.cache_info().currsize == before


@rule("BH-4")
def test_a_game_on_a_drawing_is_played_recorded_verified_and_played_again() -> None:
    options = {"board": "custom", "drawing": MINE, "modules": 3, "tracer": True}
    match = GAME_BOX.start(4, "own board", options)
    chance = random.Random(1)
    while not match.over:
        seat = match.actors[0]
        match.act(seat, chance.choice(match.legal(seat)))
    board = match.boards[0]
    assert (board["backdoor"], board["public"], board["asset"]) == (12, 24, 19)
    record = match.record(["Ada", "Ben", "Cy", "Dee"])
    assert "option drawing\n  | # Eight columns, four rows.\n  | title   Back alley\n  |\n" in record
    again = box_of_text(record).replay(record)
    assert again.options == match.options
    assert again.state_bytes() == match.state_bytes()
    assert again.record(["Ada", "Ben", "Cy", "Dee"]) == record
    assert box_of_text(match.position()).position(match.position()).state_bytes() == match.state_bytes()


def test_a_record_says_where_its_drawing_is_wrong() -> None:
    record = GAME_BOX.start(2, "x", {"board": "custom", "drawing": MINE}).record()
    with pytest.raises(TextError, match="column 20: The value"):
        GAME_BOX.replay(record.replace("X+3", "X+8"))
    with pytest.raises(TextError):
        GAME_BOX.replay(record.replace("option drawing\n", "option drawing now\n"))


def test_texts_of_options_are_the_same_on_every_machine() -> None:
    options, _ = GAME.board(2, {"board": "custom", "drawing": MINE.replace("\n", "\r\n")})
    assert isinstance(options, BlackhatOptions)
    assert options.drawing == MINE
    assert "option drawing" not in GAME_BOX.start(2, "x").record(), "what is not there is not written"


def test_the_game_in_the_terminal_shows_the_drawing() -> None:
    match = GAME_BOX.start(2, "x", {"board": "custom", "drawing": MINE})
    drawing = GAME.Board.mirror(match.boards[0])
    assert "B+5 > H+4 > C-1 > H+3" in GAME.telling.teller.picture(drawing, match.view(0).state, ["Ada", "Ben"], "en")


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_value_of_an_option_has_words(language: str) -> None:
    from hacktable import lang

    for name, values in GAME_BOX.options.items():
        for value in values:
            if isinstance(value, str) and value not in ("", "edition"):
                assert lang.has(language, f"blackhat-option-{name}-{value}")


# ---------------------------------------------------------------- work


def test_where_arrows_lead_is_the_same_found_for_all_cells_at_once_as_for_each_alone() -> None:
    chance = random.Random(4)
    for _ in range(40):
        grid = Grid(cells={(row, column): Cell(chance.choice((Kind.BLACK, Kind.HOST))) for row in range(4) for column in range(6)})
        for _ in range(chance.randrange(70)):  # in circles, too
            grid.arrow((chance.randrange(4), chance.randrange(6)), chance.randrange(8))
        assert grid.reaches() == {spot: grid.reach(spot) for spot in grid.cells}


def test_a_board_is_laid_once_and_every_match_has_its_own_copy(monkeypatch: pytest.MonkeyPatch) -> None:
    laid: list[str] = []
    lay_drawing = board._lay_drawing

    def counting(on: Any, drawing: Any, anywhere: bool) -> None:
        laid.append(drawing.title)
        lay_drawing(on, drawing, anywhere)

    monkeypatch.setattr(board, "_lay_drawing", counting)
    options = {"board": "custom", "drawing": f"{MINE}# laid once\n"}
    boards = [GAME_BOX.rules.board(players, options)[1] for players in (4, 4, 4, 5)]
    assert len(laid) == 2, "once for four players, and once for five"
    before = boards[1].tobytes()
    boards[0]["seats"] = 0
    assert boards[1].tobytes() == before == GAME_BOX.rules.board(4, options)[1].tobytes()
