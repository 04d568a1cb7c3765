import { normalisePhone } from "@tropa/domain/forms/form-rules";
import { phoneNumber } from "@tropa/domain/forms/phone-number";
import { z } from "zod/mini";
import { follows } from "./contact-fields.ts";

// Separate from other contact fields: this rule loads the numbering plans of all countries, and few
// calls take a phone.

/** A valid phone number in international form, stored without separators; may be empty. */
export const phoneField = z
  .pipe(z.string().check(z.maxLength(40)), z.transform(normalisePhone))
  .check(z.superRefine(follows(phoneNumber)));
/** A required phone number. */
export const requiredPhone = phoneField.check(
  z.refine((value) => value !== "", { error: "required" }),
);
