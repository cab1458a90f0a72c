"""What a table is set up as: a document that is changed only by these methods, checked, and then written.

Every method either changes the setup or raises a `Fault` and changes nothing.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterable
from contextlib import suppress
from typing import Any, Literal, Self

import msgspec

from hacktable.kernel.errors import HacktableError
from hacktable.kernel.options import check, texts
from hacktable.match import seeds
from hacktable.match.box import GameBox, box
from hacktable.server import faults
from hacktable.server.faults import Fault
from hacktable.server.pictures import Picture, drawn
from hacktable.server.wire import Pace, Value

Phase = Literal["lobby", "playing", "over", "abandoned"]


class Sitter(msgspec.Struct):
    """Who is in a chair: a guest or a bot."""

    guest: str | None = None
    name: str = ""
    level: str | None = None
    """A bot's."""
    seed: str | None = None
    """A guest's share in the key; sending it says "ready"."""
    left: bool = False
    """Left the running match for good, or asked to be forgotten."""

    @property
    def is_bot(self) -> bool:
        return self.level is not None


class Setup(msgspec.Struct):
    """A table round its match."""

    game: str
    host: str
    chairs: list[Sitter | None]
    options: dict[str, Value]
    pace: Pace = "off"
    phase: Phase = "lobby"
    match: int = 0
    server_seed: str = msgspec.field(default_factory=lambda: secrets.token_hex(seeds.SIZE))
    waiting: tuple[int, ...] = ()
    """The seats that were to act when the last page was closed."""

    @classmethod
    def new(cls, game: GameBox, guest: str, name: str, bots: int, options: dict[str, Any], pace: Pace, level: str) -> Self:
        """A table with its maker in the first chair.

        :raises HacktableError: if the options do not fit the game.
        """
        checked, _ = game.rules.table(game.players[0], options)
        chairs: list[Sitter | None] = [None] * game.players[-1]
        chairs[0] = Sitter(guest=guest, name=name)
        for chair in range(1, min(1 + bots, len(chairs))):
            chairs[chair] = Sitter(level=level)
        return cls(game.name, guest, chairs, msgspec.structs.asdict(checked), pace)

    def copy(self) -> Self:
        return msgspec.json.decode(msgspec.json.encode(self), type=type(self))

    @property
    def box(self) -> GameBox:
        return box(self.game)

    @property
    def commitment(self) -> str:
        return seeds.commitment(bytes.fromhex(self.server_seed))

    @property
    def sitting(self) -> list[tuple[int, Sitter]]:
        return [(chair, sitter) for chair, sitter in enumerate(self.chairs) if sitter]

    @property
    def guests(self) -> list[tuple[int, Sitter]]:
        """Chairs of people."""
        return [(chair, sitter) for chair, sitter in self.sitting if not sitter.is_bot]

    def warnings(self) -> tuple[str, ...]:
        """What is not recommended for those who sit here now."""
        if self.phase != "lobby" or len(self.sitting) not in self.box.players:
            return ()
        with suppress(HacktableError):  # an old table may have options that we do not know any more
            return tuple(self.box.rules.warnings(len(self.sitting), check(self.box.rules.options, self.options)))
        return ()

    def picture(self, language: str = "en") -> Picture | None:
        """What is played on, if there is anything to see before a match."""
        rules = self.box.rules
        with suppress(HacktableError):
            return drawn(rules, check(rules.options, self.options), language) if rules.picture else None
        return None

    def chair_of(self, guest: str | None) -> int | None:
        if guest is None:
            return None
        return next((chair for chair, sitter in self.sitting if sitter.guest == guest), None)

    # ---------------------------------------------------------------- in the lobby

    def sit(self, guest: str, name: str, chair: int) -> None:
        self._in_lobby()
        there = self._chair(chair)
        if there and not there.is_bot and there.guest != guest:
            raise Fault(faults.TAKEN, chair=chair + 1)
        before = self.chair_of(guest)
        if before is not None:
            self.chairs[before], self.chairs[chair] = None, self.chairs[before]
        else:
            self.chairs[chair] = Sitter(guest=guest, name=name)
        self._find_host()

    def stand(self, guest: str) -> None:
        self._in_lobby()
        chair = self.chair_of(guest)
        if chair is None:
            raise Fault(faults.NO_SEAT)
        self.chairs[chair] = None
        self._find_host()

    def ready(self, guest: str, seed: str | None) -> None:
        """A guest's seed, or None to take it back."""
        self._in_lobby()
        chair = self.chair_of(guest)
        sitter = self.chairs[chair] if chair is not None else None
        if sitter is None:
            raise Fault(faults.NO_SEAT)
        sitter.seed = seed

    def put_bot(self, guest: str, chair: int, level: str | None, levels: Iterable[str]) -> None:
        self._in_lobby()
        self._of_host(guest)
        there = self._chair(chair)
        if there and not there.is_bot:
            raise Fault(faults.TAKEN, chair=chair + 1)
        if level is not None and level not in levels:
            raise Fault(faults.NOT_UNDERSTOOD, reason=f"level: {level[:20]}")
        self.chairs[chair] = Sitter(level=level) if level else None

    def kick(self, guest: str, chair: int) -> Sitter:
        self._in_lobby()
        self._of_host(guest)
        there = self._chair(chair)
        if there is None or there.is_bot or there.guest == guest:
            raise Fault(faults.NO_CHAIR, chair=chair + 1)
        self.chairs[chair] = None
        return there

    def choose(self, guest: str, options: dict[str, Any], pace: Pace) -> None:
        """:raises HacktableError: naming the option that does not fit."""
        self._in_lobby()
        self._of_host(guest)
        chosen = {**self.options, **options}
        for name, text in texts(self.box.rules.options).items():
            if name not in options and chosen[text.option] != text.value:
                chosen[name] = ""  # the text goes with what asked for it
        checked, _ = self.box.rules.table(self.box.players[0], chosen)
        self.options, self.pace = msgspec.structs.asdict(checked), pace
        for _, sitter in self.guests:
            sitter.seed = None

    def start(self, guest: str) -> None:
        """Everyone moves up, so that chairs and seats have the same numbers.

        :raises HacktableError: if the options do not fit so many players.
        """
        self._in_lobby()
        self._of_host(guest)
        players = self.box.players
        if len(self.sitting) < players[0]:
            raise Fault(faults.TOO_FEW, players=players[0])
        if not all(sitter.seed for _, sitter in self.guests):
            raise Fault(faults.NOT_READY)
        self.box.rules.table(len(self.sitting), self.options)
        empty = len(self.chairs) - len(self.sitting)
        self.chairs = [*(sitter for _, sitter in self.sitting), *([None] * empty)]
        self.phase = "playing"
        self.match += 1

    # ---------------------------------------------------------------- during and after a match

    def leave(self, guest: str) -> int:
        chair = self._playing(guest)
        sitter = self.chairs[chair]
        assert sitter
        if sitter.left:
            raise Fault(faults.NOT_NOW)
        sitter.left = True
        if all(sitter.left for _, sitter in self.guests):
            self.phase = "abandoned"
        return chair

    def back(self, guest: str) -> int:
        chair = self._playing(guest)
        sitter = self.chairs[chair]
        assert sitter
        if not sitter.left:
            raise Fault(faults.NOT_NOW)
        sitter.left = False
        return chair

    def rematch(self, guest: str, here: Iterable[str | None]) -> None:
        """Back to the lobby with a new server seed; who is not here any more frees the chair."""
        if self.phase not in ("over", "abandoned"):
            raise Fault(faults.NOT_NOW)
        if self.chair_of(guest) is None:
            raise Fault(faults.NO_SEAT)
        present = {guest, *here}
        for chair, sitter in self.guests:
            if sitter.guest not in present or (sitter.left and sitter.guest != guest):
                self.chairs[chair] = None
            else:
                sitter.seed, sitter.left = None, False
        self.phase = "lobby"
        self.server_seed = secrets.token_hex(seeds.SIZE)
        self._find_host()

    def rename(self, guest: str, name: str) -> bool:
        chair = self.chair_of(guest)
        sitter = self.chairs[chair] if chair is not None else None
        if sitter is None or sitter.name == name:
            return False
        sitter.name = name
        return True

    def forget(self, guest: str) -> bool:
        """Nothing of a guest remains; in a running match, a bot plays on."""
        chair = self.chair_of(guest)
        sitter = self.chairs[chair] if chair is not None else None
        if chair is None or sitter is None:
            return False
        if self.phase == "lobby":
            self.chairs[chair] = None
        else:
            sitter.guest, sitter.name, sitter.left = None, "", True
            if self.phase == "playing" and all(sitter.left for _, sitter in self.guests):
                self.phase = "abandoned"
        self._find_host()
        return True

    # ---------------------------------------------------------------- inside

    def _in_lobby(self) -> None:
        if self.phase != "lobby":
            raise Fault(faults.NOT_NOW)

    def _playing(self, guest: str) -> int:
        chair = self.chair_of(guest)
        if chair is None:
            raise Fault(faults.NO_SEAT)
        if self.phase != "playing":
            raise Fault(faults.NOT_NOW)
        return chair

    def _of_host(self, guest: str) -> None:
        if guest != self.host:
            raise Fault(faults.NOT_HOST)

    def _chair(self, chair: int) -> Sitter | None:
        if not 0 <= chair < len(self.chairs):
            raise Fault(faults.NO_CHAIR, chair=chair + 1)
        return self.chairs[chair]

    def _find_host(self) -> None:
        """Whoever made the table, or else the first who still sits; at an empty table nobody, until somebody sits down."""
        if self.chair_of(self.host) is None:
            self.host = next((sitter.guest for _, sitter in self.guests if sitter.guest), "")
