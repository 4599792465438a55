/** What happens at a table is heard: what is done, that it is one's turn, and that the game is over. */

import type { GamePage } from "../games/games";
import { play } from "../sound/play";
import type { Sound } from "../sound/sounds";
import { Arrivals, type Entry } from "./log";

/** What there is to hear, as far as it is shown. */
interface Heard {
  log: readonly Entry[];
  page: GamePage;
  /** Whether something is asked of the reader. */
  asked: boolean;
  over: boolean;
}

/** Follow a table with sounds; what was there before one came is silent. To be called while a component is made. */
export function sounding(heard: () => Heard): void {
  const arrivals = new Arrivals();
  let before: { asked: boolean; over: boolean } | null = null;
  $effect(() => {
    const { log, page, asked, over } = heard();
    const events = arrivals.in(log).flatMap((entry) => entry.events ?? []);
    const sounds: Sound[] = events.flatMap((event) => page.sound?.(event) ?? []);
    if (before && over && !before.over) sounds.unshift("end");
    else if (before && asked && !before.asked) sounds.push("turn");
    before = { asked, over };
    play(sounds);
  });
}
