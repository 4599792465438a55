/** Explaining what earns points where it is: its poster at its largest. */

import { explained } from "../../parts/tip.svelte";
import type { Words } from "../../words/words";
import LargePoster from "./LargePoster.svelte";

/** An attachment for whatever shows a landscape, by its address and the message that names it. */
export function enlarging(address: () => string, id: () => string, words: () => Words) {
  const name = () => words().say(id());
  const about = () => words().about(id());
  return explained(
    about,
    name,
    () => ({
      component: LargePoster,
      props: { address: address(), name: name(), about: about() },
    }),
    id,
  );
}
