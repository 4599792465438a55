import { expect, test } from "vitest";
import { addressOf, named } from "./whom";

test("people are named by their seat or by what they said", () => {
  expect(named({ table: "t", seat: 0 })).toEqual({ seat: 0 });
  expect(named({ table: "t", entry: 7 })).toEqual({ entry: 7 });
  expect(addressOf({ table: "t", seat: 0 })).toBe("/tables/t/person?seat=0");
  expect(addressOf({ table: "t", entry: 7 })).toBe("/tables/t/person?entry=7");
});
