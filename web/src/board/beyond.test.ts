import { expect, test } from "vitest";
import { beyond } from "./beyond";
import type { Cell } from "./board";

const cell = (q: number, r: number): Cell => ({ id: `${q},${r}`, q, r, label: "" });

test("cells are counted at the side that they are furthest beyond", () => {
  const view = { x: -50, y: -50, width: 100, height: 100 };
  const found = beyond([cell(0, 0), cell(9, 0), cell(8, 0), cell(-9, 0), cell(2, -6), cell(-3, 9)], view);
  const ids = Object.fromEntries([...found].map(([side, cells]) => [side, cells.map(({ id }) => id)]));
  expect(ids).toEqual({ right: ["9,0", "8,0"], left: ["-9,0"], up: ["2,-6"], down: ["-3,9"] });
});
