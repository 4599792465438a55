/** What stands in corners that the map leaves empty, by the names of the notes: nothing else needs to show it. */

/** The name of the strip of the round, which else stands above the hand. */
export const ROUND = "round";

export const inCorners = $state<{ names: readonly string[] }>({ names: [] });
