"""The page's copy of Winter Kingdom's data: web/src/games/winter-kingdom/box.ts."""

from collections.abc import Iterable
from itertools import groupby
from pathlib import Path
from typing import Final

from realmwright.rules.winter_kingdom.content import FACTS
from realmwright.rules.winter_kingdom.content.boards import SIDES, TURNS
from realmwright.rules.winter_kingdom.model.board import TOP_BOARDS
from realmwright.rules.winter_kingdom.model.catalogue import CARDS, ECONOMIES, TALENTS
from realmwright.rules.winter_kingdom.model.components import CENTRES, TALENTS_DEALT
from realmwright.rules.winter_kingdom.model.facts import SOURCES, Effect
from realmwright.rules.winter_kingdom.model.terrain import KINDS

FILE: Final = Path(__file__).parents[2] / "web/src/games/winter-kingdom/box.ts"
WIDTH: Final = 120

HEAD: Final = """/** What is in the box and where it is known from; written from realmwright, not by hand. */

export interface TalentSign {
  name: string;
  /** How its two levels go together. */
  mode: "alt" | "arrow" | "both";
  /** What its second level is about. */
  second: "build" | "move" | "mandatory" | "nothing";
}

export type Source = (typeof SOURCES)[number];

export interface CardSign {
  family: string;
  name: string;
  /** How each thing that it states is known. */
  facts: Readonly<Record<string, Source>>;
}
"""


def generate() -> dict[Path, str | None]:
    """The module, written anew."""
    return {FILE: typescript()}


def typescript() -> str:
    """The whole module."""
    lines = [name for name, card in CARDS.items() if card.lines]
    tops = [economy.name for economy in ECONOMIES if economy.top]
    return "\n".join(
        [
            HEAD,
            "/** The terrain that each letter of the map stands for. */",
            "export const KINDS: Readonly<Record<string, string>> = {",
            *(f'  {kind.letter}: "{kind.name}",' for kind in KINDS),
            "};\n",
            f"/** The sides of the boards, and in how many ways each can lie. */\n{_list('SIDES', SIDES)}",
            f"export const TURNS = {TURNS};\n",
            "/** Where the middle of the board on each place lies. */",
            "export const CENTRES: readonly (readonly [number, number])[] = [",
            *(f"  [{q}, {r}]," for q, r in CENTRES),
            "];\n",
            "/** The places around the centre, as the option for the top board names them. */",
            f"{_list('AROUND', TOP_BOARDS)}\n",
            "/** The talents, and behind them the tunnel card. */",
            "export const TALENTS: readonly TalentSign[] = [",
            *(
                f'  {{ name: "{talent.name}", mode: "{talent.mode}", second: "{_second(talent.second)}" }},'
                for talent in TALENTS
            ),
            "];\n",
            f"/** How many talents each player is dealt. */\nexport const DEALT = {TALENTS_DEALT};\n",
            f"/** The cards for which the direction of lines matters. */\n{_list('LINE_CARDS', lines)}\n",
            f"/** The economies for which the top board matters. */\n{_list('TOP_ECONOMIES', tops)}\n",
            "/** Where a fact can be known from, the surest first. */",
            f"export const SOURCES = [{', '.join(map(_quoted, SOURCES))}] as const;\n",
            "/** Every card with what it states, and how that is known. */",
            "export const FACTS: readonly CardSign[] = [",
            *_cards(),
            "];\n",
        ]
    )


def _second(effect: Effect) -> str:
    return next((word for word in ("build", "move", "mandatory") if word in effect), "nothing")


def _cards() -> Iterable[str]:
    for (family, name), facts in groupby(FACTS, lambda fact: (fact.family, fact.name)):
        known = [f"{fact.about}: {_quoted(fact.source)}" for fact in facts]
        head = [f"family: {_quoted(family)}", f"name: {_quoted(name)}"]
        line = f"  {{ {', '.join(head)}, facts: {{ {', '.join(known)} }} }},"
        if len(line) <= WIDTH:
            yield line
            continue
        yield from ["  {", *(f"    {part}," for part in head)]
        line = f"    facts: {{ {', '.join(known)} }},"
        yield from [line] if len(line) <= WIDTH else ["    facts: {", *(f"      {part}," for part in known), "    },"]
        yield "  },"


def _list(name: str, entries: Iterable[str]) -> str:
    """On one line or on a line each, as the page's formatter does."""
    listed = [_quoted(entry) for entry in entries]
    line = f"export const {name}: readonly string[] = [{', '.join(listed)}];"
    if len(line) <= WIDTH:
        return line
    return "\n".join([f"export const {name}: readonly string[] = [", *(f"  {entry}," for entry in listed), "];"])


def _quoted(text: str) -> str:
    return f'"{text}"'
