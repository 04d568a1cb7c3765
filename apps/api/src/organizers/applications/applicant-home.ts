import type { Locale } from "@tropa/domain/locale";
import { cityName, countryName } from "../../people/home-cities/home-cities.ts";
import type { ApplicationRow } from "./applications-store.ts";

/** Returns city and country of an applicant in a reader's language. */
export function readableHome(row: ApplicationRow, locale: Locale) {
  const code = row.city_name === null ? row.iso_code : row.city_country;
  const country = row.city_name === null ? row.country : code && countryName(code, locale);
  const city =
    row.city_name === null ? row.city : cityName(row.city_name, row.city_country, locale);
  return { city, country: country ?? "", country_code: code };
}
