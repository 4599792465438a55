/** What happens at a table is heard: what is done, that it is one's turn, and that the game is over. */

import type { GamePage } from "../games/games";
import { play } from "../sound/play";
import type { Sound } from "../sound/sounds";
import type { Entry } from "./log";

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
  let told: number | null = null;
  let before: { asked: boolean; over: boolean } | null = null;
  $effect(() => {
    const { log, page, asked, over } = heard();
    const fresh = told === null ? [] : log.filter(({ number }) => number > told!);
    const sounds: Sound[] = fresh.flatMap(({ events }) => events ?? []).flatMap((event) => page.sound?.(event) ?? []);
    if (before && over && !before.over) sounds.unshift("end");
    else if (before && asked && !before.asked) sounds.push("turn");
    told = log.at(-1)?.number ?? told;
    before = { asked, over };
    play(sounds);
  });
}
