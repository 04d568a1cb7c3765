import { contractOutcomes } from "@tropa/domain/organizers/contract-outcome";
import { z } from "zod/mini";
import { booking, listedBooking, payment, receipts } from "./booking.ts";
import { endpoint } from "../base/endpoint.ts";
import { errorAnswer } from "../base/errors.ts";
import { flag, id, localDate, personText, queryId, minor } from "../base/primitives.ts";
import { dateVariant } from "../discovery/tour-card.ts";
import { tourist } from "./tourist.ts";

/**
 * A booking, as its tourist, organizer and support see it
 * (docs/product/people-and-rights.md#bookings).
 */
export const bookingRecord = z.extend(listedBooking, {
  last_name: z.nullable(z.string()),
  /**
   * Phone and e-mail are null for the organizer until the prepayment, if the storefront hides
   * contacts.
   */
  phone: z.nullable(z.string()),
  email: z.nullable(z.string()),
  comment: z.nullable(z.string()),
  receipts,
  /** Only for the tourist: a payment's name reveals the booking's link. */
  payments: z.array(
    z.extend(z.omit(payment, { certificate_uuid: true }), {
      uuid: z.nullable(payment.shape.uuid),
      created_at: z.iso.datetime(),
    }),
  ),
  /**
   * For the link by which travellers fill in their own data; only for the tourist, who passes it
   * on.
   */
  tourists_uuid: z.nullable(z.uuid()),
  tourists: z.array(tourist),
  /** Signed content of the QR code; null until something was paid. */
  arrival_code: z.nullable(z.string()),
  /**
   * Outcome of its contract (docs/product/organizers.md#contract-outcome); null while still open.
   */
  contract_outcome: z.nullable(z.literal(Object.values(contractOutcomes))),
  /** Actions that the caller may perform now. */
  may: z.object({ cancel: z.boolean(), pay: z.boolean(), confirm: z.boolean() }),
});
export type BookingRecordAnswer = z.infer<typeof bookingRecord>;

/**
 * Masked contacts of a booking's owner, for somebody signed in to another account
 * (docs/product/people-and-rights.md#masks).
 */
const bookingHints = z.object({
  /** Eight asterisks stand for what is left out. */
  legit_user_phone: z.string(),
  /** Null where the booking has no e-mail. */
  legit_user_email: z.nullable(z.string()),
});
export type BookingHints = z.infer<typeof bookingHints>;
export const bookingForbidden = z.extend(errorAnswer, bookingHints.shape);

export const bookingCall = endpoint({
  name: "booking",
  method: "GET",
  path: "/crm/api/request/get",
  summary:
    "A booking with its travellers and payments, for its tourist, its organizer and support; a 403 names whose it is, masked",
  query: z.object({ id: queryId }),
  answer: bookingRecord,
  forbidden: bookingForbidden,
  errors: ["unauthorized", "forbidden", "not_found"],
  auth: "account",
});

export const myBookingsCall = endpoint({
  name: "myBookings",
  method: "GET",
  path: "/spa/my-bookings",
  summary:
    "One's own bookings, newest first; those of an organizer's guests are in `guestBookings`",
  query: z.object({ before: z.optional(queryId) }),
  answer: z.object({ items: z.array(listedBooking), next_before: z.nullable(id) }),
  errors: ["unauthorized"],
  auth: "account",
});

/** Parts of a person's trips: ahead, over and cancelled. */
export const tripParts = ["coming", "past", "canceled"] as const;

export const myTripsCall = endpoint({
  name: "myTrips",
  method: "GET",
  path: "/spa/my-trips",
  summary: "One's own trips by part: coming ones by their day, the others from the latest back",
  query: z.object({
    part: z._default(z.enum(tripParts), "coming"),
    /** Id of the last trip already loaded. */
    after: z.optional(queryId),
  }),
  answer: z.object({
    items: z.array(
      z.extend(booking, {
        /** Number of travellers filled in; complete when equal to the booking's seats. */
        travellers_filled: z.int(),
      }),
    ),
    /** Pass it as `after` for the next ones; null at the end. */
    next_after: z.nullable(id),
    /** Number of trips in each part. */
    counts: z.object({ coming: z.number(), past: z.number(), canceled: z.number() }),
  }),
  errors: ["unauthorized"],
  auth: "account",
});

export const chatBookingsCall = endpoint({
  name: "chatBookings",
  method: "GET",
  path: "/crm/api/request/list-for-chat",
  summary: "Bookings that a chat's tourist has with its organizer, newest first",
  query: z.object({ chat_id: queryId }),
  answer: z.object({ items: z.array(listedBooking) }),
  errors: ["unauthorized", "forbidden", "not_found"],
  auth: "account",
});

export const bookingDatesCall = endpoint({
  name: "bookingDates",
  method: "POST",
  path: "/crm/api/request/tour-dates",
  summary: "Coming dates of a booking's tour; with_variants=1 adds prices and seats",
  query: z.object({ with_variants: flag }),
  body: z.object({ request_id: id }),
  answer: z.object({
    dates: z.array(z.object({ id, start: localDate, end: localDate, is_busy: z.boolean() })),
    variants: z.optional(z.array(dateVariant)),
  }),
  errors: ["unauthorized", "forbidden", "not_found"],
  auth: "account",
});

export const cancelBookingCall = endpoint({
  name: "cancelBooking",
  method: "POST",
  path: "/crm/api/request/cancel",
  summary:
    "Cancels a booking by its tourist, its organizer or staff; seats are free at once, and what is due goes back",
  query: z.object({}),
  body: z.object({
    id,
    message: z.optional(personText(1000)),
    /** For organizers and staff: false sends no message to the tourist. */
    notify_client: z._default(z.boolean(), true),
  }),
  answer: bookingRecord,
  errors: ["unauthorized", "forbidden", "not_found", "conflict"],
  auth: "account",
  deskLevel: "money",
});

export const confirmBookingCall = endpoint({
  name: "confirmBooking",
  method: "POST",
  path: "/spa/confirm-booking",
  summary: "The organizer takes a request on: the tourist has hours to pay (`hold_until`)",
  query: z.object({}),
  body: z.object({
    id,
    /**
     * Total for the whole party in the booking's currency: required if the booking has no total,
     * refused if it has.
     */
    total: z.optional(minor.check(z.positive())),
  }),
  answer: bookingRecord,
  errors: ["unauthorized", "forbidden", "not_found", "conflict"],
  auth: "organizer",
});

export const declineBookingCall = endpoint({
  name: "declineBooking",
  method: "POST",
  path: "/spa/decline-booking",
  summary:
    "The organizer declines a request that waits for them: its seats are free at once, and the tourist is told why",
  query: z.object({}),
  body: z.object({
    id,
    /** Shown to the tourist. */
    reason: personText(1000).check(z.minLength(1, { error: "required" })),
  }),
  answer: bookingRecord,
  errors: ["unauthorized", "forbidden", "not_found", "conflict"],
  auth: "organizer",
});
