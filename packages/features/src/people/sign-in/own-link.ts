import { tabStorage } from "@tropa/page-runtime/browser/browser-storage";

const key = "own-sign-in-link";

/** A link that an answer to this very tab gave it; it knows by that that nobody else has sent the link. */
export function rememberLink(token: string): void {
  // Where the browser keeps nothing, the link asks before it signs in.
  tabStorage.write(key, token);
}

/**
 * Whether the organizers' sign-in has sent the reader to this very document. Of its origin only that page lets itself be
 * known here, and its forms are taken from nowhere else, so nobody else can lead anybody in by it.
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

/** Whether a link was given to this tab; true once. */
export function takeLink(token: string): boolean {
  const isOwn = token !== "" && tabStorage.read(key) === token;
  tabStorage.remove(key);
  return isOwn;
}
