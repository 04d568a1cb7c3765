import type {
  tourPrivateDataCall,
  tourPrivateVariantsCall,
} from "@tropa/api-contract/staff/calls-staff";
import type { AnswerOf } from "@tropa/api-contract/base/endpoint";
import type { Currency } from "@tropa/domain/money";
import type { z } from "zod";
import { today } from "../../discovery/catalogue/catalogue.ts";
import type { ApiContext } from "../../config/context.ts";
import type { Storefront } from "../../platform/storefronts/storefront.ts";
import { ApiError } from "../../platform/errors/api-error.ts";
import { findPrivateData, findPrivateDates } from "./tour-private-store.ts";
import type { CommissionRow, WeightContext } from "./tour-private-store.ts";

type PrivateQuery = z.output<typeof tourPrivateDataCall.query>;

/** Returns a tour's commission and rank (docs/product/people-and-rights.md#commission). */
export async function tourPrivateData(
  { pool }: ApiContext,
  query: PrivateQuery,
  storefront: Storefront,
): Promise<AnswerOf<typeof tourPrivateDataCall>> {
  const row = await findPrivateData(pool, {
    tourId: query.id,
    contexts: contextsOf(query),
    today: today(),
    storefront: storefront.id,
  });
  if (!row) throw new ApiError("not_found");
  const total = row.rank + row.context_weight;
  return {
    ...commissionOf(row, { minor: row.price_minor, currency: row.currency }),
    has_individual_commission_in_future_dates: row.has_own_dates,
    weight: rounded(total - row.organizer_weight),
    total_weight: rounded(total),
    organizer: {
      title: row.organizer_title,
      adm_url: recordAddress(storefront, row.organizer_id),
      tour_weight: rounded(row.organizer_weight),
    },
    update_date: row.updated_on,
    min_age: row.min_age,
    max_age: row.max_age,
    is_unwanted: row.is_unwanted,
    is_free_cancellation: row.is_free_cancellation,
  };
}

/** Returns the commission of each coming departure: its own, else the tour's. */
export async function tourPrivateVariants(
  { pool }: ApiContext,
  tourId: number,
  { id: storefront }: Storefront,
): Promise<AnswerOf<typeof tourPrivateVariantsCall>> {
  const found = await findPrivateDates(pool, { tourId, today: today(), storefront });
  if (!found) throw new ApiError("not_found");
  const { currency, commission } = found;
  return {
    items: found.dates.map((date) => ({
      id: date.id,
      tour_id: tourId,
      start: date.starts_on,
      end: date.ends_on,
      ...commissionOf(date.own ?? commission, { minor: date.price_minor, currency }),
      has_individual_commission: date.own !== null,
      seats_total: date.seats_total,
      seats_taken: date.seats_taken,
    })),
  };
}

/** Returns the contexts that the query's flags and ids name. */
function contextsOf(query: PrivateQuery): WeightContext[] {
  const flags = [
    ["has_dates", query.has_dates],
    ["cruises", query.is_cruises],
    ["authors", query.is_authors],
  ] as const;
  const places = [
    ["collection", query.collection_id],
    ["region", query.region_id],
    ["rest_kind", query.rest_kind_id],
    ["showplace", query.showplace_id],
  ] as const;
  return [
    ...flags.flatMap(([context, flag]) => (flag === "1" ? [{ context, id: 0 }] : [])),
    ...places.flatMap(([context, id]) => (id === undefined ? [] : [{ context, id }])),
  ];
}

/** Returns a commission both as a percentage and as a sum, which is rounded up as prepayments are. */
function commissionOf(
  { percent, quantity_minor }: CommissionRow,
  price: { minor: number; currency: Currency },
): { in_percents: number | null; in_quantity: number | null; currency: Currency } {
  const { currency } = price;
  if (percent !== null) {
    // Calculate in hundredths of a percent: 12.35 in binary is inexact, and rounding up could add a kopeck.
    const quantity = Math.ceil((price.minor * Math.round(percent * 100)) / 10_000);
    return { in_percents: percent, in_quantity: quantity, currency };
  }
  const share = quantity_minor === null ? null : (quantity_minor / price.minor) * 100;
  return {
    in_percents: share === null ? null : rounded(share, 2),
    in_quantity: quantity_minor,
    currency,
  };
}

/** Rounds a rank: ranks are single-precision in the database, and their last digits are noise. */
function rounded(value: number, digits = 4): number {
  return Number(value.toFixed(digits));
}

/** Returns the URL of an organizer's record in the back office (docs/product/accounts-and-sessions.md#organizers). */
function recordAddress(storefront: Storefront, organizerId: number): string {
  return `${storefront.address}/organizer/records/${organizerId}`;
}
