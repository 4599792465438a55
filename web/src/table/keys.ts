/** The keys of a table: one for everything, the same in all games. */

export type Errand = "next" | "previous" | "quick" | "end" | "undo" | "hint" | "skip" | "sheet" | "rules" | "search";

interface Stroke {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}

const LETTERS: Record<string, Errand> = {
  n: "next",
  p: "previous",
  t: "quick",
  e: "end",
  u: "undo",
  h: "hint",
  " ": "skip",
  "?": "sheet",
  r: "rules",
  "/": "search",
};
/** With the control key, or the command key where there is one. */
const CHORDS: Record<string, Errand> = { z: "undo", enter: "end" };

/** What a key asks for; single letters only where the reader lets them. */
export function errandOf({ key, ctrlKey, metaKey, altKey }: Stroke, letters: boolean): Errand | null {
  if (altKey) return null;
  const name = key.toLowerCase();
  if (ctrlKey || metaKey) return CHORDS[name] ?? null;
  const errand = LETTERS[name] ?? null;
  return letters || errand === "skip" ? errand : null;
}

/** A line of the sheet of keys: the keys as they are printed, and the message that says what they do. */
export interface KeyLine {
  keys: readonly string[];
  says: string;
}

/** The keys of every game; some have more. */
export const SHEET: readonly KeyLine[] = [
  { keys: ["N", "P"], says: "keys-next" },
  { keys: ["↵"], says: "keys-choose" },
  { keys: ["E", "Ctrl ↵"], says: "keys-end" },
  { keys: ["U", "Ctrl Z"], says: "keys-undo" },
  { keys: ["H"], says: "keys-hint" },
  { keys: ["␣"], says: "keys-skip" },
  { keys: ["← → ↑ ↓"], says: "keys-arrows" },
  { keys: ["+", "−", "="], says: "keys-zoom" },
  { keys: ["R"], says: "keys-rules" },
  { keys: ["/"], says: "keys-search" },
  { keys: ["?"], says: "keys-sheet" },
];

/** The thing that somebody points at or has the focus on, by the message that names it: its tip is shown, if it has one. */
export function pointedThing(root: ParentNode, shown: Element | null): string | null {
  const places = [shown, ...[...root.querySelectorAll("[data-thing]:hover")].slice(-1), document.activeElement];
  const found = places.map((place) => place?.closest<HTMLElement | SVGElement>("[data-thing]")).find(Boolean);
  return found?.dataset["thing"] ?? null;
}

/** What can be chosen now, wherever it lies. */
const CHOICES = "[data-cell].lit, [data-lit]";

/** Give the focus to the next thing that can be chosen, from where it is; to one with this mark only, if one is given. */
export function focusChoice(root: ParentNode, step: 1 | -1, mark?: string): boolean {
  const found = [...root.querySelectorAll<HTMLElement | SVGElement>(mark ? `[data-lit][data-key="${mark}"]` : CHOICES)];
  const choices = found.filter((choice) => choice.getClientRects().length > 0);
  if (choices.length === 0) return false;
  const here = choices.indexOf(document.activeElement as HTMLElement);
  const next = here < 0 ? (step > 0 ? 0 : choices.length - 1) : (here + step + choices.length) % choices.length;
  choices[next]!.focus({ preventScroll: false });
  return true;
}
