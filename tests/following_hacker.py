"""A follower for Hacker: it keeps the public fields up to date from the events that everyone is told, and from nothing else."""

from __future__ import annotations

from typing import Any

from hacktable.games.hacker import verbs
from hacktable.games.hacker.board import ACCOUNTS, FIRST_NOTES, MOST_VIRUSES, NOTE_COUNT, SEATS
from hacktable.games.hacker.state import JOURNALS, PUBLIC
from hacktable.kernel.verbs import Event


class AccountsFollowed:
    """Whose accounts lie where, how many notes went where, who is ready, and, in steps, the piles: live, everyone sees others."""

    def __init__(self) -> None:
        self.owner, self.face_down, self.rounds = [-1] * ACCOUNTS, 0, 0
        self.held, self.carried, self.ready = [0] * SEATS, [0] * SEATS, [0] * SEATS
        self.bank_size = NOTE_COUNT
        self.lies = list[int]()
        self.account = 0
        self.live = False

    def follow(self, event: Event) -> None:
        match event:
            case verbs.Scattered(account, seat):
                self.owner[account - 1] = seat
                if self.carried[seat] == 0:
                    self.carried[seat] = FIRST_NOTES
                    self.bank_size -= FIRST_NOTES
            case verbs.Placed(seat):
                self.held[seat] += 1
                self.carried[seat] -= 1
            case verbs.Round(number, _):
                self.rounds, self.lies = number, []
            case verbs.Turned(side):
                self.face_down = int(side == "down")
            case verbs.Ready(seat):
                self.ready[seat] = 1
            case verbs.Passed():
                self.ready = [0] * SEATS
            case verbs.Fetched(seat):
                self.carried[seat] += 1
                self.bank_size -= 1
            case verbs.Returned():
                self.live = True
            case verbs.Took(seat, account):
                self.held[self.owner[account - 1]] -= 1
                self.carried[seat] += 1
            case _ if not self.live:
                self._follow_piles(event)

    def _follow_piles(self, event: Event) -> None:
        match event:
            case verbs.Grew(account, viruses):
                self.lies += [account] * viruses
            case verbs.Protecting(_, account):
                self.account = account
            case verbs.Named():
                self._remove(self.account)
            case verbs.Thrown(account, viruses) | verbs.Aside(account, viruses):
                for _ in range(viruses):
                    self._remove(account)

    def _remove(self, account: int) -> None:
        top = max(entry for entry, lies in enumerate(self.lies) if lies == account)
        self.lies[top] = -account

    def fields(self) -> dict[str, Any]:
        journals = [[0] * MOST_VIRUSES for _ in range(JOURNALS)]
        journals[PUBLIC][: len(self.lies)] = self.lies
        owner = [-1] * ACCOUNTS if self.face_down else self.owner
        shown = {name: getattr(self, name) for name in ("face_down", "rounds", "held", "carried", "ready", "bank_size")}
        return {**shown, "owner": owner} if self.live else {**shown, "owner": owner, "lies": journals}
