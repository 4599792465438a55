"""Finding something in a rulebook, and reading it at the terminal."""

from pathlib import Path

import pytest

from realmwright.rulebook import find, nearest
from tests.command import run
from tests.rulebook.samples import sample
from tests.server.plugins import installed, python_path
from tests.test_cli import complaint, fine


@pytest.mark.parametrize(
    ("words", "found"),
    [
        ("AB-8.8", ["tile-paddock"]),
        ("ab 8.8", ["tile-paddock"]),
        ("RR-8", ["back"]),
        ("turn-build", ["turn-build"]),
        ("the TURN", ["turn"]),
        ("Paddock", ["tile-paddock"]),
        ("farm", ["tile-farm"]),
        ("jump back", ["back"]),
        ("tiles come", ["turn-tiles"]),
        ("unicorn", []),
    ],
)
def test_what_fits_best(words: str, found: list[str]) -> None:
    assert [place.address for place in find(sample(), "en", words)] == found


def test_names_of_other_languages() -> None:
    assert [place.address for place in find(sample(), "de", "plattchen gibt")] == ["turn-tiles"], "without its dots"
    assert [place.address for place in find(sample(), "nl", "paddock")] == ["tile-paddock"], "as in notation"


def test_what_is_written_nearly_so() -> None:
    assert nearest(sample(), "en", "padock") == ["Paddock"]
    assert nearest(sample(), "en", "unicorn") == []


def test_rules_at_the_terminal(tmp_path: Path) -> None:
    with installed():
        path = python_path()
        contents = fine(run(tmp_path, "rules", "tiny", PYTHONPATH=path))
        assert "Your turn" in contents
        assert "Laid open, Reserve" in contents
        entry = fine(run(tmp_path, "rules", "tiny", "laid", "open", PYTHONPATH=path))
        assert "The cards that you played.  [TINY-2.1]" in entry
        assert "1. Blue turns the marker: moon." in entry
        section = fine(run(tmp_path, "rules", "tiny", "turn", "-l", "nl", PYTHONPATH=path))
        assert section.startswith("Je beurt\n")
        assert "Speel een kaart; zie Opengelegd.  [TINY-1.1]" in section
        number = fine(run(tmp_path, "rules", "tiny", "tiny-1.3", "--language", "de", PYTHONPATH=path))
        assert "Darf ich meine Reserve ansehen?" in number
        assert "[TINY-1.3, unsere eigene Entscheidung]" in number
        assert "Did you mean Reserve?" in complaint(run(tmp_path, "rules", "tiny", "resreve", PYTHONPATH=path))


def test_rules_of_a_game_of_our_own(tmp_path: Path) -> None:
    assert fine(run(tmp_path, "rules", "kingdom-builder", "paddock")).startswith("Paddock\n")
    assert "Second edition: " in fine(run(tmp_path, "rules", "dominion", "mine"))
    assert "unknown game 'chess'" in complaint(run(tmp_path, "rules", "chess"))
    assert "unknown language 'fr'" in complaint(run(tmp_path, "rules", "dominion", "-l", "fr"))
