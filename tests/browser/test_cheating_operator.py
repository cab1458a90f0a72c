"""An operator who plays tries to choose the deal: Mal runs the server, sees and changes all that goes through it, and has a seat.

The server is the real one, with Mal between it and the page: he alters what the server says to Ann, as a server of his own making would. Ann's
page is the real one, and the record is checked by the real Python code. Every trick ends in one of two ways: Mal is *caught*, or he is
*powerless* because Ann's page does not reveal her seed, or because the server that everyone else has does not go along.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from contextlib import ExitStack, suppress
from typing import Any

import pytest
from looking import expect
from playwright.sync_api import WebSocketRoute
from quick import new_guest, new_table
from serving import Serving
from visitor import Visit, Visitor
from websockets.sync.client import ClientConnection, connect

from hacktable.kernel.errors import TextError
from hacktable.match.box import box_of_text
from hacktable.match.deal import Commitments, bot_seed, breaches, seat_commitment
from hacktable.server.wire import messages

Message = dict[str, Any]
Tamper = Callable[[Message], list[Message]]
"""What Ann hears instead of a message."""
HIS, BETTER = b"\x11" * 32, b"\x22" * 32
"""The seed that Mal has committed to, and one with which he would rather play."""


class Mal:
    """Sits in the second chair, without a browser."""

    def __init__(self, socket: ClientConnection, ann: Visitor) -> None:
        self.socket, self.ann = socket, ann
        self.say(do="hello", protocol=messages.PROTOCOL)
        self.hear("table")
        self.say(do="sit", chair=1)
        self.table = self.hear("table", lambda said: said["you"]["chair"] == 1)

    def say(self, **message: Any) -> None:
        self.socket.send(json.dumps(message))

    def hear(self, kind: str, so: Callable[[Message], bool] = lambda _: True) -> Message:
        """The next message of this kind of which something is so."""
        found: list[Message] = []

        def heard() -> bool:  # between two looks, Ann's page goes on
            with suppress(TimeoutError):
                said: Message = json.loads(self.socket.recv(0))
                found.extend([said] if said["is"] == kind and so(said) else [])
            return bool(found)

        self.ann.wait_until(heard)
        return found[0]

    def ready(self, seed: bytes = HIS) -> None:
        fixed = self.table["commitment"]
        self.say(do="ready", server=fixed, seats=[seat_commitment(fixed, seed)])

    def reveal(self, seed: bytes = HIS) -> None:
        deal = self.hear("deal")
        self.say(do="reveal", server=deal["server"], seeds=[seed.hex()])


def between(ann: Visitor, tamper: Tamper) -> list[Message]:
    """Put Mal between Ann's page and the server; what her page says, as it says it."""
    said: list[Message] = []

    def route(page: WebSocketRoute) -> None:
        server = page.connect_to_server()

        def from_page(text: str | bytes) -> None:
            said.append(json.loads(text))
            server.send(text)

        def from_server(text: str | bytes) -> None:
            for each in tamper(json.loads(text)):
                page.send(json.dumps(each))

        page.on_message(from_page)
        server.on_message(from_server)

    ann.page.route_web_socket(re.compile("/ws/"), route)
    return said


def with_his(listed: Message, seed: bytes) -> Message:
    """A list that says that Mal had committed to this seed."""
    return {**listed, "seats": [listed["seats"][0], seat_commitment(listed["server"], seed)]}


def shown_another_list(said: Message) -> list[Message]:
    return [with_his(said, BETTER)] if said["is"] == "deal" else [said]


def shown_two_lists(said: Message) -> list[Message]:
    return [with_his(said, BETTER), said] if said["is"] == "deal" else [said]


def not_in_the_list(said: Message) -> list[Message]:
    return [{**said, "seats": ["00" * 32, said["seats"][1]]}] if said["is"] == "deal" else [said]


def another_server_seed(said: Message) -> list[Message]:
    """Under the commitment of another seed of the server, Ann's commitment proves nothing."""
    return [{**said, "server": "00" * 32}] if said["is"] == "deal" else [said]


def his_seed_chosen_afterwards(said: Message) -> list[Message]:
    return [{**said, "seeds": [said["seeds"][0], BETTER.hex()]}] if said["is"] == "dealt" else [said]


def his_seed_and_commitment_chosen_afterwards(said: Message) -> list[Message]:
    if said["is"] != "dealt":
        return [said]
    forged = {**with_his(said, BETTER), "seeds": [said["seeds"][0], BETTER.hex()]}
    listed = Commitments(forged["server"], tuple(forged["seats"]))
    assert breaches(listed, [bytes.fromhex(seed) for seed in forged["seeds"]]) == [], "only who has kept the list can tell"
    return [forged]


def a_bot_in_his_place(said: Message) -> list[Message]:
    """Bots commit to nothing; but then their seed follows from the list."""
    if said["is"] != "dealt":
        return [said]
    listed = Commitments(said["server"], (said["seats"][0], ""))
    return [{**said, "seats": list(listed.seats), "seeds": [said["seeds"][0], bot_seed(listed, 1).hex()]}]


CAUGHT: dict[Tamper, str] = {
    his_seed_chosen_afterwards: "page-alarm-seeds",
    his_seed_and_commitment_chosen_afterwards: "page-alarm-changed",
    a_bot_in_his_place: "page-alarm-changed",
    shown_another_list: "page-alarm-changed",
    shown_two_lists: "page-alarm-changed",
}
"""Tricks after which the match begins, and Ann's page says at once that something is wrong."""
POWERLESS: dict[Tamper, str] = {not_in_the_list: "page-alarm-list", another_server_seed: "page-alarm-list"}
"""Tricks on which Ann's page does not reveal her seed: there is no match, and Mal knows no more than before."""


Together = Callable[[Tamper], tuple[Visitor, Mal, list[Message]]]


@pytest.fixture
def together(server: Serving, visit: Visit) -> Iterator[Together]:
    """Ann invites, and Mal sits down with her; what her page says is noted."""
    with ExitStack() as lines:

        def sit(tamper: Tamper) -> tuple[Visitor, Mal, list[Message]]:
            ann = visit()
            said = between(ann, tamper)
            path = new_table(ann, server)
            ann.go(server.address + path)
            cookie = new_guest(server, "Mal")
            where = f"ws://{server.address[7:]}/ws/{path.split('/')[2]}"
            mal = Mal(lines.enter_context(connect(where, additional_headers={"Cookie": cookie}, proxy=None)), ann)
            expect(ann.named("article", "page-chair", number=2)).to_contain_text("Mal")
            return ann, mal, said

        yield sit


def start(ann: Visitor, mal: Mal) -> None:
    mal.ready()
    ann.press("page-start")


@pytest.mark.parametrize("trick", [*CAUGHT, *POWERLESS], ids=lambda trick: trick.__name__)
def test_an_operator_who_plays_is_caught_or_powerless(together: Together, trick: Tamper) -> None:
    ann, mal, said = together(trick)
    start(ann, mal)
    if trick in POWERLESS:
        mal.hear("deal")
        ann.sees(POWERLESS[trick])
        mal.hear("table", lambda told: told["failed"] == [[0, 1]])
        assert "reveal" not in [each["do"] for each in said]
        return
    mal.reveal()
    ann.sees(CAUGHT[trick])
    expect(ann.board).to_be_visible()
    assert [each["do"] for each in said].count("reveal") == 1, "on one list, and on no other"


def test_an_operator_who_sees_anns_seed_cannot_take_another_himself(together: Together) -> None:
    """Powerless: whoever holds to the rules, as the other players' server does, takes only the seed that he is bound to."""
    ann, mal, said = together(lambda told: [told])
    start(ann, mal)
    ann.wait_until(lambda: any(each["do"] == "reveal" for each in said))
    mal.reveal(BETTER)
    assert mal.hear("refused")["code"] == "fault-not-understood"
    mal.say(do="reveal", server=mal.table["commitment"], seeds=[HIS.hex()])
    expect(ann.board).to_be_visible()


def test_an_operator_who_refuses_deals_is_named_and_counted_and_who_hides_it_is_caught(together: Together) -> None:
    """Caught: the only power that is left is to refuse a deal by not revealing, and everybody sees it."""
    hiding: list[bool] = []
    ann, mal, _ = together(lambda told: [{**told, "failed": []} if hiding and told["is"] == "dealt" else told])
    start(ann, mal)
    before = mal.hear("deal")["server"]
    mal.table = mal.hear("table", lambda told: told["failed"] == [[1]])
    assert mal.table["commitment"] != before, "Ann's page would not be ready under the same one"
    ann.sees("notice-not-revealed", name="Mal")
    ann.sees("page-failed-starts", count=1, names="Mal")
    hiding.append(True)
    start(ann, mal)
    mal.reveal()
    ann.sees("page-alarm-tries")
    hiding.clear()
    ann.page.reload()
    expect(ann.board).to_be_visible()
    expect(ann.page.get_by_role("alert")).to_have_count(0)
    end(ann, mal)
    ann.press("page-verify-now")
    ann.sees("page-verify-tries-some", count=1, names="Mal")


def end(ann: Visitor, mal: Mal) -> None:
    """Both leave; so all seeds are revealed."""
    mal.say(do="leave")
    ann.press("page-leave")
    asked = ann.dialog("page-leave")
    expect(asked).to_contain_text(ann.words("page-leave-alone"))
    ann.press("page-leave-yes", asked)


def test_an_operator_who_swaps_the_servers_seed_is_caught(server: Serving, together: Together) -> None:
    """Caught: by Ann's page at the end, and by `hacktable verify`, which anyone can run on the record."""
    ann, mal, _ = together(lambda told: [{**told, "server_seed": "ab" * 32} if told["is"] == "end" else told])
    start(ann, mal)
    mal.reveal()
    expect(ann.board).to_be_visible()
    expect(ann.page.get_by_role("alert")).to_have_count(0)
    end(ann, mal)
    ann.press("page-verify-now")
    ann.sees("page-verify-commitment-fails")
    text = ann.context.request.get(f"{server.address}/api{ann.path.replace('/t/', '/tables/')}/1/record").text()
    match = box_of_text(text).replay(text)
    assert match.listed
    assert match.server_seed
    for forged in (
        text.replace(match.server_seed.hex(), "ab" * 32),
        text.replace(f"seat-seed b {HIS.hex()}", f"seat-seed b {BETTER.hex()}"),
    ):
        assert forged != text
        with pytest.raises(TextError, match="committed"):
            box_of_text(forged).replay(forged)
