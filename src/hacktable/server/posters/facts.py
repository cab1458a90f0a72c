"""What a poster tells. Nothing of it is secret: who sits at a table and how a match ended, or a position as a spectator sees it."""

from __future__ import annotations

import hashlib
from functools import cached_property
from typing import TYPE_CHECKING, Self

import msgspec

from hacktable import lang
from hacktable.kernel.registry import names
from hacktable.match.written import called
from hacktable.server.daily.book import DayDeal
from hacktable.server.table.stored import Listed
from hacktable.server.wire.answers import DailyScore

if TYPE_CHECKING:  # the processes that draw need not load it
    from hacktable.server.evenings.book import Kept

PLATES = 4
"""People of an evening that are shown."""
LONGEST_NAME = 40
"""Characters of a name on a poster; the drawing fades out what does not fit."""


class Plate(msgspec.Struct, frozen=True):
    """Somebody at the table, or a free seat."""

    seat: int
    name: str
    """Empty: the seat is free."""
    place: int | None = None
    points: int | float | None = None


class Poster(msgspec.Struct, frozen=True, dict=True):
    """All that is drawn."""

    game: str
    language: str
    title: str
    sentence: str
    plates: tuple[Plate, ...] = ()
    position: str = ""
    """In characters, as the terminal shows it."""
    boast: str = ""
    """Of a deal of the day: how somebody did, in large letters."""
    evening: bool = False
    """It is one of several rounds: its name is the title, and the plates are those who are ahead."""
    bars: tuple[tuple[int, bool], ...] = ()
    """Of a deal of the day: how many had each result, from the worst to the best, and whether it was this one."""

    @cached_property
    def version(self) -> str:
        """The same for the same picture: part of its address, so that whoever keeps pictures asks for a new one when it has changed."""
        return hashlib.sha256(msgspec.json.encode(self)).hexdigest()[:16]

    @classmethod
    def of_table(cls, listed: Listed, language: str) -> Self:
        """A table as it is now."""
        setup = listed.setup
        people = called([sitter.name[:LONGEST_NAME] for _, sitter in setup.sitting], language)
        seated = dict(zip((chair for chair, _ in setup.sitting), people, strict=True))
        plates = tuple(Plate(chair, name) for chair, name in seated.items())
        result = listed.result if setup.phase == "over" else None
        if result and len(result.placing) == len(plates):
            ranked = sorted(range(len(plates)), key=lambda seat: result.placing[seat])
            plates = tuple(Plate(seat, people[seat], result.placing[seat], result.points[seat]) for seat in ranked)
            winners = [people[seat] for seat in ranked if result.placing[seat] == 1]
            sentence = lang.say(language, "poster-won", name=_listed(winners, language), winners=len(winners))
        elif setup.phase == "lobby":
            host = next((sitter.name[:LONGEST_NAME] for _, sitter in setup.guests if sitter.guest == setup.host), "")
            free = len(setup.chairs) - len(seated)
            plates += tuple(Plate(chair, "") for chair in range(len(setup.chairs)) if chair not in seated)
            waits = [lang.say(language, "poster-waiting", name=host)] if host else []
            sentence = " ".join([*waits, lang.say(language, "poster-free", free=free)])
        else:
            sentence = lang.say(language, "poster-playing" if setup.phase == "playing" else "poster-ended")
        return cls(setup.game, language, _title(setup.game, language), sentence, plates)

    @classmethod
    def of_step(cls, game: str, position: str, step: int, steps: int, language: str) -> Self:
        """A position of a match that is over.

        :param step: how many steps of its replay come before it.
        """
        sentence = lang.say(language, "poster-step", step=step, steps=steps) if step else lang.say(language, "poster-beginning")
        return cls(game, language, _title(game, language), sentence, (), position)

    @classmethod
    def of_evening(cls, kept: Kept, language: str) -> Self:
        """An evening as everybody with its link sees it: who takes part, or who is ahead."""
        evening, plan, title = kept.evening, kept.evening.plan, _title(kept.evening.plan.game, language)
        standing = [each for each in evening.standings() if kept.faces.get(evening.members[each.who].guest)]
        people = [kept.faces[evening.members[each.who].guest].name[:LONGEST_NAME] for each in standing]
        begun, ahead = bool(evening.rounds), list(zip(standing, people, strict=True))[:PLATES]
        plates = tuple(
            Plate(at, name, each.rank if begun else None, _points(each.points) if begun else None) for at, (each, name) in enumerate(ahead)
        )
        winners = [name for each, name in zip(standing, people, strict=True) if each.rank == 1 and each.points]
        if evening.phase == "over" and winners:
            sentence = lang.say(language, "poster-won", name=_listed(winners, language), winners=len(winners))
        elif begun:
            sentence = lang.say(language, "poster-evening-round", game=title, round=len(evening.rounds), rounds=plan.rounds)
        else:
            sentence = lang.say(language, "poster-evening", game=title, rounds=plan.rounds)
        if evening.phase != "over":
            sentence += " " + lang.say(language, "poster-evening-people", people=len(evening.playing))
        return cls(plan.game, language, plan.name, sentence, plates, evening=True)

    @classmethod
    def of_day(cls, deal: DayDeal, score: DailyScore, language: str) -> Self:
        """How somebody did in a deal of the day. It tells nothing of the deal: others have yet to play it."""
        boast = (
            lang.say(language, "poster-day-first")
            if score.percentile is None
            else lang.say(language, "poster-day-better", share=lang.Share(score.percentile / 100))
        )
        place = lang.say(language, "poster-day-place", place=score.place, players=len(deal.bots), points=score.points)
        sentence = f"{lang.say(language, 'poster-day', day=deal.day)} · {place}"
        bars = tuple((each.tries, each.mine) for each in score.bars)
        return cls(deal.game, language, _title(deal.game, language), sentence, boast=boast, bars=bars)


def _title(game: str, language: str) -> str:
    """A game that is not installed here any more has only its name."""
    return lang.say(language, f"{game}-title") if game in names() else game


def _points(halves: int) -> int | float:
    return halves / 2 if halves % 2 else halves // 2


def _listed(people: list[str], language: str) -> str:
    if len(people) < 2:
        return "".join(people)
    return lang.say(language, "poster-and", first=", ".join(people[:-1]), last=people[-1])
