/** The pictures on the front page: what makes one want to press a game. They come without the rest of its page. */

import type { Component } from "svelte";
import type { GameSign } from "../protocol";

export interface GameCover {
  Picture: Component<{ game: GameSign }>;
  /** The sheet that the picture lies on and the ink on it, for both themes: AA together. */
  paper: string;
  ink: string;
}

/** In the order in which the front page has them. */
const COVERS: Record<string, () => Promise<{ cover: GameCover }>> = {
  "kingdom-builder": () => import("./kingdom-builder/cover"),
  "winter-kingdom": () => import("./winter-kingdom/cover"),
  dominion: () => import("./dominion/cover"),
};

/** Games with a cover first, then all others as they are offered. */
export function inOrder(games: readonly GameSign[]): GameSign[] {
  const covered = Object.keys(COVERS).flatMap((name) => games.filter((game) => game.name === name));
  return [...covered, ...games.filter(({ name }) => !(name in COVERS))];
}

/** The cover of a game; a game that brings none has its name. */
export async function coverOf(game: string): Promise<GameCover | null> {
  const found = await COVERS[game]?.();
  return found?.cover ?? null;
}
