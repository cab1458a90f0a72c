"""Black Hat in real browsers: whole games, with every option, with the Robot, with keys alone, with a finger."""

from __future__ import annotations

import pytest
from hatter import RANKS, ROBOT, Hatter, events_told, hand_of, play_together, secrets_of_others
from looking import expect
from playwright.sync_api import Locator
from quick import by_chance, new_table, play_quickly
from serving import Serving
from test_every_screen import Tour
from test_phone import expect_in_view, wide
from visitor import Told, Visit, Visitor

SWITCHES = ("short_deck", "hidden_hat", "tracer", "secret_asset", "celebrity", "broken_honeypot")


def at_a_table(server: Serving, visitor: Visitor, bots: int, game: str = "blackhat") -> str:
    """A new table with so many bots; its path."""
    path = new_table(visitor, server, game, bots=bots)
    visitor.go(server.address + path)
    expect(visitor.button("page-start")).to_be_visible()
    return path


def with_every_option(visitor: Visitor) -> None:
    for name in SWITCHES:
        visitor.named("switch", f"blackhat-option-{name}").click()
        expect(visitor.named("switch", f"blackhat-option-{name}")).to_be_checked()
    visitor.named("combobox", "blackhat-option-modules").select_option("5")
    visitor.page.get_by_text(visitor.words("page-options-help"), exact=True).click()
    visitor.named("switch", "page-aids").click()
    visitor.named("combobox", "blackhat-option-board").select_option("advanced")


def heard_of_round(visitor: Visitor) -> list[str]:
    """The names of all events of this round."""
    heard = [event["event"] for event in events_told(visitor)]
    return heard[len(heard) - heard[::-1].index("round") :]


def open_memory(player: Hatter) -> Locator:
    """The table's memory aids."""
    player.visitor.press("blackhat-page-memory", player.board)
    sheet = player.visitor.named("region", "blackhat-page-memory", player.board)
    expect(sheet).to_be_visible()
    return sheet


def test_a_whole_game_of_four_with_every_option(server: Serving, visit: Visit) -> None:
    """BH-11 … BH-13: chosen in the lobby, played to the result."""
    ann = visit()
    at_a_table(server, ann, bots=3)
    with_every_option(ann)
    ann.press("page-start")
    player = Hatter(ann, 2)  # with this coin the game is over after some twenty moves, with others after three times as many
    expect(player.board).to_be_visible()
    player.play_on(until=lambda: heard_of_round(ann).count("won") > 1)
    sheet = open_memory(player)
    won = heard_of_round(ann).count("won")
    expect(sheet.locator("[data-inspect^='past:']")).to_have_count(won)
    known = sum(ann.told.state["hidden"][0]) + sum(map(sum, ann.told.state["open"])) + sum(map(sum, ann.told.state["trick"]))
    seen = [int(text.split("/")[0]) for text in sheet.locator(".cards .mono").all_inner_texts()]
    assert sum(seen) == known + sum(ann.told.state["discard"])
    ann.press("blackhat-page-memory-close", sheet)
    player.play_on()
    expect(ann.ending).to_be_visible()
    board = ann.told.sync["board"]
    assert [board[name] for name in ("hands", "modules", "hidden_hat", "tracer", "secret_asset", "celebrity", "broken_honeypot")] == [
        4, 5, 1, 1, 1, 1, 1,
    ]  # fmt: skip
    assert {"lead", "play", "move"} <= set(player.done)
    assert secrets_of_others(ann) == []
    assert ann.told.end
    for source in ("cards", "spaces"):
        expect(ann.page.get_by_text(ann.words(f"blackhat-source-{source}")).first).to_be_visible()
    see_every_hand_in_the_replay(ann)


def see_every_hand_in_the_replay(ann: Visitor) -> None:
    """From the end page, on every kind of screen: the network and all cards of all hands are in sight."""
    ann.follow("page-replay")
    board = ann.named("group", "blackhat-page-board")
    expect(board).to_be_visible()
    ann.page.keyboard.press("ArrowRight")
    for width, height in ((1280, 800), (1920, 1080), (360, 740), (740, 360)):
        ann.page.set_viewport_size({"width": width, "height": height})
        cards = board.locator("ul.cards .card")
        for card in (cards.first, cards.last):
            x, y, wide_, high = ann.at_rest(card)
            assert 0 <= x <= width - wide_, (width, height)
            assert 0 <= y <= height - high, (width, height)
        assert ann.at_rest(board.locator(".bh-network"))[3] > 120, (width, height)


def test_two_people_play_with_the_robot_and_nobodys_hand_is_on_the_others_wire(server: Serving, visit: Visit) -> None:
    """BH-110 … BH-112: the right one plays the Robot, whose cards both see."""
    ann, ben, eve = visit(), visit(language="pt"), visit(language="nb")
    path = at_a_table(server, ann, bots=0)
    ben.go(server.address + path)
    ben.press("page-sit", ben.named("article", "page-chair", number=2))
    ben.press("page-sit-down", ben.dialog("page-who-are-you"))
    ben.press("page-ready")
    ann.press("page-start")
    players = [Hatter(ann, 1), Hatter(ben, 2)]
    for each in players:
        expect(each.board).to_be_visible()
    eve.go(server.address + path)
    robots_players = list[int | None]()

    def watch(player: Hatter) -> None:
        if player.told.state["turn"] == ROBOT:
            assert player.told.state["control"] == player.told.seat
            robots_players.append(player.told.seat)

    def enough() -> bool:
        told = [{event["event"] for event in events_told(visitor)} for visitor in (ann, ben)]
        return set(robots_players) == {0, 1} and all({"shown", "sized"} <= each for each in told)

    play_together(*players, watch=watch, until=enough)
    for visitor in (ann, ben, eve):
        assert secrets_of_others(visitor) == []
    # There were secrets to be sent: everybody was told their own, and both the Robot's open cards.
    for visitor in (ann, ben):
        heard = [event["event"] for event in events_told(visitor)]
        assert heard.count("hand") == visitor.told.state["rounds"]
    assert {event["event"] for event in events_told(eve)}.isdisjoint({"hand", "drawn", "sized"})


def test_tricks_and_hacks_with_keys_alone(server: Serving, visit: Visit) -> None:
    ann = visit()
    at_a_table(server, ann, bots=3)
    ann.press("page-start")
    player = Hatter(ann)
    ways = {"numbers": 0, "arrows": 0, "network": 0}
    while not all(ways.values()):
        if not player.await_turn():  # a game without a move of one's own
            ann.press("page-rematch")
            expect(ann.ending).to_have_count(0)  # the old result is gone: asked again for it, the button would vanish under the pointer
            continue
        ann.wait_until(lambda: bool(ann.told.legal))
        before, action = len(ann.told.acked), player.wanted()
        if action["do"] in ("lead", "follow", "play"):
            at = 0
            if action["do"] == "play" and action["rank"] <= 13 and action["naturals"] == 1 and not action["jokers"] + action["hat"]:
                at = player.hand.index(action["rank"] - 1)
            if at < 10 and ways["numbers"] <= ways["arrows"]:
                ann.page.keyboard.press(str((at + 1) % 10))
                ways["numbers"] += 1
            else:
                player.cards.first.focus()
                for _ in range(at):
                    ann.page.keyboard.press("ArrowRight")
                ann.page.keyboard.press("Space")
                ways["arrows"] += 1
            expect(player.cards.nth(at)).to_have_attribute("aria-pressed", "true")
            ann.page.keyboard.press("Enter")
        elif action["do"] == "move":
            pawn = player.target(f"pawn-{action['seat']}-{action['pawn']}")
            if pawn.get_attribute("aria-pressed") != "true":
                pawn.focus()
                ann.page.keyboard.press("Enter")
            player.target(f"to-{action['to']}").focus()
            ann.page.keyboard.press("Enter")
            ways["network"] += 1
        else:
            player.act()
        answers = 2 if action["do"] in ("lead", "follow") else 1  # the size of a set is asked before the set
        ann.wait_until(lambda enough: len(ann.told.acked) >= enough, before + answers)


def test_a_try_that_cannot_be_says_why_with_its_rule(server: Serving, visit: Visit) -> None:
    ann = visit()
    at_a_table(server, ann, bots=3)
    ann.press("page-start")
    player = Hatter(ann)

    def leads_with_a_pair_and_more(told: Told) -> bool:
        """Where only single cards can be led, another card instead needs no reason."""
        if "lead" not in {each["do"] for each in told.legal}:
            return False
        hand = hand_of(told)
        return len(set(hand[:8])) > 2 and any(hand.count(kind) > 1 for kind in hand if kind < RANKS)

    ann.await_turn()
    play_quickly(server, ann, choose=by_chance(), until=leads_with_a_pair_and_more)
    ann.wait_until(lambda: leads_with_a_pair_and_more(ann.told))
    ann.await_turn()
    hand = player.hand
    other = next(at for at, kind in enumerate(hand) if kind not in (hand[0], 13, 14))
    player.pick([hand[0]])
    player.cards.nth(other).focus()
    ann.page.keyboard.press("Space")
    rule = ann.bar.get_by_role("button", name=ann.words("page-open-rule", rule="BH-30"))
    expect(rule).to_be_visible()
    rule.click()
    expect(ann.page.get_by_role("heading", name="BH-30")).to_be_in_viewport()


CUT = """bar => {
  const [words, hint] = [bar.querySelector('.words'), bar.querySelector('.hint')];
  const questions = words.querySelectorAll('button');
  const third = questions.length === 2 ? [questions[0].cloneNode(true)] : [];
  words.append(...third);
  hint?.style.setProperty('display', 'none');
  const hinting = bar.classList.replace('hinting', 'unhinted');
  const end = bar.getBoundingClientRect().bottom;
  const cut = [...bar.querySelectorAll('.tray button, .words button')].filter((each) => each.getBoundingClientRect().bottom > end);
  if (hinting) bar.classList.replace('unhinted', 'hinting');
  hint?.style.removeProperty('display');
  third.forEach((each) => each.remove());
  return cut.map((each) => each.innerText);
}"""
"""What can be pressed and does not fit the action bar for somebody without hints, if three questions stand beside its words, as they do when a
move may be taken back."""


@pytest.mark.parametrize("language", [pytest.param("en", marks=pytest.mark.soak), "de"])
def test_six_play_on_a_phone(language: str, server: Serving, visit: Visit) -> None:
    ann = visit(language=language, phone=True, hints=True)
    at_a_table(server, ann, bots=5)
    ann.button("page-start").tap()
    player, tour = Hatter(ann), Tour(ann, phone=True)
    acts = 0
    while acts < 12 and player.await_turn():
        assert wide(ann) <= 360
        for part in (ann.bar, player.board):
            expect_in_view(ann, part)
        assert ann.bar.evaluate(CUT) == [], player.wanted()
        if acts in (0, 5):
            tour.look(f"Black Hat, {player.wanted()['do']}")
        player.act()
        acts += 1
    assert {"lead", "play"} & set(player.done)
    assert dict(tour.wrong) == {}


BIT_BY_BIT = {"lead", "follow", "take", "keep", "pick"}
"""What is said with a button where the page cannot ask the rules what it leads to."""


def test_without_webassembly_games_are_played_step_by_step(server: Serving, visit: Visit) -> None:
    """As in an old browser: the page has no rules at hand, and what the server offers is enough. In Hashcatch, too."""
    ann = visit()
    ann.context.route("**/*.wasm", lambda route: route.abort())
    ann.expect_complaints(r"\.wasm")
    at_a_table(server, ann, bots=2)
    ann.press("page-start")
    player, said = Hatter(ann), list[str]()
    while not {"lead", "play", "move"} <= {*said, *player.done}:
        assert player.await_turn(), "a game has tricks and hacks"
        kind = ann.told.legal[0]["do"]
        if kind not in BIT_BY_BIT:
            player.act()
            continue
        expect(ann.choices).to_have_count(len(ann.told.legal))
        ann.wait_for_answer(lambda: ann.choices.first.click())
        said.append(kind)
    # Who is ahead, nobody has worked out; what the round would bring, the server has.
    assert any(each["do"] == "weigh" for each in ann.sent)
    assert secrets_of_others(ann) == []

    at_a_table(server, ann, bots=1, game="hashcatch")
    ann.press("page-start")
    said = []
    while "move" not in said:
        assert ann.await_turn()
        said.append(ann.told.legal[ann.best()]["do"])
        ann.wait_for_answer(ann.act)


@pytest.mark.parametrize("language", ["de", pytest.param("fi", marks=pytest.mark.soak)])
def test_the_game_can_be_read_and_used_by_everyone(language: str, server: Serving, visit: Visit) -> None:
    ann = visit(language=language, confirm=True, hints=True)
    at_a_table(server, ann, bots=2)
    tour = Tour(ann, phone=False)
    tour.look("Black Hat's lobby")
    ann.press("page-start")
    player = Hatter(ann)
    seen = set[str]()
    while len(seen) < 3 and player.await_turn():
        if (kind := player.wanted()["do"]) not in seen:
            seen.add(kind)
            # What one would score if the round ended now is what the rules have worked out.
            points = ann.stakes()[1][0].points
            expect(ann.bar).to_contain_text(ann.words("blackhat-page-tally", points=points))
            tour.look(f"Black Hat, {kind}")
        player.act()
    assert {"lead", "play"} & seen
    assert dict(tour.wrong) == {}
