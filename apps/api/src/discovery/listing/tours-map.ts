import type { toursMapCall } from "@tropa/api-contract/discovery/calls-discovery";
import type { AnswerOf } from "@tropa/api-contract/base/endpoint";
import { localise } from "@tropa/domain/locale";
import type { Box } from "@tropa/domain/discovery/search-filter";
import type { MapResult } from "../search/search.ts";
import type { Dictionary, Reader } from "../catalogue/catalogue.ts";
import { cityPath } from "./listing-terms.ts";

type ToursMap = AnswerOf<typeof toursMapCall>;

function shownBox(box: Box | null): ToursMap["box"] {
  if (box === null) return null;
  const [south, west, north, east] = box;
  return { south, west, north, east };
}

/** Converts a map result to the reader's currency and language. */
export function shownMap(
  { total, shown, zoom, box, clusters }: MapResult,
  dictionary: Dictionary,
  { locale, currency }: Reader,
): ToursMap {
  return {
    total,
    shown,
    zoom,
    currency,
    box: shownBox(box),
    clusters: clusters.map(
      ({ lat, lng, count, cheapest: minor, ids, city: cityId, box: around }) => {
        const city = cityId === null ? undefined : dictionary.cities.get(cityId);
        return {
          lat,
          lng,
          count,
          price_from: dictionary.priceFrom(minor, currency),
          ids: [...ids],
          place: city
            ? { name: localise(city.name, locale), slug: cityPath(city.id, dictionary).join("/") }
            : null,
          box: shownBox(around),
        };
      },
    ),
  };
}
