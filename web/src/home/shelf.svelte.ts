/** A list of tables that grows page by page and is kept fresh. */

import { http, query } from "../net/http";
import type { TableList, TableSign } from "../protocol";

export class Shelf {
  tables = $state.raw<TableSign[]>([]);
  /** Where to read on; nothing at the end. */
  more = $state.raw<string | null>(null);
  loaded = $state(false);
  #pages = 1;
  #asked = 0;

  constructor(
    readonly path: "/tables" | "/me/tables",
    private readonly phase: "open" | "playing" | "over",
  ) {}

  /** Everything that was read so far, anew. */
  async refresh(): Promise<void> {
    const asked = ++this.#asked;
    let list = await this.#page(null);
    let tables = list.tables;
    for (let page = 1; page < this.#pages && list.more; page++) {
      list = await this.#page(list.more);
      tables = joined(tables, list.tables);
    }
    // Answers may overtake each other, and an old one is not to be the last word.
    if (asked !== this.#asked) return;
    this.tables = tables;
    this.more = list.more ?? null;
    this.loaded = true;
  }

  async readOn(): Promise<void> {
    if (!this.more) return;
    const list = await this.#page(this.more);
    this.tables = joined(this.tables, list.tables);
    this.more = list.more ?? null;
    this.#pages++;
  }

  #page(before: string | null): Promise<TableList> {
    return http.get<TableList>(query(this.path, { phase: this.phase, before }));
  }
}

/** A table that has moved up between two readings is there once. */
function joined(tables: TableSign[], further: TableSign[]): TableSign[] {
  const known = new Set(tables.map(({ id }) => id));
  return [...tables, ...further.filter(({ id }) => !known.has(id))];
}
