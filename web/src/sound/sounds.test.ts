import { expect, test } from "vitest";
import { few, SOUNDS, VOICES } from "./sounds";

test.each(SOUNDS)("%s is short and never too loud", (sound) => {
  const voices = VOICES[sound];
  expect(Math.max(...voices.map(({ at, lasts }) => at + lasts))).toBeLessThan(1.2);
  const moments = voices.map(({ at }) => at);
  for (const moment of moments) {
    const together = voices.filter(({ at, lasts }) => at <= moment && moment < at + lasts);
    expect(together.reduce((sum, { level }) => sum + level, 0)).toBeLessThanOrEqual(1.6);
  }
});

test("of many sounds a few are heard, each once", () => {
  expect(few(["card", "card", "coin", "shuffle", "attack", "coin"])).toEqual(["card", "coin", "shuffle"]);
  expect(few([])).toEqual([]);
});
