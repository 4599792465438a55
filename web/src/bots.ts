/** The bots that can play a game, which may be others than those that we know. */

/** What people choose among, from the easiest on. */
const LEVELS: readonly string[] = ["easy", "medium", "hard", "expert", "master"];
/** What the levels are made of, from the weakest on: for programs, and for people only where there are no levels. */
const PLAIN: readonly string[] = ["random", "greedy", "flat", "net", "search", "deep"];
const KNOWN = [...LEVELS, ...PLAIN];
/** Who is asked first to give hints, and to play where nobody has chosen. */
const ADVISERS: readonly string[] = ["search", "greedy"];
const USUAL: readonly string[] = ["medium", "greedy"];
/** So many are offered at first where there are no levels. */
const FEW = 4;

/** From the easiest on; the bots of one game, and those that we do not know, come after those in the order given. */
function ranked(bots: readonly string[]): string[] {
  return [...KNOWN.filter((bot) => bots.includes(bot)), ...bots.filter((bot) => !KNOWN.includes(bot))];
}

/** The bots to choose from at first, and all the others that are offered. */
export function sorted(bots: readonly string[]): { first: string[]; more: string[] } {
  const levels = LEVELS.filter((bot) => bots.includes(bot));
  const all = ranked(bots).filter((bot) => !levels.length || !PLAIN.includes(bot));
  const first = levels.length ? levels : all.slice(0, FEW);
  return { first, more: all.slice(first.length) };
}

/** The bot for a first game. */
export function easiestOf(bots: readonly string[]): string | null {
  return ranked(bots)[0] ?? null;
}

/** The bot that plays where nobody has chosen one, and stands in. */
export function usualOf(bots: readonly string[]): string | null {
  return preferred(USUAL, bots);
}

/** The bot that gives hints. */
export function adviserOf(bots: readonly string[]): string | null {
  return preferred(ADVISERS, bots);
}

/** The first of these that there is; of others any is better than the easiest. */
function preferred(wanted: readonly string[], bots: readonly string[]): string | null {
  return wanted.find((bot) => bots.includes(bot)) ?? ranked(bots).at(-1) ?? null;
}
