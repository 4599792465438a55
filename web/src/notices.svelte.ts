/** Telling people that it is their turn while they look elsewhere: title and icon of the page, the browser's notices. */

import { BASE } from "./base";
import { preferences } from "./preferences.svelte";
import { router } from "./router.svelte";
import { session } from "./session.svelte";
import { say } from "./words/language.svelte";

const NAME = "Realmwright";

/** What the page is about now; before it goes the badge, or what calls the reader back. */
export const title = $state({ text: "", call: "" });

/** To be called once, inside an effect root. */
export function keepNotices(): void {
  $effect(() => {
    const badge = title.call ? `${title.call} · ` : session.waiting ? `(${session.waiting}) ` : "";
    document.title = badge + (title.text ? `${title.text} · ${NAME}` : NAME);
    const icon = document.querySelector<HTMLLinkElement>("link[rel=icon]");
    if (icon) icon.href = `${BASE}/${session.waiting ? "favicon-turn" : "favicon"}.svg`;
  });
  $effect(() =>
    session.listen((message) => {
      if (message.type === "turn" && message.yours && document.hidden) void notify(say("your-turn"), message.table);
    }),
  );
  $effect(() => {
    // A notice of the service worker was pressed.
    const go = ({ data }: MessageEvent<unknown>) => {
      const { type, url } = (data ?? {}) as Record<string, unknown>;
      if (type === "go" && typeof url === "string" && url.startsWith("/")) router.go(url);
    };
    const workers = "serviceWorker" in navigator ? navigator.serviceWorker : null;
    workers?.addEventListener("message", go);
    return () => workers?.removeEventListener("message", go);
  });
}

/** Show a notice of the browser, if the reader wants them; it leads to a table. */
export async function notify(text: string, table: string): Promise<void> {
  if (!preferences.notify || typeof Notification === "undefined" || Notification.permission !== "granted") return;
  try {
    if (preferences.push) {
      // Shown by the same worker under the same tag, it is one notice with what the server tells of this turn.
      const worker = await import("./push/push").then(({ pushWorker }) => pushWorker());
      await worker?.showNotification(text, { body: NAME, tag: table, data: `/table/${table}` });
      if (worker) return;
    }
    const notice = new Notification(text, { body: NAME, tag: table });
    notice.onclick = () => {
      window.focus();
      router.go(`/table/${table}`);
      notice.close();
    };
  } catch {
    // Some phones give permission and then let only installed pages notify. The badge in the title is there still.
  }
}

/** Ask the browser for permission; whether it was given. */
export async function allowNotices(): Promise<boolean> {
  if (typeof Notification === "undefined") return false;
  return (await Notification.requestPermission()) === "granted";
}
