"""The laboratory: simulate, compare, measure.

`lab.play` hands out simulated games batch by batch; `lab.share` and `lab.estimate` turn what was counted in them into a share or a mean
with its interval.
"""

from hacktable.lab.batches import Batch, Simulation, play
from hacktable.lab.estimates import Estimate, estimate, share
from hacktable.lab.matches import play_match

__all__ = ["Batch", "Estimate", "Simulation", "estimate", "play", "play_match", "share"]
