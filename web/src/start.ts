/** Opening tables: the short ways from the front page, and the long one from the set-up screen. */

import { adviserOf, easiestOf, usualOf } from "./bots";
import { pageOf } from "./games/pages";
import { http } from "./net/http";
import { preferences } from "./preferences.svelte";
import type { GameSign, Position, SeatWish, Settings } from "./protocol";
import { router } from "./router.svelte";
import { session } from "./session.svelte";
import { lessonMark } from "./table/lesson";
import { withWishes } from "./wishes";

/** Open a table and go there; `opened` hears of it before it is shown. */
export async function openTable(settings: Settings, opened?: (table: string) => void): Promise<void> {
  preferences.game = settings.game;
  await session.enter();
  const game = session.offer?.games.find(({ name }) => name === settings.game);
  const seats = withWishes(settings.seats ?? [], game);
  const position = await http.post<Position>("/tables", { ...settings, seats });
  void session.refresh().catch(() => undefined);
  opened?.(position.table);
  router.go(`/table/${position.table}`);
}

/** Take any free seat at somebody's table; whoever does so at a rated one agrees to that. */
export async function joinTable(table: string, rated = false): Promise<void> {
  await session.enter();
  await session.socket.do(table, { do: "join", ...(rated ? { rated } : {}) });
  void session.refresh().catch(() => undefined);
  router.go(`/table/${table}`);
}

/** Against bots of one level, at once. */
export async function playBots(game: GameSign, bot: string, count = 1): Promise<void> {
  const others: SeatWish[] = Array.from({ length: count }, () => ({ kind: "bot", bot }));
  const options = (await pageOf(game.name)).against?.([bot], {}) ?? {};
  return openTable({ game: game.name, options, seats: [{ kind: "me" }, ...others], hints: adviserOf(game.bots) });
}

/** Against so many of the usual bots, without any question: two make a livelier game than one. */
export function playNow(game: GameSign): Promise<void> {
  return playBots(game, usualOf(game.bots)!, opponentsAtOnce(game));
}

export function opponentsAtOnce(game: GameSign): number {
  const wanted = 2;
  return game.players.includes(wanted + 1) ? wanted : Math.max(1, Math.min(...game.players) - 1);
}

/** With friends: a table with open seats, whose address is the invitation. */
export function playFriends(game: GameSign, seats: number): Promise<void> {
  const open: SeatWish[] = Array.from({ length: seats - 1 }, () => ({ kind: "open" }));
  const standIn = usualOf(game.bots);
  return openTable({ game: game.name, seats: [{ kind: "me" }, ...open], begin: "host", stand_in: standIn });
}

/** The first game, against the easiest bot, explained along the way from the beginning. */
export function learn(game: GameSign): Promise<void> {
  const bot = easiestOf(game.bots);
  const others: SeatWish[] = bot === null ? [] : [{ kind: "bot", bot }];
  const seats: SeatWish[] = [{ kind: "me" }, ...others];
  const settings = { game: game.name, options: game.learn ?? {}, seats, hints: adviserOf(game.bots) };
  return openTable(settings, (table) => {
    preferences.lesson = table;
    preferences.first ??= table;
    preferences.coached = preferences.coached.filter((mark) => !mark.startsWith(lessonMark(game.name, "")));
  });
}
