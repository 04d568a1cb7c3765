import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import {
  organizerMoneyCall,
  statementCsvCall,
  statementPdfCall,
} from "@tropa/api-contract/organizers/calls-money";
import { callApi } from "../../platform/api/browser-api.ts";
import type { Storefront } from "@tropa/page-runtime/storefront/storefront-context";

/** Income and payouts of a month. */
export const moneyQuery = (storefront: Storefront, month: string) =>
  queryOptions({
    queryKey: ["organizer", "money", storefront.locale, month],
    queryFn: ({ signal }) => callApi(storefront, organizerMoneyCall, { query: { month }, signal }),
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: true,
  });

export type StatementFormat = "csv" | "pdf";

/** Downloads a statement. */
export async function statementFile(
  storefront: Storefront,
  month: string,
  format: StatementFormat,
): Promise<Blob> {
  return callApi(storefront, format === "csv" ? statementCsvCall : statementPdfCall, {
    query: { month },
  });
}
