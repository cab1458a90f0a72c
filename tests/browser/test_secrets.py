"""What a browser is sent: no digit of other players that has not been shown."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from looking import expect
from quick import play_quickly
from serving import Serving
from visitor import Told, Visit, Visitor, play_together

import hacktable
from hacktable.match.match import Match
from hacktable.server.table.playing import Playing
from stored import logs

SEATS = 3
MOVES = 12
"""That each of two players makes at least, one in every turn; with --soak they play to the end."""


def shown_in(events: list[dict[str, Any]]) -> dict[tuple[int, int], int]:
    """The digits that these events show to everyone."""
    return {(each["seat"], each["token"] - 1): each["digit"] for each in events if each["event"] in ("checked", "shown")}


def signed_in(message: dict[str, Any]) -> list[dict[str, Any]]:
    """Where a message tells somebody their own digits."""
    events = [*message.get("events", ()), *(each for entry in message.get("log", ()) for each in entry["events"])]
    return [each for each in events if each["event"] == "signed"]


def digits_at_start(match: Match) -> list[list[int]]:
    """What the seeds give everyone: the library's word, not the server's."""
    again = hacktable.game("hashcatch").start(match.players, match.server_seed, match.options, seat_seeds=match.seat_seeds)
    digits: list[list[int]] = again.opened()[0]["digit"].tolist()
    return digits


def follow(visitor: Visitor, match: Match) -> int:
    """Go through all that a page was sent in the order of its coming; how many foreign digits stayed hidden in it.

    Every digit that is not its own must have been shown before, by an event that the record has too.
    """
    told, seat, hidden = Told(), visitor.told.seat, 0
    public = [shown_in([msgspec.to_builtins(event) for event in entry.events]) for entry in match.log]
    may: dict[tuple[int, int], int] = {}
    for message in visitor.received:
        told.hear(message)
        if message["is"] == "sync":
            may = {cell: digit for ply in public[: _ply(match, message)] for cell, digit in ply.items()}
        elif message["is"] == "frame":
            may |= shown_in(message["events"])
        else:
            continue
        for owner in range(SEATS):
            for token in range(told.state["tokens"][owner]):
                digit = told.state["digit"][owner][token]
                if owner == seat:
                    assert digit > 0
                elif (owner, token) in may:
                    assert digit in (0, may[owner, token])
                else:
                    assert digit == 0, (message["is"], owner, token)
                    hidden += 1
    return hidden


def _ply(match: Match, sync: dict[str, Any]) -> int:
    """How many actions a sync has behind it: every action of this game has something that everybody sees."""
    assert all(entry.events for entry in match.log)
    last: int = sync["log"][-1]["number"]
    return last


def stored_match(server: Serving, path: str) -> Match:
    """A table's first match as far as it has been stored; a record is given to nobody before the end."""
    log = logs(server.folder / "data/hacktable.sqlite")[path.split("/")[2], 1]
    return Playing(log.stored, log.moves, "").match


def test_nobody_is_ever_sent_a_digit_that_was_not_shown_to_them(server: Serving, visit: Visit, request: pytest.FixtureRequest) -> None:
    def is_asked_later(told: Told) -> bool:
        return bool(told.state["turns"] > 2 * SEATS and told.actors == [0])

    def is_far(told: Told) -> bool:
        return told.end is not None or bool(told.state["turns"] > 2 * MOVES)

    ann, ben, eve = visit(server.address), visit(), visit(language="de")
    path = ann.set_going(lambda: ann.invite.click())
    ben.go(server.address + path)
    ben.press("page-sit", ben.named("article", "page-chair", number=2))
    ben.press("page-sit-down", ben.dialog("page-who-are-you"))
    ben.press("page-ready")
    ann.press("page-start")
    for each in (ann, ben):
        expect(each.board).to_be_visible()
    play_quickly(server, ann, ben, until=is_asked_later)
    ann.wait_until(lambda: is_asked_later(ann.told) and ann.my_turn())

    # Somebody opens the link in the middle of the game.
    eve.go(server.address + path)
    expect(eve.board).to_be_visible()
    assert eve.told.seat is None
    expect(ann.page.get_by_text(ann.words("page-watchers", count=1))).to_be_visible()
    before = eve.summary()
    ann.act()
    expect(eve.board.get_by_role("listitem")).not_to_have_text(before)
    expect(eve.asked).to_have_count(0)
    expect(eve.board.get_by_role("button")).to_have_count(0)
    expect(eve.button("page-leave")).to_have_count(0)
    eve.page.reload()
    expect(eve.board).to_be_visible()  # what is played before she is back is sent to her in one message
    if request.config.getoption("--soak"):
        play_together(ann, ben)
        for each in (ann, ben, eve):
            expect(each.ending).to_be_visible()
            each.wait_until(lambda visitor: visitor.told.end is not None, each)
    else:
        play_quickly(server, ann, ben, until=is_far)
        for each in (ann, ben, eve):
            each.wait_until(lambda visitor: is_far(visitor.told), each)
    assert [each for each in eve.sent if each["do"] not in ("hello", "ping")] == []

    match = stored_match(server, path)
    assert any(shown_in([msgspec.to_builtins(event) for event in entry.events]) for entry in match.log), "nothing was shown at all"
    real = digits_at_start(match)
    for each in (ann, ben, eve):
        assert follow(each, match) > 100
        signed = [event for message in each.received for event in signed_in(message)]
        if each.told.seat is None:
            assert signed == []
        else:
            own = {event["token"]: event["digit"] for event in signed if event["token"] <= 5}
            assert list(own.values()) == real[each.told.seat][:5]
            first = next(message for message in each.received if message["is"] == "sync")
            assert first["state"]["digit"][each.told.seat] == real[each.told.seat]
