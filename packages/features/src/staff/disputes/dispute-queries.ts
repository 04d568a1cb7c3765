import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { ApiClient } from "@tropa/api-client/client";
import { isApiClientError } from "@tropa/api-client/api-client-error";
import * as calls from "@tropa/api-contract/staff/money/calls-disputes";
import type { Dispute, DisputeView } from "@tropa/api-contract/staff/money/calls-disputes";
import { paymentProviders } from "@tropa/domain/sales/payment";
import type { Storefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { callApi } from "../../platform/api/browser-api.ts";
import { showToast } from "../../platform/storefront/toast.ts";
import { deskKey, useDeskAct } from "../queues/desk-queries.ts";

/** Banks speak at any time. */
const refetchMs = 60_000;

export const disputesQuery = (
  storefront: Storefront,
  { view, page }: { view: DisputeView; page: number },
) =>
  queryOptions({
    queryKey: [...deskKey, "disputes", { view, page }],
    queryFn: ({ signal }) =>
      callApi(storefront, calls.disputesCall, { query: { view, page: String(page) }, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: refetchMs,
  });

export const disputeQuery = (storefront: Storefront, id: number) =>
  queryOptions({
    queryKey: [...deskKey, "dispute", id],
    queryFn: ({ signal }) =>
      callApi(storefront, calls.disputeCall, { query: { id: String(id) }, signal }),
    // Links to files work for an hour.
    gcTime: 0,
    refetchInterval: refetchMs,
  });

/** The dispute at its provider; null where only a list can be opened. */
export function pageAtProvider({
  provider,
  provider_ref: ref,
}: Pick<Dispute, "provider" | "provider_ref">): string | null {
  if (provider !== paymentProviders.stripe.id) return null;
  return `https://dashboard.stripe.com/search?query=${encodeURIComponent(ref)}`;
}

/** An act on a dispute. Where somebody was faster, says so and shows what it is now. */
export function useDisputeAct<Input>(send: (api: ApiClient, input: Input) => Promise<unknown>) {
  const { t } = useTranslation("staffDisputes");
  return useDeskAct<Input>({
    send: (api, input) =>
      send(api, input).catch((error: unknown) => {
        if (!isApiClientError(error) || error.status !== 409) throw error;
        showToast({ type: "error", text: t("changed") });
      }),
  });
}
