import { describe, expect, it } from "vitest";
import type { Entry } from "./log";
import { happenings, recent, roundOf, turnsIn } from "./turns";

let number = 0;
const entry = (kind: string, seat: number | null, args: Entry["args"] = {}, events: Entry["events"] = []): Entry => ({
  ...{ type: "news", table: "t", time: 0 },
  number: ++number,
  kind,
  seat,
  args,
  events,
});
const begun = (seat: number, turn: number) => ({ kind: "turn-begun", args: { seat, turn } });
const build = (seat: number, hex: string) => ({ kind: "built", args: { seat, hex } });
const built = (seat: number, hex: string) => entry("played", seat, {}, [build(seat, hex)]);
/** Somebody ends their turn, and the next one shows a card. */
const ended = (seat: number, next: number, turn: number) =>
  entry("played", seat, {}, [begun(next, turn), { kind: "card-shown", args: { seat: next } }]);
const start = () => entry("begun", null, {}, [begun(0, 1)]);
const hexes = (log: Entry[], actions: number, players: number, eyes: number | null) =>
  recent(turnsIn(happenings(log, actions)), players, eyes).flatMap(({ args }) => args["hex"] ?? []);

describe("turns", () => {
  it("begin with their event, also in the midst of a step", () => {
    const log = [entry("opened", 0), start(), built(0, "a"), ended(0, 1, 1), built(1, "b")];
    const turns = turnsIn(happenings(log, 3));
    expect(turns.map(({ seat, round, last }) => [seat, round, last])).toEqual([
      [null, 0, 0],
      [0, 1, 2],
      [1, 1, null],
    ]);
    expect(turns[2]!.happenings.flatMap(({ event }) => event?.kind ?? [])).toEqual(["card-shown", "built"]);
  });

  it("leave out what was undone", () => {
    const log = [start(), built(0, "a"), built(0, "b"), entry("undone", 0, { to: 1 }), built(0, "c")];
    expect(hexes(log, 2, 2, 0)).toEqual(["a", "c"]);
  });

  it("leave out what was taken back with consent, and with it the turn that had begun", () => {
    const log = [
      start(),
      built(0, "a"),
      ended(0, 1, 1),
      entry("takeback-asked", 0, { to: 1 }),
      entry("takeback-answered", 1, { agree: true }),
    ];
    const turns = turnsIn(happenings(log, 1));
    expect(turns.at(-1)!.seat).toBe(0);
    expect(hexes(log, 1, 2, 0)).toEqual(["a"]);
  });

  it("keep what only some agreed to take back", () => {
    const agreed = { ...entry("takeback-answered", 1, { agree: true }), actions: 2 };
    const log = [start(), built(0, "a"), built(0, "b"), entry("takeback-asked", 0, { to: 0 }), agreed, built(0, "c")];
    expect(hexes(log, 3, 3, 0)).toEqual(["a", "b", "c"]);
  });
});

describe("what happened lately", () => {
  const first = [start(), built(0, "a"), ended(0, 1, 1), built(1, "b"), ended(1, 2, 1), built(2, "c"), ended(2, 0, 2)];

  it("is what the others did since the reader's turn, until the reader does something", () => {
    expect(hexes(first, 6, 3, 0)).toEqual(["b", "c"]);
    expect(hexes([...first, built(0, "d")], 7, 3, 0)).toEqual(["d"]);
  });

  it("is a round for a spectator", () => {
    expect(hexes([...first, built(0, "d")], 7, 3, null)).toEqual(["b", "c", "d"]);
  });

  it("has a turn of everybody else while the reader's own lasts", () => {
    const turns = turnsIn(happenings([...first, built(0, "d")], 7));
    expect(roundOf(turns, 3, 0).map(({ seat }) => seat)).toEqual([1, 2]);
    expect(roundOf(turns, 3, 1).map(({ seat }) => seat)).toEqual([2, 0]);
  });
});
