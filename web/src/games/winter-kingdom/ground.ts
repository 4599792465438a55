/** The map: hexes of seven boards, what stands on them, and what they are called. */

import type { Cell } from "../../board/board";
import { nameId, type Words } from "../../words/words";
import type { Player } from "../games";
import { chartOf } from "../hex/chart";
import type { Thing } from "../hex/places";
import { KINDS } from "./box";
import { signOf } from "./talents";
import { placeSymbol, type View } from "./view";

/** From the middle of a board to its rim, in hexes. */
const SIDE = 4;
/** Kinds that a medallion lies on. */
const PLACES = ["castle", "tunnel", "village"];
/** What explains a place. */
const ABOUT: Record<string, string> = { castle: "card-castles", tunnel: "talent-tunnel" };

/** A hex and what stands there. */
interface Spot {
  q: number;
  r: number;
  slot: number;
  kind: string;
  piece?: Standing | undefined;
}

interface Standing {
  name: "house" | "fort";
  seat: number;
}

/** Every hex of the map, board by board. */
export function spots(view: View): Map<string, Spot> {
  const pieces = new Map<string, Standing>(
    view.players.flatMap(({ houses, forts }, seat) => [
      ...houses.map((hex) => [hex, { name: "house", seat }] as const),
      ...forts.map((hex) => [hex, { name: "fort", seat }] as const),
    ]),
  );
  const found = new Map<string, Spot>();
  view.map.forEach((rows, slot) => {
    const [middleQ, middleR] = view.centres[slot]!;
    rows?.forEach((line, row) => {
      const r = row - SIDE;
      const first = Math.max(-SIDE, -SIDE - r);
      [...line].forEach((letter, place) => {
        const spot = { q: middleQ + first + place, r: middleR + r, slot, kind: KINDS[letter]! };
        const hex = `${spot.q},${spot.r}`;
        found.set(hex, { ...spot, piece: pieces.get(hex) });
      });
    });
  });
  return found;
}

/** The kinds of ground on the map that are no places, for whoever wants to know their letters. */
export function groundKinds(view: View): string[] {
  const letters = new Set(view.map.flatMap((rows) => rows ?? []).join(""));
  return Object.entries(KINDS)
    .filter(([letter, kind]) => letters.has(letter) && !PLACES.includes(kind))
    .map(([, kind]) => kind);
}

/** The hexes as a board shows them. */
export function cells(view: View, words: Words, players: readonly Player[]): Cell[] {
  const lifted = liftedHouse(view);
  const closed = new Set(view.closed);
  return [...spots(view)].map(([id, spot]) => {
    const place = PLACES.includes(spot.kind);
    const label = [named(id, spot, words, players)];
    if (id === lifted) label.push(words.say("page-hex-lifted"));
    if (closed.has(id)) label.push(words.say("page-hex-closed"));
    const cell: Cell = {
      id,
      q: spot.q,
      r: spot.r,
      area: String(spot.slot),
      label: label.join(", "),
    };
    if (place) cell.place = placeSymbol(spot.kind);
    cell.thing = ABOUT[spot.kind] ?? nameId("terrain", spot.kind);
    return cell;
  });
}

/** The map in one line, for its ground. */
export function chart(view: View): string {
  const letters = Object.fromEntries(Object.entries(KINDS).map(([letter, kind]) => [kind, letter]));
  return chartOf([...spots(view).values()].map(({ q, r, kind }) => ({ q, r, letter: letters[kind]! })));
}

/** The house that is being moved, if one is; what was built or moved may also wait for what follows. */
export function liftedHouse({ turn }: View): string | null {
  const goesOn = turn.step === "follow" && turn.talent !== null && signOf(turn.talent).second === "move";
  return goesOn || turn.step === "drop" || turn.step === "road" ? turn.lifted : null;
}

function named(hex: string, { kind, piece }: Spot, words: Words, players: readonly Player[]): string {
  const where = { hex, terrain: words.name("terrain", kind) };
  if (!piece) return words.say("page-hex-empty", where);
  return words.sayOf(players[piece.seat]!, `page-hex-${piece.name}`, where);
}

/** Everything on a hex, from the ground up. */
export function things(view: View, hex: string, words: Words, players: readonly Player[]): Thing[] {
  const spot = spots(view).get(hex);
  if (!spot) return [];
  const about = ABOUT[spot.kind];
  const ground = { name: words.name("terrain", spot.kind), about: about ? words.about(about) : "" };
  const { piece } = spot;
  if (!piece && view.closed.includes(hex)) return [ground, { name: words.say("page-hex-closed"), about: "" }];
  if (!piece) return [ground];
  return [ground, { name: `${words.name("piece", piece.name)}, ${players[piece.seat]!.name}`, about: "" }];
}
