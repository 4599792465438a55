/** Letting words fit into a place of a fixed size: their letters become smaller, and nothing is ever cut off. */

import type { Attachment } from "svelte/attachments";

/** How large the letters may be, in parts of their usual size. The styles keep all of them readable. */
const SIZES = [1, 0.92, 0.84, 0.76, 0.68, 0.6];

function fits(element: HTMLElement): boolean {
  return element.scrollHeight <= element.clientHeight && element.scrollWidth <= element.clientWidth;
}

/**
 * Gives an element the largest `--fit` with which all that stands in it is seen; its styles say what that changes. Where
 * none does, it is marked `data-tight`, and what is said elsewhere, too, may stay away.
 */
export const fitted: Attachment<HTMLElement> = (element) => {
  const fit = () => {
    delete element.dataset["tight"];
    for (const size of SIZES) {
      element.style.setProperty("--fit", String(size));
      if (fits(element)) return;
    }
    element.dataset["tight"] = "";
  };
  const sizes = new ResizeObserver(fit);
  const words = new MutationObserver(fit);
  sizes.observe(element);
  words.observe(element, { characterData: true, childList: true, subtree: true });
  // The letters of the page come after the page.
  void document.fonts.ready.then(fit);
  fit();
  return () => {
    sizes.disconnect();
    words.disconnect();
  };
};
