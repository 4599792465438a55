import { expect, it } from "vitest";
import { action, words } from "../winter-kingdom/sample";
import { byHex, hinted } from "./places";

const build = action("build", { hex: "0,1" });
const move = action("move", { hex: "1,1" });

it("finds what each hex plays", () => {
  expect([...byHex([build, move, action("end-turn")])]).toEqual([
    ["0,1", build],
    ["1,1", move],
  ]);
});

it("says what is done where it is not the same everywhere", () => {
  expect(hinted(byHex([build]), words).size).toBe(0);
  expect(hinted(byHex([build, move]), words).get("1,1")).toBe("Move the house on 1,1");
});
