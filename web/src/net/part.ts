/** Parts of the page that are fetched when they are needed. */

import { http, Refusal } from "./http";

const KEY = "realmwright-renewed";
/** So soon after a reload the next one would not help either, in milliseconds. */
const SOON = 60_000;

/** A part of the page. It does not come without a connection, nor from a server that has a newer page by now. */
export async function part<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch {
    // Without a server a reload would lose even the page that is there.
    await http.get("/offer");
    await renew();
    throw new Refusal("internal", "a part of the page is missing");
  }
}

/** Load the page anew as the server has it now, unless that was tried just before. */
async function renew(): Promise<void> {
  try {
    if (Date.now() - Number(sessionStorage.getItem(KEY)) < SOON) return;
    sessionStorage.setItem(KEY, String(Date.now()));
  } catch {
    // Without a memory it could go on for ever.
    return;
  }
  location.reload();
  // Until then nothing else is to happen.
  await new Promise(() => undefined);
}
