/** What the pointers on the board are doing: nothing yet, dragging it, or pinching it. Knows no browser. */

import { distance, type Point } from "./geometry";

type Gesture =
  { kind: "drag"; by: Point; starts: boolean } | { kind: "pinch"; before: [Point, Point]; after: [Point, Point] };

/** Pixels that a pointer may tremble while it presses; a finger trembles more than a mouse. */
const SLACK = { mouse: 5, touch: 10 };

interface Finger {
  start: Point;
  now: Point;
  slack: number;
}

export class Gestures {
  /** Whether the press that just ended moved the board, so that it was not a click. */
  moved = false;
  #fingers = new Map<number, Finger>();
  #dragging = false;

  press(id: number, point: Point, touch: boolean): void {
    if (this.#fingers.size === 0) this.moved = this.#dragging = false;
    // A third finger changes nothing: it would make the board jump.
    if (this.#fingers.size < 2) {
      this.#fingers.set(id, { start: point, now: point, slack: touch ? SLACK.touch : SLACK.mouse });
    }
  }

  /** What a movement means; only a board that is zoomed in can be dragged. */
  move(id: number, point: Point, draggable: boolean): Gesture | null {
    const finger = this.#fingers.get(id);
    if (!finger) return null;
    const before = this.#pair();
    const from = finger.now;
    finger.now = point;
    const after = this.#pair();
    if (before && after) {
      this.moved = this.#dragging = true;
      return { kind: "pinch", before, after };
    }
    if (!draggable) return null;
    const starts = !this.#dragging;
    if (starts && distance(finger.start, point) < finger.slack) {
      // The board follows from where it was pressed once it is clear that this is a drag.
      finger.now = from;
      return null;
    }
    this.moved = this.#dragging = true;
    return { kind: "drag", by: { x: point.x - from.x, y: point.y - from.y }, starts };
  }

  release(id: number): void {
    this.#fingers.delete(id);
  }

  #pair(): [Point, Point] | null {
    const [one, other] = this.#fingers.values();
    return one && other ? [one.now, other.now] : null;
  }
}
