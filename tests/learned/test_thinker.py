"""The thinker: what it thinks about, when it plays otherwise than the network, and how long it thinks. Mostly on the tests' tiny game, whose
network is made by hand: it likes low cards, and knows that points are good."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import count

import numpy as np
import pytest

import hacktable
import tiny
from hacktable.bots import registry
from hacktable.bots.bot import Invitation
from hacktable.bots.learned import thinker
from hacktable.bots.learned.network import HEADER
from hacktable.bots.learned.thinker import Budget, Thinker, budget_of
from hacktable.bots.learned.thinking import LEDGER_ROWS, LEFT, SEEN, SQUARES, SUMS, decided, enter_think, give_up
from hacktable.games.hacker.state import Phase
from hacktable.kernel.columns import covers, write_action, write_state
from hacktable.kernel.compiling import Compiled, Function, Twins, kernel, plain
from hacktable.kernel.cstruct import CStruct, Floats, Ints
from hacktable.kernel.engine import taken
from hacktable.kernel.errors import OptionError
from hacktable.kernel.knowledge import Knowledge
from hacktable.kernel.rules import actors, gauge, imagine, in_view, mask, reopen
from hacktable.lab import batches
from playing import play_on

hacktable.register(tiny.GAME)


@kernel
def trained_for_all(board: CStruct) -> bool:
    return True


@kernel
def write_points(board: tiny.Board, m: tiny.State, me: int, out: Floats, row: int) -> None:
    out[row, 0] = m.points[me]


@kernel
def write_card(board: tiny.Board, m: tiny.State, me: int, act: int, out: Floats, row: int) -> None:
    out[row, 0] = m.card[me, (act >> 48) & 0xFF]


FILLS: Mapping[Function, Function] = {covers: trained_for_all, write_state: write_points, write_action: write_card}


def mind() -> Floats:
    """One column, one number in each layer: a card is worth a tenth of its number less than nothing, a position half its points."""
    sizes = [1, 1, 1, 1, 1, 1, 0, 0]
    one, two, state, action, mix, out, value = [1, 0], [1, 0], [0, 0], [1], [1, 0], [-0.1], [0.5, -1]
    assert len(sizes) == HEADER
    return np.array([*sizes, *one, *two, *state, *action, *mix, *out, *value], np.float32)


@pytest.fixture(autouse=True)
def a_trick(monkeypatch: pytest.MonkeyPatch) -> None:
    """It looks one trick ahead; a game has only three."""
    monkeypatch.setattr(thinker, "FAR_STEPS", 0)


def slow() -> Twins:
    return Twins({**tiny.GAME.all_fills, **FILLS}, plain)


def dealt(*cards: int) -> Knowledge:
    """What seat 0 knows at the beginning, with these cards."""
    match = hacktable.game("highest").start(2, "think")
    known = match.knowledge(0)
    known.masks[0]["card"][0] = cards
    return known


def think(known: Knowledge, budget: Budget, twins: Twins | None = None) -> int:
    """The card that is chosen, by its place in the hand."""
    bot = Thinker(Invitation("highest", 0, 2, 7), budget, twins or slow(), mind())
    return known.legal.index(bot.choose(known))


def test_it_plays_a_move_that_is_better_in_the_worlds_it_imagines() -> None:
    """The network plays the lowest card. The other seat does too, so an 11 takes the trick, and the 1 never does."""
    known = dealt(1, 11, 12)
    assert think(known, Budget(worlds=12)) == 1
    assert think(known, Budget(worlds=3)) == 0, "from so few worlds nothing follows"


def test_it_stays_with_the_networks_move_where_nothing_is_better() -> None:
    assert think(dealt(10, 11, 12), Budget(worlds=12)) == 0


def test_the_same_seed_and_number_of_worlds_give_the_same_thoughts() -> None:
    known = dealt(4, 6, 8)
    bots = [Thinker(Invitation("highest", 0, 2, 5), Budget(worlds=20), slow(), mind()) for _ in range(2)]
    for _ in range(3):
        one, other = (bot.choose(known) for bot in bots)
        assert one == other
    assert bots[0]._coin == bots[1]._coin


def ledger_of(differences: list[list[float]]) -> tuple[Ints, np.ndarray[tuple[int, int], np.dtype[np.float64]], Ints]:
    ideas, progress = np.arange(10, 10 + len(differences)), np.array([len(differences), len(differences[0])])
    ledger = np.zeros((LEDGER_ROWS, len(differences)))
    ledger[SUMS], ledger[SQUARES] = np.sum(differences, axis=1), np.sum(np.square(differences), axis=1)
    return ideas, ledger, progress


def test_a_move_must_be_better_by_its_standard_error() -> None:
    even, noisy, sure = [0.0] * 8, [0.5, -0.4] * 4, [0.1, 0.05] * 4
    assert decided(*ledger_of([even, noisy]), 1.0, 0.0) == 10
    assert decided(*ledger_of([even, noisy]), 0.0, 0.0) == 11, "without the test it would be played"
    assert decided(*ledger_of([even, noisy, sure]), 1.0, 0.0) == 12
    assert decided(*ledger_of([even, noisy, sure]), 20.0, 0.0) == 10
    assert decided(*ledger_of([even, noisy, sure]), 1.0, 0.1) == 10, "so small a gain may be the network's own error"


def test_what_is_clearly_worse_is_given_up() -> None:
    ideas, ledger, progress = ledger_of([[0.0] * 8, [-0.3, -0.2] * 4, [0.3, -0.4] * 4])
    before = ledger.copy()
    give_up(ideas, ledger, progress)
    assert progress.tolist() == [2, 8]
    assert ideas[:2].tolist() == [10, 12]
    assert np.array_equal(ledger[:, 1], before[:, 2])


@kernel
def always_in_view(board: tiny.Board, m: tiny.State, seat: int) -> bool:
    return True


@kernel
def own_points(board: tiny.Board, s: tiny.State, seat: int, act: int, out: Ints) -> int:
    out[0] = s.points[seat]
    return 1


def test_after_a_blunder_it_thinks_again_about_what_is_better() -> None:
    """The other seat has chosen, so a card that wins more often is better at once; from three worlds it would have followed the network."""
    match = hacktable.game("highest").start(2, "think")
    match.act(1, match.legal(1)[0])
    known = match.knowledge(0)
    known.masks[0]["card"][0] = 1, 3, 12
    seen = Twins({**tiny.GAME.all_fills, **FILLS, in_view: always_in_view, gauge: own_points}, plain)
    assert think(known, Budget(worlds=3)) == 0
    assert think(known, Budget(worlds=3), seen) == 2


def test_with_a_time_it_thinks_until_the_clock_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = list[int]()
    ticks = count()

    def look(*words: object) -> int:
        worlds = next(each for each in words[10:11] if isinstance(each, int))
        progress = words[14]
        assert isinstance(progress, np.ndarray)
        asked.append(worlds)
        progress[LEFT], progress[SEEN] = 2, progress[SEEN] + worlds
        return dealt(1, 11, 12).acts[0]

    monkeypatch.setattr(thinker, "taken", lambda twins, function: look if function is enter_think else taken(twins, function))
    monkeypatch.setattr("time.thread_time", lambda: next(ticks) / 1000)
    assert think(dealt(1, 11, 12), Budget(ms=4)) == 0
    assert asked == [0, 4, 4, 4], "compiled first, then looks until 4 ms have passed"


@pytest.mark.soak
def test_compiled_it_thinks_as_it_does_interpreted() -> None:
    fast = Compiled({**tiny.GAME.all_fills, **FILLS}, cache=False)
    for cards in ((1, 11, 12), (10, 11, 12), (4, 6, 8), (2, 7, 9)):
        assert think(dealt(*cards), Budget(worlds=25)) == think(dealt(*cards), Budget(worlds=25), fast)


# ---------------------------------------------------------------- choices at the same time


def test_in_an_imagined_window_the_others_choose_anew() -> None:
    """Hacker: what others have chosen unseen is not taken as given. Nothing else changes, and the own choice stays."""
    match = hacktable.game("hacker").start(4, "window", {"tempo": "step"})
    while len(match.actors) != 2 or match.knowledge(match.actors[0]).state.phase != Phase.WINDOW:
        play_on(match, 1, seed=len(match.log))
    known = match.knowledge(match.actors[0])
    rules = known.rules
    twins = Twins(rules.all_fills, plain)
    world, before = (rules.State.mirror(each) for each in rules.State.new(2))
    twins[imagine](known.board, known.state, known.seat, np.arange(8), world)
    twins[imagine](known.board, known.state, known.seat, np.arange(8), before)
    twins[reopen](known.board, world, known.seat)
    assert twins[actors](known.board, world) == 0b1111 & ~(1 << known.state.turn)
    assert not list(rules.rules.impossible(known.board, world))
    one, other = (rules.State.mirror(each) for each in rules.State.new(2))
    twins[mask](known.board, world, known.seat, one)
    twins[mask](known.board, before, known.seat, other)
    changed = [name for name in rules.State.fields if np.any(np.asarray(getattr(one, name)) != np.asarray(getattr(other, name)))]
    assert changed == ["ready"]


# ---------------------------------------------------------------- its name and its budget


def test_its_budget_is_part_of_its_name() -> None:
    assert registry.find("thinker:200").name == "thinker:200"
    assert registry.find("thinker:50ms").about == registry.find("thinker").about
    assert registry.is_known_elsewhere("thinker:50ms")
    assert "thinker:50ms" not in registry.names()
    assert budget_of("200") == Budget(worlds=200)
    assert budget_of("50ms") == Budget(ms=50)
    assert [budget_of(text).small for text in ("23", "24", "19ms", "20ms")] == [True, False, True, False]


@pytest.mark.parametrize("name", ["thinker:", "thinker:0", "thinker:-1", "thinker:5s", "thinker:100001", "thinker:60001ms", "thinker:1e3"])
def test_other_budgets_are_refused(name: str) -> None:
    with pytest.raises(OptionError) as raised:
        registry.find(name)
    assert raised.value.code == "option-bot-budget"
    assert "100000" in str(raised.value).replace(",", "")


def test_bots_without_settings_take_none() -> None:
    with pytest.raises(OptionError, match="There is no bot called 'greedy:5ms'"):
        registry.find("greedy:5ms")


def test_no_server_runs_it() -> None:
    """Its thoughts would take other tables' time."""
    assert "thinker" in registry.names()
    assert "thinker" not in registry.names(at_tables=True)


def test_it_is_listed_where_it_is_stronger_and_can_be_asked_wherever_there_is_a_network(monkeypatch: pytest.MonkeyPatch) -> None:
    blackhat, entry = hacktable.game("blackhat").rules, registry.find("thinker")
    assert entry.can_play(blackhat)
    assert not entry.can_play(tiny.GAME)
    for games in ((), ("blackhat",)):
        monkeypatch.setattr(registry, "STRONGER_AT", games)
        registry._named.cache_clear()  # it is no fact that changes while a program runs
        assert ("thinker" in registry.names(blackhat)) == bool(games)
    registry._named.cache_clear()


def test_whoever_plays_against_it_runs_compiled_if_it_is_a_network(monkeypatch: pytest.MonkeyPatch) -> None:
    """Games with a thinker are played action by action; an interpreted champion would take a thousand times as long there."""
    told = list[tuple[str, ...]]()
    monkeypatch.setattr(batches, "use_compiled", lambda game: told.append((game.name,)))
    monkeypatch.setattr(batches, "use_compiled_policy", lambda game, name: told.append((game.name, name)))
    monkeypatch.setattr(batches, "play_out", lambda match, players, hear: 0)
    blackhat = hacktable.game("blackhat").rules
    for bots, compiled in ((["thinker", "champion"], True), (["thinker", "champion"], False), (["thinker", "greedy"], True)):
        simulation = batches.Simulation(blackhat, 2, 1, bots, "networks", compiled=compiled)
        assert not simulation.fast, "the thinker is no policy"
        simulation.batch(range(1))
    assert told == [("blackhat",), ("blackhat", "champion")]
