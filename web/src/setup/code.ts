/** A short code of a whole set-up, to be told, typed or pasted: "9T0G-4R2K". */

import type { GameSign, OptionSign } from "../protocol";
import { shownOptions } from "./address";
import type { Options } from "./draft";

/** Letters and figures that nobody takes for each other. */
const SIGNS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const MISTAKEN: Readonly<Record<string, string>> = { O: "0", I: "1", L: "1", U: "V" };
const GROUP = 4;
/** One of so many codes that were mistyped is taken for another one. */
const CHECK = 1024;
/** How a list is told: left to chance, in the order of its choices, which takes least, or in any order. */
const LISTS = ["random", "sorted", "free"] as const;

/** Figures of different bases in one number; the last one that was put is the first to be taken. */
class Figures {
  constructor(public number = 0n) {}

  put(figure: number | bigint, base: number | bigint): void {
    this.number = this.number * BigInt(base) + BigInt(figure);
  }

  take(base: number | bigint): bigint {
    const figure = this.number % BigInt(base);
    this.number /= BigInt(base);
    return figure;
  }
}

/** The code of what is chosen. An option that is as usual takes next to nothing. */
export function codeOf(game: GameSign, options: Options): string {
  const figures = new Figures();
  for (const option of shownOptions(game).toReversed()) put(figures, option, options[option.name]);
  const { number } = figures;
  figures.put(checkOf(game, number), CHECK);
  let signs = "";
  while (figures.number > 0n) signs = SIGNS.charAt(Number(figures.take(SIGNS.length))) + signs;
  return signs.replace(new RegExp(`.{${GROUP}}(?=.)`, "g"), "$&-");
}

/** The options that a code tells, however it is written; null where it tells none of this game. */
export function optionsOf(game: GameSign, code: string): Options | null {
  const signs = [...code.toUpperCase().replace(/[^0-9A-Z]/g, "")].map((sign) => SIGNS.indexOf(MISTAKEN[sign] ?? sign));
  if (signs.length === 0 || signs.includes(-1)) return null;
  const figures = new Figures();
  for (const sign of signs) figures.put(sign, SIGNS.length);
  const check = figures.take(CHECK);
  if (check !== BigInt(checkOf(game, figures.number))) return null;
  const options: Options = {};
  for (const option of shownOptions(game)) {
    const value = take(figures, option);
    if (value !== undefined) options[option.name] = value;
  }
  return figures.number === 0n ? options : null;
}

function put(figures: Figures, option: OptionSign, value: unknown): void {
  const told = isTold(option, value);
  if (told) {
    const { kind, choices, count } = option;
    if (kind === "choice") figures.put(choices.indexOf(String(value)), choices.length);
    else if (kind === "names") putSome(figures, choices, value as string[]);
    else if (kind === "list") {
      const places = value === "random" ? [] : (value as string[]).map((name) => choices.indexOf(name));
      const sorted = places.every((place, index) => index === 0 || places[index - 1]! < place);
      const way = value === "random" ? "random" : sorted ? "sorted" : "free";
      if (way === "sorted") figures.put(rankOf(places), among(choices.length, count));
      else for (const place of places.toReversed()) figures.put(place, choices.length);
      figures.put(LISTS.indexOf(way), LISTS.length);
    }
  }
  figures.put(told ? 1 : 0, 2);
}

/** What an option is; undefined where nobody has said anything about it. */
function take(figures: Figures, option: OptionSign): unknown {
  if (figures.take(2) === 0n) return undefined;
  const { kind, choices, count } = option;
  if (kind === "flag") return option.default !== true;
  if (kind === "choice") return choices[Number(figures.take(choices.length))];
  if (kind === "names") return takeSome(figures, choices);
  const way = LISTS[Number(figures.take(LISTS.length))];
  if (way === "random") return way;
  const places =
    way === "sorted"
      ? placesOf(figures.take(among(choices.length, count)), choices.length, count)
      : Array.from({ length: count }, () => Number(figures.take(choices.length)));
  return places.map((place) => choices[place]!);
}

/** Whether a value says something: another one than usual, or that what else is drawn in sight is left to chance. */
function isTold({ kind, choices, count, default: usual }: OptionSign, value: unknown): boolean {
  if (kind === "list" && value === "random") return true;
  if (kind === "choice") return choices.includes(String(value)) && (value === "random" || value !== usual);
  if (value === undefined || JSON.stringify(value) === JSON.stringify(usual)) return false;
  if (kind === "flag") return typeof value === "boolean";
  const names = Array.isArray(value) ? (value as string[]) : [];
  return names.every((name) => choices.includes(name)) && (kind === "names" || names.length === count);
}

function putSome(figures: Figures, choices: readonly string[], names: readonly string[]): void {
  for (const choice of choices.toReversed()) figures.put(names.includes(choice) ? 1 : 0, 2);
}

function takeSome(figures: Figures, choices: readonly string[]): string[] {
  return choices.filter(() => figures.take(2) === 1n);
}

/** In how many ways some things can be chosen from so many. */
function among(many: number, some: number): bigint {
  let ways = 1n;
  for (let place = 0; place < some; place++) ways = (ways * BigInt(many - place)) / BigInt(place + 1);
  return some > many ? 0n : ways;
}

/** The number of a choice of places, which rise, among all such choices: the combinatorial number system. */
function rankOf(places: readonly number[]): bigint {
  return places.reduce((sum, place, index) => sum + among(place, index + 1), 0n);
}

function placesOf(rank: bigint, many: number, some: number): number[] {
  const places: number[] = [];
  let left = rank;
  for (let index = some, place = many - 1; index > 0; index--, place--) {
    while (among(place, index) > left) place--;
    left -= among(place, index);
    places.unshift(place);
  }
  return places;
}

/**
 * Tells whether a code was mistyped, or made where the game has other options: what stands at a place there means
 * something else here.
 */
function checkOf(game: GameSign, number: bigint): number {
  const told = shownOptions(game).map(({ name, kind, choices, count }) => [name, kind, choices, count]);
  let sum = 2166136261;
  for (const letter of `${game.name} ${JSON.stringify(told)} ${number}`) {
    sum = Math.imul(sum ^ letter.charCodeAt(0), 16777619) >>> 0;
  }
  return sum % CHECK;
}
