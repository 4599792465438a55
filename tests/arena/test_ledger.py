"""The ledger: nothing that was played is lost, nothing counts twice, and other plans are kept apart."""

import json
from collections.abc import Callable, Generator, Iterable
from dataclasses import replace
from pathlib import Path

import pytest

from realmwright.arena.freshness import FILE
from realmwright.arena.ledger import BadLedger, Ledger, fingerprint, heading, result_from_json, result_to_json
from realmwright.arena.match import Fault, Fixture, Plan, Result, broken_off
from realmwright.arena.schedule import RoundRobin, Swiss
from realmwright.arena.tournament import play_missing
from tests.arena.results import TINY, made_up

pytestmark = pytest.mark.usefixtures("plugins")

FIXTURES = list(RoundRobin(TINY, 4).fixtures(0, {}))
RESULTS = [made_up(fixture) for fixture in FIXTURES]


def written(folder: Path, results: list[Result], plan: Plan = TINY) -> bytes:
    """What a ledger with these results holds."""
    with Ledger(folder, plan) as ledger:
        for result in results:
            ledger.add(result)
    return (folder / FILE).read_bytes()


def kept(folder: Path, plan: Plan = TINY) -> list[Result]:
    with Ledger(folder, plan) as ledger:
        return list(ledger.results.values())


def test_a_ledger_reads_back_what_was_written(tmp_path: Path) -> None:
    data = written(tmp_path / "new" / "folder", RESULTS)
    assert data.count(b"\n") == 1 + len(RESULTS)
    assert kept(tmp_path / "new" / "folder") == RESULTS
    assert (tmp_path / "new" / "folder" / FILE).read_bytes() == data, "reading changes nothing"


@pytest.mark.parametrize(
    "result",
    [
        made_up(Fixture(3, (2, 0)), [0, 1]),
        made_up(Fixture(0, (0, 1)), finished=False),
        broken_off(TINY, Fixture(0, (1, 2)), Fault(1, "slow", 5, "no answer")),
        broken_off(TINY, Fixture(0, (1, 2)), None),
    ],
)
def test_a_result_survives_being_written(result: Result) -> None:
    assert result_from_json(json.loads(json.dumps(result_to_json(result))), TINY) == result


def test_a_game_counts_once_and_the_first_time(tmp_path: Path) -> None:
    other = replace(RESULTS[0], winners=[1])
    with Ledger(tmp_path, TINY) as ledger:
        assert ledger.add(RESULTS[0])
        assert not ledger.add(other)
    assert kept(tmp_path) == RESULTS[:1]
    # As if two arenas had written at once, where nobody could keep them apart.
    with (tmp_path / FILE).open("a", encoding="utf-8") as file:
        file.write(json.dumps(result_to_json(other)) + "\n")
    assert kept(tmp_path) == RESULTS[:1]


def test_wherever_it_was_torn_all_whole_lines_count(tmp_path: Path) -> None:
    data = written(tmp_path, RESULTS[:2])
    ends = [at + more for at, byte in enumerate(data) if byte == ord("\n") for more in (-1, 0, 1, 2)]
    for length in (*range(0, 40, 3), *range(40, len(data), 61), *ends):
        (tmp_path / FILE).write_bytes(data[:length])
        whole = max(0, data[:length].count(b"\n") - 1)
        with Ledger(tmp_path, TINY) as ledger:
            assert list(ledger.results.values()) == RESULTS[:whole]
            for result in RESULTS[:2]:
                ledger.add(result)
        assert (tmp_path / FILE).read_bytes() == data


@pytest.mark.parametrize("rubbish", [b"\0" * 50 + b"\n", b'{"deal":0,\n', b"\xff\xfe\n"])
def test_a_last_line_of_rubbish_is_dropped_and_any_other_refused(rubbish: bytes, tmp_path: Path) -> None:
    data = written(tmp_path, RESULTS[:2])
    (tmp_path / FILE).write_bytes(data + rubbish)
    assert kept(tmp_path) == RESULTS[:2]
    assert (tmp_path / FILE).read_bytes() == data
    head, first, second = data.splitlines(keepends=True)
    broken = head + first + rubbish + second
    (tmp_path / FILE).write_bytes(broken)
    with pytest.raises(BadLedger, match=r"results\.jsonl, line 3, is damaged"):
        kept(tmp_path)
    assert (tmp_path / FILE).read_bytes() == broken, "nothing is lost by looking"


DAMAGE: dict[str, tuple[Callable[[dict[str, object]], object], str]] = {
    "a bot that there is not": (lambda line: line.update(seats=[0, 3]), "names bots"),
    "a bot twice": (lambda line: line.update(seats=[1, 1]), "names bots"),
    "three seats": (lambda line: line.update(seats=[0, 1, 2]), "'seats' must have 2 entries"),
    "a winner that there is not": (lambda line: line.update(winners=[2]), "names winners"),
    "a word for a number": (lambda line: line.update(seconds=[1, "2"]), "'seconds' must hold numbers"),
    "a fault of an unknown kind": (
        lambda line: line.update(faults=[{"seat": 0, "kind": "tired", "action": 0, "reason": ""}]),
        "unknown name 'tired'",
    ),
    "nothing said about the end": (lambda line: line.pop("finished"), "has no field 'finished'"),
    "more than is known": (lambda line: line.update(weather="fine"), "unknown field 'weather'"),
}


@pytest.mark.parametrize("what", DAMAGE)
def test_a_result_that_is_none_is_refused(what: str, tmp_path: Path) -> None:
    change, message = DAMAGE[what]
    line: dict[str, object] = dict(result_to_json(RESULTS[0]))
    change(line)
    written(tmp_path, [])
    with (tmp_path / FILE).open("a", encoding="utf-8") as file:
        file.write(json.dumps(line) + "\n")
    with pytest.raises(BadLedger, match=message) as refused:
        kept(tmp_path)
    assert "line 2" in str(refused.value)


OTHERS: dict[str, tuple[Plan, str]] = {
    "other bots": (
        replace(TINY, bots=("random", "watchful")),
        'bots was ["random", "watchful", "witness"] and is now [',
    ),
    "another seed": (replace(TINY, seed=1), "seed was 0 and is now 1;"),
    "another limit": (replace(TINY, limit=1.5), "limit was 60.0 and is now 1.5;"),
    "other options": (replace(TINY, options={"marker": "moon"}), 'options was {} and is now {"marker": "moon"};'),
    "more turns": (replace(TINY, turns=9), "turns was 500 and is now 9;"),
    "another game": (replace(TINY, game="dominion"), 'game was "tiny" and is now "dominion";'),
}


@pytest.mark.parametrize("what", OTHERS)
def test_another_plan_is_refused(what: str, tmp_path: Path) -> None:
    other, message = OTHERS[what]
    data = written(tmp_path, RESULTS)
    with pytest.raises(BadLedger) as refused:
        kept(tmp_path, other)
    assert message in str(refused.value)
    assert (tmp_path / FILE).read_bytes() == data
    assert fingerprint(heading(other)) != fingerprint(heading(TINY))


@pytest.mark.parametrize(("field", "value"), [("realmwright", "0.0.1"), ("rules", 99), ("weather", 1)])
def test_other_rules_and_releases_are_refused(field: str, value: object, tmp_path: Path) -> None:
    first = json.loads(written(tmp_path, []))
    first[field] = value
    (tmp_path / FILE).write_text(json.dumps(first) + "\n", "utf-8")
    with pytest.raises(BadLedger, match=f"{field} was"):
        kept(tmp_path)


@pytest.mark.parametrize("form", [1, 3])
def test_games_that_were_dealt_in_another_way_are_not_gone_on_with(form: int, tmp_path: Path) -> None:
    first = json.loads(written(tmp_path, RESULTS).splitlines()[0])
    data = json.dumps({**first, "arena": form}) + "\n"
    (tmp_path / FILE).write_text(data, "utf-8")
    with pytest.raises(BadLedger, match=f"has format {form} and not 2: its games were dealt in another way"):
        kept(tmp_path)
    assert (tmp_path / FILE).read_text("utf-8") == data


def test_a_swiss_tournament_cannot_change_its_games(tmp_path: Path) -> None:
    with Ledger(tmp_path, TINY, swiss=10):
        pass
    with pytest.raises(BadLedger, match="swiss was 10 and is now 20"):
        Ledger(tmp_path, TINY, swiss=20)
    with pytest.raises(BadLedger, match="swiss was 10 and is now null"):
        Ledger(tmp_path, TINY)


@pytest.mark.parametrize("content", [b"dear diary", b"dear diary\n", b"[1]\n", b'{"a": 1}\n', b"\xff\n"])
def test_a_file_that_is_no_ledger_is_left_alone(content: bytes, tmp_path: Path) -> None:
    (tmp_path / FILE).write_bytes(content)
    with pytest.raises(BadLedger, match="is not the ledger of an arena"):
        kept(tmp_path)
    assert (tmp_path / FILE).read_bytes() == content


def test_two_arenas_cannot_write_at_once(tmp_path: Path) -> None:
    pytest.importorskip("fcntl")
    with Ledger(tmp_path, TINY) as ledger:
        ledger.add(RESULTS[0])
        with pytest.raises(BadLedger, match="another arena is playing"):
            Ledger(tmp_path, TINY)
        ledger.add(RESULTS[1])
    assert kept(tmp_path) == RESULTS[:2]


# Tournaments that go on from it


class Interrupted(Exception):
    """Somebody has pulled the plug."""


class Player:
    """Plays, or makes up, what it is asked for, up to a number of games."""

    def __init__(self, games: int | None = None) -> None:
        self.games = games
        self.played: list[str] = []

    def __call__(self, plan: Plan, fixtures: Iterable[Fixture]) -> Generator[Result, None, None]:
        for fixture in fixtures:
            if len(self.played) == self.games:
                raise Interrupted
            self.played.append(fixture.key)
            yield made_up(fixture, [fixture.seats.index(min(fixture.seats))])


@pytest.mark.parametrize("schedule", [RoundRobin(TINY, 4), Swiss(TINY, 4, 3)])
def test_only_what_is_missing_is_played(schedule: RoundRobin | Swiss, tmp_path: Path) -> None:
    swiss = schedule.games if isinstance(schedule, Swiss) else None
    whole = Player()
    with Ledger(tmp_path / "whole", TINY, swiss) as ledger:
        told = list(play_missing(schedule, ledger, whole))
        assert told == list(ledger.results.values())
        assert len(told) == schedule.total
    for games in range(schedule.total):
        first, second = Player(games), Player()
        with Ledger(tmp_path / str(games), TINY, swiss) as ledger, pytest.raises(Interrupted):
            list(play_missing(schedule, ledger, first))
        with Ledger(tmp_path / str(games), TINY, swiss) as ledger:
            list(play_missing(schedule, ledger, second))
            assert list(ledger.results.values()) == told
        assert first.played + second.played == whole.played


def test_a_tournament_can_be_made_longer(tmp_path: Path) -> None:
    for swiss, short, long in (
        (None, RoundRobin(TINY, 2), RoundRobin(TINY, 6)),
        (2, Swiss(TINY, 2, 1), Swiss(TINY, 2, 3)),
    ):
        first, second, third = Player(), Player(), Player()
        with Ledger(tmp_path / str(swiss), TINY, swiss) as ledger:
            for schedule, player in ((short, first), (long, second), (short, third)):
                list(play_missing(schedule, ledger, player))
            assert len(ledger.results) == long.total
        assert len(first.played) == short.total
        assert len(first.played + second.played) == long.total
        assert third.played == []


def test_a_game_that_is_told_twice_counts_once(tmp_path: Path) -> None:
    def stutter(plan: Plan, fixtures: Iterable[Fixture]) -> Generator[Result, None, None]:
        for fixture in fixtures:
            yield made_up(fixture, [0])
            yield made_up(fixture, [1])

    with Ledger(tmp_path, TINY) as ledger:
        told = list(play_missing(RoundRobin(TINY, 2), ledger, stutter))
    assert [result.winners for result in told] == [[0]] * 6
    assert kept(tmp_path) == told
