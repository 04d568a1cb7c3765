import { validateForm } from "@tropa/domain/form-rules";
import type { Rule, RuleFailure } from "@tropa/domain/form-rules";
import type { TFunction } from "@tropa/i18n/translator";
import type { FieldErrors, FieldValues, Resolver } from "react-hook-form";

/** Rules by field, in the order in which the fields stand on the screen. */
export type FormRules<Values> = { readonly [Field in keyof Values & string]: readonly Rule[] };

/** Words of a failed rule in the reader's language. */
export type FailureText = (failure: RuleFailure) => string;

/** Texts of rules: the `validation` part of the kit's catalogue (document 2 §8.4). */
export function failureText(t: TFunction): FailureText {
  return ({ key, values }) =>
    t(`kit:validation.${key === "phoneNumber" ? "phoneInput" : key}`, { ...values });
}

/** Runs the rules of the domain for react-hook-form: all fields are asked, the first failing rule of each speaks. */
export function ruleResolver<Values extends FieldValues>(
  rules: FormRules<Values>,
  text: FailureText,
): Resolver<Values> {
  return (values) => {
    const failures = Object.entries<RuleFailure | undefined>(validateForm(rules, values));
    const errors = failures.flatMap(([field, failure]) =>
      failure ? [[field, { type: failure.key, message: text(failure) }] as const] : [],
    );
    if (errors.length === 0) return { values, errors: {} };
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the rules are named as the fields of Values: FormRules says so
    return { values: {}, errors: Object.fromEntries(errors) as FieldErrors<Values> };
  };
}
