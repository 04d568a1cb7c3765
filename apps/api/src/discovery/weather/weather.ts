import type { tourWeatherCall } from "@tropa/api-contract/discovery/calls-weather";
import type { AnswerOf } from "@tropa/api-contract/base/endpoint";
import { localise } from "@tropa/domain/locale";
import type { Locale } from "@tropa/domain/locale";
import { today } from "../catalogue/catalogue.ts";
import type { Catalogue } from "../catalogue/catalogue.ts";
import { ApiError } from "../../platform/errors/api-error.ts";
import type { ForecastProvider } from "./forecast.ts";
import { findTourCities, readClimates } from "./weather-store.ts";

/** More places cannot be compared at a glance. */
const placesShown = 4;

/** Returns the usual weather in a tour's places, and the forecast. */
export async function tourWeather(
  catalogue: Catalogue,
  forecasts: ForecastProvider,
  tourId: number,
  locale: Locale,
): Promise<AnswerOf<typeof tourWeatherCall>> {
  const cities = await findTourCities(catalogue.pool, tourId);
  if (cities === null) throw new ApiError("not_found");
  const climates = new Map(
    (await readClimates(catalogue.pool, cities)).map((row) => [row.city_id, row]),
  );
  const logged = new Set<string>();
  const places = cities.flatMap((id) => {
    const [climate, city] = [climates.get(id), catalogue.dictionary.cities.get(id)];
    if (!climate || !city || logged.has(climate.owner)) return [];
    logged.add(climate.owner);
    return { id, name: localise(city.name, locale), city, months: climate.months };
  });
  return {
    tour_id: tourId,
    places: await Promise.all(
      places.slice(0, placesShown).map(async ({ city, ...place }) => ({
        ...place,
        lat: city.lat,
        forecast: await comingDays(forecasts, city),
      })),
    ),
  };
}

/** Drops past days: a forecast cached hours ago may begin yesterday. */
async function comingDays(forecasts: ForecastProvider, city: { lat: number; lng: number }) {
  const days = await forecasts.daysAt(city);
  return days.filter(({ date }) => date >= today());
}
