import { describe, expect, test } from "vitest";
import type { Cell } from "./board";
import { go, rows, standOn } from "./navigation";

/** Four rows of five hexes, every other row half a hex to the right, called `row,column`. */
const CELLS: Cell[] = [0, 1, 2, 3].flatMap((r) =>
  [0, 1, 2, 3, 4].map((column) => ({
    id: `${r},${column}`,
    q: column - (r - (r % 2)) / 2,
    r,
    label: `${r},${column}`,
  })),
);
const TABLE = rows(CELLS);

/** Where keys lead from a cell. */
function walk(from: string, keys: string[], targets: string[] = []): string {
  let stand = standOn(CELLS.find(({ id }) => id === from)!);
  for (const key of keys) stand = go(TABLE, stand, key, new Set(targets)) ?? stand;
  return stand.cell.id;
}

test("rows go from top to bottom and from left to right, however the cells come", () => {
  expect(rows(CELLS.toReversed())).toEqual(TABLE);
  expect(TABLE.map((row) => row.length)).toEqual([5, 5, 5, 5]);
});

describe("arrows", () => {
  test("left and right go along the row and stop at its ends", () => {
    expect(walk("1,2", ["ArrowRight"])).toBe("1,3");
    expect(walk("1,2", ["ArrowLeft", "ArrowLeft", "ArrowLeft"])).toBe("1,0");
    expect(walk("1,3", ["ArrowRight", "ArrowRight"])).toBe("1,4");
  });

  test("up and down reach a hex that touches, and stop at the rim", () => {
    expect(walk("1,2", ["ArrowUp"])).toBe("0,2");
    expect(walk("0,2", ["ArrowDown"])).toBe("1,1");
    expect(walk("0,2", ["ArrowUp"])).toBe("0,2");
    expect(walk("3,2", ["ArrowDown"])).toBe("3,2");
  });

  test("going down and up again returns, from every cell", () => {
    for (const { id, r } of CELLS) {
      if (r < 3) expect(walk(id, ["ArrowDown", "ArrowUp"])).toBe(id);
      if (r > 0) expect(walk(id, ["ArrowUp", "ArrowDown"])).toBe(id);
    }
  });

  test("two rows down is straight down", () => {
    expect(walk("0,3", ["ArrowDown", "ArrowDown"])).toBe("2,3");
  });
});

describe("long ways", () => {
  test("Home and End are the ends of the row", () => {
    expect(walk("2,2", ["Home"])).toBe("2,0");
    expect(walk("2,2", ["End"])).toBe("2,4");
  });

  test("the page keys are the first and the last row, and lead back", () => {
    expect(walk("2,2", ["PageUp"])).toBe("0,2");
    expect(walk("0,2", ["PageDown", "PageUp"])).toBe("0,2");
    expect(walk("0,2", ["PageDown"])).toBe("3,1");
  });
});

test("what lies apart, below rows without cells, is reached and left as any other row", () => {
  const island = [7, 8].flatMap((r) => [1, 2].map((q) => ({ ...CELLS[0]!, id: `${r},${q + 4}`, q, r })));
  const table = rows([...CELLS, ...island]);
  const keys = (from: string, ...pressed: string[]) =>
    pressed.reduce(
      (stand, key) => go(table, stand, key, new Set())!,
      standOn(table.flat().find(({ id }) => id === from)!),
    ).cell.id;
  expect(keys("3,4", "ArrowDown")).toBe("7,5");
  expect(keys("3,4", "ArrowDown", "ArrowUp")).toBe("3,4");
  expect(keys("0,0", "PageDown")).toBe("8,5");
});

describe("targets", () => {
  test("n and p go to the next and the previous one in reading order, around the end", () => {
    const targets = ["0,4", "2,1"];
    expect(walk("0,0", ["n"], targets)).toBe("0,4");
    expect(walk("0,0", ["n", "n"], targets)).toBe("2,1");
    expect(walk("0,0", ["n", "n", "n"], targets)).toBe("0,4");
    expect(walk("0,0", ["p"], targets)).toBe("2,1");
  });

  test("without targets they stay", () => {
    expect(walk("1,1", ["n"])).toBe("1,1");
  });
});

test("other keys are nobody's business", () => {
  expect(go(TABLE, standOn(CELLS[0]!), "x", new Set())).toBeNull();
});
