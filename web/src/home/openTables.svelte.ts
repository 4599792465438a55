/** Public tables that look for players, with what the list does not tell of them: options and clock. */

import { http } from "../net/http";
import type { Position, Settings, TableSign } from "../protocol";
import { Shelf } from "./shelf.svelte";

/** So many are on the front page; the list of tables has the others. */
export const SHOWN = 4;

export class OpenTables {
  readonly shelf = new Shelf("/tables", "open");
  settings = $state.raw<Record<string, Settings>>({});

  /** The tables with a free seat that are not the reader's own. */
  readable(own: ReadonlySet<string>): TableSign[] {
    return this.shelf.tables.filter(({ id, names }) => !own.has(id) && names.includes(null));
  }

  async refresh(): Promise<void> {
    await this.shelf.refresh();
    const asked = this.shelf.tables.slice(0, 2 * SHOWN).filter(({ id }) => !(id in this.settings));
    const found = await Promise.all(asked.map(({ id }) => settingsOf(id)));
    // What a table is played with never changes: it is asked for once.
    this.settings = { ...this.settings, ...Object.fromEntries(found.filter((each) => each !== null)) };
  }
}

/** Nothing for a table that is gone meanwhile. */
async function settingsOf(id: string): Promise<[string, Settings] | null> {
  try {
    return [id, (await http.get<Position>(`/tables/${id}`)).settings];
  } catch {
    return null;
  }
}
