import { todayIn } from "@tropa/domain/time/local-date";
import type { orderForm } from "@tropa/api-contract/sales/calls-booking";
import { hasCabins } from "@tropa/domain/sales/cabin";
import type { Cabin } from "@tropa/domain/sales/cabin";
import { bookingStatuses, firstStatus, holdSeconds } from "@tropa/domain/sales/booking-status";
import { MAX_PARTY } from "@tropa/domain/sales/party/party";
import type { SplitPrice } from "@tropa/domain/sales/party/party-price";
import type { z } from "zod";
import type { ApiContext } from "../../config/context.ts";
import { refuseBlocked } from "../../people/blocks/blocks.ts";
import { inTransaction } from "../../platform/db/database.ts";
import type { Client } from "../../platform/db/database.ts";
import { ApiError, fieldError } from "../../platform/errors/api-error.ts";
import type { Caller } from "../../server/caller.ts";
import {
  cabinsLeft,
  requireShownPrice,
  findBooking,
  findCabin,
  findDeparture,
  heldUntil,
  hasCommission,
  insertBooking,
  takeSeats,
  notifyOrganizer,
  notifyTourist,
  termsToday,
} from "../booking/booking.ts";
import type { BookingRecord, Departure, DepartureFacts } from "../booking/booking.ts";
import { orNotFound } from "../../server/or-not-found.ts";
import { checkDeparture, partyPrice, ratesFor, startTimeOf } from "./departure-price.ts";
import {
  askForCode,
  bookerOf,
  checkShare,
  countOrder,
  isVerified,
  PhoneUnconfirmed,
} from "./order-limits.ts";
import type { Booker } from "./order-limits.ts";
import {
  applyPromo,
  findPromoByTypedCode,
  isPersonal,
  requirePromo,
  takePromoUse,
} from "../promo/promo.ts";
import type { PromoCode, PromoUser } from "../promo/promo.ts";
import { insertTourist } from "../travellers/travellers.ts";
import { onceForKey } from "../../server/idempotency.ts";

export { cancelBookingsOf, refundsOf } from "./cancel/cancel-departure.ts";
export { completeBookings } from "./jobs/completion.ts";
export { releaseExpiredHolds } from "./jobs/holds.ts";
export {
  remindOfDepartures,
  remindOfRests,
  remindToPay,
  notifyGuarantees,
} from "./jobs/reminders.ts";

export type Order = z.output<typeof orderForm>;

/** Fields of the ordering traveller that the order form does not ask for. */
const blankTraveller = { middleName: "", birthday: null, passport: null, foodRestriction: null };

export interface OrderCircumstances {
  /** The signed-in tourist; null for a visitor. */
  accountId: number | null;
  caller: Caller;
  idempotencyKey: string | null;
  now: Date;
}

/**
 * Books seats of a departure in one transaction (docs/product/bookings-and-payments.md#holds). Throws `no_seats` (409)
 * or `no_cabins` if they are taken, `gone` or `removed_from_publication` for a tour or departure that is over,
 * `confirm_phone` (409) above the limits for unverified people, `price_changed` (409) if the price differs from the one
 * shown, `blocked` (403) for a blocked person.
 */
export async function submitOrder(
  context: ApiContext,
  order: Order,
  how: OrderCircumstances,
): Promise<BookingRecord> {
  if (order.adults + order.children > MAX_PARTY) {
    throw fieldError("children", "maxValue", { max: MAX_PARTY - order.adults });
  }
  if (order.children_ages && order.children_ages.length !== order.children)
    throw fieldError("children_ages", "incorrect");
  const booker = await bookerOf(context, order, { ...how, address: how.caller.address });
  const promo = order.promo ? await findPromoByTypedCode(context, order.promo, how.caller) : null;
  try {
    return await inTransaction(context.pool, async (client) => {
      const { id } = await onceForKey(
        client,
        {
          call: "submitOrder",
          key: how.idempotencyKey,
          content: { order, storefront: how.caller.storefront.id },
        },
        () => makeBooking(client, context, order, { ...how, booker, promo }),
      );
      return orNotFound(await findBooking(client, { id }));
    });
  } catch (error) {
    if (!(error instanceof PhoneUnconfirmed)) throw error;
    throw await askForCode(context, { phone: order.phone, reason: error.reason }, how.caller);
  }
}

/** Returns the typed code of an order to come. Throws a field error on `promo` where it does not work. */
export async function checkPromo(
  context: ApiContext,
  order: { promo: string; tour_id: number; variant_id: number },
  { caller, now }: { caller: Caller; now: Date },
): Promise<PromoCode> {
  const promo = await findPromoByTypedCode(context, order.promo, caller);
  const { pool } = context;
  const departure = await findDeparture(pool, order.tour_id, order.variant_id);
  checkDeparture(departure, now);
  const { starts_on: startsOn } = departure;
  const { storefront } = caller;
  await requirePromo(pool, promo, { tourId: order.tour_id, startsOn, storefront, now });
  return promo;
}

async function makeBooking(
  client: Client,
  context: ApiContext,
  order: Order,
  how: OrderCircumstances & { booker: Booker; promo: PromoCode | null },
): Promise<number> {
  const { config } = context;
  const { booker, caller, promo } = how;
  await refuseBlocked(client, { ...booker, accountId: how.accountId });
  const departure = await findDeparture(client, order.tour_id, order.variant_id);
  checkDeparture(departure, how.now);
  const { id: storefront } = caller.storefront;
  if (!(await hasCommission(client, { dateId: order.variant_id, storefront })))
    throw new ApiError("unavailable");
  const startTime = startTimeOf(departure, order);
  // Only excursions have a start time, and not every storefront sells them.
  if (startTime !== null && !caller.storefront.features.excursions) throw new ApiError("not_found");
  const seats = order.adults + order.children;
  const { chargeCurrency: currency } = caller.storefront;
  const rates = await ratesFor(client, [departure], currency, how.now);
  const cabin = await cabinOf(client, order);
  const supplement = cabin?.supplement_percent ?? 0;
  const full = partyPrice(departure, order, { currency, rates, supplement });
  const { price, off } = await priceFor(client, { promo, full, departure, order }, how);
  if (
    !(await takeSeats(client, { dateId: order.variant_id, tourId: order.tour_id, count: seats }))
  ) {
    const until = await heldUntil(client, order.variant_id);
    throw new ApiError("no_seats", { data: { held_until: until?.toISOString() ?? null } });
  }
  if (cabin !== null) await checkCabins(client, cabin, { dateId: order.variant_id, people: seats });
  requireShownPrice(order.seen ?? null, price?.total ?? null);
  await checkShare(context, client, booker, { dateId: order.variant_id, seats });
  // An order without a price cannot be paid at once: the organizer has to set a price first.
  const status = firstStatus(departure.has_direct_sale && price !== null);
  const isDirect = status === bookingStatuses.pendingPrepayment;
  const { freeUntil } = termsToday(departure, todayIn(departure.time_zone, how.now));
  const id = await insertBooking(client, {
    accountId: how.accountId,
    tourId: order.tour_id,
    dateId: order.variant_id,
    cabinId: cabin?.id ?? null,
    organizerId: departure.organizer_id,
    startTime,
    status,
    holdSeconds: isDirect ? holdSeconds.whilePayingDirect : holdSeconds.whileConfirming,
    adults: order.adults,
    children: order.children,
    childrenAges: order.children_ages?.toSorted((a, b) => a - b) ?? null,
    firstName: order.first_name,
    lastName: order.last_name || null,
    phone: order.phone,
    email: order.email || null,
    comment: order.comment || null,
    details: detailsOf(order),
    locale: caller.locale,
    storefront: caller.storefront.id,
    currency,
    totalMinor: price?.total.minor ?? null,
    prepaymentMinor: price?.prepayment.minor ?? null,
    isContactConfirmed: isVerified(booker),
    orderedFrom: booker.network,
    freeUntil,
    wasPreliminary: departure.is_preliminary,
    discount: promo && { minor: off, bearer: promo.borne_by },
  });
  if (promo) {
    const person = personOf(booker, how.accountId);
    await takePromoUse(client, promo, { bookingId: id, minor: off, person });
  }
  await insertTourist(
    client,
    id,
    {
      ...blankTraveller,
      firstName: order.first_name,
      lastName: order.last_name ?? "",
      email: order.email || null,
      phone: order.phone,
    },
    false,
  );
  const booking = orNotFound(await findBooking(client, { id }));
  await notifyTourist(client, config, booking, isDirect ? "bookingToPay" : "bookingRequested");
  await notifyOrganizer(
    client,
    config,
    booking,
    isDirect ? "organizerBookingDirect" : "organizerBookingNew",
  );
  // Last: clients behind one address wait for each other's counts, and should not wait for whole bookings.
  await countOrder(context, client, booker, caller.address);
  return id;
}

/** The price with the order's code, if it has one. Throws a field error on `promo` where the code does not work. */
async function priceFor(
  client: Client,
  {
    promo,
    full,
    departure,
    order,
  }: {
    promo: PromoCode | null;
    full: SplitPrice | null;
    departure: Departure & DepartureFacts;
    order: Order;
  },
  { caller: { storefront }, booker, now }: OrderCircumstances & { booker: Booker },
): Promise<{ price: SplitPrice | null; off: number }> {
  if (promo === null) return { price: full, off: 0 };
  const { starts_on: startsOn } = departure;
  await requirePromo(client, promo, { tourId: order.tour_id, startsOn, storefront, now });
  const priced = applyPromo(promo, full, departure.prepayment_percent);
  // Anybody can type another phone number: uses of one person are counted by contacts that are confirmed.
  if (isPersonal(promo) && !isVerified(booker)) throw new PhoneUnconfirmed("promo");
  return priced;
}

/** The person as their uses of a code are counted. */
const personOf = (booker: Booker, accountId: number | null): PromoUser => ({
  accountId,
  phone: booker.isPhoneConfirmed ? booker.phone : null,
  email: booker.isEmailConfirmed ? booker.email : null,
});

/** The ordered kind of cabin; null for none. Throws a field error on `cabin_id` if the tour does not have it. */
async function cabinOf(client: Client, order: Order): Promise<Cabin | null> {
  if (order.cabin_id === undefined) return null;
  const cabin = await findCabin(client, { tourId: order.tour_id, cabinId: order.cabin_id });
  if (!cabin) throw fieldError("cabin_id", "incorrect");
  return cabin;
}

/** Throws `no_cabins` (409) if too few are free. Taking seats has locked the departure, so the count is safe. */
async function checkCabins(
  client: Client,
  cabin: Cabin,
  { dateId, people }: { dateId: number; people: number },
): Promise<void> {
  const left = await cabinsLeft(client, { dateId, cabinId: cabin.id });
  if (!hasCabins(cabin, people, new Map([[cabin.id, left]]))) throw new ApiError("no_cabins");
}

/** Form fields without a column, stored as they are for staff. */
function detailsOf(order: Order): Record<string, unknown> {
  const { city, dates, timezone, is_travel_by_avia, is_travel_by_train, referer } = order;
  const { utm_source, utm_campaign, utm_content } = order;
  return {
    city,
    dates,
    timezone,
    is_travel_by_avia,
    is_travel_by_train,
    referer,
    utm_source,
    utm_campaign,
    utm_content,
  };
}
