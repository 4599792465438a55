import { expect, test } from "vitest";
import { drawn, laidAt, turnedAt } from "../hex/slots";
import { SIDES } from "./box";
import { boardMark, boardName, LABELS, placeName } from "./names";
import { words } from "./sample";

test("a board is turned six times until it lies as before", () => {
  let slots: (string | null)[] = ["3B", null];
  const seen: (string | null)[] = [];
  for (let turn = 0; turn < 6; turn += 1) {
    slots = turnedAt(LABELS, slots, 0);
    seen.push(slots[0]!);
  }
  expect(seen).toEqual(["3B/1", "3B/2", "3B/3", "3B/4", "3B/5", "3B"]);
});

test("a board lies once only, whichever side is up", () => {
  expect(laidAt(LABELS, ["3A/2", "4B"], 1, "3B")).toEqual(["4B", "3B"]);
  expect(laidAt(LABELS, ["3A/2", "4B"], 1, "3A")).toEqual(["4B", "3A/2"]);
  expect(laidAt(LABELS, ["3A/2", null], 0, "3B")).toEqual(["3B", null]);
  const full = drawn(LABELS, ["3B/2", ...Array<null>(6).fill(null)], SIDES);
  expect(new Set(full.map(LABELS.boardOf)).size).toBe(7);
});

test("boards and places have names", () => {
  expect(boardName("3B", words)).toBe("Board 3, side B");
  expect(boardName("3B/2", words)).toBe("Board 3, side B, turned 120 degrees");
  expect([boardMark("3B"), boardMark("3B/2")]).toEqual(["3B", "3B 120°"]);
  expect([placeName(0, words), placeName(1, words), placeName(6, words)]).toEqual(["centre", "north", "north-west"]);
});
