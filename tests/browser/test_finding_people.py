"""People who do not know each other find a table: by quick match, and in the list of open tables."""

from __future__ import annotations

from looking import expect
from serving import Serving
from test_every_screen import Tour
from visitor import Visit, Visitor


def look_for_two(visitor: Visitor) -> None:
    """Look for one other person, to play Hashcatch."""
    visitor.press("page-find-choose")
    asked = visitor.dialog("page-find-choose")
    asked.get_by_text(visitor.words("hashcatch-title"), exact=True).click()
    visitor.named("group", "page-find-players", asked).get_by_text("2", exact=True).click()
    visitor.press("page-find", asked)


def test_two_strangers_are_seated_together_and_a_third_finds_an_open_table(server: Serving, visit: Visit) -> None:
    ann, ben = visit(server.address), visit(server.address, language="de", phone=True)
    tours = [Tour(ann, phone=False), Tour(ben, phone=True)]
    tours[1].look("home")

    # Ann plays against bots while she waits; Ben only waits.
    ann.press("page-find-choose")
    tours[0].look("wishes")
    ann.press("page-close", ann.dialog("page-find-choose"))
    look_for_two(ann)
    ann.sees("page-seeking")
    at_bots = ann.set_going(lambda: ann.play_now.click())
    expect(ann.board).to_be_visible()
    ann.sees("page-seeking")
    tours[0].look("looking for people at another table")
    look_for_two(ben)
    tours[1].look("looking for people")
    question = ann.dialog("page-offer-title")
    expect(question).to_contain_text(ann.words("page-offer-people", count=1))
    tours[0].look("a table was found")
    ann.press("page-offer-yes", question)
    ann.wait_until(lambda: ann.path != at_bots and ann.path == ben.path)
    players = (ann, ben)
    for each in players:
        expect(each.board).to_be_visible()
        expect(each.page.get_by_text(each.words("page-seeking"), exact=True)).to_have_count(0)
        assert [chair["kind"] for chair in each.told.table["chairs"][:3]] == ["guest", "guest", "empty"]
    mover = next(each for each in players if each.told.actors == [each.told.seat])
    mover.wait_until(mover.sees_news)
    mover.wait_for_answer(mover.act_quickly)

    # Ann opens another table to everybody; Ben has left the game, and finds it in the list.
    ben.go(f"{server.address}/open")
    ben.sees("page-open-none")
    tours[1].look("no open table")
    ann.go(server.address)
    link = ann.set_going(lambda: ann.invite.click())
    ann.named("switch", "page-public").click()
    ann.named("group", "page-welcome").get_by_text(ann.words("page-welcome-newcomers"), exact=True).click()
    tours[0].look("a lobby that is open to everybody")
    name = ann.told.table["you"]["name"]
    row = ben.page.get_by_role("listitem").filter(has_text=name)
    expect(row).to_contain_text(ben.words("page-welcome-newcomers"))
    tours[1].look("open tables")
    ben.page.get_by_label(ben.words("page-open-game")).select_option("hacker")
    ben.sees("page-open-none-fits")
    ben.press("page-open-show-all")
    ben.follow("page-open-join-at", row, game=ben.words("hashcatch-title"), name=name)
    ben.press("page-sit-down")
    assert ben.path == link
    expect(ann.named("article", "page-chair", number=2)).to_contain_text(ben.told.table["you"]["name"])
    for tour in tours:
        assert tour.wrong == {}
