/** The map: hexes, what lies on them, and what they are called. */

import type { Cell } from "../../board/board";
import { nameId, type Words } from "../../words/words";
import type { Player } from "../games";
import { chartOf } from "../hex/chart";
import type { Thing } from "../hex/places";
import { markerSymbol, placeSymbol, type View } from "./view";

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
const NO_HEX = " ";
/** Columns between the map and an island beside it. */
const GAP = 1;
/** Kinds that a medallion lies on. */
const SPECIAL = ["castle", "nomad", "palace", "silo", "location"];
/** What explains a special hex that has no tile. */
const PAYS: Record<string, string> = { castle: "castles", palace: "palaces", silo: "tile-silo" };

/** A hex and everything that is there. */
interface Spot {
  row: number;
  column: number;
  kind: string;
  place?: { location: string; tiles: number } | undefined;
  nomad?: { tile: string | null } | undefined;
  marker?: "cave" | "capitol" | undefined;
  piece?: { name: string; seat: number } | undefined;
  /** What belongs to nobody. */
  block?: "wall" | "scout" | undefined;
}

/** Every hex of the map, in reading order. */
function spots(view: View): Map<string, Spot> {
  const places = new Map(view.locations.map((place) => [place.hex, place]));
  const nomads = new Map(view.nomads?.map((nomad) => [nomad.hex, nomad]));
  const markers = new Map([
    ...(view.kits?.caves?.hexes ?? []).map((hex) => [hex, "cave"] as const),
    ...(view.kits?.capitol?.hexes ?? []).map((hex) => [hex, "capitol"] as const),
  ]);
  const blocks = new Map([
    ...(view.walls ?? []).map((hex) => [hex, "wall"] as const),
    ...(view.scouts ?? []).map((hex) => [hex, "scout"] as const),
  ]);
  const pieces = new Map(
    view.players.flatMap(({ settlements, figures }, seat) =>
      Object.entries({ settlement: settlements, ...figures }).flatMap(([name, hexes]) =>
        hexes.map((hex) => [hex, { name, seat }] as const),
      ),
    ),
  );
  const found = new Map<string, Spot>();
  view.map.forEach((line, row) => {
    [...line].forEach((letter, column) => {
      if (letter === NO_HEX) return;
      const hex = `${row},${column}`;
      found.set(hex, {
        row,
        column,
        // A castle under a capitol may count for nothing, and is there all the same.
        kind: markers.get(hex) === "capitol" ? "castle" : (KINDS[letter] ?? "nothing"),
        place: places.get(hex),
        nomad: nomads.get(hex),
        marker: markers.get(hex),
        piece: pieces.get(hex),
        block: blocks.get(hex),
      });
    });
  });
  return found;
}

/** The first row without any hex: what lies beyond it is the island. A map in one piece has none. */
function islandRow(view: View): number {
  const gap = view.map.findIndex((line) => !line.trim());
  return gap < 0 ? Infinity : gap;
}

export const hasIsland = (view: View) => islandRow(view) < Infinity;

/** The kinds of ground on the map that are no places, for whoever wants to know their letters. */
export function groundKinds(view: View): string[] {
  const letters = new Set(view.map.join(""));
  return Object.keys(KINDS)
    .filter((letter) => letters.has(letter))
    .map((letter) => KINDS[letter]!)
    .filter((kind) => !SPECIAL.includes(kind) && kind !== "nothing");
}

/** By how many rows and columns the island is drawn elsewhere to lie beside the map, halfway down; rows stay as they are
 * laid, so they go by twos. */
export function islandShift(view: View): { rows: number; columns: number } {
  const island = islandRow(view);
  const [main, below] = [view.map.slice(0, island), view.map.slice(island)];
  const first = below.findIndex((line) => line.trim());
  const high = below.length - first;
  const up = island + first - (main.length - high) / 2;
  const left = Math.min(...below.filter((line) => line.trim()).map((line) => line.search(/\S/)));
  const width = Math.max(...main.map((line) => line.trimEnd().length));
  return { rows: -2 * Math.round(up / 2), columns: width + GAP - left };
}

/**
 * The hexes as a board shows them. Odd rows lie half a hex to the right. The island lies below the map, as its rows are
 * counted, or beside it where there is more width than height.
 */
export function cells(view: View, words: Words, players: readonly Player[], beside = false): Cell[] {
  const island = islandRow(view);
  const addressOf = addresses(view, beside);
  const ground = spots(view);
  const closed = new Set(view.closed);
  return [...ground].map(([id, spot]) => {
    const { row, column, kind, place, nomad, marker } = spot;
    const special = SPECIAL.includes(kind);
    const cell: Cell = {
      id,
      ...addressOf(row, column),
      area: row > island ? "island" : `${row < view.split[0]} ${column < view.split[1]}`,
      label: [
        named(spot, row > island, words, players),
        ...additions(spot, words),
        ...(closed.has(id) ? [words.say("page-hex-closed")] : []),
      ].join(", "),
    };
    if (special) cell.place = placeSymbol(place?.location ?? nomad?.tile ?? kind);
    if (place) cell.dots = place.tiles;
    if (marker) cell.marker = markerSymbol(marker);
    cell.thing = thingAt(spot);
    return cell;
  });
}

/** What of a hex can be looked up. */
function thingAt({ kind, place, nomad, marker }: Spot): string {
  if (marker) return marker === "cave" ? "tile-cave" : "capitols";
  const tile = place?.location ?? nomad?.tile;
  return tile ? nameId("tile", tile) : (PAYS[kind] ?? nameId("terrain", kind));
}

/** The map in one line, for its ground. */
export function chart(view: View, beside = false): string {
  const addressOf = addresses(view, beside);
  return chartOf(
    view.map.flatMap((line, row) =>
      [...line].flatMap((letter, column) => (letter === NO_HEX ? [] : [{ ...addressOf(row, column), letter }])),
    ),
  );
}

/** Where the hexes of rows and columns are drawn. */
function addresses(view: View, beside: boolean): (row: number, column: number) => Pick<Cell, "q" | "r"> {
  const island = islandRow(view);
  const shift = beside && island < Infinity ? islandShift(view) : { rows: 0, columns: 0 };
  return (row, column) => {
    const [r, c] = row > island ? [row + shift.rows, column + shift.columns] : [row, column];
    return { q: c - (r - (r & 1)) / 2, r };
  };
}

/** Where it is, what it is, and who is there. */
function named(spot: Spot, onIsland: boolean, words: Words, players: readonly Player[]): string {
  const { column, place, piece } = spot;
  const row = onIsland ? words.say("page-island-row", { row: spot.row }) : spot.row;
  if (place) {
    const tile = words.name("tile", place.location);
    return words.say("page-hex-location", { row, column, tile, count: place.tiles });
  }
  const where = { row, column, terrain: words.name("terrain", spot.kind) };
  if (!piece) return words.say("page-hex-empty", where);
  const player = players[piece.seat]!;
  if (piece.name === "settlement") return words.sayOf(player, "page-hex-settlement", where);
  return words.sayOf(player, "page-hex-piece", { ...where, piece: words.name("piece", piece.name) });
}

/** What else is to be said of a hex. */
function additions({ kind, nomad, marker, block }: Spot, words: Words): string[] {
  const found: string[] = [];
  if (nomad) {
    const tile = nomad.tile === null ? "" : words.name("tile", nomad.tile);
    found.push(words.say("page-hex-nomad", { tile, count: tile ? 1 : 0 }));
  }
  if (kind === "palace" || kind === "silo") found.push(words.say(`page-hex-${kind}`));
  if (marker) found.push(words.say(`page-hex-${marker}`));
  if (block) found.push(words.say(`page-hex-${block}`));
  return found;
}

/** Everything on a hex, from the ground up. */
export function things(view: View, hex: string, words: Words, players: readonly Player[]): Thing[] {
  const ground = spots(view);
  const spot = ground.get(hex);
  if (!spot) return [];
  const { piece, block, marker } = spot;
  const found = [spot.kind === "castle" && !view.castles.includes(hex) ? nothing(spot, words) : place(spot, words)];
  if (marker === "cave") found.push({ name: words.say("tile-cave"), about: words.about("tile-cave") });
  if (marker === "capitol") found.push({ name: words.say("page-hex-capitol"), about: words.about("capitols") });
  if (piece) {
    const name = `${words.name("piece", piece.name)}, ${players[piece.seat]!.name}`;
    found.push({ name, about: words.about(nameId("piece", piece.name)) });
  }
  if (block) found.push({ name: words.name("piece", block), about: words.about(`piece-${block}`) });
  if (view.closed?.includes(hex)) found.push({ name: words.say("page-hex-closed"), about: "" });
  return found;
}

/** What is there and earns nothing. */
function nothing({ kind }: Spot, words: Words): Thing {
  return { name: words.name("terrain", kind), about: "" };
}

/** The ground itself, or what lies there to be taken. */
function place({ kind, place, nomad }: Spot, words: Words): Thing {
  if (place) {
    const tile = words.name("tile", place.location);
    return { name: words.say("page-place", { tile, count: place.tiles }), about: aboutTile(place.location, words) };
  }
  if (nomad?.tile) {
    const name = `${words.say("page-nomad-tile")}: ${words.name("tile", nomad.tile)}`;
    return { name, about: aboutTile(nomad.tile, words) };
  }
  const name = words.name("terrain", kind);
  const about = PAYS[kind] ? words.about(PAYS[kind]) : "";
  return { name: nomad ? `${name}, ${words.say("page-hex-nomad", { tile: "", count: 0 })}` : name, about };
}

export function aboutTile(name: string, words: Words): string {
  return words.about(nameId("tile", name));
}
