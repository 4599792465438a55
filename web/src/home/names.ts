/** What the people at a table in a list are called. */

import type { TableSign } from "../protocol";
import { say } from "../words/language.svelte";
import { botName, together } from "../words/names";

/** Everybody at a table; a list of tables gives bots by the names that programs know them by. */
export function peopleAt(table: TableSign): string {
  return together(table.names.map((name) => (name === null ? say("tables-free-seat") : botName(name))));
}

/** Who has won, if the game is over. */
export function winnersAt(table: TableSign): string {
  const names = (table.winners ?? []).map((seat) => table.names[seat]).filter((name) => typeof name === "string");
  return together(names.map(botName));
}
