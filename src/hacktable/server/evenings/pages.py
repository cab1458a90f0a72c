"""An evening as everybody sees it: names, faces, points and the links of tables. No guest's id is in it."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from hacktable.server.evenings.evening import Evening, RoundTable
from hacktable.server.table.stored import avatar_of
from hacktable.server.wire.answers import EveningPage, EveningPerson, EveningRound, EveningScore, EveningTable


class Face(msgspec.Struct, frozen=True):
    """How somebody is shown now."""

    name: str
    avatar: int | None


NOBODY = Face("", None)


def page_for_all(link: str, evening: Evening, faces: Mapping[str, Face]) -> EveningPage:
    """As somebody gets it who takes no part."""
    plan, standing, people = evening.plan, {each.who: each for each in evening.standings()}, []
    for number, member in enumerate(evening.members):
        face, place = faces.get(member.guest, NOBODY), standing.get(number)
        avatar = avatar_of(member.guest, face.avatar) if face.name else 0
        ranked = (place.rank, place.points / 2, place.wins, place.against / 2, place.played) if place else (0, 0.0, 0, 0.0, 0)
        people.append(EveningPerson(number, face.name, avatar, member.presence, evening.is_host(member.guest), *ranked))
    return EveningPage(
        id=link,
        changes=evening.changes,
        name=plan.name,
        game=plan.game,
        options={name: value for name, value in plan.options.items() if not isinstance(value, str) or len(value) <= 40},
        format=plan.format,
        planned=plan.rounds,
        size=plan.size,
        minutes=plan.minutes,
        pace=plan.pace,
        rated=plan.rated,
        phase=evening.phase,
        paused=evening.held,
        left=None,
        host=faces.get(evening.host, NOBODY).name,
        people=tuple(people),
        order=tuple(standing),
        rounds=tuple(EveningRound(tuple(_table(table, plan.size) for table in round.tables)) for round in evening.rounds),
        you=None,
        hosting=False,
        table=None,
    )


def _table(table: RoundTable, size: int) -> EveningTable:
    scores = tuple(EveningScore(score.who, score.place, score.points / 2) for score in table.scores)
    return EveningTable(table.link, tuple(table.people), size - len(table.people), table.state, scores)
