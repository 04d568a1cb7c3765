import type { OrganizerForm } from "@tropa/api-contract/organizers/organizer-form";
import type { OrganizerRecord } from "@tropa/api-contract/organizers/organizer";
import type { Edits } from "@tropa/domain/forms/merge-edits";
import {
  email,
  maxLength,
  normalisePhone,
  personName,
  phone,
  required,
  url,
} from "@tropa/domain/forms/form-rules";
import type { Rule } from "@tropa/domain/forms/form-rules";
import { locales } from "@tropa/domain/locale";
import type { Locale } from "@tropa/domain/locale";
import { legalForms } from "@tropa/domain/organizers/organizer-kinds";
import type { LegalForm } from "@tropa/domain/organizers/organizer-kinds";
import { requisiteFaults, requisiteFields } from "@tropa/domain/organizers/requisite-faults";
import type { RequisiteNumbers } from "@tropa/domain/organizers/requisite-faults";
import { homeCityOf, homeCityOption } from "../../people/contact-fields/home-city.ts";
import type { FieldRule, FormRules } from "../../platform/forms/rule-resolver.ts";

/** Texts of a record in several languages; `about-de` in the form. */
const textFields = ["first_name", "last_name", "about"] as const;
type TextField = (typeof textFields)[number];
export const textFieldName = (field: TextField, locale: Locale) => `${field}-${locale}`;

/** Contract details; `requisites-tax_id` in the form. */
const requisiteNames = [
  "legal_form",
  "country_id",
  "legal_name",
  "tax_id",
  "registration_number",
  "kpp",
  "address",
  "bank_name",
  "bank_code",
  "bank_account",
] as const;
export type RequisiteName = (typeof requisiteNames)[number];
export const requisiteFieldName = (name: RequisiteName) => `requisites-${name}`;

/** Parses a form name: a field, its language, or a part of the contract details. */
export function partsOf(name: string): { field: string; locale?: Locale; isRequisite: boolean } {
  const [field = "", part] = name.split("-");
  const locale = locales.find((one) => one === part);
  if (field === "requisites" && part !== undefined) return { field: part, isRequisite: true };
  return { field, ...(locale && { locale }), isRequisite: false };
}

const recordCity = ({ city, country }: Pick<OrganizerRecord, "city" | "country">): string =>
  city.id === null
    ? homeCityOption(city.name, country?.iso_code ?? null, country?.name).value
    : String(city.id);

/** Converts a record to form fields. */
export function valuesOf(record: OrganizerRecord): Edits {
  const texts = textFields.flatMap((field) =>
    locales.map((locale) => [textFieldName(field, locale), record[field][locale] ?? ""] as const),
  );
  const { requisites } = record;
  const numbers = requisiteNames.map(
    (name) => [requisiteFieldName(name), requisites ? String(requisites[name]) : ""] as const,
  );
  return {
    title: record.title,
    photo: record.photo,
    email: record.email,
    phone: record.phone,
    site: record.site ?? "",
    city: recordCity(record),
    languages: record.languages.join(","),
    started_on: record.started_on,
    ...Object.fromEntries([...texts, ...numbers]),
  };
}

/** Returns the form's values. The form has the storefront's languages; texts in others are kept. */
export function normalValues(
  typed: Edits,
  shown: Edits,
  shopLocales: readonly Locale[],
): Record<string, string> {
  const hidden = Object.entries(shown).filter(([name]) => {
    const { locale } = partsOf(name);
    return locale !== undefined && !shopLocales.includes(locale);
  });
  const values = Object.entries(typed).map(
    ([name, text]) => [name, name === "phone" ? normalisePhone(text) : text.trim()] as const,
  );
  const all = Object.fromEntries([...hidden, ...values]);
  // Tax and registration numbers depend on the legal form.
  return all[requisiteFieldName("legal_form")] === undefined
    ? all
    : {
        ...Object.fromEntries(requisiteNames.map((name) => [requisiteFieldName(name), ""])),
        ...all,
      };
}

const textOf = (value: unknown): string => (typeof value === "string" ? value : "");
const isLegalForm = (text: string): text is LegalForm => legalForms.some((form) => form === text);

/** Whether any contract detail is filled in: then all required ones are. */
const hasRequisites = (values: Edits): boolean =>
  requisiteNames.some((name) => (values[requisiteFieldName(name)] ?? "") !== "");

/** Returns the changed parts of a record, as the call's body. */
export function bodyOf(
  values: Edits,
  before: Edits,
  photoIds: ReadonlyMap<string, number>,
): Partial<OrganizerForm> {
  const at = (name: string) => values[name] ?? "";
  const isNew = (name: string) => at(name) !== (before[name] ?? "");
  const text = (field: TextField) => {
    const texts = Object.fromEntries(
      locales.map((locale) => [locale, at(textFieldName(field, locale))] as const),
    ) as Record<Locale, string>;
    return locales.some((locale) => isNew(textFieldName(field, locale))) && { [field]: texts };
  };
  const number = (name: RequisiteName) => at(requisiteFieldName(name));
  const form = number("legal_form");
  const photoId = photoIds.get(at("photo"));
  return {
    ...(isNew("title") && { title: at("title") }),
    ...(isNew("email") && { email: at("email") }),
    ...(isNew("phone") && { phone: at("phone") }),
    ...(isNew("site") && { site: at("site") }),
    ...(isNew("city") && homeCityOf(at("city"))),
    ...(isNew("languages") && { languages: at("languages").split(",").filter(Boolean) }),
    ...(isNew("started_on") && { started_on: at("started_on") }),
    ...(isNew("photo") && photoId !== undefined && { photo_id: photoId }),
    ...text("first_name"),
    ...text("last_name"),
    ...text("about"),
    ...(requisiteNames.some((name) => isNew(requisiteFieldName(name))) &&
      isLegalForm(form) && {
        requisites: {
          legal_form: form,
          country_id: Number(number("country_id")),
          legal_name: number("legal_name"),
          tax_id: number("tax_id"),
          registration_number: number("registration_number"),
          kpp: number("kpp"),
          address: number("address"),
          bank_name: number("bank_name"),
          bank_code: number("bank_code"),
          bank_account: number("bank_account"),
        },
      }),
  };
}

/** Initial values of a new record; its main language is the reader's. */
export const newValues = (locale: Locale): Edits => ({ languages: locale });

/** Returns a new record, from a form that has passed its rules. */
export function newBodyOf(
  values: Edits,
  photoIds: ReadonlyMap<string, number>,
): Omit<OrganizerForm, "has_direct_sale" | "seller_kind"> {
  const none = { title: "", email: "", phone: "", first_name: {}, last_name: {} };
  return { ...none, ...bodyOf(values, {}, photoIds) };
}

const firstOf: Readonly<Record<string, string>> = {
  photo_id: "photo",
  city_id: "city",
};

/** Returns the form's name for a field in the API's errors. */
export function fieldNameOf(fault: string, locale: Locale): string {
  const [field = "", part] = fault.split(".");
  if (field === "requisites")
    return part === undefined ? "requisites-legal_form" : `requisites-${part}`;
  if (textFields.some((one) => one === field)) return `${field}-${part ?? locale}`;
  return firstOf[field] ?? field;
}

/** Rules of a number, by legal form and country. */
const numberRule =
  (field: keyof RequisiteNumbers, codeOf: (countryId: string) => string): Rule =>
  (_value, form) => {
    const at = (name: RequisiteName) => textOf(form[requisiteFieldName(name)]).trim();
    const [legal, code] = [at("legal_form"), codeOf(at("country_id"))];
    if (!isLegalForm(legal)) return null;
    // The legal form does not have this number, so it is not shown.
    const { registration, kpp } = requisiteFields(legal, code);
    const given = {
      legal_form: legal,
      tax_id: at("tax_id"),
      registration_number: registration ? at("registration_number") : "",
      kpp: kpp ? at("kpp") : "",
      bank_code: at("bank_code"),
      bank_account: at("bank_account"),
    };
    const found = requisiteFaults(given, code).find((fault) => fault.field === field);
    return found ? { key: found.key } : null;
  };

/** Required once any contract detail is filled in. */
const neededInContract: Rule = (value, form) =>
  hasRequisites(
    Object.fromEntries(Object.entries(form).map(([name, text]) => [name, textOf(text)])),
  )
    ? required(value, form)
    : null;

const nameRules: readonly FieldRule[] = [maxLength(100), personName];

/** Validation rules of the record's form. */
export function rulesOf(
  shopLocales: readonly Locale[],
  { countries }: { countries: readonly { id: number; code: string }[] },
): FormRules<Record<string, string>> {
  const codeOf = (id: string) => countries.find((country) => String(country.id) === id)?.code ?? "";
  const texts = shopLocales.flatMap((locale, index) => [
    // One language is enough: others fall back to it.
    [
      textFieldName("first_name", locale),
      [...(index === 0 ? [required] : []), ...nameRules],
    ] as const,
    [
      textFieldName("last_name", locale),
      [...(index === 0 ? [required] : []), ...nameRules],
    ] as const,
    [textFieldName("about", locale), [maxLength(5000)]] as const,
  ]);
  const longest: Partial<Record<RequisiteName, number>> = {
    legal_name: 300,
    tax_id: 30,
    registration_number: 30,
    address: 500,
    bank_name: 200,
    bank_code: 11,
    bank_account: 40,
  };
  const needed: readonly RequisiteName[] = ["legal_form", "country_id", "legal_name", "tax_id"];
  const checked: readonly (keyof RequisiteNumbers)[] = [
    "tax_id",
    "registration_number",
    "kpp",
    "bank_code",
    "bank_account",
  ];
  const numbers = requisiteNames.map((name) => {
    const most = longest[name];
    const number = checked.find((one) => one === name);
    const rules: Rule[] = [
      ...(needed.includes(name) ? [neededInContract] : []),
      ...(most === undefined ? [] : [maxLength(most)]),
      ...(number ? [numberRule(number, codeOf)] : []),
    ];
    return [requisiteFieldName(name), rules] as const;
  });
  return {
    title: [required, maxLength(200)],
    ...Object.fromEntries(texts),
    email: [required, email],
    phone: [
      required,
      phone,
      { load: async () => (await import("@tropa/domain/forms/phone-number")).phoneNumber },
    ],
    site: [url, maxLength(300)],
    city: [required],
    languages: [],
    photo: [],
    started_on: [],
    ...Object.fromEntries(numbers),
  };
}

/** Rules of a new record, which also names its owner. */
export const newRecordRules = (
  ...given: Parameters<typeof rulesOf>
): ReturnType<typeof rulesOf> => ({
  ...rulesOf(...given),
  owner: [maxLength(254)],
});
