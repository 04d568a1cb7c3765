const uuid = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi;
/** Parameters that say where a visit came from: the only ones that analytics gets. */
const origins = /^(?:utm_\w+|gclid|yclid|ysclid)$/;

/**
 * Returns a page's address without anything that gives access to it, for analytics. Bookings, travellers and
 * certificates open by a UUID in the path or query, so UUIDs are removed.
 */
export function addressForAnalytics(address: string): string {
  if (!URL.canParse(address)) return "";
  const url = new URL(address);
  url.pathname = url.pathname.replaceAll(uuid, "-");
  for (const name of new Set(url.searchParams.keys()))
    if (!origins.test(name)) url.searchParams.delete(name);
  url.hash = "";
  return url.href;
}

/** Returns the referrer for analytics: of other sites as it is, of ours without secrets. */
export function referrerForAnalytics(): string {
  const { referrer } = document;
  return referrer.startsWith(`${window.location.origin}/`)
    ? addressForAnalytics(referrer)
    : referrer;
}
