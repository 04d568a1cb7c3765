/**
 * Holds the access token in memory (docs/product/accounts-and-sessions.md#sessions). The client reads it for every call,
 * replaces it after a refresh and clears it when the refresh fails. Subscribe to show the account.
 */
export interface TokenStore {
  /** Returns the token; null for a visitor who is not signed in. */
  get(): string | null;
  set(token: string): void;
  clear(): void;
  /** Calls `listener` after every change; returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void;
}

/**
 * Creates a store in memory: it lives as long as the page and leaves nothing on disk for other
 * scripts to read.
 */
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
