/** What is played without asking: where there is no choice, and where the reader wishes it. */

import type { GamePage } from "../games/games";
import { preferences } from "../preferences.svelte";
import type { ActionSign } from "../protocol";
import type { Entry } from "./log";
import type { Followed } from "./followed";

interface Choice {
  page: GamePage;
  legal: readonly ActionSign[];
  log: readonly Entry[];
}

/** Play what goes without saying at a table. To be called while a component is made. */
export function playUnasked(table: Followed, choice: () => Choice): void {
  /** The position in which something was played: once is enough, whatever came of it. */
  let tried = -1;
  $effect(() => {
    const { page, legal, log } = choice();
    const { at, takeback, lapse } = table.position!;
    const [only] = legal;
    const forced = preferences.forced && only && legal.length === 1 && page.goesWithoutSaying(only);
    const silence = preferences.reactions === "hide" && legal.find(({ action }) => action === lapse?.action);
    const action = forced ? only : silence || page.automatic?.(legal, preferences);
    if (!action || table.busy || takeback || tried === at) return;
    // What led here may not be known yet, as when one has just come; and what was taken back is to be thought about.
    const reason = log.find((entry) => entry.number === at)?.kind;
    if (!reason || reason === "undone" || reason.startsWith("takeback")) return;
    tried = at;
    void table.playForced(action);
  });
}
