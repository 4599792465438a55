/** Height lines, to be laid behind a page: the same ones every time, without a picture to fetch. */

interface Point {
  x: number;
  y: number;
}

/** A hill: where its top is, how many lines go around it, and how far they lie apart. */
interface Hill {
  top: Point;
  lines: number;
  step: number;
  /** What gives it a shape of its own. */
  turn: readonly [number, number, number];
}

export const CHART = { width: 1440, height: 900 };
const HILLS: readonly Hill[] = [
  { top: { x: 1238, y: 90 }, lines: 9, step: 34, turn: [0.9, 2.3, 4.1] },
  { top: { x: 144, y: 828 }, lines: 8, step: 40, turn: [3.7, 0.6, 5.2] },
  { top: { x: 720, y: 558 }, lines: 6, step: 30, turn: [5.5, 3.1, 1.4] },
];
const CORNERS = 40;
/** Hills are wider than they are deep. */
const WIDTH = 1.5;
/** Every so many lines one is drawn thicker, as on a map. */
const COUNTED = 4;

export interface Contour {
  path: string;
  counted: boolean;
}

export function contours(): Contour[] {
  return HILLS.flatMap((hill) =>
    Array.from({ length: hill.lines }, (_, index) => ({
      path: closedCurve(ringOf(hill, index + 1)),
      counted: (index + 1) % COUNTED === 0,
    })),
  );
}

function ringOf({ top, step, turn }: Hill, line: number): Point[] {
  return Array.from({ length: CORNERS }, (_, corner) => {
    const angle = (2 * Math.PI * corner) / CORNERS;
    const bulge =
      0.14 * Math.sin(2 * angle + turn[0]) +
      0.09 * Math.sin(3 * angle + turn[1] + 0.1 * line) +
      0.05 * Math.sin(5 * angle + turn[2]);
    const reach = step * line * (1 + bulge);
    return { x: top.x + WIDTH * reach * Math.cos(angle), y: top.y + reach * Math.sin(angle) };
  });
}

/** A smooth line around: it goes through the middles between the corners. */
function closedCurve(corners: readonly Point[]): string {
  const middle = (one: Point, other: Point) => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 });
  const said = ({ x, y }: Point) => `${Math.round(x)} ${Math.round(y)}`;
  const arcs = corners.map((corner, index) => {
    const next = corners[(index + 1) % corners.length]!;
    return `Q${said(corner)} ${said(middle(corner, next))}`;
  });
  return `M${said(middle(corners.at(-1)!, corners[0]!))}${arcs.join("")}Z`;
}
