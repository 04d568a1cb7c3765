import type { LocalDate } from "@tropa/domain/time/local-date";
import { createApiForm } from "../../platform/forms/api-form.ts";
import type { ApiForm } from "../../platform/forms/api-form.ts";
import type { FailureText } from "../../platform/forms/rule-resolver.ts";
import { termsRules } from "./terms-values.ts";
import type { TermsValues } from "./terms-values.ts";

interface TermsFormOptions {
  initial: TermsValues;
  fewest: number;
  today: LocalDate;
  /** Latest last day of a discount; null if each departure has its own. */
  last: LocalDate | null;
  text: FailureText;
}

/** Creates the form of a departure's terms, with initial values. */
export function createTermsForm({
  initial,
  text,
  ...bounds
}: TermsFormOptions): ApiForm<TermsValues> {
  const form = createApiForm<TermsValues>({ rules: termsRules(bounds), text });
  // Set all values, because some are not bound to an input element.
  for (const name of Object.keys(initial) as (keyof TermsValues)[]) form.set(name, initial[name]);
  return form;
}
