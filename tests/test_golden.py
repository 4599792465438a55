"""What must never change by accident: whole games, counts of possible games, and stored records."""

import json
from itertools import pairwise, zip_longest
from typing import Any

import pytest

from realmwright import bits
from realmwright.dice import FairDice, FastDice
from realmwright.game import State, games
from realmwright.record import Record, result_of
from realmwright.rules.kingdom_builder.model.catalogue import EXPANSIONS, EXTRAS, LOCATION_TILE, OWN
from realmwright.rules.winter_kingdom.setup import CARD_POOL, ECONOMY_POOL, TALENT_POOL, TWIST_POOL
from tests.playthrough import (
    COUNTS,
    GOLDEN,
    HOW_TO_WRITE,
    PLAYTHROUGHS,
    RECORDS,
    Plan,
    counted,
    golden_files,
    played,
    playthrough,
    record_of,
)

STORED_RECORDS = sorted(path.name for path in (GOLDEN / "records").glob("*.json"))


def first_difference(name: str, expected: str, actual: str) -> str | None:
    """A few lines that say where two texts part, or None if they do not."""
    if expected == actual:
        return None
    old, new = expected.splitlines(keepends=True), actual.splitlines(keepends=True)
    pairs = enumerate(zip_longest(old, new), 1)
    number, (was, now) = next((number, pair) for number, pair in pairs if pair[0] != pair[1])
    context = "".join(f"          {line}" for line in old[max(0, number - 4) : number - 1])
    return (
        f"{name} differs from line {number} on:\n{context}"
        f"  golden  {was if was is None else was.rstrip()}\n"
        f"  now     {now if now is None else now.rstrip()}\n{HOW_TO_WRITE}"
    )


def assert_golden(name: str) -> None:
    path = GOLDEN / name
    assert path.exists(), f"there is no golden file {name}; {HOW_TO_WRITE}"
    difference = first_difference(name, path.read_bytes().decode(), golden_files()[name]())
    assert difference is None, difference


@pytest.mark.parametrize("name", PLAYTHROUGHS)
def test_a_playthrough_is_as_it_was(name: str) -> None:
    assert_golden(f"{name}.txt")


def test_there_are_no_other_golden_files() -> None:
    found = {path.relative_to(GOLDEN).as_posix() for path in GOLDEN.rglob("*") if path.is_file()}
    forgotten = {name for name in found - set(golden_files()) if not name.startswith("records/")}
    assert not forgotten, f"nothing makes or checks these: {sorted(forgotten)}"


def lines_of(game: str) -> list[str]:
    """All playthroughs of a game."""
    names = [name for name, plan in PLAYTHROUGHS.items() if plan.game == game]
    return [line for name in names for line in (GOLDEN / f"{name}.txt").read_text("utf-8").splitlines()]


def told(lines: list[str], kind: str) -> list[Any]:
    """What the events of a kind say."""
    events = [line.split(maxsplit=2)[1:] for line in lines if line.startswith("   event ")]
    return [json.JSONDecoder().raw_decode(args)[0] for name, args in events if name == kind]


def test_the_playthroughs_show_every_location_and_every_kind_of_event() -> None:
    lines = lines_of("kingdom-builder")
    used = {args["tile"] for args in told(lines, "tile-used")}
    taken = {args["tile"] for args in told(lines, "tile-taken")}
    own = EXPANSIONS[OWN].extras if OWN in EXPANSIONS else ()
    locations = [extra for extra in EXTRAS if extra.role == LOCATION_TILE and extra not in own]
    assert {extra.name for extra in locations if not extra.passive} <= used
    assert {extra.name for extra in locations} <= taken
    assert {"farmland", "cave", "canoe bonus", "sword", "resettlement", "outpost"} <= used
    kinds = {line.split()[1] for line in lines if line.startswith("   event ")}
    assert kinds >= {
        *("built", "moved", "card-drawn", "card-shown", "card-useless", "deck-shuffled"),
        *("tile-used", "tile-taken", "tile-lost", "last-round", "game-over", "earned", "stopped"),
        *("walled", "struck", "placed", "taken-back", "card-turned", "set-aside"),
        *("scouted", "value-taken", "tile-repeated", "line-marked", "silo-begins"),
    }
    asked = {line.split()[1] for line in lines if line.startswith("   asked ")}
    assert asked >= {
        *("build", "build-choice", "finish", "closing", "tile-build", "tile-builds", "tile-move", "tile-to"),
        *("tile-steps", "tile-wall", "tile-scout", "tile-strike", "tile-warrior", "tile-place", "tile-travel"),
        *("tile-travel-on", "tile-city", "tile-aside", "tile-react", "tile-serve", "tile-repeat", "silo"),
    }
    assert {plan.players for plan in PLAYTHROUGHS.values() if plan.game == "kingdom-builder"} == {2, 3, 4, 5}


def test_the_playthroughs_show_the_whole_box_of_winter_kingdom() -> None:
    plans = [plan for plan in PLAYTHROUGHS.values() if plan.game == "winter-kingdom"]
    assert {plan.players for plan in plans} == {2, 3, 4}
    assert {plan.fair for plan in plans} == {True, False}
    lines = lines_of("winter-kingdom")
    used = {(args["talent"], args["level"]) for args in told(lines, "talent-used")}
    turns = [
        (line.split(": ", 1)[1], asked.split(maxsplit=2)[1:])
        for line, asked in pairwise(lines)
        if asked.startswith("   asked ")
    ]
    for said, (kind, args) in turns:
        if kind in ("follow-move", "follow-build") and said != "stop":
            used.add((json.loads(args)["talent"], 2))
    assert used == {("tunnel", 1), *((name, level) for name in TALENT_POOL for level in (1, 2))}
    assert {args["economy"] for args in told(lines, "coins")} == set(ECONOMY_POOL) - {"salvage"}
    assert told(lines, "salvaged")
    shown = {name for plan in plans for name in plan.start().scores()[0]}
    assert shown == {*CARD_POOL, "castles"}
    asked = {kind for _, (kind, _) in turns}
    assert asked == {
        *("build", "build-choice", "settle", "talent-build", "talent-move", "talent-to", "follow-move"),
        *("follow-build", "road", "finish", "salvage", "trade", "extra", "wolves", "settle-or-not"),
    }
    alone = {str(plan.options.get("twist")) for plan in plans}
    assert alone >= set(TWIST_POOL), "each twist by itself"
    kinds = {line.split()[1] for line in lines if line.startswith("   event ")}
    assert kinds == {
        *("card-drawn", "card-shown", "card-useless", "deck-shuffled", "no-terrain", "built", "coins", "talent-used"),
        *("moved", "stopped", "bought", "upgraded", "extra-bought", "salvaged", "lost", "last-round", "game-over"),
        "turn-begun",
    }


def test_a_playthrough_is_the_same_each_time_and_another_with_another_seed() -> None:
    plan = Plan("kingdom-builder", 2, 77, {"first_game": True})
    assert playthrough(plan) == playthrough(plan)
    assert playthrough(plan) != playthrough(Plan("kingdom-builder", 2, 78, {"first_game": True}))


def test_the_message_shows_the_first_differing_line() -> None:
    assert first_difference("x", "a\nb\n", "a\nb\n") is None
    message = first_difference("some file", "1\n2\n3\nold\n5\n", "1\n2\n3\nnew\n5\n") or ""
    assert "some file differs from line 4" in message
    assert "golden  old" in message
    assert "now     new" in message
    assert "python -m tests.playthrough --write" in message
    assert "line 3" in (first_difference("x", "1\n2\n", "1\n2\n3\n") or "")
    assert "line 2" in (first_difference("x", "1\n2", "1\n2\n") or ""), "a missing last newline counts"


# Counts of action sequences


@pytest.mark.parametrize("name", COUNTS)
def test_counts_of_continuations_are_unchanged(name: str) -> None:
    golden = json.loads((GOLDEN / "counts.json").read_text("utf-8"))
    assert list(golden) == list(COUNTS), f"counts.json lists other positions; {HOW_TO_WRITE}"
    assert counted(name) == golden[name], HOW_TO_WRITE


def count_by_text(state: State, depth: int) -> int:
    """The same count the slow way round: through notation and dumps, never through copies."""
    if state.seat is None:
        return 1
    if depth == 0:
        return 1
    game = state.game
    dump = state.dump()
    total = 0
    for text in [state.say(action) for action in bits.each(state.legal())]:
        twin = game.load(json.loads(json.dumps(dump)))
        twin.play(twin.read(text))
        total += count_by_text(twin, depth - 1)
    return total


@pytest.mark.parametrize("name", [name for name in COUNTS if "after" in name or "before" in name])
def test_the_counts_do_not_depend_on_how_one_counts(name: str) -> None:
    state, _ = played(COUNTS[name][0])
    golden = json.loads((GOLDEN / "counts.json").read_text("utf-8"))[name]
    depth = max(step for step in (1, 2, 3) if step == 1 or golden[step - 1] <= 400)
    assert count_by_text(state, depth) == golden[depth - 1]


# Records: every stored one replays on every later release


@pytest.mark.parametrize("name", STORED_RECORDS)
def test_a_stored_record_replays_and_verifies(name: str) -> None:
    text = (GOLDEN / "records" / name).read_bytes().decode()
    record = Record.from_json(text)
    checks = record.verify()
    stored = json.loads(text)
    assert checks[0] == f"all {len(stored['actions'])} actions are legal by rules {stored['rules']} of {stored['game']}"
    state = record.replay()
    if stored["result"] is None:
        assert state.seat is not None
        assert "the game is not over" in checks
    else:
        assert state.seat is None
        assert stored["result"] == result_of(state)
        assert stored["result"]["scores"] == [dict(score) for score in state.scores()]
        assert stored["result"]["winners"] == state.winners()
        assert "the result is what the actions lead to" in checks
    if stored["dice"]["kind"] == "fair":
        assert isinstance(record.dice, FairDice)
        assert any(stored["dice"]["commitment"] in check for check in checks)
    else:
        assert isinstance(record.dice, FastDice)
    assert record.to_json(reveal=True) == text, "written again it is the same, byte by byte"


def test_the_stored_records_are_of_all_kinds() -> None:
    records = [json.loads((GOLDEN / "records" / name).read_text("utf-8")) for name in STORED_RECORDS]
    assert {record["game"] for record in records} == set(games), "each game has its records"
    finished = {(record["players"], record["dice"]["kind"]) for record in records if record["result"]}
    assert {players for players, _ in finished} == {2, 3, 4, 5}
    assert {kind for _, kind in finished} == {"fast", "fair"}
    assert any(record["result"] is None and record["actions"] for record in records)


@pytest.mark.parametrize("name", RECORDS)
def test_a_record_is_written_as_it_was(name: str) -> None:
    """Replaying shows that an old record is understood; this shows that a new one would look the same."""
    assert_golden(f"records/{name}.json")
    assert record_of(RECORDS[name]).names, "names are kept"
