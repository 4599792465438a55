import { describe, expect, it } from "vitest";
import { action, owner, turn, view } from "./sample";
import { offerOf, openTalents, stateOf, trading } from "./talents";
import type { OpenTalent, Turn } from "./view";

describe("an open talent", () => {
  const state = (talent: OpenTalent, more: Partial<Turn>, seat = 0, bought = "") =>
    stateOf(view({ turn: turn(more) }), seat, talent, [{ kind: "bought", args: { seat: 0, talent: bought } }]);

  it("is used when nothing of it can be begun any more", () => {
    expect(state({ talent: "mule", level: 2 }, { used: ["mule"] })).toBe("used");
    expect(state({ talent: "guide", level: 2 }, { used: ["guide"] })).toBe("active");
    expect(state({ talent: "guide", level: 2 }, { used: ["guide", "guide II"] })).toBe("used");
    expect(state({ talent: "guide", level: 1 }, { used: ["guide"] })).toBe("used");
  });

  it("is ready again in the turn of another", () => {
    expect(state({ talent: "mule", level: 1 }, { used: ["mule"], seat: 1 })).toBe("active");
  });

  it("waits for the next turn if it is new, unless it may be used at once", () => {
    const bought = { phase: "trade", purchases: 1 } as const;
    expect(state({ talent: "mule", level: 1 }, bought, 0, "mule")).toBe("new");
    expect(state({ talent: "mule", level: 1 }, { ...bought, fresh: ["mule"] }, 0, "mule")).toBe("active");
    expect(state({ talent: "mule", level: 1 }, { ...bought, used: ["mule"] }, 0, "mule")).toBe("used");
    expect(state({ talent: "horse", level: 1 }, bought, 0, "mule")).toBe("active");
  });

  it("was bought in this turn, not in the one before", () => {
    expect(state({ talent: "mule", level: 1 }, {}, 0, "mule")).toBe("active");
  });
});

it("the tunnel card lies behind the others", () => {
  const mine = owner([], { talents: [{ talent: "mule", level: 2 }] });
  expect(openTalents(view({ players: [mine, owner()] }), 0).map(({ talent }) => talent)).toEqual(["mule", "tunnel"]);
});

it("offers what is about a talent, and nothing else", () => {
  const legal = [
    action("use", { talent: "mule", level: 1 }),
    action("upgrade", { talent: "mule", coins: 1 }),
    action("extra", { talent: "tunnel", coins: 5 }),
    action("build", { hex: "0,1" }),
  ];
  expect(offerOf(legal, "mule")).toEqual({ uses: [legal[0]], buy: undefined, upgrade: legal[1], extra: undefined });
  expect(offerOf(legal, "tunnel").extra).toBe(legal[2]);
});

describe("buying", () => {
  const told = (more: Partial<Turn>, ...kinds: string[]) =>
    trading(
      view({ turn: turn({ left: 0, ...more }) }),
      0,
      kinds.map((kind) => action(kind, { talent: "mule" })),
    );

  it("comes after building, in one's own turn", () => {
    expect(told({ seat: 1 })).toBe("page-trade-later");
    expect(told({ left: 2 })).toBe("page-trade-first-build");
    expect(told({}, "buy")).toBe("page-trade-now");
  });

  it("needs coins, and is over at some time", () => {
    expect(told({}, "use")).toBe("page-trade-poor");
    expect(told({ phase: "trade", purchases: 1 })).toBe("page-trade-done");
    expect(told({ phase: "trade", purchases: 1 }, "upgrade")).toBe("page-trade-again");
    expect(told({ phase: "extra", extra: "mule", extra_left: 0 })).toBe("page-trade-done");
  });

  it("is no matter while something else is going on", () => {
    expect(told({ step: "drop" })).toBeNull();
    expect(told({ phase: "extra", extra: "mule", extra_left: 2 })).toBeNull();
    expect(trading(view({ over: true }), 0, [])).toBeNull();
  });
});
