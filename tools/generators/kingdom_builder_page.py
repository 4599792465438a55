"""The page's copy of what each set of Kingdom Builder brings: web/src/games/kingdom-builder/box.ts."""

from collections.abc import Iterable
from pathlib import Path
from typing import Final

from realmwright.rules.kingdom_builder.content import SETS
from realmwright.rules.kingdom_builder.content.base import BASE_GAME
from realmwright.rules.kingdom_builder.content.nomads.locations import WALLS
from realmwright.rules.kingdom_builder.model.catalogue import FIGURES, Expansion

FILE: Final = Path(__file__).parents[2] / "web/src/games/kingdom-builder/box.ts"
WIDTH: Final = 120

HEAD: Final = """/** What the base game and each set bring; written from realmwright, not by hand. */

export interface SetSign {
  name: string;
  /** The boards that can be part of the map. */
  boards: readonly string[];
  /** Whether its boards are of our own design. */
  ours: boolean;
  cards: readonly string[];
  /** The options that are only about this set. */
  options: readonly string[];
  /** What everybody can do once a turn without a tile. */
  common: readonly string[];
}

export interface FigureSign {
  name: string;
  /** How many each player has, and how many hexes one of them fills. */
  count: number;
  hexes: number;
}
"""


def generate() -> dict[Path, str | None]:
    """The module, written anew."""
    return {FILE: typescript()}


def typescript() -> str:
    """The whole module."""
    sets = "\n".join(_set(expansion) for expansion in (BASE_GAME, *SETS))
    figures = "\n".join(
        f'  {{ name: "{figure.name}", count: {figure.pieces}, hexes: {figure.hexes} }},' for figure in FIGURES
    )
    return "\n".join(
        [
            HEAD,
            f"/** The base game first. */\nexport const SETS: readonly SetSign[] = [\n{sets}\n];\n",
            "/** The pieces that are no settlements and count as such. */",
            f"export const FIGURES: readonly FigureSign[] = [\n{figures}\n];\n",
            f"/** How many stone walls there are. */\nexport const WALLS = {WALLS};\n",
        ]
    )


def _set(expansion: Expansion) -> str:
    boards = expansion.boards if expansion.lay is None else ()
    options = (*expansion.set_up, *expansion.options)
    return "\n".join(
        [
            "  {",
            f'    name: "{expansion.name}",',
            _list("boards", boards),
            f"    ours: {str(expansion.original).lower()},",
            _list("cards", (card.name for card in expansion.cards)),
            _list("options", (option.name for option in options)),
            _list("common", expansion.common),
            "  },",
        ]
    )


def _list(key: str, names: Iterable[str]) -> str:
    """On one line or on a line each, as the page's formatter does."""
    listed = [f'"{name}"' for name in names]
    line = f"    {key}: [{', '.join(listed)}],"
    if len(line) <= WIDTH:
        return line
    return "\n".join([f"    {key}: [", *(f"      {name}," for name in listed), "    ],"])
