import type { Profile } from "@tropa/api-contract/people/account";
import { useSyncExternalStore } from "react";
import { hasCookie, onCookieChange } from "@tropa/page-runtime/browser/cookies";
import { create } from "zustand";

/**
 * - `unknown`: the server's page, or a session of an earlier page that is being resumed.
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

/** A session that the page has asked for before it was taken over. */
export interface EarlyRequest {
  token: Promise<void>;
  profile: Promise<Profile>;
}

/** Who reads this page (docs/product/accounts-and-sessions.md#sessions); never part of what the server sends. */
interface SessionState {
  status: SessionStatus;
  profile: Profile | null;
  permissions: Permissions;
  ended: SessionEnd | null;
  /** Who was signed in on this page last; null for nobody. */
  lastAccountId: number | null;
  /** The page shows nothing before it is known who reads: the session is resumed at once. */
  isUrgent: boolean;
  isResuming: boolean;
  early: EarlyRequest | null;
  /** The start of the session that the access token belongs to. */
  started: Promise<void> | null;
  /** How many sessions ended on this page: an answer for one of them changes nothing. */
  endedCount: number;
  /** Whether this page hears of changes of the access token. */
  isFollowed: boolean;
  /** Set while this page ends the session itself: the user knows why. */
  ending: SessionEnd | "here" | null;
}

const noPermissions: Permissions = { canViewCommission: false, canUseKnowledge: false };
const nobody = { profile: null, permissions: noPermissions, ended: null };

/** The session of this page. Only the modules of this folder write to it. */
export const useSession = create<SessionState>()(() => ({
  ...nobody,
  status: "unknown",
  lastAccountId: null,
  isUrgent: false,
  isResuming: false,
  early: null,
  started: null,
  endedCount: 0,
  isFollowed: false,
  ending: null,
}));
const { getState, setState } = useSession;

/** Somebody is signed in, or has changed what the account says of them. */
export function setProfile(profile: Profile): void {
  setState({ status: "signedIn", profile, ended: null, lastAccountId: profile.id });
}

export function setPermissions(permissions: Permissions): void {
  if (getState().status === "signedIn") setState({ permissions });
}

/** Nobody is signed in any more, or ever was. */
export function endSession(ended: SessionEnd | null): void {
  setState({ ...nobody, status: "visitor", ended });
}

/** A session is being resumed; it is not known yet whose it is. */
export function awaitSession(): void {
  setState({ ...nobody, status: "unknown" });
}

/** It cannot be known now whether there is a session. */
export function missSession(): void {
  setState({ ...nobody, status: "unreachable" });
}

/** A page of one's own shows nothing before it is known whose: the session is resumed at once. */
export function hurrySession(): void {
  setState({ isUrgent: true });
}

/** Tells later whether the session of now is still the one of this page, so that its answers count. */
export function trackSession(): () => boolean {
  const { endedCount } = getState();
  return () => getState().endedCount === endedCount;
}

/** Cookies by which the server says that there is a session to resume; the session itself no script can read. */
const marks = ["signed-in", "admin-session"] as const;
export const hasSessionMark = (): boolean => marks.some(hasCookie);
export const hasStaffMark = (): boolean => hasCookie("admin-session");

/** Whether there is, or was a moment ago, somebody signed in: known from the first look, before it is known who. */
export function useHasSessionMark(): boolean {
  return useSyncExternalStore(onCookieChange, hasSessionMark, () => false);
}

/** Used by every card of a list, so it re-renders only when the answer changes. */
export const useHasPermission = (name: keyof Permissions): boolean =>
  useSession(({ permissions }) => permissions[name]);
