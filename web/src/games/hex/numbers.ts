/** Numbers along the edge of a map, as the log calls its hexes. They lie outside of the paper that the land is on. */

import { RADIUS, type Cell, type EdgeNumber } from "../../board/board";
import { middle, WIDTH, type Point } from "../../board/geometry";

/** From a hex to the end of a number beside it, and to the middle of one above it or at the end of a falling line. */
const BESIDE = 8;
const ABOVE = 11;
const FALLEN = 15;

/** At the left of a hex whose middle this is. */
export const atLeft = ({ x, y }: Point, number: number): EdgeNumber => ({
  text: written(number),
  x: x - WIDTH / 2 - BESIDE,
  y,
  anchor: "end",
});

/** Above a hex whose middle this is. */
export const above = ({ x, y }: Point, number: number): EdgeNumber => ({
  text: written(number),
  x,
  y: y - RADIUS - ABOVE,
  anchor: "middle",
});

/** At the end of a line that falls to the right: below its last hex, or above its first one. */
export function atEnd(cell: Cell, number: number, end: "lower" | "upper"): EdgeNumber {
  const { x, y } = middle(cell);
  const side = end === "lower" ? 1 : -1;
  const far = side * (WIDTH / 2 + FALLEN);
  return { text: written(number), x: x + far / 2, y: y + (far * Math.sqrt(3)) / 2, anchor: "middle" };
}

/** With a minus as wide as a figure. */
function written(number: number): string {
  return String(number).replace("-", "−");
}
