"""A board that is valid and means harm: its title reaches pictures, terminals, records and pages as plain letters, and nothing else."""

from __future__ import annotations

import json
from pathlib import Path
from xml.etree import ElementTree

import pytest

from drawing import HOSTILE, INVISIBLE, titled
from hacktable.cli import main
from hacktable.games.blackhat.picture import drawing_picture
from hacktable.games.blackhat.reading import examine_drawing, read_drawing
from hacktable.kernel.errors import HacktableError
from hacktable.kernel.look import THEMES
from hacktable.match.box import box, box_of_text

SVG = "{http://www.w3.org/2000/svg}"
TAGS = {"svg", "title", "defs", "symbol", "pattern", "rect", "text", "g", "path", "circle", "line", "use", "polyline", "polygon", "tspan"}


@pytest.mark.parametrize("title", HOSTILE)
def test_a_hostile_title_is_letters_in_every_picture(title: str) -> None:
    drawing = read_drawing(titled(title))
    assert drawing.title == title
    plain = {tag.tag for tag in ElementTree.fromstring(drawing_picture(read_drawing(titled("plain")))).iter()}
    for theme in THEMES:
        for language in ("en", "fi", "nb", "pt", "it", "de", '"><script>'):
            picture = drawing_picture(drawing, language, theme)
            root = ElementTree.fromstring(picture)
            assert {tag.tag for tag in root.iter()} == plain, "no element that a plain title would not have"
            assert {tag.removeprefix(SVG) for tag in plain} <= TAGS
            assert root.findtext(f"{SVG}title") == title
            assert title in [text.text for text in root.iter(f"{SVG}text")]
            for element in root.iter():
                assert not [name for name in element.attrib if name.lower().startswith("on")]
                assert all(value.startswith("#") for name, value in element.attrib.items() if name.endswith("href"))


@pytest.mark.parametrize("mark", INVISIBLE, ids=ascii)
def test_what_cannot_be_seen_is_no_part_of_a_title(mark: str) -> None:
    """Neither escape sequences for terminals, nor marks that turn the order of letters round."""
    drawing, mistakes = examine_drawing(titled(f"left{mark}right"))
    assert mistakes
    assert mark not in drawing.title
    for mistake in mistakes:
        assert mistake.text("en").isprintable()


@pytest.mark.parametrize("title", HOSTILE)
def test_a_hostile_title_is_letters_in_the_terminal_and_in_records(title: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "board.txt"
    file.write_text(titled(title), "utf-8")
    for command in (["board", "check", str(file)], ["board", "show", str(file)], ["board", "show", "--svg", str(file)]):
        assert main(command) == 0
        said = capsys.readouterr()
        assert said.err == ""
        if "--svg" not in command:
            assert title in said.out.replace("\n", " ")
        assert "\x1b" not in said.out
    game = box("blackhat")
    match = game.start(3, "seed", {"board": "custom", "drawing": titled(title)})
    record = match.record()
    assert box_of_text(record).replay(record).record() == record
    (tmp_path / "record.txt").write_text(record, "utf-8")
    assert main(["verify", str(tmp_path / "record.txt")]) == 0


@pytest.mark.parametrize("mark", [mark for mark in INVISIBLE if mark.isascii() or mark in "\u202e\u2066\x9b"], ids=ascii)
def test_a_hostile_record_writes_nothing_to_the_terminal_but_words(mark: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    game = box("hashcatch")
    record = game.start(2, "seed").record()
    lines = record.splitlines()
    for number in range(len(lines) + 1):
        spoilt = tmp_path / f"{number}.txt"
        spoilt.write_text("\n".join([*lines[:number], f"odd{mark}line", *lines[number:]]), "utf-8")
        assert main(["verify", str(spoilt)]) == 1
        said = capsys.readouterr()
        assert mark not in said.out + said.err, number
    for number, line in enumerate(lines):
        spoilt = tmp_path / f"in-{number}.txt"
        spoilt.write_text(
            "\n".join([*lines[:number], line[: len(line) // 2] + mark + line[len(line) // 2 :], *lines[number + 1 :]]), "utf-8"
        )
        main(["verify", str(spoilt)])
        said = capsys.readouterr()
        assert mark not in said.out + said.err, number
        try:
            game.replay(spoilt.read_text("utf-8"))
        except HacktableError as error:
            assert json.dumps(str(error))
