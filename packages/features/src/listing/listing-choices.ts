import type { FilterChoice, toursCall } from "@tropa/api-contract/calls-catalogue";
import type { AnswerOf } from "@tropa/api-contract/endpoint";
import type { Counts, CountedLink, DestinationLink, ListingChoices } from "./listing-page.ts";

type Filters = NonNullable<AnswerOf<typeof toursCall>["filters"]>;
type Destination = Filters["destinations"][number];

/** Longer lists are searched by name, not by eye. */
const countriesShown = 7;
const placesShown = 7;
const monthsShown = 12;

const countsOf = (choices: readonly FilterChoice[]): Counts =>
  Object.fromEntries(
    choices.filter(({ count }) => count > 0).map(({ value, count }) => [value, count]),
  );

const linkOf = ({ name, slug, count }: CountedLink): CountedLink => ({ name, slug, count });

/** Places of one country: the largest, and always the one that is chosen. */
function placesOf(
  country: Destination,
  all: readonly Destination[],
  chosen: string,
): Destination[] {
  const places = all.filter((place) => place.country === country.value);
  return places.filter((place, index) => index < placesShown || place.slug === chosen);
}

/**
 * Countries by their tours, the chosen one's regions and cities under it. Where no place is chosen the largest
 * country shows its own: most of the visitors stay in it.
 */
export function destinationLinks(all: readonly Destination[], place: string): DestinationLink[] {
  const countries = all.filter(({ kind }) => kind === "country");
  const chosen = all.find(({ slug }) => slug === place);
  const open =
    chosen?.kind === "country"
      ? chosen
      : (countries.find(({ value }) => value === chosen?.country) ?? countries[0]);
  const shown = countries.filter((country, index) => index < countriesShown || country === open);
  return shown.flatMap((country) => [
    { ...linkOf(country), level: 0 as const },
    ...(country === open
      ? placesOf(country, all, place).map((one) => ({ ...linkOf(one), level: 1 as const }))
      : []),
  ]);
}

/** The counts that the screen shows; names of what is enumerated stand in the message catalogue. */
export function listingChoices(filters: Filters, place: string): ListingChoices {
  const types = countsOf(filters.types);
  return {
    destinations: destinationLinks(filters.destinations, place),
    activities: filters.rest_kinds.filter(({ count }) => count > 0).map(linkOf),
    accommodation: countsOf(filters.accommodation),
    comfort: countsOf(filters.comfort),
    difficulty: countsOf(filters.difficulty),
    languages: filters.languages.map(({ value, name, count }) => ({ value, name, count })),
    kinds: { tour: types.tour ?? 0, excursion: types.excursion ?? 0 },
    months: countsOf(filters.months.slice(0, monthsShown)),
  };
}
