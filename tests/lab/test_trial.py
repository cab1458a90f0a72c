"""The sequential test and the intervals of blocks are right as often as they say, on scores whose truth is known."""

from __future__ import annotations

import numpy as np
import pytest
from numpy.typing import NDArray

from hacktable.lab import estimates, trial

Floats = NDArray[np.float64]
GAMES = 4


def blocks(chance: np.random.Generator, truth: float, shape: tuple[int, ...], alike: float = 2.0) -> Floats:
    """Scores of blocks whose games have a deal in common: some deals are good for the candidate, others bad.

    :param alike: the smaller, the more alike are the games of a block.
    """
    deals = chance.beta(alike * truth, alike * (1 - truth), shape)
    return np.asarray(chance.binomial(GAMES, deals) / GAMES, np.float64)


def verdicts(truth: float, *, even: float, margin: float, trials: int = 800, most: int = 1000) -> tuple[dict[str, float], float]:
    """How often the test says what, and after how many blocks in the mean."""
    chance = np.random.default_rng(20)
    said, lengths = list[str](), list[int]()
    for scores in blocks(chance, truth, (trials, most)):
        ratios = trial.likelihoods(scores, even, margin)
        end = trial.stop(ratios)
        said.append("undecided" if end is None else trial.verdict(float(ratios[end - 1])))
        lengths.append(most if end is None else end)
    return {word: said.count(word) / trials for word in set(said)}, float(np.mean(lengths))


@pytest.mark.parametrize("even", [0.25, 0.5, 1 / 6])
def test_an_even_candidate_is_called_stronger_in_at_most_one_run_of_twenty_or_so(even: float) -> None:
    said, _ = verdicts(even, even=even, margin=0.08)
    assert said.get("undecided", 0) < 0.01
    assert 0.005 < said["stronger"] < 0.065


@pytest.mark.parametrize("even", [0.25, 0.5, 1 / 6])
def test_a_candidate_that_is_better_by_the_margin_is_missed_in_one_run_of_twenty_or_a_few_more(even: float) -> None:
    """Scores far below an even half are skewed: few wins mean little spread, too, so the test is a little too sure of a low mean."""
    said, _ = verdicts(even + 0.08, even=even, margin=0.08)
    assert said.get("undecided", 0) < 0.01
    assert 0.02 < said["not stronger"] < (0.065 if even == 0.5 else 0.09)


def test_what_is_far_from_both_claims_is_found_sooner_and_hardly_ever_wrongly() -> None:
    _, at_the_margin = verdicts(0.33, even=0.25, margin=0.08)
    for truth, expected in ((0.5, "stronger"), (0.1, "not stronger")):
        said, length = verdicts(truth, even=0.25, margin=0.08, trials=300)
        assert said[expected] > 0.995
        assert length < at_the_margin / 2


def test_nothing_is_decided_by_a_handful_of_blocks() -> None:
    assert trial.stop(trial.likelihoods(np.ones(trial.FEWEST - 1), 0.25, 0.02)) is None
    assert trial.stop(trial.likelihoods(np.ones(1000), 0.25, 0.02)) == trial.FEWEST


def test_bots_that_play_alike_end_every_block_even_and_are_not_called_stronger() -> None:
    ratios = trial.likelihoods(np.full(20_000, 0.25), 0.25, 0.02)
    assert np.isfinite(ratios).all()
    end = trial.stop(ratios)
    assert end is not None
    assert trial.verdict(float(ratios[end - 1])) == "not stronger"


def test_the_ratio_is_the_published_formula() -> None:
    scores = blocks(np.random.default_rng(1), 0.3, (5000,))
    s0, s1, mean, variance = 0.25, 0.27, scores.mean(), scores.var()
    expected = scores.size * (s1 - s0) * (2 * mean - s0 - s1) / (2 * variance)
    assert trial.likelihoods(scores, s0, s1 - s0)[-1] == pytest.approx(expected, rel=0.01)


def test_how_the_blocks_arrive_makes_no_difference() -> None:
    scores = blocks(np.random.default_rng(2), 0.3, (400,))
    whole = trial.likelihoods(scores, 0.25, 0.05)
    for end in (1, 32, 33, 250):
        assert trial.likelihoods(scores[:end], 0.25, 0.05).tolist() == whole[:end].tolist()


# ---------------------------------------------------------------- intervals


def covered(truth: float, count: int, alike: float = 2.0) -> float:
    """How often the interval of so many blocks contains the truth."""
    scores = blocks(np.random.default_rng(7), truth, (2000, count), alike)
    found = [estimates.share_of_blocks(each, GAMES) for each in scores]
    return sum(each.low <= truth <= each.high for each in found) / len(found)


@pytest.mark.deep
@pytest.mark.parametrize(("truth", "count"), [(0.25, 20), (0.25, 200), (0.5, 50), (0.75, 500), (0.97, 200)])
@pytest.mark.parametrize("alike", [0.5, 2, 50])
def test_the_interval_contains_the_truth_in_nineteen_of_twenty_runs(truth: float, count: int, alike: float) -> None:
    assert 0.93 < covered(truth, count, alike) < 0.975


def test_an_interval_that_ignored_the_blocks_would_be_wrong_twice_as_often_or_more() -> None:
    """The very deals of a block count: this is what `share_of_blocks` is for."""
    chance = np.random.default_rng(7)
    deals = chance.beta(0.125, 0.375, (2000, 100))
    games = chance.random((2000, 100, GAMES)) < deals[:, :, None]
    found = [estimates.share(each.reshape(-1)) for each in games]
    assert sum(each.low <= 0.25 <= each.high for each in found) / len(found) < 0.8


@pytest.mark.parametrize("mean", [0.0, 1.0])
def test_who_never_or_always_won_may_still_win_or_lose_one_day(mean: float) -> None:
    found = estimates.share_of_blocks(np.full(50, mean), GAMES)
    plain = estimates.share(np.full(50 * GAMES, mean))
    assert (found.mean, found.low < found.high) == (mean, True)
    assert (found.low, found.high) == pytest.approx((plain.low, plain.high), abs=0.002)


def test_bots_that_play_alike_are_even_without_doubt() -> None:
    assert estimates.share_of_blocks(np.full(50, 0.25), GAMES) == estimates.Estimate(0.25, 0.25, 0.25)


def test_one_block_alone_has_an_interval_too() -> None:
    found = estimates.share_of_blocks([0.5], GAMES)
    assert 0 <= found.low < 0.2 < 0.8 < found.high <= 1


def test_the_interval_of_a_fixed_number_of_games_says_who_is_stronger() -> None:
    assert trial.verdict_of(estimates.Estimate(0.3, 0.26, 0.34), 0.25) == "stronger"
    assert trial.verdict_of(estimates.Estimate(0.2, 0.16, 0.24), 0.25) == "weaker"
    assert trial.verdict_of(estimates.Estimate(0.26, 0.24, 0.28), 0.25) == "undecided"
