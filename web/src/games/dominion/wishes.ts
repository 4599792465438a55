/** What somebody wishes of the kingdom of a new game, and the options that come of it: always ones that work. */

import { CARDS, KINGDOM, SETS, WISHES, type Edition } from "./box";

export const EDITIONS: readonly Edition[] = ["first", "second"];
/** By lot, a recommended set, cards of one's own choice, or picked by the players in turn. */
export const WAYS = ["random", "set", "choose", "draft"] as const;
export type Way = (typeof WAYS)[number];
/** Whether a card may, must or must not be in the kingdom. */
export type Say = "may" | "must" | "not";

export interface Wishes {
  edition: Edition;
  way: Way;
  /** The recommended set. */
  set: string;
  /** Whether cards of both editions come into it. */
  mixed: boolean;
  must: readonly string[];
  not: readonly string[];
}

/** The kingdom cards that there are to choose from. */
export function pool({ edition, mixed }: Wishes): string[] {
  return Object.keys(CARDS).filter((card) => {
    const { editions } = CARDS[card]!;
    return mixed ? editions.length > 0 : editions.includes(edition);
  });
}

/** The sets that an edition recommends. */
export function setsOf(edition: Edition): string[] {
  return Object.keys(SETS).filter((name) => SETS[name]![edition]);
}

/** The cards of the chosen set; where the edition does not have it, those of the first one that it has. */
export function setOf({ edition, set }: Wishes): { name: string; cards: readonly string[] } {
  const name = SETS[set]?.[edition] ? set : setsOf(edition)[0]!;
  return { name, cards: SETS[name]![edition]! };
}

/** What of the wishes is about cards that there are. */
export function valid(wishes: Wishes): { must: string[]; not: string[] } {
  const there = pool(wishes);
  const must = there.filter((card) => wishes.must.includes(card)).slice(0, KINGDOM);
  const not = wishes.way === "choose" ? [] : there.filter((card) => wishes.not.includes(card));
  return { must, not: not.slice(0, there.length - KINGDOM) };
}

export function sayOf(wishes: Wishes, card: string): Say {
  const { must, not } = valid(wishes);
  return must.includes(card) ? "must" : not.includes(card) ? "not" : "may";
}

/** With another say about a card: from "may" to "must", to "not" and back, leaving out what cannot be wished. */
export function turned(wishes: Wishes, card: string): Wishes {
  const { must, not } = valid(wishes);
  const others = { must: must.filter((each) => each !== card), not: not.filter((each) => each !== card) };
  const possible: Say[] = ["may"];
  if (others.must.length < KINGDOM) possible.push("must");
  if (wishes.way !== "choose" && others.not.length < pool(wishes).length - KINGDOM) possible.push("not");
  const order: readonly Say[] = ["may", "must", "not"];
  const now = order.indexOf(sayOf(wishes, card));
  const next = possible.find((each) => order.indexOf(each) > now) ?? "may";
  // A way of choosing that knows no "not" leaves alone what was wished so elsewhere.
  const kept = wishes.way === "choose" ? wishes.not.filter((each) => each !== card) : others.not;
  return {
    ...wishes,
    must: next === "must" ? [...others.must, card] : others.must,
    not: next === "not" ? [...kept, card] : kept,
  };
}

/** The kept cards, and others by lot until there are ten, none of them twice. */
export function drawn(wishes: Wishes, kept: readonly string[], random: () => number): Wishes {
  const others = pool(wishes).filter((card) => !kept.includes(card));
  const must = [...kept];
  while (must.length < KINGDOM) must.push(...others.splice(Math.floor(random() * others.length), 1));
  return { ...wishes, must };
}

/** With another card by lot in the place of one. */
export function redrawn(wishes: Wishes, card: string, random: () => number): Wishes {
  const { must } = valid(wishes);
  const others = pool(wishes).filter((each) => !must.includes(each));
  const other = others[Math.floor(random() * others.length)]!;
  return { ...wishes, must: must.map((each) => (each === card ? other : each)) };
}

/** The options of the game. Fewer than ten chosen cards are filled up by lot, so that the server takes any wishes. */
export function optionsOf(wishes: Wishes): Record<string, unknown> {
  const { edition, way, mixed } = wishes;
  const { must, not } = valid(wishes);
  const plain = { edition, kingdom: "random", cards: "random", require: [], forbid: [], mixed: false };
  if (way === "set") return { ...plain, kingdom: setOf(wishes).name };
  if (way === "choose" && must.length === KINGDOM) return { ...plain, cards: must };
  return { ...plain, kingdom: way === "draft" ? "draft" : "random", require: must, forbid: not, mixed };
}

/** The wishes that lead to some options, so that whoever comes back finds them as they were left. */
export function wishesOf(options: Record<string, unknown>): Wishes {
  const listed = (name: string) => (Array.isArray(options[name]) ? (options[name] as string[]) : []);
  const edition = options["edition"] === "second" ? "second" : "first";
  const kingdom = String(options["kingdom"] ?? "random");
  const cards = listed("cards");
  const foreign = cards.some((card) => !CARDS[card]?.editions.includes(edition));
  return {
    edition,
    way: cards.length ? "choose" : kingdom in SETS ? "set" : kingdom === "draft" ? "draft" : "random",
    set: kingdom in SETS ? kingdom : setsOf(edition)[0]!,
    mixed: options["mixed"] === true || foreign,
    must: cards.length ? cards : listed("require"),
    not: listed("forbid"),
  };
}

/** Options in which bots find the cards that they go for, unless somebody has wished for a kingdom. */
export function against(bots: readonly string[], options: Record<string, unknown>): Record<string, unknown> {
  const wishes = wishesOf(options);
  if (wishes.way !== "random" || wishes.must.length || wishes.not.length) return options;
  const wanted = bots.flatMap((bot) => WISHES[bot] ?? []);
  const { must } = valid({ ...wishes, must: wanted });
  return must.length ? { ...options, require: must } : options;
}
