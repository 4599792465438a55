import { describe, expect, it } from "vitest";
import english from "../../../../src/realmwright/rules/dominion/text/en.ftl?raw";
import german from "../../../../src/realmwright/rules/dominion/text/de.ftl?raw";
import type { ActionSign } from "../../protocol";
import { Words } from "../../words/words";
import type { Scene } from "../games";
import { CARDS } from "./box";
import {
  about,
  actionsAt,
  automatic,
  brings,
  cardId,
  emptyPiles,
  faceName,
  gives,
  harms,
  inPlay,
  isAdvised,
  isAtHand,
  mainType,
  openCards,
  pictureOf,
  piles,
  stacks,
  type Owner,
  type Pile,
  type View,
} from "./view";

const words = new Words("en", [english]);
const pile = (card: string, count: number, types: Pile["types"] = ["action"]): Pile => ({
  card,
  count,
  cost: 4,
  types,
});
const owner = (more: Partial<Owner> = {}): Owner => ({
  turns: 1,
  deck: 5,
  hand: 5,
  cards: null,
  treasures: null,
  shown: [],
  discard: 0,
  top: null,
  aside: [],
  owned: null,
  ...more,
});
const view = (more: Partial<View> = {}): View => ({
  edition: "first",
  phase: "action",
  turn: { number: 1, seat: 0, actions: 1, buys: 1, coins: 0 },
  draft: [],
  kingdom: ["smithy"],
  supply: [],
  trash: [],
  table: [],
  players: [owner(), owner()],
  ...more,
});
const act = (kind: string, card?: string): ActionSign => ({
  action: card ? `${kind} ${card}` : kind,
  kind,
  args: card ? { card } : {},
});
const scene = (prompt: string | null, legal: ActionSign[], more: Partial<Scene> = {}): Scene => ({
  words,
  players: [],
  view: view() as unknown as Record<string, unknown>,
  eyes: 0,
  turn: 0,
  prompt: prompt === null ? null : { kind: prompt, args: {} },
  legal,
  scores: null,
  recent: [],
  round: [],
  advice: null,
  gains: [],
  pointed: [],
  ...more,
});

describe("what is asked before it is done", () => {
  it("is only what harms whoever gets it", () => {
    expect(["curse", "copper", "estate"].map((card) => harms(act("buy", card)))).toEqual([true, false, false]);
    expect(harms(act("gain", "curse"))).toBe(true);
    expect(harms(act("discard", "curse"))).toBe(false);
    expect(harms(act("end-turn"))).toBe(false);
  });

  it("says what is printed on the card", () => {
    expect(brings(act("buy", "market"), words)).toEqual(["+1 Card", "+1 Action", "+1 Buy", "+1 Coin"]);
    expect(brings(act("play", "cellar"), words)).toEqual(["+1 Action", "Discard any number, draw as many."]);
    expect(brings(act("discard", "market"), words)).toEqual([]);
  });
});

describe("a hand", () => {
  it("has Actions first, then Treasures, Victory cards and Curses, by price and name", () => {
    const hand = ["curse", "estate", "gold", "copper", "witch", "copper", "moat", "cellar", "gardens", "copper"];
    expect(stacks(hand, words)).toEqual([
      { card: "cellar", count: 1 },
      { card: "moat", count: 1 },
      { card: "witch", count: 1 },
      { card: "copper", count: 3 },
      { card: "gold", count: 1 },
      { card: "estate", count: 1 },
      { card: "gardens", count: 1 },
      { card: "curse", count: 1 },
    ]);
  });

  it("is sorted by the names that the reader sees", () => {
    const cards = ["festival", "council room"];
    expect(stacks(cards, words).map(({ card }) => card)).toEqual(["council room", "festival"]);
    expect(stacks(cards, new Words("de", [german])).map(({ card }) => card)).toEqual(["festival", "council room"]);
  });
});

describe("cards in play", () => {
  it("keep the order of the Actions, and of Treasures none", () => {
    expect(inPlay(["village", "smithy", "village", "village", "silver", "copper", "silver"], words)).toEqual([
      { card: "village", count: 1 },
      { card: "smithy", count: 1 },
      { card: "village", count: 2 },
      { card: "copper", count: 1 },
      { card: "silver", count: 2 },
    ]);
  });
});

describe("the supply", () => {
  const supply = [
    pile("copper", 46, ["treasure"]),
    pile("estate", 8, ["victory"]),
    pile("curse", 0, ["curse"]),
    pile("smithy", 10),
  ];

  it("has the Victory cards behind the other basic ones, and the kingdom by itself", () => {
    const { basic, kingdom } = piles(view({ supply }));
    expect(basic.map(({ card }) => card)).toEqual(["copper", "curse", "estate"]);
    expect(kingdom.map(({ card }) => card)).toEqual(["smithy"]);
  });

  it("knows how many piles are empty", () => {
    expect(emptyPiles(view({ supply }))).toBe(1);
  });
});

describe("what can be done", () => {
  const found = (place: "hand" | "supply" | "beside", ...given: Parameters<typeof scene>) => [
    ...actionsAt(place, scene(...given)).keys(),
  ];

  it("belongs to hand and piles in the Buy phase", () => {
    const legal = [act("play", "copper"), act("buy", "copper"), act("buy", "cellar"), act("end-turn")];
    expect(found("hand", "treasures", legal)).toEqual(["copper"]);
    expect(found("supply", "treasures", legal)).toEqual(["copper", "cellar"]);
    expect(found("beside", "treasures", legal)).toEqual([]);
  });

  it("belongs to a card that lies elsewhere even if the hand has the same", () => {
    const legal = [act("play", "smithy"), act("done")];
    expect(found("hand", "action", legal)).toEqual(["smithy"]);
    expect(found("hand", "vassal", legal)).toEqual([]);
    expect(found("beside", "vassal", legal)).toEqual(["smithy"]);
  });

  it("belongs to the trash when a thief takes his loot", () => {
    const legal = [act("gain", "gold"), act("done")];
    expect(found("supply", "gain", legal)).toEqual(["gold"]);
    expect(found("supply", "loot", legal)).toEqual([]);
    expect(found("beside", "loot", legal)).toEqual(["gold"]);
  });

  it("may be several things with one card", () => {
    const legal = [act("discard", "estate"), act("trash", "estate"), act("topdeck", "estate")];
    const ways = actionsAt("beside", scene("sentry", legal)).get("estate")!;
    expect(ways.map(({ kind }) => kind)).toEqual(["discard", "trash", "topdeck"]);
  });

  it("is advised where it would be done, and nowhere else", () => {
    const legal = [act("play", "silver"), act("buy", "silver")];
    const advised = scene("treasures", legal, { advice: { kind: "buy", args: { card: "silver" } } });
    expect(isAdvised(advised, "supply", "silver")).toBe(true);
    expect(isAdvised(advised, "hand", "silver")).toBe(false);
    expect(isAdvised(scene("treasures", legal), "supply", "silver")).toBe(false);
  });

  it("becomes a button of its own where no card is pressed, and for a Reaction", () => {
    const legal = [act("done"), act("reveal", "moat"), act("buy", "moat"), act("play-all-treasures"), act("end-turn")];
    const buttons = legal.filter((action) => !isAtHand(action)).map(({ kind }) => kind);
    expect(buttons).toEqual(["done", "reveal", "end-turn"]);
  });
});

describe("cards beside a deck", () => {
  const players = [owner({ aside: ["estate"] }), owner({ aside: ["copper", "silver"] })];
  const more = { view: view({ players }) as unknown as Record<string, unknown> };

  it("are open to all", () => {
    expect(openCards(scene(null, [], more))).toEqual([
      { seat: 0, cards: ["estate"] },
      { seat: 1, cards: ["copper", "silver"] },
    ]);
  });

  it("are at the hand of whoever is asked about them", () => {
    const legal = [act("trash", "copper"), act("trash", "silver")];
    expect(openCards(scene("lose-treasure", legal, more))).toEqual([{ seat: 0, cards: ["estate"] }]);
  });
});

describe("a card", () => {
  it("shows what it does to others, or against them", () => {
    expect(mainType(["action", "attack"])).toBe("attack");
    expect(mainType(["action", "reaction"])).toBe("reaction");
    expect(mainType(["victory"])).toBe("victory");
  });

  it("is explained as its edition has it", () => {
    const plain = new Words("en", [
      "type-action = Action\ntype-attack = Attack\ncard-witch = Witch\n  .about = Curses all.\n" +
        "card-mine = Mine\n  .about = Digs.\n  .about-second = May dig.",
    ]);
    expect(about("mine", "first", plain)).toBe("Action. Digs.");
    expect(about("mine", "second", plain)).toBe("Action. May dig.");
    expect(about("witch", "second", plain)).toBe("Action, Attack. Curses all.");
  });
});

describe("the face of a card", () => {
  const deutsch = new Words("de", [german]);

  it("says what an Action gives, and coins by themselves", () => {
    expect(gives("market", words)).toEqual({ lines: ["+1 Card", "+1 Action", "+1 Buy"], coins: 1 });
    expect(gives("village", words).lines).toEqual(["+1 Card", "+2 Actions"]);
    expect(gives("smithy", deutsch).lines).toEqual(["+3 Karten"]);
    expect(gives("chapel", words)).toEqual({ lines: [], coins: 0 });
  });

  it("leaves the coins of Treasures to their pictures", () => {
    expect(gives("gold", words)).toEqual({ lines: [], coins: 0 });
  });

  it("has the name of the card, which may be broken where it is long", () => {
    for (const each of [words, deutsch])
      for (const card of Object.keys(CARDS)) {
        const name = each.say(cardId(card));
        expect(faceName(card, each).replaceAll("\u00ad", "")).toBe(name);
        for (const part of faceName(card, each).split(/[\u00ad ]/)) expect(part.length, name).toBeLessThan(10);
      }
  });

  it("says in short what a card does beside what it gives", () => {
    for (const each of [words, deutsch])
      for (const [card, { types, points }] of Object.entries(CARDS)) {
        const { lines, coins } = gives(card, each);
        const told = lines.length || coins || points || types.includes("treasure") || each.detail(cardId(card), "rule");
        expect(told, card).toBeTruthy();
        expect(each.detail(cardId(card), "rule").length, card).toBeLessThan(64);
      }
  });

  it("has a picture at an address of its own", () => {
    const addresses = Object.keys(CARDS).map(pictureOf);
    expect(new Set(addresses).size).toBe(addresses.length);
    expect(pictureOf("throne room")).toContain("/games/dominion/illustrations/throne%20room?");
  });
});

describe("what is played by itself", () => {
  const treasures = { action: "play all treasures", kind: "play-all-treasures", args: {} };
  const smithy = { action: "play smithy", kind: "play", args: { card: "smithy" } };
  const copper = { action: "play copper", kind: "play", args: { card: "copper" } };
  const end = { action: "end turn", kind: "end-turn", args: {} };
  const all = { treasures: true, ends: true };
  const none = { treasures: false, ends: false };

  it("is the Treasures, once no Action can be played", () => {
    expect(automatic([copper, treasures, end], all)).toBe(treasures);
    expect(automatic([smithy, copper, treasures, end], all)).toBeUndefined();
    expect(automatic([copper, treasures, end], none)).toBeUndefined();
  });

  it("is the end of a turn in which nothing else is left", () => {
    expect(automatic([end], all)).toBe(end);
    expect(automatic([copper, end], all)).toBeUndefined();
    expect(automatic([end], none)).toBeUndefined();
    expect(automatic([], all)).toBeUndefined();
  });
});
