"""How Numba compiles a rule that other rules call, and one that Python calls.

Numba expects that Python may call any function. So it optimises each one together with all that it calls, makes machine code of it, and writes
two wrappers around it: a rule that is five calls deep is optimised six times. Here a rule that other rules call (a *part*) is typed and linked, no
more; only in an entry point, which Python calls, it is optimised and becomes machine code. That takes half the time.

In our own rules an index counts from zero. Numba lets every index count from the end if it is negative, as Python does, and so asks of each whether it is.
No rule of ours needs that (the conformance suite fails if one does), and searching Black Hat is one or two hundredths faster without the question.

This uses private parts of Numba, which is why `pyproject.toml` bounds its version.
"""

from __future__ import annotations

import types
from collections.abc import Callable
from typing import Any

from llvmlite.binding import Linkage, parse_assembly
from numba.core import lowering, typed_passes
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import CompilerBase, DefaultPassBuilder, _LowerResult
from numba.core.compiler_machinery import register_pass
from numba.core.environment import lookup_environment
from numba.core.funcdesc import PythonFunctionDescriptor
from numba.core.types import int64, intp
from numba.extending import intrinsic
from numba.np import arrayobj

from hacktable.kernel.extras import is_ours
from hacktable.kernel.hasten import hasten

_wrapped_index = arrayobj.fix_integer_index


def _index(context: Any, builder: Any, idxty: Any, idx: Any, size: Any) -> Any:
    """An index as compiled code uses it. Where bounds are checked, a negative one of our own rules is an error."""
    if is_ours(context.fndesc.modname):
        return context.cast(builder, idx, idxty, intp)
    return _wrapped_index(context, builder, idxty, idx, size)


arrayobj.fix_integer_index = _index
hasten()


class _Part(JITCodeLibrary):
    """A rule's code and that of all it calls, linked, but neither optimised nor made machine code."""

    def _optimize_final_module(self) -> None:
        pass

    def _finalize_final_module(self) -> None:
        self._finalize_dynamic_globals()
        self._finalized = True


class _Entry(JITCodeLibrary):
    """An entry point's code with all its parts. It is optimised once, at LLVM's second level: most entry points take microseconds, most of them before and after the call.

    Nobody outside calls its parts. Told so, the compiler puts whatever is called from one place there, and drops the rest.
    """

    levels: tuple[int, ...] = (2,)
    """At which of LLVM's levels it is optimised, one after the other."""

    def _optimize_final_module(self) -> None:
        self._keep_parts_private()
        for level in self.levels:
            passes, builder = self._codegen._module_pass_manager(opt=level)
            passes.run(self._final_module, builder)

    def _keep_parts_private(self) -> None:
        for each in self._final_module.functions:
            if each.linkage == Linkage.linkonce_odr and not each.is_declaration:  # how Numba marks what it links in
                each.linkage = "internal"

    def serialize_using_object_code(self) -> tuple[str, str, tuple[bytes, bytes]]:
        """The machine code, and a text for LLVM with nothing but the names that are defined in it: nobody links an entry point into another.

        Numba would keep all its code once more for that, and read it in every process that loads it.
        """
        self._ensure_finalized()
        module = self._final_module
        named = [(each.name, "define void @{}() {{ ret void }}") for each in module.functions if _is_known_outside(each)]
        named += [(each.name, "@{} = global i8 0") for each in module.global_variables if _is_known_outside(each)]
        names = parse_assembly("\n".join(form.format(f'"{name}"') for name, form in named))
        return self.name, "object", (self._get_compiled_object(), names.as_bitcode())


class _ThoroughEntry(_Entry):
    """One that is marked `long` or `often`. It is optimised twice: after once, games of Hacker took a tenth longer than with parts optimised too.

    The first time is there to tidy the parts before they are put where they are called; for that, LLVM's first level is enough.
    """

    levels = (1, 3)


def _is_known_outside(value: Any) -> bool:
    return not value.is_declaration and value.linkage not in (Linkage.internal, Linkage.private)


@register_pass(mutates_CFG=True, analysis_only=False)
class _LowerPart(typed_passes.NativeLowering):
    """As `NativeLowering`, but without wrappers and machine code."""

    _name: Any = "lower_part"  # an `Any` here and below, because Numba declares that its passes have no name
    apart = False
    """Whether what the arguments point to never overlaps."""

    def run_pass(self, state: Any) -> bool:
        context, flags = state.targetctx, state.flags
        library = state.library = _Part(context.codegen(), state.func_id.func_qualname)
        library._reload_init.update(state.reload_init)
        described = PythonFunctionDescriptor.from_specialized_function(
            state.func_ir,
            state.typemap,
            state.return_type,
            state.calltypes,
            mangler=context.mangler,
            inline=flags.forceinline,
            noalias=self.apart,
            abi_tags=[flags.get_mangle_string()],
        )
        with context.push_code_library(library):
            lower = lowering.Lower(context, library, described, state.func_ir, metadata=state.metadata)
            lower.lower()
        library.finalize()
        called = object().__dir__  # a built-in function that is no other's: by it Numba finds this code when another rule calls it
        context.insert_user_function(called, described, [library])
        state.reload_init.extend(library._reload_init)
        state["cr"] = _LowerResult(described, lower.call_helper, cfunc=called, env=lower.env)
        return True


@register_pass(mutates_CFG=True, analysis_only=False)
class _LowerApart(_LowerPart):
    """The same for a rule that is marked `apart`."""

    _name: Any = "lower_apart"
    apart = True


@register_pass(mutates_CFG=True, analysis_only=False)
class _LowerEntry(typed_passes.NativeLowering):
    """As `NativeLowering`. Then every part in it is told where its constants are: Numba does that when it makes machine code of a part."""

    _name: Any = "lower_entry"
    library = _Entry

    def run_pass(self, state: Any) -> bool:
        library = state.library = self.library(state.targetctx.codegen(), state.func_id.func_qualname)
        library.enable_object_caching()
        done: bool = super().run_pass(state)
        for each in library._final_module.global_variables:
            constants = lookup_environment(each.name)
            if constants is not None:
                library.codegen.set_env(each.name, constants)
        return done


@register_pass(mutates_CFG=True, analysis_only=False)
class _LowerThoroughEntry(_LowerEntry):
    """The same for an entry point that is marked `long` or `often`."""

    _name: Any = "lower_thorough_entry"
    library = _ThoroughEntry


class _Compiler(CompilerBase):
    """Numba's usual compiler with another last step."""

    lower: type

    def define_pipelines(self) -> list[Any]:
        steps = DefaultPassBuilder.define_nopython_pipeline(self.state)
        steps.passes = [(self.lower if step is typed_passes.NativeLowering else step, why) for step, why in steps.passes]
        steps._finalized = False
        steps.finalize()
        return [steps]


def native(rule: types.FunctionType, build: Callable[..., Any]) -> types.FunctionType:
    """A function for Numba that does what a rule does, as `build` makes it with LLVM's builder."""
    names = rule.__code__.co_varnames[: rule.__code__.co_argcount]

    def typed(context: Any, *numbers: Any) -> Any:
        return int64(*(int64 for _ in numbers)), lambda context, builder, signature, args: build(builder, *args)

    # Numba asks how many arguments there are, and wants their names.
    home: dict[str, Any] = {"typed": typed, "__name__": rule.__module__}
    listed = ", ".join(names)
    exec(f"def build(context, {listed}): return typed(context, {listed})", home)
    home["built"] = intrinsic(home["build"])
    exec(f"def {rule.__name__}({listed}): return built({listed})", home)
    made: types.FunctionType = home[rule.__name__]
    return made


class PartCompiler(_Compiler):
    """Compiles a rule that other rules call."""

    lower = _LowerPart


class ApartCompiler(_Compiler):
    """The same for a rule that is marked `apart`."""

    lower = _LowerApart


class EntryCompiler(_Compiler):
    """Compiles a rule that Python calls."""

    lower = _LowerEntry


class ThoroughEntryCompiler(_Compiler):
    """The same for one that runs long, or is called often."""

    lower = _LowerThoroughEntry
