import { plainText } from "../text/plain-text.ts";

/**
 * Rules for form fields (docs/product/forms.md#rules). A rule returns the key of its message with
 * the message's values, or null if it passes. The first rule that fails supplies the field's
 * message.
 */
export interface RuleFailure {
  /** Key of the message in the `validation` catalogue. */
  key:
    | "required"
    | "email"
    | "confirmed"
    | "minLength"
    | "maxLength"
    | "number"
    | "minValue"
    | "maxValue"
    | "phone"
    | "phoneNumber"
    | "url"
    | "personName"
    /** No seat of the booking is left for this age. The screen supplies the message. */
    | "partyAge"
    | "incorrect";
  values?: Record<string, number>;
}
export type Rule = (value: unknown, form: Readonly<Record<string, unknown>>) => RuleFailure | null;

const text = (value: unknown): string =>
  typeof value === "string" || typeof value === "number" ? String(value) : "";

/** Fails on empty, null, an empty array or false. */
export const required: Rule = (value) => {
  const empty =
    value === undefined ||
    value === null ||
    value === false ||
    (typeof value === "string" && value.trim() === "") ||
    (Array.isArray(value) && value.length === 0);
  return empty ? { key: "required" } : null;
};

const emailPattern = /^[^\s@<>()[\]\\,;:"]+@[^\s@.]+(?:\.[^\s@.]+)+$/u;
/** Longest address that mail servers accept (RFC 5321). */
const maxEmailLength = 254;

/** Empty passes. */
export const email: Rule = (value) => {
  const given = plainText(text(value)).trim();
  if (given === "" || (given.length <= maxEmailLength && emailPattern.test(given))) return null;
  return { key: "email" };
};

/** Requires the same value as in another field. */
export const confirmed =
  (otherField: string): Rule =>
  (value, form) =>
    value === form[otherField] ? null : { key: "confirmed" };

/** Requires a minimum length in characters. */
export const minLength =
  (length: number): Rule =>
  (value) =>
    [...text(value)].length >= length ? null : { key: "minLength", values: { length } };

/** Requires a maximum length in characters. */
export const maxLength =
  (length: number): Rule =>
  (value) =>
    [...text(value)].length <= length ? null : { key: "maxLength", values: { length } };

/** Converting objects and symbols would throw. */
const quantity = (value: unknown): number =>
  (typeof value === "object" && value !== null) || typeof value === "symbol"
    ? Number.NaN
    : Number(value);

/** Requires a number that is not below the minimum. */
export const minValue =
  (min: number): Rule =>
  (value) => {
    const number = quantity(value);
    if (Number.isNaN(number)) return { key: "number" };
    return number >= min ? null : { key: "minValue", values: { min } };
  };

export const maxValue =
  (max: number): Rule =>
  (value) => {
    const number = quantity(value);
    if (Number.isNaN(number)) return { key: "number" };
    return number <= max ? null : { key: "maxValue", values: { max } };
  };

/** A plus sign followed by at least 9 digits; E.164 allows no more than 15. Empty passes. */
const phonePattern = /^\+\d{9,15}$/;

/** Removes from a phone number what people type between digits or copy along with it. */
export function normalisePhone(value: string): string {
  return plainText(value).replaceAll(/^ *tel:|[ ()./\-\u2010-\u2015\u2212]/g, "");
}

/** Requires a phone number in international format; accepts an empty value. */
export const phone: Rule = (value) => {
  const given = normalisePhone(text(value));
  return given === "" || phonePattern.test(given) ? null : { key: "phone" };
};

/** Empty passes; only http and https addresses are valid. */
export const url: Rule = (value) => {
  const given = text(value).trim();
  if (given === "") return null;
  return /^https?:\/\//i.test(given) && URL.canParse(given) ? null : { key: "url" };
};

/** Letters of any script with the marks that names contain: "Анна-Мария", "O’Neil", "J. R. Ли", "阿·李". */
const personNamePattern = /^\p{L}[\p{L}\p{M}\s'’ʼ‘`´.,()\-‐‑–·・]*$/u;
/**
 * A dot between words means a web address, not a name. Two letters on each side suffice and keep
 * the search linear: `{2,}` would start again at each letter of a long word.
 */
const addressPattern = /\p{L}{2}\.\p{L}{2}/u;

/** A person's name. It appears in messages to other people, so it must not contain a link. Empty passes. */
export const personName: Rule = (value) => {
  const given = text(value).normalize("NFKC").trim();
  if (given === "") return null;
  return personNamePattern.test(given) && !addressPattern.test(given) && !/^www\b/i.test(given)
    ? null
    : { key: "personName" };
};

/** Returns the first failure of a field; null if all rules pass (docs/product/forms.md#rules). */
export function validateField(
  rules: readonly Rule[],
  value: unknown,
  form: Readonly<Record<string, unknown>>,
): RuleFailure | null {
  for (const rule of rules) {
    const failure = rule(value, form);
    if (failure) return failure;
  }
  return null;
}
