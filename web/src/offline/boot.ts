/** Starts the server of a site without one: in a worker, for this page. */

import { dialBy, type Wire } from "../net/wire";
import type { Ask, Dial, FromWorker, Progress, SocketMessage } from "./messages";

/** Why it cannot start, as a message of the page. */
export class CannotStart extends Error {
  constructor(
    readonly key: "offline-insecure" | "offline-elsewhere" | "offline-failed",
    reason = "",
  ) {
    super(reason);
  }
}

/** So long a page waits for another one that may just be closed, in milliseconds. */
const PATIENCE = 5000;

/** Only one page at a time may change what is kept: this one, until it is closed. */
function alone(): Promise<boolean> {
  return new Promise((resolve) => {
    const forever = () => {
      resolve(true);
      return new Promise(() => undefined);
    };
    navigator.locks
      .request("realmwright", { signal: AbortSignal.timeout(PATIENCE) }, forever)
      .catch(() => resolve(false));
  });
}

/** When the service worker has everything, and answers for this page. */
async function controlled(tell: (progress: Progress) => void): Promise<void> {
  const { serviceWorker } = navigator;
  serviceWorker.addEventListener("message", ({ data }: MessageEvent<Progress | Ask>) => {
    if (data.kind !== "ask") tell(data);
  });
  const claimed = new Promise<void>((resolve) =>
    serviceWorker.addEventListener("controllerchange", () => resolve(), { once: true }),
  );
  const registration = await serviceWorker.register("/service-worker.js");
  if (serviceWorker.controller) return;
  const installing = registration.installing ?? registration.waiting;
  const failed = new Promise<never>((_, reject) =>
    installing?.addEventListener("statechange", () => {
      if (installing.state === "redundant")
        reject(new CannotStart("offline-failed", "not everything could be fetched"));
    }),
  );
  await Promise.race([claimed, failed]);
}

class WorkerSocket implements Wire {
  readyState: number = WebSocket.CONNECTING;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  readonly #port: MessagePort;

  constructor(worker: Worker) {
    const { port1, port2 } = new MessageChannel();
    this.#port = port1;
    port1.onmessage = ({ data }: MessageEvent<SocketMessage>) => {
      if (data.kind === "text") {
        this.readyState = WebSocket.OPEN;
        this.onmessage?.({ data: data.text });
      } else {
        this.readyState = WebSocket.CLOSED;
        this.onclose?.({ code: data.code });
      }
    };
    worker.postMessage({ kind: "dial" } satisfies Dial, [port2]);
  }

  send(text: string): void {
    this.#port.postMessage({ kind: "text", text } satisfies SocketMessage);
  }

  close(): void {
    this.#port.postMessage({ kind: "closed", code: 1000 } satisfies SocketMessage);
  }
}

export async function boot(tell: (progress: Progress) => void): Promise<void> {
  if (!("serviceWorker" in navigator)) throw new CannotStart("offline-insecure");
  if (!(await alone())) throw new CannotStart("offline-elsewhere");
  await controlled(tell);
  tell({ kind: "starting" });
  const worker = new Worker(new URL("./server.worker.ts", import.meta.url), { type: "module" });
  navigator.serviceWorker.addEventListener("message", ({ data, ports }: MessageEvent<Progress | Ask>) => {
    if (data.kind === "ask") worker.postMessage(data, [ports[0]!, data.body]);
  });
  await new Promise<void>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) =>
      data.kind === "ready" ? resolve() : reject(new CannotStart("offline-failed", data.reason));
    worker.onerror = ({ message }) => reject(new CannotStart("offline-failed", message));
  });
  dialBy(() => new WorkerSocket(worker));
}
