import { useSyncExternalStore } from "react";

/**
 * Why the window opens: pressed for in the header or beside the favourites, a page or a call that needs an account, a
 * page of somebody else's, or a session that has ended.
 */
type SignInReason = "wanted" | "favourites" | "needed" | "otherAccount" | "ended";

export interface SignInRequest {
  reason: SignInReason;
  /** A path of the storefront, without the locale's prefix, to go to afterwards; this page without it. */
  to?: string;
}

let request: SignInRequest | null = null;
const listeners = new Set<() => void>();

function setRequest(next: SignInRequest | null): void {
  request = next;
  for (const listener of listeners) listener();
}

/** Opens the window of sign-in over whatever page is there; its code comes with the first time. */
export function openSignIn(wanted: SignInRequest): void {
  setRequest(wanted);
}

export function closeSignIn(): void {
  setRequest(null);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What the window was opened for; null while it is closed. */
export function useSignInRequest(): SignInRequest | null {
  return useSyncExternalStore(
    subscribe,
    () => request,
    () => null,
  );
}
