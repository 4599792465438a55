/** The service worker of web push: it shows what the server tells while no page is open, and opens what is pressed.
 *
 * It serves no page and keeps nothing, so it stands beside any other service worker of this host. Its address stays the
 * same in all releases, and what it says comes from the server, in the reader's language.
 */

interface Told {
  title: string;
  body: string;
  url: string;
  tag: string;
}

const site = self as unknown as ServiceWorkerGlobalScope;
const BROWSERS = "/api/v1/me/browsers";

function isTold(found: unknown): found is Told {
  const told = (found ?? {}) as Record<string, unknown>;
  return ["title", "body", "url", "tag"].every((name) => typeof told[name] === "string");
}

async function show(data: PushMessageData | null): Promise<void> {
  const told: unknown = data?.json();
  if (!isTold(told)) return;
  const { title, body, url, tag } = told;
  await site.registration.showNotification(title, { body, tag, icon: "/icons/icon-192.png", data: url });
}

/** Go to an address in a page that is open, best in one that shows it, or else in a new one. */
async function go(url: string): Promise<void> {
  const pages = await site.clients.matchAll({ type: "window", includeUncontrolled: true });
  const page = pages.find((each) => new URL(each.url).pathname === url) ?? pages[0];
  if (!page) {
    await site.clients.openWindow(url);
    return;
  }
  // The page chooses its screen by itself: only pages that a service worker controls could be led elsewhere from here.
  page.postMessage({ type: "go", url });
  await page.focus();
}

/** The browser has made a new subscription in place of an old one. */
async function renew(old: PushSubscription | null, given: PushSubscription | null): Promise<void> {
  const subscription = given ?? (old && (await site.registration.pushManager.subscribe(old.options)));
  if (!subscription) return;
  const { endpoint, keys } = subscription.toJSON();
  const body = JSON.stringify({ endpoint, key: keys?.["p256dh"], auth: keys?.["auth"] });
  await fetch(BROWSERS, { method: "POST", headers: { "Content-Type": "application/json" }, body });
}

site.addEventListener("install", () => void site.skipWaiting());
site.addEventListener("push", (event) => event.waitUntil(show(event.data)));
site.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(go(String(event.notification.data)));
});
site.addEventListener("pushsubscriptionchange", (event) => {
  const { oldSubscription, newSubscription } = event as PushSubscriptionChangeEvent;
  event.waitUntil(renew(oldSubscription, newSubscription));
});
