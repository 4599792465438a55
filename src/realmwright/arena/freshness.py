"""Fresh deals: a tournament with a reserved seed (:mod:`realmwright.bots.seeds`), whose games nobody saw before."""

import json
from collections.abc import Collection, Iterable
from pathlib import Path
from typing import Final

from realmwright.arena.match import Plan
from realmwright.bots.seeds import RESERVED, RESERVED_IN_WORDS

FILE: Final = "results.jsonl"
"""The file of a tournament's results, in a folder of its own."""


def why_stale(plan: Plan, folder: Path, known: Collection[int], places: Iterable[Path]) -> str:
    """Why the deals that a tournament will play are not fresh; empty if they are.

    Looked through are the tournaments in these places, other than that of the folder itself. ``known`` are the deals
    that it has already played, which nobody can have used before.
    """
    if plan.seed not in RESERVED:
        return f"seed {plan.seed} is none of those reserved for figures ({RESERVED_IN_WORDS})"
    own = (folder / FILE).resolve()
    for place in sorted({place.resolve() for place in places}):
        for path in sorted(place.glob(f"*/{FILE}")):
            if path != own and not _deals(path, plan) <= set(known):
                return f"{path.parent.name} has played deals of seed {plan.seed} before"
    return ""


def _deals(path: Path, plan: Plan) -> set[int]:
    """The deals of a ledger, if they are of the same game and seed; none of one that cannot be read."""
    try:
        first, *lines = path.read_text("utf-8", errors="replace").splitlines() or [""]
        heading = json.loads(first)
        if (heading["game"], heading["seed"]) != (plan.game, plan.seed):
            return set()
    except (OSError, ValueError, LookupError, TypeError):
        return set()
    return {deal for line in lines if (deal := _deal(line)) is not None}


def _deal(line: str) -> int | None:
    try:
        deal = json.loads(line)["deal"]
    except (ValueError, LookupError, TypeError):
        return None
    return deal if isinstance(deal, int) else None
