/** Addresses: every screen has one of its own. */

export type Screen =
  | "home"
  | "new"
  | "tables"
  | "table"
  | "replay"
  | "settings"
  | "reset"
  | "about"
  | "rules"
  | "learn"
  | "lesson"
  | "unknown";

export interface Route {
  screen: Screen;
  /** The part of the path behind the screen: a table's id, a game's name, or a game and its lesson. */
  what: string | null;
  query: URLSearchParams;
}

const PLAIN: Record<string, Screen> = {
  "/": "home",
  "/new": "new",
  "/tables": "tables",
  "/settings": "settings",
  "/reset": "reset",
  "/about": "about",
  "/learn": "learn",
};

export function parsed(path: string, search: string): Route {
  const query = new URLSearchParams(search);
  const plain = PLAIN[path.length > 1 ? path.replace(/\/$/, "") : path];
  if (plain) return { screen: plain, what: null, query };
  const lesson = /^\/learn\/([\w-]+\/[\w-]+)\/?$/.exec(path);
  if (lesson) return { screen: "lesson", what: lesson[1]!, query };
  const match = /^\/(new|table|replay|rules|learn)\/([\w-]+)\/?$/.exec(path);
  if (match) return { screen: match[1] as Screen, what: match[2]!, query };
  return { screen: "unknown", what: null, query };
}
