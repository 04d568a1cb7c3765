import type { ApiClient } from "@tropa/api-client/client";
import type { Profile } from "@tropa/api-contract/people/account";
import { useSyncExternalStore } from "react";

/** Who the visitor is, once it is known; never part of a page that the server sends (decisions, 22). */
interface Session {
  profile: Profile | null;
  /** Sees commission data on cards (document 1 §6). */
  canViewCommission: boolean;
}

/** What else begins with a session; may fail without ending it. */
export type OnBegin = (api: ApiClient, accountId: number) => Promise<void>;

export const hasCookie = (name: string): boolean =>
  document.cookie.split("; ").some((cookie) => cookie.startsWith(`${name}=`));

const nobody: Session = { profile: null, canViewCommission: false };

let session = nobody;
const listeners = new Set<() => void>();

export function setSession(next: Session | null): void {
  session = next ?? nobody;
  for (const listener of listeners) listener();
}

export const isSignedIn = (): boolean => session.profile !== null;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useCanViewCommission(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => session.canViewCommission,
    () => false,
  );
}
