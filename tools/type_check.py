"""Check the types of all our Python with Zuban. It reads mypy's settings (pyproject.toml) and says what mypy says, in a sixth of its time.

    tools/type_check.py

Zuban passes over files that lie in a folder of `mypy_path` unless that folder is named, and says nothing of it. So every such folder is named
here, and the number of files that it has checked must be the number that there are.
"""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def main() -> int:
    """Print what is wrong. Returns 0 if nothing is."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["mypy"]
    places = list(dict.fromkeys([*settings["files"], *settings["mypy_path"]]))
    command = ["zmypy", "--python-executable", sys.executable, *places]
    done = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)
    print(done.stdout, end="")
    if done.returncode:
        return done.returncode
    said = re.search(r"(\d+) source files", done.stdout)
    files = {file for place in places for file in ([ROOT / place] if (ROOT / place).is_file() else (ROOT / place).rglob("*.py"))}
    if said is None or int(said[1]) != len(files):
        print(f"There are {len(files)} files to check, and Zuban has not checked all of them.")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
