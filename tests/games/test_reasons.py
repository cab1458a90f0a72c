"""What speaks for a choice: it follows from what the seat knows, and is true in the worlds that fit it."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

import hacktable
from hacktable import lang
from hacktable.bots.bot import coin_of
from hacktable.bots.player import PolicyBot
from hacktable.games.blackhat.board import CARD_KINDS, HAT, JOKER
from hacktable.games.blackhat.reasons import MOST_SETS, write_possible_sets
from hacktable.games.blackhat.rules.cards import is_hat_trick, only_the_hat, write_sets
from hacktable.games.blackhat.rules.seats import after
from hacktable.games.blackhat.rules.trick import play_set, winner_of
from hacktable.games.blackhat.verbs import ACTIONS as BLACKHAT_ACTIONS
from hacktable.games.blackhat.verbs import Lead, Play
from hacktable.games.hacker.rules.viruses import same_batch, top_entry
from hacktable.games.hacker.state import TRUTH
from hacktable.games.hacker.verbs import Name
from hacktable.games.hashcatch.rules.move import destination, legal_move, move
from hacktable.games.hashcatch.rules.tokens import NO_TOKEN, is_hash, standing_at
from hacktable.games.hashcatch.state import BASE, PLACES
from hacktable.games.hashcatch.verbs import ACTIONS as HASHCATCH_ACTIONS
from hacktable.games.hashcatch.verbs import Attack, Bank, Check, Move, Roll
from hacktable.kernel import options
from hacktable.kernel.engine import Engine
from hacktable.kernel.events import SILENT
from hacktable.kernel.knowledge import Knowledge
from hacktable.kernel.rules import MOST_LEGAL
from hacktable.kernel.stakes import CERTAIN, Reason
from hacktable.kernel.verbs import Action, field_of
from hacktable.testing.walking import random_words

SETTINGS: dict[str, dict[str, options.Value]] = {"blackhat": {}, "hacker": {"tempo": "step"}, "hashcatch": {}}
LANGUAGES = ("en", "de", "fi", "it", "nb", "pt")


def asked(game: str, players: int, plies: int, seed: str = "reasons") -> Iterator[Knowledge]:
    """What those know who have a choice, in a match that is played at random."""
    match, chance = hacktable.game(game).start(players, seed, SETTINGS[game]), random.Random(seed)
    while match.actors and len(match.log) < plies:
        known = match.knowledge(match.actors[0])
        if len(known.acts) > 1:
            yield known
        match.act(match.actors[0], chance.choice(known.legal))


def worlds(known: Knowledge, count: int) -> Iterator[Any]:
    engine = Engine(known.rules, known.boards)
    for number in range(count):
        yield known.rules.State.mirror(engine.imagine(known.masks, known.seat, random_words(f"world {number}"))[0])


def reason_of(known: Knowledge, action: Action) -> Reason | None:
    return Engine(known.rules, known.boards).reason(known.masks, known.seat, known.rules.actions.encode(action))


class Codes:
    """How often each reason has been compared: a few times is enough, since every comparison tries out many worlds."""

    def __init__(self, *wanted: str) -> None:
        self.missing = {*wanted}
        self.counted = Counter[str]()

    def wants(self, told: Reason | None) -> bool:
        if told is None or self.counted[told.code] >= 3:
            return False
        self.missing.discard(told.code)
        self.counted[told.code] += 1
        return True

    @property
    def enough(self) -> bool:
        return not self.missing and min(self.counted.values()) >= 3


@pytest.mark.deep
@pytest.mark.parametrize("game", SETTINGS)
def test_reasons_are_the_same_in_worlds_that_look_alike_and_have_sentences(game: str) -> None:
    codes = set[str]()
    for known in asked(game, 3, 150):
        before = known.masks.tobytes()
        told = [reason_of(known, action) for action in known.legal]
        engine = Engine(known.rules, known.boards)
        world = engine.imagine(known.masks, known.seat, random_words("alike"))
        masks = engine.mask(world, known.seat)
        assert [engine.reason(masks, known.seat, act) for act in known.acts] == told
        assert known.masks.tobytes() == before
        for each in filter(None, told):
            codes.add(each.code)
            for language in LANGUAGES:
                said = lang.say(language, f"{game}-reason-{each.code}", **each.counts)
                assert "{" not in said, said
    assert len(codes) >= 4


# ---------------------------------------------------------------- Black Hat


def beaters(board: Any, world: Any, act: int) -> set[int]:
    """The hands that can beat a set in this world: each of their sets is tried."""
    s, hand, sets = world.twin(), int(world.turn), np.zeros(MOST_LEGAL, np.int64)
    play_set(board, s, act, SILENT)
    found, other = set[int](), after(board, int(s.leader), hand)
    while other != s.leader:
        if s.out[other] == 0 and not (s.led > 1 and only_the_hat(s, other)):
            for each in sets[: write_sets(s, other, int(s.led), 1, 0, sets)]:
                t = s.twin()
                t.turn = other
                play_set(board, t, int(each), SILENT)
                if winner_of(board, t, is_hat_trick(board, t)) != hand:
                    found.add(other)
        other = after(board, int(s.leader), other)
    return found


@pytest.mark.parametrize("players", [2, 4])
def test_as_many_hands_may_beat_a_card_as_can_in_some_world_that_fits(players: int) -> None:
    """Of single cards all that can be are met among so many worlds; of sets some are too rare, so there can only be more."""
    codes = Codes("beaten-by-card", "beaten-by-set", "takes", "behind", "short")
    for known in asked("blackhat", players, 120, "cards"):
        if codes.enough:
            break
        plays = [each for each in known.legal if isinstance(each, Play) and codes.wants(reason_of(known, each))]
        imagined = [*worlds(known, 40)] if plays else []
        for play in plays:
            told = reason_of(known, play)
            act = BLACKHAT_ACTIONS.encode(play)
            found = set[int]().union(*(beaters(known.board, world, act) for world in imagined))
            assert told
            if told.code == "beaten-by-card":
                assert told.counts["may"] == len(found), (play, told)
                assert told.counts["cards"] > 0
            elif told.code == "beaten-by-set":
                assert told.counts["may"] >= len(found), (play, told)
            elif told.code in ("behind", "behind-wild", "short"):
                hand, left, after_it = int(known.state.turn), known.board.trace, imagined[0].twin()
                play_set(known.board, after_it, act, SILENT)
                before, then = (sum((s.hidden[hand] + s.open[hand]) * left) for s in (imagined[0], after_it))
                assert told.counts["traces"] == before - then
            elif told.code in ("safe", "takes"):
                assert not found, (play, told)
    assert codes.missing == set()


def test_a_set_that_a_hand_may_have_is_in_a_world_that_fits() -> None:
    """The other way round, for sets: the cards are given to the hand, and the seat cannot tell the difference."""
    tried = 0
    for known in asked("blackhat", 3, 40, "sets"):
        (world,) = worlds(known, 1)
        engine = Engine(known.rules, known.boards)
        for hand in {*range(3)} - {known.seat}:
            for size in (2, 4):
                for cards in possible_sets(known, hand, size)[::5]:
                    given = give(world, known.seat, hand, cards)
                    assert all(given.hidden[hand, kind] + given.open[hand, kind] >= count for kind, count in cards.items())
                    states = known.rules.State.new()
                    given.store(states[0])
                    assert engine.mask(states, known.seat).tobytes() == known.masks.tobytes()
                    tried += 1
    assert tried > 100


def possible_sets(known: Knowledge, hand: int, size: int) -> list[dict[int, int]]:
    """The sets of a size that a hand may have: how many cards of each kind."""
    sets = np.zeros(MOST_SETS, np.int64)
    found = sets[: write_possible_sets(known.board, known.state, known.seat, hand, size, sets)].tolist()
    plays = [known.rules.actions.decode(act) for act in found]
    return [
        {JOKER: play.jokers, HAT: play.hat} | ({play.rank - 1: play.naturals} if play.naturals else {})
        for play in plays
        if isinstance(play, Play)
    ]


def give(world: Any, seat: int, hand: int, cards: dict[int, int]) -> Any:
    """A world in which a hand has these cards; others, or the draw pile, get some of its own for them."""
    s = world.twin()
    for kind, count in cards.items():
        while s.hidden[hand, kind] + s.open[hand, kind] < count:
            spare = next(k for k in range(CARD_KINDS) if s.hidden[hand, k] and s.hidden[hand, k] + s.open[hand, k] > cards.get(k, 0))
            holder = next((s.hidden[other] for other in range(3) if other not in (seat, hand) and s.hidden[other, kind]), s.pile)
            holder[kind] -= 1
            holder[spare] += 1
            s.hidden[hand, spare] -= 1
            s.hidden[hand, kind] += 1
    return s


def test_those_may_follow_a_lead_of_several_cards_who_can_have_a_set() -> None:
    for known in asked("blackhat", 3, 40, "lead"):
        for action in known.legal:
            if isinstance(action, Lead) and action.size > 1:
                told = reason_of(known, action)
                assert told
                assert told.counts == {"may": 2, "hands": 2, "size": action.size}
                known.masks[0]["held"][(known.seat + 1) % 3] = 1  # who holds one card has no two
                assert reason_of(known, action) == Reason("lead", {"may": 1, "hands": 2, "size": action.size})
                return
    raise AssertionError("nobody could lead several cards")


# ---------------------------------------------------------------- Hashcatch


def robbers(board: Any, world: Any, owner: int, token: int) -> set[int]:
    """Who can send a token home with one roll: each roll and each move is tried."""
    found, acts = set[int](), np.zeros(MOST_LEGAL, np.int64)
    for other in range(board.seats):
        for roll in range(1, 7):
            s = world.twin()
            s.turn, s.roll = other, roll
            due = any("risk" in known_place(int(place)) for place in s.place[other])
            for act in [] if due or other == owner else acts[: legal_move(board, s, other, acts)]:
                t = s.twin()
                move(board, t, other, int(act), SILENT)
                if t.place[owner, token] == BASE:
                    found.add(other)
    return found


def known_place(place: int) -> str:
    return PLACES[place] if place >= 0 else "-"


def test_as_many_can_send_a_token_home_and_as_many_rolls_help_as_moves_show() -> None:
    codes = Codes("hash", "check", "move", "roll")
    for known in asked("hashcatch", 4, 260, "tokens"):
        if codes.enough:
            break
        board, seat = known.board, known.seat
        wanted = [each for each in known.legal if codes.wants(reason_of(known, each))]
        imagined = [*worlds(known, 6)] if wanted else []
        for action in wanted:
            told = reason_of(known, action)
            assert told
            act = HASHCATCH_ACTIONS.encode(action)
            if told.code in ("hash", "check"):
                assert isinstance(action, Move | Check)
                found = set[int]()
                for world in imagined:
                    if isinstance(action, Move):
                        move(board, world := world.twin(), seat, act, SILENT)
                    found |= robbers(board, world, seat, action.token - 1)
                assert told.counts == {"may": len(found), "others": 3}
            elif told.code in ("move", "roll"):
                assert isinstance(action, Move | Roll)
                after_it = imagined[0].twin()
                if isinstance(action, Move):
                    move(board, after_it, seat, act, SILENT)
                assert told.counts == {"rolls": helpful_rolls(board, after_it, seat)}
    assert codes.missing == set()


def helpful_rolls(board: Any, s: Any, seat: int) -> int:
    """Rolls after which one more token can stand on a transaction space, without a small hack."""
    acts, rolls = np.zeros(MOST_LEGAL, np.int64), 0
    before = sum(is_hash(board, int(place)) for place in s.place[seat] if place >= 0)
    for s.roll in range(1, 7):
        for act in acts[: legal_move(board, s, seat, acts)]:
            t = s.twin()
            move(board, t, seat, int(act), SILENT)
            landed = int(t.place[seat, field_of(int(act), 0)])
            free = standing_at(board, s, landed) == NO_TOKEN
            if free and sum(is_hash(board, int(place)) for place in t.place[seat] if place >= 0) > before:
                rolls += 1
                break
    return rolls


def test_a_small_hack_has_the_odds_that_worlds_have() -> None:
    codes = Codes("hack")
    for known in asked("hashcatch", 4, 400, "odds"):
        for action in known.legal:
            if not isinstance(action, Move) or not is_hash(known.board, destination_of(known, action)):
                continue
            told = reason_of(known, action)
            if told and told.code == "hack" and codes.wants(told):
                forged = 0
                for world in worlds(known, 200):
                    before = int(world.place[known.seat, action.token - 1])
                    move(known.board, world, known.seat, HASHCATCH_ACTIONS.encode(action), SILENT)
                    forged += int(world.place[known.seat, action.token - 1]) != before
                assert abs(told.counts["odds"] - CERTAIN * forged // 200) < 110
                assert told.counts["odds"] not in (0, CERTAIN) or forged in (0, 200)
    assert codes.missing == set()


@pytest.mark.deep
def test_an_attack_is_told_with_its_dice_and_a_bank_with_what_it_still_needs() -> None:
    match, bot, codes = hacktable.game("hashcatch").start(4, "attacks"), PolicyBot("greedy", coin_of(b"attacks")), Codes("attack", "bank")
    match.speed_up()
    while codes.missing:
        seat = match.actors[0]
        known = match.knowledge(seat)
        for action, outcomes in zip(known.legal, match.stakes(seat), strict=True):
            told = reason_of(known, action) if isinstance(action, Attack | Bank) else None
            if isinstance(action, Attack) and codes.wants(told):
                assert told
                throws = [first + second for first in range(1, 7) for second in range(1, 7)]
                assert (told.counts["ways"], told.counts["odds"]) == (throws.count(told.counts["code"]), outcomes[0].odds)
            if isinstance(action, Bank) and codes.wants(told):
                assert told
                waiting = sum("bank" in known_place(int(place)) for place in known.state.place.flat)
                assert told.counts == {"missing": 2 - waiting}
        match.act(seat, bot.choose(known))


def destination_of(known: Knowledge, action: Move) -> int:
    return destination(known.board, known.state, known.seat, action.token - 1, "+-".index(action.way))


# ---------------------------------------------------------------- Hacker


def test_a_suspect_can_have_put_a_virus_there_if_there_is_such_a_world() -> None:
    codes = Codes("away", "ruled-out", "may", "only")
    for known in asked("hacker", 4, 500, "viruses"):
        if codes.enough:
            break
        names = [each for each in known.legal if isinstance(each, Name) and codes.wants(reason_of(known, each))]
        if not names:
            continue
        account = int(known.state.account) - 1
        imagined = [*worlds(known, 40)]
        owners = {int(world.clue[TRUTH, top_entry(world, TRUTH, account)]).bit_length() - 1 for world in imagined}
        for action in names:
            told = reason_of(known, action)
            assert told
            assert (action.seat in owners) == (told.code in ("only", "seen", "may")), (told, owners)
            if told.code == "only":
                assert owners == {action.seat}
            if told.code == "may":
                assert told.counts == {"may": len(owners)}
            if told.code == "seen":
                for world in imagined:
                    top = top_entry(world, TRUTH, account)
                    batch = [each for each in range(top + 1) if same_batch(world, TRUTH, each, top) and world.lies[TRUTH, each] > 0]
                    assert len(batch) == told.counts["viruses"]
                    assert 1 << action.seat in [int(world.clue[TRUTH, each]) for each in batch]
    assert codes.missing == set()
