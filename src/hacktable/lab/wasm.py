"""The same rules as WebAssembly: one module for each game, which a page runs without a server.

A module has an exported function for every entry point that the engine and the bots call (`ENTRIES`), and its memory. It imports nothing.
Numba types and links the rules as it does for this machine (`kernel/linking.py`), but optimises nothing: its LLVM text still says what is a
pointer, so that it can be given another target, whose pointers have half the size. Only then LLVM optimises it, and a linker makes the module.

Building needs the linker (`tools/modules.py`); the modules are kept in the repository, with a fingerprint of the rules they were made from.
"""

from __future__ import annotations

import hashlib
import json
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterable, Iterator, Mapping, Sequence, Set
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Any, get_args, get_origin, get_type_hints

import numpy as np

from hacktable.bots.advice import CONSIDERED, enter_look_ahead
from hacktable.bots.learned.network import add_columns, layer
from hacktable.bots.learned.thinker import IDEAS
from hacktable.bots.learned.thinking import LEDGER_ROWS, enter_think
from hacktable.bots.policies import ROOM, SCRATCH_ROWS, SCRATCH_WIDTH, enter_choose, enter_react
from hacktable.bots.registry import HOUSE, HOUSE_TOGETHER
from hacktable.bots.second_look import enter_write_better
from hacktable.games.hacker.rules.viruses import height
from hacktable.kernel import events
from hacktable.kernel.answers import UNKNOWN
from hacktable.kernel.compiling import Compiled, Function, Twins, plain
from hacktable.kernel.cstruct import CStruct
from hacktable.kernel.engine import (
    Boards,
    States,
    enter_actors,
    enter_apply,
    enter_clock_act,
    enter_imagine,
    enter_legal,
    enter_live,
    enter_mask,
    enter_move,
    enter_over,
    enter_reason,
    enter_refuse,
    enter_remark,
    enter_setup,
    enter_show,
    enter_spell,
    enter_stake,
    enter_standings,
    enter_tally,
    enter_turn_rule,
)
from hacktable.kernel.extras import need
from hacktable.kernel.frames import Bytes, Desk, Room, spelling
from hacktable.kernel.game import Game, mask_by_rows
from hacktable.kernel.rules import MOST_LEGAL, MOST_SEATS, MOST_SOURCES, ROOM_TO_ANSWER, clear, copy, mask, setup
from hacktable.lab.playout import play_games, play_randomly

Length = int | str
"""How long an array is in one direction: a number, or the name of a parameter that says it."""
Shape = tuple[Length, ...]
KEY = 8
"""Words of a key."""
SCRATCH: Shape = (SCRATCH_ROWS, SCRATCH_WIDTH)


@dataclass(frozen=True, eq=False)
class Entry:
    """An entry point of all modules: a kernel, and how large the arrays are that it takes.

    Structs such as boards, states and buffers are one each unless it says otherwise. A length that is the name of one of the kernel's own parameters is taken from that;
    every other name becomes a further parameter, after the kernel's.
    """

    kernel: Function
    shapes: Mapping[str, Shape] = field(default_factory=dict)

    @property
    def name(self) -> str:
        return self.kernel.__name__.removeprefix("enter_")

    @cached_property
    def parameters(self) -> dict[str, Any]:
        """What it takes, by name: the types that the kernel declares."""
        hints = get_type_hints(self.kernel)
        del hints["return"]
        return hints

    def shape(self, name: str) -> Shape:
        """:raises TypeError: if nothing says how large an array is."""
        if name in self.shapes:
            return self.shapes[name]
        if get_origin(self.parameters[name]) is Sequence:
            return (1,)
        raise TypeError(f"{self.kernel.__name__}: say in ENTRIES how large {name} is")

    @cached_property
    def lengths(self) -> list[str]:
        """The further parameters."""
        named = [each for shape in self.shapes.values() for each in shape if isinstance(each, str)]
        return [each for each in dict.fromkeys(named) if each not in self.parameters]


def _entry(kernel: Function, **shapes: Shape) -> Entry:
    return Entry(kernel, shapes)


WRITING: dict[str, Shape] = {
    "viewers": ("viewing",),
    "since": ("viewing",),
    "before": ("bytes_shown",),
    "after": ("bytes_shown",),
    "forms": ("numbers_of_forms",),
    "words": ("bytes_of_words",),
    "out": ("bytes_to_write",),
}
"""What the entry points that write frames take."""

ENTRIES = (
    _entry(enter_setup, key=(KEY,)),
    _entry(enter_apply),
    _entry(enter_clock_act),
    _entry(enter_actors),
    _entry(enter_legal, out=(MOST_LEGAL,)),
    _entry(enter_live),
    _entry(enter_over),
    _entry(enter_standings, points=(MOST_SEATS,), sources=(MOST_SEATS, MOST_SOURCES), placing=(MOST_SEATS,)),
    _entry(enter_mask),
    _entry(enter_show),
    _entry(enter_move, shown=("viewing",), **WRITING),
    _entry(enter_spell, **WRITING),
    _entry(enter_imagine, key=(KEY,)),
    _entry(enter_refuse),
    _entry(enter_turn_rule),
    _entry(enter_stake, room=(ROOM_TO_ANSWER,)),
    _entry(enter_tally, room=(ROOM_TO_ANSWER,)),
    _entry(enter_reason, room=(ROOM_TO_ANSWER,)),
    _entry(enter_remark, fields=(events.FIELDS,), coin=(1,)),
    _entry(enter_choose, acts=("count",), coin=(1,), minds=("numbers",), scratch=SCRATCH, room=(ROOM,)),
    _entry(enter_react, coin=(1,)),
    _entry(enter_write_better, acts=("count",), room=(ROOM,), better=("count",)),
    _entry(
        enter_think,
        room=(3,),
        acts=("count",),
        ideas=(IDEAS,),
        ledger=(LEDGER_ROWS, IDEAS),
        progress=(2,),
        moves=(MOST_LEGAL,),
        result=(2, MOST_SEATS),
        sources=(MOST_SEATS, MOST_SOURCES),
        key=(KEY,),
        coin=(1,),
        mind=("numbers",),
        scratch=SCRATCH,
    ),
    _entry(
        enter_look_ahead,
        acts=("count",),
        keys=("tries", KEY),
        coin=(1,),
        states=(3,),
        kinds=("prospects", 3),
        minds=("numbers",),
        scratch=SCRATCH,
        considered=(CONSIDERED,),
        guesses=(CONSIDERED, 2),
        points=(CONSIDERED,),
        happened=(CONSIDERED, "prospects"),
        counted=(2,),
    ),
    _entry(
        play_games,
        states=("games",),
        keys=("games", KEY),
        coins=("games", 1),
        policies=("games", MOST_SEATS),
        acts=(MOST_LEGAL,),
        notes=("games", "noted"),
        log=("room_of_log", 3 + events.FIELDS),
        logged=(2,),
        decisions=("games",),
        points=("games", MOST_SEATS),
        sources=("games", MOST_SEATS, MOST_SOURCES),
        placing=("games", MOST_SEATS),
        minds=("numbers",),
        scratch=SCRATCH,
        room=(ROOM,),
    ),
    _entry(play_randomly, keys=("games", KEY), coins=("games", 1), acts=(MOST_LEGAL,)),
)
"""All entry points of a module. A new one is one line here, and its module has to be built again."""


def _fills(game: Game) -> Mapping[Function, Function]:
    """What fills the slots in a module: all our policies, and the mask in the form that suits it."""
    return {**HOUSE_TOGETHER.fills(game), mask: mask_by_rows(game)}


def fingerprint(game: Game) -> str:
    """A hash of all rules that a module is made from: the fingerprints of the twins of all its entry points, and how large their arrays are."""
    twins = Twins(_fills(game), plain)
    said = [(each.name, twins.fingerprint(each.kernel), sorted(each.shapes.items())) for each in ENTRIES]
    forms = [str(struct.dtype.descr) for struct in (game.Board, game.State, events.Events, Desk)]
    return hashlib.sha256(repr((said, forms)).encode()).hexdigest()


def made_with() -> dict[str, str]:
    """The versions that a fingerprint depends on: it covers Python's bytecode, and NumPy by its version."""
    return {"python": f"{sys.version_info.major}.{sys.version_info.minor}", "numpy": np.__version__}


# ---------------------------------------------------------------- the LLVM text

SECTION = "hacktable"
"""Of the module: which rules it was made from, as JSON."""
_TRIPLE = "wasm32-unknown-unknown"
_LAYOUT = "e-m:e-p:32:32-p10:8:8-p20:8:8-i64:64-i128:128-n32:64-S128-ni:1:10:20"
_FEATURES = "+simd128,+bulk-memory,+sign-ext,+nontrapping-fptoint,+mutable-globals"

BINARYEN = 132
"""The version of wasm-opt. It makes modules smaller by a twenty-third, since LLVM leaves WebAssembly much that a look at the whole module can save."""
_OPTIMISED = (
    "-O3",
    *(f"--enable-{each}" for each in ("simd", "bulk-memory", "sign-ext", "nontrapping-float-to-int", "mutable-globals")),
)

WIDE = (add_columns, layer, height)
"""Loops over many numbers, which take much of the time of networks and of live rounds: these alone become vector instructions. Everywhere else those
would make a module a tenth larger, and hardly faster."""
QUICK = ("play_randomly", "play_games")
"""Entry points that play whole games. What they call is made for speed. Everything else (frames, refusals, stakes, advice) is asked for once in a while,
and is made small."""
UNROLLED = ("play_randomly",)
"""Entry points of which all that they call has its short loops unrolled. A loop costs more in a browser than elsewhere: each time round, it also asks whether it is to be
interrupted. What bots do besides would become much larger, and hardly quicker."""
SPEED, SHORT = 2, 225
"""How eagerly LLVM optimises, and how long a function may be to be put in the place of its calls."""
_HEAP = 1 << 16
"""Bytes for the arrays that rules make: a few short lists at a time."""
_ARRAYS = f"""
; Arrays that a rule makes lie one after another. Whoever makes one gives it back before it returns, mostly the last one first; what is given back
; out of turn waits until it is the last. A block begins with a count of references and the address of the block before it.
@heap = internal global [{_HEAP} x i8] zeroinitializer, align 16
@used = internal global i32 0
@last = internal global ptr null

define internal ptr @NRT_MemInfo_alloc_aligned(i64 %size, i32 %align) {{
  %short = trunc i64 %size to i32
  %more = add i32 %short, 31
  %needed = and i32 %more, -16
  %at = load i32, ptr @used
  %after = add i32 %at, %needed
  %fits = icmp ule i32 %after, {_HEAP}
  br i1 %fits, label %there, label %full
full:
  call void @llvm.trap()
  unreachable
there:
  %block = getelementptr i8, ptr @heap, i32 %at
  store i32 1, ptr %block
  %before = getelementptr i8, ptr %block, i32 8
  %last = load ptr, ptr @last
  store ptr %last, ptr %before
  store ptr %block, ptr @last
  store i32 %after, ptr @used
  ret ptr %block
}}

define internal ptr @NRT_MemInfo_data_fast(ptr %block) alwaysinline {{
  %data = getelementptr i8, ptr %block, i32 16
  ret ptr %data
}}

define internal void @NRT_incref(ptr %block) {{
  %none = icmp eq ptr %block, null
  br i1 %none, label %done, label %some
some:
  %count = load i32, ptr %block
  %more = add i32 %count, 1
  store i32 %more, ptr %block
  ret void
done:
  ret void
}}

define internal void @NRT_decref(ptr %block) noinline {{
  %none = icmp eq ptr %block, null
  br i1 %none, label %done, label %some
some:
  %count = load i32, ptr %block
  %less = sub i32 %count, 1
  store i32 %less, ptr %block
  br label %look
look:
  %last = load ptr, ptr @last
  %empty = icmp eq ptr %last, null
  br i1 %empty, label %done, label %one
one:
  %kept = load i32, ptr %last
  %free = icmp eq i32 %kept, 0
  br i1 %free, label %back, label %done
back:
  %start = ptrtoint ptr @heap to i32
  %where = ptrtoint ptr %last to i32
  %at = sub i32 %where, %start
  store i32 %at, ptr @used
  %before = getelementptr i8, ptr %last, i32 8
  %next = load ptr, ptr %before
  store ptr %next, ptr @last
  br label %look
done:
  ret void
}}

declare void @llvm.trap()
"""


@dataclass
class _Linked:
    """All entry points of a game in one LLVM module."""

    text: str
    called: dict[str, str]
    """The function that an entry point became."""
    answers: dict[str, str]
    """What it answers: `void`, `i64`, `i8` for a truth value, `double`."""


class _Typing(Compiled):
    """Twins that are typed and linked, and become no machine code."""

    copies_whole = False  # modules are kept, and were built without

    def typed(self, function: Function, arguments: tuple[Any, ...]) -> Any:
        """What Numba makes of a rule for arguments of these types."""
        with self._lock:
            part: Any = self._twin(function, ())
            part.compile(arguments)
            return part.overloads[arguments]


def _typed(game: Game) -> _Linked:
    """Have Numba type and link all entry points, for this machine, and optimise nothing.

    It must be a process of its own that does nothing else with Numba (`tools/modules.py` starts one): this changes Numba for good.
    """
    need("lab", "compiling rules", "numba")
    import llvmlite.binding as llvm
    from numba.core import codegen, config

    settings: Any = config  # its type hints leave out what the environment sets
    if settings.CPU_NAME != "generic":
        raise RuntimeError(
            "set NUMBA_CPU_NAME=generic and NUMBA_CPU_FEATURES= before Numba is imported: the text must not depend on this machine"
        )
    # Optimised, the text would count in bytes where its pointers have eight of them, and be wrong for a target where they have four.
    library: Any = codegen.CPUCodeLibrary
    library._optimize_functions = lambda self, module: None
    library._optimize_final_module = lambda self: None

    twins = _Typing(_fills(game), cache=False)
    called, answers, whole = dict[str, str](), dict[str, str](), None
    for entry in ENTRIES:
        found = twins.typed(entry.kernel, tuple(_kind(game, entry, name) for name in entry.parameters))
        called[entry.name] = found.fndesc.llvm_func_name
        answers[entry.name] = _answer(found.signature.return_type)
        module = llvm.parse_assembly(str(found.library._final_module))
        if whole is None:
            whole = module
        else:
            whole.link_in(module)
    return _Linked(str(whole), called, answers)


def _kind(game: Game, entry: Entry, name: str) -> Any:
    """A parameter as Numba types it."""
    from numba import types
    from numba.np.numpy_support import from_dtype

    hint = entry.parameters[name]
    if hint in (int, float):
        return types.int64 if hint is int else types.float64
    return types.Array(from_dtype(_item(game, hint)), len(entry.shape(name)), "C")


def _item(game: Game, hint: Any) -> np.dtype[Any]:
    """What an array holds, by its declared type."""
    if hint in (Boards, States):
        laid: np.dtype[Any] = (game.Board if hint == Boards else game.State).dtype
        return laid
    if hint in (Bytes, Room):
        return np.dtype(np.int8 if hint == Bytes else np.uint8)
    if get_origin(hint) is Sequence:
        struct: type[CStruct] = get_args(hint)[0]
        return struct.dtype
    if get_origin(hint) is np.ndarray:
        (scalar,) = get_args(get_args(hint)[1])
        item: np.dtype[Any] = np.dtype(scalar)
        return item
    raise TypeError(f"an entry point takes whole numbers, fractions and arrays, and no {hint}")


def _answer(kind: Any) -> str:
    from numba import types

    kind = types.unliteral(kind)
    return {types.none: "void", types.int64: "i64", types.bool_: "i8", types.float64: "double"}[kind]


def _retargeted(linked: _Linked) -> str:
    """The text for WebAssembly: without what only Python needs, without addresses and file names of this machine."""
    kept, dropping = list[str](), False
    for line in linked.text.split("\n"):
        dropping = dropping or re.match(r"define .*@(NRT_|nrt_)", line) is not None
        # Dropped: what Numba counts references with, and what its errors say.
        if not dropping and not re.match(r"@\.const\.pickle|declare .*@(NRT_|sqrt\()", line) and "@.const.picklebuf" not in line:
            kept.append(line)
        dropping = dropping and line != "}"
    text = "\n".join(kept)
    text = re.sub(r'target datalayout = ".*"', f'target datalayout = "{_LAYOUT}"', text)
    text = re.sub(r'target triple = ".*"', f'target triple = "{_TRIPLE}"', text)
    text = re.sub(
        r"^(@numba\.dynamic\.globals\.\w+) = .*", r"\1 = internal global ptr null", text, flags=re.MULTILINE
    )  # objects of this process
    text = re.sub(r"= common (local_unnamed_addr )?global", r"= internal \1global", text)  # the linker has no place for common ones
    text = re.sub(r"^define (linkonce_odr )?", "define internal ", text, flags=re.MULTILINE)
    # A rule that fails, by a division by zero, say, stops the module. Since nothing answers that it failed, nothing has to be asked whether it did.
    text = text.replace("ret i32 1\n", "call void @llvm.trap()\n  unreachable\n")
    text = text.replace("@sqrt(", "@llvm.sqrt.f64(")
    return text + "\ndeclare double @llvm.sqrt.f64(double)\n" + _ARRAYS


def _exported(game: Game, entry: Entry, linked: _Linked) -> Iterator[str]:
    """An exported function around an entry point. It takes addresses and numbers, and passes arrays on as Numba does."""
    own = entry.parameters
    taken = ["i64 %" + name if hint is int else "double %" + name if hint is float else "ptr %" + name for name, hint in own.items()]
    taken += [f"i32 %{length}" for length in entry.lengths]
    answer = linked.answers[entry.name]
    outside = {"i8": "i32"}.get(answer, answer)
    yield f"define {outside} @{entry.name}({', '.join(taken)}) {{"
    yield f"  %answer = alloca {'i64' if answer == 'void' else answer}"
    yield "  %fault = alloca ptr"
    long = {length: f"%long.{length}" for length in entry.lengths}
    for length, name in long.items():
        yield f"  {name} = zext i32 %{length} to i64"
    given = ["ptr %answer", "ptr %fault"]
    for name, hint in own.items():
        if hint in (int, float):
            given.append(f"{'i64' if hint is int else 'double'} %{name}")
            continue
        sizes = [str(each) if isinstance(each, int) else long.get(each, f"%{each}") for each in entry.shape(name)]
        item = str(_item(game, hint).itemsize)
        strides, product = [item], item
        for place in range(len(sizes) - 1, 0, -1):
            yield f"  %stride.{name}.{place} = mul i64 {product}, {sizes[place]}"
            product = f"%stride.{name}.{place}"
            strides.insert(0, product)
        yield f"  %bytes.{name} = mul i64 {product}, {sizes[0]}"
        yield f"  %items.{name} = udiv i64 %bytes.{name}, {item}"
        given += ["ptr null", "ptr null", f"i64 %items.{name}", f"i64 {item}", f"ptr %{name}"]
        given += [f"i64 {each}" for each in (*sizes, *strides)]
    quote = '"' if not re.fullmatch(r"[\w.$]+", linked.called[entry.name]) else ""
    yield f"  %status = call i32 @{quote}{linked.called[entry.name]}{quote}({', '.join(given)})"
    if answer != "void":
        yield f"  %found = load {answer}, ptr %answer"
    if answer == "i8":
        yield "  %wide = zext i8 %found to i32"
    yield "  ret void" if answer == "void" else f"  ret {outside} {'%wide' if answer == 'i8' else '%found'}"
    yield "}"


# ---------------------------------------------------------------- the module


class NoToolError(Exception):
    """A program that makes modules is not on this machine."""


def linker() -> list[str]:
    """How to call a linker: that of the package `ziglang`, or `wasm-ld` (Debian's package lld).

    :raises NoToolError: if there is none.
    """
    found = shutil.which("wasm-ld") or next(map(str, sorted(Path("/usr/bin").glob("wasm-ld-*"))), None)
    if found:
        return [found]
    try:
        import ziglang
    except ImportError:
        raise NoToolError("no linker for WebAssembly: pip install ziglang, or apt-get install lld") from None
    return [str(Path(ziglang.__file__).with_name("zig")), "wasm-ld"]


def optimiser() -> str:
    """The program that optimises whole modules, of the version that ours were made with: another one would make other bytes.

    :raises NoToolError: if it is not there.
    """
    found = shutil.which("wasm-opt")
    said = subprocess.run([found, "--version"], check=True, capture_output=True, text=True).stdout if found else ""
    if found is None or f"version {BINARYEN}" not in said:
        raise NoToolError(
            f"no wasm-opt of version {BINARYEN} in the path: npm install binaryen@{BINARYEN}.0.0, in a folder outside the repository"
        )
    return found


def build(game: Game) -> bytes:
    """A game's module."""
    link, optimise = linker(), optimiser()
    linked = _typed(game)
    text = _retargeted(linked) + "\n".join(line for entry in ENTRIES for line in _exported(game, entry, linked)) + "\n"
    return _module(game, _in_one_go(text, game), link, optimise)


def _module(game: Game, text: str, link: Sequence[str], optimise: str) -> bytes:
    """A module from the text of its rules."""
    import llvmlite.binding as llvm

    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    with tempfile.TemporaryDirectory() as folder:
        parts = [Path(folder, f"{number}.o") for number in range(2)]
        narrow, wide = _divided(text)
        parts[0].write_bytes(_compiled(_tuned(_by_value(narrow)), wide=False))
        parts[1].write_bytes(_compiled(wide, wide=True))
        out = Path(folder, "rules.wasm")
        exports = [f"--export={name}" for name in (*(entry.name for entry in ENTRIES), "__heap_base")]
        how = ["--no-entry", "--gc-sections", "-O3", "--strip-all", "--compress-relocations", "-z", "stack-size=262144"]
        subprocess.run([*link, *how, *exports, "-o", str(out), *map(str, parts)], check=True)
        subprocess.run([optimise, *_OPTIMISED, str(out), "-o", str(out)], check=True)
        made = out.read_bytes()
    said = {"game": game.name, "version": game.version, "fingerprint": fingerprint(game), "made_with": made_with()}
    return made + _section(SECTION, json.dumps(said, sort_keys=True).encode())


def _mangled(kernel: Function, module: str) -> str:
    """How the names begin that Numba gives to a rule's functions."""
    return "_ZN" + "".join(f"{len(part)}{part}" for part in (*module.split("."), kernel.__name__)) + "B"


def _in_one_go(text: str, game: Game) -> str:
    """Have structs copied and cleared as the bytes they are, instead of field by field: that is shorter and quicker. Nothing is between the fields but zeros."""
    size = game.State.dtype.itemsize
    for rule, code in (
        (copy, f"  call void @llvm.memcpy.p0.p0.i32(ptr %arg.out, ptr %arg.s, i32 {size}, i1 false)"),
        (clear, f"  call void @llvm.memset.p0.i32(ptr %arg.s, i8 0, i32 {size}, i1 false)"),
    ):
        head = rf"^(define internal i32 @{_mangled(rule, game.State.__module__)}[^\n]* \{{)$"
        text, found = re.subn(rf"{head}.*?^\}}$", rf"\1\n{code}\n  ret i32 0\n}}", text, flags=re.MULTILINE | re.DOTALL)
        if found != 1:
            raise RuntimeError(f"{rule.__name__} is {found} times in the code of {game.name}, not once")
    return text + "declare void @llvm.memcpy.p0.p0.i32(ptr, ptr, i32, i1)\ndeclare void @llvm.memset.p0.i32(ptr, i8, i32, i1)\n"


def _divided(text: str) -> tuple[str, str]:
    """The text without the loops of `WIDE`, and these alone."""
    alone = list[str]()

    def moved(found: re.Match[str]) -> str:
        alone.append(found[0].replace("define internal", "define", 1))
        return found[1].replace("define internal", "declare", 1)

    names = "|".join(_mangled(rule, rule.__module__) for rule in WIDE)
    rest = re.sub(rf"^(define internal i32 @(?:{names})[^\n]*) \{{$.*?^\}}$", moved, text, flags=re.MULTILINE | re.DOTALL)
    head = "\n".join(line for line in text.split("\n") if line.startswith(("target ", "!", "declare void @llvm.trap")))
    return rest, "\n".join([head, *alone, ""])


_WRITTEN = r"^ +store (\S+) (\S+), ptr %retptr\b"
"""How a function of Numba answers: it writes its answer to where its caller says."""


def _by_value(text: str) -> str:
    """Have functions return what they answer.

    Numba's write it into memory, and return whether they failed; in a module that never returns. So each call would need a place on the stack, and could be
    kept in no register. A function becomes three: its own code, a function around it that returns a value, and one around that with the old name and parameters, for
    its calls. Only the second one stays, because the others are put in the place of their calls. What answers with several numbers at once remains as it is.
    """

    def divided(found: re.Match[str]) -> str:
        whole, name, taken, code = found.group(0, 1, 2, 3)
        answers = set(re.findall(_WRITTEN, code, flags=re.MULTILINE))
        kinds = {kind for kind, _ in answers}
        if len(kinds) != 1 or not kinds <= {"i8", "i16", "i32", "i64", "float", "double", "ptr"}:
            return whole
        (kind,) = kinds
        nothing = answers == {("ptr", "null")}
        answered, given = "void" if nothing else kind, taken.removeprefix(", ")
        return "\n".join(
            [
                f"define internal i32 @{name}.code(ptr noalias captures(none) %retptr, ptr noalias captures(none) %excinfo{taken}) alwaysinline {{{code}}}",
                f"define internal {answered} @{name}.value({given}) {{",
                f"  %answer = alloca {kind}",
                "  %fault = alloca ptr",
                f"  %status = call i32 @{name}.code(ptr %answer, ptr %fault{taken})",
                *(["  ret void"] if nothing else [f"  %found = load {kind}, ptr %answer", f"  ret {kind} %found"]),
                "}",
                f"define internal i32 @{name}(ptr %retptr, ptr %excinfo{taken}) alwaysinline {{",
                *(
                    [f"  call void @{name}.value({given})"]
                    if nothing
                    else [f"  %found = call {kind} @{name}.value({given})", f"  store {kind} %found, ptr %retptr"]
                ),
                "  ret i32 0",
                "}",
            ]
        )

    head = r"^define internal i32 @([\w.$]+)\(ptr noalias captures\(none\) %retptr, ptr noalias captures\(none\) %excinfo((?:, \w+ %[\w.]+)*)\)[^\n]* \{"
    return re.sub(rf"{head}$(.*?^)\}}$", divided, text, flags=re.MULTILINE | re.DOTALL)


_FUNCTION = r'^(define [^\n]*?@"?([^\s"(]+)"?\([^\n]*)\{$(.*?)^\}$'
"""A whole function: how it begins, its name, its code."""
_MARKS = 1_000_001
"""From which number on marks are numbered: Numba has few of its own."""
_CALL = r'\bcall [^@\n]*@"?([^\s"(]+)"?\('
"""A call, with the name of what is called."""


def _tuned(text: str) -> str:
    """Have LLVM make small what no entry point of `QUICK` calls, and unroll loops only in what those of `UNROLLED` call."""
    calls = {found[2]: set(re.findall(_CALL, found[3])) for found in re.finditer(_FUNCTION, text, flags=re.MULTILINE | re.DOTALL)}
    # Set-up happens once in a game, so its loops do not matter.
    once = {name for name in calls if re.match(rf"_ZN\w+{len(setup.__name__)}{setup.__name__}B", name)}
    quick = _reached(calls, QUICK)
    unrolled = _reached({name: called for name, called in calls.items() if name not in once}, UNROLLED) - once
    loops = list[str]()

    def whole(found: re.Match[str]) -> str:
        """The mark that forbids unrolling belongs to the branch that closes a loop; on all other branches it means nothing."""
        loops.append(f"!{_MARKS + len(loops)} = distinct !{{!{_MARKS + len(loops)}, !{_MARKS - 1}}}")
        return f"{found[0]}, !llvm.loop !{_MARKS + len(loops) - 1}"

    def tuned(found: re.Match[str]) -> str:
        head, name, code = found.group(1, 2, 3)
        if name not in quick and "alwaysinline" not in head:
            head += "minsize optsize "
        return f"{head}{{{code if name in unrolled else re.sub('^  br .*$', whole, code, flags=re.MULTILINE)}}}"

    text = re.sub(_FUNCTION, tuned, text, flags=re.MULTILINE | re.DOTALL)
    return "\n".join([text, f'!{_MARKS - 1} = !{{!"llvm.loop.unroll.disable"}}', *loops, ""])


def _reached(calls: Mapping[str, Set[str]], names: Iterable[str]) -> Set[str]:
    """These functions and all that they call, directly or not."""
    reached, left = set[str](), [*names]
    while left:
        name = left.pop()
        if name not in reached:
            reached.add(name)
            left += calls.get(name, ())
    return reached


def _compiled(text: str, *, wide: bool) -> bytes:
    """An object file."""
    import llvmlite.binding as llvm

    module = llvm.parse_assembly(text)
    module.verify()
    machine = llvm.Target.from_triple(_TRIPLE).create_target_machine(opt=3, features=_FEATURES, reloc="static")
    tuning = llvm.create_pipeline_tuning_options(speed_level=SPEED)
    tuning.loop_vectorization = wide
    tuning.loop_interleaving = tuning.slp_vectorization = False
    tuning.loop_unrolling = not wide
    tuning.inlining_threshold = SHORT
    builder = llvm.create_pass_builder(machine, tuning)
    builder.getModulePassManager().run(module, builder)
    made: bytes = machine.emit_object(module)
    return made


def _section(name: str, content: bytes) -> bytes:
    """A custom section, as WebAssembly writes it."""
    named = _leb(len(name)) + name.encode() + content
    return b"\0" + _leb(len(named)) + named


def _leb(number: int) -> bytes:
    """A whole number in sevens of bits, the lowest first."""
    return bytes([number]) if number < 128 else bytes([number & 127 | 128]) + _leb(number >> 7)


def said_by(module: bytes) -> dict[str, Any]:
    """What a module says about the rules it was made from.

    :raises ValueError: if it says nothing.
    """
    for kind, content in sections(module):
        if kind == 0 and content[1:].startswith(SECTION.encode()):
            found: dict[str, Any] = json.loads(content[1 + len(SECTION) :])
            return found
    raise ValueError("this is no module of ours: it says nothing about its rules")


def is_stale(game: Game, module: bytes) -> bool:
    """Whether a module was made from other rules than the game has now.

    The fingerprint of rules depends on the versions of Python and NumPy, though what they do does not: with other versions nothing can be said, and
    the module counts as fresh.
    """
    said = said_by(module)
    return bool(said["made_with"] == made_with() and said["fingerprint"] != fingerprint(game))


def sections(module: bytes) -> Iterator[tuple[int, bytes]]:
    """The parts of a module, each with the number of its kind."""
    at = 8  # after the name and version of the format
    while at < len(module):
        kind, size, shift = module[at], 0, 0
        while True:
            at += 1
            size |= (module[at] & 127) << shift
            shift += 7
            if module[at] < 128:
                break
        yield kind, module[at + 1 : at + 1 + size]
        at += 1 + size


# ---------------------------------------------------------------- for the page

FOLDER = Path("web/src/local/modules")
"""Where the modules lie in the repository: the page's build names each by a hash of its content, and loads it with its game."""
_HEAD = "// Written by `python tools/modules.py`. Do not edit.\n"
_SPELLED = (
    "  /** What its frames are written from (`kernel/frames.py`): numbers, texts, and how long the longest can be. */",
    "  forms: number[];",
    "  words: string;",
    "  longest: number;",
)
_CODES = {"void": "void", "i64": "bigint", "i8": "number", "double": "number"}


def layout_files(games: Mapping[str, Game]) -> dict[str, str]:
    """What the page has to know of modules, by the name of its file: the entry points, and how each game's structs lie in memory."""
    return {"entries.ts": _entries(), **{f"{name}.ts": _layout(game) for name, game in games.items()}}


def _entries() -> str:
    numbers = {
        "CONSIDERED": CONSIDERED,
        "FIELDS": events.FIELDS,
        "IDEAS": IDEAS,
        "KEY": KEY,
        "LEDGER_ROWS": LEDGER_ROWS,
        "MOST_LEGAL": MOST_LEGAL,
        "MOST_SEATS": MOST_SEATS,
        "MOST_SOURCES": MOST_SOURCES,
        "ROOM_TO_THINK": max(
            shape[0] for each in ENTRIES for name, shape in each.shapes.items() if name in ("room", "states") if isinstance(shape[0], int)
        ),
        "ROWS": events.ROWS,
        "SCRATCH_ROWS": SCRATCH_ROWS,
        "SCRATCH_WIDTH": SCRATCH_WIDTH,
        "UNKNOWN": UNKNOWN,
    }
    lines = [_HEAD, *(f"export const {name} = {number};" for name, number in numbers.items()), ""]
    lines += ["/** A place in a module's memory. */", "export type Address = number;", ""]
    lines += [
        "/** Where a field begins, how its numbers are stored, and its shape. */",
        "export type Field = [number, string, ...number[]];",
        "",
    ]
    lines += ["export interface Struct {", "  size: number;", "  fields: Record<string, Field>;", "}", ""]
    lines += ["/** How a game's structs lie in memory. */", "export interface Layout {", "  game: string;"]
    lines += [
        *(f"  {name}: Struct;" for name in ("board", "state", "events", "desk")),
        *_SPELLED,
        "  sources: string[];",
        "  policies: string[];",
        "}",
        "",
    ]
    lines += ["/** What every module exports. Whole numbers are bigint; lengths that follow the kernel's own parameters are number. */"]
    lines += ["export interface Entries {", "  memory: WebAssembly.Memory;", "  __heap_base: WebAssembly.Global;"]
    for entry in ENTRIES:
        given = [
            f"{name}: {'bigint' if hint is int else 'number' if hint is float else 'Address'}" for name, hint in entry.parameters.items()
        ]
        given += [f"{length}: number" for length in entry.lengths]
        lines.append(f"  {entry.name}({', '.join(given)}): {_CODES[_declared(entry)]};")
    return "\n".join([*lines, "}"]) + "\n"


def _declared(entry: Entry) -> str:
    """What an entry point answers, as its kernel declares it."""
    return {type(None): "void", int: "i64", bool: "i8", float: "double"}[get_type_hints(entry.kernel)["return"]]


def _layout(game: Game) -> str:
    lines = [_HEAD, 'import type { Layout } from "./entries";', "", "export const LAYOUT: Layout = {", f'  game: "{game.name}",']
    for name, struct in (("board", game.Board), ("state", game.State), ("events", events.Events), ("desk", Desk)):
        lines += [f"  {name}: {{", f"    size: {struct.dtype.itemsize},", "    fields: {"]
        for field_name, form in struct.fields.items():
            _, offset = struct.dtype.fields[field_name][:2]  # type: ignore[index]
            lines.append(f"      {field_name}: {json.dumps([offset, form.code, *form.shape])},")
        lines += ["    },", "  },"]
    spelled = spelling(game)
    lines.append(f"  forms: {json.dumps(spelled.plain_forms, separators=(',', ':'))},")
    lines.append(f"  words: {json.dumps(spelled.plain_words.decode('ascii'))},")
    lines.append(f"  longest: {spelled.room},")
    lines.append(f"  sources: {json.dumps(list(game.rules.sources))},")
    lines.append(f"  policies: {json.dumps(list(HOUSE))},")
    return "\n".join([*lines, "};"]) + "\n"
