/** The excluded paths belong to the API, whose addresses have no locale. */
const isOfPages = /^\/(?!\/|(?:images|spa|crm|node-api|files|maps)\/)/;

/** Whether an address is a page of this storefront, and so the router's. */
export function isRouted(href: string): boolean {
  return isOfPages.test(href);
}

/** Returns the router's path of a link, without the locale's prefix; null for links in other languages. */
export function linkedPath(href: string, prefix: string): string | null {
  if (!isRouted(href) || !href.startsWith(prefix)) return null;
  const path = href.slice(prefix.length);
  if (path.startsWith("/")) return path;
  return path === "" || path.startsWith("?") || path.startsWith("#") ? `/${path}` : null;
}

/** The link of a plain click that no screen has handled; null for other buttons and modifier keys. */
function clickedLink(event: MouseEvent): Element | null {
  const { button, metaKey, altKey, ctrlKey, shiftKey, defaultPrevented, target } = event;
  if (defaultPrevented || button !== 0 || metaKey || altKey || ctrlKey || shiftKey) return null;
  return target instanceof Element ? target.closest("a[href]") : null;
}

/** Returns the anchor on this page that a click leads to, with its `#`; null for other links. */
export function clickedAnchor(event: MouseEvent): string | null {
  const href = clickedLink(event)?.getAttribute("href") ?? "";
  return /^#./.test(href) ? href : null;
}

/**
 * Returns the path that a click leads to within the router. Null where the browser must follow it: other sites, other
 * languages, files, new tabs, and clicks a screen has handled.
 */
export function routedPath(event: MouseEvent, prefix: string): string | null {
  const link = clickedLink(event);
  // Only links of the kit: a plain anchor is meant to load a new document.
  if (!link?.matches("[data-link]")) return null;
  if (link.hasAttribute("download") || link.hasAttribute("hreflang")) return null;
  if (!["", "_self"].includes(link.getAttribute("target") ?? "")) return null;
  return linkedPath(link.getAttribute("href") ?? "", prefix);
}
