/** A short message that goes by itself: something was done, and nothing is to be decided. */

import { announce } from "./announcer.svelte";

/** How long it stays, in milliseconds. */
const STAY = 4000;

class Toasts {
  text = $state("");
  #fading: ReturnType<typeof setTimeout> | undefined;

  /** Show and say it; with `null` it stays. */
  show(text: string, stay: number | null = STAY): void {
    clearTimeout(this.#fading);
    this.text = text;
    announce(text);
    if (stay !== null) this.#fading = setTimeout(() => (this.text = ""), stay);
  }
}

export const toast = new Toasts();
