"""How much anybody may ask for: everything has a price, and everybody a budget to pay it from.

A price is about what something costs the server, in microseconds of processor time. It is paid from the budget of the guest who asks and
from those of their network: of an IPv4 address, or of an IPv6 address's /64 (a household) and its /48 (a company, or whoever
rents many /64s). So it does not matter on how many sockets something is asked, or by how many guests of one household. Budgets fill
up again steadily: whoever uses up theirs has to wait, and nobody else.

Where there are several servers, each is told what the others' guests and addresses have spent (`shares.py`), and takes it from the same budgets.

What has been paid for is not all done at once either. An address that asks for much in one moment gets the first of it at once and the rest
spread out over the next second or two, so that everybody else's moves fit in between.
"""

from __future__ import annotations

import asyncio
import ipaddress
from collections import Counter, OrderedDict
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from heapq import nlargest
from math import ceil
from weakref import WeakValueDictionary

from hacktable.server.wire import messages

# ---------------------------------------------------------------- prices

PRICES: dict[type[messages.FromPage], int] = {
    # What each costs a server, in microseconds of all its threads, was measured by `benchmarks/abuse.py --costs` on a machine with two slow
    # cores, with compiled rules and bots. Threads count, because they hold Python's lock while they write or read: the event loop waits for
    # them. Prices are up to twice as high as what was measured: so much more the same costs in the machine's slow moments.
    messages.Hello: 1_500,  # 1,100 with its socket and its end: the table's state for everyone, and a sync
    messages.Ping: 40,  # 40
    messages.Live: 100,  # 60
    messages.Onward: 300,
    messages.Act: 1_000,  # with its write; 1,500 to 1,800 where a bot answers every second move
    messages.Log: 600,  # 500
    messages.Look: 1_000,  # a sync
    messages.Weigh: 2_000,  # with many pawns and cards; asked again in the same position, 100
    messages.Advise: 60_000,  # 20,000 to 100,000, in a thread of its own that does not hold Python's lock; asked again, 100
    messages.Why: 50_000,  # 10,000 to 25,000 a choice, three on average and six at most, in the same thread; asked again, 100
    messages.Regret: 2_000,  # 100 in the event loop; worlds are imagined in the thread that finds advice
    messages.Plead: 2_000,
    messages.Consent: 2_000,
    messages.Say: 2_000,
    messages.Sit: 2_000,  # these change the table: 900 to 1,100 with a write
    messages.Share: 2_000,
    messages.Stand: 2_000,
    messages.Ready: 2_000,
    messages.Reveal: 3_000,  # the last one begins the match
    messages.Unready: 2_000,
    messages.Bot: 2_000,
    messages.Kick: 2_000,
    messages.LetIn: 2_000,
    messages.Choose: 2_500,
    messages.Publish: 2_000,
    messages.Start: 10_000,  # 15,800 with ready, reveal, leave and rematch; and it stays on disk
    messages.Leave: 3_000,
    messages.Back: 3_000,
    messages.Rematch: 3_000,
}
TOLD_TO_ONE = frozenset(
    {
        messages.Hello,
        messages.Ping,
        messages.Live,
        messages.Onward,
        messages.Act,
        messages.Log,
        messages.Look,
        messages.Weigh,
        messages.Advise,
        messages.Why,
        messages.Regret,
    }
)
"""All other messages change the table, and everyone there is told."""
A_PAGE = 60
"""What telling one more page costs."""
A_BOT = 500
"""What a bot at the table adds to a move: it thinks, and its answer is written and told like every move."""
OTHERWISE = 1_000
"""A message that has no price of its own."""
NONSENSE = 100
"""What is no message at all."""
CHARACTERS_A_MICROSECOND = 4
"""A long message costs more: the characters of a drawing are examined one by one."""
DRAWING = 3_500
"""What examining a drawing costs besides: one without a fault takes 3,800 in all, and one with faults 900."""
LONG = 100
"""Characters from which on an option is a drawing and not a word."""

REQUESTS: dict[tuple[str, str], int] = {
    # By the method, and the last word of the path.
    ("GET", "home"): 4_000,  # 1,700; 2,000 to 2,900 with thirty tables
    ("GET", "daily"): 4_000,  # 2,300
    ("POST", "daily"): 5_000,
    ("POST", "tables"): 5_000,  # 2,000; 3,800 with a drawing, and 6,800 in a slow moment
    ("GET", "players"): 4_000,  # 3,500, most of it in a reading thread
    ("GET", "met"): 4_000,  # 2,000 with thirty tables, most of it in a reading thread
    ("POST", "seek"): 6_000,  # 5,200: it is written, and then everybody who waits is looked at
    ("GET", "evenings"): 4_000,  # 2,400 with 31 people, half of it in a reading thread
    ("POST", "evenings"): 5_000,
    ("POST", "do"): 6_000,  # 6,000: it is written, and read again; a round makes its tables
    ("GET", "texts"): 700,  # 500
    ("GET", "open"): 1_500,  # read from the database once a second, for everybody
    ("POST", "wait"): 3_000,  # 3,100 for an evening that has changed; most of the time nothing is done
    ("GET", "picture.svg"): 4_000,  # 600 if it has been drawn before; drawing takes time in another process, which may share our core
    ("GET", "poster.png"): 6_000,  # 700 if it has been drawn before; drawing takes a fifth of a second in another process
    ("GET", "record"): 3_000,  # 1,100 in the event loop; the rest is done elsewhere, see `workshop.py`
    ("GET", "replay"): 3_000,
    ("GET", "why"): 3_000,
    ("GET", "recount"): 3_000,
    ("GET", "seen"): 3_000,
}
TABLE_PATH = "/t/"
"""What addresses of tables and replays begin with."""
OTHER_CHANGE = 3_000
"""A request that changes something: 1,600 to 2,100 with its write."""
OTHER_API = 1_500
"""A request that reads something of the guest: 1,300 to 1,500."""
PAGE_FILE = 250
"""A file of the page."""
TABLE_PAGE = 1_600
"""The page at a table's address: its head tells of the table, which has to be looked up."""
SOCKET = 1_500
"""A handshake."""


def is_long(options: Mapping[str, messages.Value]) -> bool:
    """Whether there is a long text among options, such as a drawing, which takes a while to examine."""
    return any(isinstance(value, str) and len(value) > LONG for value in options.values())


def price_of_message(message: messages.FromPage, length: int, pages: int, bots: int = 0) -> int:
    """What a message of so many characters costs; what changes the table costs more, the more pages have to be told, and a move the more bots
    answer it."""
    kind = type(message)
    price = PRICES.get(kind, OTHERWISE) + length // CHARACTERS_A_MICROSECOND
    if isinstance(message, messages.Choose) and is_long(message.options):
        price += DRAWING
    if kind is messages.Act:
        price += A_BOT * bots
    return price if kind in TOLD_TO_ONE else price + A_PAGE * pages


def price_of_request(method: str, path: str) -> int:
    """What a request over HTTP costs."""
    if not path.startswith("/api/"):
        return TABLE_PAGE if path.startswith(TABLE_PATH) else PAGE_FILE
    words = path.rsplit("/", 2)
    price = REQUESTS.get((method, words[-1])) or REQUESTS.get((method, words[-2]))  # the last word may be a round or a step
    return price or (OTHER_API if method in ("GET", "HEAD") else OTHER_CHANGE)


# ---------------------------------------------------------------- budgets


class Bucket:
    """Refills steadily. Whoever asks takes something out of it."""

    __slots__ = ("_full", "_level", "_per_millisecond", "_seen", "spent")

    def __init__(self, per_second: float, burst: float, now: int) -> None:
        self._per_millisecond = per_second / 1000
        self._full = self._level = float(burst)
        self._seen = now
        self.spent = 0.0
        """What was taken here, and other servers have not been told of."""

    def holds(self, price: float, now: int) -> bool:
        """Whether there is so much in it."""
        if now != self._seen:
            self._level = min(self._full, self._level + (now - self._seen) * self._per_millisecond)
            self._seen = now
        return self._level >= price

    def take(self, now: int, price: float = 1) -> bool:
        if not self.holds(price, now):
            return False
        self._level -= price
        self.spent += price
        return True

    def owe(self, now: int, price: float) -> int:
        """Take something out of it in any case; in how many milliseconds it will have been there."""
        self.spent += price
        self.charge(now, price)
        return ceil(max(0.0, -self._level) / self._per_millisecond)

    def charge(self, now: int, price: float) -> None:
        """Something was taken out of it elsewhere, whether or not it was here."""
        self.holds(price, now)
        self._level -= price


class Limit:
    """A bucket for everyone; the longest unused are forgotten."""

    def __init__(self, per_second: float, burst: float, most: int = 10_000, *, notable: float = 1) -> None:
        """:param notable: other servers are told of who has spent at least so much."""
        self._per_second, self._burst, self._most, self._notable = per_second, burst, most, notable
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()
        self._called: Callable[[str], str] | None = None
        self._by_name: dict[str, Bucket] = {}
        """The same buckets, by what they are called among servers; none if there is only one server."""
        self._strangers: OrderedDict[str, Bucket] = OrderedDict()
        """Of those who have spent something at other servers and were not seen here."""

    def bucket(self, whose: str, now: int) -> Bucket:
        bucket = self._buckets.pop(whose, None) or self._new(whose, now)
        self._buckets[whose] = bucket
        if len(self._buckets) > self._most:
            forgotten, _ = self._buckets.popitem(last=False)
            if self._called:
                self._by_name.pop(self._called(forgotten), None)
        return bucket

    def _new(self, whose: str, now: int) -> Bucket:
        if self._called is None:
            return Bucket(self._per_second, self._burst, now)
        name = self._called(whose)
        bucket = self._by_name[name] = self._taken_out(name, now)
        return bucket

    def _taken_out(self, name: str, now: int) -> Bucket:
        """A stranger's bucket, which is not among the strangers' any more; a full one if there was none."""
        known = self._strangers.pop(name, None)
        return known or Bucket(self._per_second, self._burst, now)

    def take(self, whose: str, now: int, price: float = 1) -> bool:
        return self.bucket(whose, now).take(now, price)

    # ---------------------------------------------------------------- several servers

    def share(self, called: Callable[[str], str]) -> None:
        """From now on buckets have names that other servers know, too. If these names change, what strangers have spent is forgotten."""
        self._called = called
        self._by_name = {called(whose): bucket for whose, bucket in self._buckets.items()}
        self._strangers.clear()

    def spenders(self, most: int) -> list[tuple[str, int]]:
        """By name, who has spent notably since they were last among these, and how much: those who have spent most. The others accumulate."""
        notable = self._notable
        found = [(bucket.spent, name) for name, bucket in self._by_name.items() if bucket.spent >= notable]
        if len(found) > most:
            found = nlargest(most, found)
        for _, name in found:
            self._by_name[name].spent = 0.0
        highest = max(self._burst, BURST * self._per_second)  # who has long not been among these is not charged for all that time at once
        return [(name, ceil(min(spent, highest))) for spent, name in found]

    def forget_spending(self) -> None:
        """There is nobody to be told."""
        for bucket in self._by_name.values():
            bucket.spent = 0.0

    def charge(self, name: str, price: int, now: int) -> None:
        """Somebody has spent something at another server."""
        bucket = self._by_name.get(name)
        if bucket is None:
            bucket = self._strangers[name] = self._taken_out(name, now)
            if len(self._strangers) > self._most:
                self._strangers.popitem(last=False)
        bucket.charge(now, price)


class Purse:
    """The budgets that a page pays from, all of them each time."""

    __slots__ = ("_buckets",)

    def __init__(self, *buckets: Bucket) -> None:
        self._buckets = buckets

    def pay(self, price: int, now: int) -> bool:
        """Whether it could be paid; otherwise nothing is taken. Written out, because it is done for every message."""
        for bucket in self._buckets:
            if now != bucket._seen:
                level = bucket._level + (now - bucket._seen) * bucket._per_millisecond
                bucket._level = level if level < bucket._full else bucket._full
                bucket._seen = now
            if bucket._level < price:
                return False
        for bucket in self._buckets:
            bucket._level -= price
            bucket.spent += price
        return True

    def with_bucket(self, bucket: Bucket) -> Purse:
        return Purse(*self._buckets, bucket)


# ---------------------------------------------------------------- addresses


@lru_cache(10_000)
def networks(address: str) -> tuple[str, ...]:
    """Who pays for an address: itself, or of an IPv6 address the /64 and the /48. All that is no address pays together."""
    try:
        parsed = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return ("?",)
    if isinstance(parsed, ipaddress.IPv6Address):
        if parsed.ipv4_mapped is None:
            return tuple(str(ipaddress.ip_network((parsed, bits), strict=False)) for bits in (64, 48))
        parsed = parsed.ipv4_mapped
    return (str(parsed),)


@dataclass(frozen=True)
class Allowance:
    """How much one network address may use. Seven people who play live use a tenth of it."""

    share: int = 10
    """Hundredths of the time of the event loop."""
    sockets: int = 120
    """Open at the same time: a school class with two pages each, and some more."""


DEFAULT = Allowance()
WIDER = 2
"""A /48 may use so many times as much as an address, and a guest half as much."""
BURST = 3
"""Seconds' worth that may be used at once, after a while in which less was used."""
AT_ONCE = 40_000
"""Microseconds of an address's work that are done without a pause: somebody opens a page, or a whole family moves in the same moment."""
HASTE = 2
"""What is more than that is spread out: for a moment an address has so many times its share of the server's time, never all of it."""
SOCKETS_OF_GUEST = 24
TABLES_OF_ADDRESS, TABLES_OF_GUEST = 30, 12
"""Tables that are open at the same time. A live table with bots takes a fortieth of a core even if nobody does anything."""
KEPT = (0.5, 30)
"""Changes over HTTP a second and at once, for an address: what they make stays on disk, however little time it takes. An address with a larger share
of the time than usual has as many times more."""
HEALTH = (5, 20)
"""Questions about the server's health: they are answered also to who has used up everything else."""
PATIENCE = (1, 20)
"""Refusals over HTTP that an address gets at once; with more of them, each has to be waited for."""
NOTABLE = 20
"""Other servers are told of whoever has spent one of so many parts of a burst."""
CROWD = 6
"""They are also told of whoever has so many sockets open."""


class Allowances:
    """The budgets of all guests and addresses of a server, and how many sockets and tables each has open."""

    def __init__(self, allowance: Allowance = DEFAULT) -> None:
        self.allowance = allowance
        share = self.allowance.share * 10_000
        notable = BURST * share / NOTABLE
        self._addresses = Limit(share, BURST * share, notable=notable)
        self._wide = Limit(WIDER * share, WIDER * BURST * share, notable=WIDER * notable)
        self._guests = Limit(share / 2, BURST * share / 2, notable=notable / 2)
        (per_second, at_once), times = KEPT, max(1.0, self.allowance.share / DEFAULT.share)
        self.kept = Limit(times * per_second, times * at_once)
        self.health = Limit(*HEALTH)
        self.patience = Limit(*PATIENCE)
        self._open: Counter[str] = Counter()
        """Sockets, by network or guest."""
        self._tables: dict[str, Counter[str]] = {}
        """The same for each table."""
        self._turns: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._haste = Limit(HASTE * share, AT_ONCE, notable=notable)
        self._of_networks = {"address": self._addresses, "wide": self._wide, "kept": self.kept, "haste": self._haste}
        self._hashed: Callable[[str], str] = str
        self.elsewhere: Mapping[str, int] = {}
        """Sockets at other servers, of whoever has many, by hashed network or guest."""

    def turn(self, address: str) -> asyncio.Lock:
        """To be held while something is read from the disk for an address. Its requests are dealt with one after the other, however many
        come at once: the threads that read are few, they hold Python's lock, and others want one too."""
        return self._turns.setdefault(networks(address)[-1], asyncio.Lock())

    def wait(self, address: str, price: int, now: int) -> int:
        """In how many milliseconds something is to be done that an address has paid for; whoever asks next waits until after it."""
        return self._haste.bucket(networks(address)[-1], now).owe(now, price)

    def purse(self, address: str, now: int) -> Purse:
        """What an address pays from."""
        near, *wide = networks(address)
        return Purse(self._addresses.bucket(near, now), *(self._wide.bucket(each, now) for each in wide))

    def of_guest(self, guest: str, now: int) -> Bucket:
        return self._guests.bucket(guest, now)

    def keeps(self, address: str, now: int) -> bool:
        """Whether an address may change something that stays on disk."""
        return self.kept.take(networks(address)[0], now)

    # ---------------------------------------------------------------- several servers

    def share(self, hashed: Callable[[str], str]) -> None:
        """From now on budgets are shared with other servers, which know networks only by a hash; or the hashes have changed."""
        self._hashed = hashed
        self._guests.share(str)
        for limit in self._of_networks.values():
            limit.share(hashed)

    def spenders(self, most: int) -> dict[str, list[tuple[str, int]]]:
        """Who has spent notably since they were last among these, for each kind of budget."""
        found = {kind: limit.spenders(most) for kind, limit in (("guest", self._guests), *self._of_networks.items())}
        return {kind: spenders for kind, spenders in found.items() if spenders}

    def crowds(self, most: int) -> list[tuple[str, int]]:
        """Who has many sockets here, and how many: networks and guests, all hashed."""
        found = nlargest(most, ((sockets, whose) for whose, sockets in self._open.items() if sockets >= CROWD))
        return [(self._hashed(whose), sockets) for sockets, whose in found]

    def forget_spending(self) -> None:
        """There is no other server that could be told."""
        for limit in (self._guests, *self._of_networks.values()):
            limit.forget_spending()

    def charge(self, spenders: Mapping[str, list[tuple[str, int]]], now: int, *, by_hash: bool) -> None:
        """What was spent at another server.

        :param by_hash: whether it hashes networks as we do.
        """
        for guest, price in spenders.get("guest", ()):
            self._guests.charge(guest, price, now)
        for kind, limit in self._of_networks.items() if by_hash else ():
            for name, price in spenders.get(kind, ()):
                limit.charge(name, price, now)

    # ---------------------------------------------------------------- sockets

    def open_socket(self, address: str) -> bool:
        """Whether an address may have another socket; then it has, until `close_socket`."""
        near, *wide = networks(address)
        if self._sockets(near) >= self.allowance.sockets or any(self._sockets(each) >= WIDER * self.allowance.sockets for each in wide):
            return False
        self._open.update((near, *wide))
        return True

    def _sockets(self, whose: str) -> int:
        return self._open[whose] + (self.elsewhere.get(self._hashed(whose), 0) if self.elsewhere else 0)

    def close_socket(self, address: str) -> None:
        self._less(self._open, *networks(address))

    def sit_down(self, address: str, guest: str | None, table: str) -> bool:
        """Whether a socket may look at a table; then it does, until `get_up`."""
        near = networks(address)[0]
        for whose, sockets, tables in ((near, None, TABLES_OF_ADDRESS), (guest, SOCKETS_OF_GUEST, TABLES_OF_GUEST)):
            if whose is None:
                continue
            at = self._tables.get(whose, Counter[str]())
            if (len(at) >= tables and table not in at) or (sockets is not None and self._sockets(whose) >= sockets):
                return False
        if guest is not None:
            self._open[guest] += 1
        for whose in (near, guest):
            if whose is not None:
                self._tables.setdefault(whose, Counter())[table] += 1
        return True

    def get_up(self, address: str, guest: str | None, table: str) -> None:
        if guest is not None:
            self._less(self._open, guest)
        for whose in (networks(address)[0], guest):
            if whose is not None:
                self._less(self._tables[whose], table)
                if not self._tables[whose]:
                    del self._tables[whose]

    @staticmethod
    def _less(counts: Counter[str], *names: str) -> None:
        for name in names:
            counts[name] -= 1
            if not counts[name]:
                del counts[name]
