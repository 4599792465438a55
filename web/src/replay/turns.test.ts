import { describe, expect, it } from "vitest";
import { turnAfter, turnBefore, turningOf, turnsOf, type Glimpse } from "./turns";

const glimpse = (turn: number, seat: number | null, ...totals: (number | null)[]): Glimpse => ({ turn, seat, totals });

/** Seat 0 plays two actions, seat 1 two, seat 0 one, and the game is over. */
const GAME = [
  glimpse(1, 0, 0, 0),
  glimpse(1, 0, 2, 0),
  glimpse(2, 1, 3, 0),
  glimpse(2, 1, 3, 5),
  glimpse(3, 0, 3, 9),
  glimpse(3, null, 12, 9),
];

describe("turns", () => {
  it("go from the first choice in them to that in the next", () => {
    expect(turnsOf(GAME)).toEqual([
      { round: 1, seat: 0, from: 0, to: 2 },
      { round: 1, seat: 1, from: 2, to: 4 },
      { round: 2, seat: 0, from: 4, to: 5 },
    ]);
  });

  it("are one seat's, though others have choices in them", () => {
    const seats = [0, 1, 2, 0, 1, 0, 1];
    const attacked = seats.map((seat, step) => glimpse(step < 4 ? 1 : 2, seat, 0, 0, 0));
    expect(turnsOf(attacked)).toEqual([
      { round: 1, seat: 0, from: 0, to: 4 },
      { round: 1, seat: 1, from: 4, to: 6 },
    ]);
    expect(turnBefore(attacked, 3)).toBe(0);
    expect(turnAfter(attacked, 0, 6)).toBe(4);
  });

  it("can be the same seat's twice in a row", () => {
    const alone = [1, 1, 2, 2].map((turn) => glimpse(turn, 0, 0));
    expect(turnsOf(alone).map(({ from, to }) => [from, to])).toEqual([
      [0, 2],
      [2, 3],
    ]);
  });

  it("end where nothing is known yet", () => {
    expect(turnsOf([...GAME.slice(0, 4), undefined, GAME[5]]).at(-1)).toEqual({ round: 1, seat: 1, from: 2, to: 3 });
    expect(turnsOf([])).toEqual([]);
  });

  it("can end in the middle, when somebody gives up", () => {
    expect(turnsOf(GAME.slice(0, 4)).at(-1)).toEqual({ round: 1, seat: 1, from: 2, to: 3 });
  });

  it("lead from one beginning to the next", () => {
    expect([0, 1, 2, 3, 5].map((step) => turnBefore(GAME, step))).toEqual([0, 0, 0, 2, 4]);
    expect([0, 1, 2, 3, 4].map((step) => turnAfter(GAME, step, 5))).toEqual([2, 2, 4, 4, 5]);
  });

  it("lead no further than the game is known", () => {
    const middle = [undefined, undefined, undefined, glimpse(1, 1, 0, 0), glimpse(1, 1, 0, 0), undefined, undefined];
    expect(turnBefore(middle, 4)).toBe(3);
    expect(turnAfter(middle, 3, 6)).toBe(5);
  });
});

describe("the turning point", () => {
  it("is the turn in which the winner gained most on the best of the others", () => {
    const found = turningOf(GAME, [0]);
    expect(found).toMatchObject({ turn: { round: 2 }, winner: 0, before: -6, after: 3 });
  });

  it("can be another's turn, in which that one lost", () => {
    const lost = [glimpse(1, 0, 5, 20), glimpse(2, 1, 6, 20), glimpse(2, null, 6, 2)];
    expect(turningOf(lost, [0])).toMatchObject({ turn: { seat: 1 }, before: -14, after: 4 });
  });

  it("is not there without anybody to compare with, without a gain, or where points are hidden", () => {
    expect(turningOf(GAME, [])).toBeNull();
    expect(turningOf(GAME, [0, 1])).toBeNull();
    expect(turningOf([glimpse(1, 0, 4, 4), glimpse(1, null, 4, 5)], [0])).toBeNull();
    expect(turningOf([glimpse(1, 0, 0, null), glimpse(1, null, 9, null)], [0])).toBeNull();
  });
});
