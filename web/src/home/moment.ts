/** Moments as people speak of them. */

const STEPS: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ["year", 365 * 86_400],
  ["month", 30 * 86_400],
  ["week", 7 * 86_400],
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
];

/** How long ago a moment was; both in seconds since 1970. */
export function ago(moment: number, now: number, language: string): string {
  const passed = Math.max(0, now - moment);
  const format = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  for (const [unit, seconds] of STEPS) {
    if (passed >= seconds) return format.format(-Math.floor(passed / seconds), unit);
  }
  return format.format(0, "second");
}

/** A day, in full. */
export function dayTold(moment: number, language: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: "long" }).format(moment * 1000);
}

/** A time of the day. */
export function clockTold(moment: number, language: string): string {
  return new Intl.DateTimeFormat(language, { timeStyle: "short" }).format(moment * 1000);
}

/** Whether two moments are on the same day, where the reader is. */
export function sameDay(one: number, other: number): boolean {
  return new Date(one * 1000).toDateString() === new Date(other * 1000).toDateString();
}

/** A day and a time, in full. */
export function exactly(moment: number, language: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short" }).format(moment * 1000);
}
