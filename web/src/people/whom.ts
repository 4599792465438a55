/** Other people at a table. */

import { query } from "../net/http";

/** A person at a table: by their seat, or by the number of something that they said. */
export type Whom = { table: string } & ({ seat: number } | { entry: number });

/** How commands and reports name them, the table apart. */
export function named(whom: Whom): { seat: number } | { entry: number } {
  return "seat" in whom ? { seat: whom.seat } : { entry: whom.entry };
}

/** Where the server tells about them. */
export function addressOf(whom: Whom): string {
  return query(`/tables/${whom.table}/person`, named(whom));
}
