/** What lies beyond the sides of the screen. Pure. */

import type { Cell, Side } from "./board";
import type { Box } from "./geometry";
import { middle } from "./geometry";

/** The cells beyond each side of what is seen; one beyond two sides lies beyond the one that it is further from. */
export function beyond(cells: Iterable<Cell>, view: Box): Map<Side, Cell[]> {
  const found = new Map<Side, Cell[]>();
  for (const cell of cells) {
    const { x, y } = middle(cell);
    const away: [Side, number][] = [
      ["left", view.x - x],
      ["right", x - view.x - view.width],
      ["up", view.y - y],
      ["down", y - view.y - view.height],
    ];
    const [side, far] = away.reduce((most, other) => (other[1] > most[1] ? other : most));
    if (far > 0) found.set(side, [...(found.get(side) ?? []), cell]);
  }
  return found;
}
