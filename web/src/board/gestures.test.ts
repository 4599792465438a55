import { describe, expect, test } from "vitest";
import { Gestures } from "./gestures";

describe("one pointer", () => {
  test("that trembles is a click", () => {
    const gestures = new Gestures();
    gestures.press(1, { x: 0, y: 0 }, false);
    expect(gestures.move(1, { x: 2, y: 2 }, true)).toBeNull();
    gestures.release(1);
    expect(gestures.moved).toBe(false);
  });

  test("drags a board that is zoomed in, from where it was pressed", () => {
    const gestures = new Gestures();
    gestures.press(1, { x: 0, y: 0 }, false);
    gestures.move(1, { x: 3, y: 0 }, true);
    expect(gestures.move(1, { x: 9, y: 0 }, true)).toEqual({ kind: "drag", by: { x: 9, y: 0 }, starts: true });
    expect(gestures.move(1, { x: 10, y: 1 }, true)).toEqual({ kind: "drag", by: { x: 1, y: 1 }, starts: false });
    gestures.release(1);
    expect(gestures.moved).toBe(true);
  });

  test("leaves the whole board where it is", () => {
    const gestures = new Gestures();
    gestures.press(1, { x: 0, y: 0 }, false);
    expect(gestures.move(1, { x: 90, y: 0 }, false)).toBeNull();
    expect(gestures.moved).toBe(false);
  });

  test("may tremble more when it is a finger", () => {
    const gestures = new Gestures();
    gestures.press(1, { x: 0, y: 0 }, true);
    expect(gestures.move(1, { x: 8, y: 0 }, true)).toBeNull();
    expect(gestures.move(1, { x: 12, y: 0 }, true)?.kind).toBe("drag");
  });

  test("that only hovers does nothing", () => {
    expect(new Gestures().move(1, { x: 5, y: 5 }, true)).toBeNull();
  });

  test("clicks again after a drag", () => {
    const gestures = new Gestures();
    gestures.press(1, { x: 0, y: 0 }, false);
    gestures.move(1, { x: 50, y: 0 }, true);
    gestures.release(1);
    gestures.press(1, { x: 50, y: 0 }, false);
    expect(gestures.moved).toBe(false);
  });
});

describe("two fingers", () => {
  test("pinch, even when the whole board is seen, and are no click", () => {
    const gestures = new Gestures();
    gestures.press(1, { x: 0, y: 0 }, true);
    gestures.press(2, { x: 10, y: 0 }, true);
    expect(gestures.move(2, { x: 20, y: 0 }, false)).toEqual({
      kind: "pinch",
      before: [
        { x: 0, y: 0 },
        { x: 10, y: 0 },
      ],
      after: [
        { x: 0, y: 0 },
        { x: 20, y: 0 },
      ],
    });
    expect(gestures.moved).toBe(true);
  });

  test("of which one is lifted go on as a drag", () => {
    const gestures = new Gestures();
    gestures.press(1, { x: 0, y: 0 }, true);
    gestures.press(2, { x: 10, y: 0 }, true);
    gestures.move(2, { x: 20, y: 0 }, false);
    gestures.release(2);
    expect(gestures.move(1, { x: 1, y: 0 }, true)).toEqual({ kind: "drag", by: { x: 1, y: 0 }, starts: false });
    gestures.release(1);
    expect(gestures.moved).toBe(true);
  });

  test("do not mind a third", () => {
    const gestures = new Gestures();
    gestures.press(1, { x: 0, y: 0 }, true);
    gestures.press(2, { x: 10, y: 0 }, true);
    gestures.press(3, { x: 90, y: 90 }, true);
    expect(gestures.move(3, { x: 0, y: 90 }, true)).toBeNull();
  });
});
