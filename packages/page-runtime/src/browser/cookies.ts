const listeners = new Set<() => void>();

/** Calls `listener` after `writeCookie` on this page; returns a function that unsubscribes. */
export function onCookieChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns `document.cookie`; an empty string if the browser forbids cookies. */
export function allCookies(): string {
  try {
    const all: string | null = document.cookie;
    return all ?? "";
  } catch {
    return "";
  }
}

/** Sets a cookie given in `Set-Cookie` syntax; does nothing if the browser forbids cookies. */
export function setCookie(cookie: string): void {
  try {
    document.cookie = cookie;
  } catch {
    // Cookies are forbidden.
  }
}

/** Returns the decoded value of a cookie; null if it is not set. */
export function cookieValue(name: string): string | null {
  const found = allCookies()
    .split("; ")
    .find((cookie) => cookie.startsWith(`${name}=`));
  if (found === undefined) return null;
  const text = found.slice(name.length + 1);
  try {
    return decodeURIComponent(text);
  } catch {
    // Not written by `writeCookie`, so not URI-encoded.
    return text;
  }
}

export const hasCookie = (name: string): boolean => cookieValue(name) !== null;

/**
 * Sets a cookie for the whole site for `seconds`, URI-encoding its value, and notifies listeners.
 */
export function writeCookie(name: string, value: string, seconds: number): void {
  const secure = window.location.protocol === "https:" ? "; Secure" : "";
  const text = encodeURIComponent(value);
  setCookie(`${name}=${text}; Path=/; Max-Age=${seconds}; SameSite=Lax${secure}`);
  for (const listener of listeners) listener();
}
