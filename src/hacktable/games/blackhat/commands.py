"""`hacktable board`: boards of Black Hat as files, checked line by line, and shown in the terminal or as a picture."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence

import msgspec

from hacktable import lang
from hacktable.games.blackhat.board import BOARDS, LONGEST_DRAWING, own_file
from hacktable.games.blackhat.drawing import DrawingError, Kind, spot_name
from hacktable.games.blackhat.picture import drawing_picture, faces_picture, kind_name
from hacktable.games.blackhat.reading import examine_drawing, examine_faces, read_drawing, read_faces
from hacktable.games.blackhat.survey import Survey, survey
from hacktable.kernel.errors import TextError
from hacktable.kernel.extras import need
from hacktable.kernel.game import Subcommands
from hacktable.kernel.options import read_text

MODULES_FILE = "modules"
EXAMPLE = """\
A board is a text file that looks like a board. This prints one of ours to start from, and checks what became of it:

  hacktable board show classic --source > mine.txt
  hacktable board check mine.txt
  hacktable board show mine.txt --svg > mine.svg
  hacktable play blackhat --option board=custom --option drawing=@mine.txt
"""


def add_commands(commands: Subcommands) -> None:
    """`hacktable board check` and `hacktable board show`."""
    command = commands.add_parser(
        "board",
        help="check and show boards of Black Hat",
        description="Boards and modules of Black Hat as files that you can edit.",
        epilog=EXAMPLE,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )

    def help_alone(given: argparse.Namespace) -> int:
        command.print_help()
        return 0

    command.set_defaults(run=help_alone)
    inner = command.add_subparsers(title="what to do", metavar="check|show")
    for name, run, about in (
        ("check", check, "Say all that is wrong with a file, with line and column; or, if nothing is, what is on the board."),
        ("show", show, "Show a board, or the faces of all modules."),
    ):
        each = inner.add_parser(name, help=about, description=about, epilog=EXAMPLE, formatter_class=argparse.RawDescriptionHelpFormatter)
        each.add_argument(
            "file", metavar="FILE", help=f"a file, - for standard input, or one of ours: {', '.join((*BOARDS, MODULES_FILE))}"
        )
        each.add_argument("--lang", default=lang.own_language(), metavar="xx", help=f"language: {', '.join(lang.languages())}")
        each.set_defaults(run=run)
        if name == "check":
            each.add_argument("--json", action="store_true", help="print one JSON object")
        else:
            way = each.add_mutually_exclusive_group()
            way.add_argument("--svg", action="store_true", help="print an SVG file instead")
            way.add_argument("--source", action="store_true", help="print the file itself, to start from it")


def _read(file: str) -> str:
    """The text of a file, or of one of ours."""
    if file in (*BOARDS, MODULES_FILE):
        return own_file(file).read_text("utf-8")
    return sys.stdin.read() if file == "-" else read_text(file)


def has_faces(text: str) -> bool:
    """Whether a file is one of modules: its first line with anything in it is a face."""
    lines = (line.split() for line in text.removeprefix("\ufeff").splitlines() if not line.startswith("#"))
    return next((words[0] == "face" for words in lines if words), False)


# ---------------------------------------------------------------- check


def check(given: argparse.Namespace) -> int:
    """Say all that is wrong, or what is there; 1 if anything is wrong."""
    text, language = _read(given.file), given.lang
    faces = has_faces(text)
    drawing, mistakes = (None, examine_faces(text)[1]) if faces else examine_drawing(text)
    found = survey(drawing) if drawing and not mistakes else None
    if given.json:
        said: dict[str, object] = {
            "file": given.file,
            "of": "modules" if faces else "board",
            "good": not mistakes,
            "faults": _listed(mistakes, language),
        }
        if drawing and found:
            kinds = {kind.name.lower(): count for kind, count in found.kinds.items()}
            ways = {kind.name.lower(): moves for kind, moves in found.ways.items()}
            said |= {
                "title": drawing.title,
                "spaces": kinds,
                "ways": ways,
                "places": found.places,
                "warnings": _listed(found.warnings, language),
            }
        print(msgspec.json.format(msgspec.json.encode(said), indent=2).decode())
    elif mistakes:
        print(lang.say(language, "blackhat-check-faults", file=given.file, count=len(mistakes)))
        for mistake in mistakes:
            print(f"  {mistake.text(language)}")
    elif drawing and found:
        _describe(given.file, text, drawing.title, found, [spot_name(drawing.all(kind)[0]) for kind in (*found.ways, Kind.ASSET)], language)
    else:
        print(lang.say(language, "blackhat-check-modules", file=given.file, faces=len(examine_faces(text)[0])))
        print(f"  {lang.say(language, 'blackhat-check-good')}")
    return 1 if mistakes else 0


def _listed(mistakes: Sequence[TextError], language: str) -> list[dict[str, object]]:
    return [
        {"line": mistake.line, "column": mistake.column, "code": mistake.code, "rule": mistake.rule, "said": mistake.text(language)}
        for mistake in mistakes
    ]


def _describe(file: str, text: str, title: str, found: Survey, ends: Sequence[str], language: str) -> None:
    def say(code: str, **params: str | int) -> str:
        return lang.say(language, f"blackhat-check-{code}", **params)

    kinds = ", ".join(f"{count} {kind_name(kind, language)}" for kind, count in found.kinds.items())
    lines = [say("good"), say("spaces", kinds=f"{sum(found.kinds.values())} ({kinds})")]
    for (kind, moves), start in zip(found.ways.items(), ends[:-1], strict=True):
        begin, goal = f"{kind_name(kind, language)} ({start})", f"{kind_name(Kind.ASSET, language)} ({ends[-1]})"
        lines.append(say("way", start=begin, goal=goal, moves=moves))
    lines.append(say("places", places=" ".join(found.places)))
    lines += [say("warning", reason=warning.text(language)) for warning in found.warnings]
    if len(text) > LONGEST_DRAWING:
        lines.append(say("warning", reason=say("long", given=len(text), most=LONGEST_DRAWING)))
    option = f"board={file}" if file in BOARDS else f"board=custom --option drawing=@{file}"
    if file != "-":
        lines.append(say("play", command=f"hacktable play blackhat --option {option}"))
    print(say("board", file=file, title=title or lang.say(language, "blackhat-untitled")))
    for line in lines:
        print(f"  {line}")


# ---------------------------------------------------------------- show


def show(given: argparse.Namespace) -> int:
    """Print a board or faces: in characters, as SVG, or as the file itself."""
    text = _read(given.file)
    if given.source:
        print(text, end="")
        return 0
    try:
        drawn = read_faces(text) if has_faces(text) else read_drawing(text)
    except DrawingError as error:
        print(lang.say(given.lang, "blackhat-check-faults", file=given.file, count=len(error.mistakes)), file=sys.stderr)
        for mistake in error.mistakes:
            print(f"  {mistake.text(given.lang)}", file=sys.stderr)
        return 1
    if given.svg:
        print(faces_picture(drawn, given.lang) if isinstance(drawn, list) else drawing_picture(drawn, given.lang), end="")
        return 0
    need("terminal", "hacktable board show", "rich")
    from hacktable.games.blackhat.in_terminal import print_drawn

    print_drawn(drawn, given.lang)
    return 0
