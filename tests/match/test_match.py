"""What the library promises of a match."""

from __future__ import annotations

import dataclasses
import pickle
import re
from typing import Any

import msgspec
import pytest

import hacktable
import tiny
from hacktable.games.hashcatch.board import HashcatchOptions
from hacktable.games.hashcatch.verbs import Check, Roll, Signed
from hacktable.kernel.verbs import Action
from hacktable.match.box import GameBox, box_of_text
from hacktable.match.match import Match, Result
from playing import finished_match, play_on, some_match

BOX = hacktable.game("hashcatch")
SEED = bytes(range(100, 132))


def numbers_of(position: str, field: str) -> list[int]:
    """The numbers of one field of a position's text."""
    line = next(line for line in position.splitlines() if line.startswith(f"{field} "))
    return [int(word) for word in line.split()[1:] if word != "/"]


# ---------------------------------------------------------------- starting


def test_the_example_of_the_packages_first_page_works() -> None:
    match = hacktable.game("hashcatch").start(players=2, seed="a rainy evening")
    assert match.legal(match.actors[0]) == [Roll()]


def test_a_box_says_what_can_be_played() -> None:
    assert "hashcatch" in hacktable.game_names()
    assert BOX.name == "hashcatch"
    assert BOX.players == range(2, 5)
    assert BOX.options == {"memory": (False, True)}
    assert BOX.title() == "Hashcatch"
    assert "HC-1" in BOX.rulebook()
    assert repr(BOX) == "<the game hashcatch, 2–4 players>"


def test_a_new_match_waits_for_its_first_action() -> None:
    match = BOX.start(3, "new")
    assert (match.game, match.players, match.log, match.over, match.result) == ("hashcatch", 3, [], False, None)
    assert len(match.actors) == 1
    for seat in range(3):
        assert bool(match.legal(seat)) == (seat in match.actors)
    assert match.standings.points == (0, 0, 0)


@pytest.mark.parametrize("seed", ["evening", "", "🂡\udc80", 0, -5, 2**70, SEED], ids=repr)
def test_the_same_seed_gives_the_same_match_byte_for_byte(seed: Any) -> None:
    one, other = play_on(BOX.start(2, seed), 40), play_on(BOX.start(2, seed), 40)
    assert one.state_bytes() == other.state_bytes()
    assert one.record() == other.record()


def test_different_seeds_give_different_matches() -> None:
    seeds: list[Any] = ["a", "b", "5", 5, 6, SEED, SEED[::-1], None, None]
    assert len({BOX.start(2, seed).state_bytes() for seed in seeds}) == len(seeds)


def test_32_bytes_are_the_servers_seed_themselves() -> None:
    assert BOX.start(2, SEED).server_seed == SEED
    assert f"\nseed {SEED.hex()}\n" in BOX.start(2, SEED).record()


@pytest.mark.parametrize("seed", [bytes(33), 0.5, True, ("a",)], ids=repr)
def test_a_seed_of_another_kind_is_refused(seed: Any) -> None:
    with pytest.raises(hacktable.OptionError) as refused:
        BOX.start(2, seed)
    assert (refused.value.code, refused.value.params) == ("seed-kind", {"given": repr(seed)})


@pytest.mark.parametrize("players", [1, 5, 0, -2, 2.0, True, "2", None], ids=repr)
def test_a_wrong_number_of_players_is_refused_naming_it_and_what_is_allowed(players: Any) -> None:
    with pytest.raises(hacktable.OptionError) as refused:
        BOX.start(players)
    assert refused.value.code == "option-players"
    assert refused.value.params == {"given": repr(players), "allowed": "2–4", "game": "hashcatch"}
    assert str(refused.value) == f"hashcatch is for 2–4 players, not {players!r}."


@pytest.mark.parametrize("value", ["on", 1, None, 0, [True]], ids=repr)
def test_an_options_wrong_value_is_refused_naming_option_value_and_what_is_allowed(value: Any) -> None:
    with pytest.raises(hacktable.OptionError) as refused:
        BOX.start(2, 1, {"memory": value})
    assert refused.value.code == "option-value"
    assert refused.value.params == {"option": "memory", "given": repr(value), "allowed": "off, on"}
    assert str(refused.value) == f"The option memory cannot be {value!r}. Allowed: off, on."


def test_an_unknown_option_is_refused_naming_those_there_are() -> None:
    with pytest.raises(hacktable.OptionError) as refused:
        BOX.start(2, 1, {"colour": True})
    assert refused.value.code == "option-unknown"
    assert refused.value.params == {"option": "colour", "allowed": "memory"}
    assert "colour" in str(refused.value)
    assert "memory" in str(refused.value)


def test_options_that_are_no_mapping_are_refused() -> None:
    for wrong in (["memory"], "memory", tiny.TinyOptions()):
        with pytest.raises(hacktable.OptionError) as refused:
            BOX.start(2, 1, wrong)  # type: ignore[arg-type]
        assert (refused.value.code, refused.value.params) == ("option-mapping", {"given": repr(wrong)})


def test_options_may_come_as_the_games_own_struct() -> None:
    assert BOX.start(2, 1, HashcatchOptions(memory=True)).record() == BOX.start(2, 1, {"memory": True}).record()


@pytest.mark.parametrize("value", [7, "on"], ids=repr)
def test_a_wrong_value_in_the_games_own_struct_is_refused_like_any_other(value: Any) -> None:
    with pytest.raises(hacktable.OptionError) as refused:
        BOX.start(2, 1, HashcatchOptions(memory=value))
    assert refused.value.code == "option-value"


def test_an_unknown_game_is_refused_naming_those_there_are() -> None:
    with pytest.raises(hacktable.OptionError) as refused:
        hacktable.game("chess")
    assert refused.value.code == "option-game"
    assert refused.value.params["given"] == "'chess'"
    assert "hashcatch" in refused.value.params["allowed"]


def test_two_games_cannot_have_one_name() -> None:
    other = dataclasses.replace(BOX.rules)
    with pytest.raises(ValueError, match="hashcatch"):
        hacktable.register(other)
    assert hacktable.game("hashcatch").rules is BOX.rules
    assert hacktable.register(BOX.rules) is BOX.rules


# ---------------------------------------------------------------- acting


def test_an_action_may_come_as_a_struct_or_as_text() -> None:
    one, other = some_match(), some_match()
    for _ in range(30):
        seat = one.actors[0]
        action = one.legal(seat)[-1]
        assert one.act(seat, action) == other.act(seat, f"  {action} ")
        assert one.state_bytes() == other.state_bytes()
    assert one.log == other.log


def test_an_action_is_logged_with_its_seat_and_what_everyone_saw() -> None:
    match = some_match()
    seat = match.actors[0]
    seen = match.act(seat, "roll")
    (entry,) = match.log
    assert (entry.seat, entry.action, entry.at, entry.events) == (seat, Roll(), None, tuple(seen))
    assert str(seen[0]).startswith("rolled ")


def test_every_legal_action_can_be_carried_out() -> None:
    match = some_match(61)
    seat = match.actors[0]
    for action in match.legal(seat):
        twin = match.copy()
        twin.act(seat, action)
        assert twin.state_bytes() != match.state_bytes()


def refused(match: Match, seat: Any, action: Any) -> hacktable.HacktableError:
    """The refusal of an action, which must have changed nothing."""
    before, entries, position = match.state_bytes(), list(match.log), match.position()
    with pytest.raises(hacktable.HacktableError) as raised:
        match.act(seat, action)
    assert match.state_bytes() == before
    assert match.log == entries
    assert match.position() == position
    return raised.value


def test_what_is_no_action_is_malformed() -> None:
    match = some_match()
    error = refused(match, match.actors[0], "fly")
    assert type(error) is hacktable.MalformedError
    assert (error.code, error.rule) == ("malformed-verb", None)
    assert error.params == {"given": "'fly'", "expected": "roll check move stop bank attack hack bonus"}
    assert str(error) == "'fly' is not understood here. It has to be one of: roll check move stop bank attack hack bonus."


@pytest.mark.parametrize(
    ("action", "code", "params"),
    [
        ("check 13", "malformed-field", {"field": "token", "given": "'13'", "expected": "1–12"}),
        ("check 0", "malformed-field", {"field": "token", "given": "'0'", "expected": "1–12"}),
        ("check ²", "malformed-field", {"field": "token", "given": "'²'", "expected": "1–12"}),
        ("move 1 x", "malformed-field", {"field": "way", "given": "'x'", "expected": "+ -"}),
        ("move 1", "malformed-missing", {"field": "way", "given": "'move 1'", "expected": "+ -"}),
        ("move 1 + push", "malformed-missing", {"field": "push", "given": "'move 1 + push'", "expected": "+ -"}),
        ("roll on", "malformed-extra", {"given": "'roll on'", "extra": "'on'"}),
        (Check(13), "malformed-field", {"field": "token", "given": "13", "expected": "1–12"}),
        (Check(True), "malformed-field", {"field": "token", "given": "True", "expected": "1–12"}),
        (Check("1"), "malformed-field", {"field": "token", "given": "'1'", "expected": "1–12"}),  # type: ignore[arg-type]
    ],
    ids=str,
)
def test_a_malformed_action_names_the_word_and_what_was_expected(action: Any, code: str, params: dict[str, Any]) -> None:
    match = some_match()
    error = refused(match, match.actors[0], action)
    assert (type(error), error.code, error.rule, error.params) == (hacktable.MalformedError, code, None, params)


class Fly(Action, frozen=True):
    """No action of any game."""


class Roll2(Action, frozen=True, tag="roll"):
    """Not Hashcatch's own roll."""


@pytest.mark.parametrize("action", [None, 5, b"roll", Fly(), Roll2(), Roll, tiny.Choose(1), Signed(1, 1)], ids=repr)
def test_a_thing_that_is_no_action_of_the_game_is_malformed(action: Any) -> None:
    match = some_match()
    error = refused(match, match.actors[0], action)
    assert (type(error), error.code) == (hacktable.MalformedError, "malformed-verb")


def test_what_the_rules_do_not_allow_is_illegal_and_the_rule_is_named() -> None:
    match = some_match()
    error = refused(match, match.actors[0], "stop")
    assert type(error) is hacktable.IllegalError
    assert (error.code, error.rule) == ("hashcatch-say-purpose", "HC-11")
    assert error.params["given"] == "stop"
    assert "“stop”" in str(error)
    assert str(error).endswith(" (HC-11)")
    assert error.text("de").endswith(" (HC-11)")
    assert error.text("de") != str(error)
    assert error.rule in BOX.rulebook()


def test_who_may_not_act_now_is_told_who_may() -> None:
    match = some_match()
    (actor,) = match.actors
    error = refused(match, 1 - actor, "roll")
    assert type(error) is hacktable.NotYoursError
    assert (error.code, error.rule) == ("not-yours", "HC-10")
    assert error.params == {"seat": "ab"[1 - actor], "actors": "ab"[actor]}


@pytest.mark.usefixtures("at_full_speed")
@pytest.mark.deep
@pytest.mark.parametrize(
    ("game", "options", "action", "rules"),
    [
        ("hashcatch", {}, "roll", {"HC-10", "HC-12", "HC-13", "HC-21", "HC-42"}),
        ("hacker", {"tempo": "step"}, "decline", {"HK-5", "HK-11", "HK-65", "HK-20", "HK-21", "HK-22"}),
        (
            "blackhat",
            {"tracer": True, "board": "advanced"},
            "pass",
            {"BH-30", "BH-31", "BH-42", "BH-50", "BH-62", "BH-67", "BH-68"},
        ),
    ],
)
def test_who_may_not_act_now_is_told_the_rule_of_the_phase(game: str, options: dict[str, Any], action: str, rules: set[str]) -> None:
    cited = set()
    for seed in range(4):
        match = hacktable.game(game).start(4, seed, options)
        while not match.over and len(match.log) < 400:
            waiting = [seat for seat in range(4) if seat not in match.actors]
            cited |= {refused(match, seat, action).rule for seat in waiting[:1]}
            play_on(match, 1, seed=len(match.log))
    assert cited >= rules
    assert all(rule in hacktable.game(game).rulebook() for rule in cited)


def test_a_clock_that_stops_for_a_seat_that_does_not_exist_is_told_so() -> None:
    error = refused(some_match(), -1, "timeout h")
    assert (type(error), error.code, error.params) == (hacktable.IllegalError, "seat-none", {"seat": "h", "players": 2, "last": "b"})


@pytest.mark.parametrize("seat", [2, -2, 7, "a", 0.0, -1.0, True], ids=repr)
def test_a_seat_that_does_not_exist_may_not_act(seat: Any) -> None:
    error = refused(some_match(), seat, "roll")
    assert (type(error), error.code) == (hacktable.NotYoursError, "seat-unknown")
    assert error.params == {"given": repr(seat), "players": 2}


def test_a_spectator_may_not_act() -> None:
    assert type(refused(some_match(), None, "roll")) is hacktable.NotYoursError


@pytest.mark.parametrize("seat", [2, -1, "a", 0.0, True], ids=repr)
def test_a_seat_that_does_not_exist_has_no_view_and_no_knowledge(seat: Any) -> None:
    match = some_match()
    for look in (match.view, match.knowledge):
        with pytest.raises(hacktable.NotYoursError) as raised:
            look(seat)
        assert raised.value.params == {"given": repr(seat), "players": 2}


def test_when_the_match_is_over_nothing_more_can_be_done() -> None:
    match = finished_match()
    assert match.over
    assert match.actors == ()
    for seat in range(2):
        assert match.legal(seat) == []
        error = refused(match, seat, "roll")
        assert (type(error), error.code, error.params) == (hacktable.IllegalError, "match-over", {"given": "roll"})
    assert type(refused(match, 0, "fly")) is hacktable.MalformedError


def test_seats_that_act_at_the_same_time_all_may_and_each_only_once() -> None:
    match = GameBox(tiny.GAME).start(3, "at once")
    assert [*match.actors] == [0, 1, 2]
    seen = match.act(1, "choose 2")
    assert [str(event) for event in seen] == ["ready b", "chosen 2"]
    assert [str(event) for event in match.log[0].events] == ["ready b"]
    assert match.actors == (0, 2)
    assert match.legal(1) == []
    error = refused(match, 1, "choose 1")
    assert (error.code, error.params) == ("not-yours", {"seat": "b", "actors": "a c"})


def test_a_copy_goes_its_own_way() -> None:
    match = some_match(10)
    twin = match.copy()
    before, log = match.state_bytes(), list(match.log)
    assert (twin.state_bytes(), twin.record()) == (before, match.record())
    play_on(twin, 5)
    assert len(twin.log) == 15
    assert (match.state_bytes(), match.log) == (before, log)
    play_on(match, 5)
    assert match.record() == twin.record()


# ---------------------------------------------------------------- seeing


def test_a_view_says_what_a_seat_may_do() -> None:
    match = some_match(7)
    (actor,) = match.actors
    for seat in range(2):
        view = match.view(seat)
        assert (view.game, view.seat, view.ply, view.actors, view.over, view.result) == ("hashcatch", seat, 7, (actor,), False, None)
        assert view.legal == tuple(match.legal(seat))
        assert bool(view.legal) == (seat == actor)


def test_a_spectator_sees_the_table_but_no_actions_and_no_digits() -> None:
    match = some_match(3)
    view = match.view(None)
    assert view.seat is None
    assert view.legal == ()
    assert view.actors == match.actors
    assert view.state["place"] == match.view(0).state["place"]
    assert not any(any(row) for row in view.state["digit"])


def test_a_views_json_holds_what_the_view_holds() -> None:
    match = some_match(3)
    view = match.view(match.actors[0])
    read = msgspec.json.decode(view.json())
    assert read["state"] == view.state
    assert [BOX.rules.actions.from_json(msgspec.json.encode(action)) for action in read["legal"]] == list(view.legal)
    assert (read["ply"], read["over"], read["result"]) == (3, False, None)


def test_digits_are_in_their_owners_view_only() -> None:
    match = some_match()
    digits = numbers_of(match.position(), "digit")
    own = [digits[:12], digits[12:24]]
    assert sorted(set(own[0])) == sorted(set(own[1])) == [0, 1, 2, 3, 4]
    for seat in range(2):
        assert match.view(seat).state["digit"][seat] == own[seat]
        assert msgspec.json.decode(match.view(seat).json())["state"]["digit"][1 - seat] == [0] * 12
        assert str(own[1 - seat]).replace(" ", "") not in match.view(seat).json().decode()


def test_other_digits_in_the_other_seats_hand_change_no_byte_of_a_view() -> None:
    match = some_match()
    position = match.position()
    first = " ".join(map(str, numbers_of(position, "digit")[:5]))
    other_hand = "4 3 2 1 1" if first != "4 3 2 1 1" else "1 2 3 4 4"
    other = BOX.position(position.replace(f"\ndigit {first}", f"\ndigit {other_hand}"))
    assert other.view(0).json() != match.view(0).json()
    assert other.view(1).json() == match.view(1).json()
    assert other.view(None).json() == match.view(None).json()


@pytest.mark.parametrize("seat", [0, 1, None])
def test_random_words_are_in_no_view(seat: int | None) -> None:
    match = some_match(9)
    json, position = match.view(seat).json().decode(), match.position()
    for field in ("key", "block", "counter", "used"):
        assert f'"{field}"' not in json
        assert field not in match.view(seat).state
    for word in numbers_of(position, "key") + numbers_of(position, "block"):
        assert str(word) not in json


def test_before_the_first_action_each_seat_saw_its_own_digits_only() -> None:
    match = some_match()
    for seat in range(2):
        signed = [event.digit for event in match.seen(seat, 0) if isinstance(event, Signed)]
        assert signed == match.view(seat).state["digit"][seat][:5]
    assert not any(isinstance(event, Signed) for event in match.seen(None, 0))
    assert "signed" not in match.record()


def test_with_memory_the_page_stops_showing_what_was_shown() -> None:
    open_match, memory_match = some_match(150), some_match(150, memory=True)
    assert [entry.action for entry in open_match.log] == [entry.action for entry in memory_match.log]
    shown = open_match.view(None).state["shown"]
    assert any(shown[0]), "no token of seat a was ever checked: take another seed"
    assert any(shown[1]), "no token of seat b was ever checked: take another seed"
    for seat in (0, 1, None):
        open_state, memory_state = open_match.view(seat).state, memory_match.view(seat).state
        for owner in range(2):
            if owner == seat:
                assert memory_state["digit"][owner] == open_state["digit"][owner]
                assert any(memory_state["digit"][owner])
            else:
                assert any(open_state["digit"][owner])
                assert not any(memory_state["digit"][owner])
        assert not any(any(row) for row in memory_state["shown"])
        assert not any(memory_state["tried"])
        assert memory_state["place"] == open_state["place"]


def test_what_was_seen_of_an_action_can_be_looked_up_later() -> None:
    match = GameBox(tiny.GAME).start(2, "later")
    told = [match.act(1, "choose 2"), match.act(0, "choose 1")]
    assert [match.seen(1, 1), match.seen(0, 2)] == told
    assert [str(event) for event in match.seen(0, 1)] == ["ready b"]
    assert match.seen(None, 1) == list(match.log[0].events) == match.seen(0, 1)
    assert [str(event) for event in match.seen(1, 2)][:1] == ["ready a"]
    assert "chosen 1" not in map(str, match.seen(1, 2))


# ---------------------------------------------------------------- results


@pytest.mark.usefixtures("at_full_speed")
@pytest.mark.deep
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_finished_match_has_a_result_for_every_seat(players: int) -> None:
    match = finished_match(players=players)
    result = match.result
    assert result is not None
    assert len(result.placing) == len(result.points) == len(result.sources) == players
    assert [sum(sources.values()) for sources in result.sources] == list(result.points)
    assert all(tuple(sources) == BOX.rules.rules.sources for sources in result.sources)
    assert sum(result.points) > 0
    assert result.winners == tuple(seat for seat in range(players) if result.placing[seat] == 1)
    assert result.winners
    for one in range(players):
        for other in range(players):
            if result.points[one] > result.points[other]:
                assert result.placing[one] < result.placing[other]
    assert match.standings == result
    assert all(match.view(seat).result == result for seat in (*range(players), None))


def test_a_running_match_has_standings_but_no_result() -> None:
    match = some_match(20)
    assert match.result is None
    assert sorted(match.standings.placing) == [1, 1]


def test_a_shared_win_has_several_winners() -> None:
    assert Result((1, 3, 1), (5, 2, 5), ({}, {}, {})).winners == (0, 2)


# ---------------------------------------------------------------- texts


def test_a_record_played_again_is_the_same_match() -> None:
    for match in (some_match(), some_match(33), finished_match(), some_match(50, players=4, memory=True)):
        again = BOX.replay(match.record())
        assert again.state_bytes() == match.state_bytes()
        assert again.log == match.log
        assert (again.options, again.server_seed, again.result) == (match.options, match.server_seed, match.result)
        assert again.record() == match.record()


def test_a_record_says_which_game_it_is_of() -> None:
    assert box_of_text(some_match(3).record()).name == "hashcatch"
    assert box_of_text(some_match(3).position()).name == "hashcatch"


def test_a_position_goes_on_like_the_match_it_is_of() -> None:
    match = some_match(30)
    other = BOX.position(match.position())
    assert other.state_bytes() == match.state_bytes()
    assert (other.players, other.options, other.actors, other.server_seed, other.log) == (2, match.options, match.actors, None, [])
    assert play_on(other, 40, seed=3).state_bytes() == play_on(match, 40, seed=3).state_bytes()
    assert len(other.log) == 40
    assert [entry.events for entry in other.log] == [entry.events for entry in match.log[30:]]


def test_times_survive_the_record() -> None:
    match = some_match()
    times = [0, 17, None, 17, 10**14 - 1]
    for at in times:
        seat = match.actors[0]
        match.act(seat, match.legal(seat)[0], at=at)
    again = BOX.replay(match.record())
    assert [entry.at for entry in again.log] == times
    assert again.record() == match.record()


@pytest.mark.parametrize("at", [-1, 1.5, 10**20], ids=repr)
def test_a_time_that_is_taken_can_be_written_down_and_read_again(at: Any) -> None:
    match = some_match()
    try:
        match.act(match.actors[0], "roll", at=at)
    except hacktable.HacktableError:
        assert match.log == []
    else:
        assert BOX.replay(match.record()).log[0].at == at


def test_a_refused_time_changes_nothing_and_says_which_are_taken() -> None:
    match = some_match()
    before = match.state_bytes()
    with pytest.raises(hacktable.MalformedError) as raised:
        match.act(match.actors[0], "roll", at=10**14)
    assert (match.state_bytes(), match.log) == (before, [])
    assert raised.value.params == {"field": "at", "given": str(10**14), "expected": f"0–{10**14 - 1}"}


def test_seat_seeds_change_the_key_and_survive_the_record() -> None:
    plain, seated = BOX.start(2, SEED), BOX.start(2, SEED, seat_seeds=[b"ab", b""])
    other = BOX.start(2, SEED, seat_seeds=[b"a", b"b"])
    assert len({each.state_bytes() for each in (plain, seated, other)}) == 3
    again = BOX.replay(play_on(seated, 10).record())
    assert again.seat_seeds == (b"ab", b"")
    assert again.state_bytes() == seated.state_bytes()
    assert again.server_seed == SEED


def test_every_seat_sends_a_seed_or_none_does() -> None:
    for count in (1, 3):
        with pytest.raises(hacktable.OptionError) as raised:
            BOX.start(2, SEED, seat_seeds=[b"x"] * count)
        assert (raised.value.code, raised.value.params) == ("seed-count", {"given": count, "allowed": "0, 2"})


@pytest.mark.parametrize("seed", [b"x" * 300, "text"], ids=lambda seed: repr(seed)[:10])
def test_a_seat_seed_that_is_taken_can_be_written_down_and_read_again(seed: Any) -> None:
    try:
        match = BOX.start(2, SEED, seat_seeds=[seed, b"y"])
    except hacktable.OptionError:
        return
    assert BOX.replay(match.record()).seat_seeds == (seed, b"y")


# ---------------------------------------------------------------- errors


def test_every_kind_of_error_is_a_hacktable_error_and_a_value_error() -> None:
    for kind in ("MalformedError", "IllegalError", "NotYoursError", "OptionError", "TextError"):
        assert issubclass(getattr(hacktable, kind), hacktable.HacktableError)
    assert issubclass(hacktable.HacktableError, ValueError)
    assert issubclass(hacktable.TextError, hacktable.MalformedError)


def provoke(what: str) -> hacktable.HacktableError:
    """A real refusal of a kind."""
    match = some_match()
    record = some_match(5).record()
    attempts: dict[str, Any] = {
        "malformed": lambda: match.act(match.actors[0], "fly"),
        "illegal": lambda: match.act(match.actors[0], "stop"),
        "not yours": lambda: match.act(1 - match.actors[0], "roll"),
        "option": lambda: BOX.start(9),
        "text": lambda: BOX.replay("nonsense"),
        "move in a text": lambda: BOX.replay(re.sub(r"(?m)^1 (\w) roll$", r"1 \1 stop", record)),
    }
    with pytest.raises(hacktable.HacktableError) as raised:
        attempts[what]()
    return raised.value


@pytest.mark.parametrize("what", ["malformed", "illegal", "not yours", "option", "text", "move in a text"])
def test_errors_can_be_pickled(what: str) -> None:
    error = provoke(what)
    again = pickle.loads(pickle.dumps(error))
    assert type(again) is type(error)
    assert (again.code, again.rule) == (error.code, error.rule)
    assert {name: str(value) for name, value in again.params.items()} == {name: str(value) for name, value in error.params.items()}
    for language in ("en", "de"):
        assert again.text(language) == error.text(language)
    if isinstance(error, hacktable.TextError):
        assert isinstance(again, hacktable.TextError)
        assert (again.line, again.column) == (error.line, error.column)


@pytest.mark.parametrize("what", ["malformed", "illegal", "not yours", "option", "text", "move in a text"])
def test_errors_are_sentences_in_both_languages(what: str) -> None:
    error = provoke(what)
    assert str(error) == error.text("en") == error.text()
    assert error.text("de") != error.text("en")
    for sentence in (error.text("en"), error.text("de")):
        assert error.code not in sentence
        assert "{" not in sentence
    assert error.text("xx") == error.text("en")
