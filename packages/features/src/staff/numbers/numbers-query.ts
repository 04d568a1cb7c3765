import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { QueryOf } from "@tropa/api-contract/base/endpoint";
import { longestNumbersPeriod, staffNumbersCall } from "@tropa/api-contract/staff/calls-numbers";
import { currencies } from "@tropa/domain/money";
import { addDays, daysBetween, isLocalDate } from "@tropa/domain/time/local-date";
import type { LocalDate } from "@tropa/domain/time/local-date";
import type { Storefront } from "@tropa/page-runtime/storefront/storefront-context";
import { callApi } from "../../platform/api/browser-api.ts";
import { deskKey } from "../queues/desk-queries.ts";

export type NumbersQuery = QueryOf<typeof staffNumbersCall>;

/** Lengths of the periods to choose from, days up to today. */
export const periods = [7, 30, 90, 365] as const;
const usualPeriod = 30;

export interface ChosenNumbers {
  query: NumbersQuery;
  /** One of `periods`; null for own dates. */
  days: number | null;
}

const number = /^[1-9]\d{0,8}$/;

/** Reads the filters of an address; what makes no sense is left out. */
export function readFilters(address: URLSearchParams, today: LocalDate): ChosenNumbers {
  const given = (name: string) => address.get(name) ?? "";
  const numbered = (name: string) => (number.test(given(name)) ? given(name) : undefined);
  const [from, to] = [given("from"), given("to")];
  const isOwn =
    isLocalDate(from) &&
    isLocalDate(to) &&
    from <= to &&
    daysBetween(from, to) < longestNumbersPeriod;
  const days = periods.find((one) => String(one) === given("days")) ?? usualPeriod;
  const [organizer, country, city] = ["organizer", "country", "city"].map(numbered);
  // `currency` in an address is the one that prices are shown in.
  const currency = currencies.find((one) => one === given("in"));
  return {
    days: isOwn ? null : days,
    query: {
      from: isOwn ? from : addDays(today, 1 - days),
      to: isOwn ? to : today,
      ...(given("storefront") && { storefront: given("storefront") }),
      ...(organizer && { organizer_id: organizer }),
      ...(country && { country_id: country }),
      ...(city && { city_id: city }),
      ...(currency && { in: currency }),
    },
  };
}

export const numbersQuery = (storefront: Storefront, query: NumbersQuery) =>
  queryOptions({
    queryKey: [...deskKey, "numbers", storefront.locale, query],
    queryFn: ({ signal }) => callApi(storefront, staffNumbersCall, { query, signal }),
    placeholderData: keepPreviousData,
  });
