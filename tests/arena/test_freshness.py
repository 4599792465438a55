"""Fresh deals: reserved seeds of which no other tournament has played a game."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from realmwright.arena import reports
from realmwright.arena.freshness import FILE
from realmwright.arena.ledger import NOBODY_LOOKED, Ledger
from realmwright.arena.match import Plan
from realmwright.arena.schedule import RoundRobin
from realmwright.bots.dominion import learn
from realmwright.bots.seeds import RESERVED, check_for_tuning
from realmwright.game import BadSetup
from tests.arena.results import TINY, made_up

pytestmark = pytest.mark.usefixtures("plugins")

FRESH = replace(TINY, seed=RESERVED.start + 5)
OTHER = replace(FRESH, bots=("random", "watchful"))


def played(folder: Path, plan: Plan, games: int) -> str:
    """Why the deals of a tournament are not fresh that is played up to so many games a pairing."""
    with Ledger(folder, plan) as ledger:
        for fixture in RoundRobin(plan, games).fixtures(0, {}):
            ledger.add(made_up(fixture))
        return ledger.stale


def test_a_reserved_seed_alone_is_fresh(tmp_path: Path) -> None:
    assert played(tmp_path / "one", FRESH, 4) == ""
    assert played(tmp_path / "one", FRESH, 8) == "", "and stays so when it goes on"
    assert "seed 0 is none of those reserved" in played(tmp_path / "two", TINY, 4)


@pytest.mark.parametrize("plan", [replace(OTHER, game="kingdom-builder"), replace(OTHER, seed=RESERVED.start + 6)])
def test_other_games_and_seeds_are_other_deals(tmp_path: Path, plan: Plan) -> None:
    played(tmp_path / "one", FRESH, 4)
    with Ledger(tmp_path / "two", plan) as ledger:
        assert ledger.stale == ""


def test_deals_that_somebody_has_played_are_not(tmp_path: Path) -> None:
    assert played(tmp_path / "one", FRESH, 4) == ""
    assert "one has played deals of seed" in played(tmp_path / "two", OTHER, 4)
    assert "one has played" in played(tmp_path / "two", OTHER, 4), "and it is not forgotten"
    assert played(tmp_path / "one", FRESH, 4) == "", "whoever was first stays fresh"
    played(tmp_path / "two", OTHER, 12)
    assert "two has played deals of seed" in played(tmp_path / "one", FRESH, 8), "but not the deals of later"


def test_tournaments_elsewhere_are_looked_through_too(tmp_path: Path) -> None:
    played(tmp_path / "arena" / "one", FRESH, 4)
    with Ledger(tmp_path / "out" / "two", OTHER, beside=[tmp_path / "arena", tmp_path / "nowhere"]) as ledger:
        assert "one has played" in ledger.stale


def test_nobody_has_looked_at_ledgers_of_before(tmp_path: Path) -> None:
    played(tmp_path / "one", FRESH, 4)
    path = tmp_path / "one" / FILE
    first, *rest = path.read_text("utf-8").splitlines()
    heading = json.loads(first)
    del heading["stale"]
    path.write_text("\n".join([json.dumps(heading), *rest]) + "\n", "utf-8")
    assert played(tmp_path / "one", FRESH, 4) == NOBODY_LOOKED


@pytest.mark.parametrize(
    "text", ["", "{", "[1]\n", '{"game": 3}\n', '{"game":"tiny","seed":1000005}\n{"deal":"x"}\nno\n']
)
def test_what_is_no_ledger_is_passed_over(tmp_path: Path, text: str) -> None:
    (tmp_path / "odd").mkdir()
    (tmp_path / "odd" / FILE).write_text(text, "utf-8")
    assert played(tmp_path / "one", FRESH, 4) == ""


def test_reports_say_it(tmp_path: Path) -> None:
    with Ledger(tmp_path / "one", FRESH) as ledger:
        results = [made_up(fixture) for fixture in RoundRobin(FRESH, 4).fixtures(0, {})]
        fresh, stale, unknown = (reports.to_json(FRESH, results, each) for each in (ledger.stale, "why not", None))
        assert [each["fresh"] for each in (fresh, stale, unknown)] == [True, False, None]
        assert "fresh: nobody had played these deals" in reports.text(FRESH, results, ledger.stale)
        assert "not fresh: why not" in reports.text(FRESH, results, "why not")
        assert "fresh" not in reports.text(FRESH, results)


def test_nothing_is_tuned_with_reserved_seeds(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    check_for_tuning(RESERVED.start - 1)
    with pytest.raises(BadSetup, match="reserved for measuring"):
        check_for_tuning(RESERVED.start)
    with pytest.raises(SystemExit):
        learn.main(["--games", "1", "--seed", str(RESERVED.start), "--output", str(tmp_path / "values.csv")])
    assert "reserved for measuring" in capsys.readouterr().err
    assert not (tmp_path / "values.csv").exists()
