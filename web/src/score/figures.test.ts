import { expect, it } from "vitest";
import { isNowhere, lightOf, sourcesOf, total } from "./figures";

it("lists every source once, in the order of the game", () => {
  expect(sourcesOf([{ knights: 2, castles: 0 }, null, { knights: 1, castles: 3, lords: 6 }])).toEqual([
    "knights",
    "castles",
    "lords",
  ]);
});

it("lights the places of one figure", () => {
  const gains = [
    [
      { source: "knights", points: 4, places: ["1,1", "1,2"] },
      { source: "castles", points: 3, places: ["5,5"] },
      { source: "knights", points: 2 },
    ],
    null,
  ];
  expect(lightOf(gains, { source: "knights", seat: 0 })).toEqual([
    { places: ["1,1", "1,2"], points: 4 },
    { places: [], points: 2 },
  ]);
  expect(lightOf(gains, { source: "knights", seat: 1 })).toEqual([]);
});

it("knows what comes from no place", () => {
  expect(isNowhere([{ places: [], points: 2 }])).toBe(true);
  expect(
    isNowhere([
      { places: [], points: 2 },
      { places: ["1,1"], points: 1 },
    ]),
  ).toBe(false);
  expect(isNowhere([])).toBe(false);
});

it("adds up points, and knows when there is nothing to add up", () => {
  expect(total({ a: 2, b: 3 })).toBe(5);
  expect(total(null)).toBeNull();
});
