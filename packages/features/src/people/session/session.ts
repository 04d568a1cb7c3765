import type { Profile } from "@tropa/api-contract/people/account";
import { useSyncExternalStore } from "react";
import { hasCookie, onCookieChange } from "@tropa/page-runtime/browser/cookies";

/**
 * - `unknown`: the server's page, or a session of an earlier page that is being taken up.
 * - `visitor`: nobody is signed in.
 * - `signedIn`: somebody is, and `profile` says who.
 * - `unreachable`: there is a session, and no answer whose it is.
 */
type SessionStatus = "unknown" | "visitor" | "signedIn" | "unreachable";

/** Why a session is over that the person did not end on this page: signed out in another tab, or refused by the server. */
export type SessionEnd = "elsewhere" | "lost";

export interface Permissions {
  canViewCommission: boolean;
  canUseKnowledge: boolean;
}

/** Who reads this page (docs/product/accounts-and-sessions.md#sessions); never part of what the server sends. */
export interface Session {
  status: SessionStatus;
  profile: Profile | null;
  permissions: Permissions;
  ended: SessionEnd | null;
}

const noPermissions: Permissions = { canViewCommission: false, canUseKnowledge: false };
const unknown: Session = {
  status: "unknown",
  profile: null,
  permissions: noPermissions,
  ended: null,
};
const visitor: Session = { ...unknown, status: "visitor" };

let session = unknown;
const listeners = new Set<() => void>();

function setSession(next: Session): void {
  session = next;
  for (const listener of listeners) listener();
}

let lastId: number | null = null;

/** Who was signed in on this page last; null for nobody. */
export const lastAccount = (): number | null => lastId;

/** Somebody is signed in, or has changed what the account says of them. */
export function setProfile(profile: Profile): void {
  lastId = profile.id;
  const { permissions } = session;
  setSession({ status: "signedIn", profile, permissions, ended: null });
}

export function setPermissions(permissions: Permissions): void {
  if (session.status === "signedIn") setSession({ ...session, permissions });
}

/** Nobody is signed in any more, or ever was. */
export function endSession(ended: SessionEnd | null): void {
  setSession(ended === null ? visitor : { ...visitor, ended });
}

/** A session is being resumed; it is not known yet whose it is. */
export function awaitSession(): void {
  setSession(unknown);
}

/** It cannot be known now whether there is a session. */
export function missSession(): void {
  setSession({ ...unknown, status: "unreachable" });
}

/** Cookies by which the server says that there is a session to take up; the session itself no script can read. */
const marks = ["signed-in", "admin-session"] as const;
export const hasSessionMark = (): boolean => marks.some(hasCookie);

let isAskedForEarly = false;
/** The session is asked for as the page begins: a refusal may take its mark away before anybody else looks. */
export function noteEarlyStart(isAsked: boolean): void {
  isAskedForEarly = isAsked;
}

/** Whether this page begins with a session to take up: there is a mark, or was one as it began. */
export function takeSessionMark(): boolean {
  const isThere = isAskedForEarly || hasSessionMark();
  isAskedForEarly = false;
  return isThere;
}

export const hasStaffMark = (): boolean => hasCookie("admin-session");

export const isSignedIn = (): boolean => session.status === "signedIn";
export const currentProfile = (): Profile | null => session.profile;

/** Calls back whenever the session has changed. */
function onSessionChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Who reads this page; `unknown` on the server and until the browser has looked. */
export function useSession(): Session {
  return useSyncExternalStore(
    onSessionChange,
    () => session,
    () => unknown,
  );
}

/** Whether there is, or was a moment ago, somebody signed in: known from the first look, before it is known who. */
export function useHasSessionMark(): boolean {
  return useSyncExternalStore(onCookieChange, hasSessionMark, () => false);
}

/** Used by every card of a list, so it re-renders only when the answer changes. */
export function useHasPermission(name: keyof Permissions): boolean {
  return useSyncExternalStore(
    onSessionChange,
    () => session.permissions[name],
    () => false,
  );
}
