/** Starts the server of a page without one: in a worker, for this page. */

import { BASE } from "../base";
import { dialBy, type Wire } from "../net/wire";
import type { Ask, Dial, FromServer, Progress, SocketMessage, Wish } from "./messages";

/** Why it cannot start, as a message of the page. */
export class CannotStart extends Error {
  constructor(
    readonly key: "offline-insecure" | "offline-unfetched" | "offline-failed",
    reason = "",
  ) {
    super(reason);
  }
}

/** Only one page at a time may change what is kept: this one from now on, until it is closed. */
function alone(tell: (progress: Progress) => void): Promise<void> {
  const name = `realmwright ${BASE}/`;
  return new Promise((resolve) => {
    const forever = () => {
      resolve();
      return new Promise(() => undefined);
    };
    void navigator.locks.request(name, { ifAvailable: true }, (lock) => {
      if (lock) return forever();
      tell({ kind: "elsewhere" });
      void navigator.locks.request(name, forever);
      return null;
    });
  });
}

/** When the service worker has everything, and answers for this page. */
async function served(tell: (progress: Progress) => void): Promise<void> {
  const { serviceWorker } = navigator;
  serviceWorker.addEventListener("message", ({ data }: MessageEvent<Progress | Ask>) => {
    if (data.kind !== "ask") tell(data);
  });
  const serving = new Promise<void>((resolve) =>
    serviceWorker.addEventListener("controllerchange", () => resolve(), { once: true }),
  );
  const options = { scope: `${BASE}/`, updateViaCache: "none" } as const;
  let registration: ServiceWorkerRegistration;
  try {
    registration = await serviceWorker.register(`${BASE}/service-worker.js`, options);
  } catch (problem) {
    // Without a network there is no need for it where it has been before.
    if (serviceWorker.controller) return;
    throw new CannotStart("offline-unfetched", String(problem));
  }
  if (serviceWorker.controller) return;
  // A page that was loaded past it, as with Shift and Reload, has to ask for it.
  registration.active?.postMessage("serve" satisfies Wish);
  const { installing } = registration;
  const failed = new Promise<never>((_, reject) =>
    installing?.addEventListener("statechange", () => {
      if (installing.state === "redundant") reject(new CannotStart("offline-unfetched"));
    }),
  );
  await Promise.race([serving, failed]);
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
  if (!("serviceWorker" in navigator) || !isSecureContext) throw new CannotStart("offline-insecure");
  await alone(tell);
  await served(tell);
  tell({ kind: "starting" });
  const worker = new Worker(new URL("./server.worker.ts", import.meta.url), { type: "module" });
  navigator.serviceWorker.addEventListener("message", ({ data, ports }: MessageEvent<Progress | Ask>) => {
    if (data.kind === "ask") worker.postMessage(data, [ports[0]!, data.body]);
  });
  await new Promise<void>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<FromServer>) =>
      data.kind === "ready" ? resolve() : reject(new CannotStart("offline-failed", data.reason));
    worker.onerror = ({ message }) => reject(new CannotStart("offline-failed", message));
  });
  dialBy(() => new WorkerSocket(worker));
  // What is kept here is nowhere else: a browser that is short of space should look elsewhere first.
  void navigator.storage.persist().catch(() => undefined);
}
