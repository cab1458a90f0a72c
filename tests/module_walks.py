"""Tapes of whole games: random walks, what bots make of positions on the way, and games that bots play among themselves."""

from __future__ import annotations

import random

import numpy as np

from hacktable.bots.advice import CONSIDERED
from hacktable.bots.bot import coin_of
from hacktable.bots.learned.thinker import IDEAS, KEEP, MARGIN, NEAR_GAIN, NEAR_STEPS
from hacktable.bots.learned.thinking import LEDGER_ROWS
from hacktable.bots.learned.weights import mind_of
from hacktable.bots.policies import MOST_A_TICK, NUMBERS, ROOM
from hacktable.bots.registry import HOUSE, HOUSE_TOGETHER
from hacktable.kernel import rules
from hacktable.kernel.chacha import seed as seeded
from hacktable.kernel.cstruct import Ints, Stored
from hacktable.kernel.engine import IF_LEGAL, LOOK, interpreted
from hacktable.kernel.events import FIELDS, STORED_SILENT, buffer, stored_buffer
from hacktable.kernel.frames import Desk, spelling
from hacktable.kernel.game import Game
from hacktable.kernel.rules import MOST_LEGAL, MOST_SEATS, MOST_SOURCES, ROOM_TO_ANSWER
from hacktable.kernel.verbs import CLOCK, Tick
from hacktable.lab.tape import Tape
from hacktable.lab.wasm import KEY
from hacktable.testing.walking import Variant, key_words

CHAMPION = list(HOUSE).index("champion")
SAID = 5
"""The numbers with which a desk begins: whether an action was done and whether a rule was wrong, who may act, whether it is over, whether it is live."""
A_LOOK = 80
"""Actions from one look at everything to the next."""
AN_ANSWER = 60
"""Actions from one question about them to the next."""
TICKS_BESIDE = 20
"""Ticks of a live game for which interpreted rules walk along."""
WHOLE = 8
"""Ticks from one after which everything that viewers are shown is written, and not only what has changed, to the next: that takes a hundred times as long."""
A_REMARK = 60
"""Actions from one remark about what happened to the next."""


class Interpreted:
    """The same game by interpreted rules, on a mirror that lives as long as the game."""

    def __init__(self, game: Game, tape: Tape) -> None:
        twins, boards = interpreted(game), tape["boards"]
        self._board, self._state, self._seats = (
            game.Board.mirror(boards[0]),
            game.State.mirror(game.State.new()[0]),
            int(boards[0]["seats"]),
        )
        self._events, self._acts = buffer(), np.zeros(MOST_LEGAL, np.int64)
        self._apply, self._clock_act = twins[rules.apply], twins[rules.clock_act]
        self._actors, self._legal, self._over, self._live = (twins[each] for each in (rules.actors, rules.legal, rules.over, rules.live))
        self._wanted, told = tape["states"][0], tape["told"][0]
        self._count, self._rows = tape["told"]["count"], told["rows"]
        twins[seeded](self._state, tape["key"])
        twins[rules.setup](self._board, self._state, self._events)
        self._told, self._offered = self._events.rows, memoryview(self._acts.data)
        for each in (self._board, self._state, self._events):
            each.by_cell()

    def act(self, seat: int, act: int) -> None:
        self._events.count = 0
        if seat == CLOCK:
            self._clock_act(self._board, self._state, act, self._events)
        else:
            self._apply(self._board, self._state, seat, act, self._events)

    def compare_states(self) -> None:
        """That the state and what was told of the last action are the same."""
        assert self._state.is_in(self._wanted)
        count = self._events.count
        assert count == self._count[0]
        assert self._told[:count].tobytes() == self._rows[:count].tobytes()

    def compare(self, found: Found) -> None:
        """The same; whether it is over or live, who may act, and how."""
        self.compare_states()
        bits, over, live = found.said()
        assert bits == self._actors(self._board, self._state)
        assert over == self._over(self._board, self._state)
        assert live == self._live(self._board, self._state)
        for seat in range(self._seats):
            if bits >> seat & 1:
                count = self._legal(self._board, self._state, seat, self._offered)
                assert self._acts[:count].tobytes() == found.legal(seat).tobytes()


class Found:
    """What a move has found out about the position, on the desk of a tape."""

    def __init__(self, desks: Stored) -> None:
        desk = desks[0]
        self._numbers, self._counts, self._acts = desks.view(np.int64)[:SAID], desk["counts"], desk["acts"]

    def said(self) -> tuple[int, bool, bool]:
        """Who may act, as bits; whether the game is over, and whether it is live."""
        _, _, bits, over, live = self._numbers.tolist()
        return bits, over != 0, live != 0

    def legal(self, seat: int) -> Ints:
        """A seat's legal actions."""
        acts: Ints = self._acts[seat, : self._counts[seat]]
        return acts


class Walker:
    """Writes random games of one game to a tape."""

    def __init__(self, game: Game, seed: str) -> None:
        self.tape, self.game, self.decisions = Tape(game), game, 0
        self._chance = random.Random(seed)
        self._offered = list[int]()
        put = self.tape.put
        for name in ("states", "known", "out", "again"):
            put(name, game.State.new())
        put("room to answer", game.State.new(ROOM_TO_ANSWER))
        put("told", stored_buffer())
        put("silent", STORED_SILENT)
        put("legal", np.zeros(MOST_LEGAL, np.int64))
        put("coin", coin_of(seed.encode()))
        put("points", np.zeros(MOST_SEATS, np.int64))
        put("placing", np.zeros(MOST_SEATS, np.int64))
        put("sources", np.zeros((MOST_SEATS, MOST_SOURCES), np.int64))
        form = spelling(game)
        put("desks", Desk.new())
        put("forms", form.forms)
        put("words", np.resize(form.words, len(form.words) + -len(form.words) % 4))
        put("paper", np.zeros(form.room + -form.room % 4, np.uint8))
        self._shown = ("these", "those")

    def walk(self, variant: Variant, seed: str, most: int) -> None:
        """One random game, or the first so many actions of it. Interpreted rules walk along, and have to say the same after every action; in a live game
        for some ticks, of which each takes them milliseconds."""
        players, options = variant
        tape, chance = self.tape, self._chance
        boards = self.game.board(players, options)[1]
        tape.put("boards", boards)
        tape.put("key", key_words(seed))
        self._ready_viewers(players)
        self._act("setup")
        beside = Interpreted(self.game, tape)
        self._tell(wholly=1, again=0)
        found, ticks = Found(tape["desks"]), 0
        beside.compare(found)
        for made in range(most):
            if made % A_LOOK == 0:
                self._look(players)
            bits, over, live = found.said()
            if over:
                self._look(players)
                return
            if live:
                ticks += 1
                self._tick(players, beside if ticks <= TICKS_BESIDE else None)
                self._tell(again=int(ticks % WHOLE == 0))
                continue
            seat = chance.choice([seat for seat in range(players) if bits >> seat & 1])
            acts = found.legal(seat).tolist()
            if made % AN_ANSWER == 0:
                self._answer(seat, acts)
            act = chance.choice(acts)
            self._move(IF_LEGAL, seat, act)
            if ticks <= TICKS_BESIDE:
                beside.act(seat, act)
                beside.compare(found)
            if made % A_REMARK == 0:
                self._remark(chance.randrange(players))
            self.decisions += 1

    def _ready_viewers(self, players: int) -> None:
        """Every seat and the spectators look on. What they are shown now and what they were shown last lies in two arrays by turns."""
        self.tape.put("viewers", np.arange(-1, players))
        self.tape.put("since", np.zeros(players + 1, np.int64))
        for name in self._shown:
            self.tape.put(name, self.game.State.new(players + 1))
            self.tape.alias(f"bytes of {name}", name, np.int8)

    def _move(self, how: int, seat: int = 0, act: int = 0, wholly: int = 0) -> None:
        """A whole move, and what everyone is told of it."""
        before, now = self._shown = self._shown[::-1]
        if how != LOOK:
            self.tape.start("told")
        given = {"before": f"bytes of {before}", "shown": now, "after": f"bytes of {now}", "out": "paper"}
        self.tape.call("move", how=how, seat=seat, act=act, looks=1, wholly=wholly, **given)

    def _tell(self, *, wholly: int = 0, again: int) -> None:
        """What everyone is told of the position as it is; and that written once more without looking. Each of them: all, or what has changed."""
        self._move(LOOK, wholly=wholly)
        self._spell(again)

    def _spell(self, wholly: int) -> None:
        before, now = self._shown
        given = {"before": f"bytes of {before}", "after": f"bytes of {now}", "out": "paper"}
        self.tape.call("spell", wholly=wholly, **given)

    def _answer(self, seat: int, acts: list[int]) -> None:
        """What is at stake in a choice, what speaks for it, and why something else that somebody could do before is refused."""
        tape, chance = self.tape, self._chance
        tape.call("mask", seat=-1, out="known")
        tape.call("turn_rule", masks="known")
        tape.call("show", seat=seat, out="known")
        tape.call("tally", masks="known", seat=seat, room="room to answer")
        tape.call("stake", masks="known", seat=seat, act=chance.choice(acts), room="room to answer")
        tape.call("mask", seat=seat, out="known")
        tape.call("reason", masks="known", seat=seat, act=chance.choice(acts), room="room to answer")
        other = chance.choice(self._offered or [0])
        if self._offered and other not in acts:
            tape.call("refuse", masks="known", seat=seat, act=other)
        self._offered.append(chance.choice(acts))

    def _remark(self, seat: int) -> None:
        """What a bot calls out about each of the events that have just been told."""
        told = self.tape["told"][0]
        self.tape.call("mask", seat=seat, out="known")
        for row in told["rows"][: int(told["count"])].copy():
            self.tape.put("fields", row[2:])
            self.tape.call("remark", masks="known", seat=seat, event=int(row[1]))

    def _act(self, entry: str, **given: int) -> None:
        self.tape.start("told")
        self.tape.call(entry, **given)

    def _tick(self, players: int, beside: Interpreted | None = None) -> None:
        """What bots of all levels do before a tick, and the tick."""
        lives = self.tape.call("live")
        for seat in range(players):
            for _ in range(MOST_A_TICK):
                if not lives:
                    return
                self.tape.call("mask", seat=seat, out="known")
                act = self.tape.call("react", masks="known", seat=seat, policy=self._chance.randrange(len(HOUSE)))
                if not act:
                    break
                self._act("apply", seat=seat, act=act)
                if beside:
                    beside.act(seat, act)
                    beside.compare_states()
                self.decisions += 1
                lives = self.tape.call("live")
        if lives:
            act = self.game.clock_actions.encode(Tick())
            self._act("clock_act", act=act)
            if beside:
                beside.act(CLOCK, act)
                beside.compare_states()

    def _look(self, players: int) -> None:
        tape = self.tape
        tape.call("over")
        tape.call("live")
        bits = tape.call("actors")
        for seat in range(players):
            if bits >> seat & 1:
                tape.call("legal", seat=seat, out="legal")
        tape.call("standings")
        for seat in range(-1, players):
            tape.call("mask", seat=seat)
            tape.call("mask", states="out", seat=seat, out="again")
            assert tape["out"].tobytes() == tape["again"].tobytes()
            tape.call("show", seat=seat, out="again")
            tape.call("imagine", masks="out", seat=seat, out="again")
        self._spell(wholly=1)

    # ---------------------------------------------------------------- bots

    def think(self, variant: Variant, seed: str, most: int, *, deep: bool) -> None:
        """A game in which every choice is a bot's, of one policy after another; deep: some of them by a thinker, and with advice."""
        players, options = variant
        tape, chance = self.tape, self._chance
        tape.put("boards", self.game.board(players, options)[1])
        tape.put("key", key_words(seed))
        self._ready_bots()
        self._act("setup")
        for made in range(most):
            if tape.call("over"):
                return
            if tape.call("live"):
                self._tick(players)
                continue
            bits = tape.call("actors")
            seat = (bits & -bits).bit_length() - 1
            tape.call("mask", seat=seat, out="known")
            count = tape.call("legal", states="known", seat=seat, out="legal")
            acts = tape.put("acts", tape["legal"][:count])
            policy = made % len(HOUSE) + NUMBERS * chance.randrange(3) * (made % len(HOUSE) >= len(HOUSE) - 5)
            chosen = tape.call("choose", masks="known", seat=seat, policy=policy, count=count)
            if deep and made % 8 == 0:
                tape.put("better", np.zeros(count, np.int64))
                tape.call("write_better", masks="known", seat=seat, count=count, chosen=chance.randrange(count))
                self._deep(seat, count)
            self._act("apply", seat=seat, act=int(acts[chosen]))
            self.decisions += 1

    def _ready_bots(self) -> None:
        put = self.tape.put
        mind = mind_of(self.game)
        assert mind is not None
        put("minds", HOUSE_TOGETHER.minds(self.game))
        put("mind", mind.copy())
        put("scratch", HOUSE_TOGETHER.scratch())
        put("room", self.game.State.new(ROOM))

    def _deep(self, seat: int, count: int) -> None:
        tape, game = self.tape, self.game
        tape.put("room of three", game.State.new(3))
        for name, shape in (
            ("ideas", (IDEAS,)),
            ("progress", (2,)),
            ("moves", (MOST_LEGAL,)),
            ("result", (2, MOST_SEATS)),
            ("drawn", (KEY,)),
        ):
            tape.put(name, np.zeros(shape, np.int64))
        tape.put("ledger", np.zeros((LEDGER_ROWS, IDEAS)))
        how = {"most": IDEAS, "margin": MARGIN, "keep": KEEP, "gain": NEAR_GAIN, "worlds": 8, "steps": NEAR_STEPS}
        tape.call("think", masks="known", room="room of three", seat=seat, count=count, key="drawn", told="silent", **how)
        prospects = game.telling.prospects
        tape.put("kinds", np.array([each.row(game.events) for each in prospects], np.int64).reshape(len(prospects), 3))
        tape.put("keys", np.random.default_rng(count).integers(-(1 << 31), 1 << 31, (3, KEY), np.int64))
        tape.put("considered", np.zeros(CONSIDERED, np.int64))
        tape.put("guesses", np.zeros((CONSIDERED, 2)))
        tape.put("expected", np.zeros(CONSIDERED))
        tape.put("happened", np.zeros((CONSIDERED, len(prospects)), np.int64))
        tape.put("counted", np.zeros(2, np.int64))
        asked = {"viewer": seat, "seat": seat, "worlds": 3, "policy": CHAMPION, "thorough": 1}
        tape.call("look_ahead", masks="known", states="room of three", points="expected", **asked)

    def play(self, variant: Variant, seed: str, games: int) -> None:
        """Whole games between all our bots, in one call."""
        players, options = variant
        put, count = self.tape.put, games
        put("boards", self.game.board(players, options)[1])
        self._ready_bots()
        put("finals", self.game.State.new(count))
        put("keys of games", np.array([key_words(f"{seed} {number}") for number in range(count)]))
        put("coins", np.array([coin_of(f"{seed} {number}".encode()) for number in range(count)]))
        put("policies", np.array([[(game + seat) % len(HOUSE) for seat in range(MOST_SEATS)] for game in range(count)], np.int64))
        put("decisions", np.zeros(count, np.int64))
        put("points of games", np.zeros((count, MOST_SEATS), np.int64))
        put("placing of games", np.zeros((count, MOST_SEATS), np.int64))
        put("sources of games", np.zeros((count, MOST_SEATS, MOST_SOURCES), np.int64))
        put("notes", np.zeros((count, 0), np.int64))
        put("log", np.zeros((100, 3 + FIELDS), np.int64))
        put("logged", np.zeros(2, np.int64))
        self.tape.start("told")
        results = {name: f"{name} of games" for name in ("keys", "points", "placing", "sources")}
        self.tape.call("play_games", states="finals", masks="known", acts="legal", **results)
        self.decisions += int(self.tape["decisions"].sum())
