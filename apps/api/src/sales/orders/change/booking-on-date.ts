import { todayIn } from "@tropa/domain/time/local-date";
import { cabinsFor } from "@tropa/domain/sales/cabin";
import { priceWithPromo } from "@tropa/domain/sales/money/promo-code";
import { splitPrice } from "@tropa/domain/sales/party/party-price";
import type { SplitPrice } from "@tropa/domain/sales/party/party-price";
import type { Queryable } from "../../../platform/db/database.ts";
import { departuresOf, findCabin, termsOf, termsToday } from "../../booking/booking.ts";
import type { BookingRecord, OfferedDeparture } from "../../booking/booking.ts";
import { partyPrice, ratesFor } from "../departure-price.ts";
import type { Party, Pricing } from "../departure-price.ts";

/** Most departures offered; for a later one the tourist asks the organizer. */
const offeredDates = 40;

/** Returns the current party of a booking. */
export const ownParty = ({ adults, children, children_ages: ages }: BookingRecord): Party => ({
  adults,
  children,
  ...(ages && { children_ages: ages }),
});

/** Returns departures that a booking can move to, including its own, and data to price them. */
export async function datesFor(
  client: Queryable,
  booking: BookingRecord,
  now: Date,
): Promise<{ departures: OfferedDeparture[]; pricing: Pricing }> {
  const cabinId = booking.ship_cabin_id;
  const dates = { tourId: booking.tour_id, ownDateId: booking.tour_date_id, cabinId };
  const from = todayIn(booking.city.time_zone, now);
  const departures = await departuresOf(client, dates, { from, limit: offeredDates });
  const cabin = cabinId === null ? null : await findCabin(client, { ...dates, cabinId });
  const { currency } = booking;
  const rates = await ratesFor(client, departures, currency, now);
  return { departures, pricing: { currency, rates, supplement: cabin?.supplement_percent ?? 0 } };
}

/** The price of a changed booking, and what its promo code takes off it. */
export interface ChangedPrice extends SplitPrice {
  promoOff: number;
}

/**
 * Returns the price of a booking after a change. On its own date the agreed price stays and only the difference between
 * the parties is priced at today's rates. What staff took off its price stays off on any date; a promo code takes off of the
 * new price what it would have taken off an order. Null if the organizer has not named the price yet; undefined if the booking
 * has a price but the new one cannot be determined.
 */
export function priceAfter(
  booking: BookingRecord,
  departure: OfferedDeparture,
  party: Party,
  pricing: Pricing,
): ChangedPrice | null | undefined {
  const { currency, promo, total_minor: agreed, lowered_minor: lowered } = booking;
  const fresh = partyPrice(departure, party, pricing);
  if (agreed === null) return fresh && { ...fresh, promoOff: 0 };
  if (fresh === null) return undefined;
  const isOwn = departure.id === booking.tour_date_id;
  if (!isOwn && lowered === 0) return { ...fresh, promoOff: 0 };
  const before = isOwn ? partyPrice(departure, ownParty(booking), pricing) : null;
  if (isOwn && before === null) return undefined;
  const difference = before && fresh.total.minor - before.total.minor;
  const full = difference === null ? fresh.total.minor : agreed + lowered + difference;
  if (full <= 0) return undefined;
  const promoOff = promo ? priceWithPromo({ minor: full, currency }, promo.terms).off.minor : 0;
  const minor = full - promoOff - (lowered - (promo?.off ?? 0));
  if (minor <= 0) return undefined;
  const total = { minor, currency };
  if (minor === agreed && booking.prepayment_minor !== null) {
    const prepayment = { minor: booking.prepayment_minor, currency };
    return { ...fresh, total, prepayment, promoOff };
  }
  return { ...splitPrice(total, departure.prepayment_percent), promoOff };
}

export function hasPlaces(
  booking: BookingRecord,
  departure: OfferedDeparture,
  { adults, children }: Party,
): boolean {
  const isOwn = departure.id === booking.tour_date_id;
  const seats = adults + children;
  const free = departure.seats_free + (isOwn ? booking.seats : 0);
  if (free < seats) return false;
  if (!booking.cabin || departure.cabins_left === null) return true;
  const { capacity } = booking.cabin;
  const cabins = departure.cabins_left + (isOwn ? cabinsFor(booking.seats, capacity) : 0);
  return cabins >= cabinsFor(seats, capacity);
}

/** Returns the last free day for a changed booking: by today's terms on another date, as promised on its own date. */
export function freeUntilOf(booking: BookingRecord, departure: OfferedDeparture, now: Date) {
  const today = todayIn(booking.city.time_zone, now);
  const isOwn = departure.id === booking.tour_date_id;
  return (isOwn ? termsOf(booking, today) : termsToday(departure, today)).freeUntil;
}
