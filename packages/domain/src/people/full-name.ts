import { localise } from "../locale.ts";
import type { Locale, LocalisedText } from "../locale.ts";

/** A name as stored, in parts; the family name may be unknown. */
export interface NameParts {
  readonly first_name: string;
  readonly last_name?: string | null | undefined;
}

/**
 * Chinese, Japanese and Korean letters, and the dot between parts of a name. The database function
 * `full_name` has the same set; its test compares the two.
 */
const eastAsian =
  /^[\u00b7\u3005\u3007\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af\u{20000}-\u{3ffff}]+$/u;

const partsOf = ({ first_name: first, last_name: last }: NameParts) => ({
  first: first.trim(),
  last: (last ?? "").trim(),
});

const isEastAsian = ({ first, last }: { first: string; last: string }) =>
  eastAsian.test(first) && eastAsian.test(last);

/**
 * Returns the full name, whatever the page's language: 王伟, 김민수, but Anna Petrova and Wei Wang. A
 * name in Latin or Cyrillic letters keeps the order in which its owner writes it.
 */
export function fullName(name: NameParts): string {
  const parts = partsOf(name);
  return isEastAsian(parts) ? parts.last + parts.first : `${parts.first} ${parts.last}`.trim();
}

/** Returns the name for passenger lists and tickets: family name first in every script. */
export function listedName(
  name: NameParts & { readonly middle_name?: string | null | undefined },
): string {
  if (isEastAsian(partsOf(name))) return fullName(name);
  return [name.last_name, name.first_name, name.middle_name].filter(Boolean).join(" ");
}

/** Returns a name that the catalogue has in several languages. */
export function localisedName(
  name: { readonly first_name: LocalisedText | null; readonly last_name: LocalisedText | null },
  locale: Locale,
): string {
  const part = (text: LocalisedText | null) => (text === null ? "" : localise(text, locale));
  return fullName({ first_name: part(name.first_name), last_name: part(name.last_name) });
}

/**
 * Returns the name for a letter's greeting: the given name, or the full one where the given name
 * alone would be rude.
 */
export function greetingName(name: NameParts): string {
  return isEastAsian(partsOf(name)) ? fullName(name) : name.first_name;
}

/**
 * Returns the public form of a name: "Anna K.". A Chinese family name is one character, so the
 * given name is hidden instead: 王**.
 */
export function publicName(name: NameParts): string {
  const { first, last } = partsOf(name);
  const [initial] = last;
  if (initial === undefined) return first;
  return isEastAsian({ first, last }) ? `${initial}**` : `${first} ${initial.toUpperCase()}.`;
}

/** Whether forms ask for the family name first and require it. */
export const isFamilyNameFirst = (locale: Locale): boolean => locale === "zh";
