"""Sentences: every language has all of them, with the same things said in each."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import hacktable
from hacktable import lang
from hacktable.kernel.calls import GENERAL
from hacktable.lang import sentences
from hacktable.lang.rulebook import Rulebook
from hacktable.lang.sentences import Sentences, cut
from hacktable.server.serve import read_ahead

SOURCE = Path(hacktable.__file__).parent
FOLDERS = sorted({file.parent for file in SOURCE.rglob("*.ftl")})
LANGUAGES = ("en", "de", "fi", "it", "nb", "pt")
hacktable.game_names()  # loads the games, and their sentences with them


def title(folder: Path) -> str:
    return folder.relative_to(SOURCE).as_posix()


@cache
def entries(file: Path) -> tuple[Any, ...]:
    return tuple(FluentParser().parse(file.read_text("utf-8")).body)


class Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802 (Fluent's name)
        self.found.add(node.id.name)


def variables(file: Path) -> dict[str, set[str]]:
    """Every sentence's code, with the variables in it."""
    found = {}
    for entry in entries(file):
        if isinstance(entry, ast.Message | ast.Term):
            visitor = Variables()
            visitor.visit(entry)
            found[entry.id.name] = visitor.found
    return found


def variants(file: Path) -> dict[str, set[str]]:
    """Every sentence's code, with the cases it tells apart: plurals are each language's own business."""
    found = {}
    for entry in entries(file):
        if isinstance(entry, ast.Message):
            assert entry.span
            found[entry.id.name] = set(re.findall(r"\[(\w+)\]", file.read_text("utf-8")[entry.span.start : entry.span.end]))
    return found


# ---------------------------------------------------------------- files


def test_there_are_sentences_for_the_house_and_for_every_game_of_ours() -> None:
    assert [title(folder) for folder in FOLDERS] == sorted(
        ["lang", *(f"games/{file.parent.name}/lang" for file in (SOURCE / "games").glob("*/__init__.py"))]
    )


@pytest.mark.parametrize("folder", FOLDERS, ids=title)
def test_every_folder_has_every_language(folder: Path) -> None:
    assert {file.stem for file in folder.glob("*.ftl")} == set(LANGUAGES)
    assert set(LANGUAGES) <= set(lang.languages())
    assert lang.languages()[0] == "en"


@pytest.mark.parametrize("folder", FOLDERS, ids=title)
def test_every_file_can_be_read_to_its_end(folder: Path) -> None:
    for file in folder.glob("*.ftl"):
        junk = [entry.content for entry in entries(file) if isinstance(entry, ast.Junk)]
        assert junk == [], file.name
        codes = [entry.id.name for entry in entries(file) if isinstance(entry, ast.Message)]
        assert len(codes) > 5
        assert len(codes) == len(set(codes)), f"{file.name} has a sentence twice"


@pytest.mark.parametrize("folder", FOLDERS, ids=title)
def test_a_file_that_is_cut_into_its_entries_has_the_same_in_it(folder: Path) -> None:
    for file in folder.glob("*.ftl"):
        whole = {
            f"{'-' * isinstance(each, ast.Term)}{each.id.name}": each for each in entries(file) if isinstance(each, ast.Message | ast.Term)
        }
        pieces = cut(file.read_text("utf-8"))
        assert pieces.keys() == whole.keys(), file.name
        for code, piece in pieces.items():
            (entry,) = FluentParser().parse(piece).body
            assert entry.equals(whole[code], ignored_fields=["span", "comment"]), (file.name, code)


def test_a_sentence_brings_along_what_it_refers_to(tmp_path: Path) -> None:
    first, second = tmp_path / "first.ftl", tmp_path / "second.ftl"
    first.write_text(
        "# a comment about ada\nada = { -house } greets { other.title }{ $n ->\n[one] once\n    *[other] { $n } times\n}\n-house = House\n",
        "utf-8",
    )
    second.write_text("ada = never said\nother = { ada }\n    .title = Other\nlonely =\n    two\n    lines\nbroken = {\n", "utf-8")
    language = Sentences("en", [first, second, tmp_path / "none.ftl"])
    assert language.made(language.pattern("ada"), {"n": 1})[0] == "House greets Otheronce"
    assert language.made(language.pattern("lonely"), {}) == ("two\nlines", [])
    assert language.pattern("broken") is None
    assert language.pattern("nothing") is None


def test_another_thread_never_finds_half_of_a_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "en.ftl"
    file.write_text("ada = { -house } greets\n-house = { -town } House\n-town = Town\n", "utf-8")
    language = Sentences("en", [file])

    def read(source: str) -> Any:
        """Whatever another thread would not wait for can be said, also while Fluent reads something else."""
        if "ada" not in language._unread:
            assert language.made(language._bundle.get_message("ada").value, {}) == ("Town House greets", [])
        return FluentResource(source)

    monkeypatch.setattr(sentences, "FluentResource", read)
    assert language.made(language.pattern("ada"), {}) == ("Town House greets", [])


@pytest.mark.parametrize("folder", FOLDERS, ids=title)
def test_every_language_has_the_same_sentences_in_the_same_order(folder: Path) -> None:
    english = list(variables(folder / "en.ftl"))
    for file in folder.glob("*.ftl"):
        assert list(variables(file)) == english, file.name


@pytest.mark.parametrize("folder", FOLDERS, ids=title)
def test_every_language_says_the_same_things_in_a_sentence(folder: Path) -> None:
    english = variables(folder / "en.ftl")
    for file in folder.glob("*.ftl"):
        assert variables(file) == english, file.name


@pytest.mark.parametrize("folder", FOLDERS, ids=title)
def test_every_language_tells_the_same_cases_apart(folder: Path) -> None:
    english = variants(folder / "en.ftl")
    for file in folder.glob("*.ftl"):
        assert variants(file) == english, file.name


def test_no_code_is_in_two_folders() -> None:
    codes = [code for folder in FOLDERS for code in variables(folder / "en.ftl")]
    assert len(codes) == len(set(codes))


# ---------------------------------------------------------------- codes

RAISED = re.compile(r'\b(?:MalformedError|IllegalError|NotYoursError|OptionError|TextError)\(\s*"([a-z-]+)"')
FAILED = re.compile(r'\.fail\(\s*"([a-z-]+)"')
COMPARED = re.compile(r'_compare\(\s*"([a-z-]+)"')
SAID = re.compile(r"""lang\.say\(\s*[^()]*?,\s*["']([a-z-]+)["']""")
GAMES_OWN = re.compile(r'"((?:hashcatch|blackhat|hacker)-[a-z-]+)"')


@cache
def codes_in_source() -> dict[str, str]:
    """Every code that the source names in full, with a file that does."""
    found = {}
    for file in SOURCE.rglob("*.py"):
        text = file.read_text("utf-8")
        for pattern in (RAISED, FAILED, COMPARED, SAID, GAMES_OWN):
            found.update(dict.fromkeys(pattern.findall(text), file.name))
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_code_in_the_source_has_its_sentence(language: str) -> None:
    codes = codes_in_source()
    assert {"malformed-field", "option-players", "text-ended", "text-event", "hashcatch-no-room", "hashcatch-must-move", "cli-bye"} <= set(
        codes
    )
    missing = {code: file for code, file in codes.items() if not lang.has(language, code)}
    assert missing == {}


def test_every_sentence_of_the_house_is_used() -> None:
    """A sentence that nothing says any more is a leftover."""
    source = "\n".join(file.read_text("utf-8") for file in SOURCE.rglob("*.py"))
    quoted = set(re.findall(r"""["'](?=([\w-]+)["'])""", source))  # one search for each of a thousand sentences would take seconds
    assert [code for code in variables(SOURCE / "lang" / "en.ftl") if code not in quoted] == []


# ---------------------------------------------------------------- sentences


@pytest.mark.parametrize(
    ("language", "points", "said"),
    [
        ("en", 0, "1. Ada: 0 points"),
        ("en", 1, "1. Ada: 1 point"),
        ("en", 2, "1. Ada: 2 points"),
        ("en", 999, "1. Ada: 999 points"),
        ("en", 1000, "1. Ada: 1000 points"),
        ("en", 1_234_567, "1. Ada: 1234567 points"),
        ("en", -1_000, "1. Ada: -1000 points"),
        ("de", 0, "1. Ada: 0 Punkte"),
        ("de", 1, "1. Ada: 1 Punkt"),
        ("de", 2, "1. Ada: 2 Punkte"),
        ("de", 1000, "1. Ada: 1000 Punkte"),
        ("de", 1_234_567, "1. Ada: 1234567 Punkte"),
        ("fi", 1, "1. Ada: 1 piste"),
        ("fi", 12, "1. Ada: 12 pistettä"),
        ("it", 0, "1. Ada: 0 punti"),
        ("it", 1, "1. Ada: 1 punto"),
        ("it", 1000, "1. Ada: 1000 punti"),
        ("nb", 1, "1. Ada: 1 poeng"),
        ("nb", 1000, "1. Ada: 1000 poeng"),
        ("pt", 0, "1. Ada – pontos: 0"),
        ("pt", 1000, "1. Ada – pontos: 1000"),
    ],
)
def test_small_numbers_choose_the_plural_and_large_ones_are_not_grouped(language: str, points: int, said: str) -> None:
    assert lang.say(language, "cli-place", place=1, name="Ada", points=points) == said


def test_a_number_of_a_games_event_chooses_its_case() -> None:
    told = [lang.say("en", "hashcatch-event-hashing", vain=vain, rolls="—") for vain in (0, 1, 2, 1_000_000)]
    assert told[0] == "Hashing! —."
    assert told[1].startswith("Hashing! One round without a double")
    assert told[2].startswith("Hashing! Rounds without a double: 2,")
    assert told[3].startswith("Hashing! Rounds without a double: 1000000,")


def test_what_is_put_in_is_not_wrapped_in_invisible_marks() -> None:
    assert lang.say("en", "cli-bot", number=1) == "Bot 1"
    assert lang.say("en", "option-unknown", option="{ $x }", allowed="a, b").startswith("There is no option called { $x }.")


@pytest.mark.parametrize(
    ("language", "said"), [("en", "43%"), ("fi", "43\xa0%"), ("nb", "43\xa0%"), ("pt", "43%"), ("it", "43%"), ("de", "43\xa0%")]
)
def test_a_share_is_said_as_a_percentage_of_the_language(language: str, said: str) -> None:
    assert said in lang.say(language, "hashcatch-do-attack", row=1, chance=lang.Share(0.43))


def all_files() -> list[Path]:
    """Those of the page, too."""
    root = SOURCE.parent.parent
    files = [file for place in (SOURCE, root / "web/lang", root / "web/src") for file in place.rglob("*.ftl")]
    assert len(files) > 4 * len(LANGUAGES)
    return files


def test_no_sentence_writes_the_sign_of_a_percentage_itself() -> None:
    """Languages differ in the space before it: what formats the number writes it, here and on the page."""
    assert [f"{file.name}: {line}" for file in all_files() for line in file.read_text("utf-8").splitlines() if "%" in line] == []


def test_three_dots_stand_where_the_language_puts_them() -> None:
    """Behind a space, except in Italian and Portuguese."""
    wrong = {language: r"\w …" if language in ("it", "pt") else r"\w…" for language in LANGUAGES}
    lines = [(file, line) for file in all_files() for line in file.read_text("utf-8").splitlines()]
    assert [f"{file}: {line}" for file, line in lines if re.search(wrong[file.stem], line)] == []


@pytest.mark.parametrize(("machine", "language"), [("nn_NO.UTF-8", "nb"), ("no", "nb"), ("nb_NO", "nb"), ("pt_BR", "pt"), ("fr_FR", "en")])
def test_the_machines_language_is_ours_or_english(monkeypatch: pytest.MonkeyPatch, machine: str, language: str) -> None:
    monkeypatch.setenv("LC_ALL", machine)
    assert lang.own_language() == language


def test_portuguese_counts_as_in_portugal() -> None:
    """In Brazil's plural rules zero is singular."""
    assert lang.say("pt", "blackhat-check-faults", file="f", count=0) == "f: 0 erros"


def test_a_name_that_ends_in_a_dot_ends_the_sentence() -> None:
    assert lang.say("en", "hashcatch-event-turn", seat="Charlotte K.").endswith("Charlotte K.")
    assert lang.say("en", "hashcatch-event-turn", seat="Ada").endswith("Ada.")


def test_a_language_without_a_sentence_falls_back_to_english() -> None:
    assert lang.say("zz", "cli-bye") == lang.say("en", "cli-bye") != lang.say("de", "cli-bye")
    assert not lang.has("zz", "cli-bye")


def test_a_code_without_a_sentence_shows_as_itself() -> None:
    assert lang.say("en", "no-such-code") == "no-such-code"
    assert lang.say("de", "no-such-code", number=5) == "no-such-code {'number': 5}"


def test_a_sentence_that_misses_something_shows_its_code_and_what_there_was() -> None:
    assert lang.say("en", "cli-bot") == "cli-bot"
    assert lang.say("de", "option-unknown", option="x") == "option-unknown {'option': 'x'}"


# ---------------------------------------------------------------- rules in words

RULES = sorted({file.parent for file in SOURCE.rglob("rules/en.md")})
RULING = {
    "en": "Our ruling",
    "de": "Unsere Festlegung",
    "fi": "Ratkaisumme",
    "it": "Decisione nostra",
    "nb": "Vår avgjørelse",
    "pt": "Decisão nossa",
}
OPTION = re.compile(r"\b(?:option|valinta|valinnalla|opzione|valget|opção|tempo|tempoet|ritmo|pelataan) \*([^*]+)\*", re.IGNORECASE)
"""An option, or a tempo, that a rule names."""


def rules_in(folder: Path, language: str) -> dict[str, str]:
    return {number: rule.text for number, rule in Rulebook(folder, language).rules.items()}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("folder", RULES, ids=title)
def test_every_language_has_the_same_rules_which_cite_the_same_others(folder: Path, language: str) -> None:
    english, own = rules_in(folder, "en"), rules_in(folder, language)
    assert list(own) == list(english)
    cited = re.compile(r"\b[A-Z]{2}-\d+")
    assert {number: sorted(cited.findall(text)) for number, text in own.items()} == {
        number: sorted(cited.findall(text)) for number, text in english.items()
    }


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("folder", RULES, ids=title)
def test_every_language_says_of_the_same_rules_that_they_are_ours(folder: Path, language: str) -> None:
    english = {number: text.count(RULING["en"]) for number, text in rules_in(folder, "en").items()}
    assert {number: text.count(RULING[language]) for number, text in rules_in(folder, language).items()} == english


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("folder", RULES, ids=title)
def test_rules_call_options_what_people_see(folder: Path, language: str) -> None:
    """The labels of the lobby, not the keys of the code; the text before the first rule names options, too."""
    game = folder.parent.name
    choices = hacktable.game(game).options
    labels = {lang.say(language, f"{game}-option-{name}").casefold() for name in choices}
    labels |= {lang.say(language, f"{game}-option-tempo-{value}").casefold() for value in choices.get("tempo", ())}
    named = OPTION.findall(Rulebook(folder, language).markdown)
    assert len(named) >= {"blackhat": 18, "hacker": 8, "hashcatch": 1}[game]
    assert [each for each in named if each.casefold() not in labels] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("folder", RULES, ids=title)
def test_no_refusal_shows_keys_of_options_or_commands_in_brackets(folder: Path, language: str) -> None:
    """Refusals, which repeat what was given, are also shown on the page, where nobody types commands."""
    file = folder.parent / "lang" / f"{language}.ftl"
    refusals = {code for code, used in variables(file).items() if used & {"given", "option"}}
    game = hacktable.game(folder.parent.name)
    said = [
        element.value
        for entry in entries(file)
        if isinstance(entry, ast.Message) and entry.value and entry.id.name in refusals
        for element in texts_in(entry.value)
    ]
    keys = {name for name in game.options if "_" in name}
    commands = {f"({action.__name__.lower()})" for action in game.rules.actions.structs}
    assert len(said) > 20
    assert commands
    assert [text for text in said if any(word in text for word in keys | commands)] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", sorted(hacktable.game_names()))
def test_every_call_of_a_game_has_words_that_fit_a_bubble(game: str, language: str) -> None:
    rules = hacktable.game(game).rules
    own = [call for call in rules.telling.calls if call not in GENERAL]
    assert len({call.name for call in rules.telling.calls}) == len(rules.telling.calls)
    assert not {call.name for call in own} & {call.name for call in GENERAL}
    codes = [f"{game}-call-{call.name}{end}" for call in own for end in (("", "-you") if call.aims == "seat" else ("",))]
    for code in codes:
        assert lang.has(language, code), code
        assert 0 < len(lang.say(language, code, name="Ada")) <= 30


def texts_in(pattern: ast.Pattern) -> list[ast.TextElement]:
    found: list[ast.TextElement] = []

    class Texts(Visitor):
        def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802 (Fluent's name)
            found.append(node)

    Texts().visit(pattern)
    return found


def test_a_server_has_opened_all_languages_before_anybody_is_let_in() -> None:
    read_ahead()
    before = lang._sentences.cache_info().misses
    for language in lang.languages():
        for name in ("blackhat", "hacker", "hashcatch"):
            assert lang.say(language, f"{name}-title") != f"{name}-title"
    assert lang._sentences.cache_info().misses == before, "opening files takes tens of milliseconds, in which no move is answered"
