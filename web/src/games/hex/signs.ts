/** What was done in a turn, as a line of signs. */

export interface Sign {
  symbol?: string;
  /** How large the symbol is drawn, in its own units. */
  box?: number;
  /** A few characters before the symbol, or instead of it. */
  text?: string;
  /** Whether like ones are one sign with their number, and for how many one stands. */
  many?: boolean;
  count?: number;
  /** Whether it is gold. */
  gold?: boolean;
}

/** Like signs put together, in the order in which they came first. */
export function gathered(signs: readonly Sign[]): Sign[] {
  const found = new Map<string, Sign>();
  for (const sign of signs) {
    const key = `${sign.text ?? ""} ${sign.symbol ?? ""}`;
    const before = found.get(key);
    const count = (before?.count ?? 0) + (sign.count ?? 1);
    if (!before || sign.many) found.set(key, { ...sign, count });
  }
  return [...found.values()];
}
