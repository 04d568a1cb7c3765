const uuid = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi;
/** Where a visit came from, which counters are for. */
const origins = /^(?:utm_\w+|gclid|yclid|ysclid)$/;

/**
 * A page's address as counters are told it: which page it is, and nothing that opens it for others. Bookings, their
 * travellers and certificates are opened by a uuid, in the path or in the query.
 */
export function toldAddress(address: string): string {
  if (!URL.canParse(address)) return "";
  const url = new URL(address);
  url.pathname = url.pathname.replaceAll(uuid, "-");
  for (const name of new Set(url.searchParams.keys()))
    if (!origins.test(name)) url.searchParams.delete(name);
  url.hash = "";
  return url.href;
}

/** Where the visitor came from: of other sites the address that they tell, of ours what counters are told. */
export function toldReferrer(): string {
  const { referrer } = document;
  return referrer.startsWith(`${window.location.origin}/`) ? toldAddress(referrer) : referrer;
}
