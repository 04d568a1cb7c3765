import { queryOptions } from "@tanstack/react-query";
import { organizerMoneyCall } from "@tropa/api-contract/organizers/calls-money";
import { todayIn } from "@tropa/domain/time/local-date";
import type { Storefront } from "@tropa/page-runtime/storefront/storefront-context";
import { callApi } from "../../platform/api/browser-api.ts";
import { deskKey } from "../queues/desk-queries.ts";

/** An organizer's balances and pay-outs, as staff see them. */
export const payoutsQuery = (storefront: Storefront, organizerId: number) =>
  queryOptions({
    queryKey: [...deskKey, "payouts", storefront.locale, organizerId],
    queryFn: ({ signal }) =>
      callApi(storefront, organizerMoneyCall, {
        query: { organizer_id: String(organizerId), month: todayIn("UTC").slice(0, 7) },
        signal,
      }),
    // Do not cache: staff pay these amounts.
    gcTime: 0,
    refetchOnWindowFocus: true,
  });
