"""With animations: what happens is animated, animations can be skipped, and they never delay the true state."""

from __future__ import annotations

from looking import expect
from serving import Serving
from visitor import Visit, Visitor

WATCH = """() => {
  const watched = (globalThis.watched = { words: new Set(), moved: 0 });
  const look = () => {
    const running = document.querySelector('[role=group] svg')?.getAnimations({ subtree: true }) ?? [];
    const lasting = running.filter((each) => each.playState === 'running' && each.effect.getComputedTiming().endTime > 1);
    watched.moved = Math.max(watched.moved, lasting.filter((each) => each.effect.target.closest('[data-piece]')).length);
    document.querySelectorAll('main p, main button').forEach((each) => watched.words.add(each.textContent.trim()));
    requestAnimationFrame(look);
  };
  look();
}"""
"""From now on, note in every picture what the page says, and how many tokens are on their way."""


def turn(visitor: Visitor) -> None:
    """Act, and wait until the server has told all that follows."""
    answered = len(visitor.told.acked)
    visitor.choose(visitor.best())
    visitor.wait_until(lambda: len(visitor.told.acked) > answered and bool(visitor.told.legal))


def seen(visitor: Visitor) -> tuple[list[str], int]:
    words, moved = visitor.page.evaluate("() => [[...watched.words], watched.moved]")
    return words, moved


def test_at_normal_speed_things_are_seen_to_happen_before_the_next_choice(server: Serving, visit: Visit) -> None:
    ann = visit(server.address, speed=1, bots=1)
    ann.play_now.click()
    expect(ann.asked).to_be_visible()
    ann.page.evaluate(WATCH)
    for _ in range(3):
        before = ann.log_lines()
        turn(ann)
        expect(ann.asked).to_be_visible()  # without skipping
        expect(ann.button("page-skip-show")).to_have_count(0)
        assert len(ann.log_lines()) > len(before)
    words, moved = seen(ann)
    assert ann.words("page-watch") in words
    assert ann.words("page-skip-show") in words
    assert moved > 0


def test_the_show_can_be_skipped_with_a_button_and_with_the_space_bar(server: Serving, visit: Visit) -> None:
    ann = visit(server.address, speed=0.002, bots=3)  # a single roll would take minutes
    ann.play_now.click()
    ann.wait_until(lambda: bool(ann.told.legal))
    for way in ("button", "space", "button", "space"):
        expect(ann.asked.or_(ann.button("page-skip-show"))).to_be_visible()
        if ann.button("page-skip-show").is_visible():
            if way == "button":
                ann.press("page-skip-show")
            else:
                ann.page.keyboard.press(" ")
        expect(ann.asked).to_be_visible()
        turn(ann)


def test_who_wants_no_motion_gets_none(server: Serving, visit: Visit) -> None:
    ann = visit(speed=1, bots=1)
    ann.page.emulate_media(reduced_motion="reduce")
    ann.go(server.address)
    ann.play_now.click()
    ann.await_turn()
    ann.page.evaluate(WATCH)
    for _ in range(6):
        ann.await_turn()
        turn(ann)
    ann.await_turn()
    words, moved = seen(ann)
    assert ann.words("page-skip-show") not in words
    assert moved == 0
