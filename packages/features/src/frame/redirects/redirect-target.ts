/**
 * Where `/redirect?url=` leads (docs/product/screens.md#redirects): a path of ours is followed, another site's address
 * is shown and asked about, and whatever else somebody has written leads nowhere.
 */
export type RedirectTarget =
  | { kind: "own"; path: string }
  | { kind: "foreign"; url: string }
  | { kind: "none" };

export function redirectTarget(written: string, origin: string): RedirectTarget {
  // Browsers skip tabs and line ends, and read a backslash as a slash: an address with them is meant to look like another.
  if (written === "" || /[\\\t\r\n]/.test(written)) return { kind: "none" };
  if (!URL.canParse(written, origin)) return { kind: "none" };
  const url = new URL(written, origin);
  const isWeb = url.protocol === "https:" || url.protocol === "http:";
  if (!isWeb || url.username !== "" || url.password !== "") return { kind: "none" };
  if (url.origin === new URL(origin).origin) {
    // "/.//other.example" is a path of ours, and what remains of it names another site.
    if (url.pathname.startsWith("//")) return { kind: "none" };
    return { kind: "own", path: `${url.pathname}${url.search}${url.hash}` };
  }
  return { kind: "foreign", url: url.href };
}
