import { siteTokensCall } from "@tropa/api-contract/editorial/calls-site";
import type { AnswerOf } from "@tropa/api-contract/base/endpoint";
import { browserApi } from "./browser-api.ts";

export type SiteTokens = AnswerOf<typeof siteTokensCall>;

let known: Promise<SiteTokens> | null = null;

/** Asked for once a visit; again after a failure. */
export function readSiteTokens(storefront: Parameters<typeof browserApi>[0]): Promise<SiteTokens> {
  known ??= browserApi(storefront)
    .then((api) => api.call(siteTokensCall))
    .catch((error: unknown) => {
      known = null;
      throw error;
    });
  return known;
}
