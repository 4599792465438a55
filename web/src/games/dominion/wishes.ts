/** What somebody wishes of the kingdom of a new game, and the options that come of it: always ones that work. */

import type { Marks } from "../../setup/address";
import { CARDS, KINGDOM, SETS, WISHES, type Edition } from "./box";
import { pool, setOf } from "./ten";
import type { View } from "./view";

export const EDITIONS: readonly Edition[] = ["first", "second"];
/** Drawn in sight, by lot when the game begins, cards of one's own choice, or picked by the players in turn. */
export const WAYS = ["drawn", "random", "choose", "draft"] as const;
export type Way = (typeof WAYS)[number];
/** Whether a card may, must or must not be in the kingdom. */
export type Say = "may" | "must" | "not";

export interface Wishes {
  edition: Edition;
  way: Way;
  /** Whether cards of both editions come into it. */
  mixed: boolean;
  /** The ten cards that lie in sight. */
  ten: readonly string[];
  /** What is wished of a kingdom that is not seen yet. */
  must: readonly string[];
  not: readonly string[];
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

/** The options of the game. Fewer than ten chosen cards are filled up by lot, so that the server takes any wishes. */
export function optionsOf(wishes: Wishes): Record<string, unknown> {
  const { edition, way, mixed, ten } = wishes;
  const { must, not } = valid(wishes);
  const all = pool({ edition, mixed: true });
  const plain = { edition, kingdom: "random", cards: "random", require: [], forbid: [], mixed: false };
  if (way === "drawn") {
    const set = setOf(ten, edition);
    return set ? { ...plain, kingdom: set } : { ...plain, cards: all.filter((card) => ten.includes(card)) };
  }
  if (way === "choose" && must.length === KINGDOM) return { ...plain, cards: must };
  return { ...plain, kingdom: way === "draft" ? "draft" : "random", require: must, forbid: not, mixed };
}

/** What of the wishes is in no option. */
export function marksOf({ way, mixed }: Wishes): Marks {
  return { way: way === "choose" ? [way] : [], editions: way === "drawn" && mixed ? EDITIONS : [] };
}

/** The wishes that lead to some options, so that whoever comes back finds them as they were left. */
export function wishesOf(options: Record<string, unknown>, marks: Marks = {}): Wishes {
  const listed = (name: string) => (Array.isArray(options[name]) ? (options[name] as string[]) : []);
  const edition = options["edition"] === "second" ? "second" : "first";
  const kingdom = options["kingdom"] as string | undefined;
  const ten = listed("cards").length ? listed("cards") : (SETS[kingdom ?? ""]?.[edition] ?? []);
  const isForeign = (card: string) => !CARDS[card]?.editions.includes(edition);
  const chosen = marks["way"]?.includes("choose") === true;
  return {
    edition,
    way: chosen ? "choose" : ten.length || kingdom === undefined ? "drawn" : kingdom === "draft" ? "draft" : "random",
    mixed: options["mixed"] === true || marks["editions"]?.length === EDITIONS.length || ten.some(isForeign),
    ten: chosen ? [] : ten,
    must: chosen && ten.length ? ten : listed("require"),
    not: listed("forbid"),
  };
}

/** Options in which bots find the cards that they go for, unless somebody has wished for a kingdom. */
export function against(bots: readonly string[], options: Record<string, unknown>): Record<string, unknown> {
  const wishes = wishesOf(options);
  if (wishes.way === "draft" || wishes.ten.length || wishes.must.length || wishes.not.length) return options;
  const wanted = bots.flatMap((bot) => WISHES[bot] ?? []);
  const { must } = valid({ ...wishes, must: wanted });
  return must.length ? { ...options, require: must } : options;
}

/** The options that lead to the same ten cards. */
export function laid(view: Record<string, unknown>): Record<string, unknown> {
  const { edition, kingdom } = view as unknown as View;
  return optionsOf({ edition, way: "drawn", mixed: false, ten: kingdom, must: [], not: [] });
}
