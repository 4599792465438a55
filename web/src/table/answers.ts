/** The answers that are given by buttons of the table and not by a part of the game. */

import type { GamePage } from "../games/games";
import type { ActionSign } from "../protocol";

/** So many stand in the bar; more than these lie in a tray. */
export const FEW = 2;

/** The actions that no part of the game offers, the hasty ones last, but before what ends the turn: that has its place. */
export function otherActions(page: GamePage, legal: readonly ActionSign[]): ActionSign[] {
  const rank = (action: ActionSign) => Number(page.hasty?.(action, legal) === true) + 2 * Number(page.endsTurn(action));
  return legal.filter((action) => !page.offers(action)).toSorted((one, other) => rank(one) - rank(other));
}
