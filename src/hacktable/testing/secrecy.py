"""Tests that what a seat may not know reaches neither the seat nor a bot that plays it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import numpy as np

from hacktable import lang
from hacktable.kernel import events as told_events
from hacktable.kernel.cstruct import EVERYONE, NOBODY, Ints, Stored
from hacktable.kernel.engine import Engine
from hacktable.kernel.errors import HacktableError
from hacktable.kernel.events import Told
from hacktable.kernel.verbs import CLOCK, Action
from hacktable.match.match import Match
from hacktable.testing.suite import Suite
from hacktable.testing.walking import Walk, key_words, quick, random_words, same, step


class Secrecy(Suite):
    """The part of the suite that is about secrets."""

    def test_random_words_are_in_nobodys_mask(self) -> None:
        for engine in self.engines():
            for states, _, _ in Walk(engine, "words").steps(10):
                for seat in range(-1, engine.seats):
                    mask = engine.mask(states, seat)[0]
                    assert all(not np.any(mask[name]) for name, field in self.game.State.fields.items() if field.see is NOBODY)
                    view_fields = {name for name, field in self.game.State.fields.items() if field.see is not NOBODY}
                    assert {"key", "block", "counter", "used"}.isdisjoint(view_fields)

    def test_a_mask_masks_itself_and_imagined_worlds_look_the_same(self) -> None:
        for engine in self.quick_engines():
            board = self.game.Board.mirror(engine.boards[0])
            for number, (states, _, _) in enumerate(Walk(engine, "imagine").steps(60)):
                for seat in range(-1, engine.seats):
                    mask = engine.mask(states, seat)
                    assert same(engine.mask(mask, seat), mask)
                    world = engine.imagine(mask, seat, random_words(f"{number} {seat}"))
                    assert same(engine.mask(world, seat), mask)
                    assert not list(self.game.rules.impossible(board, self.game.State.mirror(world[0]))), "an imagined world that cannot be"

    def test_worlds_that_look_alike_to_a_seat_stay_alike_in_all_that_reaches_it(self) -> None:
        """The same action in two worlds that a seat cannot tell apart: if its masks agree afterwards, so does every byte it gets."""
        compared, different = 0, 0
        hidden = [name for name, field in self.game.State.fields.items() if field.see not in (EVERYONE, NOBODY)]
        for engine in self.quick_engines():
            for number, (states, actor, act) in enumerate(Walk(engine, "alike").steps(120)):
                after, told = step(engine, states, actor, act)
                free = actor == CLOCK or act not in engine.legal(states, actor)  # ticks and live inputs are never refused
                for seat in range(-1, engine.seats):
                    world = engine.imagine(engine.mask(states, seat), seat, random_words(f"{number}"))
                    for name, field in self.game.State.fields.items():
                        if field.see is NOBODY and name in ("key", "block", "counter", "used"):
                            world[0][name] = states[0][name]  # the same dice will fall
                    assert same(engine.show(world, seat), engine.show(states, seat))
                    assert engine.actors(world) == engine.actors(states)
                    if not free and act not in engine.legal(world, actor):
                        continue
                    world_after, world_told = step(engine, world, actor, act)
                    if same(engine.mask(after, seat), engine.mask(world_after, seat)):
                        compared += 1
                        different += any(not np.array_equal(world[0][name], states[0][name]) for name in hidden)
                        assert heard(told, seat) == heard(world_told, seat)
                        assert same(engine.show(after, seat), engine.show(world_after, seat))
                        if seat >= 0:
                            assert engine.legal(after, seat) == engine.legal(world_after, seat)
        assert compared > 100, "too few pairs of worlds were compared"
        assert different > 0 or not hidden, "no imagined world differed from the true one"

    def test_a_refusal_tells_a_seat_only_what_it_knows(self) -> None:
        offered = {entry.action for other in self.matches(100, "words") for entry in other.log if entry.seat != CLOCK}
        for match in [*self.matches(3), *self.matches(31, "refusal")]:
            match.speed_up(quick(self.game))
            for seat in match.actors:
                known = match.knowledge(seat)
                engine = Engine(self.game, known.boards, twins=quick(self.game))
                world = engine.imagine(known.masks, seat, random_words("refusal"))
                twin = Match(self.game, match.players, match.options, known.boards, states=world)
                twin.speed_up(quick(self.game))
                for action in offered:
                    if action not in match.legal(seat) and not (match.live and isinstance(action, self.game.inputs)):
                        assert _refusal(match, seat, action) == _refusal(twin, seat, action)

    def test_stakes_follow_from_what_a_seat_is_shown(self) -> None:
        """In worlds that look alike to a seat every choice has the same stakes. Asking for them changes nothing."""
        for match in [*self.matches(31, "stakes"), *self.matches(60, "stakes")]:
            match.speed_up(quick(self.game))
            before = match.state_bytes()
            for seat in range(match.players):
                known = match.knowledge(seat)
                engine = Engine(self.game, known.boards, twins=quick(self.game))
                world = engine.imagine(known.masks, seat, random_words("stakes"))
                twin = Match(self.game, match.players, match.options, known.boards, states=world)
                twin.speed_up(quick(self.game))
                assert match.tally(seat) == twin.tally(seat)
                if not match.live:
                    assert match.stakes(seat) == twin.stakes(seat)
                    assert len(match.stakes(seat)) == len(match.legal(seat))
                    told = {f"{self.name}-stake-{each.code}" for outcomes in match.stakes(seat) for each in outcomes}
                    assert all(lang.has("en", code) for code in told), f"no sentence for one of {told}"
            assert match.state_bytes() == before

    def test_views_are_what_is_shown_and_bots_get_the_mask(self) -> None:
        for match in [*self.matches(5), *self.matches(40)]:
            known = match.knowledge(0)
            engine = Engine(self.game, known.boards)
            states = self.game.State.new()
            states.view(np.uint8)[:] = np.frombuffer(match.state_bytes(), np.uint8)
            for seat in (*range(match.players), None):
                viewer = -1 if seat is None else seat
                shown = engine.show(states, viewer)[0]
                fields = {name: value.tolist() for name, field, value in self.game.State.cells(shown) if field.see is not NOBODY}
                assert match.view(seat).state == fields
                if seat is not None:
                    assert same(match.knowledge(seat).masks, engine.mask(states, seat))
            known.boards[0]["seats"] = 1
            known.masks.view(np.uint8)[:] = 255
            assert match.knowledge(0).boards[0]["seats"] == match.players, "a bot wrote into the match"

    def test_no_event_gives_away_a_secret_that_is_drawn_by_chance(self) -> None:
        """Set up, and act, with many keys: no field that a seat hears may settle a value that is hidden from it."""
        hidden = [name for name, field in self.game.State.fields.items() if field.see not in (EVERYONE, NOBODY)]
        for engine in self.quick_engines():
            samples = [engine.setup(key_words(f"leak {number}")) for number in range(150)]
            self._look_for_leaks(engine, samples, hidden)
            for number, (states, seat, act) in enumerate(Walk(engine, "leak").steps(250)):
                samples = [_with_key(engine, states, seat, act, f"{number} {key}") for key in range(4)]
                secrets = _cells([after for after, _ in samples], hidden)
                if (secrets != secrets[0]).any():  # chance has a say in them
                    samples += [_with_key(engine, states, seat, act, f"{number} {key}") for key in range(4, 120)]
                    self._look_for_leaks(engine, samples, hidden)

    def _look_for_leaks(self, engine: Engine, samples: list[tuple[Stored, list[Told]]], hidden: list[str]) -> None:
        """For every hidden cell and every field heard: the cell must not be a function of the field."""
        true = _cells([states for states, _ in samples], hidden)
        for seat in range(-1, engine.seats):
            secret = true != _cells([engine.mask(states, seat) for states, _ in samples], hidden)
            # Least and greatest values tell whether something varies. Where a cell is no secret it must count for neither.
            low, high = np.where(secret, true, np.iinfo(np.int64).max), np.where(secret, true, np.iinfo(np.int64).min)
            drawn = np.flatnonzero(low.min(axis=0) < high.max(axis=0))
            if not drawn.size:
                continue
            secret, low, high = secret[:, drawn], low[:, drawn], high[:, drawn]
            for kind, rows, values in _columns([heard(told, seat) for _, told in samples]):
                order = np.argsort(values, kind="stable")
                starts = np.flatnonzero(np.diff(values[order], prepend=values[order[0]] - 1))
                rows = rows[order]
                times = np.add.reduceat(secret[rows], starts, axis=0, dtype=np.int64)
                least, most = np.minimum.reduceat(low[rows], starts, axis=0), np.maximum.reduceat(high[rows], starts, axis=0)
                settled = ((least == most) | (times == 0)).all(axis=0)
                enough = (times.sum(axis=0) >= 5 * (times > 0).sum(axis=0)) & (least.min(axis=0) < most.max(axis=0))
                for cell in drawn[settled & enough]:
                    event = self.game.events.structs[kind - 1].__name__
                    raise AssertionError(f"seat {seat} hears {event}, which settles {_cell_name(samples[0][0], hidden, cell)}")


def _with_key(engine: Engine, states: Stored, seat: int, act: int, seed: str) -> tuple[Stored, list[Told]]:
    """An action with other dice."""
    other = engine.game.State.copied(states)
    other[0]["key"], other[0]["counter"], other[0]["used"] = random_words(seed), 0, other[0]["block"].size
    return step(engine, other, seat, act)


def _cells(states: Sequence[Stored], names: list[str]) -> Ints:
    """All cells of these fields in a row, for each state."""
    if not names:
        return np.zeros((len(states), 0), np.int64)
    together = np.frombuffer(b"".join(each.tobytes() for each in states), states[0].dtype)
    return np.concatenate([together[name].reshape(len(states), -1) for name in names], axis=1, dtype=np.int64)


def _cell_name(states: Stored, names: list[str], cell: int) -> str:
    for name in names:
        if cell < states[0][name].size:
            return f"{name}{[int(place) for place in np.unravel_index(cell, states[0][name].shape)]}"
        cell -= states[0][name].size
    raise IndexError(cell)


def heard(told: list[Told], seat: int) -> list[tuple[int, list[int]]]:
    """What reaches a seat (−1: a spectator) of what was told."""
    return [(kind, fields) for audience, kind, fields in told if audience in (told_events.ALL, seat)]


def _columns(said: list[list[tuple[int, list[int]]]]) -> Iterator[tuple[int, Ints, Ints]]:
    """All fields that are heard, by kind of event and how many of the kind came before, unless they are always the same and so settle nothing: the kind,
    the numbers of the samples in which it was heard, and its values there."""
    found: dict[tuple[int, int], tuple[list[int], list[list[int]]]] = {}
    for number, events in enumerate(said):
        kinds: dict[int, int] = {}
        for kind, fields in events:
            kinds[kind] = kinds.get(kind, 0) + 1
            rows, values = found.setdefault((kind, kinds[kind]), ([], []))
            rows.append(number)
            values.append(fields)
    for (kind, _), (rows, values) in found.items():
        table = np.array(values, np.int64)
        for place in np.flatnonzero((table != table[0]).any(axis=0)):
            yield kind, np.array(rows), table[:, place]


def _refusal(match: Match, seat: int, action: Action) -> tuple[object, ...]:
    try:
        match.act(seat, action)
    except HacktableError as error:
        return type(error), error.code, error.rule, error.params
    raise AssertionError(f"{action} was not refused")
