import type { TouristsInfo } from "@tropa/api-contract/sales/tourist";
import { queryOptions } from "@tanstack/react-query";
import type { Storefront } from "@tropa/page-runtime/storefront/storefront-context";
import { queryClient } from "../../platform/api/query-client.ts";
import { readTravellers } from "./travellers-calls.ts";

/** The travellers of a booking by its number, asked for beside the booking. */
export const ownTravellersQuery = (storefront: Storefront, id: number) =>
  queryOptions({
    queryKey: ["own-travellers", storefront.locale, id],
    queryFn: () => readTravellers(storefront, id),
  });

/** What was asked for before, once: whoever shows travellers keeps them by itself, and changes them. */
export async function takeOwnTravellers(storefront: Storefront, id: number): Promise<TouristsInfo> {
  const client = queryClient();
  const asked = ownTravellersQuery(storefront, id);
  const travellers = await client.fetchQuery({ ...asked, staleTime: Number.POSITIVE_INFINITY });
  client.removeQueries({ queryKey: asked.queryKey });
  return travellers;
}
