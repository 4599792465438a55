/** Where points come from, lit on the board: for a source that the reader has chosen, or a figure of the outcome. */

import type { Scene } from "../games/games";
import { lightOf } from "../score/figures";
import type { Followed } from "./followed";

export class Lit {
  gains = $state.raw<Scene["gains"]>([]);
  /** The source that the reader has chosen. */
  source = $state<string | null>(null);

  /** With a table, and whose points are shown. To be made while a component is set up. */
  constructor(table: Followed, seat: () => number | null) {
    $effect(() => {
      void table.position?.at;
      const chosen = { source: this.source, seat: seat() };
      if (chosen.source === null || chosen.seat === null) return;
      const figure = { source: chosen.source, seat: chosen.seat };
      let current = true;
      const light = (gains: Scene["gains"]) => {
        if (current) this.gains = gains;
      };
      table.gains().then(
        (gains) => light(lightOf(gains, figure)),
        () => light([]),
      );
      return () => {
        current = false;
        this.gains = [];
      };
    });
  }
}
