/** The drawings of a game, from the same source as the pictures of the engine: inlined once, used everywhere. */

import { API, http, query } from "./net/http";
import { appearance, preferences } from "./preferences.svelte";

const loaded = new Map<string, Promise<string>>();

function address(game: string, part: string, values: Record<string, string>): string {
  return query(`/games/${encodeURIComponent(game)}/${part}`, {
    ...values,
    palette: preferences.palette,
    dark: appearance.dark ? 1 : 0,
  });
}

/** The symbols of a game in the palette of now, as SVG text. */
export function symbols(game: string): Promise<string> {
  const path = address(game, "symbols", {});
  let text = loaded.get(path);
  if (!text) {
    text = http.text(path);
    text.catch(() => loaded.delete(path));
    loaded.set(path, text);
  }
  return text;
}

/** Where the drawing of one thing of a game is, such as the picture of a card. */
export function illustrationAddress(game: string, name: string): string {
  return `${API}${address(game, `illustrations/${encodeURIComponent(name)}`, {})}`;
}

/** Where the drawing of a figure of the rules is, after so many steps. */
export function figureAddress(game: string, name: string, step: number, language: string): string {
  return `${API}${address(game, `figures/${encodeURIComponent(name)}.svg`, { step: String(step), language })}`;
}

/** Where the ground of a map is, which is told by its chart. */
export function groundAddress(game: string, chart: string): string {
  return `${API}${address(game, "ground", { chart, letters: preferences.letters ? "1" : "0" })}`;
}

/** Where the picture of a choice of an option is. */
export function pictureAddress(game: string, option: string, choice: string): string {
  return `${API}${address(game, `pictures/${encodeURIComponent(option)}`, { choice })}`;
}
