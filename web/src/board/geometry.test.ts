import { describe, expect, test } from "vitest";
import { RADIUS, type Cell } from "./board";
import {
  arrow,
  borders,
  bounds,
  corners,
  flagPlace,
  footing,
  hexagon,
  hexagons,
  MEDALLION,
  middle,
  nearest,
  studs,
  WIDTH,
  zoneLines,
} from "./geometry";

function cell(q: number, r: number): Cell {
  return { id: `${q},${r}`, q, r, label: `${q},${r}` };
}

/** How many lines a path draws. */
function count(path: string): number {
  return path.split("M").length - 1;
}

describe("where hexes lie", () => {
  test("a row is a step to the right per hex, and the next row begins half a hex further", () => {
    expect(middle({ q: 0, r: 0 })).toEqual({ x: 0, y: 0 });
    expect(middle({ q: 2, r: 0 }).x).toBeCloseTo(2 * WIDTH);
    expect(middle({ q: 0, r: 1 })).toEqual({ x: WIDTH / 2, y: 1.5 * RADIUS });
  });

  test("a corner points up, and all are as far from the middle", () => {
    const around = corners({ x: 5, y: 7 });
    expect(around[0]).toEqual({ x: 5, y: 7 - RADIUS });
    for (const { x, y } of around) expect(Math.hypot(x - 5, y - 7)).toBeCloseTo(RADIUS);
  });

  test("outlines are closed and as short as can be", () => {
    expect(hexagon({ x: 0, y: 0 })).toBe("M0 -20L17.32 -10L17.32 10L0 20L-17.32 10L-17.32 -10z");
  });

  test("many outlines are one path, each beginning at its own top", () => {
    const path = hexagons([cell(0, 0), cell(1, 0)], 10);
    expect(count(path)).toBe(2);
    expect(path.startsWith("M0 -10l8.66 5")).toBe(true);
    expect(path).toContain("M34.64 -10l8.66 5");
    expect(hexagons([])).toBe("");
  });

  test("the box holds every corner", () => {
    const cells = [cell(0, 0), cell(3, 0), cell(-1, 2)];
    const box = bounds(cells);
    for (const { x, y } of cells.flatMap((one) => corners(middle(one)))) {
      expect(x).toBeGreaterThan(box.x);
      expect(x).toBeLessThan(box.x + box.width);
      expect(y).toBeGreaterThan(box.y);
      expect(y).toBeLessThan(box.y + box.height);
    }
  });

  test("a board without cells still has a box", () => {
    expect(bounds([]).width).toBeGreaterThan(0);
  });

  test("a piece stands above the middle of its hex, and one that lies flat does not", () => {
    const [standing, flat] = [footing(cell(0, 0), { symbol: "" }), footing(cell(0, 0), { symbol: "", flat: true })];
    expect(flat).toEqual({ x: 0, y: 0 });
    expect(standing.x).toBe(0);
    expect(standing.y).toBeLessThan(0);
  });

  test("flags stand at alternate ends of the rows, and no board grows by them", () => {
    const even = [cell(0, 0), cell(1, 0)];
    const odd = [cell(0, 1), cell(1, 1)];
    const box = bounds([...even, ...odd]);
    const [right, left] = [flagPlace(even), flagPlace(odd)];
    expect([right.side, left.side]).toEqual([1, -1]);
    // The plate reaches 10 to its row and 9 away from it, and lies beside the map.
    expect(right.x - 10).toBeGreaterThan(middle(even[1]!).x + WIDTH / 2);
    expect(left.x + 10).toBeLessThan(middle(odd[0]!).x - WIDTH / 2);
    expect(right.x + 9).toBeLessThan(box.x + box.width);
    expect(left.x - 9).toBeGreaterThan(box.x);
  });

  test("studs lie on the rim, side by side at its foot", () => {
    const [left, right] = studs(2, { x: 0, y: 0 });
    expect(left!.x).toBeCloseTo(-right!.x);
    expect(left!.y).toBeGreaterThan(0);
    expect(Math.hypot(left!.x, left!.y)).toBeCloseTo(MEDALLION);
    expect(studs(0, { x: 0, y: 0 })).toEqual([]);
  });
});

describe("how hexes touch", () => {
  test("a side between two parts is drawn once, and the rim if it is wanted", () => {
    const [left, right] = [cell(0, 0), cell(1, 0)];
    const own = ({ id }: Cell) => id;
    expect([count(borders([left, right], own, false)), count(borders([left, right], own, true))]).toEqual([1, 11]);
    expect([count(borders([left, right], () => 1, false)), count(borders([left, right], () => 1, true))]).toEqual([
      0, 10,
    ]);
  });

  test("the line lies on the side where the hexes touch", () => {
    expect(borders([cell(0, 0), cell(1, 0)], ({ id }) => id, false)).toBe("M17.32 -10l0 20");
  });
});

describe("a zone", () => {
  const map = [-2, -1, 0, 1, 2].flatMap((r) => [-2, -1, 0, 1, 2].map((q) => cell(q, r)));
  const flower = map.filter((one) => Math.hypot(middle(one).x, middle(one).y) < 2 * RADIUS);

  test("has one border without gaps, inside of its cells, and ticks on each side", () => {
    const { border, ticks } = zoneLines(flower);
    const sides = border.split("M").slice(1);
    expect([sides.length, count(ticks)]).toEqual([18, 36]);
    const ends = sides.map((side) => side.split("L"));
    expect(ends.map(([begin]) => begin).sort()).toEqual(ends.map(([, end]) => end).sort());
    const points = ends.map(([begin]) => begin!.split(" ").map(Number));
    for (const [x, y] of points) {
      const away = flower.map((one) => Math.hypot(x! - middle(one).x, y! - middle(one).y));
      expect(Math.min(...away)).toBeLessThan(RADIUS - 0.5);
    }
  });

  test("has a border at the rim of the map as well", () => {
    expect(count(zoneLines([cell(0, 0)]).border)).toBe(6);
    expect(zoneLines([])).toEqual({ border: "", ticks: "" });
  });
});

describe("the nearest cell", () => {
  const cells = [cell(0, 0), cell(1, 0), cell(4, 0)];

  test("is the one whose middle is nearest", () => {
    expect(nearest(cells, { x: WIDTH * 0.6, y: 3 }, 50)?.id).toBe("1,0");
  });

  test("is none when all are out of reach", () => {
    expect(nearest(cells, { x: WIDTH * 2.5, y: 0 }, WIDTH)).toBeNull();
    expect(nearest([], { x: 0, y: 0 }, 100)).toBeNull();
  });
});

test("an arrow begins in one hex, ends before the middle of the other, and bends upwards", () => {
  for (const to of [5, -5]) {
    const { shaft, head } = arrow({ q: 0, r: 0 }, { q: to, r: 0 });
    const [, start, bend] = /M(\S+ \S+)Q(\S+ \S+)/.exec(shaft)!;
    expect(start).toBe("0 0");
    expect(Number(bend!.split(" ")[1])).toBeLessThan(0);
    const [tip] = /(?<=M)\S+/.exec(head)!;
    expect(Math.abs(Number(tip))).toBeLessThan(5 * WIDTH);
    expect(Math.abs(Number(tip))).toBeGreaterThan(4.5 * WIDTH);
  }
});
