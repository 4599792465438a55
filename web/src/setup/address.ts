/** What the set-up of a game shows, in its address: whoever opens the address finds the same. */

import type { GameSign, OptionSign } from "../protocol";
import type { Options } from "./draft";

/** What a set-up remembers besides the options, such as which of the drawn things are kept: names by what they are. */
export type Marks = Readonly<Record<string, readonly string[]>>;

export interface Filled {
  options: Options;
  marks: Marks;
}

const BETWEEN = ",";
const WORDS: Readonly<Record<string, boolean>> = { yes: true, no: false };

/** The address of a game's set-up. An option that nobody has said anything about is not in it. */
export function addressOf(game: GameSign, { options, marks }: Filled): string {
  const query = new URLSearchParams();
  for (const option of shownOptions(game)) {
    const value = options[option.name];
    if (value !== undefined && !isSilent(option, value)) query.set(option.name, written(value));
  }
  for (const [name, names] of Object.entries(marks)) if (names.length) query.set(name, names.join(BETWEEN));
  // Nothing that is in it needs to be hidden from a query, and people read it.
  const said = query.toString().replaceAll("%2C", BETWEEN).replaceAll("%2F", "/");
  return `/new/${game.name}${said && `?${said}`}`;
}

/** What an address says, without what this game does not know. */
export function filledBy(game: GameSign, query: URLSearchParams): Filled {
  const options: Options = {};
  for (const option of shownOptions(game)) {
    const value = read(option, query.get(option.name));
    if (value !== undefined) options[option.name] = value;
  }
  const known = new Set(game.options.map(({ name }) => name));
  const others = [...query].filter(([name]) => !known.has(name));
  return { options, marks: Object.fromEntries(others.map(([name, value]) => [name, split(value)])) };
}

/** Options about seats belong to whoever sits there. */
export function shownOptions(game: GameSign): OptionSign[] {
  return game.options.filter(({ kind }) => kind !== "seat" && kind !== "seats");
}

/** "Random" is said: what is not said is drawn in sight. */
function isSilent(option: OptionSign, value: unknown): boolean {
  return value !== "random" && JSON.stringify(value) === JSON.stringify(option.default);
}

function written(value: unknown): string {
  if (Array.isArray(value)) return value.join(BETWEEN);
  if (typeof value === "boolean") return value ? "yes" : "no";
  return String(value);
}

const split = (value: string) => value.split(BETWEEN).filter(Boolean);

function read(option: OptionSign, value: string | null): unknown {
  if (value === null) return undefined;
  const isChoice = (name: string) => option.choices.includes(name);
  switch (option.kind) {
    case "flag":
      return WORDS[value];
    case "choice":
      return isChoice(value) ? value : undefined;
    case "names":
      return [...new Set(split(value))].filter(isChoice);
    default: {
      if (value === "random") return value;
      const names = split(value);
      const whole = names.length === option.count && new Set(names).size === names.length && names.every(isChoice);
      return whole ? names : undefined;
    }
  }
}
