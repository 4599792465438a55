/** What goes on at the server, asked anew every few seconds while somebody looks. */

import { http } from "../net/http";
import type { ServerStatus } from "../protocol";

const PAUSE = 5000;

class Status {
  found = $state.raw<ServerStatus | null>(null);
  problem = $state.raw<unknown>(null);

  async read(): Promise<void> {
    try {
      this.found = await http.get<ServerStatus>("/operators");
      this.problem = null;
    } catch (problem) {
      this.problem = problem;
    }
  }
}

/** To be called while a component is set up. */
export function status(): Status {
  const state = new Status();
  $effect(() => {
    void state.read();
    const timer = setInterval(() => {
      if (!document.hidden) void state.read();
    }, PAUSE);
    return () => clearInterval(timer);
  });
  return state;
}
