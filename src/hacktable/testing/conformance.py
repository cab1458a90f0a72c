"""Tests that every game must pass, whatever its rules are."""

from __future__ import annotations

import random
from functools import cached_property
from typing import Protocol

import msgspec
import numpy as np

from hacktable import lang
from hacktable.bots.bot import coin_of
from hacktable.bots.policies import GREEDY, OUR_NAMES, OURS_TOGETHER, enter_choose, enter_react
from hacktable.kernel import events as told_events
from hacktable.kernel.compiling import Compiled, Twins
from hacktable.kernel.cstruct import CStruct, Stored
from hacktable.kernel.engine import Engine, compiled, enter_apply, enter_clock_act, interpreted
from hacktable.kernel.errors import IllegalError, MalformedError, NotYoursError, TextError
from hacktable.kernel.events import SILENT, STORED_SILENT, Events
from hacktable.kernel.extras import is_ours
from hacktable.kernel.rules import MOST_LEGAL
from hacktable.kernel.teller import Shown
from hacktable.kernel.verbs import CLOCK, Event
from hacktable.lang.rulebook import Rulebook
from hacktable.match.box import GameBox
from hacktable.testing.counting import counting_from_zero
from hacktable.testing.golden import golden_playthrough, perft_counts
from hacktable.testing.lateness import Lateness
from hacktable.testing.secrecy import Secrecy
from hacktable.testing.taking_back import TakingBack
from hacktable.testing.walking import Walk, any_action, go_on, key_words, quick, random_words, same, step

FEW_CHOICES = 8
"""Of a position, that are asked about at both speeds."""


class Follower(Protocol):
    """Keeps the public fields of the state up to date from nothing but public events."""

    def follow(self, event: Event) -> None: ...

    def fields(self) -> Shown:
        """Public fields of the state, as a view shows them."""
        ...


class Conformance(Secrecy, Lateness, TakingBack):
    """Subclass it as a test class and name a registered game; pytest does the rest."""

    # ---------------------------------------------------------------- actions

    def test_legal_actions_are_sorted_and_there_exactly_for_the_seats_that_may_act(self) -> None:
        for engine in self.quick_engines():
            for states, _, _ in Walk(engine, "sorted").steps(200):
                actors = engine.actors(states)
                assert actors, "nobody may act, but the game is not over"
                for seat in range(engine.seats):
                    legal = engine.legal(states, seat)
                    assert legal == sorted(set(legal))
                    assert len(legal) <= MOST_LEGAL
                    assert bool(legal) == (seat in actors) or (not legal and engine.live(states))  # live, hands may have nothing to do

    def test_legal_actions_follow_from_what_the_seat_knows(self) -> None:
        for engine in self.quick_engines():
            for states, actor, _ in Walk(engine, "known").steps(150):
                for seat in range(engine.seats) if actor == CLOCK else (actor,):
                    assert engine.legal(engine.mask(states, seat), seat) == engine.legal(states, seat)

    def test_refused_actions_change_no_byte_and_say_why(self) -> None:
        offered = {str(entry.action): entry.action for other in self.matches(100, "other") for entry in other.log if entry.seat != CLOCK}
        for match in [*self.matches(3), *self.matches(37)]:
            match.speed_up(quick(self.game))
            before, log = match.state_bytes(), len(match.log)
            for seat in range(match.players):
                legal = {str(action) for action in match.legal(seat)}
                for text, action in offered.items():
                    if text in legal or (match.live and isinstance(action, self.game.inputs)):
                        continue
                    try:
                        match.act(seat, action)
                        raise AssertionError(f"{text} was not refused")
                    except (IllegalError, NotYoursError) as error:
                        assert lang.has("en", error.code), f"no sentence for {error.code}"
                        assert isinstance(error, NotYoursError) == (seat not in match.actors and not match.over)
                        assert error.rule, f"{error.code} names no rule"
                    assert match.state_bytes() == before
            for nonsense in ("", "  ", "fly", f"{next(iter(offered))} extra", "\x00", "🂡", "a" * 10_000):
                try:
                    match.act(match.actors[0] if match.actors else 0, nonsense)
                    raise AssertionError(f"{nonsense!r} was not refused")
                except MalformedError:
                    assert match.state_bytes() == before
            assert len(match.log) == log

    def test_copies_are_independent_and_earlier_states_never_change(self) -> None:
        for engine in self.engines():
            kept = [(states, states.tobytes()) for states, _, _ in Walk(engine, "kept").steps(80)]
            assert all(states.tobytes() == before for states, before in kept)
        for match in self.matches(10):
            twin, before = match.copy(), match.state_bytes()
            if not twin.over:
                go_on(twin, random.Random(1))
                assert twin.state_bytes() != before
                assert len(match.log) < len(twin.log)
            assert match.state_bytes() == before

    def test_games_end_and_scores_are_bounded(self) -> None:
        for engine in self.quick_engines():
            for number in range(3):
                walk = Walk(engine, f"end {number}")
                decisions = sum(1 for _ in walk.steps(self.longest))
                assert engine.over(walk.states), f"not over after {decisions} decisions"
                assert engine.actors(walk.states) == []
                points, sources, placing = engine.standings(walk.states)
                assert np.abs(points).max() <= self.most_points
                assert sorted(placing.tolist()) == [1 + sum(other < each for other in placing) for each in sorted(placing)]
                assert (sources.sum(axis=1) == points).all(), "points by source do not add up"

    # ---------------------------------------------------------------- chance

    def test_the_world_outside_has_no_say_in_chance(self) -> None:
        for engine in self.engines():
            calm = [states.tobytes() for states, _, _ in Walk(engine, "calm").steps(40)]
            disturbed = []
            for number, (states, _, _) in enumerate(Walk(engine, "calm").steps(40)):
                random.seed(number)
                np.random.seed(number)
                random.random()
                disturbed.append(states.tobytes())
            assert calm == disturbed

    def test_another_key_gives_another_game(self) -> None:
        for engine in self.engines():
            games = {engine.setup(key_words(f"key {number}"))[0].tobytes() for number in range(20)}
            assert len(games) == 20

    # ---------------------------------------------------------------- texts

    def test_replaying_a_record_gives_the_same_bytes(self) -> None:
        box = GameBox(self.game)
        for match in self.matches(60):
            text = match.record([f"Player {seat}" for seat in range(match.players)])
            again = box.replay(text)
            assert again.state_bytes() == match.state_bytes()
            assert [entry.events for entry in again.log] == [entry.events for entry in match.log]
            assert again.record([f"Player {seat}" for seat in range(match.players)]) == text

    def test_a_position_goes_on_like_the_match_it_was_taken_from(self) -> None:
        box = GameBox(self.game)
        for match in self.matches(25):
            text = match.position()
            again = box.position(text)
            assert again.position() == text
            played, chance = len(match.log), random.Random(13)
            for _ in range(10):
                if not match.over:
                    go_on(match, chance)
            for ply, entry in enumerate(match.log[played:], played + 1):
                again.act(entry.seat, str(entry.action))
                for seat in (*range(match.players), None):
                    assert again.seen(seat, ply - played) == match.seen(seat, ply)
            assert match.state_bytes() == again.state_bytes()
            assert box.replay(again.record()).state_bytes() == again.state_bytes()

    def test_actions_and_events_survive_text_and_json(self) -> None:
        for match in self.matches(120):
            for entry in match.log:
                action, verbs = entry.action, self.game.clock_actions if entry.seat == CLOCK else self.game.actions
                assert verbs.parse(str(action)) == action
                assert verbs.from_json(msgspec.json.encode(action)) == action
                assert verbs.decode(verbs.encode(action)) == action
                for event in entry.events:
                    assert self.game.events.parse(str(event)) == event
                    assert self.game.events.from_json(msgspec.json.encode(event)) == event

    def test_damaged_texts_get_an_error_with_line_and_column_and_never_a_traceback(self) -> None:
        box = GameBox(self.game)
        chance = random.Random(7)
        for match in self.matches(15):
            for read, text in ((box.replay, match.record(["Ada"])), (box.position, match.position())):
                for _ in range(60):
                    damaged = damage(text, chance)
                    try:
                        read(damaged)
                    except TextError as error:
                        assert 1 <= error.line <= damaged.count("\n") + 2
                        assert error.column >= 1
                        assert lang.has("en", error.code), f"no sentence for {error.code}"
                        assert str(error).startswith(f"Line {error.line}, column {error.column}: ")
            for action in {str(entry.action) for entry in match.log}:
                for _ in range(20):
                    try:
                        self.game.actions.parse(damage(action, chance))
                    except MalformedError as error:
                        assert lang.has("en", error.code), f"no sentence for {error.code}"

    # ---------------------------------------------------------------- events

    def test_events_are_for_everyone_or_one_seat_and_switch_off_without_a_trace(self) -> None:
        twins = interpreted(self.game)
        for engine in self.engines():
            for states, seat, act in Walk(engine, "events").steps(60):
                after, told = step(engine, states, seat, act)
                assert told or seat == CLOCK, "something changed, and nobody was told"
                for audience, kind, fields in told:
                    assert -1 <= audience < engine.seats
                    self.game.events.join(kind, fields)
                mirror = self.game.State.mirror(states[0])
                _enter(twins, [self.game.Board.mirror(engine.boards[0])], [mirror], seat, act, [told_events.SILENT])
                silent = self.game.State.new()
                mirror.store(silent[0])
                assert same(silent, after)

    def follower(self, players: int) -> Follower:
        """Somebody who hears what everyone hears, from set-up on, and says what the public fields must be."""
        raise NotImplementedError("a game's suite brings a follower of its events")

    def test_events_agree_with_the_state(self) -> None:
        for match in self.matches(0, "follow"):
            match.speed_up(quick(self.game))
            follower, chance = self.follower(match.players), random.Random(3)
            for event in match.seen(None, 0):
                follower.follow(event)
            for _ in range(250):
                fields = follower.fields()
                assert fields
                state = match.view(None).state
                assert {name: state[name] for name in fields} == fields, f"after {match.log[-1] if match.log else 'set-up'}"
                if match.over:
                    break
                played = len(match.log)
                go_on(match, chance)
                for entry in match.log[played:]:
                    for event in entry.events:
                        follower.follow(event)

    def test_every_position_of_play_is_sound(self) -> None:
        for engine in self.quick_engines():
            board = self.game.Board.mirror(engine.boards[0])
            for states, _, _ in Walk(engine, "sound").steps(300):
                assert not list(self.game.rules.impossible(board, self.game.State.mirror(states[0])))

    # ---------------------------------------------------------------- speeds

    def test_interpreted_and_compiled_agree_in_every_byte_after_every_action(self) -> None:
        self._compare(compiled(self.game), self.compared_decisions)

    def test_compiled_code_stays_within_its_bounds(self) -> None:
        self._compare(Compiled(self.game.all_fills, bounds=True), self.compared_decisions // 25)

    def test_no_rule_counts_from_the_end_of_an_array(self) -> None:
        """Our own rules do without negative indices when they are compiled. Those of other packages may use them."""
        if not is_ours(self.game.State.__module__):
            return
        for engine in self.engines(Twins(self.game.all_fills, counting_from_zero)):
            for number, (states, _, _) in enumerate(Walk(engine, "from zero").steps(24)):
                if number % 12 == 0:
                    self._look_around(engine, states, random.Random(number))

    def _look_around(self, engine: Engine, states: Stored, chance: random.Random) -> None:
        """Ask the rules everything about a position."""
        engine.standings(states)
        engine.turn_rule(engine.mask(states, -1))
        for seat in range(engine.seats):
            mask, shown, acts = engine.mask(states, seat), engine.show(states, seat), engine.legal(states, seat)
            engine.imagine(mask, seat, random_words("from zero"))
            engine.tally(shown, seat)
            for act in () if engine.live(states) else acts[:2]:
                engine.stakes(shown, seat, act)
                engine.reason(mask, seat, act)
            anything = {self.game.actions.encode(any_action(self.game.actions, chance)) for _ in range(FEW_CHOICES)}
            for act in anything.difference(acts) if acts else ():
                engine.refusal(mask, seat, act)

    @cached_property
    def _offered(self) -> set[int]:
        """Actions that were legal in the positions before; where they are not, their refusals are compared."""
        return set()

    def _compare(self, twins: Compiled, decisions: int) -> None:
        slow = interpreted(self.game)
        made, number = 0, 0
        buffer = self.game.State.new()
        while made < decisions:
            for fast in self.engines(twins):
                mirror, board = None, self.game.Board.mirror(fast.boards[0]).by_cell()
                walk = Walk(fast, f"compare {number}")
                for states, seat, act in walk.steps(max(50, decisions // 20)):
                    if mirror is None:
                        mirror = self.game.State.mirror(
                            Engine(self.game, fast.boards, twins=slow).setup(key_words(f"compare {number}"))[0][0]
                        ).by_cell()
                        mirror.store(buffer[0])
                        assert same(buffer, states), "set-up differs"
                    told = told_events.buffer()
                    _enter(slow, [board], [mirror], seat, act, [told])
                    mirror.store(buffer[0])
                    after, fast_told = step(fast, states, seat, act)
                    assert same(buffer, after), f"after {self._words(seat, act)}"
                    assert told_events.told(told) == fast_told
                    made += 1
                    if made % 50 == 0:
                        self._compare_looking(Engine(self.game, fast.boards, twins=slow), fast, twins, after, f"{made}")
                number += 1

    def _words(self, seat: int, act: int) -> str:
        return str((self.game.clock_actions if seat == CLOCK else self.game.actions).decode(act))

    def _compare_looking(self, slow: Engine, fast: Engine, twins: Compiled, states: Stored, seed: str) -> None:
        assert slow.over(states) == fast.over(states)
        assert slow.actors(states) == fast.actors(states)
        assert all(np.array_equal(one, other) for one, other in zip(slow.standings(states), fast.standings(states), strict=True))
        key = random_words(seed)
        for seat in range(-1, fast.seats):
            mask, shown = slow.mask(states, seat), slow.show(states, seat)
            assert same(mask, fast.mask(states, seat))
            assert same(shown, fast.show(states, seat))
            assert same(slow.imagine(mask, seat, key), fast.imagine(mask, seat, key))
            if seat < 0:
                assert slow.turn_rule(mask) == fast.turn_rule(mask)
                continue
            acts = slow.legal(states, seat)
            assert acts == fast.legal(states, seat)
            self._compare_thinking(slow, twins, mask, seat, seed)
            self._compare_answers(slow, fast, mask, shown, seat, acts, seed)

    def _compare_answers(self, slow: Engine, fast: Engine, mask: Stored, shown: Stored, seat: int, acts: list[int], seed: str) -> None:
        """Why actions are refused, what is at stake in choices, and what speaks for them."""
        assert slow.tally(shown, seat) == fast.tally(shown, seat)
        for act in [] if slow.live(mask) else random.Random(seed).sample(acts, min(FEW_CHOICES, len(acts))):
            assert slow.stakes(shown, seat, act) == fast.stakes(shown, seat, act), self._words(seat, act)
            assert slow.reason(mask, seat, act) == fast.reason(mask, seat, act), self._words(seat, act)
        chance = random.Random(seed)
        anything = [self.game.actions.encode(any_action(self.game.actions, chance)) for _ in range(FEW_CHOICES)]
        for act in (*self._offered, *anything):
            if acts and act not in acts:
                one, other = slow.refusal(mask, seat, act), fast.refusal(mask, seat, act)
                assert (one.code, one.rule, one.params) == (other.code, other.rule, other.params), self._words(seat, act)
        self._offered.update(acts[:FEW_CHOICES])

    def _compare_thinking(self, slow: Engine, twins: Compiled, mask: Stored, seat: int, seed: str) -> None:
        """What bots make of a mask: choices, and, while a game is live, reflexes of every level."""
        acts, coins = np.array(slow.legal(mask, seat), np.int64), (coin_of(seed.encode()), coin_of(seed.encode()))
        board, known = [self.game.Board.mirror(slow.boards[0])], [self.game.State.mirror(mask[0])]
        if len(acts) and not slow.live(mask):
            thinking = OURS_TOGETHER.minds(self.game), OURS_TOGETHER.scratch()
            rooms = OURS_TOGETHER.room(self.game, mirrored=False), OURS_TOGETHER.room(self.game, mirrored=True)
            chosen = twins.entry(enter_choose)(
                slow.boards, mask, seat, GREEDY, acts, len(acts), coins[0], *thinking, rooms[0], STORED_SILENT
            )
            assert chosen == interpreted(self.game)[enter_choose](
                board, known, seat, GREEDY, acts, len(acts), coins[1], *thinking, rooms[1], [SILENT]
            )
            assert 0 <= chosen < len(acts)
        for policy in range(len(OUR_NAMES)) if slow.live(mask) else ():
            act = twins.entry(enter_react)(slow.boards, mask, seat, policy, coins[0])
            assert act == interpreted(self.game)[enter_react](board, known, seat, policy, coins[1])

    # ---------------------------------------------------------------- what a game must bring

    def test_the_golden_playthrough_is_as_it_was(self) -> None:
        file = self.data / "golden" / f"{self.name}.txt"
        assert file.exists(), f"no golden playthrough: python -m hacktable.testing {self.name} {self.data}"
        assert golden_playthrough(self.game) == file.read_text("utf-8")

    def test_the_perft_counts_are_as_they_were(self) -> None:
        file = self.data / "perft" / f"{self.name}.txt"
        assert file.exists(), f"no perft counts: python -m hacktable.testing {self.name} {self.data}"
        assert perft_counts(self.game) == file.read_text("utf-8")

    def test_the_rules_have_the_same_numbers_in_every_language(self) -> None:
        folder = self.game.folder / "rules"
        english = [*Rulebook(folder).rules]
        assert english
        assert all(number.startswith(f"{self.game.rules.prefix}-") for number in english)
        for file in folder.glob("*.md"):
            assert [*Rulebook(folder, file.stem).rules] == english, file.name

    def test_all_that_a_game_tells_has_its_sentence_in_every_language(self) -> None:
        codes = [f"{self.name}-title", f"{self.name}-summary"]
        codes += [f"{self.name}-event-{struct.__name__.lower()}" for struct in self.game.events.structs]
        codes += [f"{self.name}-source-{source}" for source in self.game.rules.sources]
        codes += [f"{self.name}-option-{option}" for option in GameBox(self.game).options]
        codes += [f"{self.name}-option-{option}-about" for option in GameBox(self.game).options]
        codes += [each.code for each in self.game.rules.refusals.declared if each]
        codes += [f"{self.name}-stake-{code}" for code in self.game.rules.outcomes]
        codes += [f"{self.name}-reason-{each.code}" for each in self.game.rules.reasons.declared if each]
        for file in (self.game.folder / "lang").glob("*.ftl"):
            missing = [code for code in codes if not lang.has(file.stem, code)]
            assert not missing, f"{file.stem}: {missing}"

    def test_a_state_is_small(self) -> None:
        assert self.game.State.dtype.itemsize < 2048


def _enter(twins: Twins, boards: list[CStruct], opened: list[CStruct], seat: int, act: int, told: list[Events]) -> None:
    """An action of a seat or of the clock, on mirrors."""
    if seat == CLOCK:
        twins[enter_clock_act](boards, opened, act, told)
    else:
        twins[enter_apply](boards, opened, seat, act, told)


def damage(text: str, chance: random.Random) -> str:
    """A text with something wrong in it, somewhere."""
    where = chance.randrange(len(text) + 1)
    match chance.randrange(6):
        case 0:
            return text[:where]
        case 1:
            return text[:where] + chance.choice("0 9-xé\t@=/#\n\x00\u2028") + text[where:]
        case 2:
            return text[:where] + text[where + chance.randrange(1, 6) :]
        case 3:
            lines = text.split("\n")
            chance.shuffle(lines)
            return "\n".join(lines)
        case 4:
            lines = text.split("\n")
            del lines[chance.randrange(len(lines))]
            return "\n".join(lines)
        case _:
            words = text.split(" ")
            place = chance.randrange(len(words))
            words[place] = chance.choice(["-1", "99999999999999999999", "on", "²", "1_0", "a", "", "nan"])
            return " ".join(words)
