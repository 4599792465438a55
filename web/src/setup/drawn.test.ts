import { expect, it } from "vitest";
import { firstDrawn, keptAt, keptNames, namesOf, redrawn, redrawnAt } from "./drawn";

const POOL = ["a", "b", "c", "d", "e", "f"];
const first = () => 0;

it("draws what was not chosen, and keeps what was", () => {
  expect(firstDrawn(["c"], 3, POOL, undefined, first)).toEqual([
    { name: "c", kept: true },
    { name: "a", kept: false },
    { name: "b", kept: false },
  ]);
});

it("draws again only what is not kept, as something else", () => {
  const drawn = keptAt(firstDrawn([], 3, POOL, undefined, first), 1);
  expect(namesOf(drawn)).toEqual(["a", "b", "c"]);
  const again = redrawn(drawn, POOL, undefined, first);
  expect(namesOf(again)).toEqual(["d", "b", "e"]);
  expect(keptNames(again)).toEqual(["b"]);
});

it("draws the same again where there is nothing else", () => {
  const drawn = firstDrawn([], 2, ["a", "b"], undefined, first);
  expect(new Set(namesOf(redrawn(drawn, ["a", "b"], undefined, first)))).toEqual(new Set(["a", "b"]));
});

it("draws one thing again", () => {
  const drawn = keptAt(firstDrawn([], 3, POOL, undefined, first), 2);
  const again = redrawnAt(drawn, 2, POOL, undefined, first);
  expect(again).toEqual([
    { name: "a", kept: false },
    { name: "b", kept: false },
    { name: "d", kept: false },
  ]);
});

it("never has two sides of one board", () => {
  const sides = ["1A", "1B", "2A", "2B", "3A"];
  const same = (one: string, other: string) => one[0] === other[0];
  const drawn = firstDrawn([], 3, sides, same, first);
  expect(namesOf(drawn)).toEqual(["1A", "2A", "3A"]);
  expect(new Set(namesOf(redrawn(drawn, sides, same, first)).map((side) => side[0])).size).toBe(3);
});
