import { queryOptions } from "@tanstack/react-query";
import { organizerMoneyCall } from "@tropa/api-contract/organizers/calls-money";
import { todayIn } from "@tropa/domain/time/local-date";
import type { Storefront } from "@tropa/page-runtime/storefront/storefront-context";
import { browserApi } from "../../platform/api/browser-api.ts";
import { deskKey } from "../queues/desk-queries.ts";

/** What an organizer is due and was paid out, as staff see it. */
export const payoutsQuery = (storefront: Storefront, organizerId: number) =>
  queryOptions({
    queryKey: [...deskKey, "payouts", storefront.locale, organizerId],
    queryFn: async ({ signal }) =>
      (await browserApi(storefront)).call(organizerMoneyCall, {
        query: { organizer_id: String(organizerId), month: todayIn("UTC").slice(0, 7) },
        signal,
      }),
    // Sums that somebody pays by are never those of before.
    gcTime: 0,
    refetchOnWindowFocus: true,
  });
