import { describe, expect, it } from "vitest";
import { ago, clockTold, sameDay } from "./moment";

const NOW = 1_800_000_000;

describe("how long ago a moment was", () => {
  it.each([
    [0, "now"],
    [59, "now"],
    [60, "1 minute ago"],
    [2 * 3600 + 59 * 60, "2 hours ago"],
    [86_400, "yesterday"],
    [6 * 86_400, "6 days ago"],
    [8 * 86_400, "last week"],
    [400 * 86_400, "last year"],
  ])("%d seconds: %s", (seconds, words) => {
    expect(ago(NOW - seconds, NOW, "en")).toBe(words);
  });

  it("is said in each language", () => {
    expect(ago(NOW - 120, NOW, "nl")).toBe("2 minuten geleden");
    expect(ago(NOW - 120, NOW, "de")).toBe("vor 2 Minuten");
  });

  it("is never in the future, whatever the reader's clock says", () => {
    expect(ago(NOW + 500, NOW, "en")).toBe("now");
  });
});

describe("a time of the day", () => {
  it("is said as the reader says it", () => {
    const moment = new Date(2027, 0, 15, 15, 4).getTime() / 1000;
    expect(clockTold(moment, "en")).toMatch(/^3:04\sPM$/);
    expect(clockTold(moment, "nl")).toBe("15:04");
    expect(clockTold(moment, "de")).toBe("15:04");
  });

  it("belongs to a day of the reader", () => {
    const late = new Date(2027, 0, 15, 23, 59, 59).getTime() / 1000;
    expect(sameDay(late, late - 23 * 3600)).toBe(true);
    expect(sameDay(late, late + 1)).toBe(false);
  });
});
