import { siteTokensCall } from "@tropa/api-contract/editorial/calls-site";
import type { AnswerOf } from "@tropa/api-contract/base/endpoint";
import type { Storefront } from "@tropa/page-runtime/storefront/storefront-context";
import { browserApi } from "./browser-api.ts";

export type SiteTokens = AnswerOf<typeof siteTokensCall>;

/** Keyed by the storefront object, of which there is one per page view. */
const known = new WeakMap<Storefront, Promise<SiteTokens>>();

/** Public tokens of the site's services; fetched once per page view, and again after a failure. */
export function readSiteTokens(storefront: Storefront): Promise<SiteTokens> {
  const asked =
    known.get(storefront) ??
    browserApi(storefront)
      .then((api) => api.call(siteTokensCall))
      .catch((error: unknown) => {
        known.delete(storefront);
        throw error;
      });
  known.set(storefront, asked);
  return asked;
}
