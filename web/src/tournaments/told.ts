/** What is said of tournaments in several places. */

import type { Clock, EntrantSign, TournamentView } from "../protocol";
import { measured } from "../setup/duration";
import { say, speech } from "../words/language.svelte";

/** A length of time, in its largest unit. */
export function timeTold(seconds: number): string {
  const { unit, count } = measured(seconds);
  return say(`new-time-${unit}`, { count });
}

/** How much time there is for a turn, a game, or both. */
export function clockTold({ turn, game }: Clock): string {
  const parts = [
    turn ? say("tournament-clock-turn", { time: timeTold(turn) }) : "",
    game ? say("tournament-clock-game", { time: timeTold(game) }) : "",
  ];
  return parts.filter(Boolean).join(", ");
}

/** Points, of which there are halves. */
export function pointsTold(points: number): string {
  return points.toLocaleString(speech.language, { maximumFractionDigits: 2 });
}

export function nameOf(entrant: EntrantSign | undefined): string {
  return entrant?.name || say("somebody");
}

/** A moment of the server, by the clock of this device. */
export function here(view: TournamentView, moment: number, received: number): number {
  return received + (moment - view.now);
}
