const listeners = new Set<() => void>();

/** Calls back when this page has written a cookie. */
export function onCookieChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** All cookies as the browser tells them; none where it refuses. */
export function allCookies(): string {
  try {
    const all: string | null = document.cookie;
    return all ?? "";
  } catch {
    return "";
  }
}

/** Has the browser set a cookie, as it is written in a header; one that it refuses is forgotten. */
export function setCookie(cookie: string): void {
  try {
    document.cookie = cookie;
  } catch {
    // The browser keeps nothing.
  }
}

/** The value of a cookie, as `writeCookie` was given it; null where there is none. */
export function cookieValue(name: string): string | null {
  const found = allCookies()
    .split("; ")
    .find((cookie) => cookie.startsWith(`${name}=`));
  if (found === undefined) return null;
  const text = found.slice(name.length + 1);
  try {
    return decodeURIComponent(text);
  } catch {
    // Written by somebody else.
    return text;
  }
}

export const hasCookie = (name: string): boolean => cookieValue(name) !== null;

export function writeCookie(name: string, value: string, seconds: number): void {
  const secure = window.location.protocol === "https:" ? "; Secure" : "";
  const text = encodeURIComponent(value);
  setCookie(`${name}=${text}; Path=/; Max-Age=${seconds}; SameSite=Lax${secure}`);
  for (const listener of listeners) listener();
}
