"""Real games for the page's tests, so that what the page says of a game is tested against the rules.

    python tests/page_fixtures.py          writes all of them into web/src/games/fixtures

`test_page_fixtures.py` fails if one of the files is not what the rules make now. web/src/games/fixtures/README.md says what is in them.
"""

from __future__ import annotations

import base64
import json
import random
import re
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

import hacktable
from drawing import HOSTILE, INVISIBLE, MINE, titled
from drawing import changed as redrawn
from hacktable.bots.bot import between_ticks, coin_of
from hacktable.bots.player import PolicyBot
from hacktable.games.blackhat import board as hat_board
from hacktable.games.blackhat import state as hat_state
from hacktable.games.blackhat.board import BOARDS, HAT, LONGEST_DRAWING, own_file
from hacktable.games.blackhat.drawing import CELL_NAMES, CELLS
from hacktable.games.blackhat.rules import cards, hack, spaces, trick
from hacktable.games.blackhat.state import Phase
from hacktable.games.blackhat.verbs import FOLLOW, LEAD, PLAY
from hacktable.games.hashcatch.board import RING, ROWS, WIDTH, Board
from hacktable.games.hashcatch.policy import chance_to_crack
from hacktable.games.hashcatch.rules.move import MINUS, PLUS, destination, nearest_free
from hacktable.games.hashcatch.state import BASE, CHAIN, State
from hacktable.kernel.awards import Jury
from hacktable.kernel.engine import Engine
from hacktable.kernel.errors import HacktableError, OptionError
from hacktable.kernel.events import SILENT
from hacktable.kernel.rules import MOST_LEGAL
from hacktable.kernel.verbs import CLOCK, Action, Tick, Timeout, field_of, verb_of
from hacktable.match import seeds
from hacktable.match.daily import Daily, daily_commitment
from hacktable.match.deal import Commitments, bot_seed, breaches, powerless, seat_commitment, server_commitment, terms_of
from hacktable.match.match import Match, Step
from hacktable.server.http.replays import _recount as recounted
from hacktable.server.table.playing import Playing, is_input
from hacktable.server.table.stored import MatchSetup, Move, StoredMatch
from hacktable.server.table.talk import coin_to_talk, remark_of
from hacktable.server.wire.faults import problem
from hacktable.server.wire.showing import changes, whole

FOLDER = Path(__file__).parents[1] / "web" / "src" / "games" / "fixtures"
Told = dict[str, Any]
"""What becomes JSON."""


def plain(what: Any) -> Any:
    return msgspec.to_builtins(what)


def changed(before: Mapping[str, Any], now: Mapping[str, Any]) -> Told:
    return {name: value for name, value in now.items() if before.get(name) != value}


def board_of(match: Match) -> Told:
    return whole(match.rules.Board, match.boards[0])


class Player:
    """Plays for everybody: mostly like the bot, so that games end; now and then at random, so that much happens."""

    def __init__(self, key: bytes, chance: random.Random, share_at_random: float) -> None:
        self.bot, self.chance, self.share_at_random = PolicyBot("greedy", coin_of(key)), chance, share_at_random

    def move(self, match: Match) -> None:
        seat = match.actors[0]
        at_random = self.chance.random() < self.share_at_random
        match.act(seat, self.chance.choice(match.legal(seat)) if at_random else self.bot.choose(match.knowledge(seat)))


def as_the_actor_sees(match: Match, player: Player, most: int = 1000) -> list[Told]:
    """Every position as the acting seat sees it: what changed since the frame before, what is legal, what led there."""
    frames: list[Told] = []
    before: Told = {}
    while True:
        seat = match.actors[0] if match.actors else 0
        state = whole(match.rules.State, match.shown(seat)[0])
        events = plain(match.seen(seat, len(match.log)))
        frames.append({"seat": seat, "changed": changed(before, state), "legal": plain(match.legal(seat)), "events": events})
        before = state
        if match.over or len(frames) > most:
            return frames
        player.move(match)


# ---------------------------------------------------------------- Black Hat


PLAYING = (Phase.LEAD, Phase.SET, Phase.FOLLOW, Phase.ANSWER)


class Asked(Player):
    """Before each move, the rules are asked about the position."""

    def __init__(self, key: bytes, chance: random.Random, share_at_random: float) -> None:
        super().__init__(key, chance, share_at_random)
        self.answers = list[Told]()

    def move(self, match: Match) -> None:
        self.answers.append(blackhat_answers(match))
        super().move(match)


def blackhat_game(players: int, seed: str, options: Told, most: int = 1000) -> Told:
    """A game, and with each position what the rules say to what a page asks them (`web/src/local/studies`)."""
    match = hacktable.game("blackhat").start(players, seed, options)
    player = Asked(seed.encode(), random.Random(seed), 0.4)
    frames = as_the_actor_sees(match, player, most)
    for frame, answers in zip(frames, player.answers, strict=False):
        frame["rules"] = answers
    return {"players": players, "options": options, "board": board_of(match), "frames": frames}


def blackhat_answers(match: Match) -> Told:
    """From the true position: who is ahead, and with each set that may be played; what comes with the hat; where each pawn could go."""
    board, s = hat_board.Board.mirror(match.boards[0]), hat_state.State.mirror(np.frombuffer(match.state_bytes(), hat_state.State.dtype)[0])
    ahead = trick.winner_of(board, s, cards.is_hat_trick(board, s)) if s.led > 0 and s.phase in PLAYING else None
    acts = [match.rules.actions.encode(action) for action in match.legal(match.actors[0])]
    answers = {
        "ahead": ahead,
        "sets": list(hat_sets(board, s, acts)),
        "pawns": [list(hat_goals(board, s, hand)) for hand in range(board.hands)],
    }
    return answers | ({"company": hat_company(board, s)} if s.phase in (Phase.PICKUP, Phase.PICK) else {})


def hat_sets(board: hat_board.Board, s: hat_state.State, acts: Iterable[int]) -> Iterator[str]:
    """The sets that can be played, also after a size has been said, and who is ahead then."""
    for act in acts:
        if verb_of(act) in (LEAD, FOLLOW):
            said, out = s.twin(), np.zeros(MOST_LEGAL, np.int64)
            trick.say_size(board, said, field_of(act, 0), SILENT)
            yield from hat_sets(board, said, out[: trick.legal_set_follow(board, said, said.turn, out)].tolist())
        elif verb_of(act) == PLAY:
            played = s.twin()
            trick.play_set(board, played, act, SILENT)
            ahead = trick.winner_of(board, played, cards.is_hat_trick(board, played))
            yield " ".join(str(field_of(act, at)) for at in range(4)) + f" {ahead}"


def hat_company(board: hat_board.Board, s: hat_state.State) -> list[Any]:
    """How many cards are chosen, the kinds that can be among them, and those that come without a choice, the highest first."""
    kept, kinds = s.twin(), set[int]()
    if s.phase == Phase.PICKUP:
        trick.keep_hat(board, kept, SILENT)
    given = [kind for kind in range(HAT) for _ in range(kept.open[s.winner, kind] - s.open[s.winner, kind])]
    waiting = [kept]
    while waiting:
        now = waiting.pop()
        for kind in range(HAT) if now.phase == Phase.PICK else ():
            if trick.to_pick(board, now) >> kind & 1:
                kinds.add(kind)
                waiting.append(now.twin())
                trick.pick(board, waiting[-1], kind, SILENT)
    return [kept.picks if kept.phase == Phase.PICK else 0, sorted(kinds), given[::-1]]


def hat_goals(board: hat_board.Board, s: hat_state.State, hand: int) -> Iterator[str]:
    """Where each pawn of a hand could go if the hand were to hack; ! if its space traps it."""
    for pawn, place in enumerate(s.place[hand].tolist()):
        there = hack.may_be_moved_by_owner(board, s, hand, pawn, spaces.occupied(board, s))
        trapped = spaces.on_board(place) and spaces.traps(board, spaces.kind_at(board, s, place))
        yield "!" if trapped else " ".join(CELL_NAMES[cell] for cell in range(CELLS) if there >> cell & 1)


def blackhat_hands() -> list[Told]:
    """Hands that are to play, with what the rules let them play."""
    found: list[Told] = []
    games: tuple[tuple[int, Told], ...] = ((2, {}), (3, {"edition": "portuguese"}), (4, {}), (5, {"follow": "any"}), (6, {}))
    for players, options in games:
        match = hacktable.game("blackhat").start(players, "hands", options)
        player, count = Player(b"hands", random.Random(players), 0.4), 0
        while not match.over and count < 60:
            seat = match.actors[0]
            state = whole(match.rules.State, match.shown(seat)[0])
            if state["phase"] in PLAYING:
                hand, count = state["turn"], count + 1
                cards = [a + b for a, b in zip(state["hidden"][hand], state["open"][hand], strict=True)]
                legal = [" ".join(str(value) for value in plain(action).values()) for action in match.legal(seat)]
                told = {"phase": state["phase"], "led": state["led"], "said": state["said"][seat], "any": int(options != {})}
                found.append({**told, "cards": cards, "legal": legal})
            player.move(match)
    return found


NETWORK_READS = (
    "onward", "top", "place", "tracer", "came_from", "marker", "sign", "laid", "side", "drawn", "phase", "turn", "winner", "pawn", "turned", "arrived",
)  # fmt: skip
NETWORK_EVENTS = {
    "moved", "trapped", "sent", "marked", "unmarked", "found", "laid", "returned", "alarmed", "traced", "jailed", "revealed", "declined",
}  # fmt: skip
RARE = {"jailed", "revealed", "sent", "laid"}
MOST = {Phase.HACK: 9, Phase.EXPLOIT: 1, Phase.LAY: 3, Phase.TRACE: 4, Phase.SERVICE: 4, Phase.RANDOMIZE: 1, Phase.DECOY: 1}
"""Positions of a phase that are kept, besides those in which something rare happens."""


def arrows(match: Match) -> str:
    onward = match.view(None).state["onward"]
    return " ".join(CELL_NAMES[cell] + CELL_NAMES[there] for cell in range(CELLS) for there in range(CELLS) if onward[cell] >> there & 1)


def blackhat_network(players: int, seed: str, options: Told) -> Told:
    """Positions of a game between players who play anything, with what the rules say about them."""
    match = hacktable.game("blackhat").start(players, seed, options)
    chance, frames, kept = random.Random(seed), list[Told](), dict.fromkeys(Phase, 0)
    laid: Any = None
    before: Told = {}
    while not match.over and len(match.log) < 3000:
        seat = match.actors[0]
        view = match.view(seat)
        phase = Phase(view.state["phase"])
        told = [event for event in plain(match.seen(seat, len(match.log))) if event["event"] in NETWORK_EVENTS]
        new = (view.state["laid"], view.state["side"]) != laid
        if new or any(event["event"] in RARE for event in told) or kept[phase] < MOST.get(phase, 0):
            kept[phase] += 1
            laid = (view.state["laid"], view.state["side"])
            state = {name: view.state[name] for name in NETWORK_READS}
            legal = plain(match.legal(seat) if phase in MOST else [])
            frame: Told = {"seat": seat, "changed": changed(before, state), "legal": legal, "events": told}
            frame |= {"arrows": arrows(match)} if new else {}
            frames.append(frame)
            before = state
        match.act(seat, chance.choice([action for action in match.legal(seat) if str(action) != "pass"] or match.legal(seat)))
    return {"players": players, "options": options, "board": board_of(match), "frames": frames}


ODD = (
    "\ufeff" + MINE,
    MINE.replace("\n", "\r\n"),
    MINE.replace("\n", " \x1c\x85\u3000\n"),
    MINE.replace("title   Back alley\n", ""),
    redrawn(("Back alley", "x" * 41)),
    redrawn(("Back alley", "\U0001f600" * 40)),
    redrawn(("track   ", "track   T > t > \"t' > \\\\ >")),
    redrawn(("modules b1 d1 f1", "  modules   b1 b1 l5 'a1 " + "z" * 30)),
    redrawn(("P+5", "H+5"), ("A+0", "B+0")),
    redrawn(("B+5 >", "B+5 <"), ("P+5 > H+4", "P+5 < H+4")),
    redrawn(("H+2 > D+1", "H+2 < D+1"), ("X+3 > H+2", "X+3 < H+2"), ("C-1 > H+3", "C-1 < H+3")),
    redrawn(("Y-2 > A+0", "Y-2   A+0"), ("1     ###", ".   v^\\/X  v ^ \\ / X\n.\n1     ###")),
    redrawn(("2     B+5", "2 > v B+5"), ("X+1 > H+0   ###", "X+1 > H+0   ### >     >     >     > H+1 < H+2")),
    redrawn(("3     P+5", "three P+5"), ("4     ###", "4     # #")),
    redrawn(("H+2 > H+1   ###", "H+6 > H-4 ? E+0"), ("D+1", "D1+"), ("R+2", " R2")),
    redrawn(("modules b1", "5     H+1 > H+2 v H+3\n6     H+1\n7\nmodules b1")),
    redrawn(("modules b1", ".      v  \\" + "  v  X" * 20 + "\nmodules b1")),
    redrawn(("track   T > t > t > a2", "title  again\ntrack\ntrack T\n" + "w" * 30)),
    redrawn(("/     \\     /     \\     /     \\     \\", "/     \\  ^  /  v  \\     /     \\     \\"), ("C-1 > H+3", "C-1 < H+3")),
    redrawn(("modules b1", "modules a1"), ("Y-2 > A+0", "Y-2 < A+0")),
    "\n".join(f"{number} x\ty" for number in range(60)),
    "\U0001f600\u0301 " * 30,
    "1" * 300,
    "title\nmodules\ntrack",
    "#",
    "x" * (LONGEST_DRAWING + 1),
)
"""Boards with something odd or wrong in each."""
SPOILING = (*" x'>v+9#<^X/\\\"\t\r", "\xe9", "\u0301", "\u200b", "\x1c", "\u3000", "\U0001f600", "\ufeff", "\u2028")


def spoilt(text: str, chance: random.Random) -> str:
    """A drawing after some accidents."""
    lines = text.split("\n")
    for _ in range(chance.choice((1, 1, 2, 5, 12))):
        at, other = chance.randrange(len(lines)), chance.randrange(len(lines))
        line, place, mark = lines[at], chance.randrange(len(lines[at]) + 1), chance.choice(SPOILING)
        lines[at : at + 1] = chance.choice(
            (
                [line[:place] + mark + line[place + 1 :]],
                [line[:place] + mark + line[place:]],
                [line[:place] + line[place + 1 :]],
                [line, line],
                [f" {line}"],
                [lines[other]],
                [],
            )
        )
    return "\n".join(lines)


def varied(text: str, chance: random.Random) -> str:
    """A drawing with other kinds, values and arrows."""
    text = re.sub(r"[HCDLYXR][+-]\d", lambda _: chance.choice("HHHCDLYXR") + chance.choice(("-3", "-1", "+0", "-0", "+2", "+5")), text)
    return re.sub(r"(?<=\d) > ", lambda _: " > " if chance.randrange(9) else "   ", text)


def blackhat_drawings() -> Iterator[Told]:
    """Boards that somebody drew, with the bytes of the board in base 64, or with all that is wrong. For tables on the device."""
    chance = random.Random("drawings")
    own = [own_file(name).read_text("utf-8") for name in BOARDS]
    short = [MINE, *(re.sub("(?m)^#.*\n", "", text) for text in own)]
    texts = [
        MINE,
        *own,
        *ODD,
        *map(titled, HOSTILE),
        *(titled(f"left{mark}right") for mark in INVISIBLE if not "\ud800" <= mark <= "\udfff"),
    ]
    texts += [varied(chance.choice(short), chance) for _ in range(20)] + [spoilt(chance.choice(short), chance) for _ in range(60)]
    for number, text in enumerate(texts):
        options = ({}, {"randomizer": "anywhere"}, {"edition": "finnish"}, {"edition": "norwegian", "randomizer": "marked"})[number % 4]
        told: Told = {"text": text, "options": options, "players": 2 + number % 5}
        try:
            _, boards = hacktable.game("blackhat").rules.board(told["players"], {**options, "board": "custom", "drawing": text})
        except OptionError as error:
            said = problem(error)
            yield told | {"refused": {"code": said.code, "params": said.params, "rule": said.rule}}
        else:
            yield told | {"board": base64.b64encode(boards.tobytes()).decode()}


# ---------------------------------------------------------------- Hacker

READER = 0


def hacker_game(players: int, seed: str, options: Told) -> Told:
    """Every position in which the reader may act, and the last one: what changed since the one before, what is legal, and what
    was told in between."""
    match = hacktable.game("hacker").start(players, seed, {"tempo": "step", **options})
    player = Player(seed.encode(), random.Random(seed), 0.25)
    frames: list[Told] = []
    before: Told = {}
    told = plain(match.seen(READER, len(match.log)))
    while True:
        if match.over or READER in match.actors:
            state = whole(match.rules.State, match.shown(READER)[0])
            legal = plain([] if match.over else match.legal(READER))
            frames.append({"changed": changed(before, state), "legal": legal, "actors": plain(match.actors), "events": told})
            before, told = state, []
        if match.over:
            return {"players": players, "board": board_of(match), "frames": frames}
        player.move(match)
        told += plain(match.seen(READER, len(match.log)))


def play_on(match: Match, bot: PolicyBot) -> None:
    """One tick, with what everybody does before it; or one choice where nothing moves."""
    if not match.live:
        match.act(match.actors[0], bot.choose(match.knowledge(match.actors[0])))
        return
    for seat, action in between_ticks(range(match.players), lambda seat: bot.react(match.knowledge(seat)), lambda: match.live):
        match.act(seat, action)
    if match.live:  # if not, the last note was placed, and protection begins
        match.act(-1, Tick())


def told_since(match: Match, seat: int | None, ply: int) -> list[Told]:
    return [event for each in range(ply + 1, len(match.log) + 1) for event in plain(match.seen(seat, each))]


def hacker_beats() -> Told:
    """The first round of a live game as the reader is shown it: the position it begins with, and what every tick or choice changed."""
    match = hacktable.game("hacker").start(4, "beats", {"tempo": "live"})
    bot, record = PolicyBot("greedy", coin_of(b"beats")), match.rules.State
    while not match.live:
        play_on(match, bot)
    shown = match.shown(READER)
    state, steps = whole(record, shown[0]), list[Told]()
    while not match.over and int(match.opened()[0]["rounds"]) == 1:
        ply = len(match.log)
        play_on(match, bot)
        after = match.shown(READER)
        told = [event for event in told_since(match, READER, ply) if event["event"] != "moving"]
        steps.append({"diff": changes(record, shown.tobytes(), after.tobytes()), "events": told, "legal": plain(match.legal(READER))})
        shown = after
    return {"players": 4, "board": board_of(match), "state": state, "steps": steps}


def hacker_recount(seed: str, options: Told) -> Told:
    """The first round as it is told when it is over: a step for every tick, or for every choice."""
    match = hacktable.game("hacker").start(4, seed, options)
    bot, rules = PolicyBot("average", coin_of(seed.encode())), match.rules
    assert rules.recount
    assert rules.recount.veil
    cover = rules.recount.veil(match.boards[0])

    def told() -> Any:
        shown = match.recounted()
        cover(match.opened()[0], shown[0])
        return shown

    while match.chapter < 1:
        play_on(match, bot)
    shown = told()
    state, steps = whole(rules.State, shown[0]), list[Told]()
    while match.chapter == 1 and not match.over:
        ply = len(match.log)
        play_on(match, bot)
        if match.chapter > 1:
            break
        after = told()
        steps.append({"diff": changes(rules.State, shown.tobytes(), after.tobytes()), "events": told_since(match, None, ply)})
        shown = after
    return {"game": "hacker", "round": 1, "names": [""] * 4, "board": board_of(match), "state": state, "steps": steps}


# ---------------------------------------------------------------- Hashcatch


def hashcatch_game(seed: str) -> Told:
    match = hacktable.game("hashcatch").start(3, seed)
    frames = as_the_actor_sees(match, Player(seed.encode(), random.Random(seed), 0.3))
    return {"players": 3, "board": board_of(match), "frames": frames}


def hashcatch_rules() -> str:
    """What the rules say of destinations, of refuges for pushed tokens, and of the chance to crack a row's code."""
    match = hacktable.game("hashcatch").start(3, "rules")
    board, state = Board.mirror(match.boards[0]), State.mirror(State.new()[0])
    destinations: list[list[Any]] = []
    for place, start in [*((space, 0) for space in range(RING)), *((BASE, start) for start in board.start)]:
        for roll in range(1, 7):
            for way, name in ((PLUS, "+"), (MINUS, "-")):
                state.place[0, 0], state.start[0], state.roll = place, start, roll
                destinations.append([place, int(start), roll, name, int(destination(board, state, 0, 0, way))])
    chance, refuges = random.Random("refuges"), list[list[Any]]()
    for _ in range(300):
        place = chance.randrange(RING)
        taken = sorted({(place + chance.randint(-4, 4)) % RING for _ in range(chance.randint(1, 9))})
        closed = sum(1 << space for space in {*taken, *map(int, board.hash_space)})
        refuges.append([place, taken, *map(int, nearest_free(RING, place, closed))])
    chances: list[list[Any]] = []
    for row in range(ROWS):
        for code in range(3, 13):
            digits = [min(4, code - 2), max(1, min(4, code - 5)), max(1, code - 8)]
            assert sum(digits) == code
            for token, digit in enumerate(digits):
                state.place[0, token], state.digit[0, token] = CHAIN + row * WIDTH + token, digit
            state.standing[0] = sum(1 << CHAIN + row * WIDTH + token for token in range(WIDTH))
            chances.append([row, code, int(chance_to_crack(board, state, row))])
    lists: dict[str, list[list[Any]]] = {"destinations": destinations, "refuges": refuges, "chances": chances}
    return "{\n" + ",\n".join(f'"{name}":{in_lines(rows)[:-1]}' for name, rows in lists.items()) + "\n}\n"


# ---------------------------------------------------------------- the deal


DAILY = Daily("2026-11-17", ("", "expert:sly", "champion"))


def deal() -> Told:
    """Seeds and what follows from them; and lists that somebody has tampered with, with what does not fit."""
    server, people = bytes(range(32)), [bytes(range(32, 64)), b"", b"\xff" * 32]
    terms = terms_of("hashcatch", 3, {"memory": False})
    fixed = server_commitment(server, terms)
    listed = Commitments(fixed, tuple(seat_commitment(fixed, seed) if seed else "" for seed in people))
    revealed = [seed or bot_seed(listed, seat) for seat, seed in enumerate(people)]
    swapped = Commitments(fixed, (listed.seats[2], "", listed.seats[0]))
    copied = Commitments(fixed, (listed.seats[0], "", listed.seats[0]))
    other = bytes(32)
    cases: dict[str, tuple[Commitments, list[bytes], bytes | None]] = {
        "all is well": (listed, revealed, server),
        "all is well so far": (listed, revealed, None),
        "another server seed": (listed, revealed, other),
        "another seed of a seat": (listed, [other, *revealed[1:]], server),
        "another seed of a bot": (listed, [revealed[0], other, revealed[2]], server),
        "no seed of a bot": (listed, [revealed[0], b"", revealed[2]], server),
        "seats swapped": (swapped, revealed, server),
        "a copied commitment": (copied, [revealed[0], bot_seed(copied, 1), revealed[0]], server),
        "a seat too few": (listed, revealed[:2], server),
        "nothing fits": (swapped, revealed, other),
    }
    told = [
        {
            "name": name,
            "list": {"server": list_.server, "seats": list_.seats},
            "seat_seeds": [seed.hex() for seed in given],
            "server_seed": secret and secret.hex(),
            "breaches": [{"what": each.what, "seat": each.seat} for each in breaches(list_, given, secret, terms)],
        }
        for name, (list_, given, secret) in cases.items()
    ]
    keys = {"key": seeds.match_key(server, revealed).hex(), "old_key": seeds.match_key(server, people).hex()}
    return {
        "terms": terms,
        "old_seat_seeds": [seed.hex() for seed in people],
        "keys": keys | {"alone": seeds.match_key(server).hex()},
        "powerless": {"open": powerless("open"), "committed": powerless("committed")},
        "daily": {"day": "2026-11-17", "bots": DAILY.bots, "commitment": daily_commitment(DAILY, terms, server)},
        "cases": told,
    }


# ---------------------------------------------------------------- records


def as_recorded(name: str, players: int, options: Told, most: int) -> Iterator[Match]:
    """A game as a server deals it, from seeds that were committed to, the last seat a bot: the match before each step, and at last. Live games end
    after `most` actions."""
    game = hacktable.game(name)
    server, people = bytes(range(32)), [bytes([seat + 1] * 32) for seat in range(players - 1)]
    terms = terms_of(name, players, msgspec.structs.asdict(game.rules.board(players, options)[0]))
    fixed = server_commitment(server, terms)
    listed = Commitments(fixed, (*(seat_commitment(fixed, seed) for seed in people), ""))
    match = game.start(players, server, options, seat_seeds=(*people, bot_seed(listed, players - 1)))
    match.listed, match.names = listed, (*(f"Player {seat}" for seat in range(players - 1)), "")
    bot = PolicyBot("greedy", coin_of(name.encode()))
    while not match.over and len(match.log) < most:
        yield match
        play_on(match, bot)
    yield match


def record(*game: Any) -> str:
    return [*as_recorded(*game)][-1].record()


def refused(match: Match, seat: int, tried: Iterable[str]) -> list[list[Any]]:
    """Why each of these actions is not allowed; of each refusal one."""
    found: dict[str, list[Any]] = {}
    for text in tried:
        try:
            match.attempt(seat, text)
        except HacktableError as error:
            found.setdefault(error.code, [text, error.code, error.rule, error.params])
    return list(found.values())


def answers(number: int) -> Iterator[Told]:
    """What the rules answer about some positions of a record: of the seat that may act, and why another may not."""
    offered = dict[str, None]()
    for match in as_recorded(*RECORDS[number]):
        if match.over:
            return
        seat = match.actors[0]
        if len(match.log) % 9 == 0:
            engine, masks = Engine(match.rules, match.boards), match.knowledge(seat).masks
            others = [each for each in range(match.players) if each not in match.actors][:1]
            yield {
                "record": number,
                "ply": len(match.log),
                "seat": seat,
                "stakes": plain(match.stakes(seat)),
                "tally": plain(match.tally(seat)),
                "reasons": [plain(engine.reason(masks, seat, act)) for act in match.acts(seat)],
                "refused": [[each, *said] for each in (seat, *others) for said in refused(match, each, offered)],
            }
        offered.update(dict.fromkeys(map(str, match.legal(seat))))


RECORDS: tuple[tuple[str, int, Told, int], ...] = (
    ("hashcatch", 3, {"memory": True}, 1000),
    ("blackhat", 4, {"tracer": True, "secret_asset": True, "celebrity": True, "modules": 2, "broken_honeypot": True}, 1000),
    ("hacker", 3, {"tempo": "step", "magnetic": True, "cryptography": True}, 1000),
    ("hacker", 4, {"tempo": "live", "hand_speed": 11}, 1200),
    ("blackhat", 3, {"board": "custom", "drawing": MINE, "edition": "finnish", "modules": 3}, 150),
)


# ---------------------------------------------------------------- matches at a table


def at_a_table(name: str, players: int, options: Told, most: int) -> Told:
    """A match at a server's table with quick clocks; what seat 0 is told at its beginning and after each action; and with each action, about which choices
    of the others seat 0 could ask then, and what these would call out if they were bots that are never silent for long. To be compared with a table on the device.

    Now and then somebody takes so long that the clock acts. In a live round all react before each tick, and what they did is told with it. The whole position
    is told anew every twenty actions or ticks, and whenever players begin or cease to have to remember what they saw.
    """
    rules, chance = hacktable.game(name).rules, random.Random(f"at a table {name}")
    chosen = msgspec.structs.asdict(rules.board(players, options)[0])
    seeds_of_seats = tuple(bytes([seat + 1] * 32).hex() for seat in range(players))
    setup = MatchSetup(name, chosen, bytes(range(32)).hex(), seeds_of_seats, ("Ada", *[""] * (players - 1)), (None,) * players, "quick")
    playing = Playing(StoredMatch("", 1, rules.version, setup, 0), (), "epoch")
    assert playing.clocks
    played, now = list[list[Any]](), 0
    told = [[json.loads(playing.sync(0, playing.clocks.at(0, True)))]]
    bot, jury = PolicyBot("greedy", coin_of(name.encode())), Jury(rules.recount.awards if rules.recount else (), players)
    coins = {seat: coin_to_talk(setup.server_seed, 1, seat) for seat in range(1, players)}

    def do(mover: int, action: Action, at: int) -> Step:
        step = playing.attempt(mover, action, at=at)
        playing.take(step, None)
        jury.hear(playing.match.opened()[0], playing.match.retold(step.ply))
        return step

    while not playing.over and len(played) < most:
        hushed, steps = playing.match.hushed, list[Step]()
        if playing.match.live:
            now += 100
            for seat, action in between_ticks(
                range(players), lambda seat: bot.react(playing.match.knowledge(seat)), lambda: playing.match.live
            ):
                steps.append(do(seat, action, now))
            if playing.match.live:
                steps.append(do(CLOCK, Tick(), now))
        else:
            seat = playing.match.actors[0]
            late = playing.clocks.next([seat])
            if late and not chance.randrange(9):
                now = late[0]
                steps.append(do(CLOCK, Timeout(seat), now))
            else:
                now += chance.randrange(20_000)
                steps.append(do(seat, bot.choose(playing.match.knowledge(seat)), now))
        clock = playing.clocks.at(now, True)
        messages = [frame] if (frame := playing.frames(steps, clock).get(0)) else []
        if len(told) % 20 == 0 or hushed != playing.match.hushed:
            messages += [playing.sync(0, clock), playing.history(0, 30)]
        told.append([json.loads(each) for each in messages])
        plies = [step.ply for step in steps if not is_input(playing.match, step.ply)]
        heard = {seat: [event for ply in plies for event in playing.match.seen(seat, ply)] for seat in coins}
        said = {seat: remark_of(playing.match.knowledge(seat), events, coins[seat]) for seat, events in heard.items()}
        played.append(
            [
                [[step.seat, str(step.action), now] for step in steps],
                [[each.seat, str(each.action)] for each in playing.lately(range(1, players))],
                [[seat, *each] for seat, each in said.items() if each],
            ]
        )
    return {
        "game": name,
        "options": chosen,
        "server": setup.server_seed,
        "commitment": setup.commitment,
        "seeds": seeds_of_seats,
        "played": played,
        "awards": [award._asdict() for award in jury.given()] if playing.over else [],
        "recount": first_round(playing) if rules.goes_live(playing.match.options) else None,
        "told": told,
    }


def taken_back(name: str, players: int, options: Told) -> Told:
    """A match at a server's table with quick clocks, in which moves are taken back: freely where that is possible, and now and then as agreed. After each
    action: why the mover may not take it back, and what seat 0 is told. At last the record. To be compared with a table on the device."""
    rules, chance = hacktable.game(name).rules, random.Random(f"taken back {name}")
    chosen = msgspec.structs.asdict(rules.board(players, options)[0])
    seeds_of_seats = tuple(bytes([seat + 1] * 32).hex() for seat in range(players))
    setup = MatchSetup(name, chosen, bytes(range(32)).hex(), seeds_of_seats, ("Ada", *[""] * (players - 1)), (None,) * players, "quick")
    playing = Playing(StoredMatch("", 1, rules.version, setup, 0), (), "epoch")
    assert playing.clocks
    told, bot, now = [json.loads(playing.sync(0, playing.clocks.at(0, True)))], PolicyBot("greedy", coin_of(name.encode())), 0
    played = list[list[Any]]()
    while not playing.over and len(played) < 60:
        match = playing.match
        seat = chance.choice(match.actors)
        mover = played[-1][0] if played else seat
        action = bot.choose(match.knowledge(seat))
        if played and not played[-1][3] and chance.randrange(2):
            seat, action = mover, match.back(mover, judged=True)
        elif played and not chance.randrange(8):
            with suppress(HacktableError):  # nothing of theirs stands any more
                seat, action = mover, match.back_by_consent(mover)
        now += chance.randrange(20_000)
        step = playing.attempt(seat, action, at=now)
        playing.take(step, None)
        frame = playing.frames([step], playing.clocks.at(now, True)).get(0)
        played.append([seat, str(action), now, playing.why_not_back(seat), json.loads(frame) if frame else None])
    told.append(json.loads(playing.sync(0, playing.clocks.at(now, True))))
    return {
        "game": name,
        "options": chosen,
        "server": setup.server_seed,
        "seeds": seeds_of_seats,
        "told": told,
        "record": playing.match.record(),
        "played": played,
    }


def first_round(playing: Playing) -> Told:
    """What really happened in the first round, as a server tells it."""
    match = playing.match
    moves = tuple(Move("", 1, ply, entry.seat, str(entry.action), entry.at or 0, None, "bot") for ply, entry in enumerate(match.log, 1))
    recount: Told = json.loads(recounted(playing.stored, moves, 1))
    return {"state": recount["state"], "steps": recount["steps"]}


AT_A_TABLE: tuple[tuple[str, int, Told, int], ...] = (
    ("hashcatch", 3, {"memory": True}, 80),
    ("blackhat", 4, {"tracer": True, "modules": 2}, 60),
    ("hacker", 3, {"tempo": "step", "magnetic": True}, 1000),
    ("hacker", 3, {"tempo": "live", "walk_seconds": 1, "cryptography": True}, 150),
)


# ---------------------------------------------------------------- the live lesson


def hacker_lesson() -> list[Told]:
    """Hacker's lesson, taken by somebody who does at once what is wanted, and then its steps that can be missed, each by somebody who does nothing: what was done
    ("read": the learner has read the words), what the page is told of the lesson after it, and what the learner may do; null where that is as before. For lessons on
    the device."""
    rules = hacktable.game("hacker").rules
    assert rules.lesson
    dawdlers = [at for at, step in enumerate(rules.lesson.steps) if step.missed]
    return [taken(0, diligent=True), *(taken(at, diligent=False) for at in dawdlers)]


def taken(at: int, *, diligent: bool) -> Told:
    """A lesson from a step on, to its end or until the step is missed."""
    setup = MatchSetup("hacker", {}, "", ("", "", ""), ("Ada", "", ""), (None,) * 3, "off", lesson=True, lesson_step=at)
    playing = Playing(StoredMatch("", 1, hacktable.game("hacker").rules.version, setup, 0), (), "epoch")
    match, course, rows = playing.match, playing.course, list[list[Any]]()
    assert course
    last: list[Any] = [None, None]

    def note(seat: int, action: str) -> None:
        now = [json.loads(playing.lesson() or b""), [str(each) for each in match.legal(0) if playing.teaches(0, each)]]
        rows.append([seat, action, *(new if new != old else None for new, old in zip(now, last, strict=True))])
        last[:] = now

    def do(seat: int, action: Action) -> None:
        playing.take(playing.attempt(seat, action), None)
        note(seat, str(action))

    todo, here = list[Action](), -1
    while not course.over and not course.missed:
        if course.at != here:
            here, todo = course.at, [match.rules.actions.parse(text) for text in course.step.wanted] if course.step else []
            course.read()
            note(0, "read")
        line = course.line()
        if line and (isinstance(line[1], match.rules.inputs) or line[1] in match.legal(line[0])):
            do(*line)
        elif diligent and todo and (isinstance(todo[0], match.rules.inputs) or (course.takes(todo[0]) and todo[0] in match.legal(0))):
            do(0, todo.pop(0))
        else:
            do(CLOCK, Tick())
    return {"step": at, "rows": rows}


# ---------------------------------------------------------------- files


def in_lines(told: Told | Sequence[Any], by: str = "") -> str:
    """JSON with one line for every item of a list: of the whole, or of the last field, whose name is given."""
    if not isinstance(told, dict):
        return "[\n" + ",\n".join(map(compact, told)) + "\n]\n"
    rest = {name: value for name, value in told.items() if name != by}
    return f'{compact(rest)[:-1]},\n"{by}":[\n' + ",\n".join(map(compact, told[by])) + "\n]}\n"


def compact(what: Any) -> str:
    return json.dumps(what, separators=(",", ":"))


NETWORKS: tuple[tuple[int, str, Told], ...] = (
    (3, "network 17", {"modules": 3, "tracer": True, "secret_asset": True}),
    (6, "network 2", {"board": "advanced", "edition": "norwegian", "modules": 2, "tracer": True}),
    (2, "network 7", {"edition": "portuguese", "board": "advanced", "modules": 5, "tracer": True, "secret_asset": True}),
)
ALL_OPTIONS: Told = {"tracer": True, "secret_asset": True, "celebrity": True, "modules": 2, "broken_honeypot": True}
TAKEN_BACK: tuple[tuple[str, int, Told], ...] = (
    ("hashcatch", 3, {}),
    ("blackhat", 4, {"tracer": True, "secret_asset": True}),
    ("hacker", 4, {"tempo": "step"}),
)
FIXTURES: dict[str, Callable[[], str]] = {
    "answers": lambda: in_lines([each for number in range(3) for each in answers(number)]),
    "blackhat-drawings": lambda: in_lines([*blackhat_drawings()]),
    "blackhat-hands": lambda: in_lines(blackhat_hands()),
    "blackhat-network": lambda: "[\n" + ",\n".join(in_lines(blackhat_network(*game), "frames")[:-1] for game in NETWORKS) + "\n]\n",
    "blackhat-options": lambda: in_lines(blackhat_game(4, "options 3", ALL_OPTIONS), "frames"),
    "blackhat-any": lambda: in_lines(blackhat_game(5, "any", {"follow": "any", "modules": 3, "edition": "finnish"}, 120), "frames"),
    "blackhat-robot": lambda: in_lines(blackhat_game(2, "robot", {"edition": "portuguese", "celebrity": True}, 70), "frames"),
    "at-a-table": lambda: in_lines([at_a_table(*each) for each in AT_A_TABLE]),
    "deal": lambda: in_lines(deal(), "cases"),
    "hashcatch-game": lambda: in_lines(hashcatch_game("game 3"), "frames"),
    "hashcatch-rules": hashcatch_rules,
    "hacker-beats": lambda: in_lines(hacker_beats(), "steps"),
    "hacker-five": lambda: in_lines(hacker_game(5, "five", {"magnetic": True, "cryptography": True}), "frames"),
    "hacker-lesson": lambda: in_lines(hacker_lesson()),
    "hacker-recount": lambda: in_lines(hacker_recount("recount", {"tempo": "live"}), "steps"),
    "hacker-three": lambda: in_lines(hacker_game(3, "three", {}), "frames"),
    "records": lambda: in_lines([record(*each) for each in RECORDS]),
    "taken-back": lambda: in_lines([taken_back(*each) for each in TAKEN_BACK]),
    "hacker-windows": lambda: in_lines(hacker_recount("windows", {"tempo": "step"}), "steps"),
}


if __name__ == "__main__":
    for name, make in FIXTURES.items():
        (FOLDER / f"{name}.json").write_text(make(), "utf-8")
        print(FOLDER / f"{name}.json", file=sys.stderr)
