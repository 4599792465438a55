/** How a game ended, in a sentence or two. */

import type { Player } from "../games/games";
import type { Outcome } from "../protocol";
import { say } from "../words/language.svelte";
import { together } from "../words/names";
import { total } from "./figures";

export function verdict(outcome: Outcome, players: readonly Player[]): string {
  const name = (seat: number) => players[seat]?.name ?? "";
  const { winners } = outcome;
  const resigned = outcome.resigned ?? [];
  const first = winners[0];
  if (first === undefined) return say("outcome-nobody");
  const points = total(outcome.scores[first] ?? null) ?? 0;
  const yours = players.filter((player) => player.yours);
  if (winners.length > 1) return say("outcome-shared", { winners: together(winners.map(name)), points });
  const left = players.length - resigned.length === 1;
  const you = yours.length === 1 && yours[0]!.seat === first;
  const id = `outcome-${you ? "you-won" : "won"}${left ? "-alone" : ""}`;
  return say(id, { winner: name(first), points });
}

/** By how much somebody won, and before whom; nothing where it was not by points, or where they are hidden. */
export function lead(outcome: Outcome, players: readonly Player[]): string {
  const [first, ...others] = outcome.winners;
  if (first === undefined || others.length) return "";
  const points = (seat: number) => total(outcome.scores[seat] ?? null);
  const best = points(first);
  const ranked = players
    .filter(({ seat }) => seat !== first && points(seat) !== null)
    .sort((one, other) => points(other.seat)! - points(one.seat)!);
  const next = ranked[0];
  if (best === null || !next || points(next.seat)! >= best) return "";
  return say("outcome-ahead", { points: best - points(next.seat)!, player: next.name });
}

/** Who gave up, if anybody did. */
export function surrender(outcome: Outcome, players: readonly Player[]): string {
  const gone = (outcome.resigned ?? []).map((seat) => players[seat]?.name ?? "");
  return gone.length ? say("outcome-resigned", { names: together(gone), count: gone.length }) : "";
}
