/** What players hold: tiles, terrain cards, and what everybody can do without a tile. */

import { SETS } from "./box";
import type { Belongings, View } from "./view";

/** An extra action that somebody has. */
export interface Holding {
  /** What it is called among the tiles. */
  name: string;
  count: number;
  /** How many of them are ready. */
  fresh: number;
  /** Whether it can be used from the next turn on only. */
  fallow: boolean;
}

/** The tiles of a player by name: how many they have, and how many can still be used in this turn. */
export function tilesOf(owner: Belongings): Holding[] {
  const held = owner.tiles.filter((tile) => tile.state !== "lost");
  return [...new Set(held.map((tile) => tile.location))].map((name) => {
    const these = held.filter((tile) => tile.location === name);
    const fresh = these.filter((tile) => tile.state === "fresh").length;
    return { name, count: these.length, fresh, fallow: these.every((tile) => tile.state === "new") };
  });
}

/** What everybody can do in this game until the last round is over, and whether a seat still can in this turn. */
export function commonOf(view: View, seat: number): Holding[] {
  if (view.over || view.closing) return [];
  const spent = view.turn.seat === seat ? view.turn.spent : undefined;
  const there: Record<string, boolean> = {
    farmland: view.map.some((line) => line.includes("A")),
    cave: Boolean(view.kits?.caves?.hexes.length),
  };
  return SETS.filter(({ name }) => view.sets?.includes(name))
    .flatMap(({ common }) => common)
    .filter((name) => there[name] ?? true)
    .map((name) => ({ name, count: 1, fresh: spent?.includes(name) ? 0 : 1, fallow: false }));
}

/** The kinds of terrain that a terrain card shows. */
export function kindsOf(card: string): string[] {
  const [swamp, ...other] = card.split("-");
  return other.length ? [swamp!, other.join(" ")] : [card];
}

/** The terrain cards of a seat as far as they are known, and whether each of them counts. */
export function cardsOf(view: View, seat: number): { card: string; counts: boolean }[] {
  const { card, more_cards: more = [] } = view.players[seat]!;
  const chosen = view.turn.seat === seat ? view.turn.terrain : null;
  const cards = (card === null ? [] : [card, ...more]).map((each) => ({ card: each, kinds: kindsOf(each) }));
  const known = chosen && cards.some(({ kinds }) => kinds.includes(chosen));
  return cards.map(({ card: each, kinds }) => ({ card: each, counts: !known || kinds.includes(chosen) }));
}

/** What can earn gold in this game, by where it stands: cards, tasks, and what is on the map. */
export function sourcesOf(view: View): { cards: string[]; tasks: string[]; map: string[] } {
  const map = [
    ...(view.castles.length || !view.sets ? ["castles"] : []),
    ...(view.nomads?.length ? ["treasure"] : []),
    ...(view.palaces?.length ? ["palaces"] : []),
    ...(view.kits?.capitol?.hexes.length ? ["capitols"] : []),
  ];
  return { cards: view.cards, tasks: view.tasks ?? [], map };
}

/** What a seat was paid during play, by what paid it: it comes from no place on the map any more. */
export function paidOf(view: View, seat: number | null): Record<string, number> {
  return seat === null ? {} : (view.players[seat]!.earned ?? {});
}
