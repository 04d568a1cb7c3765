import { isFamilyNameFirst } from "../people/full-name.ts";
import type { Locale } from "../locale.ts";
import { email, maxLength, personName, phone, required } from "./form-rules.ts";
import type { Rule } from "./form-rules.ts";
import type { MainAuthMethod } from "../people/login-flow.ts";

/** The rules of each field of a form (docs/product/forms.md#the-forms). */
export type FormRules<Field extends string = string> = Readonly<Record<Field, readonly Rule[]>>;

/** Rules of a required phone number. */
export const requiredPhone: readonly Rule[] = [required, phone];

/** Longest first or last name, characters. */
export const longestName = 100;
const name: readonly Rule[] = [maxLength(longestName), personName];

/**
 * Rules of a name: the first name is required, and the family name in languages where nobody is
 * addressed without it.
 */
export const namesForm = (locale: Locale): FormRules<"first_name" | "last_name"> => ({
  first_name: [required, ...name],
  last_name: isFamilyNameFirst(locale) ? [required, ...name] : name,
});

/** Rules for signing in: phone or e-mail, depending on the method, and the agreement. */
export function registerForm(method: MainAuthMethod): FormRules<"phone" | "email" | "agree"> {
  return {
    phone: method === "phone" ? requiredPhone : [],
    email: method === "email" ? addEmailForm.email : [],
    agree: [required],
  };
}

export const addEmailForm: FormRules<"email"> = { email: [required, email] };

/**
 * Rules of the help banner: the prefilled phone of a signed-in visitor is only checked once they
 * edit it.
 */
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
