"""A card of one's own is one entry: with it all records replay, all set-ups stay, and it can be played with.

The tests run in a copy of the package that has such a card, in a process of its own: once the catalogue is filled, it
never changes.
"""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any, Final

import pytest

import realmwright
from realmwright.bots import bots_for
from realmwright.bots.dominion.buy_values import COLUMNS, TABLE
from realmwright.bots.dominion.policies import sensible
from realmwright.compiled import PURE
from realmwright.dice import FastDice
from realmwright.game import Json
from realmwright.record import Record, result_of
from realmwright.rules.dominion import game
from realmwright.rules.dominion.content import CATALOGUE, own
from realmwright.rules.dominion.content.kingdoms import OWN

ROOT: Final = Path(__file__).parents[2]
RECORDS: Final = sorted((ROOT / "tests/golden/records").glob("dominion-*.json"))
OPTIONS: Final[tuple[dict[str, Json], ...]] = (
    {},
    {"edition": "second"},
    {"mixed": True, "require": ["moat"]},
    {"kingdom": "draft", "forbid": ["spy"]},
    {"edition": "second", "kingdom": "first-game"},
)
HAMLET: Final = """
from realmwright.rules.dominion.model.actions import DISCARD
from realmwright.rules.dominion.model.catalogue import ACTION, Emblem
from realmwright.rules.dominion.play.instructions import Choose, CoinsIfChosen

HAMLET = Card(
    "hamlet",
    ACTION,
    2,
    cards=1,
    actions=1,
    then=(Choose(DISCARD, optional=True), CoinsIfChosen(1)),
    emblem=Emblem("M-10 10H10V0L0-10-10 0z"),
)
CARDS: Final[tuple[Card, ...]] = (HAMLET,)
"""


def set_ups() -> list[Any]:
    """What some seeds give, as far as it can be seen and as far as it cannot."""
    return [game.new(2 + seed % 3, seed, options).dump() for seed in range(3) for options in OPTIONS]


def replayed() -> list[Any]:
    """How the golden records end."""
    states = [Record.from_json(path.read_text("utf-8")).replay() for path in RECORDS]
    return [[result_of(state), state.dump()] for state in states]


def played() -> dict[str, Any]:
    """What can be done with an own card."""
    hamlet = CATALOGUE.number_of["hamlet"]
    drawn = [seed for seed in range(40) if game.new(2, seed, {"own": True}).kingdom >> hamlet & 1]
    plays = 0
    for seed in range(2):
        edition = ("first", "second")[seed % 2]
        state = game.new(2, seed, {"require": ["hamlet", "witch", "throne room"], "edition": edition})
        stream = FastDice(seed).stream("choices")
        rival = bots_for("dominion")["double-witch"](seed)
        while (seat := state.seat) is not None and state.turns < 200:
            action = state.read("buy hamlet")
            if not (state.legal() >> action & 1 and state.owned(seat).count(hamlet) < 3):
                action = sensible(state, stream) if seat == 0 else rival.choose(state)
            plays += state.say(action) == "play hamlet"
            state.play(action)
            if state.stack:
                assert game.load(state.dump()).dump() == state.dump()
        assert "hamlet" in state.svg(0)
        assert "hamlet" in state.text(0)
    return {
        "options": [option.name for option in game.options],
        "named": [option.name for option in game.options if "hamlet" in option.choices],
        "drawn": len(drawn),
        "plays": plays,
        "symbol": "rw-dom-card-hamlet" in game.symbols(),
        "picture": "M-10 10H10V0L0-10-10 0z" in (game.illustration("hamlet") or ""),
        "zeros": not any(TABLE[hamlet]) and not any(row[COLUMNS.index("owned:hamlet")] for row in TABLE),
    }


@pytest.fixture(scope="module")
def with_hamlet(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """What the functions above give in a copy of the package with one more card."""
    place = tmp_path_factory.mktemp("own")
    package = Path(realmwright.__file__).parent
    left_out = shutil.ignore_patterns("*.so", "__pycache__", "server")
    shutil.copytree(package, place / "realmwright", ignore=left_out)
    home = place / "realmwright" / Path(own.__file__).relative_to(package)
    # It takes the place of those that are there: there are numbers for few.
    home.write_text(home.read_text("utf-8").partition("CARDS: Final")[0] + HAMLET, "utf-8")
    env = {**os.environ, "PYTHONPATH": os.pathsep.join((str(place), str(ROOT))), PURE: "1"}
    command = [sys.executable, "-m", "tests.dominion.test_own_cards"]
    done = subprocess.run(command, env=env, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


@pytest.mark.skipif(bool(OWN), reason="there are own cards already")
def test_without_own_cards_there_is_no_option_for_them() -> None:
    assert "own" not in [option.name for option in game.options]


def test_records_and_set_ups_stay_as_they_were(with_hamlet: Any) -> None:
    assert with_hamlet["set_ups"] == json.loads(json.dumps(set_ups()))
    assert with_hamlet["replayed"] == json.loads(json.dumps(replayed()))


def test_an_own_card_can_be_played_with(with_hamlet: Any) -> None:
    found = with_hamlet["played"]
    assert "own" in found["options"]
    assert found["named"] == ["cards", "require", "forbid"]
    assert 0 < found["drawn"] < 40, "at random it is there sometimes"
    assert found["plays"] > 0
    assert found["symbol"]
    assert found["picture"], "its emblem, until somebody engraves a picture"
    assert found["zeros"], "the learnt table has zeros for it"


if __name__ == "__main__":
    print(json.dumps({"set_ups": set_ups(), "replayed": replayed(), "played": played()}))
