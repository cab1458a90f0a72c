"""Set-up and the deal of a round (BH-10 … BH-23, BH-92)."""

from __future__ import annotations

from collections import Counter

import numpy as np
import pytest
from setup_blackhat import act, board_of, hand, load, phase, position, state, told, trick

from citing import rule
from hacktable.games.blackhat import GAME
from hacktable.games.blackhat.board import HAT, JOKER, RANKS
from hacktable.games.blackhat.drawing import CELL_NAMES, Kind
from hacktable.games.blackhat.rules.opening import counted, deal_round
from hacktable.games.blackhat.state import PLACES
from hacktable.kernel.chacha import seed
from hacktable.kernel.events import SILENT
from hacktable.kernel.verbs import LETTERS
from hacktable.match.box import GameBox

BOX = GameBox(GAME)


@rule("BH-10")
@pytest.mark.parametrize("players", range(3, 7))
def test_everyone_starts_with_a_pawn_on_each_start_space_and_no_points(players: int) -> None:
    match = BOX.start(players, "start")
    s = state(match)
    for seat in range(players):
        assert [PLACES[place] for place in s.place[seat]] == ["a2", "a4"]
    assert (s.points == 0).all()


@rule("BH-11")
@pytest.mark.parametrize("modules", range(6))
def test_so_many_random_modules_lie_on_the_marked_places(modules: int) -> None:
    faces, places = Counter[tuple[int, int]](), Counter[str]()
    for number in range(40):
        s = state(BOX.start(3, f"modules {number}", {"modules": modules}))
        lying = [module for module in range(8) if s.laid[module] >= 0]
        assert len(lying) == modules
        faces.update((module, int(s.side[module])) for module in lying)
        places.update(CELL_NAMES[s.laid[module]] for module in lying)
    assert set(places) == ({"d1", "f2", "h1", "d4", "h4"} if modules else set())
    assert len(faces) == (0 if modules == 0 else 16) or modules == 1


@rule("BH-12", "BH-1")
@pytest.mark.parametrize(("players", "ranks", "jokers"), [(2, 4, 3), (3, 4, 3), (4, 5, 3), (5, 6, 4)])
def test_a_short_deck_has_fewer_cards_the_fewer_players_there_are(players: int, ranks: int, jokers: int) -> None:
    deck = GAME.board(players, {"short_deck": True})[1][0]["deck"]
    assert (deck[:RANKS] == ranks).all()
    assert (deck[JOKER], deck[HAT]) == (jokers, 1)
    assert GAME.board(players, {})[1][0]["deck"].sum() == 97


# ---------------------------------------------------------------- the hat


@rule("BH-20")
@pytest.mark.parametrize(
    ("card", "seat"),
    [(1, 1), (7, 1), (13, 1), (5, 5), (11, 5), (6, 0), (12, 0), (2, 2), (3, 3), (4, 4)],
)
def test_the_printed_example_of_who_gets_the_hat_with_six_players(card: int, seat: int) -> None:
    match = position(*["3 6"] * 6, dealer=0)
    board, s = board_of(match), state(match)
    assert counted(board, s, card) == seat


@rule("BH-20")
def test_a_turned_joker_counts_fourteen_and_the_turned_card_is_discarded() -> None:
    match = position(*["3"] * 4, dealer=3)
    trick(match, "3", "3", "3", "3")
    load(match, (95, 96))
    act(match, "move d 1 b2")
    assert told(match, "turned") == ["turned joker"]
    assert told(match, "round") == ["round 2 a"], "the deal goes clockwise"
    assert told(match, "hatted") == ["hatted c"], "fourteen places on from the dealer's left"
    assert state(match).discard[JOKER] == 1


@rule("BH-20")
def test_the_first_dealer_is_drawn_by_lot() -> None:
    dealers = Counter(int(state(BOX.start(4, f"dealer {number}")).dealer) for number in range(80))
    assert len(dealers) == 4


@rule("BH-21", "BH-22")
def test_a_hat_in_the_deck_is_among_the_first_thirty_cards_and_always_dealt() -> None:
    variants: list[tuple[int, dict[str, bool]]] = [(6, {}), (3, {}), (2, {"broken_honeypot": True})]
    for players, options in variants:
        match = position(*["3 6"] * players, options={"hidden_hat": True, **options})
        board = board_of(match)
        found = Counter[int]()
        for number in range(300):
            s = state(match)
            seed(s, np.arange(number, number + 8))
            deal_round(board, s, SILENT)
            found[int(s.open[:, HAT].argmax())] += 1
            assert s.discard.sum() == 0, "no card is turned"
            hands = 3 if players == 2 else players
            assert (s.held[:hands] == 10).all()
        assert len(found) == hands
        assert min(found.values()) > 300 / hands / 2


@rule("BH-21")
@pytest.mark.parametrize(("position_in_deck", "seat"), [(0, 1), (4, 5), (5, 0), (29, 0)])
def test_the_cards_are_dealt_one_at_a_time_from_the_dealers_left(position_in_deck: int, seat: int) -> None:
    match = position(*["3"] * 6, dealer=5, options={"hidden_hat": True})
    trick(match, *["3"] * 6)
    load(match, (position_in_deck, 30))
    act(match, "move f 1 b2")
    assert told(match, "round") == ["round 2 a"]
    assert told(match, "hatted") == [f"hatted {LETTERS[seat]}"]


@rule("BH-22")
@pytest.mark.parametrize("players", range(2, 7))
def test_everyone_has_ten_cards_the_hat_included(players: int) -> None:
    s = state(BOX.start(players, "deal"))
    hands = 3 if players == 2 else players
    assert (s.held[:hands] == 10).all()
    assert s.open[:, HAT].sum() == 1
    assert s.pile_size == 97 - 10 * hands - 1


@rule("BH-23")
def test_whoever_sits_to_the_right_of_the_hat_leads() -> None:
    for number in range(20):
        s = state(BOX.start(5, f"lead {number}"))
        assert s.leader == (int(s.open[:, HAT].argmax()) - 1) % 5
        assert s.turn == s.leader


@rule("BH-92")
def test_for_the_next_round_all_cards_are_shuffled_and_pawns_stay() -> None:
    match = position("13", "3 hat", "4 4", pawns={"b1": "e2"})
    trick(match, "13", "3", "4")
    act(match, "move a 1 b2")
    s = state(match)
    assert (phase(match), s.rounds) == ("lead", 2)
    assert [PLACES[place] for place in s.place[:3].flat] == ["b2", "a4", "e2", "a4", "a2", "a4"]
    assert (s.held[:3] == 10).all()
    assert s.discard.sum() == 1
    assert hand(match, 0).count(" ") == 9


@rule("BH-13", "BH-14")
def test_options_are_options_and_two_players_play_with_the_robot() -> None:
    for name in ("tracer", "secret_asset", "celebrity", "broken_honeypot"):
        assert GAME.board(4, {})[1][0][name] == 0
        assert GAME.board(4, {name: True})[1][0][name] == 1
    assert [int(GAME.board(players, {})[1][0]["hands"]) for players in range(2, 7)] == [3, 3, 4, 5, 6]


@rule("BH-64")
def test_without_the_tracer_an_alarm_is_an_ordinary_space() -> None:
    match = position("3 3", "4 4", "5 5", pawns={"a1": "b4", "a2": "b2"}, won=0)
    act(match, "move a 1 c5")
    assert (phase(match), state(match).tracer) == ("lead", -1)
    assert board_of(match).kind[CELL_NAMES.index("c5")] == Kind.ALARM
