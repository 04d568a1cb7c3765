import { email, personName } from "@tropa/domain/forms/form-rules";
import type { Rule } from "@tropa/domain/forms/form-rules";
import { plainText } from "@tropa/domain/text/plain-text";
import { longestName } from "@tropa/domain/forms/forms";
import { z } from "zod/mini";
import { personText } from "./primitives.ts";

/** Converts a form rule to a schema check; the rule's key is the issue's message. */
export const follows = (rule: Rule) => (value: string, context: z.core.$RefinementCtx<string>) => {
  const failure = rule(value, {});
  if (failure) context.addIssue({ code: "custom", message: failure.key });
};

/** An e-mail address, stripped of characters that pasting adds; may be empty. */
export const emailField = z
  .pipe(
    personText(300),
    z.transform((text) => plainText(text).trim()),
  )
  .check(z.superRefine(follows(email)));

/** A required e-mail address. */
export const requiredEmail = emailField.check(
  z.refine((value) => value !== "", { error: "required" }),
);

/** A person's name: no links; may be empty. */
export const nameField = personText(longestName).check(z.superRefine(follows(personName)));
export const requiredName = nameField.check(
  z.refine((value) => value !== "", { error: "required" }),
);
