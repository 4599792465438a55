/** What messages go through: a WebSocket, or what stands for it where the server is in the page. */

import { API } from "./http";

export interface Wire {
  readonly readyState: number;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  send(text: string): void;
  close(): void;
}

let open = (): Wire => {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return new WebSocket(`${scheme}://${location.host}${API}/socket`) as unknown as Wire;
};

/** Open a wire to the server. */
export function dial(): Wire {
  return open();
}

/** From now on wires are opened in another way. */
export function dialBy(way: () => Wire): void {
  open = way;
}
