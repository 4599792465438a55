/** A group of buttons that is one stop for Tab; within it one goes by arrow keys. */

/** The middle of a button on the screen. */
export interface Spot {
  x: number;
  y: number;
}

/** Where a key leads from one of some buttons; null if it leads nowhere. `lit` are those that can be used now. */
export function goal(key: string, from: number, spots: readonly Spot[], lit: readonly number[]): number | null {
  const last = spots.length - 1;
  switch (key) {
    case "ArrowRight":
      return Math.min(from + 1, last);
    case "ArrowLeft":
      return Math.max(from - 1, 0);
    case "ArrowDown":
      return nearest(from, spots, 1);
    case "ArrowUp":
      return nearest(from, spots, -1);
    case "Home":
      return 0;
    case "End":
      return last;
    case "n":
      return lit.find((each) => each > from) ?? lit[0] ?? null;
    case "p":
      return lit.findLast((each) => each < from) ?? lit.at(-1) ?? null;
    default:
      return null;
  }
}

/** The button that lies nearest below (1) or above (-1), if there is one; the nearest row counts most. */
function nearest(from: number, spots: readonly Spot[], way: 1 | -1): number {
  const here = spots[from]!;
  const far = (spot: Spot) => 10 * Math.abs(spot.y - here.y) + Math.abs(spot.x - here.x);
  const beyond = spots.map((spot, index) => ({ spot, index })).filter(({ spot }) => way * (spot.y - here.y) > 4);
  return beyond.toSorted((one, other) => far(one.spot) - far(other.spot))[0]?.index ?? from;
}

function middle(element: Element): Spot {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}

/** An attachment for whatever holds the buttons; `[data-lit]` are those that can be used now. */
export function roving(group: HTMLElement): () => void {
  let current: HTMLElement | null = null;
  const buttons = () => [...group.querySelectorAll<HTMLElement>("button")];

  function settle() {
    const all = buttons();
    // Whoever comes in from elsewhere first meets what can be used.
    if (!current?.matches(":focus")) current = all.find(isLit) ?? all[0] ?? null;
    for (const each of all) each.tabIndex = each === current ? 0 : -1;
  }

  function focus(event: FocusEvent) {
    current = event.target as HTMLElement;
    settle();
  }

  function press(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const all = buttons();
    const from = all.indexOf(event.target as HTMLElement);
    if (from < 0) return;
    const lit = all.flatMap((each, index) => (isLit(each) ? [index] : []));
    const to = goal(event.key, from, all.map(middle), lit);
    if (to === null) return;
    event.preventDefault();
    all[to]?.focus();
  }

  settle();
  const observer = new MutationObserver(settle);
  observer.observe(group, { childList: true, subtree: true, attributeFilter: ["data-lit"] });
  group.addEventListener("focusin", focus);
  group.addEventListener("focusout", settle);
  group.addEventListener("keydown", press);
  return () => {
    observer.disconnect();
    group.removeEventListener("focusin", focus);
    group.removeEventListener("focusout", settle);
    group.removeEventListener("keydown", press);
  };
}

const isLit = (element: HTMLElement) => element.dataset["lit"] !== undefined;
