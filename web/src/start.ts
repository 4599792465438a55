/** Opening tables: the short ways from the front page, and the long one from the set-up screen. */

import { adviserOf, ranked } from "./bots";
import { http } from "./net/http";
import { preferences } from "./preferences.svelte";
import type { Position, SeatWish, Settings } from "./protocol";
import { router } from "./router.svelte";
import { session } from "./session.svelte";

const bots = () => session.offer?.bots ?? [];
const adviser = () => adviserOf(bots());

export async function openTable(settings: Settings): Promise<void> {
  await session.enter();
  const position = await http.post<Position>("/tables", settings);
  void session.refresh().catch(() => undefined);
  router.go(`/table/${position.table}`);
}

/** Against bots of one level, at once. */
export function playBots(game: string, bot: string, count = 1): Promise<void> {
  const others: SeatWish[] = Array.from({ length: count }, () => ({ kind: "bot", bot }));
  return openTable({ game, seats: [{ kind: "me" }, ...others], hints: adviser() });
}

/** With friends: a table with open seats, whose address is the invitation. */
export function playFriends(game: string, seats: number): Promise<void> {
  const open: SeatWish[] = Array.from({ length: seats - 1 }, () => ({ kind: "open" }));
  return openTable({ game, seats: [{ kind: "me" }, ...open], begin: "host", stand_in: adviser() });
}

/** The first game, against the easiest bot, explained along the way. */
export function learn(game: string, options: Record<string, unknown>): Promise<void> {
  preferences.coach = true;
  preferences.coached = [];
  const easiest = ranked(bots()).slice(0, 1);
  const others: SeatWish[] = easiest.map((bot) => ({ kind: "bot", bot }));
  return openTable({ game, options, seats: [{ kind: "me" }, ...others], hints: adviser() });
}
