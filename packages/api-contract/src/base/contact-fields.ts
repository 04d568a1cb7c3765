import { email, personName } from "@tropa/domain/forms/form-rules";
import type { Rule } from "@tropa/domain/forms/form-rules";
import { plainText } from "@tropa/domain/text/plain-text";
import { longestName } from "@tropa/domain/forms/forms";
import { z } from "zod/mini";
import { personText } from "./primitives.ts";

/** A rule of forms as a schema check; its key is the issue's message. */
export const follows = (rule: Rule) => (value: string, context: z.core.$RefinementCtx<string>) => {
  const failure = rule(value, {});
  if (failure) context.addIssue({ code: "custom", message: failure.key });
};

/** An e-mail, stored without what pasting brings along; may be empty. */
export const emailField = z
  .pipe(
    personText(300),
    z.transform((text) => plainText(text).trim()),
  )
  .check(z.superRefine(follows(email)));

/** The same where one has to be given. */
export const requiredEmail = emailField.check(
  z.refine((value) => value !== "", { error: "required" }),
);

/** How a person is called: no links; may be empty. */
export const nameField = personText(longestName).check(z.superRefine(follows(personName)));
export const requiredName = nameField.check(
  z.refine((value) => value !== "", { error: "required" }),
);
