import type { Tourist, TouristsInfo } from "@tropa/api-contract/sales/tourist";
import type { Rule } from "@tropa/domain/forms/form-rules";
import { isLocalDate } from "@tropa/domain/local-date";
import { ageOn, isOpenAge } from "@tropa/domain/sales/party-ages";
import type { Locale } from "@tropa/domain/locale";
import { formatList } from "@tropa/i18n/format";
import type { TFunction } from "@tropa/i18n/translator";

type AgedBooking = Pick<TouristsInfo, "start" | "party">;

/** Judges a birthday by the ages that the party has seats left for; told of another party, by that one. */
export function openAgeRule(first: AgedBooking, tourist: Tourist | null) {
  let booking = first;
  const rule: Rule = (value) => {
    const { start, party } = booking;
    const open = party?.open.find(({ id }) => id === (tourist?.id ?? null));
    // What is stored already was agreed on.
    if (!open || !isLocalDate(value) || value === tourist?.birthday) return null;
    const age = ageOn(value, start);
    return isOpenAge(open.ages, age) ? null : { key: "partyAge", values: { age } };
  };
  return {
    rule,
    party: () => booking.party,
    update(next: AgedBooking) {
      booking = next;
    },
  };
}

/** What a birthday gives and what the party is. */
export function ageText(
  t: TFunction,
  locale: Locale,
  age: number,
  party: NonNullable<TouristsInfo["party"]>,
): string {
  const { adults, children_ages: ages } = party;
  const listed = ages.map((one) => (one === null ? "?" : String(one)));
  const parts = [
    t("travellers:age.adults", { count: adults }),
    ...(ages.length > 0
      ? [t("travellers:age.children", { count: ages.length, ages: listed.join(", ") })]
      : []),
  ];
  return t("travellers:age.refused", { count: age, party: formatList(parts, locale) });
}
