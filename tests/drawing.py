"""A board that is not one of ours, for tests of drawings."""

from __future__ import annotations

import re

from hacktable.games.blackhat.drawing import LONGEST_TITLE

MINE = """\
# Eight columns, four rows.
title   Back alley

#     a     b     c     d     e     f     g     h
1     ###   H+4 > X+3 > H+2 > D+1 > H+1 > H+0   ###
.         /     \\     /     \\     /     \\     \\
2     B+5 > H+4 > C-1 > H+3 > R+2 > H+1 > Y-2 > A+0
.               /     \\     /     \\     /     /
3     P+5 > H+4 > H+3 > L+2 > H+2 > X+1 > H+0   ###
.         \\     /     \\     /     \\     /
4     ###   H+4 > H+3 > C-1 > H+2 > H+1   ###   ###

modules b1 d1 f1 b3 d3
track   T > t > t > a2
"""

HOSTILE = [
    "</text></svg><script>alert(1)</script>",
    '"><img src=x onerror=alert(1)>',
    "' onload='alert(1)",
    "&lt;b&gt; &#60; &amp;amp; ]]> <![CDATA[",
    "<!DOCTYPE x [<!ENTITY y SYSTEM 'f'>]>",
    "<use href=//evil.example/x.svg#y />",
    "[bold red]x[/bold red] [link=x]y[/link]",
    '{ $name } { "x" } %s {0} ${x} `x` \\n',
    "../../etc/passwd; rm -rf $(echo ~)",
    "W" * LONGEST_TITLE,
    "ש" * LONGEST_TITLE,
    "Z" + "\u0335" * (LONGEST_TITLE - 1),
    "title # 1 end modules track",
]
"""Titles that mean harm; as letters they are allowed."""
INVISIBLE = ["\x1b[31m", "\x1b]0;x\x07", "\u202e", "\u2066", "\u200b", "\x00", "\x07", "\x7f", "\x9b", "\ufeff", "\ud800", "\ufffe"]
"""What no title may have in it."""


def titled(title: str) -> str:
    """The drawing with another title."""
    return re.sub(r"(?m)^title .*$", lambda _: f"title {title}", MINE)


def changed(*pairs: tuple[str, str]) -> str:
    """The drawing with something else in it, each once."""
    text = MINE
    for old, new in pairs:
        assert text.count(old) == 1, f"{old!r} is there {text.count(old)} times"
        text = text.replace(old, new)
    return text


def faces(**instead: str) -> str:
    """A file of modules, all faces alike, with other lines for some: `faces(_1b="…")`."""
    lines = ".   \\     /     /\n1   > H+1 > C-1 >\n.   X  v  \\     X\n2   > H+2 > ###\n.   /     \\\n"
    labels = [f"{module}{side}" for module in range(1, 9) for side in "ab"]
    return "# Ours\n" + "".join(f"face {label}  Number {label}\n{instead.get('_' + label, lines)}" for label in labels)
