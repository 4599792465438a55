/** The shapes of the chart of points: where lines and marks go, and how players are told apart without colour. */

import type { Glimpse } from "./turns";

/** A place in a chart, in pixels. */
export interface Spot {
  x: number;
  y: number;
}

/** From steps and points to pixels. */
export interface Scale {
  x: (step: number) => number;
  y: (points: number) => number;
}

/** One pattern of dashes and one mark for each seat; the first line is solid. */
export const DASHES = ["", "7 4", "2 4", "10 3 2 3", "14 5"] as const;
export const MARKS = [
  "M-4 0a4 4 0 1 0 8 0a4 4 0 1 0 -8 0z",
  "M-3.5 -3.5h7v7h-7z",
  "M0 -4.5l4.5 8h-9z",
  "M0 -5l5 5l-5 5l-5 -5z",
  "M-1.5 -4.5h3v3h3v3h-3v3h-3v-3h-3v-3h3z",
] as const;
/** How many marks a line has on its way. */
const MARKS_A_LINE = 5;

/** Round numbers from nothing, or the lowest figure below it, up to the highest; some four of them. */
export function ticks(highest: number, lowest = 0): number[] {
  const [top, bottom] = [Math.max(1, highest), Math.min(0, lowest)];
  const rough = (top - bottom) / 4;
  const size = 10 ** Math.floor(Math.log10(rough));
  const gap = Math.max(1, [1, 2, 5, 10].map((factor) => factor * size).find((each) => each >= rough) ?? 10 * size);
  const [first, last] = [Math.floor(bottom / gap), Math.ceil(top / gap)];
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * gap);
}

/** One seat's line, as far as the game is known without a gap and the points are not hidden. */
export function lineOf(glimpses: readonly (Glimpse | undefined)[], seat: number, scale: Scale): Spot[] {
  const gap = glimpses.indexOf(undefined);
  return glimpses.slice(0, gap < 0 ? glimpses.length : gap).flatMap((glimpse, step) => {
    const points = glimpse?.totals[seat];
    return points === undefined || points === null ? [] : [{ x: scale.x(step), y: scale.y(points) }];
  });
}

/** The spots of a line that carry a mark: some on the way, another few for every seat, and the end. */
export function marked(line: readonly Spot[], seat: number): Spot[] {
  const gap = line.length / MARKS_A_LINE;
  const spots = Array.from({ length: MARKS_A_LINE }, (_, index) => line[Math.floor((index + seat / 6) * gap)]);
  return [...spots.slice(1), line.at(-1)].filter((spot) => spot !== undefined);
}

/** A line as an SVG path. */
export const path = (line: readonly Spot[]) =>
  line.length ? `M${line.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(" ")}` : "";
