"""Hidden information is a security property: what a viewer may not know does not change a byte of what reaches it."""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest
from table_room import CY, FakePage, Memory, TableRoom, ask, in_a_loop, seed_of
from worlds import compared, secrets_differ, told_anew, twin_of

import hacktable
import tiny
from hacktable.bots.bot import coin_of
from hacktable.bots.player import PolicyBot
from hacktable.kernel.errors import HacktableError
from hacktable.kernel.events import ALL
from hacktable.kernel.frames import Looked, Tidings, Viewers
from hacktable.match.box import box
from hacktable.match.match import Match, Step
from hacktable.match.seeds import match_key
from hacktable.server.http.web import Web
from hacktable.server.wire import messages
from hacktable.server.wire.showing import changes, whole

hacktable.register(tiny.GAME)
VARIANTS: list[tuple[str, int, dict[str, Any]]] = [
    ("hashcatch", players, {"memory": memory}) for players in (2, 3, 4) for memory in (False, True)
]
VARIANTS += [("highest", players, {}) for players in (2, 4)]
VARIANTS += [("blackhat", 2, {}), ("blackhat", 4, {})]
VARIANTS.append(("hacker", 3, {"tempo": "step", "magnetic": True, "cryptography": True}))
VARIANTS.append(("hacker", 4, {"tempo": "step"}))


def positions(game: str, players: int, options: dict[str, Any]) -> list[Match]:
    """Some positions of a whole game: its beginning, its middle, and shortly before its end."""
    match, chance = box(game).start(players, f"secrets {game} {players} {options}", options), random.Random(players)
    bot, kept = PolicyBot("greedy", coin_of(b"secrets")), [match.copy()]
    while not match.over:
        seat = chance.choice(match.actors)
        match.act(seat, bot.choose(match.knowledge(seat)) if chance.random() < 0.8 else chance.choice(match.legal(seat)))
        if not match.over:
            kept.append(match.copy())
    return [kept[round(part * (len(kept) - 1))] for part in (0, 0.4, 0.9)]


@pytest.mark.parametrize(("game", "players", "options"), VARIANTS, ids=lambda value: str(value))
@pytest.mark.deep
def test_worlds_that_look_alike_to_a_viewer_send_it_the_same_bytes(
    game: str, players: int, options: dict[str, Any], tmp_path: Path
) -> None:
    @in_a_loop
    async def compare() -> None:
        total, differed = 0, 0
        for number, match in enumerate(positions(game, players, options)):
            for eyes in range(-1, players) if number == 0 else range(-(number % 2), players, 2):
                size, actions, difference = await compared(match, eyes, f"{number} {eyes}", tmp_path)
                assert difference == ""
                total, differed = total + size, differed + actions
        assert total > 10_000
        assert differed >= (5 if game == "hashcatch" else 2) * players, "too little was played in worlds that differ"

    compare()


# ---------------------------------------------------------------- it would be noticed


class ShowsAll(Match):
    """Shows everyone the whole state."""

    def shown(self, seat: int | None) -> Any:
        return self._states

    def shown_json(self, seat: int | None) -> bytes:
        return msgspec.json.encode(whole(self.rules.State, self._states[0]))


class ShowsAllThatChanges(Match):
    """Shows everyone the whole state, in frames."""

    def attempt(self, seat: int, action: Any, *, at: int | None = None, to: Viewers | None = None, judged: bool = False) -> Step:
        step = super().attempt(seat, action, at=at, to=to, judged=judged)
        if step.news is None or to is None:
            return step
        told = [self._changed(tidings, before, step) for tidings, before in zip(step.news.told, to.shown, strict=True)]
        return msgspec.structs.replace(step, news=step.news.saying(told))

    def _changed(self, tidings: Tidings, before: Any, step: Step) -> Tidings:
        shown = msgspec.json.encode(changes(self.rules.State, before.tobytes(), step.states[0].tobytes()))
        return Tidings(tidings.words.removesuffix(tidings.shown) + shown, tidings.heard)


class TellsAll(Match):
    """Tells everyone what only one seat should hear, in frames."""

    def attempt(self, seat: int, action: Any, *, at: int | None = None, to: Viewers | None = None, judged: bool = False) -> Step:
        step = super().attempt(seat, action, at=at, to=to, judged=judged)
        return told_anew(self, msgspec.structs.replace(step, happened=tuple((ALL, event) for _, event in step.happened)), to)


class RemembersAll(Match):
    """Tells everyone what only one seat should hear, in the log."""

    def seen(self, seat: int | None, ply: int) -> list[Any]:
        return [event for _, event in self._happened[ply]]


class RefusesByTheTruth(Match):
    """Explains a refusal from the true state."""

    def attempt(self, seat: int, action: Any, *, at: int | None = None, to: Viewers | None = None, judged: bool = False) -> Step:
        try:
            return super().attempt(seat, action, at=at, to=to, judged=judged)
        except HacktableError as error:
            error.params["hint"] = str(self._states[0]["digit"].sum())
            raise


class SortsByTheTruth(Match):
    """Lists what is legal in an order that depends on secrets."""

    @property
    def looked(self) -> Looked:
        looked = super().looked
        if self._states[0]["digit"].sum() % 2 == 0:
            return looked
        turned = (msgspec.json.encode(msgspec.json.decode(legal, type=list[msgspec.Raw])[::-1]) for legal in looked.legal)
        return msgspec.structs.replace(looked, legal=tuple(turned))


@pytest.mark.deep
@pytest.mark.parametrize(
    "leak", [ShowsAll, ShowsAllThatChanges, TellsAll, RemembersAll, RefusesByTheTruth, SortsByTheTruth], ids=lambda leak: leak.__name__
)
def test_a_server_that_leaks_is_caught(leak: type[Match], tmp_path: Path) -> None:
    @in_a_loop
    async def compare() -> None:
        for number, match in enumerate(positions("hashcatch", 3, {"memory": False})):
            for eyes in (0, 1, -1):
                _, _, difference = await compared(match, eyes, f"{number} {eyes}", tmp_path, leak=leak)
                if difference:
                    return
        raise AssertionError(f"{leak.__name__} was not noticed")

    compare()


def test_the_other_world_is_another_one() -> None:
    for match in positions("hashcatch", 4, {"memory": True}):
        assert all(secrets_differ(match, twin_of(match, eyes, "other")) for eyes in range(-1, 4))


# ---------------------------------------------------------------- seeds and random words


def random_words_of(match: Match) -> set[bytes]:
    """The numbers that chance follows from, as they would be written in JSON; small ones are no secret."""
    state = match._states[0]
    words = [*state["key"].tolist(), *state["block"].tolist()]
    return {str(each).encode() for word in words for each in (word, word & 0xFFFFFFFF) if abs(each) > 10**6}


@pytest.mark.parametrize("game", ["hashcatch", "highest"])
def test_while_a_match_runs_nobody_gets_a_seed_or_a_random_word(game: str, tmp_path: Path) -> None:
    @in_a_loop
    async def play() -> None:
        async with TableRoom(Memory()) as room:
            web = Web(room.house, tmp_path, limits=False)
            link, pages = await room.start(3, game=game, spectators=1, pace="quick")
            pages.append(await room.come(link, CY))
            match, begun = room.playing(link).match, room.playing(link).stored.setup
            key = match_key(bytes.fromhex(begun.server_seed), tuple(map(bytes.fromhex, begun.seat_seeds)))
            texts = {begun.server_seed.encode(), key.hex().encode()}
            numbers = random_words_of(match)
            chance = random.Random(game)
            for count in range(400):
                seat = chance.choice(match.actors)
                if count % 50 == 49:
                    await room.pass_time(200_000)
                    pages.append(await room.come(link, pages[seat].guest))
                    await pages[-1].say(messages.Log(count))
                    for path in ("record", "replay", "replay?eyes=0"):
                        answer = await ask(web, "GET", f"/api/tables/{link}/1/{path}")
                        assert (answer.status, answer.json["fault"]) == (409, 22)
                else:
                    await pages[seat].act(chance.choice(pages[seat].sync["legal"]))
                if match.over:
                    break
                numbers |= random_words_of(match)
            for page in pages:
                heard = b"\n".join(each for each in page.raw if not each.startswith(b'{"is":"end"'))
                assert numbers.isdisjoint(re.findall(rb"-?\d+", heard))
                assert all(text not in heard for text in texts)
            if match.over:
                assert begun.server_seed.encode() in b"".join(pages[0].raw), "this would be noticed"

    play()


@in_a_loop
async def test_a_seed_that_was_sent_is_not_told_to_anybody_in_the_lobby() -> None:
    async with TableRoom(Memory()) as room:
        _, pages = await room.sit_down(3, spectators=1)
        for seat in range(3):
            await pages[seat].ready(seat)
        heard = b"".join(each for page in pages for each in page.raw)
        assert all(seed_of(seat).encode() not in heard for seat in range(3))
        assert room.table(pages[0].link).setup.server_seed.encode() not in heard


@in_a_loop
async def test_a_spectator_and_a_guest_without_a_seat_get_the_same_view() -> None:
    async with TableRoom(Memory()) as room:
        link, pages = await room.start(2, spectators=1)
        guest = await room.come(link, CY)

        def frames(page: FakePage) -> list[bytes]:
            return [each for each in page.raw if each.startswith((b'{"is":"frame"', b'{"is":"sync"'))]

        for _ in range(50):
            seat = room.playing(link).match.actors[0]
            await pages[seat].act(pages[seat].sync["legal"][0])
        assert frames(guest) == frames(pages[2])
        assert len(frames(guest)) == 51
