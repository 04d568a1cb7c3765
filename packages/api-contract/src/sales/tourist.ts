import { requiredOfTravellers } from "@tropa/domain/sales/travellers";
import { z } from "zod";
import { currency, id, localDate, minor, personText } from "../base/primitives.ts";

/** A traveller. For someone with only the link everything but the first name is empty. */
export const tourist = z.object({
  id,
  full_name: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  middle_name: z.string(),
  birthday: localDate.nullable(),
  passport: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  food_restriction: z.string().nullable(),
  comment: z.string().nullable(),
  /** What the organizer still has to know. */
  missing: z.array(z.enum(requiredOfTravellers)),
  is_touched: z.boolean(),
  can_edit: z.boolean(),
  can_delete: z.boolean(),
  /** Takes them out again by the travellers' link: told once, to whoever has just filled them in by it. */
  removal_key: z.string().nullable(),
});
export type Tourist = z.infer<typeof tourist>;

const ticketText = personText(1000);

/** How the party comes and goes (docs/product/bookings-and-payments.md#travel-to-the-tour). */
export const ticketsForm = z.object({
  arrival: ticketText.optional(),
  departure: ticketText.optional(),
  train_arrival: ticketText.optional(),
  train_departure: ticketText.optional(),
  other_mean_of_transport_arrival: ticketText.optional(),
  other_mean_of_transport_departure: ticketText.optional(),
  important: ticketText.optional(),
  comment_for_all_cities: ticketText.optional(),
});
export type TicketsForm = z.output<typeof ticketsForm>;

/** The longest party; a departure has no more seats. */
export const mostTourists = 100;

/** What each traveller answers beside who they are. */
export const questionnaires = z.object({
  tickets: ticketsForm.optional(),
  tourists: z
    .array(
      z.object({
        id,
        food_restriction: personText(500).nullish(),
        comment: personText(1000).nullish(),
      }),
    )
    .max(mostTourists)
    .optional(),
});
export type Questionnaires = z.output<typeof questionnaires>;

/** Who the booking is for, and the ages on the day of departure that are still open in it. */
const bookedAges = z.object({
  adults: z.number().int(),
  /** One a child; null where nobody told. */
  children_ages: z.array(z.number().int().nullable()),
  /** By traveller, null for one who is added: whole years, 18 for all adults. */
  open: z.array(
    z.object({
      id: id.nullable(),
      ages: z.array(z.number().int()),
      /** Ages that were named when booking and that no other traveller has; null where nobody told. */
      named: z.array(z.number().int().nullable()),
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
  seats: z.number().int(),
  free_seats: z.number().int(),
  collects_passports: z.boolean(),
  /** The day on which passports are deleted; null where none are collected. */
  passports_deleted_on: localDate.nullable(),
  /** The last day on which travellers can be filled in and changed. */
  open_until: localDate,
  /** False once the trip has begun or the booking is over. */
  is_open: z.boolean(),
  /** The reader is the one who booked. */
  is_own: z.boolean(),
  /** Which birthdays are taken; null for the organizer and staff, who are bound by none. */
  party: bookedAges.nullable(),
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
