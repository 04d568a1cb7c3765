import { requiredOfTravellers } from "@tropa/domain/sales/travellers";
import { z } from "zod/mini";
import { currency, id, localDate, minor, personText } from "../base/primitives.ts";

/** A traveller. For people who only have the link, everything but the first name is empty. */
export const tourist = z.object({
  id,
  full_name: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  middle_name: z.string(),
  birthday: z.nullable(localDate),
  passport: z.nullable(z.string()),
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  food_restriction: z.nullable(z.string()),
  comment: z.nullable(z.string()),
  /** Required data that is missing. */
  missing: z.array(z.enum(requiredOfTravellers)),
  is_touched: z.boolean(),
  can_edit: z.boolean(),
  can_delete: z.boolean(),
  /**
   * Key to remove the traveller through the travellers' link; returned once, to the person who
   * filled them in.
   */
  removal_key: z.nullable(z.string()),
});
export type Tourist = z.infer<typeof tourist>;

const ticketText = personText(1000);

/**
 * Travel of the party to and from the tour
 * (docs/product/bookings-and-payments.md#travel-to-the-tour).
 */
export const ticketsForm = z.object({
  arrival: z.optional(ticketText),
  departure: z.optional(ticketText),
  train_arrival: z.optional(ticketText),
  train_departure: z.optional(ticketText),
  other_mean_of_transport_arrival: z.optional(ticketText),
  other_mean_of_transport_departure: z.optional(ticketText),
  important: z.optional(ticketText),
  comment_for_all_cities: z.optional(ticketText),
});
export type TicketsForm = z.output<typeof ticketsForm>;

/** Most travellers; a departure has no more seats. */
export const mostTourists = 100;

/** Questions for each traveller besides personal data. */
export const questionnaires = z.object({
  tickets: z.optional(ticketsForm),
  tourists: z.optional(
    z
      .array(
        z.object({
          id,
          food_restriction: z.nullish(personText(500)),
          comment: z.nullish(personText(1000)),
        }),
      )
      .check(z.maxLength(mostTourists)),
  ),
});
export type Questionnaires = z.output<typeof questionnaires>;

/** Ages the booking is for, and ages on the day of departure that are still open. */
const bookedAges = z.object({
  adults: z.int(),
  /** Age of each child; null if unknown. */
  children_ages: z.array(z.nullable(z.int())),
  /** Open ages by traveller, null for a new one: whole years, 18 for all adults. */
  open: z.array(
    z.object({
      id: z.nullable(id),
      ages: z.array(z.int()),
      /** Ages named when booking that no other traveller has; null if unknown. */
      named: z.array(z.nullable(z.int())),
    }),
  ),
});

/** The travellers of a booking, with enough of the booking to recognise it. */
export const touristsInfo = z.object({
  booking_id: id,
  tour_title: z.string(),
  start: localDate,
  end: localDate,
  /** Seats of the booking, and seats without a traveller. */
  seats: z.int(),
  free_seats: z.int(),
  collects_passports: z.boolean(),
  /** Day on which passports are deleted; null if none are collected. */
  passports_deleted_on: z.nullable(localDate),
  /** Last day on which travellers can be edited. */
  open_until: localDate,
  /** False once the trip has begun or the booking is over. */
  is_open: z.boolean(),
  /** Whether the reader is the person who booked. */
  is_own: z.boolean(),
  /** Accepted ages; null for the organizer and staff, who are not restricted. */
  party: z.nullable(bookedAges),
  tourists: z.array(tourist),
  tickets: ticketsForm,
});
export type TouristsInfo = z.infer<typeof touristsInfo>;

/** Refund for a tourist who cancels today. */
export const refundTerms = z.object({
  /** Today at the place, for which it was computed. */
  day: localDate,
  kind: z.enum(["full", "prepaymentKept", "none"]),
  refund: minor,
  kept: minor,
  currency,
});
