import { expect, test } from "vitest";
import { clockTime, minuteOf } from "./quiet";

test("a minute is written and read as a time", () => {
  for (const [minute, time] of [
    [0, "00:00"],
    [485, "08:05"],
    [1439, "23:59"],
  ] as const) {
    expect(clockTime(minute)).toBe(time);
    expect(minuteOf(time)).toBe(minute);
  }
  expect(minuteOf("")).toBeNull();
  expect(minuteOf("22:30:15")).toBe(1350);
});
