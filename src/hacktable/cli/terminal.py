"""A match in a terminal: the board in characters, numbered choices, rules on demand."""

from __future__ import annotations

import re
from collections.abc import Sequence

from rich.console import Console
from rich.markdown import Markdown
from rich.text import Text

from hacktable import lang
from hacktable.kernel.errors import HacktableError
from hacktable.kernel.verbs import LETTERS, Event
from hacktable.match.box import box
from hacktable.match.match import Match

SEAT_COLOURS = ("#e69f00", "#56b4e9", "#009e73", "#f0e442", "#0072b2", "#d55e00", "#cc79a7", "#999999")
"""Okabe and Ito's colours, which colour-blind people can tell apart; wherever a colour is shown, the seat's letter is shown too."""


class Terminal:
    """A person's side of a match in a terminal."""

    def __init__(self, match: Match, names: Sequence[str], language: str) -> None:
        self.match = match
        self.names = names
        self.language = language
        self.teller = match.rules.telling.teller
        self.console = Console(highlight=False)

    def tell(self, events: Sequence[Event]) -> None:
        for event in events:
            self.console.print(Text(f"  {self.teller.event(event, self.names, self.language)}", "dim"))

    def picture(self) -> None:
        state = self.match.view(0).state
        board = self.match.rules.Board.mirror(self.match.boards[0])
        picture = Text(self.teller.picture(board, state, self.names, self.language))
        for letter, colour in zip(LETTERS, SEAT_COLOURS, strict=True):
            picture.highlight_regex(rf"<{letter}>|\b{letter}\d+\b", f"bold {colour}")
        self.console.print("\n", picture, "\n", sep="")

    def ask(self) -> bool:
        """Let the person choose an action. Returns False if they quit."""
        self.picture()
        view = self.match.view(0)
        legal = self.match.legal(0)
        self.console.print(Text(self.teller.expected(view.state, self.language), "bold"))
        for number, action in enumerate(legal, 1):
            label = self.teller.action(action, view.state, 0, self.language)
            self.console.print(Text.assemble((f"{number:>4}  ", "bold green"), label, (f"  [{action}]", "dim")))
        while True:
            word = input(f"{lang.say(self.language, 'cli-choose')} ").strip()
            if word in ("q", "quit"):
                return False
            if word == "board":
                self.picture()
            elif word.startswith(("?", "rules")):
                self.help(word)
            elif word:
                try:
                    number = int(word) - 1 if re.fullmatch("[0-9]{1,4}", word) else -1
                    self.tell(self.match.act(0, legal[number] if 0 <= number < len(legal) else word))
                    return True
                except HacktableError as error:
                    self.console.print(Text(error.text(self.language), "yellow"))

    def help(self, word: str) -> None:
        """Print the help, or the rule that was asked for."""
        number = re.sub(r"^(\?|rules)\s*", "", word).upper()
        rulebook = box(self.match.game).rulebook(self.language)
        if number and number in rulebook:
            self.console.print(Markdown(f"**{number} {rulebook[number].title}**\n\n{rulebook[number].text}"))
        elif number:
            self.console.print(Text(lang.say(self.language, "cli-unknown-rule", given=number)))
        else:
            self.console.print(Text(lang.say(self.language, "cli-help", rule=box(self.match.game).rules.rules.turn)))

    def result(self) -> None:
        result = self.match.standings
        self.console.print(Text(lang.say(self.language, "cli-game-over"), "bold"))
        for seat in sorted(range(len(self.names)), key=lambda each: result.placing[each]):
            said = lang.say(self.language, "cli-place", place=result.placing[seat], name=self.names[seat], points=result.points[seat])
            sources = {name: points for name, points in result.sources[seat].items() if points}
            why = ", ".join(f"{lang.say(self.language, f'{self.match.game}-source-{name}')}: {points}" for name, points in sources.items())
            self.console.print(Text(f"  {said}{f'  ({why})' if why else ''}"))
        if len(result.winners) > 1:
            self.console.print(Text(lang.say(self.language, "cli-tie")))
