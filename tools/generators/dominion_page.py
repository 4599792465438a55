"""The page's copy of Dominion's cards, recommended sets and buy lists: web/src/games/dominion/box.ts."""

from collections.abc import Iterable
from importlib.metadata import entry_points
from pathlib import Path
from typing import Final

from realmwright.bots import wishes
from realmwright.rules.dominion.content import CATALOGUE
from realmwright.rules.dominion.content.kingdoms import EDITIONS, POOLS, SETS
from realmwright.rules.dominion.model.catalogue import KINGDOM, TYPE_NAMES, Card

NAME: Final = "dominion"
FILE: Final = Path(__file__).parents[2] / "web/src/games/dominion/box.ts"
WIDTH: Final = 120


def _union(names: Iterable[str]) -> str:
    return " | ".join(f'"{name}"' for name in names)


HEAD: Final = f"""/** The cards, the recommended sets and what bots go for; written from realmwright, not by hand. */

export type Edition = {_union(EDITIONS)};
export type Type = {_union(TYPE_NAMES.values())};

export interface CardSign {{
  cost: number;
  types: readonly Type[];
  /** What it gives when it is played, as far as it gives anything, and what it is worth in the end. */
  cards?: number;
  actions?: number;
  buys?: number;
  coins?: number;
  points?: number;
  /** The editions that have it as a kingdom card. */
  editions: readonly Edition[];
}}

/** How many kingdom cards a game has. */
export const KINGDOM = {KINGDOM};

/** The ten cards of a set, by the editions that recommend it. */
type Recommended = Partial<Record<Edition, readonly string[]>>;
"""


def generate() -> dict[Path, str | None]:
    """The module, written anew."""
    return {FILE: typescript()}


def typescript() -> str:
    """The whole module."""
    cards = "\n".join(f"  {_key(card.name)}: {_card(card)}," for card in CATALOGUE.cards)
    sets = "\n".join(
        "\n".join([f"  {_key(name)}: {{", *(_set(edition, ten) for edition, ten in editions.items()), "  },"])
        for name, editions in SETS.items()
    )
    return "\n".join(
        [
            HEAD,
            f"export const CARDS: Readonly<Record<string, CardSign>> = {{\n{cards}\n}};\n",
            f"export const SETS: Readonly<Record<string, Recommended>> = {{\n{sets}\n}};\n",
            "/** The kingdom cards that the bots of this game go for. */",
            f"export const WISHES: Readonly<Record<string, readonly string[]>> = {{\n{_wishes()}\n}};\n",
        ]
    )


def _card(card: Card) -> str:
    types = [name for flag, name in TYPE_NAMES.items() if card.types & flag]
    editions = [edition for edition in EDITIONS if card.name in POOLS[edition]]
    given = {name: getattr(card, name) for name in ("cards", "actions", "buys", "coins", "points")}
    gives = "".join(f"{name}: {count}, " for name, count in given.items() if count)
    return f"{{ cost: {card.cost}, types: {_list(types)}, {gives}editions: {_list(editions)} }}"


def _set(edition: str, cards: Iterable[str]) -> str:
    """On one line or on a line each, as the page's formatter does."""
    line = f"    {edition}: {_list(cards)},"
    if len(line) <= WIDTH:
        return line
    return "\n".join([f"    {edition}: [", *(f'      "{card}",' for card in cards), "    ],"])


def _wishes() -> str:
    own = sorted(point.name for point in entry_points(group=f"realmwright.bots.{NAME}"))
    found = {name: wishes(NAME, [name]).get("require") for name in own}
    lists = {name: [str(card) for card in cards] for name, cards in found.items() if isinstance(cards, list)}
    return "\n".join(f"  {_key(name)}: {_list(cards)}," for name, cards in lists.items() if cards)


def _list(names: Iterable[str]) -> str:
    return "[" + ", ".join(f'"{name}"' for name in names) + "]"


def _key(name: str) -> str:
    return name if name.isalpha() else f'"{name}"'
