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

/** The API judges phones: their plans are too heavy for a field that may be left empty. */
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

/** What a form begins with: what is known of the traveller. */
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

/** The traveller as the calls take them. */
export function travellerBody(values: TravellerValues) {
  const text = (value: string | undefined) => value?.trim() || null;
  return {
    first_name: values.first_name.trim(),
    last_name: values.last_name.trim(),
    middle_name: values.middle_name.trim(),
    birthday: text(values.birthday),
    // Where none is collected, the form has no such field.
    passport: text(values.passport),
    phone: text(values.phone),
    email: text(values.email),
    food_restriction: text(values.food_restriction),
    comment: text(values.comment),
  };
}

/** Faults of the only traveller of a list, named as the form's own fields. */
export const withOwnFields = <T>(work: Promise<T>): Promise<T> =>
  withFieldNames("addTourists", work, (field) => field.replace("tourists.0.", ""));
