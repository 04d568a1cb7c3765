import type { Locale } from "@tropa/domain/locale";
import { formatMoney, minorPerMajor } from "@tropa/domain/money";
import type { Currency } from "@tropa/domain/money";
import { emptyFilter, filterParty, MAX_DAYS } from "@tropa/domain/discovery/search-filter";
import type { TourFilter } from "@tropa/domain/discovery/search-filter";
import type { TFunction } from "@tropa/i18n/translator";
import { capitalised } from "@tropa/i18n/format";
import { fieldsOf } from "@tropa/domain/discovery/tour-fields/tour-fields";
import type { FieldsOf } from "@tropa/domain/discovery/tour-fields/tour-fields";
import { whoText } from "../../../../sales/party-fields/party-texts.ts";
import { whenText } from "../../../search-box/when-text.ts";
import { traitName, traitValue } from "../../../traits/trait-texts.ts";
import type { NamedTrait } from "../../../traits/trait-texts.ts";
import { nameKey } from "../../choices/chosen-names.ts";
import { changeFilter, listFields, toggleChoice, withKind } from "../../choices/filter-links.ts";
import type { ListField } from "../../choices/filter-links.ts";
import { joinPath } from "../../choices/listing-path.ts";
import type { ListingPageData } from "../../choices/listing-page.ts";

/** A chosen filter as text, and the filter without it. */
export interface FilterChip {
  key: string;
  text: string;
  /** Filter fields that the chip stands for. */
  fields: readonly string[];
  without: TourFilter;
}

interface ChipContext extends Pick<ListingPageData, "parts" | "names" | "chosenNames"> {
  t: TFunction<"listing">;
  tHome: TFunction<"home">;
  tParty: TFunction<"party">;
  locale: Locale;
  currency: Currency;
}

/** Returns a removable chip for everything that narrows the list, including the path. */
export function filterChips(filter: TourFilter, context: ChipContext): FilterChip[] {
  return [
    ...pathChips(filter, context),
    ...rangeChips(filter, context),
    ...listFields.flatMap((field) => listChips(filter, field, context)),
    ...fieldsOf("flag").flatMap((flag) => flagChips(filter, flag, context)),
    ...singleChips(filter, context),
  ];
}

const pathFields = {
  place: ["continent", "countries", "regions", "cities"],
  activity: ["restKinds"],
  collection: ["collections"],
} as const;

function pathChips(filter: TourFilter, { parts, names }: ChipContext): FilterChip[] {
  return (["place", "activity", "collection"] as const)
    .filter((part) => parts[part] !== "")
    .map((part) => ({
      key: part,
      text: names[part],
      fields: pathFields[part],
      without: changeFilter(filter, { slug: joinPath({ ...parts, [part]: "" }) }),
    }));
}

/** Formats a date range that may be open at one end: "From June 5", "to June 9". */
function bounds(t: ChipContext["t"], from: string | null, to: string | null): string {
  if (from !== null && to !== null) return t("range.between", { from, to });
  return from === null ? t("range.to", { to: to ?? "" }) : t("range.from", { from });
}

function rangeChips(filter: TourFilter, context: ChipContext): FilterChip[] {
  const { t, tHome, locale, currency } = context;
  const money = (major: number) => formatMoney({ minor: major * minorPerMajor, currency }, locale);
  const chip = (key: string, text: string, idle: Partial<TourFilter>): FilterChip => ({
    key,
    text,
    fields: Object.keys(idle),
    without: changeFilter(filter, idle),
  });
  const amounts = (min: number, max: number | null) =>
    bounds(t, min > 0 ? money(min) : null, max === null ? null : money(max));
  const { priceMin, priceMax, pricePerDayMin, pricePerDayMax, daysMin, daysMax } = filter;
  const chips: FilterChip[] = [];
  const when = whenText(filter, tHome, locale);
  if (when !== "") chips.push(chip("dates", when, { dateFrom: null, dateTo: null, flexDays: 0 }));
  if (priceMin > 0 || priceMax !== null)
    chips.push(chip("price", amounts(priceMin, priceMax), { priceMin: 0, priceMax: null }));
  if (pricePerDayMin > 0 || pricePerDayMax !== null) {
    const text = t("chip.perDay", { price: amounts(pricePerDayMin, pricePerDayMax) });
    chips.push(chip("perDay", text, { pricePerDayMin: 0, pricePerDayMax: null }));
  }
  if (daysMin > 0 || daysMax !== null) {
    const text = t("daysChip", { from: Math.max(1, daysMin), to: daysMax ?? `${MAX_DAYS}+` });
    chips.push(chip("days", text, { daysMin: 0, daysMax: null }));
  }
  const party = filterParty(filter);
  if (party !== null)
    chips.push(
      chip("party", whoText(context.tParty, party), { adults: null, childAges: [], minAge: 0 }),
    );
  if (filter.radius !== null) {
    const around = filter.placeName === "" ? t("chip.point") : filter.placeName;
    const text = t("chip.around", { place: around, km: filter.radius });
    chips.push(chip("radius", text, { lat: null, lng: null, radius: null, placeName: "" }));
  }
  if (filter.box !== null) chips.push(chip("box", t("chip.box"), { box: null }));
  return chips;
}

const named = fieldsOf("choices", "level");
const isNamed = (field: string): field is NamedTrait => named.some((trait) => trait === field);

function choiceText(field: ListField, value: string, { t, locale, chosenNames }: ChipContext) {
  if (isNamed(field)) return capitalised(traitValue(t, field, value), locale);
  if (field === "startTimes") return t(`startTimes.${value}`, { defaultValue: value });
  return chosenNames[nameKey(field, value)] ?? t(`unnamed.${field}`, { value });
}

function listChips(filter: TourFilter, field: ListField, context: ChipContext): FilterChip[] {
  return filter[field].map((item) => {
    const value = String(item);
    const text = choiceText(field, value, context);
    return {
      key: nameKey(field, value),
      text,
      fields: [field],
      without: toggleChoice(filter, field, value),
    };
  });
}

function flagChips(
  filter: TourFilter,
  flag: FieldsOf<"flag">,
  { t }: Pick<ChipContext, "t">,
): FilterChip[] {
  return filter[flag]
    ? [
        {
          key: flag,
          text: traitName(t, flag),
          fields: [flag],
          without: changeFilter(filter, { [flag]: false }),
        },
      ]
    : [];
}

/** Chips of fields with a single value; default values have none. */
function singleChips(filter: TourFilter, { t, chosenNames }: ChipContext): FilterChip[] {
  const nameOf = (field: "organizer" | "showplace" | "waterObject" | "cruisesStartCity") =>
    chosenNames[nameKey(field, filter[field] ?? "")] ?? t(`unnamed.${field}`);
  const texts = {
    continent: filter.continent && t(`continent.${filter.continent}`),
    minAge: t("chip.minAge", { count: filter.minAge }),
    maxGroupSize: t("chip.groupSize", { count: filter.maxGroupSize ?? 0 }),
    isAuthorTourSearch: t("chip.authorTours"),
    operatorType: t(`operatorType.${filter.operatorType}`),
    organizer: filter.organizer && nameOf("organizer"),
    showplace: filter.showplace && nameOf("showplace"),
    cruisesType: filter.cruisesType && t(`cruisesType.${filter.cruisesType}`),
    cruisesStartCity:
      filter.cruisesStartCity && t("chip.startCity", { city: nameOf("cruisesStartCity") }),
    cruisesCabinsCapacity: t("chip.cabins", { count: filter.cruisesCabinsCapacity ?? 0 }),
    onlyReturningCruises: t("chip.returning"),
    waterObject: filter.waterObject && nameOf("waterObject"),
  } satisfies Partial<Record<keyof TourFilter, string | number | null>>;
  const chips = Object.entries(texts)
    .filter(([field]) => isSet(filter, field as keyof typeof texts))
    .map(([field, text]) => ({
      key: field,
      text: String(text),
      fields: [field],
      without: changeFilter(filter, { [field]: emptyFilter[field as keyof typeof texts] }),
    }));
  return filter.type === "any"
    ? [
        ...chips,
        { key: "type", text: t("chip.any"), fields: ["type"], without: withKind(filter, "tour") },
      ]
    : chips;
}

const isSet = (filter: TourFilter, field: keyof TourFilter) => filter[field] !== emptyFilter[field];
