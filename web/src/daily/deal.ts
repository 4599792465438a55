/** What is shown of the deal of a day: its date, and what of its set-up can be drawn. */

import type { GameSign, OptionSign } from "../protocol";

/** One option of a deal with what was chosen for it. */
export interface Pictured {
  option: OptionSign;
  choices: string[];
}

/** So many boards lie around one in the middle. */
const AROUND = 7;

/** What was chosen for a game and has names, in the order of its options; defaults go without saying. */
export function pictured(game: GameSign, options: Readonly<Record<string, unknown>>): Pictured[] {
  return game.options.flatMap((option) => {
    const value = options[option.name];
    if (JSON.stringify(value) === JSON.stringify(option.default)) return [];
    const chosen = Array.isArray(value) ? value.map(String) : typeof value === "string" ? [value] : [];
    const choices = chosen.filter((choice) => option.choices?.includes(choice));
    return choices.length ? [{ option, choices }] : [];
  });
}

/** The boards of a deal, and all else. */
export function parted(found: readonly Pictured[]): { boards: Pictured | null; rest: Pictured[] } {
  const boards = found.find(({ option }) => option.name === "boards") ?? null;
  return { boards, rest: found.filter((each) => each !== boards) };
}

/** How boards lie: around one in the middle, or in rows. */
export function layOf(boards: Pictured): "around" | "rows" {
  return boards.choices.length === AROUND ? "around" : "rows";
}

/** A day as people say it. Days are those of UTC. */
export function dayName(date: string, language: string, style: "full" | "medium" = "full"): string {
  return new Intl.DateTimeFormat(language, { dateStyle: style, timeZone: "UTC" }).format(new Date(`${date}T00:00:00Z`));
}

/** A moment some seconds from now, on the reader's own clock; with its day if that is another one. */
export function clockTime(seconds: number, language: string, now = new Date()): string {
  const then = new Date(now.getTime() + seconds * 1000);
  const other = then.toDateString() !== now.toDateString();
  const style: Intl.DateTimeFormatOptions = { hour: "2-digit", minute: "2-digit", ...(other && { weekday: "long" }) };
  return new Intl.DateTimeFormat(language, style).format(then);
}

/** Points ahead of the bot, or behind it, with their sign. */
export function ahead(points: number, language: string): string {
  return new Intl.NumberFormat(language, { signDisplay: "exceptZero" }).format(points).replace("-", "−");
}
