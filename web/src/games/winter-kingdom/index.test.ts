import { expect, it } from "vitest";
import { page } from "./index";
import { action } from "./sample";

const end = action("end-turn");
const buy = action("buy", { talent: "mule", coins: 1 });
const use = action("use", { talent: "tunnel", level: 1 });

it("leaves to the shell what is done neither on the map nor with a card", () => {
  expect([end, action("stop"), action("salvage")].map(page.offers)).toEqual([false, false, false]);
  expect([buy, use, action("remove", { hex: "0,1" })].map(page.offers)).toEqual([true, true, true]);
});

it("does not end a turn hastily while something can be bought", () => {
  expect(page.hasty!(end, [end, buy])).toBe(true);
  expect(page.hasty!(end, [end, use])).toBe(false);
  expect(page.hasty!(action("salvage"), [end])).toBe(true);
});

it("never plays by itself what costs coins or pieces", () => {
  const kinds = ["build", "fort", "remove", "buy", "upgrade", "extra", "use", "salvage", "stop", "end-turn"];
  expect(kinds.filter((kind) => page.goesWithoutSaying(action(kind)))).toEqual([]);
  expect(page.goesWithoutSaying(action("to", { hex: "0,1" }))).toBe(true);
});
