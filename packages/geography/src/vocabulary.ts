import { climate } from "./climate/climate.ts";
import type { CollectionSeed } from "./collections.ts";
import type { Names, PlaceSeed } from "./notation/place-seed.ts";
import { timeZoneAt } from "./places/time-zone.ts";
import { collections, countries, countryOf, places, regionOf, regions } from "./world.ts";

/** Rows of the vocabulary tables that a catalogue refers to, by column name. */

export interface CountryRow {
  id: number;
  slug: string;
  iso_code: string;
  name: Names;
  continent: string;
  phone_code: string;
  is_primary: boolean;
}

export interface RegionRow {
  id: number;
  country_id: number;
  slug: string;
  name: Names;
}

export interface CityRow {
  id: number;
  country_id: number;
  region_id: number | null;
  slug: string;
  name: Names;
  lat: number;
  lng: number;
  time_zone: string;
  image: string;
}

export interface RestKindRow {
  id: number;
  slug: string;
  name: Names;
  emoji: string;
}

export interface CollectionRow {
  id: number;
  slug: string;
  name: Names;
  description: Names;
  image: string;
  is_hidden: boolean;
}

/** Units of a currency per US dollar on a day. */
export interface CurrencyRateRow {
  currency: string;
  rated_on: string;
  per_usd: number;
}

/** Climate of a month, of a region or of a place in a region with several. */
export interface ClimateRow {
  city_id?: number;
  region_id?: number;
  month: number;
  day: number | undefined;
  night: number | undefined;
  wet_days: number | undefined;
  water: number | null;
  is_best: boolean;
}

export const countryRows = (): CountryRow[] =>
  countries.map(({ id, slug, iso, name, continent, phoneCode, isPrimary }) => ({
    id,
    slug,
    iso_code: iso,
    name,
    continent,
    phone_code: phoneCode,
    is_primary: isPrimary,
  }));

export const regionRows = (): RegionRow[] =>
  regions.map(({ id, slug, name, country }) => ({
    id,
    country_id: countryOf(country).id,
    slug,
    name,
  }));

/** @param pictureOf a place's picture, by its address */
export const cityRows = (pictureOf: (place: PlaceSeed) => string): CityRow[] =>
  places.map((place) => ({
    id: place.id,
    country_id: countryOf(place.country).id,
    region_id: place.region ? regionOf(place.region).id : null,
    slug: place.slug,
    name: place.name,
    lat: place.lat,
    lng: place.lng,
    time_zone: timeZoneAt({ ...place, country: countryOf(place.country).iso }),
    image: pictureOf(place),
  }));

/** @param pictureOf a collection's picture, by its address */
export const collectionRows = (
  pictureOf: (collection: CollectionSeed) => string,
): CollectionRow[] =>
  collections.map((collection) => ({
    id: collection.id,
    slug: collection.slug,
    name: collection.name,
    description: collection.description,
    image: pictureOf(collection),
    is_hidden: false,
  }));

export const climateRows = (): ClimateRow[] =>
  climate.flatMap(({ place, best, day, night, wetDays, water }) =>
    day.map((degrees, index) => ({
      ...ownerOf(place),
      month: index + 1,
      day: degrees,
      night: night[index],
      wet_days: wetDays[index],
      water: water?.[index] ?? null,
      is_best: best.includes(index + 1),
    })),
  );

/**
 * Returns the owner of a place's climate: its region if the place is the only one there, else the
 * place.
 */
function ownerOf(slug: string): { city_id: number } | { region_id: number } {
  const place = places.find((candidate) => candidate.slug === slug);
  if (!place) throw new Error(`There is no place "${slug}"`);
  const neighbours = places.filter((other) => other.region === place.region);
  const region = regions.find((candidate) => candidate.slug === place.region);
  return region && neighbours.length === 1 ? { region_id: region.id } : { city_id: place.id };
}
