import { describe, expect, it } from "vitest";
import type { Entry } from "./log";
import { recent, steps } from "./recent";

let number = 0;
const entry = (kind: string, seat: number | null, args: Record<string, unknown> = {}): Entry => ({
  type: "news",
  table: "t",
  number: ++number,
  time: 0,
  kind,
  seat,
  args,
  events: kind === "played" ? [{ kind: "built", args: { seat, hex: String(args["hex"]) } }] : [],
});
const built = (seat: number | null, hex: string) => entry("played", seat, { hex });
const hexes = (played: ReturnType<typeof steps>, players: number, eyes: number | null) =>
  recent(played, players, eyes).map((event) => event.args["hex"]);

describe("what was done lately", () => {
  it("leaves out what was undone", () => {
    const news = [built(0, "a"), built(0, "b"), entry("undone", 0, { to: 1 }), built(0, "c")];
    expect(hexes(steps(news, 2), 2, 0)).toEqual(["a", "c"]);
  });

  it("leaves out what was taken back with consent", () => {
    const news = [
      built(0, "a"),
      built(1, "b"),
      entry("takeback-asked", 0, { to: 0 }),
      entry("takeback-answered", 1, { agree: true }),
    ];
    expect(steps(news, 0)).toEqual([]);
  });

  it("keeps what only some agreed to take back", () => {
    const asked = [built(0, "a"), built(1, "b"), entry("takeback-asked", 0, { to: 0 })];
    const agreed = { ...entry("takeback-answered", 1, { agree: true }), actions: 2 };
    expect(steps([...asked, agreed, built(2, "c")], 3)).toHaveLength(3);
  });

  it("shows the others since the reader's last turn, and the reader's own turn while it lasts", () => {
    const played = steps([built(0, "a"), built(1, "b"), built(2, "c"), built(0, "d")], 4);
    expect(hexes(played.slice(0, 3), 3, 0)).toEqual(["b", "c"]);
    expect(hexes(played, 3, 0)).toEqual(["b", "c", "d"]);
  });

  it("holds what was played in secret to be part of a turn", () => {
    const played = steps([built(1, "a"), built(0, "b"), built(null, "c"), built(0, "d")], 4);
    expect(hexes(played, 2, null)).toEqual(["a", "b", "c", "d"]);
  });

  it("shows a spectator one round", () => {
    const played = steps([built(0, "a"), built(1, "b"), built(0, "c"), built(1, "d")], 4);
    expect(hexes(played, 2, null)).toEqual(["c", "d"]);
  });
});
