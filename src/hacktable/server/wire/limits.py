"""How much anybody may ask for in how short a time."""

from __future__ import annotations

from collections import OrderedDict


class Bucket:
    """Refills steadily; every request takes one."""

    __slots__ = ("_full", "_level", "_per_second", "_seen")

    def __init__(self, per_second: float, burst: int, now: int) -> None:
        self._per_second = per_second
        self._full = self._level = float(burst)
        self._seen = now

    def take(self, now: int) -> bool:
        self._level = min(self._full, self._level + (now - self._seen) * self._per_second / 1000)
        self._seen = now
        if self._level < 1:
            return False
        self._level -= 1
        return True


class Limit:
    """A bucket for each address; the longest unused are forgotten."""

    def __init__(self, per_second: float, burst: int, most: int = 10_000) -> None:
        self._per_second, self._burst, self._most = per_second, burst, most
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str, now: int) -> bool:
        bucket = self._buckets.pop(address, None) or Bucket(self._per_second, self._burst, now)
        self._buckets[address] = bucket
        if len(self._buckets) > self._most:
            self._buckets.popitem(last=False)
        return bucket.take(now)
