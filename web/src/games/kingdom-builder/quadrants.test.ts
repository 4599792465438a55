import { expect, test } from "vitest";
import { laid, laidFully, nameOf, turned } from "./quadrants";

const CHOICES = ["farm", "farm/180", "oasis", "oasis/180", "tower", "tower/180", "barn", "barn/180"];

test("a board is laid where chance was", () => {
  expect(laid([null, null, null, null], 2, "farm")).toEqual([null, null, "farm", null]);
});

test("a board that lies elsewhere changes places, turned as it is", () => {
  expect(laid(["farm/180", "oasis", null, null], 1, "farm")).toEqual(["oasis", "farm/180", null, null]);
  expect(laid(["farm/180", "oasis", null, null], 3, "farm")).toEqual([null, "oasis", null, "farm/180"]);
});

test("to choose what lies there already changes nothing", () => {
  expect(laid(["farm/180", null, null, null], 0, "farm")).toEqual(["farm/180", null, null, null]);
});

test("a place can be left to chance again", () => {
  expect(laid(["farm", "oasis", null, null], 0, null)).toEqual([null, "oasis", null, null]);
});

test("a board is turned and turned back; chance is not", () => {
  expect(turned(["farm", null], 0)).toEqual(["farm/180", null]);
  expect(turned(["farm/180", null], 0)).toEqual(["farm", null]);
  expect(turned(["farm", null], 1)).toEqual(["farm", null]);
});

test("what is missing is filled up with other boards, and what was chosen stays", () => {
  for (let round = 0; round < 50; round += 1) {
    const full = laidFully([null, "oasis/180", null, null], CHOICES);
    expect(full[1]).toBe("oasis/180");
    expect(new Set(full.map(nameOf)).size).toBe(4);
  }
});

test("a board that is drawn may be turned", () => {
  expect(laidFully([null, "oasis"], CHOICES, () => 1)).toEqual(["farm/180", "oasis"]);
});
