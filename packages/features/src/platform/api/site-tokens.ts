import { siteTokensCall } from "@tropa/api-contract/editorial/calls-site";
import type { AnswerOf } from "@tropa/api-contract/base/endpoint";
import type { Storefront } from "@tropa/page-runtime/storefront/storefront-context";
import { degradedCall } from "./degraded-call.ts";

export type SiteTokens = AnswerOf<typeof siteTokensCall>;

/** Keyed by the storefront object, of which there is one per page view. */
const known = new WeakMap<Storefront, Promise<SiteTokens | null>>();

async function fetchSiteTokens(storefront: Storefront): Promise<SiteTokens | null> {
  const tokens = await degradedCall(storefront, siteTokensCall);
  if (!tokens) known.delete(storefront);
  return tokens;
}

/**
 * Public tokens of the site's services; null if they cannot be fetched, which is logged. Fetched once per page view,
 * and again after a failure.
 */
export function readSiteTokens(storefront: Storefront): Promise<SiteTokens | null> {
  const pending = known.get(storefront) ?? fetchSiteTokens(storefront);
  known.set(storefront, pending);
  return pending;
}
