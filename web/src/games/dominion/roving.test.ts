import { expect, test } from "vitest";
import { goal } from "./roving";

/** Two rows of three, and one more in a third. */
const SPOTS = [0, 1, 2, 3, 4, 5, 6].map((place) => ({ x: 100 * (place % 3), y: 60 * Math.floor(place / 3) }));
const go = (key: string, from: number, lit: number[] = []) => goal(key, from, SPOTS, lit);

test("arrows go along the rows and stop at the ends", () => {
  expect(go("ArrowRight", 2)).toBe(3);
  expect(go("ArrowLeft", 3)).toBe(2);
  expect(go("ArrowLeft", 0)).toBe(0);
  expect(go("ArrowRight", 6)).toBe(6);
});

test("arrows go up and down to whatever is nearest in the next row", () => {
  expect(go("ArrowDown", 1)).toBe(4);
  expect(go("ArrowDown", 5)).toBe(6);
  expect(go("ArrowUp", 6)).toBe(3);
  expect(go("ArrowUp", 2)).toBe(2);
  expect(go("ArrowDown", 6)).toBe(6);
});

test("Home and End go to the first and the last", () => {
  expect(go("Home", 4)).toBe(0);
  expect(go("End", 4)).toBe(6);
});

test("n and p go round through what can be used", () => {
  expect(go("n", 1, [0, 4])).toBe(4);
  expect(go("n", 4, [0, 4])).toBe(0);
  expect(go("p", 4, [0, 4])).toBe(0);
  expect(go("p", 0, [0, 4])).toBe(4);
  expect(go("n", 0)).toBeNull();
});

test("other keys are for others", () => {
  expect(go("Enter", 0)).toBeNull();
  expect(go("Tab", 0)).toBeNull();
});
