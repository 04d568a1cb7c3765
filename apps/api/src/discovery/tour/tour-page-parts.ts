import { fullName } from "@tropa/domain/people/full-name";
import type { Tour } from "@tropa/api-contract/discovery/tour";
import type { DateVariant, TourListItem } from "@tropa/api-contract/discovery/tour-card";
import { minuteOfDay } from "@tropa/domain/discovery/excursion-date";
import type { ExcursionDate, ExcursionTime } from "@tropa/domain/discovery/excursion-date";
import { localise } from "@tropa/domain/locale";
import type { Locale } from "@tropa/domain/locale";
import type { Currency } from "@tropa/domain/money";
import { comfortLevels } from "@tropa/domain/discovery/tour-fields/field-values";
import { comfortFlags } from "@tropa/domain/discovery/tour-kinds";
import { dateDiscount, pictureTemplate, shownOrganizer } from "../catalogue/catalogue.ts";
import type {
  Dictionary,
  NamedRow,
  OrganizerRow,
  Reader,
  TourDateRow,
  TourRow,
} from "../catalogue/catalogue.ts";

const dayMinutes = 24 * 60;

/** The end of a start time as `HH:mm`; null if the length is unknown. */
function endOf(start: string, hours: number): string | null {
  const minute = minuteOfDay(start);
  if (minute === null || hours === 0) return null;
  const end = (minute + hours * 60) % dayMinutes;
  return `${String(Math.floor(end / 60)).padStart(2, "0")}:${String(end % 60).padStart(2, "0")}`;
}

type Timed = Pick<TourDateRow, "starts_on" | "start_times" | "seats_left">;

/** Start times of one departure of an excursion. */
export function timesOf(date: Pick<Timed, "start_times">, hours: number): ExcursionTime[] {
  return date.start_times.map((start) => ({ start, end: endOf(start, hours) }));
}

/** Days of an excursion with free seats, and their start times; empty for a tour of days. */
export function excursionDates(dates: readonly Timed[], hours: number): Tour["excursion_dates"] {
  const byDay = Map.groupBy(
    dates.filter((date) => date.start_times.length > 0 && date.seats_left > 0),
    (date) => date.starts_on,
  );
  return Array.from(byDay, ([date, departures]): ExcursionDate => {
    const times = departures.flatMap((departure) => timesOf(departure, hours));
    return { date, times: times.toSorted((a, b) => a.start.localeCompare(b.start)) };
  }).map(({ date, times }) => ({ date, times: [...times] }));
}

export function variantOf(
  tour: Pick<TourRow, "id" | "currency">,
  date: TourDateRow,
  { currency, storefront }: Reader,
  dictionary: Dictionary,
): DateVariant {
  const without = date.price_without_discount_minor;
  const priceIn = (minor: number, other: Currency): number =>
    dictionary.convert({ minor, currency: tour.currency }, other, "major");
  return {
    id: date.id,
    tour_id: tour.id,
    start: date.starts_on,
    end: date.ends_on,
    times: date.start_times,
    price: priceIn(date.price_minor, currency),
    currency,
    charge_price: priceIn(date.price_minor, storefront.chargeCurrency),
    original_price: date.price_minor,
    price_without_discount: without === null ? null : priceIn(without, currency),
    original_price_without_discount: without,
    is_busy: date.seats_left === 0,
    not_guaranteed: !date.is_guaranteed,
    seats_left: date.seats_left,
    held_until: date.held_until?.toISOString() ?? null,
    seats_total: date.seats_total,
    cabins_left: date.cabins_left,
    discount: dateDiscount({
      price: date.price_minor,
      without,
      type: date.discount_type,
      endsOn: date.discount_ends_on,
    }),
  };
}

/** Returns the person who leads the tour, named in the reader's script; nameless where organizers are hidden. */
export function expertOf(
  row: Pick<OrganizerRow, "first_name" | "last_name" | "photo" | "has_direct_sale">,
  reader: Reader,
): TourListItem["organizer"]["expert"] {
  const expert = {
    first_name: row.first_name,
    last_name: row.last_name,
    photo: pictureTemplate(row.photo),
    marketplace_requests_with_direct_sale: row.has_direct_sale,
  };
  return shownOrganizer(expert, reader);
}

/** Returns the organizer: a company by its title, a person by a name in the reader's script. */
export function organizerOf(
  { title, full_name_ru, ...row }: OrganizerRow,
  reader: Reader,
): Tour["organizer"] {
  const isPerson = title === full_name_ru;
  const organizer = {
    ...row,
    name: isPerson ? fullName(row) : title,
    photo: pictureTemplate(row.photo),
    expert: expertOf(row, reader),
  };
  return shownOrganizer(organizer, reader);
}

export function comfortFlagsOf(levels: readonly string[]): ReturnType<typeof comfortFlags> {
  return comfortFlags(comfortLevels.filter((level) => levels.includes(level)));
}

type Route = Pick<TourRow, "main_city_id" | "city_ids">;

/** Returns the cities of a tour, the main one first. */
export function citiesOf({ main_city_id, city_ids }: Route, dictionary: Dictionary) {
  const ids = [...new Set([main_city_id, ...city_ids])];
  return ids.flatMap((id) => dictionary.cities.get(id) ?? []);
}

/** Returns the time zone of a tour's main city. */
export function clocksOf({ main_city_id: id }: Route, dictionary: Dictionary): string {
  return dictionary.cities.get(id)?.time_zone ?? "UTC";
}

/** Returns a tour's places, the main one first. */
export function placesOf(
  route: Route,
  dictionary: Dictionary,
  locale: Locale,
): Pick<TourListItem, "countries" | "regions" | "host_cities"> {
  const cities = citiesOf(route, dictionary);
  const named = (rows: readonly NamedRow[]) =>
    [...new Set(rows)].map(({ id, name, slug }) => ({ id, name: localise(name, locale), slug }));
  return {
    countries: named(cities.flatMap((city) => dictionary.countries.get(city.country_id) ?? [])),
    regions: named(cities.flatMap((city) => dictionary.regions.get(city.region_id ?? 0) ?? [])),
    host_cities: named(cities),
  };
}

/** Returns the listings that contain the tour: places from wide to narrow, activities, collections. */
export function linksOf(
  row: TourRow,
  dictionary: Dictionary,
  locale: Locale,
): Pick<Tour, "breadcrumbs" | "activities" | "collections"> {
  const city = dictionary.cities.get(row.main_city_id);
  const region = city?.region_id ? dictionary.regions.get(city.region_id) : undefined;
  const country = city && dictionary.countries.get(city.country_id);
  const link = (named: Pick<NamedRow, "name" | "slug">) => ({
    name: localise(named.name, locale),
    slug: named.slug,
  });
  const kinds = row.rest_kind_ids.toSorted(
    (a, b) => Number(b === row.main_rest_kind_id) - Number(a === row.main_rest_kind_id),
  );
  return {
    breadcrumbs: [country, region, city].flatMap((place) => (place ? [link(place)] : [])),
    activities: kinds.flatMap((id) => {
      const kind = dictionary.restKinds.get(id);
      return kind ? [link(kind)] : [];
    }),
    collections: row.collection_ids.flatMap((id) => {
      const collection = dictionary.collections.get(id);
      return collection ? [{ ...link(collection), id, is_hidden: collection.is_hidden }] : [];
    }),
  };
}
