/** What a page without a server does before it is shown, and beside it. */

import { mount, unmount } from "svelte";
import { BASE } from "../base";
import { keepLinks } from "./links";
import Renewal from "./Renewal.svelte";
import Starting from "./Starting.svelte";

/** Start the server of the page, and then show it. */
export function begin(show: () => void): void {
  const target = document.body;
  keepLinks(BASE);
  const starting = mount(Starting, {
    target,
    props: {
      onready: () => {
        void unmount(starting);
        show();
        mount(Renewal, { target });
      },
    },
  });
}
