/** What can be saved of a finished game: what it is, where it is, and what the file is called. */

import { query } from "../net/http";

export const FORMS = ["svg", "png", "film", "log", "record", "review"] as const;
type Form = (typeof FORMS)[number];

export interface Saving {
  form: Form;
  path: string;
  file: string;
  /** Whether it takes so long that one may wonder. */
  slow: boolean;
}

/** What is looked at, and how. */
export interface Sight {
  table: string;
  game: string;
  step: number;
  eyes: number | null;
  palette: string;
  dark: boolean;
  /** Whether the game has a log in plain text, and a review. */
  log: boolean;
  reviewed: boolean;
}

/** All that can be saved, the position that is looked at first. */
export function savings({ table, game, step, eyes, palette, dark, log, reviewed }: Sight): Saving[] {
  const view = { eyes, palette, dark: dark ? 1 : 0 };
  const at = `/tables/${table}`;
  const name = `${game}-${table.slice(0, 6)}`;
  const all: Record<Form, Omit<Saving, "form">> = {
    svg: { path: query(`${at}/picture.svg`, { step, ...view }), file: `${name}-${step}.svg`, slow: false },
    png: { path: query(`${at}/picture.png`, { step, ...view }), file: `${name}-${step}.png`, slow: true },
    film: { path: query(`${at}/film.webp`, view), file: `${name}.webp`, slow: true },
    log: { path: `${at}/log.txt`, file: `${name}.txt`, slow: false },
    record: { path: `${at}/record`, file: `${name}.json`, slow: false },
    review: { path: `${at}/review.json`, file: `${name}-review.json`, slow: false },
  };
  const there: Partial<Record<Form, boolean>> = { log, review: reviewed };
  return FORMS.filter((form) => there[form] ?? true).map((form) => ({ form, ...all[form] }));
}
