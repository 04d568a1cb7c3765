import { isFamilyNameFirst } from "../people/full-name.ts";
import type { Locale } from "../locale.ts";
import { email, maxLength, personName, phone, required } from "./form-rules.ts";
import type { Rule } from "./form-rules.ts";
import type { MainAuthMethod } from "../people/login-flow.ts";

/** The rules of each field of a form (docs/product/forms.md#the-forms). */
export type FormRules<Field extends string = string> = Readonly<Record<Field, readonly Rule[]>>;

/** A phone that has to be given. */
export const requiredPhone: readonly Rule[] = [required, phone];

/** Longest name of a person, by part. */
export const longestName = 100;
const name: readonly Rule[] = [maxLength(longestName), personName];

/** Who a form is from: the first name is needed, and the family name where nobody is called without it. */
export const namesForm = (locale: Locale): FormRules<"first_name" | "last_name"> => ({
  first_name: [required, ...name],
  last_name: isFamilyNameFirst(locale) ? [required, ...name] : name,
});

/** Phone or e-mail, one at a time, and the agreement. */
export function registerForm(method: MainAuthMethod): FormRules<"phone" | "email" | "agree"> {
  return {
    phone: method === "phone" ? requiredPhone : [],
    email: method === "email" ? addEmailForm.email : [],
    agree: [required],
  };
}

export const addEmailForm: FormRules<"email"> = { email: [required, email] };

/** The phone of a signed-in visitor is prefilled and checked only once they edit it. */
export function helpBannerForm(state: {
  readonly isLoggedIn: boolean;
  readonly isPhoneEdited: boolean;
}): FormRules<"name" | "phone" | "comment" | "agree"> {
  const phoneCounts = !state.isLoggedIn || state.isPhoneEdited;
  return {
    name: [required, ...name],
    phone: phoneCounts ? requiredPhone : [],
    comment: [],
    agree: [required],
  };
}

export const compactBannerForm: FormRules<"phone" | "agree"> = {
  phone: requiredPhone,
  agree: [required],
};
