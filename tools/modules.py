"""Build the rules of games as WebAssembly, for the page: web/src/local/modules/.

    python tools/modules.py                  build the modules whose rules have changed since, and what the page has to know of them
    python tools/modules.py blackhat         build this one, changed or not
    python tools/modules.py --check          build nothing; say what is stale, and fail if something is

Building takes one to two minutes a game, and needs a linker (`pip install ziglang`, or Debian's package lld) and wasm-opt in the path (`npm install
binaryen@132.0.0` in some other folder). The same rules and the same versions of Numba, llvmlite and these two give the same bytes. Modules are kept in the
repository, so that nobody else needs them.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from importlib.metadata import entry_points
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
GENERIC = {"NUMBA_CPU_NAME": "generic", "NUMBA_CPU_FEATURES": "", "PYTHONHASHSEED": "0"}
"""What the process that builds a module is started with: nothing of this machine may be in it."""
OURS = sorted(point.name for point in entry_points(group="hacktable.games") if point.value.startswith("hacktable."))


def build(name: str) -> None:
    """Build one module in a process of its own, which changes Numba for good."""
    subprocess.run([sys.executable, __file__, "--here", name], check=True, env={**os.environ, **GENERIC})


def build_here(name: str, into: Path | None = None) -> None:
    from hacktable.kernel.registry import find
    from hacktable.lab.wasm import FOLDER, build

    module = build(find(name))
    file = into or ROOT / FOLDER / f"{name}.wasm"
    file.write_bytes(module)
    print(f"{name}: {len(module):,} bytes, {_brotli_size(file):,} as Brotli")


def _brotli_size(file: Path) -> int:
    spec = spec_from_file_location("hacktable_page", ROOT / "tools/page.py")
    assert spec is not None
    assert spec.loader is not None
    page = module_from_spec(spec)
    sys.modules["hacktable_page"] = page
    spec.loader.exec_module(page)
    size: int = page.brotli_sizes([file])[0]
    return size


def write_layouts() -> None:
    from hacktable.kernel.registry import find
    from hacktable.lab.wasm import FOLDER, layout_files

    for name, text in layout_files({name: find(name) for name in OURS}).items():
        (ROOT / FOLDER / name).write_text(text, "utf-8")


def stale() -> list[str]:
    """The games whose module is not made from their rules as they are."""
    from hacktable.kernel.registry import find
    from hacktable.lab.wasm import FOLDER, is_stale

    files = {name: ROOT / FOLDER / f"{name}.wasm" for name in OURS}
    return [name for name, file in files.items() if not file.exists() or is_stale(find(name), file.read_bytes())]


def main() -> int:
    from hacktable.lab.wasm import NoToolError, linker, optimiser

    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("games", nargs="*", metavar="GAME", choices=[[], *OURS])
    parser.add_argument("--check", action="store_true", help="build nothing, only say what is stale")
    parser.add_argument("--here", action="store_true", help=argparse.SUPPRESS)
    parser.add_argument("--into", type=Path, help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.here:
        build_here(given.games[0], given.into)
        return 0
    if given.check:
        found = stale()
        for name in found:
            print(f"{name}.wasm was made from other rules. Run: .venv/bin/python tools/modules.py {name}")
        return 1 if found else 0
    try:
        linker()
        optimiser()
    except NoToolError as error:
        print(error, file=sys.stderr)
        return 1
    for name in given.games or stale():
        build(name)
    write_layouts()
    return 0


if __name__ == "__main__":
    sys.exit(main())
