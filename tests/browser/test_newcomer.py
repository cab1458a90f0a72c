"""Somebody who has never been here plays a game against bots, and looks at everything there is afterwards."""

from __future__ import annotations

import re
from pathlib import Path

from looking import expect
from quick import play_quickly
from serving import Serving
from visitor import Visit, Visitor

import hacktable
from hacktable.kernel.registry import find
from hacktable.match import seeds
from hacktable.match.box import box_of_text
from hacktable.match.match import Match
from programs import load


def record_of(visitor: Visitor, folder: Path) -> Match:
    """Download the record, and play it again: every line of it is compared."""
    with visitor.page.expect_download() as download:
        visitor.follow("page-record")
    file = folder / "record.txt"
    download.value.save_as(file)
    text = file.read_text("utf-8")
    return box_of_text(text).replay(text)


def digits_in(summary: list[str], name: str) -> list[str]:
    """What is said of a player's tokens outside the base: `token C (digit 2)`, or `token C` if the digit is not known."""
    return re.findall(rf"{re.escape(name)}, (token [A-L](?: \(digit \d\))?)", "\n".join(summary))


LOADED = """
  () => [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
    .filter((each) => each.startTime < 3000) // afterwards the page loads what it keeps for times without a network
    .map((each) => [new URL(each.name).pathname, each.encodedBodySize])
"""


def first_visit_loads_little(visitor: Visitor) -> None:
    """The home page stands, with the games' emblems: not with their tables, nor with what is said there."""
    expect(visitor.page.locator(".door .emblem svg")).to_have_count(3)
    loaded: list[tuple[str, int]] = visitor.page.evaluate(LOADED)
    assert sum(size for _, size in loaded) < 200_000, loaded
    assert [name for name, _ in loaded if re.match(r"/assets/(blackhat|hacker|hashcatch|Table)-", name)] == []
    assert len([name for name, _ in loaded if name.startswith("/assets/en-")]) <= 1, loaded


def test_a_newcomer_is_at_the_table_after_one_click_and_plays_to_the_result(server: Serving, visit: Visit, tmp_path: Path) -> None:
    ann = visit(server.address, bots=1, confirm=True, soundsAsked=False)
    first_visit_loads_little(ann)
    ann.play_now.click()
    # Sound is offered once, and made only for who wants it.
    offer = ann.named("group", "page-sound-offer")
    ann.press("page-sound-on", offer)
    expect(offer).to_have_count(0)
    ann.wait_until(lambda: bool(ann.page.evaluate("performance.getEntriesByType('resource').some((each) => each.name.includes('synth'))")))
    chosen: set[str] = set()
    while not {"roll", "move"} <= chosen:
        ann.await_turn()
        chosen.add(ann.act_on_board()["do"])
    for _ in range(3):
        ann.await_turn()
        ann.act()

    ann.await_turn()
    ann.press("page-settings")
    ann.named("switch", "page-confirm-moves").click()
    expect(ann.named("switch", "page-sounds")).to_be_checked()
    ann.named("slider", "page-volume").press("End")
    ann.wait_until(lambda: '"volume":1' in str(ann.page.evaluate("localStorage['hacktable.settings']")))
    ann.press("page-close", ann.dialog("page-settings"))
    ann.play_on()

    match = record_of(ann, tmp_path)
    result = match.result
    assert result
    assert ann.told.end
    assert ann.told.end["result"]["points"] == list(result.points)
    places = ann.page.get_by_role("list").filter(has=ann.page.get_by_text("1.", exact=True)).get_by_role("listitem")
    expect(places).to_have_count(match.players)
    ranked = sorted(range(match.players), key=lambda seat: (result.placing[seat], seat))
    for line, seat in zip(places.all(), ranked, strict=True):
        expect(line).to_contain_text(f"{result.placing[seat]}.")
        expect(line).to_contain_text(ann.words("page-you") if seat == 0 else ann.words("page-bot-name", number=seat))
        for source, points in result.sources[seat].items():
            if points:
                expect(line).to_contain_text(ann.words(f"hashcatch-source-{source}"))
                expect(line).to_contain_text(f"+{points}")
    expect(ann.named("img", "page-graph-about")).to_be_visible()
    headline = ann.page.get_by_role("heading", level=1)
    expect(headline).to_have_text(headline_of(ann, result.winners))


def test_a_newcomer_is_told_what_the_game_is_about_before_anything_begins(server: Serving, visit: Visit) -> None:
    ann = visit(server.address, newcomer=True)
    ann.play_now.click()
    panels = ann.page.get_by_role("dialog", name=ann.words("page-intro-title", game="Hashcatch"))
    for panel in ("goal", "turn", "score"):
        expect(panels).to_contain_text(ann.words(f"hashcatch-page-intro-{panel}"))
    expect(panels).to_contain_text(ann.words("page-intro-you"))
    # Nothing happens behind them: the match is not even being dealt.
    assert ann.told.table["phase"] == "lobby"
    assert not any(each["do"] in ("ready", "start") for each in ann.sent)
    ann.press("page-intro-start", panels)
    expect(panels).to_have_count(0)
    ann.await_turn()
    # Shown once, and found again where the rules are.
    ann.page.reload()
    ann.await_turn()
    expect(panels).to_have_count(0)
    ann.page.keyboard.press("r")
    ann.press("page-how-to-play")
    expect(panels).to_contain_text(ann.words("hashcatch-page-intro-goal"))
    ann.page.keyboard.press("Escape")
    expect(panels).to_have_count(0)


def test_on_a_phone_the_panels_come_one_by_one_and_can_be_skipped(server: Serving, visit: Visit) -> None:
    ann = visit(server.address, phone=True, newcomer=True)
    ann.press("page-how-to-play", ann.door("blackhat"))
    panels = ann.page.get_by_role("dialog", name=ann.words("page-intro-title", game="Black Hat"))
    for panel in ("goal", "turn"):
        expect(panels).to_contain_text(ann.words(f"blackhat-page-intro-{panel}"))
        ann.press("page-intro-next", panels)
    expect(panels).to_contain_text(ann.words("blackhat-page-intro-score"))
    ann.press("page-hint-got-it", panels)
    expect(panels).to_have_count(0)
    # In a lobby they come, too, before the first game of that kind.
    ann.set_going(lambda: ann.press("page-invite", ann.door("hacker")))
    ann.press("page-intro-skip", ann.page.get_by_role("dialog"))
    expect(ann.page.get_by_role("dialog")).to_have_count(0)
    expect(ann.button("page-start")).to_be_visible()


def headline_of(visitor: Visitor, winners: tuple[int, ...]) -> str | re.Pattern[str]:
    first, *others = winners
    if others:
        return visitor.words.like("page-end-shared", "names")
    if first == 0:
        return visitor.words("page-end-you-won")
    return visitor.words("page-end-won", name=visitor.words("page-bot-name", number=first))


def test_posters_have_the_emblems_of_the_doors(server: Serving, visit: Visit) -> None:
    ann = visit(server.address)
    emblems = load("emblems")
    drawn = {name: file for name in hacktable.game_names() if (file := find(name).telling.emblem)}
    assert {"blackhat", "hacker", "hashcatch"} <= drawn.keys()
    for name, file in drawn.items():
        assert file.read_text() == emblems.emblem(ann.page, name), f"{file} is out of date: run python tools/emblems.py"


def test_after_the_end_the_deal_is_verified_the_game_replayed_and_another_one_begun(server: Serving, visit: Visit, tmp_path: Path) -> None:
    ann = visit(server.address, bots=1)
    ann.play_now.click()
    ann.await_turn()
    play_quickly(server, ann)
    match = record_of(ann, tmp_path)
    assert match.server_seed
    eve = visit(server.address + ann.path, language="de")
    expect(eve.ending).to_be_visible()
    expect(eve.button("page-rematch")).to_have_count(0)  # who only watches begins nothing

    ann.press("page-verify-now")
    ann.sees("page-verify-commitment-holds")
    ann.sees("page-verify-own-holds")
    expect(ann.page.get_by_text(seeds.match_key(match.server_seed, match.seat_seeds).hex())).to_be_visible()

    ann.follow("page-replay")
    scrub = ann.named("slider", "page-scrub")
    last = len(match.log)
    expect(scrub).to_have_attribute("aria-valuetext", ann.words("page-step", at=0, last=last))
    scrub.focus()
    ann.page.keyboard.press("End")
    expect(scrub).to_have_value(str(last))
    ann.page.keyboard.press("ArrowLeft")
    expect(scrub).to_have_value(str(last - 1))
    ann.page.keyboard.press("Home")
    for step in (1, 2, 3):
        ann.page.keyboard.press("ArrowRight")
        expect(scrub).to_have_value(str(step))

    ann.named("combobox", "page-replay-speed").select_option("4×")
    ann.page.keyboard.press("Home")
    ann.press("page-play")
    expect(scrub).not_to_have_value("0")
    ann.press("page-pause")

    # A link to a step leads others to that step, and has a picture.
    scrub.focus()
    ann.page.keyboard.press("Home")
    for _ in range(2):
        ann.page.keyboard.press("ArrowRight")
    ann.press("page-share-moment")
    shared = ann.dialog("page-share-moment")
    link = shared.get_by_role("textbox").input_value()
    assert link.endswith("/replay?step=2")
    ann.wait_until(lambda: bool(shared.get_by_role("img").evaluate("picture => picture.naturalWidth")))
    ann.button("page-close", shared).click()
    zoe = visit(link)
    expect(zoe.named("slider", "page-scrub")).to_have_attribute("aria-valuetext", zoe.words("page-step", at=2, last=last))

    # Why somebody chose what they did is told from all that they knew, now that it is over.
    chosen = first_choice(match)
    scrub.focus()
    ann.page.keyboard.press("Home")
    expect(ann.button("page-why")).to_be_disabled()
    for _ in range(chosen):
        ann.page.keyboard.press("ArrowRight")
    expect(scrub).to_have_value(str(chosen))
    ann.page.keyboard.press("y")
    why = ann.named("group", "page-why")
    expect(why.get_by_role("listitem")).to_have_count(1)
    expect(why).to_contain_text(ann.words("page-why-replay-from"))
    ann.page.keyboard.press("Escape")
    expect(why).to_have_count(0)
    ann.press("page-why")
    expect(why.get_by_role("listitem")).to_have_count(1)
    scrub.focus()
    ann.page.keyboard.press("ArrowRight")
    expect(why).to_have_count(0)

    # Through open eyes every digit is seen; through a player's, their own and those that everyone has seen.
    step, hidden = first_hidden(match)
    scrub.focus()
    ann.page.keyboard.press("Home")
    for _ in range(step):
        ann.page.keyboard.press("ArrowRight")
    expect(scrub).to_have_value(str(step))
    eyes = ann.named("combobox", "page-eyes")
    names = eyes.get_by_role("option").all_inner_texts()
    assert names[0] == ann.words("page-eyes-open")
    every = [each for name in names[1:] for each in digits_in(ann.summary(), name)]
    assert every
    assert all("digit" in each for each in every)
    eyes.select_option(names[1 + hidden])
    expect(
        ann.board.get_by_role("listitem").filter(has_text=re.compile(rf"{re.escape(names[2 - hidden])}, token [A-L]:"))
    ).not_to_have_count(0)
    assert all("digit" in each for each in digits_in(ann.summary(), names[1 + hidden]))

    ann.follow("page-to-table")
    ann.press("page-rematch")
    expect(ann.ending).to_be_hidden()
    ann.await_turn()
    assert ann.told.sync["match"] == 2
    expect(ann.log).to_contain_text(ann.words("hashcatch-event-opening", rolls="").removesuffix("."))


def first_choice(match: Match) -> int:
    """The first step at which somebody could have done something else."""
    again = hacktable.game("hashcatch").start(match.players, match.server_seed, match.options, seat_seeds=match.seat_seeds)
    for step, entry in enumerate(match.log, 1):
        if len(again.legal(entry.seat)) > 1:
            return step
        again.act(entry.seat, entry.action)
    raise AssertionError("nobody had a choice")


def first_hidden(match: Match) -> tuple[int, int]:
    """The first step at which a token is out whose digit one of two seats does not know; and that seat."""
    again = hacktable.game("hashcatch").start(match.players, match.server_seed, match.options, seat_seeds=match.seat_seeds)
    for step, entry in enumerate(match.log, 1):
        again.act(entry.seat, entry.action)
        for seat in range(match.players):
            shown, other = again.shown(seat)[0], 1 - seat
            if any(shown["place"][other][each] < 40 and not shown["digit"][other][each] for each in range(5)):
                return step, seat
    raise AssertionError("every digit was seen at once")
