/** Addresses: every screen has one of its own. */

export type Screen =
  "home" | "new" | "tables" | "table" | "replay" | "settings" | "reset" | "about" | "rules" | "unknown";

export interface Route {
  screen: Screen;
  /** The part of the path behind the screen: a table's id or a game's name. */
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
};

export function parsed(path: string, search: string): Route {
  const query = new URLSearchParams(search);
  const plain = PLAIN[path.length > 1 ? path.replace(/\/$/, "") : path];
  if (plain) return { screen: plain, what: null, query };
  const match = /^\/(new|table|replay|rules)\/([\w-]+)\/?$/.exec(path);
  if (match) return { screen: match[1] as Screen, what: match[2]!, query };
  return { screen: "unknown", what: null, query };
}
