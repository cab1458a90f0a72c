"""A game of another package, of which the page knows nothing beforehand, is played to its end on the table for any game."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from looking import expect
from playwright.sync_api import Locator
from playwright.sync_api import TimeoutError as PlaywrightTimeout
from serving import Serving, served
from test_every_screen import Tour
from test_keyboard import Keys
from visitor import Visit, Visitor

import tiny

TITLE = "Highest Card"
HERE = Path(__file__).parent
ROUNDS = tiny.HAND


@pytest.fixture(scope="module")
def module_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """A server on a machine where somebody has also installed the tests' tiny game: its package has an entry point, as any other has."""
    packages = tmp_path_factory.mktemp("packages")
    about = packages / "highest-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: highest\nVersion: 1.0\n", "utf-8")
    (about / "entry_points.txt").write_text("[hacktable.games]\nhighest = tiny:GAME\n", "utf-8")
    yield from served(Serving(tmp_path_factory.mktemp("server"), packages=(packages, HERE.parent)), "before the first test")


def door(visitor: Visitor) -> Locator:
    return visitor.page.get_by_role("article", name=TITLE, exact=True)


def play_now(visitor: Visitor) -> str:
    return visitor.set_going(lambda: visitor.press("page-play-now", door(visitor)))


def field_row(visitor: Visitor, field: str) -> Locator:
    return visitor.page.get_by_role("row").filter(has=visitor.page.get_by_role("rowheader", name=field, exact=True))


def cells(visitor: Visitor, field: str, seat: int) -> list[str]:
    """What the table says of a field and a player, as a screen reader reads it."""
    return [" ".join(text.split()) for text in field_row(visitor, field).get_by_role("cell").nth(seat).locator(".value").all_inner_texts()]


def hidden(visitor: Visitor) -> str:
    return f"? {visitor.words('page-added-hidden')}"


def labels(visitor: Visitor) -> list[str]:
    return [re.sub(r"^\d\s+", "", text) for text in visitor.choices.all_inner_texts()]


def result_of(visitor: Visitor) -> dict[str, Any]:
    assert visitor.told.end
    return dict(visitor.told.end["result"])


def test_a_newcomer_plays_it_to_its_end_by_mouse_and_looks_at_everything_afterwards(server: Serving, visit: Visit) -> None:
    ann = visit(server.address, confirm=True, bots=2)
    expect(door(ann)).to_contain_text("Three cards, three rounds, the highest takes it.")
    expect(door(ann)).to_contain_text(ann.words("page-players", **{"from": 2, "to": 4}))
    play_now(ann)
    ann.await_turn()
    mine = [str(card) for card in ann.told.state["card"][0]]
    assert cells(ann, "Card", 0) == mine
    assert cells(ann, "Card", 1) == [hidden(ann)] * ROUNDS
    expect(ann.page.get_by_role("columnheader")).to_have_text([ann.words("page-you"), "Bot 1", "Bot 2"])

    for done in range(ROUNDS):
        ann.await_turn()
        left = [f"Choose card {slot + 1}" for slot in range(ROUNDS) if slot >= done]
        assert labels(ann) == left
        ann.choices.first.click()
        expect(ann.bar).to_contain_text(left[0])
        ann.wait_for_answer(ann.confirmation.click)
        if done == 0:
            ann.await_turn()
            expect(ann.log).to_contain_text(f"{ann.words('page-you')} showed a {mine[0]}.")
            assert cells(ann, "Shown", 0) == [ann.words("page-added-yes"), ann.words("page-added-no"), ann.words("page-added-no")]
            assert sorted(text == hidden(ann) for text in cells(ann, "Card", 1)) == [False, True, True]
            ann.named("tab", "page-rules").click()
            expect(ann.page.get_by_role("heading", name="HI-2 Choosing")).to_be_visible()
            ann.named("tab", "page-log").click()

    expect(ann.ending).to_be_visible()
    result = result_of(ann)
    assert sum(result["points"]) == ROUNDS * 3
    winner = result["placing"].index(1)
    first = ann.page.get_by_role("listitem").filter(has_text="1.").first
    expect(first).to_contain_text(f"Rounds won +{result['points'][winner]}")
    expect(ann.page.get_by_role("main")).to_contain_text(TITLE)

    ann.ending.click()
    expect(ann.button("page-to-result")).to_be_visible()
    assert [cells(ann, "Points", seat) for seat in range(3)] == [[str(points)] for points in result["points"]]

    ann.press("page-to-result")
    ann.follow("page-replay")
    scrub = ann.named("slider", "page-scrub")
    expect(ann.page.get_by_role("heading", level=1)).to_contain_text(TITLE)
    assert all(hidden(ann) not in cells(ann, "Card", seat) for seat in range(3)), "all cards are open"
    ann.named("combobox", "page-eyes").select_option("Bot 1")
    expect(field_row(ann, "Card").get_by_text(ann.words("page-added-hidden"))).to_have_count(2 * ROUNDS)
    assert [hidden(ann) in cells(ann, "Card", seat) for seat in range(3)] == [True, False, True]
    scrub.focus()
    ann.page.keyboard.press("End")
    expect(ann.page.get_by_text(re.compile(r"won the round\.$"))).to_be_visible()

    ann.go(server.address)
    mine_there = ann.page.get_by_role("listitem").filter(has=ann.page.get_by_role("link", name=re.compile(f"^{TITLE}")))
    expect(mine_there.first).to_be_visible()


def test_two_play_it_by_keyboard_and_on_a_phone_while_somebody_watches(server: Serving, visit: Visit) -> None:
    ann, ben, eve = visit(server.address), visit(language="de", phone=True), visit(language="fi")
    keys = Keys(ann)
    expect(door(ann)).to_be_visible()
    keys.tab_to(ann.words("page-invite"), inside=f'article[aria-label="{TITLE}"]')
    path = ann.set_going(lambda: keys.press("Enter"))
    ben.go(server.address + path)
    expect(ben.page.get_by_role("heading", name=TITLE)).to_be_visible()
    ben.press("page-sit-down")
    ben.press("page-sit-down", ben.dialog("page-who-are-you"))
    ben.press("page-ready")
    reversed_ = ann.page.get_by_role("switch", name="Reversed")
    expect(reversed_).not_to_be_checked()
    expect(ann.page.get_by_text("Fewest points win.")).to_be_visible()
    eve.go(server.address + path)
    expect(ann.button("page-start")).to_be_enabled()
    keys.tab_to(ann.words("page-start"))
    keys.press("Enter")

    for done in range(ROUNDS):
        for player in (ann, ben):
            player.await_turn()
        expect(eve.bar.get_by_text(eve.words.like("page-added-wait", "names"))).to_be_visible()
        expect(field_row(eve, "Card").get_by_text(eve.words("page-added-hidden"))).to_have_count(2 * (ROUNDS - done))
        hands = [[str(card) for card in each.told.state["card"][each.told.seat]] for each in (ann, ben)]
        assert [cells(ann, "Card", 0), cells(ben, "Card", 1)] == hands
        assert cells(ann, "Card", 1).count(hidden(ann)) == ROUNDS - done
        ann.wait_for_answer(lambda: keys.press("1"))
        expect(ann.bar.get_by_text(ann.words.like("page-added-wait", "names"))).to_be_visible()
        assert cells(ben, "Chosen", 0) == [hidden(ben)], "what Ann chose is no business of Ben's"
        ben.wait_for_answer(ben.choices.first.click)

    for each in (ann, ben, eve):
        expect(each.ending).to_be_visible()
        expect(each.page.get_by_role("main")).to_contain_text(TITLE)
    assert result_of(ann) == result_of(ben) == result_of(eve)
    keys.tab_to(ann.words("page-look-board"))
    keys.press("Enter")
    expect(ann.button("page-to-result")).to_be_visible()


@pytest.mark.parametrize(("language", "phone"), [pytest.param("en", False, marks=pytest.mark.soak), ("de", True)])
def test_every_screen_of_it_can_be_read_and_used_by_everyone(language: str, phone: bool, server: Serving, visit: Visit) -> None:
    ann = visit(server.address, language=language, phone=phone, confirm=True, hints=True)
    tour = Tour(ann, phone)
    expect(door(ann)).to_be_visible()
    tour.look("home")
    ann.set_going(lambda: ann.press("page-invite", door(ann)))
    expect(ann.page.get_by_role("switch", name="Reversed")).to_be_visible()
    tour.look("lobby")
    ann.go(server.address)
    play_now(ann)
    ann.await_turn()
    ann.sees("page-added-hint")
    tour.look("own turn")
    ann.page.get_by_text(ann.words("page-added-board"), exact=True).click()
    expect(ann.page.get_by_role("term").filter(has_text="Seats")).to_be_visible()
    tour.look("what stays the same")
    ann.choices.first.click()
    expect(ann.confirmation).to_be_visible()
    tour.look("to be confirmed")
    ann.page.keyboard.press("Escape")
    if phone:
        ann.press("page-rules")
    else:
        ann.named("tab", "page-rules").click()
    expect(ann.page.get_by_role("heading", name="HI-1 Hands")).to_be_visible()
    tour.look("rules")
    if phone:
        ann.press("page-close", ann.dialog("page-rules"))
    for _ in range(ROUNDS):
        ann.await_turn()
        ann.choices.first.click()
        ann.wait_for_answer(ann.confirmation.click)
    expect(ann.ending).to_be_visible()
    tour.look("end")
    ann.follow("page-replay")
    ann.named("slider", "page-scrub").focus()
    ann.page.keyboard.press("End")
    tour.look("replay")
    ann.go(server.address)
    expect(ann.named("link", "page-replay").first).to_be_visible()
    tour.look("home, with games")
    found = [f"{kind}: {each}" for kind, all_of_it in tour.wrong.items() for each in all_of_it]
    assert not found, "\n".join(found)


def test_while_its_texts_cannot_be_had_the_page_says_so_and_the_other_games_are_there(server: Serving, visit: Visit) -> None:
    ann = visit(server.address)
    path = play_now(ann)
    ann.await_turn()
    ann.expect_complaints(
        r"failed: GET .*/api/games/highest/texts", r"console: Failed to load resource: net::ERR_FAILED .*/api/games/highest/texts"
    )
    ann.page.route("**/api/games/**", lambda route: route.abort())
    ann.go(server.address)
    expect(ann.door("hashcatch")).to_be_visible()
    expect(door(ann)).to_have_count(0)
    ann.go(server.address + path)
    ann.sees("page-unreached")
    ann.page.unroute("**/api/games/**")
    with suppress(PlaywrightTimeout):  # the page may have tried again by itself, and the button is gone
        ann.button("page-try-again").click(timeout=5000)
    ann.await_turn()
    assert labels(ann)[0] == "Choose card 1"
