import { siteTokensCall } from "@tropa/api-contract/editorial/calls-site";
import type { AnswerOf } from "@tropa/api-contract/base/endpoint";
import { browserApi } from "./browser-api.ts";

export type SiteTokens = AnswerOf<typeof siteTokensCall>;

let cached: Promise<SiteTokens> | null = null;

/** Asked for once a visit; again after a failure. */
export function readSiteTokens(storefront: Parameters<typeof browserApi>[0]): Promise<SiteTokens> {
  cached ??= browserApi(storefront)
    .then((api) => api.call(siteTokensCall))
    .catch((error: unknown) => {
      cached = null;
      throw error;
    });
  return cached;
}
