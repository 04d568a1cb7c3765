import { homeCitiesCall } from "@tropa/api-contract/people/calls-home-cities";
import type { Storefront } from "@tropa/page-runtime/storefront/storefront-context";
import type { AutocompleteOption } from "@tropa/ui-kit/autocomplete";
import { callApi } from "../../platform/api/browser-api.ts";
import { logAndReturnNull } from "../../platform/api/log-failure.ts";

/** Encodes a city as a field value: "name|country code". A city of the catalogue is its id instead. */
const valueOf = (name: string, countryCode: string | null): string =>
  `${name.replaceAll("|", " ")}|${countryCode ?? ""}`;

/** Converts a city to an option of the field. */
export const homeCityOption = (
  name: string,
  countryCode: string | null,
  country: string | undefined,
): AutocompleteOption => ({
  value: valueOf(name, countryCode),
  name,
  text: [name, country].filter(Boolean).join(", "),
});

/** A city the search does not know, as typed. */
export const typedCity = (text: string): AutocompleteOption =>
  homeCityOption(text.trim(), null, undefined);

/** Decodes a field value for a call. */
export function homeCityOf(
  value: string,
): { city_id: number } | { city: { name: string; country_code: string | null } } {
  if (/^\d+$/.test(value)) return { city_id: Number(value) };
  const [name = "", code = ""] = value.split("|");
  return { city: { name, country_code: code || null } };
}

/** Cities of the world that begin with a phrase. */
export async function findHomeCities(
  storefront: Pick<Storefront, "locale" | "currency" | "variant">,
  phrase: string,
  signal: AbortSignal,
): Promise<AutocompleteOption[]> {
  if (phrase.trim() === "") return [];
  const { items } = await callApi(storefront, homeCitiesCall, { query: { query: phrase }, signal });
  return items.map((city) => homeCityOption(city.name, city.country_code, city.country));
}

export const homeCitiesFailed = logAndReturnNull(homeCitiesCall.name, homeCitiesCall.path);
