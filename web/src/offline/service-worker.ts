/** Keeps the site for when there is no network, and hands what the page asks its server to the worker where that runs. */

import type { Answer, Ask, Progress, SiteFiles } from "./messages";

const site = self as unknown as ServiceWorkerGlobalScope;
const API = "/api/";
const CACHE = "realmwright-";
const ABREAST = 4;

async function tell(progress: Progress): Promise<void> {
  for (const client of await site.clients.matchAll({ includeUncontrolled: true })) client.postMessage(progress);
}

async function fill(): Promise<void> {
  const answer = await fetch("/files.json", { cache: "no-store" });
  const { version, files } = (await answer.json()) as SiteFiles;
  const cache = await caches.open(CACHE + version);
  const total = Object.values(files).reduce((sum, size) => sum + size, 0);
  const left = Object.entries(files);
  let done = 0;
  const fetchSome = async () => {
    for (let next = left.shift(); next; next = left.shift()) {
      const [path, size] = next;
      if (!(await cache.match(path))) await cache.add(new Request(path, { cache: "no-cache" }));
      done += size;
      await tell({ kind: "bytes", done, total });
    }
  };
  await Promise.all(Array.from({ length: ABREAST }, fetchSome));
  // What is here now is complete; what was here before can go once nobody uses it.
  await caches.open(CACHE).then((kept) => kept.put("/version", new Response(version)));
}

async function tidy(): Promise<void> {
  const version = await (await caches.open(CACHE)).match("/version").then((found) => found?.text());
  for (const name of await caches.keys()) {
    if (name.startsWith(CACHE) && name !== CACHE && name !== CACHE + version) await caches.delete(name);
  }
  await site.clients.claim();
}

async function kept(request: Request): Promise<Response> {
  const path = request.mode === "navigate" ? "/" : new URL(request.url).pathname;
  return (await caches.match(path)) ?? fetch(request);
}

/** The answer of the server in the worker of the page that asks, or of any page. */
async function answered(request: Request, clientId: string): Promise<Response> {
  const asking = clientId ? await site.clients.get(clientId) : undefined;
  const client = asking ?? (await site.clients.matchAll({ type: "window" }))[0];
  if (!client) return Response.error();
  const { pathname, search } = new URL(request.url);
  const body = await request.arrayBuffer();
  const asked: Ask = {
    kind: "ask",
    method: request.method,
    address: pathname + search,
    headers: Object.fromEntries(request.headers),
    body,
  };
  const { port1, port2 } = new MessageChannel();
  const {
    status,
    headers,
    body: found,
  } = await new Promise<Answer>((resolve) => {
    port1.onmessage = ({ data }: MessageEvent<Answer>) => resolve(data);
    client.postMessage(asked, [port2, body]);
  });
  const empty = status === 204 || status === 304;
  return new Response(empty ? null : found, { status, headers });
}

site.addEventListener("install", (event) => event.waitUntil(fill()));
site.addEventListener("activate", (event) => event.waitUntil(tidy()));
site.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== site.location.origin) return;
  event.respondWith(pathname.startsWith(API) ? answered(request, event.clientId) : kept(request));
});
