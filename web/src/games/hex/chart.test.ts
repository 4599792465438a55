import { describe, expect, it } from "vitest";
import { chartOf } from "./chart";

describe("a chart", () => {
  it("tells where a map begins, and its rows", () => {
    const hexes = [
      { q: 0, r: 0, letter: "G" },
      { q: 1, r: 0, letter: "C" },
      { q: 1, r: 1, letter: "W" },
      { q: -1, r: 3, letter: "T" },
    ];
    expect(chartOf(hexes)).toBe("0,0/GC/_W//T");
  });

  it("goes on above and to the left of the origin", () => {
    expect(
      chartOf([
        { q: 0, r: -1, letter: "M" },
        { q: -2, r: 0, letter: "F" },
      ]),
    ).toBe("-1,-2/_M/F");
  });
});
