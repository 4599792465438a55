import { describe, expect, it } from "vitest";
import { SETS } from "./box";
import { codeOf, kingdomOf } from "./code";

const FIRST = SETS["first-game"]!.first!;

describe("a code", () => {
  it.each(Object.values(SETS).flatMap((set) => Object.entries(set)))("of %s: %o tells these", (edition, cards) => {
    const code = codeOf(cards, edition as "first" | "second");
    expect(code).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/);
    const found = kingdomOf(code)!;
    expect(found.edition).toBe(edition);
    expect(found.cards.toSorted()).toEqual(cards.toSorted());
  });

  it("means the same for ever", () => {
    expect(codeOf(FIRST, "first")).toBe("41XN-0G3H");
    expect(codeOf(SETS["deck-top"]!.second!, "second")).toBe("SM24-0AD9");
  });

  it("may be typed as one likes", () => {
    const code = codeOf(FIRST, "first");
    for (const typed of [
      code.toLowerCase(),
      code.replace("-", ""),
      ` ${code.replaceAll("0", "o").replace("-", " – ")} `,
    ])
      expect(kingdomOf(typed)).toEqual(kingdomOf(code));
  });

  it("with a slip of the pen is none", () => {
    const signs = [...codeOf(FIRST, "first").replace("-", "")];
    for (const [place, sign] of signs.entries()) {
      const other = sign === "7" ? "8" : "7";
      expect(kingdomOf(signs.with(place, other).join(""))).toBeNull();
    }
    for (const typed of ["", "moat", "0000-0000", "ZZZZ-ZZZZ"]) expect(kingdomOf(typed)).toBeNull();
  });
});
