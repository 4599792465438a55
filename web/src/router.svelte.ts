/** Which screen the address asks for; the browser's buttons work. */

import { parsed, type Route } from "./route";

class Router {
  route = $state.raw<Route>(parsed(location.pathname, location.search));

  constructor() {
    addEventListener("popstate", () => (this.route = parsed(location.pathname, location.search)));
    document.addEventListener("click", (event) => this.#follow(event));
  }

  go(address: string, replace = false): void {
    if (replace) history.replaceState(null, "", address);
    else history.pushState(null, "", address);
    this.route = parsed(location.pathname, location.search);
    if (!replace) scrollTo(0, 0);
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
    this.go(link.pathname + link.search);
  }
}

export const router = new Router();
