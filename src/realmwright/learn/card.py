"""The card of a net: how it came about."""

import json
import os
import platform
import subprocess
from dataclasses import asdict
from importlib.metadata import version
from pathlib import Path
from typing import Any, Final, TypedDict

import jax

from realmwright.bots.nets import CARD
from realmwright.game import BadSetup, games
from realmwright.learn.examples import Sampling
from realmwright.learn.network import Size
from realmwright.learn.rating import Rating
from realmwright.learn.recipes import Recipe

FORMAT: Final = 1


class Mark(TypedDict):
    """How things stood at some time."""

    seconds: float
    deals: int
    positions: int
    steps: int
    loss: float
    """The mean squared error of the newest steps."""
    explained: float
    """The share of the variance of held-out targets that the net explains."""


class Card(TypedDict):
    """How a net came about."""

    format: int
    game: str
    rules: int
    version: str
    revision: str
    """Of the source code; empty outside a checkout."""
    seed: int
    recipe: dict[str, Any]
    deals: int
    positions: int
    playouts: int
    steps: int
    seconds: float
    machine: str
    explained: float
    history: list[Mark]
    ratings: list[Rating]


def recipe_from(card: Card) -> Recipe:
    """The recipe that a card tells."""
    told = dict(card["recipe"])
    sampling: dict[str, Any] = {
        name: tuple(value) if isinstance(value, list) else value for name, value in told["sampling"].items()
    }
    return Recipe(**{**told, "sampling": Sampling(**sampling), "size": Size(*told["size"])})


def new_card(recipe: Recipe, seed: int) -> Card:
    """The card of a net that knows nothing yet."""
    game = games[recipe.sampling.game]
    device = jax.devices()[0]
    told = {**recipe._asdict(), "sampling": asdict(recipe.sampling), "size": list(recipe.size)}
    return Card(
        format=FORMAT,
        game=game.name,
        rules=game.rules,
        version=version("realmwright"),
        revision=_revision(),
        seed=seed,
        recipe=json.loads(json.dumps(told)),
        deals=0,
        positions=0,
        playouts=0,
        steps=0,
        seconds=0.0,
        machine=f"{os.cpu_count()} cores ({platform.machine()}), {device.device_kind}",
        explained=-1.0,
        history=[],
        ratings=[],
    )


def read_card(folder: Path) -> Card | None:
    """The card in the folder of a run; None if there is nothing yet.

    Raises BadSetup if the folder holds something else.
    """
    path = folder / CARD
    if not path.exists():
        # A run that was killed at once has nothing but the hidden draft of its card.
        if folder.exists() and any(not each.name.startswith(".") for each in folder.iterdir()):
            raise BadSetup(f"{folder} has files, but no card of a run: choose another folder")
        return None
    try:
        card: Card = json.loads(path.read_text("utf-8"))
        if card["format"] != FORMAT:
            raise BadSetup(f"{path} has format {card['format']}: this release reads format {FORMAT}")
        recipe_from(card)
    except (ValueError, LookupError, TypeError, AttributeError) as problem:
        raise BadSetup(f"{path} is no card of a run: {problem}") from problem
    return card


def check_same(known: Card, recipe: Recipe, seed: int | None, folder: Path) -> None:
    """Raise BadSetup unless a run goes on with the game, the rules and the seed that it was begun with."""
    game = games[recipe.sampling.game]
    wanted = {"game": game.name, "rules": game.rules, "seed": known["seed"] if seed is None else seed}
    there = {"game": known["game"], "rules": known["rules"], "seed": known["seed"]}
    for name, value in wanted.items():
        if there[name] != value:
            raise BadSetup(f"the run in {folder} has {name} {there[name]}, not {value}")


def _revision() -> str:
    """The revision of the source code, if this is a checkout and git is there."""
    here = Path(__file__).parent
    try:
        found = subprocess.run(
            ["git", "describe", "--always", "--dirty"], cwd=here, capture_output=True, text=True, check=True, timeout=10
        )
    except (OSError, subprocess.SubprocessError):
        return ""
    return found.stdout.strip()
