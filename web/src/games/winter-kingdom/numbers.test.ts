import { expect, it } from "vitest";
import type { Cell } from "../../board/board";
import { middle } from "../../board/geometry";
import { numbers } from "./numbers";

const cell = (q: number, r: number): Cell => ({ id: `${q},${r}`, q, r, label: "" });
const told = (...cells: Cell[]) => numbers(cells).map(({ text, anchor }) => `${text} ${anchor}`);

it("numbers rows at the left, and falling lines at their lower end", () => {
  expect(told(cell(0, 0), cell(1, 0), cell(1, 1))).toEqual(["0 end", "1 end", "0 middle", "1 middle"]);
  const [row, line] = numbers([cell(-3, -2)]);
  expect([row!.text, line!.text]).toEqual(["−2", "−3"]);
  const { x, y } = middle(cell(-3, -2));
  expect([row!.x < x, row!.y === y, line!.x > x, line!.y > y]).toEqual([true, true, true, true]);
});

it("goes to the upper end where a row has its number, and says nothing where both are taken", () => {
  // Below 0,0 stands the number of row 1; above 0,0 there is room.
  const upper = numbers([cell(0, 0), cell(1, 1)]).find(({ text, anchor }) => text === "0" && anchor === "middle")!;
  expect(upper.y).toBeLessThan(middle(cell(0, 0)).y);
  expect(told(cell(1, -1), cell(0, 0), cell(1, 1))).toEqual(["−1 end", "0 end", "1 end", "1 middle"]);
});
