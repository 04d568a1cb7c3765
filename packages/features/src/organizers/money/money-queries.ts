import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import {
  organizerMoneyCall,
  statementCsvCall,
  statementPdfCall,
} from "@tropa/api-contract/organizers/calls-money";
import { browserApi } from "../../platform/api/browser-api.ts";
import type { Storefront } from "@tropa/page-runtime/storefront/storefront-context";

/** Income and payouts of a month. */
export const moneyQuery = (storefront: Storefront, month: string) =>
  queryOptions({
    queryKey: ["organizer", "money", storefront.locale, month],
    queryFn: async ({ signal }) =>
      (await browserApi(storefront)).call(organizerMoneyCall, { query: { month }, signal }),
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
  const api = await browserApi(storefront);
  return api.call(format === "csv" ? statementCsvCall : statementPdfCall, { query: { month } });
}
