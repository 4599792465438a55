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

/** From the middle of the last hex of a row to that of the plate of the flag beside it. */
const FLAG_AWAY = 34;

/** How far inside of its hexes the border of a zone runs: zones side by side have a border each. */
const ZONE_INSET = 1.9;
/** Where ticks stand on a side of a zone, of its length, and how far from it they reach. */
const TICKS = [0.28, 0.72];
const TICK = 6.2;

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

/** How far an arrow bends aside, of its length and at most; so two that go to and fro are not one line. */
const BOW = { share: 0.16, most: 26 };
/** From the middle of the last hex to the tip of an arrow, and half of its width. */
const TIP = { away: 12, half: 5 };

/** An arrow from one hex to another as path data: its shaft, which bends upwards, and its head. */
export function arrow(from: Address, to: Address): { shaft: string; head: string } {
  const [start, end] = [middle(from), middle(to)];
  const length = distance(start, end);
  const along = { x: (end.x - start.x) / length, y: (end.y - start.y) / length };
  const bow = Math.min(BOW.most, length * BOW.share) * (end.x > start.x ? 1 : -1);
  const bend = { x: (start.x + end.x) / 2 + along.y * bow, y: (start.y + end.y) / 2 - along.x * bow };
  const tip = { x: end.x - along.x * TIP.away, y: end.y - along.y * TIP.away };
  const last = distance(bend, tip);
  const way = { x: (tip.x - bend.x) / last, y: (tip.y - bend.y) / last };
  const neck = { x: tip.x - way.x * 2 * TIP.half, y: tip.y - way.y * 2 * TIP.half };
  const side = (sign: number) => ({ x: neck.x - way.y * TIP.half * sign, y: neck.y + way.x * TIP.half * sign });
  return {
    shaft: `M${at(start)}Q${at(bend)} ${at(neck)}`,
    head: `M${at(tip)}L${at(side(1))}L${at(side(-1))}Z`,
  };
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

/** The border of some cells, a little inside of them, and the ticks on its inner side. */
export function zoneLines(cells: readonly Address[]): { border: string; ticks: string } {
  const inside = new Set(cells.map(key));
  let [border, ticks] = ["", ""];
  for (const cell of cells) {
    const here = middle(cell);
    const turns = corners(here);
    const ends = WAYS.map((way) => !inside.has(key(beyond(cell, way))));
    ends.forEach((isEnd, side) => {
      if (!isEnd) return;
      const [before, one, other, after] = [5, 0, 1, 2].map((turn) => turns[(side + turn) % 6]!) as Corners;
      // Where the zone goes on, so does the border, to where that of the next hex begins.
      const begin = towards(one, ends[(side + 5) % 6] ? here : before, (ZONE_INSET * 2) / Math.sqrt(3));
      const end = towards(other, ends[(side + 1) % 6] ? here : after, (ZONE_INSET * 2) / Math.sqrt(3));
      border += `M${at(begin)}L${at(end)}`;
      const across = { x: here.x - (one.x + other.x) / 2, y: here.y - (one.y + other.y) / 2 };
      for (const share of TICKS) {
        const foot = { x: one.x + share * (other.x - one.x), y: one.y + share * (other.y - one.y) };
        const inwards = { x: foot.x + across.x, y: foot.y + across.y };
        ticks += `M${at(towards(foot, inwards, ZONE_INSET))}L${at(towards(foot, inwards, TICK))}`;
      }
    });
  }
  return { border, ticks };
}

/** A side with the corners before and after it. */
type Corners = [Point, Point, Point, Point];

/** So far from a point to another one. */
function towards(point: Point, goal: Point, far: number): Point {
  const share = far / distance(point, goal);
  return { x: point.x + share * (goal.x - point.x), y: point.y + share * (goal.y - point.y) };
}

/** The cells of a row that hang together with one of them: what lies beside the board may have rows at the same height. */
export function run(row: readonly Cell[], id: string): readonly Cell[] {
  const at = row.findIndex((cell) => cell.id === id);
  let [start, end] = [at, at + 1];
  while (start > 0 && row[start - 1]!.q === row[start]!.q - 1) start--;
  while (end < row.length && row[end]!.q === row[end - 1]!.q + 1) end++;
  return row.slice(start, end);
}

/**
 * Where a flag stands that belongs to a row, and on which side of it: at the end that leaves half a hex free, which
 * differs from row to row.
 */
export function flagPlace(row: readonly Cell[]): Point & { side: -1 | 1 } {
  const side = row[0]!.r & 1 ? -1 : 1;
  const { x, y } = middle(side < 0 ? row[0]! : row.at(-1)!);
  return { x: x + side * FLAG_AWAY, y, side };
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
