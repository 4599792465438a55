/** The bots of a server, which may have others than those that we know. */

/** Those that we know, from the easiest on. */
const KNOWN: readonly string[] = ["random", "greedy"];
const BEST = "greedy";

/** From the easiest on; bots that we do not know come after those, by name. */
export function ranked(bots: readonly string[]): string[] {
  return [...KNOWN.filter((bot) => bots.includes(bot)), ...bots.filter((bot) => !KNOWN.includes(bot)).sort()];
}

/** The bot that gives hints and stands in: the best one that we know; of others any is better than the easiest. */
export function adviserOf(bots: readonly string[]): string | null {
  return bots.includes(BEST) ? BEST : (ranked(bots).at(-1) ?? null);
}
