/** Where the strip of the round stands: in a corner that the map leaves empty, else above the hand. */

/** What it is called among the notes in corners. */
export const ROUND = "round";

export const round = $state({ atMap: false });

/** These notes have found a corner. */
export function placeRound(notes: readonly string[]): void {
  round.atMap = notes.includes(ROUND);
}
