/** Dates, as fields for them have them: such as "2026-11-19", in the reader's own time zone. */

/** The date so many days after today. */
export function dateAfter(days: number, today: Date = new Date()): string {
  const date = new Date(today.getFullYear(), today.getMonth(), today.getDate() + days);
  const two = (number: number) => String(number).padStart(2, "0");
  return `${String(date.getFullYear()).padStart(4, "0")}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** When a date begins, in seconds since 1970. */
export function midnight(date: string): number {
  const [year = 0, month = 1, day = 1] = date.split("-").map(Number);
  return new Date(year, month - 1, day).getTime() / 1000;
}
