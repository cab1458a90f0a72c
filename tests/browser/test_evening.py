"""A small evening of three people: one comes late, a bot makes the number even, and the standings are final."""

from __future__ import annotations

from looking import expect
from quick import play_quickly
from serving import Serving
from test_every_screen import Tour
from visitor import Visit, Visitor, play_together


def join(visitor: Visitor, address: str, name: str) -> None:
    visitor.go(address)
    visitor.named("textbox", "page-your-name").fill(name)
    visitor.press("page-evening-join")
    expect(visitor.button("page-evening-rest")).to_be_visible()


def test_an_evening_with_a_late_arrival_and_a_bot_for_the_odd_number_goes_to_its_final_standings(server: Serving, visit: Visit) -> None:
    ann, ben = visit(server.address), visit(language="de", phone=True)
    tours = [Tour(ann, phone=False), Tour(ben, phone=True)]
    ann.follow("page-evening-plan")
    ann.named("textbox", "page-evening-name").fill("Friday")
    ann.named("combobox", "page-open-game").select_option("hashcatch")
    ann.named("group", "page-evening-size").get_by_text("2", exact=True).click()
    ann.named("combobox", "page-evening-rounds").select_option("2")
    ann.named("combobox", "page-evening-break").select_option(label=ann.words("page-evening-break-host"))
    options = ann.page.locator("form details").filter(has=ann.page.get_by_role("switch"))
    expect(ann.named("switch", "hashcatch-option-memory")).to_be_hidden()
    ann.page.locator("form summary").get_by_text(ann.words("page-options")).click()
    ann.named("switch", "hashcatch-option-memory").click()
    expect(options.locator("summary").first).to_contain_text(ann.words("page-details-set", count=1))
    tours[0].look("planning an evening")
    ann.press("page-evening-make")
    ann.page.wait_for_url("**/evening/*")
    evening = f"{server.address}{ann.path}"
    join(ben, evening, "Ben")
    expect(ben.page.locator(".facts")).to_contain_text(ben.words("hashcatch-option-memory"))
    expect(ann.named("region", "page-evening-people")).to_contain_text("Ben")
    tours[0].look("an evening before it begins, for its host")
    tours[1].look("an evening before it begins")

    # The first round: everybody is called to their table, which begins by itself.
    ann.press("page-evening-begin")
    for each in (ann, ben):
        expect(each.named("region", "page-evening-your-table")).to_be_visible()
    tours[1].look("called to a table")
    for each in (ann, ben):
        each.follow("page-evening-go")
    for each in (ann, ben):
        expect(each.board).to_be_visible()
        assert each.told.table["evening"]["round"] == 1
        assert each.told.table["options"]["memory"] is True
    play_together(ann, ben, until=lambda: all(len(each.told.acked) > 1 for each in (ann, ben)))
    play_quickly(server, ann, ben)
    for each in (ann, ben):
        expect(each.ending).to_be_visible()
    tours[0].look("the end of a match of an evening")
    for each in (ann, ben):
        each.follow("page-evening-to")
        each.sees("page-evening-phase-break", round=1, rounds=2)
        expect(each.named("region", "page-evening-standings").get_by_role("row")).to_have_count(3)
    tours[0].look("a break, for the host")
    tours[1].look("a break")

    # Somebody comes late: now they are three, and one of them plays with a bot. Another only watches.
    cy, watcher = visit(language="fi"), visit(evening)
    join(cy, evening, "Cy")
    expect(ann.named("region", "page-evening-standings")).to_contain_text("Cy")
    ann.press("page-evening-next")
    for each in (ann, ben, cy):
        expect(each.named("region", "page-evening-your-table")).to_be_visible()
    expect(watcher.button("page-evening-join")).to_be_visible()
    expect(watcher.named("region", "page-evening-your-table")).to_have_count(0)
    assert watcher.page.get_by_text(watcher.words("page-bot-count", count=1)).count() == 1
    tours[0].look("a round, for the host")

    # The host waits for nobody: the evening is over, and what was played counts.
    for number in (1, 2):
        ann.press("page-evening-skip-table", number=number)
    for each in (ann, ben, cy, watcher):
        each.sees("page-evening-phase-over")
        points = each.named("region", "page-evening-standings").get_by_role("row").nth(1).get_by_role("cell")
        expect(points.nth(1)).to_have_text("1")
    tours[0].look("the end of an evening")
    tours[1].look("the end of an evening")
    for tour in tours:
        assert tour.wrong == {}
