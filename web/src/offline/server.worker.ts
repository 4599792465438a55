/** The server: the same application that runs elsewhere, for this page alone. */

import type { Answer, Ask, Dial, FromWorker, SocketMessage } from "./messages";
import { loadPython, type Python } from "./python";

const FOLDER = "/data";
/** What is kept is written so soon after a change, in milliseconds: changes seldom come alone. */
const SOON = 150;

interface Line {
  say(text: string): void;
  close(): void;
}

interface PageHost {
  ask(
    method: string,
    address: string,
    headers: Record<string, string>,
    body: Uint8Array,
  ): Promise<[number, [string, string][], Uint8Array]>;
  connect(hear: (text: string) => void, gone: (code: number) => void): Line;
}

interface PageModule {
  open_host(folder: string, thinker: object): Promise<PageHost>;
}

/** Bots think in a worker of their own, which is made when the first of them is asked. */
const thinker = {
  worker: null as Worker | null,
  loaded: null as Promise<void> | null,
  ready(): Promise<void> {
    this.loaded ??= new Promise((resolve) => {
      this.worker = new Worker(new URL("./bots.worker.ts", import.meta.url), { type: "module" });
      this.worker.onmessage = () => resolve();
    });
    return this.loaded;
  },
  ask(question: Uint8Array): Promise<Uint8Array> {
    const { port1, port2 } = new MessageChannel();
    return new Promise((resolve) => {
      port1.onmessage = ({ data }: MessageEvent<Uint8Array>) => resolve(data);
      this.worker!.postMessage(question, [port2]);
    });
  },
  stop(): void {
    this.worker?.terminate();
    this.worker = this.loaded = null;
  },
};

/** Read what was kept, or keep what there is now. */
function sync(python: Python, read: boolean): Promise<void> {
  return new Promise((resolve, reject) => {
    python.FS.syncfs(read, (problem) => (problem ? reject(new Error(String(problem))) : resolve()));
  });
}

async function start(): Promise<{ host: PageHost; changed: () => void }> {
  const python = await loadPython();
  python.FS.mkdirTree(FOLDER);
  python.FS.mount(python.FS.filesystems.IDBFS, {}, FOLDER);
  await sync(python, true);
  const page = python.pyimport("realmwright.server.offline.page") as PageModule;
  const host = await page.open_host(FOLDER, thinker);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let keeping: Promise<void> = Promise.resolve();
  const changed = () => {
    clearTimeout(timer);
    timer = setTimeout(() => (keeping = keeping.then(() => sync(python, false))), SOON);
  };
  return { host, changed };
}

const started = start();

async function answer(asked: Ask, port: MessagePort): Promise<void> {
  const { host, changed } = await started;
  const [status, headers, body] = await host.ask(
    asked.method,
    asked.address,
    asked.headers,
    new Uint8Array(asked.body),
  );
  if (asked.method !== "GET") changed();
  const bytes = body.slice().buffer;
  port.postMessage({ status, headers, body: bytes } satisfies Answer, [bytes]);
}

async function connect(port: MessagePort): Promise<void> {
  const { host, changed } = await started;
  const send = (message: SocketMessage) => port.postMessage(message);
  const line = host.connect(
    (text) => {
      changed();
      send({ kind: "text", text });
    },
    (code) => send({ kind: "closed", code }),
  );
  port.onmessage = ({ data }: MessageEvent<SocketMessage>) =>
    data.kind === "text" ? line.say(data.text) : line.close();
}

onmessage = ({ data, ports }: MessageEvent<Ask | Dial>) => {
  void (data.kind === "ask" ? answer(data, ports[0]!) : connect(ports[0]!));
};

const tell = (message: FromWorker) => postMessage(message);
started.then(
  () => tell({ kind: "ready" }),
  (problem: unknown) => tell({ kind: "failed", reason: String(problem).slice(-500) }),
);
