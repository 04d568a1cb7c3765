import type { Locale } from "@tropa/domain/locale";
import { formatMoney, minorPerMajor } from "@tropa/domain/money";
import type { Currency } from "@tropa/domain/money";
import { MAX_DAYS } from "@tropa/domain/search-filter";
import type { TourFilter } from "@tropa/domain/search-filter";
import { formatDate, formatDateRange } from "@tropa/i18n/format";
import type { TFunction } from "@tropa/i18n/translator";
import { monthText } from "../search-box/month-text.ts";
import { changed, chosenMonth, toggled } from "./filter-links.ts";
import type { ListField } from "./filter-links.ts";
import { joinPath } from "./listing-path.ts";
import type { PathParts } from "./listing-path.ts";

/** A choice that is made, in words, and the filter without it. */
export interface FilterChip {
  key: string;
  text: string;
  without: TourFilter;
}

interface ChipContext {
  t: TFunction<"listing">;
  locale: Locale;
  currency: Currency;
  parts: PathParts;
  /** Names of what the path holds. */
  names: { place: string; activity: string; collection: string };
  languageName: (code: string) => string;
}

const listFields = [
  "accommodation",
  "comfort",
  "difficulty",
  "languages",
] as const satisfies readonly ListField[];

/** Everything that narrows the list, path included, as chips that take it away. */
export function filterChips(filter: TourFilter, context: ChipContext): FilterChip[] {
  return [
    ...pathChips(filter, context),
    ...rangeChips(filter, context),
    ...listChips(filter, context),
  ];
}

function pathChips(filter: TourFilter, { parts, names }: ChipContext): FilterChip[] {
  return (["place", "activity", "collection"] as const)
    .filter((part) => parts[part] !== "")
    .map((part) => ({
      key: part,
      text: names[part],
      without: changed(filter, { slug: joinPath({ ...parts, [part]: "" }) }),
    }));
}

/** "From 5 June", "to 9 June", or whichever of both is there. */
function bounds(t: ChipContext["t"], from: string | null, to: string | null): string {
  if (from !== null && to !== null) return t("range.between", { from, to });
  return from === null ? t("range.to", { to: to ?? "" }) : t("range.from", { from });
}

function rangeChips(filter: TourFilter, { t, locale, currency }: ChipContext): FilterChip[] {
  const { dateFrom, dateTo, priceMin, priceMax, daysMin, daysMax } = filter;
  const chips: FilterChip[] = [];
  const money = (major: number) => formatMoney({ minor: major * minorPerMajor, currency });
  if (dateFrom !== null || dateTo !== null) {
    const month = chosenMonth(filter);
    const day = (date: string | null) =>
      date === null ? null : formatDate(date, locale, "dayShort");
    let text = bounds(t, day(dateFrom), day(dateTo));
    if (month !== null) text = monthText(month, locale);
    else if (dateFrom !== null && dateTo !== null)
      text = formatDateRange(dateFrom, dateTo, locale, "dayShort");
    chips.push({ key: "dates", text, without: changed(filter, { dateFrom: null, dateTo: null }) });
  }
  if (priceMin > 0 || priceMax !== null) {
    const text = bounds(
      t,
      priceMin > 0 ? money(priceMin) : null,
      priceMax === null ? null : money(priceMax),
    );
    chips.push({ key: "price", text, without: changed(filter, { priceMin: 0, priceMax: null }) });
  }
  if (daysMin > 0 || daysMax !== null) {
    const text = t("daysChip", { from: Math.max(1, daysMin), to: daysMax ?? `${MAX_DAYS}+` });
    chips.push({ key: "days", text, without: changed(filter, { daysMin: 0, daysMax: null }) });
  }
  return chips;
}

function listChips(filter: TourFilter, { t, languageName }: ChipContext): FilterChip[] {
  return listFields.flatMap((field) =>
    filter[field].map((item) => {
      const value = String(item);
      const text = field === "languages" ? languageName(value) : t(`${field}.${value}`);
      return { key: `${field}-${value}`, text, without: toggled(filter, field, value) };
    }),
  );
}
