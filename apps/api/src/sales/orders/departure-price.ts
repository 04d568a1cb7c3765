import { cabinSeat } from "@tropa/domain/sales/cabin";
import { todayIn } from "@tropa/domain/time/local-date";
import { convertMoney } from "@tropa/domain/money";
import type { Currency, Money, Rates } from "@tropa/domain/money";
import { partyTotal, splitPrice } from "@tropa/domain/sales/party/party-price";
import type { SplitPrice } from "@tropa/domain/sales/party/party-price";
import type { Queryable } from "../../platform/db/database.ts";
import { ApiError, fieldError } from "../../platform/errors/api-error.ts";
import { newestRates } from "../booking/booking.ts";
import type { Departure, DepartureFacts } from "../booking/booking.ts";

/** Throws if the departure cannot be booked (any more). */
export function checkDeparture(
  departure: Departure | null,
  now: Date,
): asserts departure is Departure & DepartureFacts {
  if (!departure) throw new ApiError("not_found");
  if (departure.tour_status === "gone") throw new ApiError("gone");
  if (departure.tour_status === "removed") throw new ApiError("removed_from_publication");
  if (departure.starts_on === null) throw new ApiError("not_found");
  if (departure.is_canceled) throw new ApiError("gone");
  if (departure.starts_on <= todayIn(departure.time_zone, now)) throw new ApiError("gone");
}

/** Returns the ordered start time of an excursion, checked against the departure's times; null for a tour of days. */
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

/** The party; children's ages may be unknown. */
export interface Party {
  adults: number;
  children: number;
  children_ages?: readonly number[] | undefined;
}

export interface Pricing {
  /** The charged currency. */
  currency: Currency;
  /** Needed if the tour's own currency differs. */
  rates: Rates | null;
  /** The supplement of the kind of cabin, percent. */
  supplement: number;
}

/** Returns today's rates; null if all departures are in the charged currency. Throws `unavailable` without rates. */
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
 * Returns the price of a party, converted and rounded up as on cards. Null if the tour has no price for one of the
 * children, or their ages are unknown. Throws a field error on `children_ages` for a child that the tour does not take.
 */
export function partyPrice(
  departure: Departure,
  { adults, children, children_ages: knownAges }: Party,
  { currency, rates, supplement }: Pricing,
): SplitPrice | null {
  const ages = knownAges ?? (children === 0 ? [] : null);
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
