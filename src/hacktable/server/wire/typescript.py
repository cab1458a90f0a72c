"""The page's types and facts, written from declarations: `python -m hacktable.server.wire.typescript web/src/wire`.

One file for the wire (`wire.ts`), one for how everything looks (`look.ts`, `look.css`), and one for each game: its actions,
events and shown state, what numbers in it are called, and its facts (`Game.page`), with colours in a style sheet.
"""

from __future__ import annotations

import sys
import textwrap
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import get_args

import msgspec
from msgspec import inspect

from hacktable.kernel.calls import GENERAL
from hacktable.kernel.cstruct import CStruct, Field
from hacktable.kernel.frames import page_fields
from hacktable.kernel.game import Game
from hacktable.kernel.look import DESK, SEAT_COLOURS, SEAT_SHAPES, Theme, Themed
from hacktable.kernel.registry import find, names
from hacktable.kernel.verbs import words_of
from hacktable.server.wire import answers, faults, messages

_WRITTEN = "Written by `python -m hacktable.server.wire.typescript`. Do not edit."
_HEAD = f"// {_WRITTEN}\n"
_WIDTH = 140


def wire_types() -> str:
    """Everything in `messages.py`."""
    page, server = get_args(messages.PageMessage), get_args(messages.ServerMessage)
    limits = {
        "PROTOCOL": messages.PROTOCOL,
        "LARGEST": messages.LARGEST,
        "LONGEST_NAME": messages.LONGEST_NAME,
        "LONGEST_CHAT": messages.LONGEST_CHAT,
        "LONGEST_REPORT": answers.LONGEST_REPORT,
        "MOST_PASSKEYS": answers.MOST_PASSKEYS,
        "AVATARS": messages.AVATARS,
        "REFUSED_FROM": faults.REFUSED_FROM,
        "RETRY_FROM": faults.RETRY_FROM,
        "WRONG_PROTOCOL": faults.WRONG_PROTOCOL.number,
        "MOVED": faults.MOVED.number,
        "BANNED": faults.BANNED.number,
    }
    lines = [_HEAD, *_numbers(limits), ""]
    lines += _interfaces([*page, *server, *answers.OVER_HTTP])
    lines += [*_union("FromPage", map(_name, page)), *_union("FromServer", map(_name, server)), ""]
    lines += [*_list("GENERAL_CALLS", [call.name for call in GENERAL]), *_list("PACES", get_args(messages.Pace))]
    lines += [*_list("REASONS", get_args(answers.Reason)), ""]
    lines += [
        "export const FAULTS = {",
        *(f"  {kind.number}: {_quoted(kind.code)}," for kind in faults.FAULT_KINDS if kind.code),
        "} as const;",
    ]
    lines += ["export const CLOSES = {", *(f"  {each.number}: {_quoted(each.code)}," for each in faults.CLOSES), "} as const;"]
    return "\n".join(lines) + "\n"


def game_types(game: Game) -> str:
    """A game's verbs, its shown state, and its facts."""
    lines = [_HEAD]
    for title, structs in (("Action", game.actions.structs), ("ClockAction", game.clock_actions.structs), ("Event", game.events.structs)):
        for struct in structs:
            lines += _interface(struct, f"{struct.__name__}{title}")
        lines += [*_union(title, [f"{struct.__name__}{title}" for struct in structs]), ""]
    lines += ["/** What a viewer is shown; what it may not know is blank. */", *_struct("State", game.State), ""]
    lines += ["/** What is fixed for a match. */", *_struct("Board", game.Board), ""]
    return "\n".join([*lines, *_words(game), *_facts(game), *_calls(game)]).rstrip("\n") + "\n"


def _words(game: Game) -> list[str]:
    """What the numbers of fields are called, as lists. Fields with the same names share one, called after the first of them."""
    lines, done = [], set[tuple[str, ...]]()
    for struct, fields in (("State", page_fields(game.State)), ("Board", page_fields(game.Board))):
        for name, field in fields.items():
            if field.names and field.names not in done:
                done.add(field.names)
                title = "".join(part.capitalize() for part in name.split("_"))
                first = f"; the first stands for {field.low}" if field.low else ""
                lines += [f"/** What the numbers in {struct}.{name} are called{first}. */", *_list(f"{name.upper()}_NAMES", field.names)]
                lines += [f"export type {title}Name = (typeof {name.upper()}_NAMES)[number];", ""]
    return lines


def _facts(game: Game) -> list[str]:
    lines = [*_numbers(game.telling.page.sizes), ""] if game.telling.page.sizes else []
    if game.telling.page.texts:
        lines += [*(f"export const {name} = {_quoted(text)};" for name, text in game.telling.page.texts.items()), ""]
    if game.telling.page.icons:
        lines += ["/** Line drawings, as paths in a box of 24. */", "export const ICONS = {"]
        for name, path in game.telling.page.icons.items():
            parts = textwrap.wrap(path, _WIDTH - 10, break_long_words=False, break_on_hyphens=False, drop_whitespace=False)
            text = " +\n    ".join(map(_quoted, parts))
            lines.append(f"  {name}: {text}," if len(parts) == 1 else f"  {name}:\n    {text},")
        lines += ["} as const;", ""]
    return lines


def _calls(game: Game) -> list[str]:
    """What a player can say with one tap."""
    if game.telling.calls is GENERAL:
        return []
    lines = ["/** What players can say with one tap, and what each call points at. */", "export const CALLS = ["]
    lines += [f"  {{ name: {_quoted(call.name)}, aims: {_quoted(call.aims)} }}," for call in game.telling.calls]
    return [*lines, "] as const;", ""]


def look() -> str:
    """The players' shapes and the grounds of both themes, for scripts."""
    ground = f"export const GROUND = {{ dark: {_quoted(DESK['ground'].dark)}, light: {_quoted(DESK['ground'].light)} }} as const;"
    about = "/** Shapes by seat, in a box from -10 to 10. The colour that goes with one is --seat-0, --seat-1 … */"
    return "\n".join([_HEAD, ground, "", about, *_list("SHAPES", SEAT_SHAPES)]) + "\n"


def look_sheet() -> str:
    """The colours of everything but the boards."""
    return _sheet(":root", {**DESK, **{f"seat-{seat}": colour for seat, colour in enumerate(SEAT_COLOURS)}}, before_scripts=True)


def _sheet(selector: str, colours: Mapping[str, Themed], *, before_scripts: bool = False) -> str:
    """A style sheet with the colours of both themes; those of the light theme only where they differ."""

    def block(where: str, theme: Theme, only: Iterable[str], indent: str = "") -> list[str]:
        return [f"{indent}{where} {{", *(f"{indent}  --{name}: {getattr(colours[name], theme)};" for name in only), f"{indent}}}"]

    other = [name for name, colour in colours.items() if colour.dark != colour.light]
    light = ':root[data-theme="light"]'
    lines = [f"/* {_WRITTEN} */", *block(selector, "dark", colours)]
    lines += block(light if selector == ":root" else f"{light} {selector}", "light", other)
    if before_scripts:
        lines += ["/* Until the page's script has run, follow the system: no flash of the other theme. */"]
        lines += ["@media (prefers-color-scheme: light) {", *block(":root:not([data-theme])", "light", other, "  "), "}"]
    return "\n".join(lines) + "\n"


def _numbers(numbers: Mapping[str, int]) -> list[str]:
    return [f"export const {name} = {number};" for name, number in numbers.items()]


def _list(name: str, words: Sequence[str]) -> list[str]:
    inside = ", ".join(map(_quoted, words))
    line = f"export const {name} = [{inside}] as const;"
    rows = [f"  {row}" for row in textwrap.wrap(f"{inside},", _WIDTH - 2, break_long_words=False, break_on_hyphens=False)]
    return [line] if len(line) <= _WIDTH else [f"export const {name} = [", *rows, "] as const;"]


def _union(name: str, types: Iterable[str]) -> list[str]:
    parts = list(types)
    line = f"export type {name} = {' | '.join(parts)};"
    return [line] if len(line) <= _WIDTH else [f"export type {name} =", *(f"  | {part}" for part in parts[:-1]), f"  | {parts[-1]};"]


def _struct(name: str, struct: type[CStruct]) -> list[str]:
    lines = [f"export interface {name} {{"]
    for each, field in page_fields(struct).items():
        lines.append(f"  {each}: {'number' + '[]' * len(field.shape)};{_named(field)}")
    return [*lines, "}"]


def _named(field: Field) -> str:
    shape = "×".join(map(str, field.shape))
    words = f"{field.low} = {field.names[0]} … {field.high} = {field.names[-1]}" if field.names else ""
    note = ", ".join(part for part in (shape, words) if part)
    return f" // {note}" if note else ""


def _interfaces(structs: Iterable[type[msgspec.Struct]]) -> list[str]:
    lines, waiting, done = [], list(structs), set[type]()
    while waiting:
        struct = waiting.pop(0)
        if struct not in done:
            done.add(struct)
            lines += _interface(struct, _name(struct))
            for field in inspect.type_info(struct).fields:  # type: ignore[attr-defined]
                waiting += _structs(field.type)
    return lines


def _structs(info: object) -> list[type[msgspec.Struct]]:
    if isinstance(info, inspect.StructType):
        return [info.cls]
    parts = [getattr(info, name, None) for name in ("item_type", "key_type", "value_type")]
    parts += [*getattr(info, "types", ()), *getattr(info, "item_types", ())]
    return [each for part in parts if part is not None for each in _structs(part)]


def _interface(struct: type[msgspec.Struct], name: str) -> list[str]:
    info = inspect.type_info(struct)
    assert isinstance(info, inspect.StructType)
    about = " ".join((struct.__doc__ or "").split())
    lines = [*_comment(about), f"export interface {name} {{"]
    if info.tag_field:
        lines.append(f"  {info.tag_field}: {_quoted(info.tag)};")
    for field in info.fields:
        optional = not field.required and issubclass(struct, messages.FromPage | answers.NewTable)
        words = words_of(struct).get(field.name, ())
        kind = " | ".join(map(_quoted, words)) + (" | null" if not field.required else "") if 0 < len(words) <= 12 else _type(field.type)
        lines.append(f"  {field.encode_name}{'?' if optional else ''}: {kind};")
    return [*lines, "}", ""]


def _comment(text: str) -> list[str]:
    if len(text) + 7 <= _WIDTH:
        return [f"/** {text} */"]
    return ["/**", *(f" * {line}" for line in textwrap.wrap(text, _WIDTH - 3)), " */"]


def _type(info: object) -> str:
    match info:
        case inspect.Metadata():
            return _type(info.type)
        case inspect.BoolType():
            return "boolean"
        case inspect.IntType() | inspect.FloatType():
            return "number"
        case inspect.StrType():
            return "string"
        case inspect.NoneType():
            return "null"
        case inspect.LiteralType():
            return " | ".join(_quoted(each) for each in info.values)
        case inspect.UnionType():
            return " | ".join(dict.fromkeys(map(_type, info.types)))
        case inspect.DictType():
            return f"Record<string, {_type(info.value_type)}>"
        case inspect.VarTupleType() | inspect.ListType():
            return f"{_bracketed(_type(info.item_type))}[]"
        case inspect.TupleType():
            return f"[{', '.join(map(_type, info.item_types))}]"
        case inspect.StructType():
            return _name(info.cls)
        case inspect.RawType() | inspect.AnyType():
            return "any"
    raise TypeError(f"no TypeScript for {info}")


def _bracketed(text: str) -> str:
    return f"({text})" if "|" in text else text


def _name(struct: type[msgspec.Struct]) -> str:
    """A message is called after its tag, with `Message` behind it: browsers and Svelte have names like `Table` and `Frame` of their own."""
    tag = struct.__struct_config__.tag
    return f"{str(tag).capitalize()}Message" if issubclass(struct, messages.FromPage | messages.FromServer) else struct.__name__


def _quoted(value: object) -> str:
    return msgspec.json.encode(value).decode()


def files() -> dict[str, str]:
    """Every file's name with its text."""
    found = {"wire.ts": wire_types(), "look.ts": look(), "look.css": look_sheet()}
    for game in map(find, names()):
        found[f"{game.name}.ts"] = game_types(game)
        if game.telling.page.colours:
            found[f"{game.name}.css"] = _sheet(game.telling.page.colours_of, game.telling.page.colours)
    return found


if __name__ == "__main__":
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    for file, text in files().items():
        (folder / file).write_text(text, "utf-8")
        print(folder / file)
