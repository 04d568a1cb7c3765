import type { toursCall } from "@tropa/api-contract/discovery/calls-catalogue";
import type { FilterChoice } from "@tropa/api-contract/discovery/tour-listing";
import type { AnswerOf } from "@tropa/api-contract/base/endpoint";
import { MAX_DAYS } from "@tropa/domain/discovery/search-filter";
import type { TourFilter } from "@tropa/domain/discovery/search-filter";
import {
  chosenIn,
  fieldsOf,
  perField,
  perTrait,
  tourFields,
  traitNames,
} from "@tropa/domain/discovery/tour-fields/tour-fields";
import type { TraitName } from "@tropa/domain/discovery/tour-fields/tour-fields";
import { periodDates } from "../../search-box/periods.ts";
import { isPathChosen } from "./path-choices.ts";
import type { PathField } from "./path-choices.ts";
import type { PathParts } from "./listing-path.ts";
import type {
  Counted,
  Counts,
  ListingChoice,
  ListingChoices,
  NamedChoice,
} from "./listing-page.ts";

/** Counts of tours per filter value, as the API returns them. */
export type Filters = NonNullable<AnswerOf<typeof toursCall>["filters"]>;
type Destination = Filters["destinations"][number];

/** Numbers of entries of long lists shown at first; the rest loads on demand. */
const countriesShown = 6;
const placesShown = 6;
const activitiesShown = 8;
const cruiseChoicesShown = 8;
const monthsShown = 12;

const countsOf = (choices: readonly FilterChoice[]): Counts =>
  Object.fromEntries(
    choices.filter(({ count }) => count > 0).map(({ value, count }) => [value, count]),
  );

/** Maps each value to the tours it would add to those already chosen in its list. */
const addsOf = (choices: readonly FilterChoice[]): Counts =>
  Object.fromEntries(
    choices.flatMap(({ value, adds }) => (adds === undefined ? [] : [[value, adds]])),
  );

const counted = ({ count, adds }: Counted): Counted => ({
  count,
  ...(adds !== undefined && { adds }),
});

const named = ({ value, name, ...counts }: FilterChoice): NamedChoice => ({
  value,
  name,
  ...counted(counts),
});

const destinationFields: Record<Destination["kind"], PathField> = {
  country: "countries",
  region: "regions",
  city: "cities",
};

function destination({ kind, value, slug, name, ...counts }: Destination): ListingChoice {
  return {
    field: destinationFields[kind],
    value,
    slug,
    name,
    ...counted(counts),
    ...(kind !== "country" && { isNested: true }),
  };
}

/** Whether a choice is shown whatever its count, because it is selected. */
type IsKept = (choice: ListingChoice) => boolean;

/**
 * Countries with the most tours; chosen ones are followed by their regions and cities. Without a chosen place, the
 * largest country shows its places, since most visitors choose there.
 */
export function shownDestinations(all: readonly Destination[], isKept: IsKept): ListingChoice[] {
  const countries = all.filter(({ kind }) => kind === "country");
  const chosen = all.filter((place) => isKept(destination(place)));
  const open = new Set(
    chosen.length > 0
      ? chosen.map(({ kind, value, country }) => (kind === "country" ? value : country))
      : countries.slice(0, 1).map(({ value }) => value),
  );
  return countries
    .filter(({ value }, index) => index < countriesShown || open.has(value))
    .flatMap((country) => {
      if (!open.has(country.value)) return [destination(country)];
      const places = all
        .filter((place) => place.country === country.value)
        .map(destination)
        .filter((place, index) => index < placesShown || isKept(place));
      return [destination(country), ...places];
    });
}

interface Needs {
  filter: TourFilter;
  parts: PathParts;
  /** Shortens long lists to what a page shows at first. */
  isShort: boolean;
}

/** Whether a trait's group is among those that few visitors open. */
const isRare = (trait: TraitName) => trait !== "difficulty";
const rareTraits = traitNames.filter(isRare);

/** Whether a page must include groups that few visitors open, because something in them is chosen. */
export function usesRareGroups(filter: TourFilter): boolean {
  return (
    rareTraits.some((trait) => chosenIn(filter, trait).length > 0) ||
    filter.collections.length > 0 ||
    filter.pricePerDayMin > 0 ||
    filter.pricePerDayMax !== null ||
    filter.maxGroupSize !== null ||
    filter.operatorType !== "any" ||
    filter.isAuthorTourSearch ||
    filter.continent !== null ||
    filter.showplace !== null ||
    filter.organizer !== null
  );
}

const countsLeft = (whole: number, shown: readonly unknown[]) => whole - shown.length;

/** Turns the API's counts into choices for the screen. Names of enumerated values come from the message catalogue. */
export function listingChoices(filters: Filters, needs: Needs): ListingChoices {
  const { filter, isShort } = needs;
  const kinds = countsOf(filters.kinds);
  // Leave out groups that this kind of search does not show.
  const ofCruises = filter.isCruisesSearch ? filters : emptyFilters;
  const rare = isShort ? emptyFilters : filters;
  const ofTrait = (trait: TraitName): readonly FilterChoice[] =>
    (isRare(trait) ? rare : filters)[tourFields[trait].column];
  const long = longLists(filters, needs);
  const top = (choices: readonly FilterChoice[], chosen: readonly number[]) =>
    choices
      .filter(
        ({ value }, index) =>
          !isShort || index < cruiseChoicesShown || chosen.includes(Number(value)),
      )
      .map(named);
  const ships = top(ofCruises.ships, filter.ships);
  const waterObjects = top(ofCruises.water_objects, [filter.waterObject ?? 0]);
  const startCities = top(ofCruises.cruise_start_cities, [filter.cruisesStartCity ?? 0]);
  return {
    isShort,
    ...long.shown,
    ships,
    waterObjects,
    startCities,
    more: {
      ...long.more,
      ships: countsLeft(ofCruises.ships.length, ships),
      waterObjects: countsLeft(ofCruises.water_objects.length, waterObjects),
      startCities: countsLeft(ofCruises.cruise_start_cities.length, startCities),
    },
    counts: {
      ...perField(traitNames, (trait) => countsOf(ofTrait(trait))),
      startTimes: filter.type === "excursion" ? countsOf(filters.start_times) : {},
      operatorType: countsOf(rare.operator_types),
      cruisesType: countsOf(ofCruises.cruise_types),
      cruisesCabinsCapacity: countsOf(ofCruises.cabins),
      continent: countsOf(rare.continents),
      maxGroupSize: countsOf(rare.group_sizes),
      radius: countsOf(filters.radii),
      flexDays: countsOf(filters.flex_days),
    },
    adds: {
      ...perField(fieldsOf("choices", "level"), (trait) => addsOf(ofTrait(trait))),
      startTimes: addsOf(filters.start_times),
    },
    languages: rare.languages.map(named),
    returning: ofCruises.returning[0]?.count ?? 0,
    authorTours: rare.author_tours[0]?.count ?? 0,
    kinds: { tour: kinds.tour ?? 0, cruise: kinds.cruise ?? 0, excursion: kinds.excursion ?? 0 },
    lengths: filter.type === "excursion" ? [] : lengthCounts(filters.days),
    months: countsOf(filters.months.slice(0, monthsShown)),
    seasons: seasonCounts(filters.seasons),
    histogram: filters.price_histogram,
  };
}

/** Tours by length in days, up to the slider's end. */
function lengthCounts(days: readonly FilterChoice[]): number[] {
  const counts = countsOf(days);
  return Array.from({ length: MAX_DAYS }, (_, day) => counts[String(day + 1)] ?? 0);
}

/** Tours by season. The current season starts today in the answer, so seasons are identified by their end. */
function seasonCounts(seasons: Filters["seasons"]): Counts {
  return Object.fromEntries(
    seasons
      .filter(({ count }) => count > 0)
      .flatMap(({ value, date_to: dateTo, count }) => {
        const name = value.replace(/^\d+-/, "");
        const lastYear = Number(dateTo.slice(0, 4));
        const period = [lastYear, lastYear - 1]
          .map((year) => `${year}-${name}`)
          .find((one) => periodDates(one)?.dateTo === dateTo);
        return period === undefined ? [] : [[period, count]];
      }),
  );
}

/** Places, activities and collections, shortened if needed. */
function longLists(filters: Filters, { filter, parts, isShort }: Needs) {
  const isKept: IsKept = (choice) => isPathChosen(filter, parts, choice);
  const listings = (field: PathField, choices: readonly (FilterChoice & { slug: string })[]) =>
    choices
      .map(({ value, slug, name, ...counts }): ListingChoice => ({
        field,
        value,
        slug,
        name,
        ...counted(counts),
      }))
      .filter((choice) => choice.count > 0 || isKept(choice));
  const short = (choices: readonly ListingChoice[], shown: number) =>
    isShort ? choices.filter((choice, index) => index < shown || isKept(choice)) : choices;
  const allActivities = listings("restKinds", filters.rest_kinds);
  const allCollections = listings("collections", filters.collections);
  const destinations = isShort
    ? shownDestinations(filters.destinations, isKept)
    : filters.destinations.map(destination);
  const activities = short(allActivities, activitiesShown);
  const collections = short(allCollections, 0);
  return {
    shown: { destinations, activities, collections },
    more: {
      destinations: countsLeft(filters.destinations.length, destinations),
      activities: countsLeft(allActivities.length, activities),
      collections: countsLeft(allCollections.length, collections),
    },
  };
}

/** Stands in for missing counts, so that tours are still listed. */
export const emptyFilters: Filters = {
  destinations: [],
  rest_kinds: [],
  collections: [],
  ...perTrait(() => []),
  types: [],
  cruise_types: [],
  ships: [],
  water_objects: [],
  cruise_start_cities: [],
  cabins: [],
  returning: [],
  operator_types: [],
  author_tours: [],
  kinds: [],
  continents: [],
  min_ages: [],
  group_sizes: [],
  radii: [],
  flex_days: [],
  days: [],
  showplaces: [],
  organizers: [],
  start_times: [],
  months: [],
  seasons: [],
  price_min: null,
  price_max: null,
  price_histogram: { step: 1, counts: [] },
};
