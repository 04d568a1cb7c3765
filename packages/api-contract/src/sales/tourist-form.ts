import { birthday, passportNumber } from "@tropa/domain/forms/traveller-rules";
import { z } from "zod/mini";
import { emailField, follows, nameField, requiredName } from "../base/contact-fields.ts";
import { phoneField } from "../base/phone-fields.ts";
import { id, personText } from "../base/primitives.ts";
import { mostTourists } from "./tourist.ts";

// Separate from schemas for reading travellers, which need no numbering plans of phones.

/** A birthday in the past; reports the same error as an invalid date. */
const pastBirthday = z.string().check(
  z.minLength(1, { error: "date" }),
  z.refine((text) => birthday(text, {}) === null, { error: "date" }),
);

/** Submitted data of a traveller (docs/product/bookings-and-payments.md#travellers). */
export const touristForm = z.object({
  first_name: requiredName,
  last_name: z.optional(nameField),
  middle_name: z.optional(nameField),
  birthday: z.nullish(pastBirthday),
  /** Series and number; only if the storefront collects passports. */
  passport: z.nullish(personText(60).check(z.superRefine(follows(passportNumber)))),
  email: z.nullish(emailField),
  phone: z.nullish(phoneField),
  food_restriction: z.nullish(personText(500)),
  /** Further notes for the organizer; unchanged if absent. */
  comment: z.nullish(personText(1000)),
});
export type TouristForm = z.output<typeof touristForm>;

/**
 * With `id`, the link completes the traveller taken from the order, as long as nobody has filled
 * them in.
 */
const newTourist = z.extend(touristForm, { id: z.optional(id) });

export const newTourists = z
  .array(newTourist)
  .check(z.minLength(1, { error: "required" }), z.maxLength(mostTourists));
/**
 * With `id` a traveller is changed, without it one is added; travellers not in the list are
 * removed.
 */
export const touristList = z
  .array(z.extend(touristForm, { id: z.optional(id) }))
  .check(z.maxLength(mostTourists));
