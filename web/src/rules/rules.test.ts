import { describe, expect, it } from "vitest";
import { destinationOf } from "./finding";
import { plain, spansOf } from "./marks";
import { likeness, nearest } from "./nearest";
import { addressOf, neighboursOf, placeOf } from "./rulebook";
import { BOOK } from "./sample";
import { excerptOf, findablesIn, search } from "./search";

const place = (thing: string | null, anchor: string | null) => ({ game: BOOK.game, thing, anchor });
const other = { ...BOOK, game: "winter-kingdom" };

describe("marks in texts", () => {
  it("are emphasis and links, and nothing else", () => {
    expect(spansOf("Take a [tile](tile-farm) *once*.")).toEqual([
      { text: "Take a ", emphasis: false, to: null },
      { text: "tile", emphasis: false, to: "tile-farm" },
      { text: " ", emphasis: false, to: null },
      { text: "once", emphasis: true, to: null },
      { text: ".", emphasis: false, to: null },
    ]);
    expect(plain("Take a [tile](tile-farm) *once*.")).toBe("Take a tile once.");
    expect(plain("2 * 3 [x]")).toBe("2 * 3 [x]");
  });
});

describe("places", () => {
  it("have addresses", () => {
    expect(addressOf(placeOf(BOOK, "tile-paddock"))).toBe("/rules/kingdom-builder/tile-paddock");
    expect(addressOf(placeOf(BOOK, "turn-build"))).toBe("/rules/kingdom-builder#turn-build");
  });

  it("have neighbours", () => {
    expect(neighboursOf(BOOK, "tile-paddock")).toEqual({ before: "tile-farm", after: "tile-oasis" });
    expect(neighboursOf(BOOK, "tile-farm").before).toBeNull();
    expect(neighboursOf(BOOK, "nothing")).toEqual({ before: null, after: null });
  });
});

describe("search", () => {
  const found = (typed: string, first: string | null = null) =>
    search([...findablesIn(BOOK), ...findablesIn(other)], typed, first).map((each) => addressOf(each.place));

  it("finds names before texts, in either case and without accents", () => {
    expect(search(findablesIn(BOOK), "oase").map(({ name }) => name)).toEqual(["Oäse"]);
    expect(search(findablesIn(BOOK), "WEI").map(({ name }) => name)).toEqual(["Wei", "De beurt", "De beurt"]);
    expect(search(findablesIn(BOOK), "bouw")[0]?.place).toEqual(place("tile-farm", null));
  });

  it("finds numbers as people type them, exact ones first", () => {
    expect(search(findablesIn(BOOK), "KB-8.8").map(({ name }) => name)).toEqual(["Wei"]);
    expect(search(findablesIn(BOOK), "kb 4").map(({ place: at }) => at.anchor)).toEqual(["turn-build", "turn-end"]);
    expect(search(findablesIn(BOOK), "r8")).toHaveLength(2);
  });

  it("finds all words, wherever they stand, and the question about a thing at its entry", () => {
    expect(search(findablesIn(BOOK), "springen terug")[0]?.place).toEqual(place("tile-paddock", "question-back"));
    expect(search(findablesIn(BOOK), "zomer")).toEqual([]);
    expect(search(findablesIn(BOOK), "  ")).toEqual([]);
  });

  it("shows the sentence that was meant", () => {
    const [farm] = findablesIn(BOOK);
    const told = { ...farm!, text: "Bouw drie. Leg je kaart af. De boerderij." };
    expect(excerptOf(told, "KAART")).toBe("Leg je kaart af.");
    expect(excerptOf(told, "r-08")).toBe("Bouw drie.");
    expect(excerptOf(told, "boerderij")).toBe("Bouw drie.");
  });

  it("begins with the game that one is at", () => {
    expect(found("wei", "winter-kingdom")[0]).toBe("/rules/winter-kingdom/tile-paddock");
    expect(found("wei")[0]).toBe("/rules/kingdom-builder/tile-paddock");
  });
});

describe("what is written almost right", () => {
  it("is the more alike the more it shares", () => {
    expect(likeness("paddock", "paddock")).toBe(1);
    expect(likeness("padock", "paddock")).toBeGreaterThan(likeness("padock", "farm"));
    expect(nearest("zzz", [{ called: "farm", meant: 1 }])).toBeNull();
  });

  it.each([
    [place("tile-paddock", null), place("tile-paddock", null), null],
    [place("tile-padock", null), place("tile-paddock", null), "tile-padock"],
    [place("Boerderij", null), place("tile-farm", null), "Boerderij"],
    [place(null, "turn-build"), place(null, "turn-build"), null],
    [place(null, "turn-bild"), place(null, "turn-build"), "turn-bild"],
    [place(null, "beurt"), place(null, "turn"), "beurt"],
    [place("qqqq", null), place(null, null), "qqqq"],
    [place(null, null), place(null, null), null],
  ])("%o leads to %o", (wanted, to, missing) => {
    expect(destinationOf(BOOK, wanted)).toEqual({ place: to, missing });
  });
});
