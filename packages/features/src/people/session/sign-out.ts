import { logoutCall } from "@tropa/api-contract/people/calls-accounts";
import { browserApi } from "../../platform/api/browser-api.ts";
import type { Storefront } from "@tropa/page-runtime/storefront/storefront-context";
import { dropSession, whileEnding } from "./start-session.ts";
import { notifyTabs } from "./tabs.ts";

/**
 * Ends the session in all tabs. Throws if the server cannot be reached: the session still exists then, and the device's
 * next user could resume it.
 */
export async function signOut(storefront: Storefront): Promise<void> {
  const api = await browserApi(storefront);
  await whileEnding(() => api.call(logoutCall, { body: {} }));
  dropEndedSession();
}

/** Drops a session that the server has ended, on this page and in other tabs. */
export function dropEndedSession(): void {
  dropSession("here");
  notifyTabs("signedOut");
}
