/** The review of a finished game, as `docs/review.md` describes it, and what is shown of it. */

import type { Sentence } from "../words/words";
import type { Scale } from "./curve";

/** A value for each seat. */
interface Outlook {
  chances: number[];
  leads: number[];
}

interface Line {
  actions: string[];
  deeds: Sentence[];
  earned: Record<string, number>;
}

export interface Moment {
  at: number;
  seat: number;
  turn: number;
  luck: Outlook;
  before: Outlook;
  after: Outlook;
  cost: number;
  error: number;
  verdict: "brilliant" | "good" | "inaccuracy" | "mistake" | "blunder";
  /** What it was lost by. */
  tags: string[];
  played: Line;
  best: Line;
}

export interface Review {
  start: Outlook;
  moments: Moment[];
  result: Outlook;
  seats: { luck: number; without_luck: number; cost_per_turn: number; standard: string }[];
}

const ERRORS: readonly string[] = ["inaccuracy", "mistake", "blunder"];

/** The decisions that cost most, the worst first: of these seats, or of all if none is given. */
export function costliest(review: Review, seats: readonly number[], count: number): Moment[] {
  return review.moments
    .filter(({ verdict, seat }) => ERRORS.includes(verdict) && (!seats.length || seats.includes(seat)))
    .sort((one, other) => other.cost - one.cost)
    .slice(0, count);
}

/** One seat's chances as an SVG path: luck goes straight up or down, a decision leads on to the next. */
export function chances(review: Review, seat: number, last: number, { x, y }: Scale): string {
  const spot = (step: number, chance: number) => `${x(step).toFixed(1)} ${y(chance).toFixed(1)}`;
  let path = `M${spot(0, review.start.chances[seat]!)}`;
  review.moments.forEach(({ at, before, after, played }) => {
    path += `H${x(at).toFixed(1)}V${y(before.chances[seat]!).toFixed(1)}`;
    path += `L${spot(at + played.actions.length, after.chances[seat]!)}`;
  });
  return `${path}H${x(last).toFixed(1)}V${y(review.result.chances[seat]!).toFixed(1)}`;
}
