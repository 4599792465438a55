/** What somebody has set for this browser. It is kept here and nowhere else. */

export const THEMES = ["system", "light", "dark"] as const;
export const PALETTES = ["map", "vivid", "print"] as const;
export const NUMBERS = ["wide", "always", "never"] as const;
export const CONFIRMATIONS = ["touch", "always", "never"] as const;
export const PACES = ["at-once", "brisk", "calm", "steps"] as const;
export const VOLUMES = ["off", "soft", "on"] as const;
export type Pace = (typeof PACES)[number];
/** What is done with a Reaction that would help: it is shown at once, one is asked, or it stays hidden. */
export const REACTIONS = ["show", "ask", "hide"] as const;

export interface Wishes {
  language: string | null;
  /** The game that was chosen last. */
  game: string | null;
  theme: (typeof THEMES)[number];
  palette: (typeof PALETTES)[number];
  /** A letter on every hex. */
  letters: boolean;
  /** Where maps have numbers along their edge: on wide screens, on all, or nowhere. */
  numbers: (typeof NUMBERS)[number];
  /** When a first tap or click only shows what would happen: on touch screens, always, or never. */
  confirm: (typeof CONFIRMATIONS)[number];
  /** Whether things move; the system may forbid it, too. */
  motion: boolean;
  /** How quickly the steps of others are shown. */
  pace: Pace;
  /** How loud the table is; where nobody has said so, it depends on the machine. */
  sound: (typeof VOLUMES)[number] | null;
  /** Whether a choice that is none is made without asking. */
  forced: boolean;
  /** Whether all Treasures are played when there is nothing else to play. */
  treasures: boolean;
  /** Whether a turn of cards ends when nothing is left to be done in it. */
  ends: boolean;
  /** Whether single letters are keys of the table. */
  keys: boolean;
  /** Where a game has Reactions. Whether one is asked is told when one sits down. */
  reactions: (typeof REACTIONS)[number];
  /** The id of a guest who came in without being asked for a name, and has not chosen one since. */
  nameless: string | null;
  /** Whether the browser says so when it is one's turn. */
  notify: boolean;
  /** Whether the server tells this browser when it is one's turn, even when no page is open. */
  push: boolean;
  /** Whether every game is explained along the way. */
  coach: boolean;
  /** The table that was opened to learn its game: it is explained along the way, and no other. */
  lesson: string | null;
  /** What the coach has explained already. */
  coached: string[];
  /** The table of the first game that was opened to learn, and whether its replay was looked at. */
  first: string | null;
  reviewed: boolean;
  /** Whether a newcomer is shown what comes next. */
  path: boolean;
  /** What the operators told, and was read. */
  dismissed: string[];
}

const DEFAULTS: Wishes = {
  language: null,
  game: null,
  theme: "system",
  palette: "map",
  letters: false,
  numbers: "wide",
  confirm: "touch",
  motion: true,
  pace: "calm",
  sound: null,
  forced: true,
  treasures: false,
  ends: true,
  keys: true,
  reactions: "show",
  nameless: null,
  notify: false,
  push: false,
  coach: false,
  lesson: null,
  coached: [],
  first: null,
  reviewed: false,
  path: true,
  dismissed: [],
};

const KEY = "realmwright";

/** What was kept, each entry checked: an older or damaged store loses what cannot be read and nothing else. */
export function restored(text: string | null): Wishes {
  const wishes: Wishes = { ...DEFAULTS };
  try {
    const kept = JSON.parse(text ?? "{}") as Record<string, unknown>;
    for (const name of Object.keys(DEFAULTS) as (keyof Wishes)[]) {
      const value = kept[name];
      if (value !== undefined && fits(name, value)) Object.assign(wishes, { [name]: value });
    }
  } catch {
    return wishes;
  }
  return wishes;
}

function fits(name: keyof Wishes, value: unknown): boolean {
  const known: Partial<Record<keyof Wishes, readonly string[]>> = {
    theme: THEMES,
    palette: PALETTES,
    numbers: NUMBERS,
    confirm: CONFIRMATIONS,
    pace: PACES,
    reactions: REACTIONS,
    sound: VOLUMES,
  };
  const choices = known[name];
  if (choices) return choices.includes(value as string);
  if (name === "nameless" || name === "lesson" || name === "first") return value === null || typeof value === "string";
  if (name === "language" || name === "game") return typeof value === "string";
  if (name === "coached" || name === "dismissed")
    return Array.isArray(value) && value.every((entry) => typeof entry === "string");
  return typeof value === typeof DEFAULTS[name];
}

/** How loud the table is. A phone is silent until somebody wishes otherwise. */
export function volume({ sound }: Pick<Wishes, "sound">): (typeof VOLUMES)[number] {
  return sound ?? (matchMedia("(pointer: coarse)").matches ? "off" : "soft");
}

function store(): Storage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}

export const preferences: Wishes = $state(restored(store()?.getItem(KEY) ?? null));

/** What differs between two states of the wishes, as the second one has it. */
export function changes(before: Wishes, after: Wishes): Partial<Wishes> {
  const names = Object.keys(DEFAULTS) as (keyof Wishes)[];
  const changed = names.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
  return Object.fromEntries(changed.map((name) => [name, after[name]]));
}

/** Keep every change, and show the ones that the whole page shows. To be called once, inside an effect root. */
export function keepPreferences(): void {
  let known: Wishes = $state.snapshot(preferences);
  $effect(() => {
    const now = $state.snapshot(preferences);
    const changed = changes(known, now);
    known = now;
    if (Object.keys(changed).length === 0) return;
    try {
      // Another tab may have kept something meanwhile.
      const kept = restored(store()?.getItem(KEY) ?? null);
      store()?.setItem(KEY, JSON.stringify({ ...kept, ...changed }));
    } catch {
      // A full or forbidden store: the wishes hold until the page is closed.
    }
  });
  $effect(() => {
    const hear = ({ key, newValue }: StorageEvent) => {
      if (key !== KEY && key !== null) return;
      const kept = restored(newValue);
      Object.assign(preferences, changes($state.snapshot(preferences), kept));
      known = kept;
    };
    addEventListener("storage", hear);
    return () => removeEventListener("storage", hear);
  });
  $effect(() => {
    const root = document.documentElement;
    root.dataset["theme"] = appearance.dark ? "dark" : "light";
    root.dataset["palette"] = preferences.palette;
    root.dataset["letters"] = preferences.letters ? "on" : "off";
    root.dataset["motion"] = preferences.motion && !appearance.still ? "on" : "off";
    // What the browser and the phone draw around the page has its colour, whatever theme was chosen for it.
    const surface = getComputedStyle(root).backgroundColor;
    for (const meta of document.querySelectorAll<HTMLMetaElement>("meta[name=theme-color]")) meta.content = surface;
  });
}

/** What the system wishes, and what follows from it. */
class Appearance {
  #systemDark = $state(false);
  still = $state(false);

  constructor() {
    if (typeof matchMedia === "undefined") return;
    const dark = matchMedia("(prefers-color-scheme: dark)");
    const still = matchMedia("(prefers-reduced-motion: reduce)");
    this.#systemDark = dark.matches;
    this.still = still.matches;
    dark.addEventListener("change", () => (this.#systemDark = dark.matches));
    still.addEventListener("change", () => (this.still = still.matches));
  }

  get dark(): boolean {
    return preferences.theme === "dark" || (preferences.theme === "system" && this.#systemDark);
  }
}

export const appearance = new Appearance();
