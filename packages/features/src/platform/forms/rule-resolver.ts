import { validateField } from "@tropa/domain/forms/form-rules";
import type { Rule, RuleFailure } from "@tropa/domain/forms/form-rules";
import type { TFunction } from "@tropa/i18n/translator";
import type { FieldErrors, FieldValues, Resolver } from "react-hook-form";

/** A rule too large for the form's bundle: it loads once the field's earlier rules have passed. */
interface LateRule {
  load: () => Promise<Rule>;
}
export type FieldRule = Rule | LateRule;

/** Rules by field, in the order of the fields on the screen. */
export type FormRules<Values> = { readonly [Field in keyof Values & string]: readonly FieldRule[] };

/** The message of a failed rule, in the reader's language. */
export type FailureText = (failure: RuleFailure) => string;

/** Rules whose message has another name; the screen shows its own text for `partyAge`. */
const messageOfRule = { phoneNumber: "phoneInput", partyAge: "incorrect" } as const;

/** Messages of rules, from the `validation` part of the kit's catalogue (docs/product/forms.md#messages). */
export function failureText(t: TFunction): FailureText {
  return ({ key, values }) =>
    t(`kit:validation.${key === "phoneNumber" || key === "partyAge" ? messageOfRule[key] : key}`, {
      ...values,
    });
}

/** A rule that cannot be loaded passes: the API checks it as well. */
const passes: Rule = () => null;

async function failureOf(
  rules: readonly FieldRule[],
  value: unknown,
  form: Readonly<Record<string, unknown>>,
): Promise<RuleFailure | null> {
  for (const rule of rules) {
    const loaded = typeof rule === "function" ? rule : await rule.load().catch(() => passes);
    const failure = validateField([loaded], value, form);
    if (failure) return failure;
  }
  return null;
}

/** Runs the domain's rules for react-hook-form: checks all fields and reports the first failing rule of each. */
export function ruleResolver<Values extends FieldValues>(
  rules: FormRules<Values>,
  text: FailureText,
): Resolver<Values> {
  return async (values) => {
    const failures = await Promise.all(
      Object.entries<readonly FieldRule[]>(rules).map(
        async ([field, list]) => [field, await failureOf(list, values[field], values)] as const,
      ),
    );
    const errors = failures.flatMap(([field, failure]) =>
      failure ? [[field, { type: failure.key, message: text(failure) }] as const] : [],
    );
    if (errors.length === 0) return { values, errors: {} };
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the rules are named as the fields of Values: FormRules says so
    return { values: {}, errors: Object.fromEntries(errors) as FieldErrors<Values> };
  };
}
