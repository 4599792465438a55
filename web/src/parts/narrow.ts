import { MediaQuery } from "svelte/reactivity";

/** Whether the screen is so narrow that things stand below each other. The same width stands in the styles. */
export const narrow = new MediaQuery("(max-width: 760px)");
