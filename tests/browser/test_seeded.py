"""Browser tests play seeded games: what happens does not depend on the luck of a deal."""

from __future__ import annotations

import json

from serving import Serving
from visitor import Visit, Visitor

DECISIONS = 5


def test_the_same_test_plays_the_same_game_again_and_another_test_another(server: Serving, visit: Visit) -> None:
    """The deal, the dice, what the bot does, and what the visitor answers."""
    games = []
    for test in ("one test", "another test", "one test"):
        server.begin(test)
        ann = visit(server.address, number=1, bots=1)
        ann.set_going(ann.play_now.click)
        seen = list[object]()

        def enough(ann: Visitor = ann, seen: list[object] = seen) -> bool:
            seen.append((json.dumps(ann.told.state), ann.told.legal))
            return len(seen) > DECISIONS

        ann.play_on(until=enough)
        (revealed,) = [each for each in ann.sent if each["do"] == "reveal"]
        games.append((seen, revealed))
    (once, mine), (other, mine_there), (again, mine_again) = games
    assert once == again
    assert once[0] != other[0], "the first roll already"
    assert mine["seeds"] == mine_there["seeds"] == mine_again["seeds"], "a page's share depends on who it is, not on the test"
    assert mine["server"] == mine_again["server"] != mine_there["server"]


def test_every_page_has_a_seed_of_its_own(server: Serving, visit: Visit) -> None:
    drawn = "() => Array.from(crypto.getRandomValues(new Uint8Array(32)))"
    ann, ben = visit(server.address), visit(server.address)
    first, second = ann.page.evaluate(drawn), ann.page.evaluate(drawn)
    assert len({*map(str, (first, second, ben.page.evaluate(drawn)))}) == 3
    named = "() => Array.from(crypto.getRandomValues(new Uint8Array(12)))"  # the names of messages stay different from page to page
    assert ann.page.evaluate(named) != visit(server.address, number=1).page.evaluate(named)
