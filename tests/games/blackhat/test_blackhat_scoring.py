"""When there is a scoring, points, and who wins (BH-66, BH-90 … BH-93, BH-107, BH-120, BH-121)."""

from __future__ import annotations

import pytest
from setup_blackhat import act, board_of, choices, phase, position, put, state, told, trick, where

from citing import rule
from hacktable.games.blackhat.rules.opening import deal_round
from hacktable.games.blackhat.rules.scoring import ahead, any_pawn_can_move, rounded
from hacktable.games.blackhat.state import Phase
from hacktable.kernel.events import SILENT
from hacktable.match.match import Match

THREE = ("3 6", "3 6", "3 6")


def scored(match: Match) -> dict[str, list[int]]:
    """For every hand: cards, spaces, floor, tile, points, total."""
    return {event.split()[1]: [int(word) for word in event.split()[2:]] for event in told(match, "scored")}


@rule("BH-90", "BH-92")
def test_a_player_without_cards_ends_the_round() -> None:
    match = trick(position("13", "3 3", "4 4"), "13", "3", "4")
    act(match, "move a 1 b2")
    assert len(scored(match)) == 3
    assert (state(match).rounds, match.over) == (2, False)


@rule("BH-90")
def test_a_drawn_card_keeps_the_round_going() -> None:
    match = trick(position("13", "3 3", "4 4", pawns={"a1": "i3", "a2": "f1"}), "13", "3", "4")
    assert (phase(match), state(match).rounds) == ("lead", 1)


@rule("BH-90")
def test_when_no_pawn_can_move_round_and_game_end() -> None:
    pawns = {"a1": "i3", "a2": "f1", "b1": "e4", "b2": "h4", "c1": "c5", "c2": "g2"}
    match = position(*THREE, pawns=pawns, modules={"3a": "d4", "4a": "h4", "5a": "f2"}, options={"tracer": True})
    assert not any_pawn_can_move(board_of(match), state(match))
    trick(match, "3", "3", "3")
    assert told(match, "ended") == ["ended stuck"]
    assert match.over
    assert len(scored(match)) == 3


@rule("BH-91", "BH-2")
def test_points_are_traces_in_hand_and_values_under_pawns() -> None:
    match = position("1 2 5 8", "10 12 13 joker hat", "3", pawns={"a1": "i2", "a2": "c4", "b1": "g3", "b2": "d2"}, won=0)
    act(match, "move a 1 j3")
    assert scored(match) == {
        "a": [0 + 0 + 1 + 2, 0 + 3, 0, 0, 6, 6],
        "b": [3 + 4 + 5 + 5 + 5, -2 + 2, 0, 0, 22, 22],
        "c": [1, 4 + 4, 0, 0, 9, 9],
    }
    assert match.result is not None
    assert match.result.points == (6, 22, 9)
    assert match.result.sources[1] == {"cards": 22, "spaces": 0, "floor": 0, "tile": 0}


@rule("BH-91")
def test_below_zero_counts_as_zero_and_rounds_add_up() -> None:
    match = position("1", "2", "3", pawns={"a1": "i2", "b1": "g3", "b2": "c3"}, points=(5, 7, 9), won=0)
    act(match, "move a 1 j3")
    assert scored(match)["b"] == [0, -3, 3, 0, 0, 7]
    assert match.result is not None
    assert match.result.points == (5 + 4, 7, 9 + 9)
    assert match.result.sources[1]["floor"] == 3


@rule("BH-91", "BH-103")
def test_a_jailed_pawn_counts_five() -> None:
    match = position("1", "2", "3", pawns={"a1": "i2", "b1": "jail"}, tracer="d2", won=0, options={"tracer": True})
    act(match, "move a 1 j3")
    assert scored(match)["b"][1] == 5 + 4


@rule("BH-91", "BH-67")
def test_markers_count() -> None:
    match = position("1", "2", "3", pawns={"a1": "i2", "b1": "d2"}, markers={"d2": -1}, won=0)
    act(match, "move a 1 j3")
    assert scored(match)["b"][1] == 1 + 4


# ---------------------------------------------------------------- winning


def finished(points: tuple[int, ...], last: tuple[int, ...], previous: tuple[int, ...], **options: object) -> Match:
    hands = len(points)
    sets = {"last": dict(enumerate(last)), "previous": dict(enumerate(previous))}
    match = position(*["3 6"] * hands, points=points, set_state=sets, options=options)
    s = state(match)
    s.phase = Phase.OVER
    return put(match, s)


@rule("BH-93")
def test_fewest_points_win() -> None:
    assert finished((30, 20, 40), (5, 5, 5), (5, 5, 5)).standings.placing == (2, 1, 3)


@rule("BH-93")
@pytest.mark.parametrize(
    ("edition", "placing"),
    [("house", (2, 1, 3)), ("finnish", (2, 1, 3)), ("norwegian", (2, 1, 3)), ("portuguese", (1, 2, 3))],
)
def test_ties_are_decided_by_the_last_round_or_in_portugal_by_the_one_before(edition: str, placing: tuple[int, ...]) -> None:
    assert finished((20, 20, 40), (8, 7, 1), (3, 4, 1), edition=edition).standings.placing == placing


@rule("BH-93")
def test_then_the_win_is_shared() -> None:
    assert finished((20, 20, 40), (8, 8, 1), (3, 4, 1)).standings.placing == (1, 1, 3)


@rule("BH-93")
def test_the_winner_is_told_at_the_end() -> None:
    match = position("1", "13", "13", pawns={"a1": "i2"}, won=0)
    act(match, "move a 1 j3")
    assert told(match, "victor") == ["victor a"]


# ---------------------------------------------------------------- celebrity


def famous(status: tuple[int, ...], points: tuple[int, ...], last: tuple[int, ...] = (0, 0, 0), **options: object) -> Match:
    match = finished(points, last, (0, 0, 0), celebrity=True, **options)
    s = state(match)
    s.status[: len(status)] = status
    return put(match, s)


@rule("BH-121", "BH-120")
def test_the_printed_example_of_celebrities() -> None:
    assert famous((15, 35, 40), (12, 37, 38)).standings.winners == (2,)


@rule("BH-120")
def test_nearest_to_the_own_card_wins() -> None:
    assert famous((10, 30, 50), (12, 31, 20)).standings.placing == (2, 1, 3)


@rule("BH-120")
@pytest.mark.parametrize(
    ("edition", "placing"), [("portuguese", (2, 1, 3)), ("house", (2, 1, 3)), ("norwegian", (1, 1, 3)), ("finnish", (1, 1, 3))]
)
def test_a_tie_of_celebrities_is_decided_by_the_round_before_or_shared(edition: str, placing: tuple[int, ...]) -> None:
    match = famous((20, 30, 50), (18, 28, 20), last=(9, 3, 1), edition=edition)
    assert match.standings.placing == placing


@rule("BH-120")
def test_status_cards_are_different_secret_and_shown_at_the_end() -> None:
    match = position("1", "2", "3", pawns={"a1": "i2"}, won=0, options={"celebrity": True})
    cards = [int(card) for card in state(match).status[:3]]
    assert len(set(cards)) == 3
    assert all(card in range(10, 51, 5) for card in cards)
    assert match.view(0).state["status"] == [cards[0], 0, 0, 0, 0, 0]
    assert match.view(None).state["status"] == [0] * 6
    act(match, "move a 1 j3")
    assert match.view(None).state["status"][:3] == cards
    assert len(told(match, "fame")) == 3


@rule("BH-120")
def test_while_the_game_runs_places_do_not_give_status_cards_away() -> None:
    match = position("1 1", "2 2", "3 3", points=(10, 20, 30), options={"celebrity": True})
    assert match.standings.placing == (1, 2, 3)
    assert ahead(board_of(match), state(match), 0, 1)


# ---------------------------------------------------------------- the secret tile


@rule("BH-107")
@pytest.mark.parametrize(
    ("points", "ten"),
    [
        (-15, -20),
        (-14, -10),
        (-7, -10),
        (-6, -10),
        (-5, -10),
        (-4, 0),
        (-3, 0),
        (0, 0),
        (3, 0),
        (4, 0),
        (5, 10),
        (6, 10),
        (7, 10),
        (14, 10),
        (15, 20),
    ],
)
def test_the_nsa_rounds_to_the_nearest_ten(points: int, ten: int) -> None:
    assert rounded(points) == ten


def at_the_asset(tile: str) -> Match:
    """a arrives with a 6 in hand and a pawn on a4; b has pawns on −2 and −1; c holds a 13 and stands on 4 and 4."""
    return position("6", "2", "13", pawns={"a1": "i2", "b1": "g3", "b2": "c3"}, tile=tile, won=0, options={"secret_asset": True})


@rule("BH-107", "BH-91")
@pytest.mark.parametrize(
    ("tile", "points"),
    [("nsa", (10, 0, 10)), ("jackpot", (1, 0, 13)), ("sting", (11, 0, 13)), ("log-wipe", (4, 0, 8)), ("leak", (8, 0, 18))],
)
def test_the_tile_changes_the_last_round(tile: str, points: tuple[int, ...]) -> None:
    match = at_the_asset(tile)
    assert f"revealed {tile}" in act(match, "move a 1 j3")
    assert match.result is not None
    assert match.result.points == points
    for total, sources in zip(match.result.points, match.result.sources, strict=True):
        assert sum(sources.values()) == total


@rule("BH-107")
def test_the_nsa_knows_no_floor() -> None:
    lone = position(
        "6", "2", "13", pawns={"a1": "i2", "b1": "g3", "b2": "c3"}, markers={"h2": 1}, tile="nsa", won=0,
        options={"secret_asset": True},
    )  # fmt: skip
    act(lone, "move a 1 j3")
    assert scored(lone)["b"] == [0, -3, 0, 3, 0, 0], "−3 is rounded to 0, and not lifted to it"


@rule("BH-107", "BH-62")
def test_a_decoy_sends_the_pawn_back_and_the_game_goes_on() -> None:
    match = position(*THREE, pawns={"a1": "i2"}, tile="decoy", won=0, options={"secret_asset": True})
    act(match, "move a 1 j3")
    assert phase(match) == "decoy"
    assert choices(match) == ["send a 1 a2"], "the other pawn is on a4"
    act(match, "send a 1 a2")
    assert (where(match, "a1"), match.over, phase(match)) == ("a2", False, "lead")
    assert state(match).tile == 0


@rule("BH-107")
def test_after_a_decoy_the_critical_asset_is_an_ordinary_one() -> None:
    match = position(*THREE, pawns={"a1": "i2"}, set_state={"turned": 6}, won=0, options={"secret_asset": True})
    act(match, "move a 1 j3")
    assert match.over


@rule("BH-107")
def test_a_decoys_pawn_without_a_start_space_stays_and_the_game_ends() -> None:
    pawns = {"a1": "i2", "a2": "a4", "b1": "b2", "c1": "c2"}
    match = position(*THREE, pawns=pawns, tracer="a2", tile="decoy", won=0, options={"secret_asset": True, "tracer": True})
    act(match, "move a 1 j3")
    assert match.over


@rule("BH-107", "BH-1")
def test_the_tile_is_nobodys_to_know_before_it_is_turned() -> None:
    match = position(*THREE, tile="leak", options={"secret_asset": True})
    assert "tile" not in match.view(0).state
    assert match.view(0).state["turned"] == 0


# ---------------------------------------------------------------- half deals


@rule("BH-66", "BH-22")
@pytest.mark.parametrize(
    ("edition", "sizes"),
    [("finnish", [5, 5, 5]), ("norwegian", [5, 5, 5]), ("house", [5, 5, 5]), ("portuguese", [5, 10, 10])],
)
def test_with_a_pawn_in_a_honeypot_deals_are_half(edition: str, sizes: list[int]) -> None:
    match = position("13", "3 3", "4 4", pawns={"a1": "h2", "a2": "f1"}, options={"broken_honeypot": True, "edition": edition})
    trick(match, "13", "3", "4")
    act(match, "move a 1 i3")
    assert deals(match) == sizes


@rule("BH-66")
@pytest.mark.parametrize(("edition", "sizes"), [("finnish", [5, 5, 5]), ("norwegian", [10, 10, 10]), ("portuguese", [5, 10, 10])])
def test_a_honeypot_that_is_gone_matters_only_where_the_edition_says_so(edition: str, sizes: list[int]) -> None:
    match = position("13", "3 3", "4 4", set_state={"broken": 1}, options={"broken_honeypot": True, "edition": edition})
    trick(match, "13", "3", "4")
    act(match, "move a 1 b2")
    assert deals(match) == sizes


def deals(match: Match) -> list[int]:
    """The size of the hands now, and after each of the next two deals."""
    s, board = state(match), board_of(match)
    sizes = [int(s.held[0])]
    for _ in range(2):
        deal_round(board, s, SILENT)
        sizes.append(int(s.held[0]))
    return sizes


@rule("BH-66")
def test_without_the_option_hands_stay_whole() -> None:
    match = position("13", "3 3", "4 4", pawns={"a1": "h2"})
    trick(match, "13", "3", "4")
    act(match, "move a 1 i3")
    assert state(match).held[0] == 10
