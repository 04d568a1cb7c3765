/** The rest is answered by the API, whose addresses are the same in every language. */
const isOfPages = /^\/(?!\/|(?:images|spa|crm|node-api|files|maps)\/)/;

/** What the router takes: paths of this storefront's pages. */
export function isRouted(href: string): boolean {
  return isOfPages.test(href);
}

/** The path of a link as the router knows it, without the prefix of the page's language; null outside of that. */
export function linkedPath(href: string, prefix: string): string | null {
  if (!isRouted(href) || !href.startsWith(prefix)) return null;
  const path = href.slice(prefix.length);
  if (path.startsWith("/")) return path;
  return path === "" || path.startsWith("?") || path.startsWith("#") ? `/${path}` : null;
}

/** The link of a plain click that no screen has handled; null for new tabs and other buttons. */
function clickedLink(event: MouseEvent): Element | null {
  const { button, metaKey, altKey, ctrlKey, shiftKey, defaultPrevented, target } = event;
  if (defaultPrevented || button !== 0 || metaKey || altKey || ctrlKey || shiftKey) return null;
  return target instanceof Element ? target.closest("a[href]") : null;
}

/** The anchor of this page that a click leads to, with its `#`; null for other links. */
export function clickedAnchor(event: MouseEvent): string | null {
  const href = clickedLink(event)?.getAttribute("href") ?? "";
  return /^#./.test(href) ? href : null;
}

/**
 * The path that a click leads to within the router; null where the browser is to follow it: other sites, other
 * languages, files, new tabs, and what a screen has handled already.
 */
export function routedPath(event: MouseEvent, prefix: string): string | null {
  const link = clickedLink(event);
  // Links of the kit alone: a plain anchor is meant to be a new document.
  if (!link?.matches("[data-link]")) return null;
  if (link.hasAttribute("download") || link.hasAttribute("hreflang")) return null;
  if (!["", "_self"].includes(link.getAttribute("target") ?? "")) return null;
  return linkedPath(link.getAttribute("href") ?? "", prefix);
}
