"""Personalities: how a bot differs from another of its level in taste, not in strength.

Whatever a level has chosen, a bot with a personality looks whether it would rather do something else that the network likes nearly as much.
What each personality likes, a game says (the slot `lean`), in the network's own measure: with a lean of 2, a choice is taken instead of another if the network
likes it less, or more, by less than 2. If it were taken however much more the network likes it, weak levels would get stronger by their taste.
"""

from __future__ import annotations

from hacktable.bots.learned.network import LOWEST, see, worth_of_action
from hacktable.kernel.columns import covers
from hacktable.kernel.compiling import kernel
from hacktable.kernel.cstruct import CStruct, Floats, Ints
from hacktable.kernel.game import Game
from hacktable.kernel.rules import lean, live

PERSONALITIES = ("cautious", "sly")
"""In the order of their numbers; 0 is none of them."""


def has_personalities(game: Game) -> bool:
    """Whether bots of a game differ in anything but strength."""
    return lean in game.rules.fills


@kernel
def sway(
    board: CStruct, m: CStruct, seat: int, personality: int, acts: Ints, count: int, chosen: int, mind: Floats, scratch: Floats
) -> int:
    """What a bot with a personality takes instead of its choice: the choice itself, if nothing suits it better."""
    if count == 1 or len(mind) == 0 or live(board, m) or not covers(board):
        return chosen
    own, suits = lean(board, m, seat, personality, int(acts[chosen])), False
    for place in range(count):
        suits = suits or lean(board, m, seat, personality, int(acts[place])) > own
    if not suits:  # which is seen without the network
        return chosen
    see(board, m, seat, mind, scratch)
    worth = worth_of_action(board, m, seat, int(acts[chosen]), mind, scratch)
    nearest, taken = LOWEST, chosen
    for place in range(count):
        liking = lean(board, m, seat, personality, int(acts[place])) - own
        if liking > 0:
            gain = worth_of_action(board, m, seat, int(acts[place]), mind, scratch) - worth
            if -liking < gain < liking and gain > nearest:
                nearest, taken = gain, place
    return taken
