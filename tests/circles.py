"""Find circles of imports: files that, following imports, lead back to themselves."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping
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
