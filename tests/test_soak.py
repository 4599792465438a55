"""The soak itself: it plays, it counts, and it tells how to see again what went wrong."""

import re
from itertools import pairwise

import pytest

from realmwright.game import State
from tests import soak, speeds
from tests import test_contract as contract

FEW = ["--games", "3", "--seed", "4", "--jobs", "1", "--thorough", "200"]


def test_some_games_are_soaked_and_counted(capsys: pytest.CaptureFixture[str]) -> None:
    assert soak.main(FEW) == 0
    lines = capsys.readouterr().out.splitlines()
    for name in ("kingdom-builder", "winter-kingdom"):
        missing, summary = next(pair for pair in pairwise(lines) if pair[1].startswith(name))
        assert missing.startswith("never seen: "), "three games do not show the whole box"
        assert re.fullmatch(name + r": 3 games, \d{3,} actions, 0 failures, seed 4, \d+\.\d minutes", summary)


def test_what_goes_wrong_is_told_with_the_way_to_see_it_again(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def tired(state: State) -> None:
        assert state.turns < 3, "nobody plays three turns here"

    monkeypatch.setattr(contract, "check_quickly", tired)
    game = ["--game", "kingdom-builder", "--number", "2"]
    assert soak.main([*game, "--seed", "7", "--sets", "nomads,caves"]) == 1
    told = capsys.readouterr().out
    assert "game 2, 4 players, {'sets': ['nomads', 'caves']" in told
    assert "nobody plays three turns here" in told
    assert f"make soak SOAK='{' '.join(game)} --seed 7 --sets nomads,caves --thorough 2000'" in told
    last = re.findall(r"^  (\d+)\. seat \d: ", told, re.MULTILINE)
    assert last == sorted(last, key=int)
    assert told.endswith(f"kingdom-builder: 1 games, {last[-1]} actions, 1 failures, seed 7, 0.0 minutes\n")


@pytest.mark.skipif(
    not all(speeds.compiled(name) for name in soak.COMPARED), reason="the rules are not compiled: make compiled"
)
class TestBothSpeeds:
    def test_games_are_played_at_both_speeds(self, capsys: pytest.CaptureFixture[str]) -> None:
        assert soak.main(["--speeds", *FEW]) == 0
        told = capsys.readouterr().out
        for name in ("kingdom-builder", "winter-kingdom", "dominion"):
            summary = name + r" at both speeds: 3 games, \d{3,} actions, 0 failures, seed 4, \d+\.\d minutes"
            assert re.search(rf"(?m)^{summary}$", told)

    def test_a_difference_is_told_with_the_way_to_see_it_again(
        self, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
    ) -> None:
        honest = speeds.asked

        def asked(state: State) -> tuple[object, ...]:
            late = state.turns > 3 and speeds.ALL_NATIVE["dominion"].is_native(state)
            return (*honest(state), late)

        monkeypatch.setattr(speeds, "asked", asked)
        again = "--speeds --game dominion --number 5 --seed 7"
        assert soak.main(again.split()) == 1
        told = capsys.readouterr().out
        assert "game 5, 4 players, {'edition': " in told
        assert "AssertionError" in told
        assert f"make soak SOAK='{again} --thorough 400'" in told
        last = re.findall(r"^  (\d+)\. seat \d: ", told, re.MULTILINE)[-1]
        assert told.endswith(f"dominion at both speeds: 1 games, {last} actions, 1 failures, seed 7, 0.0 minutes\n")


@pytest.mark.parametrize(
    "given",
    [
        *(["--sets", "atlantis"], ["--games", "0"], ["--jobs", "-1"], ["--colour", "red"], ["--number", "3"]),
        *(["--game", "dominion"], ["--game", "winter-kingdom", "--sets", "nomads"]),
    ],
)
def test_what_cannot_be_soaked_is_refused(given: list[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        soak.main(given)
    assert ended.value.code == 2
