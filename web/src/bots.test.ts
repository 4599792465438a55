import { describe, expect, it } from "vitest";
import { adviserOf, ranked } from "./bots";

describe("the bots of a server", () => {
  it("come from the easiest on, and then by name", () => {
    expect(ranked(["zeal", "greedy", "alpha", "random"])).toEqual(["random", "greedy", "alpha", "zeal"]);
    expect(ranked(["zeal", "greedy"])).toEqual(["greedy", "zeal"]);
  });

  it.each([
    [["alpha", "greedy", "random"], "greedy"],
    [["random", "zeal"], "zeal"],
    [["random"], "random"],
    [[], null],
  ])("%j: %s advises", (bots, adviser) => {
    expect(adviserOf(bots)).toBe(adviser);
  });
});
