import { describe, expect, it } from "vitest";
import { adviserOf, easiestOf, sorted, usualOf } from "./bots";

const LEVELS = ["easy", "medium", "hard", "expert", "master"];
const PLAIN = ["flat", "greedy", "random", "search"];

describe("the bots of a game", () => {
  it("are offered by their levels, and those of the game besides", () => {
    const bots = ["big-money", "easy", "expert", ...PLAIN, "hard", "master", "medium", "witch"];
    expect(sorted(bots)).toEqual({ first: LEVELS, more: ["big-money", "witch"] });
  });

  it("are offered by those levels that there are", () => {
    expect(sorted(["zeal", "random", "hard", "easy"])).toEqual({ first: ["easy", "hard"], more: ["zeal"] });
  });

  it("are all offered where there are no levels, from the easiest on", () => {
    expect(sorted(["zeal", "greedy", "random"])).toEqual({ first: ["random", "greedy", "zeal"], more: [] });
    expect(sorted([...PLAIN, "zeal"])).toEqual({ first: ["random", "greedy", "flat", "search"], more: ["zeal"] });
    expect(sorted([])).toEqual({ first: [], more: [] });
  });

  it("are some at first, though we know none of them", () => {
    expect(sorted(["a", "b", "c", "d", "e"])).toEqual({ first: ["a", "b", "c", "d"], more: ["e"] });
  });

  it.each([
    [[...PLAIN, ...LEVELS, "zeal"], "easy", "medium", "search"],
    [["alpha", "greedy", "random"], "random", "greedy", "greedy"],
    [["random", "zeal"], "random", "zeal", "zeal"],
    [["random"], "random", "random", "random"],
    [[], null, null, null],
  ])("%j: %s comes first, %s usually, and %s advises", (bots, easiest, usual, adviser) => {
    expect([easiestOf(bots), usualOf(bots), adviserOf(bots)]).toEqual([easiest, usual, adviser]);
  });
});
