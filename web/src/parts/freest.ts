/** Where something that floats hides the least of what somebody may want to press. Pure. */

interface Size {
  width: number;
  height: number;
}

interface Rect extends Size {
  left: number;
  top: number;
}

/** How many pixels two boxes share. */
function shared(one: Rect, other: Rect): number {
  const across = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const down = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return Math.max(0, across) * Math.max(0, down);
}

/**
 * A place for a box beside another one: below or above it, or at its sides, wherever it covers the least of what is to be
 * seen. It never leaves the screen, and covers the other one only where there is no room at all.
 */
export function freest(
  near: Rect,
  size: Size,
  screen: Size,
  seen: readonly Rect[],
  gap: number,
): { left: number; top: number } {
  const right = screen.width - size.width - gap;
  const bottom = screen.height - size.height - gap;
  const within = (left: number, top: number) => ({
    left: Math.max(gap, Math.min(left, right)),
    top: Math.max(gap, Math.min(top, bottom)),
    ...size,
  });
  const [above, below] = [near.top - gap - size.height, near.top + near.height + gap];
  const [before, after] = [near.left - gap - size.width, near.left + near.width + gap];
  const places = [
    within(near.left, near.top > screen.height / 2 ? above : below),
    within(near.left, near.top > screen.height / 2 ? below : above),
    within(near.left + near.width - size.width, above),
    within(near.left + near.width - size.width, below),
    within(after, near.top),
    within(before, near.top),
    within(after, near.top + near.height - size.height),
    within(before, near.top + near.height - size.height),
  ];
  const weigh = (place: Rect) => seen.reduce((sum, each) => sum + shared(place, each), 0) + 1000 * shared(place, near);
  const weights = places.map(weigh);
  const { left, top } = places[weights.indexOf(Math.min(...weights))]!;
  return { left, top };
}
