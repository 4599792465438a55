/** Games that move: which can be taken along, and bringing one from a file. */

import { http, Refusal } from "../net/http";
import type { BroughtSign, SeatSign } from "../protocol";
import { session } from "../session.svelte";

/** No request may be longer, in bytes: what is, need not be sent. */
const LONGEST = 400_000;

/** Whether nobody plays but the reader, those at their screen and bots. */
export function alone(seats: readonly SeatSign[]): boolean {
  return seats.some(({ yours }) => yours) && seats.every(({ kind, yours }) => kind === "bot" || yours === true);
}

/** Bring the game of a file, which may also have been pasted. */
export async function bring(text: string): Promise<BroughtSign> {
  if (text.length > LONGEST) throw new Refusal("too-long", "this is no record of a game");
  await session.enter();
  const found = await http.post<BroughtSign>("/brought", { record: text });
  void session.refresh().catch(() => undefined);
  return found;
}

/** Where a game is to be seen that was brought. */
export function addressOf({ table, over }: BroughtSign): string {
  return `/${over ? "replay" : "table"}/${table}`;
}
