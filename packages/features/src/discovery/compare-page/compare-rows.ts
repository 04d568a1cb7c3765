import { formatMoney } from "@tropa/domain/money";
import { zoneOffset } from "@tropa/domain/local-date";
import type { Locale } from "@tropa/domain/locale";
import { formatDate, formatNumber, formatRating } from "@tropa/i18n/format";
import { languageName } from "@tropa/i18n/language-name";
import type { TFunction } from "@tropa/i18n/translator";
import { datesText, durationText } from "../tour-card/card-texts.ts";
import type { ComparedFacts } from "./compare-facts.ts";

export interface CompareRow {
  key: string;
  name: string;
  /** One cell a tour; a cell of several lines is a list. Empty: nothing is known. */
  cells: readonly (readonly string[])[];
  /** The tours are not alike in it. */
  differs: boolean;
  /** The cell that is better than all others, where that can be said of one. */
  best: number | null;
}

interface RowContext {
  /** Of all namespaces. */
  t: TFunction;
  /** Of the card's own. */
  card: TFunction<"tourCard">;
  locale: Locale;
}

/** Index of the smallest number; null if two share it or there is nothing to compare. */
export function bestOf(values: readonly (number | null)[]): number | null {
  const present = values.filter((value) => value !== null);
  const least = Math.min(...present);
  const isAlone = present.length > 1 && present.filter((value) => value === least).length === 1;
  return isAlone ? values.indexOf(least) : null;
}

/** Ratings are shown with one decimal: equal on screen means equal. */
const toldRating = (rating: number) => Math.round(rating * 10);

const isAlike = (cells: CompareRow["cells"]) =>
  new Set(cells.map((cell) => cell.toSorted().join("\n"))).size <= 1;

/** What tours are compared by, the weightiest first. A row that no tour has anything to say in is left out. */
export function compareRows(
  tours: readonly ComparedFacts[],
  { t, card, locale }: RowContext,
): CompareRow[] {
  const row = (
    key: string,
    cellOf: (tour: ComparedFacts) => readonly (string | false)[],
    valueOf?: (tour: ComparedFacts) => number | null,
  ): CompareRow => {
    const cells = tours.map((tour) => cellOf(tour).filter((line) => line !== false && line !== ""));
    return {
      key,
      name: t(`compare:rows.${key}`),
      cells: cells as string[][],
      differs: !isAlike(cells as string[][]),
      best: valueOf ? bestOf(tours.map(valueOf)) : null,
    };
  };
  const named = (group: string, values: readonly string[]) =>
    values.map((value) => t(`listing:${group}.${value}`));
  const spanText = ([start, end]: readonly [start: string, end: string]) =>
    datesText(card, locale, { dates: [start, end] });
  return [
    row(
      "price",
      ({ price: minor, currency, isFrom }) => {
        const price = formatMoney({ minor, currency }, locale);
        return [isFrom ? `${card("from")} ${price}` : price];
      },
      ({ price }) => price,
    ),
    row("party", ({ party }) => [party?.total ?? false]),
    row("was", ({ was, price, currency }) => [
      was !== null && was > price && formatMoney({ minor: was, currency }, locale),
    ]),
    row(
      "rating",
      ({ rating, reviews }) =>
        reviews > 0
          ? [
              `★ ${formatRating(rating, locale)}`,
              t("compare:reviews", { count: reviews, number: formatNumber(reviews, locale) }),
            ]
          : [card("noReviews")],
      ({ rating, reviews }) => (reviews > 0 ? -toldRating(rating) : null),
    ),
    row("duration", (tour) => [durationText(card, tour)]),
    row("dates", ({ dates, roomyDates = [], hasNoRoom, seatsLeft, party, period, isSoldOut }) => [
      isSoldOut === true && t(dates.length > 0 ? "compare:soldOutOthers" : "compare:soldOut"),
      ...(dates.length > 0 || hasNoRoom
        ? dates.map(spanText)
        : [period !== null && datesText(card, locale, { period: [...period] })]),
      seatsLeft !== undefined &&
        party !== undefined &&
        t("party:tooFew", { count: seatsLeft, people: party.people }),
      roomyDates.length > 0 && t("party:roomy"),
      ...roomyDates.map(spanText),
      hasNoRoom === true && t("party:noRoom"),
    ]),
    row("location", ({ location }) => [location]),
    row("activities", ({ activities }) => activities),
    row("difficulty", ({ difficulty }) => [card(`difficulty.${difficulty}`)]),
    row("comfort", ({ comfort }) => named("comfort", comfort)),
    row("accommodation", ({ accommodation }) => named("accommodation", accommodation)),
    row("groupSize", ({ groupSize }) => [t("compare:people", { count: groupSize })]),
    row("minAge", ({ minAge }) => [minAge > 0 ? `${minAge}+` : t("compare:anyAge")]),
    row("languages", ({ languages }) => languages.map((code) => languageName(code, locale))),
    row(
      "prepayment",
      ({ prepayment }) => [`${prepayment}%`],
      ({ prepayment }) => prepayment,
    ),
    row(
      "cancellation",
      ({ cancellation: { days, until, isUntilDecided, timeZone } }) => {
        if (days === null) return [t("compare:cancellationOver")];
        if (until === undefined) return [t("compare:cancellation", { count: days })];
        const deadline = {
          day: formatDate(until, locale, "full"),
          zone: zoneOffset(until, timeZone),
        };
        return [
          t(isUntilDecided ? "compare:cancellationUntilDecided" : "compare:cancellationUntil", {
            deadline: t("common:deadline", deadline),
          }),
        ];
      },
      ({ cancellation }) => cancellation.days,
    ),
    row("organizer", ({ organizer }) => [organizer ?? false]),
    row("included", ({ included }) => included),
    row("excluded", ({ excluded }) => excluded),
  ].filter(({ cells }) => cells.some((cell) => cell.length > 0));
}
