"""The page's types, written from the server's declarations: `python -m hacktable.server.wire.typescript web/src/wire`.

One file for the wire (`wire.ts`), and one for each game with its actions, events and shown state.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any, get_args

import msgspec
from msgspec import inspect

from hacktable.kernel.cstruct import CStruct, Field
from hacktable.kernel.game import Game
from hacktable.kernel.registry import find, names
from hacktable.kernel.verbs import words_of
from hacktable.server.wire import answers, faults, messages
from hacktable.server.wire.showing import page_fields

_HEAD = "// Written by `python -m hacktable.server.wire.typescript`. Do not edit.\n"


def wire_types() -> str:
    """Everything in `messages.py`."""
    page, server = get_args(messages.PageMessage), get_args(messages.ServerMessage)
    lines = [_HEAD, f"export const PROTOCOL = {messages.PROTOCOL};", f"export const LARGEST = {messages.LARGEST};", ""]
    lines += _interfaces([*page, *server, *answers.OVER_HTTP])
    lines += [f"export type FromPage = {' | '.join(_name(each) for each in page)};"]
    lines += [f"export type FromServer = {' | '.join(_name(each) for each in server)};", ""]
    lines += [f"export const PRESETS = {list(get_args(messages.Preset))} as const;".replace("'", '"')]
    lines += [f"export const PACES = {list(get_args(messages.Pace))} as const;".replace("'", '"'), ""]
    lines += [
        "export const FAULTS = {",
        *(f"  {kind.number}: {_quoted(kind.code)}," for kind in faults.FAULT_KINDS if kind.code),
        "} as const;",
    ]
    lines += ["export const CLOSES = {", *(f"  {each.number}: {_quoted(each.code)}," for each in faults.CLOSES), "} as const;"]
    return "\n".join(lines) + "\n"


def game_types(game: Game) -> str:
    """A game's verbs and its shown state."""
    lines = [_HEAD]
    for title, structs in (("Action", game.actions.structs), ("ClockAction", game.clock_actions.structs), ("Event", game.events.structs)):
        for struct in structs:
            lines += _interface(struct, f"{struct.__name__}{title}")
        lines += [f"export type {title} = {' | '.join(f'{struct.__name__}{title}' for struct in structs)};", ""]
    lines += ["/** What a viewer is shown; what it may not know is blank. */", *_record("State", game.State), ""]
    lines += ["/** What is fixed for a match. */", *_record("Board", game.Board)]
    return "\n".join(lines) + "\n"


def _record(name: str, record: type[CStruct]) -> list[str]:
    lines = [f"export interface {name} {{"]
    for each, field in page_fields(record).items():
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


def _structs(info: Any) -> list[type[msgspec.Struct]]:
    if isinstance(info, inspect.StructType):
        return [info.cls]
    parts = [getattr(info, name, None) for name in ("item_type", "key_type", "value_type")]
    parts += [*getattr(info, "types", ()), *getattr(info, "item_types", ())]
    return [each for part in parts if part is not None for each in _structs(part)]


def _interface(struct: type[msgspec.Struct], name: str) -> list[str]:
    info = inspect.type_info(struct)
    assert isinstance(info, inspect.StructType)
    about = " ".join((struct.__doc__ or "").split())
    lines = [f"/** {about} */", f"export interface {name} {{"]
    if info.tag_field:
        lines.append(f"  {info.tag_field}: {_quoted(info.tag)};")
    for field in info.fields:
        optional = not field.required and issubclass(struct, messages.FromPage | answers.NewTable)
        words = words_of(struct).get(field.name, ())
        kind = " | ".join(map(_quoted, words)) + (" | null" if not field.required else "") if 0 < len(words) <= 12 else _type(field.type)
        lines.append(f"  {field.encode_name}{'?' if optional else ''}: {kind};")
    return [*lines, "}", ""]


def _type(info: Any) -> str:
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


def _quoted(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def files() -> dict[str, str]:
    """Every file's name with its text."""
    return {"wire.ts": wire_types(), **{f"{name}.ts": game_types(find(name)) for name in names()}}


if __name__ == "__main__":
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    for file, text in files().items():
        (folder / file).write_text(text, "utf-8")
        print(folder / file)
