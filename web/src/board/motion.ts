/** Motion, unless the person or their machine asked for none. */

import { cubicOut } from "svelte/easing";
import type { TransitionConfig } from "svelte/transition";

/** Whether nothing shall move. */
export function motionless(): boolean {
  return document.documentElement.dataset.motion === "off" || matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** A new piece comes up from its hex, and one that is taken away goes back into it. */
export function pop(_node: Element): TransitionConfig {
  return {
    duration: motionless() ? 0 : 150,
    easing: cubicOut,
    css: (shown) => `transform: scale(${0.4 + 0.6 * shown}); opacity: ${shown}`,
  };
}
