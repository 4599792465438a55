/** Lines of play that are compared, as what they put on a map. */

import type { Figure, Plan, PlanStep } from "../../board/board";
import type { Sentence } from "../../words/words";
import type { Scene } from "../games";

/** What a deed puts on its hex, with the tile or talent that was used last; nothing if it takes something away. */
export type Puts = (deed: Sentence, used: string | null) => Figure | null;

/** The steps of a line: whatever it does at a hex, with a move as one step. */
export function stepsOf(deeds: readonly Sentence[], puts: Puts): PlanStep[] {
  const steps: PlanStep[] = [];
  let used: string | null = null;
  let lifted: string | null = null;
  for (const deed of deeds) {
    const { kind, args } = deed;
    if (kind === "use") used = String(args["tile"] ?? args["talent"]);
    if (!("hex" in args)) continue;
    const cell = String(args["hex"]);
    if (kind === "move") {
      lifted = cell;
    } else if (kind === "to" && lifted !== null) {
      steps.push({ cell, from: lifted, figure: puts(deed, used) });
      lifted = null;
    } else {
      steps.push({ cell, figure: puts(deed, used) });
    }
  }
  return steps;
}

/** The two lines that a scene compares; what was played lies below. */
export function plansOf(scene: Scene, puts: (colour: string) => Puts): Plan[] {
  const { compared, players } = scene;
  const player = compared && players[compared.seat];
  if (!compared || !player) return [];
  return (["played", "better"] as const).map((kind) => ({ kind, steps: stepsOf(compared[kind], puts(player.colour)) }));
}
