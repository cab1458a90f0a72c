"""Frames and beats are put together from what kernels wrote: byte for byte what the declared messages would be."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from hacktable.kernel.events import ALL
from hacktable.kernel.verbs import CLOCK, Tick
from hacktable.match.match import Step
from hacktable.server.table.playing import Playing
from hacktable.server.table.stored import MatchSetup, StoredMatch
from hacktable.server.wire import messages
from hacktable.server.wire.messages import Beat, Frame, SeatClock, Sync, encode
from hacktable.server.wire.showing import changes, whole

LIVE = {"tempo": "live", "walk_seconds": 1, "walk_limit": 4, "place_limit": 2}
Told = tuple[tuple[int, ...], int, bool]


class Plainly:
    """What every viewer is to be sent, made of Python's structs."""

    def __init__(self, playing: Playing) -> None:
        self.playing = playing
        self.numbers = dict.fromkeys(playing.viewers, 0)
        self.shown = {seat: playing.match.shown(seat).tobytes() for seat in playing.viewers}
        self.told = {seat: self._told(seat) for seat in playing.viewers}

    def _told(self, seat: int | None) -> Told:
        match = self.playing.match
        return match.actors, 0 if seat is None else self.playing.windows[seat], match.over

    def _legal(self, seat: int | None) -> tuple[msgspec.Raw, ...]:
        acts = [] if seat is None else self.playing.acts[seat]
        return tuple(msgspec.Raw(self.playing.match.rules.actions.json(act)) for act in acts)

    def frames(self, steps: list[Step], clock: Any, ack: str | None) -> dict[int | None, bytes]:
        match, found = self.playing.match, dict[int | None, bytes]()
        events = [pair for step in steps if not isinstance(step.action, match.rules.inputs) for pair in step.happened]
        for seat in self.numbers:
            before, self.shown[seat] = self.shown[seat], match.shown(seat).tobytes()
            diff = changes(match.rules.State, before, self.shown[seat])
            heard = tuple(msgspec.Raw(msgspec.json.encode(event)) for audience, event in events if audience in (ALL, seat))
            last, self.told[seat] = self.told[seat], self._told(seat)
            mine = ack if seat == steps[-1].seat else None
            if heard or diff or mine or last != self.told[seat]:
                self.numbers[seat] += 1
                actors, window, over = self.told[seat]
                if match.live and isinstance(steps[-1].action, Tick):
                    asked = messages.Asked(actors, self._legal(seat), window) if last != self.told[seat] else None
                    found[seat] = encode(Beat(self.numbers[seat], self.playing.tick, heard, diff, asked))
                else:
                    found[seat] = encode(Frame(self.numbers[seat], heard, diff, actors, self._legal(seat), window, over, clock, mine))
        return found

    def sync(self, seat: int | None) -> bytes:
        match, playing = self.playing.match, self.playing
        actors, window, over = self._told(seat)
        sent = msgspec.json.decode(playing.sync(seat, None), type=Sync)
        return encode(
            Sync(
                epoch=playing.epoch_of(seat),
                number=self.numbers[seat],
                match=1,
                seat=seat,
                players=match.players,
                board=whole(match.rules.Board, match.boards[0]),
                state=whole(match.rules.State, match.shown(seat)[0]),
                actors=actors,
                legal=self._legal(seat),
                window=window,
                over=over,
                log=sent.log,  # which structs are encoded for
                clock=None,
            )
        )


def started(game: str, players: int, options: dict[str, Any]) -> Playing:
    seats = tuple("" for _ in range(players))
    begun = MatchSetup(game, options, "07" * 32, seats, tuple("abcd"[:players]), (None,) * players, "off")
    playing = Playing(StoredMatch("t", 1, 1, begun, 0), (), "epoch")
    playing.stored = msgspec.structs.replace(playing.stored, rules_version=playing.match.rules.version)
    for viewer in (None, *playing.seats):
        playing.viewer(viewer)
    return playing


@pytest.mark.parametrize(
    ("game", "players", "options"),
    [("hashcatch", 4, {"memory": True}), ("blackhat", 3, {}), ("hacker", 3, {"tempo": "step"})],
    ids=["hashcatch", "blackhat", "hacker"],
)
def test_frames_are_what_the_declared_messages_would_be(game: str, players: int, options: dict[str, Any]) -> None:
    playing, chance = started(game, players, options), random.Random(game)
    plainly = Plainly(playing)
    for number in range(60):
        if playing.over:
            break
        seat = chance.choice(playing.match.actors)
        step = playing.attempt(seat, chance.choice(playing.match.legal(seat)), at=number)
        playing.take(step, None)
        clock = tuple(SeatClock(1000 + number, number, each == seat) for each in playing.seats) if number % 2 else None
        ack = f'move "{number}" \u00e9\u2028\\' if number % 3 else None
        sent = playing.frames([step], clock, ack)
        assert sent == plainly.frames([step], clock, ack)
        if number % 15 == 0:
            for viewer in playing.viewers:
                assert playing.sync(viewer, None) == plainly.sync(viewer)


def test_a_step_that_was_tried_before_somebody_came_is_told_to_them_too() -> None:
    playing = started("hashcatch", 2, {})
    del playing.viewers[1]
    playing._watching = playing.match.nobody()
    for viewer in playing.viewers:
        playing._watching = playing._watching.joined(-1 if viewer is None else viewer, playing.match.shown(viewer).tobytes())
    seat = playing.match.actors[0]
    step = playing.attempt(seat, playing.match.legal(seat)[0], at=0)
    playing.viewer(1)
    plainly = Plainly(playing)
    playing.take(step, None)
    assert playing.frames([step], None, "a") == plainly.frames([step], None, "a")


def test_beats_are_what_the_declared_messages_would_be() -> None:
    playing, chance, beats = started("hacker", 3, LIVE), random.Random(1), 0
    plainly, steps = Plainly(playing), list[Step]()

    def do(seat: int, action: Any) -> None:
        step = playing.attempt(seat, action, at=len(playing.match.log))
        playing.take(step, None)
        steps.append(step)

    while beats < 60 and not playing.over:
        steps.clear()
        match = playing.match
        if not match.live:
            seat = chance.choice(match.actors)
            do(seat, chance.choice(match.legal(seat)))
        else:
            beats += 1
            for seat in playing.seats:
                do(seat, f"steer 1 {chance.randrange(200)} {chance.randrange(200)}")
                legal = match.legal(seat)
                if legal and chance.random() < 0.2 and match.live:
                    do(seat, chance.choice(legal))
            if match.live:
                do(CLOCK, Tick())
        assert playing.frames(steps, None, None) == plainly.frames(steps, None, None)
    assert beats == 60
