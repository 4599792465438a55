"""Rulebooks as they are read: what they hold, and what is said about mistakes."""

import pytest

from realmwright.game import LANGUAGES
from realmwright.rulebook import BadRulebook, Span, plain, rulebook_of, spans, tell
from realmwright.words import Words
from tests.rulebook.samples import sample, unwritten


def test_a_rulebook_is_read() -> None:
    book = rulebook_of(sample())
    assert [section.name for section in book.sections] == ["turn"]
    assert [paragraph.address for paragraph in book.paragraphs] == ["turn-build", "turn-tiles"]
    assert list(book.figures) == ["three", "jump"]
    assert dict(book.numbers)["AB-8.8"] == "thing tile-paddock"
    assert book.unmet == {"AB-0.1": "source"}


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('name = "turn"', "name = turn", "sample/rulebook/contents.toml is not TOML"),
        ('name = "build"', 'name = "Build!"', "section 1 (turn), paragraph 1, field 'name': 'Build!' is no name"),
        ('name = "tiles"', 'name = "build"', "has the address 'turn-build' twice"),
        ('name = "tiles"', 'name = "tiles"\ncolour = 1', "paragraph 2, has an unknown field 'colour'"),
        (
            'figure = "three"',
            'figure = "thre"',
            "paragraph 1, field 'figure': unknown name 'thre'; did you mean",
        ),
        ('"AB-4.2"', '"AB 4.2"', "paragraph 1, field 'rules': 'AB 4.2' is no number of a rule"),
        ('"AB-5.3"', '"AB-4.2"', "paragraph 1, field 'rules' has AB-4.2 twice"),
        ('name = "jump"', 'name = "three"', "has the figure 'three' twice"),
        ('play = ["use', 'play = [1, "use', "figure 2, field 'play' must hold texts, not 1"),
        ("[thing.tile-farm]", "[thing.tile-farm]\nruels = []", "thing tile-farm, has an unknown field 'ruels'"),
        ('source = "ruling"', 'source = "me"', "question 1, field 'source': unknown name 'me'"),
        ('sections = ["turn"]', 'sections = ["trun"]', "question 1, field 'sections': unknown name 'trun'"),
        (
            'things = ["tile-paddock"]\nsections = ["turn"]',
            "",
            "question 1, must have field 'things' or",
        ),
        ('"AB-0.1" = "source"', '"zero" = "source"', "unmet, 'zero' is no number of a rule"),
        ('[[section]]\nname = "turn"', '[[section]]\nname = "figure"', "a section cannot be called 'figure'"),
    ],
)
def test_a_mistake_is_named_by_file_entry_and_field(old: str, new: str, said: str) -> None:
    with pytest.raises(BadRulebook) as caught:
        rulebook_of(sample(old, new))
    assert said in str(caught.value)
    assert "sample/rulebook/contents.toml" in str(caught.value)


def test_a_question_about_a_paragraph_is_asked_in_its_section() -> None:
    (question,) = rulebook_of(sample('sections = ["turn"]', 'sections = ["turn-build", "turn-tiles"]')).questions
    assert question.sections == ("turn",)


def test_a_file_that_is_missing_is_named() -> None:
    with pytest.raises(BadRulebook, match=r"sample/rulebook/ has no nl\.ftl"):
        rulebook_of(sample(without="nl.ftl"))


def test_marks() -> None:
    assert spans("Take [a tile](tile-farm), *once*.") == [
        Span("Take "),
        Span("a tile", to="tile-farm"),
        Span(", "),
        Span("once", emphasis=True),
        Span("."),
    ]
    assert plain("Take [a tile](tile-farm), *once*.") == "Take a tile, once."
    for wrong in ("an *open mark", "a [link] to nowhere", "a [link](Not an address)", "*"):
        with pytest.raises(BadRulebook, match="belongs to no"):
            spans(wrong)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_rulebook_is_told_in_every_language(language: str) -> None:
    game = sample()
    told = tell(game, language)
    thing = told.things["tile-paddock"]
    assert told.sections[0].paragraphs[0].text.count(f"[{thing.name}](tile-paddock)") == 1
    assert thing.figures == ["jump"]
    assert thing.questions == ["back"]
    assert thing.name == Words(game, language).say("tile-paddock")
    assert [kind.things for kind in told.kinds] == [("castles",), ("tile-farm", "tile-paddock")]
    assert told.things["tile-farm"].set == "set-nomads"
    assert told.things["tile-farm"].set_name
    assert told.questions["back"].answer.endswith("(tile-paddock).")


def test_the_steps_of_an_example_are_told() -> None:
    told = {language: tell(sample(), language).figures["three"].steps for language in LANGUAGES}
    assert all(len(steps) == 3 and all(step.endswith(".") for step in steps) for steps in told.values())
    assert "Blue" in told["en"][0]
    assert "Blauw" in told["nl"][0]
    assert "Blau " in told["de"][0]


def test_an_action_without_an_event_is_told_as_what_is_done() -> None:
    lifted = tell(sample(), "en").figures["jump"].steps[1]
    assert lifted
    assert "0,0" in lifted


def test_a_game_without_a_rulebook_gets_one_of_what_its_texts_explain() -> None:
    told = tell(unwritten(), "de")
    assert told.sections == []
    assert [kind.title for kind in told.kinds] == ["Was es gibt"]
    assert {"tile-paddock", "card-knights", "castles"} <= told.things.keys()
    assert not any(name.startswith(("option-", "page-")) for name in told.things)
