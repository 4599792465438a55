import { describe, expect, it } from "vitest";
import type { GameSign, OptionSign } from "../protocol";
import { codeOf, optionsOf } from "./code";

const option = (name: string, kind: OptionSign["kind"], initial: unknown, choices: string[] = [], count = 0) => ({
  name,
  kind,
  default: initial,
  about: "",
  choices,
  count,
});
const letters = (count: number) => Array.from({ length: count }, (_, place) => `board ${place}`);

const GAME: GameSign = {
  name: "orchard",
  rules: 1,
  players: [2],
  bots: [],
  options: [
    option("boards", "list", "random", letters(84), 7),
    option("cards", "list", "random", letters(32), 10),
    option("weather", "choice", "fair", ["fair", "rain", "random"]),
    option("tools", "names", [], ["rake", "hoe", "saw"]),
    option("bees", "flag", true),
    option("start", "seat", "random"),
  ],
};
const TEN = letters(32).slice(20, 30);
const SEVEN = [80, 3, 17, 5, 41, 40, 0].map((place) => `board ${place}`);

describe("a code", () => {
  it.each([
    {},
    { boards: "random", cards: "random", weather: "random" },
    { cards: TEN },
    { boards: SEVEN },
    { boards: SEVEN.toSorted(), cards: TEN.toReversed(), weather: "rain", tools: ["rake", "saw"], bees: false },
    { cards: letters(32).slice(0, 10) },
    { cards: letters(32).slice(22), bees: false },
  ])("tells the same again: %o", (options) => {
    const code = codeOf(GAME, options);
    expect(code).toMatch(/^([0-9A-Z]{4}-)*[0-9A-Z]{1,4}$/);
    expect(optionsOf(GAME, code)).toEqual(options);
  });

  it("is short", () => {
    expect(codeOf(GAME, { cards: TEN }).length).toBeLessThanOrEqual(14);
    expect(codeOf(GAME, { boards: SEVEN }).length).toBeLessThanOrEqual(18);
  });

  it("means the same for ever, as long as the game has the same options", () => {
    expect(codeOf(GAME, { cards: TEN, weather: "rain" })).toBe("2FYP-2EEC-T");
  });

  it("says nothing about what is usual, nor about what there is not", () => {
    expect(codeOf(GAME, { weather: "fair", tools: [], bees: true, start: 1 })).toBe(codeOf(GAME, {}));
    expect(codeOf(GAME, { cards: ["board 1"], weather: "snow", tools: ["axe"] })).toBe(codeOf(GAME, {}));
  });

  it("may be typed as one likes", () => {
    const code = codeOf(GAME, { cards: TEN });
    for (const typed of [
      code.toLowerCase(),
      code.replaceAll("-", ""),
      ` ${code.replaceAll("0", "o").replaceAll("1", "l").replaceAll("-", " – ")} `,
    ])
      expect(optionsOf(GAME, typed)).toEqual({ cards: TEN });
  });

  it("with a slip of the pen is none", () => {
    const signs = [...codeOf(GAME, { cards: TEN, boards: SEVEN }).replaceAll("-", "")];
    for (const [place, sign] of signs.entries()) {
      const other = sign === "7" ? "8" : "7";
      expect(optionsOf(GAME, signs.with(place, other).join(""))).toBeNull();
    }
    for (const typed of ["", "moat", "0000-0000", "ZZZZ-ZZZZ"]) expect(optionsOf(GAME, typed)).toBeNull();
  });

  it("of another game, or of one with other options, is none", () => {
    const code = codeOf(GAME, { cards: TEN });
    expect(optionsOf({ ...GAME, name: "forest" }, code)).toBeNull();
    const more = [...GAME.options, option("wind", "flag", false)];
    expect(optionsOf({ ...GAME, options: more }, code)).toBeNull();
  });
});
