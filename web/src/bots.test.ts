import { describe, expect, it } from "vitest";
import { adviserOf, ranked, sorted } from "./bots";

const MANY = ["big-money", "chapel-witch", "double-witch", "greedy", "moat", "random", "smithy", "village-smithy"];

describe("the bots of a game", () => {
  it("come from the easiest on, and then as they are given", () => {
    expect(ranked(["zeal", "greedy", "alpha", "random"])).toEqual(["random", "greedy", "zeal", "alpha"]);
    expect(ranked(["zeal", "greedy"])).toEqual(["greedy", "zeal"]);
  });

  it("are too many to be offered all at once", () => {
    const { first, more } = sorted(MANY);
    expect(first).toEqual(["random", "greedy", "big-money", "smithy", "double-witch", "village-smithy"]);
    expect(more).toEqual(["chapel-witch", "moat"]);
  });

  it("are all offered where they are few", () => {
    expect(sorted(["zeal", "greedy", "random"])).toEqual({ first: ["random", "greedy", "zeal"], more: [] });
    expect(sorted([])).toEqual({ first: [], more: [] });
  });

  it("are some at first, though we know none of them", () => {
    expect(sorted(["a", "b", "c", "d", "e"])).toEqual({ first: ["a", "b", "c", "d"], more: ["e"] });
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
