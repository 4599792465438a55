/** Which boards, cards and options a new game can have with the sets that were chosen. */

import type { OptionSign } from "../../protocol";
import { SETS, type SetSign } from "./box";
import type { Slots } from "../hex/slots";
import { nameOf } from "./quadrants";

/** Options that are about one card only. */
const ABOUT_CARD: Record<string, string> = { lords_zero_counts: "lords", island_knights: "knights" };
/** The side of the island is chosen by its picture. */
const BY_PICTURE = ["island"];
/** Options that only matter to games that were begun by earlier rules. */
const OF_EARLIER_RULES = ["swamp_cards_without_boards"];
const NOT_ASKED = [...BY_PICTURE, ...OF_EARLIER_RULES];
const BASE = SETS[0]!;

/** The sets besides the base game. */
export const EXPANSIONS = SETS.slice(1);

/** The sets that were chosen, as the option takes them, in the order of the box. */
export function chosenSets(value: unknown): string[] {
  const names = EXPANSIONS.map(({ name }) => name);
  return value === "all" ? names : names.filter((name) => Array.isArray(value) && value.includes(name));
}

/** The base game and the sets that were chosen. */
export function inPlay(sets: readonly string[]): SetSign[] {
  return [BASE, ...EXPANSIONS.filter(({ name }) => sets.includes(name))];
}

/** What is in play of a list of boards, turned or not. */
export function boardsInPlay(choices: readonly string[], sets: readonly string[]): string[] {
  const boards = inPlay(sets).flatMap((each) => each.boards);
  return choices.filter((label) => boards.includes(nameOf(label)));
}

export function cardsInPlay(choices: readonly string[], sets: readonly string[]): string[] {
  const cards = inPlay(sets).flatMap((each) => each.cards);
  return choices.filter((card) => cards.includes(card));
}

/** The places for boards, with chance where a board is not in play any more. */
export function slotsInPlay(slots: Slots, sets: readonly string[]): Slots {
  return slots.map((label) => (label !== null && boardsInPlay([label], sets).length ? label : null));
}

/** Whether no public source has the printed map of a board. */
export function isOurs(label: string): boolean {
  return SETS.some(({ boards, ours }) => ours && boards.includes(nameOf(label)));
}

/** The switches between readings of the rules that matter, with the cards that can still come into play. */
export function switches(
  options: readonly OptionSign[],
  sets: readonly string[],
  canCome: (card: string) => boolean,
): OptionSign[] {
  const wanted = inPlay(sets).flatMap((each) => each.options);
  return options.filter(({ name }) => {
    const card = ABOUT_CARD[name];
    return wanted.includes(name) && !NOT_ASKED.includes(name) && (card === undefined || canCome(card));
  });
}

/** The options that say nothing without the sets that they are about. */
export function idleOptions(sets: readonly string[]): string[] {
  return EXPANSIONS.filter(({ name }) => !sets.includes(name)).flatMap(({ options }) => options);
}
