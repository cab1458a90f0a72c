"""Find circles of imports: files that, following imports, lead back to themselves."""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Collection, Iterator, Mapping
from functools import cache
from pathlib import Path

_IMPORT = re.compile(r"""(?:\bfrom\s*|\bimport\s*\(?\s*)["'](\.[^"'?]*)["'?]""")
"""A relative path after `import`, `import(` or `from`, types as well."""
_ENDINGS = ("", ".ts", "/index.ts")


def circles(imports: Mapping[str, Collection[str]]) -> list[list[str]]:
    """Every group of modules that all import each other, directly or through others, in order of names."""
    reached = {module: _reached(module, imports) for module in imports}
    groups = {
        tuple(sorted(other for other in reached[module] if module in reached.get(other, ())))
        for module in imports
        if module in reached[module]
    }
    return [list(group) for group in sorted(groups)]


def _reached(start: str, imports: Mapping[str, Collection[str]]) -> set[str]:
    """What a module imports, what that imports, and so on; the module itself only if something leads back to it."""
    found: set[str] = set()
    waiting = list(imports[start])
    while waiting:
        module = waiting.pop()
        if module not in found:
            found.add(module)
            waiting += imports.get(module, ())
    return found


def python_imports(folder: Path, package: str) -> dict[str, set[str]]:
    """What every module of a package imports from it, by names without the package's own (which itself is called "").

    Imports anywhere in a file count: for type checkers only (`TYPE_CHECKING`) and inside functions, too.
    """
    modules = {module_of(file, folder): file for file in sorted(folder.rglob("*.py"))}
    return {
        module: {found for name in imported(file, module, package) if (found := _longest(name, modules)) is not None}
        for module, file in modules.items()
    }


def module_of(file: Path, folder: Path) -> str:
    """A module's name within the package that a folder is."""
    parts = file.relative_to(folder).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def imported(file: Path, module: str, package: str) -> Iterator[str]:
    """The names that a file imports from the package, without the package's own."""
    parts = module.split(".") if module else []
    here = parts if file.name == "__init__.py" else parts[:-1]
    for node in _imports_in(file.read_text("utf-8")):
        if isinstance(node, ast.Import):
            names = [each.name for each in node.names]
        else:
            base = [package, *here[: len(here) - node.level + 1]] if node.level else []
            base += [node.module] if node.module else []
            names = [".".join([*base, each.name]) for each in node.names]
        yield from (name[len(package) + 1 :] for name in names if f"{name}.".startswith(f"{package}."))


@cache
def _imports_in(text: str) -> tuple[ast.Import | ast.ImportFrom, ...]:
    """Every import of a program. Several tests look at the same files, and reading one takes longer than all that is asked about it."""
    return tuple(node for node in ast.walk(ast.parse(text)) if isinstance(node, ast.Import | ast.ImportFrom))


def _longest(name: str, modules: Collection[str]) -> str | None:
    """The module that a name is, or is in: of `kernel.errors.HacktableError`, that is `kernel.errors`."""
    while name and name not in modules:
        name = name.rpartition(".")[0]
    return name if name in modules else None


def grouped(imports: Mapping[str, Collection[str]], group: Callable[[str], str | None]) -> dict[str, set[str]]:
    """What groups of modules import of one another. Modules of which the group is None are left out."""
    found: dict[str, set[str]] = {}
    for module, targets in imports.items():
        here = group(module)
        if here is not None:
            found.setdefault(here, set()).update(there for each in targets if (there := group(each)) is not None and there != here)
    return found


def page_imports(root: Path) -> dict[str, set[str]]:
    """What every .ts and .svelte file under a folder imports from beside it."""
    files = {str(file.resolve()): file for file in sorted(root.rglob("*")) if file.suffix in (".ts", ".svelte")}
    return {
        file.relative_to(root).as_posix(): {
            files[path].relative_to(root).as_posix() for path in _targets(file.resolve(), file.read_text("utf-8")) if path in files
        }
        for file in files.values()
    }


def _targets(file: Path, text: str) -> set[str]:
    """Every path that a file's imports could mean: the ending .ts may be left out, and so may index.ts."""
    return {str((file.parent / f"{path}{ending}").resolve()) for path in _IMPORT.findall(text) for ending in _ENDINGS}
