"""Which calls of bots are lies follows from a seed that the server keeps secret until the match is over, and from nothing that people are told before."""

from __future__ import annotations

import msgspec
from table_room import ManualTime

import hacktable
from hacktable.bots.bot import coin_of
from hacktable.bots.player import PolicyBot
from hacktable.kernel.calls import Said
from hacktable.kernel.coin import toss
from hacktable.server.table.playing import Playing
from hacktable.server.table.stored import MatchSetup, StoredMatch
from hacktable.server.table.talk import REACTION, BotTalk, coin_to_talk, remark_of

SEED = bytes(range(32)).hex()
BOT = 1


def a_match() -> Playing:
    """Somebody and two bots at Black Hat."""
    rules = hacktable.game("blackhat").rules
    options = msgspec.structs.asdict(rules.board(3, {})[0])
    seeds = tuple(bytes([seat + 1] * 32).hex() for seat in range(3))
    setup = MatchSetup("blackhat", options, SEED, seeds, ("Ada", "", ""), (None, "regular", "regular"), "quick")
    return Playing(StoredMatch("", 1, rules.version, setup, 0), (), "epoch")


def test_what_a_bot_calls_out_follows_from_the_secret_seed_and_not_from_the_commitment_that_everyone_knows() -> None:
    playing, time, player = a_match(), ManualTime(), PolicyBot("greedy", coin_of(b"talk"))
    called: list[Said] = []
    talk = BotTalk(time, 1, lambda: [BOT], lambda remarked: called.append(remarked.said))
    talk.begin(playing)
    coins = coin_to_talk(SEED, 1, BOT), coin_to_talk(playing.stored.setup.commitment, 1, BOT)
    guessed: tuple[list[Said], list[Said]] = [], []
    while True:
        seat = playing.match.actors[0]
        step = playing.attempt(seat, player.choose(playing.match.knowledge(seat)), at=time.now())
        playing.take(step, None)
        if playing.over:
            break
        talk.hear([step])
        if bell := time.due(time.now() + REACTION[1]):
            bell.ring()
        for coin, calls in zip(coins, guessed, strict=True):
            if said := remark_of(playing.match.knowledge(BOT), playing.match.seen(BOT, step.ply), coin):
                calls.append(said)
                toss(coin, REACTION[1] - REACTION[0])  # how soon it is said
        time.present += REACTION[1]
    assert called == guessed[0]
    assert called != guessed[1]
    assert len(called) > 5
