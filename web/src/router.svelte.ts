/** Which screen the address asks for; the browser's buttons work. */

import { parsed, type Route } from "./route";

const here = () => parsed(location.pathname, location.search, location.hash);

class Router {
  route = $state.raw<Route>(here());

  constructor() {
    addEventListener("popstate", () => (this.route = here()));
    document.addEventListener("click", (event) => this.#follow(event));
  }

  go(address: string, replace = false): void {
    if (replace) history.replaceState(null, "", address);
    else history.pushState(null, "", address);
    this.route = here();
    // A screen goes to a place of its own by itself.
    if (!replace && !this.route.anchor) scrollTo(0, 0);
  }

  /** Write into the address what the screen shows, and stay on it. */
  note(address: string): void {
    history.replaceState(null, "", address);
  }

  /** Links to our own screens need no new page. */
  #follow(event: MouseEvent): void {
    const link = (event.target as Element | null)?.closest?.("a");
    if (!link || event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    if (link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    if (parsed(link.pathname, link.search).screen === "unknown") return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

export const router = new Router();
