import { formatMoney } from "@tropa/domain/money";
import { zoneOffset } from "@tropa/domain/time/local-date";
import type { Locale } from "@tropa/domain/locale";
import { traitNames } from "@tropa/domain/discovery/tour-fields/tour-fields";
import type { TraitName } from "@tropa/domain/discovery/tour-fields/tour-fields";
import { capitalised, formatDate, formatNumber, formatRating } from "@tropa/i18n/format";
import type { TFunction } from "@tropa/i18n/translator";
import { datesText, durationText } from "../tour-card/card-texts.ts";
import { traitName, traitWords } from "../traits/trait-texts.ts";
import type { ComparedFacts } from "./compare-facts.ts";

/** Rows in which one tour can be marked as the best. */
type RankedKey = "price" | "rating" | "prepayment" | "cancellation";
type PlainKey =
  | "party"
  | "was"
  | "duration"
  | "dates"
  | "location"
  | "activities"
  | "groupSize"
  | "minAge"
  | "organizer"
  | "included"
  | "excluded";

interface RowCells {
  name: string;
  /** One cell per tour, each a list of lines; an empty list means unknown. */
  cells: readonly (readonly string[])[];
  /** True if the tours differ in this row. */
  differs: boolean;
}

export type CompareRow = RowCells &
  (
    | { key: PlainKey | TraitName; best: null }
    /** Index of the best cell; null if there is no single best. */
    | { key: RankedKey; best: number | null }
  );

interface RowContext {
  /** Translator for texts of all namespaces. */
  t: TFunction;
  /** Translator for texts of cards. */
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

/** Ratings are shown with one decimal, so compare them with one decimal, too. */
const toldRating = (rating: number) => Math.round(rating * 10);

const isAlike = (cells: CompareRow["cells"]) =>
  new Set(cells.map((cell) => cell.toSorted().join("\n"))).size <= 1;

type CellOf = (tour: ComparedFacts) => readonly (string | false)[];

/** Returns the rows of the comparison, the most important first; rows without any value are left out. */
export function compareRows(
  tours: readonly ComparedFacts[],
  { t, card, locale }: RowContext,
): CompareRow[] {
  const rowCells = (name: string, cellOf: CellOf): RowCells => {
    const cells = tours.map((tour) =>
      cellOf(tour).filter((line): line is string => line !== false && line !== ""),
    );
    return { name, cells, differs: !isAlike(cells) };
  };
  const traitRow = (key: TraitName): CompareRow => ({
    key,
    ...rowCells(traitName(t, key), (tour) =>
      traitWords(tour, key, { t, locale }).map((word) => capitalised(word, locale)),
    ),
    best: null,
  });
  const spanText = ([start, end]: readonly [start: string, end: string]) =>
    datesText(card, locale, { dates: [start, end] });
  const row = (key: PlainKey, cellOf: CellOf): CompareRow => ({
    key,
    ...rowCells(t(`compare:rows.${key}`), cellOf),
    best: null,
  });
  const rankedRow = (
    key: RankedKey,
    cellOf: CellOf,
    valueOf: (tour: ComparedFacts) => number | null,
  ): CompareRow => ({
    key,
    ...rowCells(t(`compare:rows.${key}`), cellOf),
    best: bestOf(tours.map(valueOf)),
  });
  return [
    rankedRow(
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
    rankedRow(
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
    ...traitNames.map(traitRow),
    row("groupSize", ({ groupSize }) => [t("compare:people", { count: groupSize })]),
    row("minAge", ({ minAge }) => [minAge > 0 ? `${minAge}+` : t("compare:anyAge")]),
    rankedRow(
      "prepayment",
      ({ prepayment }) => [`${prepayment}%`],
      ({ prepayment }) => prepayment,
    ),
    rankedRow(
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
