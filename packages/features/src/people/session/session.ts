import type { Profile } from "@tropa/api-contract/people/account";
import { useSyncExternalStore } from "react";
import { hasCookie, onCookieChange } from "@tropa/page-runtime/browser/cookies";
import { create } from "zustand";

/**
 * - `unknown`: the server's page, or an earlier session is being resumed.
 * - `visitor`: nobody is signed in.
 * - `signedIn`: somebody is signed in, see `profile`.
 * - `unreachable`: there is a session, but it cannot be known whose.
 */
type SessionStatus = "unknown" | "visitor" | "signedIn" | "unreachable";

/** Why a session ended that was not ended on this page: signed out in another tab, or refused by the server. */
export type SessionEnd = "elsewhere" | "lost";

export interface Permissions {
  canViewCommission: boolean;
  canUseKnowledge: boolean;
}

/** Session requests made before hydration. */
export interface EarlyRequest {
  token: Promise<void>;
  profile: Promise<Profile>;
}

/** The session of this page (docs/product/accounts-and-sessions.md#sessions); never part of server-rendered HTML. */
interface SessionState {
  status: SessionStatus;
  profile: Profile | null;
  permissions: Permissions;
  ended: SessionEnd | null;
  /** The account signed in last on this page, or null. */
  lastAccountId: number | null;
  /** The page needs the session before it can show anything: resume it at once. */
  isUrgent: boolean;
  isResuming: boolean;
  early: EarlyRequest | null;
  /** The start of the access token's session. */
  started: Promise<void> | null;
  /** Number of sessions that ended on this page: late answers for an earlier one are ignored. */
  endedCount: number;
  /** Whether changes of the access token are being followed. */
  isFollowed: boolean;
  /** Set while this page ends the session itself, so that the user is not told. */
  ending: SessionEnd | "here" | null;
}

const noPermissions: Permissions = { canViewCommission: false, canUseKnowledge: false };
const nobody = { profile: null, permissions: noPermissions, ended: null };

/** The session of this page. Only modules of this folder write to it. */
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

/** Sets the signed-in person, or an update of their profile. */
export function setProfile(profile: Profile): void {
  setState({ status: "signedIn", profile, ended: null, lastAccountId: profile.id });
}

export function setPermissions(permissions: Permissions): void {
  if (getState().status === "signedIn") setState({ permissions });
}

/** Records that nobody is signed in, or no longer. */
export function endSession(ended: SessionEnd | null): void {
  setState({ ...nobody, status: "visitor", ended });
}

/** Records that a session is being resumed. */
export function setSessionPending(): void {
  setState({ ...nobody, status: "unknown" });
}

/** Records that the session cannot be determined for now. */
export function setSessionUnreachable(): void {
  setState({ ...nobody, status: "unreachable" });
}

/** Resumes the session at once, for personal pages, which show nothing before. */
export function resumeSessionNow(): void {
  setState({ isUrgent: true });
}

/** Returns a function that says whether the current session is still the page's; answers count only then. */
export function trackSession(): () => boolean {
  const { endedCount } = getState();
  return () => getState().endedCount === endedCount;
}

/** Cookies that tell scripts of a session to resume; the session cookie itself is not readable by scripts. */
const markCookies = ["signed-in", "admin-session"] as const;
export const hasSessionMark = (): boolean => markCookies.some(hasCookie);
export const hasStaffMark = (): boolean => hasCookie("admin-session");

/** Whether somebody probably is signed in; known at once, before it is known who. */
export function useHasSessionMark(): boolean {
  return useSyncExternalStore(onCookieChange, hasSessionMark, () => false);
}

/** Used by every card of a list, so it re-renders only when the answer changes. */
export const useHasPermission = (name: keyof Permissions): boolean =>
  useSession(({ permissions }) => permissions[name]);
