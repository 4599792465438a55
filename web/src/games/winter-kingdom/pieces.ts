/** What stands on the map, and what is put there: houses and forts. */

import type { Figure, Piece } from "../../board/board";
import type { ActionSign } from "../../protocol";
import type { Sentence } from "../../words/words";
import type { Player } from "../games";
import { followed, type Kind } from "../hex/pieces";
import { liftedHouse } from "./ground";
import { pieceSymbol, type View } from "./view";

export type PieceName = "house" | "fort";

/** What each of the two actions builds. */
export const BUILDS: Readonly<Record<string, PieceName>> = { build: "house", fort: "fort" };

/** Everything that stands on the map, as the same pieces as before where they can be. */
export function pieces(view: View, players: readonly Player[], before: readonly Piece[]): Piece[] {
  const lifted = liftedHouse(view);
  const kinds = view.players.flatMap(({ houses, forts }, seat): Kind[] => {
    const figure = (piece: PieceName) => ({ symbol: pieceSymbol(piece, players[seat]!.colour) });
    return [
      {
        name: `house ${seat}`,
        figure: figure("house"),
        hexes: houses,
        lifted: lifted !== null && houses.includes(lifted) ? lifted : null,
      },
      { name: `fort ${seat}`, figure: figure("fort"), hexes: forts },
    ];
  });
  return followed(kinds, before);
}

/** What an action would put on its hex; nothing if it takes something away. */
export function putDown(action: Sentence, colour: string): Figure | null {
  const piece = action.kind === "to" ? "house" : BUILDS[action.kind];
  return piece ? { symbol: pieceSymbol(piece, colour) } : null;
}

/** The pieces that can be built now. */
export function buildable(legal: readonly ActionSign[]): PieceName[] {
  return (["build", "fort"] as const)
    .filter((kind) => legal.some((action) => action.kind === kind))
    .map((kind) => BUILDS[kind]!);
}

/** The actions that are left when it is decided what is to be built; all others are not about that. */
export function decided(legal: readonly ActionSign[], piece: PieceName): ActionSign[] {
  const able = buildable(legal);
  const built = able.includes(piece) ? piece : able[0];
  return legal.filter(({ kind }) => !(kind in BUILDS) || BUILDS[kind] === built);
}
