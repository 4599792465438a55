/** What the reader wishes to build next. The hand asks for it, and the map builds it. */

import type { PieceName } from "./pieces";

export const wish = $state<{ piece: PieceName }>({ piece: "house" });

/** The other one. */
export function toggle(): PieceName {
  return (wish.piece = wish.piece === "fort" ? "house" : "fort");
}
