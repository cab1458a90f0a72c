"""All registered bots: ours, and those that other packages name in the entry point group `hacktable.bots`."""

from __future__ import annotations

import logging
from collections.abc import Iterable, Mapping
from functools import cache, lru_cache
from importlib import import_module
from importlib.metadata import EntryPoints, entry_points

import msgspec

from hacktable.bots.bot import Maker
from hacktable.bots.learned.levels import EVEN, LEVEL_POLICIES
from hacktable.bots.learned.personality import PERSONALITIES, has_personalities
from hacktable.bots.learned.thinker import STRONGER_AT, Thinking, budget_of
from hacktable.bots.learned.weights import has_weights
from hacktable.bots.policies import BEST, NUMBERS, OURS, OURS_TOGETHER, RANDOM_PLAY, WITH_ATTENTION, Policy, Together
from hacktable.kernel.errors import OptionError
from hacktable.kernel.game import Game
from hacktable.kernel.rules import judge_as

logger = logging.getLogger(__name__)

LONGEST_NAME = 20
THINKERS_NAME = "thinker"
HOUSE = {**OURS, **LEVEL_POLICIES}
HOUSE_TOGETHER = Together(tuple(HOUSE.values()))
"""Our own bots and the levels are always compiled together, so that the same compiled code serves any of them."""


class Entry(msgspec.Struct, frozen=True, kw_only=True, eq=False):
    """A registered bot. It has either a policy or a maker."""

    name: str
    about: str
    games: tuple[str, ...]
    """The names of the games it plays; empty for all games."""
    level: int | None
    policy: Policy | None = None
    make: Maker | None = None
    place: str | None = None
    """Where another process can import the maker from, as `module:name`; None if it cannot."""
    personality: int = 0
    """The number of its personality, after `:` in its name; 0: it has none."""

    @property
    def is_ours(self) -> bool:
        """Whether it is one of the policies with which every game is compiled."""
        return self.policy is not None and OURS.get(self.name) is self.policy

    @property
    def of_the_house(self) -> bool:
        """Whether it comes with Hacktable, so that a server trusts it to answer in time."""
        return self.policy is not None and HOUSE.get(self.plain_name) is self.policy

    @property
    def plain_name(self) -> str:
        """Its name, without the personality."""
        return self.name.partition(":")[0] if self.personality else self.name

    def plays(self, game: Game) -> bool:
        """Whether it plays a game. Greedy with less attention counts only in games where that makes a difference, and so does the thinker."""
        if self.is_ours and self.name in WITH_ATTENTION:
            return judge_as in game.rules.fills
        return self.can_play(game) and (not isinstance(self.make, Thinking) or game.name in STRONGER_AT)

    def can_play(self, game: Game) -> bool:
        """Whether it can be asked at all in a game. Ours can be everywhere, the thinker wherever there is a network."""
        if isinstance(self.make, Thinking):
            return has_weights(game)
        return (not self.games or game.name in self.games) and (self.policy is None or self.policy.plays(game))


_entries: dict[str, Entry] = {}
_only_here: set[str] = set()
"""Bots that this program has registered itself, with `register_bot`."""
_refused: set[str] = set()
"""Entry points that could not be loaded, or were no bots."""


def register_bot(
    name: str,
    bot: Maker | Policy,
    *,
    about: str | None = None,
    games: Iterable[str] | None = None,
    level: int | None = None,
) -> Entry:
    """Make a bot known by a name. If `about`, `games` or `level` is not given, the bot's attribute of that name is used.

    :raises ValueError: if the name is taken or too long.
    :raises TypeError: if it is no bot.
    """
    _load()
    entry = _add(_entry(name, bot, about, games, level))
    _only_here.add(name)
    return entry


def forget_bot(name: str) -> None:
    """Undo `register_bot`. Tests need it."""
    del _entries[name]
    _only_here.discard(name)


def find(name: str) -> Entry:
    """The bot with this name. A level's may have a personality, such as `expert:sly`, the thinker's a budget, such as `thinker:50ms`.

    :raises OptionError: if there is none, and the error names all bots; or if there is no such budget.
    """
    _load()
    if name not in _entries:
        plain, colon, budget = name.partition(":")
        if plain in LEVEL_POLICIES and budget in PERSONALITIES:
            return msgspec.structs.replace(_entries[plain], name=name, personality=1 + PERSONALITIES.index(budget))
        thinking = _entries[plain].make if colon and plain in _entries else None
        if not isinstance(thinking, Thinking):
            raise OptionError("option-bot", given=repr(name), allowed=", ".join(_entries))
        return msgspec.structs.replace(_entries[plain], name=name, make=Thinking(budget_of(budget)))
    return _entries[name]


def is_known_elsewhere(name: str) -> bool:
    """Whether another process finds this bot by its name. What a script registers, only its own process knows."""
    return find(name).name not in _only_here


def names(game: Game | None = None, *, at_tables: bool = False) -> tuple[str, ...]:
    """The names of all bots, or of those that play a game, by level: the weakest first, those without a level before all others.

    :param at_tables: only those that a server can run.
    """
    _load()
    return _named(game, at_tables, tuple(_entries.values()))


@lru_cache(100)
def _named(game: Game | None, at_tables: bool, entries: tuple[Entry, ...]) -> tuple[str, ...]:
    """The same, found once for as long as no bot is added or forgotten: a server asks for all games whenever somebody opens the home page."""
    listed = [each for each in entries if (game is None or each.plays(game)) and (each.policy or each.place or not at_tables)]
    return tuple(each.name for each in sorted(listed, key=lambda each: -1 if each.level is None else each.level))


def of_the_house() -> tuple[str, ...]:
    """The names of the bots that come with Hacktable, with each personality that they can have."""
    _load()
    plain = tuple(name for name, each in _entries.items() if each.of_the_house)
    return (*plain, *(f"{level}:{personality}" for level in LEVEL_POLICIES for personality in PERSONALITIES))


def personalities_of(entry: Entry, games: Iterable[Game]) -> tuple[str, ...]:
    """The personalities that a bot can have in some of these games."""
    return PERSONALITIES if entry.name in LEVEL_POLICIES and any(map(has_personalities, games)) else ()


def personality_at(game: Game, bot: str, chair: int) -> str | None:
    """The personality of a bot in a chair: those of one level who sit together differ. None for bots that have none."""
    if bot not in LEVEL_POLICIES or not has_personalities(game):
        return None
    return PERSONALITIES[chair % len(PERSONALITIES)]


def offered(game: Game) -> tuple[str, ...]:
    """The bots that people are offered at tables: the levels, or ours in a game that has none, and those of other packages; by level."""
    _load()
    return _offered(game, tuple(_entries.values()))


@lru_cache(100)
def _offered(game: Game, entries: tuple[Entry, ...]) -> tuple[str, ...]:
    levels, of_the_house = LEVEL_POLICIES if has_weights(game) else OURS, {each.name for each in entries if each.of_the_house}
    return tuple(name for name in _named(game, True, entries) if name in levels or name not in of_the_house)


def even(game: Game) -> str:
    """The level of a bot that nobody has chosen: one that stands in for a person, or is added without a wish."""
    return EVEN if has_weights(game) else BEST


def together(entries: Iterable[Entry], *, alone: bool = False) -> tuple[Together, dict[str, int]] | None:
    """The policies of these bots as they are compiled together, and each one's number; None if one of them has no policy.

    Ours are always compiled together, and so are the levels: the same compiled code serves any of them.

    :param alone: only these and random play, for a GPU: compiling for it takes minutes, and longer the more policies there are.
    """
    playing = {each.name: each for each in entries}
    found = {each.plain_name: each.policy for each in playing.values()}
    for house, policies in ((OURS, OURS_TOGETHER), (HOUSE, HOUSE_TOGETHER)):
        if not alone and all(policy is not None and house.get(name) is policy for name, policy in found.items()):
            return policies, _numbers(house, playing)
    taking_part: dict[str, Policy] = {RANDOM_PLAY: OURS[RANDOM_PLAY]}
    for name in sorted(found):
        policy = found[name]
        if policy is None:
            return None
        taking_part.setdefault(name, policy)
    return Together(tuple(taking_part.values())), _numbers(taking_part, playing)


def _numbers(policies: Iterable[str], playing: Mapping[str, Entry]) -> dict[str, int]:
    """The numbers of policies, and of those who play with a personality, which follows from theirs."""
    numbers = {name: number for number, name in enumerate(policies)}
    swayed = {name: numbers[each.plain_name] + NUMBERS * each.personality for name, each in playing.items() if each.personality}
    return {**numbers, **swayed}


def group_of(entry: Entry) -> tuple[Together, int]:
    """The policies that one bot's policy is compiled with, and its number among them.

    :raises TypeError: if it has no policy.
    """
    found = together([entry])
    if found is None:
        raise TypeError(f"{entry.name} is no policy")
    policies, numbers = found
    return policies, numbers[entry.name]


def _entry(name: str, bot: Maker | Policy, about: str | None, games: Iterable[str] | None, level: int | None) -> Entry:
    if not name or len(name) > LONGEST_NAME or not name.isprintable() or "," in name:
        raise ValueError(f"a bot's name has 1–{LONGEST_NAME} characters and no comma: {name!r}")
    if not isinstance(bot, Policy) and not callable(bot):
        raise TypeError(f"{name} is no bot: {bot!r} is neither a Policy nor something that makes a bot from an Invitation")
    said = about if about is not None else getattr(bot, "about", None) or (getattr(bot, "__doc__", None) or "").strip().split("\n")[0]
    listed = tuple(games if games is not None else getattr(bot, "games", ()))
    ranked = level if level is not None else getattr(bot, "level", None)
    if isinstance(bot, Policy):
        return Entry(name=name, about=said, games=listed, level=ranked, policy=bot)
    return Entry(name=name, about=said, games=listed, level=ranked, make=bot, place=_place(bot))


def _add(entry: Entry) -> Entry:
    if _entries.setdefault(entry.name, entry) is not entry:
        raise ValueError(f"there is a bot {entry.name!r} already")
    return entry


def _place(make: Maker) -> str | None:
    """Where another process can import a maker from, as `module:name`; None if what is found there is not this very maker."""
    module, name = getattr(make, "__module__", None), getattr(make, "__qualname__", "")
    if not module or module == "__main__" or "<" in name:
        return None
    return f"{module}:{name}" if _imported(f"{module}:{name}") is make else None


def imported(place: str) -> Maker:
    """The maker at a place such as `package.module:name`.

    :raises LookupError: if there is none.
    """
    found = _imported(place)
    if not callable(found):
        raise LookupError(f"there is nothing that makes a bot at {place}")
    return found


def _imported(place: str) -> object:
    module, _, name = place.partition(":")
    found: object = import_module(module)
    for part in name.split("."):
        found = getattr(found, part, None)
    return found


def _load() -> None:
    house: dict[str, Maker | Policy] = {**HOUSE, THINKERS_NAME: Thinking()}
    for name, bot in house.items():
        if name not in _entries:
            _add(_entry(name, bot, None, None, None))
    for point in _points():
        if point.name in _entries or point.value in _refused:
            continue
        try:
            _add(_entry(point.name, point.load(), None, None, None))
        except (Exception, SystemExit) as error:  # another package's fault: all other bots play on
            _refused.add(point.value)
            logger.warning("the bot %s (%s) cannot be used: %s: %s", point.name, point.value, type(error).__name__, error)


@cache
def _points() -> EntryPoints:
    """Looked up once: it means reading the metadata of every installed package."""
    return entry_points(group="hacktable.bots")
