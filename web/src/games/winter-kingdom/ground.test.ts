import { describe, expect, it } from "vitest";
import { cells, liftedHouse, things } from "./ground";
import { owner, players, turn, view, words } from "./sample";

const found = (hex: string, of = view()) => cells(of, words, players).find(({ id }) => id === hex);

describe("the map", () => {
  it("has every hex of every board, and nothing where there is none", () => {
    const all = cells(view(), words, players);
    expect(all).toHaveLength(2 * 61);
    expect(new Set(all.map(({ id }) => id)).size).toBe(2 * 61);
  });

  it("begins each row where the board does", () => {
    expect(found("0,-4")).toMatchObject({ q: 0, r: -4, area: "0" });
    expect(found("-4,0")).toMatchObject({ q: -4, r: 0, area: "0" });
    expect(found("-4,4")).toMatchObject({ area: "0" });
    expect(found("-4,-1")).toBeUndefined();
    expect(found("4,-9")).toMatchObject({ area: "1" });
  });

  it("has places that are regions of their own", () => {
    expect(found("0,0")).toMatchObject({ place: "rw-wk-place-castle", label: "0,0, castle" });
  });

  it("says who stands where", () => {
    const now = view({ players: [owner(["0,1"]), owner([], { forts: ["1,1"] })] });
    expect(found("0,1", now)!.label).toBe("0,1, grassland, house of Ann");
    expect(found("1,1", now)!.label).toBe("1,1, grassland, fort of Ben");
    expect(found("1,0", now)!.label).toBe("1,0, grassland");
  });

  it("says which house is being moved", () => {
    const now = view({ turn: turn({ step: "drop", talent: "mule", lifted: "0,1" }) });
    expect(found("0,1", now)!.label).toBe("0,1, grassland, house of Ann, is being moved");
  });

  it("says where nobody else may build", () => {
    const now = view({ closed: ["1,0"] });
    expect(found("1,0", now)!.label).toBe("1,0, grassland, closed by Dead End");
    expect(things(now, "1,0", words, players).map(({ name }) => name)).toEqual(["grassland", "closed by Dead End"]);
  });
});

describe("the house that is being moved", () => {
  const lifted = (step: "drop" | "follow" | "road" | "open", talent: string) =>
    liftedHouse(view({ turn: turn({ step, talent, lifted: "0,1" }) }));

  it("is the one that goes on", () => {
    expect(lifted("drop", "caravan")).toBe("0,1");
    expect(lifted("follow", "mule")).toBe("0,1");
    expect(lifted("road", "tunnel")).toBe("0,1");
  });

  it("is none where something else follows", () => {
    expect(lifted("follow", "caravan")).toBeNull();
    expect(lifted("open", "mule")).toBeNull();
  });
});

it("tells what is on a hex, from the ground up", () => {
  expect(things(view(), "0,1", words, players).map(({ name }) => name)).toEqual(["grassland", "house, Ann"]);
  expect(things(view(), "0,0", words, players)).toEqual([{ name: "castle", about: words.about("card-castles") }]);
  expect(things(view(), "9,9", words, players)).toEqual([]);
});
