import { email, normalisePhone, personName } from "@tropa/domain/forms/form-rules";
import type { Rule } from "@tropa/domain/forms/form-rules";
import { longestName } from "@tropa/domain/forms/forms";
import { phoneNumber } from "@tropa/domain/forms/phone-number";
import { z } from "zod";
import { personText } from "./primitives.ts";

/** A rule of the documents as a schema check; its key is the issue's message. */
const follows = (rule: Rule) => (value: string, context: z.core.$RefinementCtx<string>) => {
  const failure = rule(value, {});
  if (failure) context.addIssue({ code: "custom", message: failure.key });
};

/** A phone that can be called, in international form, kept without what stands between its digits; may be empty. */
export const phoneField = z
  .string()
  .max(40)
  .transform(normalisePhone)
  .superRefine(follows(phoneNumber));
/** An e-mail; may be empty. */
export const emailField = personText(254).superRefine(follows(email));

/** The same where one has to be given. */
export const requiredPhone = phoneField.refine((value) => value !== "", { error: "required" });
export const requiredEmail = emailField.refine((value) => value !== "", { error: "required" });

/** How a person is called: no links; may be empty. */
export const nameField = personText(longestName).superRefine(follows(personName));
export const requiredName = nameField.refine((value) => value !== "", { error: "required" });
