/** Where a board leaves the corners of its place empty, and what fits into them. */

import type { Size } from "./camera";
import type { Box } from "./geometry";

/** The corners in the order in which they are filled. */
export const CORNERS = [
  { right: false, bottom: false },
  { right: true, bottom: false },
  { right: false, bottom: true },
  { right: true, bottom: true },
] as const;
type Corner = (typeof CORNERS)[number];

/** A note is neither narrower nor wider than this, in pixels. */
const LEAST = 130;
const MOST = 260;
const STEP = 5;

/** How high a box of a width may be in a corner before it meets something. */
function freeHeight({ right, bottom }: Corner, width: number, place: Size, land: readonly Box[]): number {
  const heights = land
    .filter((box) => (right ? box.x + box.width > place.width - width : box.x < width))
    .map((box) => (bottom ? place.height - box.y - box.height : box.y));
  return Math.max(0, Math.min(place.height, ...heights));
}

/** The largest box that is free in each corner. */
export function freeCorners(place: Size, land: readonly Box[]): Size[] {
  return CORNERS.map((corner) => {
    let best: Size = { width: LEAST, height: 0 };
    for (let width = LEAST; width <= Math.min(MOST, place.width / 2); width += STEP) {
      const height = freeHeight(corner, width, place, land);
      if (width * height > best.width * best.height) best = { width, height };
    }
    return best;
  });
}

/**
 * The corner that each of some notes gets, by its number: the first that no other has and that is high enough; or none.
 * Of each note it is known how high it would be in each corner.
 */
export function placed(heights: readonly (readonly number[])[], corners: readonly Size[]): (number | null)[] {
  const taken = new Set<number>();
  return heights.map((own) => {
    const found = corners.findIndex(({ height }, corner) => !taken.has(corner) && own[corner]! <= height);
    taken.add(found);
    return found < 0 ? null : found;
  });
}
