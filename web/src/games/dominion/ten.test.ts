import { describe, expect, it } from "vitest";
import type { Chance } from "../../setup/chance";
import { namesOf, type Drawn } from "../../setup/drawn";
import { KINGDOM, SETS } from "./box";
import english from "../../../../src/realmwright/rules/dominion/text/en.ftl?raw";
import german from "../../../../src/realmwright/rules/dominion/text/de.ftl?raw";
import { Words } from "../../words/words";
import {
  drawnTo,
  fitting,
  holds,
  mended,
  oneDrawn,
  othersDrawn,
  pool,
  setOf,
  setsOf,
  sought,
  type Filters,
} from "./ten";

/** Draws the first card, the last one, or one in between. */
const LOTS: Chance[] = [() => 0, (limit) => limit - 1, (limit) => Math.floor(limit / 2), (limit) => 7 % limit];
const FIRST = pool({ edition: "first", mixed: false });
const ANY: Filters = { without: [], wants: [] };
const GAME = SETS["first-game"]!.first!;
const laid = (cards: readonly string[], kept: readonly string[] = []): Drawn[] =>
  cards.map((name) => ({ name, kept: kept.includes(name) }));

describe("a search", () => {
  const words = new Words("en", [english]);
  const found = (text: string) => sought(text, FIRST, "first", words);

  it("finds all, the cheapest first and then by name", () => {
    const all = found("");
    expect(all.slice(0, 4)).toEqual(["cellar", "chapel", "moat", "chancellor"]);
    expect(all.indexOf("gardens")).toBeLessThan(all.indexOf("adventurer"));
    expect(all.at(-1)).toBe("adventurer");
    const names = sought("", ["workshop", "village", "woodcutter"], "first", new Words("de", [german]));
    expect(names).toEqual(["village", "woodcutter", "workshop"]);
  });

  it("finds cards by their price", () => {
    expect(found("6")).toEqual(["adventurer"]);
    for (const text of ["2", "cost 2", "Costs 2", "price: 2"])
      expect(found(text)).toEqual(["cellar", "chapel", "moat"]);
    expect(sought("kostet 6", FIRST, "first", new Words("de", [german]))).toEqual(["adventurer"]);
  });

  it("finds cards by names and words", () => {
    expect(found("witc")).toEqual(["witch"]);
    expect(found("gains a curse")).toEqual(["witch"]);
    expect(found("up to 5")).toEqual(["feast"]);
  });
});

describe("a pool", () => {
  it("has the cards of one edition, or of both", () => {
    expect(FIRST).toHaveLength(25);
    expect(FIRST).toContain("feast");
    expect(pool({ edition: "second", mixed: false })).toHaveLength(26);
    expect(pool({ edition: "second", mixed: false })).not.toContain("feast");
    expect(pool({ edition: "second", mixed: true })).toHaveLength(32);
  });

  it("is without the prices and kinds that do not come", () => {
    expect(fitting(FIRST, { ...ANY, without: ["2", "3", "4", "5"] })).toEqual(["adventurer"]);
    expect(fitting(FIRST, { ...ANY, without: ["attack"] })).toHaveLength(20);
    // A Moat is an Action, too, but it is known by what it does against an Attack.
    expect(fitting(FIRST, { ...ANY, without: ["action", "attack"] })).toEqual(["gardens", "moat"]);
  });
});

describe.each(LOTS)("a drawing by %o", (lot) => {
  it("has ten cards, none of them twice", () => {
    const ten = drawnTo(["moat", "spy"], FIRST, [], lot)!;
    expect(ten.slice(0, 2)).toEqual(["moat", "spy"]);
    expect(new Set(ten).size).toBe(KINGDOM);
    expect(FIRST).toEqual(expect.arrayContaining(ten));
  });

  it("has what is wanted", () => {
    const ten = drawnTo(["witch"], FIRST, ["actions", "reaction"], lot)!;
    expect(ten).toContain("moat");
    expect(ten.includes("village") || ten.includes("festival")).toBe(true);
    expect(ten).toHaveLength(KINGDOM);
    expect(holds(drawnTo([], FIRST, ["actions", "reaction"], lot)!, ["actions", "reaction"])).toBe(true);
  });

  it("has no Attack where no Reaction can come", () => {
    const dry = fitting(FIRST, { ...ANY, without: ["reaction"] });
    expect(drawnTo([], dry, ["reaction"], lot)!.filter((card) => !holds([card], ["reaction"]))).toEqual([]);
    const nine = drawnTo([], fitting(dry, { ...ANY, without: ["attack"] }), [], lot)!.slice(1);
    expect(drawnTo(nine, [...FIRST.filter((card) => card === "witch"), "moat"], ["reaction"], lot)).toEqual([
      ...nine,
      "moat",
    ]);
  });

  it("leaves what is kept, and brings none of the others back", () => {
    const others = othersDrawn(laid(GAME, ["mine", "village"]), FIRST, [], lot)!;
    expect(others.filter(({ kept }) => kept)).toEqual(laid(["mine", "village"], ["mine", "village"]));
    expect(namesOf(others).filter((card) => GAME.includes(card))).toEqual(["mine", "village"]);
    // Where there are too few others, some of them do.
    const few = FIRST.slice(0, KINGDOM + 2);
    expect(othersDrawn(laid(few.slice(0, KINGDOM)), few, [], lot)).toHaveLength(KINGDOM);
  });

  it("of one card brings another", () => {
    const ten = laid(GAME, ["moat", "mine"]);
    const other = oneDrawn(ten, "mine", FIRST, [], lot)!;
    expect(GAME.filter((card) => !namesOf(other).includes(card))).toEqual(["mine"]);
    expect(other.filter(({ kept }) => kept).map(({ name }) => name)).toEqual(["moat"]);
    // The only way to more Actions can only be replaced by another one.
    expect(namesOf(oneDrawn(ten, "village", FIRST, ["actions"], lot)!)).toContain("festival");
  });

  it("mends no more than it must", () => {
    const ten = laid(GAME, ["cellar"]);
    expect(mended(ten, FIRST, ANY, lot)).toEqual(ten);
    // What is kept stays, whatever it costs.
    const dear = mended(ten, FIRST, { ...ANY, without: ["2"] }, lot)!;
    expect(namesOf(dear)).toEqual(expect.arrayContaining(GAME.filter((card) => card !== "moat")));
    expect(namesOf(dear)).not.toContain("moat");
    // What the other edition does not have goes.
    const second = pool({ edition: "second", mixed: false });
    expect(second).toEqual(expect.arrayContaining(namesOf(mended(laid(GAME, ["woodcutter"]), second, ANY, lot)!)));
    // What is wanted comes, if need be for cards that would fit.
    const still = GAME.filter((card) => card !== "village").concat("chapel");
    expect(holds(namesOf(mended(laid(still), FIRST, { ...ANY, wants: ["actions"] }, lot)!), ["actions"])).toBe(true);
  });
});

describe("where there are too few", () => {
  it("nothing is drawn", () => {
    const few = FIRST.slice(0, KINGDOM - 1);
    expect(drawnTo([], few, [])).toBeNull();
    expect(othersDrawn(laid(GAME), few, [])).toBeNull();
    expect(mended(laid(GAME), FIRST, { ...ANY, without: ["2", "3", "4"] })).toBeNull();
    expect(oneDrawn(laid(GAME), "village", ["village", "moat"], ["actions"])).toBeNull();
    const bare = GAME.filter((card) => card !== "village" && card !== "moat");
    expect(drawnTo([...bare, "witch", "spy"], FIRST, ["reaction"])).toBeNull();
  });
});

describe("a recommended set", () => {
  it("is known by its cards", () => {
    expect(setsOf("second")).not.toContain("interaction");
    expect(setOf(GAME.toReversed(), "first")).toBe("first-game");
    expect(setOf(GAME, "second")).toBeUndefined();
    expect(setOf(GAME.with(0, "chapel"), "first")).toBeUndefined();
  });
});
