import { birthday, passportNumber } from "@tropa/domain/forms/traveller-rules";
import { z } from "zod";
import { emailField, follows, nameField, requiredName } from "../base/contact-fields.ts";
import { phoneField } from "../base/phone-fields.ts";
import { id, personText } from "../base/primitives.ts";
import { mostTourists } from "./tourist.ts";

// Apart from what is read of travellers: who only reads a booking needs no numbering plans of phones.

/** Its fault is that of a date. */
const pastBirthday = z
  .string()
  .min(1, { error: "date" })
  .refine((text) => birthday(text, {}) === null, { error: "date" });

/** A traveller as they are filled in (docs/product/bookings-and-payments.md#travellers). */
export const touristForm = z.object({
  first_name: requiredName,
  last_name: nameField.optional(),
  middle_name: nameField.optional(),
  birthday: pastBirthday.nullish(),
  /** Series and number; taken where the storefront collects passports. */
  passport: personText(60).superRefine(follows(passportNumber)).nullish(),
  email: emailField.nullish(),
  phone: phoneField.nullish(),
  food_restriction: personText(500).nullish(),
  /** What else the organizer should know; left out, it stays as it is. */
  comment: personText(1000).nullish(),
});
export type TouristForm = z.output<typeof touristForm>;

/** With `id` the link completes the traveller who was taken from the order, as long as nobody has filled them in. */
const newTourist = touristForm.extend({ id: id.optional() });

export const newTourists = z.array(newTourist).min(1, { error: "required" }).max(mostTourists);
/** With `id` an existing traveller is changed, without it one is added, and who is left out is removed. */
export const touristList = z.array(touristForm.extend({ id: id.optional() })).max(mostTourists);
