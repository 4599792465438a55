/** Minutes of the day, as fields for a time have them. */

/** Such as "08:05". */
export function clockTime(minute: number): string {
  return [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, "0")).join(":");
}

/** The minute that a field says; null while it is not filled in. */
export function minuteOf(time: string): number | null {
  const found = /^(\d\d):(\d\d)/.exec(time);
  return found ? Number(found[1]) * 60 + Number(found[2]) : null;
}
