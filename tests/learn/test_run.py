"""Runs: they learn, they go on where they were interrupted, and they say what is wrong."""

import json
from dataclasses import replace
from itertools import count
from math import inf
from pathlib import Path

import pytest

from realmwright import native
from realmwright.bots.nets import CARD, NET
from realmwright.game import BadSetup
from realmwright.learn.card import recipe_from
from realmwright.learn.network import Size
from realmwright.learn.recipes import Recipe, recipe_of
from realmwright.learn.run import CHECKPOINT, PAGE, Limits, Run
from realmwright.learn.sources import DEALS_AT_ONCE, Source, examples, from_processes
from tests.command import run as command

pytestmark = pytest.mark.skipif(native.speed() == "plain Python", reason="needs compiled rules")

SEED = 11
STEPS = 100


def small(game: str = "kingdom-builder") -> Recipe:
    recipe = recipe_of(game)
    sampling = replace(recipe.sampling, players=(2,), sets=(), games=1)
    return recipe._replace(sampling=sampling, size=Size(8, 1, 32), rate=1e-2, warm_up=10, batch=64, reuse=6)


def here(recipe: Recipe, first: int = 0) -> Source:
    """Examples that this process makes."""
    for number in count(first, DEALS_AT_ONCE):
        yield examples(recipe.sampling, SEED, number)


@pytest.fixture(scope="module")
def learnt(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A run that has learnt a little."""
    folder = tmp_path_factory.mktemp("run") / "net"
    run = Run(folder, small(), SEED)
    with pytest.MonkeyPatch.context() as patch:
        # Each save may choose another net as the best, and on a slow machine there would be more of them.
        patch.setattr("realmwright.learn.run.SAVE_SECONDS", inf)
        run.go_on(here(run.recipe), Limits(inf, steps=STEPS))
    return folder


def test_a_net_learns_and_beats_random(learnt: Path) -> None:
    run = Run(learnt, small(), SEED)
    assert run.card["explained"] > 0, "better than to expect the average"
    (rating,) = run.rate(("random",), deals=6, jobs=1)
    assert rating["share"] > 0.8
    assert rating["games"] == 12


def test_the_card_says_how_it_came_about(learnt: Path) -> None:
    card = json.loads((learnt / CARD).read_text("utf-8"))
    assert card["game"] == "kingdom-builder"
    assert card["seed"] == SEED
    assert card["steps"] == card["history"][-1]["steps"] == STEPS
    assert card["positions"] >= STEPS * 64 / 6
    assert card["deals"] % DEALS_AT_ONCE == 0
    assert card["playouts"] > 0
    assert recipe_from(card) == small()
    page = (learnt / PAGE).read_text("utf-8")
    assert "A net for kingdom-builder" in page
    assert f"seed {SEED}" in page


def test_a_run_goes_on(learnt: Path, tmp_path: Path) -> None:
    folder = copied(learnt, tmp_path)
    run = Run(folder, small(), SEED)
    deals = run.next_deal
    marks = list(run.card["history"])
    assert run.trainer.steps == STEPS
    run.go_on(here(run.recipe, run.next_deal), Limits(inf, steps=20))
    again = Run(folder, small(), SEED)
    assert again.trainer.steps == STEPS + 20
    assert again.next_deal > deals
    assert again.card["history"][: len(marks)] == marks
    assert len(again.card["history"]) > len(marks)
    assert again.explained() == pytest.approx(run.explained())


def test_a_worse_net_does_not_replace_the_best(learnt: Path, tmp_path: Path) -> None:
    folder = copied(learnt, tmp_path)
    run = Run(folder, small(), SEED)
    run.card["explained"] = 2.0
    best = (folder / NET).read_bytes()
    run.go_on(here(run.recipe, run.next_deal), Limits(inf, steps=1))
    assert (folder / NET).read_bytes() == best
    assert Run(folder, small(), SEED).card["explained"] == 2.0


def copied(learnt: Path, to: Path) -> Path:
    folder = to / "copy"
    folder.mkdir()
    for name in (CARD, CHECKPOINT, NET, PAGE):
        (folder / name).write_bytes((learnt / name).read_bytes())
    return folder


def test_what_interrupts_a_run_loses_nothing(tmp_path: Path) -> None:
    run = Run(tmp_path / "net", small(), SEED)

    def failing() -> Source:
        for number, found in enumerate(here(run.recipe)):
            if number == 3:
                raise KeyboardInterrupt
            yield found

    with pytest.raises(KeyboardInterrupt):
        run.go_on(failing(), Limits(inf))
    resumed = Run(tmp_path / "net", small(), SEED)
    assert resumed.trainer.steps == run.trainer.steps
    assert resumed.card["deals"] == 3 * DEALS_AT_ONCE


def test_processes_make_the_same_examples() -> None:
    sampling = small().sampling
    source = from_processes(sampling, SEED, 16, 1, teacher=dict)
    first, found = next(source)
    source.close()
    _, wanted = examples(sampling, SEED, first)
    assert first == 16
    assert [each.targets.tolist() for each in found] == [each.targets.tolist() for each in wanted]


def test_reserved_seeds_are_refused(tmp_path: Path) -> None:
    with pytest.raises(BadSetup, match="reserved for measuring"):
        Run(tmp_path / "net", small(), 1_000_001)


@pytest.mark.parametrize(
    ("name", "content", "message"),
    [
        (CARD, b"{", "is no card of a run"),
        (CARD, b"[]", "is no card of a run"),
        (CARD, b'{"format": 99}', "has format 99"),
        (CHECKPOINT, b"PK", "is no checkpoint of this run"),
    ],
)
def test_damaged_files_are_refused_by_name(
    learnt: Path, tmp_path: Path, name: str, content: bytes, message: str
) -> None:
    folder = copied(learnt, tmp_path)
    (folder / name).write_bytes(content)
    with pytest.raises(BadSetup, match=message):
        Run(folder, small(), SEED)
    assert (folder / name).read_bytes() == content


def test_a_run_keeps_its_game_and_its_seed(learnt: Path) -> None:
    with pytest.raises(BadSetup, match="has seed 11, not 12"):
        Run(learnt, small(), 12)
    with pytest.raises(BadSetup, match="has game kingdom-builder, not winter-kingdom"):
        Run(learnt, small("winter-kingdom"), SEED)


def test_other_folders_are_left_alone(tmp_path: Path) -> None:
    (tmp_path / "novel.txt").write_text("Call me")
    with pytest.raises(BadSetup, match="has files, but no card of a run"):
        Run(tmp_path, small(), SEED)


def test_the_command_goes_on_with_what_is_there(learnt: Path, tmp_path: Path) -> None:
    folder = copied(learnt, tmp_path)
    options = ("--resume", str(folder), "--minutes", "0", "--rate", "0")
    said = command(tmp_path, "learn", "kingdom-builder", *options)
    assert said.code == 0, said.err
    assert str(folder / PAGE) in said.err
    larger = command(tmp_path, "learn", "kingdom-builder", "--resume", folder, "--channels", "32")
    assert larger.code == 2
    assert "has channels 8, not 32" in larger.err
    refused = command(tmp_path, "learn", "dominion", "--resume", tmp_path / "new")
    assert refused.code == 2
    assert "unknown recipe 'dominion'" in refused.err
