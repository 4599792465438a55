import { describe, expect, test } from "vitest";
import {
  beside,
  closeUp,
  corner,
  covers,
  MAX_ZOOM,
  panBy,
  pinch,
  reveal,
  scale,
  seen,
  toBoard,
  toScreen,
  view,
  whole,
  within,
  zoomAt,
  zoomBy,
  type Camera,
  type Room,
} from "./camera";
import type { Box, Point } from "./geometry";

/** A board of 700 by 600 on screens of its own shape, wider and taller. */
const BOARD = { x: -20, y: -20, width: 700, height: 600 };
const ROOMS: Room[] = [
  { board: BOARD, screen: { width: 700, height: 600 } },
  { board: BOARD, screen: { width: 1280, height: 640 } },
  { board: BOARD, screen: { width: 360, height: 640 } },
];

function close(one: Point, other: Point): void {
  expect(one.x).toBeCloseTo(other.x);
  expect(one.y).toBeCloseTo(other.y);
}

describe.each(ROOMS)("on a screen of $screen.width by $screen.height", (room) => {
  const all = whole(room);
  const centre = { x: room.screen.width / 2, y: room.screen.height / 2 };

  test("a close look shows what was tapped, and as many others as it can", () => {
    const tapped = { x: 600, y: 500 };
    const near = [
      { x: 560, y: 450 },
      { x: 620, y: 540 },
    ];
    const camera = closeUp(room, 4, tapped, [...near, { x: 0, y: 0 }], 10);
    expect(scale(camera, room)).toBeCloseTo(Math.min(4, MAX_ZOOM * scale(all, room)));
    for (const point of [tapped, ...near]) expect(seen(camera, room, point)).toBe(true);
  });

  test("the whole board is seen at first, in the middle", () => {
    const seen = view(all, room);
    expect(seen.x).toBeLessThanOrEqual(BOARD.x);
    expect(seen.y).toBeLessThanOrEqual(BOARD.y);
    expect(seen.x + seen.width).toBeGreaterThanOrEqual(BOARD.x + BOARD.width);
    expect(seen.y + seen.height).toBeGreaterThanOrEqual(BOARD.y + BOARD.height);
    close(toScreen(all, room, { x: 330, y: 280 }), centre);
  });

  test("the view has the shape of the screen, so nothing is distorted or cut", () => {
    const seen = view(zoomBy(all, room, 3), room);
    expect(seen.width / seen.height).toBeCloseTo(room.screen.width / room.screen.height);
  });

  test("board to screen and back is where we were", () => {
    const camera = zoomAt(all, room, { x: 100, y: 200 }, 2.5);
    close(toBoard(camera, room, toScreen(camera, room, { x: 12, y: 34 })), { x: 12, y: 34 });
  });

  test("zooming at any point of the board keeps it in place, in and out again", () => {
    for (const point of [
      { x: -20, y: -20 },
      { x: 300, y: 100 },
      { x: 680, y: 580 },
    ]) {
      const pixel = toScreen(all, room, point);
      const near = zoomAt(all, room, pixel, 3);
      close(toScreen(near, room, point), pixel);
      const nearer = zoomAt(near, room, pixel, 1.5);
      close(toScreen(nearer, room, point), pixel);
      close(toScreen(zoomAt(nearer, room, pixel, 0.5), room, point), pixel);
    }
  });

  test("zoom ends at the whole board and at six times", () => {
    expect(zoomBy(all, room, 100).zoom).toBe(MAX_ZOOM);
    expect(zoomAt(zoomAt(all, room, { x: 9, y: 9 }, 4), room, { x: 300, y: 300 }, 0.01)).toEqual(all);
  });

  test("the whole board cannot be dragged", () => {
    expect(panBy(all, room, { x: 500, y: -300 })).toEqual(all);
  });

  test("a drag takes the board along with the pointer", () => {
    const near = zoomBy(all, room, 4);
    const point = toBoard(near, room, centre);
    close(toScreen(panBy(near, room, { x: 30, y: -20 }), room, point), { x: centre.x + 30, y: centre.y - 20 });
  });

  test("nobody drags the board away: its own point stays in the middle of the screen", () => {
    for (const far of [-1e6, 1e6]) {
      const gone = panBy(zoomBy(all, room, 5), room, { x: far, y: far });
      expect(gone.x).toBeGreaterThanOrEqual(BOARD.x);
      expect(gone.x).toBeLessThanOrEqual(BOARD.x + BOARD.width);
      expect(gone.y).toBeGreaterThanOrEqual(BOARD.y);
      expect(gone.y).toBeLessThanOrEqual(BOARD.y + BOARD.height);
      expect(within(gone, room)).toEqual(gone);
    }
  });

  test("fingers keep what they hold", () => {
    const before: [Point, Point] = [
      { x: centre.x - 20, y: centre.y },
      { x: centre.x + 20, y: centre.y },
    ];
    const after: [Point, Point] = [
      { x: centre.x - 50, y: centre.y + 10 },
      { x: centre.x + 70, y: centre.y + 10 },
    ];
    const near = pinch(all, room, before, after);
    expect(near.zoom).toBeCloseTo(3);
    before.forEach((pixel, finger) => close(toScreen(near, room, toBoard(all, room, pixel)), after[finger]!));
  });

  test("two fingers at one spot do not zoom into infinity", () => {
    const spot: [Point, Point] = [centre, centre];
    expect(pinch(all, room, spot, [centre, { x: 0, y: 0 }]).zoom).toBe(1);
  });

  test("what has to be seen is brought into view, and what is seen moves nothing", () => {
    const near = zoomBy(all, room, 5);
    expect(reveal(near, room, { x: near.x + 5, y: near.y }, 20)).toEqual(near);
    const corner = { x: 0, y: 0 };
    const pixel = toScreen(reveal(near, room, corner, 20), room, corner);
    expect(pixel.x).toBeGreaterThan(0);
    expect(pixel.y).toBeGreaterThan(0);
    expect(pixel.x).toBeLessThan(room.screen.width);
    expect(pixel.y).toBeLessThan(room.screen.height);
  });
});

test("before the screen is measured, the view is the board", () => {
  const room = { board: BOARD, screen: { width: 0, height: 0 } };
  const camera: Camera = whole(room);
  expect(view(camera, room)).toEqual(BOARD);
  expect(zoomBy(camera, room, 2).x).not.toBeNaN();
});

describe("a tag", () => {
  const screen = { width: 300, height: 200 };
  const tag = { width: 100, height: 30 };

  test("stands above its cell", () => {
    expect(beside({ x: 150, y: 100 }, 20, tag, screen)).toEqual({ x: 100, y: 50 });
  });

  test("stands below it where there is no room above", () => {
    expect(beside({ x: 150, y: 10 }, 20, tag, screen)).toEqual({ x: 100, y: 30 });
  });

  test("stands wherever it covers the least", () => {
    const light = { x: 150, y: 60 };
    const weigh = (box: Box) => (covers(light, box, 0) ? 6 : 0);
    expect(beside({ x: 150, y: 100 }, 20, tag, screen, weigh)).toEqual({ x: 100, y: 120 });
    expect(corner(tag, screen, (box) => (covers({ x: 10, y: 10 }, box, 0) ? 6 : 0))).toEqual({ x: 200, y: 0 });
  });

  test("never leaves the screen", () => {
    expect(beside({ x: 2, y: 100 }, 20, tag, screen).x).toBe(0);
    expect(beside({ x: 299, y: 100 }, 20, tag, screen).x).toBe(200);
    expect(beside({ x: 150, y: 20 }, 160, tag, screen).y).toBe(170);
  });
});
