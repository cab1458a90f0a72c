"""A match that lasts days: the home page is kept up to date, and the browser tells players of their turn if they asked for it."""

from __future__ import annotations

import re

from looking import expect
from serving import Serving
from test_two_players import begin, sit_down
from visitor import Visit, Visitor, play_together

NOTES = """
  window.notes = [];
  window.seen = "visible";
  Object.defineProperty(document, "visibilityState", { get: () => window.seen });
  window.Notification = class {
    static permission = sessionStorage.permission ?? "default";
    static async requestPermission() { return (this.permission = sessionStorage.permission = "granted"); }
    constructor(title, options) {
      if (Notification.permission !== "granted") return;
      this.title = title;
      this.body = options?.body;
      window.notes.push(this);
    }
    close() {}
  };
"""
"""A browser whose notes can be read, and whose tab can be put in the background."""


def look(visitor: Visitor, state: str) -> None:
    visitor.page.evaluate(f"window.seen = '{state}'; document.dispatchEvent(new Event('visibilitychange'))")


def notes(visitor: Visitor) -> list[list[str]]:
    found: list[list[str]] = visitor.page.evaluate("window.notes.map((note) => [note.title, note.body])")
    return found


def test_home_follows_whose_turn_it_is_and_the_browser_tells_of_it(server: Serving, visit: Visit) -> None:
    ann, ben = visit(), visit()
    ann.context.add_init_script(NOTES)
    ann.page.clock.install()
    ann.go(server.address)
    path = sit_down(ann, ben, server.address, "Ben")
    begin(ann, ben)
    play_together(ann, ben, until=lambda: ben.my_turn() and not ann.my_turn())
    ann.go(server.address)
    mine = ann.page.get_by_role("listitem").filter(has_text="Hashcatch · Ben")
    running = re.compile(ann.words("page-still-running"))
    expect(mine).to_contain_text(running)
    expect(ann.page).to_have_title("Hacktable")

    # Off until it is asked for.
    ann.press("page-settings")
    settings = ann.dialog("page-settings")
    switch = ann.named("switch", "page-tell-turn", settings)
    expect(switch).not_to_be_checked()
    switch.click()
    expect(switch).to_be_checked()
    ann.press("page-close", settings)

    # Half a name is being typed while Ben moves: the list follows, the name stays.
    ann.named("textbox", "page-your-name").fill("Anneli")
    turn_to_ann(ben)
    ann.page.clock.fast_forward(21_000)
    expect(mine).to_contain_text(ann.words("page-your-turn"))
    expect(ann.page).to_have_title("● Hacktable")
    expect(ann.named("textbox", "page-your-name")).to_have_value("Anneli")
    assert notes(ann) == [], "what can be seen need not be told"

    # At the table, and then in the background: her turn comes while she looks elsewhere.
    ann.go(server.address + path)
    ann.await_turn()
    expect(ann.page).to_have_title(re.compile("^● "))
    play_together(ann, ben, until=lambda: ben.my_turn() and not ann.my_turn())
    look(ann, "hidden")
    turn_to_ann(ben)
    ann.wait_until(lambda: len(notes(ann)) == 1)
    assert notes(ann) == [[ann.words("page-turn-in", game="Hashcatch"), "Ben"]]

    # From the home page, by asking now and then; the note leads to the table.
    look(ann, "visible")
    play_together(ann, ben, until=lambda: ben.my_turn() and not ann.my_turn())
    ann.go(server.address)
    expect(mine).to_contain_text(running)
    look(ann, "hidden")
    turn_to_ann(ben)
    ann.page.clock.fast_forward(61_000)
    ann.wait_until(lambda: len(notes(ann)) == 1)
    ann.page.evaluate("window.notes[0].onclick()")
    ann.page.wait_for_url("**" + path)
    look(ann, "visible")
    ann.await_turn()


def turn_to_ann(ben: Visitor) -> None:
    """Ben, who is to act, acts until it is the other's turn."""
    for _ in range(50):
        ben.wait_until(lambda: ben.my_turn() or 0 in ben.told.actors)
        if 0 in ben.told.actors:
            return
        ben.act_quickly()
    raise AssertionError("Ben's turn does not end")
