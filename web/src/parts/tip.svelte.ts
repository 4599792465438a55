/**
 * Explaining a thing where it is: with the mouse over it, with the focus on it, or by a long press. The one tip that is
 * shown at a time is drawn by `Tip.svelte`.
 */

import { untrack, type Component } from "svelte";

/** How long a finger rests before it asks instead of pressing, in milliseconds. */
const LONG_PRESS = 450;
const HOVER = 350;

/** A thing drawn larger, where that explains it better than words. */
interface Larger<Props extends Record<string, unknown> = Record<string, unknown>> {
  component: Component<Props>;
  props: Props;
}

interface Shown {
  /** What it explains, and where that is. */
  element: Element;
  near: DOMRect;
  title: string;
  text: string;
  larger: Larger | undefined;
}

export const tip = $state<{ shown: Shown | null }>({ shown: null });

/** Counts how often there was to be silence: what was about to be shown then is not. */
let silences = 0;

/** Show no tip, nor one that was about to come. */
export function hush(): void {
  silences += 1;
  tip.shown = null;
}

/**
 * An attachment: what explains the element it is on, asked for when it is shown; in words, or drawn larger. Where it is a
 * thing of a game that can be looked up in the rules, its element says which: `data-thing`.
 */
export function explained<Props extends Record<string, unknown>>(
  text: () => string,
  title: () => string = () => "",
  larger?: () => Larger<Props>,
  thing?: () => string,
) {
  return (element: HTMLElement | SVGElement) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let pressed = false;
    let mine: Shown | null = null;
    // In an effect of its own: when the words change, what is shown stays.
    $effect(() => element.setAttribute("aria-description", text()));
    $effect(() => {
      if (thing) element.dataset["thing"] = thing();
    });

    const show = () => {
      tip.shown = {
        element,
        near: element.getBoundingClientRect(),
        title: title(),
        text: text(),
        // Whatever its properties are, they fit: what is shown next has others.
        larger: larger?.() as unknown as Larger | undefined,
      };
      mine = tip.shown;
    };
    const hide = () => {
      clearTimeout(timer);
      // Where the element goes while it has the focus, this is called in the midst of that change.
      untrack(() => {
        if (mine && tip.shown === mine) tip.shown = null;
      });
    };
    const after = (delay: number, then: () => void) => {
      clearTimeout(timer);
      const before = silences;
      timer = setTimeout(() => before === silences && then(), delay);
    };
    const enter = (event: Event) => (event as PointerEvent).pointerType !== "touch" && after(HOVER, show);
    const press = (event: Event) => {
      pressed = false;
      if ((event as PointerEvent).pointerType !== "touch") return hide();
      after(LONG_PRESS, () => {
        pressed = true;
        show();
      });
    };
    const release = () => clearTimeout(timer);
    const focus = () => element.matches(":focus-visible") && show();
    const click = (event: Event) => {
      // The press asked what this is; it did not mean to use it.
      if (!pressed) return;
      pressed = false;
      event.preventDefault();
      event.stopPropagation();
    };
    const menu = (event: Event) => pressed && event.preventDefault();

    const listeners: [string, (event: Event) => void, boolean?][] = [
      ["pointerenter", enter],
      ["pointerleave", hide],
      ["pointerdown", press],
      ["pointerup", release],
      ["pointercancel", hide],
      ["focus", focus],
      ["blur", hide],
      ["click", click, true],
      ["contextmenu", menu],
    ];
    for (const [name, listener, capture] of listeners) element.addEventListener(name, listener, capture);
    return () => {
      hide();
      for (const [name, listener, capture] of listeners) element.removeEventListener(name, listener, capture);
    };
  };
}
