import { MediaQuery } from "svelte/reactivity";

/** Whether the screen is so narrow that things stand below each other. The same width stands in the styles. */
export const narrow = new MediaQuery("(max-width: 760px)");

/**
 * Whether a table is held in a hand: it is one screen from the prompt to the tabs, and nothing stands beside the board.
 * What is narrow and high is held so, and whatever is narrower than a phone on its side.
 */
export const compact = new MediaQuery("(max-width: 600px), (max-width: 1000px) and (orientation: portrait)");
