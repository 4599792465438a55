/** Being told in this browser even when no page is open in it: web push. */

import { http } from "../net/http";
import { preferences } from "../preferences.svelte";
import type { BrowserSign, NoticeWays } from "../protocol";

const WORKER = "/push/worker.js";
/** It serves none of our pages: another service worker may do that. */
const SCOPE = "/push/";

/** Whether this browser knows web push. On iPhones and iPads it does so for pages on the home screen alone. */
export function knowsPush(): boolean {
  return "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
}

/** The service worker of web push, if it was ever needed here. */
export async function pushWorker(): Promise<ServiceWorkerRegistration | null> {
  if (!knowsPush()) return null;
  const found = await navigator.serviceWorker.getRegistration(SCOPE);
  // What serves the whole page would be found here, too.
  return found && new URL(found.scope).pathname === SCOPE ? found : null;
}

/** Be told in this browser from now on; whether the browser allows it. */
export async function beginPush(key: string): Promise<boolean> {
  if (!knowsPush() || (await Notification.requestPermission()) !== "granted") return false;
  const worker = await navigator.serviceWorker.register(WORKER, { scope: SCOPE });
  await active(worker);
  await tell(await subscription(worker, key));
  preferences.push = true;
  return true;
}

/** Be told nothing more in this browser. */
export async function endPush(): Promise<void> {
  preferences.push = false;
  const worker = await pushWorker();
  await (await worker?.pushManager.getSubscription())?.unsubscribe();
  await worker?.unregister();
}

/** This browser tells whoever is here now, with the key that the server has now. */
export async function renewPush(): Promise<void> {
  if (!preferences.push) return;
  const worker = await pushWorker();
  const { push_key: key } = await http.get<NoticeWays>("/me/notices");
  if (!worker || !key || Notification.permission !== "granted") await endPush();
  else await tell(await subscription(worker, key));
}

async function subscription(worker: ServiceWorkerRegistration, key: string): Promise<PushSubscription> {
  const found = await worker.pushManager.getSubscription();
  if (found && written(found.options.applicationServerKey) === key) return found;
  // What was subscribed with another key hears nothing of this server.
  await found?.unsubscribe();
  return worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

async function tell(found: PushSubscription): Promise<void> {
  const { endpoint, keys } = found.toJSON();
  await http.post<BrowserSign>("/me/browsers", { endpoint, key: keys?.["p256dh"], auth: keys?.["auth"] });
}

/** Bytes in URL-safe Base64, as the server writes its key. */
function written(bytes: ArrayBuffer | null): string {
  const text = btoa(String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer(0))));
  return text.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** Nothing can be subscribed to before a service worker is there. */
function active(worker: ServiceWorkerRegistration): Promise<void> {
  const coming = worker.installing ?? worker.waiting;
  if (worker.active || !coming) return Promise.resolve();
  return new Promise((resolve) => {
    coming.addEventListener("statechange", () => {
      if (coming.state === "activated" || coming.state === "redundant") resolve();
    });
  });
}
