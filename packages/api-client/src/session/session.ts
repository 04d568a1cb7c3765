import type { TokenStore } from "./token-store.ts";

export interface Session {
  /** Restores the session of an earlier page. Throws if there is none, or the request fails. */
  resume(): Promise<void>;
  /**
   * Called after a 401 for the token `stale`: resolves to true if there is a newer token and the
   * call is worth retrying. Concurrent callers share one refresh; a failed one clears the token
   * (docs/product/calls.md#every-call).
   */
  renew(stale: string): Promise<boolean>;
}

/**
 * Creates a session that refreshes the token. `refresh` fetches a new one; `lock` is the name of
 * the lock shared by tabs of the same account.
 */
export function createSession(
  tokens: TokenStore,
  refresh: () => Promise<string>,
  lock: string,
): Session {
  let running: Promise<boolean> | null = null;

  async function run(stale: string): Promise<boolean> {
    try {
      const token = await inTurn(lock, refresh);
      // If the user signed in or out during the refresh, that wins.
      if (tokens.get() === stale) tokens.set(token);
    } catch {
      // The error is dropped: it says no more than the 401 that led here, which the caller gets.
      if (tokens.get() === stale) tokens.clear();
    }
    return tokens.get() !== null;
  }

  return {
    async resume() {
      const token = await inTurn(lock, refresh);
      if (tokens.get() === null) tokens.set(token);
    },
    async renew(stale) {
      const held = tokens.get();
      if (held !== stale) return held !== null;
      running ??= run(stale).finally(() => {
        running = null;
      });
      return running;
    },
  };
}

/**
 * Runs `work` in one tab at a time: the cookie is rotated on use, and two tabs sending the same one
 * would look like a theft (docs/product/accounts-and-sessions.md#sessions).
 */
async function inTurn<T>(lock: string, work: () => Promise<T>): Promise<T> {
  // Missing in old browsers and outside secure contexts.
  const locks = (globalThis.navigator as Partial<Navigator> | undefined)?.locks;
  return locks ? await locks.request(`refresh ${lock}`, work) : await work();
}
