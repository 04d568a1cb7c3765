/**
 * Returns where `/redirect?url=` leads (docs/product/screens.md#redirects): own paths are followed, other sites are
 * shown and confirmed first, anything else leads nowhere.
 */
export type RedirectTarget =
  | { kind: "own"; path: string }
  | { kind: "foreign"; url: string }
  | { kind: "none" };

export function redirectTarget(written: string, origin: string): RedirectTarget {
  // Browsers skip tabs and line breaks and read a backslash as a slash: such an address is meant to deceive.
  if (written === "" || /[\\\t\r\n]/.test(written)) return { kind: "none" };
  if (!URL.canParse(written, origin)) return { kind: "none" };
  const url = new URL(written, origin);
  const isWeb = url.protocol === "https:" || url.protocol === "http:";
  if (!isWeb || url.username !== "" || url.password !== "") return { kind: "none" };
  if (url.origin === new URL(origin).origin) {
    // The path of "/.//other.example" begins with "//", which browsers would read as another site.
    if (url.pathname.startsWith("//")) return { kind: "none" };
    return { kind: "own", path: `${url.pathname}${url.search}${url.hash}` };
  }
  return { kind: "foreign", url: url.href };
}
