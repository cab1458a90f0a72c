"""Browser tests play seeded games: what happens does not depend on the luck of a deal."""

from __future__ import annotations

from serving import Serving
from test_two_players import record_of
from visitor import Visit


def test_the_same_test_plays_the_same_game_again_and_another_test_another(server: Serving, visit: Visit) -> None:
    """To the last move: the deal, the dice, what the bot does, and what the visitor answers."""
    records = []
    for test in ("one test", "another test", "one test"):
        server.begin(test)
        ann = visit(server.address, number=1, bots=1)
        path = ann.set_going(ann.play_now.click)
        ann.play_on()  # only then is the record open
        records.append(record_of(ann, server, path))
    once, other, again = records
    assert (again.server_seed, again.seat_seeds) == (once.server_seed, once.seat_seeds)
    assert [(entry.seat, entry.action) for entry in again.log] == [(entry.seat, entry.action) for entry in once.log]
    assert other.server_seed != once.server_seed
    assert other.seat_seeds[0] == once.seat_seeds[0], "a page's share depends on who it is, not on the test"


def test_every_page_has_a_seed_of_its_own(server: Serving, visit: Visit) -> None:
    drawn = "() => Array.from(crypto.getRandomValues(new Uint8Array(32)))"
    ann, ben = visit(server.address), visit(server.address)
    first, second = ann.page.evaluate(drawn), ann.page.evaluate(drawn)
    assert len({*map(str, (first, second, ben.page.evaluate(drawn)))}) == 3
    named = "() => Array.from(crypto.getRandomValues(new Uint8Array(12)))"  # the names of messages stay different from page to page
    assert ann.page.evaluate(named) != visit(server.address, number=1).page.evaluate(named)
