import { keepPreviousData, queryOptions, useQuery } from "@tanstack/react-query";
import type { QueryOf } from "@tropa/api-contract/base/endpoint";
import { destinationsCall } from "@tropa/api-contract/discovery/calls-dictionaries";
import { promoCodeLogCall, promoCodesCall } from "@tropa/api-contract/staff/calls-promo";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import type { Storefront } from "@tropa/page-runtime/storefront/storefront-context";
import { callApi } from "../../platform/api/browser-api.ts";
import { deskKey } from "../queues/desk-queries.ts";
import { placeValue } from "./typed-promo.ts";

export const promoCodesQuery = (storefront: Storefront, query: QueryOf<typeof promoCodesCall>) =>
  queryOptions({
    queryKey: [...deskKey, "promo", storefront.locale, query],
    queryFn: ({ signal }) => callApi(storefront, promoCodesCall, { query, signal }),
    placeholderData: keepPreviousData,
  });

export const promoLogQuery = (storefront: Storefront, id: number) =>
  queryOptions({
    queryKey: [...deskKey, "promo-log", id],
    queryFn: ({ signal }) =>
      callApi(storefront, promoCodeLogCall, { query: { id: String(id) }, signal }),
  });

/** Countries and cities that tours go to, as choices; none until they are known. */
export function usePlaces(): readonly { value: string; text: string }[] {
  const storefront = useStorefront();
  const { data } = useQuery({
    queryKey: ["destinations", storefront.locale],
    queryFn: ({ signal }) => callApi(storefront, destinationsCall, { signal }),
    staleTime: Infinity,
  });
  const countries = data?.continents.flatMap((continent) => continent.countries) ?? [];
  return countries.flatMap(({ id, name, places }) => [
    { value: placeValue("country", id), text: name },
    ...places
      .filter(({ kind }) => kind === "city")
      .map((city) => ({ value: placeValue("city", city.id), text: `${city.name}, ${name}` })),
  ]);
}
