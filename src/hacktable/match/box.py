"""A game's box: what `hacktable.game(name)` hands you, to start, replay and set up matches."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from hacktable import lang
from hacktable.kernel import options as option_texts
from hacktable.kernel.errors import OptionError
from hacktable.kernel.game import Game
from hacktable.kernel.options import Options, Value
from hacktable.kernel.registry import find
from hacktable.lang.rulebook import Rulebook
from hacktable.match import seeds
from hacktable.match.match import Match
from hacktable.match.position import read_position
from hacktable.match.record import LONGEST_SEED, game_name, read_record
from hacktable.match.replay import replay


class GameBox:
    """One game, ready to be played."""

    def __init__(self, game: Game) -> None:
        self.rules = game

    def __repr__(self) -> str:
        return f"<the game {self.name}, {self.players[0]}–{self.players[-1]} players>"

    @property
    def name(self) -> str:
        return self.rules.name

    @property
    def players(self) -> range:
        """How many can play."""
        return self.rules.players

    @property
    def options(self) -> dict[str, tuple[Value, ...]]:
        """Every option with the values it allows, the default first."""
        return option_texts.choices(self.rules.options)

    def title(self, language: str = "en") -> str:
        return lang.say(language, f"{self.name}-title")

    def rulebook(self, language: str = "en") -> Rulebook:
        """The rules in words."""
        return Rulebook(self.rules.folder / "rules", language)

    def start(
        self,
        players: int,
        seed: str | int | bytes | None = None,
        options: Mapping[str, object] | Options | None = None,
        *,
        seat_seeds: Sequence[bytes] = (),
    ) -> Match:
        """Start a match. The same seeds and actions give the same match, byte for byte.

        :param seed: any text, a number, or 32 bytes; without one, chance decides.
        :param seat_seeds: one from every seat, if the seats had a say in the key.
        :raises OptionError: naming the option, the value, and what is allowed.
        """
        checked, boards = self.rules.board(players, options)
        if len(seat_seeds) not in (0, players):
            raise OptionError("seed-count", given=len(seat_seeds), allowed=f"0, {players}")
        for each in seat_seeds:
            if not isinstance(each, bytes) or len(each) > LONGEST_SEED:
                raise OptionError("seed-seat", given=repr(each)[:80], most=LONGEST_SEED)
        return Match(self.rules, players, checked, boards, server=seeds.server_seed(seed), seat_seeds=seat_seeds)

    def replay(self, text: str) -> Match:
        """The match of a record, played again and compared line by line.

        :raises TextError: saying the line, the column, and what is wrong.
        """
        return replay(read_record(self.rules, text))

    def position(self, text: str) -> Match:
        """A match that goes on from a position's text.

        :raises TextError: saying the line, the column, and what is wrong.
        """
        players, options, boards, states = read_position(self.rules, text)
        return Match(self.rules, players, options, boards, states=states)


def box(name: str) -> GameBox:
    """The box of a game.

    :raises OptionError: naming the games there are.
    """
    return GameBox(find(name))


def box_of_text(text: str) -> GameBox:
    """The box of the game that a record or a position is of.

    :raises HacktableError: if it does not say, or we do not have the game.
    """
    return box(game_name(text))
