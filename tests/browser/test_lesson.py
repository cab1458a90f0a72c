"""Learning a game in two minutes: a prepared deal, one idea at a time, and then a real game."""

from __future__ import annotations

from hatter import HAT, Hatter
from playwright.sync_api import Locator, expect
from serving import Serving
from visitor import Visit, Visitor


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
    for words in ("bank", "again", "small-hack", "recheck", "attack", "hack"):
        ann.choose(0)
        expect(lesson(ann)).to_contain_text(ann.words(f"hashcatch-lesson-{words}"))
    ann.choose(0)
    expect(lesson(ann)).to_contain_text(ann.words("hashcatch-lesson-end"))
    expect(lesson(ann)).to_contain_text(ann.words("page-lesson-prepared"))
    expect(ann.bar).to_have_count(0)

    learned = ann.path
    ann.press("page-lesson-play", lesson(ann))
    ann.await_turn()
    assert ann.path != learned
    assert [chair["level"] for chair in ann.told.table["chairs"][:2]] == [None, "random"]
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
