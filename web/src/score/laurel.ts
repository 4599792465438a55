/** A branch of laurel, from the stem up: where each leaf grows, and how. */

interface Leaf {
  transform: string;
  /** The leaves of the outer side lie in the light. */
  lit: boolean;
}

export const BRANCH = {
  width: 72,
  height: 140,
  stem: "M58 134C8 110 6 40 50 6",
  leaf: "M0 0C6-9 16-10 24-4 17 4 7 5 0 0z",
};
const PAIRS = 9;

export function leaves(): Leaf[] {
  return Array.from({ length: PAIRS }, (_, pair) => {
    const along = pair / (PAIRS - 1);
    const x = 58 - 44 * Math.sin(Math.PI * (0.08 + 0.84 * along));
    const y = 130 - 118 * along;
    const size = 0.95 - 0.25 * along;
    return [-110 + 40 * along, -20 + 40 * along].map((turn, side) => ({
      transform: `translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${Math.round(turn)}) scale(${size.toFixed(2)})`,
      lit: side === 1,
    }));
  }).flat();
}
