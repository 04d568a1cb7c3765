const listeners = new Set<() => void>();

/** Calls back when this page has written a cookie. */
export function onCookieChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const hasCookie = (name: string): boolean =>
  document.cookie.split("; ").some((cookie) => cookie.startsWith(`${name}=`));

export function writeCookie(name: string, value: string, seconds: number): void {
  const secure = window.location.protocol === "https:" ? "; Secure" : "";
  document.cookie = `${name}=${value}; Path=/; Max-Age=${seconds}; SameSite=Lax${secure}`;
  for (const listener of listeners) listener();
}
