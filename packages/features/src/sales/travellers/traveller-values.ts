import type { Tourist } from "@tropa/api-contract/sales/tourist";
import type { Rule } from "@tropa/domain/forms/form-rules";
import { email, maxLength, personName, required } from "@tropa/domain/forms/form-rules";
import { longestName } from "@tropa/domain/forms/forms";
import { birthday, passportNumber } from "@tropa/domain/forms/traveller-rules";
import { withFieldNames } from "../../platform/forms/renamed-fields.ts";
import type { FormRules } from "../../platform/forms/rule-resolver.ts";

export type TravellerValues = {
  last_name: string;
  first_name: string;
  middle_name: string;
  birthday: string;
  passport: string;
  phone: string;
  email: string;
  food_restriction: string;
  comment: string;
};

const longestFood = 500;
const longestComment = 1000;
const longestPassport = 60;
const longestPhone = 40;
const name = [maxLength(longestName), personName] as const;

/** Validation rules. Phones are validated by the API, because numbering plans are too large for an optional field. */
export const travellerRules = ({
  needsPassport,
  age,
}: {
  needsPassport: boolean;
  age: Rule;
}): FormRules<TravellerValues> => ({
  last_name: [required, ...name],
  first_name: [required, ...name],
  middle_name: name,
  birthday: [required, birthday, age],
  passport: [...(needsPassport ? [required] : []), maxLength(longestPassport), passportNumber],
  phone: [maxLength(longestPhone)],
  email: [email],
  food_restriction: [maxLength(longestFood)],
  comment: [maxLength(longestComment)],
});

/** Initial values of the form. */
export const valuesOf = (tourist: Tourist | null): TravellerValues => ({
  last_name: tourist?.last_name ?? "",
  first_name: tourist?.first_name ?? "",
  middle_name: tourist?.middle_name ?? "",
  birthday: tourist?.birthday ?? "",
  passport: tourist?.passport ?? "",
  phone: tourist?.phone ?? "",
  email: tourist?.email ?? "",
  food_restriction: tourist?.food_restriction ?? "",
  comment: tourist?.comment ?? "",
});

/** Converts the form's values to the API's body. */
export function travellerBody(values: TravellerValues) {
  const text = (value: string | undefined) => value?.trim() || null;
  return {
    first_name: values.first_name.trim(),
    last_name: values.last_name.trim(),
    middle_name: values.middle_name.trim(),
    birthday: text(values.birthday),
    // Not every tour collects passports.
    passport: text(values.passport),
    phone: text(values.phone),
    email: text(values.email),
    food_restriction: text(values.food_restriction),
    comment: text(values.comment),
  };
}

/** Maps API errors about the first traveller of a list to the form's fields. */
export const withOwnFields = <T>(work: Promise<T>): Promise<T> =>
  withFieldNames("addTourists", work, (field) => field.replace("tourists.0.", ""));
