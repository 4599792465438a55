/** Talents as players hold them: what they do, what they cost, and whether they can be used. */

import type { ActionSign } from "../../protocol";
import type { Sentence } from "../../words/words";
import { TALENTS, type TalentSign } from "./box";
import { TUNNEL, type OpenTalent, type View } from "./view";

export type TalentState = "active" | "used" | "new" | "in-hand";

export const signOf = (talent: string): TalentSign => TALENTS.find(({ name }) => name === talent)!;

/** The talents that lie open before a seat, the tunnel card last. */
export function openTalents(view: View, seat: number): OpenTalent[] {
  return [...view.players[seat]!.talents, { talent: TUNNEL, level: 1 }];
}

/** What of a talent can be begun by itself. */
function powers({ talent, level }: OpenTalent): string[] {
  return level === 2 && signOf(talent).mode !== "arrow" ? [talent, `${talent} II`] : [talent];
}

/** Whether an open talent is ready. What was bought or upgraded in this turn is told by what happened lately. */
export function stateOf(view: View, seat: number, open: OpenTalent, recent: readonly Sentence[]): TalentState {
  const { turn } = view;
  if (turn.seat !== seat || view.over) return "active";
  if (powers(open).every((power) => turn.used.includes(power))) return "used";
  const bought = recent.some(
    ({ kind, args }) => kind === "bought" && args["seat"] === seat && args["talent"] === open.talent,
  );
  return bought && turn.purchases > 0 && !turn.fresh.includes(open.talent) ? "new" : "active";
}

/** What can be done with a talent now. */
export interface Offer {
  uses: ActionSign[];
  buy: ActionSign | undefined;
  upgrade: ActionSign | undefined;
  extra: ActionSign | undefined;
}

export function offerOf(legal: readonly ActionSign[], talent: string): Offer {
  const about = legal.filter(({ args }) => args["talent"] === talent);
  const one = (kind: string) => about.find((action) => action.kind === kind);
  return {
    uses: about.filter(({ kind }) => kind === "use"),
    buy: one("buy"),
    upgrade: one("upgrade"),
    extra: one("extra"),
  };
}

/** Why something can be bought now, or cannot; nothing where it is nobody's business. */
export function trading(view: View, seat: number, legal: readonly ActionSign[]): string | null {
  const { turn } = view;
  if (view.over) return null;
  if (turn.seat !== seat) return "page-trade-later";
  if (turn.left > 0) return "page-trade-first-build";
  if (turn.phase === "extra") return turn.extra_left > 0 ? null : "page-trade-done";
  if (turn.step !== "open" || turn.phase === "clean-up") return null;
  const able = legal.some(({ kind }) => kind === "buy" || kind === "upgrade" || kind === "extra");
  if (able) return turn.purchases > 0 ? "page-trade-again" : "page-trade-now";
  return turn.purchases > 0 ? "page-trade-done" : "page-trade-poor";
}
