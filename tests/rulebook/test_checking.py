"""What the check of a rulebook finds, and that all rulebooks pass it."""

import pytest

from realmwright.game import games
from realmwright.rulebook.checking import faults, main
from realmwright.rulebook.library import FOLDER, rulebook_of
from tests.rulebook.samples import sample
from tests.test_citations import BOOKS, ROOT, RULINGS, prefix_of, read_book

WRITTEN = [name for name in games if games[name].files(FOLDER)]
OWN_BOOKS = {"kingdom-builder": ("KB", RULINGS), "winter-kingdom": ("WK",), "dominion": ("DOM",)}


def test_the_sample_is_well() -> None:
    assert list(faults(sample())) == []


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("rulebook-turn-tiles = Fiches", "rulebook-turn-tile = Fiches", "nl.ftl has no message rulebook-turn-tiles"),
        ("rulebook-turn-tiles = Fiches", "rulebook-turn-tile = Fiches", "nl.ftl has a message rulebook-turn-tile that"),
        ("rulebook-turn = De", "rulebook-turn De", "nl.ftl, line 2 cannot be read"),
        ("rulebook-turn = The", "rulebook-turn = A\nrulebook-turn = The", "en.ftl has rulebook-turn twice"),
        ("    .answer = Ja, mit", "    .reply = Ja, mit", "de.ftl, message rulebook-question-back.answer: no message"),
        ("[Bauen](turn-build)", "[Bauen](turn-bulid)", "de.ftl, message rulebook-turn-tiles: the link to turn-bulid"),
        ("Build *three*", "Build *three", "en.ftl, message rulebook-turn-build: the mark '*'"),
        ("then use a [{ tile-paddock }]", "then use a [{ tile-pad }]", "en.ftl, message rulebook-turn-build: message"),
        ("= The turn", "= The *turn*", "en.ftl, message rulebook-turn: a title has no marks"),
        (
            'things = ["tile-paddock", ',
            'things = ["tile-padock", ',
            "field 'things': no message tile-padock",
        ),
        ("[thing.castles]", "[thing.castle]", "contents.toml, thing castles is missing"),
        ("[thing.castles]", "[thing.castle]", "contents.toml, thing castle belongs to no kind"),
        ('set = "set-nomads"', 'set = "set-nomad"', "thing tile-farm, field 'set': no message set-nomad"),
        ('thing = "tile-paddock"', 'thing = "tile-barn"', "figure jump, field 'thing': there is no entry tile-barn"),
        ('figure = "three"', "", "figure three is shown by no paragraph and by no thing"),
        ("D D D D / G D D W", "D D D D / G D D", "figure three, field 'position'"),
        ('"build 1,2"', '"build 1,3"', "figure three, field 'play', action 3: 'build 1,3' cannot be played now"),
        ('things = ["tile-paddock"]', 'things = ["tile-barn"]', "question back, field 'things': there is no entry"),
        ('"AB-0.1" = "source"', '"AB-8.8" = "source"', "unmet, AB-8.8 is met by thing tile-paddock"),
    ],
)
def test_a_fault_is_found(old: str, new: str, said: str) -> None:
    found = list(faults(sample(old, new)))
    assert any(said in fault for fault in found), found


def test_texts_have_the_same_order_in_all_languages() -> None:
    swapped = sample(
        "rulebook-kind-castles = Velden\nrulebook-kind-works = Fiches",
        "rulebook-kind-works = Fiches\nrulebook-kind-castles = Velden",
    )
    assert list(faults(swapped)) == ["sample/rulebook/nl.ftl has its messages in another order than en.ftl"]


@pytest.mark.parametrize("name", games)
def test_the_rulebooks_of_all_games_are_well(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    code = main([name])
    assert code == 0, capsys.readouterr().out


def test_the_command_names_what_it_cannot_check(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([]) == main(["chess"]) == 2
    assert "unknown game 'chess'" in capsys.readouterr().err


@pytest.mark.parametrize("name", [name for name in WRITTEN if name in OWN_BOOKS])
def test_every_rule_is_met_or_said_to_be_unmet(name: str) -> None:
    document = read_book((ROOT / "docs/rules" / f"{name}.md").read_text("utf-8"))
    assert set(OWN_BOOKS[name]) <= {*BOOKS, RULINGS}
    book = rulebook_of(games[name])
    met = dict(book.numbers)
    assert [number for number in document.rules if number not in met and number not in book.unmet] == []
    assert [(number, where) for number, where in met.items() if not document.known(number)] == []
    assert [number for number in book.unmet if not document.known(number)] == []
    assert {prefix_of(number) for number in met} <= set(OWN_BOOKS[name])
