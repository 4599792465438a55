/** The bots that can play a game, which may be others than those that we know. */

/** Those that play every game, from the easiest on. */
const GENERAL: readonly string[] = ["random", "greedy"];
const BEST = "greedy";
/** One for each way to play that is worth meeting first, from the easiest on. */
const LEVELS: readonly string[] = [...GENERAL, "big-money", "smithy", "double-witch", "village-smithy"];
/** So many can be offered at once, whoever they are. */
const FEW = 4;

/** From the easiest on; the bots of one game, and those that we do not know, come after those in the order given. */
export function ranked(bots: readonly string[]): string[] {
  return [...GENERAL.filter((bot) => bots.includes(bot)), ...bots.filter((bot) => !GENERAL.includes(bot))];
}

/** The bots to choose from at first, and all the others. */
export function sorted(bots: readonly string[]): { first: string[]; more: string[] } {
  const all = ranked(bots);
  const levels = LEVELS.filter((bot) => bots.includes(bot));
  const first = all.length > FEW && levels.length ? levels : all.slice(0, FEW);
  return { first, more: all.filter((bot) => !first.includes(bot)) };
}

/** The bot that gives hints and stands in: the best one that we know; of others any is better than the easiest. */
export function adviserOf(bots: readonly string[]): string | null {
  return bots.includes(BEST) ? BEST : (ranked(bots).at(-1) ?? null);
}
