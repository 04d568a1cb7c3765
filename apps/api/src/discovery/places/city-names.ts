import type { citiesByQueryCall } from "@tropa/api-contract/discovery/calls-dictionaries";
import type { AnswerOf } from "@tropa/api-contract/base/endpoint";
import { localise } from "@tropa/domain/locale";
import type { Locale } from "@tropa/domain/locale";
import type { Dictionary } from "../catalogue/catalogue.ts";
import { CompletionIndex } from "../search/search.ts";
import { cityLink } from "./place-scope.ts";

const citiesShown = 10;

/** Cached indexes; each is released with its dictionary. */
const indexes = new WeakMap<Dictionary, CompletionIndex>();

function indexOf(dictionary: Dictionary): CompletionIndex {
  let index = indexes.get(dictionary);
  if (!index) {
    index = new CompletionIndex(
      [...dictionary.cities.values()].map((city) => ({
        type: "city" as const,
        id: city.id,
        name: city.name,
        hint: {},
        slug: city.slug,
        // Travellers come from cities without tours too, so all weigh the same.
        toursCount: 1,
        cruisesCount: 0,
      })),
    );
    indexes.set(dictionary, index);
  }
  return index;
}

/** Finds cities by the beginning of their name in any language, tolerating typos. */
export function citiesByQuery(
  dictionary: Dictionary,
  phrase: string,
  locale: Locale,
): AnswerOf<typeof citiesByQueryCall> {
  const found = indexOf(dictionary).complete({ phrase, locale, limit: citiesShown });
  const items = found.flatMap(({ id }) => {
    const city = dictionary.cities.get(id);
    if (!city) return [];
    const { country_id, lat, lng } = city;
    const hint = dictionary.location(id, locale);
    const { slug } = cityLink(city, dictionary, locale);
    return [{ id, name: localise(city.name, locale), hint, slug, country_id, lat, lng }];
  });
  return { items };
}
