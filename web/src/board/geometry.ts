/** Where hexes lie and how they touch. Pure: lengths are the units of the drawing, and nothing here knows a screen. */

import { RADIUS, type Cell, type Figure } from "./board";

export interface Point {
  x: number;
  y: number;
}

export interface Box extends Point {
  width: number;
  height: number;
}

/** From side to side, which is also the step from a hex to the next one in its row. */
export const WIDTH = Math.sqrt(3) * RADIUS;
/** From a row to the next one. */
const STEP = 1.5 * RADIUS;
/** From the middle of a place to the studs on its rim. */
export const MEDALLION = 14.3;
/** A piece stands a little above the middle of its hex, so that the letter under it stays readable. */
export const PIECE_LIFT = 2;

/** From the middle of the last hex of a row to that of the flag beside it. */
const FLAG_AWAY = WIDTH * 0.77;

/** Room around the hexes for the paper that the map is on, and its shadow: so far the picture of the ground reaches. */
export const RIM = 9;

type Address = Pick<Cell, "q" | "r">;

/** The six ways out of a hex, clockwise; each leaves through the side that begins at the corner of its index. */
const WAYS: readonly Address[] = [
  { q: 1, r: -1 },
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: -1, r: 1 },
  { q: -1, r: 0 },
  { q: 0, r: -1 },
];

/** A number as short as a hundredth of a unit allows. */
function short(value: number): string {
  return String(Math.round(value * 100) / 100 + 0);
}

function at(point: Point): string {
  return `${short(point.x)} ${short(point.y)}`;
}

export function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

/** Where the middle of a hex lies when that of `0,0` is the origin. */
export function middle(cell: Address): Point {
  return { x: WIDTH * (cell.q + cell.r / 2), y: STEP * cell.r };
}

/** Where a piece has its middle on a cell. */
export function footing(cell: Address, { flat }: Figure): Point {
  const { x, y } = middle(cell);
  return { x, y: flat ? y : y - PIECE_LIFT };
}

/** The six corners of a hex, clockwise from the top. */
export function corners(centre: Point, radius = RADIUS): Point[] {
  return [0, 1, 2, 3, 4, 5].map((turn) => ({
    x: centre.x + radius * Math.sin((Math.PI * turn) / 3),
    y: centre.y - radius * Math.cos((Math.PI * turn) / 3),
  }));
}

const CORNERS = corners({ x: 0, y: 0 }, 1);
/** From each corner to the next one, in a hex of radius 1. */
const SIDES = CORNERS.map(({ x, y }, first) => {
  const next = CORNERS[(first + 1) % 6]!;
  return { x: next.x - x, y: next.y - y };
});

/** The outline of a hex as path data. */
export function hexagon(centre: Point, radius = RADIUS): string {
  return `M${corners(centre, radius).map(at).join("L")}z`;
}

/** The outlines of many hexes as one path. They differ in where they begin only, which makes this quick. */
export function hexagons(cells: Iterable<Address>, radius = RADIUS): string {
  const sides = SIDES.map((side) => `l${at({ x: side.x * radius, y: side.y * radius })}`).join("");
  let path = "";
  for (const cell of cells) {
    const { x, y } = middle(cell);
    path += `M${at({ x, y: y - radius })}${sides}z`;
  }
  return path;
}

/** The box around all hexes. */
export function bounds(cells: readonly Address[]): Box {
  if (cells.length === 0) return { x: -RADIUS, y: -RADIUS, width: 2 * RADIUS, height: 2 * RADIUS };
  const middles = cells.map(middle);
  const left = Math.min(...middles.map(({ x }) => x)) - WIDTH / 2 - RIM;
  const right = Math.max(...middles.map(({ x }) => x)) + WIDTH / 2 + RIM;
  const top = Math.min(...middles.map(({ y }) => y)) - RADIUS - RIM;
  const bottom = Math.max(...middles.map(({ y }) => y)) + RADIUS + RIM;
  return { x: left, y: top, width: right - left, height: bottom - top };
}

function key(address: Address): string {
  return `${address.q} ${address.r}`;
}

function beyond(cell: Address, way: Address): Address {
  return { q: cell.q + way.q, r: cell.r + way.r };
}

/** The sides between cells for which something differs, each once; at the rim of the board something differs as well. */
export function borders<Part>(cells: readonly Cell[], partOf: (cell: Cell) => Part, rim: boolean): string {
  const found = new Map(cells.map((cell) => [key(cell), cell]));
  const sides = SIDES.map(({ x, y }) => `l${at({ x: x * RADIUS, y: y * RADIUS })}`);
  let lines = "";
  for (const cell of cells) {
    const around = corners(middle(cell));
    WAYS.forEach((way, side) => {
      const there = found.get(key(beyond(cell, way)));
      const differs = there ? side < WAYS.length / 2 && partOf(there) !== partOf(cell) : rim;
      if (differs) lines += `M${at(around[side]!)}${sides[side]}`;
    });
  }
  return lines;
}

/** The cells of a row that hang together with one of them: what lies beside the board may have rows at the same height. */
export function run(row: readonly Cell[], id: string): readonly Cell[] {
  const at = row.findIndex((cell) => cell.id === id);
  let [start, end] = [at, at + 1];
  while (start > 0 && row[start - 1]!.q === row[start]!.q - 1) start--;
  while (end < row.length && row[end]!.q === row[end - 1]!.q + 1) end++;
  return row.slice(start, end);
}

/** Where a flag stands that belongs to a row: at the end that leaves half a hex free, which differs from row to row. */
export function flagPlace(row: readonly Cell[]): Point {
  const end = row[0]!.r & 1 ? row[0]! : row.at(-1)!;
  const { x, y } = middle(end);
  return { x: end === row[0] ? x - FLAG_AWAY : x + FLAG_AWAY, y };
}

/** So many studs on the lower half of the rim of a place, from the middle outwards. */
export function studs(count: number, centre: Point): Point[] {
  return Array.from({ length: count }, (_, place) => {
    const angle = Math.PI / 2 + ((place - (count - 1) / 2) * Math.PI) / 7.5;
    return { x: centre.x + MEDALLION * Math.cos(angle), y: centre.y + MEDALLION * Math.sin(angle) };
  });
}

/** The cell whose middle is nearest to a point and at most so far away. */
export function nearest(cells: Iterable<Cell>, point: Point, reach: number): Cell | null {
  let best: Cell | null = null;
  let far = reach;
  for (const cell of cells) {
    const away = distance(middle(cell), point);
    if (away <= far) [best, far] = [cell, away];
  }
  return best;
}
