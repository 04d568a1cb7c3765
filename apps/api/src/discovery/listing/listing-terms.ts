import { localise } from "@tropa/domain/locale";
import type { Locale } from "@tropa/domain/locale";
import type { ListingTerm, ResolvedListing } from "@tropa/domain/discovery/search-filter";
import { choiceName } from "../catalogue/catalogue.ts";
import type { Dictionary, NamedRow } from "../catalogue/catalogue.ts";

export type FoundListing = Extract<ResolvedListing, { ok: true }>;

export const isPlace = (term: ListingTerm): boolean =>
  term.kind !== "restKind" && term.kind !== "collection";

/** Returns the name of a path segment. */
export function termName(term: ListingTerm, dictionary: Dictionary, locale: Locale): string {
  if (term.kind === "continent") return choiceName(locale, "continent", String(term.id));
  return localise(termRow(term, dictionary)?.name ?? {}, locale);
}

function termRow(term: ListingTerm, dictionary: Dictionary): NamedRow | undefined {
  const id = Number(term.id);
  if (term.kind === "country") return dictionary.countries.get(id);
  if (term.kind === "region") return dictionary.regions.get(id);
  if (term.kind === "city") return dictionary.cities.get(id);
  if (term.kind === "restKind") return dictionary.restKinds.get(id);
  return term.kind === "collection" ? dictionary.collections.get(id) : undefined;
}

/** Returns the path of a city; includes its region or country if a wider place has the city's name. */
export function cityPath(id: number, { cities, regions, countries, lookup }: Dictionary): string[] {
  const city = cities.get(id);
  if (!city) return [];
  if (lookup(city.slug)[0]?.kind === "city") return [city.slug];
  const wider = (city.region_id && regions.get(city.region_id)) ?? countries.get(city.country_id);
  return wider ? [wider.slug, city.slug] : [city.slug];
}

/** Returns the shortest path that means this term. */
export function termPath(term: ListingTerm, dictionary: Dictionary): string {
  return term.kind === "city" ? cityPath(Number(term.id), dictionary).join("/") : term.slug;
}
