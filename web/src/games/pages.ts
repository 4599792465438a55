/** Which games bring a page of their own; each is fetched when it is played. */

import type { GamePage } from "./games";

const PAGES: Record<string, () => Promise<{ page: GamePage }>> = {
  dominion: () => import("./dominion"),
  "kingdom-builder": () => import("./kingdom-builder"),
  "winter-kingdom": () => import("./winter-kingdom"),
};

/** The page of a game; a game that brings none can be played by its words alone. */
export async function pageOf(game: string): Promise<GamePage> {
  return (await (PAGES[game] ?? (() => import("./plain")))()).page;
}
