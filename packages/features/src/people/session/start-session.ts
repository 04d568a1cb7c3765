import type { ApiClient } from "@tropa/api-client/client";
import { isApiClientError } from "@tropa/api-client/api-client-error";
import type { QueryClient } from "@tanstack/react-query";
import type { Profile } from "@tropa/api-contract/people/account";
import { profileCall } from "@tropa/api-contract/people/calls-profile";
import { userInfoDataCall } from "@tropa/api-contract/staff/calls-staff-sign-in";
import { accessTokens } from "../../platform/api/access-tokens.ts";
import { browserApi } from "../../platform/api/browser-api.ts";
import { logAndReturnNull } from "../../platform/api/log-failure.ts";
import { queryClient } from "../../platform/api/query-client.ts";
import type { Storefront } from "@tropa/page-runtime/storefront/storefront-context";
import { followActivity } from "./activity.ts";
import { whenPageSettled } from "./page-rests.ts";
import { onTabMessage } from "./tabs.ts";
import {
  setSessionPending,
  endSession,
  hasSessionMark,
  hasStaffMark,
  setSessionUnreachable,
  setPermissions,
  setProfile,
  trackSession,
  useSession,
} from "./session.ts";
import type { EarlyRequest, SessionEnd } from "./session.ts";

const { getState, setState } = useSession;

/** Callbacks of other areas for the start and end of a session. */
export interface SessionHooks {
  /** May fail without ending the session. */
  begin: (api: ApiClient, accountId: number) => Promise<void>;
  /** Called after a sign-out, on this page or in another tab: somebody else may use the browser next. */
  end: (why: SessionEnd | "here") => Promise<void>;
}

/**
 * Runs a call that ends the session. Other pending calls may be refused before this page knows that it is over: that
 * does not count as a lost session.
 */
export async function whileEnding(end: () => Promise<unknown>): Promise<void> {
  setState({ ending: "here" });
  try {
    await end();
  } finally {
    setState({ ending: null });
  }
}

/** Drops the access token, and with it the session of this page. */
export function dropSession(why: SessionEnd | "here"): void {
  setState(({ endedCount }) => ({
    endedCount: endedCount + 1,
    early: null,
    isResuming: false,
    isUrgent: false,
    ending: why,
  }));
  accessTokens.clear();
  setState({ ending: null });
}

/** Prefetches data for a personal screen; `profile` resolves a moment later. */
export type SessionPrefetch = (
  client: QueryClient,
  storefront: Storefront,
  profile: Promise<Profile>,
) => Promise<void>;

function requestSession(storefront: Storefront): EarlyRequest {
  const api = browserApi(storefront);
  const token = api.then((client) => client.resume());
  const profile = Promise.all([api, token]).then(([client]) => client.call(profileCall));
  // Ignore errors here: code that needs the profile requests it again and reports its error.
  profile.catch(() => {});
  return { token, profile };
}

/**
 * Requests the session and a personal page's data while the page still hydrates; `startSession` awaits the result.
 * `load` loads the page's scripts in parallel. Called by routes on a full page load, and by screens after client-side
 * navigation.
 */
export function startEarly(
  storefront: Storefront,
  {
    ahead,
    load,
  }: { ahead?: SessionPrefetch | undefined; load?: (() => Promise<unknown>) | undefined },
): void {
  // Pages shown after this one resume the session at once, too.
  setState({ isUrgent: true });
  if (getState().started || !hasSessionMark()) return;
  // First: everything shown depends on it.
  const early = getState().early ?? requestSession(storefront);
  setState({ early });
  load?.().catch(() => {});
  early.token.then(() => ahead?.(queryClient(), storefront, early.profile)).catch(() => {});
}

async function readPermissions(api: ApiClient): Promise<void> {
  if (!hasStaffMark()) return;
  const { permissions } = await api.call(userInfoDataCall);
  setPermissions({
    canViewCommission: permissions.can_view_commission,
    canUseKnowledge: permissions.can_use_knowledge,
  });
}

async function begin(api: ApiClient, hooks: SessionHooks): Promise<void> {
  const isCurrent = trackSession();
  const { early, lastAccountId } = getState();
  const profile = await (early?.profile ?? api.call(profileCall));
  if (!isCurrent()) return;
  setState({ early: null });
  if (lastAccountId !== null && lastAccountId !== profile.id) queryClient().clear();
  setProfile(profile);
  followActivity(api);
  // False after a sign-out: do not begin then.
  const isStill = () => isCurrent() && getState().status === "signedIn";
  const begun = whenPageSettled().then(() =>
    isStill() ? hooks.begin(api, profile.id) : undefined,
  );
  const fail = logAndReturnNull("favouriteTours", "/crm/api/user/favourite-tours");
  await Promise.all([
    begun.catch((error: unknown) => (!getState().ending && isStill() ? fail(error) : null)),
    ...(profile.is_admin_auth
      ? [readPermissions(api).catch(logAndReturnNull(userInfoDataCall.name, userInfoDataCall.path))]
      : []),
  ]);
}

/** Begins the access token's session, once. */
function beginOnce(api: ApiClient, hooks: SessionHooks): Promise<void> {
  const started = getState().started ?? begin(api, hooks);
  setState({ started });
  return started;
}

/**
 * Follows the access token: a new one, from a sign-in or a resumed cookie, begins a session, and its loss ends it
 * (docs/product/accounts-and-sessions.md#sessions).
 */
function follow(api: ApiClient, hooks: SessionHooks): void {
  if (getState().isFollowed) return;
  setState({ isFollowed: true });
  accessTokens.subscribe(() => {
    if (accessTokens.get() !== null) {
      const isCurrent = trackSession();
      // Ignored here: whoever waits for the session gets the same error.
      beginOnce(api, hooks).catch(() => isCurrent() && setSessionUnreachable());
      return;
    }
    const { ending, status } = getState();
    setState({ started: null });
    // A refused session is usually renewed in a moment: keep the data for it.
    if (ending !== null) queryClient().clear();
    const why = ending ?? (status === "signedIn" ? "lost" : null);
    if (why !== null) hooks.end(why).catch(() => {});
    endSession(why === "here" ? null : why);
  });
  onTabMessage((message) => {
    if (message === "signedOut") dropSession("elsewhere");
    else if (accessTokens.get() === null) {
      setSessionPending();
      api.resume().catch(setSessionUnreachable);
    }
  });
}

async function resumeToken(api: ApiClient): Promise<void> {
  const isCurrent = trackSession();
  try {
    await (getState().early?.token ?? api.resume());
  } catch (error) {
    if (!isCurrent() || !isApiClientError(error) || error.status !== 401) throw error;
    setState({ early: null });
    // The browser was signed in before: the session was lost.
    endSession("lost");
  }
}

/** Resumes an earlier session. Throws if it cannot be known whether there is one. */
export async function startSession(storefront: Storefront, hooks: SessionHooks): Promise<void> {
  const isCurrent = trackSession();
  try {
    const api = await browserApi(storefront);
    follow(api, hooks);
    if (accessTokens.get() === null) await resumeToken(api);
    else void beginOnce(api, hooks);
    await getState().started;
  } catch (error) {
    if (!isCurrent()) return;
    setState({ early: null });
    logAndReturnNull(profileCall.name, profileCall.path)(error);
    throw error;
  }
}
