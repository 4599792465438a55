/** The server: the same application that runs elsewhere, for this page alone. Whatever it answers is kept before. */

import { BASE } from "../base";
import { Keeper } from "./keeper";
import type { Answer, Ask, Dial, FromServer, SocketMessage } from "./messages";
import { loadPython } from "./python";

/** Its name is that of the browser's database; sites in other folders of the same host have their own. */
const FOLDER = `/realmwright${BASE}`;
/** A socket is closed with this code when the server has failed. */
const FAILED = 1011;

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
  open_host(folder: string, startWorker: () => BotWorker): Promise<PageHost>;
}

/** Where bots think; Python tells what each of these is for. */
class BotWorker {
  readonly #worker = new Worker(new URL("./bots.worker.ts", import.meta.url), { type: "module" });
  readonly #loaded = new Promise<void>((resolve) => (this.#worker.onmessage = () => resolve()));

  ready(): Promise<void> {
    return this.#loaded;
  }

  ask(question: Uint8Array): Promise<Uint8Array> {
    const { port1, port2 } = new MessageChannel();
    return new Promise((resolve) => {
      port1.onmessage = ({ data }: MessageEvent<Uint8Array>) => resolve(data);
      this.#worker.postMessage(question, [port2]);
    });
  }

  stop(): void {
    this.#worker.terminate();
  }
}

async function start(): Promise<{ host: PageHost; keeper: Keeper }> {
  const python = await loadPython();
  const keeper = new Keeper(python, FOLDER);
  await keeper.open();
  const page = python.pyimport("realmwright.server.offline.page") as PageModule;
  const host = await page.open_host(FOLDER, () => new BotWorker());
  return { host, keeper };
}

const started = start();

async function answer(asked: Ask): Promise<Answer> {
  const { host, keeper } = await started;
  try {
    const body = new Uint8Array(asked.body);
    const [status, headers, found] = await host.ask(asked.method, asked.address, asked.headers, body);
    await keeper.keep();
    return { status, headers, body: found.slice().buffer };
  } catch (problem) {
    const said = { code: "not-kept", message: String(problem).slice(-200) };
    const body = new TextEncoder().encode(JSON.stringify(said)).buffer;
    return { status: 503, headers: [["content-type", "application/json"]], body };
  }
}

async function connect(port: MessagePort): Promise<void> {
  const { host, keeper } = await started;
  const send = (message: SocketMessage) => port.postMessage(message);
  let sent: Promise<void> = Promise.resolve();
  const line = host.connect(
    (text) => {
      const kept = keeper.keep();
      sent = sent
        .then(() => kept)
        .then(
          () => send({ kind: "text", text }),
          () => send({ kind: "closed", code: FAILED }),
        );
    },
    (code) => (sent = sent.then(() => send({ kind: "closed", code }))),
  );
  port.onmessage = ({ data }: MessageEvent<SocketMessage>) =>
    data.kind === "text" ? line.say(data.text) : line.close();
}

onmessage = ({ data, ports }: MessageEvent<Ask | Dial>) => {
  const port = ports[0]!;
  if (data.kind === "dial") void connect(port);
  else void answer(data).then((found) => port.postMessage(found, [found.body]));
};

const tell = (message: FromServer) => postMessage(message);
started.then(
  () => tell({ kind: "ready" }),
  (problem: unknown) => tell({ kind: "failed", reason: String(problem).slice(-500) }),
);
