import { requiredOfTravellers } from "@tropa/domain/sales/travellers";
import { z } from "zod/mini";
import { currency, id, localDate, minor, personText } from "../base/primitives.ts";

/** A traveller. For someone with only the link everything but the first name is empty. */
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
  /** What the organizer still has to know. */
  missing: z.array(z.enum(requiredOfTravellers)),
  is_touched: z.boolean(),
  can_edit: z.boolean(),
  can_delete: z.boolean(),
  /** Takes them out again by the travellers' link: told once, to whoever has just filled them in by it. */
  removal_key: z.nullable(z.string()),
});
export type Tourist = z.infer<typeof tourist>;

const ticketText = personText(1000);

/** How the party comes and goes (docs/product/bookings-and-payments.md#travel-to-the-tour). */
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

/** The longest party; a departure has no more seats. */
export const mostTourists = 100;

/** What each traveller answers beside who they are. */
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

/** Who the booking is for, and the ages on the day of departure that are still open in it. */
const bookedAges = z.object({
  adults: z.int(),
  /** One a child; null where nobody told. */
  children_ages: z.array(z.nullable(z.int())),
  /** By traveller, null for one who is added: whole years, 18 for all adults. */
  open: z.array(
    z.object({
      id: z.nullable(id),
      ages: z.array(z.int()),
      /** Ages that were named when booking and that no other traveller has; null where nobody told. */
      named: z.array(z.nullable(z.int())),
    }),
  ),
});

/** The travellers of a booking with as much of it as they need to know it by. */
export const touristsInfo = z.object({
  booking_id: id,
  tour_title: z.string(),
  start: localDate,
  end: localDate,
  /** Seats of the booking, and how many of them have no traveller yet. */
  seats: z.int(),
  free_seats: z.int(),
  collects_passports: z.boolean(),
  /** The day on which passports are deleted; null where none are collected. */
  passports_deleted_on: z.nullable(localDate),
  /** The last day on which travellers can be filled in and changed. */
  open_until: localDate,
  /** False once the trip has begun or the booking is over. */
  is_open: z.boolean(),
  /** The reader is the one who booked. */
  is_own: z.boolean(),
  /** Which birthdays are taken; null for the organizer and staff, who are bound by none. */
  party: z.nullable(bookedAges),
  tourists: z.array(tourist),
  tickets: ticketsForm,
});
export type TouristsInfo = z.infer<typeof touristsInfo>;

/** What a tourist who cancels today gets back. */
export const refundTerms = z.object({
  /** Today at the place: the day that it is reckoned for. */
  day: localDate,
  kind: z.enum(["full", "prepaymentKept", "none"]),
  refund: minor,
  kept: minor,
  currency,
});
