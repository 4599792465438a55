import { describe, expect, it } from "vitest";
import type { OptionSign } from "../../protocol";
import { SETS } from "./box";
import { boardsInPlay, cardsInPlay, chosenSets, EXPANSIONS, idleOptions, isOurs, slotsInPlay, switches } from "./sets";

const BOARDS = ["farm", "farm/180", "quarry", "quarry/180", "temple", "temple/180"];
const OPTIONS = SETS.flatMap(({ options }) => options).map((name) => ({ name }) as OptionSign);

describe("the sets", () => {
  it("are chosen by name or all at once, and always stand in the order of the box", () => {
    expect(chosenSets(["island", "nomads"])).toEqual(["nomads", "island"]);
    expect(chosenSets("all")).toHaveLength(EXPANSIONS.length);
    expect(chosenSets(undefined)).toEqual([]);
  });

  it("bring boards and cards", () => {
    expect(boardsInPlay(BOARDS, [])).toEqual(["farm", "farm/180"]);
    expect(boardsInPlay(BOARDS, ["marshlands"])).toEqual(["farm", "farm/180", "temple", "temple/180"]);
    expect(cardsInPlay(["lords", "families", "rovers"], ["nomads"])).toEqual(["lords", "families"]);
  });

  it("take their boards along when they go", () => {
    expect(slotsInPlay(["quarry/180", "farm", null, "temple"], ["nomads"])).toEqual(["quarry/180", "farm", null, null]);
  });

  it("say which maps are our own", () => {
    expect(["temple/180", "university_palisade", "farm", "quarry"].map(isOurs)).toEqual([true, true, false, false]);
  });
});

describe("switches", () => {
  const names = (sets: string[], cards: string[]) =>
    switches(OPTIONS, sets, (card) => cards.includes(card)).map(({ name }) => name);

  it("are there for the sets that were chosen, and the cards that can come", () => {
    expect(names([], ["lords", "knights"])).toEqual(["lords_zero_counts"]);
    expect(names(["island", "marshlands"], ["knights"])).toEqual(["canoe_trigger", "island_knights"]);
    expect(names(["island"], [])).toEqual([]);
  });

  it("are forgotten with the sets that they are about", () => {
    expect(idleOptions(["island", "marshlands"])).toEqual(["special_pieces_movable", "capitol_keeps_castle"]);
  });
});
