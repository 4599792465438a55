/** Where something that floats hides the least of what somebody may want to press. Pure. */

interface Size {
  width: number;
  height: number;
}

interface Rect extends Size {
  left: number;
  top: number;
}

/** How far apart the places are that are tried where everything beside the other box is taken, in pixels. */
const STEP = 40;

/** How many pixels two boxes share. */
function shared(one: Rect, other: Rect): number {
  const across = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const down = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return Math.max(0, across) * Math.max(0, down);
}

/** The first of the places that weigh the least. */
function lightest(places: readonly Rect[], weigh: (place: Rect) => number): Rect {
  const weights = places.map(weigh);
  return places[weights.indexOf(Math.min(...weights))]!;
}

/**
 * A place for a box beside another one: below or above it, or at its sides; or else the nearest place where it covers
 * nothing of what is to be seen, or the least. It never leaves the screen, and covers the other one only where there is
 * no room at all.
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
  const beside = [
    within(near.left, near.top > screen.height / 2 ? above : below),
    within(near.left, near.top > screen.height / 2 ? below : above),
    within(near.left + near.width - size.width, above),
    within(near.left + near.width - size.width, below),
    within(after, near.top),
    within(before, near.top),
    within(after, near.top + near.height - size.height),
    within(before, near.top + near.height - size.height),
  ];
  const elsewhere = () => {
    const rows = Array.from({ length: Math.ceil(screen.height / STEP) }, (_, row) => row * STEP);
    const columns = Array.from({ length: Math.ceil(screen.width / STEP) }, (_, column) => column * STEP);
    const far = (place: Rect) => Math.hypot(place.left - near.left, place.top - near.top);
    return rows.flatMap((top) => columns.map((left) => within(left, top))).sort((one, other) => far(one) - far(other));
  };
  const weigh = (place: Rect) => seen.reduce((sum, each) => sum + shared(place, each), 0) + 1000 * shared(place, near);
  const { left, top } = beside.find((place) => weigh(place) === 0) ?? lightest([...beside, ...elsewhere()], weigh);
  return { left, top };
}
