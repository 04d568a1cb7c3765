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
  isSignedIn,
  lastAccount,
  missSession,
  noteEarlyStart,
  setPermissions,
  setProfile,
} from "./session.ts";
import type { SessionEnd } from "./session.ts";

/** What other areas do as sessions come and go. */
export interface SessionHooks {
  /** May fail without ending the session. */
  begin: (api: ApiClient, accountId: number) => Promise<void>;
  /** It is over: who signed out, on this page or in another tab, may be followed by somebody else. */
  end: (why: SessionEnd | "here") => Promise<void>;
}

/** Set while this page ends the session itself: the user knows why. */
let endsHere: SessionEnd | "here" | null = null;

/**
 * Ends the session at the server. Calls that are on their way are refused by then, and maybe before this page hears that
 * it is over: that is no loss to tell anybody of.
 */
export async function whileEnding(end: () => Promise<unknown>): Promise<void> {
  endsHere = "here";
  try {
    await end();
  } finally {
    endsHere = null;
  }
}

async function readPermissions(api: ApiClient): Promise<void> {
  if (!hasStaffMark()) return;
  const { permissions } = await api.call(userInfoDataCall);
  setPermissions({
    canViewCommission: permissions.can_view_commission,
    canUseKnowledge: permissions.can_use_knowledge,
  });
}

let begun: Promise<void> | null = null;

interface EarlyStart {
  token: Promise<void>;
  profile: Promise<Profile>;
  /** Whether what the page shows first has been asked for. */
  isAsked: boolean;
}
let early: EarlyStart | null = null;

/** How many sessions this page has let go of: an answer for one of them comes too late to change anything. */
let dropped = 0;

/** Lets go of the token, and with it of the session on this page. */
export function dropSession(why: SessionEnd | "here"): void {
  // Whoever signs in next is not who was asked for here.
  dropped += 1;
  early = null;
  noteEarlyStart(false);
  endsHere = why;
  accessTokens.clear();
  endsHere = null;
}

/** Asks for what a screen of one's own shows first; who it is comes a moment later. */
export type AskAhead = (
  client: QueryClient,
  storefront: Storefront,
  profile: Promise<Profile>,
) => Promise<void>;

function askWho(storefront: Storefront): EarlyStart {
  const api = browserApi(storefront);
  const token = api.then((client) => client.resume());
  const profile = Promise.all([api, token]).then(([client]) => client.call(profileCall));
  // What fails is asked for again by whoever needs it, and says so.
  profile.catch(() => {});
  return { token, profile, isAsked: false };
}

/**
 * Asks who reads a page of one's own, and for what it shows first, while the page is still being taken over; what
 * comes of it is awaited by `startSession`. Scripts of the page are loaded beside that: `load` waits for nobody.
 * A page's route begins with it, and says at once what is wanted with the token; its screen says so where the router
 * brought it, and whoever comes second is heard no more.
 */
export function startEarly(
  storefront: Storefront,
  { ahead, load }: { ahead?: AskAhead | undefined; load?: (() => Promise<unknown>) | undefined },
): void {
  if (typeof document === "undefined" || begun || !hasSessionMark()) return;
  // First, as all that is shown waits for it.
  if (!early) {
    early = askWho(storefront);
    noteEarlyStart(true);
  }
  load?.().catch(() => {});
  const { token, profile } = early;
  if (!ahead || early.isAsked) return;
  early.isAsked = true;
  token.then(() => ahead(queryClient(), storefront, profile)).catch(() => {});
}

async function begin(api: ApiClient, hooks: SessionHooks): Promise<void> {
  const droppedBefore = dropped;
  const profile = await (early?.profile ?? api.call(profileCall));
  if (dropped !== droppedBefore) return;
  early = null;
  if (lastAccount() !== null && lastAccount() !== profile.id) queryClient().clear();
  setProfile(profile);
  followActivity(api);
  // Whoever has signed out by then leaves nothing to begin.
  const isStill = () => isSignedIn() && dropped === droppedBefore;
  const begin = pageRests().then(() => (isStill() ? hooks.begin(api, profile.id) : undefined));
  const fail = failed("favouriteTours", "/crm/api/user/favourite-tours");
  await Promise.all([
    begin.catch((error: unknown) => (endsHere === null && isStill() ? fail(error) : null)),
    ...(profile.is_admin_auth
      ? [readPermissions(api).catch(failed(userInfoDataCall.name, userInfoDataCall.path))]
      : []),
  ]);
}

let isFollowed = false;

/**
 * Follows the access token: whoever gets one, by a sign-in or by the cookie of an earlier visit, begins a session,
 * and its loss ends it (docs/product/accounts-and-sessions.md#sessions).
 */
function follow(api: ApiClient, hooks: SessionHooks): void {
  if (isFollowed) return;
  isFollowed = true;
  accessTokens.subscribe(() => {
    if (accessTokens.get() !== null) {
      const droppedBefore = dropped;
      begun ??= begin(api, hooks);
      // Those who wait for the session are notified there, too.
      begun.catch(() => {
        if (dropped === droppedBefore) missSession();
      });
      return;
    }
    begun = null;
    // Whose session was refused is mostly back in a moment, and goes on where they were.
    if (endsHere !== null) queryClient().clear();
    const why = endsHere ?? (isSignedIn() ? "lost" : null);
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

/** Takes up the session of an earlier page. Throws where it cannot be known now whether there is one. */
export async function startSession(storefront: Storefront, hooks: SessionHooks): Promise<void> {
  const droppedBefore = dropped;
  try {
    const api = await browserApi(storefront);
    follow(api, hooks);
    if (accessTokens.get() === null) await takeUp(api);
    else begun ??= begin(api, hooks);
    await begun;
  } catch (error) {
    if (dropped !== droppedBefore) return;
    early = null;
    failed(profileCall.name, profileCall.path)(error);
    throw error;
  }
}

async function takeUp(api: ApiClient): Promise<void> {
  const droppedBefore = dropped;
  try {
    await (early?.token ?? api.resume());
  } catch (error) {
    if (dropped !== droppedBefore) throw error;
    early = null;
    if (!isApiClientError(error) || error.status !== 401) throw error;
    // There was a session when this browser was here last.
    endSession("lost");
  }
}
