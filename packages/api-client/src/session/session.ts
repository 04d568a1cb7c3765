import type { TokenStore } from "./token-store.ts";

export interface Session {
  /** Takes up the session of an earlier page. Throws where there is none, or it cannot be asked for. */
  resume(): Promise<void>;
  /**
   * After a 401 of `stale`: true when another token is held now and the call is worth repeating. All who ask
   * at once share one refresh; a failed one clears the token (docs/product/calls.md#every-call).
   */
  renew(stale: string): Promise<boolean>;
}

/**
 * Keeps a token fresh. `refresh` asks for a new one; `lock` names what other tabs of the same account share.
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
      // The user signed out or in while the refresh was under way: that wins.
      if (tokens.get() === stale) tokens.set(token);
    } catch {
      // Why it failed says no more than the 401 that led here, which the caller is given.
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
 * One tab after the other: the cookie is rotated on use, and two tabs that sent the same one at once would look
 * like a thief (docs/product/accounts-and-sessions.md#sessions).
 */
async function inTurn<T>(lock: string, work: () => Promise<T>): Promise<T> {
  // Absent in old browsers and outside of secure contexts.
  const locks = (globalThis.navigator as Partial<Navigator> | undefined)?.locks;
  return locks ? await locks.request(`refresh ${lock}`, work) : await work();
}
