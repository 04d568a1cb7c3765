import { collections } from "./collections.ts";
import { countries } from "./countries.ts";
import type { CountrySeed, PlaceSeed, RegionSeed } from "./notation/place-seed.ts";
import { places } from "./places/places.ts";
import { regions } from "./regions.ts";
import { restKinds } from "./rest-kinds.ts";

/** Geography and vocabularies of the demo catalogue, with look-ups that throw for unknown slugs. */

function bySlug<Item extends { slug: string }>(what: string, items: readonly Item[]) {
  const map = new Map(items.map((item) => [item.slug, item]));
  return (slug: string): Item => {
    const item = map.get(slug);
    if (!item) throw new Error(`The demo catalogue has no ${what} "${slug}"`);
    return item;
  };
}

export const countryOf: (slug: string) => CountrySeed = bySlug("country", countries);
export const regionOf: (slug: string) => RegionSeed = bySlug("region", regions);
export const restKindOf = bySlug("rest kind", restKinds);

export { collections, countries, places, regions, restKinds };

/** Countries whose tours are priced in rubles. */
const rubleCountries = new Set([
  "russia",
  "georgia",
  "armenia",
  "kazakhstan",
  "kyrgyzstan",
  "uzbekistan",
  "belarus",
  "azerbaijan",
  "tajikistan",
  "abkhazia",
  "mongolia",
]);

const euroCountries = new Set([
  "italy",
  "spain",
  "greece",
  "france",
  "portugal",
  "montenegro",
  "croatia",
  "germany",
  "austria",
  "hungary",
  "serbia",
  "finland",
  "netherlands",
  "czechia",
  "cyprus",
  "slovenia",
  "ireland",
  "malta",
]);

export function currencyOf(place: PlaceSeed): "RUB" | "EUR" | "USD" {
  if (rubleCountries.has(place.country)) return "RUB";
  return euroCountries.has(place.country) ? "EUR" : "USD";
}
