"""No file of the page imports itself by way of others: a part can then be read, tested and moved without the rest."""

from __future__ import annotations

from pathlib import Path

from circles import circles, page_imports

PAGE = Path(__file__).parents[1] / "web" / "src"


def test_no_file_of_the_page_is_in_a_circle_of_imports() -> None:
    assert circles(page_imports(PAGE)) == []


def test_imports_of_the_page_are_found() -> None:
    imports = page_imports(PAGE)
    assert {"games/index.ts", "text/text.svelte.ts"} <= imports["table/table.svelte.ts"], "with and without an ending"
    assert "games/blackhat/index.ts" in imports["games/index.ts"], "when the game is chosen"
    assert "table/side.ts" in imports["table/keys.ts"], "types only"
    assert "table/side.ts" in imports["table/SidePanel.svelte"], "from within a .svelte file"


def test_circles_are_found() -> None:
    assert circles({"a": ["b"], "b": ["c"], "c": ["a", "d"], "d": [], "e": ["e"], "f": ["a"]}) == [["a", "b", "c"], ["e"]]
