"""The laboratory: simulate, compare, measure.

`lab.play` gives simulated games batch by batch, `lab.share` and `lab.estimate` what they come to.
"""

from hacktable.lab.batches import Batch, Simulation, play
from hacktable.lab.estimates import Estimate, estimate, share
from hacktable.lab.matches import play_match

__all__ = ["Batch", "Estimate", "Simulation", "estimate", "play", "play_match", "share"]
