/** Lengths of time as people say them. */

export const UNITS = { seconds: 1, minutes: 60, hours: 3600, days: 86_400 } as const;
export type Unit = keyof typeof UNITS;

export interface Limits {
  least: number;
  most: number;
}

/** Seconds in the largest unit in which they are a whole number. */
export function measured(seconds: number): { unit: Unit; count: number } {
  const names = Object.keys(UNITS) as Unit[];
  const unit = names.findLast((name) => seconds % UNITS[name] === 0) ?? "seconds";
  return { unit, count: seconds / UNITS[unit] };
}

/** The nearest whole number of seconds within the limits. */
export function within(limits: Limits, seconds: number): number {
  return Math.min(limits.most, Math.max(limits.least, Math.round(seconds)));
}
