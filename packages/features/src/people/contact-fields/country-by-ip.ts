import { countryByIpCall } from "@tropa/api-contract/editorial/calls-site";
import { browserApi } from "../../platform/api/browser-api.ts";
import { logFailure } from "../../platform/api/log-failure.ts";
import { keepCookie, keptCookie } from "../../platform/storage/consent.ts";
import type { Storefront } from "@tropa/page-runtime/storefront/storefront-context";

let asked = false;

/** Learns where the visitor is, once a page, for the fields that come after; a choice of theirs is never replaced. */
export async function learnCountry(storefront: Storefront): Promise<void> {
  if (asked || keptCookie("country") !== null) return;
  asked = true;
  const { name: call, path } = countryByIpCall;
  try {
    const { result } = await (await browserApi(storefront)).call(countryByIpCall);
    // That is also the answer of an API that cannot tell: the browser's languages know better then.
    if (result !== storefront.variant.defaultCountry) keepCookie("country", result);
  } catch (error) {
    logFailure({ call, path, error });
  }
}
