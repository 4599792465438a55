import { describe, expect, it } from "vitest";
import type { GameSign, OptionSign } from "../protocol";
import { addressOf, filledBy } from "./address";

const option = (name: string, kind: OptionSign["kind"], initial: unknown, choices: string[] = [], count = 0) => ({
  name,
  kind,
  default: initial,
  about: "",
  choices,
  count,
});

const GAME: GameSign = {
  name: "orchard",
  rules: 1,
  players: [2],
  bots: [],
  options: [
    option("fruit", "list", "random", ["apple", "pear tree", "plum/180"], 2),
    option("weather", "choice", "fair", ["fair", "rain", "random"]),
    option("tools", "names", [], ["rake", "hoe"]),
    option("bees", "flag", true),
    option("start", "seat", "random"),
  ],
};

const found = (query: string) => filledBy(GAME, new URLSearchParams(query));

describe("the address of a set-up", () => {
  it.each([
    { options: {}, marks: {} },
    { options: { fruit: ["pear tree", "plum/180"], weather: "rain", bees: false }, marks: { kept: ["pear tree"] } },
    {
      options: { fruit: "random", weather: "random", tools: ["rake", "hoe"] },
      marks: { kept: ["a", "b"], way: ["x"] },
    },
  ])("tells the same again: %o", (filled) => {
    const [path, query = ""] = addressOf(GAME, filled).split("?");
    expect(path).toBe("/new/orchard");
    expect(found(query)).toEqual(filled);
  });

  it("can be read", () => {
    expect(addressOf(GAME, { options: { fruit: ["apple", "plum/180"] }, marks: {} })).toBe(
      "/new/orchard?fruit=apple,plum/180",
    );
  });

  it("says neither what is usual nor who sits where", () => {
    const options = { weather: "fair", tools: [], bees: true, start: 1 };
    expect(addressOf(GAME, { options, marks: { kept: [] } })).toBe("/new/orchard");
  });

  it.each([
    "fruit=apple",
    "fruit=apple,apple",
    "fruit=apple,stone",
    "weather=snow",
    "bees=some",
    "start=1",
    "fruit=apple,pear tree,plum/180",
  ])("is not believed where it cannot be: %s", (query) => {
    expect(found(query)).toEqual({ options: {}, marks: {} });
  });

  it("names each tool that there is once", () => {
    expect(found("tools=rake,saw,rake").options).toEqual({ tools: ["rake"] });
  });
});
