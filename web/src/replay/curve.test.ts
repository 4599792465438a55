import { expect, it } from "vitest";
import { lineOf, marked, ticks } from "./curve";

it("ticks at round numbers up to the highest figure", () => {
  expect(ticks(0)).toEqual([0, 1]);
  expect(ticks(7)).toEqual([0, 2, 4, 6, 8]);
  expect(ticks(84)).toEqual([0, 50, 100]);
  expect(ticks(60)).toEqual([0, 20, 40, 60]);
});

it("ticks below nothing where somebody fell there", () => {
  expect(ticks(30, -3)).toEqual([-10, 0, 10, 20, 30]);
  expect(ticks(-2, -6)).toEqual([-6, -4, -2, 0, 2]);
});

it("draws what is known, up to the first gap", () => {
  const plain = { x: (step: number) => step, y: (points: number) => -points };
  const glimpses = [
    { turn: 1, seat: 0, totals: [1, null] },
    { turn: 2, seat: 1, totals: [3, 2] },
    undefined,
    { turn: 2, seat: 1, totals: [9, 9] },
  ];
  const [first, second] = [lineOf(glimpses, 0, plain), lineOf(glimpses, 1, plain)];
  expect(first).toEqual([
    { x: 0, y: -1 },
    { x: 1, y: -3 },
  ]);
  expect(second).toEqual([{ x: 1, y: -2 }]);
  expect(marked(first, 0).at(-1)).toEqual({ x: 1, y: -3 });
  expect(marked([], 0)).toEqual([]);
});
