/** The view of Kingdom Builder as the server sends it, and the board that it shows. */

import type { Cell, Mark, Piece } from "../../board/board";
import type { Words } from "../../words/words";
import { nameId } from "../../words/words";
import type { Player, Scene } from "../games";

interface Tile {
  location: string;
  hex: string | null;
  state: "fresh" | "used" | "new" | "lost";
}

export interface Belongings {
  settlements: string[];
  supply: number;
  card: string | null;
  tiles: Tile[];
}

export interface View {
  map: string[];
  /** The row and the column at which the quadrants meet. */
  split: [number, number];
  castles: string[];
  locations: { hex: string; location: string; tiles: number }[];
  cards: string[];
  turn: { number: number; seat: number; left: number; tile: string | null; lifted: string | null };
  players: Belongings[];
  ending: boolean;
  over: boolean;
  deck_count: number;
}

/** The kind of hex that each letter of the map stands for. */
const KINDS: Record<string, string> = {
  G: "grass",
  C: "canyon",
  D: "desert",
  F: "flower field",
  T: "forest",
  B: "swamp",
  A: "farmland",
  W: "water",
  M: "mountain",
  L: "location",
  S: "castle",
  N: "nomad",
  P: "palace",
  I: "silo",
  ".": "nothing",
};

const hexSymbol = (kind: string) => nameId("rw-kb-hex", kind);
export const placeSymbol = (name: string) => nameId("rw-kb-place", name);
export const cardSymbol = (name: string) => nameId("rw-kb-card", name);
export const terrainSymbol = (name: string) => nameId("rw-kb-terrain", name);
export const settlementSymbol = (colour: string) => `rw-settlement-${colour}`;

export const viewOf = (scene: Scene) => scene.view as unknown as View;

/** Every hex of the map, with what a screen reader says of it. Odd rows lie half a hex to the right. */
export function cells(view: View, words: Words, players: readonly Player[]): Cell[] {
  const places = new Map(view.locations.map((place) => [place.hex, place]));
  const owners = new Map(
    view.players.flatMap((owner, seat) => owner.settlements.map((hex) => [hex, players[seat]!] as const)),
  );
  const found: Cell[] = [];
  view.map.forEach((line, row) => {
    [...line].forEach((letter, column) => {
      const id = `${row},${column}`;
      const kind = KINDS[letter] ?? "nothing";
      const place = places.get(id);
      const owner = owners.get(id);
      const cell: Cell = {
        id,
        q: column - (row - (row & 1)) / 2,
        r: row,
        symbol: hexSymbol(kind),
        group: place || kind === "castle" ? id : kind,
        area: `${row < view.split[0]} ${column < view.split[1]}`,
        label: "",
      };
      const where = { row, column };
      if (place) {
        cell.place = placeSymbol(place.location);
        cell.dots = place.tiles;
        const tile = words.name("tile", place.location);
        cell.label = words.say("page-hex-location", { ...where, tile, count: place.tiles });
      } else {
        const terrain = words.name("terrain", kind);
        if (["castle", "nomad", "palace", "silo", "location"].includes(kind)) cell.place = placeSymbol(kind);
        cell.label = owner
          ? words.say("page-hex-settlement", { ...where, terrain, player: owner.name })
          : words.say("page-hex-empty", { ...where, terrain });
      }
      found.push(cell);
    });
  });
  return found;
}

/** What lies on a hex, in a word or two, and what a place there is good for. */
export function what(view: View, hex: string, words: Words): { name: string; about: string } {
  const place = view.locations.find((location) => location.hex === hex);
  if (place) {
    const tile = words.name("tile", place.location);
    return {
      name: words.say("page-place", { tile, count: place.tiles }),
      about: words.about(`tile-${place.location}`),
    };
  }
  const [row, column] = hex.split(",").map(Number) as [number, number];
  const kind = KINDS[view.map[row]?.[column] ?? "."] ?? "nothing";
  return { name: words.name("terrain", kind), about: kind === "castle" ? words.about("castles") : "" };
}

/**
 * The settlements as pieces. A settlement has no name of its own: one that vanished and one that appeared between two
 * views of the same player are taken for the same piece, so that it is seen to move.
 */
export function pieces(view: View, players: readonly Player[], before: readonly Piece[]): Piece[] {
  const found: Piece[] = [];
  let next = 1 + Math.max(0, ...before.map((piece) => Number(piece.key.split(":")[1])));
  view.players.forEach((owner, seat) => {
    const symbol = settlementSymbol(players[seat]!.colour);
    const lifted = seat === view.turn.seat ? view.turn.lifted : null;
    const hexes = lifted && !owner.settlements.includes(lifted) ? [...owner.settlements, lifted] : owner.settlements;
    const mine = before.filter((piece) => piece.key.startsWith(`${seat}:`));
    const stay = new Map(mine.filter((piece) => hexes.includes(piece.cell)).map((piece) => [piece.cell, piece.key]));
    const gone = mine.filter((piece) => !hexes.includes(piece.cell)).map((piece) => piece.key);
    for (const cell of hexes) {
      const key = stay.get(cell) ?? gone.shift() ?? `${seat}:${next++}`;
      found.push(cell === lifted ? { key, cell, symbol, ghost: true } : { key, cell, symbol });
    }
  });
  return found;
}

/** What happened lately, what a bot advises, and where points come from, as marks on the map. */
export function marks(scene: Scene): Mark[] {
  const found: Mark[] = [];
  let step = 0;
  // From the newest back: a hex is marked once, and not at all if its settlement has moved on since.
  const settled = new Set<string>();
  for (const { kind, args } of [...scene.recent].reverse()) {
    if (kind !== "built" && kind !== "moved") continue;
    const cell = String(args["hex"]);
    const seat = args["seat"] as number;
    const colour = `var(--player-${scene.players[seat]!.colour})`;
    if (!settled.has(cell)) found.unshift({ cell, kind: seat === scene.turn ? "step" : "last", colour });
    settled.add(cell);
    if (kind === "moved") settled.add(String(args["from"]));
  }
  for (const mark of found) if (mark.kind === "step") mark.text = String(++step);
  const advised = scene.advice?.args["hex"];
  if (advised) found.push({ cell: String(advised), kind: "advice" });
  for (const { places, points } of scene.gains) {
    places.forEach((cell, index) => {
      found.push(index === 0 ? { cell, kind: "gain", text: `+${points}` } : { cell, kind: "gain" });
    });
  }
  return found;
}

/** The tiles of a player by location: how many he has, and how many can still be used in this turn. */
export function tilesOf(owner: Belongings): { location: string; count: number; fresh: number; fallow: boolean }[] {
  const held = owner.tiles.filter((tile) => tile.state !== "lost");
  return [...new Set(held.map((tile) => tile.location))].map((location) => {
    const these = held.filter((tile) => tile.location === location);
    const fresh = these.filter((tile) => tile.state === "fresh").length;
    return { location, count: these.length, fresh, fallow: these.every((tile) => tile.state === "new") };
  });
}
