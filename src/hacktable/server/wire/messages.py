"""The wire: every message between page and server, declared once.

Messages are JSON objects with a tag: `do` from the page, `is` from the server. Unknown fields are refused,
texts are capped. `typescript.py` writes the page's types from these declarations. All text on the wire is
codes and parameters; the page makes the sentences.

A viewer is a seat, or the spectators together. Frames are numbered for each viewer, without a gap, within an
*epoch* (the time a table stays loaded). Who comes back says epoch and number, and gets the rest or a `Sync`.
Several people may share a page: it looks through one of their chairs at a time, or through none, as spectators do.
A *window* numbers what a seat is asked: it rises when the seat has acted or may do other things than before,
and not when others choose at the same time, so that simultaneous choices are never stale.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from hacktable.kernel.stakes import Advised, Outcome, Reason, Tally
from hacktable.kernel.verbs import TAKE_BACK
from hacktable.match.daily import Daily
from hacktable.match.match import Result

PROTOCOL = 5
"""Rises when an older page would misunderstand; the page then reloads itself."""
LARGEST = 8192
"""Characters of a message from a page."""
LARGEST_CHOICE = 32_768
"""The same where options are set: a text can be among them."""

LONGEST_NAME = 24
LONGEST_CHAT = 200
"""Characters of a person's name, and of a line of chat."""
LONGEST_CALL = 20
"""Characters of a call's name."""
MOST_AIMS = 255
"""A call points at a seat, or at one of so many places."""

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_NAME)]
MoveId = Annotated[str, msgspec.Meta(min_length=8, max_length=40, pattern=r"^[0-9A-Za-z-]+$")]
"""Made by the page: who sends a move again after a lost connection is recognised by it."""
Seed = Annotated[str, msgspec.Meta(pattern=r"^[0-9a-f]{64}$")]
Commitment = Annotated[str, msgspec.Meta(pattern=r"^[0-9a-f]{64}$")]
"""See `match/deal.py`."""
AVATARS = 4096
"""Faces that a guest can have: four parts of eight forms each, which the page draws (`web/src/parts/avatar.ts`)."""
Avatar = Annotated[int, msgspec.Meta(ge=0, lt=AVATARS)]
Whole = Annotated[int, msgspec.Meta(ge=0, le=2**31)]
ChairNumber = Annotated[int, msgspec.Meta(ge=0, le=7)]
Pace = Literal["off", "relaxed", "quick"]
Advising = Literal["off", "on", "always"]
"""Whether people may ask for advice. Always: one person alone against bots."""
Welcome = Literal["everybody", "newcomers", "experienced"]
"""Whom a host would like to play with. Nobody is kept away by it."""
Language = Annotated[str, msgspec.Meta(max_length=8)]
"""Such as `de`; empty: any."""
Value = bool | int | str
Options = dict[
    Annotated[str, msgspec.Meta(max_length=40)],
    bool | Annotated[int, msgspec.Meta(ge=-1000, le=1000)] | str,
]
"""How long a text may be is the game's business: it says so in a sentence."""
Shown = dict[str, Any]
"""A struct as a page gets it: each field a number, or nested arrays of numbers."""
Diff = dict[str, Any]
"""Changed fields: a value to replace, or an object from dotted index to the cell's new value."""
Params = dict[str, Any]
"""What goes into a sentence: plain values, lists of them, or further refusals (code, params, rule)."""
NoticeCode = Literal[
    "timeout", "took-over", "came-back", "left", "kicked", "not-come", "declined", "not-revealed", "again-options", "again-bots", "again-sat", "again-moved",
    "again-stood", "again-shared", "again-kicked",
]  # fmt: skip


class FromPage(msgspec.Struct, frozen=True, tag_field="do", tag=str.lower, forbid_unknown_fields=True):
    """What a page says."""


class Hello(FromPage, frozen=True):
    """The first message on every socket."""

    protocol: int
    epoch: Annotated[str, msgspec.Meta(max_length=40)] | None = None
    seen: Whole | None = None
    """The number of the last frame received in that epoch."""
    match: Whole | None = None
    chair: ChairNumber | None = None
    """On a shared device, the chair that was looked through in that match: it is looked through again."""


class Sit(FromPage, frozen=True):
    """Take an empty chair (also a bot's), or move to it."""

    chair: ChairNumber


class Share(FromPage, frozen=True):
    """Seat somebody else who plays on this device, in a chair of their own; `Kick` has them get up again."""

    chair: ChairNumber
    name: Name


class Stand(FromPage, frozen=True):
    """Get up, in the lobby, with everyone on this device."""


class Ready(FromPage, frozen=True):
    """Agree to start with the table as it is. With it, every seat of this device commits to a seed that it has drawn and shows to nobody.

    Any change of what one was ready for takes it back.
    """

    server: Commitment
    """The table's, as the page saw it: it changes with everything that one is ready for, so nobody is ready for what they have not seen."""
    seats: Annotated[tuple[Commitment, ...], msgspec.Meta(min_length=1, max_length=8)]
    """In the order of `you.chairs`."""


class Reveal(FromPage, frozen=True):
    """The seeds behind the commitments, after `Deal`, and only if its list is what this page was ready for. The first word counts."""

    server: Commitment
    seeds: Annotated[tuple[Seed, ...], msgspec.Meta(min_length=1, max_length=8)]
    """In the order of `you.chairs`."""


class Unready(FromPage, frozen=True):
    """Not ready any more."""


class Bot(FromPage, frozen=True):
    """The host puts a bot into a chair, or takes one away (level null)."""

    chair: ChairNumber
    level: Annotated[str, msgspec.Meta(max_length=20)] | None


class Kick(FromPage, frozen=True):
    """The host asks somebody to get up, who then stays away until the host lets them in again (`LetIn`).

    Everyone may ask whom they have seated on their own device.
    """

    chair: ChairNumber


class LetIn(FromPage, frozen=True):
    """The host lets somebody in again who was asked to get up: until then they may watch, but neither sit down nor chat."""

    number: Annotated[int, msgspec.Meta(ge=0, le=100)]
    """Their place in `you.outside`."""


class Choose(FromPage, frozen=True):
    """The host sets options, the clock, memory aids, advice, taking back by consent, patience or ratings; what is not named stays, so that two quick choices never undo one another."""

    options: Options
    pace: Pace | None = None
    aids: bool | None = None
    advice: bool | None = None
    consent: bool | None = None
    patient: bool | None = None
    """Also while a match is played."""
    rated: bool | None = None


class Publish(FromPage, frozen=True):
    """The host opens the table to everybody: it is in the list that anybody can read, as long as somebody is here. Or (`on` false) only to who has the link."""

    on: bool
    language: Language = ""
    welcome: Welcome = "everybody"


class Start(FromPage, frozen=True):
    """The host starts; everyone who sits must be ready. `Deal` follows, and when all have revealed their seeds, the match."""


class Look(FromPage, frozen=True):
    """On a shared device: look through another of its chairs, or (null) through none while it is handed over.

    A `Sync` answers. From now on the page gets what this chair sees and nothing else, and acts for it.
    """

    chair: ChairNumber | None


class Act(FromPage, frozen=True):
    """A move in the match; or, as the action `{"do": "take-back"}`, the last one is taken back."""

    id: MoveId
    window: Whole
    action: msgspec.Raw
    """The action as JSON; which ones there are is the game's business."""


class Live(FromPage, frozen=True):
    """While a match is live: where hands and eyes go. At most fifteen a second count; only acts are answered, this is not."""

    tick: Whole
    """Of the last beat that has arrived, and how many milliseconds ago: so the server measures the delay."""
    since: Annotated[int, msgspec.Meta(ge=0, le=60_000)]
    inputs: Annotated[tuple[msgspec.Raw, ...], msgspec.Meta(max_length=4)] = ()
    """Live inputs as JSON; which ones there are is the game's business. The rules clamp what is too much."""


class Onward(FromPage, frozen=True):
    """In a pause before a live round, or in a hearing: no need to wait for me. In a lesson: I have read what to do, and time may run."""


class Say(FromPage, frozen=True):
    """Chat: a call that everyone reads in their own language, or free text. Which calls there are, the game says (`kernel/calls.py`)."""

    call: Annotated[str, msgspec.Meta(max_length=LONGEST_CALL)] | None = None
    aim: Annotated[int, msgspec.Meta(ge=0, le=MOST_AIMS)] | None = None
    """The seat or the place that a call with an aim points at."""
    text: Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_CHAT)] | None = None


class Leave(FromPage, frozen=True):
    """Leave a running match for good; a bot plays on. `Back` takes the seat again.

    A shared device speaks for the chair it looks through, and for all of them if it looks through none.
    """


class Back(FromPage, frozen=True):
    """Take the seat again that was left."""


class Rematch(FromPage, frozen=True):
    """After the end: the same table once more, from its lobby. In a lesson of which a step was missed: this step once more."""


class Log(FromPage, frozen=True):
    """Ask for the log entries before the one with this number."""

    before: Whole


class Weigh(FromPage, frozen=True):
    """Ask what is at stake: what every choice of the seat would bring everyone, and what the round would if it ended now. `Stakes` answers."""


class Advise(FromPage, frozen=True):
    """What would you play? `Advice` answers, where the table allows it."""


class Why(FromPage, frozen=True):
    """Why did they do that? `Reasons` answers, where the table allows advice."""


class Regret(FromPage, frozen=True):
    """May I take my last move back? `Regrets` answers."""


class Plead(FromPage, frozen=True):
    """Ask everybody to consent that my last move is taken back, with all that was done since; where the table allows it. `Pleading` tells them."""


class Consent(FromPage, frozen=True):
    """Whether what somebody pleads for may be done. One device answers for all who play on it."""

    yes: bool


class Ping(FromPage, frozen=True):
    """Are you there?"""


PageMessage = (
    Hello
    | Sit
    | Share
    | Stand
    | Ready
    | Reveal
    | Unready
    | Bot
    | Kick
    | LetIn
    | Choose
    | Publish
    | Start
    | Look
    | Act
    | Live
    | Onward
    | Say
    | Leave
    | Back
    | Rematch
    | Log
    | Weigh
    | Advise
    | Why
    | Regret
    | Plead
    | Consent
    | Ping
)


# ---------------------------------------------------------------- from the server


class FromServer(msgspec.Struct, frozen=True, tag_field="is", tag=str.lower, omit_defaults=False):
    """What the server says."""


Presence = Literal["here", "away", "left"]


class Chair(msgspec.Struct, frozen=True):
    """A place at the table. In a match, chair and seat are the same number."""

    kind: Literal["empty", "guest", "bot"]
    name: str = ""
    """Empty for bots: the page names them."""
    level: str | None = None
    """A bot's."""
    personality: str | None = None
    """A bot's, by its chair: what it likes to do, such as `sly`; null where bots differ only in how well they play."""
    ready: bool = False
    presence: Presence = "here"
    bot_plays: bool = False
    """A bot plays for an absent guest."""
    shares: int | None = None
    """The chair of the guest on whose device this one is played; null: on their own."""
    handle: str = ""
    """By which other guests know this one; empty for bots, and for who plays on somebody else's device."""
    avatar: int | None = None
    """The face of a person."""


class You(msgspec.Struct, frozen=True):
    """Who the reader of a message is."""

    name: str
    chair: int | None
    """Also the seat, in a match."""
    host: bool
    chairs: tuple[int, ...] = ()
    """All that are played from this device: this one first, then those of `Share`. Which is looked through, `Sync` says."""
    out: bool = False
    """Asked to leave by the host: may watch, but neither sit down nor chat."""
    outside: tuple[str, ...] = ()
    """For the host alone: the names of those whom a host has asked to leave."""


class DailyTable(msgspec.Struct, frozen=True):
    """Which deal of the day is tried at a table."""

    day: str
    """Such as 2026-11-17, by UTC."""
    counted: bool
    """Whether the match that goes on, or was the last, is the counted try. It has no advice, and nothing can be taken back."""


class Published(msgspec.Struct, frozen=True):
    """How a table that is open to everybody is listed."""

    language: str
    welcome: Welcome


class EveningOfTable(msgspec.Struct, frozen=True):
    """The evening that a table was made for, and the number of its round; the first is 1."""

    id: str
    round: int


class TableState(FromServer, frozen=True, tag="table"):
    """The whole table round the match, whenever something of it changes."""

    id: str
    game: str
    phase: Literal["lobby", "playing", "over", "abandoned", "interrupted"]
    """Interrupted: the match was begun by other rules than the server now has, so nobody can go on with it."""
    match: int
    """How many matches this table has begun."""
    chairs: tuple[Chair, ...]
    host: int | None
    options: dict[str, Value]
    """Without those that are texts: they are long, and what they make can be seen in the picture."""
    warnings: tuple[str, ...]
    """In the lobby: codes of sentences about what is not recommended, or keeps the match from starting."""
    picture: str | None
    """What is played on can be seen before the match, at /api/tables/ID/picture.svg?v=THIS&lang=xx&theme=dark; null: there is nothing to see."""
    pace: Pace
    lesson: bool
    """A newcomer learns the game here: the deal was prepared, and everybody else follows a script."""
    daily: DailyTable | None
    """The deal of a day is tried here."""
    aids: bool | None
    """Whether pages help players to remember what they have seen; null: they cannot, in this game."""
    advice: Advising | None
    """Whether people may ask what the champion would play (`Advise`); null: nobody could answer."""
    consent: bool
    """Whether a move may be taken back if all players consent (`Plead`), though somebody has learned something from it."""
    patient: bool | None
    """Whether everybody waits for whoever is away, for days if need be, instead of a bot that plays on; null: nobody can be away, because all play on one device."""
    rated: bool
    """Whether the match changes the ratings of those who play."""
    public: Published | None
    """How it is listed for everybody; null: only who has the link can come."""
    quick: bool
    """Quick match or an evening has brought these people together: pages get ready by themselves, and the match begins when all are."""
    evening: EveningOfTable | None
    """The table was made for a round of an evening. It has one match, and nothing can be chosen."""
    commitment: str
    """SHA-256 of the server's seed for the coming or running match. In the lobby, it changes with everything that one is ready for."""
    dealing: tuple[int, ...] | None
    """Between `Deal` and the match: the chairs that have not revealed their seeds yet; null: nothing is being dealt."""
    failed: tuple[tuple[int, ...], ...]
    """For every failed try to start the coming or running match, the chairs of those who did not reveal; -1: who has gone since. None: the
    server stopped meanwhile."""
    watchers: int
    paused: bool
    """Nobody is here: clocks and bots wait."""
    you: You


class Deal(FromServer, frozen=True):
    """The match is about to begin: this is the list of all commitments. Whoever finds their own in it reveals the seeds behind them."""

    match: int
    """The number it will have."""
    server: str
    seats: tuple[str, ...]
    """In the order of the chairs that are taken; empty for bots."""
    attempt: int
    """From 1 on: which try to start this match it is."""
    left: int
    """Milliseconds in which the seeds must have been revealed; otherwise the match does not start."""


class Dealt(FromServer, frozen=True):
    """Before `Sync`: what the match was dealt from, but for the server's seed, which `End` has. Each page compares it with its own list.

    Not sent for matches that are older than commitments.
    """

    match: int
    server: str
    seats: tuple[str, ...]
    """The commitments, by seat; empty for bots."""
    seeds: tuple[str, ...]
    failed: tuple[tuple[int, ...], ...]
    """For every failed try to start it, the seats of those who did not reveal; -1: who had gone when it began."""


class SeatClock(msgspec.Struct, frozen=True):
    """Milliseconds left as this is sent."""

    move: int
    """For this decision, before the reserve is touched."""
    reserve: int
    running: bool


class LogEntry(msgspec.Struct, frozen=True):
    """What the viewer saw of one action (or of the opening: number 0)."""

    number: int
    events: tuple[msgspec.Raw, ...]


class Sync(FromServer, frozen=True):
    """Everything a viewer is shown: after the first hello, and whenever frames would not do."""

    epoch: str
    number: int
    """Of the last frame that is in it."""
    match: int
    seat: int | None
    players: int
    board: Shown
    """What is fixed for the match."""
    state: Shown
    """The shown state: numbers, and nested arrays of numbers."""
    actors: tuple[int, ...]
    legal: tuple[msgspec.Raw, ...]
    window: int
    over: bool
    log: tuple[LogEntry, ...]
    """The latest entries; `Log` asks for earlier ones."""
    clock: tuple[SeatClock, ...] | None


class Frame(FromServer, frozen=True):
    """What one action changed for a viewer."""

    number: int
    events: tuple[msgspec.Raw, ...]
    """For animation and log; never the source of state."""
    diff: Diff
    actors: tuple[int, ...]
    legal: tuple[msgspec.Raw, ...]
    window: int
    over: bool
    clock: tuple[SeatClock, ...] | None
    ack: str | None
    """The viewer's own move that this answers."""


class Stakes(FromServer, frozen=True):
    """What is at stake for a seat that asked: worked out by the rules, from what the seat is shown."""

    window: int
    """The question that it belongs to."""
    choices: tuple[tuple[Outcome, ...], ...]
    """For each legal action, in the order of `legal`, how it can come out; nothing for one that scores nothing, and in a live round."""
    tally: tuple[Tally, ...]
    """By player, what the round would bring if it ended now; none in a game without rounds."""


class Advice(FromServer, frozen=True):
    """What the champion would play, from what the seat knows: the best choices, the best first."""

    window: int
    """The question that it belongs to."""
    choices: tuple[Advised, ...]
    """None where the champion cannot tell."""


class Instead(msgspec.Struct, frozen=True):
    """What could have been done instead, as far as the seat knew."""

    action: msgspec.Raw
    chance: int
    """To win, in thousandths."""


class Choice(msgspec.Struct, frozen=True):
    """What somebody has chosen, and what can be said of it from what the seat that asks knew just before; in a replay, from what the chooser knew."""

    seat: int
    action: msgspec.Raw
    state: Shown
    """What that seat was shown just before: numbers, and nested arrays of numbers."""
    chance: int | None
    """To win, in thousandths; null if nothing could be reckoned."""
    place: int | None
    """To expect at the end, in tenths; null with two players, too."""
    instead: Instead | None
    reason: Reason | None


class Reasons(FromServer, frozen=True):
    """What bots have lately chosen in view of everybody, the latest first, and what can be said of it."""

    choices: tuple[Choice, ...]


class Regrets(FromServer, frozen=True):
    """Whether the viewer's last move may be taken back, as far as the viewer knows."""

    window: int
    """At which this is true: later somebody else may have acted."""
    why: str | None
    """Why not, as the code of a sentence; null: it may."""
    plead: bool
    """Whether it could be taken back if all consented, and the table allows that."""


class Pleading(FromServer, frozen=True):
    """Somebody wants to take their last move back, and everybody is asked. Whatever anybody does ends it."""

    seat: int | None
    """Null: nobody any more."""
    waiting: tuple[int, ...]
    """Seats that have not answered yet."""


class Asked(msgspec.Struct, frozen=True):
    """Who may act, and what the viewer may do."""

    actors: tuple[int, ...]
    legal: tuple[msgspec.Raw, ...]
    window: int


class Beat(FromServer, frozen=True):
    """What a tick of a live match changed for a viewer, with all that was done since the last one. Numbered like frames, and among them."""

    number: int
    tick: int
    events: tuple[msgspec.Raw, ...]
    diff: Diff
    asked: Asked | None
    """Null if it is what it was at the last beat."""


class Pause(FromServer, frozen=True):
    """There is a pause before every live round."""

    round: int
    """That is about to begin."""
    left: int
    """Milliseconds; 0: it begins now."""
    waiting: tuple[int, ...]
    """Seats that have not said `onward`: without them it would begin at once."""


class Hearing(FromServer, frozen=True):
    """Something is about to be decided: for a moment everybody may point a finger (`Say` with an aim), or say `Onward`."""

    seat: int
    """Who decides."""
    left: int
    """Milliseconds; 0: it is over."""
    waiting: tuple[int, ...]
    """Seats that have done neither: without them it would be over."""


class Delays(FromServer, frozen=True):
    """After a live round: how long a message took to each seat's page and back (the median); null for bots and for who was away."""

    round: int
    milliseconds: tuple[int | None, ...]


class Lesson(FromServer, frozen=True):
    """How far a lesson is, after every move in it. The sentences are the game's: `GAME-lesson-WORDS`, and behind `done`, `…-done`."""

    step: int
    """Steps that are done."""
    of: int
    words: str | None
    """What the learner is to do; null while the others act, and at the end."""
    done: str | None
    """The last step that the learner did."""
    point: str
    """What on the board it is about; empty: nothing in particular."""
    waits: bool
    """Time stands still until the learner has read this and says `onward`."""
    missed: bool
    """The learner took too long, and what to do is not possible any more: time stands still. `rematch` begins the step again."""


class Ack(FromServer, frozen=True):
    """A move is on disk: one made live, which the next beat shows, or one that had been carried out before and was sent again."""

    id: str


class Clocks(FromServer, frozen=True):
    """The clocks, when something other than a move changed them."""

    clock: tuple[SeatClock, ...]


class OtherRules(msgspec.Struct, frozen=True):
    """Why the server cannot play a match again. What everyone saw of it is at /api/tables/ID/MATCH/seen."""

    why: Literal["rules", "game", "options", "moves"]
    """Its rules have another version, the game is not here any more, its options are not known any more, or a move of it is refused now."""
    begun: int
    """The version of the rules it was begun by."""
    now: int | None
    """The version the server has; null: it does not have the game."""


class End(FromServer, frozen=True):
    """After the last frame: the result, and the seeds behind all chance. No result if the match was abandoned or interrupted."""

    match: int
    result: Result | None
    scores: tuple[tuple[int, ...], ...]
    """Points of every seat as the match went on, evenly spaced over its actions, for a graph."""
    server_seed: str
    seat_seeds: tuple[str, ...]
    terms: str
    """A hash of the game, the number of players and the options: the server was bound to them together with its seed."""
    commitment: str
    commitments: tuple[str, ...]
    """The seats', empty for bots. None at all: the match is older than they are, and the seats sent their seeds in the open."""
    failed: tuple[tuple[int, ...], ...]
    """As in `Dealt`."""
    other_rules: OtherRules | None = None
    """If the server cannot play it again: then there was no sync before, and there is no replay."""
    daily: Daily | None = None
    """If it is a deal of the day, of which. The server's seed is empty until the day is over, and the seats have none."""


class Refused(FromServer, frozen=True):
    """Something was not done. `fault` is its number, see `faults.py`; `code` and `params` make the sentence."""

    fault: int
    code: str
    params: Params
    rule: str | None
    retry: bool
    """Whether the same message may succeed later."""
    id: str | None
    """Of the move that was refused."""


class Chat(FromServer, frozen=True):
    """One line of chat: a call, or a text."""

    number: int
    chair: int | None
    name: str
    """Empty for bots: the page names them."""
    call: str | None
    aim: int | None
    """The seat or the place that the call points at."""
    text: str | None
    handle: str = ""
    """Of the guest who says it; empty for bots."""


class History(FromServer, frozen=True):
    """Earlier log entries."""

    entries: tuple[LogEntry, ...]


class Notice(FromServer, frozen=True):
    """Something happened at the table, not in the rules: `timeout`, `took-over`, `came-back`, `left`, `declined` (somebody does not want a move
    to be taken back); or in the lobby, where somebody was
    `kicked`, did not reveal their seeds (`not-revealed`), was seated by quick match and has `not-come`, or changed what the others were ready for (`again-…`)."""

    code: NoticeCode
    chair: int
    name: str


class Announcement(FromServer, frozen=True):
    """What the people who run the server want everybody to know."""

    text: str
    """Empty: nothing any more."""


class Pong(FromServer, frozen=True):
    """Yes."""


class Bye(FromServer, frozen=True):
    """The last message before the server closes the socket."""

    close: int
    code: str
    retry: bool


ServerMessage = (
    TableState
    | Deal
    | Dealt
    | Sync
    | Frame
    | Beat
    | Pause
    | Hearing
    | Delays
    | Lesson
    | Ack
    | Clocks
    | End
    | Refused
    | Chat
    | History
    | Stakes
    | Advice
    | Reasons
    | Regrets
    | Pleading
    | Notice
    | Announcement
    | Pong
    | Bye
)

_decoder: msgspec.json.Decoder[PageMessage] = msgspec.json.Decoder(PageMessage)
_encoder = msgspec.json.Encoder()


def decode(text: str | bytes) -> PageMessage:
    """A page's message.

    :raises msgspec.MsgspecError: if it is none.
    """
    return _decoder.decode(text)


class _TakesBack(msgspec.Struct, frozen=True, tag_field="do", tag=TAKE_BACK, forbid_unknown_fields=True):
    """The one action that is the same in every game. Which move it takes back, the page cannot know: moves that it did not see are not counted there."""


_TAKE_BACK = TAKE_BACK.encode()


def takes_back(action: msgspec.Raw) -> bool:
    """Whether an action takes a move back."""
    text = bytes(action)
    if _TAKE_BACK not in text:
        return False
    try:
        msgspec.json.decode(text, type=_TakesBack)
    except msgspec.MsgspecError:
        return False
    return True


def encode(message: msgspec.Struct) -> bytes:
    return _encoder.encode(message)
