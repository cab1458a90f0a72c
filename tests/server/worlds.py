"""Two tables that differ only in what one viewer may not know, played alike, and every byte that reaches this viewer.

The second world is imagined from the viewer's mask, with the same dice, and imagined anew after every action: so
it also differs in secrets that were drawn meanwhile. Players of the imagined world are told their new secrets.
"""

from __future__ import annotations

import hashlib
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
from table_room import PEOPLE, Memory, TableRoom, ask, seed_of

import tiny
from hacktable.games.hashcatch.verbs import Signed
from hacktable.kernel.chacha import Chance
from hacktable.kernel.cstruct import EVERYONE
from hacktable.kernel.engine import Engine
from hacktable.kernel.errors import HacktableError
from hacktable.kernel.events import ALL
from hacktable.kernel.frames import Viewers
from hacktable.kernel.verbs import CLOCK, Counted, Timeout, forms_of
from hacktable.match.box import box
from hacktable.match.match import Match, Step
from hacktable.server.http.web import Web
from hacktable.server.table.playing import Playing
from hacktable.server.table.setup import Setup, Sitter
from hacktable.server.table.stored import MatchSetup, StoredMatch
from hacktable.server.wire import messages
from hacktable.testing.walking import random_words, same

LINK, KEY = "2222222222", "the viewer's key"
SERVER_SEED = hashlib.sha256(b"server").hexdigest()
Op = tuple[Any, ...]


class Elsewhere(Match):
    """The same match in another world, as far as one viewer can tell."""

    eyes: int
    salt: str

    def attempt(self, seat: int, action: Any, *, at: int | None = None, to: Viewers | None = None, judged: bool = False) -> Step:
        step = super().attempt(seat, action, at=at, to=to, judged=judged)
        states = elsewhere(self._engine, step.states, self.eyes, f"{self.salt} {step.ply}")
        happened = tuple((audience, retold(audience, self.eyes, event, states[0])) for audience, event in step.happened)
        return told_anew(self, msgspec.structs.replace(step, states=states, happened=happened), to)


def told_anew(match: Match, step: Step, to: Viewers | None) -> Step:
    """A step that leads elsewhere than the rules say, or tells something else: viewers are told what it is now."""
    if to is None:
        return step
    rows = [(audience, *match.rules.events.split(event)) for audience, event in step.happened]
    looked, news = match._engine.tell(step.states, to, rows)
    return msgspec.structs.replace(step, looked=looked, news=news)


def elsewhere(engine: Engine, states: Any, eyes: int, salt: str) -> Any:
    """A world that looks the same to a viewer, in which the same dice will fall."""
    world = engine.imagine(engine.mask(states, eyes), eyes, random_words(salt))
    for name in Chance.fields:
        world[0][name] = states[0][name]
    assert same(engine.mask(world, eyes), engine.mask(states, eyes))
    return world


def retold(audience: int, eyes: int, event: Any, state: Any) -> Any:
    """What the owner of a secret hears of it in another world."""
    if audience in (ALL, eyes):
        return event
    match event:
        case Signed(token, _):
            return Signed(token, int(state["digit"][audience, token - 1]))
        case tiny.Dealt(slot, _):
            return tiny.Dealt(slot, int(state["card"][audience, slot - 1]))
        case tiny.Chosen(slot):
            return tiny.Chosen(int(state["chosen"][audience]) or slot)
    told = msgspec.structs.asdict(event)
    for form in forms_of(type(event)):  # something else, at any rate
        if isinstance(form.form, Counted) and type(told[form.name]) is int:
            told[form.name] += 1 if told[form.name] < form.form.last else -1
        elif form.is_seat and told[form.name] is not None:
            told[form.name] ^= 1
    return type(event)(**told)


def twin_of(match: Match, eyes: int, salt: str) -> Elsewhere:
    """A match in another world, with the same log for this viewer."""
    twin: Any = match.copy()
    twin.__class__ = Elsewhere
    twin.eyes, twin.salt, twin._looked = eyes, salt, {}
    twin._states = elsewhere(match._engine, match._states, eyes, salt)
    twin._happened = [[(to, retold(to, eyes, event, twin._states[0])) for to, event in told] for told in match._happened]
    return twin  # type: ignore[no-any-return]


def secrets_differ(one: Match, other: Match) -> bool:
    hidden = [name for name, field in one.rules.State.fields.items() if field.see is not EVERYONE and name not in Chance.fields]
    return any(not np.array_equal(one._states[0][name], other._states[0][name]) for name in hidden)


# ---------------------------------------------------------------- what happens in both worlds


def script(match: Match, twin: Elsewhere, chance: random.Random, offered: list[Any], length: int) -> Iterator[Op]:
    """Things to do, alike in both worlds, as long as the viewer's masks stay alike. The matches are played along."""
    eyes = twin.eyes
    others = [seat for seat in range(match.players) if seat != eyes]
    away, left = set[int](), set[int]()
    for number in range(length):
        if match.over:
            return
        yield ("tick", chance.choice([0, 1, 400, 2_000]))
        legal = match.legal(eyes) if eyes >= 0 else []
        agreed = _agreed(match, twin, chance)
        if agreed is None:
            return
        wrong = [action for action in chance.sample(offered, min(5, len(offered))) if action not in legal]
        yield ("try", [msgspec.json.encode(action) for action in wrong], f"try-{number:05}")
        somebody = chance.choice(others)
        alone = len(away | left) + 1 >= len(others) + (eyes >= 0)
        match chance.randrange(10):
            case 0:
                yield ("log", chance.choice([0, 1, 7, 41, len(match.log), 2**31]))
            case 1 if somebody not in away:
                yield ("chat", somebody)
            case 2:
                yield ("again", chance.choice([None, 0, 1, 3, 40]))
            case 3 if somebody not in away | left:
                away.add(somebody)
                yield ("go", somebody, chance.choice([100, 31_000]))
            case 4 if somebody not in away | left and not alone:
                left.add(somebody)
                yield ("leave", somebody)
            case 5:
                yield ("home",)
        if secrets_differ(match, twin):
            yield ("differ",)
        kind, seat, action = agreed
        if seat in away:
            away.remove(seat)
            yield ("come", seat)
        if seat in left:
            left.remove(seat)
            yield ("back", seat)
        yield ("late", seat) if kind == "late" else ("act", seat, msgspec.json.encode(action), f"move-{number:05}")
    yield ("again", None)


def _agreed(match: Match, twin: Elsewhere, chance: random.Random) -> tuple[str, int, Any] | None:
    """An action after which the viewer's masks still agree; both matches take it."""
    engine, eyes = match._engine, twin.eyes
    for _ in range(8):
        seat = chance.choice(match.actors)
        late = len(match.actors) == 1 and chance.random() < 0.1
        actor, action = (CLOCK, Timeout(seat)) if late else (seat, chance.choice(match.legal(seat)))
        try:
            steps = match.attempt(actor, action), twin.attempt(actor, action)
        except HacktableError:
            continue  # not possible in the other world
        if same(*(engine.mask(step.states, eyes) for step in steps)):
            for each, step in zip((match, twin), steps, strict=True):
                each.take(step)
            return "late" if late else "act", seat, action
    return None


# ---------------------------------------------------------------- one world


async def lived(match: Match, eyes: int, ops: list[Op], page_folder: Path) -> list[bytes]:
    """Everything that reaches a viewer's pages, and its home list, while all this happens at a table."""
    store = Memory()
    people = PEOPLE[: match.players]
    begun = MatchSetup(
        match.game,
        msgspec.structs.asdict(match.options),
        SERVER_SEED,
        tuple(map(seed_of, range(match.players))),
        tuple(each.name for each in people),
        tuple(each.id for each in people),
        "relaxed",
    )
    chairs: list[Sitter | None] = [Sitter(each.id, each.name, commitment=seed_of(seat)) for seat, each in enumerate(people)]
    chairs += [None] * (match.rules.players[-1] - len(chairs))
    setup = Setup(match.game, people[0].id, chairs, begun.options, "relaxed", "playing", 1, SERVER_SEED)
    stored = StoredMatch(LINK, 1, match.rules.version, begun, 0)
    await store.begin_match(stored, setup, 0)
    viewer = None if eyes < 0 else people[eyes]
    if viewer:
        await store.add_guest(viewer, hashlib.sha256(KEY.encode()).digest(), 0)
    async with TableRoom(store, pause_thoughts=True) as room:
        table = await room.open(LINK)
        table.begin(Playing(stored, (), "epoch", match=match))
        pages = {seat: await room.come(LINK, guest) for seat, guest in enumerate(people) if seat != eyes}
        page = pages[eyes] = await room.come(LINK, viewer)
        twins, got = [page, await room.come(LINK, viewer)], list[bytes]()  # two devices
        for op in ops:
            match op:
                case ("tick", milliseconds):
                    await room.pass_time(milliseconds)
                case ("act", seat, action, id):
                    await pages[seat].act(action, id=id)
                case ("late", seat):
                    await room.pass_time(_until_late(table, seat))
                case ("try", actions, id):
                    for number, action in enumerate(actions):
                        await page.act(action, id=f"{id}-{number}")
                        await page.act(action, id=f"{id}-{number}-stale", window=page.sync["window"] + 1)
                case ("log", before):
                    await page.say(messages.Log(before), messages.Weigh())
                case ("chat", seat):
                    await pages[seat].say(messages.Say("wow"))
                    await page.say(messages.Say(text="well"))
                case ("again", missed):
                    await page.go()
                    seen = None if missed is None else max(0, page.sync["number"] - missed)
                    page = pages[eyes] = await room.come(LINK, viewer, epoch=page.sync["epoch"], seen=seen, following=page.sync)
                    twins.append(page)
                case ("go", seat, milliseconds):
                    await pages[seat].go()
                    await room.pass_time(milliseconds)
                case ("come", seat):
                    pages[seat] = await room.come(LINK, people[seat])
                case ("leave", seat):
                    await pages[seat].say(messages.Leave())
                case ("back", seat):
                    await pages[seat].say(messages.Back())
                case ("home",):
                    web, cookie = Web(room.house, page_folder, limits=False), {"cookie": f"hacktable={KEY}"}
                    for path in ("/api/home", "/health", f"/api/tables/{LINK}/1/record", f"/api/tables/{LINK}/1/replay?eyes={eyes}"):
                        answer = await ask(web, "GET", path, headers=cookie)
                        got.append(f"{path} {answer.status} ".encode() + answer.body)
        return [*got, *(each for twin in twins for each in twin.raw)]


def _until_late(table: Any, seat: int) -> int:
    deadline = table.playing.clocks.deadline(seat)
    assert deadline is not None
    return int(deadline - table.timekeeper.match_time())


async def compared(
    match: Match, eyes: int, seed: str, page_folder: Path, *, length: int = 20, leak: type[Match] | None = None
) -> tuple[int, int, str]:
    """How many bytes a viewer got in two worlds, after how many actions secrets differed, and the first difference in bytes.

    :param leak: a kind of match that tells too much, to see that it would be noticed.
    """
    twin = twin_of(match, eyes, seed)
    chance = random.Random(seed)
    offered = _offered(match)
    ops = list(script(match.copy(), twin.copy(), chance, offered, length))
    worlds = match.copy(), twin
    if leak:
        for world in worlds:
            leaky: Any = type("Leaky", (leak, type(world)), {})
            world.__class__ = leaky
    ours, theirs = [await lived(world, eyes, ops, page_folder) for world in worlds]
    difference = next((f"{one[:3000]!r}\n{other[:3000]!r}" for one, other in zip(ours, theirs, strict=False) if one != other), "")
    if len(ours) != len(theirs):
        difference = difference or f"{len(ours)} and {len(theirs)} messages"
    return sum(map(len, ours)), ops.count(("differ",)), difference


_words: dict[tuple[str, int], list[Any]] = {}


def _offered(of: Match) -> list[Any]:
    """Actions to try, of all kinds."""
    game, players = of.game, of.players
    if (game, players) not in _words:
        match, chance = box(game).start(players, "offered", msgspec.structs.asdict(of.options)), random.Random(1)
        found: dict[str, Any] = {}
        while not match.over and len(match.log) < 400:
            seat = match.actors[0]
            legal = match.legal(seat)
            found |= {str(action): action for action in legal}
            match.act(seat, chance.choice(legal))
        _words[game, players] = [found[text] for text in sorted(found)]
    return _words[game, players]
