import { maxLength, personName, required } from "@tropa/domain/forms/form-rules";
import { longestName } from "@tropa/domain/forms/forms";
import { createApiForm } from "../../../platform/forms/api-form.ts";
import type { ApiForm } from "../../../platform/forms/api-form.ts";
import { failureText } from "../../../platform/forms/rule-resolver.ts";

export type ProfileValues = { first_name: string; last_name: string };

const name = [required, maxLength(longestName), personName] as const;

/** Validation and sending of the form; loads after its fields are shown. */
export const createProfileForm = (t: Parameters<typeof failureText>[0]): ApiForm<ProfileValues> =>
  createApiForm<ProfileValues>({
    rules: { first_name: name, last_name: name },
    text: failureText(t),
  });
