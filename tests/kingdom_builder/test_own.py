"""Cards of no published set: they can be added, and no stored record or random set-up changes by that.

A copy of the package gets two own cards, as :mod:`content.own` says how, and plays in a process of its own.
"""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import realmwright
from realmwright.rules.kingdom_builder import game
from realmwright.rules.kingdom_builder.content.own import OWN_CONTENT
from realmwright.rules.kingdom_builder.model.catalogue import EXPANSIONS, OWN
from realmwright.rules.kingdom_builder.setup import CARD_POOL
from tests.kingdom_builder.own_replay import set_ups
from tests.playthrough import GOLDEN

ROOT = Path(__file__).parents[2]
HERE = Path(__file__).parent
MORE = """
from realmwright.rules.kingdom_builder.content.own.own_rivermen import RIVER_PEOPLE
CARDS = (*CARDS, *RIVER_PEOPLE.cards)
"""
COMPILED = ("*.so", "*.pyd", "__pycache__")


@pytest.fixture(scope="module")
def told(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """What a process says that plays with two own cards more."""
    place = tmp_path_factory.mktemp("own")
    package = place / "realmwright"
    shutil.copytree(Path(realmwright.__file__).parent, package, ignore=shutil.ignore_patterns(*COMPILED, "page"))
    own = package / "rules" / "kingdom_builder" / "content" / "own"
    shutil.copy(HERE / "own_rivermen.py", own)
    entry = own / "cards.py"
    entry.write_text(entry.read_text("utf-8") + MORE, "utf-8")
    run = subprocess.run(
        [sys.executable, "-m", "tests.kingdom_builder.own_replay", str(GOLDEN / "records")],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": os.pathsep.join([str(place), str(ROOT)])},
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert run.returncode == 0, run.stderr
    return json.loads(run.stdout)


def test_every_stored_record_replays_as_before(told: Any) -> None:
    assert told["records"]
    assert all(told["records"].values())


def test_random_set_ups_stay_as_they_are(told: Any) -> None:
    assert told["set_ups"] == set_ups()


def test_random_set_ups_draw_own_cards_when_asked_to(told: Any) -> None:
    assert {*CARD_POOL, "rivermen", "ferrymen"} <= set(told["drawn"])


def test_own_cards_can_be_named_in_any_game_and_act_during_play(told: Any) -> None:
    assert told["played"]["same"], "dumps tell everything"
    scores = told["played"]["scores"]
    assert all({"rivermen", "ferrymen", "lords", "castles"} == set(score) for score in scores)
    assert sum(score["rivermen"] for score in scores) > 0
    assert sum(score["ferrymen"] for score in scores) > 0


def test_the_option_is_there_as_soon_as_there_is_something_to_draw(told: Any) -> None:
    here = [option.name for option in game.options]
    assert [name for name in told["options"] if name not in here or name == "own"] == ["own"]
    assert ("own" in here) == (OWN in EXPANSIONS) == bool(OWN_CONTENT.cards or OWN_CONTENT.extras)
