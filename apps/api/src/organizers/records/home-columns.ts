import type { OrganizerForm } from "@tropa/api-contract/organizers/organizer-form";
import { fieldError } from "../../platform/errors/api-error.ts";
import type { HomeRow } from "../organizers/organizers.ts";

/** Returns the columns that store a home city. Throws if none is given. */
export function homeColumns({ city_id, city }: Pick<OrganizerForm, "city_id" | "city">): HomeRow {
  if (city_id === undefined && city === undefined) throw fieldError("city", "required");
  return city === undefined
    ? { city_id: city_id ?? null, city_name: null, city_country: null }
    : { city_id: null, city_name: city.name, city_country: city.country_code };
}
