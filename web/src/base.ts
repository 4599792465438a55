/** The path of the folder in which the page lies; empty at the root of a host, where servers give it out. */
export const BASE = new URL("..", import.meta.url).pathname.replace(/\/$/, "");

/** The whole address of a screen, for others. */
export function shared(address: string): string {
  return location.origin + BASE + address;
}
