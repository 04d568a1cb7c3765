import { bookingStatuses } from "@tropa/domain/sales/booking-status";
import { certainties } from "@tropa/domain/sales/departure-decision";
import { returnStates } from "@tropa/domain/sales/money/ledger";
import { moneySources, paymentKinds } from "@tropa/domain/sales/payment";
import { z } from "zod/mini";
import { currency, id, image, localDate, minor } from "../base/primitives.ts";
import { refundTerms } from "./tourist.ts";

export const bookingStatus = z.literal(Object.values(bookingStatuses));

/** Date and party before a change; null for all else. */
export const beforeChange = z.nullable(
  z.object({ start: localDate, adults: z.int(), children: z.int() }),
);

/** All that was paid for a booking, and what of it goes back, by way and state. */
export const ledger = z.object({
  paid: minor,
  returns: z.array(
    z.object({ amount: minor, state: z.enum(returnStates), method: z.enum(moneySources) }),
  ),
});

/** A booking as seen by anyone with its link: no personal data beyond the first name. */
export const booking = z.object({
  id,
  uuid: z.uuid(),
  status: bookingStatus,
  /** When each status was reached, oldest first. */
  history: z.array(z.object({ status: bookingStatus, at: z.iso.datetime() })),
  /** What changed it without its status, oldest first. */
  acts: z.array(
    z.object({
      at: z.iso.datetime(),
      reason: z.enum(["changed", "discount", "goodwill"]),
      /** The discount, or what was given back. */
      amount: z.nullable(minor),
      before: beforeChange,
    }),
  ),
  hold_until: z.nullable(z.iso.datetime()),
  first_name: z.string(),
  adults: z.int(),
  children: z.int(),
  /** Ages of the children in order; null if they were not given. */
  children_ages: z.nullable(z.array(z.int())),
  start: localDate,
  end: localDate,
  start_time: z.nullable(z.string()),
  /**
   * For a cruise with chosen cabins: their type, such as "Twin cabin", and the party's number of
   * them.
   */
  cabin: z.nullable(z.object({ kind: z.string(), deck: z.int(), count: z.int().check(z.gte(1)) })),
  tour: z.object({
    id,
    title: z.string(),
    slug: z.string(),
    image,
    location: z.string(),
    /** Rating out of five; 0 without reviews. */
    rating: z.number(),
    reviews_count: z.int(),
  }),
  /**
   * Place and time of the meeting: as the organizer has saved it after the prepayment, as the tour
   * says before.
   */
  meeting: z.object({
    place: z.string(),
    /** Local time `HH:mm`; null if not given. */
    time: z.nullable(z.string()),
    /** Degrees; null if not marked on a map. */
    lat: z.nullable(z.number()),
    lng: z.nullable(z.number()),
    /**
     * Phone of the person who meets the party, else of the organizer; null before the prepayment.
     */
    phone: z.nullable(z.string()),
  }),
  organizer: z.object({
    id,
    name: z.string(),
    photo: z.string(),
    /** Null before the prepayment, and for cancelled bookings. */
    phone: z.nullable(z.string()),
  }),
  /** Version of the agreement in force on the day of booking; null if there was none. */
  agreement: z.nullable(z.string()),
  /** Currency charged, fixed when the booking was made. */
  currency,
  /** Null until the organizer names the price: the tour has none for a child's age. */
  total: z.nullable(minor),
  /** Null together with the total. */
  prepayment: z.nullable(minor),
  /** What staff took off the total. The organizer's part is null for the tourist. */
  discount: z.object({ total: minor, organizer: z.nullable(minor) }),
  /** What counts towards the total: paid, and not given back while the booking went on. */
  paid: minor,
  ledger,
  /** The promo code of its order, and what it took off the total; null without one. */
  promo: z.nullable(z.object({ code: z.string(), off: minor })),
  departure: z.object({
    certainty: z.enum(certainties),
    /** Travellers still needed to complete the group. */
    missing: z.int(),
    /** The day by which it is decided; null if decided or overdue. */
    decided_by: z.nullable(localDate),
  }),
  /** Last day of a full refund for the tourist. */
  free_until: localDate,
  /** Time zone of the place, an IANA name: days of the terms end by it. */
  time_zone: z.string(),
  /** Refund if the tourist cancels today; null once complete or cancelled. */
  refund_today: z.nullable(refundTerms),
  /** The organizer's note on declining or cancelling; null if there is none. */
  organizer_note: z.nullable(z.string()),
  /**
   * Messages of the organizer to the party since it booked, oldest first; contacts are masked until
   * the prepayment.
   */
  organizer_messages: z.array(z.object({ text: z.string(), at: z.iso.datetime() })),
  /** It has a review, published or held; a rejected one may be rewritten. */
  is_reviewed: z.boolean(),
  created_at: z.iso.datetime(),
});
export type Booking = z.infer<typeof booking>;

/** Payments, and how much of each is refunded. */
export const receipts = z.array(
  z.object({
    kind: z.enum(paymentKinds),
    method: z.enum(moneySources),
    /** Last characters of the code of the certificate that paid; null for other payments. */
    certificate: z.nullable(z.string()),
    amount: minor,
    currency,
    /** When it came, or when staff entered it. */
    paid_at: z.iso.datetime(),
    /** Day on which money came past the providers; null for other payments. */
    paid_on: z.nullable(localDate),
    refunds: z.array(z.object({ amount: minor, is_sent: z.boolean(), owed_at: z.iso.datetime() })),
  }),
);
export type Receipt = z.infer<typeof receipts>[number];

/**
 * A booking by its number. The link acts for the tourist, so only the tourist gets it. It is null for staff and for the
 * organizer, who could otherwise cancel, review and pay as the tourist.
 */
export const listedBooking = z.extend(booking, { uuid: z.nullable(booking.shape.uuid) });
export type ListedBooking = z.infer<typeof listedBooking>;

export const payment = z.object({
  uuid: z.uuid(),
  /** Booking that it pays for; null if it buys a certificate. */
  booking_uuid: z.nullable(z.uuid()),
  /** Order of the certificate that it buys; null if it is for a booking. */
  certificate_uuid: z.nullable(z.uuid()),
  status: z.int().check(z.gte(1), z.lte(3)),
  kind: z.enum(paymentKinds),
  method: z.enum(moneySources),
  amount: minor,
  currency,
});
export type Payment = z.infer<typeof payment>;
