/** Ten kingdom cards that are drawn in sight: which may come, what is wanted of them together, and the drawing. */

import { chance, type Chance } from "../../setup/chance";
import { keptNames, type Drawn } from "../../setup/drawn";
import { CARDS, KINGDOM, SETS, type Edition } from "./box";
import type { Words } from "../../words/words";
import { about, byCost, cardId, mainType, signOf } from "./view";

/** A way to more Actions; and a Reaction, if there is an Attack. */
export const WANTS = ["actions", "reaction"] as const;
export type Want = (typeof WANTS)[number];

export interface Filters {
  /** The prices and kinds that do not come: "6", "attack". */
  without: readonly string[];
  wants: readonly Want[];
}

/** What a card is sorted by. */
export const costOf = (card: string) => String(signOf(card).cost);
export const kindOf = (card: string) => mainType(signOf(card).types);

const isAttack = (card: string) => signOf(card).types.includes("attack");
const isReaction = (card: string) => signOf(card).types.includes("reaction");
const givesActions = (card: string) => (signOf(card).actions ?? 0) > 1;

/** The kingdom cards of an edition, or of both. */
export function pool({ edition, mixed }: { edition: Edition; mixed: boolean }): string[] {
  return Object.keys(CARDS).filter((card) => {
    const { editions } = CARDS[card]!;
    return mixed ? editions.length > 0 : editions.includes(edition);
  });
}

/** Some cards, the cheapest first, that a text means: by their price, their names or their words. */
export function sought(text: string, cards: readonly string[], edition: Edition, words: Words): string[] {
  const found = byCost(cards, words);
  const wanted = text.trim().toLocaleLowerCase(words.language);
  const [word, price] = wanted.match(/^(?:(\p{L}+) ?:? *)?(\d+)$/u)?.slice(1) ?? [];
  const asked = word === undefined || words.say("page-search-price").split(" ").includes(word);
  if (price !== undefined && asked) return found.filter((card) => costOf(card) === price);
  const told = (card: string) => `${words.say(cardId(card))} ${about(card, edition, words)}`;
  return found.filter((card) => told(card).toLocaleLowerCase(words.language).includes(wanted));
}

/** Those of some cards that may come. */
export function fitting(cards: readonly string[], { without }: Filters): string[] {
  return cards.filter((card) => !without.includes(costOf(card)) && !without.includes(kindOf(card)));
}

/** Whether some cards together have what is wanted of them. */
export function holds(cards: readonly string[], wants: readonly Want[]): boolean {
  return !lacksActions(cards, wants) && !lacksReaction(cards, wants);
}

function lacksActions(cards: readonly string[], wants: readonly Want[]): boolean {
  return wants.includes("actions") && !cards.some(givesActions);
}

function lacksReaction(cards: readonly string[], wants: readonly Want[]): boolean {
  return wants.includes("reaction") && cards.some(isAttack) && !cards.some(isReaction);
}

/** Some cards, and others of a pool until there are ten with all that is wanted; null where there are none such. */
export function drawnTo(
  cards: readonly string[],
  from: readonly string[],
  wants: readonly Want[],
  below: Chance = chance,
): string[] | null {
  const ten = [...cards];
  const left = (is: (card: string) => boolean) => from.filter((card) => !ten.includes(card) && is(card));
  const draw = (possible: readonly string[]) => ten.push(...possible.slice(below(possible.length)).slice(0, 1));
  if (lacksActions(ten, wants)) draw(left(givesActions));
  while (ten.length < KINGDOM) {
    const before = ten.length;
    if (lacksReaction(ten, wants)) draw(left(isReaction));
    else {
      // An Attack brings a Reaction with it, if it is wanted: there must be one, and room for it.
      const guarded =
        !wants.includes("reaction") || ten.some(isReaction) || (left(isReaction).length && ten.length < KINGDOM - 1);
      draw(left((card) => Boolean(guarded) || !isAttack(card)));
    }
    if (ten.length === before) return null;
  }
  return ten.length === KINGDOM && holds(ten, wants) ? ten : null;
}

/** With all that is not kept drawn again: if possible none of it comes back. */
export function othersDrawn(
  ten: readonly Drawn[],
  from: readonly string[],
  wants: readonly Want[],
  below: Chance = chance,
): Drawn[] | null {
  const kept = keptNames(ten);
  const fresh = from.filter((card) => !ten.some(({ name }) => name === card));
  return marked(drawnTo(kept, fresh, wants, below) ?? drawnTo(kept, from, wants, below), kept);
}

/** With another card in the place of one. */
export function oneDrawn(
  ten: readonly Drawn[],
  card: string,
  from: readonly string[],
  wants: readonly Want[],
  below: Chance = chance,
): Drawn[] | null {
  const others = ten.map(({ name }) => name).filter((name) => name !== card);
  const fresh = from.filter((each) => each !== card);
  return marked(drawnTo(others, fresh, wants, below), keptNames(ten));
}

/** The ten as other filters want them: what is kept stays if it is in the box, and of the rest as much as can. */
export function mended(
  ten: readonly Drawn[],
  box: readonly string[],
  filters: Filters,
  below: Chance = chance,
): Drawn[] | null {
  const from = fitting(box, filters);
  const kept = keptNames(ten).filter((card) => box.includes(card));
  const stay = ten.map(({ name }) => name).filter((card) => kept.includes(card) || from.includes(card));
  return marked(drawnTo(stay, from, filters.wants, below) ?? drawnTo(kept, from, filters.wants, below), kept);
}

function marked(cards: readonly string[] | null, kept: readonly string[]): Drawn[] | null {
  return cards?.map((name) => ({ name, kept: kept.includes(name) })) ?? null;
}

/** The sets that an edition recommends. */
export function setsOf(edition: Edition): string[] {
  return Object.keys(SETS).filter((name) => SETS[name]![edition]);
}

/** The recommended set that some cards are, if they are one. */
export function setOf(cards: readonly string[], edition: Edition): string | undefined {
  return setsOf(edition).find((name) => SETS[name]![edition]!.every((card) => cards.includes(card)));
}
