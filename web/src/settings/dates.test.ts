import { expect, test } from "vitest";
import { dateAfter, midnight } from "./dates";

test("a date goes on into the next month and year", () => {
  const eve = new Date(2026, 11, 31, 23, 59);
  expect([0, 1, 32].map((days) => dateAfter(days, eve))).toEqual(["2026-12-31", "2027-01-01", "2027-02-01"]);
});

test("a date begins at midnight, also when the clocks were changed", () => {
  for (const date of ["2026-03-29", "2026-03-30", "2026-10-25", "2026-10-26"]) {
    const begins = new Date(midnight(date) * 1000);
    expect([begins.getHours(), begins.getMinutes(), dateAfter(0, begins)]).toEqual([0, 0, date]);
  }
});
