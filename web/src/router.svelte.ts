/** Which screen the address asks for; the browser's buttons work. */

import { BASE } from "./base";
import { parsed, type Route } from "./route";

const here = () => parsed(screenOf(location.pathname), location.search, location.hash);

/** The path of a screen, without the folder in which the page lies. */
function screenOf(path: string): string {
  return path.startsWith(`${BASE}/`) ? path.slice(BASE.length) : path;
}

class Router {
  route = $state.raw<Route>(here());

  constructor() {
    addEventListener("popstate", () => (this.route = here()));
    document.addEventListener("click", (event) => this.#follow(event));
  }

  go(address: string, replace = false): void {
    if (replace) history.replaceState(null, "", BASE + address);
    else history.pushState(null, "", BASE + address);
    this.route = here();
    // A screen goes to a place of its own by itself.
    if (!replace && !this.route.anchor) scrollTo(0, 0);
  }

  /** Write into the address what the screen shows, and stay on it. */
  note(address: string): void {
    history.replaceState(null, "", BASE + address);
  }

  /** Links to our own screens need no new page. */
  #follow(event: MouseEvent): void {
    const link = (event.target as Element | null)?.closest?.("a");
    if (!link || event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    if (link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    const path = screenOf(link.pathname);
    if (parsed(path, link.search).screen === "unknown") return;
    event.preventDefault();
    this.go(path + link.search + link.hash);
  }
}

export const router = new Router();
