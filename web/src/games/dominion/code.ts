/** A short code of ten kingdom cards and their edition, to be told, typed or pasted: "9T0G-4R2K". */

import { CARDS, KINGDOM, type Edition } from "./box";

/** Letters and figures that nobody takes for each other. */
const SIGNS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const MISTAKEN: Readonly<Record<string, string>> = { O: "0", I: "1", L: "1", U: "V" };
const BITS = 5;
const LENGTH = 8;
/** So many bits tell whether a code was mistyped. */
const CHECK = 7;

/** Every bit is a card: their order never changes, and new cards come last. */
const ORDER = Object.keys(CARDS).filter((card) => CARDS[card]!.editions.length);

interface Kingdom {
  edition: Edition;
  cards: string[];
}

export function codeOf(cards: readonly string[], edition: Edition): string {
  const bits = [edition === "second", ...ORDER.map((card) => cards.includes(card))];
  const all = [...bits, ...inBits(checkOf(bits), CHECK)];
  const signs = Array.from({ length: LENGTH }, (_, place) =>
    SIGNS.charAt(numberOf(all.slice(place * BITS, (place + 1) * BITS))),
  ).join("");
  return `${signs.slice(0, LENGTH / 2)}-${signs.slice(LENGTH / 2)}`;
}

/** The kingdom that a code tells, however it is written; null where it tells none. */
export function kingdomOf(code: string): Kingdom | null {
  const signs = [...code.toUpperCase().replace(/[^0-9A-Z]/g, "")].map((sign) => SIGNS.indexOf(MISTAKEN[sign] ?? sign));
  if (signs.length !== LENGTH || signs.includes(-1)) return null;
  const all = signs.flatMap((sign) => inBits(sign, BITS));
  const bits = all.slice(0, -CHECK);
  const cards = ORDER.filter((_, place) => bits[place + 1]);
  if (cards.length !== KINGDOM || numberOf(all.slice(-CHECK)) !== checkOf(bits)) return null;
  return { edition: bits[0] ? "second" : "first", cards };
}

const inBits = (number: number, count: number) =>
  Array.from({ length: count }, (_, place) => ((number >> (count - 1 - place)) & 1) === 1);

const numberOf = (bits: readonly boolean[]) => bits.reduce((sum, bit) => 2 * sum + Number(bit), 0);

const checkOf = (bits: readonly boolean[]) => bits.reduce((sum, bit) => (3 * sum + Number(bit)) % 127, 1);
