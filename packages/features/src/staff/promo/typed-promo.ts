import type { BodyOf } from "@tropa/api-contract/base/endpoint";
import type { createPromoCodesCall } from "@tropa/api-contract/staff/calls-promo";
import type { GoodwillBearer } from "@tropa/domain/sales/goodwill";
import { isPromoCode, mostPromoCodes, readPromoCode } from "@tropa/domain/sales/money/promo-code";
import type { PromoTerms } from "@tropa/domain/sales/money/promo-code";
import { plainText } from "@tropa/domain/text/plain-text";
import { typedMinor } from "../../organizers/departures/terms-values.ts";
import { isThousandOrFraction } from "../sections/typed-amount.ts";

export type NewPromoCodes = BodyOf<typeof createPromoCodesCall>;

/** The form as typed; names are the API's, so that its refusals find their fields. */
export interface TypedPromo {
  kind: "percent" | "amount";
  terms: string;
  code: string;
  count: string;
  campaign: string;
  storefront: string;
  borne_by: GoodwillBearer;
  tour_ids: string;
  places: readonly string[];
  starts_from: string;
  starts_until: string;
  valid_from: string;
  valid_until: string;
  is_first_booking: boolean;
  max_uses: string;
  max_uses_per_person: string;
  reason: string;
}
export type PromoFaults = Partial<Record<keyof TypedPromo, "required" | "incorrect">>;

export const emptyPromo = (storefront: string): TypedPromo => ({
  kind: "percent",
  terms: "",
  code: "",
  count: "1",
  campaign: "",
  storefront,
  borne_by: "tropa",
  tour_ids: "",
  places: [],
  starts_from: "",
  starts_until: "",
  valid_from: "",
  valid_until: "",
  is_first_booking: false,
  max_uses: "",
  max_uses_per_person: "",
  reason: "",
});

export const placeValue = (kind: "country" | "city", id: number): string => `${kind}-${id}`;

const idsOf = (kind: "country" | "city", places: readonly string[]): number[] =>
  places.flatMap((place) =>
    place.startsWith(`${kind}-`) ? [Number(place.slice(kind.length + 1))] : [],
  );

/** A whole number from 1 to `most`; NaN for anything else. */
const wholeOf = (text: string, most = 1_000_000): number => {
  const plain = plainText(text).trim();
  return /^[1-9]\d{0,8}$/.test(plain) && Number(plain) <= most ? Number(plain) : Number.NaN;
};
const toursOf = (text: string): number[] =>
  text
    .split(/[\s,;，、]+/)
    .filter(Boolean)
    .map((one) => wholeOf(one, 999_999_999));

/** What the code takes off; null until that can be understood. */
export function termsOf({ kind, terms }: Pick<TypedPromo, "kind" | "terms">): PromoTerms | null {
  if (kind === "percent") {
    const percent = wholeOf(terms.replace("%", ""), 100);
    return Number.isNaN(percent) ? null : { percent, amount: null };
  }
  const amount = isThousandOrFraction(terms) ? null : typedMinor(terms);
  return amount === null ? null : { percent: null, amount };
}

/** What is missing or cannot be understood. */
export function faultsOf(typed: TypedPromo): PromoFaults {
  const faults: PromoFaults = {};
  for (const name of ["terms", "count", "campaign", "storefront", "reason"] as const)
    if (typed[name].trim() === "") faults[name] = "required";
  if (!faults.terms && !termsOf(typed)) faults.terms = "incorrect";
  if (!faults.count && Number.isNaN(wholeOf(typed.count, mostPromoCodes)))
    faults.count = "incorrect";
  if (typed.code.trim() !== "" && !isPromoCode(readPromoCode(typed.code)))
    faults.code = "incorrect";
  const tours = toursOf(typed.tour_ids);
  if (tours.some(Number.isNaN) || tours.length > 500) faults.tour_ids = "incorrect";
  // Nobody pays for what they do not know of.
  else if (typed.borne_by === "organizer" && tours.length === 0) faults.tour_ids = "required";
  for (const name of ["max_uses", "max_uses_per_person"] as const)
    if (typed[name].trim() !== "" && Number.isNaN(wholeOf(typed[name]))) faults[name] = "incorrect";
  for (const name of ["starts", "valid"] as const) {
    const [from, until] = [typed[`${name}_from`], typed[`${name}_until`]];
    if (from !== "" && until !== "" && until < from) faults[`${name}_until`] = "incorrect";
  }
  return faults;
}

/** The call's body; null while something is at fault. */
export function bodyOf(typed: TypedPromo): NewPromoCodes | null {
  const terms = termsOf(typed);
  if (!terms || Object.keys(faultsOf(typed)).length > 0) return null;
  const orNull = (text: string) => (text.trim() === "" ? null : text);
  const countOrNull = (text: string) => (text.trim() === "" ? null : wholeOf(text));
  return {
    ...(typed.code.trim() !== "" && { code: readPromoCode(typed.code) }),
    count: wholeOf(typed.count),
    campaign: typed.campaign.trim(),
    storefront: typed.storefront,
    terms,
    borne_by: typed.borne_by,
    tour_ids: [...new Set(toursOf(typed.tour_ids))],
    country_ids: idsOf("country", typed.places),
    city_ids: idsOf("city", typed.places),
    starts_from: orNull(typed.starts_from),
    starts_until: orNull(typed.starts_until),
    is_first_booking: typed.is_first_booking,
    max_uses: countOrNull(typed.max_uses),
    max_uses_per_person: countOrNull(typed.max_uses_per_person),
    valid_from: orNull(typed.valid_from),
    valid_until: orNull(typed.valid_until),
    reason: typed.reason.trim(),
  };
}

/** A table of codes; its mark tells spreadsheets that letters are in UTF-8. */
export const codesCsv = (name: string, codes: readonly string[]): string =>
  `\uFEFF${[name, ...codes].join("\r\n")}\r\n`;
