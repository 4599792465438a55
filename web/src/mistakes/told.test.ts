import { describe, expect, it } from "vitest";
import { Words } from "../words/words";
import { comesBack, tagName } from "./told";

const words = new Words("en", ["castles = Castles\ntag-locked-in = locking yourself in"]);
const DAY = 86_400;

describe("what is told of a mistake", () => {
  it("is by what it was lost, also in games that have no words for it", () => {
    expect(tagName("locked-in", words)).toBe("locking yourself in");
    expect(tagName("points:castles", words)).toContain("Castles");
    expect(tagName("never-heard-of", words)).toBe("never heard of");
  });

  it("is when it comes back, in whole days", () => {
    expect(comesBack(DAY, 60, "en")).toBe("tomorrow");
    expect(comesBack(100, 60, "en")).toBe("tomorrow");
    expect(comesBack(3 * DAY, 0, "nl")).toBe("over 3 dagen");
    expect(comesBack(46 * DAY, 0, "de")).toBe("in 7 Wochen");
  });
});
