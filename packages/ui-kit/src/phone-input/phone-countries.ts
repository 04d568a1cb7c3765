import { fold } from "../listbox/match.ts";

/** A country of the phone field (docs/product/forms.md#phone-numbers). */
export type PhoneCountry = {
  /** Two letters, ISO 3166. */
  isoCode: string;
  name: string;
  /** Digits without the plus sign. */
  phoneCode: string;
  /** Listed before all others. */
  isPrimary?: boolean;
};

/** Primary countries first, then the others, each by name. */
export function sortCountries(
  countries: readonly PhoneCountry[],
  locale: string,
): readonly PhoneCountry[] {
  const collator = new Intl.Collator(locale);
  return countries.toSorted(
    (one, other) =>
      Number(other.isPrimary ?? false) - Number(one.isPrimary ?? false) ||
      collator.compare(one.name, other.name),
  );
}

/** Whether a search is for a code: digits, with or without a plus sign. */
export function isCodeSearch(query: string): boolean {
  return /^\+?\d[\d\s]*$/.test(query.trim());
}

/**
 * Countries by name, by ISO code or by the beginning of the phone code. "00" in front of a code means
 * the same as a plus sign.
 */
export function searchCountries(
  countries: readonly PhoneCountry[],
  query: string,
): readonly PhoneCountry[] {
  const wanted = fold(query.trim());
  if (wanted === "" || wanted === "+") return countries;
  if (isCodeSearch(query)) {
    const code = query.replace(/\D/g, "").replace(/^00/, "");
    return countries.filter(({ phoneCode }) => phoneCode.startsWith(code));
  }
  return countries.filter(
    ({ name, isoCode }) => fold(name).includes(wanted) || fold(isoCode) === wanted,
  );
}

/** Returns a number with the code of another country: what stood behind the old code stays. */
export function withPhoneCode(text: string, oldCode: string | undefined, code: string): string {
  const digits = text.replace(/\D/g, "");
  const rest =
    oldCode !== undefined && digits.startsWith(oldCode)
      ? text.replace(/^\+?\s*/, "").slice(oldCode.length)
      : "";
  return `+${code} ${rest.replace(/^[\s)-]+/, "")}`;
}
