import { tourForRequestCall } from "@tropa/api-contract/discovery/calls-tours";
import type {
  excursionDatesCall,
  tourProgramCall,
  tourQuestionCall,
} from "@tropa/api-contract/discovery/calls-tours";
import type {
  ticketCitiesCall,
  toursCitiesCall,
} from "@tropa/api-contract/discovery/calls-tour-cities";
import { railwayPlaces } from "@tropa/geography/places/places";
import type { AnswerOf } from "@tropa/api-contract/base/endpoint";
import type { Tour } from "@tropa/api-contract/discovery/tour";
import { localise } from "@tropa/domain/locale";
import type { Locale, LocalisedText } from "@tropa/domain/locale";
import { tourPathOf } from "@tropa/domain/discovery/tour-path";
import { tourTypeIds } from "@tropa/domain/discovery/tour-kinds";
import { pictureOf } from "../catalogue/catalogue.ts";
import type { Catalogue, Reader } from "../catalogue/catalogue.ts";
import { citiesOf, timesOf } from "./tour-page-parts.ts";
import { anyTourById, tourById } from "./tour-page.ts";
import type { Caller } from "../../server/caller.ts";
import { orNotFound } from "../../server/or-not-found.ts";
import { ApiError } from "../../platform/errors/api-error.ts";
import {
  findFreeDepartures,
  findIndividualTour,
  findQuestion,
  findTicket,
} from "./tour-details-store.ts";

/** Returns a tour as shown beside the form of a help request. */
export async function tourForRequest(
  catalogue: Catalogue,
  query: { id: number; format?: string | undefined },
  reader: Reader,
): Promise<AnswerOf<typeof tourForRequestCall>> {
  const tour = await tourById(catalogue, query.id, reader);
  const image = tour.images[0] ?? pictureOf("", tour.title);
  const variants = query.format === "short" ? [] : tour.variants;
  // Parsing drops fields that only the page shows.
  return tourForRequestCall.answer.parse({ ...tour, image, variants });
}

/** Returns a tour made for one party (docs/product/screens.md#routes). */
export async function individualTour(
  catalogue: Catalogue,
  uuid: string,
  reader: Reader,
): Promise<Tour> {
  const id = orNotFound(await findIndividualTour(catalogue.pool, uuid));
  return anyTourById(catalogue, id, reader);
}

export async function tourProgramme(
  catalogue: Catalogue,
  query: { tour_id: number; program_id?: number | undefined },
  reader: Reader,
): Promise<AnswerOf<typeof tourProgramCall>> {
  const tour = await tourById(catalogue, query.tour_id, reader);
  const { program_id: wanted } = query;
  const programme =
    wanted === undefined ? tour.programme : tour.programme.filter(({ day }) => day === wanted);
  if (wanted !== undefined && programme.length === 0) throw new ApiError("not_found");
  return { tour_id: tour.id, content_locale: tour.content_locale, programme };
}

export async function tourQuestion(
  { pool }: Catalogue,
  query: { tour_id: number; question_id: number },
  { locale, storefront }: Pick<Caller, "locale" | "storefront">,
): Promise<AnswerOf<typeof tourQuestionCall>> {
  const key = {
    tourId: query.tour_id,
    questionId: query.question_id,
    locale,
    withExcursions: storefront.features.excursions,
  };
  const row = orNotFound(await findQuestion(pool, key));
  const { asked_at, answered_at, tour_slug: slug, tour_title: name, tour_image, ...question } = row;
  return {
    ...question,
    asked_at: asked_at.toISOString(),
    answered_at: answered_at.toISOString(),
    tour: { name, slug: tourPathOf({ id: row.tour_id, slug }), image: pictureOf(tour_image, name) },
  };
}

/**
 * Returns the cities between which one travels to a tour (docs/product/bookings-and-payments.md#travel-to-the-tour):
 * those that the organizer named, else its first and last city. Trains use the same cities unless others were named;
 * there are none to a city without a railway.
 */
export async function ticketCities(
  { pool, dictionary }: Catalogue,
  tourId: number,
  locale: Locale,
): Promise<AnswerOf<typeof ticketCitiesCall>> {
  const row = orNotFound(await findTicket(pool, tourId));
  const city = (id: number | undefined) => {
    const found = id === undefined ? undefined : dictionary.cities.get(id);
    return found
      ? { id: found.id, name: localise(found.name, locale), lat: found.lat, lng: found.lng }
      : null;
  };
  const withRailway = (id: number) =>
    railwayPlaces.has(dictionary.cities.get(id)?.slug ?? "") ? id : undefined;
  const text = (words: LocalisedText | null) => (words === null ? null : localise(words, locale));
  const arrival = row.arrival_city_id ?? row.city_ids[0] ?? row.main_city_id;
  const departure = row.departure_city_id ?? row.city_ids.at(-1) ?? row.main_city_id;
  return {
    arrival: city(arrival),
    departure: city(departure),
    train_arrival: city(row.train_arrival_city_id ?? withRailway(arrival)),
    train_departure: city(row.train_departure_city_id ?? withRailway(departure)),
    other_mean_of_transport_arrival: text(row.other_arrival),
    other_mean_of_transport_departure: text(row.other_departure),
    important: text(row.important),
    comment_for_all_cities: text(row.comment),
  };
}

export async function tourCities(
  { pool, dictionary }: Catalogue,
  tourId: number,
  locale: Locale,
): Promise<AnswerOf<typeof toursCitiesCall>> {
  const route = orNotFound(await findTicket(pool, tourId));
  const items = citiesOf(route, dictionary).map(
    ({ id, name, slug, lat, lng, country_id, region_id }) => {
      const region = region_id === null ? undefined : dictionary.regions.get(region_id);
      return {
        id,
        name: localise(name, locale),
        slug,
        lat,
        lng,
        country: localise(dictionary.countries.get(country_id)?.name ?? {}, locale),
        region: region ? localise(region.name, locale) : null,
      };
    },
  );
  return { items };
}

/** Bookable days and start times of an excursion; empty for a tour of days. */
export async function excursionCalendar(
  { pool }: Catalogue,
  tourId: number,
): Promise<AnswerOf<typeof excursionDatesCall>> {
  const found = orNotFound(await findFreeDepartures(pool, tourId));
  if (found.type !== tourTypeIds.excursion) return { data: [] };
  return {
    data: found.departures.map((departure) => ({
      variant_id: departure.id,
      date: departure.starts_on,
      times: timesOf(departure, found.hours),
      seats_left: departure.seats_left,
    })),
  };
}
