import { describe, expect, it } from "vitest";
import { KINGDOM, SETS } from "./box";
import { pool } from "./ten";
import { against, marksOf, optionsOf, sayOf, turned, wishesOf, type Say, type Wishes } from "./wishes";

const PLAIN = { edition: "first", kingdom: "random", cards: "random", require: [], forbid: [], mixed: false };
const wishes = (more: Partial<Wishes> = {}): Wishes => ({ ...wishesOf({ kingdom: "random" }), ...more });
const turnedOver = (from: Wishes, card: string, times: number): Wishes =>
  times === 0 ? from : turnedOver(turned(from, card), card, times - 1);

describe("a card", () => {
  const says = (from: Wishes, times: number): Say[] =>
    Array.from({ length: times + 1 }, (_, count) => sayOf(turnedOver(from, "moat", count), "moat"));

  it("may be there, then must, then must not", () => {
    expect(says(wishes(), 3)).toEqual(["may", "must", "not", "may"]);
    expect(says(wishes({ way: "draft" }), 3)).toEqual(["may", "must", "not", "may"]);
  });

  it("is chosen or not where one chooses oneself", () => {
    expect(says(wishes({ way: "choose" }), 2)).toEqual(["may", "must", "may"]);
  });

  it("cannot be wished for when ten are", () => {
    const must = pool(wishes()).filter((card) => card !== "moat");
    const full = wishes({ must: must.slice(0, KINGDOM) });
    expect(says(full, 2)).toEqual(["may", "not", "may"]);
    expect(says({ ...full, way: "choose" }, 1)).toEqual(["may", "may"]);
  });

  it("cannot be ruled out when a kingdom needs it", () => {
    const not = pool(wishes()).filter((card) => card !== "moat");
    const bare = wishes({ not: not.slice(0, 25 - KINGDOM) });
    expect(says(bare, 2)).toEqual(["may", "must", "may"]);
  });

  it("that is ruled out stays so while somebody chooses otherwise", () => {
    const chosen = turned(wishes({ way: "choose", not: ["witch"] }), "moat");
    expect(sayOf({ ...chosen, way: "random" }, "witch")).toBe("not");
  });
});

describe("the options", () => {
  it("of nothing wished are the game's own", () => {
    expect(optionsOf(wishes())).toEqual(PLAIN);
  });

  it("of ten cards in sight are these, or the set that they are", () => {
    const ten = pool(wishes()).slice(-KINGDOM);
    const drawn = wishes({ way: "drawn", ten, must: ["moat"], mixed: true });
    expect(optionsOf(drawn)).toEqual({ ...PLAIN, cards: ten });
    const set = SETS["interaction"]!.first!;
    expect(optionsOf({ ...drawn, ten: set })).toEqual({ ...PLAIN, kingdom: "interaction" });
    const mixed = optionsOf({ ...drawn, ten: set, edition: "second" });
    expect(mixed).toEqual({ ...PLAIN, edition: "second", cards: expect.arrayContaining([...set]) as unknown });
    // In whatever order they lie, they have one address and one code.
    expect(optionsOf({ ...drawn, ten: set.toReversed(), edition: "second" })).toEqual(mixed);
  });

  it("of ten chosen cards are these", () => {
    const must = pool(wishes({ mixed: true })).slice(-KINGDOM);
    expect(optionsOf(wishes({ way: "choose", mixed: true, must }))).toEqual({ ...PLAIN, cards: must });
  });

  it("leave to chance what was not chosen", () => {
    const few = wishes({ way: "choose", must: ["moat", "witch"], not: ["spy"] });
    expect(optionsOf(few)).toEqual({ ...PLAIN, require: ["moat", "witch"] });
  });

  it("require and forbid for a draft, too", () => {
    const draft = wishes({ way: "draft", must: ["moat"], not: ["witch", "spy"], mixed: true });
    expect(optionsOf(draft)).toEqual({
      ...PLAIN,
      kingdom: "draft",
      require: ["moat"],
      forbid: ["witch", "spy"],
      mixed: true,
    });
  });

  it("forget cards that the edition does not have", () => {
    const odd = wishes({ edition: "second", must: ["feast", "moat"], not: ["spy", "witch"] });
    expect(optionsOf(odd)).toMatchObject({ require: ["moat"], forbid: ["witch"] });
  });

  it("of which nothing is said are drawn in sight", () => {
    expect(wishesOf({})).toMatchObject({ way: "drawn", ten: [] });
  });

  it("are found again as they were left", () => {
    const ten = pool(wishes()).slice(0, KINGDOM);
    const left: Wishes[] = [
      wishes(),
      wishes({ way: "draft", must: ["moat"], not: ["witch"], mixed: true, edition: "second" }),
      wishes({ way: "choose", must: ten }),
      wishes({ way: "choose", must: ["moat"], mixed: true }),
      wishes({ way: "drawn", ten }),
      wishes({ way: "drawn", ten, mixed: true }),
      wishes({ way: "drawn", ten: SETS["big-money"]!.first! }),
    ];
    for (const each of left) expect(wishesOf(optionsOf(each), marksOf(each))).toEqual(each);
  });
});

describe("against bots", () => {
  it("there are the cards that they go for", () => {
    expect(against(["greedy"], {})).toEqual({});
    expect(against(["gardens", "greedy", "smithy"], {})).toEqual({ require: ["gardens", "smithy", "workshop"] });
  });

  it("there are only cards of the edition", () => {
    const second = optionsOf(wishes({ edition: "second" }));
    expect(against(["chancellor"], second)).toEqual(second);
    expect(against(["chancellor", "moat"], second)).toEqual({ ...second, require: ["moat"] });
  });

  it.each<Partial<Wishes>>([
    { way: "drawn", ten: SETS["big-money"]!.first! },
    { way: "draft" },
    { must: ["moat"] },
    { not: ["moat"] },
    { way: "choose", must: pool(wishes()).slice(0, KINGDOM) },
  ])("it stays as somebody wished: %o", (wished) => {
    const options = optionsOf(wishes(wished));
    expect(against(["witch"], options)).toEqual(options);
  });
});
