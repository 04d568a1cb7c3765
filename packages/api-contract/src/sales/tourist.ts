import { isLocalDate } from "@tropa/domain/local-date";
import { requiredOfTravellers } from "@tropa/domain/sales/travellers";
import { z } from "zod";
import { emailField, nameField, requiredName } from "../base/contact-fields.ts";
import { phoneField } from "../base/phone-fields.ts";
import { currency, id, localDate, minor, personText } from "../base/primitives.ts";

/** The earliest birthday that anybody living has. */
const firstBirthday = "1900-01-01";

const birthday = z
  .string()
  .refine((text) => isLocalDate(text) && text >= firstBirthday, { error: "date" });

/** A traveller as they are filled in (docs/product/bookings-and-payments.md#travellers). */
export const touristForm = z.object({
  first_name: requiredName,
  last_name: nameField.optional(),
  middle_name: nameField.optional(),
  birthday: birthday.nullish(),
  /** Series and number; taken where the storefront collects passports. */
  passport: personText(60).nullish(),
  email: emailField.nullish(),
  phone: phoneField.nullish(),
  food_restriction: personText(500).nullish(),
  /** What else the organizer should know; left out, it stays as it is. */
  comment: personText(1000).nullish(),
});
export type TouristForm = z.output<typeof touristForm>;

/** With `id` the link completes the traveller who was taken from the order, as long as nobody has filled them in. */
const newTourist = touristForm.extend({ id: id.optional() });

/** The longest party; a departure has no more seats. */
const mostTourists = 100;
export const newTourists = z.array(newTourist).min(1, { error: "required" }).max(mostTourists);
/** With `id` an existing traveller is changed, without it one is added, and who is left out is removed. */
export const touristList = z.array(touristForm.extend({ id: id.optional() })).max(mostTourists);

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
