/**
 * Whoever goes by keys never falls off the page: when what had the focus is gone, the headline of the screen gets it.
 * That is so for a button that is done with, and for a link that has led to another screen.
 */

/** To be called once; returns how to end it. */
export function keepFocus(): () => void {
  let last: Element | null = null;
  const note = (event: FocusEvent) => (last = event.target as Element);
  const look = () => {
    if (!last || last.isConnected || document.activeElement !== document.body) return;
    // A screen that is still on its way has no headline; it is looked for again when something comes.
    const headline = document.querySelector<HTMLElement>("main h1");
    if (!headline) return;
    headline.tabIndex = -1;
    headline.focus({ preventScroll: true });
  };
  const observer = new MutationObserver(look);
  observer.observe(document.body, { childList: true, subtree: true });
  document.addEventListener("focusin", note);
  return () => {
    observer.disconnect();
    document.removeEventListener("focusin", note);
  };
}
