/** What somebody wishes for their own seat: it is told to the server when they sit down, and holds for the game. */

import { preferences } from "./preferences.svelte";
import type { GameSign, SeatWish, Settings } from "./protocol";

/** The wishes that a game knows, by the names of its options. */
export function wishable(game: GameSign | undefined): string[] {
  return game?.options.filter(({ kind, name }) => kind === "seats" && name === "ask").map(({ name }) => name) ?? [];
}

/** Those that are set in this browser. */
export function wishesFor(game: GameSign | undefined): string[] {
  // Whoever says nothing where others are asked has shown nothing, and told nothing either.
  return preferences.reactions === "show" ? [] : wishable(game);
}

/** What somebody says who sits down: their wishes, and that they agree where the game is rated. */
export function agreedTo(settings: Settings, game: GameSign | undefined): { wishes: string[]; rated?: true } {
  return { wishes: wishesFor(game), ...(settings.rated ? { rated: true } : {}) };
}

/** The seats of a new table, one's own with what one wishes for it. */
export function withWishes(seats: readonly SeatWish[], game: GameSign | undefined): SeatWish[] {
  const wishes = wishesFor(game);
  return seats.map((seat) => (seat.kind === "me" && wishes.length ? { ...seat, wishes } : seat));
}
