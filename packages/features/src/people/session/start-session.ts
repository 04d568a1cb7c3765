import type { ApiClient } from "@tropa/api-client/client";
import { isApiClientError } from "@tropa/api-client/api-client-error";
import type { QueryClient } from "@tanstack/react-query";
import type { Profile } from "@tropa/api-contract/people/account";
import { profileCall } from "@tropa/api-contract/people/calls-profile";
import { userInfoDataCall } from "@tropa/api-contract/staff/calls-staff-sign-in";
import { accessTokens } from "../../platform/api/access-tokens.ts";
import { browserApi } from "../../platform/api/browser-api.ts";
import { failed } from "../../platform/api/log-failure.ts";
import { queryClient } from "../../platform/api/query-client.ts";
import type { Storefront } from "@tropa/page-runtime/storefront/storefront-context";
import { followActivity } from "./activity.ts";
import { pageRests } from "./page-rests.ts";
import { onTabMessage } from "./tabs.ts";
import {
  awaitSession,
  endSession,
  hasSessionMark,
  hasStaffMark,
  missSession,
  setPermissions,
  setProfile,
  trackSession,
  useSession,
} from "./session.ts";
import type { EarlyRequest, SessionEnd } from "./session.ts";

const { getState, setState } = useSession;

/** What other areas do as sessions come and go. */
export interface SessionHooks {
  /** May fail without ending the session. */
  begin: (api: ApiClient, accountId: number) => Promise<void>;
  /** It is over: who signed out, on this page or in another tab, may be followed by somebody else. */
  end: (why: SessionEnd | "here") => Promise<void>;
}

/**
 * Ends the session at the server. Calls that are on their way are refused by then, and maybe before this page hears that
 * it is over: that is no loss to tell anybody of.
 */
export async function whileEnding(end: () => Promise<unknown>): Promise<void> {
  setState({ ending: "here" });
  try {
    await end();
  } finally {
    setState({ ending: null });
  }
}

/** Lets go of the token, and with it of the session on this page. */
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

/** Asks for what a screen of one's own shows first; who it is comes a moment later. */
export type AskAhead = (
  client: QueryClient,
  storefront: Storefront,
  profile: Promise<Profile>,
) => Promise<void>;

function requestSession(storefront: Storefront): EarlyRequest {
  const api = browserApi(storefront);
  const token = api.then((client) => client.resume());
  const profile = Promise.all([api, token]).then(([client]) => client.call(profileCall));
  // What fails is asked for again by whoever needs it, and says so.
  profile.catch(() => {});
  return { token, profile };
}

/**
 * Asks who reads a page of one's own, and for what it shows first, while the page is still being taken over; what
 * comes of it is awaited by `startSession`. Scripts of the page are loaded beside that: `load` waits for nobody.
 * The routes of a page begin with it; a screen does so where the router brought it.
 */
export function startEarly(
  storefront: Storefront,
  { ahead, load }: { ahead?: AskAhead | undefined; load?: (() => Promise<unknown>) | undefined },
): void {
  // A page that is shown later resumes the session at once, too.
  setState({ isUrgent: true });
  if (getState().started || !hasSessionMark()) return;
  // First, as all that is shown waits for it.
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
  // Whoever has signed out by then leaves nothing to begin.
  const isStill = () => isCurrent() && getState().status === "signedIn";
  const begun = pageRests().then(() => (isStill() ? hooks.begin(api, profile.id) : undefined));
  const fail = failed("favouriteTours", "/crm/api/user/favourite-tours");
  await Promise.all([
    begun.catch((error: unknown) => (!getState().ending && isStill() ? fail(error) : null)),
    ...(profile.is_admin_auth
      ? [readPermissions(api).catch(failed(userInfoDataCall.name, userInfoDataCall.path))]
      : []),
  ]);
}

/** Begins the session of the access token, once. */
function beginOnce(api: ApiClient, hooks: SessionHooks): Promise<void> {
  const started = getState().started ?? begin(api, hooks);
  setState({ started });
  return started;
}

/**
 * Follows the access token: whoever gets one, by a sign-in or by the cookie of an earlier visit, begins a session,
 * and its loss ends it (docs/product/accounts-and-sessions.md#sessions).
 */
function follow(api: ApiClient, hooks: SessionHooks): void {
  if (getState().isFollowed) return;
  setState({ isFollowed: true });
  accessTokens.subscribe(() => {
    if (accessTokens.get() !== null) {
      const isCurrent = trackSession();
      // Those who wait for the session are notified there, too.
      beginOnce(api, hooks).catch(() => isCurrent() && missSession());
      return;
    }
    const { ending, status } = getState();
    setState({ started: null });
    // Whose session was refused is mostly back in a moment, and goes on where they were.
    if (ending !== null) queryClient().clear();
    const why = ending ?? (status === "signedIn" ? "lost" : null);
    if (why !== null) hooks.end(why).catch(() => {});
    endSession(why === "here" ? null : why);
  });
  onTabMessage((message) => {
    if (message === "signedOut") dropSession("elsewhere");
    else if (accessTokens.get() === null) {
      awaitSession();
      api.resume().catch(missSession);
    }
  });
}

async function takeUp(api: ApiClient): Promise<void> {
  const isCurrent = trackSession();
  try {
    await (getState().early?.token ?? api.resume());
  } catch (error) {
    if (!isCurrent() || !isApiClientError(error) || error.status !== 401) throw error;
    setState({ early: null });
    // There was a session when this browser was here last.
    endSession("lost");
  }
}

/** Takes up the session of an earlier page. Throws where it cannot be known now whether there is one. */
export async function startSession(storefront: Storefront, hooks: SessionHooks): Promise<void> {
  const isCurrent = trackSession();
  try {
    const api = await browserApi(storefront);
    follow(api, hooks);
    if (accessTokens.get() === null) await takeUp(api);
    else void beginOnce(api, hooks);
    await getState().started;
  } catch (error) {
    if (!isCurrent()) return;
    setState({ early: null });
    failed(profileCall.name, profileCall.path)(error);
    throw error;
  }
}
