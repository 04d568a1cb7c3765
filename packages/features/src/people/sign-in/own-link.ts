import { tabStorage } from "@tropa/page-runtime/browser/browser-storage";

const key = "own-sign-in-link";

/** A link that an answer to this very tab gave it; it knows by that that nobody else has sent the link. */
export function rememberLink(token: string): void {
  // Where the browser keeps nothing, the link asks before it signs in.
  tabStorage.write(key, token);
}

/** Whether a link was given to this tab; true once. */
export function takeLink(token: string): boolean {
  const isOwn = token !== "" && tabStorage.read(key) === token;
  tabStorage.remove(key);
  return isOwn;
}
