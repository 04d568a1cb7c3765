import { refreshTokenCall } from "@tropa/api-contract/people/calls-accounts";
import { profileCall } from "@tropa/api-contract/people/calls-profile";
import { userInfoDataCall } from "@tropa/api-contract/staff/calls-staff-sign-in";
import type { ApiClient } from "@tropa/api-client/client";
import { accessTokens } from "../../platform/api/access-tokens.ts";
import { browserApi } from "../../platform/api/browser-api.ts";
import type { Storefront } from "../../platform/storefront/storefront-context.tsx";
import { hasCookie, isSignedIn, setSession } from "./session.ts";
import type { OnBegin } from "./session.ts";

/**
 * Follows the access token: whoever gets one, by a sign-in or by the cookie of an earlier visit, begins a session,
 * and its loss ends it (document 1 §4, "Session").
 */
export async function startSession(storefront: Storefront, onBegin: OnBegin): Promise<void> {
  const api = await browserApi(storefront);
  let begun: Promise<void> | null = null;
  accessTokens.subscribe(() => {
    if (accessTokens.get() === null) {
      begun = null;
      setSession(null);
    } else begun ??= begin(api, onBegin);
  });
  if (accessTokens.get() === null) {
    const { token } = await api.call(refreshTokenCall, { body: {} });
    accessTokens.set(token);
  } else begun ??= begin(api, onBegin);
  await begun;
}

async function begin(api: ApiClient, onBegin: OnBegin): Promise<void> {
  const profile = await api.call(profileCall);
  setSession({ profile, canViewCommission: false });
  await Promise.allSettled([onBegin(api, profile.id), readPermissions(api)]);

  async function readPermissions(client: ApiClient): Promise<void> {
    if (!profile.is_admin_auth || !hasCookie("admin-session")) return;
    const { permissions } = await client.call(userInfoDataCall);
    if (isSignedIn()) setSession({ profile, canViewCommission: permissions.can_view_commission });
  }
}
