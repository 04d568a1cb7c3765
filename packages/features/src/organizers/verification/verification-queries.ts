import { queryOptions } from "@tanstack/react-query";
import {
  verificationDataCall,
  verificationTokenCall,
} from "@tropa/api-contract/organizers/calls-verification";
import { documentChecks } from "@tropa/domain/organizers/verification";
import { callApi } from "../../platform/api/browser-api.ts";
import type { Storefront } from "@tropa/page-runtime/storefront/storefront-context";

/** Polling interval of a running check, ms. */
const patienceMs = 15_000;

export const verificationQuery = (storefront: Storefront, organizerId: number) =>
  queryOptions({
    queryKey: ["organizer-verification", organizerId],
    queryFn: ({ signal }) =>
      callApi(storefront, verificationDataCall, {
        query: { orgId: String(organizerId) },
        signal,
      }),
    refetchInterval: ({ state }) =>
      state.data?.status === documentChecks.inProgress ? patienceMs : false,
    // On return from the provider.
    refetchOnWindowFocus: true,
  });

/** Starts or continues a check. */
export async function beginCheck(storefront: Storefront, organizerId: number) {
  const query = { orgId: String(organizerId) };
  return callApi(storefront, verificationTokenCall, { query });
}
