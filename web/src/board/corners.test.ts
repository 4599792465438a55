import { expect, test } from "vitest";
import { freeCorners, placed } from "./corners";

/** A cross: the corners of its place are free, those below less high. */
const PLACE = { width: 600, height: 500 };
const LAND = [
  { x: 200, y: 0, width: 180, height: 500 },
  { x: 0, y: 120, width: 600, height: 300 },
];
const CORNERS = [
  { width: 200, height: 120 },
  { width: 220, height: 120 },
  { width: 200, height: 80 },
  { width: 220, height: 80 },
];
const high = (height: number) => [height, height, height, height];

test("a corner is free up to the land", () => {
  expect(freeCorners(PLACE, LAND)).toEqual(CORNERS);
  expect(freeCorners(PLACE, [{ x: 0, y: 0, ...PLACE }]).every(({ height }) => height === 0)).toBe(true);
});

test("each note gets the first corner that is high enough, and none is cut", () => {
  expect(placed([100, 130, 60, 90].map(high), CORNERS)).toEqual([0, null, 1, null]);
  expect(placed([70, 80, 80, 80, 10].map(high), CORNERS)).toEqual([0, 1, 2, 3, null]);
  // In a wider corner the same words are less high.
  expect(placed([[130, 115, 130, 115]], CORNERS)).toEqual([1]);
  // What is not measured yet has no place.
  expect(placed([[]], CORNERS)).toEqual([null]);
});
