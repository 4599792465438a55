/** What part of the board is seen. Pure: a camera and the room it looks into give a view, and gestures give a camera. */

import { distance, type Box, type Point } from "./geometry";

/** How much larger than at first, and which point of the board is in the middle. */
export interface Camera {
  zoom: number;
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

/** The whole board, and the pixels that there are for it. */
export interface Room {
  board: Box;
  screen: Size;
}

export const MIN_ZOOM = 1;
export const MAX_ZOOM = 6;
/** How much one press of a button zooms. */
export const ZOOM_STEP = 1.5;

/** The whole board. */
export function whole({ board }: Room): Camera {
  return { zoom: MIN_ZOOM, x: board.x + board.width / 2, y: board.y + board.height / 2 };
}

/** Pixels for a unit of the board. */
export function scale(camera: Camera, { board, screen }: Room): number {
  const fitting = Math.min(screen.width / board.width, screen.height / board.height);
  // Before anything is measured there is no screen; any scale does, but none may divide by zero.
  return (fitting > 0 ? fitting : 1) * camera.zoom;
}

/** The part of the board that fills the screen; it reaches beyond the board where their shapes differ. */
export function view(camera: Camera, room: Room): Box {
  const { width, height } = room.screen;
  if (width <= 0 || height <= 0) return room.board;
  const pixels = scale(camera, room);
  const seen = { width: width / pixels, height: height / pixels };
  return { x: camera.x - seen.width / 2, y: camera.y - seen.height / 2, ...seen };
}

/**
 * The camera brought back within its limits: nobody zooms or pans away from the board. The middle may be as far off
 * that of the board as zooming in at any point of the board takes it, so that zooming never shifts what is pointed at.
 */
export function within(camera: Camera, room: Room): Camera {
  const zoom = clamp(camera.zoom, MIN_ZOOM, MAX_ZOOM);
  const { x, y } = whole(room);
  const reach = (1 - 1 / zoom) / 2;
  const [across, down] = [reach * room.board.width, reach * room.board.height];
  return { zoom, x: clamp(camera.x, x - across, x + across), y: clamp(camera.y, y - down, y + down) };
}

/** Where a point of the screen lies on the board. */
export function toBoard(camera: Camera, room: Room, pixel: Point): Point {
  const pixels = scale(camera, room);
  return {
    x: camera.x + (pixel.x - room.screen.width / 2) / pixels,
    y: camera.y + (pixel.y - room.screen.height / 2) / pixels,
  };
}

/** Where a point of the board lies on the screen. */
export function toScreen(camera: Camera, room: Room, point: Point): Point {
  const pixels = scale(camera, room);
  return {
    x: room.screen.width / 2 + (point.x - camera.x) * pixels,
    y: room.screen.height / 2 + (point.y - camera.y) * pixels,
  };
}

/** Zoomed by a factor, with what lies under a pixel staying there as far as the limits allow. */
export function zoomAt(camera: Camera, room: Room, pixel: Point, factor: number): Camera {
  const zoom = clamp(camera.zoom * factor, MIN_ZOOM, MAX_ZOOM);
  return within(holding({ ...camera, zoom }, room, toBoard(camera, room, pixel), pixel), room);
}

/** Zoomed around the middle of the screen, as the buttons do. */
export function zoomBy(camera: Camera, room: Room, factor: number): Camera {
  return zoomAt(camera, room, { x: room.screen.width / 2, y: room.screen.height / 2 }, factor);
}

/** The board taken along by so many pixels. */
export function panBy(camera: Camera, room: Room, by: Point): Camera {
  const pixels = scale(camera, room);
  return within({ ...camera, x: camera.x - by.x / pixels, y: camera.y - by.y / pixels }, room);
}

/** Two fingers went from one pair of pixels to another, and what lay between them stays between them. */
export function pinch(camera: Camera, room: Room, before: [Point, Point], after: [Point, Point]): Camera {
  const apart = distance(...before);
  const zoom = clamp(apart > 0 ? (camera.zoom * distance(...after)) / apart : camera.zoom, MIN_ZOOM, MAX_ZOOM);
  return within(holding({ ...camera, zoom }, room, toBoard(camera, room, between(before)), between(after)), room);
}

/** The camera moved just so far that a point and so much around it is seen. */
export function reveal(camera: Camera, room: Room, point: Point, around: number): Camera {
  const seen = view(camera, room);
  const reach = { x: Math.max(0, seen.width / 2 - around), y: Math.max(0, seen.height / 2 - around) };
  return within(
    {
      ...camera,
      x: clamp(camera.x, point.x - reach.x, point.x + reach.x),
      y: clamp(camera.y, point.y - reach.y, point.y + reach.y),
    },
    room,
  );
}

/** How much something covers that should be seen: lit cells, pieces and places under a box of the screen. */
export type Weigh = (box: Box) => number;

/**
 * The upper left corner of a tag beside a point of the screen: above it, else below it or at its sides, wherever it
 * covers the least, and never off the screen.
 */
export function beside(point: Point, gap: number, tag: Size, screen: Size, weigh: Weigh = () => 0): Point {
  const centred = { x: point.x - tag.width / 2, y: point.y - tag.height / 2 };
  const places = [
    { x: centred.x, y: point.y - gap - tag.height },
    { x: centred.x, y: point.y + gap },
    { x: point.x + gap, y: centred.y },
    { x: point.x - gap - tag.width, y: centred.y },
  ];
  const open = places.filter(({ x, y }) => {
    return y >= 0 && y + tag.height <= screen.height && x + tag.width > 0 && x < screen.width;
  });
  const inside = (open.length ? open : places.slice(1, 2)).map(({ x, y }) => ({
    x: Math.max(0, Math.min(x, screen.width - tag.width)),
    y: Math.max(0, Math.min(y, screen.height - tag.height)),
  }));
  // At the rim it may have been pushed over the very point.
  const clear = inside.filter(({ x, y }) => !covers(point, { x, y, ...tag }, 1));
  return least(clear.length ? clear : inside, (place) => weigh({ ...place, ...tag }));
}

/** The corner of the screen in which a box of a size covers the least. */
export function corner(size: Size, screen: Size, weigh: Weigh): Point {
  const [right, bottom] = [screen.width - size.width, screen.height - size.height];
  const corners = [
    { x: 0, y: 0 },
    { x: right, y: 0 },
    { x: 0, y: bottom },
    { x: right, y: bottom },
  ];
  return least(corners, (place) => weigh({ ...place, ...size }));
}

/** Whether a point is in a box that is so much larger at every side. */
export function covers(point: Point, box: Box, around: number): boolean {
  return (
    point.x > box.x - around &&
    point.x < box.x + box.width + around &&
    point.y > box.y - around &&
    point.y < box.y + box.height + around
  );
}

/**
 * Close enough that a unit of the board is so many pixels, around a point that must be seen and with as many of the
 * others as there can be.
 */
export function closeUp(room: Room, pixels: number, point: Point, others: readonly Point[], around: number): Camera {
  const zoom = pixels / scale(whole(room), room);
  const cameras = [point, ...others].map(({ x, y }) => reveal(within({ zoom, x, y }, room), room, point, around));
  const missed = (camera: Camera) => others.filter((other) => !seen(camera, room, other)).length;
  return least(cameras, missed);
}

/** Whether a point of the board is on the screen. */
export function seen(camera: Camera, room: Room, point: Point): boolean {
  return covers(point, view(camera, room), 0);
}

function least<Thing>(things: readonly Thing[], weight: (thing: Thing) => number): Thing {
  const weights = things.map(weight);
  return things[weights.indexOf(Math.min(...weights))]!;
}

function holding(camera: Camera, room: Room, point: Point, pixel: Point): Camera {
  const there = toBoard(camera, room, pixel);
  return { ...camera, x: camera.x + point.x - there.x, y: camera.y + point.y - there.y };
}

function between([one, other]: [Point, Point]): Point {
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}
