/** Keeps a release as a whole, for when there is no network, and hands what the page asks its server to the worker
 * where that runs. */

import type { Answer, Ask, Progress, Release, Wish } from "./messages";

const site = self as unknown as ServiceWorkerGlobalScope & { release: Release };
// A browser looks for a new service worker in what that imports, too: so another release is another service worker.
importScripts("./release.js");

const HERE = new URL("./", site.location.href).pathname;
const API = "api/";
const INDEX = "index.html";
/** Sites in other folders of the same host have caches of their own. */
const OURS = `realmwright ${HERE} `;
const CACHE = OURS + site.release.version;
const ABREAST = 4;
/** Between two messages about progress, in milliseconds. */
const PAUSE = 100;
/** Hosts do not know all of these, and a browser runs nothing whose type is wrong. */
const TYPES: Record<string, string> = {
  css: "text/css",
  html: "text/html",
  js: "text/javascript",
  json: "application/json",
  mjs: "text/javascript",
  png: "image/png",
  svg: "image/svg+xml",
  txt: "text/plain",
  wasm: "application/wasm",
  webmanifest: "application/manifest+json",
  woff2: "font/woff2",
  zip: "application/zip",
};

async function tell(progress: Progress): Promise<void> {
  for (const client of await site.clients.matchAll({ includeUncontrolled: true })) client.postMessage(progress);
}

async function hashOf(body: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", body));
  return [...digest].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** A file of just this release. A host may be about to exchange one release for another: no file of that is taken. */
async function fetched(path: string, count: (bytes: number) => void = () => undefined): Promise<Response> {
  const wanted = site.release.files[path]!;
  let seen = 0;
  for (const cache of ["no-cache", "reload"] as const) {
    const answer = await fetch(HERE + path, { cache });
    if (!answer.ok || !answer.body) continue;
    const parts: Uint8Array<ArrayBuffer>[] = [];
    let bytes = 0;
    for (const reader = answer.body.getReader(); ;) {
      const { done, value } = await reader.read();
      if (done) break;
      parts.push(value);
      bytes += value.length;
      count(Math.max(0, bytes - seen));
      seen = Math.max(seen, bytes);
    }
    const body = await new Blob(parts).arrayBuffer();
    if ((await hashOf(body)) !== wanted.hash) continue;
    const type = TYPES[path.split(".").pop()!] ?? "application/octet-stream";
    return new Response(body, { headers: { "Content-Type": type, ETag: wanted.hash } });
  }
  throw new Error(`${path} is not to be had as this release has it`);
}

/** The file of an earlier release, if it is the same. */
async function inherited(path: string): Promise<Response | undefined> {
  for (const name of await caches.keys()) {
    if (!name.startsWith(OURS)) continue;
    const found = await (await caches.open(name)).match(HERE + path);
    if (found?.headers.get("ETag") === site.release.files[path]!.hash) return found;
  }
  return undefined;
}

/** Get everything; only then is this release used. */
async function fill(): Promise<void> {
  const cache = await caches.open(CACHE);
  const missing: string[] = [];
  for (const path of Object.keys(site.release.files)) {
    const found = await inherited(path);
    if (found) await cache.put(HERE + path, found);
    else missing.push(path);
  }
  const total = missing.reduce((sum, path) => sum + site.release.files[path]!.size, 0);
  let done = 0;
  let told = 0;
  const count = (bytes: number) => {
    done += bytes;
    if (Date.now() - told < PAUSE) return;
    told = Date.now();
    void tell({ kind: "bytes", done, total });
  };
  const fetchSome = async () => {
    for (let path = missing.shift(); path !== undefined; path = missing.shift()) {
      await cache.put(HERE + path, await fetched(path, count));
    }
  };
  await Promise.all(Array.from({ length: ABREAST }, fetchSome));
  await tell({ kind: "bytes", done: total, total });
}

/** Let go of other releases: nobody uses them any more. */
async function tidy(): Promise<void> {
  for (const name of await caches.keys()) if (name.startsWith(OURS) && name !== CACHE) await caches.delete(name);
  await site.clients.claim();
}

/** A file of this release, and of no other, or of another host's part. */
async function kept(request: Request, path: string): Promise<Response> {
  const file = path in site.release.files ? path : request.mode === "navigate" ? INDEX : null;
  if (file === null) return fetch(request);
  const cache = await caches.open(CACHE);
  let found = await cache.match(HERE + file);
  if (!found) {
    found = await fetched(file);
    await cache.put(HERE + file, found.clone());
  }
  if (file !== INDEX) return found;
  // The page names its files beside itself, and is asked for at the addresses of all its screens.
  const text = (await found.text()).replaceAll('="./', `="${HERE}`);
  return new Response(text, { headers: found.headers });
}

/** The answer of the server in the worker of a page: of the one that asks, if a page does. */
async function answered(request: Request, address: string, clientId: string): Promise<Response> {
  const asking = clientId ? await site.clients.get(clientId) : undefined;
  // A browser that saves what is behind a link asks for nobody. A page whose server is not here never answers.
  const pages = asking ? [asking] : await site.clients.matchAll({ type: "window" });
  const body = await request.arrayBuffer();
  const asked: Ask = {
    kind: "ask",
    method: request.method,
    address,
    headers: Object.fromEntries(request.headers),
    body,
  };
  const found = await new Promise<Answer>((resolve) => {
    for (const page of pages) {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = ({ data }: MessageEvent<Answer>) => resolve(data);
      page.postMessage(asked, [port2]);
    }
  });
  const empty = found.status === 204 || found.status === 304;
  return new Response(empty ? null : found.body, { status: found.status, headers: found.headers });
}

site.addEventListener("install", (event) => event.waitUntil(fill()));
site.addEventListener("activate", (event) => event.waitUntil(tidy()));
site.addEventListener("message", (event) => {
  const wish = event.data as Wish;
  event.waitUntil(wish === "renew" ? site.skipWaiting() : site.clients.claim());
});
site.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname, search } = new URL(request.url);
  if (origin !== site.location.origin || !pathname.startsWith(HERE)) return;
  const path = pathname.slice(HERE.length);
  event.respondWith(
    path.startsWith(API) ? answered(request, `/${path}${search}`, event.clientId) : kept(request, path),
  );
});
