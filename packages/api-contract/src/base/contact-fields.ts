import { email, personName } from "@tropa/domain/forms/form-rules";
import type { Rule } from "@tropa/domain/forms/form-rules";
import { plainText } from "@tropa/domain/plain-text";
import { longestName } from "@tropa/domain/forms/forms";
import { z } from "zod";
import { personText } from "./primitives.ts";

/** A rule of forms as a schema check; its key is the issue's message. */
export const follows = (rule: Rule) => (value: string, context: z.core.$RefinementCtx<string>) => {
  const failure = rule(value, {});
  if (failure) context.addIssue({ code: "custom", message: failure.key });
};

/** An e-mail, stored without what pasting brings along; may be empty. */
export const emailField = personText(300)
  .transform((text) => plainText(text).trim())
  .superRefine(follows(email));

/** The same where one has to be given. */
export const requiredEmail = emailField.refine((value) => value !== "", { error: "required" });

/** How a person is called: no links; may be empty. */
export const nameField = personText(longestName).superRefine(follows(personName));
export const requiredName = nameField.refine((value) => value !== "", { error: "required" });
