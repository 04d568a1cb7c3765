import { countryByIpCall } from "@tropa/api-contract/editorial/calls-site";
import { callApi } from "../../platform/api/browser-api.ts";
import { logFailure } from "../../platform/api/log-failure.ts";
import { setVisitorCookie, readVisitorCookie } from "../../platform/storage/consent.ts";
import type { Storefront } from "@tropa/page-runtime/storefront/storefront-context";

let asked = false;

/** Looks up the visitor's country, once per page, as a default for further fields; never replaces their own choice. */
export async function learnCountry(storefront: Storefront): Promise<void> {
  if (asked || readVisitorCookie("country") !== null) return;
  asked = true;
  const { name: call, path } = countryByIpCall;
  try {
    const { result } = await callApi(storefront, countryByIpCall);
    // The default country is also the API's answer when it cannot tell; the browser's languages are a better guess
    // then.
    if (result !== storefront.variant.defaultCountry) setVisitorCookie("country", result);
  } catch (error) {
    logFailure({ call, path, error });
  }
}
