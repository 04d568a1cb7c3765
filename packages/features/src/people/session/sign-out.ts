import { logoutCall } from "@tropa/api-contract/people/calls-accounts";
import { browserApi } from "../../platform/api/browser-api.ts";
import type { Storefront } from "@tropa/page-runtime/storefront/storefront-context";
import { dropSession, whileEnding } from "./start-session.ts";
import { tellTabs } from "./tabs.ts";

/**
 * Ends the session, in all tabs. Throws where the server could not be told: the session is still there, and
 * the next user of the device would find it.
 */
export async function signOut(storefront: Storefront): Promise<void> {
  const api = await browserApi(storefront);
  await whileEnding(() => api.call(logoutCall, { body: {} }));
  leave();
}

/** The session is over, on this page and in the other tabs: the server has ended it. */
export function leave(): void {
  dropSession("here");
  tellTabs("signedOut");
}
