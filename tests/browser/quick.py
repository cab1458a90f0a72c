"""Ways to get somewhere without a page: tables that are made, and moves that are made, straight at the server.

For tests that are about what comes afterwards. Whole games are played by hand in others.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any
from urllib.request import Request, urlopen

from serving import PATIENCE, Serving
from visitor import Told, Visitor
from websockets.sync.client import ClientConnection, connect

from hacktable.games.hashcatch.state import BANK, CHAIN, RISK
from hacktable.server.wire import messages

Choose = Callable[[Told], int]
"""Which of the legal actions to take."""


def new_table(visitor: Visitor, server: Serving, game: str = "hashcatch", *, called: str = "Ann", **wanted: Any) -> str:
    """Give this visitor a name, if they have none yet, and a table of which they are the host; its path. They are not there yet."""

    def post(path: str, **data: Any) -> Any:
        answer = visitor.context.request.post(f"{server.address}{path}", data=data, headers={"Origin": server.address})
        assert answer.ok, answer.text()
        return answer.json()

    if not visitor.context.cookies(server.address):
        post("/api/me", name=called)
    return f"/t/{post('/api/tables', game=game, **wanted)['id']}"


def new_guest(server: Serving, name: str) -> str:
    """The cookies of somebody who has no browser."""
    asked = Request(f"{server.address}/api/me", json.dumps({"name": name}).encode())
    for header, value in (("Content-Type", "application/json"), ("Origin", server.address)):
        asked.add_header(header, value)
    with urlopen(asked) as answer:
        return "; ".join(each.partition(";")[0] for each in answer.headers.get_all("Set-Cookie"))


class Quick:
    """Somebody's other device, without a screen: it makes their moves as soon as it is asked for them.

    :param path: their table's.
    :param chair: where several people share the visitor's device, the chair of the one who plays on this other device.
    """

    def __init__(self, visitor: Visitor, server: Serving, choose: Choose, path: str, chair: int | None = None) -> None:
        self.told = Told()
        self.moves: list[str] = []
        """All that it has sent, by their ids."""
        self._choose = choose
        self._hello: dict[str, Any] = {"do": "hello", "protocol": messages.PROTOCOL}
        if chair is not None:
            self._hello |= {"match": visitor.told.sync["match"], "chair": chair}
        self._cookie = "; ".join(f"{each.get('name')}={each.get('value')}" for each in visitor.context.cookies(server.address))
        self._where = f"ws://{server.address[7:]}/ws/{path.split('/')[2]}"

    def play(self, until: Callable[[Told], bool]) -> None:
        """Until something is so, or to the end."""
        with connect(self._where, additional_headers={"Cookie": self._cookie}, proxy=None, compression=None) as socket:
            self._say(socket, self._hello)
            sent: dict[str, Any] | None = None
            while self.told.end is None:
                message = json.loads(socket.recv(PATIENCE))
                if message["is"] == "refused" and message["retry"]:
                    self._say(socket, sent)
                    continue
                assert message["is"] not in ("refused", "bye"), message
                self.told.hear(message)
                sent = None if sent and sent["id"] in (message.get("ack"), message.get("id")) else sent
                if message["is"] in ("sync", "frame") and until(self.told):
                    return
                if message["is"] in ("sync", "frame", "ack") and self.told.legal and not sent:
                    sent = self._act()
                    self._say(socket, sent)

    def _act(self) -> dict[str, Any]:
        self.moves.append(f"{random.getrandbits(64):016x}")
        action = self.told.legal[self._choose(self.told)]
        return {"do": "act", "id": self.moves[-1], "window": self.told.window, "action": action}

    def _say(self, socket: ClientConnection, message: dict[str, Any] | None) -> None:
        socket.send(json.dumps(message))


def play_quickly(
    server: Serving, *visitors: Visitor, choose: Choose = Told.best, until: Callable[[Told], bool] = lambda _: False, path: str = ""
) -> list[Quick]:
    """Let these visitors, who are at one table, play on without their pages: until each of them is told that something is so, or to the end.

    Their pages, if they are open, see it all, as on a second device. Of people who share a device each gets one.

    :param path: their table's, if their pages are elsewhere.
    """
    quick = [Quick(visitor, server, choose, path or visitor.path, chair) for visitor in visitors for chair in chairs_of(visitor)]
    with ThreadPoolExecutor(len(quick)) as threads:
        for done in [threads.submit(each.play, until) for each in quick]:
            done.result()
    return quick


def chairs_of(visitor: Visitor) -> list[int | None]:
    """The chairs of those who share this visitor's device; None stands for somebody who has it alone."""
    chairs: list[int | None] = visitor.told.table["you"]["chairs"] if visitor.told.table else []
    return chairs if len(chairs) > 1 else [None]


def by_chance(seed: int = 1) -> Choose:
    """Leaves every choice to a coin."""
    coin = random.Random(seed)
    return lambda told: coin.randrange(len(told.legal))


def is_nearly_won(told: Told) -> bool:
    """Hashing begins with one more token in this game of Hashcatch (HC-30), and with one more token in the chain somebody ends it (HC-33)."""
    places = told.state["place"]
    waiting = sum(BANK <= place < CHAIN for own in places for place in own)
    return waiting == 2 and any(sum(CHAIN <= place < RISK for place in own) == 3 for own in places)
