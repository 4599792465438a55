/** What stands on the map: settlements, other pieces, walls and scouts. */

import type { Figure, Flag, Piece } from "../../board/board";
import type { Sentence } from "../../words/words";
import type { Player, Scene } from "../games";
import { followed, type Kind } from "../hex/pieces";
import type { Puts } from "../hex/plans";
import { FIGURES } from "./box";
import { actorOf, figureSymbol, markerSymbol, settlementSymbol, viewOf, type View } from "./view";

const SETTLEMENT = "settlement";
const SCOUT = "scout";
const SCOUT_CABIN = "scout cabin";
/** The pieces that tiles put on the map. */
const PIECE_OF: Record<string, string> = {
  barracks: "warrior",
  wagon: "wagon",
  lighthouse: "ship",
  "city hall": "city hall",
};

function figureOf(name: string, colour: string): Figure {
  if (name === SETTLEMENT) return { symbol: settlementSymbol(colour) };
  const symbol = figureSymbol(name, colour);
  return sizeOf(name) > 1 ? { symbol, flat: true } : { symbol };
}

const sizeOf = (name: string) => FIGURES.find((figure) => figure.name === name)?.hexes ?? 1;

/** A piece that fills several hexes lies around the one in their middle, which is also the middle in reading order. */
function middles(name: string, hexes: readonly string[]): string[] {
  const size = sizeOf(name);
  return hexes.filter((_, place) => place % size === (size - 1) / 2);
}

/** What is in the player's hand while it is moved. */
const inHand = ({ tile, carried }: View["turn"]): string => (tile === SCOUT_CABIN ? SCOUT : (carried ?? SETTLEMENT));

function kinds(view: View, players: readonly Player[]): Kind[] {
  const found = view.players.flatMap(({ settlements, figures }, seat) =>
    Object.entries({ [SETTLEMENT]: settlements, ...figures }).map(([name, hexes]) => ({
      name: `${name} ${seat}`,
      figure: figureOf(name, players[seat]!.colour),
      hexes: middles(name, hexes),
    })),
  );
  const scout = figureOf(SCOUT, players[view.turn.seat]!.colour);
  return [
    ...found,
    { name: "wall", figure: { symbol: markerSymbol("wall") }, hexes: view.walls ?? [] },
    { name: SCOUT, figure: scout, hexes: view.scouts ?? [] },
  ];
}

/** Everything that stands on the map. */
export function pieces(view: View, players: readonly Player[], before: readonly Piece[]): Piece[] {
  const { lifted } = view.turn;
  const hand = inHand(view.turn);
  const liftedKind = hand === SCOUT ? SCOUT : `${hand} ${actorOf(view)}`;
  const found = kinds(view, players).map((kind) =>
    lifted && kind.name === liftedKind && !kind.hexes.includes(lifted) ? { ...kind, lifted } : kind,
  );
  return followed(found, before);
}

/** What an action puts on its hex that does not move what was lifted; nothing if it takes something away. */
export function puts(colour: string): Puts {
  return ({ kind }, tile) => {
    switch (kind) {
      case "build":
        return figureOf(SETTLEMENT, colour);
      case "to":
      case "place":
        // A wagon and a ship go without being lifted first.
        return figureOf(PIECE_OF[tile ?? ""] ?? SETTLEMENT, colour);
      case "wall":
        return { symbol: markerSymbol("wall") };
      case "scout":
        return figureOf(SCOUT, colour);
      default:
        return null;
    }
  };
}

/** What an action would put on its hex; nothing if it takes something away. */
export function putDown(action: Sentence | null, scene: Scene): Figure | null {
  if (!action || scene.turn === null) return null;
  const { turn } = viewOf(scene);
  const { colour } = scene.players[scene.turn]!;
  if (action.kind === "to" && turn.lifted) return figureOf(inHand(turn), colour);
  return puts(colour)(action, turn.tile);
}

/** The pieces of each kind that a player could still put on the map, of those that they have the tile for. */
export function reserves(view: View, seat: number): { name: string; count: number }[] {
  const { figures, tiles } = view.players[seat]!;
  const held = tiles.filter(({ state }) => state !== "lost").map(({ location }) => PIECE_OF[location]);
  return FIGURES.filter(({ name }) => held.includes(name)).map(({ name, count, hexes }) => ({
    name,
    count: count - (figures?.[name]?.length ?? 0) / hexes,
  }));
}

/** The settlements that mark lines of the map. */
export function flags(view: View, players: readonly Player[]): Flag[] {
  const rows = view.map.flatMap((line, row) => (line.trim() ? [`${row},${line.search(/\S/)}`] : []));
  return (view.kits?.harvest?.marks ?? []).flatMap((seat, line) => {
    const colour = players[seat]?.colour;
    if (!colour) return [];
    return [{ cell: rows[line]!, symbol: settlementSymbol(colour), plate: figureSymbol("plate", colour) }];
  });
}
