import { describe, expect, it } from "vitest";
import { DEEDS } from "../games/dominion/deeds";
import { Words, type Sentence } from "../words/words";
import { counted, deedsOf } from "./deeds";
import type { Turn } from "./turns";

const words = new Words("en", [
  `
card-copper = Copper
card-village = Village
log-played = Played { $items }
log-bought = Bought { $items }
log-drew = { $sum ->
    [one] Drew 1 card
   *[other] Drew { $sum } cards
}
log-discarded-unseen = Discarded { $sum }
event-pile-empty = The { $card } pile is empty.
`,
]);
const turn = (events: (Sentence & { step?: number })[]): Turn => ({
  ...{ seat: 0, round: 3, entry: 1, last: 9 },
  happenings: events.map(({ step = 1, ...event }) => ({ event, entry: null, step })),
});
const told = (...events: (Sentence & { step?: number })[]) =>
  deedsOf(turn(events), DEEDS, words, ["Ada", "Ben"]).map(({ by, text }) => (by === null ? text : `${by}: ${text}`));
const of = (kind: string, args: Sentence["args"], seat = 0): Sentence => ({ kind, args: { seat, ...args } });

describe("the lines of a turn", () => {
  it("tell of what is alike at once, and of what nobody has a line for in its own sentence", () => {
    const village = of("played", { card: "village" });
    const drew = of("drew", { count: 1 });
    const empty = { kind: "pile-empty", args: { card: "village" } };
    expect(told(village, drew, village, drew, of("bought", { card: "village" }), empty)).toEqual([
      "Played 2 Village",
      "Drew 2 cards",
      "Bought Village",
      "The Village pile is empty.",
    ]);
  });

  it("name whoever did something in the turn of another", () => {
    const unseen = of("discarded-unseen", {}, 1);
    expect(told(unseen, unseen)).toEqual(["1: Discarded 2"]);
  });

  it("are silent about what every turn ends with", () => {
    expect(told({ ...of("drew", { count: 5 }), step: 9 })).toEqual([]);
  });
});

it("counts things in the order in which they came first", () => {
  expect(counted(["Copper", "Silver", "Copper", "Copper"])).toBe("3 Copper, Silver");
  expect(counted(["4,6", "5,7"])).toBe("4,6 · 5,7");
});
