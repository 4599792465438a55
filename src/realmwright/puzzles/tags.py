"""Tags of puzzles: facts of the position and of the best line, by which people choose what to practise.

A tag is a word, or a word and a thing of the game behind a colon, in its notation: ``quiet``, ``buy:witch``.
"""

from typing import Final

from realmwright.game import Deed, State
from realmwright.review.document import told
from realmwright.review.judging import Line

PHASES: Final = ("opening", "middle", "end")
OPENING: Final = 0.3
ENDING: Final = 0.7
"""Shares of all turns of the game that the puzzle is from: the opening comes before, the end after."""
STANDINGS: Final = ("behind", "level", "ahead")
CLOSE: Final = 0.15
"""Level is whoever has about the same chances of winning as everybody else, even by the best line."""
USUAL_DEEDS: Final = ("build", "to", "place", "end-turn", "done", "stop", "pass")
"""Deeds that nearly every line has, or that only complete others."""
THINGS: Final = ("card", "tile", "talent")
"""What a deed is done with."""


def tags_of(position: State, line: Line, chance: float, played: float) -> tuple[str, ...]:
    """All tags of a puzzle, those that fit many first.

    ``chance`` is that of winning by the best line, ``played`` the share of the game that is over.
    """
    found = told(position, line)
    tags = [PHASES[(played >= OPENING) + (played >= ENDING)]]
    fair = 1 / position.players
    tags.append(STANDINGS[(chance >= fair - CLOSE) + (chance > fair + CLOSE)])
    if position.players > 2:
        tags.append("several")
    earned = found.earned.values()
    tags += ["sacrifice"] * any(points < 0 for points in earned)
    tags += ["quiet"] * (not any(points > 0 for points in earned))
    tags += [tag for deed in found.deeds for tag in tags_of_deed(deed)]
    if all(deed.kind in ("end-turn", "done", "stop", "pass") for deed in found.deeds):
        tags.append("refrain")
    tags += [f"earn:{source}" for source, points in found.earned.items() if points > 0]
    return tuple(dict.fromkeys(tags))


def tags_of_deed(deed: Deed) -> list[str]:
    """What a deed is: its kind, and what it is done with."""
    if deed.kind in USUAL_DEEDS:
        return []
    things = [thing for name in THINGS if isinstance(thing := deed.args.get(name), str)]
    return [f"{deed.kind}:{things[0]}"] if things else [deed.kind]
