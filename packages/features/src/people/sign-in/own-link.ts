const key = "own-sign-in-link";

/** A link that an answer to this very tab gave it; it knows by that that nobody else has sent the link. */
export function rememberLink(token: string): void {
  try {
    sessionStorage.setItem(key, token);
  } catch {
    // The browser keeps nothing: the link asks before it signs in.
  }
}

/** Whether a link was given to this tab; true once. */
export function takeLink(token: string): boolean {
  try {
    const isOwn = token !== "" && sessionStorage.getItem(key) === token;
    sessionStorage.removeItem(key);
    return isOwn;
  } catch {
    return false;
  }
}
