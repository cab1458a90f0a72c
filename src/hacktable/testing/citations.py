"""Which rules the tests cite."""

from __future__ import annotations

import ast
import re
from pathlib import Path

DECORATED = re.compile(r"^\s*@.*\brule\b", re.MULTILINE)
"""What a file must have in it if any of its tests cites a rule: reading it as Python takes far longer."""


def cited_rules(tests: Path) -> set[str]:
    """All numbers in `@rule("HC-1", …)` decorators of test functions and classes below a folder."""
    found: set[str] = set()
    for file in tests.rglob("test_*.py"):
        text = file.read_text("utf-8")
        for node in ast.walk(ast.parse(text)) if DECORATED.search(text) else ():
            if isinstance(node, ast.FunctionDef | ast.ClassDef):
                for decorator in node.decorator_list:
                    if isinstance(decorator, ast.Call) and _name(decorator.func) == "rule":
                        found |= {each.value for each in decorator.args if isinstance(each, ast.Constant) and isinstance(each.value, str)}
    return found


def _name(node: ast.expr) -> str:
    return node.id if isinstance(node, ast.Name) else node.attr if isinstance(node, ast.Attribute) else ""
