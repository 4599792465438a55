/** Addresses: every screen has one of its own. */

export type Screen =
  | "home"
  | "new"
  | "daily"
  | "opponent"
  | "ratings"
  | "tournaments"
  | "tournament"
  | "announce"
  | "profile"
  | "tables"
  | "table"
  | "replay"
  | "settings"
  | "reset"
  | "about"
  | "rules"
  | "learn"
  | "lesson"
  | "puzzles"
  | "puzzle"
  | "mistakes"
  | "exercise"
  | "study"
  | "plan"
  | "operators"
  | "moderation"
  | "moderated"
  | "unknown";

export interface Route {
  screen: Screen;
  /** The part of the path behind the screen: a table's id or a game's name. */
  what: string | null;
  /** The part behind that: the entry of a thing in the rules, a lesson, or a puzzle. */
  part: string | null;
  query: URLSearchParams;
  /** The place on the screen, as the address names it. */
  anchor: string | null;
}

const PLAIN: Record<string, Screen> = {
  "/": "home",
  "/new": "new",
  "/daily": "daily",
  "/opponent": "opponent",
  "/ratings": "ratings",
  "/tournaments": "tournaments",
  "/announce": "announce",
  "/tables": "tables",
  "/settings": "settings",
  "/reset": "reset",
  "/about": "about",
  "/learn": "learn",
  "/puzzles": "puzzles",
  "/mistakes": "mistakes",
  "/study": "study",
  "/rules": "rules",
  "/operators": "operators",
  "/moderation": "moderation",
};

/** The screens that show one of what a plain address lists. */
const ONE: Record<string, Screen> = { mistakes: "exercise", moderation: "moderated" };

/** The screens of addresses with one part more. */
const DEEPER: Record<string, Screen> = { learn: "lesson", puzzles: "puzzle" };

export function parsed(path: string, search: string, hash = ""): Route {
  const common = { query: new URLSearchParams(search), anchor: named(hash.slice(1)) };
  const plain = PLAIN[path.length > 1 ? path.replace(/\/$/, "") : path];
  if (plain) return { screen: plain, what: null, part: null, ...common };
  const person = /^\/people\/([^/]+)\/?$/.exec(path);
  const tournament = /^\/tournaments\/([\w-]+)\/?$/.exec(path);
  if (tournament) return { screen: "tournament", what: tournament[1]!, part: null, ...common };
  if (person) return { screen: "profile", what: named(person[1]!), part: null, ...common };
  const match =
    /^\/(new|table|replay|rules|learn|mistakes|puzzles|study|plan|moderation)\/([\w-]+)\/?$/.exec(path) ??
    /^\/(rules|learn|puzzles)\/([\w-]+)\/([^/]+)\/?$/.exec(path);
  if (match) {
    const [, first, what, rest] = match;
    const screen = ONE[first!] ?? ((rest && DEEPER[first!]) || (first as Screen));
    return { screen, what: what!, part: named(rest ?? ""), ...common };
  }
  return { screen: "unknown", what: null, part: null, ...common };
}

/** A name as it was before it stood in an address; what is no name of an address is taken as it is. */
function named(text: string): string | null {
  try {
    return decodeURIComponent(text) || null;
  } catch {
    return text;
  }
}
