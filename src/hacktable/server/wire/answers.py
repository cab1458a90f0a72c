"""What pages ask for over HTTP, and what they get: declared once, like the messages in `messages.py`."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from hacktable.kernel.calls import Aim
from hacktable.kernel.options import Presets, TextOption
from hacktable.server.wire.messages import Avatar, Choice, Diff, End, Language, Name, Options, Pace, Params, Shown, Value, Welcome

EveningFormat = Literal["swiss", "robin"]
EveningPhase = Literal["gathering", "playing", "break", "over"]


class Length(msgspec.Struct, frozen=True):
    """How long half of the matches among people last at a server, those in the middle."""

    matches: int
    """How many were measured."""
    quick: int
    """Minutes: a quarter is over before."""
    median: int
    slow: int
    """A quarter lasts longer."""


class GameInfo(msgspec.Struct, frozen=True):
    """A door on the home page."""

    name: str
    players: tuple[int, int]
    minutes: tuple[int, int]
    """How long a match lasts among people …"""
    minutes_with_bots: tuple[int, int] | None
    """… and with bots alone, if that was measured."""
    measured: Length | None
    """How long matches among people have lasted at this server, if there were enough. Otherwise `minutes` is reckoned."""
    options: dict[str, tuple[Value, ...]]
    """Every option with its values, the default first; of a text, only the default."""
    texts: dict[str, TextOption]
    """The options that are texts, and what asks for them."""
    presets: Presets | None
    """An option that stands for a set of others."""
    bots: tuple[str, ...]
    """Levels, the best last."""
    lesson: bool
    """Whether it has one."""


class MyTable(msgspec.Struct, frozen=True):
    """One of my games."""

    id: str
    game: str
    phase: Literal["lobby", "playing", "over", "abandoned", "interrupted"]
    names: tuple[str, ...]
    """Empty for bots."""
    match: int
    your_turn: bool
    placing: int | None
    updated: int
    """Milliseconds since 1970."""
    lesson: bool


class Me(msgspec.Struct, frozen=True):
    """Who I am; nobody yet if there is no name."""

    name: str | None
    tables: tuple[MyTable, ...]
    avatar: int | None = None
    """My face."""
    handle: str = ""
    """By which other guests know me."""


class Home(msgspec.Struct, frozen=True):
    """GET /api/home: all the home page needs."""

    protocol: int
    version: str
    games: tuple[GameInfo, ...]
    me: Me
    announcement: str = ""
    """What the people who run the server want everybody to know; empty: nothing."""
    push: str = ""
    """The key with which a browser subscribes to pushes, in base64url; empty: the server pushes nothing."""
    mail: bool = False
    """Whether it sends mails."""
    webhooks: bool = False
    """Whether tables may have one."""
    passkeys: bool = False
    """Whether guests may have some."""
    strangers: bool = False
    """Whether people can find each other here: by quick match, and by the list of public tables."""
    evenings: bool = False
    """Whether evenings can be planned."""


class DailyBar(msgspec.Struct, frozen=True):
    """How many tries had a result, or one of some that stand next to each other."""

    tries: int
    mine: bool


class DailyScore(msgspec.Struct, frozen=True):
    """How a counted try of a deal of the day ended, and how it stands among all that have ended."""

    place: int
    points: int
    percentile: int | None
    """Of the other tries, the share that was worse, in hundredths; a tie counts half. Null: there are no others yet."""
    bars: tuple[DailyBar, ...]
    """How all did, from the worst to the best."""


class DailyTry(msgspec.Struct, frozen=True):
    """My counted try."""

    table: str
    score: DailyScore | None
    """Null: it has not ended, or not on its day."""


class DailyDeal(msgspec.Struct, frozen=True):
    """A deal of a day."""

    game: str
    options: dict[str, Value]
    bots: tuple[str, ...]
    """By seat, such as `expert:sly`; empty for the one who plays."""
    commitment: str
    terms: str
    """A hash of the game, the number of players and the options."""
    tries: int
    """Counted ones that have ended."""
    mine: DailyTry | None


class DailyBest(msgspec.Struct, frozen=True):
    """The best counted try of a day; its replay is that of match 1 at this table."""

    table: str
    name: str
    place: int
    points: int


class DailyPast(msgspec.Struct, frozen=True):
    """A deal of a day that is over."""

    deal: DailyDeal
    seed: str
    best: DailyBest | None


class DailyListed(msgspec.Struct, frozen=True):
    """What is known of a deal before its day."""

    day: str
    game: str
    commitment: str


class DailyDays(msgspec.Struct, frozen=True):
    """GET /api/daily: the deals of today, of yesterday, and what is listed of the next days."""

    day: str
    """Today, by UTC."""
    now: int
    """Milliseconds since 1970, by the server's clock."""
    ends: int
    """When the next day begins."""
    today: tuple[DailyDeal, ...]
    yesterday: tuple[DailyPast, ...]
    """Empty until its seeds may be shown, a minute after it has ended."""
    coming: tuple[DailyListed, ...]


class Introduce(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/me: become a guest, or take another name or another face."""

    name: Name
    avatar: Avatar | None = None
    """Null: the same as before, or one that follows from who I am."""


class Key(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/me/key: be the guest of a personal link, from now on. POST /api/me/key/whose: only ask whose it is."""

    key: Annotated[str, msgspec.Meta(max_length=100)]


class Link(msgspec.Struct, frozen=True):
    """POST /api/me/link: a personal link. It works once, and only for a while."""

    key: str
    expires: int
    """Milliseconds since 1970."""


class Whose(msgspec.Struct, frozen=True):
    """The answer to POST /api/me/key/whose: who one would become, and who one is."""

    name: str
    you: str | None
    same: bool
    """That is the guest who one is already."""


class KeyInfo(msgspec.Struct, frozen=True):
    """A device on which I am myself."""

    id: str
    """Names the key, and lets nobody in."""
    label: str | None
    """Browser and system, as far as they are known."""
    created: int
    seen: int | None
    """When it was last used, to the hour; null: not since this is noted."""
    this: bool
    """The device that asks."""


class Person(msgspec.Struct, frozen=True):
    """Somebody else who has played on this device, and can again."""

    id: str
    """Of the key that this device has."""
    name: str


class Keys(msgspec.Struct, frozen=True):
    """GET /api/me/keys: my devices, and who else is known to this one. DELETE /api/me/keys/ID revokes one, or forgets somebody here."""

    keys: tuple[KeyInfo, ...]
    people: tuple[Person, ...]


class Become(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/me/become: be somebody else who is known to this device."""

    id: Annotated[str, msgspec.Meta(max_length=16)]


Handle = Annotated[str, msgspec.Meta(pattern=r"^[0-9a-f]{16}$")]


class TieInfo(msgspec.Struct, frozen=True):
    """Somebody whom I do not want to hear, or to meet."""

    handle: str
    name: str
    avatar: int
    muted: bool
    """Their chat is not shown to me, at any table."""
    blocked: bool
    """They may not join my tables, and we are not seated together."""


class MetInfo(msgspec.Struct, frozen=True):
    """Somebody with whom I have played lately."""

    handle: str
    name: str
    avatar: int
    game: str
    at: int
    """When our latest match began, in milliseconds since 1970."""


class Ties(msgspec.Struct, frozen=True):
    """GET /api/me/ties: whom I have muted or blocked, the latest first."""

    ties: tuple[TieInfo, ...]


class Acquaintances(msgspec.Struct, frozen=True):
    """GET /api/me/met: with whom I have played lately, the latest first."""

    met: tuple[MetInfo, ...]


class ChooseTie(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/me/ties: mute or block somebody, or neither any more. They are not told."""

    handle: Handle
    muted: bool
    blocked: bool


LONGEST_REPORT = 300
"""Letters in which somebody says why they report somebody."""
Reason = Literal["insults", "cheating", "stalling", "name", "other"]
"""Why somebody is reported."""


class ReportPerson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables/LINK/reports: tell who runs the server about somebody who sits at this table, or has talked here, as I do or have. They are not told."""

    handle: Handle
    reason: Reason
    words: Annotated[str, msgspec.Meta(max_length=LONGEST_REPORT)] = ""


class Ceremony(msgspec.Struct, frozen=True):
    """POST /api/me/passkeys/begin: what a browser needs to make a passkey for me. POST /api/passkeys/begin: to say by one who somebody is."""

    options: Params
    """As `PublicKeyCredential` reads them from JSON."""


class Signed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/me/passkeys: the passkey that a browser has made. POST /api/passkeys: what it has signed with one; a `Link` answers."""

    credential: Params
    """As `PublicKeyCredential` writes it to JSON."""


MOST_PASSKEYS = 10
"""Passkeys of one guest."""


class PasskeyInfo(msgspec.Struct, frozen=True):
    """A passkey of mine."""

    id: str
    """Names it, and lets nobody in."""
    label: str | None
    """The browser and system that made it."""
    created: int
    seen: int | None
    """When it was last used."""


class PasskeyList(msgspec.Struct, frozen=True):
    """GET /api/me/passkeys: all of mine. DELETE /api/me/passkeys/ID removes one."""

    passkeys: tuple[PasskeyInfo, ...]


class PublicTable(msgspec.Struct, frozen=True):
    """A table that anybody may come to."""

    id: str
    game: str
    names: tuple[str, ...]
    """Of the people who sit there, the host first."""
    bots: int
    chairs: int
    pace: Pace
    language: str
    welcome: Welcome
    updated: int
    """Milliseconds since 1970."""


class PublicTables(msgspec.Struct, frozen=True):
    """GET /api/open: the tables that anybody may come to, what was changed last first."""

    tables: tuple[PublicTable, ...]


class Seek(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/seek: look for people to play with, from now on. DELETE /api/seek: look no more."""

    games: Annotated[tuple[Annotated[str, msgspec.Meta(max_length=40)], ...], msgspec.Meta(min_length=1, max_length=20)]
    sizes: Annotated[tuple[Annotated[int, msgspec.Meta(ge=2, le=8)], ...], msgspec.Meta(max_length=8)] = ()
    """Players at the table, bots too; none: as many as the game allows."""
    paces: Annotated[tuple[Pace, ...], msgspec.Meta(max_length=3)] = ()
    """None: any."""
    language: Language = ""
    """Only with people who wish the same, or nothing; empty: nothing."""
    patience: Annotated[int, msgspec.Meta(ge=0, le=3600)] | None = 60
    """Seconds after which bots may fill up a table; null: never."""
    rated: bool = False
    """The match counts for the ratings of all if everybody at the table wishes so."""


class Await(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/seek/wait: still waiting. It is answered when something has changed, or after a quarter of a minute. Who does not ask again looks no more."""

    mark: Annotated[str, msgspec.Meta(max_length=40)]
    """Of the last answer; empty: there was none."""
    busy: bool
    """A game against bots goes on meanwhile."""


class PlanEvening(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/evenings: plan an evening of several rounds. The answer is its link, as for a table."""

    name: Annotated[str, msgspec.Meta(min_length=1, max_length=60)]
    game: Annotated[str, msgspec.Meta(max_length=40)]
    format: EveningFormat
    rounds: Annotated[int, msgspec.Meta(ge=1, le=12)]
    size: Annotated[int, msgspec.Meta(ge=2, le=8)]
    """Chairs at each table; bots take those that stay free."""
    minutes: Annotated[int, msgspec.Meta(ge=0, le=120)] | None
    """How long a break is; null: until the host goes on."""
    pace: Pace
    options: Options = {}
    rated: bool = False
    """Only with a clock."""
    joins: bool = True
    """Whether the host plays, too."""


class EveningBrief(msgspec.Struct, frozen=True):
    """An evening in a list."""

    id: str
    name: str
    game: str
    phase: EveningPhase


class MyEvenings(msgspec.Struct, frozen=True):
    """GET /api/evenings: those in which I take part, or which I host; the latest first."""

    evenings: tuple[EveningBrief, ...]


class AwaitEvening(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/evenings/ID/wait: it is answered when the evening has changed since the answer with this number, or after a quarter of a minute."""

    changes: Annotated[int, msgspec.Meta(ge=-1, le=2**31)]


class EveningDeed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/evenings/ID/do: `join` (or come back), `rest` (sit out from the next round on); and for the host: `begin` the next round, `pause` (or go on),
    `end`, `remove` a person (or let them come again), `skip` a table of this round."""

    what: Literal["join", "rest", "begin", "pause", "end", "remove", "skip"]
    which: Annotated[int, msgspec.Meta(ge=0, le=1000)] = 0
    """The number of the person or the table."""


class EveningPerson(msgspec.Struct, frozen=True):
    """Somebody who takes part."""

    number: int
    name: str
    """Empty: they have been forgotten."""
    avatar: int
    presence: Literal["in", "away", "out"]
    """Away: they sit out until they say that they are back. Out: the host has removed them."""
    host: bool
    rank: int
    """0: they are not ranked."""
    points: float
    wins: int
    against: float
    """The points of everybody they have sat with."""
    played: int


class EveningScore(msgspec.Struct, frozen=True):
    """What somebody got at a table."""

    who: int
    place: int | None
    """Null: they did not play it to the end, or nobody did."""
    points: float


class EveningTable(msgspec.Struct, frozen=True):
    """A table of a round."""

    link: str
    people: tuple[int, ...]
    """In the order in which they sit."""
    bots: int
    state: Literal["waiting", "playing", "over", "void"]
    """Void: nobody waits for it any more, or it ended without an order; it brings nobody anything."""
    scores: tuple[EveningScore, ...]


class EveningRound(msgspec.Struct, frozen=True):
    """A round that has begun."""

    tables: tuple[EveningTable, ...]


class EveningPage(msgspec.Struct, frozen=True):
    """GET /api/evenings/ID: an evening as everybody sees it who has the link."""

    id: str
    changes: int
    name: str
    game: str
    options: dict[str, Value]
    format: EveningFormat
    planned: int
    """Rounds."""
    size: int
    minutes: int | None
    pace: Pace
    rated: bool
    phase: EveningPhase
    paused: bool
    left: int | None
    """Milliseconds until the next round begins by itself; null: it does not."""
    host: str
    people: tuple[EveningPerson, ...]
    order: tuple[int, ...]
    """The numbers of all who are ranked, the best first."""
    rounds: tuple[EveningRound, ...]
    you: int | None
    hosting: bool
    table: str | None
    """Mine in this round, if it is not done."""


class Accept(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/seek/accept: come to a table that was found."""

    offer: Annotated[str, msgspec.Meta(max_length=16)]


class Offered(msgspec.Struct, frozen=True):
    """A table that was found. It is made as soon as all who are asked have accepted."""

    id: str
    game: str
    players: int
    people: int
    """How many are asked, the reader too; bots take the other chairs."""
    pace: Pace
    left: int
    """Milliseconds in which it must be accepted; who does not accept looks no more."""
    rated: bool


class Seeking(msgspec.Struct, frozen=True):
    """How it stands with my search for people."""

    state: Literal["idle", "waiting", "offered", "accepted", "seated"]
    mark: str
    waited: int
    """Milliseconds."""
    others: int
    """How many others look for people."""
    offer: Offered | None
    table: str | None
    """Where I have been seated."""


class QuietHours(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """When a guest is not to be told of their turn: in minutes after midnight, past midnight if the end is before the beginning."""

    zone: Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
    """Such as Europe/Oslo."""
    start: Annotated[int, msgspec.Meta(ge=0, lt=1440)]
    end: Annotated[int, msgspec.Meta(ge=0, lt=1440)]


class MailInfo(msgspec.Struct, frozen=True):
    """A guest's address for mail."""

    address: str
    confirmed: bool


class Reached(msgspec.Struct, frozen=True):
    """GET /api/me/reach: how I am told of my turn while I am away."""

    pushed: bool
    """This device is pushed to."""
    quiet: QuietHours | None
    mail: MailInfo | None


class Subscribe(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/me/push: push to this device. DELETE /api/me/push: no more."""

    endpoint: Annotated[str, msgspec.Meta(max_length=1024)]
    public: Annotated[str, msgspec.Meta(max_length=100)]
    """`p256dh`, in base64url."""
    secret: Annotated[str, msgspec.Meta(max_length=40)]
    """`auth`, in base64url."""
    language: Annotated[str, msgspec.Meta(max_length=8)]


class BeQuiet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/me/quiet: have quiet hours, or none any more."""

    hours: QuietHours | None


class GiveMail(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/me/mail: send mails to this address, as soon as it is confirmed. DELETE /api/me/mail: no more."""

    address: Annotated[str, msgspec.Meta(max_length=254)]
    language: Annotated[str, msgspec.Meta(max_length=8)]


class Token(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/mail/confirm: the address is mine, as the link in the first mail says."""

    token: Annotated[str, msgspec.Meta(max_length=100)]


class Hook(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables/ID/webhook: tell there whose turn it is. It is tried at once, and kept if it is answered. DELETE: no more. For the host."""

    kind: Literal["discord", "ntfy", "json"]
    url: Annotated[str, msgspec.Meta(max_length=1024)]
    language: Annotated[str, msgspec.Meta(max_length=8)]


class Hooked(msgspec.Struct, frozen=True):
    """GET /api/tables/ID/webhook: the one that the table has, for its host."""

    webhook: Hook | None


class Told(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """GET and POST /api/tables/ID/told: whether I am told of my turns at this table."""

    on: bool


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables: the maker sits in the first chair."""

    game: Annotated[str, msgspec.Meta(max_length=40)]
    bots: Annotated[int, msgspec.Meta(ge=0, le=7)] = 0
    """Chairs taken by bots."""
    options: Options = {}
    pace: Pace = "off"
    level: Annotated[str, msgspec.Meta(max_length=20)] | None = None
    """Of the bots; none: the best."""
    lesson: bool = False
    """Learn the game, with options and bots of its lesson. One that the maker has not finished is gone on with."""


class Made(msgspec.Struct, frozen=True):
    """The answer to NewTable."""

    id: str


class ReplayStep(msgspec.Struct, frozen=True):
    """One action of a replay."""

    seat: int
    """-1: the table itself."""
    action: msgspec.Raw
    at: int | None
    events: tuple[msgspec.Raw, ...]
    diff: Diff
    points: tuple[int, ...]


class Replay(msgspec.Struct, frozen=True):
    """GET /api/tables/ID/MATCH/replay?eyes=open|0|1…: a finished match, as one seat saw it or with all open."""

    game: str
    names: tuple[str, ...]
    options: dict[str, Value]
    eyes: int | None
    """A seat; null with all open."""
    board: Shown
    state: Shown
    opening: tuple[msgspec.Raw, ...]
    steps: tuple[ReplayStep, ...]
    end: End
    explained: bool
    """Whether its choices can be explained: see `Explanation`."""


class Explanation(msgspec.Struct, frozen=True):
    """GET /api/tables/ID/MATCH/why/STEP: why somebody chose what they did in a step of a replay, counted from 0, from all that they knew."""

    choice: Choice | None
    """Null if there was nothing to choose, or nothing can be said."""


class SeenAct(msgspec.Struct, frozen=True):
    """One action of a match, as everyone saw it."""

    seat: int
    """-1: the clock."""
    action: str
    """In notation."""
    at: int | None
    told: tuple[str, ...] | None
    """Sentences; null if what everyone saw of it was not kept."""


class Seen(msgspec.Struct, frozen=True):
    """GET /api/tables/ID/MATCH/seen?lang=xx: an ended match as it was seen. It is not played again, so this needs no rules."""

    game: str
    names: tuple[str, ...]
    """Empty for bots."""
    opening: tuple[str, ...] | None
    acts: tuple[SeenAct, ...]
    end: End


class RecountStep(msgspec.Struct, frozen=True):
    """A tick, or an action."""

    events: tuple[msgspec.Raw, ...]
    diff: Diff


class Awarded(msgspec.Struct, frozen=True):
    """A small award after a match, which some players may share, and how often they did what it is given for."""

    code: str
    seats: tuple[int, ...]
    times: int


class Recount(msgspec.Struct, frozen=True):
    """GET /api/tables/ID/MATCH/recount/ROUND: what really happened in a round that is over, with all open that is no secret any more."""

    game: str
    round: int
    names: tuple[str, ...]
    board: Shown
    state: Shown
    steps: tuple[RecountStep, ...]
    opened: Shown
    """With the last round of a match that is over: fields of the state that were hidden until then."""
    awards: tuple[Awarded, ...]
    """And these."""


RatingNumbers = tuple[float, float]
"""How strong somebody is thought to be, and how far that may be off (one standard deviation)."""


class RatingPoint(msgspec.Struct, frozen=True):
    """A rating after a match."""

    at: int
    mu: float
    sigma: float


class RatingInfo(msgspec.Struct, frozen=True):
    """Somebody's rating in a game of so many players."""

    game: str
    players: int
    rating: RatingNumbers
    matches: int
    curve: tuple[RatingPoint, ...]
    """The latest; the first one first."""


class PlayedInfo(msgspec.Struct, frozen=True):
    """A finished match of a player."""

    table: str | None
    """Null: the table is not kept any more."""
    match: int
    at: int
    game: str
    players: int
    people: int
    place: int
    left: bool
    """Early, for good: the place is the last then."""
    before: RatingNumbers | None
    """Null: it was not rated."""
    after: RatingNumbers | None


class StreakInfo(msgspec.Struct, frozen=True):
    """Wins of a game in a row, now and the longest ever, and how many matches there were."""

    game: str
    now: int
    best: int
    matches: int
    wins: int


class MedalInfo(msgspec.Struct, frozen=True):
    """A medal of a game, and when it was earned; null: not yet."""

    game: str
    code: str
    at: int | None


class PlayerPage(msgspec.Struct, frozen=True):
    """GET /api/players/HANDLE, or /api/players/me: a player's page."""

    handle: str
    name: str
    mine: bool
    private: bool
    """Only its player may see it."""
    ratings: tuple[RatingInfo, ...]
    played: tuple[PlayedInfo, ...]
    """The latest first; of another player's, those in which I played."""
    finished: int
    """How many there are in all."""
    streaks: tuple[StreakInfo, ...]
    medals: tuple[MedalInfo, ...]


class BePrivate(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/me/private: whether nobody else may see my page."""

    private: bool


class RatedSeat(msgspec.Struct, frozen=True):
    """Whose rating a match has changed, and how."""

    handle: str
    before: RatingNumbers
    after: RatingNumbers


class RatedMatch(msgspec.Struct, frozen=True):
    """GET /api/tables/ID/MATCH/ratings: nobody if it was not rated."""

    seats: tuple[RatedSeat, ...]


class FieldInfo(msgspec.Struct, frozen=True):
    """How a field of a position or a board is to be read by a page that does not know the game."""

    shape: tuple[int, ...]
    low: int
    """The value that the first of the names stands for."""
    names: tuple[str, ...]
    flag: bool
    """It only says yes (1) or no (0)."""
    blank: int | None
    """What stands in the place of a hidden value; null: no viewer is kept from seeing it."""
    owned: bool
    """Hidden from everyone but the seat of the first index …"""
    shown: str | None
    """… and where this field, of the same shape, is not 0."""
    per_seat: bool
    """The first index is a seat."""
    seat: bool
    """The value is a seat; below 0: nobody."""


class CallInfo(msgspec.Struct, frozen=True):
    """What players can say with one tap, and what it points at. Its sentence is `call-NAME` if it fits every game, else `GAME-call-NAME`."""

    name: str
    aims: Aim | None


class GameTexts(msgspec.Struct, frozen=True):
    """GET /api/games/NAME/texts?lang=xx: what a page needs to show a game that it was built without. Nothing in it depends on a match."""

    sentences: dict[str, str]
    """Fluent files by language: the wanted one if there is one, and English."""
    rules: str
    """Markdown; in English if there is no translation, empty if there is nothing."""
    state: dict[str, FieldInfo]
    board: dict[str, FieldInfo]
    actions: dict[str, tuple[str, ...]]
    """Every action with those of its fields that name a seat."""
    events: dict[str, tuple[str, ...]]
    calls: tuple[CallInfo, ...]
    """What players can say with one tap."""


class Problem(msgspec.Struct, frozen=True):
    """Every HTTP answer that is not a success."""

    fault: int
    code: str
    params: Params
    rule: str | None
    retry: bool


OVER_HTTP = (
    Home,
    Introduce,
    Key,
    Link,
    Whose,
    Keys,
    Become,
    Ties,
    Acquaintances,
    ChooseTie,
    ReportPerson,
    Ceremony,
    Signed,
    PasskeyList,
    Reached,
    Subscribe,
    BeQuiet,
    GiveMail,
    Token,
    Hook,
    Hooked,
    Told,
    DailyDays,
    PublicTables,
    Seek,
    Await,
    Accept,
    Seeking,
    PlanEvening,
    MyEvenings,
    AwaitEvening,
    EveningDeed,
    EveningPage,
    NewTable,
    Made,
    Replay,
    Explanation,
    Seen,
    Recount,
    PlayerPage,
    BePrivate,
    RatedMatch,
    GameTexts,
    Problem,
)
