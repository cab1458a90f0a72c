"""Learning a game in two minutes: a prepared deal, one idea at a time, and then a real game."""

from __future__ import annotations

import re

import pytest
from faults import WRONG
from hatter import HAT, Hatter
from looking import expect
from playwright.sync_api import Locator
from serving import Serving
from thief import Thief, far
from visitor import Visit, Visitor

NOTE_CHEERS = """() => {
  globalThis.cheers = new Set();
  const look = () => document.querySelectorAll('.celebration strong').forEach((each) => cheers.add(each.textContent));
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
}"""
"""From now on, note what is celebrated: nobody has to look at it in time."""
WATCHED, TARGET, HOARD = 7, 1, 3
"""The accounts that Hacker's lesson is about: one's own that is attacked, one that is not, and where notes go."""


def lesson(visitor: Visitor) -> Locator:
    """Where a lesson speaks."""
    return visitor.named("region", "page-lesson")


def asks_for(visitor: Visitor, game: str, words: str, step: int, of: int) -> None:
    expect(lesson(visitor)).to_contain_text(visitor.words("page-lesson-progress", step=step, of=of))
    expect(lesson(visitor)).to_contain_text(visitor.words(f"{game}-lesson-{words}"))


def test_a_newcomer_learns_hashcatch_leaves_comes_back_and_plays_a_real_game(server: Serving, visit: Visit) -> None:
    ann = visit(server.address, bots=1)
    ann.press("page-lesson-learn", ann.door())
    asks_for(ann, "hashcatch", "roll", 1, 9)
    ann.wait_for_answer(lambda: ann.tap(ann.button("hashcatch-do-roll", ann.board)))
    asks_for(ann, "hashcatch", "move", 2, 9)
    expect(lesson(ann)).to_contain_text(ann.words("hashcatch-lesson-roll-done"))
    # Only what the step is about can be chosen; something else is refused kindly, and nothing happens.
    expect(ann.board.locator("[data-target^='token-']")).to_have_count(1)
    x, y, width, height = ann.at_rest(ann.board.locator('[data-piece="0-3"]'))
    ann.tap_at(x + width / 2, y + height / 2)
    expect(ann.bar).to_contain_text(ann.words("fault-lesson"))
    assert ann.acts_sent == 1
    ann.wait_for_answer(lambda: ann.choose(0))
    asks_for(ann, "hashcatch", "check", 3, 9)

    ann.follow("page-lesson-leave")
    ann.sees("page-lesson-return", game="Hashcatch")
    ann.press("page-lesson-go-on", ann.door())
    asks_for(ann, "hashcatch", "check", 3, 9)
    ann.page.evaluate(NOTE_CHEERS)
    for words in ("bank", "again", "small-hack", "recheck", "attack"):
        ann.choose(0)
        expect(lesson(ann)).to_contain_text(ann.words(f"hashcatch-lesson-{words}"))
    ann.wait_until(lambda: ann.words("hashcatch-page-cheer-hashing") in ann.page.evaluate("[...cheers]"))
    # What an attack would bring and cost everyone stands beside it, as the rules have worked it out.
    outcomes = [each for each in ann.stakes()[0][0] if any(each.points)]
    assert outcomes
    shown = ann.choices.first.locator(".outcome")
    expect(shown).to_have_count(len(outcomes))
    for outcome, place in zip(outcomes, shown.all(), strict=True):
        changed = [f"{points:+}".replace("-", "−") for points in outcome.points if points]
        assert sorted(place.locator(".change").all_inner_texts()) == sorted(changed)
        expect(place).to_contain_text(ann.words(f"hashcatch-stake-{outcome.code}"))
    ann.choose(0)
    expect(lesson(ann)).to_contain_text(ann.words("hashcatch-lesson-hack"))
    expect(ann.bar.locator(".button.main .stakes")).to_be_visible()
    assert [each for each in ann.page.evaluate(WRONG) if each.startswith("contrast")] == [], (
        "what is at stake can be read on a green button"
    )
    ann.choose(0)
    expect(lesson(ann)).to_contain_text(ann.words("hashcatch-lesson-end"))
    expect(lesson(ann)).to_contain_text(ann.words("page-lesson-prepared"))
    expect(ann.bar).to_have_count(0)

    learned = ann.path
    ann.press("page-lesson-play", lesson(ann))
    ann.await_turn()
    assert ann.path != learned
    assert [chair["level"] for chair in ann.told.table["chairs"][:2]] == [None, "beginner"]
    assert not ann.told.table["lesson"]
    expect(lesson(ann)).to_have_count(0)


def test_black_hat_is_learned_on_a_phone_with_the_real_cards(server: Serving, visit: Visit) -> None:
    ann = visit(server.address, phone=True, language="de")
    hatter = Hatter(ann)
    ann.press("page-lesson-learn", ann.door("blackhat"))
    asks_for(ann, "blackhat", "follow", 1, 7)
    # A card that the step is not about cannot be chosen.
    x, y, _, height = ann.at_rest(hatter.cards.first)
    ann.tap_at(x + 9, y + height / 2)
    expect(ann.bar).to_contain_text(ann.words("fault-lesson"))
    hatter.act()
    asks_for(ann, "blackhat", "move", 2, 7)
    hatter.act()
    asks_for(ann, "blackhat", "lead", 3, 7)
    hatter.pick([6, 6])
    hatter.playing.click()
    asks_for(ann, "blackhat", "jump", 4, 7)
    hatter.act()
    asks_for(ann, "blackhat", "hat", 5, 7)
    hatter.pick([HAT])
    hatter.playing.click()
    asks_for(ann, "blackhat", "joker", 6, 7)
    hatter.act()
    asks_for(ann, "blackhat", "last", 7, 7)
    hatter.act()
    expect(lesson(ann)).to_contain_text(ann.words("blackhat-lesson-end"))


@pytest.mark.parametrize("here", [False, True], ids=["at-a-server", "on-the-device"])
def test_hacker_is_learned_live_to_its_end_and_a_step_that_was_missed_is_begun_again(server: Serving, visit: Visit, here: bool) -> None:
    ann = visit(server.address, here=here)
    thief = Thief(ann)
    ann.press("page-lesson-learn", ann.door("hacker"))
    ann.wait_until(lambda: bool(ann.told.table) and ann.told.table["id"].startswith("here-") == here)

    def begin(words: str, step: int) -> None:
        """Time stands still until one has read what to do."""
        expect(lesson(ann)).to_contain_text(ann.words("page-lesson-progress", step=step, of=9))
        expect(lesson(ann)).to_contain_text(spoken(ann, f"hacker-lesson-{words}"))
        ann.press("page-lesson-onward", lesson(ann))
        expect(ann.button("page-lesson-onward", lesson(ann))).to_have_count(0)

    begin("walk", 1)
    # Who walks to the bank and back without turning round has missed it.
    ann.press("page-lesson-step-again", lesson(ann))
    begin("walk", 1)
    turn = ann.page.locator("#main .board button[data-inspect='turn']")
    turn.click()
    begin("bank", 2)
    expect(turn).to_contain_text(ann.words("hacker-page-live-turn-bank"))  # it turns to the other side of what it shows
    turn.click()
    begin("place", 3)
    thief.tap(HOARD)
    begin("look", 4)
    thief.look_at(thief.account(WATCHED))
    ann.wait_until(lambda: far(thief.gaze(), thief.spot(WATCHED)) < 12)
    begin("watch", 5)
    begin("slip", 6)
    thief.drop_on(TARGET)
    begin("home", 7)
    expect(lesson(ann)).to_contain_text(spoken(ann, "hacker-lesson-take"))
    take = next(at for at, each in enumerate(ann.told.legal) if each == {"do": "take", "value": 3})
    ann.wait_for_answer(ann.choices.nth(take).click)
    expect(thief.asked).to_be_visible()
    ann.wait_for_answer(lambda: ann.tap(thief.middle(HOARD)))
    expect(lesson(ann)).to_contain_text(spoken(ann, "hacker-lesson-name"))
    ann.wait_for_answer(ann.choices.first.click)
    expect(lesson(ann)).to_contain_text(ann.words("hacker-lesson-end"))


def spoken(visitor: Visitor, code: str) -> re.Pattern[str]:
    """A sentence of a lesson, with whatever names the others have."""
    return re.compile(visitor.words.like(code, "b", "c").pattern.strip("^$"))
