import { todayIn } from "@tropa/domain/time/local-date";
import type {
  bookingOffersCall,
  changeBookingCall,
} from "@tropa/api-contract/sales/calls-booking-change";
import type { AnswerOf, BodyOf } from "@tropa/api-contract/base/endpoint";
import { changeObstacle, settlementOf } from "@tropa/domain/sales/booking-change";
import { isDecisionLate } from "@tropa/domain/sales/departure-decision";
import type { ChangeObstacle } from "@tropa/domain/sales/booking-change";
import { bookingStatuses } from "@tropa/domain/sales/booking-status";
import { MAX_PARTY } from "@tropa/domain/sales/party/party";
import { may } from "@tropa/domain/people/permissions";
import type { ApiContext } from "../../../config/context.ts";
import { recordAct } from "../../../platform/audit/audit.ts";
import { inTransaction } from "../../../platform/db/database.ts";
import type { Client, Queryable } from "../../../platform/db/database.ts";
import type { Actor } from "../../../platform/errors/actor.ts";
import { ApiError, fieldError } from "../../../platform/errors/api-error.ts";
import { orNotFound } from "../../../server/or-not-found.ts";
import {
  bookingFor,
  requireShownPrice,
  decisionOf,
  findBooking,
  findDeparture,
  giveSeatsBack,
  hasCommission,
  highestFilledSeat,
  lockBooking,
  lockDates,
  markPrepaid,
  ownersOf,
  takeSeats,
  notifyOrganizer,
  notifyTourist,
  termsOf,
  updateChange,
  writeChangeNote,
} from "../../booking/booking.ts";
import type { BookingRecord, OfferedDeparture } from "../../booking/booking.ts";
import { closeOpenPayments, createRefunds } from "../../payments/payments.ts";
import { changePromoOff } from "../../promo/promo.ts";
import { requireFittingParty } from "../../travellers/travellers.ts";
import { datesFor, freeUntilOf, hasPlaces, ownParty, priceAfter } from "./booking-on-date.ts";
import { startTimeOf } from "../departure-price.ts";
import type { Party } from "../departure-price.ts";

type Change = BodyOf<typeof changeBookingCall>;
type Offers = AnswerOf<typeof bookingOffersCall>;

/** Who changes a booking, and the booking's link or number. */
export interface ChangeCaller {
  name: { uuid?: string | undefined; id?: number | undefined };
  /** Null for a holder of the link. */
  actor: Actor | null;
  /** At the staff's page of a booking: the call has asked for the right, and its act is recorded already. */
  isDesk?: boolean;
  /** What staff write about it. */
  reason?: string;
}

interface ChangeTarget {
  booking: BookingRecord;
  /** Whether the caller acts as its tourist. */
  isTourist: boolean;
}

/** Returns the booking, by link or number. Throws if the caller may not change it. */
async function bookingOf(
  client: Queryable,
  { name, actor, isDesk }: ChangeCaller,
): Promise<ChangeTarget> {
  if (name.uuid !== undefined)
    return { booking: orNotFound(await findBooking(client, { uuid: name.uuid })), isTourist: true };
  if (name.id === undefined) throw fieldError("id", "required");
  if (!actor) throw new ApiError("unauthorized");
  if (isDesk)
    return { booking: orNotFound(await findBooking(client, { id: name.id })), isTourist: false };
  const booking = await bookingFor(client, actor, name.id);
  const owners = ownersOf(booking);
  if (!may(actor, "booking.change", owners)) throw new ApiError("forbidden");
  return { booking, isTourist: may(actor, "booking.readLink", owners) };
}

function obstacleOf({ booking, isTourist }: ChangeTarget, now: Date): ChangeObstacle | null {
  const today = todayIn(booking.city.time_zone, now);
  const { status, starts_on: start, has_direct_sale: hasDirectSale } = booking;
  const { freeUntil } = termsOf(booking, today);
  return changeObstacle({ status, start, freeUntil, hasDirectSale }, today, isTourist);
}

/** Returns what a booking would cost on each of its tour's departures, for its own or another party. */
export async function bookingOffers(
  { pool }: Pick<ApiContext, "pool">,
  caller: ChangeCaller,
  wanted: Party | undefined,
  now: Date,
): Promise<Offers> {
  const target = await bookingOf(pool, caller);
  const { booking } = target;
  const obstacle = obstacleOf(target, now);
  const facts = { obstacle, currency: booking.currency, paid: booking.paid_minor };
  const own = orNotFound(await findDeparture(pool, booking.tour_id, booking.tour_date_id));
  const tour = { min_age: own.min_age, child_prices: own.child_prices };
  if (obstacle !== null) return { ...facts, tour, dates: [] };
  const party = wanted ?? ownParty(booking);
  checkParty(party);
  const { departures, pricing } = await datesFor(pool, booking, now);
  const dates = departures.flatMap((departure) => {
    const price = priceAfter(booking, departure, party, pricing);
    if (price === undefined) return [];
    const { toPay, toRefund } = settlementOf(booking.paid_minor, price?.total.minor ?? 0);
    const decision = decisionOf(departure, todayIn(booking.city.time_zone, now));
    return {
      id: departure.id,
      start: departure.starts_on,
      end: departure.ends_on,
      start_times: departure.start_times,
      is_current: departure.id === booking.tour_date_id,
      has_seats: hasPlaces(booking, departure, party),
      total: price?.total.minor ?? null,
      to_pay: toPay,
      to_refund: toRefund,
      free_until: freeUntilOf(booking, departure, now),
      is_decision_late: isDecisionLate(decision),
      certainty: decision.certainty,
    };
  });
  return { ...facts, tour, dates };
}

function checkParty({ adults, children, children_ages: ages }: Party): void {
  if (adults + children > MAX_PARTY)
    throw fieldError("children", "maxValue", { max: MAX_PARTY - adults });
  if (ages && ages.length !== children) throw fieldError("children_ages", "incorrect");
}

/**
 * Moves a booking to another departure of its tour, or changes its party, in one transaction with seats, price, terms and
 * refunds. Idempotent. Throws `conflict` if it cannot be changed, `price_changed` if the price differs from the one
 * shown, `no_seats` and `no_cabins`.
 */
export async function changeBooking(
  { pool, config }: ApiContext,
  caller: ChangeCaller,
  change: Change,
  now: Date,
): Promise<{ to_pay: number; to_refund: number }> {
  return inTransaction(pool, (client) => applyChange(client, config, caller, change, now));
}

/** Like `changeBooking`, in the caller's transaction. */
export async function applyChange(
  client: Client,
  config: ApiContext["config"],
  caller: ChangeCaller,
  change: Change,
  now: Date,
): Promise<{ to_pay: number; to_refund: number }> {
  const party: Party = {
    adults: change.adults,
    children: change.children ?? 0,
    children_ages: change.children_ages?.toSorted((a, b) => a - b),
  };
  checkParty(party);
  const { uuid, id } = caller.name;
  const found = await lockBooking(client, uuid === undefined ? { id: id ?? 0 } : { uuid });
  if (found) await lockDates(client, [found.tour_date_id, change.variant_id]);
  const target = await bookingOf(client, caller);
  const { booking, isTourist } = target;
  if (obstacleOf(target, now) !== null) throw new ApiError("conflict");
  const { departures, pricing } = await datesFor(client, booking, now);
  const departure = departures.find((one) => one.id === change.variant_id);
  if (!departure) throw new ApiError("gone");
  const { storefront } = booking;
  if (!(await hasCommission(client, { dateId: departure.id, storefront })))
    throw new ApiError("unavailable");
  const price = priceAfter(booking, departure, party, pricing);
  if (price === undefined) throw new ApiError("conflict");
  const { currency } = booking;
  requireShownPrice(
    change.total === null ? null : { amount: change.total, currency },
    price?.total ?? null,
  );
  const settled = settlementOf(booking.paid_minor, price?.total.minor ?? 0);
  const answer = { to_pay: settled.toPay, to_refund: settled.toRefund };
  const startTime = startTimeOf(departure, {
    time_start: change.time_start ?? booking.start_time ?? undefined,
  });
  const recorded = isTourist || caller.isDesk ? null : caller.actor;
  await recordAct(client, recorded, "changeBooking", ["booking", booking.id]);
  if (isUnchanged(booking, departure, party, startTime)) return answer;
  const seats = party.adults + party.children;
  const filled = await highestFilledSeat(client, booking.id);
  if (filled > seats)
    throw fieldError("adults", "minValue", { min: Math.max(1, filled - party.children) });
  if (isTourist) await requireFitting(client, booking, departure, party);
  await moveSeats(client, booking, departure.id, seats);
  if (!hasPlaces(booking, departure, party)) throw new ApiError("no_cabins");
  await closeOpenPayments(client, booking.id);
  await createRefunds(client, config, booking, settled.toRefund, "booking_changed");
  await updateChange(
    client,
    booking,
    {
      dateId: departure.id,
      startTime,
      adults: party.adults,
      children: party.children,
      childrenAges: party.children_ages ?? null,
      totalMinor: price?.total.minor ?? null,
      prepaymentMinor: price?.prepayment.minor ?? null,
      refundMinor: settled.toRefund,
      freeUntil: freeUntilOf(booking, departure, now),
      wasPreliminary: departure.is_preliminary,
    },
    writeChangeNote({ ...booking, start: booking.starts_on }, caller.reason),
  );
  if (booking.promo && price) await changePromoOff(client, booking.id, price.promoOff);
  await prepayIfCovered(client, booking.id);
  await notify(client, config, booking);
  return answer;
}

/** Throws if the ages of filled-in travellers do not fit the new party. */
const requireFitting = (
  client: Client,
  booking: BookingRecord,
  { child_prices: rules, min_age: minAge, starts_on: day }: OfferedDeparture,
  { adults, children, children_ages: ages }: Party,
): Promise<void> =>
  requireFittingParty(
    client,
    booking,
    { adults, children, children_ages: ages ? [...ages] : null },
    { terms: { rules, minAge }, day },
  );

/** Marks a booking as prepaid if what a certificate has paid covers the prepayment, now that it is smaller. */
async function prepayIfCovered(client: Client, id: number): Promise<void> {
  const booking = orNotFound(await findBooking(client, { id }));
  const { status, paid_minor: paid, prepayment_minor: prepayment } = booking;
  if (status !== bookingStatuses.pendingPrepayment || prepayment === null) return;
  if (paid > 0 && paid >= prepayment) await markPrepaid(client, booking);
}

const isUnchanged = (
  booking: BookingRecord,
  departure: OfferedDeparture,
  party: Party,
  startTime: string | null,
): boolean =>
  departure.id === booking.tour_date_id &&
  startTime === booking.start_time &&
  party.adults === booking.adults &&
  party.children === booking.children &&
  (party.children_ages ?? []).join() === (booking.children_ages ?? []).join();

/** Takes the new seats before releasing the old ones. Throws `no_seats`. */
async function moveSeats(
  client: Client,
  booking: BookingRecord,
  dateId: number,
  count: number,
): Promise<void> {
  const isOwn = dateId === booking.tour_date_id;
  const more = isOwn ? count - booking.seats : count;
  const seats = { dateId, tourId: booking.tour_id, count: more };
  if (more > 0 && !(await takeSeats(client, seats))) throw new ApiError("no_seats");
  const back = isOwn ? -more : booking.seats;
  if (back > 0) await giveSeatsBack(client, booking.tour_date_id, back);
}

async function notify(
  client: Client,
  config: ApiContext["config"],
  { id }: BookingRecord,
): Promise<void> {
  const changed = orNotFound(await findBooking(client, { id }));
  await notifyTourist(client, config, changed, "bookingChanged");
  await notifyOrganizer(client, config, changed, "organizerBookingChanged");
}
