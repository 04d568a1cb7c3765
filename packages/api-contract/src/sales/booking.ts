import { bookingStatuses } from "@tropa/domain/sales/booking-status";
import { certainties } from "@tropa/domain/sales/departure-decision";
import { moneySources, paymentKinds } from "@tropa/domain/sales/payment";
import { z } from "zod/mini";
import { currency, id, image, localDate, minor } from "../base/primitives.ts";
import { refundTerms } from "./tourist.ts";

export const bookingStatus = z.literal(Object.values(bookingStatuses));

/** A booking as seen by anyone with its link: no personal data beyond the first name. */
export const booking = z.object({
  id,
  uuid: z.uuid(),
  status: bookingStatus,
  /** When each status was reached, oldest first. */
  history: z.array(z.object({ status: bookingStatus, at: z.iso.datetime() })),
  hold_until: z.nullable(z.iso.datetime()),
  first_name: z.string(),
  adults: z.int(),
  children: z.int(),
  /** Ages of the children in order; null if they were not given. */
  children_ages: z.nullable(z.array(z.int())),
  start: localDate,
  end: localDate,
  start_time: z.nullable(z.string()),
  /** Of a cruise whose cabins were chosen: their kind, such as "Twin cabin", and how many the party has. */
  cabin: z.nullable(z.object({ kind: z.string(), deck: z.int(), count: z.int().check(z.gte(1)) })),
  tour: z.object({
    id,
    title: z.string(),
    slug: z.string(),
    image,
    location: z.string(),
    /** Of five; 0 where nobody has reviewed it. */
    rating: z.number(),
    reviews_count: z.int(),
  }),
  /** Where and when the party is met: from the prepayment on as its organizer has saved it, before it as the tour says. */
  meeting: z.object({
    place: z.string(),
    /** `HH:mm` of the place; null where nobody has named one. */
    time: z.nullable(z.string()),
    /** Degrees; null: not marked on a map. */
    lat: z.nullable(z.number()),
    lng: z.nullable(z.number()),
    /** Of the person who meets, else of the organizer; null before the prepayment. */
    phone: z.nullable(z.string()),
  }),
  organizer: z.object({
    id,
    name: z.string(),
    photo: z.string(),
    /** From the prepayment on; null before it, and for what came to nothing. */
    phone: z.nullable(z.string()),
  }),
  /** Version of the agreement that was in force on the day of booking; null where none was. */
  agreement: z.nullable(z.string()),
  /** What is charged, frozen when the booking was made. */
  currency,
  /** Null until the organizer names the price: the tour has none for the age of one of the children. */
  total: z.nullable(minor),
  /** Null together with the total. */
  prepayment: z.nullable(minor),
  paid: minor,
  departure: z.object({
    certainty: z.enum(certainties),
    /** Travellers that are missing until the group is complete. */
    missing: z.int(),
    /** The day by which it is decided; null where it is, and where that is overdue. */
    decided_by: z.nullable(localDate),
  }),
  /** The last day on which its tourist gets everything back. */
  free_until: localDate,
  /** The clocks at the place, an IANA name: days of the terms end by them. */
  time_zone: z.string(),
  /** For the tourist who cancels today; null once it is complete or cancelled. */
  refund_today: z.nullable(refundTerms),
  /** What the organizer wrote when they declined or cancelled it; null where they did not. */
  organizer_note: z.nullable(z.string()),
  /** What the organizer has written to the party since it booked, oldest first; contacts are masked until the prepayment. */
  organizer_messages: z.array(z.object({ text: z.string(), at: z.iso.datetime() })),
  /**
   * What goes back of what was paid; null where nothing does. `pending`: its bank has it and has not carried it out;
   * `failed`: a person sees to it; `done` is what `is_sent` says, too.
   */
  refund: z.nullable(
    z.object({
      amount: minor,
      is_sent: z.boolean(),
      state: z.enum(["requested", "pending", "done", "failed"]),
    }),
  ),
  /** It has a review, published or waiting for staff; one that they rejected may be written anew. */
  is_reviewed: z.boolean(),
  created_at: z.iso.datetime(),
});
export type Booking = z.infer<typeof booking>;

/** What was paid, and what of it goes back. */
export const receipts = z.array(
  z.object({
    kind: z.enum(paymentKinds),
    method: z.enum(moneySources),
    /** The end of the code that it was paid by; null for other money. */
    certificate: z.nullable(z.string()),
    amount: minor,
    currency,
    paid_at: z.iso.datetime(),
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
  /** Of the booking that it is for; null where it buys a certificate. */
  booking_uuid: z.nullable(z.uuid()),
  /** Of the order of a certificate that it buys; null where it is for a booking. */
  certificate_uuid: z.nullable(z.uuid()),
  status: z.int().check(z.gte(1), z.lte(3)),
  kind: z.enum(paymentKinds),
  method: z.enum(moneySources),
  amount: minor,
  currency,
});
export type Payment = z.infer<typeof payment>;
