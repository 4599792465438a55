/** The view of Dominion as the server sends it, and what the page makes of it. */

import type { ActionSign } from "../../protocol";
import type { Sentence, Words } from "../../words/words";
import { nameId } from "../../words/words";
import { illustrationAddress } from "../../symbols.svelte";
import type { Scene, Thought } from "../games";
import { CARDS, type CardSign, type Edition, type Type } from "./box";

export interface Pile {
  card: string;
  count: number;
  cost: number;
  types: Type[];
}

export interface Owner {
  turns: number;
  deck: number;
  hand: number;
  /** The cards in hand, for those who may see them. */
  cards: string[] | null;
  /** The Treasures among them: how many, and how many coins they bring when they are all played. */
  treasures: { count: number; coins: number } | null;
  /** Cards in hand of which everybody knows. */
  shown: string[];
  discard: number;
  /** What lies on top of the discard pile. */
  top: string | null;
  /** What lies beside the deck because of a card under way. */
  aside: string[];
  /** All cards by name, when the game is over. */
  owned: Record<string, number> | null;
}

export interface View {
  edition: Edition;
  /** "turn": somebody else may be in either phase of their turn. */
  phase: "draft" | "action" | "buy" | "turn" | "over";
  turn: {
    number: number;
    seat: number;
    actions: number;
    buys: number;
    coins: number;
    /** What the first Silver of the turn brings besides. */
  };
  /** The kingdom cards that a draft may still add. */
  draft: string[];
  kingdom: string[];
  supply: Pile[];
  /** The last one last. */
  trash: string[];
  /** What is in play, in the order in which it was played. */
  table: string[];
  players: Owner[];
}

/** Some cards of one kind. */
export interface Stack {
  card: string;
  count: number;
}

/** Where the cards lie that an action is about. */
export type Place = "hand" | "supply" | "beside";

/** So many empty piles end the game. */
export const EMPTY_PILES = 3;
/** What is asked about cards that lie neither in the hand nor in the supply. */
const BESIDE = ["harbinger", "library", "loot", "lose-treasure", "sentry", "spy", "vassal"];
const FROM_SUPPLY = ["buy", "gain", "pick"];
/** In a hand, what can be played stands first. */
const ORDER: readonly Type[] = ["action", "treasure", "victory", "curse"];

export const cardId = (card: string) => nameId("card", card);
export const cardSymbol = (card: string) => nameId("rw-dom-card", card);
/** Where the picture of a card is. */
export const pictureOf = (card: string) => illustrationAddress("dominion", card);
export const marksSymbol = (card: string) => `#rw-dom-marks-${mainType(signOf(card).types)}`;
export const faceSymbol = (card: string) => `#rw-dom-face-${mainType(signOf(card).types)}`;
export const viewOf = (scene: Scene) => scene.view as unknown as View;

export function signOf(card: string): CardSign {
  return CARDS[card]!;
}

/** What somebody should notice of a card first: what it does to others, or against them, or what it is. */
export function mainType(types: readonly Type[]): Type {
  return types.find((type) => type === "attack" || type === "reaction") ?? types[0]!;
}

/** The types of a card in words: "Action, Attack". */
export function typeNames(card: string, words: Words): string {
  const names = signOf(card).types.map((type) => words.name("type", type));
  return new Intl.ListFormat(words.language, { type: "unit", style: "short" }).format(names);
}

/** What a card is called upon its face: the same name, with places where it may be broken. */
export function faceName(card: string, words: Words): string {
  return words.detail(cardId(card), "face") || words.say(cardId(card));
}

/** The type that somebody should notice first, in a word that fits on a card. */
export function typeWord(card: string, words: Words): string {
  const type = mainType(signOf(card).types);
  return words.detail(nameId("type", type), "face") || words.name("type", type);
}

/** What an Action gives whoever plays it, a line each; coins are drawn. */
export function gives(card: string, words: Words): { lines: string[]; coins: number } {
  const { types, cards = 0, actions = 0, buys = 0, coins = 0 } = signOf(card);
  const found = Object.entries({ cards, actions, buys }).filter(([, count]) => count);
  const lines = found.map(([what, count]) => words.say(`page-plus-${what}`, { count }));
  return { lines, coins: types.includes("action") ? coins : 0 };
}

/** Each kind of card once, as a hand is sorted: Actions, Treasures, Victory cards, Curses; then by price and name. */
export function stacks(cards: readonly string[], words: Words): Stack[] {
  const counts = new Map<string, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return inOrder([...counts.keys()], words).map((card) => ({ card, count: counts.get(card)! }));
}

export function inOrder(cards: readonly string[], words: Words): string[] {
  const rank = (card: string) => ORDER.findIndex((type) => signOf(card).types.includes(type));
  return byCost(cards, words).toSorted((one, other) => rank(one) - rank(other));
}

/** By price, then by name. */
export function byCost(cards: readonly string[], words: Words): string[] {
  const name = (card: string) => words.say(cardId(card));
  return cards.toSorted(
    (one, other) => signOf(one).cost - signOf(other).cost || name(one).localeCompare(name(other), words.language),
  );
}

/** Cards as they were played: Actions in their order, equal ones that follow each other together; then Treasures. */
export function inPlay(cards: readonly string[], words: Words): Stack[] {
  const isTreasure = (card: string) => signOf(card).types.includes("treasure");
  const found: Stack[] = [];
  for (const card of cards.filter((each) => !isTreasure(each))) {
    const last = found.at(-1);
    if (last?.card === card) last.count += 1;
    else found.push({ card, count: 1 });
  }
  return [...found, ...stacks(cards.filter(isTreasure), words)];
}

/** The piles that every game has, in two rows of four: Victory cards below; and those of this game's kingdom. */
export function piles(view: View): { basic: Pile[]; kingdom: Pile[] } {
  const basic = view.supply.filter((pile) => !view.kingdom.includes(pile.card));
  return {
    basic: [...basic.filter((pile) => !isVictory(pile)), ...basic.filter(isVictory)],
    kingdom: view.supply.filter((pile) => view.kingdom.includes(pile.card)),
  };
}

const isVictory = (pile: Pile) => pile.types.includes("victory");

export function emptyPiles(view: View): number {
  return view.supply.filter((pile) => pile.count === 0).length;
}

function placeOf(action: ActionSign, prompt: Sentence | null): Place {
  if (BESIDE.includes(prompt?.kind ?? "")) return "beside";
  return FROM_SUPPLY.includes(action.kind) ? "supply" : "hand";
}

/**
 * Whether an action is done by pressing a card, or beside the cards. A Reaction lies in the hand, too, but whoever is
 * suddenly asked for one should not have to find it there.
 */
export function isAtHand({ kind, args }: ActionSign): boolean {
  return kind === "play-all-treasures" || ("card" in args && kind !== "reveal");
}

/** The play of all Treasures, where it is possible. */
export function allTreasures(legal: readonly ActionSign[]): ActionSign | undefined {
  return legal.find(({ kind }) => kind === "play-all-treasures");
}

/** Whether an Action can be played: before that it is too early for Treasures. */
export function canAct(legal: readonly ActionSign[]): boolean {
  return legal.some(({ kind, args }) => kind === "play" && signOf(String(args["card"])).types.includes("action"));
}

/**
 * What is played for whoever wishes it: the Treasures, once no Action can be played, and the end of a turn in which
 * nothing else is left to be done. Neither tells anybody anything, for the hand is discarded anyway.
 */
export function automatic(
  legal: readonly ActionSign[],
  { treasures, ends }: { treasures: boolean; ends: boolean },
): ActionSign | undefined {
  const all = allTreasures(legal);
  if (treasures && all && !canAct(legal)) return all;
  const [only] = legal;
  return ends && legal.length === 1 && only?.kind === "end-turn" ? only : undefined;
}

/** What can be done now with the cards of one place, by card. */
export function actionsAt(place: Place, scene: Scene): Map<string, ActionSign[]> {
  const found = new Map<string, ActionSign[]>();
  for (const action of scene.legal) {
    if (!("card" in action.args) || placeOf(action, scene.prompt) !== place) continue;
    const card = String(action.args["card"]);
    found.set(card, [...(found.get(card) ?? []), action]);
  }
  return found;
}

/** The cards that lie open beside each deck, without those that the reader is asked about: these are at their hand. */
export function openCards(scene: Scene): { seat: number; cards: string[] }[] {
  const asked = actionsAt("beside", scene);
  return viewOf(scene)
    .players.map(({ aside }, seat) => ({ seat, cards: aside.filter((card) => !asked.has(card)) }))
    .filter(({ cards }) => cards.length);
}

/** What a bot advises to do with a card of one place, if it does. */
export function isAdvised(scene: Scene, place: Place, card: string): boolean {
  const advised = scene.legal.find((action) => sameDeed(action, scene.advice));
  return advised?.args["card"] === card && placeOf(advised, scene.prompt) === place;
}

/** Whether the same press once more would play an action. */
export function isArmed(action: ActionSign, thought: Thought | undefined): boolean {
  return thought?.armed === true && thought.action?.action === action.action;
}

/** Whether a card is chosen that only harms whoever has it. */
export function harms({ kind, args }: ActionSign): boolean {
  return FROM_SUPPLY.includes(kind) && signOf(String(args["card"])).types.includes("curse");
}

/** What is printed on a card that is played or comes to its owner, in a few words a line. */
export function brings({ kind, args }: ActionSign, words: Words): string[] {
  if (kind !== "play" && !FROM_SUPPLY.includes(kind)) return [];
  const card = String(args["card"]);
  const { lines, coins } = gives(card, words);
  const rule = words.detail(cardId(card), "rule");
  return [...lines, ...(coins ? [words.say("page-plus-coins", { count: coins })] : []), ...(rule ? [rule] : [])];
}

export function sameDeed(action: ActionSign, other: Sentence | null): boolean {
  return action.kind === other?.kind && action.args["card"] === other.args["card"];
}

/** What a card is and does; a few cards changed with the second edition. */
export function about(card: string, edition: Edition, words: Words): string {
  return `${typeNames(card, words)}. ${words.about(cardId(card), edition)}`;
}
