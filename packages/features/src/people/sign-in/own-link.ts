import { tabStorage } from "@tropa/page-runtime/browser/browser-storage";

const key = "own-sign-in-link";

/** Remembers a sign-in link issued to this tab, which therefore need not be confirmed. */
export function rememberLink(token: string): void {
  // If storage is unavailable, the link's page asks for confirmation before signing in.
  tabStorage.write(key, token);
}

/**
 * Whether the organizers' sign-in redirected to this document. Only that page of its origin sends a referrer here, and
 * its forms are accepted from nowhere else, so nobody else can sign somebody in this way.
 */
export function isFromOrganizerSignIn(
  page: { referrer: string; address: string },
  { token, signInUrl }: { token: string; signInUrl: string },
): boolean {
  const [from, at, signIn] = [page.referrer, page.address, signInUrl].map((url) => URL.parse(url));
  return (
    from?.origin !== undefined &&
    at?.searchParams.get("token") === token &&
    from.origin === signIn?.origin
  );
}

/** Whether a link was issued to this tab; true once. */
export function takeLink(token: string): boolean {
  const isOwn = token !== "" && tabStorage.read(key) === token;
  tabStorage.remove(key);
  return isOwn;
}
