import type { Tourist, TouristsInfo } from "@tropa/api-contract/sales/tourist";
import type { Rule } from "@tropa/domain/forms/form-rules";
import { isLocalDate } from "@tropa/domain/time/local-date";
import { ADULT_AGE } from "@tropa/domain/sales/party/party";
import { ageOn, isUnexpectedAge, isOpenAge } from "@tropa/domain/sales/party/party-ages";
import type { Locale } from "@tropa/domain/locale";
import { formatList } from "@tropa/i18n/format";
import type { TFunction } from "@tropa/i18n/translator";

type AgedBooking = Pick<TouristsInfo, "start" | "party">;

type Party = NonNullable<TouristsInfo["party"]>;

const openOf = (party: Party | null, tourist: Tourist | null) =>
  party?.open.find(({ id }) => id === (tourist?.id ?? null));

/** A validation rule for birthdays: the age must fit a free seat of the party. `update` changes the party later. */
export function openAgeRule(first: AgedBooking, tourist: Tourist | null) {
  let booking = first;
  const rule: Rule = (value) => {
    const { start, party } = booking;
    const open = openOf(party, tourist);
    // A stored birthday was accepted before.
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

function partyText(
  t: TFunction,
  locale: Locale,
  { adults, children_ages: ages }: Pick<Party, "adults" | "children_ages">,
): string {
  const ageTexts = ages.map((one) => one ?? t("travellers:age.ageUnknown"));
  const parts = [
    ...(adults > 0 ? [t("travellers:age.adults", { count: adults })] : []),
    ...(ages.length > 0
      ? [t("travellers:age.children", { count: ages.length, ages: ageTexts.join(", ") })]
      : []),
  ];
  return formatList(parts, locale);
}

/** Travellers named when booking whose details are missing. */
function missingPartyText(
  t: TFunction,
  locale: Locale,
  { named }: Pick<Party["open"][number], "named">,
): string {
  const isAdult = (one: number | null) => one !== null && one >= ADULT_AGE;
  return partyText(t, locale, {
    adults: named.filter(isAdult).length,
    children_ages: named.filter((one) => !isAdult(one)),
  });
}

/** Says which age a birthday gives and for whom details are still missing; null if every age is allowed. */
export function refusedAgeText(
  t: TFunction,
  locale: Locale,
  age: number,
  { party, tourist }: Pick<AgedBooking, "party"> & { tourist: Tourist | null },
): string | null {
  const open = openOf(party, tourist);
  if (!open) return null;
  return t("travellers:age.refused", { count: age, party: missingPartyText(t, locale, open) });
}

/**
 * Warns if a birthday is valid but gives an age other than the one named when booking: it may be a typing error and
 * would take another traveller's seat. Null if there is nothing to warn of.
 */
export function otherAgeText(
  t: TFunction,
  locale: Locale,
  birthday: unknown,
  { start, party, tourist }: AgedBooking & { tourist: Tourist | null },
): string | null {
  const open = openOf(party, tourist);
  if (!open || !isLocalDate(birthday) || birthday === tourist?.birthday) return null;
  const age = ageOn(birthday, start);
  if (!isOpenAge(open.ages, age) || !isUnexpectedAge(open.named, age)) return null;
  return t("travellers:age.differs", { count: age, party: missingPartyText(t, locale, open) });
}
