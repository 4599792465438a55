/** The turns of a game, and the one that decided it. */

/** As much of a position as is remembered of the whole game. */
export interface Glimpse {
  /** Whose choice it is; nobody's when the game is over. */
  seat: number | null;
  /** How many turns were begun so far: others may have choices in somebody's turn. */
  turn: number;
  /** The points of each seat, where they may be known. */
  totals: (number | null)[];
}

export interface Turn {
  /** Counted from 1 for each player. */
  round: number;
  /** Whose turn it is: the first choice in it is theirs. */
  seat: number;
  /** The position before its first action, and the one after its last. */
  from: number;
  to: number;
}

/** The turn in which the winner gained most on the best of the others. */
interface Turning {
  turn: Turn;
  winner: number;
  /** How far the winner was ahead before and after; below nothing: behind. */
  before: number;
  after: number;
}

/** All turns up to the first position that is not known yet. */
export function turnsOf(glimpses: readonly (Glimpse | undefined)[]): Turn[] {
  const turns: Turn[] = [];
  for (let step = 0; step < glimpses.length; step++) {
    const glimpse = glimpses[step];
    if (!glimpse) break;
    const last = turns.at(-1);
    if (last) last.to = step;
    if (glimpse.seat !== null && glimpse.turn !== glimpses[step - 1]?.turn) {
      const { seat } = glimpse;
      const round = turns.filter((turn) => turn.seat === seat).length + 1;
      turns.push({ round, seat, from: step, to: step });
    }
  }
  return turns.filter((turn) => turn.to > turn.from);
}

/** Where the turn before a position begins, or as far back as the game is known. */
export function turnBefore(glimpses: readonly (Glimpse | undefined)[], step: number): number {
  for (let number = step - 1; number > 0; number--) {
    const before = glimpses[number - 1];
    if (!before || before.turn !== glimpses[number]?.turn) return number;
  }
  return 0;
}

/** Where the turn after a position begins, or as far as the game is known; behind the last turn its end. */
export function turnAfter(glimpses: readonly (Glimpse | undefined)[], step: number, end: number): number {
  for (let number = step + 1; number < end; number++) {
    const after = glimpses[number];
    if (!after || after.turn !== glimpses[number - 1]?.turn) return number;
  }
  return end;
}

/** How far a seat is ahead of the best of the others; nothing where points are hidden. */
function lead(glimpse: Glimpse | undefined, winner: number, others: readonly number[]): number | null {
  const own = glimpse?.totals[winner] ?? null;
  const best = others.map((seat) => glimpse?.totals[seat] ?? null);
  if (own === null || best.includes(null)) return null;
  return own - Math.max(...(best as number[]));
}

/** Where a game turned; nothing if no turn brought the winner forward, or if there is nobody to compare with. */
export function turningOf(glimpses: readonly (Glimpse | undefined)[], winners: readonly number[]): Turning | null {
  const winner = winners[0];
  const seats = glimpses[0]?.totals.map((_, seat) => seat) ?? [];
  const others = seats.filter((seat) => !winners.includes(seat));
  if (winner === undefined || others.length === 0) return null;
  let found: Turning | null = null;
  for (const turn of turnsOf(glimpses)) {
    const before = lead(glimpses[turn.from], winner, others);
    const after = lead(glimpses[turn.to], winner, others);
    if (before === null || after === null) continue;
    if (after - before > (found ? found.after - found.before : 0)) found = { turn, winner, before, after };
  }
  return found;
}
