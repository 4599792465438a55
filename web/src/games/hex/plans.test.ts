import { describe, expect, it } from "vitest";
import type { Sentence } from "../../words/words";
import { scene } from "../kingdom-builder/sample";
import { plansOf, stepsOf, type Puts } from "./plans";

const puts: Puts = ({ kind }, used) => (kind === "remove" ? null : { symbol: `${kind} ${used}` });
const at = (kind: string, hex: string): Sentence => ({ kind, args: { hex } });
const use = (tile: string): Sentence => ({ kind: "use", args: { tile } });

describe("the steps of a line", () => {
  it("are what happens at hexes, in order", () => {
    const line = [at("build", "1,1"), use("farm"), at("build", "2,2"), { kind: "end-turn", args: {} }];
    expect(stepsOf(line, puts)).toEqual([
      { cell: "1,1", figure: { symbol: "build null" } },
      { cell: "2,2", figure: { symbol: "build farm" } },
    ]);
  });

  it("have a move as one step, from where to where", () => {
    const line = [use("paddock"), at("move", "1,1"), at("to", "1,3"), at("to", "2,2")];
    expect(stepsOf(line, puts)).toEqual([
      { cell: "1,3", from: "1,1", figure: { symbol: "to paddock" } },
      { cell: "2,2", figure: { symbol: "to paddock" } },
    ]);
  });

  it("put nothing where something is taken away", () => {
    expect(stepsOf([at("remove", "1,1")], puts)).toEqual([{ cell: "1,1", figure: null }]);
  });
});

describe("plans", () => {
  it("are the lines of whoever decided, the better one above", () => {
    const compared = { seat: 1, played: [at("build", "0,0")], better: [at("build", "1,1"), at("build", "1,0")] };
    const plans = plansOf(scene({ compared }), (colour) => () => ({ symbol: colour }));
    expect(plans.map(({ kind, steps }) => [kind, steps.length])).toEqual([
      ["played", 1],
      ["better", 2],
    ]);
    expect(plans[0]!.steps[0]!.figure).toEqual({ symbol: "orange" });
  });

  it("are none where nothing is compared", () => {
    expect(plansOf(scene(), () => puts)).toEqual([]);
    expect(plansOf(scene({ compared: null }), () => puts)).toEqual([]);
  });
});
