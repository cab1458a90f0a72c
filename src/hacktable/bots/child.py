"""The process in which a server runs another package's bot: `python -m hacktable.bots.child`.

It reads questions from standard input and writes answers to standard output. What the bot prints goes to standard error. The process
ends when the server does, whatever the bot is doing.
"""

from __future__ import annotations

import os
import signal
import sys
import threading
from collections import OrderedDict
from queue import SimpleQueue
from typing import IO

from hacktable.bots.asking import Answer, Failure, Hello, Question, read_for_bot, write_frame
from hacktable.bots.bot import Bot, LiveBot, Maker
from hacktable.bots.player import reason_of, refusal_of
from hacktable.bots.registry import imported

MOST_MEMORIES = 1000
"""How many instances of the bot are kept; if there are more, the one that was not asked for the longest time is dropped."""
PATIENCE = 10
"""Added to the process's niceness: the server and its own bots come first."""


def main() -> None:
    questions, answers = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    os.dup2(2, 1)
    if hasattr(os, "nice"):
        os.nice(PATIENCE)
    try:
        hello = read_for_bot(questions)
    except EOFError:  # the server has gone already
        return
    assert isinstance(hello, Hello)
    sys.path[:] = hello.path
    waiting: SimpleQueue[Question] = SimpleQueue()
    threading.Thread(target=_read, args=(questions, waiting), daemon=True).start()
    try:
        make = imported(hello.place)
    except (Exception, SystemExit) as error:
        write_frame(answers, Failure(f"could not be imported: {type(error).__name__}: {error}"))
        return
    write_frame(answers, Answer(0))
    bots: OrderedDict[str, Bot] = OrderedDict()
    while True:
        write_frame(answers, answer(waiting.get(), bots, make))


def _read(questions: IO[bytes], waiting: SimpleQueue[Question]) -> None:
    """Wait for questions in a thread of its own. So the process notices when the server ends, even while the bot thinks."""
    try:
        while True:
            question = read_for_bot(questions)
            assert isinstance(question, Question)
            waiting.put(question)
    finally:
        if hasattr(os, "killpg") and os.getpgrp() == os.getpid():
            os.killpg(0, signal.SIGKILL)  # and what the bot has started, too
        os._exit(0)


def answer(question: Question, bots: OrderedDict[str, Bot], make: Maker) -> Answer | Failure:
    """What the instance of the bot that is asked answers. If there is no such instance yet, it is made."""
    known = question.known()
    try:
        bot = bots.pop(question.memory, None) or make(question.invitation)
        bots[question.memory] = bot
        if len(bots) > MOST_MEMORIES:
            bots.popitem(last=False)
        if not question.live:
            action = bot.choose(known)
        elif not isinstance(bot, LiveBot) or (reaction := bot.react(known)) is None:
            return Answer(0)
        else:
            action = reaction
    except (Exception, SystemExit) as error:
        return Failure(reason_of(error))
    refusal = refusal_of(action, known, live=question.live)
    return Failure(refusal) if refusal else Answer(known.rules.actions.encode(action))


if __name__ == "__main__":
    main()
