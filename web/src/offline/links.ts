/** Links in a folder. The page writes them from the root of its host, where servers give it out. */

/** Move every link that there is, or will be, into a folder. */
export function keepLinks(base: string): void {
  if (!base) return;
  const move = (link: Element) => {
    const address = link.getAttribute("href");
    if (address?.startsWith("/") && !address.startsWith(`${base}/`)) link.setAttribute("href", base + address);
  };
  new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      if (type === "attributes") move(target as Element);
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue;
        move(node);
        node.querySelectorAll("a[href^='/']").forEach(move);
      }
    }
  }).observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ["href"] });
}
