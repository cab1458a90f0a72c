"""Someone who plays Black Hat in a browser: sets out of the hand, pawns on the network, questions at spaces."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from looking import expect
from playwright.sync_api import Locator
from visitor import Action, Told, Visitor, first_to_see

RANKS, JOKER, HAT = 13, 13, 14
ROBOT = 2
ASSET = "j3"
ASK_AT_MOST = 600
BOARD, BAR = "#main .blackhat-cards", "section.bar"
OWN_SECRETS = ("hidden", "said", "status")
"""What of the state only its owner may know."""
PRESSED = "cards => cards.flatMap((card, at) => (card.getAttribute('aria-pressed') === 'true' ? [at] : []))"


def hand_of(told: Told) -> list[int]:
    """The cards of the hand that is to play, as they lie: rising ranks, jokers, the hat."""
    hidden, shown = (told.state[name][told.state["turn"]] for name in ("hidden", "open"))
    return [kind for kind, counts in enumerate(zip(hidden, shown, strict=True)) for _ in range(sum(counts))]


class Hatter:
    """A visitor at a table of Black Hat, who likes to win tricks and to move to the right, and leaves the rest to a coin."""

    def __init__(self, visitor: Visitor, seed: int = 1) -> None:
        self.visitor, self.page, self.told = visitor, visitor.page, visitor.told
        self.coin = random.Random(seed)
        self.done: list[str] = []

    @property
    def board(self) -> Locator:
        return self.visitor.named("group", "blackhat-page-board")

    @property
    def network(self) -> Locator:
        return self.visitor.named("group", "blackhat-page-net")

    # What is looked for at every move is found without roles and names: searching the whole page for them took a seventh of the browser's
    # time in a game. That board, network and bar have theirs is seen at the first move.

    @property
    def cards(self) -> Locator:
        """The cards that can be picked: one's own, or the Robot's."""
        return self.page.locator(f"{BOARD} button[data-card]")

    @property
    def playing(self) -> Locator:
        return self.page.locator(f"{BAR} button[data-inspect='play']")  # the button for advice has the word in its name, too

    def target(self, name: str) -> Locator:
        return self.page.locator(f"{BOARD} .bh-network [data-target='{name}']")

    def await_turn(self) -> bool:
        return self.visitor.await_turn()

    # ---------------------------------------------------------------- deciding

    @property
    def hand(self) -> list[int]:
        return hand_of(self.told)

    def set_of(self, size: int) -> list[int]:
        """A set of this size out of the hand, natural cards first."""
        ranks = {kind for kind in self.hand if kind < RANKS}
        sets = [([kind] * self.hand.count(kind) + [each for each in self.hand if each >= JOKER])[:size] for kind in ranks]
        sets += [[each for each in self.hand if each >= JOKER][:size]]
        return self.coin.choice([each for each in sets if len(each) == size])

    def wanted(self) -> Action:
        """One of the legal actions."""
        moves = [each for each in self.told.legal if each["do"] == "move"]
        if moves:
            return max(moves, key=lambda each: (each["to"] == ASSET, each["to"][0], self.coin.random()))
        plays = [each for each in self.told.legal if each["do"] == "play"]
        if plays and self.coin.random() < 0.7:  # often enough something that wins, so that there is something to move
            return max(plays, key=lambda each: (each["naturals"] + each["jokers"] + each["hat"], each["rank"]))
        return self.coin.choice(self.told.legal)

    # ---------------------------------------------------------------- doing

    def act(self) -> None:
        """Do one thing with pointer or finger, and wait until the server has it."""
        before, action = len(self.told.acked), self.wanted()
        if not self.done:
            expect(self.board.and_(self.page.locator(BOARD))).to_be_visible()
            expect(self.network.and_(self.page.locator(f"{BOARD} .bh-network"))).to_be_visible()
            expect(self.visitor.bar.and_(self.page.locator(BAR))).to_be_visible()
        self.done.append(action["do"])
        answers = 1
        if action["do"] in ("lead", "follow"):
            self.pick(self.set_of(action["size"]))
            self.playing.click()
            answers = 2
        elif action["do"] == "play":
            kinds = [action["rank"] - 1] * action["naturals"] + [JOKER] * action["jokers"] + [HAT] * action["hat"]
            self.pick(kinds)
            self.playing.click()
        elif action["do"] == "take":
            self.page.locator(f"{BAR} .tray button:not(.main)").first.click()
        elif action["do"] in ("keep", "pick"):
            answers = self.take_some()
        elif action["do"] in ("pass", "randomize"):
            self.answer(action)
        elif self.visitor.must_confirm(lambda: self.on_network(action)):
            self.visitor.confirmation.click()
        try:
            self.visitor.wait_until(lambda: len(self.told.acked) >= before + answers)
        except AssertionError:
            refused = [each for each in self.visitor.received[-5:] if each["is"] == "refused"]
            raise AssertionError(f"{action} was not answered {answers} times: {refused} {self.visitor.bar.inner_text()}") from None

    def pick(self, kinds: list[int]) -> None:
        """Tap the cards of a set. The page may complete one by itself: look before every tap, and put back what was not meant."""
        hand = self.hand
        expect(self.cards).to_have_count(len(hand))
        for _ in range(2 * len(hand)):
            chosen = self.cards.evaluate_all(PRESSED)
            if sorted(hand[at] for at in chosen) == sorted(kinds):
                return
            surplus = [at for at in chosen if [hand[each] for each in chosen].count(hand[at]) > kinds.count(hand[at])]
            lacking = [
                at for at, kind in enumerate(hand) if at not in chosen and [hand[each] for each in chosen].count(kind) < kinds.count(kind)
            ]
            at = (surplus or lacking)[0]
            x, y, _, height = self.visitor.at_rest(self.cards.nth(at))
            self.visitor.tap_at(x + 9, y + height / 2)  # cards overlap: what is seen of one is its left side
            self.visitor.wait_until(self.has_changed, at, at not in chosen, [x, y])
        raise AssertionError(f"{kinds} cannot be picked from {hand}")

    def has_changed(self, at: int, pressed: bool, place: list[float]) -> bool:
        """Whether a card was heard, or lies elsewhere: a hint may have come and moved the hand from under the finger."""
        card = self.cards.nth(at)
        return card.get_attribute("aria-pressed") == str(pressed).lower() or self.visitor.at_rest(card)[:2] != place

    def take_some(self) -> int:
        """The hat and some cards: how many answers that takes."""
        ready = self.page.locator(f"{BAR} button.main")
        choice = self.page.locator(f"{BOARD} button.choice[aria-pressed='false']")
        picked = 0
        while not ready.is_visible():
            choice.first.click()
            picked += 1
        begun = self.told.legal[0]["do"] == "pick"
        ready.click()
        return picked + (not begun)

    def answer(self, action: Action) -> None:
        """Answer a question that stands on the network."""
        self.network.get_by_role("button", name=self.visitor.words(f"blackhat-do-{action['do']}")).click()

    def tap(self, place: Locator) -> None:
        """Choose a place on the network, with pointer or finger."""
        self.visitor.tap(place)

    def on_network(self, action: Action) -> None:
        if action["do"] in ("move", "send"):
            goal, pawn = self.target(f"to-{action['to']}"), self.target(f"pawn-{action['seat']}-{action['pawn']}")
            others = [each for each in self.told.legal if (each.get("seat"), each.get("pawn")) == (action["seat"], action["pawn"])]
            chosen = pawn.get_attribute("aria-pressed") == "true"  # the page chooses the only one by itself
            if not chosen:
                self.tap(pawn)
            if chosen or action["do"] == "move" or len(others) > 1:
                self.tap(goal)
        else:
            self.tap(self.target(f"{action['do']}-{action['to']}"))
            if action["do"] == "mark":
                ways = [each["change"] for each in self.told.legal if each.get("to") == action["to"]]
                self.page.locator(f"{BOARD} .bh-network button[data-answer]").nth(ways.index(action["change"])).click()

    def play_on(self, until: Callable[[], bool] = lambda: False) -> None:
        for _ in range(ASK_AT_MOST):
            if not self.await_turn() or until():
                return
            self.act()
        raise AssertionError("the game does not end")


def play_together(*players: Hatter, watch: Callable[[Hatter], None], until: Callable[[], bool]) -> None:
    """Let everybody act in turn, until something is so; each is watched before."""
    for _ in range(ASK_AT_MOST * len(players)):
        visitor = first_to_see(tuple(player.visitor for player in players))
        assert not visitor.has_ended, "it never came to that"
        if until():
            return
        player = next(player for player in players if player.visitor is visitor)
        watch(player)
        player.act()
    raise AssertionError("the game does not end")


def secrets_of_others(visitor: Visitor) -> list[Any]:
    """All that a page was sent of what only others may know; and how much there was to look at."""
    told, found = Told(), list[Any]()
    for message in visitor.received:
        told.hear(message)
        if message["is"] not in ("sync", "frame"):
            continue
        for name in OWN_SECRETS:
            for owner, value in enumerate(told.state[name]):
                famous = name == "status" and told.state["famous"][owner]
                if owner != visitor.told.seat and not famous and any(value if isinstance(value, list) else [value]):
                    found.append((message["is"], name, owner, value))
        found += [name for name in ("pile", "tile") if any(map(bool, _flat(told.state.get(name, 0))))]
    return found


def events_told(visitor: Visitor) -> list[dict[str, Any]]:
    """All events that a page was sent, each once."""
    syncs = [message for message in visitor.received if message["is"] == "sync"]
    frames = [message for message in visitor.received if message["is"] == "frame"]
    before = [event for entry in syncs[0]["log"] for event in entry["events"]] if len(syncs) == 1 else []
    return before + [event for message in frames for event in message["events"]]


def _flat(value: Any) -> list[Any]:
    return [each for inside in value for each in _flat(inside)] if isinstance(value, list) else [value]
