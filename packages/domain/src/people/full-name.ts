import { localise } from "../locale.ts";
import type { Locale, LocalisedText } from "../locale.ts";

/** A name as it is stored: by parts, the family name of some is not known. */
export interface NameParts {
  readonly first_name: string;
  readonly last_name?: string | null | undefined;
}

/**
 * Chinese, Japanese and Korean letters, and the dot between parts of a name.
 * The database's `full_name` has the same ones: its test compares the two.
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
 * The one way a name is put together, in any language of the page: 王伟, 김민수, but Anna Petrova and Wei Wang.
 * A name in Latin or Cyrillic letters keeps the order in which its owner writes it.
 */
export function fullName(name: NameParts): string {
  const parts = partsOf(name);
  return isEastAsian(parts) ? parts.last + parts.first : `${parts.first} ${parts.last}`.trim();
}

/** As lists of passengers and tickets write it: family name first in every script. */
export function listedName(
  name: NameParts & { readonly middle_name?: string | null | undefined },
): string {
  if (isEastAsian(partsOf(name))) return fullName(name);
  return [name.last_name, name.first_name, name.middle_name].filter(Boolean).join(" ");
}

/** The name of whom the catalogue knows in several languages. */
export function localisedName(
  name: { readonly first_name: LocalisedText | null; readonly last_name: LocalisedText | null },
  locale: Locale,
): string {
  const part = (text: LocalisedText | null) => (text === null ? "" : localise(text, locale));
  return fullName({ first_name: part(name.first_name), last_name: part(name.last_name) });
}

/** How a letter greets: by the given name, and where that alone would be rude, by the whole one. */
export function greetingName(name: NameParts): string {
  return isEastAsian(partsOf(name)) ? fullName(name) : name.first_name;
}

/** "Anna K." for what is public. A Chinese family name is one letter long, so there the given name is left out: 王**. */
export function publicName(name: NameParts): string {
  const { first, last } = partsOf(name);
  const [initial] = last;
  if (initial === undefined) return first;
  return isEastAsian({ first, last }) ? `${initial}**` : `${first} ${initial.toUpperCase()}.`;
}

/** Whether forms ask for the family name first, and need it: there a given name alone is no name. */
export const isFamilyNameFirst = (locale: Locale): boolean => locale === "zh";
