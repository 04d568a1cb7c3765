import { cabinSeat } from "@tropa/domain/sales/cabin";
import { todayIn } from "@tropa/domain/time/local-date";
import { convertMoney } from "@tropa/domain/money";
import type { Currency, Money, Rates } from "@tropa/domain/money";
import { partyTotal, splitPrice } from "@tropa/domain/sales/party/party-price";
import type { SplitPrice } from "@tropa/domain/sales/party/party-price";
import type { Queryable } from "../../platform/db/database.ts";
import { todayAt } from "../../platform/clocks/place-time.ts";
import { ApiError, fieldError } from "../../platform/errors/api-error.ts";
import { newestRates } from "../booking/booking.ts";
import type { Departure, DepartureFacts } from "../booking/booking.ts";

/** Refuses what cannot be booked (any more). */
export function checkDeparture(
  departure: Departure | null,
  now: Date,
): asserts departure is Departure & DepartureFacts {
  if (!departure) throw new ApiError("not_found");
  if (departure.tour_status === "gone") throw new ApiError("gone");
  if (departure.tour_status === "removed") throw new ApiError("removed_from_publication");
  if (departure.starts_on === null) throw new ApiError("not_found");
  if (departure.is_canceled) throw new ApiError("gone");
  if (departure.starts_on <= todayAt(departure, now)) throw new ApiError("gone");
}

/** When an excursion starts: one of its date's times; null for a tour of days. */
export function startTimeOf(
  departure: Departure,
  order: { time_start?: string | undefined },
): string | null {
  if (departure.start_times.length === 0) return null;
  if (order.time_start === undefined) throw fieldError("time_start", "required");
  if (!departure.start_times.includes(order.time_start))
    throw fieldError("time_start", "incorrect");
  return order.time_start;
}

/** Who travels; the ages are left out where nobody told them. */
export interface Party {
  adults: number;
  children: number;
  children_ages?: readonly number[] | undefined;
}

export interface Pricing {
  /** What is charged. */
  currency: Currency;
  /** Needed where the tour's own currency is another. */
  rates: Rates | null;
  /** Of the kind of cabin, percent. */
  supplement: number;
}

/** The day's rates where a departure has another currency than the one that is charged; `unavailable` without them. */
export async function ratesFor(
  client: Queryable,
  departures: readonly Pick<Departure, "currency">[],
  currency: Currency,
  now: Date,
): Promise<Rates | null> {
  if (departures.every((departure) => departure.currency === currency)) return null;
  const rates = await newestRates(client, todayIn("UTC", now));
  if (!rates) throw new ApiError("unavailable");
  return rates;
}

/**
 * What a party pays, converted and rounded up as cards show it; null where the tour names no price for one of its
 * children, or nobody told how old they are. Throws a fault of `children_ages` for a child that the tour does not take.
 */
export function partyPrice(
  departure: Departure,
  { adults, children, children_ages: told }: Party,
  { currency, rates, supplement }: Pricing,
): SplitPrice | null {
  const ages = told ?? (children === 0 ? [] : null);
  if (ages === null) return null;
  if (ages.some((age) => age < departure.min_age))
    throw fieldError("children_ages", "minValue", { min: departure.min_age });
  const price: Money = { minor: departure.price_minor, currency: departure.currency };
  const charge =
    price.currency === currency || rates === null
      ? price
      : convertMoney(price, currency, rates, "major");
  const seat = cabinSeat(charge, supplement);
  const total = partyTotal(seat, departure.child_prices, { adults, childAges: ages });
  return total && splitPrice(total, departure.prepayment_percent);
}
