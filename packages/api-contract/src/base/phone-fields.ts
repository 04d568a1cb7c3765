import { normalisePhone } from "@tropa/domain/forms/form-rules";
import { phoneNumber } from "@tropa/domain/forms/phone-number";
import { z } from "zod/mini";
import { follows } from "./contact-fields.ts";

// Apart from the other contacts: the plans of all countries' numbers come with the rule, and few calls take a phone.

/** A valid phone number in international form, stored without separators; may be empty. */
export const phoneField = z
  .pipe(z.string().check(z.maxLength(40)), z.transform(normalisePhone))
  .check(z.superRefine(follows(phoneNumber)));
/** The same where one has to be given. */
export const requiredPhone = phoneField.check(
  z.refine((value) => value !== "", { error: "required" }),
);
