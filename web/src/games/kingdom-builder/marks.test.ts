import { expect, it } from "vitest";
import { trailsOf } from "../hex/marks";
import { marks } from "./marks";
import { scene } from "./sample";

it("numbers the steps of this turn and rings the others' last moves", () => {
  const recent = [
    { kind: "built", args: { seat: 1, hex: "1,1" } },
    { kind: "built", args: { seat: 0, hex: "0,0" } },
    { kind: "placed", args: { seat: 0, piece: "warrior", hex: "0,1" } },
    { kind: "tile-used", args: { seat: 0, tile: "farm" } },
  ];
  expect(marks(scene({ recent })).map(({ cell, kind, text }) => [cell, kind, text])).toEqual([
    ["1,1", "last", undefined],
    ["0,0", "step", "1"],
    ["0,1", "step", "2"],
  ]);
});

it("follows a settlement that moved on", () => {
  const recent = [
    { kind: "built", args: { seat: 1, hex: "0,0" } },
    { kind: "moved", args: { seat: 1, from: "0,0", hex: "1,1" } },
  ];
  expect(marks(scene({ recent })).map((mark) => mark.cell)).toEqual(["1,1"]);
});

it("shows in whose hand a piece was lost", () => {
  const recent = [
    { kind: "built", args: { seat: 0, hex: "0,0" } },
    { kind: "struck", args: { seat: 1, piece: "settlement", hex: "0,0", owner: 0 } },
  ];
  expect(marks(scene({ recent }))).toEqual([{ cell: "0,0", kind: "last", colour: "orange" }]);
});

it("shows where gold comes from, if it comes from anywhere", () => {
  const gains = [
    { places: ["1,0", "0,0"], points: 3 },
    { places: [], points: 2 },
  ];
  expect(marks(scene({ gains }))).toEqual([
    { cell: "1,0", kind: "gain", text: "+3" },
    { cell: "0,0", kind: "gain" },
  ]);
});

it("leads from where a piece stood to where it stands, a chain of moves in one", () => {
  const recent = [
    { kind: "moved", args: { seat: 1, from: "0,0", hex: "0,1" } },
    { kind: "moved", args: { seat: 1, from: "0,1", hex: "1,1" } },
    { kind: "moved", args: { seat: 0, from: "1,0", hex: "0,0" } },
    { kind: "moved", args: { seat: 0, from: "0,0", hex: "1,0" } },
  ];
  expect(trailsOf(scene({ recent }))).toEqual([{ from: "0,0", to: "1,1", colour: "orange" }]);
});

it("leads from nowhere to what was built lately", () => {
  const recent = [
    { kind: "built", args: { seat: 1, hex: "0,0" } },
    { kind: "moved", args: { seat: 1, from: "0,0", hex: "1,1" } },
    { kind: "moved", args: { seat: 1, from: "1,1", hex: "0,1" } },
  ];
  expect(trailsOf(scene({ recent }))).toEqual([]);
});
