import { describe, expect, it, test } from "vitest";
import type { GameSign } from "../protocol";
import { ahead, clockTime, dayName, layOf, parted, pictured } from "./deal";

const option = (name: string, kind: string, defaultValue: unknown, choices: string[] = []) => ({
  name,
  kind,
  default: defaultValue,
  about: "",
  choices,
});
const GAME = {
  name: "some",
  options: [
    option("boards", "list", "random", ["a", "b", "b/180", "c", "d"]),
    option("cards", "list", "random", ["x", "y", "z"]),
    option("twist", "choice", "random", ["none", "wolves"]),
    option("sets", "names", [], ["caves"]),
    option("start", "seat", "random"),
  ],
} as unknown as GameSign;

describe("what of a deal can be drawn", () => {
  it("is what was chosen and has a name", () => {
    const found = pictured(GAME, { boards: ["a", "b/180"], twist: "wolves", sets: [], start: 1, cards: ["x", "?"] });
    expect(found.map(({ option, choices }) => [option.name, choices])).toEqual([
      ["boards", ["a", "b/180"]],
      ["cards", ["x"]],
      ["twist", ["wolves"]],
    ]);
    const { boards, rest } = parted(found);
    expect(boards?.choices).toEqual(["a", "b/180"]);
    expect(rest.map((each) => each.option.name)).toEqual(["cards", "twist"]);
    expect(layOf(boards!)).toBe("rows");
    expect(layOf({ ...boards!, choices: ["1", "2", "3", "4", "5", "6", "7"] })).toBe("around");
    expect(parted([])).toEqual({ boards: null, rest: [] });
  });
});

test("leads have a sign", () => {
  expect([12, 0, -3].map((points) => ahead(points, "en"))).toEqual(["+12", "0", "−3"]);
});

describe("days", () => {
  it("are the same in every time zone", () => {
    expect(dayName("2026-11-18", "en")).toContain("18");
    expect(dayName("2026-11-18", "de")).toBe("Mittwoch, 18. November 2026");
  });

  it("have their end on the reader's clock", () => {
    const now = new Date(2026, 10, 18, 22, 30);
    expect(clockTime(3600, "de", now)).toBe("23:30");
    expect(clockTime(2 * 3600, "de", now)).toContain("Donnerstag");
  });
});
