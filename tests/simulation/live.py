"""Worlds in which a table plays Hacker live: its owner ticks, and pages at any server follow.

Ticks and the way of hands may be told before they are on disk, for a quarter of a second at most; a crash may take them back. What is done on purpose may not.
"""

from __future__ import annotations

import random
from functools import cache
from itertools import pairwise
from typing import Any

import msgspec

from hacktable.kernel.verbs import CLOCK, Tick
from hacktable.match.box import box
from hacktable.server.http.guests import COOKIE
from hacktable.server.table.move_log import BLOCK
from hacktable.server.table.playing import Playing
from hacktable.server.table.services import Pauses
from hacktable.server.table.setup import Setup, Sitter
from hacktable.server.table.stored import Guest, MatchSetup, Move, StoredMatch
from hacktable.server.wire.messages import Value
from simulation.history import BrokenError, check_moves, moves_by_id
from simulation.page import Heard, Page, patch
from simulation.world import Server, World, cookie, http_key

GAME = "hacker"
OPTIONS: dict[str, Value] = {"tempo": "live", "walk_seconds": 1, "walk_limit": 4, "place_limit": 2}
"""Short rounds."""
OPENINGS = 8
"""Different matches; what comes before the first live round is played once for all worlds."""
FOLLOWED = 10
"""Beats that every page must get after all is well again."""
DATE = 1_700_000_000_000
LINK = "table"


class LivePage(Page):
    """Somebody at a live table: they move hands and eyes, and do something on purpose now and then."""

    beats = 0
    """How many there were since it was last asked."""

    def _hear(self, message: dict[str, Any]) -> None:
        super()._hear(message)
        if message["is"] == "beat":
            self.beats += 1
            if self.seat is not None and self._chance.random() < 0.3:
                self.say({"do": "live", "tick": message["tick"], "since": 0, "inputs": self._inputs()})
        elif message["is"] == "pause" and self.seat in message["waiting"]:
            self.say({"do": "onward"})

    def _inputs(self) -> list[dict[str, Any]]:
        x, y = self._chance.randrange(300), self._chance.randrange(300)
        return [{"do": "look", "x": x, "y": y}, {"do": "steer", "hand": self._chance.choice((1, 2)), "x": x, "y": y}]

    @property
    def is_done(self) -> bool:
        return (self.beats >= FOLLOWED or self.ended == self.match) and not self._moves


class LiveWorld(World):
    """A table where a live round of Hacker is about to begin."""

    kind = "live"
    pauses = Pauses(talk=0, hearing=0, ready=300, recess=1_000)

    def set_up(self) -> None:
        chance = self.chance
        opened, moves = opening(chance.randrange(OPENINGS))
        players = len(opened.setup.names)
        bots = chance.choice((0, 0, 1))
        people = [Guest(self.draw(16), f"Guest {number}") for number in range(players - bots + 1)]
        for number, guest in enumerate(people):
            self.database.add_guest(guest, http_key(number), DATE)
        setup = Setup.new(box(GAME), people[0].id, people[0].name, 0, dict(OPTIONS), "off", "")
        setup.server_seed = opened.setup.server_seed
        for chair in range(players):
            human = chair < players - bots
            setup.chairs[chair] = Sitter(guest=people[chair].id, name=people[chair].name) if human else Sitter(level="greedy")
        self.database.add_table(LINK, setup, DATE)
        setup.begin()
        guests = tuple(sitter.guest for _, sitter in setup.sitting)
        begun = msgspec.structs.replace(opened.setup, names=tuple(sitter.name for _, sitter in setup.sitting), guests=guests)
        self.database.begin_match("", msgspec.structs.replace(opened, setup=begun), setup, DATE, 0)
        self.database.moves[LINK, 1] = {move.ply: move for move in moves}
        servers = chance.choice((1, 2, 3, 3))
        self.many = servers > 1 or chance.random() < 0.5
        self.servers += [Server(self, f"server-{number}") for number in range(servers)]
        for number in range(len(people)):
            wants = number if number < players - bots else None
            mine = random.Random(f"page {self.seed} {number}")
            page = LivePage(self, f"page-{number}", LINK, f"{COOKIE}={cookie(number)}", wants, players, mine, rematches=0)
            self.pages.append(page)
            self.loop.do(self.loop.outside, chance.random(), page.open)

    def _calm_down(self) -> None:
        super()._calm_down()
        for page in self.pages:
            assert isinstance(page, LivePage)
            page.beats = 0

    def _judge(self) -> None:
        self._all_done()
        stored = self.database.matches[LINK, 1]
        found = self.database.load_match(LINK, 1)
        assert found
        history = LiveHistory(stored, found[1], {page.seat for page in self.pages})
        for page in self.pages:
            check_live_page(page, history)
            check_moves(page, {(LINK, 1): history})
        self._check_secrets()


@cache
def opening(number: int) -> tuple[StoredMatch, tuple[Move, ...]]:
    """A match until its first live round begins."""
    chance = random.Random(f"opening {number}")
    players = chance.choice((3, 3, 4))
    names = tuple(f"Guest {seat}" for seat in range(players))
    seeds = tuple(f"{chance.getrandbits(256):064x}" for _ in range(players + 1))
    setup = MatchSetup(GAME, dict(OPTIONS), seeds[0], seeds[1:], names, tuple(None for _ in names), "off")
    stored = StoredMatch(LINK, 1, box(GAME).rules.version, setup, DATE)
    playing, moves = Playing(stored, (), "opening"), list[Move]()
    while not playing.match.live:
        seat = playing.match.actors[0]
        step = playing.attempt(seat, chance.choice(list(playing.match.legal(seat))), at=0)
        playing.take(step, None)
        moves.append(Move(LINK, 1, step.ply, seat, str(step.action), 0, None, "guest"))
    return stored, tuple(moves)


# ---------------------------------------------------------------- what must hold


class LiveHistory:
    """A live match, played again by one server from what is on disk."""

    def __init__(self, stored: StoredMatch, moves: tuple[Move, ...], viewers: set[int | None]) -> None:
        self.moves = moves_by_id(moves)
        self.rules = box(stored.setup.game).rules
        assert self.rules.live
        self.ahead = BLOCK // (self.rules.live.beat // 2)
        """Ticks that may be told before they are on disk. They come at least half a beat after each other."""
        self._playing = playing = Playing(stored, (), "history")
        self._shown: dict[int | None, list[bytes]] = {viewer: [playing.match.shown_json(viewer)] for viewer in viewers}
        self._states: dict[tuple[int | None, int], dict[str, Any]] = {}
        self.last_tick = [0]
        """For each ply, that of the last tick until then."""
        self.on_purpose: dict[int | None, set[int]] = {viewer: set() for viewer in viewers}
        """Plies of what must be on disk before a viewer is told of it. What a viewer sees nothing of does not count: it may look the same where that was never done."""
        self.of_tick: dict[int, int] = {}
        """The plies of ticks."""
        for move in moves:
            step = playing.attempt(move.seat, move.action, at=move.at)
            playing.take(step, move.move_id)
            for viewer, shown in self._shown.items():
                shown.append(playing.match.shown_json(viewer))
            ticks = isinstance(step.action, Tick)
            self.last_tick.append(step.ply if ticks else self.last_tick[-1])
            if ticks:
                self.of_tick[playing.tick] = step.ply
            elif step.seat != CLOCK and not isinstance(step.action, self.rules.inputs):
                for viewer, seen in self.on_purpose.items():
                    if playing.match.seen(viewer, step.ply):
                        seen.add(step.ply)
        self._later: dict[int | None, list[bytes]] = {viewer: [] for viewer in viewers}
        """What viewers would be shown by the ticks that may have been told and are not on disk."""
        later = playing.match.copy()
        while later.live and len(later.log) < len(moves) + self.ahead:
            later.act(CLOCK, Tick())
            for viewer, shown in self._later.items():
                shown.append(later.shown_json(viewer))

    def back(self, viewer: int | None, ply: int, ticks: int) -> int:
        """To which ply a crash may take a page back that was told of this one: by so many ticks, and by nothing that was done on purpose."""
        while ply > 0 and ply not in self.on_purpose[viewer] and ticks >= (self.last_tick[ply] == ply):
            ticks -= self.last_tick[ply] == ply
            ply -= 1
        return ply

    @property
    def length(self) -> int:
        return len(self.last_tick) - 1

    def state(self, viewer: int | None, ply: int) -> dict[str, Any]:
        found = self._states.get((viewer, ply))
        if found is None:
            found = self._states[viewer, ply] = msgspec.json.decode(self._shown[viewer][ply])
        return found

    def plies_like(self, viewer: int | None, state: dict[str, Any], least: int) -> set[int]:
        """The plies, from this one on, after which a viewer is shown this state."""
        last = self.of_tick.get(state["beats"] + 1, self.length + 1)
        first = max(least, self.of_tick.get(state["beats"], 0))
        return {ply for ply in range(first, last) if self.state(viewer, ply) == state}

    def ahead_of(self, viewer: int | None, state: dict[str, Any], least: int, most: int) -> dict[int, int]:
        """The plies, from `least` to `most`, from which a server may have come to this state by ticks and hands that were never on disk, each with how many
        ticks that were. All that ticks and hands leave as it is must be as it was then."""
        moving = self._moving(viewer)
        found = {}
        for ply in range(least, min(most, self.length) + 1):
            was = self.state(viewer, ply)
            ticks = state["beats"] - was["beats"]
            if 0 <= ticks <= self.ahead and all(was[name] == state[name] for name in was if name not in moving):
                found[ply] = ticks
        return found

    def _moving(self, viewer: int | None) -> set[str]:
        """The fields that ticks and hands have changed in this match, or would change next, for a viewer."""
        log = self._playing.match.log
        by_itself = (ply for ply in range(1, self.length + 1) if isinstance(log[ply - 1].action, (Tick, *self.rules.inputs)))
        later = [self.state(viewer, self.length), *map(msgspec.json.decode, self._later[viewer])]
        pairs = [*((self.state(viewer, ply - 1), self.state(viewer, ply)) for ply in by_itself), *pairwise(later)]
        return {name for before, after in pairs for name in after if before[name] != after[name]}

    def told(self, viewer: int | None, after: int, until: int) -> list[Any]:
        """The events that a viewer was told of these actions."""
        match = self._playing.match
        plies = (ply for ply in range(after + 1, until + 1) if not isinstance(match.log[ply - 1].action, self.rules.inputs))
        return [msgspec.json.decode(msgspec.json.encode(event)) for ply in plies for event in match.seen(viewer, ply)]

    def follows(self, viewer: int | None, before: set[int], state: dict[str, Any], events: list[Any]) -> set[int]:
        """Where a page may be that was at one of these plies and was then told these events and shown this state."""
        found = set()
        for after in self.plies_like(viewer, state, min(before) + 1 if before else 0):
            # A page that came back between two ticks is told of everything since the first of them.
            if any(self.told(viewer, first, after) == events for at in before for first in range(self.last_tick[at], at + 1) if at < after):
                found.add(after)
        return found


def check_live_page(page: Page, history: LiveHistory) -> None:
    """Whether a page was shown a history as one server would have shown it; only beats that were told just before a crash may be missing there.

    :raises BrokenError: if not.
    """
    state: dict[str, Any] = {}
    places: set[int] = set()
    """The plies at which the page may be."""
    taken_back = told = 0
    """How many of the latest beats are not in the history, those that a sync tells of included; and the last ply of which the page was told that is."""
    for heard in page.heard:
        message, viewer = heard.message, heard.seat
        if heard.kind == "sync":
            state = message["state"]
            least = history.back(viewer, told, history.ahead - taken_back)
            places = history.plies_like(viewer, state, least)
            taken_back = 0
            if not places and (ahead := history.ahead_of(viewer, state, least, heard.durable)):
                taken_back, told = max(1, min(ahead.values())), min(ahead)
                continue
        else:
            patch(state, message["diff"])
            after = set() if taken_back else history.follows(viewer, places, state, message["events"])
            if not after and heard.kind == "beat":
                taken_back += 1
                if taken_back > history.ahead:
                    raise BrokenError(f"{page.name} was told {taken_back} beats that are not in the history, until {_bare(message)}")
                continue
            places = after
        if not places:
            raise BrokenError(f"{page.name} was told what no single server would have told it there: {_bare(message)}")
        told = min(places)
        check_ahead(page, heard, history, told)


def check_ahead(page: Page, heard: Heard, history: LiveHistory, told: int) -> None:
    """Whether all that was told was on disk, but for the last ticks and hands."""
    early = [ply for ply in history.on_purpose[heard.seat] if heard.durable < ply <= told]
    if early:
        raise BrokenError(f"{page.name} was told of move {min(early)} when {heard.durable} were on disk")
    ticks = sum(heard.durable < ply <= told for ply in history.of_tick.values())
    if ticks > history.ahead:
        raise BrokenError(f"{page.name} was told of {ticks} ticks that were not on disk, until move {told}")


def _bare(message: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in message.items() if name in ("is", "number", "tick", "events", "diff")}
