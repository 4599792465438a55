import { describe, expect, it } from "vitest";
import { buildable, decided, pieces, putDown } from "./pieces";
import { action, owner, players, turn, view } from "./sample";

describe("pieces", () => {
  it("look like what they are and whose they are", () => {
    const now = view({ players: [owner(["0,1"], { forts: ["1,1"] }), owner(["2,1"])] });
    expect(pieces(now, players, []).map(({ cell, symbol }) => [cell, symbol])).toEqual([
      ["0,1", "rw-settlement-blue"],
      ["1,1", "rw-wk-fort-blue"],
      ["2,1", "rw-settlement-orange"],
    ]);
  });

  it("keep their names when they move", () => {
    const before = pieces(view({ players: [owner(["0,1", "1,1"]), owner()] }), players, []);
    const after = pieces(view({ players: [owner(["0,1", "2,1"]), owner()] }), players, before);
    expect(after.map(({ key }) => key)).toEqual(before.map(({ key }) => key));
  });

  it("are half there while they are lifted, though they still stand", () => {
    const now = view({ turn: turn({ step: "drop", talent: "mule", lifted: "0,1" }) });
    expect(pieces(now, players, [])).toMatchObject([{ cell: "0,1", ghost: true }]);
  });
});

describe("house or fort", () => {
  const both = [action("build", { hex: "0,1" }), action("fort", { hex: "0,1" }), action("end-turn")];

  it("is asked where both can be built", () => {
    expect(buildable(both)).toEqual(["house", "fort"]);
    expect(buildable([action("move", { hex: "0,1" })])).toEqual([]);
  });

  it("decides what a hex plays, and nothing else", () => {
    expect(decided(both, "house").map(({ kind }) => kind)).toEqual(["build", "end-turn"]);
    expect(decided(both, "fort").map(({ kind }) => kind)).toEqual(["fort", "end-turn"]);
  });

  it("decides itself where there is only one", () => {
    const forts = both.filter(({ kind }) => kind !== "build");
    expect(decided(forts, "house").map(({ kind }) => kind)).toEqual(["fort", "end-turn"]);
    expect(decided([action("to", { hex: "0,1" })], "fort").map(({ kind }) => kind)).toEqual(["to"]);
  });

  it("is what will stand there", () => {
    const put = (kind: string) => putDown(action(kind, { hex: "0,1" }), "blue")?.symbol;
    expect(put("build")).toBe("rw-settlement-blue");
    expect(put("to")).toBe("rw-settlement-blue");
    expect(put("fort")).toBe("rw-wk-fort-blue");
    expect(put("remove")).toBeUndefined();
    expect(put("move")).toBeUndefined();
  });
});
