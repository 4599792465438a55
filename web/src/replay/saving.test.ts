import { describe, expect, it } from "vitest";
import { savings, type Sight } from "./saving";

const sight: Sight = {
  table: "abcdefghijklmnopqrstuv",
  game: "dominion",
  step: 12,
  eyes: 1,
  palette: "vivid",
  dark: true,
  log: true,
  reviewed: true,
};

describe("what can be saved", () => {
  it("is drawn as it is looked at", () => {
    const [svg, png, film] = savings(sight);
    expect(svg).toMatchObject({
      path: "/tables/abcdefghijklmnopqrstuv/picture.svg?step=12&eyes=1&palette=vivid&dark=1",
      file: "dominion-abcdef-12.svg",
    });
    expect(png!.path).toContain("/picture.png?step=12&eyes=1");
    expect(film!.path).toBe("/tables/abcdefghijklmnopqrstuv/film.webp?eyes=1&palette=vivid&dark=1");
    expect(savings({ ...sight, eyes: null })[0]!.path).not.toContain("eyes");
  });

  it("has a log and a review only where there are some", () => {
    const forms = (more: Partial<Sight>) => savings({ ...sight, ...more }).map(({ form }) => form);
    expect(forms({})).toEqual(["svg", "png", "film", "log", "record", "review"]);
    expect(forms({ log: false, reviewed: false })).toEqual(["svg", "png", "film", "record"]);
  });

  it("has a name of its own for every file", () => {
    const files = savings(sight).map(({ file }) => file);
    expect(new Set(files).size).toBe(files.length);
  });
});
