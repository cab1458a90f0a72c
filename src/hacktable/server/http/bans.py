"""Who is not let in: guests by their ids, and networks."""

from __future__ import annotations

import ipaddress
from collections.abc import Iterable

from hacktable.server.table.stored import Ban


class Bans:
    """What administrators have ordered, looked up quickly however many there are."""

    def __init__(self) -> None:
        self._all: tuple[Ban, ...] = ()
        self._names: frozenset[str] = frozenset()
        self._sizes: frozenset[tuple[int, int]] = frozenset()
        """IP version and prefix length of the networks: so an address is looked up once for each of them, not once for each network."""

    def replace(self, bans: Iterable[Ban]) -> bool:
        """Whether anything has changed."""
        all_ = tuple(bans)
        if all_ == self._all:
            return False
        self._all, self._names = all_, frozenset(each.who for each in all_)
        networks = [ipaddress.ip_network(name) for name in self._names if "/" in name]
        self._sizes = frozenset((network.version, network.prefixlen) for network in networks)
        return True

    def has_guest(self, guest: str | None) -> bool:
        return guest in self._names

    def has_address(self, address: str) -> bool:
        if not self._sizes:
            return False
        try:
            parsed = ipaddress.ip_address(address.partition("%")[0])
        except ValueError:
            return False
        if isinstance(parsed, ipaddress.IPv6Address) and parsed.ipv4_mapped:
            parsed = parsed.ipv4_mapped
        return any(
            version == parsed.version and str(ipaddress.ip_network((parsed, bits), strict=False)) in self._names
            for version, bits in self._sizes
        )
