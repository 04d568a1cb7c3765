/**
 * Holds the access token in memory (docs/product/accounts-and-sessions.md#sessions). The client reads it for every call,
 * replaces it after a refresh and clears it when the refresh fails. Subscribe to show the account.
 */
export interface TokenStore {
  /** The token held; null for a visitor. */
  get(): string | null;
  set(token: string): void;
  clear(): void;
  /** Calls `listener` after every change; answers how to stop it. */
  subscribe(listener: () => void): () => void;
}

/** A store in memory: it lives as long as the page, and no other script can read it from a disk. */
export function createTokenStore(initial: string | null = null): TokenStore {
  const listeners = new Set<() => void>();
  let held = initial;
  const change = (token: string | null) => {
    if (token === held) return;
    held = token;
    for (const listener of listeners) listener();
  };
  return {
    get: () => held,
    set: change,
    clear: () => change(null),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
