/** Figures of a score, and the places on the board that they come from. */

import type { Scene } from "../games/games";
import type { Gain } from "../protocol";

/** One figure of the table of points: what a seat has from one source. */
export interface Figure {
  source: string;
  seat: number;
}

/** Points by where they come from; nothing where they are hidden. */
export type Score = Record<string, number> | null;

export function total(score: Score): number | null {
  return score && Object.values(score).reduce((sum, points) => sum + points, 0);
}

/** Everything that anybody has points from, in the order in which the game tells it. */
export function sourcesOf(scores: readonly Score[]): string[] {
  return [...new Set(scores.flatMap((score) => Object.keys(score ?? {})))];
}

/** Whether points were scored during play and come from no place that is still to be seen. */
export function isNowhere(lit: Scene["gains"]): boolean {
  return lit.length > 0 && lit.every(({ places }) => !places.length);
}

/** What lights up on the board for a figure. */
export function lightOf(gains: readonly (Gain[] | null)[], { source, seat }: Figure): Scene["gains"] {
  return (gains[seat] ?? [])
    .filter((gain) => gain.source === source)
    .map(({ places, points }) => ({ places: places ?? [], points }));
}
